"""Corners of the rules that few games reach."""

from __future__ import annotations

import copy
import random

import pytest

from tablee.games.archibald import ARCHIBALD, moves
from tablee.games.archibald.content import PRINTED
from tablee.kernel import EVERYTHING, BadContent, FastLuck, to_json
from tests.games.archibald import law
from tests.games.archibald.maps import Map
from tests.games.archibald.race import (
    CELLS,
    COLUMNS,
    asked,
    choices,
    default,
    during,
    level,
    options,
    play,
    race,
    seen,
    setup,
)
from tests.games.archibald.test_defaults import distance

SPRINGS = "A3:T2-12 B3:T2-11 B2:T2-01"


# --- Springs


@pytest.mark.rules("ARC-411", "ARC-524")
def test_only_a_springs_bonus_move_is_kept_from_repeating_a_hop() -> None:
    position = race("arthur B3 hand=E2-G", "max B1", board=SPRINGS, hops="B3-A3", at="C")
    play(position, "play E2-G#1")
    assert choices(position, "move") == "A3 B2 B4 C3"
    play(position, "move A3")
    assert [list(hop) for hop in seen(position).hops] == [["B3", "A3"]]
    assert (asked(position), choices(position, "move")) == ("0 bonus_move", "A2 A4 B3")


@pytest.mark.rules("ARC-411")
def test_a_hop_is_one_between_springs_only() -> None:
    position = race("arthur B2", "max B1", board=f"{SPRINGS} C3:T2-05 D3:T2-03")
    play(position, "move B3", "move C3")
    assert list(seen(position).hops) == []


NARROW = f"{SPRINGS} C3:T2-06 B4:T2-15"


@pytest.mark.rules("ARC-310", "ARC-411")
def test_with_one_target_a_bonus_move_is_still_asked() -> None:
    """From B3 only the way back is open: a wall to the east, one to the north, and the hop to A3 was made."""
    position = race("arthur B2", "max B1", board=NARROW, hops="B3-A3")
    assert play(position, "move B3")[-2:] == ["bonus_move_granted 0 B3 spring", "decision_requested 0 bonus_move"]
    assert options(position) == ["decline", "move B2"]


@pytest.mark.rules("ARC-310", "ARC-411")
def test_without_a_target_it_is_not_offered() -> None:
    """The way back is closed, too: what lies there has a wall to the north."""
    board = NARROW.replace("B2:T2-01", "B2:T2-02 A2:T2-01")
    position = race("arthur A3", "max B1", board=board, hops="B3-A3")
    assert during(position, "move B3") == ["hero_moved 0 A3 B3 move"]


# --- What is asked when no card is left to draw


@pytest.mark.rules("ARC-626", "ARC-505")
def test_a_restart_without_cards() -> None:
    position = race(
        "arthur C2 lives=1",
        "max B1 hand=E2-D#2,E2-E,E2-F wears=E2-C#2",
        "selenia B1 hand=E2-G,E2-E#2,E2-F#2 wears=E2-C",
        "betameche B1 hand=E2-J,E2-H,E2-I wears=E2-A",
        board="C2:T2-01 D2:T2-08",
        enemies="D2:seide",
        decks="E2-B",
        discards="E2-D",
    )
    written = position.to_json()
    assert (written["decks"]["2"], seen(position).decks[0].count) == (["E2-B#1", "E2-A#2"], 2)
    lines = play(position, "move D2", "to C1", dice="r0 y0 r1")
    assert "cards_drawn 0 2 2 restart E2-B#1,E2-A#2" in lines


# --- Views


@pytest.mark.parametrize("pair", [["C3", "C4"], ["C3", "D3"]])
def test_opened_passages_are_seen_in_both_directions_of_the_board(pair: list[str]) -> None:
    position = race("arthur C2", "max B1", road=4, board="D3:T2-12", opened="-".join(pair))
    assert [list(one) for one in seen(position).opened] == [pair]
    assert [list(one) for one in position.to_json()["opened"]] == [pair]


def test_a_view_is_the_public_part_with_the_seats_own_fields_on_top() -> None:
    position = race("arthur C1 hand=E2-A,E4-H", "max B1 hand=E2-F", seen={"0": ["A11"]}, known={"1": ["E2-A#1"]})
    public = to_json(position.public())
    assert public == to_json(position.view(None))
    names = {frozenset(position.private(seat)) for seat in (0, 1)}
    assert len(names) == 1
    for eyes in (0, 1, EVERYTHING):
        view = position.view(eyes)
        for name, value in position.private(eyes).items():
            assert getattr(view, name) == value
        changed = {name for name, value in to_json(view).items() if value != public[name]}
        assert changed <= set(position.private(eyes))
        assert position.private(eyes)["eyes"] == eyes


@pytest.mark.rules("ARC-907")
def test_after_a_bump_the_objections_are_those_to_a_move() -> None:
    position = race("arthur C2", "max B1", board="C2:T2-01", piles="T2-15", bump_retry=True)
    play(position, "move C3")
    assert seen(position, 0).objections["move C3"] == "wall ARC-302"
    assert seen(position, 0).objections["move"] == "not_adjacent ARC-301"


def test_the_end_goes_to_paper_and_back() -> None:
    west = "A2:T2-10 A3:T2-04 A4:T2-08 A5:T3-10 A6:T3-11 A7:T3-13 A8:T4-06 A9:T4-09 A10:T4-12"
    position = race("max B1", "arthur A10", board=west, active=1)
    play(position, "1 move A11")
    again = ARCHIBALD.position(position.to_json())
    assert (again.to_json(), again.outcome()) == (position.to_json(), position.outcome())
    assert again.view(None) == position.view(None)
    assert (again.over, seen(again).winner, seen(again).ended) == (True, 1, "archibald")


def test_the_last_start_cell_is_a_default_too() -> None:
    position = setup(4, starter=1)
    play(position, "0 hero max", "0 start C1", "1 hero selenia", "1 start B1", "2 hero arthur", "2 start D1")
    assert default(position) == "start A1"
    play(position, "3 start E1")
    other = setup(4, starter=1)
    play(other, "0 hero max", "0 start A1", "1 hero selenia", "1 start B1", "2 hero arthur", "2 start D1")
    assert default(other) == "start C1"
    last = setup(4, starter=1)
    play(last, "0 hero max", "0 start A1", "1 hero selenia", "1 start B1", "2 hero arthur", "2 start C1")
    assert default(last) == "start D1"


# --- The file of an owner, once more


@pytest.mark.rules("ARC-105", "ARC-307", "ARC-408")
def test_what_is_said_of_a_card_twice_and_of_falls_without_walls() -> None:
    written = copy.deepcopy(PRINTED.written)
    written["encounters"].insert(1, written["encounters"][0])
    with pytest.raises(BadContent) as complaint:
        ARCHIBALD.in_edition(written)
    assert (complaint.value.detail, complaint.value.parts["rule"]) == ("card_twice", "ARC-105")
    written = copy.deepcopy(PRINTED.written)
    (place,) = [number for number, row in enumerate(written["tiles"]) if row["id"] == "T3-02"]
    written["tiles"][place]["walls"] = "NE"
    with pytest.raises(BadContent) as complaint:
        ARCHIBALD.in_edition(written)
    assert (complaint.value.parts["wrong"], complaint.value.parts["right"]) == ("NE", "NESW")


@pytest.mark.rules("ARC-408")
def test_a_tile_may_show_all_pawns_of_a_kind() -> None:
    written = copy.deepcopy(PRINTED.written)
    (place,) = [number for number, row in enumerate(written["tiles"]) if row["id"] == "T2-01"]
    written["tiles"][place]["enemies"] = {"darkos": 2}
    ARCHIBALD.in_edition(written)


@pytest.mark.parametrize(
    "text", ["play E2-Y#9", "play E2-Y#9 C3", "aim E3-Y#9 C3", "play E2-Y#9 2", "slay darkos,millipede"]
)
def test_a_move_is_read_when_nobody_has_made_it_yet(text: str) -> None:
    moves.MOVES.pop(text, None)
    assert str(ARCHIBALD.move(text)) == text


# --- D-12, on any board


@pytest.mark.rules("ARC-009", "ARC-416")
@pytest.mark.parametrize("seed", range(60))
def test_d_12_on_any_board(seed: int) -> None:
    """Without enemies first, then the fewest steps past them, then the west: where every tile has such a way."""
    luck = random.Random(seed)
    names = {number: [row.id for row in law.tiles() if row.level == number] for number in (2, 3, 4)}
    here = Map({f"{column}1": "T1-01" for column in COLUMNS}, [], [])
    for at in luck.sample([at for at in CELLS if level(at) in (2, 3, 4)], 41):
        name = luck.choice(names[level(at)])
        if Map({**here.tiles, at: name}, [], []).passes():
            names[level(at)].remove(name)
            here.tiles[at] = name
    rows = [(start, row) for start in sorted(here.safe()) for row in [{2: 1, 3: 4, 4: 7}.get(level(start), 0)] if row]
    start, row = luck.choice(rows)
    offered = [at for at in sorted(here.safe()) if at[1:] == str(row)]
    laid = [at for at in here.tiles if at[1:] != "1" and not here.falls(at)]
    foes = luck.sample(laid, min(len(laid), 6))
    position = race(
        "max A1 hand=E4-K",
        f"arthur {start}",
        board=" ".join(f"{at}:{name}" for at, name in here.tiles.items() if at[1:] != "1"),
        enemies=" ".join(f"{at}:seide" for at in foes),
        water=3,
        at="C",
    )
    far = {at: distance(here, at, set(foes) - {at}) for at in offered}
    if len(offered) < 2 or None in far.values():
        return
    play(position, "play E4-K#1")
    steps = {at: steps for at, steps in far.items() if steps is not None}
    wanted = min(offered, key=lambda at: (at in foes, steps[at], at))
    assert (asked(position), choices(position, "to").split()) == ("1 destination", offered)
    assert default(position) == f"to {wanted}"


@pytest.mark.rules("ARC-416")
def test_d_12_a_tile_with_a_free_way_comes_before_one_behind_enemies() -> None:
    """From B7 the way north leads through enemies only, from D7 it is free."""
    board = "B7:T3-13 D7:T3-10 B8:T4-01 A8:T4-06 A7:T3-11 D8:T4-12 B6:T3-05 A6:T3-09"
    position = race(
        "arthur C10",
        "max B1",
        road=10,
        board=board,
        enemies="B8:seide A8:seide C7:seide C8:seide A7:moustik B6:moustik",
        turned="C11",
        reached="2345",
    )
    play(position, "move C11")
    assert choices(position, "to") == "A7 B7 C7 D7"
    assert default(position) == "to D7"


# --- Cards


@pytest.mark.rules("ARC-516", "ARC-505")
def test_the_bag_of_tricks_may_be_played_for_one_card() -> None:
    position = race(
        "arthur C1 hand=E2-H,E2-B wears=E2-A#2",
        "max B1 hand=E2-D#2,E2-E,E2-F wears=E2-C#2",
        "selenia B1 hand=E2-G,E2-E#2,E2-F#2 wears=E2-C",
        "betameche B1 hand=E2-J,E2-A,E2-I",
    )
    assert seen(position).decks[0].count == 1
    assert play(position, "play E2-H#1")[1] == "cards_drawn 0 2 1 card E2-D#1"


@pytest.mark.rules("ARC-521", "ARC-523")
def test_the_first_seat_is_named_as_a_target() -> None:
    position = race("arthur C1", "max B1 hand=E2-J", "selenia B1", active=1, at="C")
    assert play(position, "1 play E2-J#1 0")[:2] == ["card_played 1 E2-J#1 - 0 -", "marker_set 0 immobilised"]


def test_an_act_that_is_not_sent_is_imagined_by_its_author_alone() -> None:
    position = race(
        "arthur C1 hand=E4-F,E2-F",
        "max B1",
        board="C2:T2-01 D2:T2-03 E2:T2-05",
        enemies="D2:darkos E2:darkos",
        draft={"card": "E4-F#1", "cell": "C2", "taken": ["D2"]},
    )
    for seed in range(5):
        own, others = position.imagine(0, FastLuck(seed)), position.imagine(1, FastLuck(seed))
        assert own.view(0) == position.view(0)
        assert others.view(1) == position.view(1)
        assert ("draft" in own.to_json(), "draft" in others.to_json()) == (True, False)
        assert ARCHIBALD.position(others.to_json()).view(1) == position.view(1)
