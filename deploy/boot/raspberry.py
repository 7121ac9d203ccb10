"""A Raspberry Pi 3 as its firmware hands it over: a framebuffer of 16 bits, a card, and no driver for graphics."""

import os
import subprocess
import time

import display
import pictures
from machine import SLACK, Machine

HERE = os.path.dirname(os.path.abspath(__file__))
CARD = 1 << 30  # cards are as large as a power of two


class Raspberry(Machine):
    size = (640, 480)

    def __enter__(self):
        self.card, self.tree = self.path("card"), self.path("dtb")
        subprocess.run(["cp", "--sparse=always", os.path.join(self.image, "root.ext4"), self.card], check=True)
        os.truncate(self.card, CARD)
        subprocess.run([os.path.join(HERE, "raspberry"), self.image, self.tree], check=True)
        return super().__enter__()

    def board(self):
        return [
            "qemu-system-aarch64", "-M", "raspi3b", "-nodefaults", "-display", "none", "-no-reboot",
            "-dtb", self.tree, "-drive", f"file={self.card},format=raw,if=sd",
        ]

    def __exit__(self, *reason):
        super().__exit__(*reason)
        os.remove(self.card)


def page_on_the_framebuffer(machine, printer):
    """What the firmware has set up is enough for a page."""
    wanted, end = printer.page(machine.size), time.monotonic() + 60 * SLACK
    words = " ".join([*display.STANDING, "--output", "fb"])
    # Nobody can touch this machine: it has no input device, and is told that this is as it should be.
    machine.tell(f"(cd /tmp; HOME=/tmp setsid -cw almanac run {words} </dev/tty1 >/dev/null 2>/tmp/log) &")
    while True:
        # The emulator's first picture of this display is an old one.
        machine.screen()
        seen = machine.screen()
        if pictures.are_alike(seen, wanted, display.COARSE.average):
            break
        if time.monotonic() > end:
            pictures.write_png(seen, machine.path("wrong.png"))
            raise AssertionError(f"no page after {60 * SLACK:.0f} s: {machine.tell('cat /tmp/log', code=None)}")
        time.sleep(1)
    pictures.write_png(seen, machine.path("page.png"))
    found = pictures.difference(seen, wanted)
    assert found.largest <= display.COARSE.largest, str(found)
    return f"{found}, {machine.age:.1f} s after switching on; {machine.tell('head -n 1 /tmp/log')}"
