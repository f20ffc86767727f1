"""Moves are one line of text, made once each."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, moves
from tablee.games.schtroumpfs.moves import Deed
from tablee.kernel import BadMove, FastLuck
from tests.games.schtroumpfs.village import options, random_moves, setup

NOTATIONS = [
    "play P07",
    "place 3U",
    "place 3U double",
    "place 3U overflow",
    "place N20",
    "aside",
    "craft N10",
    "use N01",
    "decline",
    "go on",
    "end turn",
    "gain 1/1/0",
    "lose 0/2/0",
    "lose any",
    "collect stone",
    "exchange 1/1/0 0/0/2",
    "rescue draw",
    "rescue nest",
    "rescue both",
    "shelter S01",
    "allow",
    "refuse",
    "build R1 0/5/4",
    "spring 3U",
    "target 2",
    "discard P05",
    "discard N09",
    "destroy R1",
    "cage P05",
    "advance 2",
    "send 5",
    "empty 3U",
    "return 3U",
    "return 3U overflow",
    "remove 3U",
    "remove 3U overflow",
    "remove N20",
    "remove loose",
    "remove aside",
]


@pytest.mark.parametrize("text", NOTATIONS)
def test_every_notation_of_the_manual_is_a_move_and_there_is_one_of_each(text: str) -> None:
    move = SCHTROUMPFS.move(text)
    assert str(move) == text
    assert SCHTROUMPFS.move(text) is move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play S13",
        "play P24",
        "play N01",
        "place",
        "place 9U",
        "place 0U",
        "place 3M",
        "place 3U triple",
        "place N20 double",
        "place 3u",
        "Place 3U",
        " place 3U",
        "place  3U",
        "place 3U ",
        "craft N25",
        "use P01",
        "gain",
        "gain 1",
        "gain 1/1",
        "gain 1/1/1/1",
        "gain a/b/c",
        "gain -1/1/1",
        "gain 01/0/0",
        "gain ١/0/0",
        "gain 100/0/0",
        "lose",
        "lose 1/0",
        "collect gold",
        "exchange 1/0/0",
        "exchange 1/0/0 0/1",
        "build R9 0/5/4",
        "build R1",
        "build 0/5/4 R1",
        "target 5",
        "target -1",
        "advance 0",
        "send 0",
        "send 9",
        "rescue",
        "shelter N01",
        "remove nest",
        "destroy N01",
        "play S01\n",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove) as refused:
        SCHTROUMPFS.move(text)
    assert refused.value.wrong == text


@pytest.mark.parametrize(
    ("text", "verb", "what", "tokens"),
    [
        ("gain 1/2/3", "gain", "", (1, 2, 3)),
        ("lose 0/2/0", "lose", "", (0, 2, 0)),
        ("build R3 1/5/4", "build", "R3", (1, 5, 4)),
        ("place 3U", "place", "3U", (0, 0, 0)),
    ],
)
def test_a_move_knows_its_parts(text: str, verb: str, what: str, tokens: tuple[int, int, int]) -> None:
    move = SCHTROUMPFS.move(text)
    assert isinstance(move, Deed)
    assert (move.verb, move.what, move.tokens()) == (verb, what, tokens)


def test_an_exchange_knows_what_it_brings() -> None:
    move = SCHTROUMPFS.move("exchange 2/1/0 0/0/3")
    assert isinstance(move, Deed)
    assert (move.tokens(), move.into) == ((2, 1, 0), (0, 0, 3))


@pytest.mark.parametrize("seats", [1, 4])
def test_whatever_is_offered_can_be_said(seats: int) -> None:
    position = setup(seats, 9)
    for at in random_moves(position, FastLuck(9), 1_000):
        if not at.over:
            (seat,) = at.awaited()
            assert all(SCHTROUMPFS.move(str(move)) is move for move in at.moves(seat))
            assert len(set(options(at))) == len(at.moves(seat))


# --- Moves that are made when they are needed


def test_a_move_is_made_from_its_words_and_kept() -> None:
    one = moves.named("wave", "S01", "twice")
    assert (one.text, one.verb, one.what, one.mode) == ("wave S01 twice", "wave", "S01", "twice")
    assert moves.named("wave", "S01", "twice") is one
    assert moves.MOVES.pop("wave S01 twice") is one
    two = moves.numbered("hop", 7)
    assert (two.text, two.verb, two.what, two.mode, two.number) == ("hop 7", "hop", "", "", 7)
    assert moves.numbered("hop", 7) is two
    assert moves.MOVES.pop("hop 7") is two
    three = moves.by_code("sniff", ["R1", "R2"])
    assert [(code, deed.text) for code, deed in three.items()] == [("R1", "sniff R1"), ("R2", "sniff R2")]
    for deed in three.values():
        del moves.MOVES[deed.text]


def test_tokens_are_counted_one_by_one() -> None:
    gained = moves.tokens_move(moves.GAIN, 31, 32, 33)
    assert (gained.text, gained.verb, gained.tokens()) == ("gain 31/32/33", "gain", (31, 32, 33))
    lost = moves.tokens_move(moves.LOSE, 31, 32, 33)
    assert (lost.text, lost.verb, lost.tokens()) == ("lose 31/32/33", "lose", (31, 32, 33))
    assert moves.tokens_move(moves.GAIN, 31, 32, 33) is gained is SCHTROUMPFS.move("gain 31/32/33")
    assert (gained.what, gained.mode, gained.number, gained.into) == ("", "", 0, (0, 0, 0))


def test_a_house_is_built_by_its_roof_and_what_is_paid() -> None:
    deed = moves.build(2, 41, 42, 43)
    assert (deed.text, deed.verb, deed.what, deed.number) == ("build R3 41/42/43", "build", "R3", 2)
    assert (deed.mode, deed.tokens()) == ("", (41, 42, 43))
    assert moves.build(2, 41, 42, 43) is deed is SCHTROUMPFS.move("build R3 41/42/43")
    assert moves.build(3, 41, 42, 43) is not deed


def test_an_exchange_has_two_halves() -> None:
    deed = moves.exchange((51, 0, 52), (0, 53, 0))
    assert (deed.text, deed.verb) == ("exchange 51/0/52 0/53/0", "exchange")
    assert (deed.what, deed.mode, deed.number, deed.tokens(), deed.into) == ("", "", 0, (51, 0, 52), (0, 53, 0))
    assert moves.exchange((51, 0, 52), (0, 53, 0)) is deed is SCHTROUMPFS.move("exchange 51/0/52 0/53/0")


@pytest.mark.parametrize("text", ["gain 61/0/62", "lose 62/0/61", "build R5 61/1/2", "exchange 61/0/0 0/0/61"])
def test_what_nobody_has_said_yet_can_be_said(text: str) -> None:
    assert text not in moves.MOVES
    move = SCHTROUMPFS.move(text)
    assert move.text == text
    assert SCHTROUMPFS.move(text) is move
    del moves.MOVES[text]


@pytest.mark.parametrize(
    "text",
    [
        "gain 100/0/0",
        "gain 1/1",
        "gain 1/1/1/1",
        "gain 01/0/0",
        "gain ²/0/0",
        "gain -1/0/0",
        "gain 1/1/0 1/0/0",
        "pay 1/1/0",
        "build R9 1/1/1",
        "build 1/1/1",
        "build R1 1/1/1 1/1/1",
        "destroy R1 1/1/1",
        "exchange 1/0/0",
        "exchange 1/0/0 0/1/0 0/0/1",
        "barter 1/0/0 0/1/0",
        "lose 1/x/0",
        "exchange 1/0/0 0/1",
    ],
)
def test_what_is_no_move_says_what_would_be_one(text: str) -> None:
    with pytest.raises(BadMove) as wrong:
        SCHTROUMPFS.move(text)
    assert wrong.value.detail == "notation"
    assert wrong.value.right == "play S01, place 3U, craft N09, gain 1/1/0, decline"


def test_ninety_nine_of_a_kind_can_be_written() -> None:
    assert SCHTROUMPFS.move("gain 99/99/99").text == "gain 99/99/99"
