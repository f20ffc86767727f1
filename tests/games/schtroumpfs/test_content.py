"""The file that an owner of the box may correct: what fits, and what is refused, with its place and its rule."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS, SchtroumpfsGame
from tablee.games.schtroumpfs.content import PRINTED
from tablee.kernel import BadContent, FastLuck
from tablee.kernel.errors import At
from tablee.kernel.reading import read_edition
from tests.games.schtroumpfs.village import paper

Change = Callable[[dict[str, Any]], object]
FILE = Path(str(files("tablee.games.schtroumpfs") / "content.toml"))


def changed(change: Change) -> dict[str, Any]:
    """What the printed file says, with one thing changed."""
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    change(written)
    return written


def refused(change: Change) -> BadContent:
    with pytest.raises(BadContent) as complaint:
        SCHTROUMPFS.in_edition(changed(change))
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
    """A field left out."""

    def change(box: dict[str, Any]) -> None:
        inside: Any = box[table]
        for step in at[:-1]:
            inside = inside[step]
        del inside[at[-1]]

    return change


# --- Every card once


MISSING = [
    ("roofs", 7, "R8", ("roofs",), "SCH-004"),
    ("roofs", 0, "R1", ("roofs", 0), "SCH-004"),
    ("locations", 2, "3", ("locations", 2), "SCH-050"),
    ("rows", 3, "2L", ("rows", 3), "SCH-051"),
    ("dice", 1, "super", ("dice", 1), "SCH-165"),
    ("levels", 3, "nightmare", ("levels",), "SCH-020"),
    ("smurfs", 0, "S01", ("smurfs", 0), "SCH-203"),
    ("smurfs", 34, "P23", ("smurfs",), "SCH-203"),
    ("inventions", 10, "N11", ("inventions", 10), "SCH-203"),
    ("gargamel", 16, "G17", ("gargamel",), "SCH-203"),
    ("cakes", 4, "C05", ("cakes", 4), "SCH-006"),
]


@pytest.mark.rules("SCH-203", "SCH-004", "SCH-006", "SCH-020", "SCH-050", "SCH-051")
@pytest.mark.parametrize(("table", "index", "name", "at", "rule"), MISSING)
def test_a_missing_card_is_named(table: str, index: int, name: str, at: At, rule: str) -> None:
    complaint = refused(without(table, index))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("missing_card", name, at)
    assert complaint.parts["rule"] == rule


@pytest.mark.rules("SCH-203")
@pytest.mark.parametrize("table", ["roofs", "rows", "dice", "levels", "smurfs", "inventions", "gargamel", "cakes"])
def test_a_card_that_is_there_twice_is_named(table: str) -> None:
    complaint = refused(twice(table, 1))
    assert complaint.detail == "card_twice"
    assert complaint.at == (table, 2, "id")


@pytest.mark.rules("SCH-203")
@pytest.mark.parametrize(
    ("table", "name"),
    [("roofs", "R9"), ("rows", "9U"), ("smurfs", "S13"), ("inventions", "N25"), ("gargamel", "G18"), ("cakes", "C11")],
)
def test_a_card_that_the_rules_do_not_know_is_refused(table: str, name: str) -> None:
    complaint = refused(put(name, table, 1, "id"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("unknown_card", name, (table, 1, "id"))


@pytest.mark.rules("SCH-203")
def test_cards_stand_in_the_order_of_their_codes() -> None:
    def exchange(box: dict[str, Any]) -> None:
        box["smurfs"][0], box["smurfs"][1] = box["smurfs"][1], box["smurfs"][0]

    complaint = refused(exchange)
    assert (complaint.detail, complaint.wrong, complaint.right) == ("out_of_place", "S02", "S01")


# --- What a card does


UNKNOWN = [
    ("smurfs", 0, "fly", "SCH-075"),
    ("inventions", 0, "fly", "SCH-145"),
    ("gargamel", 0, "fly", "SCH-185"),
    ("cakes", 0, "fly", "SCH-155"),
    ("rows", 0, "fly", "SCH-051"),
    ("smurfs", 0, "gain", "SCH-075"),  # an effect of another kind of Smurf
    ("inventions", 0, "peek", "SCH-145"),
    ("gargamel", 0, "close", "SCH-185"),
    ("gargamel", 0, "too_late", "SCH-185"),
]


@pytest.mark.rules("SCH-075", "SCH-145", "SCH-155", "SCH-185")
@pytest.mark.parametrize(("table", "index", "effect", "rule"), UNKNOWN)
def test_an_effect_that_such_a_card_cannot_have_is_refused(table: str, index: int, effect: str, rule: str) -> None:
    complaint = refused(put(effect, table, index, "effect"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("unknown_effect", effect, (table, index, "effect"))
    assert complaint.parts["rule"] == rule


@pytest.mark.rules("SCH-165")
def test_an_unknown_face_is_refused() -> None:
    complaint = refused(put("rain", "dice", 0, "faces", 2, "effect"))
    assert (complaint.detail, complaint.at) == ("unknown_effect", ("dice", 0, "faces", 2, "effect"))


@pytest.mark.parametrize(
    ("change", "detail", "at"),
    [
        (drop("smurfs", 5, "amount"), "missing_number", ("smurfs", 5)),
        (drop("inventions", 18, "resource"), "missing_number", ("inventions", 18)),
        (drop("gargamel", 9, "locations"), "missing_number", ("gargamel", 9)),
        (drop("cakes", 3, "resource"), "missing_number", ("cakes", 3)),
        (drop("rows", 4, "amount"), "missing_number", ("rows", 4)),
        (put(2, "smurfs", 1, "amount"), "idle_number", ("smurfs", 1, "amount")),
        (put("log", "smurfs", 5, "resource"), "idle_number", ("smurfs", 5, "resource")),
        (put(3, "smurfs", 5, "location"), "idle_number", ("smurfs", 5, "location")),
        (put(1, "inventions", 0, "fee"), "idle_number", ("inventions", 0, "fee")),
        (put(1, "gargamel", 4, "fee"), "idle_number", ("gargamel", 4, "fee")),
        (put([1], "cakes", 4, "locations"), "idle_number", ("cakes", 4, "locations")),
    ],
)
def test_an_effect_has_exactly_its_numbers(change: Change, detail: str, at: At) -> None:
    complaint = refused(change)
    assert (complaint.detail, complaint.at) == (detail, at)


# --- Shapes


@pytest.mark.parametrize(
    ("change", "detail", "at"),
    [
        (drop("smurfs", 0, "text", "en"), "one_language", ("smurfs", 0, "text")),
        (drop("inventions", 3, "name", "fr"), "one_language", ("inventions", 3, "name")),
        (put("", "gargamel", 3, "text", "fr"), "one_language", ("gargamel", 3, "text", "fr")),
        (put("", "locations", 0, "name", "en"), "one_language", ("locations", 0, "name", "en")),
        (drop("cakes", 3, "name"), "missing_field", ("cakes", 3)),
        (drop("smurfs", 3, "kind"), "missing_field", ("smurfs", 3)),
        (drop("roofs", 3, "logs"), "missing_field", ("roofs", 3)),
        (drop("constants", "hands"), "missing_field", ("constants",)),
        (put("x", "smurfs", 0, "colour"), "unknown_field", ("smurfs", 0, "colour")),
        (put("later", "smurfs", 0, "kind"), "choice", ("smurfs", 0, "kind")),
        (put("now", "inventions", 0, "kind"), "choice", ("inventions", 0, "kind")),
        (put("once", "gargamel", 0, "kind"), "choice", ("gargamel", 0, "kind")),
        (put(3, "rows", 0, "slots"), "choice", ("rows", 0, "slots")),
        (put("yes", "rows", 0, "dangerous"), "choice", ("rows", 0, "dangerous")),
        (put("gold", "rows", 4, "resource"), "choice", ("rows", 4, "resource")),
        (put("2", "inventions", 0, "berries"), "number_from", ("inventions", 0, "berries")),
        (put(-1, "roofs", 0, "logs"), "number_from", ("roofs", 0, "logs")),
        (put(0, "smurfs", 5, "amount"), "number_from", ("smurfs", 5, "amount")),
    ],
)
def test_a_value_that_does_not_fit_is_refused_at_its_place(change: Change, detail: str, at: At) -> None:
    complaint = refused(change)
    assert (complaint.detail, complaint.at) == (detail, at)


@pytest.mark.rules("SCH-165")
def test_a_die_has_six_faces() -> None:
    complaint = refused(lambda box: box["dice"][0]["faces"].pop())
    assert (complaint.detail, complaint.right, complaint.at) == ("list_of", "6", ("dice", 0, "faces"))


# --- Counts


@pytest.mark.rules("SCH-012")
def test_there_is_exactly_one_too_late() -> None:
    def another_end(box: dict[str, Any]) -> None:
        box["gargamel"][1] |= {"kind": "end", "effect": "too_late", "paws": 0}
        del box["gargamel"][1]["resource"]

    complaint = refused(another_end)
    assert (complaint.detail, complaint.right, complaint.at) == ("counts", "G17", ("gargamel",))
    assert complaint.parts["rule"] == "SCH-012"


@pytest.mark.rules("SCH-014")
@pytest.mark.parametrize(("seats", "hand", "most"), [(5, 3, 2), (4, 4, 3), (2, 7, 6)])
def test_there_must_be_cards_for_every_first_hand(seats: int, hand: int, most: int) -> None:
    complaint = refused(put(hand, "constants", "hands", seats - 1))
    assert (complaint.detail, complaint.wrong, complaint.right) == ("hand_too_large", str(hand), str(most))
    assert complaint.at == ("constants", "hands", seats - 1)


def test_the_number_of_hands_is_the_number_of_player_counts() -> None:
    assert refused(lambda box: box["constants"]["hands"].pop()).at == ("constants", "hands")


# --- In a file


def corrected(folder: Path, *corrections: tuple[str, str]) -> Path:
    """The printed content file with some words replaced, each exactly once."""
    text = FILE.read_text("utf-8")
    for old, new in corrections:
        assert text.count(old) == 1, f"{old} is not there once"
        text = text.replace(old, new)
    path = folder / "my-schtroumpfs.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_file_is_refused_at_its_line(tmp_path: Path) -> None:
    path = corrected(tmp_path, ('{ id = "R2", berries = 0', '{ id = "R2", berries = -1'))
    lines = path.read_text("utf-8").splitlines()
    (line,) = [number for number, text in enumerate(lines, 1) if text.strip().startswith('{ id = "R2"')]
    with pytest.raises(BadContent) as complaint:
        read_edition(SCHTROUMPFS, path)
    assert (complaint.value.parts["file"], complaint.value.parts["line"]) == ("my-schtroumpfs.toml", line)


def test_an_owner_may_correct_a_number_and_play_with_it(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        ('{ id = "R1", berries = 0, logs = 5, stones = 4', '{ id = "R1", berries = 0, logs = 2, stones = 1'),
    )
    game = read_edition(SCHTROUMPFS, path)
    assert isinstance(game, SchtroumpfsGame)
    position = game.position(paper(["S02", "S03"], stock="0/2/1", played="P10"))
    assert position.why_not(0, game.move("place 8U")) is None
    assert SCHTROUMPFS.position(paper(["S02", "S03"], stock="0/2/1", played="P10")).why_not(
        0, SCHTROUMPFS.move("place 8U")
    )


def test_an_owner_may_give_a_card_another_effect() -> None:
    def calmer(box: dict[str, Any]) -> None:
        box["smurfs"][5] |= {"effect": "gain", "amount": 3}

    game = SCHTROUMPFS.in_edition(changed(calmer))
    position = game.position(paper(["S06 S02", "S03"]))
    position.attempt(0, game.move("play S06"), FastLuck(1))
    assert game.move("gain 1/1/1") in position.moves(0)


def test_the_printed_box_fits() -> None:
    game = SCHTROUMPFS.in_edition(changed(lambda box: None))
    assert game.content() == SCHTROUMPFS.content()
    assert game.setup(3, FastLuck(1)).to_json() == SCHTROUMPFS.setup(3, FastLuck(1)).to_json()
