"""Fights (ARC-601 to 617) and the chance to win one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tablee.games.archibald.events import FightStarted
from tests.games.archibald.race import (
    against,
    asked,
    cell,
    choices,
    during,
    enemies,
    facts,
    kinds,
    lives,
    only,
    options,
    play,
    race,
    seen,
    supply,
)

RED, YELLOW = [0, 0, 1, 1, 1, 2], [0, 0, 0, 1, 1, 1]  # table 5.1
HEROES = {"arthur": (1, 1), "selenia": (1, 2), "betameche": (0, 2), "max": (2, 0)}
ENEMIES = {"moustik": (0, 1), "seide": (1, 0), "millipede": (0, 2), "spider": (1, 1), "darkos": (2, 0)}


def blanks(red: int, yellow: int) -> str:
    return "r0 " * red + "y0 " * yellow


@pytest.mark.rules("ARC-603", "ARC-604", "ARC-607", "ARC-609", "ARC-614")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("kind", ENEMIES)
def test_every_hero_against_every_enemy(hero: str, kind: str) -> None:
    other = "arthur" if hero != "arthur" else "max"
    position = race(f"{hero} C1", f"{other} B1", board="C2:T2-01", enemies=f"C2:{kind}")
    mine, theirs = HEROES[hero], ENEMIES[kind]
    zeros = [",".join("0" * sum(dice)) for dice in (mine, theirs)]
    assert during(position, "move C2", dice=blanks(*mine) + blanks(*theirs)) == [
        "hero_moved 0 C1 C2 move",
        f"fight_started 0 C2 {mine[0]},{mine[1]} {theirs[0]},{theirs[1]} {kind}",
        f"fight_rolled 0 1 {zeros[0]} {zeros[1]} 0 0",
        f"hero_blocked 0 C2 {kind}",
    ]


@pytest.mark.rules("ARC-602")
def test_who_arrives_where_enemies_stand_fights_them() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies="C2:seide")
    assert kinds(play(position, "move C2", dice="r0 y0 r0"), "fight_started") == ["fight_started 0 C2 1,1 1,0 seide"]


@pytest.mark.rules("ARC-604", "ARC-605", "ARC-603")
@pytest.mark.parametrize(
    ("sheet", "there", "mine", "theirs"),
    [
        ("max C1 wears=E4-A", "darkos,darkos", (3, 0), (3, 0)),
        ("selenia C1 wears=E3-B", "seide,seide,darkos", (1, 3), (3, 0)),
        ("arthur C1 wears=E4-B", "millipede,millipede", (2, 2), (0, 3)),
        ("arthur C1 wears=E2-A", "moustik,moustik,seide,spider", (1, 2), (2, 3)),
        ("betameche C1 wears=E3-B", "spider,spider,millipede", (0, 3), (2, 3)),
        ("max C1 wears=E2-C", "seide", (2, 0), (1, 0)),
    ],
)
def test_no_side_rolls_more_than_three_dice_of_a_colour(
    sheet: str, there: str, mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    other = "arthur" if "arthur" not in sheet else "max"
    position = race(sheet, f"{other} B1", board="C2:T2-01", enemies=f"C2:{there}")
    started = only(facts(position, "move C2", dice=blanks(*mine) + blanks(*theirs)), FightStarted)
    assert (tuple(started.hero_dice), tuple(started.enemy_dice)) == (mine, theirs)
    assert sorted(started.enemies) == sorted(there.split(","))


@pytest.mark.rules("ARC-606", "ARC-608", "ARC-610", "ARC-612", "ARC-613")
def test_both_sides_lose_at_the_same_time() -> None:
    position = race("max C1", "arthur B1", board="C2:T2-01", enemies="C2:seide,seide")
    assert during(position, "move C2", dice="r2 r0 r1 r1") == [
        "hero_moved 0 C1 C2 move",
        "fight_started 0 C2 2,0 2,0 seide,seide",
        "fight_rolled 0 1 2,0 1,1 2 2",
        "enemies_killed 0 C2 seide,seide",
        "lives_changed 0 -2 1 fight",
    ]
    assert (supply(position), enemies(position, "C2")) == ("4/6/2/2/2", "")


@pytest.mark.rules("ARC-610")
def test_hits_beyond_the_number_of_enemies_are_lost() -> None:
    position = race("max C1", "arthur B1", board="C2:T2-01 D2:T2-03", enemies="C2:seide D2:seide")
    assert during(position, "move C2", dice="r2 r2 r0")[2:] == [
        "fight_rolled 0 1 2,2 0 4 0",
        "enemies_killed 0 C2 seide",
    ]
    assert enemies(position, "D2") == "seide"


@pytest.mark.rules("ARC-611")
def test_the_player_chooses_which_of_different_enemies_die() -> None:
    position = race("max C1", "arthur B1", board="C2:T2-01", enemies="C2:darkos,seide,moustik")
    assert play(position, "move C2", dice="r2 r0 r0 r0 r0 y0")[-2:] == [
        "fight_rolled 0 1 2,0 0,0,0,0 2 0",
        "decision_requested 0 slay",
    ]
    assert options(position) == ["slay darkos,moustik", "slay darkos,seide", "slay seide,moustik"]
    for wrong in ("slay darkos", "slay darkos,seide,moustik", "slay darkos,darkos", "slay spider,seide"):
        assert against(position, wrong) == "not_these ARC-611"
    assert during(position, "slay seide,moustik") == [
        "enemies_killed 0 C2 seide,moustik",
        "hero_blocked 0 C2 darkos",
    ]
    assert supply(position) == "4/6/2/2/1"


@pytest.mark.rules("ARC-611")
def test_among_equals_nothing_is_asked() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies="C2:seide,seide,seide")
    assert during(position, "move C2", dice="r1 y0 r0 r0 r0")[-2:] == [
        "enemies_killed 0 C2 seide",
        "hero_blocked 0 C2 seide,seide",
    ]


@pytest.mark.rules("ARC-611")
def test_two_of_a_kind_are_one_choice() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies="C2:seide,seide,moustik")
    play(position, "move C2", dice="r1 y1 r0 r0 y0")
    assert options(position) == ["slay seide,moustik", "slay seide,seide"]


@pytest.mark.rules("ARC-611", "ARC-608", "ARC-613")
def test_the_choice_comes_before_the_loss() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies="C2:darkos,moustik")
    play(position, "move C2", dice="r1 y0 r1 r0 y1")
    assert lives(position) == 3
    assert during(position, "slay darkos") == [
        "enemies_killed 0 C2 darkos",
        "lives_changed 0 -2 1 fight",
        "hero_blocked 0 C2 moustik",
    ]


@pytest.mark.rules("ARC-614", "ARC-615", "ARC-208", "ARC-617")
def test_a_blocked_hero_fights_again_on_the_next_turn_and_then_moves() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01", enemies="C2:moustik")
    play(position, "move C2", dice="r0 y0 y0")
    lines = play(position, "1 move A1", dice="r1 y0 y0")
    assert kinds(lines, "fight_rolled", "enemies_killed", "hero_moved") == [
        "hero_moved 1 B1 A1 move",
        "fight_rolled 0 1 1,0 0 1 0",
        "enemies_killed 0 C2 moustik",
    ]
    assert (cell(position), asked(position)) == ("C2", "1 move")
    play(position, "1 move B1")
    assert asked(position) == "0 move"


@pytest.mark.rules("ARC-616", "ARC-607")
def test_other_heroes_on_the_tile_neither_help_nor_suffer() -> None:
    position = race("arthur C1", "max C2", "selenia C2", board="C2:T2-01", enemies="C2:seide")
    lines = during(position, "move C2", dice="r1 y0 r1")
    assert lines[1:] == [
        "fight_started 0 C2 1,1 1,0 seide",
        "fight_rolled 0 1 1,0 1 1 1",
        "enemies_killed 0 C2 seide",
        "lives_changed 0 -1 2 fight",
    ]
    assert (lives(position, 1), lives(position, 2)) == (3, 3)


@pytest.mark.rules("ARC-617", "ARC-208")
def test_blocked_is_no_lasting_state() -> None:
    """Max frees the tile, so Arthur moves."""
    position = race("max C1", "arthur C2", board="C2:T2-01", enemies="C2:seide")
    play(position, "move C2", dice="r1 r0 r0")
    assert asked(position) == "1 move"
    assert choices(position, "move") == "B2 C1 C3 D2"


# --- The chance


def chance(mine: tuple[int, int], enemies: int) -> Fraction:
    rolls = Counter(sum(faces) for faces in product(*[RED] * mine[0], *[YELLOW] * mine[1]))
    return Fraction(sum(count for hits, count in rolls.items() if hits >= enemies), rolls.total())


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("there", ["seide", "moustik,moustik", "seide,seide,darkos", "moustik,moustik,moustik,seide"])
def test_the_chance_to_kill_them_all_is_told_in_thousandths(hero: str, there: str) -> None:
    other = "arthur" if hero != "arthur" else "max"
    position = race(f"{hero} C1", f"{other} B1", board="C2:T2-01", enemies=f"C2:{there}")
    theirs = [sum(ENEMIES[kind][colour] for kind in there.split(",")) for colour in (0, 1)]
    red, yellow = min(3, theirs[0]), min(3, theirs[1])
    started = only(facts(position, "move C2", dice=blanks(*HEROES[hero]) + blanks(red, yellow)), FightStarted)
    wanted = chance(HEROES[hero], len(there.split(",")))
    assert started.chance == round(1000 * wanted)


def outcomes(mine: tuple[int, int], theirs: tuple[int, int], lives: int, count: int) -> tuple[int, int, int]:
    hits = Counter(sum(faces) for faces in product(*[RED] * theirs[0], *[YELLOW] * theirs[1]))
    defeat = Fraction(sum(number for lost, number in hits.items() if lost >= lives), hits.total())
    loss = Fraction(sum(min(lost, lives) * number for lost, number in hits.items()), hits.total())
    return round(1000 * chance(mine, count)), round(1000 * defeat), round(1000 * loss)


@pytest.mark.parametrize("lives_left", [1, 2, 4])
def test_before_a_step_the_odds_of_its_fight_are_shown(lives_left: int) -> None:
    position = race(
        f"arthur C2 lives={lives_left} wears=E2-A",
        "max B1",
        board="C2:T2-01 D2:T2-03 C3:T2-08 B2:T2-10",
        enemies="D2:darkos,seide",
        fresh="C3",
    )
    odds = {one.cell: one for one in seen(position).odds}
    assert set(odds) == {"C3", "D2"}
    both = odds["D2"]
    assert (list(both.enemies), tuple(both.hero_dice), tuple(both.enemy_dice)) == (["seide", "darkos"], (1, 2), (3, 0))
    assert (both.win, both.defeat, both.loss) == outcomes((1, 2), (3, 0), lives_left, 2)
    fresh = odds["C3"]
    assert (list(fresh.enemies), fresh.win, fresh.defeat, fresh.loss) == (
        ["seide"],
        *outcomes((1, 2), (1, 0), lives_left, 1),
    )
