"""Defeat and restart (ARC-621 to 628)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD
from tablee.games.archibald.content import PRINTED
from tests.games.archibald.race import (
    Dice,
    asked,
    cell,
    choices,
    discard,
    enemies,
    hand,
    options,
    paper,
    play,
    race,
    seen,
    sheet,
    tale,
)


@pytest.mark.rules("ARC-621", "ARC-622", "ARC-623", "ARC-625", "ARC-626", "ARC-627", "ARC-213")
def test_a_defeated_hero_loses_everything_and_begins_again_below() -> None:
    position = race(
        "arthur C6 lives=2 hand=E2-A,E3-A wears=E3-B",
        "max B1",
        road=6,
        board="B6:T3-10 B4:T2-08",
        fresh="B6",
        decks="E2-B E2-C",
        at="B",
    )
    assert play(position, "move B6", dice="r0 y0 y0 y0 r1 y1") == [
        "hero_moved 0 C6 B6 move",
        "enemies_appeared B6 spider tile 0",
        "fight_started 0 B6 1,3 1,1 spider",
        "fight_rolled 0 1 0,0,0,0 1,1 0 2",
        "lives_changed 0 -2 0 fight",
        "hero_defeated 0 B6 3",
        "cards_discarded 0 E2-A#1,E3-A#1,E3-B#1 defeat",
        "decision_requested 0 destination",
    ]
    assert (asked(position), options(position)) == ("0 destination", ["to B4", "to C4"])
    assert play(position, "to B4") == [
        "hero_sent 0 B6 B4 defeat",
        "lives_changed 0 3 3 restart",
        "cards_drawn 0 2 2 restart E2-B#1,E2-C#1",
        "turn_ended 0 1",
        "turn_started 1 1",
        "decision_requested 1 move",
    ]
    one = sheet(position)
    assert (one.cell, one.lives, one.equipment, hand(position)) == ("B4", 3, None, "E2-B#1 E2-C#1")
    assert (discard(position, 2), discard(position, 3)) == ("E2-A#1", "E3-A#1 E3-B#1")
    assert enemies(position, "B6") == "spider"


@pytest.mark.rules("ARC-623", "ARC-624", "ARC-008", "ARC-010", "ARC-626")
@pytest.mark.parametrize(
    ("at", "row", "deck"),
    [("C2", 1, 2), ("C4", 1, 2), ("C5", 4, 2), ("C7", 4, 2), ("C8", 7, 3), ("C10", 7, 3), ("D11", 10, 4)],
)
def test_one_restarts_on_the_last_row_of_the_level_before(at: str, row: int, deck: int) -> None:
    position = race(
        f"arthur {at} lives=1",
        "max B1",
        road=10,
        board="D10:T4-12 D7:T3-13 D4:T2-08 E10:T4-06",
        turned="D11",
        enemies=f"{at}:seide",
        decks="E2-A E2-B E3-A E3-B E4-A E4-B",
        active=1,
        first=1,
    )
    lines = play(position, "1 move A1", dice="r0 y0 r1")
    assert lines[-1] == "decision_requested 0 destination"
    wanted = {1: "A1 B1 C1 D1 E1", 4: "C4 D4", 7: "C7 D7", 10: "C10 D10 E10"}[row]
    assert choices(position, "to") == wanted
    to = wanted.split()[-1]
    lines = play(position, f"to {to}")
    assert lines[:3] == [
        f"hero_sent 0 {at} {to} defeat",
        "lives_changed 0 3 3 restart",
        f"cards_drawn 0 {deck} 2 restart E{deck}-A#1,E{deck}-B#1",
    ]


@pytest.mark.rules("ARC-009", "ARC-623")
def test_only_safe_tiles_are_offered() -> None:
    """D4 lies beside nothing that leads to the start, E4 is walled in by what lies beside it."""
    position = race(
        "arthur C5 lives=1",
        "max B1",
        road=5,
        board="E4:T2-10 B4:T2-12",
        enemies="C5:seide",
        active=1,
        first=1,
    )
    lines = play(position, "1 move A1", dice="r0 y0 r1")
    assert lines[-1] == "decision_requested 0 destination"
    assert choices(position, "to") == "B4 C4"


@pytest.mark.rules("ARC-623")
def test_with_one_tile_nothing_is_asked() -> None:
    position = race("arthur C5 lives=1", "max B1", road=5, enemies="C5:seide", active=1, first=1, decks="E2-A E2-B")
    lines = play(position, "1 move A1", dice="r0 y0 r1")
    assert "hero_sent 0 C5 C4 defeat" in lines
    assert (cell(position), asked(position)) == ("C4", "1 move")


@pytest.mark.rules("ARC-624", "ARC-531", "ARC-525")
def test_who_is_defeated_on_level_one_restarts_there() -> None:
    """No printed card does it; one of another copy could."""
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    written["encounters"][5]["code"] = "LIFE(-2)"
    game = ARCHIBALD.in_edition(written)
    position = game.position(paper("arthur C1 lives=2 hand=E2-F,E2-A", "max B1", decks="E2-B E2-C"))
    position.drain()
    position.attempt(0, game.move("play E2-F#1"), Dice(""))
    assert choices(position, "to") == "A1 B1 C1 D1 E1"
    position.attempt(0, game.move("to D1"), Dice(""))
    assert tale(position.drain()) == [
        "card_played 0 E2-F#1 - - -",
        "lives_changed 0 -2 0 card",
        "hero_defeated 0 C1 1",
        "cards_discarded 0 E2-F#1 used",
        "cards_discarded 0 E2-A#1 defeat",
        "decision_requested 0 destination",
        "hero_sent 0 C1 D1 defeat",
        "lives_changed 0 3 3 restart",
        "cards_drawn 0 2 2 restart E2-B#1,E2-C#1",
        "turn_ended 0 1",
        "turn_started 1 1",
        "decision_requested 1 move",
    ]


@pytest.mark.rules("ARC-621", "ARC-610", "ARC-612")
def test_enemies_killed_in_the_same_fight_are_dead() -> None:
    position = race("arthur C1 lives=1", "max B1", board="C2:T2-01", enemies="C2:seide")
    lines = play(position, "move C2", dice="r1 y0 r1")
    assert lines[3:6] == ["enemies_killed 0 C2 seide", "lives_changed 0 -1 0 fight", "hero_defeated 0 C2 2"]
    assert enemies(position, "C2") == ""


@pytest.mark.rules("ARC-621", "ARC-622")
def test_more_hits_than_lives_cost_no_more_than_there_are() -> None:
    position = race("arthur C1 lives=1", "max B1", board="C2:T2-01", enemies="C2:darkos")
    lines = play(position, "move C2", dice="r0 y0 r2 r2")
    assert [line for line in lines if line.startswith("lives_changed")] == ["lives_changed 0 -1 0 fight"]
    assert "cards_discarded" not in " ".join(lines)


@pytest.mark.rules("ARC-628")
def test_the_marker_comes_off_but_knowledge_and_bonuses_stay() -> None:
    position = race(
        "arthur C5 lives=1 stuck",
        "max B1",
        road=5,
        board="B4:T2-08 C6:T3-13",
        seen={"0": ["C11"]},
        adventures="A05",
    )
    lines = play(position, "move C6", "answer A", "to B4")
    assert "marker_cleared 0 immobilised" in lines
    assert (sheet(position).immobilised, list(sheet(position).bonuses)) == (False, [3])
    assert dict(seen(position, 0).peeked) == {"C11": "T5-03"}


@pytest.mark.rules("ARC-627", "ARC-213", "ARC-420")
def test_a_defeat_in_window_a_ends_the_turn() -> None:
    position = race(
        "arthur C2 lives=1 hand=E2-G,E2-A", "max B1", board="C2:T2-01 D2:T2-08", enemies="D2:seide", decks="E2-B E2-C"
    )
    lines = play(position, "play E2-G#1", "move D2", "to C1", dice="r0 y0 r1")
    assert lines[-3:] == ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]
    assert discard(position, 2) in ("E2-A#1 E2-G#1", "E2-G#1 E2-A#1")
    assert (seen(position).played, hand(position)) == (None, "E2-B#1 E2-C#1")


@pytest.mark.rules("ARC-626", "ARC-505")
def test_the_two_cards_come_even_from_a_reshuffled_deck() -> None:
    position = race(
        "arthur C2 lives=1", "max B1", board="C2:T2-01", enemies="C2:seide", active=1, first=1, discards="…2"
    )
    lines = play(position, "1 move A1", "0 to C1", dice="r0 y0 r1 shuffle")
    assert "deck_reshuffled E2 15" in lines
    assert sheet(position).cards == 2
