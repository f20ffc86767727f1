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
WAIT: Final = 30_000  # milliseconds after a question that came to nothing, before the same person asks again;
LONGEST_WAIT: Final = 300_000  # twice as many each time, up to these


class Unchanged(Exception):
    """An act that would change nothing: it is heard, and neither written nor told."""


def refuse(code: str) -> Refused:
    """The house rules of a table have codes; their words are with the texts."""
    return Refused(code, "table")


def wait_after(refusals: int) -> int:
    """How long somebody waits after so many questions in a row that came to nothing."""
    return min(WAIT << min(refusals - 1, 10), LONGEST_WAIT)


class Company:
    """People and bots in their places, and the state that they have brought their table to."""

    def __init__(self, game: Game[Any], settings: Settings, host: str, digest: str = "", house: int = 0) -> None:
        self.game = game
        self.house = house  # the version of its house rules
        self.old = digest == "" != game.edition.digest  # it names no cards: then any options could be chosen
        self.agree(settings)
        self.host = host
        self.state = LOBBY
        self.places = [Place() for _ in range(settings.seats)]
        self.question: Question | None = None
        self.moderator: Moderator | None = None
        self.locked = False
        self.barred: list[str] = []  # persons who were sent away
        self.barred_names: dict[str, str] = {}  # under which they were
        self.muted: list[str] = []  # persons whom nobody wants to hear
        self.television = ""  # the person whose screen opened this table

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
                if place.person == person and not place.barred:
                    return seat
        return None

    def seated(self) -> list[str | None]:
        """Whose each seat is, if it is a person's."""
        return [None if place.barred else place.person for place in self.places]

    def is_muted(self, person: str | None) -> bool:
        return person in self.muted

    def belongs(self, person: str | None) -> bool:
        """Whoever sits here, holds the table or moderates it; and the screen that everybody looks at."""
        known = (self.host, self.television)
        return self.seat_of(person) is not None or self.moderates(person) or person in known

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

    def lets_in(self, person: str) -> bool:
        """Nobody new comes to a locked table."""
        return self.may_stay(person) and (not self.is_shut() or self.belongs(person))

    def may_stay(self, person: str) -> bool:
        """Whoever has the link, before the game; then its players, and spectators where they are let in."""
        open_to_all = self.state == LOBBY or self.settings.watchable
        return person not in self.barred and (open_to_all or self.eyes_of(person) is not None)

    def is_shut(self) -> bool:
        """A lock is for the time before the game."""
        return self.locked and self.state == LOBBY

    # --- What may be done now

    def must_be(self, state: str) -> None:
        if self.state != state:
            raise refuse("paused" if self.state == PAUSED else NOT_IN[state])

    def must_be_host(self, entry: Entry) -> None:
        self.must_be(LOBBY)
        if entry.by != self.host:
            raise refuse("not_host")

    def must_be_welcome(self, person: str | None) -> None:
        if person in self.barred:
            raise refuse("barred")
        if self.is_shut() and not self.belongs(person):
            raise refuse("locked")

    def must_be_heard(self, person: str) -> None:
        """Before the game, whoever has no seat at a locked table listens: nobody could take the word from them."""
        self.must_be_welcome(person)
        if self.is_muted(person):
            raise refuse("muted")

    def must_change(self, changes: bool) -> None:
        """Nothing is written that changes nothing. In old logs it was."""
        if self.house > 0 and not changes:
            raise Unchanged

    # --- What is being asked

    def drop_question(self, at: int | None = None) -> list[Event]:
        """It comes to nothing. If its asker is to wait before they ask again: since when."""
        question = self.question
        if question is None:
            return []
        if at is not None:
            asker = self.places[question.seat]
            asker.turned_down += 1
            asker.asks_from = at + wait_after(asker.turned_down)
        self.question = None
        return [QuestionDropped(question.what)]
