"""GRU-270, 271, 273, 274: nightfall, silence, and a house that stood still."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import (
    Bed,
    Flipped,
    HuntEnd,
    HuntResumed,
    Placed,
    Rejected,
    SeatReady,
    StallWarning,
    TimeWarning,
)
from tablee.kernel import FastLuck
from tests.games.grumpf.board import of, phase, setup, told, track, view
from tests.games.grumpf.time_board import public, race, refused, run, written_and_read

ALIVE = ["15000 B place 4 1 bees", "30000 B place 5 2 bees", "45000 B place 6 2 bees"]
SIGNS = [("B", "bees"), ("P", "birds"), ("Y", "mammoths")]

# --- GRU-270


@pytest.mark.rules("GRU-270", "GRU-095")
@pytest.mark.parametrize("seconds", [60, 90, 120, 180])
def test_night_falls_when_the_time_is_over(seconds: int) -> None:
    end = seconds * 1_000
    signs = [f"{clan} place {pawn} {board}" for clan, board in SIGNS for pawn in ("4 1", "5 2", "6 2", "8 2")]
    lines = [f"{at} {sign}" for at, sign in zip(range(14_950, end, 15_000), signs, strict=False)]
    heard = run(race(hunt_max=seconds), *lines, until=end)
    assert of(StallWarning, heard) == []
    assert of(TimeWarning, heard) == [TimeWarning(end - 10_000, 10)]
    assert of(HuntEnd, heard) == [HuntEnd(end, "time", None)]


@pytest.mark.rules("GRU-270", "GRU-098")
def test_the_commands_of_the_last_window_are_still_done() -> None:
    position = race(hunt_max=60)
    heard = run(position, *ALIVE, "59950 P place 5 2 fish", until=60_000)
    at_the_end = [event for event in public(heard) if getattr(event, "t", 0) == 60_000]
    assert at_the_end[:2] == [Placed(60_000, 1, 5, 2, "fish", 1), HuntEnd(60_000, "time", None)]


@pytest.mark.rules("GRU-270", "GRU-098", "GRU-091")
def test_a_last_hut_taken_in_the_last_window_is_the_cause() -> None:
    position = race(hunt_max=60, asleep="Y")
    heard = run(position, *ALIVE, "59950 P bed", until=60_000)
    assert of(HuntEnd, heard) == [HuntEnd(60_000, "huts", 1)]
    assert of(Bed, heard) == [Bed(60_000, 1, 2, "pink", 0)]


@pytest.mark.rules("GRU-270", "GRU-240")
def test_an_instant_inside_a_window_is_looked_at_when_that_window_closes() -> None:
    position = race(hunt_max=60_050)
    heard = run(position, *ALIVE, "60060 P place 5 2 fish", until=60_099)
    assert of(TimeWarning, heard) == [TimeWarning(50_100, 10)]
    assert of(HuntEnd, heard) == []
    heard = run(position, until=60_100)
    assert heard[:2] == [Placed(60_100, 1, 5, 2, "fish", 1), HuntEnd(60_100, "time", None)]


@pytest.mark.rules("GRU-270")
def test_the_hunt_is_timed_from_go() -> None:
    position = race(hunt_max=60, go_at=7_777)
    lines = [f"{7_777 + int(line.split()[0])} {line.split(' ', 1)[1]}" for line in ALIVE]
    heard = run(position, *lines, until=67_776)
    assert of(HuntEnd, heard) == []
    heard = run(position, until=67_777)
    assert of(HuntEnd, heard) == [HuntEnd(60_000, "time", None)]


@pytest.mark.rules("GRU-270", "GRU-098")
def test_scenario_39_both_ends_at_once() -> None:
    position = race(hunt_max=60)
    lines = ["15000 B place 4 1 bees", "29950 B place 5 2 bees"]
    heard = run(position, *lines, until=50_000)
    assert len(heard) == 4
    assert of(StallWarning, heard) == [StallWarning(50_000, 10)]
    assert of(TimeWarning, heard) == [TimeWarning(50_000, 10)]
    heard = run(position, until=60_000)
    assert of(HuntEnd, heard) == [HuntEnd(60_000, "time", None)]


# --- GRU-271


@pytest.mark.rules("GRU-271", "GRU-096")
def test_scenario_26_stall() -> None:
    position = race()
    lines = ["11950 B place 5 2 fish", "20000 B flip 6", "25000 P flip 6", "31000 Y flip 6", "41000 Y flip 6"]
    heard = run(position, *lines, until=41_999)
    assert of(StallWarning, heard) == [StallWarning(32_000, 10)]
    assert of(HuntEnd, heard) == []
    heard = run(position, until=42_000)
    assert heard[0] == HuntEnd(42_000, "stall", None)


@pytest.mark.rules("GRU-271", "GRU-270")
def test_silence_is_counted_from_go() -> None:
    heard = run(race(), until=30_000)
    assert heard[:2] == [StallWarning(20_000, 10), HuntEnd(30_000, "stall", None)]


@pytest.mark.rules("GRU-271", "GRU-096")
@pytest.mark.parametrize(
    ("move", "restarts"),
    [
        ("place 5 2 fish", True),
        ("club 1 bees 1", True),
        ("bed", True),
        ("flip 5", False),
        ("place 1 club bees", False),
        ("club 1 bees 2", False),
    ],
)
def test_only_an_accepted_place_club_or_bed_restarts_the_silence(move: str, restarts: bool) -> None:
    position = race("bees: P5", shows={"B": {1: "club"}})
    heard = run(position, f"9950 B {move}", until=40_000)
    (warning,), (end,) = of(StallWarning, heard), of(HuntEnd, heard)
    assert warning == StallWarning(30_000 if restarts else 20_000, 10)
    assert end == HuntEnd(40_000 if restarts else 30_000, "stall", None)


@pytest.mark.rules("GRU-271")
def test_a_later_silence_warns_again() -> None:
    heard = run(race(), "24950 B place 5 2 fish", until=55_000)
    assert of(StallWarning, heard) == [StallWarning(20_000, 10), StallWarning(45_000, 10)]
    assert of(HuntEnd, heard) == [HuntEnd(55_000, "stall", None)]


@pytest.mark.rules("GRU-271", "GRU-098")
def test_what_is_done_in_the_last_window_comes_before_the_silence() -> None:
    heard = run(race(), "19950 B place 5 2 fish", until=20_000)
    assert heard == [Placed(20_000, 0, 5, 2, "fish", 1)]
    heard = run(race(), "29950 B place 5 2 fish", until=30_000)
    assert heard == [StallWarning(20_000, 10), Placed(30_000, 0, 5, 2, "fish", 1)]


@pytest.mark.rules("GRU-271")
def test_the_silence_begins_at_the_close_at_which_the_command_was_done() -> None:
    position = race()
    run(position, "9901 B place 5 2 fish", until=10_000)
    assert position.due() == 30_000
    assert run(position, until=29_999) == []
    assert run(position, until=30_000) == [StallWarning(30_000, 10)]


@pytest.mark.rules("GRU-270", "GRU-271")
def test_a_sleeping_hunt_falls_due_only_when_something_will_be_told() -> None:
    position = race()
    dues = []
    while phase(position) == "hunt":
        due = position.due()
        assert due is not None
        dues.append(due)
        run(position, until=due)
    assert dues == [20_000, 30_000]


# --- GRU-273


@pytest.mark.rules("GRU-273")
def test_what_a_window_decides_is_told_at_its_close_and_not_later() -> None:
    position = race()
    run(position, "1230 B place 5 2 fish", "1240 P flip 5", "1260 Y bed", until=1_299)
    due = position.due()
    assert due == 1_300
    assert len(run(position, until=due)) == 3
    assert position.drain() == []


# --- GRU-274


@pytest.mark.rules("GRU-274")
def test_after_an_interruption_a_new_countdown_runs() -> None:
    position = race()
    run(position, "1010 B place 5 2 fish", until=1_230)
    heard = run(position, "1230 stopped", until=1_230)
    assert heard == [HuntResumed(1_200, 4_230)]
    assert phase(position) == "hunt"


@pytest.mark.rules("GRU-274", "GRU-239")
def test_until_it_goes_on_nothing_can_be_done() -> None:  # R45
    position = race()
    run(position, "1230 stopped", until=1_230)
    for at in (1_230, 2_000, 4_229, 4_230):
        assert refused(position, f"{at} B flip 5") == "not_started"
    assert run(position, "4231 B flip 5", until=4_330) == [Flipped(1_300, 0, 5, "5")]


@pytest.mark.rules("GRU-274")
def test_the_next_window_opens_when_it_goes_on() -> None:
    position = race()
    run(position, "1250 stopped", until=1_250)  # resumes at 4250, which is 1200 after GO
    assert run(position, "4251 B flip 5", "4349 P flip 5", until=4_349) == []
    heard = run(position, until=4_350)
    assert heard == [Flipped(1_300, 0, 5, "5"), Flipped(1_300, 1, 5, "5")]
    assert run(position, "4351 Y flip 5", until=4_450) == [Flipped(1_400, 2, 5, "5")]


@pytest.mark.rules("GRU-274")
@pytest.mark.parametrize(("now", "stood"), [(0, 0), (99, 0), (1_300, 1_300), (1_399, 1_300)])
def test_time_stands_still_at_the_last_window_that_closed(now: int, stood: int) -> None:
    position = race()
    assert run(position, f"{now} stopped", until=now) == [HuntResumed(stood, now + 3_000)]
    heard = run(position, f"{now + 3_001} B flip 5", until=now + 3_100)
    assert heard == [Flipped(stood + 100, 0, 5, "5")]


@pytest.mark.rules("GRU-274")
def test_what_was_recorded_keeps_its_time_and_its_key() -> None:  # R45
    position = race()
    run(position, "1220 B place 5 2 fish", "1250 stopped", until=1_250)
    assert position.due() == 4_350
    heard = run(position, "4260 P place 5 2 fish", until=4_350)  # 1210 after GO
    assert heard == [Placed(1_300, 1, 5, 2, "fish", 1), Placed(1_300, 0, 5, 2, "fish", 2)]


@pytest.mark.rules("GRU-274", "GRU-250", "GRU-252")
def test_hands_and_buffers_stand_still_too() -> None:
    position = race()
    run(position, "1010 B place 5 2 fish", "1210 B place 6 2 fish", "1220 B bed", "1250 stopped", until=4_250)
    heard = run(position, "4300 P place 5 2 fish", until=5_150)
    assert public(heard) == [
        Placed(1_300, 1, 5, 2, "fish", 2),
        Placed(1_600, 0, 6, 2, "fish", 3),
        Bed(2_100, 0, 1, "blue", 1),
    ]
    assert position.now == 5_150  # 2100 after GO


@pytest.mark.rules("GRU-274", "GRU-264")
def test_a_committed_put_stands_still_too() -> None:
    position = race()
    run(position, "1010 B place 5 5 fish", "1150 stopped", until=1_150)
    assert run(position, until=4_349) == []  # 4150 is 1100 after GO
    assert run(position, until=4_350) == [Placed(1_300, 0, 5, 5, "fish", 1)]


@pytest.mark.rules("GRU-274", "GRU-271")
def test_silence_and_nightfall_are_counted_in_time_after_go() -> None:
    position = race(hunt_max=60)
    heard = run(position, "19950 stopped", until=22_950)  # 19900 after GO
    assert of(StallWarning, heard) == []
    assert position.due() == 23_050
    assert run(position, until=23_050) == [StallWarning(20_000, 10)]
    assert run(position, until=33_050)[0] == HuntEnd(30_000, "stall", None)


@pytest.mark.rules("GRU-274")
def test_a_hunt_can_be_interrupted_twice() -> None:
    position = race()
    heard = run(position, "1250 stopped", "2000 stopped", until=2_000)
    assert of(HuntResumed, heard) == [HuntResumed(1_200, 4_250), HuntResumed(1_200, 5_000)]
    assert refused(position, "4500 B flip 5") == "not_started"
    assert run(position, "5001 B flip 5", until=5_100) == [Flipped(1_300, 0, 5, "5")]
    heard = run(position, "5130 stopped", until=8_130)
    assert heard == [HuntResumed(1_300, 8_130)]
    assert run(position, "8140 P flip 5", until=8_230) == [Flipped(1_400, 1, 5, "5")]


@pytest.mark.rules("GRU-274", "GRU-247")
def test_a_hunt_that_was_written_down_goes_on_the_same_way() -> None:
    position = race()
    run(position, "1010 B place 5 5 fish", "1150 B flip 6", until=1_150)
    resumed = written_and_read(position)
    for one in (position, resumed):
        assert run(one, "1150 stopped", until=1_150) == [HuntResumed(1_100, 4_150)]
    lines = ["4200 P place 5 2 fish", "4900 B bed"]
    assert run(position, *lines, until=9_000) == run(resumed, *lines, until=9_000)
    assert position.to_json() == resumed.to_json()
    assert track(position, "fish") == ["P2", "B5"]


@pytest.mark.rules("GRU-274", "GRU-237")
def test_a_countdown_starts_again() -> None:  # R45
    position = setup(3)
    told(position)
    run(position, *(f"1000 {seat} ready" for seat in range(3)), "2000 0 shout", until=4_000)
    heard = run(position, "4000 stopped", until=4_000)
    assert [event.resume_at for event in of(HuntResumed, heard)] == [7_000]
    assert (position.due(), view(position).go_at) == (7_000, 7_000)
    run(position, until=6_999)
    assert phase(position) == "countdown"
    run(position, until=7_000, luck=FastLuck(1))
    assert phase(position) == "hunt"
    assert [type(event) for event in run(position, "7001 0 flip 5", until=7_100)] == [Flipped]


@pytest.mark.rules("GRU-274")
def test_outside_a_hunt_there_is_nothing_to_resume() -> None:
    position = setup(3)
    told(position)
    assert run(position, "1000 stopped", until=1_000) == []
    assert phase(position) == "ready"
    assert run(position, "1500 0 ready", until=1_500) == [SeatReady(1_500, 0, False)]
    over = race(clans="BPY", asleep="Y")
    run(over, "1010 B bed", until=1_100)
    assert of(HuntResumed, run(over, "1200 stopped", until=1_200)) == []
    assert phase(over) == "review"


@pytest.mark.rules("GRU-274", "GRU-267")
def test_what_was_not_recorded_is_simply_sent_again() -> None:
    position = race()
    run(position, "1220 B place 2 club fish", "1250 stopped", until=4_250)
    heard = run(position, "4255 P place 2 club fish", until=4_350)
    assert heard == [Rejected(1, 1_300, 1, "not_a_value", 200), Rejected(0, 1_300, 1, "not_a_value", 200)]
