"""The box, read once more: what its file makes is the same every time, to the last number."""

from __future__ import annotations

import copy
from collections.abc import Sequence

import pytest

from tablee.games.archibald import moves
from tablee.games.archibald.board import neighbour
from tablee.games.archibald.box import Adventure, Answer, Branch, Card, Enemy, Hero, Part, Script, Tile
from tablee.games.archibald.content import BOX, PRINTED, box_of
from tablee.games.archibald.moves import CELLS, Deed, read_words
from tablee.kernel import Words
from tests.games.archibald import law
from tests.games.archibald.maps import neighbours


def anatomy(thing: object) -> object:
    """A thing of the box as plain values."""
    if isinstance(thing, (str, int, type(None))):
        return thing
    if isinstance(thing, Deed):
        return thing.text
    if isinstance(thing, dict):
        return {key: anatomy(value) for key, value in thing.items()}
    if isinstance(thing, Sequence):
        return [anatomy(one) for one in thing]
    return {name: anatomy(getattr(thing, name)) for name in FIELDS[type(thing)]}


FIELDS: dict[type, list[str]] = {
    Part: ["code", "amount", "kind", "branches"],
    Branch: ["low", "high", "script"],
    Script: ["number", "condition", "parts"],
    Hero: ["number", "id", "red", "yellow", "lives", "most"],
    Enemy: ["number", "id", "pawns", "red", "yellow"],
    Card: [
        *["number", "id", "kind", "level", "red", "yellow", "armour", "enemy", "count", "script", "aims"],
        *["play", "play_at", "play_on", "aim_at", "equip", "discard"],
    ],
    Answer: ["script", "text"],
    Adventure: ["number", "id", "answers", "default", "weak_default"],
    Tile: ["number", "id", "level", "walls", "shows", "enemies", "falls", "trap", "archibald", "spring"],
    Words: ["fr", "en"],
}
PARTS = [
    *["heroes", "enemies", "red_faces", "yellow_faces", "cards", "adventures", "tiles", "scripts"],
    *["hand", "first_cards", "flood", "dice", "rounds"],
    *["card_by_id", "adventure_by_id", "tile_by_id", "pawns", "shown"],
]


@pytest.mark.parametrize("part", PARTS)
def test_the_file_read_again_makes_the_same_box(part: str) -> None:
    """What the rules play with was read when the program began; this reads it now."""
    fresh = box_of(copy.deepcopy(PRINTED.written))
    assert anatomy(getattr(fresh, part)) == anatomy(getattr(BOX, part))


def test_every_card_has_its_number_and_its_moves() -> None:
    fresh = box_of(copy.deepcopy(PRINTED.written))
    assert [card.number for card in fresh.cards] == list(range(45))
    for card in fresh.cards:
        assert (str(card.play), str(card.equip), str(card.discard)) == (
            f"play {card.id}",
            f"equip {card.id}",
            f"discard {card.id}",
        )
        assert [str(move) for move in card.play_at] == [f"play {card.id} {cell}" for cell in CELLS[: len(card.play_at)]]
        assert len(card.play_at) in (0, 55)
        assert [str(move) for move in card.aim_at] == (
            [f"aim {card.id} {cell}" for cell in CELLS] if card.kind == "enemy" else []
        )
        assert [str(move) for move in card.play_on] in ([], [f"play {card.id} {seat}" for seat in range(4)])


def test_defaults_are_answers_or_a_guess() -> None:
    fresh = box_of(copy.deepcopy(PRINTED.written))
    stories = {row[0]: row[6] for row in law.rows("5.5") if row[5].isdigit()}
    for card in fresh.adventures:
        usual, _, weak = stories[card.id].partition("; with 1 life ")
        numbers = {"A": 0, "B": 1, "C": 2, "guess": -1}
        assert (card.default, card.weak_default) == (numbers[usual], numbers[weak or usual])


def test_falls_traps_springs_and_archibald_are_known_by_what_a_tile_shows() -> None:
    fresh = box_of(copy.deepcopy(PRINTED.written))
    for tile, row in zip(fresh.tiles, law.tiles(), strict=True):
        assert (tile.falls is row.falls, tile.trap is ("trap" in row.shows)) == (True, True)
        assert (tile.spring is ("spring" in row.shows), tile.archibald is ("archibald" in row.shows)) == (True, True)
        assert tile.walls == sum({"N": 1, "E": 2, "S": 4, "W": 8}[side] for side in row.walls)


@pytest.mark.rules("ARC-003")
@pytest.mark.parametrize("cell", CELLS)
def test_the_cell_behind_each_side(cell: str) -> None:
    """The four sides as they are numbered on tiles."""
    wanted = neighbours(cell)
    for side, number in (("N", 1), ("E", 2), ("S", 4), ("W", 8)):
        found = neighbour(CELLS.index(cell), number)
        assert (CELLS[found] if found >= 0 else None) == wanted.get(side)


# --- Moves that no box has made yet


@pytest.mark.parametrize(
    ("text", "verb", "what", "cell", "seat"),
    [
        ("play E2-Z#14", "play", "E2-Z#14", -1, -1),
        ("equip E3-A#15", "equip", "E3-A#15", -1, -1),
        ("discard E4-Y#1", "discard", "E4-Y#1", -1, -1),
        ("play E2-Z#2 B4", "play", "E2-Z#2", 16, -1),
        ("aim E2-Z#2 A1", "aim", "E2-Z#2", 0, -1),
        ("aim E2-Z#2 E11", "aim", "E2-Z#2", 54, -1),
        ("play E4-X#3 0", "play", "E4-X#3", -1, 0),
        ("play E4-X#3 3", "play", "E4-X#3", -1, 3),
    ],
)
def test_a_card_of_another_copy_can_be_named(text: str, verb: str, what: str, cell: int, seat: int) -> None:
    moves.MOVES.pop(text, None)
    move = read_words(text.split(" "))
    assert move is not None
    assert (move.text, move.verb, move.what, move.cell, move.seat, move.kinds) == (text, verb, what, cell, seat, ())
    assert read_words(text.split(" ")) is move


@pytest.mark.parametrize(
    "text",
    [
        *("play", "hero E2-A#1", "take E2-A#1", "equip E2-A#1 C3", "discard E2-A#1 C3", "aim E2-A#1", "aim E2-A#1 2"),
        *("equip E2-A#1 2", "play E2-A#1 4", "play E2-A#1 C3 C4", "play E2-A#1 F1", "play C3", "send E2-A#1"),
        *("play X2-A#1", "play E1-A#1", "play E5-A#1", "play E2A##1", "play E2-A-1", "play E2-A#", "play E2-@#1"),
        *("play E2-[#1", "play E2-a#1", "play E2-A#0", "play E2-A#16", "play E2-A#150", "play E2-A#01", "play E2-A#x"),
        *("play E2-A#²", "slay", "slay seide,darkos", "slay toad", "slay seide seide"),
    ],
)
def test_what_names_no_card_is_no_move(text: str) -> None:
    assert read_words(text.split(" ")) is None


@pytest.mark.parametrize(("text", "kinds"), [("slay darkos", (4,)), ("slay spider,seide,seide,moustik", (3, 1, 1, 0))])
def test_a_rare_choice_among_enemies_can_be_named(text: str, kinds: tuple[int, ...]) -> None:
    moves.MOVES.pop(text, None)
    move = read_words(text.split(" "))
    assert move is not None
    assert (move.text, move.verb, move.kinds) == (text, "slay", kinds)


def test_sixteen_enemies_at_most() -> None:
    assert read_words(["slay", ",".join(["seide"] * 16)]) is not None
    assert read_words(["slay", ",".join(["seide"] * 17)]) is None
