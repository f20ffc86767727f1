"""Blocking (3.8): tiles that would close the way are shown and put under their pile; a breach if all would."""

from __future__ import annotations

import random

import pytest

from tablee.games.archibald import ARCHIBALD, Race
from tablee.kernel import FastLuck
from tests.games.archibald import law
from tests.games.archibald.maps import Map, map_of
from tests.games.archibald.race import (
    ADVENTURES,
    CELLS,
    COLUMNS,
    cell,
    choices,
    during,
    level,
    pile,
    play,
    race,
    seen,
    tale,
)

ROW_FOUR = "A4:T2-02 B4:T2-06 C4:T2-07 D4:T2-14 E2:T2-01 E3:T2-03"


@pytest.mark.rules("ARC-801", "ARC-802", "ARC-803")
def test_a_tile_that_would_close_the_last_way_is_put_under_the_pile() -> None:
    position = race("arthur E3", "max B1", board=ROW_FOUR, piles="T2-15 T2-12")
    before = pile(position, "piles", 2)
    lines = play(position, "move E4")
    assert lines[:5] == [
        "tile_drawn 0 2 T2-15 E4",
        "tile_rejected T2-15 E4",
        "tile_drawn 0 2 T2-12 E4",
        "tile_laid T2-12 E4 no",
        "hero_moved 0 E3 E4 move",
    ]
    assert pile(position, "piles", 2) == [*before[2:], "T2-15"]
    shown = seen(position).piles[0]
    assert (list(shown.under), "T2-15" in shown.unseen, shown.count) == (["T2-15"], False, len(before) - 1)


@pytest.mark.rules("ARC-803", "ARC-804")
def test_several_in_a_row_go_under_it_in_their_order() -> None:
    """Row 4 is closed but for E4; of the rest of the pile T2-15 closes it from the south."""
    board = "A4:T2-02 B4:T2-06 C4:T2-07 E3:T2-03 E2:T2-01 D3:T2-04"
    position = race("arthur E3", "max B1", board=board, piles="T2-15 T2-14 T2-12")
    lines = play(position, "move E4")
    assert [line.split()[0] for line in lines[:2]] == ["tile_drawn", "tile_laid"]
    closed = race("arthur E3", "max B1", board=f"{board} D4:T2-14", piles="T2-15 T2-12", under={"2": 0})
    play(closed, "move E4")
    assert list(seen(closed).piles[0].under) == ["T2-15"]


@pytest.mark.rules("ARC-803")
def test_what_lies_under_a_pile_is_known_from_the_lowest_on() -> None:
    position = race("arthur E3", "max B1", board=ROW_FOUR, piles="T2-15 T2-12 T2-04 T2-05 T2-08", under={"2": 2})
    lying = pile(position, "piles", 2)
    assert list(seen(position).piles[0].under) == [lying[-1], lying[-2]]
    assert set(seen(position).piles[0].unseen) == set(lying[:-2])
    play(position, "move E4")
    lying = pile(position, "piles", 2)
    assert lying[-1] == "T2-15"
    assert list(seen(position).piles[0].under) == [lying[-1], lying[-2], lying[-3]]


def full_village(names: list[str]) -> str:
    """All cells of level 2 but E4, with tiles that do not close the ways to E3."""
    filled = ["B2", "C2", "D2", "A3", "B3", "C3", "D3", "A2"]
    return " ".join(f"{at}:{name}" for at, name in zip(filled, names, strict=True))


LAST = full_village(["T2-04", "T2-05", "T2-08", "T2-09", "T2-10", "T2-11", "T2-12", "T2-13"])


@pytest.mark.rules("ARC-804", "ARC-807", "ARC-006")
def test_if_every_tile_blocks_the_first_one_is_laid_breached() -> None:
    position = race("arthur E3", "max B1", board=f"{ROW_FOUR} {LAST}")
    assert pile(position, "piles", 2) == ["T2-15"]
    assert during(position, "move E4", dice="d6") == [
        "tile_drawn 0 2 T2-15 E4",
        "tile_rejected T2-15 E4",
        "tile_laid T2-15 E4 yes",
        "hero_moved 0 E3 E4 move",
        "die_rolled 0 6 trial",
    ]
    assert (list(seen(position).breached), pile(position, "piles", 2)) == (["E4"], [])


@pytest.mark.rules("ARC-804", "ARC-807", "ARC-803")
def test_of_several_the_first_one_drawn_is_breached_and_the_others_stay_under_the_pile() -> None:
    """E4 is the only way from row 4 to row 5, and both tiles that are left would close it."""
    board = "A4:T2-06 B4:T2-07 C4:T2-14 D4:T2-04 D5:T3-15 E2:T2-05 E3:T2-03 B2:T2-01 C2:T2-08 D2:T2-09 A3:T2-10 "
    board += "B3:T2-11 C3:T2-12 D3:T2-13"
    position = race("arthur E3", "max B1", board=board, piles="T2-15 T2-02")
    assert during(position, "move E4", dice="d5") == [
        "tile_drawn 0 2 T2-15 E4",
        "tile_rejected T2-15 E4",
        "tile_drawn 0 2 T2-02 E4",
        "tile_rejected T2-02 E4",
        "tile_laid T2-15 E4 yes",
        "hero_moved 0 E3 E4 move",
        "die_rolled 0 5 trial",
    ]
    assert (pile(position, "piles", 2), list(seen(position).piles[0].under)) == (["T2-02"], ["T2-02"])
    assert list(seen(position).piles[0].unseen) == []
    assert map_of(seen(position)).passes()


@pytest.mark.rules("ARC-807", "ARC-307", "ARC-009", "ARC-510")
def test_breached_falls_are_a_blank_tile() -> None:
    """The row between garden and palace is closed but for E7, and falls are all that is left."""
    board = "A7:T3-05 B7:T3-09 C7:T3-14 D7:T3-02"
    position = race(
        "arthur E6 bonuses=34",
        "max B1",
        board=f"E2:T2-01 E3:T2-03 E4:T2-05 E5:T3-03 E6:T3-04 {board} D6:T3-08 C6:T3-10 B6:T3-11 A6:T3-13 "
        "D5:T3-06 C5:T3-07 B5:T3-12 A5:T3-15",
        reached="2345",
    )
    assert pile(position, "piles", 3) == ["T3-01"]
    lines = during(position, "move E7")
    assert lines == [
        "tile_drawn 0 3 T3-01 E7",
        "tile_rejected T3-01 E7",
        "tile_laid T3-01 E7 yes",
        "hero_moved 0 E6 E7 move",
    ]
    assert cell(position) == "E7"


@pytest.mark.rules("ARC-802")
def test_a_jail_behind_a_known_trap_counts_as_cut_off() -> None:
    """B11 is a known trap: A11 can only be reached from A10, so A10 may have no wall to the north."""
    ways = "A2:T2-01 A3:T2-03 A4:T2-05 A5:T3-03 A6:T3-04 A7:T3-08 A8:T4-09 A9:T4-02"
    trapped = race("arthur A9", "max B1", board=ways, turned="B11", piles="T4-03 T4-12")
    assert play(trapped, "move A10")[:4] == [
        "tile_drawn 0 4 T4-03 A10",
        "tile_rejected T4-03 A10",
        "tile_drawn 0 4 T4-12 A10",
        "tile_laid T4-12 A10 no",
    ]
    book = "T5-01 T5-04 T5-03 T5-02 T5-05"
    through = race("arthur A9", "max B1", board=ways, jails=book, turned="B11", piles="T4-03 T4-12")
    assert play(through, "move A10")[1] == "tile_laid T4-03 A10 no"
    unknown = race("arthur A9", "max B1", board=ways, piles="T4-03 T4-12")
    assert play(unknown, "move A10")[1] == "tile_rejected T4-03 A10"


@pytest.mark.rules("ARC-805")
@pytest.mark.parametrize("jails", ["T5-01 T5-02 T5-03 T5-04 T5-05", "T5-05 T5-04 T5-03 T5-02 T5-01"])
def test_what_the_face_down_jails_are_does_not_matter(jails: str) -> None:
    ways = "A2:T2-01 A3:T2-03 A4:T2-05 A5:T3-03 A6:T3-04 A7:T3-08 A8:T4-09 A9:T4-02"
    position = race("arthur A9", "max B1", board=ways, jails=jails, piles="T4-03 T4-12")
    assert play(position, "move A10")[1] == "tile_rejected T4-03 A10"


@pytest.mark.rules("ARC-806")
def test_a_jail_is_turned_without_a_test() -> None:
    position = race("arthur B10", "max B1", road=10, board="B10:T4-12")
    assert play(position, "move B11")[:2] == ["jail_revealed B11 T5-02", "hero_moved 0 B10 B11 move"]


@pytest.mark.rules("ARC-801", "ARC-802", "ARC-303", "ARC-009")
@pytest.mark.parametrize("seed", range(60))
def test_on_any_board_the_rules_draw_the_same_map_as_the_law(seed: int) -> None:
    """Tiles at random on all cells, breaches and opened passages among them; a hero where it is safe."""
    luck = random.Random(seed)
    names = {number: [row.id for row in law.tiles() if row.level == number] for number in (2, 3, 4)}
    for number in names:
        luck.shuffle(names[number])
    cells = [at for at in CELLS if level(at) in (2, 3, 4) and luck.random() < 0.3 + 0.7 * (seed % 2)]
    tiles = {at: names[level(at)].pop() for at in cells}
    breached = [at for at in cells if luck.random() < 0.1]
    opened = [("C" + str(row), "D" + str(row)) for row in range(2, 10) if luck.random() < 0.2]
    drawn = Map({**{f"{column}1": "T1-01" for column in COLUMNS}, **tiles}, breached, opened)
    standing = sorted(drawn.safe())
    start = luck.choice(standing)
    position = race(
        f"arthur {start}",
        f"max {luck.choice(standing)}",
        board=" ".join(f"{at}:{name}" for at, name in tiles.items()),
        breached=" ".join(breached),
        opened=" ".join(f"{one}-{two}" for one, two in opened),
    )
    assert set(seen(position).safe) == drawn.safe()
    assert set(choices(position, "move").split()) == drawn.targets(start)
    assert map_of(seen(position)).passes() == drawn.passes()


@pytest.mark.rules("ARC-801", "ARC-802", "ARC-803", "ARC-807")
@pytest.mark.parametrize("seed", range(60))
def test_a_crowded_board_takes_the_first_tile_that_passes(seed: int) -> None:
    luck = random.Random(1000 + seed)
    names = {number: [row.id for row in law.tiles() if row.level == number] for number in (2, 3, 4)}
    for number in names:
        luck.shuffle(names[number])
    here = Map({f"{column}1": "T1-01" for column in COLUMNS}, [], [])
    cells = [at for at in CELLS if level(at) in (2, 3, 4)]
    luck.shuffle(cells)
    for at in cells[: luck.randint(20, 44)]:
        for place, name in enumerate(names[level(at)]):
            if Map({**here.tiles, at: name}, [], []).passes():
                here.tiles[at] = names[level(at)].pop(place)
                break
    edges = [(one, two) for one in sorted(here.safe()) for two in sorted(here.targets(one)) if two not in here.tiles]
    edges = [(one, two) for one, two in edges if level(two) != 5]
    if not edges:
        return
    start, to = luck.choice(edges)
    lying = names[level(to)]
    position = race(
        f"arthur {start} bonuses=34",
        "max B1",
        board=" ".join(f"{at}:{name}" for at, name in here.tiles.items() if at[1:] != "1"),
        piles=" ".join(lying),
        reached="2345",
        adventures=" ".join(ADVENTURES),
    )
    passing = [name for name in lying if Map({**here.tiles, to: name}, [], []).passes()]
    wanted = [f"tile_rejected {name} {to}" for name in lying[: lying.index(passing[0]) if passing else len(lying)]]
    wanted.append(f"tile_laid {passing[0] if passing else lying[0]} {to} {'no' if passing else 'yes'}")
    found = [line for line in lenient(position, f"move {to}") if line.split()[0] in ("tile_rejected", "tile_laid")]
    assert found == wanted


def lenient(position: Race, move: str) -> list[str]:
    """With any luck: what is laid does not depend on it."""
    position.drain()
    position.attempt(0, ARCHIBALD.move(move), FastLuck(1))
    return tale(position.drain())
