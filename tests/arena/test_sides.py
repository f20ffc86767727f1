"""Tournaments of games with sides, of games that are played together, and how games end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee import games
from tablee.arena import GameRecord, Result, tournament
from tablee.arena.figures import endings, side_summary
from tablee.arena.tournament import play_batch
from tablee.kernel import BadLevel, BadSeats, BadSides, Bot, Luck
from tests.arena.small_games import put_on_the_shelf

WOLVES_KNOW = {"wolves": "solid", "village": "random"}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def facts(result: Result) -> Any:
    """All but the times."""
    written = msgspec.to_builtins(result)
    for line in (*written["lines"], *written["sides"]):
        del line["seconds_per_move"]
    return written


# --- By sides


def test_each_seat_is_played_by_the_level_of_the_side_that_it_was_dealt_to(monkeypatch: pytest.MonkeyPatch) -> None:
    vote = games.find("vote")
    made: list[tuple[str, int]] = []
    make = type(vote).bot

    def noted(game: Any, level: str, seat: int, luck: Luck) -> Bot:
        made.append((level, seat))
        return make(game, level, seat, luck)

    monkeypatch.setattr(type(vote), "bot", noted)
    (record,) = play_batch("vote", ("",) * 6, 1, range(1), sides=WOLVES_KNOW)
    assert sorted(record.sides) == ["village"] * 4 + ["wolves"] * 2
    assert [level for level, _ in made] == [WOLVES_KNOW[side] for side in record.sides]
    assert sorted(seat for _, seat in made) == list(range(6))


def test_a_result_by_sides_has_a_line_for_each_side_and_none_for_a_bot() -> None:
    result = tournament("vote", WOLVES_KNOW, 60, seats=6, seed=1, workers=1)
    assert (result.lines, result.fair_share, result.together, result.seats) == ([], None, None, 6)
    village, wolves = result.sides
    assert [(line.side, line.bot, line.games) for line in result.sides] == [
        ("village", "random", 60),
        ("wolves", "solid", 60),
    ]
    assert (village.mean_seats, wolves.mean_seats) == (4.0, 2.0)
    assert village.wins + wolves.wins == 60
    assert wolves.low < wolves.share < wolves.high
    blind = tournament("vote", {"wolves": "random", "village": "random"}, 60, seats=6, seed=1, workers=1)
    assert wolves.share > blind.sides[1].share, "those who know each other do better"


def test_without_a_number_of_seats_as_few_play_as_the_game_allows() -> None:
    assert tournament("vote", WOLVES_KNOW, 2, workers=1).seats == 3


def test_a_line_up_by_seats_is_counted_by_bots_and_by_sides() -> None:
    result = tournament("vote", ["solid", "random", "random"], 30, workers=1)
    assert [line.bot for line in result.lines] == ["solid", "random", "random"]
    assert [(line.side, line.bot) for line in result.sides] == [("village", ""), ("wolves", "")]
    assert result.fair_share is None, "a side may win more often than another"
    assert all(line.mean_score is None for line in result.lines)


def test_the_victory_of_a_side_is_whole_for_each_of_it() -> None:
    for record in play_batch("vote", ("random",) * 6, 3, range(20)):
        won = {side for side, share in zip(record.sides, record.shares, strict=True) if share}
        assert set(record.shares) == {0.0, 1.0}
        assert len(won) == 1
        assert record.reason == ("wolf_out" if won == {"village"} else "villager_out")


def test_a_side_that_is_dealt_in_some_games_only_is_counted_in_those() -> None:
    def record(sides: list[str], shares: list[float]) -> GameRecord:
        return GameRecord(0, shares, [1, 2, 2], [], [1, 1, 2], [0.5, 0.5, 0.5], sides)

    records = [record(["piper", "village", "village"], [0.0, 1.0, 0.5]), record(["village"] * 3, [1.0, 1.0, 1.0])]
    piper, village = side_summary("piper", "", records), side_summary("village", "solid", records)
    assert piper is not None
    assert village is not None
    assert (piper.games, piper.wins, piper.mean_seats) == (1, 0.0, 1.0)
    assert (village.games, village.wins, village.mean_seats) == (2, 1.75, 2.5)
    assert village.seconds_per_move == pytest.approx(2.5 / 7)
    assert side_summary("wolves", "", records) is None


@pytest.mark.parametrize(
    ("game", "bots", "detail", "wrong"),
    [
        ("vote", {"wolves": "solid"}, "missing", "village"),
        ("vote", {**WOLVES_KNOW, "bears": "solid"}, "unknown", "bears"),
        ("vote", {}, "missing", "village, wolves"),
        ("toss", {"wolves": "solid"}, "no_sides", "wolves"),
        ("smile", WOLVES_KNOW, "no_sides", "wolves, village"),
    ],
)
def test_sides_that_are_missing_or_not_there_are_refused_with_those_that_are(
    game: str, bots: dict[str, str], detail: str, wrong: str
) -> None:
    with pytest.raises(BadSides) as caught:
        tournament(game, bots, 10)
    assert (caught.value.detail, caught.value.wrong) == (detail, wrong)
    assert caught.value.right == ", ".join(games.find(game).sides)


def test_a_level_and_a_number_of_seats_that_do_not_exist_are_refused_for_sides_too() -> None:
    with pytest.raises(BadLevel):
        tournament("vote", {"wolves": "genius", "village": "solid"}, 10)
    with pytest.raises(BadSeats):
        tournament("vote", WOLVES_KNOW, 10, seats=12)


# --- Together


def test_where_all_win_together_there_is_one_result_and_no_fair_share() -> None:
    result = tournament("toss", ["beginner", "solid", "beginner"], 200, workers=1)
    assert result.fair_share is None
    assert result.sides == []
    assert result.together is not None
    assert result.together.low < 0.25 < result.together.high, "two coins in the air"
    assert {ending.reason: ending.games for ending in result.endings} == {
        "all_heads": result.together.wins,
        "tails": 200 - result.together.wins,
    }
    careful = tournament("toss", ["solid", "solid"], 10, workers=1).together
    assert careful is not None
    assert (careful.wins, careful.share) == (10, 1.0)


# --- Endings


def test_every_result_says_how_its_games_ended() -> None:
    result = tournament("smile", ["random"] * 3, 20, workers=1)
    assert result.together is None
    assert result.fair_share == 1 / 3
    assert sum(ending.games for ending in result.endings) == 20
    assert {ending.reason for ending in result.endings} <= {"points", "fireflies", "shared"}
    assert all(ending.low < ending.share <= ending.high for ending in result.endings)


def test_the_most_frequent_ending_comes_first() -> None:
    reasons = ["b", "a", "c", "c", "b", "c"]
    records = [GameRecord(number, [], [], [], [], [], reason=reason) for number, reason in enumerate(reasons)]
    assert [(ending.reason, ending.games, ending.share) for ending in endings(records)] == [
        ("c", 3, 0.5),
        ("b", 2, 1 / 3),
        ("a", 1, 1 / 6),
    ]


# --- Other copies, many processes


def test_another_copy_of_the_box_is_played_in_every_process() -> None:
    alone, together = (
        tournament("toss", ["beginner"] * 2, 40, workers=workers, edition={"faces": 10}) for workers in (1, 2)
    )
    printed = tournament("toss", ["beginner"] * 2, 40, workers=1)
    assert facts(alone) == facts(together)
    assert alone.together is not None
    assert printed.together is not None
    assert alone.together.share > 0.6 > 0.4 > printed.together.share


def test_two_processes_play_the_same_games_by_sides_as_one() -> None:
    alone, together = (tournament("vote", WOLVES_KNOW, 11, seats=7, seed=3, workers=workers) for workers in (1, 2))
    assert facts(alone) == facts(together)


def test_a_result_is_json_and_comes_back() -> None:
    for result in (tournament("vote", WOLVES_KNOW, 4, workers=1), tournament("toss", ["solid"] * 2, 4, workers=1)):
        assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == msgspec.convert(
            msgspec.to_builtins(result), Result
        )
