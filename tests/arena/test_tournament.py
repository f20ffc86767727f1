"""Tournaments: the same seed gives the same games, whoever plays them; and the statistics are right."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tablee.arena import Result, tournament
from tablee.arena.figures import GameRecord, places, summary, wilson
from tablee.arena.tournament import play_game
from tablee.games import SHELF
from tablee.games.smile import SmileGame
from tablee.kernel import BadLevel, BadSeats, Bot, FastLuck, Luck, Options, UnknownGame


def without_times(result: Result) -> object:
    return [msgspec.structs.replace(line, seconds_per_move=0.0) for line in result.lines]


def test_a_seed_decides_every_game() -> None:
    first, second = (tournament("smile", ["solid", "beginner", "random"], 12, seed=5, workers=1) for _ in range(2))
    assert without_times(first) == without_times(second)
    other = tournament("smile", ["solid", "beginner", "random"], 12, seed=6, workers=1)
    assert without_times(first) != without_times(other)


def test_two_workers_play_the_same_games_as_one() -> None:
    alone = tournament("smile", ["solid", "default", "random"], 11, seed=3, workers=1)
    together = tournament("smile", ["solid", "default", "random"], 11, seed=3, workers=2)
    assert without_times(alone) == without_times(together)


class Forcing(SmileGame):
    """An option that is forced, whatever was chosen, and checked as it is played."""

    def settled(self, options: Options) -> Options:
        return msgspec.structs.replace(options, unseen_cards=True)

    def check(self, seats: int, options: Options) -> None:
        assert options == self.settled(options)


def test_options_are_checked_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "smile", Forcing())
    assert tournament("smile", ["beginner"] * 3, 1, workers=1, options={"unseen_cards": False}).games == 1


def test_progress_counts_the_games_that_are_finished() -> None:
    seen: list[int] = []
    tournament("smile", ["random"] * 3, 12, workers=1, progress=seen.append)
    assert seen == [5, 10, 12]


class WatchedGame(SmileGame):
    """Smile, remembering who was seated where."""

    def __init__(self) -> None:
        super().__init__()
        self.seated: list[tuple[str, int]] = []

    def bot(self, level: str, seat: int, luck: Luck) -> Bot:
        self.seated.append((level, seat))
        return super().bot(level, seat, luck)


def test_every_bot_sits_in_every_seat_sooner_or_later() -> None:
    game = WatchedGame()
    luck = FastLuck(1)
    for number in range(20):
        play_game(game, ["solid", "default", "random"], luck.spawn(), number)
    assert set(game.seated) == {(level, seat) for level in ("solid", "default", "random") for seat in range(3)}


def test_the_shares_of_a_tournament_add_up_to_its_games() -> None:
    result = tournament("smile", ["solid", "beginner", "default", "random"], 20, seed=2, workers=1)
    assert sum(line.wins for line in result.lines) == pytest.approx(20)
    assert result.fair_share == 0.25
    assert [line.bot for line in result.lines] == ["solid", "beginner", "default", "random"]


def record(share: float, rank: int, score: int) -> GameRecord:
    return GameRecord(0, [share, 1 - share], [rank, 3 - rank], [score, 0], [10, 10], [0.5, 0.5])


def test_a_line_sums_up_the_games_of_one_bot() -> None:
    records = [record(1.0, 1, 12), record(0.5, 1, 8), record(0.0, 2, 1), record(1.0, 1, 11)]
    line = summary("solid", 0, records)
    assert (line.games, line.wins, line.share) == (4, 2.5, 0.625)
    assert (line.mean_score, line.mean_rank, line.seconds_per_move) == (8.0, 1.25, 0.05)
    assert line.low < line.share < line.high


def test_victories_are_counted_by_turn_order_whichever_bot_had_that_place() -> None:
    one = msgspec.structs.replace(record(1.0, 1, 12), order=[1, 0])  # the second bot begins, the first one wins
    two = msgspec.structs.replace(record(1.0, 1, 12), order=[0, 1])
    draw = msgspec.structs.replace(record(0.5, 1, 12), order=[1, 0])
    first, second = places([one, two, two, draw])
    assert (first.place, first.wins, first.share) == (1, 2.5, 0.625)
    assert (second.place, second.wins, second.share) == (2, 1.5, 0.375)
    assert first.low < first.share < first.high


def test_there_is_no_turn_order_where_nobody_begins() -> None:
    assert places([record(1.0, 1, 12)]) == []


def test_the_first_place_is_that_of_the_seat_that_begins() -> None:
    for starter in (1, 2, 3):
        options = {"starter": starter}
        result = tournament("archibald", ["default"] * 3, 4, seed=2, workers=1, options=options)
        assert [line.place for line in result.places] == [1, 2, 3]
        assert sum(line.wins for line in result.places) == 4
    game = SHELF["archibald"]
    begun = play_game(game, ["default"] * 3, FastLuck(3), 0, game.read_options({"starter": 2}))
    assert sorted(begun.order) == [0, 1, 2]


@pytest.mark.parametrize(
    ("wins", "count", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)), (250, 1000, (0.2242, 0.2777))],
)
def test_the_interval_is_wilsons(wins: float, count: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, count) == pytest.approx(interval, abs=1e-4)


@pytest.mark.parametrize(
    ("bots", "error"), [(["solid"] * 2, BadSeats), (["solid"] * 6, BadSeats), (["solid", "solid", "genius"], BadLevel)]
)
def test_a_line_up_that_cannot_sit_down_is_refused(bots: Sequence[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        tournament("smile", bots, 10)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame) as caught:
        tournament("chess", ["solid"] * 3, 10)
    assert (caught.value.wrong, caught.value.right) == ("chess", ", ".join(SHELF))


def test_stronger_bots_win_more() -> None:
    """A fixed seed, so that this is a fact and not a chance: solid beats beginners, beginners beat chance."""
    result = tournament("smile", ["solid", "beginner", "random"], 60, seed=1, workers=1)
    solid, beginner, chance = (line.share for line in result.lines)
    assert solid > 0.6 > beginner > chance
