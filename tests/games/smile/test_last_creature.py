"""The last creature of the round: SMI-070 to SMI-075."""

from __future__ import annotations

import pytest

from tablee.games.smile.events import (
    CreatureCollected,
    DecisionRequested,
    HandUpdated,
    PairFled,
    RoundEnded,
    RoundStarted,
    RowRevealed,
    TurnStarted,
)
from tests.games.smile.table import fled, front, hands, play, row, scene, tears


@pytest.mark.rules("SMI-070", "SMI-071", "SMI-074")
def test_the_last_hunter_takes_the_last_creature_for_nothing() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2], round=8, deck="C01 C26 C08 C10 C11 C12")
    heard = play(position, "0 collect C29")
    assert heard == [
        CreatureCollected(0, "C29", 1, False),
        HandUpdated(0, 6),
        CreatureCollected(1, "C30", 0, True),
        RoundEnded(8, 1),
        RoundStarted(9, 1, 3),
        RowRevealed(["C01", "C26", "C08"], ["C01", "C26", "C08"]),
        TurnStarted(1),
        DecisionRequested(1, ["offer C01"]),
    ]
    assert front(position, 1) == ["C30"]
    assert hands(position) == [6, 6, 6]


@pytest.mark.rules("SMI-070")
def test_nothing_is_automatic_while_two_players_are_still_in() -> None:
    position = scene([5, 6, 6], "C01:1 C29 C30")
    heard = play(position, "0 collect C01")
    assert [event for event in heard if isinstance(event, CreatureCollected)] == [CreatureCollected(0, "C01", 1, False)]
    assert row(position) == {"C29": 0, "C30": 0}


@pytest.mark.rules("SMI-070")
@pytest.mark.parametrize("last", [0, 1, 2, 3, 4])
def test_whoever_is_left_gets_the_last_creature_wherever_they_sit(last: int) -> None:
    taker = (last + 3) % 5
    held = [6] * 5
    held[taker] = 5
    others = [seat for seat in range(5) if seat not in (last, taker)]
    position = scene(held, "C29:1 C30", collected=others, turn=taker)
    play(position, f"{taker} collect C29")
    assert front(position, last) == ["C30"]
    assert front(position, taker) == ["C29"]
    assert position.awaited() == (last,)


@pytest.mark.rules("SMI-070")
def test_the_last_creature_may_lie_below_the_one_collected() -> None:
    position = scene([5, 6, 6], "C24 C18:1", collected=[2])
    play(position, "0 collect C18")
    assert front(position, 1) == ["C24"]


@pytest.mark.rules("SMI-072")
def test_the_fireflies_of_the_last_creature_go_to_the_hand() -> None:
    position = scene([5, 6, 1], "C14:1 C28:5", collected=[2])
    heard = play(position, "0 collect C14")
    assert heard[2:4] == [CreatureCollected(1, "C28", 5, True), HandUpdated(1, 11)]
    assert hands(position) == [6, 11, 1]


@pytest.mark.rules("SMI-073", "SMI-100")
def test_the_last_creature_too_may_scare_off_a_creature() -> None:
    position = scene([5, 6, 6], "C29:1 C19", collected=[2], fronts={1: "C17 C30"})
    heard = play(position, "0 collect C29")
    assert heard[2:4] == [CreatureCollected(1, "C19", 0, True), PairFled(1, ("C17", "C19"), "white")]
    assert front(position, 1) == ["C30"]
    assert fled(position, 1) == ["C17", "C19"]


@pytest.mark.rules("SMI-074")
def test_the_receiver_of_the_last_creature_starts_next_even_if_its_pair_fled() -> None:
    position = scene([5, 6, 6], "C29:1 C19", collected=[2], fronts={1: "C17"}, turn=0)
    heard = play(position, "0 collect C29")
    assert RoundEnded(5, 1) in heard
    assert RoundStarted(6, 1, 12) in heard
    assert position.starter == 1


@pytest.mark.rules("SMI-075")
def test_an_empty_hand_never_borrows_for_the_last_creature() -> None:
    position = scene([8, 0, 9], "C29:1 C30", collected=[2])
    heard = play(position, "0 collect C29")
    assert heard[2] == CreatureCollected(1, "C30", 0, True)
    assert tears(position) == [0, 0, 0]
    assert hands(position) == [9, 0, 9]
