"""The notation of moves: `offer C01`, `collect C01`, `borrow C01`."""

from __future__ import annotations

import pytest

from tablee.games.smile import SMILE
from tablee.games.smile.moves import Borrow, Collect, Offer
from tablee.kernel import BadMove

CARDS = [f"C{number:02}" for number in range(1, 51)]


@pytest.mark.rules("SMI-037")
@pytest.mark.parametrize(("verb", "kind"), [("offer", Offer), ("collect", Collect), ("borrow", Borrow)])
def test_each_action_names_each_card_and_reads_as_it_is_written(verb: str, kind: type) -> None:
    for number, card in enumerate(CARDS):
        move = SMILE.move(f"{verb} {card}")
        assert isinstance(move, kind)
        assert isinstance(move, (Offer, Collect, Borrow))
        assert move.card == number
        assert str(move) == move.text == f"{verb} {card}"
        assert repr(move) == f"<{verb} {card}>"


def test_each_move_exists_once() -> None:
    texts = [f"{verb} {card}" for verb in ("offer", "collect", "borrow") for card in CARDS]
    assert all(SMILE.move(text) is SMILE.move(text) for text in texts)
    assert len({id(SMILE.move(text)) for text in texts}) == 150


@pytest.mark.rules("SMI-150")
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "offer",
        "C01",
        "offer ",
        "offer C00",
        "offer C51",
        "offer C1",
        "offer C001",
        "offer c01",
        "Offer C01",
        "OFFER C01",
        "offer  C01",
        " offer C01",
        "offer C01 ",
        "offer C01\n",
        "offer\tC01",
        "offerC01",
        "offer C01 C02",
        "offer C０1",
        "offer -1",
        "steal C01",
        "pass",
        "collect firefly",
        "borrow tear",
    ],
)
def test_a_text_that_means_no_move_is_malformed(text: str) -> None:
    with pytest.raises(BadMove) as wrong:
        SMILE.move(text)
    assert wrong.value.code == "malformed"
    assert wrong.value.wrong == text
    assert wrong.value.detail == "notation"
    assert wrong.value.right == "offer C01, collect C01, borrow C01"
    assert (wrong.value.parts["first"], wrong.value.parts["last"]) == ("C01", "C50")


def test_a_new_move_is_written_with_its_verb_and_its_card() -> None:
    move = Offer("offer", 23)
    assert (move.text, move.card) == ("offer C24", 23)
