"""GRU-240 to 247: windows of a tenth of a second, and the order inside them."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import Bed, Buffered, Clubbed, Flipped, HuntEnd, Placed, Rejected, RoundStart
from tablee.kernel import FastLuck
from tests.games.grumpf.board import of, setup, told, track, view
from tests.games.grumpf.time_board import answers, one_way, public, race, refused, run, written_and_read

# --- GRU-240, 241: windows


@pytest.mark.rules("GRU-240")
@pytest.mark.parametrize(
    ("arrival", "close"),
    [
        (1, 100),
        (50, 100),
        (99, 100),
        (100, 100),
        (101, 200),
        (199, 200),
        (200, 200),
        (1_230, 1_300),
        (1_300, 1_300),
        (19_899, 19_900),
    ],
)
def test_a_command_is_done_when_its_window_closes(arrival: int, close: int) -> None:
    assert run(race(), f"{arrival} B place 5 2 fish", until=close - 1) == []
    position = race()
    assert run(position, f"{arrival} B place 5 2 fish", until=close) == [Placed(close, 0, 5, 2, "fish", 1)]


@pytest.mark.rules("GRU-240")
def test_a_window_takes_in_what_arrives_at_the_instant_of_its_close() -> None:  # R39
    heard = run(race(), "100 B place 5 2 fish", "101 P place 5 2 fish", until=200)
    assert heard == [Placed(100, 0, 5, 2, "fish", 1), Placed(200, 1, 5, 2, "fish", 2)]


@pytest.mark.rules("GRU-240", "GRU-242")
def test_commands_of_the_instant_of_a_close_are_ordered_like_the_others_of_its_window() -> None:  # R39
    lines = ["1210 Y place 5 2 fish", "1290 B owd 100", "1290 P owd 100"]
    lines += ["1300 B place 5 2 fish", "1300 P place 5 2 fish", "1300 G place 5 2 fish"]
    for order, placed in (("BPYG", [0, 1, 2, 3]), ("PBYG", [1, 0, 2, 3])):
        heard = of(Placed, run(race(priority=order), *lines, until=1_300))
        assert [(event.t, event.seat) for event in heard] == [(1_300, seat) for seat in placed]


@pytest.mark.rules("GRU-244")
def test_a_window_that_has_closed_stays_closed() -> None:  # R39
    position = race()
    run(position, "1250 B place 5 2 fish", until=1_300)
    run(position, "1300 P place 5 2 fish", until=1_300)
    assert track(position, "fish") == ["B2"]
    assert position.due() == 1_400
    assert run(position, "1350 Y owd 60", "1350 Y place 5 2 fish", until=1_400) == [
        Placed(1_400, 2, 5, 2, "fish", 2),  # 1290
        Placed(1_400, 1, 5, 2, "fish", 3),  # 1300
    ]


@pytest.mark.rules("GRU-098", "GRU-270")
def test_the_last_instant_of_a_hunt_still_counts() -> None:  # R39
    lines = ["20000 B place 5 2 fish", "40000 B place 6 2 fish"]
    position = race(hunt_max=60)
    run(position, *lines, until=59_999)
    heard = run(position, "60000 P place 5 2 fish", until=60_000)
    assert heard[:2] == [Placed(60_000, 1, 5, 2, "fish", 3), HuntEnd(60_000, "time", None)]
    late = race(hunt_max=60)
    run(late, *lines, until=60_000)
    assert refused(late, "60001 P place 5 2 fish") == "round_over"


@pytest.mark.rules("GRU-240", "GRU-247")
def test_a_window_that_is_closing_comes_back_from_paper_as_it_is() -> None:  # R39
    for until, close in ((1_299, 1_300), (1_300, 1_400)):
        position = race()
        run(position, "1250 B place 5 2 fish", until=until)
        back = written_and_read(position)
        assert of(Placed, run(back, "1300 P place 6 2 fish", until=1_400))[-1] == Placed(close, 1, 6, 2, "fish", 2)


@pytest.mark.rules("GRU-240")
def test_windows_are_counted_from_go() -> None:
    position = race(go_at=12_345)
    assert run(position, "12346 B place 5 2 fish", until=12_444) == []
    assert position.due() == 12_445
    assert run(position, until=12_445) == [Placed(100, 0, 5, 2, "fish", 1)]
    assert run(position, "12446 P flip 5", until=12_545) == [Flipped(200, 1, 5, "5")]


@pytest.mark.rules("GRU-240", "GRU-273")
def test_something_falls_due_exactly_at_the_close_of_a_window_with_commands() -> None:
    position = race()
    assert position.due() == 20_000  # only the silence will be noticed
    run(position, "1230 B place 5 2 fish", until=1_230)
    assert position.due() == 1_300
    run(position, until=1_300)
    assert position.due() == 21_300


@pytest.mark.rules("GRU-240", "GRU-247")
def test_how_time_is_cut_into_steps_does_not_matter() -> None:
    lines = ["1230 B place 5 5 fish", "1260 P place 5 2 fish", "1410 B bed"]
    at_once = race()
    heard = run(at_once, *lines, until=3_000)
    in_steps = race()
    slowly = [event for line in lines for event in run(in_steps, line, until=int(line.split()[0]))]
    for instant in range(1_411, 3_001, 7):
        slowly += run(in_steps, until=instant)
    slowly += run(in_steps, until=3_000)
    assert slowly == heard
    assert in_steps.to_json() == at_once.to_json()


@pytest.mark.rules("GRU-241")
def test_what_waited_is_done_in_the_window_of_the_instant_at_which_the_hand_is_free() -> None:
    heard = run(race(children="B"), "950 B place 5 2 fish", "1100 B place 6 2 fish", until=1_300)
    assert public(heard) == [Placed(1_000, 0, 5, 2, "fish", 1), Placed(1_300, 0, 6, 2, "fish", 2)]  # free at 1250
    heard = run(race(), "950 B place 5 2 fish", "1100 B place 6 2 fish", until=1_500)
    assert public(heard)[1:] == [Placed(1_500, 0, 6, 2, "fish", 2)]  # free at 1500, the close itself


# --- GRU-242, 243: keys


@pytest.mark.rules("GRU-242", "GRU-260")
def test_scenario_18_a_race_for_a_space_goes_to_the_earlier_key() -> None:
    position = race()
    lines = ["100 B owd 20", "100 P owd 80", "1230 B place 5 2 fish", "1260 P place 6 2 fish"]
    heard = run(position, *lines, until=1_300)
    assert heard == [Placed(1_300, 1, 6, 2, "fish", 1), Placed(1_300, 0, 5, 2, "fish", 2)]
    assert track(position, "fish") == ["P2", "B2"]


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize(
    ("delay", "first"),
    [(0, "B"), (39, "B"), (41, "P"), (150, "P"), (400, "P")],
)
def test_the_key_is_the_arrival_less_the_delay(delay: int, first: str) -> None:
    position = race()
    run(position, f"100 P owd {delay}", "1210 B place 5 2 fish", "1250 P place 5 2 fish", until=1_300)
    assert track(position, "fish")[0] == f"{first}2"


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize(("delay", "first"), [(149, "B"), (150, "B"), (151, "B"), (400, "B"), (10_000, "B")])
def test_the_credit_for_a_delay_is_at_most_150(delay: int, first: str) -> None:
    position = race()
    lines = ["100 B owd 59", f"100 P owd {delay}", "1201 B place 5 2 fish", "1293 P place 5 2 fish"]
    run(position, *lines, until=1_300)
    assert track(position, "fish")[0] == f"{first}2"  # 1142 against 1143 at the best


@pytest.mark.rules("GRU-242", "GRU-239")
def test_a_key_may_lie_before_go() -> None:
    lines = ["0 P owd 150", "0 Y owd 100", "5 B place 5 2 fish", "20 P place 5 2 fish", "90 Y place 5 2 fish"]
    position = race()
    run(position, *lines, until=100)
    assert track(position, "fish") == ["P2", "Y2", "B2"]  # -130, -10, 5


@pytest.mark.rules("GRU-242")
def test_the_delay_last_measured_before_a_command_counts() -> None:
    lines = ["100 P owd 90", "1210 B place 5 2 fish", "1240 P owd 10", "1250 P place 5 2 fish", "1260 P owd 90"]
    position = race()
    run(position, *lines, until=1_300)
    assert track(position, "fish") == ["B2", "P2"]


@pytest.mark.rules("GRU-242")
def test_a_delay_is_known_to_its_seat_alone() -> None:
    position = race()
    assert run(position, "100 P owd 80", until=1_000) == []
    mine = view(position, 1).hands[1]
    assert mine is not None
    assert mine.one_way == 80
    assert [view(position, eyes).hands[1] for eyes in (None, 0, 2, 3)] == [None] * 4


@pytest.mark.rules("GRU-242")
@pytest.mark.parametrize(
    ("trips", "delay"),
    [
        ([], 0),
        ([40], 20),
        ([41], 20),
        ([100, 300], 100),
        ([100, 103], 50),  # half of 101.5, rounded down
        ([101, 103], 51),
        ([300, 20, 100], 50),
        ([20, 20, 20, 20, 90, 90, 90, 90], 27),  # half of 55, rounded down
        ([1_000, 1_000, 1_000, 40, 40, 40, 40, 40, 40, 40, 40], 20),  # the last eight
        ([40, 40, 40, 40, 1_000, 1_000, 1_000, 1_000, 1_000], 500),
    ],
)
def test_a_delay_is_half_the_median_of_the_last_eight_round_trips(trips: list[int], delay: int) -> None:
    assert one_way(trips) == delay


@pytest.mark.rules("GRU-242", "GRU-241")
def test_what_waited_has_no_credit_for_a_delay() -> None:
    lines = ["100 B owd 150", "950 B place 5 2 fish", "1200 B place 6 2 fish", "1495 P place 5 2 fish"]
    heard = public(run(race(), *lines, until=1_500))
    assert heard[1:] == [Placed(1_500, 1, 5, 2, "fish", 2), Placed(1_500, 0, 6, 2, "fish", 3)]  # 1495, 1500


@pytest.mark.rules("GRU-242")
def test_what_waited_has_the_instant_of_the_free_hand_as_its_key() -> None:
    lines = ["950 B place 5 2 fish", "1100 B place 6 2 fish", "1240 P place 5 2 fish", "1260 Y place 5 2 fish"]
    heard = public(run(race(children="B"), *lines, until=1_300))
    assert [(event.seat, event.space) for event in of(Placed, heard)] == [(0, 1), (1, 2), (0, 3), (2, 4)]


@pytest.mark.rules("GRU-242")
def test_each_command_meets_what_the_one_before_it_left() -> None:
    position = race("fish: Y2 Y2 Y2 Y3", asleep="Y")
    lines = ["1210 B place 5 2 fish", "1220 P place 5 2 fish", "1230 G place 5 2 fish"]
    heard = run(position, *lines, until=1_300)
    assert heard == [
        Placed(1_300, 0, 5, 2, "fish", 5),
        Placed(1_300, 1, 5, 2, "fish", 6),
        Rejected(3, 1_300, 1, "board_full", 200),
    ]


@pytest.mark.rules("GRU-243")
@pytest.mark.parametrize("order", ["BPYG", "GYPB", "PGBY", "YBGP"])
def test_equal_keys_are_ordered_by_the_priority_of_the_round(order: str) -> None:
    position = race(priority=order)
    run(position, *(f"1250 {clan} place 5 2 bees" for clan in "BPYG"), until=1_300)
    assert track(position, "bees") == [f"{clan}2" for clan in order]


@pytest.mark.rules("GRU-243")
def test_a_delay_can_make_keys_equal() -> None:
    lines = ["100 P owd 30", "1250 B place 5 2 fish", "1280 P place 5 2 fish"]
    for order, first in (("BPYG", "B2"), ("PBYG", "P2")):
        position = race(priority=order)
        run(position, *lines, until=1_300)
        assert track(position, "fish")[0] == first


@pytest.mark.rules("GRU-243")
def test_the_priority_is_a_permutation_told_with_each_round() -> None:
    orders = set()
    for seed in range(40):
        position = setup(3, seed)
        (start,) = of(RoundStart, told(position))
        assert start.seat_priority is not None
        assert sorted(start.seat_priority) == [0, 1, 2]
        assert all(list(view(position, eyes).priority or []) == list(start.seat_priority) for eyes in (None, 0, 2))
        orders.add(tuple(start.seat_priority))
    assert len(orders) == 6


@pytest.mark.rules("GRU-243")
def test_the_priority_is_drawn_anew_each_round() -> None:
    orders = set()
    for seed in range(10):
        luck = FastLuck(seed)
        position = race(on_boards="bees 12")
        heard = run(position, until=60_000, luck=luck)
        (start,) = of(RoundStart, heard)
        assert start.round == 2
        assert sorted(start.seat_priority or []) == [0, 1, 2, 3]
        orders.add(tuple(start.seat_priority or []))
    assert len(orders) > 4


# --- GRU-244, 245


@pytest.mark.rules("GRU-244", "GRU-242")
def test_scenario_19_no_latency_reopens_a_window() -> None:
    position = race()
    lines = ["100 G owd 400", "1290 B place 5 2 fish", "1310 G place 5 2 fish"]
    heard = run(position, *lines, until=1_400)
    assert heard == [Placed(1_300, 0, 5, 2, "fish", 1), Placed(1_400, 3, 5, 2, "fish", 2)]


@pytest.mark.rules("GRU-244")
def test_in_its_own_window_a_late_command_comes_before_what_its_key_beats() -> None:
    lines = ["100 G owd 400", "1290 B place 5 2 fish", "1305 P place 5 2 fish", "1390 G place 5 2 fish"]
    position = race()
    run(position, *lines, until=1_400)
    assert track(position, "fish") == ["B2", "G2", "P2"]  # G's key is 1240, yet B was there at 1300


@pytest.mark.rules("GRU-245", "GRU-253", "GRU-252")
def test_scenario_37_two_commands_in_one_window() -> None:
    position = race()
    lines = ["1010 B place 4 1 fish", "1050 B place 8 2 birds", "1080 B place 8 2 bees"]
    heard = run(position, *lines, until=1_600)
    assert public(heard) == [Placed(1_100, 0, 4, 1, "fish", 1), Placed(1_600, 0, 8, 2, "bees", 1)]
    assert answers(heard) == [
        Buffered(0, 1_050, 2, None),
        Rejected(0, 1_080, 2, "superseded", 0),
        Buffered(0, 1_080, 3, None),
    ]


@pytest.mark.rules("GRU-245")
def test_of_one_window_the_first_to_arrive_is_done_whatever_its_key() -> None:
    lines = ["1010 B place 4 1 fish", "1020 B owd 150", "1050 B place 8 2 birds"]
    heard = run(race(), *lines, until=1_600)
    assert public(heard) == [Placed(1_100, 0, 4, 1, "fish", 1), Placed(1_600, 0, 8, 2, "birds", 1)]


@pytest.mark.rules("GRU-245")
@pytest.mark.parametrize(
    ("first", "done"),
    [
        ("flip 5", 1_300),
        ("place 5 2 fish", 1_600),
        ("club 1 bees 1", 1_800),  # shows its value: flipped at 1100, put at 1300
        ("place 2 club fish", 1_300),  # rejected
    ],
)
def test_the_second_of_a_window_waits_for_the_hand_that_the_first_makes_busy(first: str, done: int) -> None:
    position = race("bees: P5")
    heard = run(position, f"1010 B {first}", "1050 B place 8 2 birds", until=done)
    assert of(Buffered, heard) == [Buffered(0, 1_050, 2, None)]
    assert heard[-1] == Placed(done, 0, 8, 2, "birds", 1)


@pytest.mark.rules("GRU-245", "GRU-265")
def test_what_is_answered_on_arrival_does_not_count_as_the_first_of_its_window() -> None:
    position = race()
    assert refused(position, "1010 B place 5 3 fish") == "bad_request"
    assert run(position, "1050 B place 5 2 fish", until=1_100) == [Placed(1_100, 0, 5, 2, "fish", 1)]


@pytest.mark.rules("GRU-245")
def test_one_committed_and_one_fresh_command_of_a_seat_never_share_a_window() -> None:
    lines = ["950 B flip 5", "1101 B flip 6", "1180 B flip 7"]
    heard = run(race(children="B"), *lines, until=1_400)  # free at 1100: the second is fresh, the third waits
    assert public(heard) == [Flipped(1_000, 0, 5, "5"), Flipped(1_200, 0, 6, "4"), Flipped(1_300, 0, 7, "5")]


# --- GRU-242 and 263 in one window


@pytest.mark.rules("GRU-242", "GRU-263")
def test_scenario_17_the_last_hut_ends_the_hunt_at_once() -> None:
    position = race("bees: Y5#3", asleep="B", shows={"P": {1: "club"}})
    run(position, "15000 P place 5 2 fish", until=29_900)
    lines = ["29910 P club 1 bees 1", "29940 Y bed", "29950 G place 5 2 fish"]
    heard = run(position, *lines, until=30_000)
    assert heard[:3] == [
        Clubbed(30_000, 1, 1, "bees", 1, 2, 3, 5),
        Bed(30_000, 2, 2, "yellow", 0),
        HuntEnd(30_000, "huts", 2),
    ]
    assert answers(heard) == [Rejected(3, 30_000, 1, "round_over", 0)]
    assert of(Placed, heard) == []


# --- GRU-246, 247


@pytest.mark.rules("GRU-246", "GRU-266")
def test_rejections_and_waiting_are_no_part_of_the_history() -> None:
    lines = ["1010 B place 4 1 fish", "1050 B place 8 2 birds", "1080 B place 8 2 bees", "1210 P place 1 club bees"]
    heard = run(race(), *lines, until=1_600)
    assert public(heard) == [Placed(1_100, 0, 4, 1, "fish", 1), Placed(1_600, 0, 8, 2, "bees", 1)]
    for event in answers(heard):
        assert [eyes for eyes in (None, 0, 1, 2, 3) if event.heard_by(eyes) is not None] == [event.seat]


@pytest.mark.rules("GRU-247")
def test_the_state_between_two_windows_is_plain_data() -> None:
    position = race("bees: P5", children="Y", shows={"B": {1: "club"}})
    lines = [
        "100 P owd 30",
        "1010 B place 5 5 fish",
        "1050 B place 6 2 bees",
        "1060 B bed",
        "1210 P flip 4",
        "1220 P flip 5",
    ]
    run(position, *lines, until=1_250)
    paper = position.to_json()["realtime"]
    mine, others = paper["hands"][0], paper["hands"][1]
    assert mine["busy_until"] == 1_300
    assert mine["coming"][:2] == [1, "place 5 5 fish"]
    assert mine["waiting"][:2] == [2, "place 6 2 bees"]
    assert mine["bed"][:2] == [3, "bed"]
    assert others["coming"] == [1, "flip 4", 1_180, 1_300]
    assert others["waiting"][:2] == [2, "flip 5"]
