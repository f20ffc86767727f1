"""An evening at a table, a line for each thing that somebody does: the log, the time, and what everybody is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from tablee.games.smile import SMILE, Smile
from tablee.kernel import Event, Eyes, Game, Json, Luck, Options, Pace, Refused, TableeError, Traits
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry, Settings
from tablee.tables.company import Unchanged
from tablee.tables.records import TableState
from tablee.tables.table import Table
from tablee.tables.telling import Frame, Teller
from tests.kernel.bids import BIDS_GAME, Bids, BidsGame

SEED = "5eed" * 16
PEOPLE = ("ada", "bob", "cleo", "dan", "eve")
SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class ClockedBids(Bids):
    """As if it were no secret who has still to bid: the table times every bid, before the rules do."""

    def clock(self, seat: int) -> str | None:
        return "turn"


class ClockedBidsGame(BidsGame):
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=4 * SECOND, bank=3 * SECOND)}

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Bids:
        return clocked(super().setup(seats, luck, options, listen))

    def position(self, written: Json) -> Bids:
        return clocked(super().position(written))


def clocked(position: Bids) -> Bids:
    position.__class__ = ClockedBids
    return position


CLOCKED_BIDS = ClockedBidsGame()


class ForgivingBidsGame(BidsGame):
    """As if one bid after the other: its moves can be taken back."""

    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True, chance="play")


FORGIVING_BIDS = ForgivingBidsGame()


class Evening:
    """A table with everything that was done at it and told about it. `ada` is the host."""

    def __init__(
        self,
        game: Game[Any] = SMILE,
        settings: Settings | None = None,
        *,
        seed: str = SEED,
        host: str = "ada",
        screen: bool = False,
        position: Json = None,
        house: int = acts.HOUSE,
    ) -> None:
        settings = Settings(game.seats[0]) if settings is None else settings
        self.at = 0
        digest = game.edition.digest
        opened = acts.Open(
            game.key,
            game.rules_version,
            "ABCD",
            settings,
            seed,
            host.title(),
            position,
            screen=screen,
            digest=digest,
            house=house,
        )
        self.entries = [Entry(0, opened, host, host.title())]
        self.table = Table("table-1", game, self.entries[0])
        self.teller = Teller(self.table)
        self.events: list[Event] = []
        self.frames: list[dict[Eyes, Frame]] = []

    # --- Doing

    def do(self, by: str | None, act: AnyAct, wait: int = 1) -> list[Event]:
        """Somebody does something, `wait` milliseconds after the last thing."""
        entry = Entry(self.at + wait, act, by, "" if by is None else by.title())
        events = self.table.apply(entry)
        self.at = entry.at
        self.entries.append(entry)
        self.events += events
        self.frames.append(self.teller.tell(events))
        return events

    def refused(self, by: str | None, act: AnyAct, wait: int = 1) -> str:
        """The code with which an act is refused; it has changed nothing."""
        before = self.state()
        try:
            self.table.apply(Entry(self.at + wait, act, by, "" if by is None else by.title()))
        except Refused as refusal:
            code = refusal.reason
        except TableeError as error:
            code = error.code
        else:
            raise AssertionError(f"{act} of {by} was not refused")
        assert self.state() == before, f"{act} of {by} was refused with {code} and changed something"
        return code

    def unchanged(self, by: str | None, act: AnyAct, wait: int = 1) -> bool:
        """Whether an act would change nothing; it has changed nothing then."""
        before = self.state()
        try:
            self.table.apply(Entry(self.at + wait, act, by, "" if by is None else by.title()))
        except Unchanged:
            assert self.state() == before, f"{act} of {by} changes nothing, and changed something"
            return True
        return False

    def wait(self, milliseconds: int) -> list[Event]:
        """Time passes, and whatever falls due in it happens; the bots play their defaults."""
        until = self.at + milliseconds
        events: list[Event] = []
        while (due := self.table.due()) is not None and due <= until:
            events += self.due_now(max(0, due - self.at))
        return events + self.do(None, acts.Pass(), until - self.at)

    def due_now(self, wait: int) -> list[Event]:
        return self.do(None, self.what_is_due(wait), wait)

    def what_is_due(self, wait: int) -> AnyAct:
        """The default move of a bot that is wanted by then, or else the passing of time."""
        sitting = self.table.sitting
        assert sitting is not None
        seat = sitting.wanted(self.at + wait)
        return acts.Pass() if seat is None else acts.BotPlay(seat, sitting.position.default(seat).text)

    # --- Gathering

    def gather(self, *people: str, salts: Mapping[str, str] | None = None) -> Evening:
        """They sit down, in that order."""
        for person in people:
            self.do(person, acts.Sit(salt=(salts or {}).get(person, "")))
        return self

    def ready(self, *people: str) -> Evening:
        for person in people:
            self.do(person, acts.Ready())
        return self

    def begin(self) -> Evening:
        self.do(self.table.host, acts.Start())
        return self

    # --- Looking

    def state(self) -> bytes:
        return msgspec.json.encode(self.table.to_state())

    @property
    def smile(self) -> Smile:
        position = self.table.position()
        assert isinstance(position, Smile)
        return position

    @property
    def bids(self) -> Bids:
        position = self.table.position()
        assert isinstance(position, Bids)
        return position

    def person(self, seat: int) -> str:
        person = self.table.places[seat].person
        assert person is not None
        return person

    def paper(self) -> bytes:
        position = self.table.position()
        assert position is not None
        return msgspec.json.encode(position.to_json())

    # --- Playing Smile

    @property
    def turn(self) -> str:
        return self.person(self.smile.turn)

    def offer(self, wait: int = 1) -> list[Event]:
        """Whoever is to act offers a firefly to the lowest creature (or takes a tear for it)."""
        moves = [move.text for move in self.smile.moves(self.smile.turn) if not move.text.startswith("collect")]
        return self.do(self.turn, acts.Play(moves[0]), wait)

    def collect(self, wait: int = 1) -> list[Event]:
        moves = [move.text for move in self.smile.moves(self.smile.turn) if move.text.startswith("collect")]
        return self.do(self.turn, acts.Play(moves[0]), wait)

    def to_the_last_move_of_a_round(self) -> None:
        """With three players: offer, collect, offer; the next to collect ends the round."""
        self.offer()
        self.collect()
        self.offer()

    def play_on(self) -> None:
        """To the end of the game, as quickly as it goes."""
        while self.table.state == "playing":
            moves = [move.text for move in self.smile.moves(self.smile.turn)]
            collecting = [move for move in moves if move.startswith("collect")]
            self.do(self.turn, acts.Play((collecting or moves)[0]))

    def play_on_with_bots(self) -> None:
        """The same, but seats whose players are gone are played by whoever plays for them."""
        while self.table.state == "playing":
            if self.table.places[self.smile.turn].gone:
                self.due_now(2 * SECOND)
            else:
                self.do(self.turn, acts.Play(self.smile.moves(self.smile.turn)[-1].text))


def lobby(*people: str, seats: int = 3, host: str = "ada", **chosen: Any) -> Evening:
    """A table of Smile with these people at it."""
    return Evening(settings=Settings(seats, **chosen), host=host).gather(*people)


def playing(*people: str, salts: Mapping[str, str] | None = None, seed: str = SEED, **chosen: Any) -> Evening:
    """A game of Smile that has just begun, with three people if nobody else is named."""
    people = people or PEOPLE[:3]
    evening = Evening(settings=Settings(len(people), **chosen), seed=seed)
    return evening.gather(*people, salts=salts).ready(*people[1:]).begin()


def bidding(*people: str, bots: int = 0, game: Game[Any] = BIDS_GAME, **chosen: Any) -> Evening:
    """A game of Bids that has just begun, at time 0."""
    people = people or PEOPLE[:3]
    evening = Evening(game, Settings(len(people) + bots, **chosen))
    for person in people:
        evening.do(person, acts.Sit(), wait=0)
        evening.do(person, acts.Ready(), wait=0)
    for seat in range(len(people), len(people) + bots):
        evening.do("ada", acts.AddBot(seat, "random"), wait=0)
    evening.do("ada", acts.Start(), wait=0)
    return evening


def replayed(evening: Evening, count: int | None = None) -> Table:
    """The table that the first entries of the log give."""
    entries = evening.entries[:count]
    table = Table(evening.table.id, evening.table.game, entries[0])
    for entry in entries[1:]:
        table.apply(entry)
    return table


def read_again(evening: Evening) -> Table:
    """The table as it comes out of a snapshot."""
    return from_bytes(evening, evening.state())


def from_bytes(evening: Evening, state: bytes) -> Table:
    read = msgspec.json.decode(state, type=TableState)
    return Table.from_state(evening.table.id, evening.table.game, read)


def alone_after_a_reveal() -> Evening:
    """Ada among bots; since her last move the next row was revealed."""
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.begin()
    while evening.table.running.last_play_of(0) is None or not evening.table.running.would_hide(0):
        if evening.smile.turn == 0:
            evening.do("ada", acts.Play(evening.smile.default(0).text))
        else:
            evening.due_now(2 * SECOND)
    return evening
