"""Board and vocabulary (3.0): cells, passages, safe tiles, decks and neighbours."""

from __future__ import annotations

import pytest

from tablee.games.archibald import Race
from tests.games.archibald import law
from tests.games.archibald.race import CELLS, COLUMNS, choices, during, level, play, race, seen, tile


def neighbours(cell: str) -> list[str]:
    """ARC-003, in the order of the names."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return sorted(f"{COLUMNS[one]}{two}" for one, two in beside if 0 <= one < 5 and 1 <= two <= 11)


@pytest.mark.rules("ARC-001", "ARC-002", "ARC-008")
def test_the_levels_have_the_rows_and_cells_of_the_table() -> None:
    found = law.rows("3.0")
    for number, (lvl, _, _, _, rows, count, last) in enumerate(found, start=1):
        first, _, end = rows.partition("–")
        of_level = [cell for cell in CELLS if level(cell) == number]
        assert int(lvl) == number
        assert {int(cell[1:]) for cell in of_level} == set(range(int(first), int(end or first) + 1))
        assert (len(of_level), max(int(cell[1:]) for cell in of_level)) == (int(count), int(last))
    assert len(seen(race("arthur C1", "max B1")).board) == 55


@pytest.mark.rules("ARC-002", "ARC-003", "ARC-301", "ARC-303", "ARC-007")
@pytest.mark.parametrize("start", ["A1", "B1", "C1", "D1", "E1"])
def test_from_the_first_row_one_goes_north_or_sideways(start: str) -> None:
    position = race(f"arthur {start}", "max B1")
    assert choices(position, "move").split() == neighbours(start)


@pytest.mark.rules("ARC-003", "ARC-303", "ARC-007")
@pytest.mark.parametrize("row", range(2, 11))
def test_from_a_tile_without_walls_every_neighbour_can_be_named(row: int) -> None:
    position = race(f"arthur C{row}", "max B1", road=row)
    assert choices(position, "move").split() == neighbours(f"C{row}")


@pytest.mark.rules("ARC-003")
@pytest.mark.parametrize(("start", "board"), [("A2", "A2:T2-01"), ("E2", "E2:T2-01"), ("E5", "E5:T3-03")])
def test_nothing_wraps_round_at_the_edges(start: str, board: str) -> None:
    column = start[0]
    more = "" if start[1] == "2" else f" {column}2:T2-01 {column}3:T2-03 {column}4:T2-05"
    assert choices(race(f"arthur {start}", "max B1", board=board + more), "move").split() == neighbours(start)


@pytest.mark.rules("ARC-003", "ARC-309")
@pytest.mark.parametrize("column", COLUMNS)
def test_from_a_jail_one_goes_sideways_or_back(column: str) -> None:
    jails = "T5-04 T5-05 T5-01 T5-02 T5-03" if column in "AB" else "T5-01 T5-02 T5-04 T5-05 T5-03"
    jails = "T5-01 T5-02 T5-03 T5-05 T5-04" if column in "DE" else jails
    board = " ".join(f"{cell.replace('C', column)}:{name}" for cell, name in ROAD_TO_TEN)
    position = race(f"arthur {column}11", "max B1", board=board, jails=jails, turned=f"{column}11")
    assert choices(position, "move").split() == neighbours(f"{column}11")


ROAD_TO_TEN = [
    ("C2", "T2-01"),
    ("C3", "T2-03"),
    ("C4", "T2-05"),
    ("C5", "T3-03"),
    ("C6", "T3-04"),
    ("C7", "T3-08"),
    ("C8", "T4-02"),
    ("C9", "T4-09"),
    ("C10", "T4-10"),
]


# --- Walls


MIDDLE = {2: "C3", 3: "C6", 4: "C9"}
BESIDE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def beside(cell: str, side: str) -> str:
    east, north = BESIDE[side]
    return f"{COLUMNS[COLUMNS.index(cell[0]) + east]}{int(cell[1:]) + north}"


def way_to(row: law.Row) -> str:
    """A road to the tile in the middle of its level: from the south, or from the west if there is a wall."""
    middle = MIDDLE[row.level]
    column = "B" if "S" in row.walls else "C"
    last = int(middle[1:]) - ("S" not in row.walls)
    spare = {"T2-01": "T2-11", "T2-03": "T2-13", "T3-03": "T3-11", "T3-04": "T3-13", "T4-02": "T4-12", "T4-09": "T4-06"}
    spare |= {"T2-05": "T2-08", "T3-08": "T3-10"}
    road = [(cell.replace("C", column), name) for cell, name in ROAD_TO_TEN if int(cell[1:]) <= last]
    words = [f"{cell}:{spare[name] if name == row.id else name}" for cell, name in road]
    return " ".join([*words, f"{middle}:{row.id}"])


WALKED = [row for row in law.tiles() if row.level in (2, 3, 4) and not row.falls]


@pytest.mark.rules("ARC-004", "ARC-005", "ARC-006", "ARC-302", "ARC-303")
@pytest.mark.parametrize("row", WALKED, ids=lambda row: row.id)
def test_a_hero_leaves_a_tile_on_every_side_without_a_wall(row: law.Row) -> None:
    middle = MIDDLE[row.level]
    position = race(f"arthur {middle}", "max B1", board=way_to(row))
    assert choices(position, "move").split() == sorted(beside(middle, side) for side in "NESW" if side not in row.walls)


PLAIN = {
    2: ["T2-01", "T2-03", "T2-05", "T2-08", "T2-10"],
    3: ["T3-03", "T3-04", "T3-08", "T3-10", "T3-11"],
    4: ["T4-02", "T4-06", "T4-09", "T4-10", "T4-12"],
}


def road_beside(row: law.Row, side: str) -> str:
    """A road to this side of the middle of the tile's level, which does not cross the middle."""
    middle = int(MIDDLE[row.level][1:])
    column, last = {"S": ("C", middle - 1), "W": ("B", middle), "E": ("D", middle), "N": ("B", middle + 1)}[side]
    cells = [f"{column}{number}" for number in range(2, last + 1)] + ["C" + str(middle + 1)] * (side == "N")
    left = {number: [name for name in names if name != row.id] for number, names in PLAIN.items()}
    return " ".join(f"{cell}:{left[level(cell)].pop(0)}" for cell in cells)


@pytest.mark.rules("ARC-006", "ARC-302", "ARC-307")
@pytest.mark.parametrize("row", [row for row in law.tiles() if row.level in (2, 3, 4)], ids=lambda row: row.id)
@pytest.mark.parametrize("side", "NESW")
def test_a_hero_enters_a_tile_on_every_side_without_a_wall(row: law.Row, side: str) -> None:
    middle = MIDDLE[row.level]
    board = f"{road_beside(row, side)} {middle}:{row.id}"
    position = race(f"arthur {beside(middle, side)}", "max B1", board=board)
    assert (middle in choices(position, "move").split()) == (side not in row.walls)


@pytest.mark.rules("ARC-006", "ARC-302")
def test_a_wall_closes_the_passage_for_both() -> None:
    walled = race("arthur C3", "max B1", board="C2:T2-01 C3:T2-03 D3:T2-12")
    assert choices(walled, "move") == "B3 C2 C4"
    opposite = race("arthur C3", "max B1", board="C2:T2-01 C3:T2-03 B3:T2-04")
    assert choices(opposite, "move") == "C2 C4 D3"


@pytest.mark.rules("ARC-006", "ARC-529")
def test_a_passage_opened_by_a_pickaxe_stays_open_on_both_sides() -> None:
    position = race("arthur C3", "max B1", board="C2:T2-01 C3:T2-04 D3:T2-12", opened="C3-D3")
    assert choices(position, "move") == "B3 C2 C4 D3"
    back = race("arthur D3", "max B1", board="D2:T2-01 C3:T2-04 D3:T2-12", opened="C3-D3")
    assert choices(back, "move") == "C3 D2 D4 E3"


@pytest.mark.rules("ARC-006", "ARC-307")
def test_falls_stay_closed_even_behind_an_opened_passage() -> None:
    position = race("arthur C5", "max B1", road=5, board="C6:T3-01", opened="C5-C6")
    assert choices(position, "move") == "B5 C4 D5"


@pytest.mark.rules("ARC-006", "ARC-807")
def test_a_breached_tile_has_no_walls() -> None:
    board = "C2:T2-01 C3:T2-07 C4:T2-05"
    assert choices(race("arthur C3", "max B1", board=board), "move") == "B3 C2 D3"
    position = race("arthur C3", "max B1", board=board, breached="C3")
    assert choices(position, "move") == "B3 C2 C4 D3"
    assert list(seen(position).breached) == ["C3"]


@pytest.mark.rules("ARC-006", "ARC-807")
def test_but_the_wall_of_its_neighbour_holds() -> None:
    position = race("arthur C3", "max B1", board="C2:T2-01 C3:T2-07 D3:T2-12", breached="C3")
    assert choices(position, "move") == "B3 C2 C4"


# --- Safe tiles


def safe(position: Race) -> str:
    return " ".join(seen(position).safe)


@pytest.mark.rules("ARC-009")
def test_safe_is_what_is_linked_to_the_start_by_face_up_tiles() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01 C4:T2-05 D2:T2-03 E4:T2-08")
    assert safe(position) == "A1 B1 C1 D1 E1 C2 D2"


@pytest.mark.rules("ARC-009", "ARC-006")
def test_a_tile_behind_walls_on_all_its_ways_is_not_safe() -> None:
    assert safe(race("arthur C1", "max B1", board="C2:T2-02 C3:T2-03")) == "A1 B1 C1 D1 E1 C2"
    assert safe(race("arthur C1", "max B1", board="C2:T2-02 C3:T2-03 D2:T2-01 D3:T2-05")).endswith("E1 C2 D2 C3 D3")
    opened = race("arthur C1", "max B1", board="C2:T2-02 C3:T2-03", opened="C2-C3")
    assert safe(opened) == "A1 B1 C1 D1 E1 C2 C3"


@pytest.mark.rules("ARC-009", "ARC-307", "ARC-807")
def test_falls_are_safe_only_when_they_are_breached() -> None:
    assert "C6" not in safe(race("arthur C5", "max B1", road=5, board="C6:T3-01"))
    assert "C6" in safe(race("arthur C5", "max B1", road=5, board="C6:T3-01", breached="C6"))


@pytest.mark.rules("ARC-009")
def test_no_chain_crosses_a_trap_and_a_trap_is_not_safe() -> None:
    jails = "T5-04 T5-02 T5-05 T5-01 T5-03"
    position = race("arthur C10", "max B1", road=10, jails=jails, turned="A11 B11 C11")
    assert safe(position).split()[-2:] == ["C10", "C11"]
    beyond = race("arthur C10", "max B1", road=10, jails="T5-04 T5-05 T5-02 T5-01 T5-03", turned="B11 C11")
    assert safe(beyond).split()[-1] == "C10"


@pytest.mark.rules("ARC-009")
def test_a_face_down_jail_is_not_safe() -> None:
    assert safe(race("arthur C10", "max B1", road=10)).split()[-1] == "C10"


# --- Decks and neighbours


@pytest.mark.rules("ARC-010", "ARC-520")
@pytest.mark.parametrize(
    ("at", "deck"), [("C1", 2), ("C2", 2), ("C4", 2), ("C5", 3), ("C7", 3), ("C8", 4), ("C10", 4), ("D11", 4)]
)
def test_the_deck_of_a_hero_is_that_of_the_level(at: str, deck: int) -> None:
    position = race(f"arthur {at} hand=E2-H", "max B1", road=10, turned="D11", decks="E2-A E2-B E3-A E3-B E4-A E4-B")
    lines = play(position, "play E2-H#1")
    assert lines[1] == f"cards_drawn 0 {deck} 2 card E{deck}-A#1,E{deck}-B#1"


@pytest.mark.rules("ARC-011", "ARC-412", "ARC-607")
@pytest.mark.parametrize(
    ("seats", "active", "left"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 3, 0)]
)
def test_the_left_neighbour_is_the_next_in_turn_order(seats: int, active: int, left: int) -> None:
    heroes = [f"{name} C2" for name in ("arthur", "max", "selenia", "betameche")][:seats]
    position = race(*heroes, active=active, board="C2:T2-01 C3:T2-13", adventures="A01")
    assert play(position, f"{active} move C3")[1] == f"adventure_drawn {active} {left} A01 text,text"
    fight = race(*heroes, active=active, first=active, board="C2:T2-01 D2:T2-08", enemies="D2:seide")
    lines = during(
        fight, f"{active} move D2", dice={0: "r0 y0 r0", 1: "r0 r0 r0", 2: "r0 y0 y0 r0", 3: "y0 y0 r0"}[active]
    )
    assert [line.split()[1:3] for line in lines if line.startswith("fight_rolled")] == [[str(active), str(left)]]


@pytest.mark.rules("ARC-004", "ARC-104")
def test_start_tiles_have_no_walls_and_lie_in_their_order() -> None:
    position = race("arthur C1", "max B1")
    assert [tile(position, f"{column}1") for column in COLUMNS] == [f"T1-0{number}" for number in range(1, 6)]
