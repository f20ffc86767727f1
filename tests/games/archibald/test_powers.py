"""Power cards (ARC-515 to 530): when each may be played, and what it does."""

from __future__ import annotations

import pytest

from tests.games.archibald.race import (
    against,
    asked,
    cell,
    cells,
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


def played(card: str, *target: str) -> str:
    """How a card is told that aims at nothing, at a cell or at a seat."""
    at = target[0] if target and not target[0].isdigit() else "-"
    seat = target[0] if target and target[0].isdigit() else "-"
    return f"card_played 0 {card}#1 {at} {seat} -"


# --- Lives


@pytest.mark.rules("ARC-515", "ARC-517", "ARC-525")
@pytest.mark.parametrize(
    ("card", "hero", "before", "gain"),
    [
        ("E2-F", "arthur", 3, 1),
        ("E2-F", "arthur", 4, 1),
        ("E3-H", "arthur", 3, 2),
        ("E3-H", "arthur", 4, 1),
        ("E4-J", "betameche", 4, 2),
        ("E4-J", "betameche", 5, 1),
        ("E4-J", "selenia", 3, 1),
    ],
)
def test_lives_rise_to_at_most_the_maximum(card: str, hero: str, before: int, gain: int) -> None:
    position = race(f"{hero} C1 lives={before} hand={card}", "max B1", at="C")
    assert play(position, f"play {card}#1") == [
        played(card),
        f"lives_changed 0 {gain} {before + gain} card",
        f"cards_discarded 0 {card}#1 used",
        *NEXT,
    ]
    assert discard(position, int(card[1])) == f"{card}#1"


@pytest.mark.rules("ARC-516", "ARC-525")
@pytest.mark.parametrize("card", ["E2-F", "E3-H", "E4-J"])
@pytest.mark.parametrize(("hero", "most"), [("arthur", 5), ("selenia", 4), ("betameche", 6)])
def test_not_at_the_maximum(card: str, hero: str, most: int) -> None:
    position = race(f"{hero} C1 lives={most} hand={card}", "max B1")
    assert against(position, f"play {card}#1") == "full_lives ARC-525"
    assert options(position) == [f"discard {card}#1", "go on"]


# --- Bonus moves


@pytest.mark.rules("ARC-524", "ARC-310")
@pytest.mark.parametrize("card", ["E2-G", "E3-L"])
@pytest.mark.parametrize("at", ["A", "C"])
def test_a_bonus_move_in_either_window_does_not_replace_the_move(card: str, at: str) -> None:
    position = race(f"arthur C1 hand={card}", "max B1", board="C2:T2-03", at=at)
    assert play(position, f"play {card}#1") == [
        played(card),
        "bonus_move_granted 0 C1 card",
        "decision_requested 0 bonus_move",
    ]
    assert options(position) == ["decline", "move B1", "move C2", "move D1"]
    lines = play(position, "move C2")
    assert lines[:3] == [
        "hero_moved 0 C1 C2 bonus",
        "lives_changed 0 1 4 tile",
        f"cards_discarded 0 {card}#1 used",
    ]
    assert asked(position) == ("0 move" if at == "A" else "1 move")


@pytest.mark.rules("ARC-524")
def test_it_may_be_declined_and_the_card_is_gone() -> None:
    position = race("arthur C1 hand=E2-G,E2-A", "max B1")
    assert play(position, "play E2-G#1", "decline")[3:] == [
        "bonus_move_declined 0 C1 card",
        "cards_discarded 0 E2-G#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]


@pytest.mark.rules("ARC-516", "ARC-310", "ARC-518")
@pytest.mark.parametrize("card", ["E2-G", "E3-L"])
def test_not_while_blocked_or_immobilised(card: str) -> None:
    blocked = race(f"arthur C2 hand={card}", "max B1", road=2, enemies="C2:seide")
    assert against(blocked, f"play {card}#1") == "blocked ARC-310"
    stuck = race(f"arthur C2 hand={card}", "max B1", road=2, immobilised=True)
    assert against(stuck, f"play {card}#1") == "immobilised ARC-518"
    marked = race(f"arthur C2 stuck hand={card}", "max B1", road=2)
    assert against(marked, f"play {card}#1") == ""


# --- Drawing


@pytest.mark.rules("ARC-517", "ARC-520", "ARC-503")
def test_the_bag_of_tricks_frees_its_own_place() -> None:
    position = race("arthur C1 hand=E2-H,E2-A", "max B1", decks="E2-B E2-C")
    assert play(position, "play E2-H#1") == [
        played("E2-H"),
        "cards_drawn 0 2 2 card E2-B#1,E2-C#1",
        "cards_discarded 0 E2-H#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]
    assert hand(position) == "E2-A#1 E2-B#1 E2-C#1"


@pytest.mark.rules("ARC-503", "ARC-517")
def test_with_two_others_in_hand_one_card_too_many_is_drawn() -> None:
    position = race("arthur C1 hand=E2-H,E2-A,E2-D", "max B1", decks="E2-B E2-C")
    lines = play(position, "play E2-H#1")
    assert lines[1] == "cards_drawn 0 2 2 card E2-B#1,E2-C#1"
    assert lines[-1] == "decision_requested 0 overflow"
    play(position, "equip E2-B#1")
    assert (asked(position), hand(position)) == ("0 window A", "E2-A#1 E2-D#1 E2-C#1")


@pytest.mark.rules("ARC-516", "ARC-505")
def test_it_is_refused_when_no_card_is_left() -> None:
    held = ["E2-H,E2-B,E2-D", "E2-D#2,E2-E,E2-F", "E2-G,E2-E#2,E2-F#2", "E2-J,E2-A,E2-I"]
    position = race(
        f"arthur C1 hand={held[0]} wears=E2-A#2",
        f"max B1 hand={held[1]} wears=E2-C#2",
        f"selenia B1 hand={held[2]} wears=E2-C",
        f"betameche B1 hand={held[3]}",
    )
    assert against(position, "play E2-H#1") == "no_cards_left ARC-505"
    moved = race(
        f"arthur C5 hand={held[0]} wears=E2-A#2",
        f"max B1 hand={held[1]} wears=E2-C#2",
        f"selenia B1 hand={held[2]} wears=E2-C",
        f"betameche B1 hand={held[3]}",
        road=5,
    )
    assert against(moved, "play E2-H#1") == ""


# --- Against opponents


@pytest.mark.rules("ARC-521", "ARC-522")
@pytest.mark.parametrize(("picked", "lost"), [(0, "E2-A#1"), (1, "E3-B#1"), (2, "E2-C#1")])
def test_a_prank_discards_a_card_at_random(picked: int, lost: str) -> None:
    position = race("arthur C1 hand=E2-I", "max B1 hand=E2-A,E3-B,E2-C", "selenia B1 hand=E2-D", at="C")
    assert choices(position, "play E2-I#1") == "1 2"
    lines = during(position, "play E2-I#1 1", dice=f"pick:{picked}")
    assert lines == [played("E2-I", "1"), f"cards_discarded 1 {lost} effect", "cards_discarded 0 E2-I#1 used"]
    assert lost not in hand(position, 1)
    assert lost in discard(position, int(lost[1]))


@pytest.mark.rules("ARC-522", "ARC-516", "ARC-521")
def test_a_prank_needs_an_opponent_with_a_card() -> None:
    position = race("arthur C1 hand=E2-I,E2-A", "max B1", "selenia B1 hand=E2-D")
    assert against(position, "play E2-I#1 1") == "empty_hand ARC-522"
    assert against(position, "play E2-I#1 0") == "not_an_opponent ARC-521"
    assert against(position, "play E2-I#1 3") == "not_an_opponent ARC-521"
    assert against(position, "play E2-I#1") == "wrong_target ARC-516"
    assert against(position, "play E2-I#1 C1") == "wrong_target ARC-516"
    nobody = race("arthur C1 hand=E2-I,E2-A", "max B1")
    assert choices(nobody, "play") == ""


@pytest.mark.rules("ARC-521", "ARC-522", "ARC-523")
def test_every_other_player_is_an_opponent() -> None:
    position = race("arthur C1 hand=E2-A", "max B1 hand=E2-I,E2-J", "selenia B1 hand=E2-D", active=1)
    assert (choices(position, "play E2-I#1"), choices(position, "play E2-J#1")) == ("0 2", "0 2")
    assert against(position, "1 play E2-I#1 1") == "not_an_opponent ARC-521"
    assert play(position, "1 play E2-I#1 0", dice="pick:0")[1] == "cards_discarded 0 E2-A#1 effect"


@pytest.mark.rules("ARC-523", "ARC-518")
def test_resin_immobilises_an_opponent_on_the_next_turn() -> None:
    position = race("arthur C1 hand=E2-J", "max B1", "selenia B1", at="C")
    assert play(position, "play E2-J#1 1") == [
        played("E2-J", "1"),
        "marker_set 1 immobilised",
        "cards_discarded 0 E2-J#1 used",
        "turn_ended 0 1",
        "turn_started 1 1",
        "marker_cleared 1 immobilised",
        "movement_skipped 1 immobilised",
        "turn_ended 1 1",
        "turn_started 2 1",
        "decision_requested 2 move",
    ]


@pytest.mark.rules("ARC-523", "ARC-518", "ARC-521")
def test_markers_do_not_add_up() -> None:
    position = race("arthur C1 hand=E2-J", "max B1 stuck", "selenia B1")
    assert against(position, "play E2-J#1 1") == "already_stuck ARC-523"
    assert against(position, "play E2-J#1 0") == "not_an_opponent ARC-521"
    assert choices(position, "play E2-J#1") == "2"


# --- Flying


@pytest.mark.rules("ARC-526", "ARC-401")
def test_a_flight_is_an_arrival_and_no_move() -> None:
    position = race("arthur C2 hand=E3-I,E2-A", "max B1", road=4)
    assert choices(position, "play E3-I#1") == "C3 C4"
    lines = play(position, "play E3-I#1 C3")
    assert lines == [
        played("E3-I", "C3"),
        "hero_moved 0 C2 C3 flight",
        "lives_changed 0 1 4 tile",
        "cards_discarded 0 E3-I#1 used",
        "window_opened 0 1 A",
        "decision_requested 0 window",
    ]
    play(position, "go on")
    assert asked(position) == "0 move"


@pytest.mark.rules("ARC-526", "ARC-009")
def test_its_goal_is_a_safe_tile_of_the_level_at_most_two_steps_away() -> None:
    board = "B3:T2-04 D3:T2-12 C4:T2-08 A3:T2-10 E3:T2-11 D4:T2-13 C3:T2-07 B2:T2-03 D2:T2-05"
    position = race("arthur C3 hand=E3-I", "max B1", board=f"C2:T2-01 {board}")
    near = {"B3", "D3", "C4", "A3", "E3", "D4", "B2", "D2", "C2"}
    linked = set(seen(position).safe)
    assert set(choices(position, "play E3-I#1").split()) == near & linked
    for to in ("C3", "C1", "B4"):
        assert against(position, f"play E3-I#1 {to}") == "wrong_target ARC-516"


@pytest.mark.rules("ARC-526")
def test_three_steps_are_too_far_and_another_level_too() -> None:
    position = race("arthur C4 hand=E3-I", "max B1", road=6, board="B4:T2-08 A4:T2-10 B2:T2-11")
    assert choices(position, "play E3-I#1") == "A4 B4 C2 C3"
    for to in ("C5", "C6", "B2", "A1"):
        assert against(position, f"play E3-I#1 {to}") == "wrong_target ARC-516"
    nowhere = race("arthur C2 hand=E3-I", "max B1", road=2)
    assert against(nowhere, "play E3-I#1 C1") == "no_flight ARC-526"


@pytest.mark.rules("ARC-526")
def test_it_is_possible_when_blocked_or_immobilised() -> None:
    position = race("arthur C2 hand=E3-I", "max B1", road=3, enemies="C2:seide", immobilised=True)
    lines = play(position, "play E3-I#1 C3")
    assert lines[1] == "hero_moved 0 C2 C3 flight"
    assert "movement_skipped 0 immobilised" in lines


@pytest.mark.rules("ARC-526", "ARC-209")
def test_a_flight_onto_enemies_is_a_fight_and_the_move_is_lost() -> None:
    position = race("arthur C2 hand=E3-I,E2-A", "max B1", road=3, enemies="C3:seide")
    play(position, "play E3-I#1 C3", dice="r0 y0 r0")
    assert play(position, "go on")[0] == "movement_skipped 0 fought"


# --- Gusts


@pytest.mark.rules("ARC-527", "ARC-403")
def test_a_gust_pushes_an_opponent_one_cell_south() -> None:
    position = race("arthur C1 hand=E3-J", "max C4 lives=3", road=4, enemies="C4:seide", at="C")
    assert during(position, "play E3-J#1 1") == [
        played("E3-J", "1"),
        "hero_sent 1 C4 C3 gust",
        "cards_discarded 0 E3-J#1 used",
    ]
    assert (cells(position), lives(position, 1), seen(position).enemies["C4"]) == ("C1 C3", 3, ["seide"])


@pytest.mark.rules("ARC-527", "ARC-521")
def test_not_from_the_start_through_a_wall_or_into_the_unknown() -> None:
    position = race(
        "arthur C4 hand=E3-J",
        "max C1",
        "selenia D3",
        "betameche E3",
        board="C2:T2-01 C3:T2-03 C4:T2-05 D3:T2-15 E3:T2-11",
    )
    assert choices(position, "play E3-J#1") == ""
    for seat in (1, 2, 3):
        assert against(position, f"play E3-J#1 {seat}") == "no_gust ARC-527"


@pytest.mark.rules("ARC-527", "ARC-521")
def test_from_level_to_level_too() -> None:
    position = race("arthur C1 hand=E3-J", "max C2", "selenia D11", road=10, board="D10:T4-12", turned="D11")
    assert choices(position, "play E3-J#1") == "1 2"
    assert against(position, "play E3-J#1 0") == "not_an_opponent ARC-521"
    play(position, "play E3-J#1 2")
    assert cell(position, 2) == "D10"


# --- Jails and walls


@pytest.mark.rules("ARC-528")
@pytest.mark.parametrize("card", ["E4-H"])
def test_a_keyhole_shows_one_jail_to_one_player(card: str) -> None:
    position = race(f"arthur C1 hand={card}", "max B1", turned="E11", seen={"0": ["B11"], "1": ["A11"]}, at="C")
    assert choices(position, f"play {card}#1") == "A11 C11 D11"
    for cell_ in ("B11", "E11", "C10"):
        assert against(position, f"play {card}#1 {cell_}") == "wrong_target ARC-516"
    assert during(position, f"play {card}#1 A11") == [
        played(card, "A11"),
        "jail_peeked 0 A11 T5-01",
        f"cards_discarded 0 {card}#1 used",
    ]
    assert dict(seen(position, 0).peeked) == {"A11": "T5-01", "B11": "T5-02"}
    assert list(seen(position).jails_unseen) == ["T5-01", "T5-02", "T5-03", "T5-04"]


@pytest.mark.rules("ARC-528", "ARC-516")
def test_without_an_unseen_jail_it_is_refused() -> None:
    position = race("arthur C1 hand=E4-H", "max B1", turned="E11", seen={"0": ["A11", "B11", "C11", "D11"]})
    assert options(position) == ["discard E4-H#1", "go on"]
    assert against(position, "play E4-H#1 A11") == "nothing_to_peek ARC-528"


@pytest.mark.rules("ARC-529", "ARC-006")
def test_a_pickaxe_opens_a_passage_for_good() -> None:
    position = race("arthur C3 hand=E4-I", "max B1", board="C2:T2-01 C3:T2-06 D3:T2-12", piles="T2-15", at="A")
    assert choices(position, "play E4-I#1") == "B3 C4 D3"
    lines = play(position, "play E4-I#1 C4")
    assert lines[:3] == [played("E4-I", "C4"), "passage_opened 0 C3 C4", "cards_discarded 0 E4-I#1 used"]
    assert [list(pair) for pair in seen(position).opened] == [["C3", "C4"]]
    assert choices(position, "move") == "C2 C4"
    assert play(position, "move C4", dice="d4")[2] == "hero_moved 0 C3 C4 move"


@pytest.mark.rules("ARC-529")
def test_only_a_closed_passage_to_a_cell_that_holds_no_falls() -> None:
    position = race("arthur C6 hand=E4-I", "max B1", road=5, board="C6:T3-05 B6:T3-01 D6:T3-12")
    assert choices(position, "play E4-I#1") == "C7 D6"
    for to in ("B6", "C5", "C6", "C8", "E6"):
        assert against(position, f"play E4-I#1 {to}") == "wrong_target ARC-516"
    none = race("arthur C1 hand=E4-I", "max B1")
    assert choices(none, "play") == ""
    assert against(none, "play E4-I#1 C2") == "no_wall ARC-529"


@pytest.mark.rules("ARC-529", "ARC-807")
def test_breached_falls_have_no_wall_to_open() -> None:
    position = race("arthur C6 hand=E4-I", "max B1", road=6, board="B6:T3-01", breached="B6")
    assert choices(position, "play E4-I#1") == ""


# --- Water


@pytest.mark.rules("ARC-530", "ARC-516")
def test_a_cork_removes_a_token_if_there_is_one() -> None:
    position = race("arthur C1 hand=E3-K", "max B1", water=2, at="C")
    assert during(position, "play E3-K#1") == [
        played("E3-K"),
        "water_changed -1 1 card",
        "cards_discarded 0 E3-K#1 used",
    ]
    assert water(position) == 1
    dry = race("arthur C1 hand=E3-K", "max B1")
    assert against(dry, "play E3-K#1") == "no_water ARC-530"


@pytest.mark.rules("ARC-530", "ARC-705")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_a_straw_adds_one(tokens: int) -> None:
    position = race("arthur C1 hand=E4-K", "max B1", water=tokens, at="C")
    assert during(position, "play E4-K#1") == [
        played("E4-K"),
        f"water_changed 1 {tokens + 1} card",
        "cards_discarded 0 E4-K#1 used",
    ]


@pytest.mark.rules("ARC-518")
def test_a_marker_received_on_the_own_turn_works_on_the_next_one() -> None:
    position = race("arthur C2", "max B1", road=2, board="C3:T2-13", adventures="A20")
    play(position, "move C3")
    assert during(position, "answer A")[1:] == ["marker_set 0 immobilised"]
    assert (sheet(position).immobilised, seen(position).immobilised) == (True, False)
    lines = play(position, "1 move A1")
    assert lines[3:5] == ["marker_cleared 0 immobilised", "movement_skipped 0 immobilised"]
