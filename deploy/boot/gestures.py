"""What hands do to a page: each gesture, and the hour at which the page must rest after it."""

import time

import pictures
from machine import SLACK

AGREEMENT = 1.0  # how far the almanac's own picture and the screen may lie apart on the average: a GPU's drawing read twice


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
    """The screen, the page as it is printed and the almanac's own picture are one."""
    found, _ = display.await_page(hour)
    own = pictures.difference(display.own_picture(), display.screen())
    assert own.average <= AGREEMENT, f"the almanac's own picture is not the screen's: {own}"
    return f"hour {hour}, {found}"


def at_rest(display, patience=20):
    """The screen, once it does not change any more."""
    before, end = display.screen(), time.monotonic() + patience * SLACK
    while True:
        time.sleep(0.5)
        seen = display.screen()
        if seen.rgb == before.rgb:
            return seen
        assert time.monotonic() < end, f"after {patience} s the page still moves"
        before = seen
