"""The codes of cards (ARC-520 to 535): what can be written, and what is refused, with the place of the card."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablee.games.archibald.box import AT_CELL, AT_SEAT, NOTHING, Script
from tablee.games.archibald.codes import CONSEQUENCES, POWERS, CodeBook, read_equipment
from tablee.games.archibald.content import BOX, PRINTED, box_of
from tablee.kernel import BadContent

HERE = ("encounters", 3, "code")


def parts(script: Script) -> list[tuple[str, int, int]]:
    return [(part.code, part.amount, part.kind) for part in script.parts]


def told(book: CodeBook, script: Script) -> object:
    """A script as nested lists."""
    found: list[object] = []
    for part in script.parts:
        inside = [(one.low, one.high, told(book, book.scripts[one.script])) for one in part.branches]
        found.append((part.code, inside) if part.branches else (part.code, part.amount, part.kind))
    return (script.condition, found) if script.condition else found


@pytest.mark.rules("ARC-535", "ARC-533")
@pytest.mark.parametrize(
    ("code", "meaning"),
    [
        ("NONE", [("NONE", 0, -1)]),
        ("LIFE(+1)", [("LIFE", 1, -1)]),
        ("LIFE(-5)", [("LIFE", -5, -1)]),
        ("DRAW(2), DISCARD(1)", [("DRAW", 2, -1), ("DISCARD", 1, -1)]),
        ("SPAWN(spider,2)", [("SPAWN", 2, 3)]),
        ("SPAWN(moustik, 1)", [("SPAWN", 1, 0)]),
        ("WATER(+1)", [("WATER", 1, -1)]),
        ("WATER(-1)", [("WATER", -1, -1)]),
        ("PEEK, STUCK", [("PEEK", 0, -1), ("STUCK", 0, -1)]),
        ("SWAP_HANDS(left)", [("SWAP_HANDS", 0, -1)]),
        ("LEFT_DRAW(1)", [("LEFT_DRAW", 1, -1)]),
        ("IF equipment: LOSE_EQUIP, DRAW(2)", ("equipment", [("LOSE_EQUIP", 0, -1), ("DRAW", 2, -1)])),
        ("IF hand>0: TUNNEL", ("hand", [("TUNNEL", 0, -1)])),
        (
            "ROLL{1-2: LIFE(-1); 3-6: BONUS_MOVE}",
            [("ROLL", [(1, 2, [("LIFE", -1, -1)]), (3, 6, [("BONUS_MOVE", 0, -1)])])],
        ),
        (
            "CONTEST{win: DRAW(2); lose: DISCARD(1), STUCK; tie: NONE}",
            [
                (
                    "CONTEST",
                    [
                        (1, 1, [("DRAW", 2, -1)]),
                        (-1, -1, [("DISCARD", 1, -1), ("STUCK", 0, -1)]),
                        (0, 0, [("NONE", 0, -1)]),
                    ],
                )
            ],
        ),
    ],
)
def test_a_consequence_is_read_into_its_parts(code: str, meaning: object) -> None:
    book = CodeBook()
    script = book.adventure(code, HERE)
    assert told(book, script) == meaning
    assert book.scripts[script.number] is script


@pytest.mark.rules("ARC-515", "ARC-535")
@pytest.mark.parametrize(
    ("code", "meaning"),
    [
        ("LIFE(+2)", [("LIFE", 2, -1)]),
        ("FLY(2)", [("FLY", 2, -1)]),
        ("STUCK(opponent)", [("STUCK", 0, -1)]),
        ("PRANK(opponent)", [("PRANK", 0, -1)]),
        ("GUST(opponent)", [("GUST", 0, -1)]),
        ("PICKAXE, WATER(+1)", [("PICKAXE", 0, -1), ("WATER", 1, -1)]),
    ],
)
def test_a_power_is_read_into_its_parts(code: str, meaning: list[tuple[str, int, int]]) -> None:
    assert parts(CodeBook().power(code, HERE)) == meaning


@pytest.mark.parametrize(
    ("code", "worth"), [("DICE(0R,1Y)", (0, 1, 0)), ("DICE(2R,3Y)", (2, 3, 0)), ("ARMOUR(2)", (0, 0, 2))]
)
def test_an_equipment_is_a_weapon_or_an_armour(code: str, worth: tuple[int, int, int]) -> None:
    assert read_equipment(code, HERE) == worth


@pytest.mark.parametrize("code", ["DICE(0R,0Y)", "DICE(4R,0Y)", "DICE(1R)", "ARMOUR(0)", "ARMOUR(10)", "LIFE(+1)", ""])
def test_what_is_neither_is_refused(code: str) -> None:
    with pytest.raises(BadContent) as complaint:
        read_equipment(code, HERE)
    assert (complaint.value.detail, complaint.value.at) == ("code", HERE)
    assert (complaint.value.wrong, complaint.value.parts["rule"]) == (code, "ARC-506")
    assert complaint.value.parts["right"] == ["DICE(1R,0Y)", "ARMOUR(1)"]


WRONG = [
    ("", "unknown_effect"),
    ("JUMP", "unknown_effect"),
    ("life(+1)", "unknown_effect"),
    ("FLY(2)", "unknown_effect"),
    ("PRANK(opponent)", "unknown_effect"),
    ("LIFE", "code"),
    ("LIFE(1)", "code"),
    ("LIFE(+0)", "code"),
    ("LIFE(+6)", "code"),
    ("LIFE(+10)", "code"),
    ("DRAW(+1)", "code"),
    ("DRAW(6)", "code"),
    ("DRAW()", "code"),
    ("DRAW{1}", "code"),
    ("BONUS_MOVE(1)", "code"),
    ("BONUS_MOVE{1}", "code"),
    ("WATER(1)", "code"),
    ("WATER(+2)", "code"),
    ("STUCK(opponent)", "code"),
    ("SWAP_HANDS(right)", "code"),
    ("SWAP_HANDS", "code"),
    ("SPAWN(toad,1)", "code"),
    ("SPAWN(seide)", "code"),
    ("SPAWN(seide,0)", "code"),
    ("ROLL", "code"),
    ("ROLL(1)", "code"),
    ("ROLL{1-3: NONE}", "code"),
    ("ROLL{1-3: NONE; 3-6: NONE}", "code"),
    ("ROLL{1-7: NONE}", "code"),
    ("ROLL{3-1: NONE; 4-6: NONE}", "code"),
    ("ROLL{win: NONE}", "code"),
    ("ROLL{1-6: JUMP}", "unknown_effect"),
    ("DISCARD(1), ROLL{1-6: IF hand>0: DRAW(1)}", "unknown_effect"),
    ("CONTEST{win: NONE; lose: NONE}", "code"),
    ("CONTEST{win: NONE; lose: NONE; draw: NONE}", "code"),
    ("CONTEST{1-6: NONE}", "code"),
    ("IF rain: NONE", "code"),
    ("DRAW(1),", "unknown_effect"),
]


@pytest.mark.rules("ARC-535", "ARC-533")
@pytest.mark.parametrize(("code", "detail"), WRONG)
def test_what_is_no_consequence_is_refused(code: str, detail: str) -> None:
    with pytest.raises(BadContent) as complaint:
        CodeBook().adventure(code, HERE)
    assert (complaint.value.detail, complaint.value.at) == (detail, HERE)
    assert complaint.value.parts["rule"] in ("ARC-535", "ARC-533")
    assert complaint.value.wrong in code


@pytest.mark.parametrize(
    ("code", "wrong", "right", "rule"),
    [
        ("JUMP", "JUMP", list(CONSEQUENCES), "ARC-535"),
        ("DRAW(1), LIFE(1)", "LIFE(1)", "LIFE(+n or -n)", "ARC-535"),
        ("DRAW(+1)", "DRAW(+1)", "DRAW(n)", "ARC-535"),
        ("WATER(+2)", "WATER(+2)", "WATER(+1 or -1)", "ARC-535"),
        ("SPAWN(toad,1)", "SPAWN(toad,1)", "SPAWN(kind, n)", "ARC-535"),
        ("SWAP_HANDS", "SWAP_HANDS", "SWAP_HANDS(left)", "ARC-535"),
        ("STUCK(opponent)", "STUCK(opponent)", "STUCK", "ARC-535"),
        ("ROLL(1)", "ROLL(1)", "ROLL({...})", "ARC-535"),
        ("ROLL{1-3: NONE}", "1-3: NONE", "1-6", "ARC-533"),
        ("ROLL{1-7: NONE}", "1-7", "1-3", "ARC-533"),
        ("CONTEST{win: NONE; lose: NONE}", "win: NONE; lose: NONE", ["win", "tie", "lose"], "ARC-533"),
        ("CONTEST{1-6: NONE}", "1-6", ["win", "tie", "lose"], "ARC-533"),
        ("IF rain: NONE", "rain", ["hand>0", "equipment"], "ARC-535"),
        ("ROLL{1-6: ROLL{1-3: NONE; 4-6: JUMP}}", "JUMP", list(CONSEQUENCES), "ARC-535"),
    ],
)
def test_a_wrong_code_says_what_would_be_right(code: str, wrong: str, right: object, rule: str) -> None:
    with pytest.raises(BadContent) as complaint:
        CodeBook().adventure(code, HERE)
    parts = complaint.value.parts
    assert (parts["wrong"], parts["right"], parts["rule"]) == (wrong, right, rule)


def test_a_roll_inside_a_roll() -> None:
    book = CodeBook()
    script = book.adventure("ROLL{1-3: ROLL{1-6: DRAW(1)}; 4-6: NONE}", HERE)
    assert told(book, script) == [
        ("ROLL", [(1, 3, [("ROLL", [(1, 6, [("DRAW", 1, -1)])])]), (4, 6, [("NONE", 0, -1)])])
    ]


@pytest.mark.parametrize("code", ["DISCARD(1)", "NONE", "ROLL{1-6: DRAW(1)}", "IF hand>0: DRAW(1)", "STUCK"])
def test_what_only_adventures_do_is_no_power(code: str) -> None:
    with pytest.raises(BadContent):
        CodeBook().power(code, HERE)


@pytest.mark.rules("ARC-514", "ARC-515")
@pytest.mark.parametrize(
    ("id", "code", "detail", "wrong", "right", "rule"),
    [
        ("E2-D", "ENEMY(seide,7)", "too_many_pawns", 7, 6, "ARC-514"),
        ("E2-D", "SPAWN(seide,1)", "unknown_effect", "SPAWN(seide,1)", ["ENEMY"], "ARC-535"),
        ("E2-D", "ENEMY(seide)", "code", "ENEMY(seide)", "ENEMY(kind, n)", "ARC-535"),
        ("E2-F", "PEEK, STUCK(opponent)", "two_targets", 2, 1, "ARC-515"),
        ("E2-F", "WATER(+1), GUST(opponent)", "two_targets", 1, 1, "ARC-515"),
        ("E2-F", "ENEMY(seide,1)", "unknown_effect", "ENEMY(seide,1)", list(POWERS), "ARC-535"),
        ("E2-A", "LIFE(+1)", "code", "LIFE(+1)", ["DICE(1R,0Y)", "ARMOUR(1)"], "ARC-506"),
    ],
)
def test_a_card_is_refused_at_its_place(
    id: str, code: str, detail: str, wrong: object, right: object, rule: str
) -> None:
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    (number,) = [number for number, row in enumerate(written["encounters"]) if row["id"] == id]
    written["encounters"][number]["code"] = code
    with pytest.raises(BadContent) as complaint:
        box_of(written)
    assert (complaint.value.detail, complaint.value.at) == (detail, ("encounters", number, "code"))
    parts = complaint.value.parts
    assert (parts["wrong"], parts["right"], parts["rule"]) == (wrong, right, rule)


def test_a_wrong_consequence_is_refused_at_its_answer() -> None:
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    written["adventures"][3]["answers"][1]["code"] = "JUMP"
    with pytest.raises(BadContent) as complaint:
        box_of(written)
    assert complaint.value.at == ("adventures", 3, "answers", 1, "code")


@pytest.mark.parametrize(
    ("id", "aims"),
    [("E2-D", AT_CELL), ("E3-I", AT_CELL), ("E4-H", AT_CELL), ("E4-I", AT_CELL)]
    + [("E2-I", AT_SEAT), ("E2-J", AT_SEAT), ("E3-J", AT_SEAT)]
    + [("E2-F", NOTHING), ("E2-G", NOTHING), ("E3-K", NOTHING), ("E2-A", NOTHING)],
)
def test_what_a_card_aims_at_follows_from_its_code(id: str, aims: int) -> None:
    assert BOX.card_by_id[f"{id}#1"].aims == aims
