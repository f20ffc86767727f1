"""The scenarios of section 9, one test each: SC-19 to SC-37."""

from __future__ import annotations

import pytest

from tablee.games.archibald import Race
from tablee.kernel import Eyes, FastLuck
from tests.games.archibald.race import (
    ADVENTURES,
    against,
    asked,
    cell,
    choices,
    discard,
    during,
    enemies,
    facts,
    hand,
    kinds,
    lives,
    options,
    pile,
    play,
    race,
    seen,
    sheet,
    supply,
    tale,
    tile,
    water,
)


@pytest.mark.rules("ARC-509")
def test_sc_19_a_carapace() -> None:
    position = race("selenia C1 lives=2 wears=E3-D", "max B1", board="C2:T2-01", enemies="C2:seide,darkos")
    play(position, "move C2", dice="r0 y0 y0 r1 r1 r1")
    assert during(position, "use armour")[:3] == [
        "armour_used 0 E3-D#1 2",
        "cards_discarded 0 E3-D#1 used",
        "lives_changed 0 -1 1 fight",
    ]
    assert (lives(position), discard(position, 3)) == (1, "E3-D#1")


@pytest.mark.rules("ARC-510", "ARC-511", "ARC-512")
def test_sc_20_darkoss_fury() -> None:
    position = race("max C1 hand=E4-F", "arthur C9 hand=E2-A", road=9, at="C")
    lines = play(position, "play E4-F#1 C9")
    assert kinds(lines, "fight_started") == []
    assert asked(position) == "1 window A"
    assert play(position, "1 go on", dice="r0 y0 r0 r0")[0] == "fight_started 1 C9 1,1 2,0 darkos"


@pytest.mark.rules("ARC-513", "ARC-514")
def test_sc_21_both_darkos_on_the_board() -> None:
    scene = {"board": "C2:T2-01 D2:T2-03 E2:T2-05", "enemies": "D2:darkos E2:darkos"}
    both = race("max D2 hand=E4-F", "arthur E2", **scene)  # type: ignore[arg-type]
    assert choices(both, "play") == choices(both, "aim") == ""
    one = race("max D2 hand=E4-F,E2-A", "arthur C2", **scene)  # type: ignore[arg-type]
    play(one, "aim E4-F#1 C2", "take E2", "send")
    assert (enemies(one, "C2"), enemies(one, "E2"), enemies(one, "D2")) == ("darkos", "", "darkos")


@pytest.mark.rules("ARC-621", "ARC-622", "ARC-623", "ARC-625", "ARC-626", "ARC-627")
def test_sc_22_a_defeat() -> None:
    position = race(
        "betameche C6 lives=1 hand=E2-A,E3-A wears=E3-C",
        "max B1",
        road=6,
        board="B6:T3-10 B4:T2-08",
        enemies="B6:spider",
        decks="E2-B E2-C",
        at="B",
    )
    play(position, "move B6", "keep armour", dice="y0 y0 r1 y1")
    assert choices(position, "to") == "B4 C4"
    lines = play(position, "to B4")
    assert lines[-3:] == ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]
    assert (cell(position), lives(position), hand(position), sheet(position).equipment) == (
        "B4",
        3,
        "E2-B#1 E2-C#1",
        None,
    )
    assert (discard(position, 2), discard(position, 3)) == ("E2-A#1", "E3-A#1 E3-C#1")


@pytest.mark.rules("ARC-623", "ARC-626", "ARC-010")
def test_sc_23_a_defeat_on_level_two() -> None:
    position = race("arthur C1 lives=1", "max B1", board="C2:T2-01", enemies="C2:seide", decks="E2-D E2-E")
    play(position, "move C2", dice="r0 y0 r1")
    assert choices(position, "to") == "A1 B1 C1 D1 E1"
    play(position, "to B1")
    assert (cell(position), hand(position)) == ("B1", "E2-D#1 E2-E#1")


@pytest.mark.rules("ARC-701", "ARC-702")
def test_sc_24_the_passage_counts_once() -> None:
    position = race("max C4", "arthur B1 hand=E4-K", road=5, decks="E3-A E3-B", reached="23", water=3, board="C5:T3-10")
    assert kinds(play(position, "move C5", "go on"), "cards_drawn") == ["cards_drawn 0 3 1 passage E3-A#1"]
    play(position, "1 play E4-K#1")
    assert cell(position) == "C4"
    play(position, "1 move A1", "0 go on")
    assert kinds(play(position, "move C5"), "cards_drawn", "level_bonus") == []


ROW_FOUR = "A4:T2-02 B4:T2-06 C4:T2-07 D4:T2-14 E2:T2-01 E3:T2-03"


@pytest.mark.rules("ARC-801", "ARC-802", "ARC-803")
def test_sc_25_a_tile_that_blocks() -> None:
    position = race("arthur E3", "max B1", board=ROW_FOUR, piles="T2-15 T2-12")
    assert play(position, "move E4") == [
        "tile_drawn 0 2 T2-15 E4",
        "tile_rejected T2-15 E4",
        "tile_drawn 0 2 T2-12 E4",
        "tile_laid T2-12 E4 no",
        "hero_moved 0 E3 E4 move",
        "bonus_move_granted 0 E4 spring",
        "decision_requested 0 bonus_move",
    ]
    assert pile(position, "piles", 2)[-1] == "T2-15"


@pytest.mark.rules("ARC-804", "ARC-807")
def test_sc_26_a_breach() -> None:
    rest = "A2:T2-04 B2:T2-05 C2:T2-08 D2:T2-09 A3:T2-10 B3:T2-11 C3:T2-12 D3:T2-13"
    position = race("arthur E3", "max B1", board=f"{ROW_FOUR} {rest}")
    lines = during(position, "move E4", dice="d4")
    assert lines[-3:] == ["tile_laid T2-15 E4 yes", "hero_moved 0 E3 E4 move", "die_rolled 0 4 trial"]
    play(position, "1 move A1")
    assert choices(position, "move") == "E3 E5"


@pytest.mark.rules("ARC-901", "ARC-902")
def test_sc_27_archibald() -> None:
    position = race("arthur C10", "max B1", road=10, jails="T5-02 T5-03 T5-01 T5-04 T5-05", water=3, reached="234")
    lines = play(position, "move C11")
    assert kinds(lines, "water_changed", "flood_started", "level_reached_first") == []
    assert (seen(position).winner, water(position), position.over) == (0, 3, True)


@pytest.mark.rules("ARC-505")
def test_sc_28_an_empty_deck() -> None:
    heroes = [
        "arthur C5 hand=E3-A,E3-B,E3-C wears=E3-D",
        "max B1 hand=E3-A#2,E3-E,E3-E#2",
        "selenia B1 hand=E3-F,E3-F#2,E3-G",
        "betameche B1 hand=E3-H",
    ]
    position = race(*heroes, road=6, discards="E3-I E3-J E3-K E3-L", at="B")
    lines = play(position, "move C6", dice="shuffle")
    assert lines[1] == "deck_reshuffled E3 4"
    assert len(pile(position, "decks", 3)) == 3


@pytest.mark.rules("ARC-414")
def test_sc_29_an_empty_adventure_deck() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventure_discard="…")
    lines = play(position, "move C3", dice="shuffle")
    assert lines[1] == "deck_reshuffled ADV 22"
    assert seen(position).adventures == 21


@pytest.mark.rules("ARC-518", "ARC-210", "ARC-208")
def test_sc_30_immobilised() -> None:
    position = race("arthur C1", "max C2 stuck hand=E2-G", board="C2:T2-01")
    lines = play(position, "move B1")
    assert "marker_cleared 1 immobilised" in lines
    assert against(position, "1 play E2-G#1") == "immobilised ARC-518"
    assert play(position, "1 go on") == [
        "movement_skipped 1 immobilised",
        "window_opened 1 1 C",
        "decision_requested 1 window",
    ]
    fights = race("arthur C1", "max C2 stuck hand=E2-G", board="C2:T2-01", enemies="C2:seide")
    play(fights, "move B1")
    assert play(fights, "1 go on", dice="r0 r0 r0")[0] == "fight_started 1 C2 2,0 1,0 seide"


@pytest.mark.rules("ARC-529", "ARC-006")
def test_sc_31_a_pickaxe() -> None:
    position = race("arthur C8 hand=E4-I", "max C8", road=7, board="C8:T4-03", piles="T4-15")
    play(position, "play E4-I#1 C9")
    assert during(position, "move C9", dice="d5") == [
        "tile_drawn 0 4 T4-15 C9",
        "tile_laid T4-15 C9 no",
        "hero_moved 0 C8 C9 move",
        "die_rolled 0 5 trial",
    ]
    assert "C9" in choices(position, "move")


@pytest.mark.rules("ARC-604", "ARC-605")
def test_sc_32_three_dice_of_a_colour() -> None:
    position = race("selenia C1 wears=E3-B", "max B1", board="C2:T2-01", enemies="C2:seide,seide,darkos")
    lines = during(position, "move C2", dice="r0 y0 y0 y0 r0 r0 r0")
    assert lines[1] == "fight_started 0 C2 1,3 3,0 seide,seide,darkos"


@pytest.mark.rules("ARC-703")
def test_sc_33_four_steps_into_level_two() -> None:
    position = race(
        "arthur A1", "max B1", "selenia C1", "betameche D1", board="A2:T2-01 B2:T2-02 C2:T2-03 D2:T2-05", reached=""
    )
    play(position, "0 move A2", "1 move B2", "2 move C2", "3 move D2")
    assert water(position) == 1


@pytest.mark.rules("ARC-211")
def test_sc_34_one_must_move() -> None:
    position = race("arthur B10", "max B1", road=10, board="B10:T4-12")
    assert options(position) == ["move A10", "move B11", "move B9", "move C10"]


@pytest.mark.rules("ARC-420", "ARC-414")
def test_sc_35_a_book_inside_a_book() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13 C4:T2-14", adventures="A09", adventure_discard="…")
    play(position, "move C3", "answer B")
    lines = play(position, "move C4", dice="shuffle")
    assert lines[1] == "deck_reshuffled ADV 21"
    drawn = lines[2].split()[3]
    assert drawn != "A09"
    assert [one.card for one in seen(position).reading] == ["A09", drawn]
    assert seen(position).adventures == 20
    finish(position)
    assert list(seen(position).adventure_discard) == [drawn, "A09"]
    assert (seen(position).adventures, drawn in ADVENTURES) == (20, True)


def finish(position: Race) -> None:
    """The harmless answers, until the turn is over."""
    while asked(position).split()[1] not in ("move", "window"):
        (seat,) = position.awaited()
        position.attempt(seat, position.default(seat), FastLuck(3))


@pytest.mark.rules("ARC-516")
@pytest.mark.parametrize("eyes", [None, 1])
def test_sc_36_a_card_that_cannot_be_played_looks_like_any_other(eyes: Eyes) -> None:
    heard: list[list[str]] = []
    views: list[object] = []
    for held in ("E3-K", "E3-H"):
        position = race(f"arthur C1 hand={held}", "max B1", board="C2:T2-01")
        assert (against(position, "play E3-K#1") == "no_water ARC-530") == (held == "E3-K")
        events = facts(position, "go on", "move C2", "go on")
        heard.append(tale([event for event in (one.heard_by(eyes) for one in events) if event is not None]))
        views.append(seen(position, eyes))
    assert heard[0] == heard[1]
    assert views[0] == views[1]
    assert kinds(heard[0], "window_opened") == ["window_opened 0 1 C"]


@pytest.mark.rules("ARC-006", "ARC-307", "ARC-510", "ARC-529", "ARC-807")
def test_sc_37_breached_falls() -> None:
    road = "E2:T2-01 E3:T2-03 E4:T2-05 E5:T3-03 E6:T3-04 E7:T3-01 C6:T3-02 D6:T3-08"
    position = race("arthur E6 hand=E2-D,E4-I", "max B1", board=road, breached="E7")
    assert choices(position, "play E2-D#1") == "D6 E2 E3 E4 E5 E6 E7"
    assert choices(position, "play E4-I#1") == ""
    play(position, "go on")
    assert choices(position, "move") == "D6 E5 E7"
    play(position, "move E7")
    assert (cell(position), "E7" in seen(position).safe, "C6" in seen(position).safe) == ("E7", True, False)
    beside = race("arthur D6 hand=E4-I", "max B1", board=road, breached="E7")
    assert choices(beside, "play E4-I#1") == ""
    assert (tile(beside, "C6"), supply(beside)) == ("T3-02", "4/6/2/2/2")
    swept = race("arthur E7 hand=E4-K", "max E8", board=f"{road} E8:T4-02", breached="E7", water=3, at="C")
    play(swept, "play E4-K#1")
    assert (cell(swept, 1), cell(swept)) == ("E7", "E4")
