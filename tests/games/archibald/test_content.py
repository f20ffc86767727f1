"""The file that an owner of the box may correct: what fits, what is refused and where, and that it is played."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD
from tablee.games.archibald.content import PRINTED
from tablee.kernel import BadContent, FastLuck
from tablee.kernel.errors import At
from tablee.kernel.position import playout
from tablee.kernel.reading import read_edition
from tests.games.archibald.race import Dice, paper, tale

Change = Callable[[dict[str, Any]], object]
FILE = Path(str(files("tablee.games.archibald") / "content.toml"))


def changed(*changes: Change) -> dict[str, Any]:
    """What the printed file says, with something changed."""
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    for change in changes:
        change(written)
    return written


def refused(*changes: Change) -> BadContent:
    with pytest.raises(BadContent) as complaint:
        ARCHIBALD.in_edition(changed(*changes))
    return complaint.value


def without(table: str, index: int) -> Change:
    return lambda box: box[table].pop(index)


def twice(table: str, index: int) -> Change:
    return lambda box: box[table].insert(index, box[table][index])


def put(value: object, table: str, *at: str | int) -> Change:
    """Another value at one place."""

    def change(box: dict[str, Any]) -> None:
        inside: Any = box[table]
        for step in at[:-1]:
            inside = inside[step]
        inside[at[-1]] = value

    return change


def drop(table: str, *at: str | int) -> Change:
    def change(box: dict[str, Any]) -> None:
        inside: Any = box[table]
        for step in at[:-1]:
            inside = inside[step]
        del inside[at[-1]]

    return change


def place(table: str, id: str) -> int:
    (found,) = [number for number, row in enumerate(PRINTED.written[table]) if row["id"] == id]
    return found


# --- Everything once


MISSING = [
    ("dice", 1, "yellow", "ARC-606"),
    ("heroes", 0, "arthur", "ARC-108"),
    ("heroes", 3, "max", "ARC-108"),
    ("enemies", 4, "darkos", "ARC-408"),
    ("adventures", 21, "A22", "ARC-106"),
    ("adventures", 2, "A03", "ARC-106"),
    ("tiles", 0, "T1-01", "ARC-001"),
    ("tiles", 54, "T5-05", "ARC-001"),
]


@pytest.mark.rules("ARC-001", "ARC-106", "ARC-108")
@pytest.mark.parametrize(("table", "index", "name", "rule"), MISSING)
def test_what_is_missing_is_named(table: str, index: int, name: str, rule: str) -> None:
    complaint = refused(without(table, index))
    assert (complaint.detail, complaint.wrong, complaint.parts["rule"]) == ("missing_card", name, rule)
    assert complaint.at[0] == table


@pytest.mark.parametrize("table", ["dice", "heroes", "enemies", "encounters", "adventures", "tiles"])
def test_what_is_there_twice_is_named(table: str) -> None:
    complaint = refused(twice(table, 1))
    assert (complaint.detail, complaint.at) == ("card_twice", (table, 2, "id"))


@pytest.mark.parametrize(
    ("table", "name"), [("heroes", "miro"), ("enemies", "toad"), ("adventures", "A23"), ("tiles", "T2-16")]
)
def test_what_the_rules_do_not_know_is_refused(table: str, name: str) -> None:
    complaint = refused(put(name, table, 1, "id"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("unknown_card", name, (table, 1, "id"))


@pytest.mark.rules("ARC-105")
@pytest.mark.parametrize(("index", "copies", "found"), [(0, 1, 14), (10, 3, 16), (22, 2, 16)])
def test_a_level_has_fifteen_cards(index: int, copies: int, found: int) -> None:
    complaint = refused(put(copies, "encounters", index, "copies"))
    assert (complaint.detail, complaint.wrong, complaint.right) == ("counts", str(found), "15")
    assert (complaint.at, complaint.parts["rule"]) == (("encounters",), "ARC-105")


# --- What types cannot say


@pytest.mark.rules("ARC-111")
def test_a_hero_begins_with_no_more_lives_than_the_sheet_has() -> None:
    complaint = refused(put(6, "heroes", 0, "lives"))
    assert (complaint.detail, complaint.wrong, complaint.right) == ("too_many_lives", "6", "5")
    assert (complaint.at, complaint.parts["rule"]) == (("heroes", 0, "lives"), "ARC-111")
    ARCHIBALD.in_edition(changed(put(5, "heroes", 0, "lives")))


@pytest.mark.rules("ARC-412")
@pytest.mark.parametrize("field", ["default", "weak_default"])
def test_a_default_is_an_answer_of_the_card(field: str) -> None:
    complaint = refused(put("C", "adventures", 0, field))
    assert (complaint.detail, complaint.wrong, complaint.right) == ("choice", "C", "A, B, guess")
    assert (complaint.at, complaint.parts["rule"]) == (("adventures", 0, field), "ARC-412")
    ARCHIBALD.in_edition(changed(put("C", "adventures", place("adventures", "A05"), field)))


TILES: list[tuple[str, str, object, str, At, str]] = [
    ("T1-01", "walls", "N", "bare_tile", (), "ARC-104"),
    ("T1-02", "enemies", {"seide": 1}, "bare_tile", (), "ARC-104"),
    ("T1-03", "shows", ["heart"], "bare_tile", (), "ARC-104"),
    ("T5-04", "walls", "S", "bare_tile", (), "ARC-309"),
    ("T5-04", "enemies", {"seide": 1}, "bare_tile", (), "ARC-309"),
    ("T5-04", "shows", ["falls"], "unknown_effect", ("shows", 0), "ARC-401"),
    ("T2-01", "shows", ["trap"], "unknown_effect", ("shows", 0), "ARC-401"),
    ("T2-01", "shows", ["heart", "archibald"], "unknown_effect", ("shows", 1), "ARC-401"),
    ("T2-01", "enemies", {"toad": 1}, "unknown_effect", ("enemies", "toad"), "ARC-408"),
    ("T2-01", "enemies", {"darkos": 3}, "too_many_pawns", ("enemies", "darkos"), "ARC-408"),
    ("T3-01", "walls", "NES", "not_falls", (), "ARC-307"),
    ("T3-01", "shows", ["falls", "heart"], "not_falls", (), "ARC-307"),
    ("T3-01", "enemies", {"seide": 1}, "not_falls", (), "ARC-307"),
]


@pytest.mark.rules("ARC-104", "ARC-307", "ARC-309", "ARC-401", "ARC-408")
@pytest.mark.parametrize(("id", "field", "value", "detail", "at", "rule"), TILES)
def test_a_tile_shows_what_its_level_can_show(
    id: str, field: str, value: object, detail: str, at: At, rule: str
) -> None:
    number = place("tiles", id)
    complaint = refused(put(value, "tiles", number, field))
    assert (complaint.detail, complaint.at, complaint.parts["rule"]) == (detail, ("tiles", number, *at), rule)


@pytest.mark.rules("ARC-901")
@pytest.mark.parametrize(("id", "shows", "found"), [("T5-01", ["book"], "0"), ("T5-02", ["archibald"], "2")])
def test_there_is_one_archibald(id: str, shows: list[str], found: str) -> None:
    complaint = refused(put(shows, "tiles", place("tiles", id), "shows"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("one_archibald", found, ("tiles",))
    assert (complaint.parts["right"], complaint.parts["rule"]) == (1, "ARC-901")


# --- Types and bounds


BOUNDS: list[tuple[str, int, str, object]] = [
    ("heroes", 0, "red", 4),
    ("heroes", 0, "yellow", -1),
    ("heroes", 0, "most", 10),
    ("enemies", 0, "pawns", 0),
    ("enemies", 0, "pawns", 7),
    ("enemies", 0, "red", "1"),
    ("encounters", 0, "copies", 0),
    ("encounters", 0, "id", "E5-A"),
    ("encounters", 0, "id", "E2-AA"),
    ("encounters", 0, "type", "spell"),
    ("adventures", 0, "default", "D"),
    ("adventures", 0, "answers", []),
    ("tiles", 5, "walls", "SN"),
    ("tiles", 5, "walls", "X"),
    ("dice", 0, "faces", [0, 0, 1, 1, 1]),
    ("dice", 0, "faces", [0, 0, 1, 1, 1, 3]),
    ("tiles", 5, "enemies", {"seide": 0}),
]


@pytest.mark.parametrize(("table", "index", "field", "value"), BOUNDS)
def test_a_value_that_cannot_be_is_refused_at_its_place(table: str, index: int, field: str, value: object) -> None:
    complaint = refused(put(value, table, index, field))
    assert complaint.at[:3] == (table, index, field)


@pytest.mark.parametrize(
    ("name", "value"),
    [("hand", 0), ("hand", 10), ("first_cards", 4), ("flood", 1), ("flood", 10), ("dice", 0), ("rounds", 49)],
)
def test_a_constant_has_its_bounds(name: str, value: int) -> None:
    assert refused(put(value, "constants", name)).at == ("constants", name)


def test_a_text_in_one_language_only_a_missing_and_an_unknown_field_are_told() -> None:
    assert refused(drop("tiles", 7, "name", "fr")).detail == "one_language"
    assert refused(drop("encounters", 0, "code")).detail == "missing_field"
    assert refused(put("red", "heroes", 0, "hat")).detail == "unknown_field"
    assert refused(put(1, "constants", "players")).detail == "unknown_field"


# --- Another copy is played


def test_the_printed_file_can_be_read_as_an_owners() -> None:
    game = read_edition(ARCHIBALD, FILE)
    assert game.content() == ARCHIBALD.content()
    assert game is not ARCHIBALD


def test_other_cards_other_tiles_and_other_numbers_are_played() -> None:
    game = ARCHIBALD.in_edition(
        changed(
            put("LIFE(+2), WATER(+1)", "encounters", place("encounters", "E2-F"), "code"),
            put(["heart", "spring"], "tiles", place("tiles", "T2-01"), "shows"),
            put({"moustik": 2}, "tiles", place("tiles", "T2-01"), "enemies"),
            put([2, 2, 2, 2, 2, 2], "dice", 0, "faces"),
            put(3, "constants", "flood"),
        )
    )
    position = game.position(paper("arthur C1 hand=E2-F,E2-G", "max B1", water=1, piles="T2-01", reached="2"))
    position.drain()
    position.attempt(0, game.move("play E2-F#1"), Dice(""))
    assert tale(position.drain())[:4] == [
        "card_played 0 E2-F#1 - - -",
        "lives_changed 0 2 5 card",
        "water_changed 1 2 card",
        "cards_discarded 0 E2-F#1 used",
    ]
    position.attempt(0, game.move("go on"), Dice(""))
    position.drain()
    position.attempt(0, game.move("move C2"), Dice("pick:0 y0 y1 y0"))
    assert tale(position.drain()) == [
        "tile_drawn 0 2 T2-01 C2",
        "tile_laid T2-01 C2 no",
        "hero_moved 0 C1 C2 move",
        "enemies_appeared C2 moustik,moustik tile 0",
        "fight_started 0 C2 1,1 0,2 moustik,moustik",
        "fight_rolled 0 1 2,0 1,0 2 1",
        "enemies_killed 0 C2 moustik,moustik",
        "lives_changed 0 -1 4 fight",
        "lives_changed 0 1 5 tile",
        "bonus_move_granted 0 C2 spring",
        "decision_requested 0 bonus_move",
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_another_copy_ends(seats: int) -> None:
    game = ARCHIBALD.in_edition(changed(put(4, "constants", "hand"), put(2, "constants", "dice")))
    for seed in range(3):
        position = game.setup(seats, FastLuck(seed))
        playout(position, FastLuck(seed + 1))
        assert position.over


def test_everybody_may_know_the_box_but_not_what_answers_bring() -> None:
    shown = ARCHIBALD.content()
    assert shown["adventures"][4] == {
        "id": "A05",
        "title": PRINTED.written["adventures"][4]["title"],
        "text": PRINTED.written["adventures"][4]["text"],
        "answers": [answer["label"] for answer in PRINTED.written["adventures"][4]["answers"]],
    }
    assert "provenance" not in str(shown)
    assert (shown["constants"]["hand"], shown["constants"]["flood"], len(shown["tiles"])) == (3, 4, 55)
    assert shown["tiles"][13] == {
        key: value for key, value in PRINTED.written["tiles"][13].items() if key != "provenance"
    } | {"enemies": PRINTED.written["tiles"][13].get("enemies", {})}
