"""Every table of a game that is played together: each number of seats at each level, one bot in all seats."""

from __future__ import annotations

import msgspec
import pytest

from tablee import games
from tablee.arena import EveryTable, every_table, has_every_table, tournament
from tablee.kernel import BadLevel, BadOption, BadSeats
from tests.arena.small_games import put_on_the_shelf
from tests.arena.test_sides import facts


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def test_each_number_of_seats_meets_each_level_in_the_order_of_the_box() -> None:
    found = every_table("dare", "solid", 3, workers=1)
    assert [(cell.seats, cell.level) for cell in found.cells] == [
        (seats, level) for seats in (2, 3, 4) for level in ("tame", "bold", "wild")
    ]
    assert all(cell.result.games == 3 and cell.result.seats == cell.seats for cell in found.cells)
    assert (found.game, found.bot, found.option, found.games) == ("dare", "solid", "level", 3)


def test_each_cell_is_the_tournament_of_that_table() -> None:
    found = every_table("dare", "random", 20, seed=5, workers=1)
    for cell in found.cells:
        alone = tournament("dare", ["random"] * cell.seats, 20, seed=5, workers=1, options={"level": cell.level})
        assert facts(cell.result) == facts(alone)


def test_several_processes_find_the_same() -> None:
    one, two = (every_table("dare", "random", 12, seats=[2, 3], workers=workers) for workers in (1, 2))
    assert [facts(cell.result) for cell in one.cells] == [facts(cell.result) for cell in two.cells]


def test_some_seats_and_some_levels_can_be_named_and_other_options_go_with_all() -> None:
    found = every_table("dare", "solid", 30, seats=[4], levels=["tame", "bold"], workers=1, options={"blind": True})
    assert [(cell.seats, cell.level) for cell in found.cells] == [(4, "tame"), (4, "bold")]
    assert all(cell.result.together is not None and cell.result.together.share < 1 for cell in found.cells)


def test_progress_counts_the_games_of_all_tables() -> None:
    seen: list[int] = []
    every_table("dare", "random", 7, seats=[2], workers=1, progress=seen.append)
    assert seen == [5, 7, 12, 14, 19, 21]


@pytest.mark.parametrize(
    ("given", "error"),
    [({"options": {"blind": False}}, BadOption), ({"seats": [2, 9]}, BadSeats), ({"levels": ["easy"]}, BadOption)],
)
def test_a_table_that_cannot_be_is_found_before_anything_is_played(
    given: dict[str, object], error: type[Exception]
) -> None:
    seen: list[int] = []
    with pytest.raises(error):
        every_table("dare", "random", 5, workers=1, progress=seen.append, **given)  # type: ignore[arg-type]
    with pytest.raises(BadLevel):
        every_table("dare", "nobody", 5, workers=1, progress=seen.append)
    assert seen == []


def test_only_games_with_levels_that_all_win_together_have_it() -> None:
    assert [has_every_table(games.SHELF[key]) for key in ("smile", "vote", "toss", "dare")] == [
        False,
        False,
        False,
        True,
    ]
    assert games.SHELF["dare"].difficulties() == ("tame", "bold", "wild")
    assert games.SHELF["toss"].difficulties() == ()


@pytest.mark.parametrize("key", list(games.SHELF))
def test_what_says_how_hard_a_game_is_is_an_option_to_choose_from(key: str) -> None:
    game = games.SHELF[key]
    assert not game.difficulty or all(game.read_options({game.difficulty: level}) for level in game.difficulties())


def test_it_is_kept_whole_as_json() -> None:
    found = every_table("dare", "random", 4, seats=[2], workers=1)
    assert msgspec.json.decode(msgspec.json.encode(found), type=EveryTable) == found
