"""The scenarios of section 9, one test each: SC-01 to SC-18."""

from __future__ import annotations

import pytest

from tablee.games.archibald import ARCHIBALD, ArchibaldOptions
from tests.games.archibald import law
from tests.games.archibald.race import (
    CELLS,
    Dice,
    against,
    asked,
    cell,
    cells,
    choices,
    discard,
    during,
    enemies,
    hand,
    kinds,
    level,
    lives,
    options,
    play,
    race,
    seen,
    sheet,
    supply,
    tile,
    water,
)


def test_every_scenario_of_the_law_has_a_test_here() -> None:
    from tests.games.archibald import test_scenarios_late

    names = [*globals(), *vars(test_scenarios_late)]
    found = {name[5:10].replace("_", "-").upper() for name in names if name.startswith("test_sc_")}
    assert sorted(found) == law.scenarios()


@pytest.mark.rules("ARC-001", "ARC-002", "ARC-008")
def test_sc_01_the_board() -> None:
    view = seen(race("arthur C1", "max B1"))
    assert len(view.board) == len(CELLS) == 55
    assert [sum(level(cell) == number for cell in CELLS) for number in range(1, 6)] == [5, 15, 15, 15, 5]
    for at, last in (("C2", "C1"), ("C5", "C4"), ("C8", "C7"), ("D11", "C10")):
        position = race("arthur C1 hand=E4-K", f"max {at}", road=10, turned="D11", water=3, at="C")
        play(position, "play E4-K#1")
        assert last in ("C1", cell(position, 1))


@pytest.mark.rules("ARC-108", "ARC-109", "ARC-110", "ARC-111", "ARC-112")
def test_sc_02_three_players_choose() -> None:
    position = ARCHIBALD.setup(3, Dice("shuffle " * 8), ArchibaldOptions(starter=1))
    play(position, "0 hero arthur", "0 start C1", "1 hero selenia")
    assert against(position, "1 start C1") == "start_taken ARC-109"
    play(position, "1 start B1")
    assert against(position, "2 hero arthur") == "hero_taken ARC-108"
    play(position, "2 hero max", "2 start D1")
    view = seen(position)
    assert [(one.hero, one.cell, one.lives, list(one.backs)) for one in view.heroes] == [
        ("arthur", "C1", 3, [2, 2]),
        ("selenia", "B1", 3, [2, 2]),
        ("max", "D1", 3, [2, 2]),
    ]
    assert (view.decks[0].count, view.water) == (9, 0)


@pytest.mark.rules("ARC-304", "ARC-306", "ARC-401", "ARC-405", "ARC-703")
def test_sc_03_the_first_step() -> None:
    position = race("arthur C1 hand=E2-A", "max B1", piles="T2-03", reached="", at="B")
    assert during(position, "move C2") == [
        "tile_drawn 0 2 T2-03 C2",
        "tile_laid T2-03 C2 no",
        "hero_moved 0 C1 C2 move",
        "level_reached_first 0 2",
        "water_changed 1 1 level",
        "lives_changed 0 1 4 tile",
    ]
    assert (tile(position, "C2"), cell(position), water(position), lives(position)) == ("T2-03", "C2", 1, 4)
    assert asked(position) == "0 window C"


@pytest.mark.rules("ARC-006", "ARC-302", "ARC-303")
def test_sc_04_walls() -> None:
    position = race("arthur C3", "max B1", board="C3:T2-02 B3:T2-04 C2:T2-01")
    assert choices(position, "move") == "C2 D3"


@pytest.mark.rules("ARC-305", "ARC-214")
def test_sc_05_a_bump() -> None:
    position = race("max C2 hand=E2-A", "arthur B3", board="C2:T2-01 B2:T2-08 B3:T2-03", piles="T2-15", water=1, at="B")
    assert during(position, "move C3") == [
        "tile_drawn 0 2 T2-15 C3",
        "tile_laid T2-15 C3 no",
        "bumped 0 C2 C3 T2-15",
    ]
    assert (tile(position, "C3"), cell(position), water(position), asked(position)) == ("T2-15", "C2", 1, "0 window C")
    play(position, "go on")
    assert "C3" in choices(position, "move")
    play(position, "1 move B2")
    play(position, "go on")
    assert "C3" not in choices(position, "move")
    for start, board in (("D3", "D2:T2-05 D3:T2-03"), ("C4", "D2:T2-05 D3:T2-03 D4:T2-08 C4:T2-11")):
        beside = race(f"max {start}", "arthur B1", board=f"C3:T2-15 {board}")
        assert "C3" in choices(beside, "move")


@pytest.mark.rules("ARC-305", "ARC-307")
def test_sc_06_satans_falls() -> None:
    position = race("arthur C5", "max B1", road=4, board="C5:T3-13", piles="T3-01")
    assert during(position, "move C6")[-1] == "bumped 0 C5 C6 T3-01"
    assert (tile(position, "C6"), cell(position)) == ("T3-01", "C5")
    assert "C6" not in seen(position).safe
    play(position, "1 move A1")
    assert choices(position, "move") == "B5 C4 D5"


@pytest.mark.rules("ARC-408", "ARC-603", "ARC-606", "ARC-610", "ARC-612", "ARC-613")
def test_sc_07_a_fight() -> None:
    position = race("arthur C7 wears=E2-A bonuses=34", "max B1", road=7, piles="T4-06", reached="234")
    assert during(position, "move C8", dice="r2 y1 y0 r1 r0") == [
        "tile_drawn 0 4 T4-06 C8",
        "tile_laid T4-06 C8 no",
        "hero_moved 0 C7 C8 move",
        "enemies_appeared C8 seide,seide tile 0",
        "fight_started 0 C8 1,2 2,0 seide,seide",
        "fight_rolled 0 1 2,1,0 1,0 3 1",
        "enemies_killed 0 C8 seide,seide",
        "lives_changed 0 -1 2 fight",
    ]
    assert (supply(position), lives(position), enemies(position, "C8")) == ("4/6/2/2/2", 2, "")


@pytest.mark.rules("ARC-208", "ARC-614", "ARC-615")
def test_sc_08_blocked() -> None:
    position = race("betameche C4 bonuses=3 hand=E2-A", "max B1", road=4, piles="T3-07", at="B", reached="23")
    lines = during(position, "move C5", dice="y1 y0 y0 y0")
    assert lines[-2:] == ["enemies_killed 0 C5 moustik", "hero_blocked 0 C5 moustik"]
    play(position, "go on", "1 move A1")
    assert during(position, "go on", dice="y1 y0 y1") == [
        "fight_started 0 C5 0,2 0,1 moustik",
        "fight_rolled 0 1 1,0 1 1 1",
        "enemies_killed 0 C5 moustik",
        "lives_changed 0 -1 2 fight",
    ]
    assert (lives(position), cell(position), asked(position)) == (2, "C5", "0 window C")
    play(position, "go on", "1 move B1", "go on")
    assert asked(position) == "0 move"


@pytest.mark.rules("ARC-409")
def test_sc_09_a_killed_enemy_does_not_come_back() -> None:
    position = race("selenia D1", "max B1", board="D2:T2-08")
    assert during(position, "move D2") == ["hero_moved 0 D1 D2 move"]


@pytest.mark.rules("ARC-602", "ARC-616", "ARC-617")
def test_sc_10_one_hero_frees_another() -> None:
    position = race("max D1", "arthur D2", board="D2:T2-08", enemies="D2:seide")
    lines = play(position, "move D2", dice="r1 r0 r0")
    assert kinds(lines, "fight_started", "enemies_killed") == [
        "fight_started 0 D2 2,0 1,0 seide",
        "enemies_killed 0 D2 seide",
    ]
    assert (asked(position), lives(position, 1)) == ("1 move", 3)


@pytest.mark.rules("ARC-411")
def test_sc_11_two_springs() -> None:
    position = race("arthur B2", "max B1", board="A3:T2-12 B3:T2-11 B2:T2-01")
    play(position, "move B3", "move A3", "move B3")
    assert options(position) == ["decline", "move B2", "move B4", "move C3"]
    assert during(position, "decline") == ["bonus_move_declined 0 B3 spring"]


@pytest.mark.rules("ARC-413", "ARC-419", "ARC-310")
def test_sc_12_a_book_after_a_lost_fight() -> None:
    position = race("max C1", "arthur B1", piles="T2-09", adventures="A09", reached="2")
    assert play(position, "move C2", dice="r0 r0 r1")[3:] == [
        "enemies_appeared C2 seide tile 0",
        "fight_started 0 C2 2,0 1,0 seide",
        "fight_rolled 0 1 0,0 1 0 1",
        "lives_changed 0 -1 2 fight",
        "hero_blocked 0 C2 seide",
        "adventure_drawn 0 1 A09 text,text",
        "decision_requested 0 answer",
    ]
    assert during(position, "answer B") == ["adventure_answered 0 A09 B text,text"]
    assert enemies(position, "C2") == "seide"


@pytest.mark.rules("ARC-412")
def test_sc_13_who_reads_what() -> None:
    position = race(
        "arthur C2",
        "max B1",
        "selenia B1",
        "betameche B1",
        road=2,
        board="C3:T2-13",
        adventures="A04",
        decks="E2-A E2-B",
    )
    play(position, "move C3")
    assert [seen(position, eyes).read is not None for eyes in (0, 1, 2, 3)] == [False, True, False, False]
    assert [seen(position, eyes).reading[0].card for eyes in (0, 1, 2, 3)] == ["A04"] * 4
    assert during(position, "answer A", dice="d5") == [
        "adventure_answered 0 A04 A text,text",
        "die_rolled 0 5 adventure",
        "cards_drawn 0 2 2 adventure E2-A#1,E2-B#1",
    ]


@pytest.mark.rules("ARC-415", "ARC-704")
def test_sc_14_a_trial() -> None:
    position = race("arthur C5", "max C5", road=5, board="D5:T3-15", water=2)
    assert during(position, "move D5", dice="d2")[1:] == ["die_rolled 0 2 trial", "water_changed 1 3 trial"]
    assert during(position, "1 move D5", dice="d6")[1:] == ["die_rolled 1 6 trial"]
    assert water(position) == 3


@pytest.mark.rules("ARC-706", "ARC-707", "ARC-708", "ARC-709", "ARC-710", "ARC-711", "ARC-712", "ARC-403")
def test_sc_15_a_flood() -> None:
    position = race(
        "arthur B8 hand=E2-A",
        "selenia D6",
        "betameche A1",
        "max B11",
        road=10,
        board="B7:T3-10 B8:T4-12 C8:T4-15 D6:T3-11 D4:T2-08 B10:T4-06",
        jails="T5-02 T5-04 T5-01 T5-03 T5-05",
        turned="B11",
        enemies="D6:spider",
        water=3,
        at="B",
    )
    assert play(position, "move C8", dice="d1") == [
        "hero_moved 0 B8 C8 move",
        "die_rolled 0 1 trial",
        "water_changed 1 4 trial",
        "flood_started 0,1,3",
        "decision_requested 0 destination",
    ]
    assert choices(position, "to") == "B7 C7"
    play(position, "to C7")
    assert choices(position, "to") == "C4 D4"
    play(position, "1 to C4")
    assert choices(position, "to") == "B10 C10"
    lines = play(position, "3 to C10")
    assert lines == [
        "hero_sent 3 B11 C10 flood",
        "water_changed -4 0 flood",
        "flood_ended",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert (cells(position), enemies(position, "D6"), water(position)) == ("C7 C4 A1 C10", "spider", 0)


@pytest.mark.rules("ARC-309", "ARC-416")
def test_sc_16_a_trap() -> None:
    position = race(
        "arthur D10",
        "max D10",
        road=10,
        board="D10:T4-12 B7:T3-04 C6:T3-13",
        jails="T5-01 T5-03 T5-04 T5-02 T5-05",
        reached="2345",
        decks="E3-A",
    )
    assert play(position, "move D11") == [
        "jail_revealed D11 T5-02",
        "hero_moved 0 D10 D11 move",
        "decision_requested 0 destination",
    ]
    assert choices(position, "to") == "B7 C7"
    assert during(position, "to B7") == ["hero_sent 0 D11 B7 trap"]
    assert (tile(position, "D11"), hand(position)) == ("T5-02", "")
    assert play(position, "1 move D11", "1 to C7")[:3] == [
        "hero_moved 1 D10 D11 move",
        "decision_requested 1 destination",
        "hero_sent 1 D11 C7 trap",
    ]


@pytest.mark.rules("ARC-406", "ARC-502", "ARC-503")
def test_sc_17_a_fourth_card() -> None:
    position = race("arthur C5 hand=E2-A,E2-D,E2-F", "max B1", road=6, decks="E3-K", at="B")
    assert play(position, "move C6")[-2:] == ["cards_drawn 0 3 1 tile E3-K#1", "decision_requested 0 overflow"]
    assert options(position) == [
        "discard E2-A#1",
        "discard E2-D#1",
        "discard E2-F#1",
        "discard E3-K#1",
        "equip E2-A#1",
    ]
    play(position, "equip E2-A#1")
    assert (hand(position), sheet(position).equipment) == ("E2-D#1 E2-F#1 E3-K#1", "E2-A#1")


@pytest.mark.rules("ARC-203", "ARC-204", "ARC-507")
def test_sc_18_equipping_and_playing() -> None:
    position = race("arthur C1 lives=2 hand=E3-A,E2-F,E2-E wears=E2-A", "max B1", board="C2:T2-01")
    play(position, "equip E3-A#1", "play E2-F#1")
    assert (sheet(position).equipment, lives(position)) == ("E3-A#1", 3)
    assert discard(position, 2) == "E2-A#1 E2-F#1"
    play(position, "go on", "move C2")
    assert asked(position) == "0 window C"
    assert options(position) == ["discard E2-E#1", "go on"]
    assert against(position, "play E2-E#1 C2") == "card_already_played ARC-203"
