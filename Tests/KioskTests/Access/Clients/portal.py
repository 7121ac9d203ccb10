#!/usr/bin/env python3
"""Follows the desktop's settings: a portal that is not there, one that is, one that changes its mind, one that is odd.

Usage: portal.py PATH/TO/almanac     a line a check; ends with 1 if anything was wrong, with 77 where packages are missing.
"""

import os
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import desktop as desks  # noqa: E402

NAME, PATH, INTERFACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
APPEARANCE, GNOME, ASSISTANCE = "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"
NOW = ["--demo", "--now", "2026-07-14T15:10:00+01:00", "--size", "480x800"]
XML = f"""<node><interface name="{INTERFACE}">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""


class Portal:
    """A portal on the session bus, with what it is told to say."""

    def __init__(self):
        self.settings, self.asked, self.owner = {}, [], None
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        info = Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0]
        self.bus.register_object(PATH, info, self.answer, None, None)

    def answer(self, bus, sender, path, interface, method, arguments, invocation):
        self.asked.append(arguments.unpack()[0])
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (self.settings,)))

    def come(self):
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def go(self):
        Gio.bus_unown_name(self.owner)
        self.settings, self.asked = {}, []
        pump(lambda: False, 0.1)

    def change(self, space, key, value):
        self.settings.setdefault(space, {})[key] = value
        self.bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, value)))


def pump(holds, seconds=5.0):
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        GLib.timeout_add(20, lambda: False)
        context.iteration(True)
    return holds()


class Eyes:
    """Looks at pictures that the almanac makes of itself: the paper's colour, and how high the page's text reaches."""

    def __init__(self, desk, binary):
        self.desk, self.binary, self.portal = desk, binary, Portal()
        self.count = 0

    def open(self, *words, **environment):
        self.count += 1
        self.picture = f"{self.desk.home}/page-{self.count}.png"
        self.app = self.desk.start(self.binary, "run", *NOW, *words, "--screenshot", self.picture, **environment)
        self.shown = None
        desks.until(self.is_up, 20)

    def is_up(self):
        with open(f"/proc/{self.app.pid}/comm", encoding="utf-8") as name:
            words = ["xdotool", "search", "--onlyvisible", "--pid", str(self.app.pid)]
            return name.read().strip() == "almanac" and subprocess.run(
                words, capture_output=True, env=self.desk.environment, check=False).stdout

    def look(self):
        """A picture of now."""
        import signal
        if os.path.exists(self.picture):
            os.remove(self.picture)
        self.app.send_signal(signal.SIGUSR1)
        assert pump(lambda: os.path.exists(self.picture)), "there is no picture"
        time.sleep(0.1)
        with open(self.picture, "rb") as file:
            return file.read()

    def expect(self, *words):
        """Waits until the page looks as one that was printed with these options."""
        path = f"{self.desk.home}/expected.png"
        subprocess.run(
            [self.binary, "print", path, *NOW, *words], check=True, env=self.desk.environment, capture_output=True)
        with open(path, "rb") as file:
            expected = file.read()
        assert pump(lambda: self.look() == expected, 8), f"the page never looked as with {words}"

    def close(self):
        self.desk.end(self.app)


def does_without_a_portal(eyes):
    eyes.open()
    eyes.expect()
    eyes.close()


def takes_what_the_portal_says_at_the_start(eyes):
    eyes.portal.settings = {
        GNOME: {"text-scaling-factor": GLib.Variant("d", 1.4), "enable-animations": GLib.Variant("b", True)},
        APPEARANCE: {"color-scheme": GLib.Variant("u", 1), "accent-color": GLib.Variant("(ddd)", (0.1, 0.2, 0.3))},
        "org.example.odd": {"text-scaling-factor": GLib.Variant("d", 2.0)},
    }
    eyes.portal.come()
    eyes.open()
    eyes.expect("--text-scale", "1.4", "--edition", "night")
    assert sorted(eyes.portal.asked[0]) == sorted([APPEARANCE, GNOME, ASSISTANCE]), eyes.portal.asked


def follows_changes(eyes):
    eyes.portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", 1.0))
    eyes.expect("--edition", "night")
    eyes.portal.change(APPEARANCE, "color-scheme", GLib.Variant("u", 2))
    eyes.expect("--edition", "day")
    eyes.portal.change(APPEARANCE, "color-scheme", GLib.Variant("u", 0))
    eyes.portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", 7.5))
    eyes.expect("--text-scale", "2")


def passes_over_what_is_odd(eyes):
    for value in (GLib.Variant("s", "large"), GLib.Variant("d", -1.0), GLib.Variant("v", GLib.Variant("d", 1.2))):
        eyes.portal.change(GNOME, "text-scaling-factor", value)
    eyes.portal.change(APPEARANCE, "color-scheme", GLib.Variant("u", 4294967295))
    eyes.portal.change(APPEARANCE, "contrast", GLib.Variant("as", ["x" * 100000]))
    eyes.expect("--text-scale", "2")
    eyes.portal.change(GNOME, "text-scaling-factor", GLib.Variant("d", 1.2))
    eyes.expect("--text-scale", "1.2")
    eyes.close()


def is_told_nothing_that_was_chosen(eyes):
    eyes.portal.settings = {
        GNOME: {"text-scaling-factor": GLib.Variant("d", 1.4)}, APPEARANCE: {"color-scheme": GLib.Variant("u", 1)}}
    eyes.open("--text-scale", "1.2", ALMANAC_EDITION="day")
    eyes.expect("--text-scale", "1.2", "--edition", "day")
    eyes.close()
    eyes.open("--accessibility", "off")
    eyes.expect()
    eyes.close()


def takes_a_portal_that_comes_late(eyes):
    eyes.portal.go()
    eyes.open()
    eyes.expect()
    eyes.portal.settings = {GNOME: {"text-scaling-factor": GLib.Variant("d", 1.3)}}
    eyes.portal.come()
    eyes.expect("--text-scale", "1.3")
    eyes.close()


CHECKS = [
    does_without_a_portal, takes_what_the_portal_says_at_the_start, follows_changes, passes_over_what_is_odd,
    is_told_nothing_that_was_chosen, takes_a_portal_that_comes_late,
]


def main():
    global GLib, Gio
    missing = desks.missing()
    if missing:
        print(f"skipped: there is no {', '.join(missing)} here")
        return 77
    with desks.desktop() as desk:
        desk.adopt()
        try:
            from gi.repository import Gio, GLib
        except ImportError as problem:
            print(f"skipped: {problem} (apt install python3-gi)")
            return 77
        return desks.checks([(each.__name__.replace("_", " "), each) for each in CHECKS], Eyes(desk, os.path.abspath(sys.argv[1])))


sys.exit(main())
