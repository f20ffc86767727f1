"""What the table plays when a clock runs out: the last column of section 7, decision by decision."""

from __future__ import annotations

import random

import pytest

from tablee.kernel import FastLuck
from tests.games.archibald import law
from tests.games.archibald.maps import JAILS, Map, neighbours
from tests.games.archibald.race import CELLS, COLUMNS, asked, default, level, play, race, random_moves, setup

STORIES = [row for row in law.rows("5.5") if row[5].isdigit()]


# --- D-03


@pytest.mark.parametrize("at", ["A", "C"])
def test_d_03_go_on(at: str) -> None:
    assert default(race("arthur C1 hand=E2-A,E2-F", "max B1", at=at)) == "go on"


# --- D-05


@pytest.mark.parametrize(
    ("start", "more", "to"),
    [
        ("C1", {}, "C2"),
        ("C10", {}, "C11"),
        ("C3", {"board": "C2:T2-01 C3:T2-02"}, "D3"),
        ("C3", {"board": "C2:T2-01 C3:T2-02 D3:T2-12"}, "B3"),
        ("C3", {"board": "C2:T2-01 C3:T2-02 D3:T2-12 B3:T2-04"}, "C2"),
        ("C3", {"road": 4, "enemies": "C4:seide"}, "D3"),
        ("C5", {"road": 5, "board": "C6:T3-01"}, "D5"),
        ("C10", {"road": 10, "turned": "C11"}, "D10"),
        ("D11", {"road": 10, "board": "D10:T4-12", "turned": "D11"}, "E11"),
        ("D11", {"road": 10, "board": "D10:T4-12", "turned": "D11 E11"}, "C11"),
    ],
)
def test_d_05_the_first_step_of_a_shortest_way_to_a_face_down_jail(start: str, more: dict[str, str], to: str) -> None:
    scene = {"road": int(start[1:]), **more} if "board" not in more or "road" in more else more
    position = race(f"arthur {start}", "max B1", **scene)
    assert default(position) == f"move {to}"


def test_d_05_through_enemies_only_if_no_other_way_remains() -> None:
    """C11 to E11 are known; the way to A11 and B11 leads over B10 or A10, and enemies stand on both and on A9, B9."""
    ways = "A9:T4-06 A10:T4-12 B9:T4-01 B10:T4-07 A8:T4-08 B8:T4-04"
    jails = "T5-01 T5-02 T5-03 T5-04 T5-05"
    position = race(
        "arthur C10",
        "max B1",
        road=10,
        board=ways,
        jails=jails,
        turned="C11 D11 E11",
        enemies="A10:seide B10:seide",
        opened="C10-B10",
    )
    assert default(position) == "move B10"
    free = race(
        "arthur C10",
        "max B1",
        road=10,
        board=ways,
        jails=jails,
        turned="C11 D11 E11",
        enemies="B10:seide",
        opened="C9-B9",
    )
    assert default(free) == "move C9"


@pytest.mark.parametrize("seed", range(80))
def test_d_05_on_any_board(seed: int) -> None:
    """The law's words once more: fewest steps, without enemies if there is such a way, ties N, E, W, S."""
    luck = random.Random(seed)
    names = {number: [row.id for row in law.tiles() if row.level == number] for number in (2, 3, 4)}
    here = Map({f"{column}1": "T1-01" for column in COLUMNS}, [], [])
    for at in luck.sample([at for at in CELLS if level(at) in (2, 3, 4)], luck.randint(10, 40)):
        name = luck.choice(names[level(at)])
        if Map({**here.tiles, at: name}, [], []).passes():
            names[level(at)].remove(name)
            here.tiles[at] = name
    turned = luck.sample(JAILS, luck.randint(0, 2))
    jails = ["T5-01", "T5-02", "T5-03", "T5-04", "T5-05"]
    luck.shuffle(jails)
    turned = [at for at in turned if jails[JAILS.index(at)] != "T5-01"]
    shown = Map({**here.tiles, **{at: jails[JAILS.index(at)] for at in turned}}, [], [])
    start = luck.choice(sorted(shown.safe()))
    laid = [at for at in here.tiles if at[1:] != "1" and not here.falls(at) and at != start]
    foes = luck.sample(laid, min(len(laid), luck.randint(0, 5)))
    position = race(
        f"arthur {start}",
        "max B1",
        board=" ".join(f"{at}:{name}" for at, name in here.tiles.items() if at[1:] != "1"),
        jails=" ".join(jails),
        turned=" ".join(turned),
        enemies=" ".join(f"{at}:seide" for at in foes),
    )
    if asked(position) == "0 move":
        assert default(position) == f"move {first_step(shown, start, foes)}"


def first_step(shown: Map, start: str, foes: list[str]) -> str | None:
    """By simple search: a step that lies on a shortest way."""
    for left_out in (set(foes), set()):
        steps: dict[str, int] = {}
        for side in "NEWS":
            to = neighbours(start).get(side)
            if to is not None and not shown.closed(start, side):
                far = distance(shown, to, left_out)
                if far is not None:
                    steps[to] = far
        if steps:
            return min(steps, key=lambda to: (steps[to], list(steps).index(to)))
    return None


def distance(shown: Map, start: str, left_out: set[str]) -> int | None:
    if start in left_out or shown.trap(start):
        return None
    seen, wave, far = {start}, [start], 0
    while wave:
        after: list[str] = []
        for cell in wave:
            if cell in JAILS and cell not in shown.tiles:
                return far
            for other in shown.targets(cell):
                if other not in seen and other not in left_out and not shown.trap(other):
                    seen.add(other)
                    after.append(other)
        wave, far = after, far + 1
    return None


# --- D-06 to D-09


def test_d_06_and_d_13_none() -> None:
    spring = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11")
    play(spring, "move C3")
    assert (asked(spring), default(spring)) == ("0 bonus_move", "decline")
    tunnel = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-13", adventures="A12")
    play(tunnel, "move C3", "answer A")
    assert (asked(tunnel), default(tunnel)) == ("0 tunnel", "decline")


@pytest.mark.parametrize(
    ("there", "chosen"),
    [
        ("moustik,seide,millipede", "millipede"),
        ("spider,darkos", "darkos"),
        ("seide,spider", "spider"),
        ("seide,moustik", "seide"),
        ("spider,millipede", "spider"),
    ],
)
def test_d_07_the_most_dangerous_first(there: str, chosen: str) -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies=f"C2:{there}")
    reds = {"moustik": 0, "seide": 1, "millipede": 0, "spider": 1, "darkos": 2}
    yellows = {"moustik": 1, "seide": 0, "millipede": 2, "spider": 1, "darkos": 0}
    red = min(3, sum(reds[kind] for kind in there.split(",")))
    yellow = min(3, sum(yellows[kind] for kind in there.split(",")))
    play(position, "move C2", dice="r1 y0" + " r0" * red + " y0" * yellow)
    assert (asked(position), default(position)) == ("0 slay", f"slay {chosen}")


def test_d_07_two_of_four() -> None:
    position = race("max C1", "arthur B1", board="C2:T2-01", enemies="C2:moustik,seide,spider,darkos")
    play(position, "move C2", dice="r2 r0" + " r0" * 3 + " y0" * 2)
    assert default(position) == "slay darkos,spider"


def test_d_08_use() -> None:
    position = race("arthur C1 wears=E2-C", "max B1", board="C2:T2-01", enemies="C2:seide")
    play(position, "move C2", dice="r0 y0 r1")
    assert (asked(position), default(position)) == ("0 armour", "use armour")


def test_d_09_the_card_drawn_last() -> None:
    position = race(
        "arthur C2 hand=E2-D,E2-E,E2-F", "max B1", road=2, board="C3:T2-13", adventures="A22", decks="E2-G E2-A", at="B"
    )
    play(position, "move C3", "answer B")
    assert (asked(position), default(position)) == ("0 overflow", "discard E2-A#1")
    play(position, "discard E2-A#1")
    assert default(position) == "discard E2-G#1"


# --- D-10


@pytest.mark.parametrize("cells", STORIES, ids=lambda cells: cells[0])
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("lives", [1, 2, 3])
def test_d_10_the_answer_of_the_table(cells: list[str], round: int, lives: int) -> None:
    position = race(f"arthur C2 lives={lives}", "max B1", road=2, board="C3:T2-13", adventures=cells[0], round=round)
    play(position, "move C3")
    usual, _, weak = cells[6].partition("; with 1 life ")
    wanted = weak if weak and lives == 1 else usual
    if wanted == "guess":
        wanted = "ABC"[(round - 1) % 3]
    assert default(position) == f"answer {wanted}"


# --- D-11 to D-14


@pytest.mark.parametrize(
    ("held", "chosen"),
    [
        ("E2-A,E2-F,E2-D", "E2-D"),
        ("E2-D,E2-F,E2-E", "E2-D"),
        ("E2-E,E2-D", "E2-E"),
        ("E2-A,E2-F,E2-G", "E2-F"),
        ("E2-G,E2-A,E2-F", "E2-G"),
        ("E2-B,E2-A", "E2-B"),
        ("E2-A,E2-B", "E2-A"),
    ],
)
def test_d_11_the_oldest_enemy_card_then_power_then_equipment(held: str, chosen: str) -> None:
    position = race(f"arthur C2 hand={held}", "max B1", road=2, board="C3:T2-13", adventures="A22", at="B")
    play(position, "move C3", "answer A")
    assert (asked(position), default(position)) == ("0 discard", f"discard {chosen}#1")


@pytest.mark.parametrize(
    ("row_seven", "enemies", "chosen"),
    [
        ("A7:T3-13 B7:T3-10", "", "C7"),
        ("A7:T3-13 B7:T3-10", "C7:seide", "A7"),
        ("A7:T3-05 B7:T3-10", "C7:seide", "B7"),
        ("A7:T3-13 B7:T3-10", "C7:seide B7:seide", "A7"),
        ("A7:T3-13 B7:T3-10", "C7:seide B7:seide A7:seide", "C7"),
        ("D7:T3-13 B7:T3-10", "C7:seide", "B7"),
        ("D7:T3-13 B7:T3-05", "C7:seide", "D7"),
    ],
)
def test_d_12_without_enemies_then_near_the_jails_then_west(row_seven: str, enemies: str, chosen: str) -> None:
    """Only C8, C9 and C10 are known above: from C7 it is four steps to a jail, from elsewhere over empty cells too."""
    position = race(
        "arthur C10",
        "max B1",
        road=10,
        board=f"{row_seven} B8:T4-03 A8:T4-05 D8:T4-13 E8:T4-15" if chosen == "C7" else row_seven,
        turned="C11",
        enemies=enemies,
        reached="2345",
    )
    play(position, "move C11")
    assert asked(position) == "0 destination"
    assert default(position) == f"to {chosen}"


def test_d_12_after_a_flood_in_the_order_of_the_seats() -> None:
    position = race("arthur C6 hand=E4-K", "max C3", road=6, board="B4:T2-08", water=3, at="C")
    play(position, "play E4-K#1")
    assert default(position) == "to B4"
    play(position, "to C4")
    assert (asked(position), default(position)) == ("1 destination", "to A1")


def test_d_14_the_westernmost() -> None:
    position = race(
        "arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A11", turned="B11", seen={"0": ["A11"]}
    )
    play(position, "move C3", "answer A")
    assert (asked(position), default(position)) == ("0 peek", "peek C11")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_defaults_alone_ends(seats: int) -> None:
    for seed in range(6):
        position = setup(seats, seed)
        luck = FastLuck(seed)
        for _ in range(3_000):
            if position.over:
                break
            (seat,) = position.awaited()
            position.attempt(seat, position.default(seat), luck)
        assert position.over


@pytest.mark.parametrize("seats", [2, 4])
def test_at_every_moment_of_a_game_the_default_is_a_move(seats: int) -> None:
    for position in random_moves(setup(seats, seats), FastLuck(seats), 600):
        if not position.over:
            default(position)
