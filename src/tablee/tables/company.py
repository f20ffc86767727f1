"""The company at a table: who sits where, who has the key, what was agreed, what is being asked, how far they are.

The lobby, the running game and the questions that need everybody's consent all look at it, and change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tablee.kernel import EVERYTHING, Event, Eyes, Game, Refused
from tablee.tables.acts import Entry, Settings
from tablee.tables.events import QuestionDropped
from tablee.tables.records import Moderator, Place, Question

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"
NOT_IN: Final = {LOBBY: "not_lobby", PLAYING: "not_playing"}


def refuse(code: str) -> Refused:
    """The house rules of a table have codes; their words are with the texts."""
    return Refused(code, "table")


class Company:
    """People and bots in their places, and the state that they have brought their table to."""

    def __init__(self, game: Game[Any], settings: Settings, host: str, digest: str = "") -> None:
        self.game = game
        self.old = digest == "" != game.edition.digest  # it names no cards: then any options could be chosen
        self.agree(settings)
        self.host = host
        self.state = LOBBY
        self.places = [Place() for _ in range(settings.seats)]
        self.question: Question | None = None
        self.moderator: Moderator | None = None

    def agree(self, settings: Settings) -> None:
        """Play like this from now on. What was chosen is kept beside it: another choice may leave it free again."""
        self.settings, self.chosen = self.check(settings), settings.options

    def forced(self) -> Mapping[str, str]:
        """The options that another one imposes, and which."""
        return self.game.forced(self.game.read_options(self.settings.options))

    def check(self, settings: Settings) -> Settings:
        """The settings as they are played, and told to everybody: an option may force another one.

        The log of an old table may have options that do not fit its seats: it stays a table, and does not begin so.
        """
        chosen = self.game.read_options(settings.options)
        options = self.game.settled(chosen)
        if self.old:
            self.game.check_seats(settings.seats)
        else:
            self.game.check(settings.seats, options)
        if options != chosen:
            settings = msgspec.structs.replace(settings, options=msgspec.to_builtins(options))
        if settings.pace not in self.game.paces_for(options):
            raise refuse("no_such_pace")
        if settings.adviser and not self.game.adviser:
            raise refuse("no_adviser")
        return settings

    # --- Who is who

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return None

    def moderates(self, person: str | None) -> bool:
        return self.moderator is not None and self.moderator.person == person

    def eyes_of(self, person: str) -> Eyes:
        """A seat's; those of the moderator, who sees everything from the deal on; or a spectator's."""
        return EVERYTHING if self.moderates(person) and self.state != LOBBY else self.seat_of(person)

    def is_moderated(self) -> bool:
        return self.game.moderated(self.game.read_options(self.settings.options))

    def my_seat(self, entry: Entry) -> int:
        seat = self.seat_of(entry.by)
        if seat is None:
            raise refuse("not_seated")
        return seat

    def place(self, seat: int) -> Place:
        if seat >= len(self.places):
            raise refuse("no_such_seat")
        return self.places[seat]

    def people_here(self) -> list[int]:
        """The seats of the people who could be asked something now."""
        return [seat for seat, place in enumerate(self.places) if place.person is not None and not place.gone]

    def bots(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.level is not None]

    # --- What may be done now

    def must_be(self, state: str) -> None:
        if self.state != state:
            raise refuse("paused" if self.state == PAUSED else NOT_IN[state])

    def must_be_host(self, entry: Entry) -> None:
        self.must_be(LOBBY)
        if entry.by != self.host:
            raise refuse("not_host")

    # --- What is being asked

    def drop_question(self) -> list[Event]:
        if self.question is None:
            return []
        dropped = QuestionDropped(self.question.what)
        self.question = None
        return [dropped]
