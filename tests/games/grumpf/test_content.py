"""What is in the box: section 5 of the law against the data, and an owner's own file. GRU-011, 024, 026, 029, 030."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.grumpf import GRUMPF, content
from tablee.games.grumpf.content import BOX, CONSTANTS
from tablee.games.grumpf.moves import BOARDS, SPECIES
from tablee.kernel import BadContent, FastLuck
from tablee.kernel.reading import read_edition
from tests.games.grumpf.board import COMPLAINTS, paper, resolve, rows, tally

PRINTED = Path(content.__file__).parent / "content.toml"
CONTENT: dict[str, Any] = GRUMPF.content()

NUMBERS = {"ms": 1, "s": 1_000, "h": 3_600_000}


def milliseconds(text: str) -> int:
    number, unit = text.split()[:2]
    return int(number) * NUMBERS[unit]


def constant(name: str) -> str:
    (value,) = [row[1] for row in rows("5.7") if row[0] == name]
    return value


# --- Section 5 against the data


@pytest.mark.rules("GRU-011", "GRU-026")
def test_the_pawns_are_those_of_table_5_1() -> None:
    law = [
        {
            "number": int(row[0].strip("#")),
            "faces": [0 if face == "club" else int(face) for face in row[1:3]],
            "up_to": {"removed": 5, "yes": 6}[row[3]],
        }
        for row in rows("5.1")
    ]
    assert len(law) == 8
    assert CONTENT["pawns"] == law


@pytest.mark.rules("GRU-011")
def test_a_clan_has_three_clubs_two_ones_three_twos_three_threes_two_fours_and_three_fives() -> None:
    faces = [face for pawn in CONTENT["pawns"] for face in pawn["faces"]]
    assert [faces.count(face) for face in range(7)] == [3, 2, 3, 3, 2, 3, 0]
    assert all(first != second for first, second in (pawn["faces"] for pawn in CONTENT["pawns"]))


@pytest.mark.rules("GRU-011", "GRU-030", "GRU-144")
def test_the_boards_are_those_of_table_5_2() -> None:
    law = []
    for row in rows("5.2"):
        pattern = [] if row[3] == "strongest only" else [int(share) for share in row[3].split("-")]
        law.append([row[0].split("`")[0], int(row[2]), pattern, row[4]])
    data = [[board["key"], board["spaces"], board["pattern"], board["colour"]] for board in CONTENT["boards"]]
    assert len(law) == 6
    assert data == law
    assert sum(board["spaces"] for board in CONTENT["boards"]) == 42


def written_condition(cell: str) -> dict[str, object]:
    """ "sum_between` 10..20" as data: the kind, the least and the greatest."""
    kind, _, rest = cell.partition("`")
    bounds = {
        "sum_ge": (20, 0),
        "sum_between": (10, 20),
        "sum_le": (0, 10),
        "count_ge": (4, 0),
        "last3": (3, 0),
        "each_le": (0, 3),
    }.get(kind, (0, 0))
    named = [number for number in bounds if number]
    if kind != "last3":
        assert [int(number) for number in rest.split(",")[0].replace("..", " ").split() if number.isdigit()] == named
    return {"kind": kind, "low": bounds[0], "high": bounds[1]}


@pytest.mark.rules("GRU-011", "GRU-030")
def test_the_conditions_are_those_of_table_5_3() -> None:
    law = {row[0]: [written_condition(row[1]), written_condition(row[2])] for row in rows("5.3")}
    assert list(law) == BOARDS
    assert {board["key"]: board["sides"] for board in CONTENT["boards"]} == law


@pytest.mark.rules("GRU-011", "GRU-029")
def test_the_animals_are_those_of_table_5_4() -> None:
    assert [row[0].lower() for row in rows("5.4")] == SPECIES
    assert CONTENT["tokens"] == [int(row[1]) for row in rows("5.4")] == [14, 12, 10, 7, 5]


@pytest.mark.rules("GRU-024", "GRU-222")
def test_the_huts_and_the_neutral_pawns_are_those_of_table_5_5() -> None:
    assert CONTENT["huts"] == {row[0]: int(row[1]) for row in rows("5.5")}
    assert CONTENT["huts"] == {"2": 1, "3": 2, "4": 2, "5": 3, "6": 3}
    two = rows("5.5")[0][3]
    assert [board["neutral"] for board in CONTENT["boards"]] == [int(number) for number in two.split("/")]
    for row in rows("5.5"):
        assert sum(int(row[0]) <= pawn["up_to"] for pawn in CONTENT["pawns"]) == int(row[2])


@pytest.mark.rules("GRU-182")
def test_the_points_of_a_series_are_those_of_table_5_6() -> None:
    ((_, *points, _),) = rows("5.6")
    assert CONTENT["series"] == [0, *(int(number) for number in points)] == [0, 0, 1, 2, 4, 6]


@pytest.mark.rules("GRU-011")
@pytest.mark.parametrize(
    "name",
    [
        "TICK", "LAT_CAP", "HAND_FLIP", "HAND_PLACE", "HAND_CLUB", "HAND_REJECT", "READY_MAX", "SHOUT_MAX",
        "COUNTDOWN", "STALL_WARN", "STALL_END", "REVIEW_MAX",
    ],
)  # fmt: skip
def test_the_times_are_those_of_table_5_7(name: str) -> None:
    assert CONTENT["constants"][name.lower()] == milliseconds(constant(name))


@pytest.mark.rules("GRU-011", "GRU-035", "GRU-037")
@pytest.mark.parametrize("name", ["BEATS_CAP", "ROUNDS", "DRAW", "CMD_RATE"])
def test_the_numbers_are_those_of_table_5_7(name: str) -> None:
    assert CONTENT["constants"][name.lower()] == int(constant(name).split()[0])


@pytest.mark.rules("GRU-012")
@pytest.mark.parametrize(("name", "kind"), [("TURN_MAX", "turn"), ("BEAT_MAX", "beat"), ("EXCHANGE_MAX", "exchange")])
def test_the_clocks_of_the_table_are_those_of_table_5_7(name: str, kind: str) -> None:
    live, daily = constant(name).strip(")").split(" (daily: ")
    assert GRUMPF.paces["live"].time(kind) == milliseconds(live)
    assert GRUMPF.paces["daily"].time(kind) == milliseconds(daily)


@pytest.mark.rules("GRU-029")
def test_the_box_holds_six_jokers_four_tiles_three_huts_and_six_colours() -> None:
    assert CONTENT["constants"]["jokers"] == 6
    assert CONTENT["constants"]["tiles"] == 4
    assert max(CONTENT["huts"].values()) == 3
    assert CONTENT["colours"] == ["violet", "orange", "green", "yellow", "pink", "blue"]
    assert len(CONTENT["pawns"]) * len(CONTENT["colours"]) == 48
    assert sum(CONTENT["tokens"]) == 48


@pytest.mark.rules("GRU-011")
def test_every_row_of_the_file_says_where_it_comes_from() -> None:
    data = tomllib.loads(PRINTED.read_text("utf-8"))
    for table in ("pawns", "boards", "species", "huts"):
        for row in data[table]:
            assert row["provenance"] in data["provenance"], row
    assert data["series"]["provenance"] in data["provenance"]
    assert "constants" in data["provenance"]


# --- An owner's file


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """The printed file with some of its text replaced."""
    text = PRINTED.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "my-grumpf.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.rules("GRU-011")
def test_an_owner_may_correct_a_face_and_pawns_are_played_with_it(tmp_path: Path) -> None:
    game = read_edition(GRUMPF, corrected(tmp_path, ("number = 4, faces = [1, 4]", "number = 4, faces = [1, 6]")))
    mine = game.position(paper())
    assert mine.why_not(0, game.move("place 4 6 bees")) is None
    assert mine.why_not(0, game.move("place 4 4 bees")) is not None
    assert GRUMPF.position(paper()).why_not(0, GRUMPF.move("place 4 6 bees")) is not None


@pytest.mark.rules("GRU-011")
def test_an_owner_may_correct_a_condition_and_boards_are_counted_by_it(tmp_path: Path) -> None:
    game = read_edition(GRUMPF, corrected(tmp_path, ('kind = "sum_ge", low = 20', 'kind = "sum_ge", low = 15')))
    written = paper("bees: B5 P2 Y3 G5", on_boards="bees 4")
    mine, printed = game.position(written), GRUMPF.position(written)
    assert (tally("bees", resolve(mine)).met, tally("bees", resolve(printed)).met) == (True, False)


@pytest.mark.rules("GRU-011", "GRU-067")
def test_an_owner_may_correct_the_spaces_of_a_track(tmp_path: Path) -> None:
    change = ('key = "fish", spaces = 6', 'key = "fish", spaces = 3')
    game = read_edition(GRUMPF, corrected(tmp_path, change))
    refused = game.position(paper("fish: B2 P2 Y2")).why_not(0, game.move("place 8 2 fish"))
    assert refused is not None
    assert refused.code == "board_full"


@pytest.mark.rules("GRU-011", "GRU-029")
def test_an_owner_may_correct_the_species_of_tokens_as_long_as_there_are_48(tmp_path: Path) -> None:
    bees, birds = ('"bees", tokens = 14', '"bees", tokens = 13'), ('"birds", tokens = 7', '"birds", tokens = 8')
    position = read_edition(GRUMPF, corrected(tmp_path, bees, birds)).setup(4, FastLuck(1))
    animals = position.to_json()["animals"]
    bag = position.to_json()["bag"]
    assert [bag.count(species) + animals.get(species, 0) for species in SPECIES] == [13, 12, 10, 8, 5]
    with pytest.raises(BadContent) as refused:
        read_edition(GRUMPF, corrected(tmp_path, bees))
    assert refused.value.parts["rule"] == "GRU-038"


BAD_FILES = [
    ("number = 1, faces", "number = 9, faces", "GRU-025"),
    ("faces = [2, 3]", "faces = [2, 2]", "GRU-011"),
    ('key = "reptiles", spaces', 'key = "snakes", spaces', "GRU-105"),
    ('{ key = "fish", tokens', '{ key = "squid", tokens', "GRU-029"),
    ("{ seats = 6, huts", "{ seats = 7, huts", "GRU-024"),
    ('colour = "blue", neutral = 1', 'colour = "blue", neutral = 2', "GRU-222"),
    ("rounds = 4", "rounds = 5", "GRU-038"),
    ("draw = 12", "draw = 11", "GRU-038"),
    ('kind = "sum_even"', 'kind = "sum_odd"', "GRU-030"),
    ("pattern = [2, 1], colour", "pattern = [], colour", "GRU-144"),
]


@pytest.mark.rules("GRU-011")
@pytest.mark.parametrize(("old", "new", "rule"), BAD_FILES, ids=[bad[1] for bad in BAD_FILES])
def test_a_file_that_does_not_fit_the_rules_is_refused_with_the_rule(
    tmp_path: Path, old: str, new: str, rule: str
) -> None:
    with pytest.raises(BadContent) as refused:
        read_edition(GRUMPF, corrected(tmp_path, (old, new)))
    assert refused.value.parts["rule"] == rule
    assert str(refused.value) == COMPLAINTS[new]


BAD_SHAPES = [
    ("faces = [2, 3]", "faces = [2, 7]", 15, "choice", '1, 2, 3, 4, 5, 6, "club"'),
    ("faces = [2, 3]", "faces = [2, 3, 4]", 15, "list_of", "2"),
    ("faces = [2, 3]", 'faces = [2, "hammer"]', 15, "choice", '1, 2, 3, 4, 5, 6, "club"'),
    ("up_to = 5", "up_to = 1", 8, "choice", "2, 3, 4, 5, 6"),
    ('key = "bees", spaces = 8', 'key = "bees", spaces = 0', 20, "choice", ", ".join(map(str, range(1, 13)))),
    ("pattern = [2, 2, 1]", "pattern = [2, 0, 1]", 20, "number_from", "1"),
    ("hand_flip = 200", "hand_flip = 0", 57, "number_from", "2"),
    ("tick = 100", "tick = 0", 55, "number_from", "1"),
    ("tick = 100", 'tick = "100"', 55, "number_from", "1"),
    ("tick = 100\n", "", 50, "missing_field", ", ".join(CONSTANTS)),
    ("tick = 100", "tick = 100\ntock = 50", 56, "unknown_field", ", ".join(CONSTANTS)),
    ("points = [0, 1, 2, 4, 6]", "points = [0, 1, 2, 4]", 47, "list_of", "5"),
    ('bees = "conditions', 'bees = 7\nwasps = "conditions', 75, "text", ""),
]


@pytest.mark.rules("GRU-011")
@pytest.mark.parametrize(("old", "new", "line", "detail", "right"), BAD_SHAPES, ids=[bad[1] for bad in BAD_SHAPES])
def test_a_file_of_another_shape_is_refused_at_its_line(
    tmp_path: Path, old: str, new: str, line: int, detail: str, right: str
) -> None:
    with pytest.raises(BadContent) as refused:
        read_edition(GRUMPF, corrected(tmp_path, (old, new)))
    assert (refused.value.parts["line"], refused.value.detail, refused.value.right) == (line, detail, right)


def test_a_file_that_is_not_there_or_is_no_toml_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("pawns = = [", "utf-8")
    for path in (tmp_path / "missing.toml", broken):
        with pytest.raises(BadContent):
            read_edition(GRUMPF, path)


def test_the_box_on_the_shelf_is_the_printed_one() -> None:
    assert GRUMPF.box is BOX
    assert read_edition(GRUMPF, PRINTED).content() == CONTENT


@pytest.mark.rules("GRU-030")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("low = 20", "low = -1", "number_from: -1"),
        ('"sum_ge", low = 20', '"sum_ge"', "missing_field: low (right would be: kind, low;"),
        ("low = 10, high = 20", "low = 10", "missing_field: high (right would be: kind, low, high;"),
        ('kind = "all_same"', 'kind = "all_same", low = 3', "unknown_field: low (right would be: kind;"),
        ("low = 10, high = 20", "low = 21, high = 20", "no_sum: 21 (right would be: 20;"),
    ],
)
def test_a_condition_has_the_numbers_that_it_asks_for_and_no_others(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(BadContent, match=re.escape(said)):
        read_edition(GRUMPF, corrected(tmp_path, (old, new)))
