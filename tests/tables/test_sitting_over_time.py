"""A sitting over rules that have time of their own (Bids), and over rules that have none (Smile).

Bids: everybody bids secretly at once; ten seconds after the round began, or one second after the last bid, all bids are
shown. Whoever has not chosen by then bids their lowest card. Time is in milliseconds since the game began.
"""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.kernel import ClockStarted, DefaultPlayed, Event, FastLuck, Luck, Move, Pace, SeatBack, SeatGone
from tablee.tables import Sitting, Takeover
from tablee.tables.deeds import Seated
from tablee.tables.records import SittingState
from tests.games.smile.table import NoLuck, Thinking, act, scene, sit
from tests.kernel.bids import BIDS, TIME_TO_BID, TIME_TO_SHOW, BidMade, Bids, BidsClosed, BidsShown, RoundStarted
from tests.tables.sittings import attempt

SECOND = 1_000
TURN = 20 * SECOND
BANK = 60 * SECOND
FULL = TURN + BANK
MINUTE = 60 * SECOND
SHORTEST = 800
SLOW = Pace(turn=TURN, bank=BANK)
QUICK = Pace(turn=4 * SECOND, bank=0)  # shorter than the ten seconds of the rules
STUCK = 500  # nobody asks so often when something is due, unless time does not pass


class Watched(Bids):
    """Bids that notices when its time stands still, and at what time each move is made."""

    def __init__(self, hands: list[list[int]]) -> None:
        super().__init__(hands, prize=1)
        self.asked = 0
        self.moved_at: list[tuple[int, int]] = []  # seat, the position's own time

    def clock(self, seat: int) -> str | None:
        return "turn"

    def due(self) -> int | None:
        self.asked += 1
        assert self.asked < STUCK, "time does not pass"
        return super().due()

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        self.moved_at.append((seat, self.now))
        super().play(seat, move, luck)


class WithoutClocks(Watched):
    """No clock of the table times a bid: the rules keep the time."""

    def clock(self, seat: int) -> str | None:
        return None


def round_of_bids(seats: int = 3) -> Watched:
    """Seat 0 holds 101, 104, 107; seat 1 holds 102, 105, 108; and so on."""
    return Watched([[101 + seat + seats * n for n in range(3)] for seat in range(seats)])


def around(
    position: Bids,
    pace: Pace = SLOW,
    *,
    bots: tuple[int, ...] = (),
    takeover: Takeover = "default",
    thinking: int = 0,
    at: int = 0,
) -> Sitting:
    """People, and some bots, around a position."""
    position.drain()
    delays = Thinking(thinking)
    return Sitting(position, FastLuck(1), pace, at, bots=frozenset(bots), takeover=takeover, delays=delays)


def bid(sitting: Sitting, seat: int, card: int, at: int) -> list[Event]:
    events, refused = attempt(sitting, seat, BIDS[card], at)
    assert refused is None
    return events


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# --- The time of the rules


def test_what_falls_due_in_the_rules_falls_due_at_the_table() -> None:
    assert around(round_of_bids()).due() == TIME_TO_BID


def test_the_earlier_of_a_clock_and_an_alarm_of_the_rules_falls_due_first() -> None:
    assert around(round_of_bids(), QUICK).due() == 4 * SECOND
    assert around(round_of_bids(), Pace(turn=TIME_TO_BID + 1)).due() == TIME_TO_BID
    assert around(round_of_bids(), Pace(turn=TIME_TO_BID - 1)).due() == TIME_TO_BID - 1


def test_when_an_alarm_of_the_rules_falls_due_the_rules_say_what_happens() -> None:
    position = round_of_bids(2)
    sitting = around(position)
    bid(sitting, 0, 105, at=SECOND)
    events = sitting.fire(TIME_TO_BID)
    assert events[:3] == [BidMade(1, 102), BidsClosed(), BidsShown([105, 102], 0)]
    assert (position.round, position.now) == (2, TIME_TO_BID)


def test_time_alone_brings_the_game_to_its_end() -> None:
    position = round_of_bids()
    events = around(position).advance(MINUTE)
    shown = [event for event in events if isinstance(event, BidsShown)]
    assert shown == [BidsShown([101, 102, 103], 2), BidsShown([104, 105, 106], 2)]
    assert position.over


def test_everything_that_falls_due_happens_at_its_own_time_however_late_that_is_noticed() -> None:
    position = round_of_bids(2)
    sitting = around(position)
    bid(sitting, 0, 101, at=SECOND)
    bid(sitting, 1, 102, at=2 * SECOND)
    assert sitting.due() == 2 * SECOND + TIME_TO_SHOW
    sitting.advance(9 * SECOND)
    assert sitting.due() == 3 * SECOND + TIME_TO_BID


def test_before_its_time_nothing_happens() -> None:
    position = round_of_bids()
    sitting = around(position)
    assert sitting.advance(TIME_TO_BID - 1) == []
    assert position.round == 1
    assert position.now == TIME_TO_BID - 1
    assert "BidsShown" in kinds(sitting.advance(TIME_TO_BID))


def test_after_the_end_nothing_is_due() -> None:
    sitting = around(round_of_bids())
    sitting.advance(2 * TIME_TO_BID)
    assert sitting.position.over
    assert sitting.due() is None
    assert sitting.advance(60 * MINUTE) == []


def test_the_time_of_the_rules_begins_when_the_game_begins() -> None:
    """A table begins at some hour of some day, not at zero."""
    begun = 1_700_000_000_000
    position = round_of_bids()
    sitting = around(position, at=begun)
    assert sitting.due() == begun + TIME_TO_BID


# --- A move is made at its time


def test_a_move_is_made_at_its_own_time() -> None:
    position = round_of_bids()
    sitting = around(position)
    bid(sitting, 2, 103, at=1_500)
    bid(sitting, 0, 101, at=2_000)
    assert position.moved_at == [(2, 1_500), (0, 2_000)]


def test_bids_are_shown_a_second_after_the_last_one() -> None:
    sitting = around(round_of_bids())
    bid(sitting, 0, 107, at=SECOND)
    bid(sitting, 1, 108, at=2 * SECOND)
    assert sitting.due() == TIME_TO_BID
    assert BidsClosed() in bid(sitting, 2, 103, at=5 * SECOND)
    assert sitting.due() == 6 * SECOND
    assert BidsShown([107, 108, 103], 1) in sitting.advance(6 * SECOND)


def test_a_refused_move_lets_time_pass_all_the_same() -> None:
    position = round_of_bids()
    sitting = around(position)
    _, refused = attempt(sitting, 0, BIDS[102], 3 * SECOND)
    assert refused is not None
    assert position.now == 3 * SECOND


def test_a_bot_moves_at_its_own_time() -> None:
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    bid(sitting, 0, 101, at=100)
    assert sitting.wanted(SHORTEST) == 1
    assert BidsClosed() in sitting.substitute(1, BIDS[102], SHORTEST)
    assert position.moved_at == [(0, 100), (1, SHORTEST)]
    assert sitting.due() == SHORTEST + TIME_TO_SHOW


def test_a_bot_that_is_late_moves_when_it_moves() -> None:
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    bid(sitting, 0, 101, at=100)
    sitting.substitute(1, BIDS[102], 2 * SECOND)
    assert position.moved_at == [(0, 100), (1, 2 * SECOND)]


def test_a_default_is_played_when_the_clock_runs_out() -> None:
    position = round_of_bids(2)
    sitting = around(position, QUICK)
    sitting.advance(4 * SECOND)
    assert position.moved_at == [(0, 4 * SECOND), (1, 4 * SECOND)]
    assert sitting.due() == 4 * SECOND + TIME_TO_SHOW


def test_a_player_moves_at_their_own_time_while_a_bot_is_late() -> None:
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    bid(sitting, 0, 101, at=3 * SECOND)
    assert position.moved_at == [(0, 3 * SECOND)]


def test_a_move_made_while_a_bot_is_late_leaves_no_clock_behind() -> None:
    """The bot should have moved after a second; at fifteen the rules have long shown the bids without it."""
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    attempt(sitting, 0, BIDS[104], 15 * SECOND)
    assert set(sitting.clocks) <= set(position.awaited())
    attempt(sitting, 0, BIDS[107], 90 * SECOND)
    assert set(sitting.clocks) <= set(position.awaited())


def test_the_rules_do_not_wait_for_a_bot_that_is_late() -> None:
    """It should have moved after a second; after ten the bids are shown without it, at the time of the rules."""
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    events = sitting.advance(15 * SECOND)
    assert kinds(events) == ["BidMade", "BidMade", "BidsClosed", "BidsShown", "RoundStarted", "ClockStarted"]
    assert events[-1] == ClockStarted(0, TIME_TO_BID + FULL, BANK)
    assert position.moved_at == [(0, TIME_TO_BID), (1, TIME_TO_BID)]


def test_a_clock_runs_out_and_a_seat_is_gone_in_their_own_time_while_a_bot_is_late() -> None:
    position = round_of_bids(3)
    position.alarm = 10 * MINUTE
    sitting = around(position, Pace(turn=90 * SECOND), bots=(2,))
    sitting.disconnect(1, SECOND)
    events = sitting.advance(2 * MINUTE)
    assert [event for event in events if isinstance(event, SeatGone)] == [SeatGone(1, "disconnected", "default")]
    assert position.moved_at == [(1, MINUTE + SECOND + SHORTEST), (0, 90 * SECOND)]
    assert sitting.wanted(2 * MINUTE) == 2


def test_a_bot_whose_time_is_that_of_the_rules_is_too_late_and_no_default_is_played_for_it() -> None:
    position = round_of_bids(2)
    position.alarm = SHORTEST
    sitting = around(position, bots=(1,))
    events = sitting.advance(SHORTEST)
    assert kinds(events) == ["BidMade", "BidMade", "BidsClosed", "BidsShown", "RoundStarted", "ClockStarted"]


def test_the_move_of_a_bot_is_for_the_round_that_it_thought_about() -> None:
    """It comes after the bids were to be shown: what it chose is not played in the next round."""
    position = round_of_bids(2)
    sitting = around(position, bots=(1,))
    assert sitting.wanted(TIME_TO_BID - 1) == 1
    assert sitting.wanted(TIME_TO_BID) is None


# --- Several clocks at once


def test_everybody_who_is_awaited_has_a_clock() -> None:
    sitting = around(round_of_bids())
    assert sitting.opening == [ClockStarted(seat, FULL, BANK) for seat in range(3)]
    assert sorted(sitting.clocks) == [0, 1, 2]


def test_the_clock_of_a_player_who_has_moved_stops_and_the_others_run_on() -> None:
    sitting = around(round_of_bids(), QUICK)
    bid(sitting, 1, 102, at=SECOND)
    assert sorted(sitting.clocks) == [0, 2]
    defaults = [event for event in sitting.advance(4 * SECOND) if isinstance(event, DefaultPlayed)]
    assert defaults == [DefaultPlayed(0, "timeout"), DefaultPlayed(2, "timeout")]


def test_when_the_rules_no_longer_wait_for_a_seat_its_clock_stops() -> None:
    """Nobody bids in the last round: time is up for all of them, and for their clocks."""
    sitting = around(round_of_bids())
    sitting.advance(2 * TIME_TO_BID)
    assert sitting.clocks == {}


def test_a_clock_that_the_rules_stopped_has_used_up_its_part_of_the_bank() -> None:
    """Four seconds for a decision; the rules end the last round after ten, so six come out of the bank."""
    sitting = around(round_of_bids(2), Pace(turn=4 * SECOND, bank=BANK))
    bid(sitting, 0, 101, at=SECOND)
    bid(sitting, 1, 102, at=SECOND)
    sitting.advance(2 * SECOND)  # shown; the second round begins
    sitting.advance(2 * SECOND + TIME_TO_BID)
    assert sitting.position.over
    assert [chair.bank for chair in sitting.chairs] == [BANK - 6 * SECOND] * 2


def test_every_new_decision_has_a_fresh_clock_even_if_the_rules_made_the_last_one() -> None:
    """Seat 0 bids and seat 1 lets its time run out: in the next round both have the same time."""
    sitting = around(round_of_bids(2))
    bid(sitting, 0, 101, at=SECOND)
    sitting.advance(TIME_TO_BID)
    assert {seat: clock.deadline for seat, clock in sitting.clocks.items()} == {
        0: TIME_TO_BID + FULL,
        1: TIME_TO_BID + FULL,
    }


def test_two_clocks_that_run_out_together_are_two_defaults_in_seat_order() -> None:
    sitting = around(round_of_bids(2), QUICK)
    events = sitting.advance(4 * SECOND)
    assert kinds(events) == ["DefaultPlayed", "BidMade", "DefaultPlayed", "BidMade", "BidsClosed"]
    assert events[:3] == [DefaultPlayed(0, "timeout"), BidMade(0, 101), DefaultPlayed(1, "timeout")]


def test_a_lost_connection_counts_before_a_clock_that_runs_out_in_the_same_moment() -> None:
    position = round_of_bids(2)
    position.alarm = 2 * MINUTE
    sitting = around(position, Pace(turn=MINUTE))
    bid(sitting, 1, 102, at=0)
    sitting.disconnect(0, 0)
    assert sitting.advance(MINUTE) == [SeatGone(0, "disconnected", "default")]


# --- Bots at the table


def test_bots_are_wanted_one_after_the_other() -> None:
    sitting = around(round_of_bids(), bots=(0, 2))
    assert sitting.due() == SHORTEST
    assert sitting.advance(5 * SECOND) == []
    assert sitting.wanted(5 * SECOND) == 0
    assert sitting.substitute(0, BIDS[101], 5 * SECOND) == [BidMade(0, 101)]
    assert sitting.wanted(5 * SECOND) == 2
    assert sitting.substitute(2, BIDS[103], 5 * SECOND) == [BidMade(2, 103)]
    assert sitting.wanted(5 * SECOND) is None


def test_a_bots_clock_is_nobodys_business() -> None:
    sitting = around(round_of_bids(), bots=(0, 2))
    assert sitting.opening == [ClockStarted(1, FULL, BANK)]


def test_a_bot_has_no_bank_to_use_up() -> None:
    sitting = around(round_of_bids(2), bots=(1,))
    bid(sitting, 0, 101, at=100)
    sitting.substitute(1, BIDS[102], SHORTEST)
    assert [chair.bank for chair in sitting.chairs] == [BANK, BANK]


def test_a_substitute_does_not_use_up_the_bank_of_the_player_who_is_gone() -> None:
    sitting = sit(scene([6, 6, 6], "C06 C22 C29"), takeover="bot")
    sitting.leave(0, SECOND)
    sitting.substitute(0, SMILE.move("offer C06"), SECOND + SHORTEST)
    act(sitting, "1 offer C06", at=3 * SECOND)
    act(sitting, "2 offer C06", at=4 * SECOND)
    assert sitting.message(0, 4_500) == [SeatBack(0), ClockStarted(0, 4_500 + FULL, BANK)]


def test_defaults_do_not_use_up_the_bank_of_the_player_who_is_gone() -> None:
    sitting = sit(scene([6, 6, 6], "C06 C22 C29"), takeover="default")
    sitting.leave(0, SECOND)
    assert DefaultPlayed(0, "gone") in sitting.advance(2 * SECOND)
    act(sitting, "1 offer C06", at=3 * SECOND)
    act(sitting, "2 offer C06", at=4 * SECOND)
    assert sitting.message(0, 4_500) == [SeatBack(0), ClockStarted(0, 4_500 + FULL, BANK)]


def test_a_bot_has_no_connection_to_lose() -> None:
    position = round_of_bids(2)
    position.alarm = 10 * MINUTE
    sitting = around(position, Pace(turn=10 * MINUTE), bots=(1,))
    sitting.substitute(1, BIDS[102], SHORTEST)
    assert sitting.disconnect(1, SECOND) == []
    assert sitting.due() == 10 * MINUTE
    assert sitting.advance(5 * MINUTE) == []
    assert not sitting.chairs[1].gone


def test_a_bot_of_smile_has_no_connection_to_lose_either() -> None:
    position = scene([6, 6, 6], "C06 C22 C29")
    position.drain()
    sitting = Sitting(position, NoLuck(), SMILE.paces["live"], 0, bots=frozenset({1}), delays=Thinking(0))
    sitting.disconnect(1, SECOND)
    assert sitting.due() == FULL
    assert sitting.advance(FULL - 1) == []


def test_a_bot_plays_also_where_the_rules_keep_the_time() -> None:
    """Without a clock for people; a bot has to think there all the same."""
    sitting = around(WithoutClocks([[101, 103, 105], [102, 104, 106]]), bots=(1,))
    assert sitting.opening == []
    assert sitting.advance(TIME_TO_BID - 1) == []
    assert sitting.wanted(TIME_TO_BID - 1) == 1


def test_no_clock_of_the_table_runs_where_the_rules_keep_the_time() -> None:
    sitting = around(WithoutClocks([[101, 103, 105], [102, 104, 106]]), Pace(turn=SECOND))
    assert sitting.opening == []
    assert sitting.advance(TIME_TO_BID - 1) == []


def test_where_the_rules_keep_the_time_nobody_plays_a_default_for_who_is_gone() -> None:
    """That a default was played would tell that they had not chosen; the rules choose for them at their time."""
    position = WithoutClocks([[101, 103, 105], [102, 104, 106]])
    sitting = around(position, takeover="default")
    assert sitting.leave(0, SECOND) == [SeatGone(0, "left", "default")]
    assert (sitting.clocks, sitting.due()) == ({}, TIME_TO_BID)
    events = sitting.advance(TIME_TO_BID)
    assert kinds(events) == ["BidMade", "BidMade", "BidsClosed", "BidsShown", "RoundStarted"]
    assert sitting.message(0, TIME_TO_BID + 1) == [SeatBack(0)]


def test_where_the_rules_keep_the_time_a_bot_plays_for_who_is_gone_and_nobody_hears_of_it() -> None:
    position = WithoutClocks([[101, 103, 105], [102, 104, 106]])
    sitting = around(position, takeover="bot")
    assert sitting.leave(0, SECOND) == [SeatGone(0, "left", "bot")]
    assert sitting.wanted(SECOND + SHORTEST) == 0
    assert sitting.substitute(0, BIDS[103], SECOND + SHORTEST) == [BidMade(0, 103)]


def test_whoever_never_chooses_where_the_rules_keep_the_time_is_not_gone_for_it() -> None:
    sitting = around(WithoutClocks([[101, 103, 105], [102, 104, 106]]))
    sitting.advance(2 * TIME_TO_BID)
    assert sitting.position.over
    assert [(chair.gone, chair.missed) for chair in sitting.chairs] == [(False, 0)] * 2


def test_after_a_pause_nobody_hears_of_clocks_where_the_rules_keep_the_time() -> None:
    sitting = around(WithoutClocks([[101, 103, 105], [102, 104, 106]]))
    bid(sitting, 0, 103, at=SECOND)
    sitting.pause()
    assert sitting.restart(MINUTE) == []
    assert sitting.due() == MINUTE + TIME_TO_BID - SECOND


def test_a_kind_of_decision_may_have_a_time_of_its_own() -> None:
    class Kinds(Watched):
        def clock(self, seat: int) -> str | None:
            return "long" if seat == 1 else "turn"

    pace = Pace(turn=5 * SECOND, bank=SECOND, others={"long": 8 * SECOND})
    sitting = around(Kinds([[101, 103, 105], [102, 104, 106]]), pace)
    assert sitting.opening == [ClockStarted(0, 6 * SECOND, SECOND), ClockStarted(1, 9 * SECOND, SECOND)]


@pytest.mark.parametrize(("drawn", "thought"), [(0, 800), (1, 801), (800, 1_600)])
def test_a_bot_thinks_between_the_shortest_and_the_longest_thought(drawn: int, thought: int) -> None:
    sitting = around(round_of_bids(), bots=(0,), thinking=drawn)
    assert sitting.due() == thought
    assert sitting.wanted(thought - 1) is None
    assert sitting.wanted(thought) == 0


# --- Coming and going


def test_who_is_gone_lets_the_rules_choose_where_the_table_plays_defaults() -> None:
    sitting = around(round_of_bids(2), takeover="default")
    assert sitting.leave(0, SECOND) == [SeatGone(0, "left", "default")]
    assert sitting.advance(SECOND + SHORTEST) == [DefaultPlayed(0, "gone"), BidMade(0, 101)]
    assert sitting.chairs[0].missed == 0


def test_who_comes_back_after_their_substitute_has_chosen_waits_like_everybody() -> None:
    sitting = around(round_of_bids(2), takeover="default")
    sitting.leave(0, SECOND)
    sitting.advance(SECOND + SHORTEST)
    assert sitting.message(0, 3 * SECOND) == [SeatBack(0)]
    assert sorted(sitting.clocks) == [1]


def test_a_game_is_deserted_when_every_person_is_gone() -> None:
    sitting = around(round_of_bids(), bots=(2,), takeover="bot")
    assert not sitting.deserted()
    sitting.leave(0, 100)
    assert not sitting.deserted()
    sitting.leave(1, 200)
    assert sitting.deserted()
    sitting.message(1, 300)
    assert not sitting.deserted()


def test_bots_alone_do_not_make_a_game_deserted() -> None:
    assert not around(round_of_bids(2), bots=(0, 1)).deserted()


# --- Pauses


def test_in_a_pause_nothing_is_due_and_time_stands_still() -> None:
    position = round_of_bids()
    sitting = around(position, QUICK, bots=(1,))
    sitting.advance(500)
    assert sitting.pause() == []
    assert sitting.due() is None
    assert sitting.wanted(MINUTE) is None
    assert sitting.advance(MINUTE) == []
    assert (position.round, position.now) == (1, 500)


def test_after_a_pause_everybody_who_is_awaited_has_a_fresh_clock() -> None:
    sitting = around(round_of_bids(2), Pace(turn=4 * SECOND, bank=BANK))
    bid(sitting, 0, 101, at=500)
    sitting.advance(2 * SECOND)
    sitting.pause()
    assert sitting.restart(MINUTE) == [ClockStarted(1, MINUTE + 4 * SECOND + BANK, BANK)]
    assert sorted(sitting.clocks) == [1]


def test_a_pause_does_not_use_up_a_bank() -> None:
    sitting = sit(scene([6, 6, 6], "C06 C22 C29"))
    sitting.advance(TURN + 10 * SECOND)
    sitting.pause()
    assert sitting.restart(60 * MINUTE) == [ClockStarted(0, 60 * MINUTE + FULL, BANK)]


def test_an_outage_is_counted_anew_after_a_pause() -> None:
    sitting = sit(scene([6, 6, 6], "C06 C22 C29"), "relaxed")
    sitting.disconnect(1, 10 * SECOND)
    sitting.advance(20 * SECOND)
    sitting.pause()
    sitting.restart(30 * MINUTE)
    assert sitting.due() == 31 * MINUTE
    assert SeatGone(1, "disconnected", "default") in sitting.advance(31 * MINUTE)


def test_the_time_of_the_rules_stands_still_in_a_pause_too() -> None:
    """Six of the ten seconds were left."""
    sitting = around(round_of_bids())
    sitting.advance(4 * SECOND)
    sitting.pause()
    sitting.restart(MINUTE)
    assert sitting.due() == MINUTE + 6 * SECOND
    assert "BidsShown" not in kinds(sitting.advance(MINUTE + 5_999))


# --- On paper


def in_the_middle() -> Sitting:
    sitting = around(round_of_bids(), QUICK, bots=(2,), takeover="default")
    bid(sitting, 1, 108, at=SECOND - 300)
    sitting.substitute(2, BIDS[103], SHORTEST)
    sitting.disconnect(1, SECOND)
    return sitting


def test_a_sitting_on_paper_goes_on_as_it_would_have() -> None:
    first = in_the_middle()
    written = msgspec.json.encode(first.seated().state())
    second = around(round_of_bids(), QUICK, bots=(2,), takeover="default")
    second.position = in_the_middle().position
    second.restore(Seated.restored(msgspec.json.decode(written, type=SittingState)))
    assert msgspec.json.encode(second.seated().state()) == written
    assert second.due() == first.due() == 4 * SECOND
    assert second.advance(5 * SECOND) == first.advance(5 * SECOND) != []


def test_a_paused_sitting_on_paper_is_still_paused() -> None:
    first = around(round_of_bids())
    first.pause()
    second = around(round_of_bids())
    written = msgspec.json.encode(first.seated().state())
    second.restore(Seated.restored(msgspec.json.decode(written, type=SittingState)))
    assert second.due() is None


def test_a_round_that_the_rules_begin_is_told_with_the_clocks_that_begin_with_it() -> None:
    sitting = around(round_of_bids(2))
    bid(sitting, 0, 101, at=SECOND)
    bid(sitting, 1, 102, at=2 * SECOND)
    at = 2 * SECOND + TIME_TO_SHOW
    events = sitting.advance(at)
    assert kinds(events) == ["BidsShown", "RoundStarted", "ClockStarted", "ClockStarted"]
    assert isinstance(events[1], RoundStarted)
    assert events[2:] == [ClockStarted(0, at + FULL, BANK), ClockStarted(1, at + FULL, BANK)]
