"""Moves are one line of text, made once each; and every reason why one is refused."""

from __future__ import annotations

import pytest

from tablee.games.archibald import ARCHIBALD, moves, refusals
from tablee.games.archibald.moves import Deed
from tablee.kernel import BadMove, FastLuck, Refused
from tests.games.archibald import law
from tests.games.archibald.race import against, asked, choices, options, play, race, random_moves, setup

NOTATIONS = [
    "hero arthur",
    "hero betameche",
    "start C1",
    "play E2-F#1",
    "play E2-D#1 C3",
    "play E2-J#1 2",
    "aim E4-E#1 C9",
    "take B5",
    "back",
    "send",
    "equip E2-A#1",
    "discard E2-A#1",
    "go on",
    "move C2",
    "move E11",
    "stop",
    "decline",
    "slay spider,seide",
    "slay moustik",
    "use armour",
    "keep armour",
    "answer A",
    "answer C",
    "to C7",
    "peek C11",
]


@pytest.mark.parametrize("text", NOTATIONS)
def test_every_notation_of_the_manual_is_a_move_and_there_is_one_of_each(text: str) -> None:
    move = ARCHIBALD.move(text)
    assert str(move) == text
    assert ARCHIBALD.move(text) is move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hero",
        "hero miro",
        "hero Arthur",
        "start C2",
        "start F1",
        "move",
        "move F2",
        "move C12",
        "move C0",
        "move c2",
        "move C02",
        "Move C2",
        " move C2",
        "move  C2",
        "move C2 ",
        "play",
        "play E1-A#1",
        "play E5-A#1",
        "play E2-a#1",
        "play E2-A",
        "play E2-A#0",
        "play E2-A#16",
        "play E2-A#01",
        "play E2-A#١",
        "play E2-D#1 4",
        "play E2-D#1 -1",
        "play E2-D#1 F3",
        "play E2-D#1 C3 C4",
        "equip E2-A#1 C3",
        "equip C3",
        "discard",
        "aim E4-E#1",
        "aim E4-E#1 2",
        "take",
        "take 2",
        "slay",
        "slay toad",
        "slay seide,spider",
        "slay seide, seide",
        "slay " + ",".join(["seide"] * 17),
        "answer D",
        "peek C10",
        "to",
        "go",
        "go on\n",
        "use",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove) as refused:
        ARCHIBALD.move(text)
    assert (refused.value.wrong, refused.value.detail) == (text, "notation")
    advice = refused.value.parts["right"]
    assert isinstance(advice, list)
    assert [str(ARCHIBALD.move(one)) for one in advice] == advice
    assert len(advice) > 3


@pytest.mark.parametrize(
    ("text", "verb", "what", "cell", "seat", "kinds"),
    [
        ("move C2", "move", "", 7, -1, ()),
        ("play E2-D#1 E11", "play", "E2-D#1", 54, -1, ()),
        ("play E2-J#1 2", "play", "E2-J#1", -1, 2, ()),
        ("aim E4-E#1 A1", "aim", "E4-E#1", 0, -1, ()),
        ("slay darkos,seide,seide", "slay", "", -1, -1, (4, 1, 1)),
        ("go on", "go on", "", -1, -1, ()),
        ("answer B", "answer", "B", -1, -1, ()),
        ("discard E3-A#2", "discard", "E3-A#2", -1, -1, ()),
    ],
)
def test_a_move_says_what_where_and_to_whom(
    text: str, verb: str, what: str, cell: int, seat: int, kinds: tuple[int, ...]
) -> None:
    move = ARCHIBALD.move(text)
    assert isinstance(move, Deed)
    assert (move.verb, move.what, move.cell, move.seat, move.kinds) == (verb, what, cell, seat, kinds)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_of_a_game_can_be_written_and_read(seats: int) -> None:
    for position in random_moves(setup(seats, 30 + seats, bump_retry=True), FastLuck(seats), 500):
        if not position.over:
            (seat,) = position.awaited()
            assert all(ARCHIBALD.move(str(move)) is move for move in position.moves(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_not_refused_and_what_is_refused_is_not_offered(seats: int) -> None:
    every = [move for move in list(moves.MOVES.values()) if move.verb in ("move", "to", "answer", "go on", "decline")]
    for count, position in enumerate(random_moves(setup(seats, 50 + seats), FastLuck(seats), 400)):
        if position.over or count % 3:
            continue
        (seat,) = position.awaited()
        offered = position.moves(seat)
        assert len(set(offered)) == len(offered)
        assert all(position.why_not(seat, move) is None for move in offered)
        for move in every:
            assert (position.why_not(seat, move) is None) == (move in offered), move
            for other in range(seats):
                assert other == seat or position.why_not(other, move) is not None


# --- Reasons


def test_every_reason_names_a_rule_of_the_law() -> None:
    assert len({refusal.code for refusal in refusals.REFUSALS}) == len(refusals.REFUSALS)
    assert [refusal.rule for refusal in refusals.REFUSALS if refusal.rule not in law.ids()] == []


def test_a_refused_move_changes_nothing() -> None:
    position = race("arthur C2 hand=E2-F", "max B1", road=2)
    before = position.to_json()
    position.drain()
    for text in ("move C3", "play E2-A#1", "1 go on", "equip E2-F#1"):
        seat, move = (int(text[0]), text[2:]) if text[0].isdigit() else (0, text)
        with pytest.raises(Refused):
            position.attempt(seat, ARCHIBALD.move(move), FastLuck(1))
    assert (position.to_json(), position.drain()) == (before, [])


@pytest.mark.rules("ARC-412")
def test_an_answer_that_the_card_does_not_have() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A02")
    play(position, "move C3")
    assert against(position, "answer C") == "no_such_answer ARC-412"
    assert against(position, "move C4") == "not_now ARC-202"


@pytest.mark.rules("ARC-008", "ARC-009", "ARC-416")
def test_a_destination_in_the_right_row_that_is_safe() -> None:
    position = race("arthur C10", "max B1", road=10, board="A7:T3-13 B7:T3-10 E7:T3-11", turned="C11", reached="2345")
    play(position, "move C11")
    assert choices(position, "to") == "A7 B7 C7"
    assert against(position, "to C6") == "wrong_row ARC-008"
    assert against(position, "to C10") == "wrong_row ARC-008"
    assert against(position, "to E7") == "not_safe ARC-009"
    assert against(position, "to D7") == "not_safe ARC-009"
    assert against(position, "decline") == "not_now ARC-202"


@pytest.mark.rules("ARC-532", "ARC-009")
def test_a_tunnel_leads_where_it_may() -> None:
    position = race(
        "arthur C2", "max B1", road=5, board="C3:T2-13 D2:T2-03 E4:T2-10", enemies="D2:seide", adventures="A12"
    )
    play(position, "move C3", "answer A")
    assert options(position) == ["decline", "to C2", "to C4"]
    for elsewhere in ("E4", "C1", "D2", "C3"):  # not safe, another level, an enemy, the own tile
        assert against(position, f"to {elsewhere}") == "no_tunnel ARC-532"


@pytest.mark.rules("ARC-411", "ARC-310")
def test_a_repeated_hop_and_a_wall_on_a_bonus_move() -> None:
    position = race("arthur B2", "max B1", board="A3:T2-12 B3:T2-11 B2:T2-01 C3:T2-06")
    play(position, "move B3", "move A3", "move B3")
    assert against(position, "move A3") == "same_hop ARC-411"
    assert against(position, "move C3") == "wall ARC-302"
    assert against(position, "move C4") == "not_adjacent ARC-301"
    assert against(position, "stop") == "not_now ARC-202"


@pytest.mark.rules("ARC-509", "ARC-503")
def test_other_questions_take_other_answers() -> None:
    armour = race("arthur C1 wears=E2-C", "max B1", board="C2:T2-01", enemies="C2:seide")
    play(armour, "move C2", dice="r0 y0 r1")
    for move in ("go on", "move C3", "decline", "answer A", "to C1", "slay seide"):
        assert against(armour, move) == "not_now ARC-202"
    overflow = race("arthur C1 hand=E2-B,E2-D,E2-F", "max B1", board="C2:T2-05", decks="E2-H", at="B")
    play(overflow, "move C2")
    assert asked(overflow) == "0 overflow"
    for move in ("go on", "play E2-F#1", "move C3", "use armour"):
        assert against(overflow, move) == "not_now ARC-202"
    assert against(overflow, "equip E2-F#1") == "not_equipment ARC-506"
    assert against(overflow, "discard E2-A#1") == "not_in_hand ARC-517"
