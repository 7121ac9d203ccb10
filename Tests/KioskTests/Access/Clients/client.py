"""What a reader of screens does, for tests: finds the almanac, looks at it, listens to it. Import it on a desktop only."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

import pyatspi  # noqa: E402


def pump(holds, seconds=5.0):
    """Lets events come until something holds; returns what it came to."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while True:
        result = holds()
        if result or time.monotonic() > end:
            return result
        GLib.timeout_add(20, lambda: False)
        context.iteration(True)
        while context.pending():
            context.iteration(False)


def application():
    """The almanac among the desktop's programs; None where it is not."""
    try:
        return next((each for each in pyatspi.Registry.getDesktop(0) if each and each.name == "Almanac"), None)
    except GLib.Error:
        return None


def nodes(of):
    """An element and everything in it, in reading order."""
    yield of
    for child in of:
        yield from nodes(child)


def node(name):
    """The element of a name such as tape or day-3; None where the page has none."""
    page = application()
    try:
        return page and next((each for each in nodes(page) if each.get_accessible_id() == name), None)
    except (GLib.Error, TypeError):
        return None


def attributes(of):
    return dict(text.split(":", 1) for text in of.getAttributes())


def value_text():
    """The words of the hour."""
    return Atspi.Value.get_text(node("tape"))


def has(of, state):
    of.clear_cache_single() if hasattr(of, "clear_cache_single") else of.clear_cache()
    return of.getState().contains(state)


class Listener:
    """Keeps what it hears, with the time."""

    def __init__(self, *events):
        self.heard = []
        self.listener = Atspi.EventListener.new(self.hear)
        self.events = events
        for event in events:
            self.listener.register(event)

    def hear(self, event):
        self.heard.append((time.monotonic(), event.type, event.detail1, event.source, event.any_data))

    def clear(self):
        self.heard.clear()

    def of(self, start):
        return [each for each in self.heard if each[1].startswith(start)]

    def wait(self, start, holds=lambda event: True, seconds=5.0):
        """Waits for an event; says what was heard instead."""
        found = pump(lambda: [each for each in self.of(start) if holds(each)], seconds)
        assert found, f"no {start} in {seconds} s, but {[each[1:3] for each in self.heard]}"
        return found[0]

    def leave(self):
        for event in self.events:
            self.listener.deregister(event)


class Wire:
    """The bus without any library that is kind to mistakes."""

    def __init__(self):
        address = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.address = address
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None, 0, 5000).unpack()

    def refused(self, *words):
        """Makes a call that has to fail; returns the error's name."""
        try:
            answer = self.call(*words)
        except GLib.Error as error:
            name = Gio.DBusError.get_remote_error(error)
            assert name and name != "org.freedesktop.DBus.Error.NoReply", f"{words[1:4]}: {error.message}"
            return name
        raise AssertionError(f"{words[1:4]} was answered with {answer!r:.200}")

    def get(self, name, path, interface, prop):
        return self.call(name, path, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, prop)))[0]
