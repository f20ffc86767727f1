"""What is said at a table, channel by channel: who may speak where, and who is told of it. Kept apart from the moves.

Lines are numbered within their channel, so that nobody can count what is said where they do not hear. Each connection
is told each line once, in order. A channel remembers: whoever hears it is told the last lines of it, also if the rules
let them hear it only now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tablee.kernel import EVERYTHING, Eyes
from tablee.store.errors import StoreError
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.commands import Commands
from tablee.tables.company import PLAYING, refuse
from tablee.tables.listeners import Ear
from tablee.tables.telling import encode

if TYPE_CHECKING:
    from tablee.tables.room import Room

REMINDED: Final = 50  # lines of each channel that somebody is told who hears it now
REPEATED: Final = 256  # the last lines, none of which is said twice under its id


class Talk:
    """The talk of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ids = Commands(REPEATED)

    def hears(self, eyes: Eyes, channel: str) -> bool:
        return channel in self.room.table.running.channels(eyes).hear

    # --- Speaking

    def may(self, ear: Ear, channel: str) -> bool:
        """Whether somebody may speak there, after everything that is due by now."""
        room = self.room
        if room.broken is None:  # else the table stands still, and people may talk about it
            try:
                room.catch_up(room.now())
            except Exception as error:
                room.fault(error)
        return room.table.running.may_speak(ear.eyes, channel)

    def must_be_allowed(self, ear: Ear, channel: str) -> None:
        """Whoever was barred or muted is told so, wherever they want to speak: that is no secret, the rest may be."""
        self.room.table.must_be_heard(ear.person)
        if not self.may(ear, channel):
            raise refuse("silence")

    def present(self, ear: Ear, channel: str = "") -> None:
        """Whoever speaks, or shows something, is back (SMI-154). Rules that ask for it notice who speaks where."""
        room, table = self.room, self.room.table
        if room.broken is not None:
            return
        try:
            at = room.now()
            room.sign_of_life(ear, at)
            noticed = channel and table.game.notices_talk and table.state == PLAYING
            if noticed and table.seat_of(ear.person) is not None:
                room.write(Entry(at, acts.Speak(channel), ear.person))
        except Exception as error:
            room.fault(error)

    async def say(self, ear: Ear, channel: str, text: str) -> None:
        """On disk first; then told to whoever heard the channel when it was said, and hears it still."""
        room = self.room
        hearing = [eyes for eyes in room.listeners.ears if self.hears(eyes, channel)]
        seat = None if ear.eyes == EVERYTHING else ear.eyes
        line = encode({"seat": seat, "name": self.name_of(ear), "channel": channel, "text": text})
        number = await room.hall.store.say(room.table.id, channel, line)
        for eyes in hearing:
            if self.hears(eyes, channel):
                for other in list(room.listeners.ears.get(eyes, ())):
                    self.tell(other, channel, number, line)

    def name_of(self, ear: Ear) -> str:
        """Whoever has a place here keeps the name under which they took it: nobody speaks under somebody else's."""
        table = self.room.table
        seat = table.seat_of(ear.person)
        if seat is not None:
            return table.places[seat].name
        return ear.name if table.moderator is None or not table.moderates(ear.person) else table.moderator.name

    def tell(self, ear: Ear, channel: str, number: int, line: bytes) -> None:
        """The next line; whoever lacks others before it is told all of them."""
        last = ear.lines.get(channel, 0)
        if number == last + 1:
            ear.lines[channel] = number
            ear.push(said(number, line))
        elif number > last:
            self.room.hall.retell(self.room, ear, [channel])

    # --- Telling again

    def welcome(self, ear: Ear, after: int | None) -> None:
        """Somebody has come in, or is back and knows everything up to a number: perhaps not that a channel was closed
        since, and opened again. What they know of it by then, they have forgotten.
        """
        if after is not None and after < self.room.teller.turned.get(ear.eyes, 0):
            ear.lines = {}
        self.room.hall.retell(self.room, ear, self.room.table.running.channels(ear.eyes).hear)

    def opened(self, channels: dict[Eyes, list[str]]) -> None:
        """The rules let some eyes hear what they did not hear before."""
        for eyes, names in channels.items():
            for ear in self.room.listeners.ears.get(eyes, ()):
                for name in names:
                    ear.lines.pop(name, None)
                self.room.hall.retell(self.room, ear, names)

    async def retell(self, ear: Ear, channels: Sequence[str]) -> None:
        """What was said there and this connection was not told yet, the last lines of each."""
        room = self.room
        for channel in channels:
            try:
                lines = await room.hall.store.said(room.table.id, channel, ear.lines.get(channel, 0), REMINDED)
            except StoreError:
                return
            if not (self.hears(ear.eyes, channel) and ear in room.listeners.ears.get(ear.eyes, ())):
                continue
            for number, line in lines:
                if number > ear.lines.get(channel, 0):
                    ear.lines[channel] = number
                    ear.push(said(number, line))


def said(number: int, line: bytes) -> bytes:
    return b'{"type":"said","number":%d,"line":%b}' % (number, line)
