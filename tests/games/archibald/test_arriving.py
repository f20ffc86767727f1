"""Arriving on a tile (3.4): the order of things, and what cuts it short."""

from __future__ import annotations

import pytest

from tests.games.archibald.race import (
    asked,
    cell,
    choices,
    discard,
    during,
    enemies,
    hand,
    kinds,
    lives,
    play,
    race,
    seen,
    supply,
    tile,
    water,
)

# --- The order of ARC-401


@pytest.mark.rules("ARC-401", "ARC-701", "ARC-703", "ARC-408", "ARC-413", "ARC-503")
def test_everything_that_can_happen_happens_in_its_order() -> None:
    """Level 3 is new to everybody, and the tile shows an enemy and a book."""
    position = race(
        "arthur C4",
        "max B1",
        road=4,
        piles="T3-09",
        decks="E3-A E2-A",
        adventures="A10",
        reached="2",
        water=1,
    )
    assert play(position, "move C5", dice="r1 y0 y0 y1") == [
        "tile_drawn 0 3 T3-09 C5",
        "tile_laid T3-09 C5 no",
        "hero_moved 0 C4 C5 move",
        "enemies_appeared C5 millipede tile 0",
        "level_bonus 0 3",
        "cards_drawn 0 3 1 passage E3-A#1",
        "level_reached_first 0 3",
        "water_changed 1 2 level",
        "fight_started 0 C5 1,1 0,2 millipede",
        "fight_rolled 0 1 1,0 0,1 1 1",
        "enemies_killed 0 C5 millipede",
        "lives_changed 0 -1 2 fight",
        "adventure_drawn 0 1 A10 text,text",
        "decision_requested 0 answer",
    ]


@pytest.mark.rules("ARC-401", "ARC-503")
def test_the_overflow_of_a_passage_comes_before_the_water_and_the_fight() -> None:
    position = race(
        "arthur C4 hand=E2-A,E2-C,E2-F",
        "max B1",
        road=4,
        piles="T3-10",
        decks="E3-A",
        reached="2",
        at="B",
    )
    lines = play(position, "move C5")
    assert lines[-3:] == ["level_bonus 0 3", "cards_drawn 0 3 1 passage E3-A#1", "decision_requested 0 overflow"]
    assert kinds(
        play(position, "discard E2-A#1", dice="r0 y0 r0 y0"), "cards_discarded", "water_changed", "fight_started"
    ) == [
        "cards_discarded 0 E2-A#1 overflow",
        "water_changed 1 1 level",
        "fight_started 0 C5 1,1 1,1 spider",
    ]


@pytest.mark.rules("ARC-401", "ARC-407", "ARC-419")
def test_a_heart_and_a_card_come_after_the_fight_even_if_enemies_survive() -> None:
    position = race("arthur C1 lives=1", "max B1", board="C2:T2-07", enemies="C2:moustik", decks="E2-A")
    assert during(position, "move C2", dice="r0 y0 y0") == [
        "hero_moved 0 C1 C2 move",
        "fight_started 0 C2 1,1 0,1 moustik",
        "fight_rolled 0 1 0,0 0 0 0",
        "hero_blocked 0 C2 moustik",
        "lives_changed 0 1 2 tile",
        "cards_drawn 0 2 1 tile E2-A#1",
    ]


@pytest.mark.rules("ARC-413", "ARC-419", "ARC-310")
def test_a_book_is_read_even_if_enemies_survive_but_its_bonus_move_is_not_made() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-13", enemies="C2:seide", adventures="A09")
    play(position, "move C2", dice="r0 y0 r0")
    assert asked(position) == "0 answer"
    assert during(position, "answer B") == ["adventure_answered 0 A09 B text,text"]


@pytest.mark.rules("ARC-401", "ARC-706", "ARC-707", "ARC-402")
def test_a_flood_by_the_first_step_into_a_level_sweeps_before_fight_and_action() -> None:
    position = race(
        "arthur C4 bonuses=", "max B1", road=4, piles="T3-10", decks="E3-A", reached="2", water=3, board="B4:T2-08"
    )
    assert play(position, "move C5") == [
        "tile_drawn 0 3 T3-10 C5",
        "tile_laid T3-10 C5 no",
        "hero_moved 0 C4 C5 move",
        "enemies_appeared C5 spider tile 0",
        "level_bonus 0 3",
        "cards_drawn 0 3 1 passage E3-A#1",
        "level_reached_first 0 3",
        "water_changed 1 4 level",
        "flood_started 0",
        "decision_requested 0 destination",
    ]
    assert during(position, "to B4") == [
        "hero_sent 0 C5 B4 flood",
        "water_changed -4 0 flood",
        "flood_ended",
    ]
    assert (cell(position), lives(position), enemies(position, "C5")) == ("B4", 3, "spider")


@pytest.mark.rules("ARC-402")
def test_the_rest_of_an_arrival_is_cancelled_even_if_the_hero_comes_back() -> None:
    """The book's tunnel leads away from the book's tile; of an adventure's bonus move onto a spring nothing is left."""
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-13 D2:T2-03", adventures="A12")
    assert play(position, "move C3")[-1] == "decision_requested 0 answer"
    assert play(position, "answer A")[-1] == "decision_requested 0 tunnel"
    assert during(position, "to D2") == ["hero_sent 0 C3 D2 tunnel"]
    assert lives(position) == 3


@pytest.mark.rules("ARC-402", "ARC-213", "ARC-413")
def test_a_defeated_hero_reads_no_book_and_springs_nowhere() -> None:
    position = race("arthur C1 lives=1", "max B1", board="C2:T2-13", enemies="C2:seide")
    lines = play(position, "move C2", "to C1", dice="r0 y0 r1")
    assert kinds(lines, "adventure_drawn", "bonus_move_granted") == []


@pytest.mark.rules("ARC-403", "ARC-710", "ARC-416")
@pytest.mark.parametrize("name", ["T3-03", "T3-04", "T3-11", "T3-13", "T3-08"])
def test_nothing_is_resolved_where_one_is_sent(name: str) -> None:
    spare = {"T3-03": "T3-10", "T3-04": "T3-10", "T3-08": "T3-10"}
    board = " ".join(
        f"{at}:{spare[it]}" for at, it in (("C5", "T3-03"), ("C6", "T3-04"), ("C7", "T3-08")) if it == name
    )
    position = race(
        "arthur C10",
        "max B1",
        road=10,
        board=f"{board} B7:{name}",
        fresh="B7" if name == "T3-08" else "",
        reached="2345",
    )
    play(position, "move C11")
    assert during(position, "to B7") == ["hero_sent 0 C11 B7 trap"]
    assert (lives(position), hand(position), enemies(position, "B7")) == (3, "", "")


@pytest.mark.rules("ARC-403", "ARC-208")
def test_who_was_sent_onto_enemies_in_window_a_fights_in_b() -> None:
    blocked = race("arthur C6 hand=E4-K,E2-A", "max B1", road=6, water=3, enemies="C4:seide", board="B4:T2-08")
    play(blocked, "play E4-K#1", "to C4")
    assert play(blocked, "go on", dice="r0 y0 r0")[0] == "fight_started 0 C4 1,1 1,0 seide"


# --- Pictograms


@pytest.mark.rules("ARC-405")
@pytest.mark.parametrize(("name", "most"), [("arthur", 5), ("selenia", 4), ("betameche", 6), ("max", 5)])
def test_a_heart_gives_a_life_up_to_the_maximum(name: str, most: int) -> None:
    other = "max" if name != "max" else "arthur"
    position = race(f"{name} C1 lives={most - 1}", f"{other} B1", board="C2:T2-03")
    assert during(position, "move C2") == ["hero_moved 0 C1 C2 move", f"lives_changed 0 1 {most} tile"]
    full = race(f"{name} C1 lives={most}", f"{other} B1", board="C2:T2-03")
    assert during(full, "move C2") == ["hero_moved 0 C1 C2 move"]
    assert lives(full) == most


@pytest.mark.rules("ARC-408", "ARC-409")
def test_enemies_of_a_tile_appear_once() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-08", fresh="C2")
    lines = play(position, "move C2", dice="r1 y0 r0")
    assert lines[1] == "enemies_appeared C2 seide tile 0"
    assert supply(position) == "4/6/2/2/2"
    play(position, "1 move A1")
    play(position, "0 move C1", "1 move B1")
    assert during(position, "move C2") == ["hero_moved 0 C1 C2 move"]


@pytest.mark.rules("ARC-410")
def test_what_the_supply_lacks_does_not_appear() -> None:
    position = race(
        "arthur C7 bonuses=34",
        "max B1",
        road=7,
        piles="T4-06",
        enemies="C2:seide,seide,seide C3:seide,seide",
        reached="2345",
    )
    lines = play(position, "move C8", dice="r0 y0 r0")
    assert lines[3:5] == ["enemies_appeared C8 seide tile 1", "fight_started 0 C8 1,1 1,0 seide"]


@pytest.mark.rules("ARC-410")
def test_when_none_appears_there_is_no_fight() -> None:
    board = "E2:T2-08 E3:T2-10 E4:T2-11"
    position = race(
        "arthur C7 bonuses=34",
        "max B1",
        road=7,
        board=board,
        piles="T4-06",
        enemies="C2:seide,seide,seide C3:seide,seide,seide",
        reached="2345",
    )
    assert during(position, "move C8") == [
        "tile_drawn 0 4 T4-06 C8",
        "tile_laid T4-06 C8 no",
        "hero_moved 0 C7 C8 move",
        "enemies_appeared C8 - tile 2",
    ]
    assert list(seen(position).fresh) == []


@pytest.mark.rules("ARC-411")
def test_a_hop_between_the_same_springs_is_not_repeated() -> None:
    position = race("arthur B2", "max B1", board="A3:T2-12 B3:T2-11 B2:T2-01")
    play(position, "move B3", "move A3", "move B3")
    assert asked(position) == "0 bonus_move"
    assert choices(position, "move") == "B2 B4 C3"
    assert [list(hop) for hop in seen(position).hops] == [["B3", "A3"], ["A3", "B3"]]


@pytest.mark.rules("ARC-411")
def test_the_hop_counts_only_from_a_springs_bonus_move() -> None:
    """From A3 by the move of the turn to the spring B3; its bonus move may go to A3, which springs back."""
    position = race("arthur A3", "max B1", board="A3:T2-12 B3:T2-11 B2:T2-01 A2:T2-03")
    play(position, "move B3")
    assert choices(position, "move") == "A3 B2 B4 C3"
    play(position, "move A3")
    assert choices(position, "move") == "A2 A4 B3"
    play(position, "move B3")
    assert choices(position, "move") == "B2 B4 C3"


@pytest.mark.rules("ARC-412", "ARC-420")
def test_the_card_goes_to_the_discard_pile_when_its_answer_is_carried_out() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-13", adventures="A02 A07")
    play(position, "move C3")
    view = seen(position)
    assert [(one.card, one.seat, one.reader, one.answer) for one in view.reading] == [("A02", 0, 1, None)]
    assert (view.adventures, list(view.adventure_discard)) == (21, [])
    assert during(position, "answer A") == ["adventure_answered 0 A02 A text,text", "lives_changed 0 1 4 adventure"]
    view = seen(position)
    assert (list(view.reading), view.adventures, list(view.adventure_discard)) == ([], 21, ["A02"])


@pytest.mark.rules("ARC-414")
def test_an_empty_adventure_deck_is_made_of_the_discard_pile() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01 C3:T2-13", adventure_discard="…")
    assert seen(position).adventures == 0
    lines = play(position, "move C3", dice="shuffle")
    assert lines[1] == "deck_reshuffled ADV 22"
    assert lines[2].startswith("adventure_drawn 0 1 A")
    assert (seen(position).adventures, list(seen(position).adventure_discard)) == (21, [])


@pytest.mark.rules("ARC-415", "ARC-704")
@pytest.mark.parametrize("rolled", range(1, 7))
def test_a_trial_adds_a_token_on_one_two_and_three(rolled: int) -> None:
    position = race("arthur B3", "max B1", board="B2:T2-01 B3:T2-03 C3:T2-15", water=1)
    wet = ["water_changed 1 2 trial"] if rolled <= 3 else []
    assert during(position, "move C3", dice=f"d{rolled}") == [
        "hero_moved 0 B3 C3 move",
        f"die_rolled 0 {rolled} trial",
        *wet,
    ]
    assert water(position) == (2 if rolled <= 3 else 1)


@pytest.mark.rules("ARC-416", "ARC-707")
def test_a_trap_sends_even_when_its_entry_has_caused_a_flood() -> None:
    position = race("arthur C10", "max C9", road=10, board="B7:T3-13", water=3, reached="234")
    assert play(position, "move C11") == [
        "jail_revealed C11 T5-03",
        "hero_moved 0 C10 C11 move",
        "level_reached_first 0 5",
        "water_changed 1 4 level",
        "flood_started 1",
        "decision_requested 1 destination",
    ]
    assert play(position, "1 to C7") == [
        "hero_sent 1 C9 C7 flood",
        "water_changed -4 0 flood",
        "flood_ended",
        "decision_requested 0 destination",
    ]
    assert choices(position, "to") == "B7 C7"
    assert during(position, "to B7") == ["hero_sent 0 C11 B7 trap"]


@pytest.mark.rules("ARC-417")
def test_a_jail_book_is_read_at_every_arrival() -> None:
    position = race("arthur D10", "max B1", road=10, board="D10:T4-12", turned="D11", adventures="A02", reached="2345")
    assert play(position, "move D11") == [
        "hero_moved 0 D10 D11 move",
        "adventure_drawn 0 1 A02 text,text",
        "decision_requested 0 answer",
    ]


# --- Nesting


@pytest.mark.rules("ARC-420")
def test_a_card_in_play_waits_for_all_that_it_causes() -> None:
    position = race(
        "arthur C2 hand=E2-G,E2-H",
        "max B1",
        board="C2:T2-01 C3:T2-13 C4:T2-03",
        adventures="A09 A02",
    )
    play(position, "play E2-G#1", "move C3")
    assert (seen(position).played, [one.card for one in seen(position).reading]) == ("E2-G#1", ["A09"])
    assert discard(position, 2) == ""
    assert play(position, "answer B", "move C4") == [
        "adventure_answered 0 A09 B text,text",
        "bonus_move_granted 0 C3 adventure",
        "decision_requested 0 bonus_move",
        "hero_moved 0 C3 C4 bonus",
        "lives_changed 0 1 4 tile",
        "cards_discarded 0 E2-G#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]
    view = seen(position)
    assert (view.played, list(view.reading), list(view.adventure_discard)) == (None, [], ["A09"])
    assert discard(position, 2) == "E2-G#1"


@pytest.mark.rules("ARC-420", "ARC-517")
def test_a_card_in_play_is_not_reshuffled() -> None:
    position = race("arthur C1 hand=E2-H", "max B1", discards="…2", decks="")
    assert (seen(position).decks[0].count, len(seen(position).decks[0].discard)) == (0, 14)
    lines = play(position, "play E2-H#1", dice="shuffle")
    assert lines[:2] == ["card_played 0 E2-H#1 - - -", "deck_reshuffled E2 14"]
    assert discard(position, 2) == "E2-H#1"
    assert tile(position, "C1") == "T1-03"
