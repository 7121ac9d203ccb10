#!/usr/bin/env python3
"""What Orca says at moments of use, compared with a list. Orca is the real one, its speech goes to a silent sound card.

Usage: orca.py PATH/TO/almanac     a line a check; ends with 1 if Orca said anything else, with 77 where it is not installed.
ALMANAC_BLESS=1 writes the list anew.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import tty
from datetime import datetime

sys.dont_write_bytecode = True
import desktop as desks  # noqa: E402
import weather  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
NOW = ["--now", "2026-07-14T15:10:00+01:00", "--size", "480x800"]
SPEECHD = """
LogLevel 1
CommunicationMethod "unix_socket"
AudioOutputMethod "alsa"
Timeout 0
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""


class Orca:
    """Orca on a desktop. Its log is read through a terminal, since into a file it would be written in blocks."""

    def __init__(self, desk):
        self.desk, self.said, self.last = desk, [], time.monotonic()
        self.give_it_a_voice()
        self.log, terminal = os.openpty()
        tty.setraw(terminal)
        threading.Thread(target=self.read, daemon=True).start()
        self.process = desk.start("orca", "--replace", "--debug-file", os.ttyname(terminal))

    def give_it_a_voice(self):
        folder = f"{self.desk.home}/speechd"
        os.mkdir(folder)
        for name, text in ((f"{folder}/speechd.conf", SPEECHD), (f"{self.desk.home}/.asoundrc", "pcm.!default { type null }\n")):
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        shutil.copytree("/etc/speech-dispatcher/modules", f"{folder}/modules", dirs_exist_ok=True)
        self.desk.start("speech-dispatcher", "-s", "-t", "0", "-C", folder, "-L", folder)

    def read(self):
        left = ""
        while True:
            try:
                left += os.read(self.log, 65536).decode("utf-8", errors="replace")
            except OSError:
                return
            *lines, left = left.split("\n")
            for line in lines:
                if os.environ.get("ALMANAC_TRACE") == "2":
                    print("      |", line)
                found = re.search(r"SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? *({|$|None)", line.rstrip("\r"))
                if found and found.group(1).strip():
                    self.said.append(found.group(1).strip())
                    self.last = time.monotonic()

    def hears(self, seconds=8.0, silence=1.2):
        """What is said until it is silent again."""
        desks.until(lambda: self.said, seconds)
        desks.until(lambda: time.monotonic() - self.last > silence, 10)
        said, self.said = self.said, []
        return said

    def end(self):
        # Without a desktop session it does not hear SIGTERM.
        self.desk.end(self.process, signal.SIGKILL)


class Moments:
    def __init__(self, desk, orca, binary):
        self.desk, self.orca, self.binary, self.app = desk, orca, binary, None
        self.told = []

    def open(self, *words):
        if self.app:
            self.desk.end(self.app)
            self.orca.hears(1)
        self.orca.said = []
        self.app = self.desk.start(self.binary, "run", *words, *NOW, log="almanac.log")

    def key(self, name):
        subprocess.run(["xdotool", "key", name], check=True, env=self.desk.environment)

    def note(self, moment, is_ordered=True):
        said = self.orca.hears()
        self.told.append((moment, said if is_ordered else sorted(said)))

    def of_use(self):
        self.open("--demo")
        self.note("the window opens")
        for key in ("Right", "Left", "Page_Down", "End", "Right", "Home"):
            self.key(key)
            self.note(f"key {key}")
        for key in ("Tab", "Tab", "Tab", "Down", "Up", "Tab"):
            self.key(key)
            self.note(f"key {key}")

    def of_failure(self):
        with weather.serving(datetime.fromisoformat("2026-07-14T00:00:00+01:00")) as service:
            service.waits.clear()
            self.open(*service.arguments)
            self.note("the window opens without a forecast, in any order", is_ordered=False)
            service.waits.set()
            self.note("the service fails")
            service.waits.clear()
            service.fails = False
            self.key("Return")
            self.note("Retry is pressed")
            service.waits.set()
            self.note("the forecast comes")
            self.key("Right")
            self.note("key Right on the new page")


def listing(told):
    """The next attempt is a little earlier or later each time."""
    told = [(moment, [re.sub(r"in \d+ minutes?\b", "in … minutes", each) for each in said]) for moment, said in told]
    return "".join(f"{moment}\n" + "".join(f"  {sentence}\n" for sentence in said) for moment, said in told)


def compare(text, name):
    path = f"{HERE}/{name}"
    if os.environ.get("ALMANAC_BLESS"):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    with open(path, encoding="utf-8") as file:
        expected = file.read()
    print(text, end="")
    assert text == expected, f"that is not what {name} has:\n{expected}"


def version():
    """Of Orca, the number before the first point; 43 tells nothing else, 48 a whole sentence."""
    told = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"(\d+)\.\d", told)
    return found.group(1) if found else "?"


def main():
    missing = desks.missing() + [name for name in ("orca", "speech-dispatcher") if not shutil.which(name)]
    if missing:
        print(f"skipped: there is no {', '.join(missing)} here")
        return 77
    name = f"orca-{version()}.txt"
    if not os.environ.get("ALMANAC_BLESS") and not os.path.exists(f"{HERE}/{name}"):
        print(f"skipped: there is no list of what Orca {version()} says")
        return 77
    with desks.desktop() as desk:
        orca = Orca(desk)
        try:
            orca.hears(20, 2)
            moments = Moments(desk, orca, os.path.abspath(sys.argv[1]))
            moments.of_use()
            moments.of_failure()
        finally:
            orca.end()
        return desks.checks([("Orca says what it should", lambda _: compare(listing(moments.told), name))], None)


if __name__ == "__main__":
    sys.exit(main())
