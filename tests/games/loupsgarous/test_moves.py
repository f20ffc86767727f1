"""Moves and their notation (LGT-351, 5.10): every verb, there and back, and every text that is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import (
    CARDS,
    GRAMMAR,
    HOUSES,
    MADE,
    REASONS,
    STEPS,
    VERBS,
    Deed,
    deed,
    fit,
    lids,
    made,
    read_move,
    seat_in,
    tap,
)
from tablee.kernel import BadMove

NIGHT = ("tap", "lids")


@pytest.fixture(autouse=True)
def nothing_made() -> Iterator[None]:
    """As at the very first move: none was made before."""
    before = dict(MADE)
    MADE.clear()
    yield
    MADE.clear()
    MADE.update(before)


# --- Every verb


# the notation, its step, its words, and the seats that its first and second words name
EACH = [
    ("tap b4 7", "b4", ("7",), 7, -1),
    ("tap witch 3 -", "witch", ("3", "-"), 3, -1),
    ("tap cupid 0 28", "cupid", ("0", "28"), 0, 28),
    ("tap b1 left", "b1", ("left",), -1, -1),
    ("tap thief right", "thief", ("right",), -1, -1),
    ("tap pyromaniac church", "pyromaniac", ("church",), -1, -1),
    ("tap b6 - 5", "b6", ("-", "5"), -1, 5),
    ("tap raven -", "raven", ("-",), -1, -1),
    ("lids b4 open", "b4", ("open",), -1, -1),
    ("lids wolves closed", "wolves", ("closed",), -1, -1),
    ("take farm6", "", ("farm6",), -1, -1),
    ("take bundle", "", ("bundle",), -1, -1),
    ("done", "", (), -1, -1),
    ("skip", "", (), -1, -1),
    ("stand", "", (), -1, -1),
    ("elect 4", "", ("4",), 4, -1),
    ("ready", "", (), -1, -1),
    ("wait", "", (), -1, -1),
    ("say accuse", "", ("accuse",), -1, -1),
    ("add 3999", "", ("3999",), 3999, -1),
    ("add strong", "", ("strong",), -1, -1),
    ("add none", "", ("none",), -1, -1),
    ("add little_girl", "", ("little_girl",), -1, -1),
    ("add bakery", "", ("bakery",), -1, -1),
    ("why gut", "", ("gut",), -1, -1),
    ("back", "", (), -1, -1),
    ("send", "", (), -1, -1),
    ("confess 0", "", ("0",), 0, -1),
    ("restore 1", "", ("1",), 1, -1),
    ("shave 2", "", ("2",), 2, -1),
    ("ban", "", (), -1, -1),
    ("ban 5", "", ("5",), 5, -1),
    ("ban 1 3", "", ("1", "3"), 1, 3),
    ("ban 9 10", "", ("9", "10"), 9, 10),
    ("vote 28", "", ("28",), 28, -1),
    ("break 6", "", ("6",), 6, -1),
    ("ask", "", (), -1, -1),
    ("decline", "", (), -1, -1),
    ("pardon", "", (), -1, -1),
    ("refuse", "", (), -1, -1),
    ("shoot 8", "", ("8",), 8, -1),
    ("name 3", "", ("3",), 3, -1),
    ("let 3", "", ("3",), 3, -1),
    ("close", "", (), -1, -1),
    ("house 3", "", ("3",), 3, -1),
    ("leave", "", (), -1, -1),
    ("accept", "", (), -1, -1),
    ("bet seat 28", "", ("seat", "28"), -1, 28),
    ("bet side nobody", "", ("side", "nobody"), -1, -1),
    ("longer", "", (), -1, -1),
    ("relaunch", "", (), -1, -1),
    ("reopen 2", "", ("2",), 2, -1),
]


def test_no_verb_is_forgotten_here() -> None:
    assert {text.split()[0] for text, *_ in EACH} == set(VERBS)


@pytest.mark.rules("LGT-351")
@pytest.mark.parametrize(("text", "step", "words", "target", "other"), EACH)
def test_a_notation_is_a_move_and_a_move_its_notation(
    text: str, step: str, words: tuple[str, ...], target: int, other: int
) -> None:
    move = read_move(text)
    assert str(move) == text
    assert (move.verb, move.step, move.words) == (text.split()[0], step, words)
    assert (move.target, move.other) == (target, other)


@pytest.mark.rules("LGT-351")
@pytest.mark.parametrize(("text", "step", "words", "target", "other"), EACH)
def test_a_deed_writes_its_verb_its_step_and_its_words(
    text: str, step: str, words: tuple[str, ...], target: int, other: int
) -> None:
    move = Deed(text.split()[0], step, words)
    assert (str(move), move.verb, move.step, move.words) == (text, text.split()[0], step, words)
    assert (move.target, move.other) == (target, other)


@pytest.mark.parametrize("text", [text for text, *_ in EACH])
def test_each_move_is_made_once(text: str) -> None:
    move = read_move(text)
    assert {text: move} == MADE
    assert read_move(text) is move
    assert LOUPSGAROUS.move(text) is move
    assert made(move.verb, move.step, move.words) is move
    assert {text: move} == MADE


@pytest.mark.rules("LGT-351")
def test_moves_that_the_rules_make_are_those_that_are_read() -> None:
    for move, text in [
        (deed("ready"), "ready"),
        (deed("ban", "1", "3"), "ban 1 3"),
        (tap("b4", "7"), "tap b4 7"),
        (tap("witch", "3", "-"), "tap witch 3 -"),
        (lids("wolves", True), "lids wolves open"),
        (lids("b4", False), "lids b4 closed"),
    ]:
        assert str(move) == text
        assert read_move(text) is move


@pytest.mark.rules("LGT-345")
@pytest.mark.parametrize("step", STEPS)
def test_eyes_are_tapped_and_lids_opened_in_every_step_of_a_night(step: str) -> None:
    assert (read_move(f"tap {step} 0").step, read_move(f"lids {step} open").step) == (step, step)


@pytest.mark.parametrize("kind", GRAMMAR)
def test_every_kind_of_statement_can_be_begun(kind: str) -> None:
    assert read_move(f"say {kind}").words == (kind,)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_can_be_given(reason: str) -> None:
    assert read_move(f"why {reason}").words == (reason,)


@pytest.mark.parametrize("word", ["weak", "strong", "heal", "poison", "none", *CARDS, *HOUSES, "0", "29", "3999"])
def test_every_part_of_a_statement_can_be_added(word: str) -> None:
    assert read_move(f"add {word}").words == (word,)


@pytest.mark.parametrize("token", [*HOUSES, "bundle"])
def test_every_token_can_be_taken(token: str) -> None:
    assert read_move(f"take {token}").words == (token,)


@pytest.mark.parametrize("side", ["villagers", "werewolves", "lovers", "white", "piper", "nobody"])
def test_a_bet_may_be_on_every_side(side: str) -> None:
    assert read_move(f"bet side {side}").words == ("side", side)


@pytest.mark.parametrize(
    ("words", "place", "seat"),
    [
        ((), 0, -1),
        (("4",), 0, 4),
        (("4",), 1, -1),
        (("4", "0"), 1, 0),
        (("-", "2"), 0, -1),
        (("-1",), 0, -1),
        (("left", "12"), 1, 12),
    ],
)
def test_a_word_that_is_a_number_names_a_seat(words: tuple[str, ...], place: int, seat: int) -> None:
    assert seat_in(words, place) == seat


# --- What is no move


UNKNOWN = ["", " ", "fly", "fly 3", "VOTE 3", " vote 3", "vote\t3", "votes 3", "tapb4 3"]


@pytest.mark.rules("LGT-351")
@pytest.mark.parametrize("text", UNKNOWN)
def test_without_a_verb_it_is_no_move_and_the_verbs_are_named(text: str) -> None:
    with pytest.raises(BadMove) as complaint:
        read_move(text)
    assert complaint.value.parts == {"wrong": text, "right": list(VERBS)}


STEPLESS = ["tap", "lids", "tap 3", "tap b9 3", "tap b0 3", "tap debate 3", "lids open", "tap  3", "lids B4 open"]


@pytest.mark.rules("LGT-345", "LGT-351")
@pytest.mark.parametrize("text", STEPLESS)
def test_by_night_a_move_names_its_step_and_the_steps_are_told(text: str) -> None:
    with pytest.raises(BadMove) as complaint:
        read_move(text)
    assert complaint.value.parts == {"wrong": text, "right": list(STEPS)}


UNFIT = [
    "tap b4",
    "tap b4 1 2 3",
    "tap b4 29",
    "tap b4 -1",
    "tap b4 farm7",
    "tap b4 bundle",
    "tap b4 3 palace",
    "tap b4 palace 3",
    "lids b4",
    "lids b4 shut",
    "lids b4 open open",
    "take",
    "take palace",
    "take 3",
    "take church bundle",
    "say",
    "say something",
    "say accuse 3",
    "add",
    "add 4000",
    "add -1",
    "add medium",
    "add bundle",
    "why",
    "why not",
    "why gut gut",
    "ban 1 2 3",
    "ban 3 1",
    "ban 2 2",
    "ban 10 9",
    "ban 1 29",
    "ban 29 30",
    "ban -1 3",
    "ban x 3",
    "ban 3 x",
    "ban 29",
    "bet",
    "bet seat",
    "bet seat 29",
    "bet seat piper",
    "bet side 3",
    "bet side wolves",
    "bet card 3",
    "bet seat 1 2",
    *[f"{verb} 29" for verb in ("elect", "confess", "restore", "shave", "vote", "break", "shoot", "name")],
    *[f"{verb} 29" for verb in ("let", "house", "reopen")],
    "vote 03",
    "vote 3 ",
    "vote  3",
    "vote farm1",
    "vote 1 2",
    "vote -",
    *[verb for verb, (least, _) in VERBS.items() if least > 0 and verb not in NIGHT],
    *[f"{verb} 3" for verb, (_, most) in VERBS.items() if most == 0],
]


@pytest.mark.rules("LGT-351")
@pytest.mark.parametrize("text", sorted(set(UNFIT)))
def test_with_other_words_than_its_verb_takes_it_is_no_move(text: str) -> None:
    with pytest.raises(BadMove) as complaint:
        read_move(text)
    assert complaint.value.parts == {"wrong": text, "right": text.split()[0]}
    assert MADE == {}


@pytest.mark.parametrize(
    ("verb", "words", "fits"),
    [
        ("bet", ("seat", "3"), True),
        ("bet", ("side", "piper"), True),
        ("bet", ("side", "3"), False),
        ("bet", ("seat", "piper"), False),
        ("bet", ("3", "4"), False),
        ("ban", (), True),
        ("ban", ("4",), True),
        ("ban", ("4", "5"), True),
        ("ban", ("5", "4"), False),
        ("ban", ("4", "4"), False),
        ("vote", ("3",), True),
        ("vote", ("church",), False),
        ("tap", ("church", "3"), True),
        ("tap", ("bundle",), False),
        ("take", ("bundle",), True),
        ("done", (), True),
    ],
)
def test_words_fit_a_verb_or_do_not(verb: str, words: tuple[str, ...], fits: bool) -> None:
    assert fit(verb, words) is fits
