"""Every tile of section 5.6: what a hero meets who discovers it, and who comes back to it."""

from __future__ import annotations

import pytest

from tablee.games.archibald import Race
from tests.games.archibald import law
from tests.games.archibald.race import asked, cell, enemies, lives, play, race, seen, supply, tile

DISCOVERED = [row for row in law.tiles() if row.level in (2, 3, 4)]
ENTERED = {2: ("C1", "C2"), 3: ("C4", "C5"), 4: ("C7", "C8")}
DICE = {"moustik": (0, 1), "seide": (1, 0), "millipede": (0, 2), "spider": (1, 1), "darkos": (2, 0)}


def before(row: law.Row, fresh: bool) -> Race:
    """Arthur stands south of the cell; the tile lies on top of its pile, or there already."""
    start, to = ENTERED[row.level]
    return race(
        f"arthur {start} bonuses=34",
        "max B1",
        road=int(start[1:]),
        board="" if fresh else f"{to}:{row.id}",
        piles=row.id if fresh else "",
        decks="E2-A E3-A E4-A",
        adventures="A02",
        reached="2345",
    )


def dice_of(kinds: list[str]) -> tuple[int, int]:
    return sum(DICE[kind][0] for kind in kinds), sum(DICE[kind][1] for kind in kinds)


def fight(row: law.Row, to: str) -> tuple[list[str], str]:
    """Nobody hits anybody."""
    red, yellow = dice_of(row.enemies)
    shown = ",".join(row.enemies)
    blanks = ",".join("0" * (red + yellow))
    return [
        f"fight_started 0 {to} 1,1 {red},{yellow} {shown}",
        f"fight_rolled 0 1 0,0 {blanks} 0 0",
        f"hero_blocked 0 {to} {shown}",
    ], "r0 y0" + " r0" * red + " y0" * yellow


def resolved(row: law.Row, to: str) -> tuple[list[str], str]:
    """Steps 6 to 8 of ARC-401, as far as nothing is asked."""
    lines: list[str] = []
    dice = ""
    for shown in row.shows:
        if shown == "heart":
            lines.append("lives_changed 0 1 4 tile")
        elif shown == "card":
            lines.append(f"cards_drawn 0 {row.level} 1 tile E{row.level}-A#1")
        elif shown == "trial":
            lines += ["die_rolled 0 2 trial", "water_changed 1 1 trial"]
            dice = " d2"
        elif shown == "book":
            lines += ["adventure_drawn 0 1 A02 text,text", "decision_requested 0 answer"]
        elif shown == "spring":
            lines += [f"bonus_move_granted 0 {to} spring", "decision_requested 0 bonus_move"]
    return lines, dice


def tail(row: law.Row) -> list[str]:
    """What follows when nothing is asked."""
    if "book" in row.shows or "spring" in row.shows:
        return []
    if "card" in row.shows and not (row.falls or "S" in row.walls):
        return ["window_opened 0 1 C", "decision_requested 0 window"]
    return ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]


@pytest.mark.rules(
    "ARC-304",
    "ARC-305",
    "ARC-306",
    "ARC-307",
    "ARC-401",
    "ARC-404",
    "ARC-405",
    "ARC-406",
    "ARC-407",
    "ARC-408",
    "ARC-411",
    "ARC-412",
    "ARC-413",
    "ARC-415",
    "ARC-601",
)
@pytest.mark.parametrize("row", DISCOVERED, ids=lambda row: row.id)
def test_discovering_a_tile(row: law.Row) -> None:
    start, to = ENTERED[row.level]
    position = before(row, fresh=True)
    first = [f"tile_drawn 0 {row.level} {row.id} {to}", f"tile_laid {row.id} {to} no"]
    if row.falls or "S" in row.walls:
        bumped = [*first, f"bumped 0 {start} {to} {row.id}", *tail(law.tiles()[0])]
        assert play(position, f"move {to}") == bumped
        assert (cell(position), tile(position, to), lives(position)) == (start, row.id, 3)
        return
    fought: list[str] = []
    dice = ""
    if row.enemies:
        fought, dice = fight(row, to)
        fought = [f"enemies_appeared {to} {','.join(row.enemies)} tile 0", *fought]
    then, more = resolved(row, to)
    lines = play(position, f"move {to}", dice=dice + more)
    assert lines == [*first, f"hero_moved 0 {start} {to} move", *fought, *then, *tail(row)]
    assert (cell(position), tile(position, to), enemies(position, to)) == (to, row.id, ",".join(row.enemies))
    left = [4, 6, 2, 2, 2]
    for kind in row.enemies:
        left[list(DICE).index(kind)] -= 1
    assert supply(position) == "/".join(map(str, left))


@pytest.mark.rules("ARC-405", "ARC-406", "ARC-407", "ARC-409", "ARC-411", "ARC-412", "ARC-415", "ARC-303")
@pytest.mark.parametrize("row", [row for row in DISCOVERED if "S" not in row.walls], ids=lambda row: row.id)
def test_coming_back_to_a_tile_is_the_same_but_for_its_enemies(row: law.Row) -> None:
    start, to = ENTERED[row.level]
    position = before(row, fresh=False)
    then, dice = resolved(row, to)
    assert play(position, f"move {to}", dice=dice) == [f"hero_moved 0 {start} {to} move", *then, *tail(row)]
    assert supply(position) == "4/6/2/2/2"


@pytest.mark.rules("ARC-104", "ARC-404")
@pytest.mark.parametrize("to", ["B1", "D1"])
def test_nothing_happens_on_a_start_tile(to: str) -> None:
    position = race("arthur C1", "max B1")
    assert play(position, f"move {to}") == [
        f"hero_moved 0 C1 {to} move",
        "turn_ended 0 1",
        "turn_started 1 1",
        "decision_requested 1 move",
    ]


@pytest.mark.rules("ARC-416", "ARC-417", "ARC-418", "ARC-901", "ARC-309")
@pytest.mark.parametrize("row", [row for row in law.tiles() if row.level == 5], ids=lambda row: row.id)
@pytest.mark.parametrize("known", [False, True])
def test_the_five_jails(row: law.Row, known: bool) -> None:
    if known and "archibald" in row.shows:
        return
    others = [one.id for one in law.tiles() if one.level == 5 and one.id != row.id]
    jails = " ".join([*others[:2], row.id, *others[2:]])
    position = race(
        "arthur C10",
        "max B1",
        road=10,
        board="B7:T3-13",
        jails=jails,
        turned="C11" if known else "",
        reached="2345",
        adventures="A02",
    )
    lines = play(position, "move C11")
    first = [] if known else [f"jail_revealed C11 {row.id}"]
    assert lines[: len(first) + 1] == [*first, "hero_moved 0 C10 C11 move"]
    rest = lines[len(first) + 1 :]
    if "archibald" in row.shows:
        assert rest == [f"game_won 0 archibald C11 {jails.replace(' ', ',')} 1,2 1"]
    elif "trap" in row.shows:
        assert (rest, asked(position)) == (["decision_requested 0 destination"], "0 destination")
        assert play(position, "to B7")[0] == "hero_sent 0 C11 B7 trap"
        assert (cell(position), seen(position).water) == ("B7", 0)
    else:
        assert rest == ["adventure_drawn 0 1 A02 text,text", "decision_requested 0 answer"]
