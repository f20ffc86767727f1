"""A table of Owls in the terminal, with scripted bots, a keyboard that types at given times, and no waiting at all."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence

import pytest
from rich.console import Console

from tablee.cli.desk import Desk, LiveDesk, StillDesk
from tablee.cli.person import Left, Person
from tablee.cli.screens import screen_of
from tablee.cli.timed import TimedTable, sit_down, what_else
from tablee.kernel import Bot, Event, Eyes, FastLuck, Json, Move, Seal, View
from tablee.text import speaker
from tests.kernel.owls import MOVES, OWLS_GAME, OwlsView

CARDS = ["mouse_0", "owl_0", "hunter", "twin_0", "twin_1"]
NAMES = ["You", "Hazel", "Rowan", "Wren", "Jasper", "Clover"]
SEAL = Seal(bytes(32))


def village(*agenda: Json, cards: Sequence[str] = CARDS, dead: Sequence[int] = (), stone: bool = True) -> Json:
    """The first step is on top."""
    nobody = [None] * len(cards)
    return {
        "cards": list(cards),
        "alive": [seat not in dead for seat in range(len(cards))],
        "marks": nobody,
        "votes": nobody,
        "voters": None,
        "stone": stone,
        "night": 1,
        "history": [],
        "winner": None,
        "now": 0,
        "agenda": list(agenda),
    }


STEPS = {"mark": "night", "accuse": "debate", "stone": "debate", "vote": "ballot", "shoot": "shot"}
NIGHT = {"step": "night", "ends": 10_000}
DEBATE = {"step": "debate", "ends": 10_000}
BALLOT = {"step": "ballot", "ends": 10_000}


class Scripted(Bot):
    """Does this, one after the other, each after a thought, as soon as it is the time for it."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)
        self.heard: list[Event] = []
        self.seen: set[Eyes] = set()

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, OwlsView)
        self.seen.add(view.eyes)
        timely = self.moves and STEPS[self.moves[0].split()[0]] == view.agenda[0]["step"]
        return MOVES[self.moves.pop(0)] if timely else None


class Fingers:
    """Keys that are pressed at their times, in milliseconds; and the clock that goes on while one waits for them."""

    def __init__(self, *pressed: tuple[int, str], asleep: tuple[int, int] = (0, 0)) -> None:
        self.pressed = list(pressed)
        self.time = 0.0
        self.look: Callable[[], None] = lambda: None  # at the screen, whenever no key is pressed
        self.asleep_from, self.asleep_for = asleep  # the machine is suspended

    def clock(self) -> float:
        return self.time / 1000

    def typed(self, seconds: float | None) -> str | None:
        until = float("inf") if seconds is None else self.time + round(seconds * 1000)
        if self.pressed and self.pressed[0][0] <= until:
            at, keys = self.pressed.pop(0)
            self.time = max(self.time, at)
            if not keys:
                self.look()
            return keys
        if seconds is None:
            return None
        if self.asleep_for and self.time <= self.asleep_from <= until:
            until, self.asleep_for = until + self.asleep_for, 0
        self.time = until
        return ""


class Scene:
    """A table with a written-down position, and what its person reads."""

    def __init__(
        self,
        position: Json,
        bots: Mapping[int, Bot],
        thoughts: Mapping[int, int],
        fingers: Fingers | None = None,
        language: str = "en",
        width: int = 80,
    ) -> None:
        self.file = io.StringIO()
        self.begun = self.left = False
        self.looks: list[list[str]] = []
        if fingers is not None:
            fingers.look = lambda: self.looks.append(self.read())
        live = fingers is not None
        self.console = Console(
            file=self.file, force_terminal=live, width=width, highlight=False, markup=False, color_system=None
        )
        say = speaker(language, OWLS_GAME)
        self.position = OWLS_GAME.position(position)
        self.position.drain()
        names = NAMES[: self.position.seats]
        desk: Desk = StillDesk(self.console) if fingers is None else LiveDesk(self.console, fingers, fingers.clock)
        screen = screen_of(OWLS_GAME)(self.console, say, OWLS_GAME, names, 0)
        person = Person(self.console, say, OWLS_GAME, screen, {} if live else what_else(say))
        sitting = sit_down(
            OWLS_GAME,
            self.position,
            FastLuck(1),
            OWLS_GAME.paces["live"],
            SEAL,
            lambda seat, kind: (thoughts.get(seat, 60_000),),
        )
        seats = range(1, self.position.seats)
        self.table = TimedTable(person, {seat: bots.get(seat, Scripted()) for seat in seats}, sitting, desk)

    def play_until(self, at: int) -> Scene:
        """So far and no further, unless the person leaves before; at the end of the input they do."""
        if not self.begun:
            self.table.tell(self.table.sitting.opening)
            self.table.look()
        self.begun = True
        try:
            while not self.position.over and self.table.desk.now() < at:
                self.table.go_on()
        except Left:
            self.left = True
        return self

    def read(self) -> list[str]:
        """What stands on the paper of the terminal: whatever was written over is gone."""
        lines, column, row = [""], 0, 0
        for part in re.findall(r"\x1b\[\d*(?:;\d+)*[A-Za-z]|.|\n", self.file.getvalue(), re.DOTALL):
            if part == "\n":
                row, column = row + 1, 0
                lines += [""] * (row + 1 - len(lines))
            elif part == "\r":
                column = 0
            elif part == "\x1b[2K":
                lines[row] = ""
            elif part == "\x1b[1A":
                row -= 1
            elif not part.startswith("\x1b"):
                lines[row] = lines[row][:column].ljust(column) + part + lines[row][column + 1 :]
                column += 1
        return [line.rstrip() for line in (lines if lines[-1] else lines[:-1])]


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> io.StringIO:
    """In a pipe; what is left of it was not asked for."""
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    monkeypatch.setattr("sys.stdin", typed)
    return typed
