"""Ranking the clans and sharing. GRU-140 to GRU-152."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.games.grumpf.events import AnimalsShared, BoardFailed, Rank
from tablee.games.grumpf.moves import SPECIES
from tests.games.grumpf.board import about, go_on, hunt, lying, only, owned, resolve, tally, view


def shares(lying_there: str, animals: str, *double: str, clans: str = "BPYGO") -> list[tuple[str, int]]:
    """Who takes how many in which order, by the letters of the clans."""
    position = hunt(lying_there, clans, animals=animals, double=double)
    event = only(AnimalsShared, [e for e in resolve(position) if getattr(e, "shares", None)])
    letters = clans + "N"
    return [(letters[clan], taken) for clan, taken in event.shares]


# --- Ranks


@pytest.mark.rules("GRU-140", "GRU-142")
def test_a_clans_strength_is_the_sum_of_its_pawns_and_the_highest_is_first() -> None:
    counted = tally("mammoths", resolve(hunt("mammoths: B1 P5 Y3 B3 Y4 G2")))
    assert counted.ranking == [Rank(2, 7, 1), Rank(1, 5, 2), Rank(0, 4, 3), Rank(3, 2, 4)]
    assert counted.tie_broken == []


@pytest.mark.rules("GRU-140")
def test_strength_is_counted_board_by_board() -> None:
    heard = resolve(hunt("mammoths: B1 P2; fish: B5 P2"))
    assert tally("mammoths", heard).ranking == [Rank(1, 2, 1), Rank(0, 1, 2)]
    assert tally("fish", heard).ranking == [Rank(0, 5, 1), Rank(1, 2, 2)]


@pytest.mark.rules("GRU-141")
def test_only_clans_with_a_tallied_pawn_are_ranked() -> None:
    assert tally("mammoths", resolve(hunt("mammoths: Y1 B5x"))).ranking == [Rank(2, 1, 1)]
    assert tally("mammoths", resolve(hunt(""))).ranking == []


@pytest.mark.rules("GRU-143")
@pytest.mark.parametrize("order", list(permutations("BPY")))
def test_tied_clans_are_ranked_by_their_pawn_nearest_the_start(order: tuple[str, str, str]) -> None:
    first, second, third = order
    position = hunt(f"mammoths: {first}2 {second}1 {third}3 {second}2 {first}1")
    counted = tally("mammoths", resolve(position))
    assert ["BPYG"[rank.clan] for rank in counted.ranking] == [first, second, third]
    pairs = [("BPYG"[high], "BPYG"[low]) for high, low in counted.tie_broken]
    assert pairs == [(first, second), (second, third)]


@pytest.mark.rules("GRU-143")
def test_the_nearest_pawn_decides_not_the_strongest_nor_the_most() -> None:
    counted = tally("mammoths", resolve(hunt("mammoths: B1 P5 Y2 Y1 Y2 B4")))
    assert counted.ranking == [Rank(0, 5, 1), Rank(1, 5, 2), Rank(2, 5, 3)]


# --- Shares


@pytest.mark.rules("GRU-144")
@pytest.mark.parametrize(
    ("lying_there", "animals", "expected"),
    [
        ("bees: B5 P5 Y5 G4 O3", "bees 5", [("B", 2), ("P", 2), ("Y", 1)]),
        ("reptiles: B5 P4 Y3", "reptiles 4", [("B", 2), ("P", 1), ("Y", 1)]),
        ("fish: B5 P3 Y1", "fish 3", [("B", 1), ("P", 1), ("Y", 1)]),
        ("birds: B5 P4 Y3 G2", "birds 3", [("B", 2), ("P", 1)]),
        ("mammoths: B5 P4 Y3", "mammoths 2", [("B", 1), ("P", 1)]),
    ],
)
def test_each_board_has_its_own_pattern(lying_there: str, animals: str, expected: list[tuple[str, int]]) -> None:
    assert shares(lying_there, animals) == expected


@pytest.mark.rules("GRU-145")
@pytest.mark.parametrize(
    ("bees", "expected"),
    [
        (1, [("B", 1)]),
        (2, [("B", 2)]),
        (3, [("B", 2), ("P", 1)]),
        (4, [("B", 2), ("P", 2)]),
        (6, [("B", 2), ("P", 2), ("Y", 1), ("B", 1)]),
    ],
)
def test_if_fewer_remain_than_the_share_what_remains_is_taken(bees: int, expected: list[tuple[str, int]]) -> None:
    assert shares("bees: B5 P5 Y5 G4 O3", f"bees {bees}") == expected


@pytest.mark.rules("GRU-146", "GRU-147")
def test_the_pattern_starts_again_until_the_board_is_empty() -> None:
    position = hunt("bees: B5 P5 Y5 G4 O3", "BPYGO", animals="bees 14", round=2)
    event = about("bees", resolve(position))[1]
    assert event == AnimalsShared(
        t=0, board="bees", shares=[(0, 2), (1, 2), (2, 1), (0, 2), (1, 2), (2, 1), (0, 2), (1, 2)]
    )
    assert [owned(position, clan).get("bees", 0) for clan in "BPYGO"] == [6, 6, 2, 0, 0]
    assert lying(position) == {}


@pytest.mark.rules("GRU-147")
@pytest.mark.parametrize("number", range(1, 8))
def test_nothing_is_left_on_a_won_board(number: int) -> None:
    position = hunt("birds: B5 P4 Y3 G2", animals=f"birds {number}")
    resolve(position)
    assert lying(position) == {}
    assert sum(owned(position, clan).get("birds", 0) for clan in "BPYG") == number


@pytest.mark.rules("GRU-148")
def test_clans_ranked_beyond_the_pattern_receive_nothing() -> None:
    position = hunt("mammoths: B5 P4 Y3 G2", animals="mammoths 5")
    resolve(position)
    assert [owned(position, clan) for clan in "BPYG"] == [{"mammoths": 3}, {"mammoths": 2}, {}, {}]


@pytest.mark.rules("GRU-149")
@pytest.mark.parametrize(
    ("lying_there", "animals", "expected"),
    [
        ("bees: B5 B5 B5 B4 B4", "bees 5", [("B", 2), ("B", 2), ("B", 1)]),
        ("bees: B5 P5 B5 P4 B4", "bees 6", [("B", 2), ("P", 2), ("B", 2)]),
        ("reptiles: B5 P5", "reptiles 5", [("B", 2), ("P", 1), ("B", 2)]),
        ("fish: P5", "fish 2", [("P", 1), ("P", 1)]),
    ],
)
def test_the_shares_of_missing_ranks_are_skipped_and_the_cycle_goes_on(
    lying_there: str, animals: str, expected: list[tuple[str, int]]
) -> None:
    assert shares(lying_there, animals) == expected


@pytest.mark.rules("GRU-150")
def test_won_animals_lie_in_front_of_their_owner_for_all_to_see() -> None:
    position = hunt("mammoths: P5 B2", own={"P": "bees 1"}, animals="mammoths 3")
    resolve(position)
    for eyes in (None, 0, 1, 2, 3):
        seen = view(position, eyes).clans
        assert [clan.animals for clan in seen] == [[0, 0, 0, 0, 1], [1, 0, 0, 0, 2], [0] * 5, [0] * 5]


@pytest.mark.rules("GRU-151")
def test_after_all_boards_are_resolved_every_pawn_and_elder_returns() -> None:
    position = hunt("bees: B5 P5xG; fish: Y2", asleep="P")
    resolve(position)
    go_on(position)
    for clan in view(position).clans:
        assert {pawn.place for pawn in clan.pawns} == {"held"}
        assert clan.hut is None


@pytest.mark.rules("GRU-152")
@pytest.mark.parametrize("board", SPECIES)
def test_a_won_board_without_animals_distributes_nothing(board: str) -> None:
    won = {"bees": "B5 P5 Y5 G5", "reptiles": "B5 P5", "birds": "B1 P1 Y1 G1"}.get(board, "B2")
    position = hunt(f"{board}: {won}")
    counted, *rest = about(board, resolve(position))
    assert tally(board, [counted]).met
    assert rest == [AnimalsShared(t=0, board=board, shares=[])]
    assert [owned(position, clan) for clan in "BPYG"] == [{}] * 4


@pytest.mark.rules("GRU-110", "GRU-152")
def test_a_missed_board_without_animals_keeps_none() -> None:
    assert about("bees", resolve(hunt("bees: B5")))[1] == BoardFailed(t=0, board="bees", animals=0)
