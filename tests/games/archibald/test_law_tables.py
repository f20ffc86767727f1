"""The file of the box says what the tables of section 5 say: two sources, written one after the other."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tablee.games.archibald.content import BOX, PRINTED
from tests.games.archibald import law
from tests.games.archibald.law import typeset
from tests.games.archibald.race import ALL_CARDS

WRITTEN: dict[str, Any] = PRINTED.written
ENCOUNTERS = {row["id"]: row for row in WRITTEN["encounters"]}
TILES = {row["id"]: row for row in WRITTEN["tiles"]}
ADVENTURES = {row["id"]: row for row in WRITTEN["adventures"]}
STORIES = [row for row in law.rows("5.5") if len(row) == 8 and row[5].isdigit()]
ANSWERS = [row for row in law.rows("5.5") if len(row) == 8 and not row[5].isdigit()]


# --- 5.1 to 5.3


@pytest.mark.rules("ARC-606")
@pytest.mark.parametrize(("die", "place"), [("red", 1), ("yellow", 2)])
def test_a_special_die_has_the_faces_of_the_table(die: str, place: int) -> None:
    hits = {"blank": 0, "sword": 1, "crossed swords": 2}
    name, count, faces, mean, blank, crossed, _ = law.rows("5.1")[place]
    assert name == f"{die} special"
    wanted = [hits[face] for face in faces.split(", ")]
    (row,) = [row for row in WRITTEN["dice"] if row["id"] == die]
    assert row["faces"] == wanted == (BOX.red_faces if die == "red" else BOX.yellow_faces)
    assert f"{sum(wanted) / 6:.2f}" == mean
    assert Fraction(wanted.count(0), 6) == Fraction(blank)
    assert Fraction(wanted.count(2), 6) == Fraction(crossed)
    assert int(count) == BOX.dice


@pytest.mark.rules("ARC-110", "ARC-111", "ARC-603")
@pytest.mark.parametrize("place", range(4))
def test_a_hero_has_the_sheet_of_the_table(place: int) -> None:
    french, english, red, yellow, start, most, one, two, _ = law.rows("5.2")[place]
    row, hero = WRITTEN["heroes"][place], BOX.heroes[place]
    assert (row["name"]["fr"], row["name"]["en"], row["id"]) == (french, english, english.lower())
    assert (row["red"], row["yellow"], row["lives"], row["most"]) == (int(red), int(yellow), int(start), int(most))
    assert (hero.red, hero.yellow, hero.lives, hero.most) == (int(red), int(yellow), 3, int(most))
    rolls = Counter(sum(faces) for faces in product(*[BOX.red_faces] * hero.red, *[BOX.yellow_faces] * hero.yellow))
    assert f"{1 - rolls[0] / rolls.total():.3f}" == one
    assert f"{1 - (rolls[0] + rolls[1]) / rolls.total():.3f}" == two


@pytest.mark.rules("ARC-408", "ARC-604", "ARC-610", "ARC-113")
@pytest.mark.parametrize("place", range(5))
def test_an_enemy_has_the_pawns_and_the_dice_of_the_table(place: int) -> None:
    french, english, code, pawns, red, yellow, one_life, mean, _ = law.rows("5.3")[place]
    row, enemy = WRITTEN["enemies"][place], BOX.enemies[place]
    assert (row["name"]["fr"], row["name"]["en"], row["id"]) == (french, english, code)
    assert (row["pawns"], row["red"], row["yellow"]) == (int(pawns), int(red), int(yellow))
    assert (enemy.id, enemy.pawns, enemy.red, enemy.yellow) == (code, int(pawns), int(red), int(yellow))
    assert one_life == "1"
    assert abs((enemy.red * 5 + enemy.yellow * 3) / 6 - float(mean)) < 0.006
    assert BOX.pawns.count(place) == int(pawns)


# --- 5.4


@pytest.mark.rules("ARC-105", "ARC-501")
@pytest.mark.parametrize("cells", law.rows("5.4"), ids=lambda cells: cells[0])
def test_an_encounter_card_is_the_one_of_the_table(cells: list[str]) -> None:
    id, copies, kind, name_fr, name_en, text_fr, text_en, code, _, _ = cells
    row = ENCOUNTERS[id]
    assert (row["copies"], row["type"], row["code"]) == (int(copies), kind, code)
    assert (typeset(row["name"]["fr"]), typeset(row["name"]["en"])) == (name_fr, name_en)
    assert (typeset(row["text"]["fr"]), typeset(row["text"]["en"])) == (text_fr, text_en)
    for copy in range(1, int(copies) + 1):
        card = BOX.card_by_id[f"{id}#{copy}"]
        assert (card.kind, card.level) == (kind, int(id[1]))
    assert f"{id}#{int(copies) + 1}" not in BOX.card_by_id


@pytest.mark.rules("ARC-506", "ARC-508", "ARC-509", "ARC-535")
@pytest.mark.parametrize("cells", [cells for cells in law.rows("5.4") if cells[2] == "equipment"], ids=lambda it: it[0])
def test_an_equipment_is_worth_what_its_text_says(cells: list[str]) -> None:
    card = BOX.card_by_id[f"{cells[0]}#1"]
    weapon = [int(one) if one else 0 for one in re.findall(r"\+(\d) red|\+(\d) yellow", cells[6]) for one in one]
    red = sum(int(one) for one in re.findall(r"\+(\d) (?:red|and)", cells[6].replace("red and", "red +")) if weapon)
    yellow = sum(int(one) for one in re.findall(r"\+(\d) yellow", cells[6]))
    armour = [int(one) for one in re.findall(r"(?:loss of|up to) (\d)", cells[6])]
    assert (card.red, card.yellow, card.armour) == (red, yellow, armour[0] if armour else 0)
    assert (card.red + card.yellow > 0) != (card.armour > 0)


@pytest.mark.rules("ARC-510", "ARC-535")
@pytest.mark.parametrize("cells", [cells for cells in law.rows("5.4") if cells[2] == "enemy"], ids=lambda it: it[0])
def test_an_enemy_card_puts_what_its_text_says(cells: list[str]) -> None:
    card = BOX.card_by_id[f"{cells[0]}#1"]
    (found,) = re.findall(r"Put (\d) (\w+?)s? on", cells[6].replace("Darkos on", "Darkoss on"))
    assert (card.count, BOX.enemies[card.enemy].id) == (int(found[0]), found[1].lower())


@pytest.mark.rules("ARC-105", "ARC-501")
def test_there_are_fifteen_cards_of_each_level_and_of_each_type_as_many_as_the_law_counts() -> None:
    assert Counter(card.level for card in BOX.cards) == {2: 15, 3: 15, 4: 15}
    assert Counter(card.kind for card in BOX.cards) == {"equipment": 15, "enemy": 14, "power": 16}
    assert [card.id for card in BOX.cards] == ALL_CARDS
    assert [row["id"] for row in WRITTEN["encounters"]] == [cells[0] for cells in law.rows("5.4")]


# --- 5.5


@pytest.mark.rules("ARC-106", "ARC-412")
@pytest.mark.parametrize("cells", STORIES, ids=lambda cells: cells[0])
def test_an_adventure_is_the_one_of_the_table(cells: list[str]) -> None:
    id, title_fr, title_en, text_fr, text_en, answers, default, _ = cells
    row = ADVENTURES[id]
    assert (typeset(row["title"]["fr"]), typeset(row["title"]["en"])) == (title_fr, title_en)
    assert (typeset(row["text"]["fr"]), typeset(row["text"]["en"])) == (text_fr, text_en)
    assert len(row["answers"]) == int(answers)
    usual, _, weak = default.partition("; with 1 life ")
    assert (row["default"], row.get("weak_default", "")) == (usual, weak)


@pytest.mark.rules("ARC-412", "ARC-535")
@pytest.mark.parametrize("cells", ANSWERS, ids=lambda cells: f"{cells[0]}-{cells[1]}")
def test_an_answer_is_the_one_of_the_table(cells: list[str]) -> None:
    id, answer, label_fr, label_en, text_fr, text_en, code, _ = cells
    row = ADVENTURES[id]["answers"]["ABC".index(answer)]
    assert (typeset(row["label"]["fr"]), typeset(row["label"]["en"])) == (label_fr, label_en)
    assert (typeset(row["text"]["fr"]), typeset(row["text"]["en"])) == (text_fr, text_en)
    assert row["code"] == code


@pytest.mark.rules("ARC-106")
def test_there_are_twenty_two_adventures_with_all_their_answers() -> None:
    assert [cells[0] for cells in STORIES] == list(ADVENTURES) == [f"A{number:02}" for number in range(1, 23)]
    assert Counter(cells[0] for cells in ANSWERS) == {cells[0]: int(cells[5]) for cells in STORIES}


# --- 5.6


@pytest.mark.rules("ARC-001", "ARC-004", "ARC-005", "ARC-307", "ARC-309", "ARC-104")
@pytest.mark.parametrize("wanted", law.tiles(), ids=lambda row: row.id)
def test_a_tile_is_the_one_of_the_table(wanted: law.Row) -> None:
    row, tile = TILES[wanted.id], BOX.tile_by_id[wanted.id]
    assert (typeset(row["name"]["fr"]), typeset(row["name"]["en"])) == (wanted.name_fr, wanted.name_en)
    assert row["walls"] == wanted.walls
    assert sorted(row["shows"]) == sorted([*wanted.shows, "falls"] if wanted.falls else wanted.shows)
    assert Counter(row.get("enemies", {})) == Counter(wanted.enemies)
    assert (tile.level, tile.falls, tile.archibald) == (wanted.level, wanted.falls, "archibald" in wanted.shows)
    assert [BOX.enemies[kind].id for kind in tile.enemies] == wanted.enemies
    assert list(tile.shows) == [shown for shown in wanted.shows if shown != "archibald"]


@pytest.mark.rules("ARC-001", "ARC-311", "ARC-408")
def test_the_tiles_are_as_many_as_the_cells_and_show_the_pawns_of_the_box() -> None:
    assert Counter(tile.level for tile in BOX.tiles) == {1: 5, 2: 15, 3: 15, 4: 15, 5: 5}
    printed = Counter(kind for tile in BOX.tiles for kind in tile.enemies)
    assert printed == {enemy.number: enemy.pawns for enemy in BOX.enemies}
    shown = Counter((tile.level, name) for tile in BOX.tiles for name in tile.shows)
    assert [shown[level, "book"] for level in (2, 3, 4, 5)] == [3, 3, 3, 2]
    assert [shown[level, "trial"] for level in (2, 3, 4)] == [1, 1, 1]
    assert [shown[level, "spring"] for level in (2, 3, 4)] == [2, 2, 1]
    assert shown[5, "trap"] == 2


def test_what_is_designed_says_so() -> None:
    for name in ("heroes", "enemies", "encounters", "adventures", "tiles", "dice"):
        assert all(row["provenance"] for row in WRITTEN[name]), name
    for wanted in law.tiles():
        assert TILES[wanted.id]["provenance"].startswith(wanted.provenance.split(" ")[0])
