"""Checks of what is shown, by which way, and of what is left when it ends."""

import time

import pictures
from display import FINE, Display, Hand
from gestures import drag_three_hours
from machine import SLACK

FIRST_FRAME = 20  # seconds from switching the machine on
REST = 60  # seconds that a page at rest is watched
SET_UP = 78


def first_frame(machine, printer):
    """From switching on to the page on the screen."""
    with Display(machine, printer, "--output", "kms") as display:
        found, _ = display.await_page(patience=90)
        display.keep(machine.screen(), "kms")
        age = machine.age
        assert age <= FIRST_FRAME * SLACK, f"the page was there only {age:.1f} s after switching on"
        return f"{age:.1f} s after switching on, {found}"


def printed_in_the_machine(machine, printer):
    """The printer stands elsewhere, with other fonts perhaps: what it prints must be what this machine prints."""
    machine.tell("cd /tmp; almanac print /share/print.png --demo --now 2026-03-14T09:26:00+00:00 --size 800x480")
    found = pictures.difference(pictures.read_png(f"{machine.share}/print.png"), printer.page())
    assert found.average <= 1, f"the machine prints another page: {found}"
    return str(found)


def page_by(machine, printer, output, tolerance=FINE, size=(800, 480)):
    with Display(machine, printer, "--output", output, size=size, tolerance=tolerance) as display:
        found, seconds = display.await_page()
        display.keep(machine.screen(), f"page-{output}")
        return f"{found}, after {seconds:.1f} s; {display.said.strip().splitlines()[-1]}"


def auto_takes(machine, printer, wanted, size=(800, 480), tolerance=FINE):
    """One line says what was taken, and why not what stands before it."""
    with Display(machine, printer, size=size, tolerance=tolerance) as display:
        display.await_page()
        lines = [line for line in display.said.splitlines() if "output: " in line]
        assert len(lines) == 1 and f"output: {wanted}" in lines[0], f"it said {display.said!r}"
        return lines[0]


def dragged_by_touch(machine, printer, output, tolerance):
    with Display(machine, printer, "--output", output, size=machine.size, tolerance=tolerance) as display, \
            Hand(machine, "multi", machine.size) as hand:
        display.await_page()
        said = drag_three_hours(display, hand)
        display.keep(machine.screen(), f"dragged-{output}")
        return said


def nothing_moves_at_rest(machine, printer, output):
    """No request to the kernel in a minute but the waiting itself: no flip, no wake-up."""
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        time.sleep(3)
        tracing = "/sys/kernel/tracing"
        machine.tell(f"mount -t tracefs t {tracing}; mount -t debugfs d /sys/kernel/debug", code=None)
        machine.tell(f"cd {tracing} && echo {display.pid} >set_event_pid && echo 1 >options/event-fork && "
                     "for i in /proc/%s/task/*; do echo ${i##*/}; done >set_event_pid && echo >trace && "
                     "echo 1 >events/syscalls/sys_enter_ioctl/enable" % display.pid)
        before, shown = switches(machine, display), scanned_out(machine)
        time.sleep(REST)
        after = switches(machine, display)
        ioctls = int(machine.tell(f"grep -c sys_ioctl {tracing}/trace; echo 0 >{tracing}/events/syscalls/sys_enter_ioctl/enable; "
                                  f"echo >{tracing}/set_event_pid").split()[0])
        woken = {task: count - before.get(task, 0) for task, count in after.items() if count != before.get(task, 0)}
        assert shown == scanned_out(machine), "another buffer is shown than a minute ago"
        assert ioctls == 0, f"{ioctls} requests to the kernel's devices in {REST} s at rest"
        assert sum(woken.values()) <= 1, f"{woken} wake-ups in {REST} s at rest"
        return f"{sum(woken.values())} wake-ups, {ioctls} requests to devices in {REST} s"


def switches(machine, display):
    """How often each thread has gone to sleep: each time it was awake before."""
    said = machine.tell(f"grep -H ^voluntary /proc/{display.pid}/task/*/status")
    return {line.split("/")[4]: int(line.split()[-1]) for line in said.splitlines() if "voluntary" in line}


def scanned_out(machine):
    return machine.tell("grep -h fb= /sys/kernel/debug/dri/0/state", code=None)


def without_groups_it_says_so(machine, printer, output):
    """Never a picture with dead input: one line, and the code that tells a service manager that waiting does not help."""
    display = Display(machine, printer, *(("--output", output) if output else ()), who="setsid -cw setpriv --reuid=stranger --regid=stranger --clear-groups")
    code, said = display.attempt()
    assert code == SET_UP, f"it ended with {code}: {said}"
    assert len(said.splitlines()) == 1 and any(group in said for group in ("video", "render", "input")), said
    return said


def without_the_input_group_it_says_so(machine, printer):
    who = "setsid -cw setpriv --reuid=stranger --regid=stranger --groups=video,render,tty"
    code, said = Display(machine, printer, who=who).attempt()
    assert code == SET_UP and "input" in said and len(said.splitlines()) == 1, f"it ended with {code}: {said}"
    return said


def another_console_and_back(machine, printer, output):
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        machine.tell("console /dev/tty1 2")
        time.sleep(1)
        away = display.screen()
        assert pictures.difference(away, display.page()).average > 20, "another console shows the page"
        machine.tell("console /dev/tty1 1")
        found, seconds = display.await_page()
        return f"{found}, {seconds:.1f} s after coming back"


def killed_the_console_can_be_used(machine, printer, output):
    """The kernel's own text comes back by `almanac restore-console`; an orderly end needs no help."""
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        during = machine.tell("console /dev/tty1")
        assert during.startswith("graphics"), f"the console is {during} while the page is shown"
    assert machine.tell("console /dev/tty1") == machine.keyboard, "an orderly end does not give the console back"
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        machine.tell(f"kill -9 {display.pid}; sleep 0.5; almanac restore-console </dev/tty1 >/dev/tty1")
        after = machine.tell("console /dev/tty1")
    assert after == machine.keyboard, f"after restore-console the console is {after}"
    machine.tell("printf 'console\\n' >/dev/tty1; sleep 1")
    assert any(machine.screen().rgb), "the console shows nothing"
    return f"{during} while it is shown, {after} after"


def unplugged_it_waits_and_comes_back(machine, printer, output):
    """A display that is pulled out is let go of, and taken again when it is there; nobody ends."""
    status = "/sys/class/drm/card0-Virtual-1/status"
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        try:
            machine.tell(f"echo off >{status}; udevadm trigger -c change -s drm; for i in $(seq 100); do "
                         f"grep -q 'waiting for a display' /share/{display.log} && break; sleep 0.1; done")
            assert "the display has gone" in display.said and "waiting for a display" in display.said, display.said
        finally:
            machine.tell(f"echo detect >{status}; udevadm trigger -c change -s drm", code=None)
        found, seconds = display.await_page()
        return f"{found}, {seconds:.1f} s after it was plugged in"


def crashed_it_gives_the_console_back(machine, printer, output):
    """A fatal signal leaves no mute console, without anybody's help."""
    with Display(machine, printer, "--output", output) as display:
        display.await_page()
        machine.tell(f"kill -SEGV {display.pid}; sleep 1", code=None)
        after = machine.tell("console /dev/tty1")
    assert after == machine.keyboard, f"after a crash the console is {after}"
    return after
