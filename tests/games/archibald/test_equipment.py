"""Hands, discards, decks and equipment (ARC-501 to 509)."""

from __future__ import annotations

import pytest

from tests.games.archibald import law
from tests.games.archibald.race import (
    against,
    asked,
    discard,
    during,
    hand,
    lives,
    options,
    pile,
    play,
    race,
    seen,
    sheet,
)

WORN = [cells for cells in law.rows("5.4") if cells[2] == "equipment"]
WEAPONS = [(cells[0], int(cells[7][5]), int(cells[7][8])) for cells in WORN if cells[7].startswith("DICE")]
ARMOURS = [(cells[0], int(cells[7][7])) for cells in WORN if cells[7].startswith("ARMOUR")]
NEXT = ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]


# --- The limit of three


@pytest.mark.rules("ARC-502", "ARC-503", "ARC-406")
def test_the_surplus_is_discarded_at_once_by_choice() -> None:
    position = race("arthur C1 hand=E2-B,E2-D,E2-F", "max B1", board="C2:T2-05", decks="E2-H", at="B")
    lines = play(position, "move C2")
    assert lines[-2:] == ["cards_drawn 0 2 1 tile E2-H#1", "decision_requested 0 overflow"]
    assert options(position) == [
        "discard E2-B#1",
        "discard E2-D#1",
        "discard E2-F#1",
        "discard E2-H#1",
        "equip E2-B#1",
    ]
    assert play(position, "discard E2-D#1") == [
        "cards_discarded 0 E2-D#1 overflow",
        "window_opened 0 1 C",
        "decision_requested 0 window",
    ]
    assert (hand(position), discard(position, 2)) == ("E2-B#1 E2-F#1 E2-H#1", "E2-D#1")


@pytest.mark.rules("ARC-503", "ARC-506", "ARC-507")
def test_equipping_is_a_way_out_on_ones_own_turn() -> None:
    position = race("arthur C1 hand=E2-B,E2-D,E2-F wears=E2-A", "max B1", board="C2:T2-05", decks="E2-H", at="B")
    play(position, "move C2")
    lines = during(position, "equip E2-B#1")
    assert lines[0] == "equipped 0 E2-B#1 E2-A#1"
    assert (hand(position), sheet(position).equipment, discard(position, 2)) == (
        "E2-D#1 E2-F#1 E2-H#1",
        "E2-B#1",
        "E2-A#1",
    )


@pytest.mark.rules("ARC-502")
def test_worn_equipment_does_not_count() -> None:
    position = race("arthur C1 hand=E2-B,E2-D wears=E2-A", "max B1", board="C2:T2-05", decks="E2-H", at="B")
    play(position, "move C2")
    assert asked(position) == "0 window C"
    assert hand(position) == "E2-B#1 E2-D#1 E2-H#1"


@pytest.mark.rules("ARC-503")
def test_the_check_is_made_when_all_cards_of_the_effect_are_drawn() -> None:
    position = race(
        "arthur C2 hand=E2-D,E2-E,E2-F", "max B1", road=2, board="C3:T2-13", adventures="A22", decks="E2-G E2-H", at="B"
    )
    play(position, "move C3")
    lines = play(position, "answer B")
    assert lines[-3:] == [
        "lives_changed 0 -1 2 adventure",
        "cards_drawn 0 2 2 adventure E2-G#1,E2-H#1",
        "decision_requested 0 overflow",
    ]
    assert play(position, "discard E2-D#1") == ["cards_discarded 0 E2-D#1 overflow"]
    assert during(position, "discard E2-H#1") == ["cards_discarded 0 E2-H#1 overflow"]
    assert hand(position) == "E2-E#1 E2-F#1 E2-G#1"


@pytest.mark.rules("ARC-503")
def test_out_of_turn_one_can_only_discard() -> None:
    position = race("arthur C2", "max C2 hand=E2-A,E2-B,E2-D", road=2, board="C3:T2-13", adventures="A15", decks="E2-C")
    play(position, "move C3")
    assert play(position, "answer B")[-2:] == [
        "cards_drawn 1 2 1 adventure E2-C#1",
        "decision_requested 1 overflow",
    ]
    assert options(position) == ["discard E2-A#1", "discard E2-B#1", "discard E2-C#1", "discard E2-D#1"]
    assert against(position, "1 equip E2-A#1").split()[0] in ("not_now", "not_your_turn")
    assert against(position, "0 discard E2-A#1").split()[0] == "not_your_turn"
    assert play(position, "1 discard E2-B#1")[0] == "cards_discarded 1 E2-B#1 overflow"
    assert asked(position) == "1 window A"


# --- Discards and decks


@pytest.mark.rules("ARC-504")
def test_every_card_goes_to_the_discard_pile_of_its_own_level() -> None:
    position = race("arthur C1 hand=E2-A,E3-A,E4-A", "max B1", discards="E3-B E4-B")
    play(position, "discard E4-A#1", "discard E2-A#1", "discard E3-A#1")
    assert [discard(position, level) for level in (2, 3, 4)] == ["E2-A#1", "E3-B#1 E3-A#1", "E4-B#1 E4-A#1"]


@pytest.mark.rules("ARC-505")
def test_an_empty_deck_is_made_of_its_discard_pile_when_a_card_is_needed() -> None:
    position = race("arthur C1", "max B1", board="C2:T2-05", discards="…2")
    top = seen(position).decks[0].discard
    assert len(top) == 15
    lines = during(position, "move C2", dice="shuffle")
    assert lines[1] == "deck_reshuffled E2 15"
    assert lines[2].startswith("cards_drawn 0 2 1 tile E2-")
    assert (discard(position, 2), len(pile(position, "decks", 2))) == ("", 14)


@pytest.mark.rules("ARC-505")
def test_a_deck_that_runs_out_in_the_middle_is_made_again() -> None:
    position = race("arthur C1 hand=E2-H", "max B1", decks="E2-A", discards="E2-B …2")
    assert pile(position, "decks", 2) == ["E2-A#1"]
    lines = play(position, "play E2-H#1", dice="shuffle")
    assert [line.split()[0] for line in lines[:3]] == ["card_played", "deck_reshuffled", "cards_drawn"]
    assert hand(position).startswith("E2-A#1 E2-")
    assert len(pile(position, "decks", 2)) == 12


@pytest.mark.rules("ARC-505")
def test_nothing_is_drawn_when_both_are_empty() -> None:
    """All fifteen cards of the village are held: twelve in hands, three on sheets."""
    position = race(
        "arthur C1 hand=E2-A,E2-B,E2-D wears=E2-A#2",
        "max B1 hand=E2-D#2,E2-E,E2-F wears=E2-C#2",
        "selenia B1 hand=E2-G,E2-E#2,E2-F#2 wears=E2-C",
        "betameche B1 hand=E2-J,E2-H,E2-I",
        board="C2:T2-05",
        at="B",
    )
    assert (seen(position).decks[0].count, discard(position, 2)) == (0, "")
    assert during(position, "move C2") == ["hero_moved 0 C1 C2 move"]
    assert hand(position) == "E2-A#1 E2-B#1 E2-D#1"


# --- Weapons


@pytest.mark.rules("ARC-506", "ARC-507", "ARC-508", "ARC-603")
@pytest.mark.parametrize(("weapon", "red", "yellow"), WEAPONS)
def test_a_weapon_adds_its_dice_to_every_fight(weapon: str, red: int, yellow: int) -> None:
    position = race(f"betameche C1 wears={weapon}", "max B1", board="C2:T2-01", enemies="C2:moustik")
    yellow = min(3, 2 + yellow)  # ARC-605
    lines = during(position, "move C2", dice="r0 " * red + "y0 " * yellow + "y0")
    assert lines[1] == f"fight_started 0 C2 {red},{yellow} 0,1 moustik"
    assert (sheet(position).equipment, discard(position, int(weapon[1]))) == (f"{weapon}#1", "")


@pytest.mark.rules("ARC-506")
def test_only_on_the_sheet_does_it_work() -> None:
    position = race("arthur C1 hand=E4-A", "max B1", board="C2:T2-01", enemies="C2:moustik", at="B")
    assert during(position, "move C2", dice="r0 y0 y0")[1] == "fight_started 0 C2 1,1 0,1 moustik"


@pytest.mark.rules("ARC-506", "ARC-507")
def test_equipment_is_not_played_and_other_cards_are_not_equipped() -> None:
    position = race("arthur C1 hand=E2-A,E2-F,E2-D", "max B1", board="C2:T2-01")
    assert against(position, "play E2-A#1") == "only_equipped ARC-506"
    assert against(position, "equip E2-F#1") == "not_equipment ARC-506"
    assert against(position, "equip E2-D#1") == "not_equipment ARC-506"
    assert against(position, "equip E2-B#1") == "not_in_hand ARC-517"


@pytest.mark.rules("ARC-507")
def test_worn_equipment_cannot_be_discarded_or_taken_back() -> None:
    position = race("arthur C1 hand=E2-F wears=E2-A", "max B1")
    assert against(position, "discard E2-A#1") == "not_in_hand ARC-517"
    assert options(position) == ["discard E2-F#1", "go on", "play E2-F#1"]


# --- Armour


@pytest.mark.rules("ARC-509", "ARC-535")
@pytest.mark.parametrize(("armour", "worth"), ARMOURS)
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_armour_prevents_up_to_its_number_and_is_discarded(armour: str, worth: int, lost: int) -> None:
    position = race(f"arthur C1 lives=5 wears={armour}", "max B1", board="C2:T2-01", enemies="C2:darkos,seide")
    red = {1: "r1 r0 r0", 2: "r2 r0 r0", 3: "r1 r1 r1"}[lost]
    lines = play(position, "move C2", dice=f"r0 y0 {red}")
    assert lines[-1] == "decision_requested 0 armour"
    assert options(position) == ["keep armour", "use armour"]
    prevented = min(worth, lost)
    loss = [f"lives_changed 0 -{lost - prevented} {5 - lost + prevented} fight"] if lost > prevented else []
    assert during(position, "use armour") == [
        f"armour_used 0 {armour}#1 {prevented}",
        f"cards_discarded 0 {armour}#1 used",
        *loss,
        "hero_blocked 0 C2 seide,darkos",
    ]
    assert (lives(position), sheet(position).equipment) == (5 - lost + prevented, None)
    assert discard(position, int(armour[1])) == f"{armour}#1"


@pytest.mark.rules("ARC-509")
def test_armour_may_be_kept() -> None:
    position = race("arthur C1 wears=E2-C", "max B1", board="C2:T2-01", enemies="C2:seide")
    assert play(position, "move C2", dice="r1 y0 r1")[-2:] == [
        "enemies_killed 0 C2 seide",
        "decision_requested 0 armour",
    ]
    assert during(position, "keep armour") == ["lives_changed 0 -1 2 fight"]
    assert sheet(position).equipment == "E2-C#1"


@pytest.mark.rules("ARC-509")
def test_it_is_not_asked_without_a_loss_nor_for_a_weapon() -> None:
    unhurt = race("arthur C1 wears=E2-C", "max B1", board="C2:T2-01", enemies="C2:seide")
    play(unhurt, "move C2", dice="r1 y0 r0")
    assert asked(unhurt) == "1 move"
    weapon = race("arthur C1 wears=E2-A", "max B1", board="C2:T2-01", enemies="C2:seide")
    play(weapon, "move C2", dice="r1 y0 y0 r1")
    assert (asked(weapon), lives(weapon)) == ("1 move", 2)


@pytest.mark.rules("ARC-509", "ARC-525")
def test_it_works_against_an_adventure_too() -> None:
    position = race("arthur C2 wears=E3-D", "max B1", road=2, board="C3:T2-13", adventures="A05")
    play(position, "move C3")
    assert play(position, "answer A")[-1] == "decision_requested 0 armour"
    assert during(position, "use armour") == ["armour_used 0 E3-D#1 1", "cards_discarded 0 E3-D#1 used"]
    assert lives(position) == 3


@pytest.mark.rules("ARC-509", "ARC-621")
def test_it_is_decided_before_the_defeat() -> None:
    position = race("arthur C1 lives=1 wears=E2-C", "max B1", board="C2:T2-01", enemies="C2:seide")
    lines = play(position, "move C2", dice="r0 y0 r1")
    assert "hero_defeated 0 C2 2" not in lines
    play(position, "use armour")
    assert (lives(position), asked(position)) == (1, "1 move")
