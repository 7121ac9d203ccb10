"""Checks in their order, a line each: what held, what did not, and how long it took."""

import time


class Rounds:
    """Keeps count over all machines that are booted."""

    def __init__(self):
        self.began = time.monotonic()
        self.wrong = []
        self.count = 0

    def attempt(self, check, *arguments, about=""):
        """Makes one check; its own words, if it has any, stand behind its name."""
        name = " ".join([check.__name__.replace("_", " "), about]).strip()
        began = time.monotonic()
        self.count += 1
        try:
            said = check(*arguments)
        except (AssertionError, KeyError, IndexError, TypeError, OSError, ValueError) as problem:
            self.wrong.append(name)
            print(f"WRONG     {name}: {type(problem).__name__}: {problem} ({time.monotonic() - began:.1f} s)", flush=True)
            return False
        print(f"well      {name}{': ' + said if said else ''} ({time.monotonic() - began:.1f} s)", flush=True)
        return True

    @property
    def seconds(self):
        return time.monotonic() - self.began
