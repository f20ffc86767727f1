"""Round structure (déroulement): SMI-030 to SMI-039."""

from __future__ import annotations

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.events import (
    CreatureCollected,
    DecisionRequested,
    FireflyOffered,
    HandUpdated,
    RoundEnded,
    RoundStarted,
    RowRevealed,
    TurnStarted,
)
from tablee.kernel import BadMove
from tests.games.smile.table import front, options, play, row, scene


def last_turn_of_round_nine(deck: str) -> Smile:
    """Seats 0 and 1 are still in; when seat 0 collects, seat 1 receives C30 and starts round 10."""
    return scene([5, 6, 6], "C29:1 C30", collected=[2], round=9, deck=deck)


@pytest.mark.rules("SMI-030", "SMI-031", "SMI-032", "SMI-034", "SMI-035")
def test_the_search_comes_before_the_lure() -> None:
    heard = play(last_turn_of_round_nine("C09 C01 C27"), "0 collect C29")
    assert heard == [
        CreatureCollected(0, "C29", 1, False),
        HandUpdated(0, 6),
        CreatureCollected(1, "C30", 0, True),
        RoundEnded(9, 1),
        RoundStarted(10, 1, 0),
        RowRevealed(["C01", "C27", "C09"], ["C09", "C01", "C27"]),
        TurnStarted(1),
        DecisionRequested(1, ["offer C01"]),
    ]


@pytest.mark.rules("SMI-031")
def test_the_search_draws_one_card_per_player_from_the_top_of_the_deck() -> None:
    deck = "C10 C11 C12 C01 C02 C03 C04 C05"
    position = scene([5, 6, 6, 6], "C29:1 C30", collected=[1, 2], turn=0, round=8, deck=deck)
    play(position, "0 collect C29")
    assert list(row(position)) == ["C11", "C01", "C12", "C10"]
    assert position.to_json()["deck"] == ["C02", "C03", "C04", "C05"]
    assert position.view(None).deck_count == 4


@pytest.mark.rules("SMI-032")
@pytest.mark.parametrize(
    "deck", ["C06 C23 C19", "C06 C19 C23", "C23 C06 C19", "C23 C19 C06", "C19 C06 C23", "C19 C23 C06"]
)
def test_the_row_is_sorted_from_the_lowest_to_the_highest(deck: str) -> None:
    position = last_turn_of_round_nine(deck)
    assert play(position, "0 collect C29")[5] == RowRevealed(["C06", "C23", "C19"], deck.split())
    assert list(row(position)) == ["C06", "C23", "C19"]


@pytest.mark.rules("SMI-033")
@pytest.mark.parametrize(
    ("deck", "laid"),
    [
        ("C08 C26 C04", "C08 C26 C04"),
        ("C26 C08 C04", "C26 C08 C04"),
        ("C04 C26 C08", "C04 C26 C08"),
        ("C26 C01 C08", "C01 C26 C08"),
        ("C08 C01 C26", "C01 C08 C26"),
        ("C19 C26 C08", "C26 C08 C19"),
        ("C08 C19 C26", "C08 C26 C19"),
    ],
)
def test_equal_values_lie_side_by_side_in_the_order_drawn(deck: str, laid: str) -> None:
    position = last_turn_of_round_nine(deck)
    assert play(position, "0 collect C29")[5] == RowRevealed(laid.split(), deck.split())
    assert list(row(position)) == laid.split()


@pytest.mark.rules("SMI-033")
def test_the_order_of_equal_values_changes_nothing_in_what_is_legal() -> None:
    one = scene([5, 6, 6], "C24:1 C18 C29", turn=1)
    other = scene([5, 6, 6], "C18 C24:1 C29", turn=1)
    assert sorted(options(one)) == sorted(options(other)) == ["collect C24", "offer C18", "offer C24"]


@pytest.mark.rules("SMI-034")
def test_each_available_creature_starts_without_fireflies() -> None:
    position = last_turn_of_round_nine("C09 C01 C27")
    play(position, "0 collect C29")
    assert row(position) == {"C01": 0, "C27": 0, "C09": 0}
    assert [lure.fireflies for lure in position.view(None).row] == [0, 0, 0]


@pytest.mark.rules("SMI-035", "SMI-074", "SMI-111")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_start_player_of_the_round_acts_first(last: int) -> None:
    first = (last + 1) % 3
    held = [6, 6, 6]
    held[first] -= 1
    position = scene(held, "C29:1 C30", collected=[(last + 2) % 3], turn=first)
    heard = play(position, f"{first} collect C29")
    assert RoundStarted(6, last, 12) in heard
    assert heard[-2] == TurnStarted(last)
    assert position.awaited() == (last,)
    assert position.view(None).start_seat == last


@pytest.mark.rules("SMI-036", "SMI-047")
def test_a_player_may_get_several_turns_in_one_lure() -> None:
    position = scene([6, 6, 6], "C01 C22 C29")
    heard = play(position, *["0 offer C01", "1 offer C01", "2 offer C01"] * 2)
    assert [event.seat for event in heard if isinstance(event, FireflyOffered)] == [0, 1, 2, 0, 1, 2]
    assert row(position)["C01"] == 6
    assert position.awaited() == (0,)


@pytest.mark.rules("SMI-037")
@pytest.mark.parametrize(
    ("hands", "row", "turn"),
    [
        ([6, 6, 6], "C01 C22 C29", "0 offer C01"),
        ([6, 5, 6], "C01:1 C22 C29", "0 collect C01"),
        ([0, 9, 9], "C01 C22 C29", "0 borrow C01"),
    ],
)
def test_a_turn_is_exactly_one_action(hands: list[int], row: str, turn: str) -> None:
    position = scene(hands, row)
    heard = play(position, turn)
    assert sum(isinstance(event, TurnStarted) for event in heard) == 1
    assert heard[-2] == TurnStarted(1)
    assert position.awaited() == (1,)
    assert not position.moves(0)


@pytest.mark.rules("SMI-037")
@pytest.mark.parametrize("word", ["pass", "pass C01", "wait", "decline"])
def test_there_is_no_pass(word: str) -> None:
    with pytest.raises(BadMove):
        SMILE.move(word)


@pytest.mark.rules("SMI-037", "SMI-080")
def test_borrowing_is_possible_only_when_nothing_else_is() -> None:
    assert options(scene([1, 9, 8], "C01 C22 C29")) == ["offer C01"]
    assert options(scene([0, 9, 8], "C01:1 C22 C29")) == ["collect C01"]
    assert options(scene([0, 9, 9], "C01 C22 C29")) == ["borrow C01"]


@pytest.mark.rules("SMI-038", "SMI-065")
def test_the_turn_skips_everybody_who_has_collected() -> None:
    position = scene([6] * 5, "C01 C22 C29", collected=[1, 3], turn=0)
    seats = []
    for _ in range(5):
        (seat,) = position.awaited()
        seats.append(seat)
        play(position, f"{seat} offer C01")
    assert seats == [0, 2, 4, 0, 2]


@pytest.mark.rules("SMI-038", "SMI-100")
def test_a_pair_is_gone_before_the_turn_goes_on() -> None:
    position = scene([6, 5, 6], "C01:1 C22 C29", fronts={0: "C02"})
    heard = play(position, "0 collect C01")
    kinds = [type(event).__name__ for event in heard]
    assert kinds == ["CreatureCollected", "HandUpdated", "PairFled", "TurnStarted", "DecisionRequested"]
    assert front(position, 0) == []


@pytest.mark.rules("SMI-039")
def test_gaps_in_the_row_are_not_refilled() -> None:
    position = scene([5, 6, 6, 6], "C01:1 C22 C24 C29", deck="C30 C10 C11 C12 C13 C14 C15 C16", round=8)
    play(position, "0 collect C01")
    assert row(position) == {"C22": 0, "C24": 0, "C29": 0}
    play(position, "1 offer C22", "2 collect C22")
    assert row(position) == {"C24": 0, "C29": 0}
    assert position.view(None).deck_count == 8
