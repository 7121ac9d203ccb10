"""Checks of the service: started by systemd on its console, killed, stopped."""

import time

from display import Display


class ServiceDisplay(Display):
    """The almanac as the service shows it; nothing is started by hand."""

    def __enter__(self):
        self.pid = self.number()
        return self

    def __exit__(self, *_):
        pass

    def number(self):
        return self.machine.tell("systemctl show -p MainPID --value almanac.service").split()[-1]

    @property
    def said(self):
        return self.machine.tell("journalctl -u almanac.service --no-pager -o cat | tail -n 20", code=None)


def shown_after_booting(display):
    found, _ = display.await_page(patience=120)
    display.keep(display.machine.screen(), "page")
    guest = display.machine.tell("systemd-analyze --no-pager time | head -n 1; systemctl show -p ExecMainStartTimestampMonotonic "
                                 "--value almanac.service")
    return f"{display.machine.age:.1f} s after switching on, {found}; {' '.join(guest.split())}"


def unit_is_sound(machine):
    said = machine.tell("systemd-analyze verify almanac.service 2>&1", code=None)
    assert said == "", said


def killed_it_comes_back(display):
    before = display.number()
    display.machine.tell(f"kill -9 {before}; systemctl show -p ActiveState almanac.service")
    display.machine.tell("for i in $(seq 300); do n=$(systemctl show -p MainPID --value almanac.service); "
                         f"[ $n != 0 ] && [ $n != {before} ] && break; sleep 0.1; done", patience=90)
    found, seconds = display.await_page(patience=60)
    return f"{found}, {seconds:.1f} s after its new start"


def killed_many_times_it_still_comes_back(display):
    """A start limit would leave the wall dark for good."""
    for _ in range(6):
        display.machine.tell("systemctl kill -s KILL almanac.service; sleep 0.3", code=None)
    time.sleep(2)
    found, _ = display.await_page(patience=90)
    return str(found)


def stopped_the_console_is_text(machine, display):
    machine.tell("systemctl stop almanac.service", patience=90)
    state = machine.tell("console /dev/tty1")
    assert state == machine.keyboard, f"the console is {state}"
    machine.tell("systemctl start --no-block almanac.service")
    found, _ = display.await_page(patience=60)
    return f"{state}; started again: {found}"


def run(rounds, machine, printer):
    with ServiceDisplay(machine, printer) as display:
        if rounds.attempt(shown_after_booting, display):
            rounds.attempt(unit_is_sound, machine)
            rounds.attempt(killed_it_comes_back, display)
            rounds.attempt(killed_many_times_it_still_comes_back, display)
            rounds.attempt(stopped_the_console_is_text, machine, display)
