"""A desktop of one's own for a test: a screen without a screen, a window manager, a session bus and an accessibility bus."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time

LAUNCHER = next(
    (path for path in ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
     if os.access(path, os.X_OK)), None)


def missing():
    """What has to be installed before there can be a desktop; empty where all is there."""
    from shutil import which
    wanted = [("Xvfb", "xvfb"), ("openbox", "openbox"), ("dbus-daemon", "dbus"), ("xdotool", "xdotool")]
    packages = [package for program, package in wanted if not which(program)]
    return packages + ([] if LAUNCHER else ["at-spi2-core"])


class Desktop:
    """What runs on it is ended with it, the youngest first."""

    def __init__(self, home):
        self.home = home
        self.processes = []
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": home, "XDG_RUNTIME_DIR": home, "XDG_CACHE_HOME": f"{home}/cache",
            "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "LC_ALL": "C.UTF-8",
            "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory", "LIBGL_ALWAYS_SOFTWARE": "1"}

    def start(self, *words, log=None, **more):
        """Starts a program; `log` is a file's name for its standard error, otherwise that is thrown away."""
        errors = open(f"{self.home}/{log}", "ab") if log else subprocess.DEVNULL
        process = subprocess.Popen(
            words, cwd=self.home, env={**self.environment, **more}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=errors, text=True, start_new_session=True)
        self.processes.append(process)
        return process

    def end(self, process, how=signal.SIGTERM):
        """Ends a program that was started here; kills it where asking does not help."""
        if process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(how)
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        if process in self.processes:
            self.processes.remove(process)

    def start_screen(self):
        screen = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1400x24", "-nolisten", "tcp")
        self.environment["DISPLAY"] = ":" + screen.stdout.readline().strip()
        self.start("openbox")

    def start_session_bus(self):
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        return bus

    def start_accessibility(self):
        return self.start(LAUNCHER, "--launch-immediately")

    def adopt(self):
        """Makes this very process one of the desktop's: for clients, before they import anything of it."""
        os.environ.clear()
        os.environ.update(self.environment)


@contextlib.contextmanager
def desktop():
    with tempfile.TemporaryDirectory(prefix="almanac-desk") as home:
        os.chmod(home, 0o700)
        desk = Desktop(home)
        try:
            desk.start_screen()
            desk.start_session_bus()
            desk.start_accessibility()
            yield desk
        finally:
            for process in reversed(desk.processes[:]):
                desk.end(process)


def until(holds, seconds=10.0, pause=0.02):
    """Waits until something holds; returns what it came to."""
    end = time.monotonic() + seconds
    while True:
        result = holds()
        if result or time.monotonic() > end:
            return result
        time.sleep(pause)


def checks(names, wanted):
    """Runs checks in order, a line each; returns the exit code."""
    failed = 0
    for name, check in names:
        began = time.monotonic()
        try:
            said = check(wanted)
        except Exception as problem:  # noqa: BLE001 whatever goes wrong is told
            failed += 1
            print(f"WRONG  {name}: {type(problem).__name__}: {problem}", flush=True)
            if os.environ.get("ALMANAC_TRACE"):
                import traceback
                traceback.print_exc(file=sys.stdout)
        else:
            print(f"well   {name}{': ' + said if said else ''} ({time.monotonic() - began:.1f} s)", flush=True)
    return 1 if failed else 0
