"""The end of the round: SCH-180 to SCH-191."""

from __future__ import annotations

import pytest

from tablee.games.schtroumpfs.events import (
    AzraelMoved,
    GameLost,
    GargamelRevealed,
    GargamelStandee,
    HouseDestroyed,
    LeaderPassed,
    ResourcesLost,
    RoundEnded,
    RoundStarted,
    SmurfSheltered,
)
from tests.games.schtroumpfs.village import (
    against,
    built,
    choices,
    crafted,
    on_rows,
    only,
    options,
    order,
    play,
    row,
    scene,
    seen,
    stock,
    told,
)

SEVEN = "2U:2 3U:2 4U:2 6U"


@pytest.mark.rules("SCH-180")
def test_a_round_ends_when_a_turn_ends_without_a_meeple_on_the_esplanade() -> None:
    position = scene(["S02", "S03"], rows="2U:2 3U:2 4U:2", played="P14", gargamel="G12 G13 G17")
    assert told(play(position, "0 place 5U"), RoundEnded) == []
    play(position, "1 play S03")
    assert len(told(play(position, "1 place 6U"), RoundEnded)) == 1


@pytest.mark.rules("SCH-180")
def test_not_before_window_d_and_step_4() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, nest=0, crafted="N01", played="P14", gargamel="G12 G13 G17")
    assert told(play(position, "0 place 5U"), RoundEnded) == []
    play(position, "0 use N01", "0 empty 3U")
    assert seen(position).esplanade == 2
    assert position.awaited() == (1,)


@pytest.mark.rules("SCH-181")
def test_return_then_card_then_azrael_then_leader() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, stock="0/4/0", played="P14", gargamel="G03 G13 G17")
    heard = play(position, "0 place 5U")
    steps = (RoundEnded, GargamelRevealed, ResourcesLost, AzraelMoved, LeaderPassed, RoundStarted)
    assert order(heard, *steps) == list(steps)


@pytest.mark.rules("SCH-182")
def test_all_meeples_return() -> None:
    position = scene(
        ["S02", "S03"],
        rows="2U 3L 4U",
        overflow="3L",
        crafted="N20",
        occupied="N20",
        loose=1,
        aside=1,
        played="P14",
        gargamel="G12 G13 G17",
    )
    assert seen(position).esplanade == 1
    heard = play(position, "0 place 5U")
    assert only(heard, RoundEnded) == RoundEnded(1, 8, 0)
    view = seen(position)
    assert (view.esplanade, view.loose, view.aside, view.nest, on_rows(position)) == (8, 0, 0, 0, "")
    assert row(position, "3L").overflow == 0


@pytest.mark.rules("SCH-182")
def test_a_slot_closed_by_a_hefty_smurf_is_open_again() -> None:
    position = scene(["S02", "S03"], rows="2U:2 3U 4U:2 5U:2", doubles="3U", played="P14", gargamel="G12 G13 G17")
    play(position, "0 place 6U")
    assert (row(position, "3U").double, row(position, "3U").full) == (False, False)


@pytest.mark.rules("SCH-182", "SCH-021")
@pytest.mark.parametrize(("hungry", "esplanade", "nest"), [(False, 8, 0), (True, 5, 3)])
def test_the_nest_empties_unless_the_howlibird_is_hungry(hungry: bool, esplanade: int, nest: int) -> None:
    position = scene(["S02", "S03"], rows="2U:2 3U:2", nest=3, hungry=hungry, played="P14", gargamel="G12 G13 G17")
    heard = play(position, "0 place 5U")
    assert only(heard, RoundEnded) == RoundEnded(1, esplanade, nest)
    assert (seen(position).esplanade, seen(position).nest) == (esplanade, nest)


@pytest.mark.rules("SCH-183", "SCH-184", "SCH-185")
def test_the_new_card_covers_the_previous_one_which_is_no_longer_active() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, lasting="G12", revealed="G12 G02", played="P14", gargamel="G11 G13 G17"
    )
    assert seen(position).lasting == "G12"
    heard = play(position, "0 place 5U")
    assert only(heard, GargamelRevealed) == GargamelRevealed("G11", "lasting", 2)
    assert seen(position).lasting == "G11"
    assert list(seen(position).revealed) == ["G02", "G12", "G11"]
    assert seen(position).gargamel_count == 2


@pytest.mark.rules("SCH-184", "SCH-185")
def test_after_an_immediate_card_none_is_active() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, lasting="G12", played="P14", gargamel="G02 G13 G17")
    play(position, "0 place 5U")
    assert seen(position).lasting is None
    assert list(seen(position).revealed) == ["G12", "G02"]


@pytest.mark.rules("SCH-184")
def test_a_forgetting_spell_ends_when_the_next_card_is_revealed() -> None:
    position = scene(["S02", "S03"], rows=SEVEN, lasting="G16", crafted="N08", played="P14", gargamel="G02 G13 G17")
    play(position, "0 place 5U")
    assert options(position) == ["decline", "use N08"]


@pytest.mark.rules("SCH-185")
@pytest.mark.parametrize(("card", "kind"), [("G02", "now"), ("G12", "lasting"), ("G17", "end")])
def test_three_kinds_of_cards(card: str, kind: str) -> None:
    rest = "G13" if card == "G17" else "G13 G17"
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel=f"{card} {rest}")
    heard = play(position, "0 place 5U")
    assert only(heard, GargamelRevealed).kind == kind
    assert position.over == (kind == "end")
    assert seen(position).lasting == (card if kind == "lasting" else None)
    assert len(told(heard, GameLost)) == (kind == "end")


@pytest.mark.rules("SCH-186")
@pytest.mark.parametrize(
    ("card", "locations"), [("G10", [1]), ("G11", [8]), ("G14", [7, 8]), ("G16", None), ("G02", None), ("G13", None)]
)
def test_gargamel_stands_where_a_lasting_effect_is(card: str, locations: list[int] | None) -> None:
    position = scene(["S02", "S03"], rows=SEVEN, played="P14", gargamel=f"{card} G12 G17")
    heard = play(position, "0 place 5U")
    assert [list(event.locations) for event in told(heard, GargamelStandee)] == ([locations] if locations else [])


@pytest.mark.rules("SCH-187")
@pytest.mark.parametrize(
    ("card", "paws"),
    [("G02", 1), ("G03", 2), ("G04", 1), ("G05", 1), ("G06", 3), ("G07", 1), ("G08", 2), ("G09", 3)]
    + [("G10", 1), ("G11", 2), ("G12", 1), ("G13", 3), ("G14", 2), ("G15", 1), ("G16", 2), ("G01", 2)],
)
def test_azrael_advances_by_the_paws_of_the_card(card: str, paws: int) -> None:
    position = scene(["S02"], rows=SEVEN, played="P14", gargamel=f"{card} G17", azrael=5)
    heard = play(position, "0 place 6L")
    assert only(heard, GargamelRevealed).paws == paws
    assert only(heard, AzraelMoved) == AzraelMoved(5, (5 + paws - 1) % 8 + 1, paws, card)


@pytest.mark.rules("SCH-188")
@pytest.mark.parametrize(("leader", "active", "new"), [(0, 0, 1), (0, 1, 1), (1, 2, 2), (2, 1, 0)])
def test_the_marker_passes_to_the_left_whoever_had_the_last_turn(leader: int, active: int, new: int) -> None:
    position = scene(
        ["S02", "S03", "S04"], leader=leader, active=active, rows=SEVEN, played="P14", gargamel="G12 G13 G17"
    )
    heard = play(position, f"{active} place 5U")
    assert only(heard, LeaderPassed) == LeaderPassed(leader, new)
    assert (seen(position).leader, seen(position).active, position.awaited()) == (new, new, (new,))
    assert seen(position).round == 2


@pytest.mark.rules("SCH-189")
def test_the_leader_of_the_ending_round_chooses() -> None:
    position = scene(
        ["S02", "S03", "S04"],
        leader=2,
        active=0,
        rows=SEVEN,
        built="R1 R2",
        played="P14",
        gargamel="G07 G13 G17",
    )
    play(position, "0 place 5U")
    assert position.awaited() == (2,)
    assert choices(position, "destroy") == ["R1", "R2"]


@pytest.mark.rules("SCH-189")
def test_but_a_player_chooses_the_card_of_their_own_hand() -> None:
    position = scene(["S02", "P03 P04", "S04"], leader=2, active=0, rows=SEVEN, played="P14", gargamel="G05 G13 G17")
    play(position, "0 place 5U")
    assert position.awaited() == (1,)
    assert options(position) == ["discard P03", "discard P04"]


@pytest.mark.rules("SCH-190")
def test_the_end_of_the_round_is_nobodys_turn() -> None:
    position = scene(
        ["S02", "S03"], rows=SEVEN, built="R1 R2", ideas="N09", crafted="N07", played="P14", gargamel="G07 G13 G17"
    )
    play(position, "0 place 5U", "0 end turn")
    assert options(position) == ["destroy R1", "destroy R2"]
    assert against(position, "0 use N07") != ""
    assert crafted(position) == ["N07"]


@pytest.mark.rules("SCH-190")
@pytest.mark.parametrize(("code", "gargamel"), [("N05", "G02 G13 G17"), ("N08", "G02 G13 G17")])
def test_except_what_answers_a_revealed_card_and_the_leader_decides(code: str, gargamel: str) -> None:
    position = scene(
        ["S02", "S03", "S04"], leader=1, active=0, rows=SEVEN, crafted=code, played="P14", gargamel=gargamel
    )
    play(position, "0 place 5U")
    assert position.awaited() == (1,)
    assert options(position) == ["decline", f"use {code}"]


@pytest.mark.rules("SCH-191")
def test_a_destroyed_house_must_be_paid_in_full_again() -> None:
    position = scene(
        ["S02", "P10 S03"],
        rows=SEVEN,
        built="R1",
        sheltered="S05",
        stock="0/5/4",
        played="P14",
        gargamel="G07 G13 G17",
    )
    heard = play(position, "0 place 5U")
    assert only(heard, HouseDestroyed) == HouseDestroyed("R1")
    assert built(position) == []
    assert list(seen(position).sheltered) == ["S05"]
    assert told(heard, SmurfSheltered) == []
    play(position, "1 play P10", "1 place 8U")
    assert (built(position), stock(position)) == (["R1"], "0/0/0")
