"""Checks of touch, mouse and keyboard on a machine with a card."""

import time

import pictures
from display import Display, Hand
from gestures import Tape, agree, at_rest, drag_three_hours, fling, press_a_tick
from machine import SLACK

def touch_drags_and_flings(machine, printer, output):
    with Display(machine, printer, "--output", output) as display, Hand(machine, "multi") as hand:
        display.await_page()
        said = drag_three_hours(display, hand)
        display.keep(display.screen(), f"{output}-dragged")
        said += "; flung to " + fling(display, hand)
        display.keep(display.screen(), f"{output}-flung")
        return said


def every_kind_of_hand(machine, printer, kind):
    """Panels without slots, and those that know one finger only."""
    with Display(machine, printer, "--output", "dumb") as display, Hand(machine, kind) as hand:
        display.await_page()
        return drag_three_hours(display, hand)


def a_finger_held_still_does_not_fling(display, hand):
    tape = Tape(display)
    hand.do(*tape.drag(2, 100), "wait 200", "up 0")
    return agree(display, 4)


def a_second_finger_changes_nothing(display, hand):
    tape = Tape(display)
    other = tape.words((tape.middle - 3 * tape.hour, tape.y))
    first = tape.drag(2, 500)
    hand.do(first[0], f"down 1 {other}", first[1], f"move 1 {tape.words((tape.middle, tape.y))}", "wait 250", "up 1", "up 0")
    return agree(display, 6)


def dropped_reports_are_made_up_for(machine, display, hand):
    """More than the kernel keeps, while nobody reads: where the finger is then is asked, not guessed."""
    tape = Tape(display)
    start = (tape.right, tape.y)
    end = (tape.right - 3 * tape.hour, tape.y)
    hand.do(f"down 0 {tape.words(start)}", "wait 100")
    machine.tell(f"kill -STOP {display.pid}")
    hand.do("flood 5000", f"move 0 {tape.words(end)}")
    machine.tell(f"kill -CONT {display.pid}")
    time.sleep(1)
    hand.do("up 0")
    return agree(display, 9)


def a_lift_that_was_dropped_lets_go(machine, display, hand):
    """The finger goes while nobody reads, and another comes: the page must not hold on to the first."""
    tape = Tape(display)
    hand.do(*tape.drag(2, 300))
    machine.tell(f"kill -STOP {display.pid}")
    hand.do("flood 5000", "up 0")
    machine.tell(f"kill -CONT {display.pid}")
    at_rest(display)
    agree(display, 11)
    return press_a_tick(display, hand, -2, 9)


def unplugged_and_plugged_in_again(machine, display, hand):
    """A panel that goes with a finger on it lets go of the page; the next one is taken."""
    hand.do(*Tape(display).drag(3, 400))
    hand.__exit__()
    at_rest(display)
    go_home(machine, display)
    with Hand(machine, "multi") as another:
        return drag_three_hours(display, another)


def mouse(machine, display):
    tape = Tape(display)
    machine.move(-2000, -2000)
    machine.move(round(tape.right), round(tape.y))
    machine.button(True)
    for _ in range(10):
        machine.move(-round(tape.hour / 5), 0)
        time.sleep(0.04)
    time.sleep(0.3)
    machine.button(False)
    return agree(display, 2)


def keyboard(machine, display):
    """Keys move the tape, and show where they work by a ring."""
    for keys, hour in ((["right", "right"], 2), (["end"], 23), (["home"], 0)):
        for key in keys:
            machine.key(key)
        stand(display, hour)
    assert pictures.difference(display.screen(), display.page()).largest > 100, "there is no ring"
    return "by 2 hours, to the end and back"


def go_home(machine, display):
    machine.key("home")
    stand(display, 0)


def stand(display, hour, patience=20):
    """Waits until the almanac says that it stands on an hour, and shows what it says it shows."""
    end = time.monotonic() + patience * SLACK
    while True:
        found = pictures.difference(display.own_picture(), display.screen())
        if display.state == (hour, True) and found.largest <= display.tolerance.largest:
            return
        assert time.monotonic() < end, f"it stands at {display.state}, not at rest on {hour}, or shows something else: {found}"


def a_turned_panel(machine, printer, output, turn):
    """The page stands upright for whoever sees the panel turned, and a touch lands on what is under it."""
    size = (480, 800) if turn % 180 else (800, 480)
    with Display(machine, printer, "--output", output, "--rotate", str(turn), size=size, turn=turn) as display, \
            Hand(machine, "multi") as hand:
        display.await_page()
        said = press_a_tick(display, hand, 2, 2)
        display.keep(machine.screen(), f"{output}-turned-{turn}")
        return said


def run(rounds, machine, printer, outputs):
    for output in outputs:
        rounds.attempt(touch_drags_and_flings, machine, printer, output, about=f"({output})")
    for kind in ("single", "anonymous"):
        rounds.attempt(every_kind_of_hand, machine, printer, kind, about=f"({kind})")
    one_display(rounds, machine, printer)
    for output, turn in [("dumb", 90), ("dumb", 180), ("dumb", 270), ("kms", 90), ("fb", 90)]:
        if output in outputs:
            rounds.attempt(a_turned_panel, machine, printer, output, turn, about=f"({output}, {turn}°)")


def one_display(rounds, machine, printer):
    """One after the other on one display: each begins where the one before has left the tape."""
    with Display(machine, printer, "--output", "dumb") as display:
        display.await_page()
        rounds.attempt(keyboard, machine, display)
        rounds.attempt(mouse, machine, display)
        with Hand(machine, "multi") as hand:
            rounds.attempt(a_finger_held_still_does_not_fling, display, hand)
            rounds.attempt(a_second_finger_changes_nothing, display, hand)
            rounds.attempt(dropped_reports_are_made_up_for, machine, display, hand)
            rounds.attempt(a_lift_that_was_dropped_lets_go, machine, display, hand)
            rounds.attempt(unplugged_and_plugged_in_again, machine, display, hand)
