"""What is being decided: the question that everybody sees, its clock, and what its seat is told besides (section 7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.archibald import ARCHIBALD, Race
from tablee.kernel import Eyes
from tests.games.archibald.race import play, race, seen, setup


def asked_for(scene: Race, *turns: str, dice: str = "") -> Race:
    play(scene, *turns, dice=dice)
    return scene


def book(card: str, *turns: str, arthur: str = "") -> Race:
    scene = race(f"arthur C2 {arthur}".strip(), "max B1", road=2, board="C3:T2-13", adventures=card, at="B")
    return asked_for(scene, "move C3", *turns)


def fight(hero: str, there: str, dice: str) -> Race:
    other = "arthur" if hero.startswith("max") else "max"
    return asked_for(race(hero, f"{other} B1", board="C2:T2-01", enemies=f"C2:{there}"), "move C2", dice=dice)


QUESTIONS: list[tuple[str, str, Callable[[], Race], str, str, int, list[str]]] = [
    (
        "D-01 choose_hero",
        "short",
        lambda: setup(2, starter=1),
        "",
        "",
        0,
        ["hero arthur", "hero selenia", "hero betameche", "hero max"],
    ),
    (
        "D-02 choose_start",
        "short",
        lambda: asked_for(setup(2, starter=1), "0 hero max"),
        "",
        "",
        0,
        ["start A1", "start B1", "start C1", "start D1", "start E1"],
    ),
    ("D-03 window", "turn", lambda: race("arthur C1 hand=E2-A", "max B1"), "A", "", 0, []),
    ("D-03 window", "turn", lambda: race("arthur C1 hand=E2-A", "max B1", at="C"), "C", "", 0, []),
    (
        "D-05 move",
        "turn",
        lambda: race("arthur C2", "max B1", road=2),
        "",
        "",
        0,
        ["move C3", "move D2", "move B2", "move C1"],
    ),
    (
        "D-05 retry",
        "turn",
        lambda: asked_for(race("arthur C2", "max B1", road=2, piles="T2-15", bump_retry=True), "move C3"),
        "",
        "",
        0,
        ["move D2", "move B2", "move C1", "stop"],
    ),
    (
        "D-06 bonus_move",
        "short",
        lambda: asked_for(race("arthur C2", "max B1", road=2, board="C3:T2-11"), "move C3"),
        "",
        "spring",
        0,
        ["move C4", "move D3", "move B3", "move C2", "decline"],
    ),
    (
        "D-07 slay",
        "short",
        lambda: fight("max C1", "darkos,seide", "r1 r0 r0 r0 r0"),
        "",
        "",
        1,
        ["slay darkos", "slay seide"],
    ),
    (
        "D-08 armour",
        "short",
        lambda: fight("arthur C1 wears=E2-C", "darkos", "r0 y0 r2 r1"),
        "",
        "fight",
        3,
        ["use armour", "keep armour"],
    ),
    (
        "D-09 overflow",
        "short",
        lambda: asked_for(
            race("arthur C1 hand=E2-B,E2-D,E2-F", "max B1", board="C2:T2-05", decks="E2-H", at="B"), "move C2"
        ),
        "",
        "",
        1,
        [],
    ),
    ("D-10 answer", "short", lambda: book("A05"), "", "", 0, ["answer A", "answer B", "answer C"]),
    ("D-11 discard", "short", lambda: book("A22", "answer A", arthur="hand=E2-A,E2-B"), "", "", 1, []),
    (
        "D-12 destination",
        "short",
        lambda: asked_for(
            race("arthur C6 hand=E4-K", "max B1", road=6, board="B4:T2-08", water=3, at="C"), "play E4-K#1"
        ),
        "",
        "flood",
        4,
        ["to B4", "to C4"],
    ),
    ("D-13 tunnel", "short", lambda: book("A12", "answer A"), "", "", 0, ["to C2", "decline"]),
    (
        "D-14 peek",
        "short",
        lambda: book("A11", "answer A"),
        "",
        "",
        0,
        ["peek A11", "peek B11", "peek C11", "peek D11", "peek E11"],
    ),
]


@pytest.mark.parametrize("eyes", [None, 0, 1])
@pytest.mark.parametrize(
    ("name", "clock", "made", "window", "subject", "amount", "choices"), QUESTIONS, ids=[one[0] for one in QUESTIONS]
)
def test_everybody_sees_what_is_decided(
    name: str,
    clock: str,
    made: Callable[[], Race],
    window: str,
    subject: str,
    amount: int,
    choices: list[str],
    eyes: Eyes,
) -> None:
    position = made()
    question = seen(position, eyes).question
    assert question is not None
    assert (question.decision, question.seat, question.window) == (name.split()[1], 0, window)
    assert (question.subject, question.amount, list(question.choices)) == (subject, amount, choices)
    assert (position.clock(0), position.awaited()) == (clock, (0,))


def test_what_a_destination_is_for() -> None:
    trap = asked_for(race("arthur C10", "max B1", road=10, board="B7:T3-13", turned="C11", reached="2345"), "move C11")
    defeat = fight("arthur C1 lives=1", "seide", "r0 y0 r1")
    for position, subject, row in ((trap, "trap", 7), (defeat, "defeat", 1)):
        question = seen(position).question
        assert question is not None
        assert (question.decision, question.subject, question.amount) == ("destination", subject, row)


def test_a_card_and_an_adventure_grant_a_bonus_move_too() -> None:
    card = asked_for(race("arthur C1 hand=E2-G", "max B1"), "play E2-G#1")
    for position, subject in ((card, "card"), (book("A20", "answer B"), "adventure")):
        question = seen(position).question
        assert question is not None
        assert (question.decision, question.subject) == ("bonus_move", subject)


def test_a_live_clock_gives_a_minute_for_cards_and_moves_and_twenty_seconds_for_the_rest() -> None:
    live = ARCHIBALD.paces["live"]
    assert (live.time("turn"), live.time("short")) == (60_000, 20_000)
    assert ARCHIBALD.paces["daily"].time("short") == ARCHIBALD.paces["daily"].time("turn")


# --- Why not: for the seat that decides


def test_the_objections_to_cards() -> None:
    position = race("arthur C2 lives=5 hand=E2-A,E2-I,E3-K", "max B1", road=2)
    assert dict(seen(position, 0).objections) == {
        "discard": "not_in_hand ARC-517",
        "equip": "not_in_hand ARC-517",
        "equip E2-I#1": "not_equipment ARC-506",
        "equip E3-K#1": "not_equipment ARC-506",
        "play": "not_in_hand ARC-517",
        "aim": "not_in_hand ARC-517",
        "play E2-A#1": "only_equipped ARC-506",
        "play E2-I#1": "empty_hand ARC-522",
        "play E3-K#1": "no_water ARC-530",
    }
    assert dict(seen(position, 1).objections) == {}


def test_the_objections_to_cards_when_one_was_played() -> None:
    position = race("arthur C2 lives=2 hand=E2-F,E2-A", "max B1", road=2, card_played=True, at="C")
    assert seen(position, 0).objections["play E2-F#1"] == "card_already_played ARC-203"


def test_the_objections_to_moves() -> None:
    position = race("arthur C5", "max B1", road=6, board="D5:T3-01 B5:T3-07")
    assert dict(seen(position, 0).objections) == {
        "move": "not_adjacent ARC-301",
        "move D5": "falls ARC-307",
        "move B5": "wall ARC-302",
        "stop": "must_move ARC-211",
        "decline": "must_move ARC-211",
    }


def test_every_objection_is_what_the_rules_answer() -> None:
    position = race("arthur C5 lives=5 hand=E3-I,E2-F,E4-H", "max B1", road=6, seen={"0": ["A11"]})
    for what, why in seen(position, 0).objections.items():
        if " " in what and len(what.split()) == 2:
            refused = position.why_not(0, ARCHIBALD.move(what))
            assert refused is not None
            assert why == f"{refused.code} {refused.rule}"
