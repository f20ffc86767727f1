"""Pairs (paires) that scare each other off: SMI-100 to SMI-107."""

from __future__ import annotations

import pytest

from tablee.games.smile.events import CreatureCollected, DecisionRequested, HandUpdated, PairFled, TurnStarted
from tests.games.smile.table import fled, front, hands, play, random_game, row, scene


@pytest.mark.rules("SMI-100", "SMI-103")
@pytest.mark.parametrize(
    ("held", "collected", "colour"),
    [("C05", "C01", "pink"), ("C10", "C07", "blue"), ("C14", "C12", "yellow"), ("C19", "C17", "white")],
)
def test_two_creatures_of_one_colour_leave_the_game(held: str, collected: str, colour: str) -> None:
    position = scene([6, 6, 4], f"{collected}:2 C29 C30", fronts={0: held})
    heard = play(position, f"0 collect {collected}")
    assert heard == [
        CreatureCollected(0, collected, 2, False),
        HandUpdated(0, 8),
        PairFled(0, (held, collected), colour),
        TurnStarted(1),
        DecisionRequested(1, ["offer C29"]),
    ]
    assert front(position, 0) == []
    assert fled(position, 0) == [held, collected]


@pytest.mark.rules("SMI-101")
@pytest.mark.parametrize(
    ("held", "collected", "points"),
    [("C19", "C18", 5), ("C18", "C17", 2), ("C16", "C17", -3), ("C17", "C18", -2), ("C16", "C19", -3)],
)
def test_removal_is_mandatory_whether_it_helps_or_hurts(held: str, collected: str, points: int) -> None:
    position = scene([6, 6, 5], f"{collected}:1 C29 C30", fronts={0: held})
    assert position.view(None).hunters[0].card_score == points
    play(position, f"0 collect {collected}")
    assert position.view(None).hunters[0].card_score == 0
    assert fled(position, 0) == [held, collected]


@pytest.mark.rules("SMI-101")
def test_a_creature_of_value_zero_scares_off_too() -> None:
    position = scene([6, 6, 6, 5], "C37:1 C28 C29 C30", fronts={0: "C19"})
    play(position, "0 collect C37")
    assert front(position, 0) == []


@pytest.mark.rules("SMI-102")
def test_two_creatures_without_colour_are_not_a_pair() -> None:
    position = scene([6, 6, 5], "C22:1 C29 C30", fronts={0: "C21 C23"})
    heard = play(position, "0 collect C22")
    assert not any(isinstance(event, PairFled) for event in heard)
    assert front(position, 0) == ["C21", "C23", "C22"]


@pytest.mark.rules("SMI-102")
@pytest.mark.parametrize("seed", range(5))
def test_a_creature_without_colour_never_leaves(seed: int) -> None:
    *_, position = random_game(5, seed)
    gone = [creature for hunter in position.hunters for creature in hunter.fled]
    assert gone
    assert all(creature.colour >= 0 for creature in gone)


@pytest.mark.rules("SMI-103")
def test_the_fireflies_of_a_creature_that_flees_are_kept() -> None:
    position = scene([0, 4, 5], "C01:9 C29 C30", fronts={0: "C02"})
    play(position, "0 collect C01")
    assert hands(position) == [9, 4, 5]


@pytest.mark.rules("SMI-104")
def test_creatures_that_fled_score_nothing_and_stay_open_to_all() -> None:
    position = scene([6, 6, 5], "C01:1 C29 C30", fronts={0: "C02 C28"})
    play(position, "0 collect C01")
    for eyes in (None, 0, 1, 2):
        hunter = position.view(eyes).hunters[0]
        assert list(hunter.fled) == ["C02", "C01"]
        assert list(hunter.creatures) == ["C28"]
        assert hunter.card_score == 4


@pytest.mark.rules("SMI-104")
@pytest.mark.parametrize("seed", range(3))
def test_creatures_that_fled_never_return(seed: int) -> None:
    gone: set[str] = set()
    for position in random_game(4, seed):
        now = {card for seat in range(4) for card in fled(position, seat)}
        kept = {card for seat in range(4) for card in front(position, seat)}
        assert gone <= now
        assert not now & (kept | set(row(position)) | {creature.id for creature in position.deck})
        gone = now
    assert gone


@pytest.mark.rules("SMI-105")
def test_only_the_two_of_one_colour_leave() -> None:
    position = scene([6, 6, 5], "C05:1 C29 C30", fronts={0: "C23 C01 C11 C17 C06 C24"})
    heard = play(position, "0 collect C05")
    assert heard[2] == PairFled(0, ("C01", "C05"), "pink")
    assert front(position, 0) == ["C23", "C11", "C17", "C06", "C24"]


@pytest.mark.rules("SMI-105")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_ever_has_two_creatures_of_one_colour(seats: int) -> None:
    counts = [0] * seats
    for position in random_game(seats, seed=90 + seats):
        for seat, hunter in enumerate(position.hunters):
            colours = [creature.colour for creature in hunter.creatures if creature.colour >= 0]
            assert len(colours) == len(set(colours)) <= 4
            assert len(hunter.fled) - counts[seat] in (0, 2)
            counts[seat] = len(hunter.fled)


@pytest.mark.rules("SMI-106")
def test_the_third_creature_of_a_colour_stays() -> None:
    position = scene([6, 6, 5], "C08:1 C29 C30", fronts={0: "C28"}, fled={0: "C06 C07"})
    heard = play(position, "0 collect C08")
    assert not any(isinstance(event, PairFled) for event in heard)
    assert front(position, 0) == ["C28", "C08"]
    assert fled(position, 0) == ["C06", "C07"]


@pytest.mark.rules("SMI-107")
def test_only_your_own_creatures_are_compared() -> None:
    position = scene([6, 6, 5], "C01:1 C03 C04", fronts={1: "C02", 2: "C05"})
    heard = play(position, "0 collect C01")
    assert not any(isinstance(event, PairFled) for event in heard)
    assert [front(position, seat) for seat in range(3)] == [["C01"], ["C02"], ["C05"]]
    assert row(position) == {"C03": 0, "C04": 0}


@pytest.mark.rules("SMI-104", "SMI-120")
def test_creatures_that_fled_in_the_last_round_score_nothing() -> None:
    position = scene([5, 6, 6], "C19:1 C30", collected=[2], fronts={0: "C20 C28"}, round=10)
    play(position, "0 collect C19")
    assert list(position.outcome().scores) == [4 + 1, 6 + 1, 0 + 1]
