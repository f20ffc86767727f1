"""The turn (3.2): two windows and a movement step between them."""

from __future__ import annotations

import pytest

from tests.games.archibald.race import (
    against,
    asked,
    cell,
    choices,
    discard,
    during,
    hand,
    lives,
    options,
    play,
    race,
    seen,
    sheet,
    water,
)

NEXT = ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]


# --- Order


@pytest.mark.rules("ARC-201", "ARC-202")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_players_take_turns_clockwise_and_a_round_is_one_turn_of_each(seats: int, first: int) -> None:
    heroes = [f"{name} C1" for name in ("arthur", "max", "selenia", "betameche")][:seats]
    position = race(*heroes, first=first, round=4)
    turns: list[str] = []
    for _ in range(2 * seats):
        (seat,) = position.awaited()
        to = "B1" if cell(position, seat) == "C1" else "C1"
        turns += [line for line in play(position, f"{seat} move {to}") if line.startswith("turn_")]
    order = [(first + place) % seats for place in range(2 * seats + 1)]
    wanted: list[str] = []
    for place in range(2 * seats):
        wanted.append(f"turn_ended {order[place]} {4 + place // seats}")
        wanted.append(f"turn_started {order[place + 1]} {4 + (place + 1) // seats}")
    assert turns == wanted
    assert (seen(position).round, seen(position).active) == (6, first)


@pytest.mark.rules("ARC-202")
def test_a_turn_is_window_a_the_move_and_window_c() -> None:
    position = race("arthur C1 hand=E2-A", "max B1 hand=E2-B", board="C2:T2-01")
    assert asked(position) == "0 window A"
    assert play(position, "go on") == ["decision_requested 0 move"]
    assert asked(position) == "0 move"
    assert play(position, "move C2") == [
        "hero_moved 0 C1 C2 move",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert asked(position) == "0 window C"
    assert play(position, "go on") == [
        "turn_ended 0 1",
        "turn_started 1 1",
        "window_opened 1 1 A",
        "decision_requested 1 window",
    ]
    assert asked(position) == "1 window A"


@pytest.mark.rules("ARC-202")
def test_windows_pass_by_themselves_when_the_hand_is_empty() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-01")
    assert asked(position) == "0 move"
    assert play(position, "move C2") == ["hero_moved 0 C1 C2 move", *NEXT]


@pytest.mark.rules("ARC-202")
def test_a_window_closes_when_the_last_card_is_gone() -> None:
    position = race("arthur C1 hand=E2-A,E2-B", "max B1")
    assert play(position, "equip E2-A#1") == ["equipped 0 E2-A#1 -"]
    assert play(position, "discard E2-B#1") == ["cards_discarded 0 E2-B#1 choice", "decision_requested 0 move"]
    last = race("arthur C1 hand=E2-A", "max B1", at="C")
    assert play(last, "equip E2-A#1") == ["equipped 0 E2-A#1 -", *NEXT]


@pytest.mark.rules("ARC-202", "ARC-206")
def test_a_card_drawn_on_the_way_opens_window_c() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-05", decks="E2-F")
    assert play(position, "move C2") == [
        "hero_moved 0 C1 C2 move",
        "cards_drawn 0 2 1 tile E2-F#1",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert play(position, "play E2-F#1") == [
        "card_played 0 E2-F#1 - - -",
        "lives_changed 0 1 4 card",
        "cards_discarded 0 E2-F#1 used",
        *NEXT,
    ]


# --- One card, and what is free


@pytest.mark.rules("ARC-203", "ARC-215")
def test_at_most_one_card_is_played_in_a_turn() -> None:
    position = race("arthur C1 hand=E2-F,E2-F#2,E2-H", "max B1", board="C2:T2-01")
    play(position, "play E2-F#1")
    assert seen(position).card_played
    assert against(position, "play E2-F#2") == "card_already_played ARC-203"
    assert choices(position, "play") == ""
    play(position, "go on", "move C2")
    assert asked(position) == "0 window C"
    assert against(position, "play E2-H#1") == "card_already_played ARC-203"
    play(position, "go on")
    assert not seen(position).card_played
    play(position, "1 move A1")
    assert "E2-F#2" in choices(position, "play")


@pytest.mark.rules("ARC-203")
def test_playing_is_optional_and_may_wait_for_window_c() -> None:
    position = race("arthur C1 hand=E2-F", "max B1", board="C2:T2-01")
    assert options(position) == ["discard E2-F#1", "go on", "play E2-F#1"]
    play(position, "go on", "move C2", "play E2-F#1")
    assert lives(position) == 4


@pytest.mark.rules("ARC-204", "ARC-507")
def test_equipment_changes_are_free_and_unlimited() -> None:
    position = race("arthur C1 hand=E2-A,E2-B,E2-C", "max B1")
    assert play(position, "equip E2-A#1", "equip E2-B#1", "equip E2-C#1") == [
        "equipped 0 E2-A#1 -",
        "equipped 0 E2-B#1 E2-A#1",
        "equipped 0 E2-C#1 E2-B#1",
        "decision_requested 0 move",
    ]
    assert (sheet(position).equipment, discard(position, 2)) == ("E2-C#1", "E2-A#1 E2-B#1")
    assert not seen(position).card_played


@pytest.mark.rules("ARC-204", "ARC-203")
def test_equipping_does_not_count_as_the_card_played_and_works_after_it() -> None:
    position = race("arthur C1 hand=E2-A,E2-F,E2-B", "max B1")
    play(position, "play E2-F#1", "equip E2-A#1")
    assert (lives(position), sheet(position).equipment, asked(position)) == (4, "E2-A#1", "0 window A")
    assert options(position) == ["discard E2-B#1", "equip E2-B#1", "go on"]


@pytest.mark.rules("ARC-205")
@pytest.mark.parametrize("at", ["A", "C"])
def test_any_number_of_cards_may_be_discarded(at: str) -> None:
    position = race("arthur C1 hand=E2-A,E3-B,E4-A", "max B1", at=at)
    assert play(position, "discard E3-B#1", "discard E2-A#1") == [
        "cards_discarded 0 E3-B#1 choice",
        "cards_discarded 0 E2-A#1 choice",
    ]
    assert (hand(position), discard(position, 2), discard(position, 3)) == ("E4-A#1", "E2-A#1", "E3-B#1")


@pytest.mark.rules("ARC-207")
def test_between_the_windows_nothing_is_played_equipped_or_discarded() -> None:
    position = race("arthur C2 hand=E2-A,E2-F", "max B1", board="C2:T2-01 C3:T2-11", at="B")
    for move in ("play E2-F#1", "equip E2-A#1", "discard E2-A#1", "go on"):
        assert against(position, move) == "not_now ARC-202"
    play(position, "move C3")
    assert asked(position) == "0 bonus_move"
    for move in ("play E2-F#1", "equip E2-A#1", "discard E2-A#1", "go on"):
        assert against(position, move) == "not_now ARC-202"


@pytest.mark.rules("ARC-201", "ARC-202")
def test_only_the_active_player_acts() -> None:
    position = race("arthur C1 hand=E2-F", "max B1 hand=E2-A,E2-F#2")
    for move in ("play E2-F#2", "equip E2-A#1", "discard E2-A#1", "go on", "move B2"):
        assert against(position, f"1 {move}") == "not_your_turn ARC-201"
    assert position.moves(1) == ()
    assert against(position, "play E2-A#1") == "not_in_hand ARC-517"


# --- The movement step


@pytest.mark.rules("ARC-208", "ARC-615")
def test_whoever_stands_with_an_enemy_fights_instead_of_moving() -> None:
    position = race("arthur C2 hand=E2-A", "max B1", board="C2:T2-01", enemies="C2:seide")
    assert play(position, "go on", dice="r1 y0 r0") == [
        "fight_started 0 C2 1,1 1,0 seide",
        "fight_rolled 0 1 1,0 0 1 0",
        "enemies_killed 0 C2 seide",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert (cell(position), seen(position).fought) == ("C2", True)


@pytest.mark.rules("ARC-208")
def test_with_an_empty_hand_the_fight_begins_with_the_turn() -> None:
    position = race("arthur C1", "max C2", board="C2:T2-01 C3:T2-03", enemies="C2:moustik")
    assert play(position, "move B1", dice="r0 r0 y0") == [
        "hero_moved 0 C1 B1 move",
        "turn_ended 0 1",
        "turn_started 1 1",
        "fight_started 1 C2 2,0 0,1 moustik",
        "fight_rolled 1 0 0,0 0 0 0",
        "hero_blocked 1 C2 moustik",
        "turn_ended 1 1",
        "turn_started 0 2",
        "decision_requested 0 move",
    ]


@pytest.mark.rules("ARC-209", "ARC-215")
def test_who_has_fought_already_and_is_blocked_does_not_move() -> None:
    position = race("arthur C2 hand=E2-G,E2-A", "max B1", board="C2:T2-01 D2:T2-08", enemies="D2:seide")
    lines = play(position, "play E2-G#1", "move D2", "go on", dice="r0 y0 r0")
    assert lines == [
        "card_played 0 E2-G#1 - - -",
        "bonus_move_granted 0 C2 card",
        "decision_requested 0 bonus_move",
        "hero_moved 0 C2 D2 bonus",
        "fight_started 0 D2 1,1 1,0 seide",
        "fight_rolled 0 1 0,0 0 0 0",
        "hero_blocked 0 D2 seide",
        "cards_discarded 0 E2-G#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
        "movement_skipped 0 fought",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]


@pytest.mark.rules("ARC-209", "ARC-211")
def test_who_has_fought_and_won_moves() -> None:
    position = race("arthur C2 hand=E2-G,E2-A", "max B1", board="C2:T2-01 D2:T2-08", enemies="D2:seide")
    play(position, "play E2-G#1", "move D2", "go on", dice="r1 y0 r0")
    assert (asked(position), seen(position).fought) == ("0 move", True)
    play(position, "move C2", "go on")
    assert not seen(position).fought


@pytest.mark.rules("ARC-210", "ARC-518")
def test_who_is_immobilised_does_not_move() -> None:
    position = race("arthur C1", "max B1 stuck hand=E2-A", "selenia D1", board="C2:T2-01")
    assert play(position, "move C2", "1 go on")[-5:] == [
        "window_opened 1 1 A",
        "decision_requested 1 window",
        "movement_skipped 1 immobilised",
        "window_opened 1 1 C",
        "decision_requested 1 window",
    ]
    assert (cell(position, 1), asked(position)) == ("B1", "1 window C")


@pytest.mark.rules("ARC-210", "ARC-518", "ARC-208")
def test_the_marker_comes_off_at_the_start_of_the_turn() -> None:
    position = race("arthur C1", "max B1 stuck", "selenia D1", board="C2:T2-01")
    assert play(position, "move C2") == [
        "hero_moved 0 C1 C2 move",
        "turn_ended 0 1",
        "turn_started 1 1",
        "marker_cleared 1 immobilised",
        "movement_skipped 1 immobilised",
        "turn_ended 1 1",
        "turn_started 2 1",
        "decision_requested 2 move",
    ]
    assert not sheet(position, 1).immobilised


@pytest.mark.rules("ARC-208", "ARC-518")
def test_an_immobilised_hero_still_fights() -> None:
    position = race("arthur C1", "max C2 stuck", board="C2:T2-01", enemies="C2:moustik")
    lines = play(position, "move B1", dice="r1 r0 y0")
    assert lines[3:6] == [
        "marker_cleared 1 immobilised",
        "fight_started 1 C2 2,0 0,1 moustik",
        "fight_rolled 1 0 1,0 0 1 0",
    ]


@pytest.mark.rules("ARC-211")
def test_a_player_may_not_stay() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01")
    assert options(position) == ["move B2", "move C1", "move C3", "move D2"]
    for move in ("go on", "decline", "stop"):
        assert against(position, move).split()[0] in ("not_now", "must_move")
    assert against(position, "decline") == "must_move ARC-211"


@pytest.mark.rules("ARC-212")
def test_without_any_target_the_movement_is_skipped() -> None:
    """It cannot happen in play. This board cannot lie either, as the blocking test refuses its last tile."""
    position = race("arthur C3 hand=E2-A", "max B1", board="C2:T2-02 C3:T2-07 D3:T2-12 B3:T2-04")
    assert asked(position) == "0 window A"
    assert during(position, "go on") == ["movement_skipped 0 no_target"]


@pytest.mark.rules("ARC-213")
def test_a_defeated_hero_loses_window_c() -> None:
    position = race("arthur C2 lives=1", "max B1", board="C2:T2-01 D2:T2-08", enemies="D2:seide")
    lines = play(position, "move D2", "to C1", dice="r0 y0 r1")
    assert lines[-3:] == NEXT
    assert "window_opened 0 1 C" not in lines
    assert sheet(position).cards == 2


@pytest.mark.rules("ARC-214")
def test_after_a_bump_the_turn_goes_on_with_window_c() -> None:
    position = race("arthur C1 hand=E2-A", "max B1", piles="T2-15", at="B", reached="2")
    assert play(position, "move C2")[-3:] == [
        "bumped 0 C1 C2 T2-15",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]


@pytest.mark.rules("ARC-214")
def test_after_a_bonus_move_in_window_a_that_bumps_the_move_is_still_to_come() -> None:
    position = race("arthur C1 hand=E2-G", "max B1", piles="T2-15", reached="2")
    play(position, "play E2-G#1", "move C2")
    assert (asked(position), choices(position, "move")) == ("0 move", "B1 D1")


@pytest.mark.rules("ARC-214", "ARC-712")
def test_after_a_flood_in_window_a_the_move_is_still_to_come() -> None:
    position = race("arthur C3 hand=E4-K", "max B1", road=3, water=3)
    play(position, "play E4-K#1", "to A1")
    assert (cell(position), water(position), asked(position)) == ("A1", 0, "0 move")


@pytest.mark.rules("ARC-215", "ARC-411")
def test_what_a_turn_remembers_is_forgotten_at_the_next() -> None:
    position = race(
        "arthur B3",
        "max B1",
        "selenia B1",
        board="B2:T2-01 B3:T2-11 A3:T2-12",
        card_played=True,
        fought=True,
        immobilised=False,
        hops="B3-A3",
    )
    assert [list(hop) for hop in seen(position).hops] == [["B3", "A3"]]
    play(position, "move B2")
    view = seen(position)
    assert (view.card_played, view.fought, view.immobilised, list(view.hops)) == (False, False, False, [])


@pytest.mark.rules("ARC-215", "ARC-518")
def test_immobilised_this_turn_is_cleared_at_the_next() -> None:
    position = race("arthur C1 hand=E2-A", "max B1", immobilised=True)
    assert seen(position).immobilised
    assert during(position, "go on") == ["movement_skipped 0 immobilised"]
    play(position, "go on")
    assert not seen(position).immobilised
