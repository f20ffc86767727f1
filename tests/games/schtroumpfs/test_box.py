"""What is in the box: section 5 of the law against the data, row by row; and that every card has a test of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.games.schtroumpfs import SCHTROUMPFS
from tablee.games.schtroumpfs.content import BOX
from tablee.games.schtroumpfs.moves import INVENTIONS, ROOFS, ROWS, SMURFS
from tests.games.schtroumpfs.village import tables

SHOWN: dict[str, Any] = SCHTROUMPFS.content()
HERE = Path(__file__).parent
SMURF_KINDS = {"I": "now", "T": "turn"}
INVENTION_KINDS = {"U": "once", "D": "durable", "A": "action"}
GARGAMEL_KINDS = {"I": "now", "L": "lasting", "end": "end"}


def typed(text: str) -> str:
    """The law has straight apostrophes, the box typographic ones; spaces before « ! » do not matter."""
    return text.replace("’", "'").replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")


def words(row: dict[str, Any]) -> tuple[str, str, str, str]:
    named, said = row["name"], row["text"]
    return typed(named["fr"]), typed(named["en"]), typed(said["fr"]), typed(said["en"])


def smurfs_of_the_law() -> list[list[str]]:
    return tables("5.4") + tables("5.5")


@pytest.mark.rules("SCH-075", "SCH-076")
def test_the_smurfs_are_those_of_tables_5_4_and_5_5() -> None:
    law = smurfs_of_the_law()
    assert [row[0] for row in law] == SMURFS
    assert [(card.id, card.kind) for card in BOX.smurfs] == [(row[0], SMURF_KINDS[row[3]]) for row in law]


def test_the_smurfs_say_what_the_law_says() -> None:
    law = {row[0]: (row[1], row[2], row[4], row[5]) for row in smurfs_of_the_law()}
    assert {row["id"]: words(row) for row in SHOWN["smurfs"]} == law


@pytest.mark.rules("SCH-145")
def test_the_inventions_are_those_of_table_5_6() -> None:
    law = [(row[0], INVENTION_KINDS[row[3]], int(row[4])) for row in tables("5.6")]
    assert len(law) == 24
    assert [(card.id, card.kind, card.berries) for card in BOX.inventions] == law


def test_the_inventions_say_what_the_law_says() -> None:
    law = {row[0]: (row[1], row[2], row[5], row[6]) for row in tables("5.6")}
    assert {row["id"]: words(row) for row in SHOWN["inventions"]} == law


@pytest.mark.rules("SCH-185", "SCH-187")
def test_gargamels_cards_are_those_of_table_5_7() -> None:
    law = [(row[0], GARGAMEL_KINDS[row[3]], 0 if row[4] == "—" else int(row[4])) for row in tables("5.7")]
    assert len(law) == 17
    assert [(card.id, card.kind, card.paws) for card in BOX.gargamel] == law


def test_gargamels_cards_say_what_the_law_says() -> None:
    law = {row[0]: (row[1], row[2], row[5], row[6]) for row in tables("5.7")}
    assert {row["id"]: words(row) for row in SHOWN["gargamel"]} == law


def test_the_cakes_say_what_the_law_says() -> None:
    law = {row[0]: (row[1], row[2], row[3], row[4]) for row in tables("5.8")}
    assert len(law) == 10
    assert {row["id"]: words(row) for row in SHOWN["cakes"]} == law


@pytest.mark.rules("SCH-126")
def test_the_roofs_are_those_of_table_5_3() -> None:
    law = [(row[0], tuple(int(cell) for cell in row[1:4]), int(row[4])) for row in tables("5.3")]
    assert [(roof.id, roof.cost, roof.total) for roof in BOX.roofs] == law
    assert len({roof.cost for roof in BOX.roofs}) == 8
    assert [sum(roof.cost[kind] for roof in BOX.roofs) for kind in range(3)] == [12, 34, 34]


@pytest.mark.rules("SCH-002", "SCH-008", "SCH-014", "SCH-015", "SCH-141")
def test_the_counts_of_the_box() -> None:
    assert (BOX.tokens, BOX.meeples, BOX.ideas, BOX.most_inventions, BOX.hands) == (20, 8, 3, 4, [6, 4, 3, 2, 2])


def test_the_box_that_is_shown_does_not_say_where_a_row_comes_from() -> None:
    assert "provenance" not in str(SHOWN)


# --- Every card has a test of its own


def named_in_tests(*files: str) -> str:
    """The names of the tests of some files, and the cards that their parameters name."""
    return "\n".join((HERE / file).read_text("utf-8") for file in files)


@pytest.mark.parametrize(
    ("codes", "files"),
    [
        (SMURFS[:12], ["test_starting_smurfs.py"]),
        (SMURFS[12:], ["test_lost_smurfs.py", "test_lasting_smurfs.py"]),
        (INVENTIONS, ["test_inventions.py", "test_durable_inventions.py"]),
        ([f"G{number:02}" for number in range(1, 18)], ["test_gargamel.py"]),
        ([f"C{number:02}" for number in range(1, 11)], ["test_cakes.py"]),
    ],
)
def test_every_card_has_a_test_that_is_named_after_it(codes: list[str], files: list[str]) -> None:
    names = " ".join(re.findall(r"def test_(\w+)", named_in_tests(*files)))
    named = {code.upper() for code in re.findall(r"(?:^|[ _])([spngc]\d\d)(?=_)", names)}
    assert [code for code in codes if code not in named] == []


def test_every_roof_is_named_where_houses_are_built_and_every_row_is_tried() -> None:
    site, board = named_in_tests("test_workshop_shelter_site.py"), named_in_tests("test_locations.py")
    assert [roof for roof in ROOFS if f'"{roof}"' not in site] == []
    assert 'parametrize("code", ROWS)' in board


def test_the_box_has_no_card_without_a_code_of_the_moves() -> None:
    assert [card.id for card in BOX.smurfs] == SMURFS
    assert [card.id for card in BOX.inventions] == INVENTIONS
    assert [roof.id for roof in BOX.roofs] == ROOFS
    assert [row.id for row in BOX.rows] == ROWS
