#!/usr/bin/env python3
"""Reads and works the page as a screen reader would, with a real client on a private desktop.

Usage: reader.py PATH/TO/almanac     a line a check; ends with 1 if anything was wrong, with 77 where packages are missing.
"""

import os
import random
import signal
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import desktop as desks  # noqa: E402
import weather  # noqa: E402

NOW = ["--demo", "--now", "2026-07-14T15:10:00+01:00", "--size", "720x1280"]
# "push button" became "button" with at-spi2-core 2.53.
ROLES = {
    "page": {"frame"}, "masthead": {"heading"}, "tape": {"slider"}, "arc": {"image"}, "days": {"list"},
    "day-0": {"list item"}, "cell-0": {"label"}, "status": {"status bar"}, "retry": {"push button", "button"},
}
EVENTS = (
    "object:property-change", "object:state-changed", "object:children-changed", "object:announcement", "window",
)
ACTION, VALUE, ACCESSIBLE = "org.a11y.atspi.Action", "org.a11y.atspi.Value", "org.a11y.atspi.Accessible"
COMPONENT, CACHE, PATH = "org.a11y.atspi.Component", "org.a11y.atspi.Cache", "/org/a11y/atspi/accessible"
METHODS = {
    ACCESSIBLE: ["GetChildAtIndex", "GetChildren", "GetRelationSet", "GetState", "GetAttributes", "GetInterfaces"],
    COMPONENT: ["Contains", "GetAccessibleAtPoint", "GetExtents", "GetPosition", "GrabFocus", "SetExtents", "ScrollTo"],
    ACTION: ["GetName", "GetActions", "DoAction", "GetDescription"],
    "org.freedesktop.DBus.Properties": ["Get", "GetAll", "Set"], "org.freedesktop.DBus.Introspectable": ["Introspect"],
}


class Reader:
    """A desktop with the almanac on it, and somebody who listens."""

    def __init__(self, desk, binary):
        self.desk, self.binary = desk, binary
        self.app = None
        self.log = 0

    def open(self, *words):
        if self.app:
            self.desk.end(self.app)
        self.log += 1
        self.app = self.desk.start(self.binary, "run", *words, log=f"almanac-{self.log}.log")
        assert pump(lambda: node("masthead"), 20), f"the almanac is not on the bus: {self.said()}"

    def said(self):
        with open(f"{self.desk.home}/almanac-{self.log}.log", encoding="utf-8") as log:
            return log.read()[-500:]

    def key(self, *names):
        subprocess.run(["xdotool", "key", *names], check=True, env=self.desk.environment)

    @property
    def tape(self):
        return node("tape")

    def status(self, field):
        with open(f"/proc/{self.app.pid}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(field))


def bus_name():
    """Who owns the application: its reference begins with it."""
    wire = Wire()
    desktop = wire.call("org.a11y.atspi.Registry", PATH + "/root", ACCESSIBLE, "GetChildren")[0]
    for name, path in desktop:
        if wire.get(name, path, ACCESSIBLE, "Name") == "Almanac":
            return name
    return None


# Reading


def tells_roles_and_names(reader):
    reader.open(*NOW)
    for name, roles in ROLES.items():
        if name == "retry":
            continue
        element = node(name)
        assert element, f"there is no {name}"
        assert element.getRoleName() in roles, f"{name} is a {element.getRoleName()}"
    assert reader.tape.name == "Hour"
    assert node("masthead").name.startswith("Kilkenny, Tuesday, 14 July 2026"), node("masthead").name
    assert not node("retry"), "there is nothing to try again"
    unnamed = [each.get_accessible_id() for each in nodes(application()) if not each.name]
    assert not unnamed, f"without a name: {unnamed}"


def tells_its_application(reader):
    app = application()
    assert app.get_toolkit_name() == "Almanac" and app.get_toolkit_version(), app.get_toolkit_name()
    assert app.get_process_id() == reader.app.pid
    page = app[0]
    assert page.get_application().name == "Almanac" and page.parent == app and page.getIndexInParent() == 0
    days = node("days")
    assert [each.getIndexInParent() for each in days] == list(range(10)) and days[3].parent == days


def places_elements_on_the_screen(reader):
    assert pump(lambda: stands_where_the_window_is(reader)), "not where the window is"
    page = node("page").queryComponent().getExtents(0)
    assert (page.width, page.height) == (720, 1280), (page.width, page.height)
    for each in nodes(node("page")):
        place, screen = each.queryComponent().getExtents(1), each.queryComponent().getExtents(0)
        assert place.width > 0 and place.height > 0, f"{each.get_accessible_id()} has no size"
        assert 0 <= place.x and place.x + place.width <= 720, f"{each.get_accessible_id()} is beside the page"
        assert (screen.x - place.x, screen.y - place.y) == (page.x, page.y), each.get_accessible_id()


def stands_where_the_window_is(reader):
    page = node("page").queryComponent().getExtents(0)
    words = ["xdotool", "search", "--onlyvisible", "--name", "Almanac", "getwindowgeometry", "--shell"]
    window = subprocess.run(words, check=True, capture_output=True, text=True, env=reader.desk.environment).stdout
    return f"X={page.x}\nY={page.y}\n" in window


def finds_elements_under_a_point(reader):
    root = node("page").queryComponent()
    for name in ("tape", "arc", "day-4", "cell-2"):
        place = node(name).queryComponent().getExtents(0)
        found = root.getAccessibleAtPoint(place.x + place.width // 2, place.y + place.height // 2, 0)
        assert found.get_accessible_id() == name, f"at {name} is {found.get_accessible_id()}"
    assert root.getAccessibleAtPoint(-5, -5, 0) is None


def tells_where_the_tape_stands(reader):
    value = reader.tape.queryValue()
    standing = (value.currentValue, value.minimumValue, value.maximumValue, value.minimumIncrement)
    assert standing == (0, 0, 23, 1), standing
    text = value_text()
    assert text.startswith("15:00, ") and "degrees" in text, text
    assert attributes(reader.tape)["valuetext"] == text, attributes(reader.tape)
    return text


def tells_places_in_the_list(reader):
    for row in (0, 4, 9):
        told = attributes(node(f"day-{row}"))
        assert (told["posinset"], told["setsize"]) == (str(row + 1), "10"), told
        assert has(node(f"day-{row}"), pyatspi.STATE_FOCUSABLE), f"day-{row} can't have the focus"
    assert "posinset" not in attributes(reader.tape)


# Working


def is_worked_by_actions(reader):
    heard, tape = reader.listener, reader.tape
    actions = tape.queryAction()
    assert [actions.getName(i) for i in range(actions.nActions)] == ["increment", "decrement"]
    heard.clear()
    assert actions.doAction(0)
    heard.wait("object:property-change:accessible-value")
    assert tape.queryValue().currentValue == 1
    assert actions.doAction(1) and tape.queryValue().currentValue == 0
    assert not actions.doAction(1), "there is nothing before the first hour"
    assert tape.queryValue().currentValue == 0


def is_set_within_its_range(reader):
    tape = reader.tape
    for wish, hour in ((7, 7), (99, 23), (-5, 0), (3.6, 4), (1e300, 23), (-1e300, 0)):
        reader.listener.clear()
        tape.queryValue().currentValue = wish
        assert pump(lambda: tape.queryValue().currentValue == hour), f"{wish} came to {tape.queryValue().currentValue}"
    tape.queryValue().currentValue = 23
    assert not tape.queryAction().doAction(0), "there is nothing after the last hour"
    assert tape.queryAction().doAction(1)


def gives_the_focus(reader):
    heard, row = reader.listener, node("day-4")
    heard.clear()
    assert row.queryComponent().grabFocus()
    heard.wait("object:state-changed:focused", lambda event: event[2] == 1 and event[3] == row)
    assert has(row, pyatspi.STATE_FOCUSED) and not has(reader.tape, pyatspi.STATE_FOCUSED)
    assert not node("masthead").queryComponent().grabFocus(), "a heading does not take the focus"
    heard.clear()
    reader.key("Down")
    heard.wait("object:state-changed:focused", lambda event: event[2] == 1 and event[3] == node("day-5"))


def follows_the_keys(reader):
    heard = reader.listener
    reader.tape.queryComponent().grabFocus()
    reader.key("Home")
    pump(lambda: reader.tape.queryValue().currentValue == 0)
    for key, hour in (("Right", 1), ("Page_Down", 7), ("End", 23), ("Home", 0)):
        heard.clear()
        reader.key(key)
        event = heard.wait("object:property-change:accessible-value")
        assert event[3] == reader.tape and reader.tape.queryValue().currentValue == hour, key
    heard.clear()
    reader.key("Tab")
    heard.wait("object:state-changed:focused", lambda event: event[2] == 1 and event[3] != reader.tape)


def a_row_goes_to_its_noon(reader):
    row = node("day-1")
    assert row.queryAction().getName(0) == "press" and row.queryAction().doAction(0)
    text = value_text()
    assert text.startswith("12:00"), text


def targets_at_the_tapes_ends_work_it(reader):
    reader.open(*NOW, "--targets", "large")
    assert pump(lambda: node("later")), "there is no target for the next hour"
    later, earlier = node("later"), node("earlier")
    for target in (later, earlier):
        related = target.getRelationSet()
        told = [(each.getRelationType(), each.getTarget(0)) for each in related]
        assert told == [(pyatspi.RELATION_CONTROLLER_FOR, reader.tape)], told
    workers = reader.tape.getRelationSet()
    assert [(each.getRelationType(), each.getNTargets()) for each in workers] == [(pyatspi.RELATION_CONTROLLED_BY, 2)]
    assert later.queryAction().doAction(0) and pump(lambda: reader.tape.queryValue().currentValue == 1)
    assert earlier.queryAction().doAction(0) and pump(lambda: reader.tape.queryValue().currentValue == 0)


def answers_fast(reader):
    """From an action to the event that tells the new hour, through the display's loop."""
    reader.open(*NOW[:3], "--size", "480x320")
    medians = []
    # What else the machine does only ever makes it slower: the best of three rounds is the display's own.
    while len(medians) < 3 and not (medians and min(medians) <= 20):
        medians.append(statistics.median(latencies(reader)) * 1e3)
    load = os.getloadavg()[0] / os.cpu_count()
    assert min(medians) <= (20 if load < 1 else 100), f"medians {medians} ms, at a load of {load:.1f} a core"
    return f"median {min(medians):.1f} ms in round {len(medians)}, at a load of {load:.1f} a core"


def latencies(reader):
    """Seconds of thirty actions, to and fro."""
    heard, tape, times = reader.listener, reader.tape, []
    for turn in range(30):
        pump(lambda: False, 0.15)
        heard.clear()
        began = time.monotonic()
        assert tape.queryAction().doAction(turn // 15)
        times.append(heard.wait("object:property-change:accessible-value")[0] - began)
    return times


# Failing


def fails_is_tried_again_and_is_loaded(reader):
    heard = reader.listener
    with weather.serving() as service:
        reader.open(*service.arguments, "--size", "720x1280")
        assert pump(lambda: node("retry"), 20), "no Retry"
        retry = node("retry")
        heard.wait("object:announcement", lambda event: event[2] == 2 and "could not be loaded" in event[4])
        assert retry.getRoleName() in ROLES["retry"] and pump(lambda: has(retry, pyatspi.STATE_FOCUSED))
        assert node("status").name.startswith("The forecast could not be loaded"), node("status").name
        heard.clear()
        service.waits.clear()
        service.fails = False
        assert retry.queryAction().doAction(0)
        heard.wait("object:state-changed:busy", lambda event: event[2] == 1)
        heard.wait("object:announcement", lambda event: event[4] == "Loading the forecast")
        heard.clear()
        service.waits.set()
        heard.wait("object:state-changed:busy", lambda event: event[2] == 0, 10)
        heard.wait("object:announcement", lambda event: event[2] == 1 and event[4].startswith("Forecast loaded"))
        assert pump(lambda: node("tape")) and pump(lambda: not node("retry"))
        assert pump(lambda: has(node("tape"), pyatspi.STATE_FOCUSED)), "nobody has the focus after loading"


def keeps_tape_and_rows_while_a_page_is_loaded_again(reader):
    reader.open(*NOW, "--state", "loading-cached")
    assert pump(lambda: has(node("page"), pyatspi.STATE_BUSY)), "the page is not busy"
    assert node("tape") and node("day-9") and reader.tape.queryAction().doAction(0)


def a_notification_for_older_readers(reader):
    with weather.serving() as service:
        service.waits.clear()
        reader.open(*service.arguments, "--size", "480x800", "--announce", "notification")
        heard = reader.listener
        assert pump(lambda: node("tape"))
        pump(lambda: False, 0.5)
        heard.clear()
        service.waits.set()
        event = heard.wait(
            "object:state-changed:showing", lambda event: event[2] == 1 and event[3].getRoleName() == "notification", 20)
        assert event[3].name.startswith("The forecast could not be loaded"), event[3].name
        assert not heard.of("object:announcement"), "what is notified is not announced too"


# Trouble


def survives_malformed_calls(reader):
    reader.open(*NOW)
    wire, name = Wire(), bus_name()
    tape = f"{PATH}/{next(i for i in range(1, 400) if is_tape(wire, name, i))}"
    huge = "ü" * 1_000_000
    variant = GLib.Variant
    errors = [
        wire.refused(name, PATH + "/999999", ACCESSIBLE, "GetRole"),
        wire.refused(name, PATH + "/007", ACCESSIBLE, "GetRole"),
        wire.refused(name, PATH + "/4294967297", ACCESSIBLE, "GetRole"),
        wire.refused(name, PATH, ACCESSIBLE, "GetRole"),
        wire.refused(name, PATH + "/root/1", ACCESSIBLE, "GetRole"),
        wire.refused(name, "/", ACCESSIBLE, "GetRole"),
        wire.refused(name, tape, ACCESSIBLE, "GetRole", variant("(s)", (huge,))),
        wire.refused(name, tape, ACCESSIBLE, "NoSuchMethod"),
        wire.refused(name, tape, "org.example." + "x" * 200, "GetRole"),
        wire.refused(name, tape, ACCESSIBLE, "GetChildAtIndex", variant("(s)", ("one",))),
        wire.refused(name, tape, ACTION, "DoAction", variant("(i)", (99,))),
        wire.refused(name, tape, ACTION, "DoAction", variant("(i)", (-2147483648,))),
        wire.refused(name, tape, ACTION, "GetName", variant("(i)", (2147483647,))),
        wire.refused(name, PATH + "/root", ACTION, "DoAction", variant("(i)", (0,))),
        wire.refused(name, PATH + "/root", COMPONENT, "GetExtents", variant("(u)", (0,))),
        wire.refused(name, tape, "org.freedesktop.DBus.Properties", "Set",
                     variant("(ssv)", (VALUE, "CurrentValue", variant("s", huge)))),
        wire.refused(name, tape, "org.freedesktop.DBus.Properties", "Set",
                     variant("(ssv)", (VALUE, "CurrentValue", variant("d", float("nan"))))),
        wire.refused(name, tape, "org.freedesktop.DBus.Properties", "Set",
                     variant("(ssv)", (VALUE, "MaximumValue", variant("d", 99.0)))),
        wire.refused(name, tape, "org.freedesktop.DBus.Properties", "Get", variant("(ss)", (VALUE, huge))),
    ]
    assert wire.call(name, tape, ACCESSIBLE, "GetChildAtIndex", variant("(i)", (-2147483648,)))[0][1].endswith("/null")
    for number in (2147483647, -2147483648):
        wire.call(name, tape, COMPONENT, "Contains", variant("(iiu)", (number, number, 4294967295)))
        wire.call(name, tape, COMPONENT, "GetExtents", variant("(u)", (4294967295,)))
    items = wire.call(name, "/org/a11y/atspi/cache", CACHE, "GetItems")[0]
    assert len(items) > 20 and all(len(item) == 10 for item in items), len(items)
    assert reader.app.poll() is None and reader.tape, reader.said()
    return f"{len(errors)} error replies"


def survives_nonsense(reader):
    """Calls put together by chance, the same in every run."""
    chance, wire, name = random.Random(7), Wire(), bus_name()
    makers = [
        lambda: GLib.Variant("i", chance.choice([0, 1, -1, 2147483647, -2147483648])),
        lambda: GLib.Variant("u", chance.choice([0, 1, 2, 4294967295])),
        lambda: GLib.Variant("d", chance.choice([0.0, 3.7, float("inf"), float("-inf"), float("nan")])),
        lambda: GLib.Variant("s", chance.choice(["", VALUE, ACCESSIBLE, "CurrentValue", "Name", "x" * 5000])),
        lambda: GLib.Variant("v", GLib.Variant("d", 5.0)), lambda: GLib.Variant("as", ["a", "b"]),
    ]
    answered = 0
    for _ in range(600):
        interface = chance.choice(list(METHODS))
        path = f"{PATH}/{chance.choice(['root', '1', '2', '5', '100', '104', '200', '1073741824'])}"
        words = GLib.Variant.new_tuple(*[chance.choice(makers)() for _ in range(chance.choice([0, 0, 1, 1, 2, 3]))])
        try:
            wire.call(name, path, interface, chance.choice(METHODS[interface]), words)
            answered += 1
        except GLib.Error as error:
            assert not Gio.DBusError.get_remote_error(error).endswith("NoReply"), error.message
    assert reader.app.poll() is None and reader.tape, reader.said()
    return f"{answered} of 600 were answered, the others refused"


def is_tape(wire, name, number):
    try:
        return wire.get(name, f"{PATH}/{number}", ACCESSIBLE, "AccessibleId") == "tape"
    except GLib.Error:
        return False


def survives_clients_that_vanish(reader):
    """Clients that ask, and are gone before they are answered; then one that leaves in the middle of a message."""
    import socket
    name = bus_name()
    words = ["gdbus", "call", "--session", "-d", name, "-o", PATH + "/5", "-m", ACTION + ".DoAction", "0"]
    environment = {**reader.desk.environment, "DBUS_SESSION_BUS_ADDRESS": Wire().address}
    for wait in range(8):
        client = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(0.01 * wait)
        client.kill()
        client.wait()
    for half in (b"\0AUTH EXTERNAL 30\r\nNEGOTIATE_UNIX_FD\r\nBEGIN\r\nl\1\0\1\xff\xff\0\0", b"\0AUTH \xff\xfe\r\n", b"l" * 70000):
        file = socket.socket(socket.AF_UNIX)
        file.connect(Wire().address.split("=", 1)[1].split(",")[0])
        file.sendall(half)
        file.close()
    assert reader.app.poll() is None and pump(lambda: reader.tape), reader.said()
    assert reader.tape.queryAction().doAction(0)


def reads_without_growing(reader):
    wire, name = Wire(), bus_name()
    tape = f"{PATH}/{next(i for i in range(1, 400) if is_tape(wire, name, i))}"
    read(wire, name, tape, 4_000)
    before = reader.status("VmRSS")
    began = time.monotonic()
    read(wire, name, tape, 40_000)
    grown = reader.status("VmRSS") - before
    assert grown < 100, f"{grown} KB more"
    return f"40000 reads, {grown} KB more, {(time.monotonic() - began) / 40_000 * 1e6:.0f} us each"


def read(wire, name, path, count):
    """Reads a value so often; many at a time, as the bus takes them."""
    left, open_calls = [count], [0]
    wanted = GLib.Variant("(ss)", (VALUE, "CurrentValue"))

    def more(*result):
        if result:
            wire.bus.call_finish(result[1])
            open_calls[0] -= 1
        while left[0] and open_calls[0] < 50:
            left[0] -= 1
            open_calls[0] += 1
            wire.bus.call(name, path, "org.freedesktop.DBus.Properties", "Get", wanted, None, 0, 5000, None, more)

    more()
    assert pump(lambda: not left[0] and not open_calls[0], 120), f"{left[0]} left"


def comes_back_to_a_new_registry(reader):
    registry = Wire().call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        GLib.Variant("(s)", ("org.a11y.atspi.Registry",)))[0]
    os.kill(registry, signal.SIGKILL)
    began = time.monotonic()
    assert pump(on_desktop, 15), "the almanac is not with the new registry"
    return f"after {time.monotonic() - began:.1f} s"


def on_desktop():
    try:
        return bus_name()
    except GLib.Error:
        return None


def comes_back_to_a_new_bus(reader):
    """The whole accessibility bus dies and is started anew; this process' own client library would not survive that."""
    listing = subprocess.run(["pgrep", "-f", "accessibility.conf"], capture_output=True, text=True, check=False).stdout
    bus = next((int(each) for each in listing.split() if reader.desk.home in environment_of(int(each))), None)
    assert bus, "whose bus is it?"
    os.kill(bus, signal.SIGKILL)
    began = time.monotonic()
    assert desks.until(on_desktop, 20, 0.2), f"the almanac is not on the new bus: {reader.said()}"
    return f"after {time.monotonic() - began:.1f} s"


def environment_of(process):
    try:
        with open(f"/proc/{process}/environ", encoding="utf-8", errors="replace") as environment:
            return environment.read()
    except OSError:
        return ""


def wake_ups(app):
    total = 0
    for thread in os.listdir(f"/proc/{app.pid}/task"):
        with open(f"/proc/{app.pid}/task/{thread}/status", encoding="utf-8") as status:
            total += next(int(line.split()[1]) for line in status if line.startswith("voluntary"))
    return total


def rests(reader):
    """At rest nothing wakes, with a bus as without; the page's own clock may turn once in the time."""
    reader.desk.end(reader.app)
    apps = [reader.desk.start(reader.binary, "run", *NOW, "--accessibility", each) for each in ("off", "auto")]
    time.sleep(4)
    before = [wake_ups(app) for app in apps]
    time.sleep(8)
    without, beside = [wake_ups(app) - count for app, count in zip(apps, before)]
    assert beside <= without + 1, f"{without} without a bus, {beside} with one"
    return f"{without} wake-ups without a bus, {beside} with one, in 8 s"


def outlives_its_session(reader):
    """A session bus that dies, one that was never there, addresses that are none: the page goes on, and says nothing."""
    words = [reader.binary, "run", *NOW[:3], "--size", "480x320"]
    with desks.desktop() as desk:
        bus = next(each for each in desk.processes if each.args[0] == "dbus-daemon")
        buses = [{}, {"DBUS_SESSION_BUS_ADDRESS": ""}, {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"},
                 {"DBUS_SESSION_BUS_ADDRESS": "autolaunch:", "AT_SPI_BUS_ADDRESS": "garbage;;x="}]
        apps = [desk.start(*words, log=f"app-{i}.log", **each) for i, each in enumerate(buses)]
        time.sleep(3)
        desk.end(bus, signal.SIGKILL)
        time.sleep(2)
        for i, app in enumerate(apps):
            with open(f"{desk.home}/app-{i}.log", encoding="utf-8") as log:
                told = log.read().strip().splitlines()
            assert app.poll() is None and len(told) <= 1, f"with {buses[i]}: {app.poll()}, {told}"
            desk.end(app)
            assert app.returncode == 0, f"with {buses[i]} it ended with {app.returncode}"


CHECKS = [
    tells_roles_and_names, tells_its_application, places_elements_on_the_screen, finds_elements_under_a_point,
    tells_where_the_tape_stands, tells_places_in_the_list, is_worked_by_actions, is_set_within_its_range,
    gives_the_focus, follows_the_keys, a_row_goes_to_its_noon, targets_at_the_tapes_ends_work_it, answers_fast,
    fails_is_tried_again_and_is_loaded, keeps_tape_and_rows_while_a_page_is_loaded_again,
    a_notification_for_older_readers, survives_malformed_calls, survives_nonsense,
    survives_clients_that_vanish, reads_without_growing,
    comes_back_to_a_new_registry, comes_back_to_a_new_bus, rests, outlives_its_session,
]


def main():
    global Gio, Listener, Wire, GLib, application, attributes, has, node, nodes, pump, pyatspi, value_text
    missing = desks.missing()
    if missing:
        print(f"skipped: there is no {', '.join(missing)} here")
        return 77
    binary = os.path.abspath(sys.argv[1])
    with desks.desktop() as desk:
        desk.adopt()
        try:
            from client import Gio, Listener, Wire, GLib, application, attributes, has, node, nodes, pump, pyatspi, value_text
        except (ImportError, ValueError) as problem:
            print(f"skipped: {problem} (apt install python3-pyatspi gir1.2-atspi-2.0)")
            return 77
        reader = Reader(desk, binary)
        reader.listener = Listener(*EVENTS)
        wanted = [each for each in CHECKS if not sys.argv[2:] or each.__name__ in sys.argv[2:]]
        return desks.checks([(each.__name__.replace("_", " "), each) for each in wanted], reader)


sys.exit(main())
