"""Who leaves a hunt, loses the connection or comes back; and a table that everybody has left."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.events import (
    Buffered,
    Go,
    Rejected,
)
from tablee.kernel import SeatBack, SeatGone
from tablee.tables import acts
from tablee.tables.acts import Settings
from tests.tables.evening import HOUR, SECOND
from tests.tables.hunting import COUNTDOWN, GRACE, TICK, Hunting, hunters, hunting, of_kind


@pytest.mark.rules("GRU-272", "GRU-312")
def test_a_lost_connection_is_a_solid_bots_after_fifteen_seconds() -> None:
    evening = hunting()
    evening.do("bob", acts.Lose(), wait=10)
    assert of_kind(evening.wait(GRACE - 1), "seat_gone") == []
    assert not evening.hunt.clans[1].asleep()
    assert of_kind(evening.wait(1), "seat_gone") == [SeatGone(1, "disconnected", "bot")]
    sitting = evening.table.sitting
    assert sitting is not None
    assert sitting.played_by_bot(1)
    assert evening.table.running.level_of(1) == "solid"
    bot = sitting.clocks[1].deadline
    evening.wait(bot - 1 - evening.at)
    evening.do(None, acts.BotPlay(1, evening.put(1, "mammoths")))
    evening.until(bot - evening.go_time + TICK)
    assert [event.seat for event in evening.told("placed")] == [1]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-272")
def test_who_is_back_within_the_grace_was_never_gone() -> None:
    evening = hunting()
    evening.do("bob", acts.Lose())
    evening.wait(GRACE - 10)
    evening.do("bob", acts.Find())
    assert of_kind(evening.wait(GRACE), "seat_gone", "seat_back") == []


@pytest.mark.rules("GRU-312")
def test_with_a_change_of_hands_what_waits_is_dropped_and_what_is_committed_stands() -> None:
    evening = hunting()
    evening.send("ada", evening.put(0, "fish"), 150)
    evening.send("ada", "flip 8", 160)
    busy = evening.hunt.hands[0].busy_until
    events = evening.do("ada", acts.Stand(), wait=5)
    assert [type(event) for event in of_kind(events, "rejected", "seat_gone")] == [SeatGone, Rejected]
    (rejected,) = of_kind(events, "rejected")
    assert isinstance(rejected, Rejected)
    assert (rejected.seat, rejected.client_seq, rejected.reason) == (0, 2, "superseded")
    assert evening.hunt.hands[0].busy_until == busy
    evening.until(200)
    assert [event.seat for event in evening.told("placed")] == [0]  # type: ignore[attr-defined]
    evening.until(1_000)
    assert evening.told("flipped") == []


@pytest.mark.rules("GRU-272", "GRU-312")
def test_who_comes_back_plays_at_once_and_what_the_bot_has_committed_stands() -> None:
    evening = hunting()
    evening.do("ada", acts.Stand())
    sitting = evening.table.sitting
    assert sitting is not None
    evening.wait(sitting.clocks[0].deadline - 1 - evening.at)
    evening.do(None, acts.BotPlay(0, evening.put(0, "fish")))
    time = evening.at - evening.go_time
    events = evening.send("ada", "flip 7", time + 1, delay=40)
    assert SeatBack(0) in events
    assert [type(event) for event in events if event.heard_by(0) is not None][-1] is Buffered
    assert evening.table.places[0].gone is False
    assert evening.hunt.hands[0].one_way == 40
    assert 0 not in sitting.clocks
    evening.until(time + SECOND)
    assert [event.seat for event in evening.told("placed", "flipped")] == [0, 0]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-313")
def test_where_no_bot_takes_over_the_seat_does_nothing_and_stays_awake() -> None:
    evening = hunting(takeover="default")
    events = evening.do("ada", acts.Stand())
    assert SeatGone(0, "left", "default") in events
    before = evening.hunt.hands[0].sent
    evening.until(30 * SECOND - 1)
    assert evening.hunt.hands[0].sent == before
    assert not evening.hunt.clans[0].asleep()
    sitting = evening.table.sitting
    assert sitting is not None
    assert sitting.clocks == {}
    assert [event.cause for event in of_kind(evening.until(30 * SECOND), "hunt_end")] == ["stall"]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-313")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_in_a_slow_pace_a_seat_that_nobody_plays_waits_a_second_after_it_is_asked(pace: str) -> None:
    evening = hunters(takeover="default", options={"pace": pace})
    evening.do("ada", acts.Stand())
    while 0 not in evening.grumpf.awaited():
        seat = evening.grumpf.awaited()[0]
        evening.do(evening.person(seat), acts.Play("wait"))
    asked = evening.at
    events = evening.wait(SECOND)
    assert len(of_kind(events, "default_played")) == (pace == "turns"), "in a beat nobody is told before the reveal"
    assert (evening.table.due() or 0) > asked + SECOND
    assert 0 not in evening.grumpf.awaited()
    for seat in evening.grumpf.awaited() if pace == "beats" else ():
        evening.do(evening.person(seat), acts.Play("wait"))
    assert [(event.seat, event.auto) for event in evening.told("waited") if event.seat == 0] == [(0, True)]  # type: ignore[attr-defined]


# --- Everybody leaves


def everybody_leaves(evening: Hunting) -> None:
    for person in ("ada", "bob", "cleo"):
        evening.do(person, acts.Stand())


@pytest.mark.rules("GRU-314")
@pytest.mark.parametrize("takeover", ["bot", "default"])
def test_when_everybody_has_left_the_hunt_is_finished_and_the_next_round_waits(takeover: str) -> None:
    evening = hunting(takeover=takeover)
    everybody_leaves(evening)
    evening.wait(HOUR)
    assert len(evening.told("hunt_end")) == 1
    assert (evening.hunt.round, evening.hunt.phase) == (2, "waiting")
    assert evening.table.due() is None
    evening.do("bob", acts.Find(), wait=HOUR)
    assert evening.hunt.phase == "ready"
    assert evening.hunt.awaited() == (1,)
    back = evening.at
    evening.do("bob", acts.Play("ready"))
    evening.wait(back + SECOND - evening.at)
    evening.do("bob", acts.Play("shout"))
    assert isinstance(evening.wait(COUNTDOWN)[0], Go)


@pytest.mark.rules("GRU-314")
def test_when_everybody_leaves_before_the_shout_the_hunt_does_not_begin() -> None:
    evening = hunters()
    evening.everybody_ready()
    everybody_leaves(evening)
    assert evening.hunt.phase == "waiting"
    assert of_kind(evening.wait(HOUR), "shout", "go") == []
    evening.do("cleo", acts.Find())
    assert evening.hunt.awaited() == (2,)


@pytest.mark.rules("GRU-314")
@pytest.mark.parametrize("takeover", ["bot", "default"])
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_a_slow_round_is_finished_when_everybody_has_left_and_the_next_waits(pace: str, takeover: str) -> None:
    evening = hunters(takeover=takeover, options={"pace": pace})
    everybody_leaves(evening)
    evening.wait(HOUR)
    assert len(evening.told("hunt_end")) == 1
    assert (evening.grumpf.round, evening.grumpf.phase) == (2, "waiting")
    evening.do("ada", acts.Find(), wait=HOUR)
    assert evening.grumpf.phase == "hunt"
    assert evening.table.due() is not None


@pytest.mark.rules("GRU-012", "GRU-314")
@pytest.mark.parametrize("pace", ["turns", "beats"])
def test_play_by_correspondence_does_not_mind_that_nobody_is_there(pace: str) -> None:
    evening = hunters(takeover="bot", pace="daily", options={"pace": pace})
    everybody_leaves(evening)
    evening.wait(HOUR)
    assert len(evening.told("hunt_end")) == 4
    assert evening.table.state == "over"


# --- Between hunts


@pytest.mark.rules("GRU-235", "GRU-312")
def test_a_seat_that_was_left_is_ready_like_a_bot_and_nobody_waits_for_it() -> None:
    evening = hunters()
    begun = evening.at
    evening.do("cleo", acts.Stand())
    evening.do("ada", acts.Play("ready"))
    evening.do("bob", acts.Play("ready"))
    assert evening.hunt.awaited() == ()
    ready = of_kind(evening.wait(begun + SECOND - evening.at), "seat_ready")
    assert [event.seat for event in ready] == [2]  # type: ignore[attr-defined]
    assert evening.hunt.phase == "shout"


@pytest.mark.rules("GRU-167", "GRU-313")
@pytest.mark.parametrize("pace", ["realtime", "turns", "beats"])
def test_the_exchange_of_a_seat_that_nobody_plays_is_declined_a_second_later(pace: str) -> None:
    evening = choosing("default", pace)
    evening.do("ada", acts.Stand())
    assert evening.grumpf.awaited() == (0,)
    assert of_kind(evening.wait(SECOND - 1), "exchange_declined") == []
    declined = of_kind(evening.wait(1), "exchange_declined")
    assert [event.seat for event in declined] == [0]  # type: ignore[attr-defined]


@pytest.mark.rules("GRU-165", "GRU-312")
def test_the_exchange_of_somebody_who_left_is_the_bots() -> None:
    evening = choosing("bot", "turns")
    evening.do("ada", acts.Stand())
    sitting = evening.table.sitting
    assert sitting is not None
    thought = sitting.clocks[0].deadline
    evening.do(None, acts.BotPlay(0, "exchange 1 mammoths bees"), thought - evening.at)
    assert len(evening.told("exchange_done")) == 1


def choosing(takeover: str, pace: str) -> Hunting:
    """Ada has won the Sorcerer's board, and may take a mammoth for a bee."""
    written = {
        "clans": [{"animals": {"bees": 2}}, {"animals": {"mammoths": 1}}, {}],
        "pace": pace,
        "sides": "222222",
        "phase": "exchange",
        "chooser": 0,
    }
    evening = Hunting(Settings(3, takeover=takeover, options={"pace": pace}), position=written)  # type: ignore[arg-type]
    evening.gather("ada", "bob", "cleo").ready("bob", "cleo").begin()
    return evening


# --- Slow thinkers


@pytest.mark.rules("GRU-286", "GRU-312")
@pytest.mark.parametrize("pace", ["live", "daily"])
@pytest.mark.parametrize("slow", ["turns", "beats"])
def test_a_slow_thinker_who_is_there_waits_and_is_never_gone(slow: str, pace: str) -> None:
    """R65: a clock that ran out is a WAIT, as often as it runs out; only Smile knows two in a row."""
    evening = hunters(options={"pace": slow}, pace=pace)
    while not evening.told("hunt_end"):
        due = evening.table.due()
        assert due is not None
        evening.wait(due - evening.at)
    assert evening.told("seat_gone") == []
