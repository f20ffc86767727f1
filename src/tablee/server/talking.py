"""What is said at a table besides acts: chat, signals, and questions to the adviser.

Where somebody may talk, and who hears it, is the game's to say.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from tablee.kernel import Game, Point, Propose, Refused
from tablee.server.letters import tamed
from tablee.server.messages import AnySignal, Consult, Say, Show
from tablee.server.visitor import Visitor
from tablee.store.errors import StoreError
from tablee.tables.asking import Choice
from tablee.tables.commands import heard, own
from tablee.tables.company import PLAYING
from tablee.tables.hall import Hall
from tablee.tables.room import TROUBLE, Room
from tablee.tables.telling import encode

if TYPE_CHECKING:
    from tablee.server.limits import Limits


class Talking:
    """Of everybody at all tables."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits

    async def say(self, connection: Visitor, room: Room, said: Say) -> None:
        """Chat is kept apart from the log of moves. Who may speak where, and who hears it, is the game's to say."""
        channel = said.channel or room.table.game.aloud
        text = tamed(said.text)
        if room.talk.ids.sent_before(connection, own(connection.person, said.id), said.id):
            return
        if not self.limits.take("say", connection.person):
            self.hall.refuse(connection, said.id, "too_fast")
        elif self.may_speak(connection, room, said.id, channel):
            if text:
                await self.keep(connection, room, said.id, channel, text)
            else:
                self.hall.refuse(connection, said.id, "empty_line")

    def may_speak(self, connection: Visitor, room: Room, command: str, channel: str) -> bool:
        """Else it is refused."""
        try:
            room.talk.must_be_allowed(connection, channel)
        except Refused as refusal:
            self.hall.refuse(connection, command, refusal.reason, refusal.rule)
            return False
        return True

    async def keep(self, connection: Visitor, room: Room, command: str, channel: str, text: str) -> None:
        """A line of chat, once: who sends it again meanwhile is answered with the first."""
        ids, key = room.talk.ids, own(connection.person, command)
        ids.start(key)
        try:
            room.talk.present(connection, channel)
            await room.talk.say(connection, channel, text)
        except StoreError as error:
            for ear in ids.abandon(connection, command):
                self.hall.refuse(ear, command, TROUBLE.get(error.code, "try_again"))
        except Exception as error:
            self.hall.report(room.table.id, error)
            for ear in ids.abandon(connection, command):
                self.hall.refuse(ear, command, "try_again")
        else:
            ids.finish(connection, key, command, told=False)

    def show(self, connection: Visitor, room: Room, shown: Show) -> None:
        """A signal is for those who hear the table now: not kept, not numbered, and told to nobody who comes later."""
        seat = room.table.seat_of(connection.person)
        if not self.limits.take("signal", connection.person):
            self.hall.refuse(connection, shown.id, "too_fast")
        elif room.table.state != PLAYING:
            self.hall.refuse(connection, shown.id, "not_playing")
        elif seat is None:
            self.hall.refuse(connection, shown.id, "silence")
        elif not self.may_speak(connection, room, shown.id, room.table.game.aloud):
            return
        elif not has_spot(room.table.game, shown.signal):
            self.hall.refuse(connection, shown.id, "no_such_spot")
        elif not has_words(room.table.game, shown.signal):
            self.hall.refuse(connection, shown.id, "no_such_proposal")
        else:
            room.talk.present(connection)
            frame = signalled_frame(seat, shown.signal)
            for eyes, ears in room.listeners.ears.items():
                if room.talk.hears(eyes, room.table.game.aloud):
                    for ear in ears:
                        ear.push(frame)
            connection.push(heard(shown.id))

    def consult(self, connection: Visitor, room: Room, asked: Consult) -> None:
        """Advice is for one seat alone. Asking for it is no sign of life: nobody else is to notice it."""
        seat = room.table.seat_of(connection.person)
        if not self.limits.take("advice", connection.person):
            self.hall.refuse(connection, asked.id, "too_fast")
        elif seat is None:
            self.hall.refuse(connection, asked.id, "not_seated")
        elif room.broken is not None:
            self.hall.refuse(connection, asked.id, room.broken)
        else:
            try:
                advice = self.hall.bots.advisers.advice(room, seat)
            except Refused as refusal:
                self.hall.refuse(connection, asked.id, refusal.reason, refusal.rule)
                return
            self.hall.spawn(attempt(self.hall, connection, asked.id, self.advise(connection, asked.id, advice)))

    async def advise(self, connection: Visitor, command: str, advice: Awaitable[Choice]) -> None:
        """To every tab of whoever asked; that there is none, to the one that asked."""
        seat = connection.eyes
        try:
            choice = await advice
        except Refused as refusal:
            self.hall.refuse(connection, command, refusal.reason, refusal.rule)
            return
        room = connection.room
        assert room is not None
        frame = advised_frame(command, room.teller.numbers.get(seat, 0), choice)
        for ear in room.listeners.ears.get(seat, ()):
            ear.push(frame)


async def attempt(hall: Hall, connection: Visitor, command: str, doing: Awaitable[None]) -> None:
    """What takes its time is done beside everything else. Whoever asked for it is told of a mistake of ours."""
    try:
        await doing
    except Exception as error:
        hall.report("" if connection.room is None else connection.room.table.id, error)
        hall.refuse(connection, command, "try_again")


def has_spot(game: Game[Any], signal: AnySignal) -> bool:
    """Whether the game has what is pointed at on its board."""
    return not isinstance(signal, Point | Propose) or re.fullmatch(game.spots, signal.spot) is not None


def has_words(game: Game[Any], signal: AnySignal) -> bool:
    """Whether the game has a sentence for what is proposed."""
    return not isinstance(signal, Propose) or signal.key in game.proposals


def advised_frame(command: str, number: int, choice: Choice) -> bytes:
    parts = (encode(command), number, encode(choice.move), encode(choice.reason))
    return b'{"type":"advised","id":%b,"n":%d,"move":%b,"reason":%b}' % parts


def signalled_frame(seat: int, signal: AnySignal) -> bytes:
    return b'{"type":"signalled","seat":%d,"signal":%b}' % (seat, encode(signal))
