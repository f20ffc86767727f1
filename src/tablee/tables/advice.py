"""Advice: whoever has to decide may ask what a bot would do in their place, where the table has agreed to it.

The bot knows what that seat knows, and is made and seeded as if it sat there. It thinks in a process of its own, which
gives way to those of the bots that play. Nothing of it is written down, and nobody else is told that somebody asked.
"""

from __future__ import annotations

from collections.abc import Awaitable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Final

from tablee.kernel import BadMove
from tablee.tables.asking import Asking, Choice, Key, raw, report
from tablee.tables.company import PLAYING, refuse
from tablee.tables.workers import Beside, Process

if TYPE_CHECKING:
    from tablee.tables.room import Room
    from tablee.tables.table import Table

NICE: Final = 15  # how far the process of the advisers stands back


class Advisers(Asking):
    """A bot for each seat that asks. One question at a time for each."""

    def __init__(self, pool: Executor | None = None) -> None:
        super().__init__([Process(nice=NICE)] if pool is None else [Beside(pool)])
        self.asked: set[Key] = set()

    def level(self, room: Room, seat: int) -> str:
        return room.table.game.adviser

    def owner(self, room: Room, seat: int) -> str:
        """Whoever asks."""
        return room.table.places[seat].person or room.table.host

    def advice(self, room: Room, seat: int) -> Awaitable[Choice]:
        """What the adviser would do; `Refused` if it is not asked now, or at last because it has no answer."""
        must_be_asked(room.table, seat)
        key = (room.table.id, seat)
        if key in self.asked:
            raise refuse("already_asked")
        seen, thinking = seen_by(room.table, seat), self.ask(room, seat)
        self.asked.add(key)
        return self.spawn(self.answered(room, seat, seen, thinking))

    async def answered(self, room: Room, seat: int, seen: bytes | None, thinking: Awaitable[Choice | None]) -> Choice:
        """Advice is for what was seen when it was asked for: if that is no longer so, it is too late."""
        try:
            choice = await thinking
        finally:
            self.asked.discard((room.table.id, seat))
        now = room.hall.rooms.get(room.table.id, room)  # it may have been read again since
        if seen_by(now.table, seat) != seen:
            raise refuse("too_late")
        if choice is None or not is_legal(now, seat, choice):
            raise refuse("no_advice")
        return choice


def must_be_asked(table: Table, seat: int) -> None:
    """The game has an adviser, the table wants one, and this seat has to decide now, by itself."""
    if not table.game.adviser:
        raise refuse("no_adviser")
    if not table.settings.adviser:
        raise refuse("adviser_off")
    table.must_be(PLAYING)
    if seen_by(table, seat) is None:
        raise refuse("not_your_decision")


def seen_by(table: Table, seat: int) -> bytes | None:
    """What a seat that has to decide decides on; None for one that has nothing to decide."""
    sitting = table.sitting
    if sitting is None or table.state != PLAYING or seat not in sitting.position.awaited() or sitting.chairs[seat].gone:
        return None
    return bytes(raw(sitting.position.view(seat)))


def is_legal(room: Room, seat: int, choice: Choice) -> bool:
    """A bot that advises what the rules forbid is a mistake of ours."""
    position = room.table.position()
    assert position is not None
    try:
        legal = position.why_not(seat, room.table.game.move(choice.move)) is None
    except BadMove:
        legal = False
    if not legal:
        report(room, "an adviser gave a move that is none")
    return legal
