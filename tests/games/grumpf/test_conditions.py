"""Finishing the hunt: the conditions of both sides of all boards. GRU-105 to GRU-132."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.grumpf.events import (
    AnimalsShared,
    BoardFailed,
    BoardTally,
    Rank,
    TalliedPawn,
)
from tablee.games.grumpf.moves import BOARDS
from tablee.kernel import FastLuck
from tests.games.grumpf.board import (
    about,
    go_on,
    hunt,
    lying,
    of,
    owned,
    pawns,
    resolve,
    tally,
    view,
)


def met(board: str, pawns: str, side: int = 1, clans: str = "BPYGO") -> bool:
    """Is the condition of a board met? The live count that everybody sees must say the same as the resolution."""
    position = hunt(f"{board}: {pawns}", clans, double=[board] if side == 2 else [])
    live = next(seen for seen in view(position).boards if seen.key == board)
    counted = tally(board, resolve(position))
    assert (live.met, live.sum, live.count) == (counted.met, counted.sum, counted.count)
    assert list(live.ranking) == list(counted.ranking)
    return counted.met


# --- One by one


@pytest.mark.rules("GRU-105", "GRU-106")
@pytest.mark.parametrize("double", [[], BOARDS])
def test_boards_are_resolved_one_by_one_in_a_fixed_order_the_sorcerer_last(double: list[str]) -> None:
    everywhere = "; ".join(f"{board}: {clan}2" for board, clan in zip(BOARDS, "BPYGBP", strict=True))
    heard = resolve(hunt(everywhere, animals="bees 1, fish 2, mammoths 1", double=double))
    assert [event.board for event in of(BoardTally, heard)] == BOARDS
    places = [BOARDS.index(event.board) for event in heard if hasattr(event, "board")]
    assert places == sorted(places)


@pytest.mark.rules("GRU-106", "GRU-169")
def test_what_the_other_boards_gave_is_there_when_the_sorcerer_is_resolved() -> None:
    position = hunt("mammoths: B2; sorcerer: B5", own={"P": "fish 1"}, animals="mammoths 1", double=["sorcerer"])
    resolve(position)
    go_on(position)
    assert [str(move) for move in position.moves(0)] == ["exchange 1 fish mammoths", "decline"]


@pytest.mark.rules("GRU-107", "GRU-108")
def test_counted_pawns_are_those_on_the_track_without_a_club_of_all_clans_together() -> None:
    counted = tally("birds", resolve(hunt("birds: B2#5 P5x Y4#6 G1#4")))
    assert counted.pawns == [TalliedPawn(0, 5, 2, 1), TalliedPawn(2, 6, 4, 3), TalliedPawn(3, 4, 1, 4)]
    assert (counted.sum, counted.count) == (7, 3)


@pytest.mark.rules("GRU-108")
@pytest.mark.parametrize("pawns", ["B5 B5 B5 B4 B4", "B5 P5 Y5 G4 O4", "B5 B5 P5 P4 Y4", "P4 P5 O5 O4 P5"])
def test_it_does_not_matter_whose_pawns_they_are(pawns: str) -> None:
    assert met("bees", pawns)
    assert not met("reptiles", pawns)


VACUOUS = [("fish", 1), ("mammoths", 1), ("bees", 2), ("reptiles", 2), ("fish", 2), ("birds", 2), ("mammoths", 2)]


@pytest.mark.rules("GRU-109")
@pytest.mark.parametrize(("board", "side"), VACUOUS)
@pytest.mark.parametrize("on_it", ["", "B4x", "B4x P1x"])
def test_a_board_without_a_counted_pawn_is_never_won(board: str, side: int, on_it: str) -> None:
    position = hunt(f"{board}: {on_it}", animals=f"{board} 3", double=[board] if side == 2 else [])
    heard = about(board, resolve(position))
    assert [type(event) for event in heard] == [BoardTally, BoardFailed]
    assert not tally(board, heard).met
    assert heard[1] == BoardFailed(t=0, board=board, animals=3)
    assert lying(position) == {board: 3}


@pytest.mark.rules("GRU-110")
def test_a_missed_condition_leaves_the_animals_and_gives_the_pawns_back() -> None:
    position = hunt("bees: B5 P5 Y5 G4; fish: B2", animals="bees 4", round=3)
    heard = resolve(position)
    assert about("bees", heard)[1:] == [BoardFailed(t=0, board="bees", animals=4)]
    assert [owned(position, clan) for clan in "BPYG"] == [{}] * 4
    go_on(position)
    assert lying(position)["bees"] >= 4
    assert [pawns(position, clan, "held") for clan in "BPYG"] == [[1, 2, 3, 4, 5, 6, 7, 8]] * 4


@pytest.mark.rules("GRU-111")
def test_a_met_condition_shares_the_animals() -> None:
    position = hunt("bees: B5 P5 Y5 G5", animals="bees 4")
    heard = about("bees", resolve(position))
    assert heard[1:] == [AnimalsShared(t=0, board="bees", shares=[(0, 2), (1, 2)])]
    assert lying(position) == {}


# --- Side •


@pytest.mark.rules("GRU-115")
@pytest.mark.parametrize(("pawns", "won"), [("B5 P5 Y5 G4", False), ("B5 P5 Y5 G5", True), ("B5 P5 Y5 G5 O1", True)])
def test_bees_1_need_at_least_20(pawns: str, won: bool) -> None:
    assert met("bees", pawns) == won


@pytest.mark.rules("GRU-116")
@pytest.mark.parametrize(
    ("pawns", "won"),
    [
        ("B5 P4", False),
        ("B5 P5", True),
        ("B5 P5 Y5", True),
        ("B5 P5 Y5 G5", True),
        ("B5 P5 Y5 G5 O1", False),
        ("B5 P5 Y5 G5 O1x", True),
    ],
)
def test_reptiles_1_need_10_to_20(pawns: str, won: bool) -> None:
    assert met("reptiles", pawns) == won


@pytest.mark.rules("GRU-117")
@pytest.mark.parametrize(("pawns", "won"), [("B1", True), ("B5 P5", True), ("B5 P5 Y1", False), ("B5 P5 Y1x", True)])
def test_fish_1_need_at_most_10(pawns: str, won: bool) -> None:
    assert met("fish", pawns) == won


@pytest.mark.rules("GRU-118")
@pytest.mark.parametrize(
    ("pawns", "won"),
    [
        ("B5 P5 Y5", False),
        ("B1 B1 B2 B3", True),
        ("B1 P1 Y1 G1", True),
        ("B1 P1 Y1 G1x O1", True),
        ("B1 P1 Y1 G1x", False),
    ],
)
def test_birds_1_need_at_least_four_pawns_of_any_colours(pawns: str, won: bool) -> None:
    assert met("birds", pawns) == won


@pytest.mark.rules("GRU-119")
@pytest.mark.parametrize("pawns", ["B1", "B5 P5 Y5 G5 O5", "B1 P2x", "B2 P3"])
def test_mammoths_1_need_nothing_but_a_pawn(pawns: str) -> None:
    assert met("mammoths", pawns)


@pytest.mark.rules("GRU-120", "GRU-130")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("pawns", ["B1", "B5 P5 Y5 G5 O5", "B1 P2x", "B2 P3"])
def test_the_sorcerer_needs_nothing_but_a_pawn(side: int, pawns: str) -> None:
    assert met("sorcerer", pawns, side)
    assert tally("sorcerer", resolve(hunt(f"sorcerer: {pawns}", "BPYGO"))).condition == "none"


# --- Side ••


@pytest.mark.rules("GRU-125")
def test_bees_2_tally_the_last_three_counted_pawns_only() -> None:
    counted = tally("bees", resolve(hunt("bees: B5#3 B5#5 P2#5 Y4x G1#1 O3#7", "BPYGO", double=["bees"])))
    assert counted.condition == "last3"
    assert counted.pawns == [TalliedPawn(1, 5, 2, 3), TalliedPawn(3, 1, 1, 5), TalliedPawn(4, 7, 3, 6)]
    assert (counted.met, counted.sum, counted.count) == (True, 6, 3)
    assert counted.ranking == [Rank(4, 3, 1), Rank(1, 2, 2), Rank(3, 1, 3)]


@pytest.mark.rules("GRU-125")
@pytest.mark.parametrize(
    ("pawns", "tallied"), [("B1", 1), ("B1 P1", 2), ("B1 P1 Y1", 3), ("B1 P1 Y1 G1", 3), ("B1x P1", 1)]
)
def test_bees_2_with_three_counted_pawns_or_fewer_tally_all(pawns: str, tallied: int) -> None:
    assert met("bees", pawns, 2)
    assert tally("bees", resolve(hunt(f"bees: {pawns}", double=["bees"]))).count == tallied


@pytest.mark.rules("GRU-125", "GRU-143")
def test_bees_2_ignore_earlier_pawns_for_strength_and_ties_too() -> None:
    counted = tally("bees", resolve(hunt("bees: Y5 B1 P2 Y2 B1", double=["bees"])))
    assert counted.ranking == [Rank(1, 2, 1), Rank(2, 2, 2), Rank(0, 1, 3)]


@pytest.mark.rules("GRU-126", "GRU-131")
@pytest.mark.parametrize(
    ("pawns", "won"),
    [("B5", True), ("B5 P5", True), ("B5 P5 Y5", True), ("B5 P5 Y4", False), ("B4 P5 Y5", False), ("B5 P5 Y4x", True)],
)
def test_reptiles_2_need_the_same_value_everywhere(pawns: str, won: bool) -> None:
    assert met("reptiles", pawns, 2) == won


@pytest.mark.rules("GRU-127", "GRU-131")
@pytest.mark.parametrize(
    ("pawns", "won"),
    [
        ("B1", True),
        ("B1 P2 Y3 G4 O5", True),
        ("B1 B2 B3", True),
        ("B1 P1", False),
        ("B1 B1", False),
        ("B1 P2 Y1", False),
        ("B1 P2 Y1x", True),
    ],
)
def test_fish_2_need_different_values(pawns: str, won: bool) -> None:
    assert met("fish", pawns, 2) == won


@pytest.mark.rules("GRU-128")
@pytest.mark.parametrize(
    ("pawns", "won"), [("B3", True), ("B1 P2 Y3", True), ("B1 P2 Y4", False), ("B4", False), ("B1 P2 Y4x", True)]
)
def test_birds_2_need_3_or_less_everywhere(pawns: str, won: bool) -> None:
    assert met("birds", pawns, 2) == won


@pytest.mark.rules("GRU-129")
@pytest.mark.parametrize(
    ("pawns", "won"),
    [("B2", True), ("B1", False), ("B1 P1", True), ("B5 P4", False), ("B5 P4 Y3", True), ("B4 P3x", True)],
)
def test_mammoths_2_need_an_even_sum(pawns: str, won: bool) -> None:
    assert met("mammoths", pawns, 2) == won


ELSEWHERE = [(board, side) for board in BOARDS for side in (1, 2) if (board, side) != ("bees", 2)]


@pytest.mark.rules("GRU-132")
@pytest.mark.parametrize(("board", "side"), ELSEWHERE)
def test_everywhere_else_all_counted_pawns_are_tallied(board: str, side: int) -> None:
    position = hunt(f"{board}: B1 P1x B2 Y3 G4 B5", double=[board] if side == 2 else [])
    counted = tally(board, resolve(position))
    assert [pawn.value for pawn in counted.pawns] == [1, 2, 3, 4, 5]
    assert (counted.sum, counted.count) == (15, 5)


# --- All of them at random


WRITTEN_CONDITIONS: dict[tuple[str, int], Callable[[list[int]], bool]] = {
    ("bees", 1): lambda values: sum(values) >= 20,
    ("bees", 2): lambda values: True,
    ("reptiles", 1): lambda values: sum(values) in range(10, 21),
    ("reptiles", 2): lambda values: min(values) == max(values),
    ("fish", 1): lambda values: sum(values) <= 10,
    ("fish", 2): lambda values: sorted(set(values)) == sorted(values),
    ("birds", 1): lambda values: len(values) >= 4,
    ("birds", 2): lambda values: not {4, 5} & set(values),
    ("mammoths", 1): lambda values: True,
    ("mammoths", 2): lambda values: not sum(values) & 1,
    ("sorcerer", 1): lambda values: True,
    ("sorcerer", 2): lambda values: True,
}


@pytest.mark.rules("GRU-108", "GRU-115", "GRU-116", "GRU-117", "GRU-118", "GRU-126", "GRU-127", "GRU-128", "GRU-129")
@pytest.mark.parametrize(("board", "side"), list(WRITTEN_CONDITIONS))
def test_every_condition_agrees_with_the_law_for_many_tracks(board: str, side: int) -> None:
    luck = FastLuck(len(board) * side)
    seen = set()
    for _ in range(60):
        values = [luck.below(5) + 1 for _ in range(luck.below(6) + 1)]
        if luck.below(3) == 0:
            values = [values[0]] * len(values)
        clubbed = [luck.below(5) == 0 for _ in values]
        clans = ["BPYGOV"[place % 6] for place in range(len(values))]
        spots = [
            f"{clan}{value}{'x' if club else ''}" for clan, value, club in zip(clans, values, clubbed, strict=True)
        ]
        counted = [value for value, club in zip(values, clubbed, strict=True) if not club]
        won = bool(counted) and WRITTEN_CONDITIONS[board, side](counted)
        assert met(board, " ".join(spots), side, "BPYGOV") == won
        seen.add(won)
    assert seen == {True, False}
