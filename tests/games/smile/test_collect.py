"""Action: collect (collecter). SMI-060 to SMI-068."""

from __future__ import annotations

import pytest

from tablee.games.smile.events import (
    CreatureCollected,
    DecisionRequested,
    HandUpdated,
    PairFled,
    RoundEnded,
    TurnStarted,
)
from tests.games.smile.table import front, hands, options, play, random_game, refusal, row, scene


@pytest.mark.rules("SMI-060", "SMI-064")
@pytest.mark.parametrize("card", ["C01", "C26", "C08"])
def test_nothing_can_be_collected_while_nothing_bears_a_firefly(card: str) -> None:
    position = scene([6, 6, 6], "C01 C26 C08")
    assert refusal(position, f"0 collect {card}") == "no_firefly_on_creature"


@pytest.mark.rules("SMI-060", "SMI-061", "SMI-062", "SMI-063")
def test_one_firefly_is_enough_to_collect() -> None:
    position = scene([6, 6, 5], "C01:1 C26 C29")
    heard = play(position, "0 collect C01")
    assert heard == [
        CreatureCollected(0, "C01", 1, False),
        HandUpdated(0, 7),
        TurnStarted(1),
        DecisionRequested(1, ["offer C26"]),
    ]
    assert front(position, 0) == ["C01"]
    assert hands(position) == [7, 6, 5]
    assert row(position) == {"C26": 0, "C29": 0}


@pytest.mark.rules("SMI-061")
@pytest.mark.parametrize(("card", "gain"), [("C24", 1), ("C18", 2), ("C25", 3)])
def test_among_several_baited_creatures_the_player_chooses(card: str, gain: int) -> None:
    position = scene([6, 6, 6, 0], "C24:1 C18:2 C25:3 C29")
    assert options(position)[3:] == ["collect C24", "collect C18", "collect C25"]
    play(position, f"0 collect {card}")
    assert front(position, 0) == [card]
    assert hands(position)[0] == 6 + gain


@pytest.mark.rules("SMI-061")
@pytest.mark.parametrize("placer", [0, 1, 2])
def test_who_placed_the_fireflies_is_irrelevant(placer: int) -> None:
    position = scene([6, 6, 6], "C01 C26 C29", turn=placer)
    taker = (placer + 1) % 3
    play(position, f"{placer} offer C01", f"{taker} collect C01")
    assert front(position, taker) == ["C01"]
    assert hands(position)[taker] == 7


@pytest.mark.rules("SMI-061")
def test_your_own_firefly_comes_back_when_you_collect() -> None:
    position = scene([6, 6, 6], "C01 C26 C29")
    play(position, "0 offer C01", "1 offer C01", "2 offer C01", "0 collect C01")
    assert hands(position) == [8, 5, 5]


@pytest.mark.rules("SMI-062")
def test_the_newest_creature_lies_last_and_face_up() -> None:
    position = scene([6, 6, 5], "C01:1 C26 C29", fronts={0: "C30 C06"})
    play(position, "0 collect C01")
    for eyes in (None, 0, 1, 2):
        assert list(position.view(eyes).hunters[0].creatures) == ["C30", "C06", "C01"]


@pytest.mark.rules("SMI-063")
def test_all_the_fireflies_of_the_creature_serve_from_the_next_round_on() -> None:
    position = scene([9, 0, 5], "C29:4 C30", collected=[0], turn=1, round=8, deck="C01 C26 C08 C10 C11 C12")
    play(position, "1 collect C29")
    assert hands(position) == [9, 4, 5]
    play(position, "2 offer C01", "0 offer C01", "1 offer C01")
    assert hands(position) == [8, 3, 4]


@pytest.mark.rules("SMI-064")
def test_a_creature_without_fireflies_cannot_be_collected_beside_a_baited_one() -> None:
    position = scene([6, 6, 5], "C24:1 C18 C29")
    assert refusal(position, "0 collect C18") == "no_firefly_on_creature"
    assert refusal(position, "0 collect C29") == "no_firefly_on_creature"


@pytest.mark.rules("SMI-065")
def test_after_collecting_you_take_no_further_turn_this_round() -> None:
    position = scene([6, 6, 5], "C24:1 C18 C29")
    play(position, "0 collect C24", "1 offer C18", "2 offer C18")
    assert position.awaited() == (1,)
    assert not position.moves(0)
    for turn in ("0 offer C18", "0 collect C18", "0 borrow C18"):
        assert refusal(position, turn) == "already_collected"
    assert position.view(None).hunters[0].collected


@pytest.mark.rules("SMI-065")
def test_in_the_next_round_everybody_is_in_again() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2])
    play(position, "0 collect C29")
    assert [hunter.collected for hunter in position.view(None).hunters] == [False, False, False]


@pytest.mark.rules("SMI-066", "SMI-144")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_collects_ten_creatures_per_game(seats: int) -> None:
    *_, position = random_game(seats, seed=40 + seats)
    assert [len(hunter.creatures) + len(hunter.fled) for hunter in position.hunters] == [10] * seats


@pytest.mark.rules("SMI-067")
def test_with_an_empty_hand_and_something_baited_collecting_is_the_only_kind_of_action() -> None:
    position = scene([0, 9, 6], "C24:1 C18:2 C29")
    assert options(position) == ["collect C24", "collect C18"]
    assert refusal(position, "0 offer C24") == "no_firefly_in_hand"
    assert refusal(position, "0 borrow C24") == "borrow_not_allowed"


@pytest.mark.rules("SMI-068", "SMI-073")
def test_a_collect_is_resolved_card_fireflies_pair_then_last_creature() -> None:
    position = scene([5, 6, 5], "C03:1 C18:1", collected=[2], fronts={0: "C01", 1: "C17"}, round=10)
    heard = play(position, "0 collect C03")
    assert heard[:7] == [
        CreatureCollected(0, "C03", 1, False),
        HandUpdated(0, 6),
        PairFled(0, ("C01", "C03"), "pink"),
        CreatureCollected(1, "C18", 1, True),
        HandUpdated(1, 7),
        PairFled(1, ("C17", "C18"), "white"),
        RoundEnded(10, None),
    ]
    assert len(heard) == 8
