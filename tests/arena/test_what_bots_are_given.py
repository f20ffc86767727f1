"""In the arena a bot is given what its seat hears and sees, and nothing else; and every seed has games of its own."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from tablee.arena import GameRecord
from tablee.arena.tournament import play_batch, play_game
from tablee.games.smile import SMILE, SmileGame
from tablee.games.smile.events import DecisionRequested, HandUpdated
from tablee.kernel import (
    Bot,
    ClockStarted,
    Event,
    Eyes,
    FastLuck,
    GroupEvent,
    Luck,
    Move,
    Options,
    PrivateEvent,
    View,
)
from tests.kernel.bids import BidMade, Bids, BidsGame, Dealt


class Spy(Bot):
    """Plays as another bot does, and remembers all that it was given."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.heard: list[Event] = []
        self.seen: list[View] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.bot.hear(event)

    def choose(self, view: View) -> Move:
        self.seen.append(view)
        return self.bot.must_choose(view)


# --- Games with spies in every seat


class Whisper(Event, frozen=True):
    """Heard by its seat; by the next one without the card; by nobody else."""

    seat: int
    seats: int
    card: int

    def heard_by(self, eyes: Eyes) -> Event | None:
        if eyes == self.seat:
            return self
        return Whisper(self.seat, self.seats, 0) if eyes == (self.seat + 1) % self.seats else None


class Signal(GroupEvent, frozen=True):
    """Heard by some seats together."""


class TalkativeBids(Bids):
    """Bids in which every move is whispered to the neighbour, and a sign is given to the first two seats."""

    story: list[Event]  # everything that was told, for all ears

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        super().play(seat, move, luck)
        self.tell(Whisper(seat, self.seats, self.bids[seat] or 0))
        self.tell(Signal((0, 1)))

    def drain(self) -> list[Event]:
        told = super().drain()
        self.story += told
        return told


class SpiedBids(BidsGame):
    def __init__(self) -> None:
        self.spies: list[Spy] = []
        self.story: list[Event] = []

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Bids:
        dealt = super().setup(seats, luck, options, listen)
        position = TalkativeBids(dealt.hands, dealt.prize)
        position.told = dealt.told
        position.story = self.story
        return position

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        self.spies.append(Spy(super().bot(level, seat, luck), seat))
        return self.spies[-1]


class SpiedSmile(SmileGame):
    def __init__(self) -> None:
        super().__init__()
        self.spies: list[Spy] = []

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        self.spies.append(Spy(super().bot(level, seat, luck), seat))
        return self.spies[-1]


Spied = TypeVar("Spied", SpiedBids, SpiedSmile)


def watched(game: Spied, level: str, seats: int) -> Spied:
    for number in range(3):
        play_game(game, [level] * seats, FastLuck(number), number)
    return game


@pytest.mark.parametrize("seats", SMILE.seats)
def test_a_bot_of_smile_never_hears_what_is_for_another_seat(seats: int) -> None:
    for spy in watched(SpiedSmile(), "default", seats).spies:
        private = [event for event in spy.heard if isinstance(event, PrivateEvent)]
        assert {event.seat for event in private} == {spy.seat}
        assert {type(event) for event in private} == {HandUpdated, DecisionRequested}


@pytest.mark.parametrize("seats", BidsGame.seats)
def test_a_bot_of_bids_never_hears_what_is_for_another_seat(seats: int) -> None:
    for spy in watched(SpiedBids(), "random", seats).spies:
        private = [event for event in spy.heard if isinstance(event, PrivateEvent)]
        assert {event.seat for event in private} == {spy.seat}
        assert {type(event) for event in private} == {Dealt, BidMade}


@pytest.mark.parametrize("seats", BidsGame.seats)
def test_every_bot_hears_exactly_what_its_seat_hears_and_in_that_order(seats: int) -> None:
    game = SpiedBids()
    play_game(game, ["random"] * seats, FastLuck(1), 0)
    assert len(game.spies) == seats
    for spy in game.spies:
        assert spy.heard == [heard for event in game.story if (heard := event.heard_by(spy.seat)) is not None]


def test_a_bot_that_hears_a_part_of_an_event_hears_that_part_only() -> None:
    for spy in watched(SpiedBids(), "random", 4).spies:
        whispers = [event for event in spy.heard if isinstance(event, Whisper)]
        assert {event.seat for event in whispers} == {spy.seat, (spy.seat - 1) % 4}
        assert all((event.card > 0) == (event.seat == spy.seat) for event in whispers)
        assert any(isinstance(event, Signal) for event in spy.heard) == (spy.seat < 2)


@pytest.mark.parametrize("game", [SpiedSmile, SpiedBids])
def test_a_bot_sees_with_the_eyes_of_its_own_seat(game: type[Any]) -> None:
    for spy in watched(game(), "random", 4).spies:
        assert spy.seen
        assert {view.eyes for view in spy.seen} == {spy.seat}


def test_no_clock_runs_in_the_arena() -> None:
    for spy in watched(SpiedSmile(), "random", 3).spies:
        assert not any(isinstance(event, ClockStarted) for event in spy.heard)


# --- Luck


class LuckyGame(SmileGame):
    """Remembers the luck of every bot and the first row of every deal."""

    def __init__(self) -> None:
        super().__init__()
        self.draws: list[int] = []
        self.deals: list[str] = []

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        assert isinstance(luck, FastLuck)
        self.draws.append(luck.a)
        return super().bot(level, seat, luck)

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Any:
        position = super().setup(seats, luck, options, listen)
        self.deals.append(str(position.to_json()))
        return position


def test_every_bot_has_luck_of_its_own_and_the_deal_another() -> None:
    game = LuckyGame()
    play_game(game, ["random"] * 5, FastLuck(1), 0)
    assert len(set(game.draws)) == 5


def test_the_deal_does_not_depend_on_who_plays() -> None:
    games = [LuckyGame(), LuckyGame()]
    play_game(games[0], ["random"] * 3, FastLuck(7), 0)
    play_game(games[1], ["solid", "beginner", "default"], FastLuck(7), 0)
    assert games[0].deals == games[1].deals


# --- Seeds

LINE_UP = ("random", "default", "random")
GAMES = range(12)


def facts(record: GameRecord) -> str:
    return str((record.scores, record.ranks, record.moves, record.shares))


@pytest.mark.parametrize(("one", "other"), [(1, 2), (0, 1), (3, 5), (1, 1 + len(GAMES) - 1)])
def test_tournaments_with_different_seeds_share_no_game(one: int, other: int) -> None:
    ours, theirs = (
        {str(facts(record)) for record in play_batch("smile", LINE_UP, seed, GAMES)} for seed in (one, other)
    )
    assert len(ours) == len(theirs) == len(GAMES), "a tournament plays no game twice"
    assert not ours & theirs


def test_a_game_of_a_tournament_does_not_depend_on_the_others() -> None:
    together = [facts(record) for record in play_batch("smile", LINE_UP, 4, range(6))]
    alone = [facts(play_batch("smile", LINE_UP, 4, range(number, number + 1))[0]) for number in range(6)]
    assert together == alone
