"""Moving and discovering (3.3)."""

from __future__ import annotations

import pytest

from tests.games.archibald.race import (
    against,
    asked,
    cell,
    cells,
    choices,
    during,
    enemies,
    options,
    pile,
    play,
    race,
    seen,
    tile,
)


@pytest.mark.rules("ARC-301")
@pytest.mark.parametrize("to", ["B3", "D3", "B1", "D1", "C4", "C2", "A2", "E2", "C11"])
def test_a_move_goes_to_an_adjacent_cell_only(to: str) -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01")
    assert against(position, f"move {to}") == "not_adjacent ARC-301"


@pytest.mark.rules("ARC-302")
def test_not_through_a_wall_of_either_tile() -> None:
    position = race("arthur C3", "max B1", board="C2:T2-01 C3:T2-02 D3:T2-12 B3:T2-03")
    assert against(position, "move C4") == "wall ARC-302"
    assert against(position, "move D3") == "wall ARC-302"
    assert against(position, "move B3") == ""


@pytest.mark.rules("ARC-303", "ARC-307")
def test_not_onto_falls() -> None:
    position = race("arthur C5", "max B1", road=5, board="C6:T3-01")
    assert against(position, "move C6") == "falls ARC-307"
    assert against(race("arthur C5", "max B1", road=5, board="C6:T3-01", breached="C6"), "move C6") == ""


@pytest.mark.rules("ARC-303")
def test_a_known_trap_an_enemy_and_a_hero_are_legal_targets_and_so_is_the_way_back() -> None:
    position = race("arthur C10", "max C9", road=10, board="D10:T4-06", turned="C11", enemies="D10:seide")
    assert choices(position, "move") == "B10 C11 C9 D10"


@pytest.mark.rules("ARC-304", "ARC-306", "ARC-404")
@pytest.mark.parametrize(
    ("start", "to", "level", "name"),
    [("C1", "C2", 2, "T2-01"), ("C4", "C5", 3, "T3-03"), ("C7", "C8", 4, "T4-02"), ("C8", "B8", 4, "T4-02")],
)
def test_the_tile_is_drawn_from_the_pile_of_the_target_cell(start: str, to: str, level: int, name: str) -> None:
    """The hero is unhurt, so that hearts give nothing."""
    road = {"C1": 1, "C4": 4, "C7": 7, "C8": 7}[start]
    board = "C8:T4-12" if start == "C8" else ""
    if level == 2:
        piles = f"{name} T3-15 T4-15"
    else:
        piles = f"T2-15 {name}"
        board += " C5:T3-10" if road >= 5 else ""
    position = race(f"arthur {start} lives=5 bonuses=34", "max B1", road=road, board=board, piles=piles, reached="2345")
    count = len(pile(position, "piles", level))
    assert during(position, f"move {to}") == [
        f"tile_drawn 0 {level} {name} {to}",
        f"tile_laid {name} {to} no",
        f"hero_moved 0 {start} {to} move",
    ]
    assert (tile(position, to), cell(position), len(pile(position, "piles", level))) == (name, to, count - 1)
    assert list(seen(position).fresh) == []


@pytest.mark.rules("ARC-305")
@pytest.mark.parametrize(
    ("start", "to", "name", "left"),
    [
        ("C2", "C3", "T2-15", []),
        ("C2", "D2", "T2-06", []),
        ("C2", "D2", "T2-12", []),
        ("C2", "B2", "T2-04", []),
        ("C2", "B2", "T2-14", []),
        ("C2", "B2", "T2-09", ["B2"]),
        ("C5", "C6", "T3-01", []),
        ("C5", "B5", "T3-02", []),
        ("C5", "B5", "T3-07", ["B5"]),
        ("C9", "B9", "T4-07", ["B9"]),
        ("C9", "D9", "T4-11", ["D9"]),
    ],
)
def test_who_runs_into_a_wall_stays_and_nothing_is_resolved(start: str, to: str, name: str, left: list[str]) -> None:
    position = race(f"arthur {start}", "max B1", road=int(start[1:]), piles=name, water=3)
    number = {"2": 2, "3": 3, "4": 4}[name[1]]
    assert during(position, f"move {to}") == [
        f"tile_drawn 0 {number} {name} {to}",
        f"tile_laid {name} {to} no",
        f"bumped 0 {start} {to} {name}",
    ]
    assert (cell(position), tile(position, to), list(seen(position).fresh)) == (start, name, left)
    assert (dict(seen(position).enemies), seen(position).water) == ({}, 3)


@pytest.mark.rules("ARC-305", "ARC-703", "ARC-701")
def test_a_bump_at_the_border_of_a_level_reaches_nothing() -> None:
    position = race("arthur C4", "max B1", road=4, piles="T3-15", reached="2")
    during(position, "move C5")
    assert (list(seen(position).reached), seen(position).water) == ([2], 0)
    assert list(seen(position).heroes[0].bonuses) == []


@pytest.mark.rules("ARC-308")
def test_any_number_of_heroes_share_a_tile() -> None:
    position = race("arthur C2", "max C3", "selenia C3", "betameche C3", board="C2:T2-01 C3:T2-02")
    assert during(position, "move C3") == ["hero_moved 0 C2 C3 move"]
    assert cells(position) == "C3 C3 C3 C3"


@pytest.mark.rules("ARC-309", "ARC-416")
def test_a_face_down_jail_is_turned_and_always_entered() -> None:
    position = race("arthur D10", "max B1", road=10, board="D10:T4-12", adventures="A02")
    assert play(position, "move D11") == [
        "jail_revealed D11 T5-04",
        "hero_moved 0 D10 D11 move",
        "level_reached_first 0 5",
        "water_changed 1 1 level",
        "adventure_drawn 0 1 A02 text,text",
        "decision_requested 0 answer",
    ]
    assert (tile(position, "D11"), list(seen(position).jails_unseen)) == ("T5-04", ["T5-01", "T5-02", "T5-03", "T5-05"])


@pytest.mark.rules("ARC-309", "ARC-304")
def test_from_a_jail_one_moves_into_the_next_one() -> None:
    position = race("arthur D11", "max B1", road=10, board="D10:T4-12", turned="D11", adventures="A02")
    assert play(position, "move E11")[:2] == ["jail_revealed E11 T5-05", "hero_moved 0 D11 E11 move"]


# --- Bonus moves


@pytest.mark.rules("ARC-310", "ARC-411")
def test_a_bonus_move_is_a_whole_move_with_its_own_arrival() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11", piles="T2-03")
    assert play(position, "move C3") == [
        "hero_moved 0 C2 C3 move",
        "bonus_move_granted 0 C3 spring",
        "decision_requested 0 bonus_move",
    ]
    assert options(position) == ["decline", "move B3", "move C2", "move C4", "move D3"]
    assert during(position, "move C4") == [
        "tile_drawn 0 2 T2-03 C4",
        "tile_laid T2-03 C4 no",
        "hero_moved 0 C3 C4 bonus",
        "lives_changed 0 1 4 tile",
    ]


@pytest.mark.rules("ARC-310")
def test_it_is_optional() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11")
    play(position, "move C3")
    assert during(position, "decline") == ["bonus_move_declined 0 C3 spring"]
    assert cell(position) == "C3"


@pytest.mark.rules("ARC-310", "ARC-305")
def test_a_bump_spends_it() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11", piles="T2-15")
    play(position, "move C3")
    assert during(position, "move C4") == [
        "tile_drawn 0 2 T2-15 C4",
        "tile_laid T2-15 C4 no",
        "bumped 0 C3 C4 T2-15",
    ]


@pytest.mark.rules("ARC-310", "ARC-419")
def test_not_while_an_enemy_stands_there() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11", enemies="C3:seide")
    assert during(position, "move C3", dice="r0 y0 r0") == [
        "hero_moved 0 C2 C3 move",
        "fight_started 0 C3 1,1 1,0 seide",
        "fight_rolled 0 1 0,0 0 0 0",
        "hero_blocked 0 C3 seide",
    ]
    won = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11", enemies="C3:seide")
    assert play(won, "move C3", dice="r1 y0 r0")[-2:] == [
        "bonus_move_granted 0 C3 spring",
        "decision_requested 0 bonus_move",
    ]


@pytest.mark.rules("ARC-310", "ARC-518")
def test_nor_while_immobilised() -> None:
    """He flies onto a spring, and does not jump on."""
    position = race("arthur C2 hand=E3-I,E2-A", "max B1", board="C2:T2-01 C3:T2-11", immobilised=True)
    assert play(position, "play E3-I#1 C3") == [
        "card_played 0 E3-I#1 C3 - -",
        "hero_moved 0 C2 C3 flight",
        "cards_discarded 0 E3-I#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]


@pytest.mark.rules("ARC-310")
def test_a_bonus_move_onto_a_bonus_move() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11 D3:T2-12", opened="C3-D3")
    lines = play(position, "move C3", "move D3")
    assert lines[-3:] == [
        "hero_moved 0 C3 D3 bonus",
        "bonus_move_granted 0 D3 spring",
        "decision_requested 0 bonus_move",
    ]
    play(position, "decline")
    assert asked(position) == "1 move"


@pytest.mark.rules("ARC-409", "ARC-305")
def test_a_tile_laid_by_a_bump_keeps_its_enemies_for_the_first_arrival() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01", piles="T2-09")
    during(position, "move B2")
    assert (list(seen(position).fresh), enemies(position, "B2")) == (["B2"], "")
    lines = play(position, "1 move B2", dice="r0 r0 r0")
    assert lines[:3] == [
        "hero_moved 1 B1 B2 move",
        "enemies_appeared B2 seide tile 0",
        "fight_started 1 B2 2,0 1,0 seide",
    ]
    assert list(seen(position).fresh) == []


@pytest.mark.rules("ARC-311")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_pile_holds_a_tile_for_every_empty_cell(level: int) -> None:
    position = race("arthur C10", "max B1", road=10)
    assert len(pile(position, "piles", level)) == 12
    view = seen(position)
    assert (view.piles[level - 2].count, len(view.piles[level - 2].unseen)) == (12, 12)


# --- Another try after a bump


@pytest.mark.rules("ARC-907", "ARC-305")
def test_with_bump_retry_a_bump_is_followed_by_another_try() -> None:
    position = race("arthur C2 hand=E2-A", "max B1", board="C2:T2-01", piles="T2-15 T2-06", bump_retry=True, at="B")
    assert play(position, "move C3") == [
        "tile_drawn 0 2 T2-15 C3",
        "tile_laid T2-15 C3 no",
        "bumped 0 C2 C3 T2-15",
        "decision_requested 0 retry",
    ]
    assert options(position) == ["move B2", "move C1", "move D2", "stop"]
    assert against(position, "move C3") == "wall ARC-302"
    assert play(position, "move D2")[-2:] == ["bumped 0 C2 D2 T2-06", "decision_requested 0 retry"]
    assert options(position) == ["move B2", "move C1", "stop"]
    assert str(position.default(0)) == "stop"
    assert play(position, "stop") == ["window_opened 0 1 C", "decision_requested 0 window"]


@pytest.mark.rules("ARC-907")
def test_the_second_try_is_a_move_like_any_other() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01", piles="T2-15 T2-03", bump_retry=True)
    play(position, "move C3")
    assert during(position, "move D2") == [
        "tile_drawn 0 2 T2-03 D2",
        "tile_laid T2-03 D2 no",
        "hero_moved 0 C2 D2 move",
        "lives_changed 0 1 4 tile",
    ]


@pytest.mark.rules("ARC-907", "ARC-310")
def test_not_after_a_bonus_move() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-11", piles="T2-15", bump_retry=True)
    play(position, "move C3", "move C4")
    assert asked(position) == "1 move"


@pytest.mark.rules("ARC-907")
def test_without_the_option_there_is_none() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01", piles="T2-15")
    play(position, "move C3")
    assert asked(position) == "1 move"
    assert against(position, "0 stop") == "not_your_turn ARC-201"
