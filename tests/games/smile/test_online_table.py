"""The online table: SMI-150 to SMI-155. Time is written in milliseconds since the game began."""

from __future__ import annotations

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.games.smile.events import (
    CreatureCollected,
    DecisionRequested,
    FireflyOffered,
    HandUpdated,
    TearTaken,
    TurnStarted,
)
from tablee.kernel import ClockStarted, DefaultPlayed, Event, Pace, SeatBack, SeatGone
from tablee.tables import Sitting
from tests.games.smile.table import NoLuck, Thinking, act, front, hands, scene, sit
from tests.tables.sittings import attempt

SECOND = 1_000
TURN = 20 * SECOND
BANK = 60 * SECOND
FULL = TURN + BANK


def lure(turn: int = 0) -> Smile:
    """Nobody would collect the -5 by default for a long time: every default offers."""
    return scene([6, 6, 6], "C06 C22 C29", turn=turn)


def clocks(events: list[Event]) -> list[ClockStarted]:
    return [event for event in events if isinstance(event, ClockStarted)]


# --- Refused actions


@pytest.mark.rules("SMI-150")
@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [(1, "offer C06", "not_your_turn"), (0, "offer C22", "not_lowest"), (0, "collect C06", "no_firefly_on_creature")],
)
def test_a_refused_action_changes_nothing_not_even_the_clock(seat: int, move: str, reason: str) -> None:
    position = lure()
    sitting = sit(position)
    before = position.to_json()
    events, refused = attempt(sitting, seat, SMILE.move(move), 5 * SECOND)
    assert events == []
    assert refused is not None
    assert refused.code == reason
    assert position.to_json() == before
    assert sitting.due() == FULL


# --- No choice is made for a player who is there


@pytest.mark.rules("SMI-151")
@pytest.mark.parametrize(
    ("hands", "row"),
    [
        ([0, 9, 8], "C17:1 C26 C29"),
        ([0, 9, 9], "C17 C26 C29"),
        ([6, 6, 6], "C17 C26 C29"),
        ([6, 5, 6], "C17:1 C26 C29"),
    ],
    ids=["must collect", "must borrow", "must offer", "may choose"],
)
def test_the_clock_is_the_same_whatever_the_player_can_do(hands: list[int], row: str) -> None:
    sitting = sit(scene(hands, row))
    assert sitting.opening == [ClockStarted(0, FULL, BANK)]
    assert sitting.advance(FULL - 1) == []
    assert sitting.advance(FULL)[0] == DefaultPlayed(0, "timeout")


@pytest.mark.rules("SMI-151", "SMI-070")
def test_only_the_last_creature_is_collected_without_asking() -> None:
    position = scene([5, 0, 12], "C29:1 C30", collected=[2])
    events = act(sit(position), "0 collect C29", at=SECOND)
    assert events[2] == CreatureCollected(1, "C30", 0, True)
    assert events[-3] == TurnStarted(1)
    assert clocks(events) == [ClockStarted(1, SECOND + FULL, BANK)]
    assert position.awaited() == (1,)


@pytest.mark.rules("SMI-151", "SMI-154")
def test_a_bot_that_thought_too_long_does_not_move_for_a_player_who_is_back() -> None:
    position = lure()
    sitting = sit(position, takeover="bot")
    sitting.leave(0, SECOND)
    assert sitting.wanted(SECOND + 800) == 0
    sitting.message(0, SECOND + 800)
    assert sitting.wanted(SECOND + 900) is None
    assert sitting.due() == 800 + FULL


@pytest.mark.rules("SMI-154")
def test_a_bot_does_not_move_before_its_delay_is_over() -> None:
    position = lure()
    sitting = sit(position, takeover="bot")
    sitting.leave(0, SECOND)
    assert sitting.wanted(SECOND + 799) is None
    assert sitting.wanted(SECOND + 800) == 0


# --- A clock that runs out


@pytest.mark.rules("SMI-152")
def test_a_clock_that_runs_out_plays_the_default_for_that_turn() -> None:
    sitting = sit(lure())
    assert sitting.advance(FULL) == [
        DefaultPlayed(0, "timeout"),
        FireflyOffered(0, "C06", 1),
        HandUpdated(0, 5),
        TurnStarted(1),
        DecisionRequested(1, ["offer C06", "collect C06"]),
        ClockStarted(1, FULL + FULL, BANK),
    ]


@pytest.mark.rules("SMI-152", "SMI-081")
def test_the_default_of_an_empty_hand_may_be_a_tear() -> None:
    sitting = sit(scene([0, 9, 9], "C06 C22 C29"))
    assert sitting.advance(FULL)[:2] == [DefaultPlayed(0, "timeout"), TearTaken(0, 1)]


@pytest.mark.rules("SMI-152")
def test_the_next_clock_starts_when_the_last_one_ended_however_late_that_is_noticed() -> None:
    sitting = sit(lure())
    assert clocks(sitting.advance(FULL + 7 * SECOND)) == [ClockStarted(1, FULL + FULL, BANK)]


@pytest.mark.rules("SMI-152")
def test_a_move_in_the_last_moment_counts_and_a_later_one_does_not() -> None:
    assert act(sit(lure()), "0 offer C06", at=FULL - 1)[0] == FireflyOffered(0, "C06", 1)
    events, refused = attempt(sit(lure()), 0, SMILE.move("offer C06"), FULL + 1)
    assert events[0] == DefaultPlayed(0, "timeout")
    assert refused is not None
    assert refused.code == "not_your_turn"


@pytest.mark.rules("SMI-152")
def test_a_default_may_collect_and_end_the_round() -> None:
    position = scene([6, 6, 5], "C29:1 C30", collected=[2])
    events = sit(position).advance(FULL)
    assert events[:4] == [
        DefaultPlayed(0, "timeout"),
        CreatureCollected(0, "C29", 1, False),
        HandUpdated(0, 7),
        CreatureCollected(1, "C30", 0, True),
    ]
    assert position.round == 6


# --- Leaving


@pytest.mark.rules("SMI-153", "SMI-154")
@pytest.mark.parametrize("takeover", ["bot", "default"])
def test_a_seat_whose_player_leaves_stays_in_the_game(takeover: str) -> None:
    position = lure()
    sitting = sit(position, takeover="bot" if takeover == "bot" else "default")
    assert sitting.leave(2, SECOND) == [SeatGone(2, "left", takeover)]
    assert position.seats == len(position.view(None).hunters) == 3
    act(sitting, "0 offer C06", at=2 * SECOND)
    act(sitting, "1 offer C06", at=3 * SECOND)
    assert position.awaited() == (2,)
    assert sitting.due() == 3 * SECOND + 800


@pytest.mark.rules("SMI-153", "SMI-066")
def test_a_seat_that_left_still_collects_one_creature_per_round() -> None:
    position = lure()
    sitting = sit(position, takeover="default")
    for seat in range(3):
        sitting.leave(seat, SECOND)
    events = sitting.advance(3600 * SECOND)
    assert position.over
    collectors = [event.seat for event in events if isinstance(event, CreatureCollected)]
    assert [collectors.count(seat) for seat in range(3)] == [6, 6, 6]
    assert {event.reason for event in events if isinstance(event, DefaultPlayed)} == {"gone"}
    assert sitting.due() is None


@pytest.mark.rules("SMI-154")
def test_a_player_who_leaves_in_their_turn_is_replaced_after_the_delay_of_a_bot() -> None:
    sitting = sit(lure(), takeover="default", thinking=800)
    assert sitting.leave(0, 5 * SECOND) == [SeatGone(0, "left", "default")]
    assert sitting.due() == 5 * SECOND + 1_600
    assert sitting.advance(5 * SECOND + 1_599) == []
    assert sitting.advance(5 * SECOND + 1_600)[:2] == [DefaultPlayed(0, "gone"), FireflyOffered(0, "C06", 1)]


@pytest.mark.rules("SMI-154")
def test_a_seat_that_is_gone_cannot_go_again() -> None:
    sitting = sit(lure())
    sitting.leave(1, SECOND)
    assert sitting.leave(1, 2 * SECOND) == []
    sitting.disconnect(1, 2 * SECOND)
    assert sitting.advance(70 * SECOND) == []


@pytest.mark.rules("SMI-154")
def test_a_gone_seat_is_played_by_a_bot_unless_the_table_chose_the_default() -> None:
    position = lure()
    position.drain()
    sitting = Sitting(position, NoLuck(), SMILE.paces["live"], 0, delays=Thinking(0))
    assert sitting.leave(1, SECOND) == [SeatGone(1, "left", "bot")]


@pytest.mark.rules("SMI-154")
@pytest.mark.parametrize("thinking", [0, 799, 800])
def test_a_bot_in_a_gone_seat_moves_after_its_delay(thinking: int) -> None:
    position = lure()
    sitting = sit(position, takeover="bot", thinking=thinking)
    sitting.leave(0, SECOND)
    moment = SECOND + 800 + thinking
    assert sitting.wanted(moment - 1) is None
    assert sitting.advance(moment + SECOND) == []  # it waits for the bot's own choice: no default
    assert sitting.wanted(moment) == 0
    events = sitting.substitute(0, SMILE.move("offer C06"), moment)
    assert events[:2] == [FireflyOffered(0, "C06", 1), HandUpdated(0, 5)]
    assert sitting.wanted(moment + FULL - 1) is None
    assert clocks(events) == [ClockStarted(1, moment + FULL, BANK)]


@pytest.mark.rules("SMI-154")
def test_nobody_wants_a_bot_for_a_player_who_is_there() -> None:
    assert sit(lure(), takeover="bot").wanted(FULL) is None


# --- Losing the connection


@pytest.mark.rules("SMI-154")
@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_a_minute_without_connection_makes_a_seat_gone(pace: str) -> None:
    sitting = sit(lure(), pace)
    assert sitting.disconnect(1, 3 * SECOND) == []
    assert sitting.advance(63 * SECOND - 1) == []
    assert sitting.due() == 63 * SECOND
    assert sitting.advance(63 * SECOND) == [SeatGone(1, "disconnected", "default")]


@pytest.mark.rules("SMI-154")
def test_a_message_before_the_minute_is_over_keeps_the_seat() -> None:
    sitting = sit(lure())
    sitting.disconnect(1, 0)
    assert sitting.message(1, 60 * SECOND - 1) == []
    assert sitting.advance(70 * SECOND) == []
    sitting.disconnect(1, 70 * SECOND)
    act(sitting, "0 offer C06", at=71 * SECOND)
    assert sitting.due() == 130 * SECOND


@pytest.mark.rules("SMI-154", "SMI-155")
def test_a_lost_connection_does_not_stop_the_clock() -> None:
    sitting = sit(lure())
    act(sitting, "0 offer C06", at=SECOND)
    sitting.disconnect(1, 31 * SECOND)
    assert sitting.advance(81 * SECOND)[0] == DefaultPlayed(1, "timeout")


@pytest.mark.rules("SMI-154", "SMI-155")
def test_a_player_who_is_gone_in_their_turn_has_used_their_bank_until_then() -> None:
    sitting = sit(lure())
    sitting.disconnect(0, 0)
    assert sitting.advance(60 * SECOND) == [SeatGone(0, "disconnected", "default")]
    events = sitting.message(0, 60 * SECOND + 500)
    assert events == [SeatBack(0), ClockStarted(0, 60 * SECOND + 500 + 20 * SECOND, 20 * SECOND)]


@pytest.mark.rules("SMI-155")
def test_in_a_daily_game_a_lost_connection_does_not_matter() -> None:
    sitting = sit(lure(), "daily")
    sitting.disconnect(0, 0)
    sitting.disconnect(1, 0)
    assert sitting.due() == 24 * 3600 * SECOND
    assert sitting.advance(24 * 3600 * SECOND - 1) == []


# --- Two clocks in a row


@pytest.mark.rules("SMI-154")
def test_a_move_of_their_own_between_two_timeouts_keeps_the_seat() -> None:
    sitting = sit(lure(), "relaxed")
    turn = 120 * SECOND
    sitting.advance(turn)  # seat 0 misses its clock
    act(sitting, "1 offer C06", at=turn + 1)
    act(sitting, "2 offer C06", at=turn + 2)
    act(sitting, "0 offer C06", at=turn + 3)
    act(sitting, "1 offer C06", at=turn + 4)
    act(sitting, "2 offer C06", at=turn + 5)
    events = sitting.advance(2 * turn + 5)
    assert events[0] == DefaultPlayed(0, "timeout")
    assert not any(isinstance(event, SeatGone) for event in events)


@pytest.mark.rules("SMI-154")
def test_a_mere_message_between_two_timeouts_does_not_count_as_a_turn() -> None:
    sitting = sit(lure(), "relaxed")
    turn = 120 * SECOND
    sitting.advance(turn)
    act(sitting, "1 offer C06", at=turn + 1)
    act(sitting, "2 offer C06", at=turn + 2)
    assert sitting.message(0, turn + 3) == []
    assert SeatGone(0, "timeouts", "default") in sitting.advance(2 * turn + 2)


@pytest.mark.rules("SMI-154")
def test_timeouts_of_different_players_are_not_in_a_row() -> None:
    sitting = sit(lure(), "relaxed")
    events = sitting.advance(3 * 120 * SECOND)
    assert [event.seat for event in events if isinstance(event, DefaultPlayed)] == [0, 1, 2]
    assert not any(isinstance(event, SeatGone) for event in events)
    fourth = sitting.advance(4 * 120 * SECOND)
    assert [event for event in fourth if isinstance(event, SeatGone)] == [SeatGone(0, "timeouts", "default")]


@pytest.mark.rules("SMI-154")
def test_who_comes_back_may_miss_one_clock_again() -> None:
    sitting = sit(lure(), "relaxed")
    turn = 120 * SECOND
    sitting.advance(4 * turn)
    sitting.message(0, 4 * turn + 1)
    act(sitting, "1 offer C06", at=4 * turn + 2)
    act(sitting, "2 offer C06", at=4 * turn + 3)
    events = sitting.advance(5 * turn + 3)
    assert events[0] == DefaultPlayed(0, "timeout")
    assert not any(isinstance(event, SeatGone) for event in events)


# --- Coming back


@pytest.mark.rules("SMI-154")
def test_who_comes_back_out_of_turn_gets_no_clock() -> None:
    sitting = sit(lure())
    sitting.leave(1, SECOND)
    assert sitting.message(1, 2 * SECOND) == [SeatBack(1)]
    assert sitting.due() == FULL


@pytest.mark.rules("SMI-154")
@pytest.mark.parametrize("takeover", ["bot", "default"])
def test_who_comes_back_to_the_same_decision_has_the_time_that_was_left(takeover: str) -> None:
    """R27: a second was used before, and stays used."""
    sitting = sit(lure(), takeover="bot" if takeover == "bot" else "default")
    sitting.leave(0, SECOND)
    assert sitting.message(0, 1_500) == [SeatBack(0), ClockStarted(0, 500 + FULL, BANK)]
    assert sitting.wanted(10 * SECOND) is None
    assert sitting.advance(500 + FULL - 1) == []


@pytest.mark.rules("SMI-154")
def test_a_move_is_a_message_too() -> None:
    sitting = sit(lure())
    sitting.leave(0, SECOND)
    events = act(sitting, "0 offer C06", at=1_500)
    assert events[0] == SeatBack(0)
    assert [event for event in events if not isinstance(event, ClockStarted)][1] == FireflyOffered(0, "C06", 1)


@pytest.mark.rules("SMI-154", "SMI-150")
def test_even_a_refused_move_brings_its_player_back() -> None:
    sitting = sit(lure())
    sitting.leave(1, SECOND)
    events, refused = attempt(sitting, 1, SMILE.move("offer C06"), 2 * SECOND)
    assert events == [SeatBack(1)]
    assert refused is not None
    assert refused.code == "not_your_turn"


# --- Clocks and banks


@pytest.mark.rules("SMI-155")
def test_the_clock_settings_are_those_of_the_law() -> None:
    assert SMILE.paces == {
        "live": Pace(turn=20 * SECOND, bank=60 * SECOND, disconnection=60 * SECOND),
        "relaxed": Pace(turn=120 * SECOND, bank=0, disconnection=60 * SECOND),
        "daily": Pace(turn=24 * 3600 * SECOND, bank=0, disconnection=0),
    }


@pytest.mark.rules("SMI-155")
@pytest.mark.parametrize(
    ("used", "left"),
    [(0, BANK), (TURN - 1, BANK), (TURN, BANK), (TURN + 1, BANK - 1), (25 * SECOND, 55 * SECOND), (FULL - 1, 1)],
)
def test_only_what_exceeds_the_turn_comes_out_of_the_bank(used: int, left: int) -> None:
    sitting = sit(lure())
    act(sitting, "0 offer C06", at=used)
    act(sitting, "1 offer C06", at=used)
    events = act(sitting, "2 offer C06", at=used)
    assert clocks(events) == [ClockStarted(0, used + TURN + left, left)]


@pytest.mark.rules("SMI-155")
def test_the_bank_is_for_the_whole_game() -> None:
    sitting = sit(scene([5, 6, 6], "C29:1 C30", collected=[2], round=8, deck="C06 C22 C28 C01 C26 C19"))
    at = 50 * SECOND
    act(sitting, "0 collect C29", at=at)  # 30 seconds of seat 0's bank
    act(sitting, "1 offer C06", at=at)
    events = act(sitting, "2 offer C06", at=at)
    assert clocks(events) == [ClockStarted(0, at + TURN + 30 * SECOND, 30 * SECOND)]
    sitting.advance(at + TURN + 30 * SECOND)
    at = 100 * SECOND
    act(sitting, "1 offer C06", at=at)
    assert clocks(act(sitting, "2 offer C06", at=at)) == [ClockStarted(0, at + TURN, 0)]


@pytest.mark.rules("SMI-155")
@pytest.mark.parametrize(("pace", "turn"), [("relaxed", 120 * SECOND), ("daily", 24 * 3600 * SECOND)])
def test_the_slower_clocks_have_no_bank(pace: str, turn: int) -> None:
    sitting = sit(lure(), pace)
    assert sitting.opening == [ClockStarted(0, turn, 0)]
    assert sitting.advance(turn - 1) == []
    assert sitting.advance(turn)[0] == DefaultPlayed(0, "timeout")


@pytest.mark.rules("SMI-155")
def test_clocks_and_absences_are_public() -> None:
    sitting = sit(lure())
    events = [
        *sitting.opening,
        *sitting.leave(0, SECOND),
        *sitting.advance(5 * SECOND),
        *sitting.message(0, 6 * SECOND),
    ]
    table = [event for event in events if isinstance(event, (ClockStarted, SeatGone, SeatBack, DefaultPlayed))]
    assert {type(event) for event in table} == {ClockStarted, SeatGone, SeatBack, DefaultPlayed}
    assert all(event.heard_by(eyes) is event for event in table for eyes in (None, 0, 1, 2))


@pytest.mark.rules("SMI-155", "SMI-112")
def test_no_clock_runs_after_the_end() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2], round=10)
    sitting = sit(position)
    events = act(sitting, "0 collect C29", at=SECOND)
    assert clocks(events) == []
    assert sitting.due() is None
    assert sitting.advance(3600 * SECOND) == []
    assert hands(position) == [6, 6, 6]
    assert front(position, 1) == ["C30"]


# --- Absence: what counts, and until when


@pytest.mark.rules("SMI-154")
def test_an_outage_counts_from_its_first_moment() -> None:
    sitting = sit(lure())
    sitting.disconnect(1, SECOND)
    sitting.disconnect(1, 30 * SECOND)
    assert sitting.advance(61 * SECOND) == [SeatGone(1, "disconnected", "default")]


@pytest.mark.rules("SMI-154", "SMI-112")
def test_after_the_end_nobody_is_gone_any_more() -> None:
    position = scene([5, 6, 6], "C29:1 C30", collected=[2], round=10)
    sitting = sit(position)
    act(sitting, "0 collect C29", at=SECOND)
    assert position.over
    assert sitting.disconnect(1, 2 * SECOND) + sitting.leave(2, 3 * SECOND) == []
    assert sitting.due() is None
