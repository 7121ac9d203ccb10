"""What hands do to a page: each gesture, and the hour at which the page must rest after it."""

import time

import pictures
from display import FINE
from machine import SLACK

class Tape:
    """Places on the tape of a display, in pixels of the page, and on the panel behind it."""

    def __init__(self, display):
        tape = display.regions["tape"]
        self.display, self.hour = display, display.regions["hourWidth"]
        self.middle = tape["x"] + tape["width"] / 2
        self.right = tape["x"] + tape["width"] * 0.8
        self.y = tape["y"] + tape["height"] / 2

    def panel(self, x, y):
        """Where a point of the page lies on a panel that is hung turned."""
        width, height = self.display.size
        return {0: (x, y), 90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}[self.display.turn]

    def words(self, *points):
        return " ".join(f"{value:g}" for point in points for value in self.panel(*point))

    def drag(self, hours, ms, slot=0, start=None):
        """A finger that drags the tape by some hours, at even speed."""
        start = (self.right if hours > 0 else self.right - 5 * self.hour, self.y) if start is None else start
        end = (start[0] - hours * self.hour, self.y)
        return [f"down {slot} {self.words(start)}", f"drag {slot} {self.words(start, end)} {ms}"]


def drag_three_hours(display, hand):
    """Slow, and held still before it is lifted: three hours exactly."""
    hand.do(*Tape(display).drag(3, 600), "wait 250", "up 0")
    return agree(display, 3)


def fling(display, hand, start=3):
    """A flick that travels on: the page rests on an hour beyond those that the finger has crossed."""
    hand.do(*Tape(display).drag(2.5, 120), "up 0")
    seen = at_rest(display)
    hour = display.hour(seen)
    assert hour > start + 3, f"a flick over 2.5 hours from hour {start} came to rest on hour {hour}"
    return agree(display, hour)


def press_a_tick(display, hand, hours, goal):
    """A tap on the tape goes to the hour that was tapped."""
    tape = Tape(display)
    place = tape.words((tape.middle + hours * tape.hour, tape.y))
    hand.do(f"down 0 {place}", "wait 80", "up 0")
    return agree(display, goal)


def agree(display, hour):
    """The screen is the page as it is printed, and the almanac says the same of itself, in words and as a picture."""
    found, _ = display.await_page(hour)
    own = pictures.difference(display.own_picture(), display.page(hour))
    assert own.average <= FINE.average and own.largest <= FINE.largest, f"the almanac's own picture is another: {own}"
    assert display.state == (hour, True), f"the almanac says that it stands at {display.state}, not at rest on {hour}"
    return f"hour {hour}, {found}"


def at_rest(display, patience=20):
    """The screen, once it has not changed for two seconds."""
    before, began = display.screen(), time.monotonic()
    since = began
    while time.monotonic() - since < 2:
        time.sleep(0.4)
        seen = display.screen()
        if seen.rgb != before.rgb:
            before, since = seen, time.monotonic()
        assert time.monotonic() < began + patience * SLACK, f"after {patience} s the page still moves"
    return before
