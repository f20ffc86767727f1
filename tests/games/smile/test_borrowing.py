"""Borrowing and tears (larmes): SMI-017 and SMI-080 to SMI-088."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee.games.smile.events import (
    DecisionRequested,
    FireflyBorrowed,
    FireflyOffered,
    HandUpdated,
    TearTaken,
    TurnStarted,
)
from tests.games.smile.table import (
    final,
    front,
    hands,
    options,
    outcome,
    play,
    random_game,
    refusal,
    row,
    scene,
    tears,
)


@pytest.mark.rules("SMI-080", "SMI-081", "SMI-084")
def test_with_an_empty_hand_and_nothing_baited_you_take_a_tear_and_offer_a_borrowed_firefly() -> None:
    position = scene([0, 9, 9], "C01 C26 C08")
    heard = play(position, "0 borrow C01")
    assert heard == [
        TearTaken(0, 1),
        FireflyBorrowed(0, "C01", 1),
        TurnStarted(1),
        DecisionRequested(1, ["offer C01", "collect C01"]),
    ]
    assert tears(position) == [1, 0, 0]
    assert row(position) == {"C01": 1, "C26": 0, "C08": 0}


@pytest.mark.rules("SMI-081")
def test_a_borrowing_counts_the_tears_in_front_of_its_own_player() -> None:
    position = scene([0, 13, 10], "C01 C26 C08", tears={0: 2, 1: 3})
    assert play(position, "0 borrow C01")[:2] == [TearTaken(0, 3), FireflyBorrowed(0, "C01", 1)]
    assert tears(position) == [3, 3, 0]


@pytest.mark.rules("SMI-080", "SMI-083")
@pytest.mark.parametrize(
    ("hand", "row"),
    [(1, "C01 C26 C08"), (6, "C01 C26 C08"), (0, "C01:1 C26 C08"), (6, "C01:1 C26 C08")],
)
def test_nobody_borrows_when_something_else_is_possible(hand: int, row: str) -> None:
    position = scene([hand, 18 - hand - row.count(":1"), 0], row)
    assert refusal(position, "0 borrow C01") == "borrow_not_allowed"
    assert not any(option.startswith("borrow") for option in options(position))


@pytest.mark.rules("SMI-082")
def test_the_borrowed_firefly_goes_to_the_lowest_creature() -> None:
    position = scene([0, 9, 9], "C01 C26 C08")
    assert options(position) == ["borrow C01"]
    assert refusal(position, "0 borrow C26") == "not_lowest"
    assert refusal(position, "0 borrow C08") == "not_lowest"


@pytest.mark.rules("SMI-082")
@pytest.mark.parametrize("chosen", ["C26", "C08"])
def test_among_tied_lowest_creatures_the_borrower_chooses(chosen: str) -> None:
    position = scene([0, 9, 9], "C26 C08 C30")
    assert options(position) == ["borrow C26", "borrow C08"]
    play(position, f"0 borrow {chosen}")
    assert row(position) == {"C26": 0, "C08": 0, "C30": 0} | {chosen: 1}


@pytest.mark.rules("SMI-083")
def test_borrowing_cannot_be_declined() -> None:
    position = scene([0, 9, 9], "C01 C26 C08")
    assert options(position) == ["borrow C01"]
    assert refusal(position, "0 offer C01") == "no_firefly_in_hand"
    assert refusal(position, "0 collect C01") == "no_firefly_on_creature"
    assert position.awaited() == (0,)


@pytest.mark.rules("SMI-084")
def test_after_borrowing_the_hand_is_empty_and_the_player_still_in() -> None:
    position = scene([0, 9, 9], "C01 C26 C08")
    heard = play(position, "0 borrow C01", "1 offer C01", "2 offer C01")
    assert hands(position)[0] == 0
    assert not any(isinstance(event, HandUpdated) and event.seat == 0 for event in heard)
    assert position.awaited() == (0,)
    assert options(position) == ["collect C01"]


@pytest.mark.rules("SMI-085", "SMI-017")
def test_tears_stay_in_front_of_their_owner_for_all_to_see() -> None:
    position = scene([0, 9, 11], "C01:0 C26 C08", tears={0: 2})
    play(position, "0 borrow C01", "1 offer C01", "2 offer C01", "0 collect C01", "1 offer C26", "2 collect C26")
    assert position.round == 6
    assert tears(position) == [3, 0, 0]
    assert hands(position) == [3, 7, 11]
    for eyes in (None, 0, 1, 2):
        assert [hunter.tears for hunter in position.view(eyes).hunters] == [3, 0, 0]


@pytest.mark.rules("SMI-085")
@pytest.mark.parametrize("seed", range(6))
def test_no_tear_is_ever_returned_or_handed_on(seed: int) -> None:
    before = [0] * 5
    for position in random_game(5, seed, patience=95):
        after = tears(position)
        assert all(now in (then, then + 1) for then, now in zip(before, after, strict=True))
        before = after
    assert sum(before) > 0


@pytest.mark.rules("SMI-086", "SMI-143")
def test_the_same_player_may_borrow_twice_in_one_round() -> None:
    position = scene([0, 15, 0, 15, 0], "C01 C22 C23 C24 C29")
    play(position, "0 borrow C01", "1 collect C01", "2 borrow C22", "3 collect C22", "4 borrow C23")
    play(position, "0 collect C23", "2 borrow C24", "4 collect C24")
    assert tears(position) == [1, 0, 2, 0, 1]
    assert front(position, 2) == ["C29"]
    assert hands(position) == [1, 16, 0, 16, 1]


@pytest.mark.rules("SMI-087", "SMI-140")
def test_the_supply_never_runs_out() -> None:
    position = scene([0, 100, 100], "C01 C26 C08", tears={0: 182})
    heard = play(position, "0 borrow C01")
    assert heard[:2] == [TearTaken(0, 183), FireflyBorrowed(0, "C01", 1)]
    view = position.view(None)
    assert (view.supply_fireflies, view.supply_tears) == (0, 0)


@pytest.mark.rules("SMI-087")
@pytest.mark.parametrize(
    ("worn", "fireflies", "left"),
    [(0, 17, 5), (1, 16, 4), (4, 13, 1), (5, 12, 0), (6, 11, 0), (16, 1, 0), (17, 0, 0), (18, 0, 0)],
)
def test_the_supply_shows_what_is_left_of_35_fireflies_and_5_tears(worn: int, fireflies: int, left: int) -> None:
    view = scene([6, 6, 6 + worn], "C01 C26 C08", tears={1: worn}).view(None)
    assert (view.supply_fireflies, view.supply_tears) == (fireflies, left)


@pytest.mark.rules("SMI-088")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_returns_to_the_supply(seats: int) -> None:
    counters = [(35 - 6 * seats, 5)]
    for position in random_game(seats, seed=70, patience=90):
        view = position.view(None)
        counters.append((view.supply_fireflies, view.supply_tears))
    assert all(later <= earlier for (earlier, _), (later, _) in pairwise(counters))
    assert all(later <= earlier for (_, earlier), (_, later) in pairwise(counters))
    assert counters[-1] < counters[0]


@pytest.mark.rules("SMI-088", "SMI-103")
def test_a_pair_that_flees_returns_nothing_to_the_supply() -> None:
    position = scene([6, 6, 4], "C01:2 C26 C08", fronts={0: "C02"})
    before = position.view(None)
    play(position, "0 collect C01")
    after = position.view(None)
    assert (after.supply_fireflies, after.supply_tears) == (before.supply_fireflies, before.supply_tears) == (17, 5)


@pytest.mark.rules("SMI-017")
def test_a_tear_cannot_be_offered() -> None:
    position = scene([0, 11, 11], "C01 C26 C08", tears={0: 4})
    assert refusal(position, "0 offer C01") == "no_firefly_in_hand"
    assert options(position) == ["borrow C01"]


@pytest.mark.rules("SMI-017")
def test_a_tear_is_not_paid_back_by_fireflies() -> None:
    position = scene([7, 6, 7], "C01 C26 C08", tears={0: 2})
    assert play(position, "0 offer C01")[0] == FireflyOffered(0, "C01", 1)
    assert tears(position) == [2, 0, 0]
    play(position, "1 offer C01", "2 offer C01", "0 collect C01")
    assert tears(position) == [2, 0, 0]


@pytest.mark.rules("SMI-017", "SMI-122")
def test_tears_are_not_counted_among_the_groups_of_five() -> None:
    assert list(outcome([4, 4, 15], tears={0: 5}).scores) == [-5, 0, 3]


@pytest.mark.rules("SMI-017", "SMI-125")
def test_tears_do_not_count_as_fireflies_in_a_tie() -> None:
    position = final([6, 7, 7], "C26", "C24", "C23", tears={0: 1, 1: 0, 2: 1})
    assert list(position.outcome().scores) == [3, 3, 0]
    assert position.outcome().winners == [1]
