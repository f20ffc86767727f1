"""GRU-310 to 314 and the decisions of section 7 in the slow paces, as far as the position knows them."""

from __future__ import annotations

import pytest

from tablee.games.grumpf import GRUMPF, Grumpf
from tablee.games.grumpf.events import (
    BeatOpen,
    ExchangeDeclined,
    ExchangeOpen,
    HuntEnd,
    ReviewOpen,
    RoundStart,
    TurnOpen,
)
from tablee.kernel import FastLuck
from tests.games.grumpf.board import hunt, later, moves, of, only, phase, play, resolve, setup, told, view
from tests.games.grumpf.time_board import race, run

SLOW = ["turns", "beats"]
PACES = ["realtime", *SLOW]


def exchange(pace: str) -> Grumpf:
    """The moment at which blue may exchange."""
    own = {"B": "bees 2, fish 1", "P": "fish 1, mammoths 1"}
    position = hunt("sorcerer: B5", "BPY", pace=pace, double=["sorcerer"], own=own)
    resolve(position)
    while phase(position) == "review":
        play(position, position.awaited()[0], "continue")
    return position


# --- GRU-310, 313, 314


@pytest.mark.rules("GRU-310", "GRU-281")
@pytest.mark.parametrize("pace", SLOW)
def test_bots_have_the_same_moves_as_everybody(pace: str) -> None:
    people, code = setup(3, 5, pace=pace), setup(3, 5, pace=pace, bots="012")
    assert [moves(people, seat) for seat in range(3)] == [moves(code, seat) for seat in range(3)]


@pytest.mark.rules("GRU-313")
@pytest.mark.parametrize("pace", SLOW)
def test_a_gone_seat_is_awaited_and_its_default_is_to_wait(pace: str) -> None:
    position = hunt(pace=pace, turn="B" if pace == "turns" else "")
    run(position, "0 B gone", until=0)
    assert 0 in position.awaited()
    assert str(position.default(0)) == "wait"
    assert view(position).clans[0].hut is None


@pytest.mark.rules("GRU-313")
@pytest.mark.parametrize("pace", PACES)
def test_the_default_of_an_exchange_is_to_decline(pace: str) -> None:  # D6
    position = exchange(pace)
    assert phase(position) == "exchange"
    assert position.awaited() == (0,)
    assert position.clock(0) == "exchange"
    assert str(position.default(0)) == "decline"
    heard = play(position, "B", "decline", FastLuck(1))
    assert [event.seat for event in of(ExchangeDeclined, heard)] == [0]


@pytest.mark.rules("GRU-314")
@pytest.mark.parametrize("pace", SLOW)
def test_a_round_that_everybody_has_left_is_finished_and_the_next_waits(pace: str) -> None:
    position = setup(3, 1, pace=pace)
    luck = FastLuck(1)
    heard = told(position) + run(position, "0 0 gone", "0 1 gone", "0 2 gone", until=0, luck=luck)
    while position.awaited():
        heard += play(position, position.awaited()[0], "wait", luck)
    assert of(HuntEnd, heard)[0].cause == "stall"
    assert phase(position) == "waiting"
    assert position.due() is None
    heard = later(position, 10_000_000, luck)
    assert not [event for event in heard if isinstance(event, TurnOpen | BeatOpen)]
    heard = run(position, "10000000 1 back", until=10_000_000, luck=luck)
    assert phase(position) == "hunt"
    assert sum(isinstance(event, TurnOpen | BeatOpen) for event in heard) == 1
    assert view(position).round == 2
    assert position.awaited()


@pytest.mark.rules("GRU-314", "GRU-012")
@pytest.mark.parametrize("pace", SLOW)
def test_with_a_day_for_each_decision_nothing_waits(pace: str) -> None:
    position = setup(3, 1, pace=pace, clock="daily")
    luck = FastLuck(1)
    heard = told(position) + run(position, "0 0 gone", "0 1 gone", "0 2 gone", until=0, luck=luck)
    while not position.over:
        heard += play(position, position.awaited()[0], "wait", luck)
    assert [event.round for event in of(RoundStart, heard)] == [1, 2, 3, 4]


@pytest.mark.rules("GRU-314")
@pytest.mark.parametrize("pace", SLOW)
def test_one_person_is_enough_to_go_on(pace: str) -> None:
    position = setup(3, 1, pace=pace)
    luck = FastLuck(1)
    run(position, "0 0 gone", "0 2 gone", until=0, luck=luck)
    while phase(position) == "hunt":
        play(position, position.awaited()[0], "wait", luck)
    assert position.awaited() == (1,)
    play(position, 1, "continue", luck)
    assert (phase(position), view(position).round) == ("hunt", 2)


@pytest.mark.rules("GRU-314")
@pytest.mark.parametrize("pace", SLOW)
def test_a_table_of_bots_alone_never_waits(pace: str) -> None:
    position = setup(3, 1, pace=pace, bots="012")
    luck = FastLuck(1)
    while not position.over:
        play(position, position.awaited()[0], "wait", luck)
    assert later(position, 1_000_000) == []


# --- Section 7: D6, D7


@pytest.mark.rules("GRU-044")
@pytest.mark.parametrize("pace", PACES)
def test_the_count_is_looked_at_for_twenty_seconds_at_most(pace: str) -> None:  # D7
    position = hunt(pace=pace)
    heard = resolve(position)
    end = position.now
    assert only(ReviewOpen, heard) == ReviewOpen(only(ReviewOpen, heard).t, end + 20_000)
    assert position.due() == end + 20_000
    assert {position.clock(seat) for seat in range(4)} == {None}
    later(position, end + 19_999)
    assert phase(position) == "review"
    heard = later(position, end + 20_000, FastLuck(1))
    assert only(RoundStart, heard).round == 2


@pytest.mark.rules("GRU-044")
@pytest.mark.parametrize("pace", PACES)
def test_the_count_is_over_when_everybody_has_seen_it(pace: str) -> None:  # D7
    position = hunt(pace=pace)
    resolve(position)
    for seat in "GBP":
        assert play(position, seat, "continue") == []
    assert phase(position) == "review"
    assert only(RoundStart, play(position, "Y", "continue", FastLuck(1))).round == 2


@pytest.mark.rules("GRU-044")
def test_with_a_day_for_each_decision_nobody_has_to_look() -> None:  # D7
    position = hunt(pace="turns", daily=True)
    heard = resolve(position, FastLuck(1))
    assert only(RoundStart, heard).round == 2


@pytest.mark.rules("GRU-165", "GRU-168")
@pytest.mark.parametrize("pace", PACES)
def test_an_exchange_offers_every_triple_of_two_species(pace: str) -> None:  # D6
    position = exchange(pace)
    offered = ["exchange 1 fish bees", "exchange 1 mammoths bees", "exchange 1 mammoths fish"]
    assert sorted(moves(position, "B")) == sorted(["decline", *offered])
    assert [moves(position, seat) for seat in "PY"] == [[], []]


@pytest.mark.rules("GRU-165")
@pytest.mark.parametrize("pace", PACES)
def test_the_exchange_opens_after_the_count_and_is_timed_by_the_table(pace: str) -> None:  # D6
    own = {"B": "bees 2", "P": "fish 1"}
    position = hunt("sorcerer: B5", "BPY", pace=pace, double=["sorcerer"], own=own)
    heard = resolve(position)
    assert of(ExchangeOpen, heard) == []
    for seat in "BP":
        play(position, seat, "continue")
    (opened,) = of(ExchangeOpen, play(position, "Y", "continue"))
    assert opened.seat == 0
    assert position.due() is None


@pytest.mark.rules("GRU-313", "GRU-312")
def test_the_exchange_of_a_gone_seat_is_still_its_own() -> None:
    position = exchange("turns")
    run(position, f"{position.now} B gone", until=position.now)
    assert position.awaited() == (0,)
    assert str(position.default(0)) == "decline"


@pytest.mark.rules("GRU-269")
def test_nothing_is_forced_in_real_time() -> None:  # D3
    position = race()
    assert position.awaited() == ()
    run(position, until=1)
    assert all(moves(position, seat) for seat in range(4))
    assert [position.clock(seat) for seat in range(4)] == [None] * 4
    assert GRUMPF.seats == range(2, 7)
