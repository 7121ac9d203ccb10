"""A machine in qemu: boots the image, is told commands by its serial line, is seen and touched by QMP."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time

import pictures

# How much longer than an emulated machine needs to wait for it: several times, where the machine below it is busy.
SLACK = float(os.environ.get("ALMANAC_BOOT_SLACK", "1"))
PATIENCE = 60 * SLACK  # seconds for any one command

EMULATORS = {
    "amd64": ["qemu-system-x86_64", "-M", "q35", "-cpu", "qemu64"],
    "arm64": ["qemu-system-aarch64", "-M", "virt", "-cpu", "cortex-a72"],
}
COMMON = ["-accel", "tcg,thread=multi", "-smp", "2", "-m", "1024", "-nodefaults", "-display", "none", "-no-reboot"]
CONSOLES = {"amd64": "ttyS0", "arm64": "ttyAMA0"}


class MachineError(AssertionError):
    """The machine did not do as it was told."""


class Machine:
    """One booted machine; `graphics` are the emulator's words for its display, `kernel` more words for the kernel."""

    # Its panel in pixels, and how a console stands that nobody has touched.
    size = (800, 480)
    keyboard = "text unicode"

    def __init__(self, folder, arch, image, graphics, kernel="", init="", name="machine"):
        self.folder, self.arch, self.image, self.name = folder, arch, image, name
        self.graphics, self.kernel, self.init = graphics, kernel, init
        self.share = os.path.join(folder, "share")
        self.log = open(os.path.join(folder, f"{name}.serial.log"), "wb")
        self.process = self.qmp = self.serial = None
        self.pending = b""

    def __enter__(self):
        os.makedirs(self.share, exist_ok=True)
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            self.words(), stdin=subprocess.DEVNULL, stderr=open(self.path("qemu.log"), "wb"))
        self.serial = self.connect("serial")
        self.qmp = self.connect("qmp").makefile("rw")
        self.qmp.readline()
        self.ask("qmp_capabilities")
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        self.log.close()

    def path(self, name):
        return os.path.join(self.folder, f"{self.name}.{name}")

    def words(self):
        console = CONSOLES[self.arch]
        append = f"console={console} quiet loglevel=3 panic=-1 consoleblank=0 {self.kernel}"
        if self.init:
            append += f" boot.init={self.init}"
        nice = ["nice", "-n", "2"] if shutil.which("nice") else []
        return [
            *nice, *self.board(), *self.graphics,
            "-kernel", os.path.join(self.image, "vmlinuz"), "-initrd", os.path.join(self.folder, "initrd"),
            "-append", append,
            "-chardev", f"socket,id=serial,path={self.path('serial')},server=on,wait=off", "-serial", "chardev:serial",
            "-qmp", f"unix:{self.path('qmp')},server=on,wait=off",
        ]

    def board(self):
        """The machine itself, its disk, and a folder that it shares with this one."""
        return [
            *EMULATORS[self.arch], *COMMON,
            "-drive", f"file={self.image}/root.ext4,format=raw,if=virtio,snapshot=on",
            "-virtfs", f"local,path={self.share},mount_tag=share,security_model=none",
        ]

    def connect(self, name):
        """A socket of the emulator's, which makes them a moment after it has been started."""
        end = time.monotonic() + 20
        while True:
            link = socket.socket(socket.AF_UNIX)
            try:
                link.connect(self.path(name))
                return link
            except OSError:
                link.close()
                if time.monotonic() > end or self.process.poll() is not None:
                    with open(self.path("qemu.log"), encoding="utf-8", errors="replace") as log:
                        raise MachineError(f"the emulator did not start: {log.read().strip()}") from None
                time.sleep(0.05)

    @property
    def age(self):
        """Seconds since it was switched on."""
        return time.monotonic() - self.began

    # The serial line

    def line(self, end):
        """The next line; None at the end of patience."""
        while b"\n" not in self.pending:
            self.serial.settimeout(max(0.01, end - time.monotonic()))
            try:
                data = self.serial.recv(65536)
            except socket.timeout:
                return None
            if not data:
                raise MachineError(f"{self.name} was switched off: see {self.log.name}")
            self.log.write(data)
            self.log.flush()
            self.pending += data
        line, self.pending = self.pending.split(b"\n", 1)
        return line.decode(errors="replace").rstrip("\r")

    def await_line(self, pattern, patience):
        """Reads until a line matches; returns the match and the lines before it."""
        end, lines = time.monotonic() + patience, []
        while (line := self.line(end)) is not None:
            if match := re.match(pattern, line):
                return match, lines
            lines.append(line)
        raise MachineError(f"{self.name}: no {pattern!r} in {patience} s, but: {' | '.join(lines[-8:])}")

    def await_ready(self, patience=120):
        return float(self.await_line(r"@ready (\S+)", patience * SLACK)[0][1])

    def tell(self, command, code=0, patience=PATIENCE):
        """Runs a line of shell that must end with `code` (None: any); returns what it said."""
        assert len(command) < 4000 and "\n" not in command, "a terminal's line is at most 4095 characters"
        self.serial.sendall(command.encode() + b"\n")
        match, lines = self.await_line(r"@done (\d+)", patience)
        said = "\n".join(lines).strip()
        if code is not None and int(match[1]) != code:
            raise MachineError(f"{command} ended with {match[1]}: {said}")
        return said

    # Its screen, mouse and keyboard

    def ask(self, command, **arguments):
        self.qmp.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self.qmp.flush()
        while True:
            answer = json.loads(self.qmp.readline())
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise MachineError(f"{command}: {answer['error']['desc']}")

    def screen(self):
        """What its display shows."""
        file = self.path("ppm")
        self.ask("screendump", filename=file)
        return pictures.read_ppm(file)

    def press(self, *events):
        self.ask("input-send-event", events=list(events))

    def key(self, name):
        for down in (True, False):
            self.press({"type": "key", "data": {"down": down, "key": {"type": "qcode", "data": name}}})
            time.sleep(0.05)

    def button(self, down):
        self.press({"type": "btn", "data": {"down": down, "button": "left"}})

    def move(self, dx, dy):
        self.press(*({"type": "rel", "data": {"axis": a, "value": v}} for a, v in (("x", dx), ("y", dy)) if v))
