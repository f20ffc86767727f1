"""An evening of Grumpf: people hunt in real time, so many milliseconds after GO, each so far away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.rules import Grumpf
from tablee.kernel import Event, Json
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.table import Table
from tablee.tables.telling import Teller
from tests.tables.evening import PEOPLE, SEED, Evening

COUNTDOWN = 3_000
TICK = 100
GRACE = 15_000


class Hunting(Evening):
    """A table of Grumpf. Its bots do nothing in a hunt, unless a test plays for them."""

    def __init__(self, settings: Settings, seed: str = SEED, position: Json = None) -> None:
        super().__init__(GRUMPF, settings, seed=seed)
        if position is not None:
            opened = acts.Open(GRUMPF.key, GRUMPF.rules_version, "ABCD", settings, seed, "Ada", position)
            self.entries = [Entry(0, opened, "ada", "Ada")]
            self.table = Table("table-1", GRUMPF, self.entries[0])
            self.teller = Teller(self.table)

    @property
    def grumpf(self) -> Grumpf:
        position = self.table.position()
        assert isinstance(position, Grumpf)
        return position

    @property
    def hunt(self) -> RealTime:
        position = self.table.position()
        assert isinstance(position, RealTime)
        return position

    def what_is_due(self, wait: int) -> AnyAct:
        sitting = self.table.sitting
        assert sitting is not None
        seat = sitting.wanted(self.at + wait)
        if seat is None:
            return acts.Pass()
        return acts.BotPlay(seat, sitting.position.default(seat).text if seat in sitting.position.awaited() else "")

    # --- Up to GO

    def everybody_ready(self) -> None:
        for seat in self.hunt.awaited():
            self.do(self.person(seat), acts.Play("ready"))
        if self.hunt.phase == "ready":
            self.due_now((self.table.due() or self.at) - self.at)

    def shout(self) -> None:
        self.everybody_ready()
        self.do("ada", acts.Play("shout"))

    def go(self) -> Hunting:
        """The hunt begins, at this very moment."""
        self.shout()
        self.due_now(self.go_time - self.at)
        assert self.hunt.phase == "hunt"
        return self

    # --- After GO

    @property
    def go_time(self) -> int:
        """GO in table time."""
        assert self.table.sitting is not None
        return self.table.sitting.zero + self.hunt.go_at

    def until(self, time: int) -> list[Event]:
        """Up to so long after GO, with everything that falls due."""
        return self.wait(self.go_time + time - self.at)

    def send(self, person: str, move: str, time: int, delay: int = 0) -> list[Event]:
        """A command arrives so long after GO; what was due before has happened."""
        at = self.go_time + time
        assert self.table.sitting is not None
        while (due := self.table.due()) is not None and due <= self.table.sitting.before(at):
            self.due_now(max(0, due - self.at))
        entry = Entry(at, acts.Play(move), person, person.title(), delay)
        events = self.table.apply(entry)
        self.at = at
        self.entries.append(entry)
        self.events += events
        self.frames.append(self.teller.tell(events))
        return events

    def refused_at(self, person: str, move: str, time: int) -> str:
        return self.refused(person, acts.Play(move), self.go_time + time - self.at)

    def put(self, seat: int, board: str, which: int = 0) -> str:
        """A PLACE of one of the pawns that show a value, as it lies."""
        pawns = self.hunt.view(seat).clans[seat].pawns
        values = [pawn for pawn in pawns if pawn.place == "held" and pawn.face not in (None, "club")]
        return f"place {values[which].number} {values[which].face} {board}"

    def told(self, *names: str) -> list[Event]:
        return [event for event in self.events if type(event).__struct_config__.tag in names]


def hunters(
    *people: str, bots: Sequence[str] = (), seed: str = SEED, options: dict[str, Any] | None = None, **chosen: Any
) -> Hunting:
    """A game that has just begun, with three people if nobody else is named, and bots of these levels."""
    people = people or PEOPLE[:3]
    evening = Hunting(Settings(len(people) + len(bots), options=options or {}, **chosen), seed)
    evening.gather(*people).ready(*people[1:])
    for seat, level in enumerate(bots, len(people)):
        evening.do("ada", acts.AddBot(seat, level))
    evening.begin()
    return evening


def hunting(*people: str, **chosen: Any) -> Hunting:
    """GO, now."""
    return hunters(*people, **chosen).go()


def of_kind(events: Sequence[Event], *names: str) -> list[Event]:
    return [event for event in events if type(event).__struct_config__.tag in names]
