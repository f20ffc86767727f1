"""The verbs that every position has, shown on Bids (tests/kernel/bids.py): secrets, simultaneous choices, time."""

from __future__ import annotations

import pytest

from tablee.bots import Search, SearchBot, Supposed
from tablee.games.smile import SMILE
from tablee.kernel import (
    ALONE,
    EVERYTHING,
    NOBODY,
    Channels,
    ClockStarted,
    Event,
    FastLuck,
    Move,
    Refusal,
    Refused,
    SealedLuck,
    SeatGone,
    Spoke,
    playout,
)
from tests.kernel.bids import (
    BIDS,
    BIDS_GAME,
    TIME_TO_BID,
    TIME_TO_SHOW,
    BidMade,
    Bids,
    BidsClosed,
    BidsShown,
    Dealt,
    GameEnded,
    RoundStarted,
)

KEY = bytes(32)


def two_players() -> Bids:
    """Seat 0 has the odd cards, seat 1 the even ones."""
    position = Bids([[101, 103, 105], [102, 104, 106]], prize=2)
    position.drain()
    return position


def bid(position: Bids, seat: int, card: int) -> list[Event]:
    position.attempt(seat, BIDS[card], FastLuck(1))
    return position.drain()


# --- Several seats at once, in secret


def test_several_seats_can_be_awaited_at_once_and_choose_in_any_order() -> None:
    position = two_players()
    assert position.awaited() == (0, 1)
    bid(position, 1, 104)
    assert position.awaited() == (0,)
    bid(position, 0, 101)
    assert position.awaited() == ()
    assert not position.over


def test_a_secret_choice_is_heard_by_its_seat_alone_until_all_are_shown() -> None:
    position = two_players()
    (made,) = bid(position, 1, 104)
    assert made == BidMade(1, 104)
    assert [made.heard_by(eyes) for eyes in (0, 1, None, EVERYTHING)] == [None, made, None, made]
    assert position.view(0).bid is None
    assert position.view(1).bid == 104
    assert position.view(0) == two_players().view(0)
    assert bid(position, 0, 105) == [BidMade(0, 105), BidsClosed()]
    position.advance(TIME_TO_SHOW, FastLuck(1))
    shown = position.drain()[0]
    assert shown == BidsShown([105, 104], winner=0)
    assert shown.heard_by(None) is shown


# --- Time


def test_nothing_happens_by_itself_in_a_game_without_time() -> None:
    position = SMILE.setup(3, FastLuck(1))
    before = position.to_json()
    assert position.due() is None
    position.advance(60_000, FastLuck(1))
    assert position.now == 60_000
    assert position.to_json() == before


def test_when_all_have_chosen_only_time_helps() -> None:
    position = two_players()
    assert position.due() == TIME_TO_BID
    position.advance(3_000, FastLuck(1))
    bid(position, 0, 105)
    bid(position, 1, 104)
    assert (position.awaited(), position.due()) == ((), 3_000 + TIME_TO_SHOW)
    position.advance(3_999, FastLuck(1))
    assert (position.drain(), position.now) == ([], 3_999)
    position.advance(4_000, FastLuck(1))
    assert [type(event) for event in position.drain()] == [BidsShown, RoundStarted]
    assert position.due() == 4_000 + TIME_TO_BID


def test_who_has_not_chosen_when_the_time_is_up_plays_the_default() -> None:
    position = two_players()
    bid(position, 0, 105)
    position.advance(TIME_TO_BID, FastLuck(1))
    assert position.drain()[:3] == [BidMade(1, 102), BidsClosed(), BidsShown([105, 102], winner=0)]
    assert position.points == [2, 0]


def test_everything_that_falls_due_on_the_way_happens_in_its_order() -> None:
    position = two_players()
    position.advance(10 * TIME_TO_BID, FastLuck(1))
    assert position.over
    assert position.due() is None
    told = [type(event) for event in position.drain() if not isinstance(event, BidMade)]
    assert told == [BidsClosed, BidsShown, RoundStarted, BidsClosed, BidsShown, GameEnded]
    assert position.points[0] == 0


def test_luck_may_be_drawn_when_time_passes() -> None:
    prizes = set()
    for seed in range(30):
        position = two_players()
        position.advance(TIME_TO_BID, FastLuck(seed))
        prizes.add(position.prize)
    assert prizes == {1, 2, 3}


# --- Trying, refusing


def test_an_attempt_at_a_legal_move_plays_it() -> None:
    position = two_players()
    position.attempt(0, BIDS[103], FastLuck(1))
    assert position.bids == [103, None]


@pytest.mark.parametrize(
    ("seat", "card", "reason"),
    [(0, 102, "not_your_card"), (1, 102, "already_bid"), (2, 102, "malformed"), (-1, 102, "malformed")],
)
def test_an_attempt_at_any_other_move_is_refused_and_changes_nothing(seat: int, card: int, reason: str) -> None:
    position = two_players()
    bid(position, 1, 104)
    before, luck = position.to_json(), SealedLuck(KEY)
    with pytest.raises(Refused) as refused:
        position.attempt(seat, BIDS[card], luck)
    assert (refused.value.reason, refused.value.rule) == (reason, "BID-001")
    assert (position.to_json(), position.drain(), luck.drawn) == (before, [], 0)


def test_moves_and_refusals_read_well() -> None:
    move, refusal = Move("offer C01"), Refusal("not_lowest", "SMI-040")
    assert (str(move), repr(move), move.text) == ("offer C01", "<offer C01>", "offer C01")
    assert repr(refusal) == "not_lowest (SMI-040)"


def test_moves_are_compared_by_identity() -> None:
    assert Move("pass") != Move("pass")
    assert BIDS_GAME.move("bid 101") is BIDS[101]


# --- Listening


def test_listening_begins_with_the_first_call() -> None:
    position = Bids([[101, 103, 105], [102, 104, 106]], prize=1)
    position.attempt(0, BIDS[101], FastLuck(1))
    assert position.told is None
    assert position.drain() == []
    position.attempt(1, BIDS[102], FastLuck(1))
    assert position.drain() == [BidMade(1, 102), BidsClosed()]
    assert position.drain() == []


def test_a_game_that_is_listened_to_from_the_start_tells_its_opening() -> None:
    position = BIDS_GAME.setup(2, FastLuck(1), listen=True)
    assert [type(event) for event in position.drain()] == [Dealt, Dealt, RoundStarted]
    assert BIDS_GAME.setup(2, FastLuck(1)).told is None


def test_what_was_heard_stays_with_the_hearer() -> None:
    position = two_players()
    told = bid(position, 0, 101)
    bid(position, 1, 102)
    assert told == [BidMade(0, 101)]


def test_a_fact_that_the_table_reports_is_told_in_its_place() -> None:
    position = two_players()
    position.notice(ClockStarted(0, TIME_TO_BID, 0), FastLuck(1))
    position.attempt(0, BIDS[101], FastLuck(1))
    position.notice(SeatGone(1, "left", "bot"), FastLuck(1))
    assert position.drain() == [ClockStarted(0, TIME_TO_BID, 0), BidMade(0, 101), SeatGone(1, "left", "bot")]


def test_a_fact_that_nobody_listens_to_is_not_kept() -> None:
    position = Bids([[101, 103, 105], [102, 104, 106]], prize=1)
    position.notice(SeatGone(1, "left", "bot"), FastLuck(1))
    assert position.told is None


# --- Talk


def test_that_somebody_spoke_is_noticed_and_never_told() -> None:
    position = two_players()
    position.drain()
    position.notice(Spoke(0, "table"), FastLuck(1))
    assert position.drain() == []


def test_seats_talk_at_one_open_table_and_spectators_only_listen() -> None:
    position = two_players()
    assert [position.channels(eyes) for eyes in (0, 1)] == [Channels(("table",), ("table",))] * 2
    assert position.channels(None) == Channels((), ("table",))


# --- Short words


def test_alone_and_nobody_are_the_usual_answers_to_who_is_awaited() -> None:
    assert NOBODY == ()
    assert [ALONE[seat] for seat in range(5)] == [(0,), (1,), (2,), (3,), (4,)]


# --- Playing out and searching


@pytest.mark.parametrize("seats", BIDS_GAME.seats)
def test_a_playout_makes_every_choice_and_lets_time_pass_where_nobody_can_choose(seats: int) -> None:
    position = BIDS_GAME.setup(seats, FastLuck(1))
    assert playout(position, FastLuck(2)) == 2 * seats
    assert position.over
    assert position.now == 2 * TIME_TO_SHOW
    assert playout(position, FastLuck(3)) == 0


def test_playouts_are_as_random_as_their_luck() -> None:
    ends = set()
    for seed in range(40):
        position = two_players()
        playout(position, FastLuck(seed))
        ends.add(str(position.shown))
    assert len(ends) > 20


class Stuck(Bids):
    """A game with a mistake: it waits for nobody and for nothing."""

    def awaited(self) -> tuple[int, ...]:
        return ()

    def due(self) -> int | None:
        return None


def test_a_playout_does_not_wait_for_ever() -> None:
    with pytest.raises(AssertionError, match="nobody is awaited and nothing is due"):
        playout(Stuck([[101], [102]], prize=1), FastLuck(1))


def last_bid(hands: list[list[int]]) -> Bids:
    """The last round is about to decide: who takes the prize of three wins."""
    rounds = [[104], [101]]
    position = BIDS_GAME.position(
        {
            "hands": hands,
            "bids": [None, None],
            "shown": rounds,
            "points": [1, 0],
            "round": 2,
            "prize": 3,
            "alarm": 20_000,
            "now": 12_000,
            "over": False,
        }
    )
    assert position.awaited() == (0, 1)
    return position


def test_search_finds_the_bid_that_cannot_lose() -> None:
    position = last_bid([[102, 106], [103, 105]])
    search = Search(Supposed(position, 0), FastLuck(1))
    search.run(200)
    assert search.best() is BIDS[106]


def test_search_finds_the_bid_that_cannot_lose_when_the_other_has_secretly_chosen() -> None:
    position = last_bid([[103, 105], [102, 106]])
    position.attempt(0, BIDS[103], FastLuck(1))
    search = Search(Supposed(position, 1), FastLuck(1))
    search.run(200)
    assert search.best() is BIDS[106]


def test_search_from_a_view_finds_it_too() -> None:
    position = last_bid([[102, 106], [103, 105]])
    bot = SearchBot(BIDS_GAME.believe(0), 0, FastLuck(1), iterations=200)
    assert bot.choose(position.view(0)) is BIDS[106]


def test_search_answers_for_its_own_seat_where_several_are_awaited() -> None:
    """Seat 0 has the better choice by far; a search for seat 1 must not answer with it."""
    position = last_bid([[102, 106], [103, 105]])
    for seed in range(5):
        bot = SearchBot(BIDS_GAME.believe(1), 1, FastLuck(seed), iterations=100)
        assert bot.choose(position.view(1)) in position.moves(1)


def test_search_leaves_the_position_as_it_is() -> None:
    position = last_bid([[102, 106], [103, 105]])
    position.drain()
    before = position.to_json()
    search = Search(Supposed(position, 0), FastLuck(1))
    search.run(100)
    assert (position.to_json(), position.drain()) == (before, [])
