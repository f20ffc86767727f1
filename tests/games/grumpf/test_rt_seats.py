"""GRU-272 and 310 to 314 in real time, as far as the position knows them: bots, seats that are gone or back."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import (
    Bed,
    Buffered,
    Clubbed,
    Flipped,
    Go,
    HuntEnd,
    Placed,
    Rejected,
    RoundStart,
    SeatReady,
    Shout,
)
from tablee.kernel import FastLuck, SeatBack, SeatGone
from tests.games.grumpf.board import of, pawns, phase, setup, told, track, view
from tests.games.grumpf.time_board import answers, public, race, run

LINES = [
    "1010 B place 5 5 fish",
    "1020 B flip 6",
    "1030 P place 5 2 fish",
    "1450 P club 1 fish 2",
    "1460 P bed",
    "1900 B flip 7",
]


def begun(seats: int = 3, bots: str = "") -> Grumpf:
    position = setup(seats, bots=bots)
    told(position)
    return position


# --- GRU-310, 311


@pytest.mark.rules("GRU-310", "GRU-311")
@pytest.mark.parametrize("bots", ["B", "P", "BP", "BPYG"])
def test_bots_have_hands_and_windows_like_everybody(bots: str) -> None:
    people, code = race(), race(bots=bots)
    assert run(people, *LINES, until=5_000) == run(code, *LINES, until=5_000)
    assert track(people, "fish") == track(code, "fish") == ["P2", "B5x"]


@pytest.mark.rules("GRU-310")
def test_any_seat_may_be_a_bot() -> None:
    position = begun(6, bots="024")
    assert [clan.bot for clan in view(position).clans] == [True, False] * 3


@pytest.mark.rules("GRU-310", "GRU-268")
def test_a_bot_is_bound_by_the_measure_of_commands() -> None:
    position = race(bots="B")
    run(position, *(f"{1_000 + n} B flip 5" for n in range(20)), until=1_040)
    assert "flip 5" not in [str(move) for move in position.moves(0)]


@pytest.mark.rules("GRU-311", "GRU-242")
def test_the_key_of_a_bots_command_is_its_instant() -> None:
    position = race(bots="B")
    run(position, "100 P owd 30", "1210 B place 5 2 fish", "1239 P place 5 2 fish", until=1_300)
    assert track(position, "fish") == ["P2", "B2"]
    position = race(bots="B")
    run(position, "100 P owd 30", "1210 B place 5 2 fish", "1241 P place 5 2 fish", until=1_300)
    assert track(position, "fish") == ["B2", "P2"]


# --- GRU-272


@pytest.mark.rules("GRU-272", "GRU-312")
def test_a_seat_whose_player_is_gone_stays_awake_and_vulnerable() -> None:
    position = race("bees: B5", shows={"P": {1: "club"}})
    heard = run(position, "1010 B gone", "1020 P club 1 bees 1", until=1_100)
    assert public(heard) == [SeatGone(0, "left", "bot"), Clubbed(1_100, 1, 1, "bees", 1, 0, 3, 5)]
    assert [clan.gone for clan in view(position).clans] == [True, False, False, False]
    assert view(position).clans[0].hut is None


@pytest.mark.rules("GRU-272")
def test_whoever_comes_back_sees_the_whole_public_state() -> None:
    away, there = race("bees: B5"), race("bees: B5")
    lines = ["1210 P place 5 2 fish", "1310 Y bed"]
    run(away, "1010 B gone", *lines, "5000 B back", until=6_000)
    run(there, *lines, until=6_000)
    assert view(away, 0) == view(there, 0)


@pytest.mark.rules("GRU-272", "GRU-312")
def test_coming_and_going_is_told_to_everybody() -> None:
    heard = run(race(), "1010 B gone", "2010 B back", until=3_000)
    assert heard == [SeatGone(0, "left", "bot"), SeatBack(0)]
    assert all(event.heard_by(eyes) == event for event in heard for eyes in (None, 0, 1))


# --- GRU-312


@pytest.mark.rules("GRU-312")
@pytest.mark.parametrize("change", ["gone", "back"])
def test_at_a_change_of_hands_the_buffer_is_dropped(change: str) -> None:
    position = race()
    if change == "back":
        run(position, "500 B gone", until=500)
    lines = ["1010 B place 5 2 fish", "1210 B flip 6", "1220 B bed", f"1300 B {change}"]
    heard = run(position, *lines, until=3_000)
    assert [type(event) for event in public(heard)] == [Placed, SeatGone if change == "gone" else SeatBack]
    assert of(Rejected, heard) == [Rejected(0, 1_300, number, "superseded", 0) for number in (2, 3)]


@pytest.mark.rules("GRU-312", "GRU-257")
@pytest.mark.parametrize("change", ["gone", "back"])
def test_at_a_change_of_hands_a_committed_command_stands(change: str) -> None:
    position = race(children="Y")
    if change == "back":
        run(position, "500 B gone", "500 P gone", "500 Y gone", until=500)
    lines = ["1010 B place 5 2 fish", "1020 P place 5 5 fish"]  # fresh
    lines += [f"1050 B {change}", f"1150 P {change}"]  # P's put is committed
    lines += ["1210 Y place 5 2 bees", "1320 Y flip 6", f"1560 Y {change}"]  # due at 1550
    heard = run(position, *lines, until=2_000)
    assert [event for event in public(heard) if not isinstance(event, SeatGone | SeatBack)] == [
        Placed(1_100, 0, 5, 2, "fish", 1),
        Flipped(1_100, 1, 5, "5"),
        Placed(1_300, 2, 5, 2, "bees", 1),
        Placed(1_300, 1, 5, 5, "fish", 2),
        Flipped(1_600, 2, 6, "4"),
    ]
    assert of(Rejected, heard) == []


@pytest.mark.rules("GRU-312", "GRU-250")
@pytest.mark.parametrize("change", ["gone", "back"])
def test_at_a_change_of_hands_the_hand_stays_busy(change: str) -> None:
    position = race()
    if change == "back":
        run(position, "500 B gone", until=500)
    lines = ["1010 B place 5 2 fish", f"1200 B {change}", "1300 B place 6 2 fish"]
    heard = run(position, *lines, until=1_600)
    assert answers(heard) == [Buffered(0, 1_300, 2, 1_600)]
    assert heard[-1] == Placed(1_600, 0, 6, 2, "fish", 2)


@pytest.mark.rules("GRU-312")
def test_the_buffers_of_others_are_not_dropped() -> None:
    lines = ["1010 B place 5 2 fish", "1210 B flip 6", "1300 P gone", "1350 P back"]
    heard = run(race(), *lines, until=1_600)
    assert heard[-1] == Flipped(1_600, 0, 6, "4")


@pytest.mark.rules("GRU-312")
def test_the_clan_its_animals_and_the_huts_do_not_change() -> None:
    position = race("bees: B5", own={"B": "fish 2", "P": "birds 1"})
    before = view(position)
    run(position, "1000 B gone", until=1_000)
    after = view(position)
    assert after.huts == before.huts
    assert after.boards == before.boards
    for was, now in zip(before.clans, after.clans, strict=True):
        assert (was.colour, was.animals, was.pawns, was.hut) == (now.colour, now.animals, now.pawns, now.hut)


@pytest.mark.rules("GRU-312")
def test_whoever_plays_for_a_gone_seat_uses_the_same_queue() -> None:
    position = race()
    heard = run(position, "500 B gone", "1010 B place 5 5 fish", "1020 B bed", until=1_800)
    assert public(heard)[1:] == [
        Flipped(1_100, 0, 5, "5"),
        Placed(1_300, 0, 5, 5, "fish", 1),
        Bed(1_800, 0, 1, "blue", 1),
    ]


# --- GRU-313


@pytest.mark.rules("GRU-313", "GRU-272")
def test_a_gone_seat_that_nobody_plays_does_nothing() -> None:
    position = race("bees: B5")
    heard = run(position, "500 B gone", until=29_900)
    assert [type(event).__name__ for event in heard] == ["SeatGone", "StallWarning"]
    assert pawns(position, "B", "held") == [1, 2, 4, 5, 6, 7, 8]
    assert view(position).clans[0].hut is None


# --- R46: nobody waits for a gone seat


@pytest.mark.rules("GRU-235", "GRU-312")
def test_a_gone_seat_is_ready_like_a_bot() -> None:  # R46
    position = begun()
    heard = run(position, "400 1 gone", "500 0 ready", until=1_000)
    assert [(event.t, event.seat) for event in of(SeatReady, heard)] == [(500, 0), (1_000, 1)]
    heard = run(position, "2000 2 gone", until=2_000)
    assert [event.seat for event in of(SeatReady, heard)] == [2]
    assert phase(position) == "shout"


@pytest.mark.rules("GRU-044", "GRU-312")
def test_a_gone_seat_has_nothing_to_look_at() -> None:  # R46
    position = race(clans="BPY", asleep="Y")
    run(position, "1010 B bed", "1200 B continue", "1300 P continue", until=1_300)
    assert phase(position) == "review"
    run(position, "1400 Y gone", until=1_400, luck=FastLuck(1))
    assert phase(position) == "ready"


# --- GRU-314


@pytest.mark.rules("GRU-314")
def test_a_hunt_that_everybody_has_left_is_finished_and_the_next_round_waits() -> None:
    position = race(bots="G")
    luck = FastLuck(1)
    lines = ["1000 B gone", "1100 P gone", "1200 Y gone", "5010 G place 5 2 fish"]
    heard = run(position, *lines, until=35_100, luck=luck)
    assert of(Placed, heard) == [Placed(5_100, 3, 5, 2, "fish", 1)]
    assert of(HuntEnd, heard) == [HuntEnd(35_100, "stall", None)]
    heard += run(position, until=1_000_000, luck=luck)
    assert not [event for event in heard if isinstance(event, SeatReady | Shout | Go)]
    assert phase(position) == "waiting"
    assert position.due() is None


@pytest.mark.rules("GRU-314", "GRU-235")
def test_when_somebody_is_back_the_round_starts_and_so_does_its_time() -> None:  # R46
    position = race(bots="G")
    luck = FastLuck(1)
    run(position, "1000 B gone", "1100 P gone", "1200 Y gone", until=500_000, luck=luck)
    heard = run(position, "500000 P back", until=544_999, luck=luck)
    assert phase(position) == "ready"
    assert sorted((event.t, event.seat) for event in of(SeatReady, heard)) == [(501_000, seat) for seat in (0, 2, 3)]
    heard = run(position, until=545_000, luck=luck)
    assert of(SeatReady, heard) == [SeatReady(545_000, 1, True)]


@pytest.mark.rules("GRU-314")
def test_a_table_that_is_left_while_it_gets_ready_waits() -> None:
    position = begun(3, bots="2")
    heard = run(position, "100 0 gone", "200 1 gone", until=1_000_000, luck=FastLuck(1))
    assert not [event for event in heard if isinstance(event, Shout | Go)]
    assert phase(position) in ("ready", "waiting")
    assert position.due() is None
    heard = run(position, "1000000 0 back", "1000100 0 ready", until=1_001_100)
    assert phase(position) == "shout"


@pytest.mark.rules("GRU-314")
def test_a_table_that_is_left_before_the_shout_waits() -> None:
    position = begun(3, bots="2")
    run(position, "100 0 ready", "200 1 ready", until=1_000)
    assert phase(position) == "shout"
    heard = run(position, "1100 0 gone", "1200 1 gone", until=1_000_000, luck=FastLuck(1))
    assert not [event for event in heard if isinstance(event, Shout | Go)]


@pytest.mark.rules("GRU-314")
def test_one_person_is_enough_to_go_on() -> None:
    position = race(bots="G")
    luck = FastLuck(1)
    heard = run(position, "1000 B gone", "1100 P gone", until=60_000, luck=luck)
    assert [event.round for event in of(RoundStart, heard)] == [2]
    assert phase(position) == "ready"


@pytest.mark.rules("GRU-314")
def test_a_table_of_bots_alone_never_waits() -> None:
    position = race(bots="BPYG")
    heard = run(position, until=600_000, luck=FastLuck(1))
    assert [event.round for event in of(RoundStart, heard)] == [2, 3, 4]
    assert position.over


@pytest.mark.rules("GRU-314", "GRU-044")
def test_a_review_that_everybody_leaves_ends_at_once() -> None:  # R46
    position = race(clans="BPY", asleep="Y")
    luck = FastLuck(1)
    run(position, "1010 B bed", "1200 B gone", "1300 P gone", until=1_300, luck=luck)
    assert phase(position) == "review"
    run(position, "1400 Y gone", until=1_400, luck=luck)
    assert phase(position) == "waiting"


@pytest.mark.rules("GRU-314")
def test_the_last_round_has_no_next_one_to_wait_for() -> None:
    position = race(clans="BPY", round=4)
    run(position, "1000 B gone", "1100 P gone", "1200 Y gone", until=40_000, luck=FastLuck(1))
    assert position.over
