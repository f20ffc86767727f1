"""Level passage, water and flood (3.7)."""

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
    hand,
    kinds,
    lives,
    play,
    race,
    seen,
    sheet,
    water,
)

# --- Passages


@pytest.mark.rules("ARC-701", "ARC-702")
@pytest.mark.parametrize(
    ("start", "bonuses", "drawn"),
    [
        ("C4", "", 3),
        ("C4", "3", 0),
        ("C7", "3", 4),
        ("C7", "34", 0),
        ("C1", "", 0),
        ("C10", "34", 0),
    ],
)
def test_the_first_passage_into_levels_three_and_four_brings_a_card(start: str, bonuses: str, drawn: int) -> None:
    position = race(
        f"arthur {start} bonuses={bonuses}",
        "max B1",
        road=10,
        board="C2:T2-02 C5:T3-10 C8:T4-06",
        jails="T5-01 T5-02 T5-04 T5-03 T5-05",
        turned="C11",
        decks="E2-A E3-A E4-A",
        adventures="A01",
    )
    to = f"C{int(start[1:]) + 1}"
    lines = play(position, f"move {to}")
    bonus = [f"level_bonus 0 {drawn}", f"cards_drawn 0 {drawn} 1 passage E{drawn}-A#1"] if drawn else []
    assert lines[: 1 + len(bonus)] == [f"hero_moved 0 {start} {to} move", *bonus]
    assert kinds(lines, "level_bonus", "cards_drawn") == bonus
    assert list(sheet(position).bonuses) == sorted({int(one) for one in bonuses} | ({drawn} if drawn else set()))


@pytest.mark.rules("ARC-701", "ARC-702")
def test_every_hero_can_earn_it() -> None:
    position = race("arthur C4", "max C4", road=5, decks="E3-A E3-B", board="C5:T3-10")
    assert kinds(play(position, "move C5", "go on", "1 move C5"), "cards_drawn") == [
        "cards_drawn 0 3 1 passage E3-A#1",
        "cards_drawn 1 3 1 passage E3-B#1",
    ]


@pytest.mark.rules("ARC-701", "ARC-505")
def test_the_bonus_counts_as_taken_even_if_no_card_could_be_drawn() -> None:
    """All fifteen cards of the garden are held: twelve in hands, three on sheets."""
    position = race(
        "arthur C4 hand=E3-L,E3-B,E3-G wears=E3-D",
        "max B1 hand=E3-E,E3-F,E3-A wears=E3-A#2",
        "selenia B1 hand=E3-E#2,E3-F#2,E3-H wears=E3-C",
        "betameche B1 hand=E3-I,E3-J,E3-K",
        road=5,
        board="C5:T3-10",
        at="B",
    )
    assert seen(position).decks[1].count == 0
    assert during(position, "move C5") == ["hero_moved 0 C4 C5 move", "level_bonus 0 3"]
    assert list(sheet(position).bonuses) == [3]


@pytest.mark.rules("ARC-702", "ARC-701")
def test_not_by_coming_back_down() -> None:
    position = race("arthur C8 bonuses=", "max B1", road=8)
    assert during(position, "move C7") == ["hero_moved 0 C8 C7 move"]
    assert list(sheet(position).bonuses) == []


# --- Tokens


@pytest.mark.rules("ARC-703", "ARC-114")
@pytest.mark.parametrize(("start", "level"), [("C1", 2), ("C4", 3), ("C7", 4), ("C10", 5)])
def test_a_level_reached_for_the_first_time_adds_a_token(start: str, level: int) -> None:
    reached = "2345"[: level - 2]
    to = f"C{int(start[1:]) + 1}"
    road = {2: 1, 3: 4, 4: 7, 5: 10}[level]
    position = race(
        f"arthur {start} bonuses=34",
        "max B1",
        road=road,
        piles="T2-01 T3-10 T4-12" if road == 1 else ("T3-11" if road == 4 else "T4-12"),
        reached=reached,
        adventures="A01",
        jails="T5-01 T5-02 T5-04 T5-03 T5-05",
    )
    lines = play(position, f"move {to}")
    assert kinds(lines, "level_reached_first", "water_changed") == [
        f"level_reached_first 0 {level}",
        "water_changed 1 1 level",
    ]
    assert (list(seen(position).reached), water(position)) == (list(range(2, level + 1)), 1)


@pytest.mark.rules("ARC-703")
def test_not_by_each_hero() -> None:
    position = race("arthur C1", "max C1", board="C2:T2-01", reached="")
    play(position, "move C2")
    assert kinds(play(position, "1 move C2"), "level_reached_first", "water_changed") == []
    assert water(position) == 1


@pytest.mark.rules("ARC-705", "ARC-706", "ARC-711")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_three_tokens_are_no_flood(tokens: int) -> None:
    position = race("arthur B3", "max B1", board="B2:T2-01 B3:T2-03 C3:T2-15", water=tokens)
    lines = during(position, "move C3", dice="d1")
    assert lines[-1] == f"water_changed 1 {tokens + 1} trial"
    assert (water(position), cell(position)) == (tokens + 1, "C3")


# --- The flood


@pytest.mark.rules("ARC-706", "ARC-707", "ARC-708", "ARC-709", "ARC-711", "ARC-712")
def test_everybody_above_the_start_is_swept_one_after_the_other() -> None:
    position = race(
        "arthur C9 hand=E4-K,E2-A",
        "max C6 lives=2",
        "selenia C1",
        "betameche D11",
        road=10,
        board="B4:T2-08 B7:T3-10 B10:T4-06 D10:T4-12",
        turned="D11",
        water=3,
    )
    assert play(position, "play E4-K#1") == [
        "card_played 0 E4-K#1 - - -",
        "water_changed 1 4 card",
        "flood_started 0,1,3",
        "decision_requested 0 destination",
    ]
    assert choices(position, "to") == "B7 C7"
    assert against(position, "1 to B4") == "not_your_turn ARC-201"
    assert play(position, "to B7") == ["hero_sent 0 C9 B7 flood", "decision_requested 1 destination"]
    assert choices(position, "to") == "B4 C4"
    assert play(position, "1 to C4") == ["hero_sent 1 C6 C4 flood", "decision_requested 3 destination"]
    assert choices(position, "to") == "B10 C10 D10"
    assert play(position, "3 to D10") == [
        "hero_sent 3 D11 D10 flood",
        "water_changed -4 0 flood",
        "flood_ended",
        "cards_discarded 0 E4-K#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]
    assert (cells(position), lives(position, 1), water(position)) == ("B7 C4 C1 D10", 2, 0)


@pytest.mark.rules("ARC-709")
def test_the_active_player_begins_even_in_the_last_seat() -> None:
    position = race("arthur C6", "max C6", "selenia C6 hand=E4-K", road=6, board="B4:T2-08", water=3, active=2, at="C")
    lines = play(position, "2 play E4-K#1", "2 to B4", "0 to B4", "1 to C4")
    assert kinds(lines, "flood_started", "hero_sent") == [
        "flood_started 2,0,1",
        "hero_sent 2 C6 B4 flood",
        "hero_sent 0 C6 B4 flood",
        "hero_sent 1 C6 C4 flood",
    ]


@pytest.mark.rules("ARC-707", "ARC-009")
def test_with_one_safe_tile_nothing_is_asked() -> None:
    position = race("arthur C6 hand=E4-K", "max C7", road=7, water=3, at="C")
    assert during(position, "play E4-K#1") == [
        "card_played 0 E4-K#1 - - -",
        "water_changed 1 4 card",
        "flood_started 0,1",
        "hero_sent 0 C6 C4 flood",
        "hero_sent 1 C7 C4 flood",
        "water_changed -4 0 flood",
        "flood_ended",
        "cards_discarded 0 E4-K#1 used",
    ]


@pytest.mark.rules("ARC-707", "ARC-008")
@pytest.mark.parametrize(
    ("at", "to"), [("C2", "C1"), ("C4", "C1"), ("C5", "C4"), ("C7", "C4"), ("C8", "C7"), ("C10", "C7"), ("D11", "C10")]
)
def test_from_each_level_to_the_last_row_below(at: str, to: str) -> None:
    position = race("arthur A1 hand=E4-K", f"max {at}", road=10, turned="D11", board="D10:T4-12", water=3, at="C")
    play(position, "play E4-K#1")
    if to == "C1":
        assert choices(position, "to") == "A1 B1 C1 D1 E1"
    if asked(position) == "1 destination":
        play(position, f"1 to {to}")
    assert cell(position, 1) == to


@pytest.mark.rules("ARC-708")
def test_when_all_stand_at_the_start_the_water_just_runs_off() -> None:
    position = race("arthur A1 hand=E4-K", "max B1", water=3, at="C")
    assert during(position, "play E4-K#1") == [
        "card_played 0 E4-K#1 - - -",
        "water_changed 1 4 card",
        "flood_started -",
        "water_changed -4 0 flood",
        "flood_ended",
        "cards_discarded 0 E4-K#1 used",
    ]


@pytest.mark.rules("ARC-710", "ARC-403")
def test_swept_heroes_lose_nothing_and_resolve_nothing_and_enemies_stay() -> None:
    position = race(
        "arthur C1 hand=E4-K",
        "max C6 lives=2 hand=E2-A wears=E2-B stuck",
        road=6,
        board="C4:T2-07",
        enemies="C6:seide",
        water=3,
        at="C",
    )
    play(position, "play E4-K#1")
    one = sheet(position, 1)
    assert (one.cell, one.lives, hand(position, 1), one.equipment) == ("C4", 2, "E2-A#1", "E2-B#1")
    assert enemies(position, "C6") == "seide"


@pytest.mark.rules("ARC-707", "ARC-416", "ARC-706")
def test_a_hero_on_a_trap_is_not_swept_but_all_others_are() -> None:
    position = race("arthur C10", "max C8", road=10, board="B7:T3-13", water=3, reached="234")
    lines = play(position, "move C11", "1 to B7", "0 to C7")
    assert kinds(lines, "flood_started", "hero_sent") == [
        "flood_started 1",
        "hero_sent 1 C8 B7 flood",
        "hero_sent 0 C11 C7 trap",
    ]


@pytest.mark.rules("ARC-712", "ARC-402")
def test_a_flood_by_an_arrival_cancels_the_rest_of_it_and_the_turn_goes_on() -> None:
    """Of the new level's tile neither the heart nor the card is taken."""
    position = race("arthur C7 bonuses=34 hand=E2-A", "max B1", road=7, piles="T4-05", reached="23", water=3, at="B")
    lines = play(position, "move C8")
    assert lines[2:] == [
        "hero_moved 0 C7 C8 move",
        "level_reached_first 0 4",
        "water_changed 1 4 level",
        "flood_started 0",
        "hero_sent 0 C8 C7 flood",
        "water_changed -4 0 flood",
        "flood_ended",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert (lives(position), hand(position)) == (3, "E2-A#1")
