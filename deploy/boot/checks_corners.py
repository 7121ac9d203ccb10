"""Four touches on the proof page, however page and panel are turned: each has to land on the ring that is under it."""

import time

from display import Display, Hand
from gestures import Tape
from machine import SLACK

TURNS = [0, 90, 180, 270]
INSET = 0.1  # of the page's shorter side: where the proof page has its rings (ProofForm.cornerInset)


def corners(width, height):
    """The rings' middles in the order in which they are asked for."""
    inset = INSET * min(width, height)
    return [(inset, inset), (width - inset, inset), (width - inset, height - inset), (inset, height - inset)]


def touches_land_on_all_corners(machine, printer, output, turn):
    size = (480, 800) if turn % 180 else (800, 480)
    words = ("--output", output, "--rotate", str(turn), "--proof")
    with Display(machine, printer, *words, size=size, turn=turn) as display, Hand(machine, "multi") as hand:
        await_words(display, "output: ")
        # The proof page is there once the screen has rings: nothing of it is blank any more.
        end = time.monotonic() + 20 * SLACK
        while display.screen().is_blank:
            assert time.monotonic() < end, "nothing is shown"
            time.sleep(0.25)
        tape = Tape(display)
        for corner in corners(*size):
            hand.do(f"down 0 {tape.words(corner)}", "wait 80", "up 0", "wait 80")
        said = await_words(display, "proof: ")
        display.keep(machine.screen(), f"{output}-proof-{turn}")
        assert said.endswith("proof: right"), said
        return said.split("almanac: ")[-1]


def await_words(display, words, patience=20):
    end = time.monotonic() + patience * SLACK
    while True:
        lines = [line for line in display.said.splitlines() if words in line]
        if lines:
            return lines[-1]
        assert time.monotonic() < end, f"it never said {words!r}, but {display.said!r}"
        time.sleep(0.25)


def run(rounds, machine, printer):
    for output in ("kms", "dumb", "fb"):
        for turn in TURNS:
            rounds.attempt(touches_land_on_all_corners, machine, printer, output, turn, about=f"({output}, {turn}°)")
