"""The almanac in a machine: started, looked at, compared with pages printed without a screen."""

import contextlib
import json
import os
import re
import subprocess
import time

from typing import NamedTuple

import pictures
from machine import SLACK

NOW = "2026-03-14T09:26:00+00:00"
STANDING = ["--demo", "--now", NOW]
# As the service has it: its user, its groups, on the first console.
PERSON = "setsid -cw setpriv --reuid=almanac --regid=almanac --init-groups"


class Tolerance(NamedTuple):
    """How far the channels of a screen may lie from those of the page that is printed: on the average, and anywhere."""
    average: float
    largest: int


# Mesa's GL and another freetype differ on edges; nothing is anywhere else than it is printed.
FINE = Tolerance(0.5, 48)
# Colours of 5, 6 and 5 bits, with edges dithered: steps of 8 and 4.
COARSE = Tolerance(4, 64)


class Printer:
    """Prints pages without a screen, each once: the software renderer on the machine that the test runs on."""

    def __init__(self, command, folder):
        self.command, self.folder = command, folder
        self.pages = {}

    def run(self, *words):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": self.folder}
        return subprocess.run(
            [*self.command, *words], env=environment, check=True, capture_output=True, text=True).stdout

    def page(self, size=(800, 480), hour=0, *words):
        key = (size, hour, words)
        if key not in self.pages:
            file = os.path.join(self.folder, f"page-{len(self.pages)}.png")
            self.run("print", file, *STANDING, "--size", "{}x{}".format(*size), "--hour", str(hour), *words)
            self.pages[key] = pictures.read_png(file)
        return self.pages[key]

    def regions(self, size=(800, 480)):
        words = ["describe", "--json", *STANDING, "--size", "{}x{}".format(*size)]
        return json.loads(self.run(*words))["regions"]


class Display:
    """The almanac, shown by a machine to whoever looks at its screen."""

    def __init__(self, machine, printer, *words, size=(800, 480), turn=0, who=PERSON, tolerance=FINE, terminal="/dev/tty1"):
        self.machine, self.printer, self.size, self.turn = machine, printer, size, turn
        self.regions, self.tolerance = printer.regions(size), tolerance
        self.log, self.terminal = "almanac.log", terminal
        self.shot = "shot.png"
        self.command = (
            f"cd /tmp; : >/share/{self.log}; HOME=/tmp {who} almanac run "
            f"{' '.join(STANDING)} {' '.join(words)} --screenshot /tmp/{self.shot}")

    def __enter__(self):
        self.began = time.monotonic()
        self.machine.tell(f"chown almanac {self.terminal}; ({self.command} <{self.terminal} >/dev/null 2>/share/{self.log}) &")
        self.pid = self.machine.tell("for i in $(seq 50); do pidof -s almanac && break; sleep 0.1; done").split()[-1]
        return self

    def __exit__(self, *_):
        self.machine.tell(f"kill {self.pid}; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 {self.pid} || break; sleep 0.5; done; "
                          f"kill -9 {self.pid}", code=None)

    def attempt(self):
        """Runs it to its end; returns its exit code and what it said."""
        said = self.machine.tell(f"{self.command} <{self.terminal} 2>&1; echo @ended $?", code=None)
        text, code = said.rsplit("@ended ", 1)
        return int(code), text.strip()

    @property
    def said(self):
        with open(os.path.join(self.machine.share, self.log), encoding="utf-8") as file:
            return file.read()

    def screen(self):
        """The page as it is seen from before a panel that is hung turned."""
        return self.machine.screen().turned(-self.turn % 360)

    def page(self, hour=0, *words):
        return self.printer.page(self.size, hour, *words)

    def await_page(self, hour=0, *words, patience=20, picture=None):
        """Waits until the screen shows a page; returns how it differs, and after how many seconds it was there."""
        wanted, began = picture or self.page(hour, *words), time.monotonic()
        patience *= SLACK
        while True:
            seen = self.screen()
            seconds = time.monotonic() - began
            if pictures.are_alike(seen, wanted, self.tolerance.average):
                found = pictures.difference(seen, wanted)
                if found.average <= self.tolerance.average and found.largest <= self.tolerance.largest:
                    return found, seconds
            if time.monotonic() - began > patience:
                raise AssertionError(self.complaint(seen, wanted, patience))
            time.sleep(0.25)

    def complaint(self, seen, wanted, patience):
        """What is seen instead, and what the almanac says of itself."""
        self.keep(seen, "wrong")
        with contextlib.suppress(AssertionError, OSError):
            self.own_picture()
        said = " | ".join(self.said.splitlines()[-4:])
        return f"after {patience:.0f} s the screen is not the page: {self.why(seen, wanted)}; {said}"

    def why(self, seen, wanted):
        if (seen.width, seen.height) != (wanted.width, wanted.height):
            return f"it is {seen.width}x{seen.height}"
        return "it is blank" if seen.is_blank else str(pictures.difference(seen, wanted))

    def keep(self, picture, name):
        """A picture for whoever wants to look."""
        pictures.write_png(picture, self.machine.path(f"{name}.png"))

    def own_picture(self):
        """What the almanac itself says it shows: it saves a picture on SIGUSR1."""
        self.machine.tell(f"rm -f /tmp/{self.shot}; n=$(grep -c screenshot: /share/{self.log}); kill -USR1 {self.pid}; "
                          f"for i in $(seq 100); do [ $(grep -c screenshot: /share/{self.log}) -gt $n ] && break; "
                          f"sleep 0.1; done; cp /tmp/{self.shot} /share/")
        return pictures.read_png(os.path.join(self.machine.share, self.shot))

    @property
    def state(self):
        """What it said of itself when it was asked for its picture last: position in hours, and whether it is at rest."""
        line = [line for line in self.said.splitlines() if "state: " in line][-1]
        return float(re.search(r"position ([0-9.]+)", line)[1]), line.endswith("idle")

    def hour(self, picture):
        """Which hour a page at rest shows: the one whose print it resembles most, by its tape."""
        tape = self.regions["tape"]
        box = (tape["x"], tape["y"], tape["width"], tape["height"])
        seen = picture.rect(*box)
        return min(range(24), key=lambda hour: pictures.difference(seen, self.page(hour).rect(*box)).average)


class Hand:
    """An input device that the machine's kernel makes up; see hand.c for what it can be told."""

    def __init__(self, machine, kind, size=(800, 480)):
        self.machine, self.kind, self.size = machine, kind, size
        self.pipes = f"/run/{kind}.in /run/{kind}.out"

    def __enter__(self):
        width, height = self.size
        self.pid = self.machine.tell(
            f"rm -f {self.pipes}; mkfifo {self.pipes}; hand {self.kind} {width} {height} {self.pipes} & echo $!"
        ).split()[-1]
        self.do()
        self.machine.tell("udevadm settle")
        return self

    def __exit__(self, *_):
        self.machine.tell(f"kill {self.pid}; udevadm settle", code=None)

    def do(self, *lines):
        """Does it and waits until it has happened."""
        text = "\\n".join([*lines, "done"])
        self.machine.tell(f"printf '{text}\\n' >/run/{self.kind}.in; read -r answer </run/{self.kind}.out")
