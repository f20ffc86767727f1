"""Where the person sits: a prompt, what is typed there, and the time, in milliseconds from the first look at it on.

At a `LiveDesk` time runs, whatever is typed. At a `StillDesk` (in a pipe, or with `--fast`) it stands still while
somebody is asked, and passes in no time when nobody is.
"""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from tablee.cli.person import Left
from tablee.cli.terminal import folded

ROOM: Final = 8  # columns beside a prompt for what is typed, if there are twice as many
LAPSE: Final = 2.0  # seconds that nothing oversleeps by itself: the machine was suspended, or this command was
ERASED: Final = (ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))  # a line of the screen
ENTER, ERASE, ERASE_WORD, ERASE_ALL, END, ESCAPE = "\r\n", "\x7f\b", "\x17", "\x15", "\x04", "\x1b"


class Keys(Protocol):
    """A keyboard that hands over each key as it is pressed, and shows none."""

    def typed(self, seconds: float | None) -> str | None:
        """What is typed within that time; nothing, if nothing is; None where nobody will type any more."""


class Desk(Protocol):
    live: bool

    def now(self) -> int: ...

    def line(self, prompt: str, until: int | None, asked: bool) -> str | None:
        """The next line that is typed, without its spaces; None if none is until then. `Left` at the end of the input.

        Where nobody is asked, only who sits there live can type something all the same.
        """

    def clear(self) -> None:
        """Something else is going to be printed: the prompt gives way, and is shown again below it."""

    def forget(self) -> None:
        """What is half typed was meant for another question."""


@contextmanager
def desk_at(console: Console, live: bool) -> Iterator[Desk]:
    """A terminal that cannot write over a line is no place for a prompt that gives way."""
    if live and not console.is_dumb_terminal:
        from tablee.cli.keys import TerminalKeys

        with TerminalKeys() as keys:
            yield LiveDesk(console, keys)
    else:
        yield StillDesk(console)


def read_line(console: Console, prompt: str) -> str:
    """A typed line, without its spaces. At the end of the input the person has left."""
    try:
        answer = console.input(Text(f"{prompt} ", style="bold")).strip()
    except EOFError:
        console.print()
        raise Left from None
    if not sys.stdin.isatty():
        console.print(Text(answer))  # a transcript reads better with the answers in it
    return answer


def folded_prompt(prompt: str, width: int) -> list[str]:
    return folded(prompt, width - ROOM if width >= 2 * ROOM else width // 2)


class StillDesk:
    """Time stands still while a line is awaited: what a transcript says does not depend on how fast it was typed."""

    live = False

    def __init__(self, console: Console) -> None:
        self.console = console
        self.time = 0

    def now(self) -> int:
        return self.time

    def line(self, prompt: str, until: int | None, asked: bool) -> str | None:
        if asked:
            *above, last = folded_prompt(prompt, self.console.width)
            for part in above:
                self.console.print(Text(part, style="bold", no_wrap=True))
            return read_line(self.console, last)
        assert until is not None, "nobody is asked and nothing is due"
        self.time = until
        return None

    def clear(self) -> None:
        pass

    def forget(self) -> None:
        pass


class LiveDesk:
    """One line at the bottom of a terminal, in which somebody types while other things are printed above it."""

    live = True

    def __init__(self, console: Console, keys: Keys, clock: Callable[[], float] = time.monotonic) -> None:
        self.console = console
        self.keys = keys
        self.clock = clock
        self.begun = clock()  # in seconds, as all times of this clock; later, when time was lost
        self.editor = Editor()
        self.shown: tuple[str, str] | None = None  # the prompt, and what is typed, that stand on the screen
        self.rows = 0  # of the prompt, above the one in which is typed

    # --- Time

    def now(self) -> int:
        return int((self.clock() - self.begun) * 1000)

    def typed(self, until: int | None) -> str | None:
        """What is typed until then. Time in which this command could not run is no time at the table."""
        seconds = None if until is None else max(0.0, until / 1000 - (self.clock() - self.begun))
        started = self.clock()
        typed = self.keys.typed(seconds)
        overslept = 0.0 if seconds is None else self.clock() - started - seconds
        if overslept > LAPSE:
            self.begun += overslept
        return typed

    # --- Lines

    def line(self, prompt: str, until: int | None, asked: bool) -> str | None:
        self.show(prompt, self.editor.text)
        while not self.editor.lines:
            typed = self.typed(until)
            if typed:
                self.editor.feed(typed)
                self.show(prompt, self.editor.text)
            if typed is None or self.editor.ended:
                self.leave_line(prompt, self.editor.text)
                raise Left
            if not typed and until is not None and self.now() >= until:
                return None
        line = self.editor.lines.popleft()
        self.leave_line(prompt, line)
        return line.strip()

    def forget(self) -> None:
        self.editor.forget()

    # --- The screen

    def show(self, prompt: str, text: str) -> None:
        """The prompt, and so much of the end of the text as there is room for. What stands there is left alone."""
        if self.shown == (prompt, text):
            return
        same = self.shown is not None and self.shown[0] == prompt
        self.shown, before = (prompt, text), self.shown
        width = self.console.width
        *above, last = folded_prompt(f"{prompt} ", width)
        if same:
            self.console.control(Control(*ERASED))
        else:
            self.erase(before)
            self.rows = len(above)
            for line in above:
                self.console.print(Text(line, style="bold", no_wrap=True))
        while cell_len(text) >= width - cell_len(last):
            text = text[1:]
        self.console.print(Text.assemble((last, "bold"), text), end="", no_wrap=True, overflow="ignore", crop=False)
        self.console.file.flush()

    def erase(self, shown: tuple[str, str] | None) -> None:
        if shown is not None:
            self.console.control(Control(*ERASED, *((ControlType.CURSOR_UP, 1), *ERASED) * self.rows))

    def clear(self) -> None:
        self.erase(self.shown)
        self.shown = None

    def leave_line(self, prompt: str, line: str) -> None:
        """What was entered stays on the screen."""
        self.show(prompt, line)
        self.console.print()
        self.shown = None


class Editor:
    """A line that is being typed, and those that have been entered and not been read yet."""

    def __init__(self) -> None:
        self.text = ""
        self.lines: deque[str] = deque()
        self.ended = False
        self.escaped = ""  # what has come of a key that is written in several characters

    def feed(self, typed: str) -> None:
        for key in typed:
            if self.escaped or key == ESCAPE:
                self.escape(key)
            elif key in ENTER:
                self.lines.append(self.text)
                self.text = ""
            elif key in ERASE:
                self.text = self.text[:-1]
            elif key == ERASE_WORD:
                self.text = self.text.rstrip().rpartition(" ")[0]
            elif key == ERASE_ALL:
                self.text = ""
            elif key == END:
                self.ended = self.ended or not self.text
            elif key.isprintable():
                self.text += key

    def escape(self, key: str) -> None:
        """Arrows and the like do nothing here: `ESC [ 1 ; 5 C`, `ESC O A`, or one character after it."""
        self.escaped += key
        in_brackets = self.escaped.startswith(f"{ESCAPE}[")
        if len(self.escaped) == 1 or (len(self.escaped) == 2 and key in "[O"):
            return
        if not in_brackets or "@" <= key <= "~":
            self.escaped = ""

    def forget(self) -> None:
        self.text = ""
        self.lines.clear()
