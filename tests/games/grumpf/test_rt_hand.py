"""GRU-250 to 257: one hand, one thing at a time, one that waits, and a BED behind it."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import Grumpf
from tablee.games.grumpf.events import Bed, Buffered, Clubbed, Flipped, HuntEnd, Placed, Rejected
from tablee.kernel import FastLuck
from tests.games.grumpf.board import of, pawns, phase, view
from tests.games.grumpf.time_board import answers, public, race, refused, run

CLUBS = {"B": {1: "club", 2: "club", 3: "club"}}
BUSY = [("flip 5", 200), ("place 5 2 fish", 500), ("club 1 bees 1", 500), ("place 2 club fish", 200)]


def busy_until(position: Grumpf, seat: int = 0) -> int:
    hand = view(position, seat).hands[seat]
    assert hand is not None
    return hand.busy_until


# --- GRU-250, 251, 254: how long


@pytest.mark.rules("GRU-250", "GRU-251")
@pytest.mark.parametrize(("first", "time"), BUSY)
def test_the_hand_is_busy_after_each_gesture(first: str, time: int) -> None:
    position = race("bees: P5", shows=CLUBS)
    run(position, f"1010 B {first}", until=1_100)
    assert busy_until(position) == 1_100 + time


@pytest.mark.rules("GRU-254", "GRU-250", "GRU-251")
@pytest.mark.parametrize(("first", "time"), BUSY)
def test_the_hands_of_a_child_are_busy_half_as_long(first: str, time: int) -> None:
    position = race("bees: P5", shows=CLUBS, children="B")
    run(position, f"1010 B {first}", until=1_100)
    assert busy_until(position) == 1_100 + time // 2


@pytest.mark.rules("GRU-250", "GRU-252")
@pytest.mark.parametrize(("first", "time"), BUSY)
def test_a_busy_hand_makes_the_next_gesture_wait(first: str, time: int) -> None:
    free = 1_100 + time
    position = race("bees: P5", shows=CLUBS)
    heard = run(position, f"1010 B {first}", f"{free - 1} B place 8 2 birds", until=free)
    assert of(Buffered, heard) == [Buffered(0, free - 1, 2, free)]
    assert heard[-1] == Placed(free, 0, 8, 2, "birds", 1)


@pytest.mark.rules("GRU-250")
@pytest.mark.parametrize(("first", "time"), BUSY)
def test_at_the_instant_at_which_it_is_free_the_hand_is_not_busy(first: str, time: int) -> None:
    free = 1_100 + time
    position = race("bees: P5", shows=CLUBS)
    heard = run(position, f"1010 B {first}", f"{free} B place 8 2 birds", until=free)
    assert of(Buffered, heard) == []
    assert heard[-1] == Placed(free, 0, 8, 2, "birds", 1)


@pytest.mark.rules("GRU-250", "GRU-254")
@pytest.mark.parametrize(("arrival", "waits"), [(1_349, True), (1_350, False), (1_351, False)])
def test_busy_means_strictly_before_the_hand_is_free(arrival: int, waits: bool) -> None:
    lines = ["1010 B place 5 2 fish", f"{arrival} B place 8 2 birds"]
    heard = run(race(children="B"), *lines, until=1_400)
    assert of(Buffered, heard) == ([Buffered(0, arrival, 2, 1_350)] if waits else [])
    assert heard[-1] == Placed(1_400, 0, 8, 2, "birds", 1)


@pytest.mark.rules("GRU-250")
def test_each_seat_has_its_own_hand() -> None:
    heard = run(race(), "1010 B place 5 2 fish", "1110 P place 5 2 fish", "1210 Y place 5 2 fish", until=1_300)
    assert [(event.t, event.seat) for event in of(Placed, heard)] == [(1_100, 0), (1_200, 1), (1_300, 2)]
    assert answers(heard) == []


@pytest.mark.rules("GRU-251")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("flip 4", "already_placed"),
        ("place 4 1 fish", "already_placed"),
        ("place 2 club fish", "not_a_value"),
        ("place 5 2 fish", "board_full"),
        ("club 5 bees 1", "not_a_club"),
        ("club 1 bees 8", "no_target"),
        ("club 1 bees 2", "own_pawn"),
        ("club 1 bees 3", "already_clubbed"),
        ("club 1 bees 4", "target_asleep"),
    ],
)
def test_a_rejected_gesture_costs_a_fifth_of_a_second(move: str, reason: str) -> None:
    position = race("bees: P5 B1#4 P3xY Y2; fish: P1 P2 P2 G1 G2 G2", asleep="Y", shows=CLUBS)
    heard = run(position, f"1010 B {move}", "1150 B flip 7", until=1_300)
    assert heard == [
        Rejected(0, 1_100, 1, reason, 200),
        Buffered(0, 1_150, 2, 1_300),
        Flipped(1_300, 0, 7, "5"),
    ]
    small = race("bees: P5 B1#4 P3xY Y2; fish: P1 P2 P2 G1 G2 G2", asleep="Y", shows=CLUBS, children="B")
    assert run(small, f"1010 B {move}", until=1_100) == [Rejected(0, 1_100, 1, reason, 100)]


@pytest.mark.rules("GRU-251", "GRU-226")
def test_going_to_bed_too_early_costs_as_much() -> None:
    position = race("", "BP")
    assert run(position, "1010 B bed", until=1_100) == [Rejected(0, 1_100, 1, "must_place_all", 200)]
    assert busy_until(position) == 1_300


@pytest.mark.rules("GRU-251", "GRU-088")
def test_whoever_sleeps_loses_no_time_by_trying() -> None:
    position = race(asleep="B")
    heard = run(position, "1010 B flip 5", "1110 B place 5 2 fish", "1220 B bed", until=1_300)
    assert heard == [Rejected(0, t, n, "asleep", 0) for n, t in ((1, 1_100), (2, 1_200), (3, 1_300))]


@pytest.mark.rules("GRU-251")
def test_what_is_answered_on_arrival_costs_nothing() -> None:
    position = race()
    assert refused(position, "1010 B place 5 3 fish") == "bad_request"
    assert refused(position, "1020 B wait") == "bad_request"
    assert busy_until(position) == 0
    assert run(position, "1110 B flip 5", until=1_200) == [Flipped(1_200, 0, 5, "5")]


# --- GRU-252, 253, 255: what waits


@pytest.mark.rules("GRU-250", "GRU-252", "GRU-253")
def test_scenario_20_the_hand() -> None:
    position = race()
    first = run(position, "950 B place 4 1 bees", "1200 B place 5 2 fish", until=1_300)
    assert first == [Placed(1_000, 0, 4, 1, "bees", 1), Buffered(0, 1_200, 2, 1_500)]
    undisturbed = position.clone()
    assert run(undisturbed, until=1_500) == [Placed(1_500, 0, 5, 2, "fish", 1)]
    heard = run(position, "1350 B place 6 2 birds", until=1_500)
    assert answers(heard) == [Rejected(0, 1_350, 2, "superseded", 0), Buffered(0, 1_350, 3, 1_500)]
    assert public(heard) == [Placed(1_500, 0, 6, 2, "birds", 1)]
    assert pawns(position, "B", "held") == [1, 2, 3, 5, 7, 8]


@pytest.mark.rules("GRU-254", "GRU-252")
def test_scenario_20_a_child() -> None:
    heard = run(race(children="B"), "950 B place 4 1 bees", "1200 B place 5 2 fish", until=1_300)
    assert heard == [
        Placed(1_000, 0, 4, 1, "bees", 1),
        Buffered(0, 1_200, 2, 1_250),
        Placed(1_300, 0, 5, 2, "fish", 1),
    ]


@pytest.mark.rules("GRU-252")
def test_what_waits_is_looked_at_when_it_is_done() -> None:
    position = race()
    heard = run(position, "1010 B place 5 2 fish", "1200 B place 5 2 birds", until=1_599)
    assert answers(heard) == [Buffered(0, 1_200, 2, 1_600)]
    assert run(position, until=1_600) == [Rejected(0, 1_600, 2, "already_placed", 200)]


@pytest.mark.rules("GRU-252", "GRU-265")
def test_nonsense_does_not_even_wait() -> None:
    position = race()
    run(position, "1010 B place 5 2 fish", "1200 B place 6 2 birds", until=1_250)
    assert refused(position, "1300 B place 7 1 bees") == "bad_request"
    assert public(run(position, until=1_600)) == [Placed(1_600, 0, 6, 2, "birds", 1)]


@pytest.mark.rules("GRU-252", "GRU-253")
def test_a_bed_waits_behind_the_gesture_that_waits() -> None:
    lines = ["1010 B place 5 2 fish", "1200 B place 6 2 birds", "1250 B bed"]
    heard = run(race(), *lines, until=2_100)
    assert answers(heard) == [Buffered(0, 1_200, 2, 1_600), Buffered(0, 1_250, 3, None)]
    assert public(heard)[1:] == [Placed(1_600, 0, 6, 2, "birds", 1), Bed(2_100, 0, 1, "blue", 1)]


@pytest.mark.rules("GRU-252")
def test_a_bed_waits_for_whatever_the_gesture_before_it_costs() -> None:
    lines = ["1010 B place 5 2 fish", "1200 B flip 6", "1250 B bed"]
    assert public(run(race(), *lines, until=2_000))[-1] == Bed(1_800, 0, 1, "blue", 1)
    lines = ["1010 B place 5 2 fish", "1200 B place 2 club birds", "1250 B bed"]
    assert public(run(race(), *lines, until=2_000))[-1] == Bed(1_800, 0, 1, "blue", 1)


@pytest.mark.rules("GRU-253")
@pytest.mark.parametrize("newer", ["flip 7", "place 7 3 bees", "club 1 bees 1"])
def test_a_newer_gesture_replaces_the_waiting_one_and_cancels_the_bed(newer: str) -> None:
    lines = ["1010 B place 5 2 fish", "1200 B place 6 2 birds", "1250 B bed", f"1300 B {newer}"]
    heard = run(race("bees: P5", shows=CLUBS), *lines, until=1_600)
    assert answers(heard) == [
        Buffered(0, 1_200, 2, 1_600),
        Buffered(0, 1_250, 3, None),
        Rejected(0, 1_300, 2, "superseded", 0),
        Rejected(0, 1_300, 3, "superseded", 0),
        Buffered(0, 1_300, 4, 1_600),
    ]
    assert len(public(heard)) == 2
    assert of(Bed, heard) == []


@pytest.mark.rules("GRU-253")
def test_a_newer_gesture_cancels_a_bed_that_waits_alone() -> None:
    heard = run(race(), "1010 B place 5 2 fish", "1200 B bed", "1300 B flip 7", until=3_000)
    assert answers(heard) == [
        Buffered(0, 1_200, 2, 1_600),
        Rejected(0, 1_300, 2, "superseded", 0),
        Buffered(0, 1_300, 3, 1_600),
    ]
    assert public(heard)[1:] == [Flipped(1_600, 0, 7, "5")]


@pytest.mark.rules("GRU-253")
def test_a_newer_bed_replaces_only_a_bed() -> None:
    lines = ["1010 B place 5 2 fish", "1200 B place 6 2 birds", "1250 B bed", "1300 B bed"]
    heard = run(race(), *lines, until=2_100)
    assert answers(heard)[2:] == [Rejected(0, 1_300, 3, "superseded", 0), Buffered(0, 1_300, 4, None)]
    assert public(heard)[1:] == [Placed(1_600, 0, 6, 2, "birds", 1), Bed(2_100, 0, 1, "blue", 1)]


@pytest.mark.rules("GRU-255")
def test_a_bed_waits_for_the_hand_like_everything_else() -> None:
    heard = run(race(), "1010 B place 5 2 fish", "1200 B bed", until=1_600)
    assert heard[1:] == [Buffered(0, 1_200, 2, 1_600), Bed(1_600, 0, 1, "blue", 1)]


@pytest.mark.rules("GRU-255", "GRU-089")
def test_a_bed_that_waits_does_not_protect_yet() -> None:
    lines = ["1010 B place 5 2 fish", "1020 B bed", "1410 P club 1 fish 1"]
    heard = run(race(shows={"P": {1: "club"}}), *lines, until=1_600)
    assert public(heard)[1:] == [Clubbed(1_500, 1, 1, "fish", 1, 0, 5, 2), Bed(1_600, 0, 1, "blue", 1)]


@pytest.mark.rules("GRU-252", "GRU-253", "GRU-264")
def test_scenario_41_the_last_pawn_then_bed() -> None:
    others = "bees: B1#1 B3#2; reptiles: B5#3 B1#4 B2#6; birds: B3#7 B2#8"
    position = race(others)
    heard = run(position, "2030 B place 5 5 bees", "2060 B bed", until=2_800)
    assert public(heard) == [
        Flipped(2_100, 0, 5, "5"),
        Placed(2_300, 0, 5, 5, "bees", 3),
        Bed(2_800, 0, 1, "blue", 1),
    ]
    assert answers(heard) == [Buffered(0, 2_060, 2, None)]
    assert pawns(position, "B", "held") == []


@pytest.mark.rules("GRU-253", "GRU-264")
def test_scenario_41_a_second_pawn_keeps_blue_awake() -> None:
    others = "bees: B1#1 B3#2; reptiles: B5#3 B2#6; birds: B3#7 B2#8"
    lines = ["2030 B place 5 5 bees", "2060 B bed", "2400 B place 4 1 fish"]
    heard = run(race(others), *lines, until=3_500)
    assert public(heard) == [
        Flipped(2_100, 0, 5, "5"),
        Placed(2_300, 0, 5, 5, "bees", 3),
        Placed(2_800, 0, 4, 1, "fish", 1),
    ]
    assert answers(heard) == [
        Buffered(0, 2_060, 2, None),
        Rejected(0, 2_400, 2, "superseded", 0),
        Buffered(0, 2_400, 3, 2_800),
    ]


@pytest.mark.rules("GRU-253", "GRU-264")
def test_before_the_put_is_done_a_newer_gesture_already_cancels_the_bed() -> None:
    lines = ["2030 B place 5 5 bees", "2060 B bed", "2200 B flip 6"]
    heard = run(race(), *lines, until=4_000)
    assert public(heard) == [
        Flipped(2_100, 0, 5, "5"),
        Placed(2_300, 0, 5, 5, "bees", 1),
        Flipped(2_800, 0, 6, "4"),
    ]
    assert answers(heard)[1:] == [Rejected(0, 2_200, 2, "superseded", 0), Buffered(0, 2_200, 3, None)]


@pytest.mark.rules("GRU-251", "GRU-252")
def test_whoever_sleeps_and_sends_two_commands_at_once_hears_twice_that_he_sleeps() -> None:
    heard = run(race(asleep="B"), "1010 B flip 5", "1020 B flip 6", until=1_200)
    assert [(event.client_seq, event.reason) for event in of(Rejected, heard)] == [(1, "asleep"), (2, "asleep")]
    assert of(Flipped, heard) == []


# --- GRU-256


@pytest.mark.rules("GRU-256")
@pytest.mark.parametrize("later", ["flip 5", "place 5 2 fish", "club 1 bees 1", "bed"])
def test_whoever_goes_to_bed_drops_what_waits(later: str) -> None:
    heard = run(race("bees: P5"), "1010 B bed", f"1050 B {later}", until=3_000)
    assert public(heard) == [Bed(1_100, 0, 1, "blue", 1)]
    assert answers(heard) == [Buffered(0, 1_050, 2, None), Rejected(0, 1_100, 2, "asleep", 0)]


@pytest.mark.rules("GRU-256", "GRU-257")
def test_a_committed_bed_drops_the_gesture_that_came_too_late() -> None:
    lines = ["1010 B place 5 2 fish", "1100 B bed", "1370 B flip 6"]
    heard = run(race(children="B"), *lines, until=3_000)  # free at 1350: the BED is committed
    assert public(heard)[1:] == [Bed(1_400, 0, 1, "blue", 1)]
    assert answers(heard)[1:] == [Buffered(0, 1_370, 3, None), Rejected(0, 1_400, 3, "asleep", 0)]


@pytest.mark.rules("GRU-256")
def test_a_rejected_bed_drops_nothing() -> None:
    heard = run(race("", "BP"), "1010 B bed", "1050 B flip 5", until=1_300)
    assert heard[-1] == Flipped(1_300, 0, 5, "5")


@pytest.mark.rules("GRU-256")
def test_at_go_every_hand_is_free_and_nothing_waits() -> None:
    luck = FastLuck(3)
    position = race(clans="BPY", asleep="Y")
    lines = ["1010 B place 5 2 fish", "1050 B place 6 2 fish", "1060 P place 5 2 fish", "1070 P bed", "1200 B flip 7"]
    run(position, *lines, until=1_600, luck=luck)
    assert phase(position) == "review"
    heard = run(position, *(f"1700 {clan} continue" for clan in "BPY"), until=1_700, luck=luck)
    run(position, *(f"1800 {clan} ready" for clan in "BPY"), "1900 B shout", until=4_900, luck=luck)
    assert phase(position) == "hunt"
    for seat in range(3):
        hand = view(position, seat).hands[seat]
        assert hand is not None
        assert (hand.busy_until, hand.coming, hand.waiting, hand.bed) == (0, None, None, False)
    heard = run(position, "4901 B flip 5", until=5_000, luck=luck)
    assert [type(event) for event in heard] == [Flipped]


# --- GRU-257: too late to change one's mind


@pytest.mark.rules("GRU-257", "GRU-254", "GRU-241")
@pytest.mark.parametrize("clans", ["VPYG", "PYGV"])
def test_scenario_38_in_time_to_change_ones_mind(clans: str) -> None:
    seat = clans.index("V")
    lines = ["950 V place 4 1 bees", "1100 V place 5 2 fish", "1240 V flip 6"]
    heard = run(race(clans=clans, children="V"), *lines, until=1_300)
    assert answers(heard) == [
        Buffered(seat, 1_100, 2, 1_250),
        Rejected(seat, 1_240, 2, "superseded", 0),
        Buffered(seat, 1_240, 3, 1_250),
    ]
    assert public(heard)[1:] == [Flipped(1_300, seat, 6, "4")]


@pytest.mark.rules("GRU-257", "GRU-254", "GRU-241")
def test_scenario_38_too_late_to_change_ones_mind() -> None:
    lines = ["950 V place 4 1 bees", "1100 V place 5 2 fish", "1270 V flip 6"]
    heard = run(race(clans="VPYG", children="V"), *lines, until=1_600)
    assert answers(heard) == [Buffered(0, 1_100, 2, 1_250), Buffered(0, 1_270, 3, None)]
    assert public(heard)[1:] == [Placed(1_300, 0, 5, 2, "fish", 1), Flipped(1_600, 0, 6, "4")]


@pytest.mark.rules("GRU-257")
def test_at_its_due_time_a_command_has_left_the_buffer() -> None:
    lines = ["950 V place 4 1 bees", "1100 V place 5 2 fish", "1250 V flip 6"]
    heard = run(race(clans="VPYG", children="V"), *lines, until=1_600)
    assert of(Rejected, heard) == []
    assert public(heard)[1:] == [Placed(1_300, 0, 5, 2, "fish", 1), Flipped(1_600, 0, 6, "4")]


@pytest.mark.rules("GRU-257")
def test_a_fresh_command_cannot_be_replaced() -> None:
    position = race()
    heard = run(position, "1010 B place 5 2 fish", "1011 B place 5 2 birds", until=1_100)
    assert public(heard) == [Placed(1_100, 0, 5, 2, "fish", 1)]
    assert run(position, until=1_600) == [Rejected(0, 1_600, 2, "already_placed", 200)]


@pytest.mark.rules("GRU-257", "GRU-263")
def test_the_end_of_the_hunt_stops_even_what_is_committed() -> None:
    position = race(asleep="Y")
    lines = ["2030 B place 5 5 bees", "2150 B flip 6", "2160 B bed", "2210 P bed"]
    heard = run(position, *lines, until=2_300)
    assert of(HuntEnd, heard) == [HuntEnd(2_300, "huts", 1)]
    assert [event for event in answers(heard) if isinstance(event, Rejected)] == [
        Rejected(0, 2_300, number, "round_over", 0) for number in (1, 2, 3)
    ]
    assert of(Placed, heard) == []
