"""Grumpf in real time at the table: ready, shout, GO, windows, people who come and go, pauses, standstills."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.grumpf.events import (
    Buffered,
    Go,
    HuntResumed,
    Placed,
    Rejected,
    SeatReady,
    Shout,
)
from tablee.tables import acts
from tablee.tables.acts import Settings
from tests.tables.evening import HOUR, SECOND, Evening, read_again, replayed
from tests.tables.hunting import COUNTDOWN, TICK, Hunting, hunters, hunting, of_kind

READY_MAX = 45 * SECOND
SHOUT_MAX = 10 * SECOND


# --- Ready, shout, countdown


@pytest.mark.rules("GRU-050", "GRU-051", "GRU-235", "GRU-236", "GRU-237")
def test_everybody_is_ready_somebody_shouts_and_go_comes_after_the_countdown() -> None:
    evening = hunters()
    assert evening.refused("bob", acts.Play("shout")) == "not_now"
    for seat, person in enumerate(("ada", "bob", "cleo")):
        (ready,) = evening.do(person, acts.Play("ready"))
        assert (ready.seat, ready.auto) == (seat, False)  # type: ignore[attr-defined]
    assert evening.refused("ada", acts.Play("ready")) == "not_now"
    (shout,) = evening.do("bob", acts.Play("shout"))
    assert isinstance(shout, Shout)
    assert shout.seat == 1
    assert evening.table.due() == evening.at + COUNTDOWN == evening.go_time
    assert evening.wait(COUNTDOWN - 1) == []
    assert isinstance(evening.wait(1)[0], Go)


@pytest.mark.rules("GRU-235", "GRU-310")
def test_bots_are_ready_a_second_after_the_animals_are_placed() -> None:
    evening = hunters("ada", bots=("solid", "beginner"))
    begun = evening.at
    evening.do("ada", acts.Play("ready"))
    assert of_kind(evening.wait(begun + SECOND - 1 - evening.at), "seat_ready") == []
    ready = of_kind(evening.wait(1), "seat_ready")
    assert [(event.seat, event.auto) for event in ready if isinstance(event, SeatReady)] == [(1, False), (2, False)]
    assert evening.hunt.phase == "shout"


@pytest.mark.rules("GRU-235", "GRU-236")
def test_who_is_not_ready_in_time_is_ready_all_the_same_and_in_the_end_the_table_shouts() -> None:
    evening = hunters()
    begun = evening.at
    evening.do("cleo", acts.Play("ready"))
    ready = evening.wait(begun + READY_MAX - evening.at)
    assert [(event.seat, event.auto) for event in ready if isinstance(event, SeatReady)] == [(0, True), (1, True)]
    assert evening.wait(SHOUT_MAX - 1) == []
    (shout,) = evening.wait(1)
    assert isinstance(shout, Shout)
    assert shout.seat is None
    assert isinstance(evening.wait(COUNTDOWN)[0], Go)


@pytest.mark.rules("GRU-236")
def test_a_table_of_bots_alone_waits_for_no_shout() -> None:
    evening = Hunting(Settings(3))
    for seat in range(3):
        evening.do("ada", acts.AddBot(seat, "beginner"))
    evening.begin()
    events = evening.wait(SECOND)
    assert isinstance(events[-1], Shout)
    assert events[-1].seat is None
    assert isinstance(evening.wait(COUNTDOWN)[0], Go)


@pytest.mark.rules("GRU-051", "GRU-236")
def test_a_second_shout_is_taken_without_a_word_to_anybody() -> None:
    evening = hunters()
    evening.shout()
    go = evening.go_time
    assert evening.do("cleo", acts.Play("shout"), wait=100) == []
    assert evening.frames[-1] == {}
    assert evening.go_time == go


@pytest.mark.rules("GRU-053", "GRU-239")
def test_what_comes_up_to_go_has_not_begun_and_what_comes_a_moment_later_has() -> None:
    """Also if nothing has happened since GO: the time of a command is its own."""
    evening = hunters()
    evening.shout()
    assert evening.refused("ada", acts.Play("flip 1"), wait=COUNTDOWN - 1) == "not_started"
    evening.due_now(COUNTDOWN)
    assert evening.hunt.phase == "hunt"
    assert evening.refused("ada", acts.Play("flip 1"), wait=0) == "not_started"
    evening.send("ada", "flip 1", 1)
    assert of_kind(evening.until(TICK), "flipped") != []


@pytest.mark.rules("GRU-268")
def test_who_sent_too_much_may_send_again_a_second_later_although_nothing_has_happened_since() -> None:
    evening = hunting()
    for number in range(20):
        evening.send("ada", "flip 1", 10 + number)
    assert evening.refused_at("ada", "flip 1", 40) == "rate_limited"
    evening.until(500)
    assert evening.table.due() == evening.go_time + 20 * SECOND, "nothing happens before the warning"
    assert evening.refused_at("ada", "flip 1", 1_009) == "rate_limited"
    evening.send("ada", "flip 1", 1_012)  # 13 to 29, and the two that were refused


@pytest.mark.rules("GRU-268", "GRU-265")
def test_what_was_refused_counts_for_the_rate_and_is_in_no_log() -> None:
    """R41."""
    evening = hunting()
    entries = len(evening.entries)
    for number in range(10):
        assert evening.refused_at("ada", "wait", 10 + number) == "bad_request"
        assert evening.refused_at("ada", "dance", 10 + number) == "malformed"
    assert evening.refused_at("ada", "flip 1", 50) == "rate_limited"
    evening.send("bob", "flip 1", 50)
    assert len(evening.entries) == entries + 1
    assert replayed(evening).to_state() == evening.table.to_state()
    evening.send("ada", "flip 1", 1_012)  # those of 12 on
    assert of_kind(evening.until(1_100), "flipped") != []


# --- Windows


@pytest.mark.rules("GRU-242", "GRU-260")
def test_in_one_window_the_one_who_is_further_away_and_was_quicker_is_first() -> None:
    """Scenario 18, with delays that were measured on the way."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_230, delay=20)
    evening.send("bob", evening.put(1, "fish"), 1_260, delay=80)
    placed = [event for event in evening.until(1_300) if isinstance(event, Placed)]
    assert [(event.seat, event.space, event.t) for event in placed] == [(1, 1, 1_300), (0, 2, 1_300)]


@pytest.mark.rules("GRU-242", "GRU-244")
def test_no_delay_reopens_a_window_and_none_counts_for_more_than_the_cap() -> None:
    """Scenario 19."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_290)
    evening.send("bob", evening.put(1, "fish"), 1_310, delay=400)
    evening.send("cleo", evening.put(2, "fish"), 1_320, delay=400)
    placed = [event for event in evening.until(1_400) if isinstance(event, Placed)]
    assert [(event.seat, event.t) for event in (*evening.told("placed"),)] == [(0, 1_300), (1, 1_400), (2, 1_400)]  # type: ignore[attr-defined]
    assert len(placed) == 2


@pytest.mark.rules("GRU-243")
def test_equal_keys_go_by_the_priority_of_the_round() -> None:
    evening = hunting()
    first, second, third = evening.hunt.priority
    for wait, seat in enumerate((third, second, first)):
        evening.send(evening.person(seat), evening.put(seat, "birds"), 210 + wait, delay=10 + wait)
    evening.until(300)
    assert [event.seat for event in evening.told("placed")] == [first, second, third]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-246", "GRU-266")
def test_what_a_seat_sends_and_what_is_rejected_is_told_to_it_alone_and_uses_nobody_elses_numbers() -> None:
    evening = hunting()
    before = dict(evening.teller.numbers)
    evening.send("ada", "place 1 club bees", 150)  # a club is no value
    evening.send("ada", "flip 2", 160)  # waits
    for frames in evening.frames[-2:]:
        assert set(frames) == {0}
    evening.until(199)
    rejected = evening.until(200)
    assert [type(event) for event in rejected] == [Rejected]
    after = evening.teller.numbers
    assert {eyes for eyes in after if after[eyes] != before[eyes]} == {0}
    assert after[0] == before[0] + 3, "sent, waits, rejected: one number each"
    evening.until(500)
    assert {eyes: after[eyes] - before[eyes] for eyes in after} == {None: 1, 0: 4, 1: 1, 2: 1}


# --- How far away


@pytest.mark.rules("GRU-242", "GRU-311", "GRU-312")
def test_a_bot_that_takes_a_seat_over_is_here_and_who_comes_back_is_as_far_away_as_before() -> None:
    evening = hunting()
    evening.send("ada", "flip 1", 150, delay=90)
    assert evening.hunt.hands[0].one_way == 90
    evening.do("ada", acts.HandOver())
    sitting = evening.table.sitting
    assert sitting is not None
    thought = sitting.clocks[0].deadline
    evening.wait(thought - 1 - evening.at)
    evening.do(None, acts.BotPlay(0, "flip 1"))
    coming = evening.hunt.hands[0].coming
    assert evening.hunt.hands[0].one_way == 0
    assert coming is not None
    assert coming.key == thought - evening.go_time, "without any credit"
    evening.send("ada", "flip 2", thought - evening.go_time + 1_000, delay=70)
    coming = evening.hunt.hands[0].coming
    assert coming is not None
    assert coming.key == thought - evening.go_time + 930


# --- Standing still


def paused_hunt(time: int = 1_230) -> Hunting:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), time, delay=30)
    evening.do("bob", acts.AskPause())
    evening.do("ada", acts.Answer(True))
    evening.do("cleo", acts.Answer(True))
    assert evening.table.state == "paused"
    return evening


@pytest.mark.rules("GRU-274")
def test_a_paused_hunt_goes_on_after_a_countdown_and_nobody_has_gained() -> None:
    evening = paused_hunt()
    assert evening.table.due() is None
    assert evening.do(None, acts.Pass(), wait=HOUR) == []
    events = evening.do("cleo", acts.Resume())
    (resumed,) = of_kind(events, "hunt_resumed")
    assert isinstance(resumed, HuntResumed)
    assert resumed.t == 1_200, "the last window that was closed"
    assert evening.go_time + 1_200 == evening.at + COUNTDOWN
    assert evening.refused("bob", acts.Play("flip 1"), wait=COUNTDOWN) == "not_started"
    evening.send("bob", evening.put(1, "fish"), 1_201)
    placed = [event for event in evening.until(1_300) if isinstance(event, Placed)]
    assert sorted((event.seat, event.t) for event in placed) == [(0, 1_300), (1, 1_300)]
    assert [event.seat for event in placed] == [0, 1], "the recorded key is 1200, the new one 1201"


@pytest.mark.rules("GRU-274")
def test_everybody_is_told_the_new_zero_of_the_rules_time() -> None:
    evening = paused_hunt()
    before = evening.teller.around.zero
    assert before is not None
    evening.do("bob", acts.Resume(), wait=HOUR)
    sitting = evening.table.sitting
    assert sitting is not None
    for _, frame in evening.frames[-1].values():
        assert msgspec.json.decode(frame)["table"]["zero"] == sitting.zero > before
    assert set(evening.frames[-1]) == {None, 0, 1, 2}


@pytest.mark.rules("GRU-274")
def test_a_house_that_stood_still_goes_on_where_it_was() -> None:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 1_230)
    evening.until(1_900)
    evening.send("bob", evening.put(1, "fish"), 1_950, delay=70)
    evening.send("bob", "flip 8", 1_960)
    (resumed,) = evening.do(None, acts.Interrupt(), wait=HOUR)
    assert resumed == HuntResumed(1_900, evening.hunt.now + COUNTDOWN)
    assert evening.table.due() == evening.at + COUNTDOWN + TICK
    (placed,) = of_kind(evening.until(2_000), "placed")
    assert isinstance(placed, Placed)
    assert (placed.seat, placed.t) == (1, 2_000)
    assert evening.hunt.hands[1].busy_until == 2_500


@pytest.mark.rules("GRU-274")
def test_a_countdown_that_was_interrupted_starts_again() -> None:
    evening = hunters()
    evening.shout()
    (resumed,) = evening.do(None, acts.Interrupt(), wait=2_900)
    assert isinstance(resumed, HuntResumed)
    assert evening.table.due() == evening.at + COUNTDOWN
    assert isinstance(evening.wait(COUNTDOWN)[0], Go)


# --- On paper


@pytest.mark.rules("GRU-247")
@pytest.mark.parametrize("time", [150, 190, 260, 410, 690])
def test_a_hunt_read_from_a_snapshot_goes_on_exactly_as_the_first(time: int) -> None:
    evening = busy_hunt(time)
    again = Hunting(evening.table.settings)
    again.table = read_again(evening)
    again.teller = type(again.teller)(again.table)
    again.teller.numbers = dict(evening.teller.numbers)
    again.at = evening.at
    assert again.state() == evening.state()
    for one in (evening, again):
        one.until(800)
        one.send("cleo", "flip 8", 900, delay=20)
        one.until(1_500)
    assert again.state() == evening.state()
    assert again.frames == evening.frames[-len(again.frames) :]


def busy_hunt(time: int) -> Hunting:
    """Something committed, something in the buffer, a BED behind it, different delays."""
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 110, delay=30)
    evening.send("ada", evening.put(0, "birds", 1), 120, delay=30)
    evening.send("ada", "bed", 130, delay=35)
    evening.send("bob", evening.put(1, "fish"), 140, delay=90)
    evening.until(time)
    return evening


@pytest.mark.rules("GRU-247")
def test_the_log_of_a_hunt_replays_exactly() -> None:
    evening = busy_hunt(2_500)
    evening.do(None, acts.Interrupt(), wait=HOUR)
    evening.do("cleo", acts.Stand())
    evening.until(6_000)
    again: Evening = Hunting(evening.table.settings)
    again.table = replayed(evening)
    assert again.state() == evening.state()


@pytest.mark.rules("GRU-252")
def test_a_command_that_waits_says_until_when_to_its_sender_alone() -> None:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 110)
    evening.until(200)
    (waits,) = evening.send("ada", "flip 8", 300)
    assert waits == Buffered(0, 300, 2, 700)
    assert set(evening.frames[-1]) == {0}


def test_a_game_of_grumpf_takes_nothing_back() -> None:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 110)
    assert evening.refused("ada", acts.AskUndo()) == "no_undo"
    assert GRUMPF.traits.real_time
