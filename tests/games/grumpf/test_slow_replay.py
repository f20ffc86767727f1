"""GRU-247 and what always holds, in the slow paces: streams of random inputs, cut anywhere, by anybody in any phase."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.grumpf.events import (
    ActionFailed,
    BeatOpen,
    BeatReveal,
    Bed,
    Clubbed,
    HuntEnd,
    Placed,
    SeatChose,
    TurnOpen,
    Waited,
)
from tablee.kernel import FastLuck
from tests.games.grumpf.board import of, phase, view
from tests.games.grumpf.time_board import Stream, on_the_wire, played, slow_streams, state, written_and_read

ACTED = (Placed, Clubbed, Bed, Waited, ActionFailed)


@pytest.mark.rules("GRU-247", "GRU-290")
@settings(max_examples=80)
@given(slow_streams, st.data())
def test_a_game_cut_anywhere_and_written_down_goes_on_the_same(stream: Stream, data: st.DataObject) -> None:
    lines = stream.lines()
    cut = data.draw(st.integers(0, len(lines)))
    whole, luck = stream.table()
    heard = played(whole, lines, luck, 500_000)
    first, luck = stream.table()
    told = played(first, lines[:cut], luck, 0)
    second = written_and_read(first)
    assert state(second) == state(first)
    told += played(second, lines[cut:], luck, 500_000)
    assert on_the_wire(told) == on_the_wire(heard)
    assert state(second) == state(whole)


@pytest.mark.rules("GRU-291", "GRU-293")
@settings(max_examples=40)
@given(slow_streams)
def test_a_copy_goes_its_own_way(stream: Stream) -> None:
    lines = stream.lines()
    position, luck = stream.table()
    played(position, lines[: len(lines) // 2], luck, 0)
    before, copy = state(position), position.clone()
    played(copy, lines[len(lines) // 2 :], FastLuck(0), 0)
    assert state(position) == before


@pytest.mark.rules("GRU-285", "GRU-290", "GRU-292")
@settings(max_examples=80)
@given(slow_streams)
def test_each_turn_and_each_beat_is_one_action_of_whoever_is_asked(stream: Stream) -> None:
    asked: list[int] = []
    for _, heard in stream.moments():
        for event in heard:
            match event:
                case TurnOpen():
                    asked = [event.seat]
                case BeatOpen():
                    asked = list(event.initiative)
                case BeatReveal():
                    assert [seat for seat, _ in event.actions] == asked
                case HuntEnd():
                    asked = asked if stream.pace == "beats" else []
                case SeatChose():
                    assert event.seat in asked
                case Placed() | Clubbed() | Bed() | Waited() | ActionFailed():
                    assert event.seat == asked.pop(0)


@pytest.mark.rules("GRU-281", "GRU-283", "GRU-293")
@settings(max_examples=80)
@given(slow_streams)
def test_no_stream_of_moves_breaks_the_table(stream: Stream) -> None:
    spaces = {"bees": 8, "reptiles": 7, "fish": 6, "birds": 8, "mammoths": 7, "sorcerer": 6}
    huts = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[stream.seats]
    tracks: Counter[str] = Counter()
    for position, heard in stream.moments():
        seen = view(position)
        for event in of(Placed, heard):
            tracks[event.board] += 1
        lying = Counter((spot.clan, spot.pawn) for board in seen.boards for spot in board.track)
        lying.update(
            (spot.club_clan, spot.club_pawn or 0)
            for board in seen.boards
            for spot in board.track
            if spot.club_clan is not None
        )
        assert max(lying.values(), default=0) <= 1
        assert all(len(board.track) <= spaces[board.key] for board in seen.boards)
        sleepers = [clan.hut for clan in seen.clans if clan.hut]
        assert len(set(sleepers)) == len(sleepers) <= huts
        if phase(position) == "hunt":
            assert len(sleepers) < huts
            assert all(not seen.clans[seat].hut for seat in position.awaited())
            assert position.awaited()
            assert position.due() is None


@pytest.mark.rules("GRU-286", "GRU-295")
def test_the_streams_reach_what_they_are_about() -> None:
    """A property over inputs that never do anything would prove nothing."""
    kinds: Counter[str] = Counter()
    causes: Counter[str] = Counter()

    @settings(max_examples=60)
    @given(slow_streams)
    def look(stream: Stream) -> None:
        for _, heard in stream.moments():
            kinds.update(type(event).__name__ for event in heard)
            causes.update(event.cause for event in of(HuntEnd, heard))

    look()
    assert {event.__name__ for event in ACTED} <= set(kinds)
    assert {"TurnOpen", "BeatReveal", "SeatChose", "SeatGone", "SeatBack"} <= set(kinds)
    assert "huts" in causes
