"""Refused moves: SMI-150, and the reasons of section 8 in their order of precedence."""

from __future__ import annotations

import re

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.kernel import Move, Refused
from tests.games.smile.table import LAW, NoLuck, final, options, random_game, scene

ORDER = [
    "malformed",
    "game_over",
    "already_collected",
    "not_your_turn",
    "unknown_card",
    "no_firefly_in_hand",
    "not_lowest",
    "no_firefly_on_creature",
    "borrow_not_allowed",
]


def refused(position: Smile, seat: int, move: Move) -> tuple[str, str]:
    """The code and the rule of a refusal, once it is sure that nothing changed and nobody heard a word."""
    before = position.to_json()
    position.drain()
    with pytest.raises(Refused) as refusal:
        position.attempt(seat, move, NoLuck())
    assert position.to_json() == before
    assert position.drain() == []
    reason = position.why_not(seat, move)
    assert reason is not None
    assert (reason.code, reason.rule) == (refusal.value.reason, refusal.value.rule)
    assert move not in position.moves(seat)
    return refusal.value.reason, refusal.value.rule


def lure() -> Smile:
    """Seat 0 has collected, seat 1 has an empty hand and is to act, seats 2 and 3 wait; nothing is baited."""
    return scene([9, 0, 8, 7], "C24 C18 C29", collected=[0], turn=1)


@pytest.mark.rules("SMI-150")
def test_the_reasons_are_those_of_the_law() -> None:
    (listed,) = re.findall(r"^\| `action_rejected`.*$", LAW.read_text("utf-8"), re.MULTILINE)
    assert [refusal.code for refusal in SMILE.refusals] == ORDER
    assert all(code in listed for code in ORDER)


@pytest.mark.rules("SMI-150")
def test_a_move_that_is_none_of_the_three_is_malformed_before_anything_else() -> None:
    dance = Move("dance")
    for position in (lure(), final([6, 6, 6, 6])):
        for seat in range(4):
            assert refused(position, seat, dance) == ("malformed", "SMI-150")


@pytest.mark.rules("SMI-150")
@pytest.mark.parametrize("seat", [-4, -1, 4, 5])
def test_a_seat_that_is_not_at_the_table_can_do_nothing(seat: int) -> None:
    for position in (lure(), final([6, 6, 6, 6])):
        for move in ("offer C24", "collect C24", "borrow C24"):
            assert refused(position, seat, SMILE.move(move)) == ("malformed", "SMI-150")


@pytest.mark.rules("SMI-150", "SMI-112")
@pytest.mark.parametrize("move", ["offer C24", "collect C30", "borrow C50"])
def test_nothing_is_allowed_after_the_end(move: str) -> None:
    position = final([6, 6, 6, 6])
    for seat in range(4):
        assert refused(position, seat, SMILE.move(move)) == ("game_over", "SMI-112")


@pytest.mark.rules("SMI-150", "SMI-065")
@pytest.mark.parametrize("move", ["offer C24", "offer C29", "collect C24", "borrow C24", "borrow C01"])
def test_who_has_collected_is_told_so_first(move: str) -> None:
    assert refused(lure(), 0, SMILE.move(move)) == ("already_collected", "SMI-065")


@pytest.mark.rules("SMI-150", "SMI-035")
@pytest.mark.parametrize("seat", [2, 3])
@pytest.mark.parametrize("move", ["offer C24", "offer C29", "collect C24", "borrow C24", "offer C01"])
def test_who_is_out_of_turn_is_told_so_before_the_move_is_looked_at(seat: int, move: str) -> None:
    assert refused(lure(), seat, SMILE.move(move)) == ("not_your_turn", "SMI-035")


@pytest.mark.rules("SMI-150", "SMI-034")
@pytest.mark.parametrize("card", ["C01", "C30", "C40", "C41", "C50"])
@pytest.mark.parametrize("verb", ["offer", "collect", "borrow"])
def test_a_card_that_is_not_in_the_row_is_unknown(verb: str, card: str) -> None:
    assert refused(lure(), 1, SMILE.move(f"{verb} {card}")) == ("unknown_card", "SMI-034")


@pytest.mark.rules("SMI-150", "SMI-034", "SMI-062")
def test_a_collected_creature_is_no_longer_in_the_row() -> None:
    position = scene([6, 6, 5, 6], "C24 C18:1 C29", collected=[0], fronts={0: "C25"}, turn=1)
    assert refused(position, 1, SMILE.move("collect C25")) == ("unknown_card", "SMI-034")


@pytest.mark.rules("SMI-150", "SMI-044")
@pytest.mark.parametrize("card", ["C24", "C18", "C29"])
def test_an_empty_hand_is_looked_at_before_the_creature(card: str) -> None:
    assert refused(lure(), 1, SMILE.move(f"offer {card}")) == ("no_firefly_in_hand", "SMI-044")


@pytest.mark.rules("SMI-150", "SMI-040")
def test_an_offer_to_a_creature_that_is_not_the_lowest() -> None:
    position = scene([6, 6, 6], "C24 C18 C29")
    assert refused(position, 0, SMILE.move("offer C29")) == ("not_lowest", "SMI-040")


@pytest.mark.rules("SMI-150", "SMI-040", "SMI-082")
def test_a_borrowed_firefly_for_a_creature_that_is_not_the_lowest() -> None:
    assert refused(lure(), 1, SMILE.move("borrow C29")) == ("not_lowest", "SMI-040")


@pytest.mark.rules("SMI-150", "SMI-064")
@pytest.mark.parametrize("card", ["C24", "C18", "C29"])
def test_a_collect_of_a_creature_without_fireflies(card: str) -> None:
    assert refused(lure(), 1, SMILE.move(f"collect {card}")) == ("no_firefly_on_creature", "SMI-064")


@pytest.mark.rules("SMI-150", "SMI-083")
@pytest.mark.parametrize("card", ["C24", "C18", "C29"])
@pytest.mark.parametrize(("hands", "row"), [([6, 6, 6], "C24 C18 C29"), ([0, 9, 8], "C24 C18:1 C29")])
def test_borrowing_at_the_wrong_time_is_refused_before_the_creature_is_looked_at(
    hands: list[int], row: str, card: str
) -> None:
    assert refused(scene(hands, row), 0, SMILE.move(f"borrow {card}")) == ("borrow_not_allowed", "SMI-083")


@pytest.mark.rules("SMI-150")
def test_every_move_is_either_in_the_list_or_refused_with_a_reason() -> None:
    every = [SMILE.move(f"{verb} C{card:02}") for verb in ("offer", "collect", "borrow") for card in range(1, 51)]
    for turn, position in enumerate(random_game(3, seed=3)):
        if turn % 10 == 0 and not position.over:
            (active,) = position.awaited()
            for seat in range(3):
                allowed = [move for move in every if position.why_not(seat, move) is None]
                assert sorted(map(str, allowed)) == sorted(options(position) if seat == active else [])


@pytest.mark.rules("SMI-150")
def test_a_refusal_names_its_reason_and_its_rule() -> None:
    position = lure()
    refusal = position.why_not(1, SMILE.move("offer C24"))
    assert repr(refusal) == "no_firefly_in_hand (SMI-044)"
    with pytest.raises(Refused, match=r"no_firefly_in_hand \(SMI-044\)"):
        position.attempt(1, SMILE.move("offer C24"), NoLuck())


@pytest.mark.rules("SMI-150")
def test_a_legal_move_has_no_refusal() -> None:
    position = scene([5, 6, 6], "C24:1 C18 C29", turn=1)
    for move in ("offer C24", "offer C18", "collect C24"):
        assert position.why_not(1, SMILE.move(move)) is None
    assert lure().why_not(1, SMILE.move("borrow C24")) is None
    assert lure().why_not(1, SMILE.move("borrow C18")) is None
