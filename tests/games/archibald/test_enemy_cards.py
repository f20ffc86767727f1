"""Enemy cards (ARC-510 to 514), and the small moves by which one is put together."""

from __future__ import annotations

import pytest

from tablee.kernel import Eyes
from tests.games.archibald import law
from tests.games.archibald.race import (
    against,
    asked,
    choices,
    default,
    discard,
    enemies,
    facts,
    hand,
    options,
    play,
    race,
    seen,
    supply,
)

CARDS = [
    (cells[0], cells[7][6:-1].split(",")[0], int(cells[7][6:-1].split(",")[1]))
    for cells in law.rows("5.4")
    if cells[2] == "enemy"
]
PAWNS = {"moustik": 4, "seide": 6, "millipede": 2, "spider": 2, "darkos": 2}
NEXT = ["turn_ended 0 1", "turn_started 1 1", "decision_requested 1 move"]


@pytest.mark.rules("ARC-510", "ARC-511", "ARC-512", "ARC-517", "ARC-420")
@pytest.mark.parametrize(("card", "kind", "count"), CARDS)
def test_each_enemy_card_puts_its_pawns_on_one_tile(card: str, kind: str, count: int) -> None:
    position = race(f"arthur C1 hand={card}", "max C2", board="C2:T2-01 D2:T2-03", at="C")
    assert play(position, f"play {card}#1 D2") == [
        f"card_played 0 {card}#1 D2 - -",
        f"enemies_appeared D2 {','.join([kind] * count)} card 0",
        f"cards_discarded 0 {card}#1 used",
        *NEXT,
    ]
    assert enemies(position, "D2") == ",".join([kind] * count)
    assert seen(position).supply[kind] == PAWNS[kind] - count
    assert discard(position, int(card[1])) == f"{card}#1"


@pytest.mark.rules("ARC-510")
def test_only_face_up_tiles_of_levels_two_to_five_that_are_no_falls_and_no_traps() -> None:
    position = race(
        "arthur C10 hand=E2-D",
        "max B1",
        road=10,
        board="B6:T3-01 D6:T3-02",
        breached="D6",
        turned="C11 D11",
        enemies="C9:spider",
    )
    legal = ["C2", "C3", "C4", "C5", "C6", "D6", "C7", "C8", "C9", "C10", "D11"]
    assert choices(position, "play E2-D#1").split() == sorted(legal)
    for cell in ("A1", "C1", "B2", "B6", "C11", "A11"):
        assert against(position, f"play E2-D#1 {cell}") == "not_a_tile ARC-510"


@pytest.mark.rules("ARC-510", "ARC-009")
def test_a_tile_need_not_be_safe() -> None:
    position = race("arthur C1 hand=E2-D", "max B1", board="C2:T2-02 C3:T2-03")
    assert choices(position, "play E2-D#1") == "C2 C3"


@pytest.mark.rules("ARC-510", "ARC-516")
def test_without_a_tile_it_cannot_be_played() -> None:
    position = race("arthur C1 hand=E2-D", "max B1")
    assert options(position) == ["discard E2-D#1", "go on"]
    assert against(position, "play E2-D#1 C1") == "not_a_tile ARC-510"


@pytest.mark.rules("ARC-516")
def test_it_needs_a_cell() -> None:
    position = race("arthur C1 hand=E2-D", "max B1", board="C2:T2-01")
    assert against(position, "play E2-D#1") == "wrong_target ARC-516"
    assert against(position, "play E2-D#1 1") == "wrong_target ARC-516"


@pytest.mark.rules("ARC-511", "ARC-512")
def test_on_the_own_tile_in_window_a_one_fights_in_b() -> None:
    position = race("arthur C2 hand=E2-D,E2-A", "max B1", board="C2:T2-01", enemies="C2:moustik")
    play(position, "play E2-D#1 C2")
    assert (asked(position), enemies(position, "C2")) == ("0 window A", "moustik,seide")
    assert play(position, "go on", dice="r0 y0 r0 y0")[0] == "fight_started 0 C2 1,1 1,1 moustik,seide"
    assert seen(position).fought


@pytest.mark.rules("ARC-512", "ARC-208")
def test_in_window_c_on_the_own_tile_nothing_happens_until_the_next_turn() -> None:
    position = race("arthur C2 hand=E2-D,E2-A", "max B1", board="C2:T2-01", at="C")
    assert play(position, "play E2-D#1 C2")[-1] == "decision_requested 0 window"
    play(position, "go on")
    play(position, "1 move A1")
    assert asked(position) == "0 window A"
    assert play(position, "go on", dice="r0 y0 r0")[0] == "fight_started 0 C2 1,1 1,0 seide"


@pytest.mark.rules("ARC-512", "ARC-208")
def test_another_hero_there_fights_on_his_own_turn() -> None:
    position = race("arthur C1 hand=E2-D", "max C2 hand=E2-A", board="C2:T2-01", at="C")
    lines = play(position, "play E2-D#1 C2")
    assert "fight_started" not in " ".join(lines)
    assert asked(position) == "1 window A"
    assert play(position, "1 go on", dice="r0 r0 r0")[0] == "fight_started 1 C2 2,0 1,0 seide"


# --- Where the supply lacks pawns

BOTH = "D2:darkos E2:darkos"
FIVE = "D2:seide,seide E2:seide,seide D3:seide"


@pytest.mark.rules("ARC-513")
def test_a_missing_pawn_is_taken_from_a_tile_without_a_hero() -> None:
    position = race("arthur C1 hand=E4-F", "max E2 hand=E2-A", board="C2:T2-01 D2:T2-03 E2:T2-05", enemies=BOTH, at="C")
    assert against(position, "play E4-F#1 C2") == "needs_pawns ARC-513"
    assert options(position) == ["aim E4-F#1 C2", "aim E4-F#1 D2", "aim E4-F#1 E2", "discard E4-F#1", "go on"]
    play(position, "aim E4-F#1 C2")
    assert options(position) == ["back", "go on", "take D2"]
    assert against(position, "take E2") == "no_pawn_there ARC-513"
    assert against(position, "take C2") == "no_pawn_there ARC-513"
    assert against(position, "send") == "needs_pawns ARC-513"
    play(position, "take D2")
    assert against(position, "take D2") == "enough_pawns ARC-513"
    assert play(position, "send") == [
        "card_played 0 E4-F#1 C2 - D2",
        "enemies_relocated darkos D2 C2",
        "enemies_appeared C2 darkos card 0",
        "cards_discarded 0 E4-F#1 used",
        "turn_ended 0 1",
        "turn_started 1 1",
        "window_opened 1 1 A",
        "decision_requested 1 window",
    ]
    assert (enemies(position, "C2"), enemies(position, "D2"), enemies(position, "E2")) == ("darkos", "", "darkos")


@pytest.mark.rules("ARC-513")
def test_first_the_supply_then_the_board() -> None:
    position = race("arthur C1 hand=E4-E", "max B1", board="C2:T2-01 D2:T2-03 E2:T2-05 D3:T2-08", enemies=FIVE, at="C")
    assert supply(position) == "4/1/2/2/2"
    play(position, "aim E4-E#1 C2", "take E2")
    assert play(position, "send") == [
        "card_played 0 E4-E#1 C2 - E2",
        "enemies_relocated seide E2 C2",
        "enemies_appeared C2 seide,seide card 0",
        "cards_discarded 0 E4-E#1 used",
        *NEXT,
    ]
    assert (enemies(position, "C2"), enemies(position, "E2"), supply(position)) == ("seide,seide", "seide", "4/0/2/2/2")


@pytest.mark.rules("ARC-513")
def test_the_chosen_tile_itself_may_give_a_pawn() -> None:
    position = race("arthur C1 hand=E4-F", "max B1", board="D2:T2-03 E2:T2-05", enemies=BOTH, at="C")
    play(position, "aim E4-F#1 D2")
    assert choices(position, "take") == "D2 E2"
    play(position, "take D2", "send")
    assert (enemies(position, "D2"), enemies(position, "E2")) == ("darkos", "darkos")


@pytest.mark.rules("ARC-514", "ARC-513")
def test_if_they_cannot_be_gathered_it_cannot_be_played() -> None:
    position = race("arthur D2 hand=E4-F", "max E2", board="C2:T2-01 D2:T2-03 E2:T2-05", enemies=BOTH)
    assert against(position, "play E4-F#1 C2") == "too_few_pawns ARC-514"
    assert against(position, "aim E4-F#1 C2") == "too_few_pawns ARC-514"
    assert options(position) == ["discard E4-F#1", "go on"]


@pytest.mark.rules("ARC-514")
def test_all_or_nothing() -> None:
    """One Seide is left and five stand with heroes: a squad cannot be gathered, a patrol can."""
    position = race(
        "arthur D2 hand=E4-E,E2-D",
        "max E2",
        board="C2:T2-01 D2:T2-03 E2:T2-05",
        enemies="D2:seide,seide E2:seide,seide,seide",
    )
    assert against(position, "play E4-E#1 C2") == "too_few_pawns ARC-514"
    assert against(position, "play E2-D#1 C2") == ""


@pytest.mark.rules("ARC-513")
def test_with_enough_in_the_supply_there_is_nothing_to_aim() -> None:
    position = race("arthur C1 hand=E4-F", "max B1", board="C2:T2-01 D2:T2-03", enemies="D2:darkos")
    assert options(position) == ["discard E4-F#1", "go on", "play E4-F#1 C2", "play E4-F#1 D2"]
    assert against(position, "aim E4-F#1 C2") == "enough_pawns ARC-513"


# --- Small moves that nobody hears


@pytest.mark.rules("ARC-513")
def test_small_moves_are_taken_back_one_by_one() -> None:
    board = "C2:T2-01 D2:T2-03 E2:T2-05 D3:T2-08"
    position = race(
        "arthur C1 hand=E4-E", "max B1", board=board, enemies="D2:seide,seide E2:seide,seide D3:seide,seide"
    )
    play(position, "aim E4-E#1 C2", "take E2", "take E2")
    draft = seen(position, 0).draft
    assert draft is not None
    assert (draft.card, draft.cell, list(draft.taken), draft.missing) == ("E4-E#1", "C2", ["E2", "E2"], 0)
    assert against(position, "take E2") == "enough_pawns ARC-513"
    assert play(position, "back") == ["card_drafted 0 E4-E#1 C2 E2"]
    assert against(position, "send") == "needs_pawns ARC-513"
    assert play(position, "back") == ["card_drafted 0 E4-E#1 C2 -"]
    assert play(position, "back") == ["card_drafted 0 - - -"]
    assert seen(position, 0).draft is None
    assert against(position, "back") == "not_now ARC-202"
    assert against(position, "take E2") == "not_now ARC-202"
    assert against(position, "send") == "not_now ARC-202"


@pytest.mark.rules("ARC-513")
def test_while_a_card_is_aimed_the_others_wait() -> None:
    position = race("arthur C1 hand=E4-F,E2-F,E2-A", "max B1", board="C2:T2-01 D2:T2-03 E2:T2-05", enemies=BOTH)
    play(position, "aim E4-F#1 C2")
    assert options(position) == ["back", "go on", "take D2", "take E2"]
    for move in ("play E2-F#1", "discard E2-F#1", "discard E4-F#1", "equip E2-A#1", "aim E4-F#1 D2"):
        assert against(position, move) == "not_now ARC-202"
    play(position, "back")
    assert against(position, "play E2-F#1") == ""


@pytest.mark.rules("ARC-513")
def test_going_on_drops_what_was_not_sent() -> None:
    position = race("arthur C1 hand=E4-F", "max B1", board="C2:T2-01 D2:T2-03 E2:T2-05", enemies=BOTH)
    play(position, "aim E4-F#1 C2", "take D2")
    assert default(position) == "go on"
    play(position, "go on")
    assert (asked(position), hand(position), enemies(position, "D2")) == ("0 move", "E4-F#1", "darkos")
    assert (seen(position, 0).draft, seen(position).card_played) == (None, False)


@pytest.mark.parametrize("eyes", [None, 1])
def test_until_it_is_sent_nobody_else_hears_or_sees_anything(eyes: Eyes) -> None:
    position = race("arthur C1 hand=E4-F,E2-F", "max B1", board="C2:T2-01 D2:T2-03 E2:T2-05", enemies=BOTH)
    before = seen(position, eyes)
    for move in ("aim E4-F#1 C2", "take D2", "back", "take E2", "back", "back", "aim E4-F#1 D2", "take E2"):
        events = facts(position, move)
        assert [event.heard_by(eyes) for event in events] == [None] * len(events)
        assert [event.heard_by(0) for event in events] == events
        assert seen(position, eyes) == before
        assert len(events) == 1
