"""The round: SCH-065 to SCH-068."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    CardPlayed,
    GameLost,
    GargamelRevealed,
    LeaderPassed,
    MeeplePlaced,
    PlacementSkipped,
    RoundEnded,
    RoundStarted,
    TurnStarted,
)
from tests.games.schtroumpfs.village import order, play, scene, seen, told

HANDS = ["P14 P10 P18 S02", "P17 P13 P19 S03", "P15 P12 P20 S04"]
PLACES = ["3U", "3U", "4U", "4U", "5U", "5U", "6L", "2U"]


@pytest.mark.rules("SCH-065", "SCH-066", "SCH-180")
def test_a_round_has_eight_turns_clockwise_from_the_leader() -> None:
    position = scene(HANDS, leader=1, gargamel="G12 G13 G17", inventions="N11 N12 N01 …")
    turns: list[int] = []
    for place in PLACES:
        (seat,) = position.awaited()
        turns.append(seat)
        assert seen(position).esplanade == 8 - len(turns) + 1
        card = next(card for card in HANDS[seat].split() if card in seen(position).hands[seat])
        heard = play(position, f"{seat} play {card}", f"{seat} place {place}")
        assert (len(told(heard, RoundEnded)) == 1) == (len(turns) == 8)
    assert turns == [1, 2, 0, 1, 2, 0, 1, 2]
    assert seen(position).round == 2


@pytest.mark.rules("SCH-065")
def test_the_next_round_begins_with_the_new_leader() -> None:
    position = scene(
        ["S02", "S03", "S04"], leader=1, active=2, rows="2U:2 3U:2 4U:2 6U", played="P14", gargamel="G12 G13 G17"
    )
    heard = play(position, "2 place 5U")
    assert told(heard, LeaderPassed) == [LeaderPassed(1, 2)]
    assert told(heard, TurnStarted)[-1].seat == 2
    assert position.awaited() == (2,)


@pytest.mark.rules("SCH-066")
def test_a_meeple_in_the_nest_is_a_turn_less() -> None:
    position = scene(["S10 S02", "S03 S04"], rows="2U:2 4U:2 5U:2", gargamel="G12 G13 G17")
    heard = play(position, "0 play S10", "0 target 0", "0 place 3U", dice="danger:attack")
    assert len(told(heard, RoundEnded)) == 1


@pytest.mark.rules("SCH-066")
def test_a_meeple_that_returns_is_a_turn_more() -> None:
    position = scene(["P02 S02", "P14 S03"], rows="2U:2 4U:2 5U:2 3L", gargamel="G12 G13 G17")
    heard = play(position, "0 play P02", "0 return 3L", "0 place 3U")
    assert told(heard, RoundEnded) == []
    assert (position.awaited(), seen(position).esplanade) == ((1,), 1)
    assert len(told(play(position, "1 play P14", "1 place 3U"), RoundEnded)) == 1


@pytest.mark.rules("SCH-067")
def test_hands_are_open_to_everybody() -> None:
    position = scene(["S02 P03", "S04"])
    for eyes in (0, 1, None):
        assert [sorted(cards) for cards in position.view(eyes).hands] == [["P03", "S02"], ["S04"]]


@pytest.mark.rules("SCH-068")
def test_a_round_without_meeples_ends_at_once() -> None:
    position = scene(["S10 S02", "S03"], level="terrible", nest=7, gargamel="G12 G10 G17")
    assert seen(position).esplanade == 1
    heard = play(position, "0 play S10", "0 target 1", dice="danger:attack")
    assert len(told(heard, PlacementSkipped)) == 1
    assert [event.card for event in told(heard, GargamelRevealed)] == ["G12", "G10", "G17"]
    assert [event.meeples for event in told(heard, RoundStarted)] == [0, 0]
    assert order(heard, CardPlayed, MeeplePlaced) == [CardPlayed]
    assert len(told(heard, GameLost)) == 1
    assert position.over
