"""GRU-247 and 240 to 245 over streams of random inputs: a hunt replays exactly, and inside a window only keys count."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.kernel import Event, FastLuck
from tests.games.grumpf.board import NoLuck
from tests.games.grumpf.time_board import (
    CLUBS,
    FLIPS,
    PUTS,
    Stream,
    give,
    on_the_wire,
    played,
    race,
    state,
    streams,
    written_and_read,
)

# --- GRU-247


@pytest.mark.rules("GRU-247", "GRU-246")
@settings(max_examples=60)
@given(streams)
def test_the_same_inputs_give_the_same_hunt(stream: Stream) -> None:
    lines = stream.lines()
    ends = []
    for _ in range(2):
        position, luck = stream.table()
        heard = played(position, lines, luck, 300_000)
        ends.append((on_the_wire(heard), state(position)))
    assert ends[0] == ends[1]


@pytest.mark.rules("GRU-247", "GRU-274")
@settings(max_examples=100)
@given(streams, st.data())
def test_a_hunt_cut_anywhere_and_written_down_goes_on_the_same(stream: Stream, data: st.DataObject) -> None:
    lines = stream.lines()
    cut = data.draw(st.integers(0, len(lines)))
    later = data.draw(st.integers(0, 700))
    whole, luck = stream.table()
    heard = played(whole, lines, luck, 300_000)

    first, luck = stream.table()
    told = played(first, lines[:cut], luck, 0)
    if cut < len(lines):  # also between two inputs; the window that the next one arrives in is still open (R39)
        first.advance(min(int(lines[cut].split()[0]) - 1, first.now + later), luck)
        told += first.drain()
    second = written_and_read(first)
    assert state(second) == state(first)
    told += played(second, lines[cut:], luck, 300_000)
    assert on_the_wire(told) == on_the_wire(heard)
    assert state(second) == state(whole)


@pytest.mark.rules("GRU-247")
@settings(max_examples=40)
@given(streams)
def test_a_copy_goes_its_own_way(stream: Stream) -> None:
    lines = stream.lines()
    position, luck = stream.table()
    played(position, lines[: len(lines) // 2], luck, 0)
    before, copy = state(position), position.clone()
    assert state(copy) == before
    played(copy, lines[len(lines) // 2 :], FastLuck(0), 300_000)
    assert state(position) == before


@pytest.mark.rules("GRU-247", "GRU-240")
@settings(max_examples=40)
@given(streams, st.integers(1, 333))
def test_looking_at_the_clock_changes_nothing(stream: Stream, step: int) -> None:
    lines = stream.lines()
    one, luck = stream.table()
    heard = played(one, lines, luck, 200_000)
    other, luck = stream.table()
    told: list[Event] = []
    for line in [*lines, "200000"]:
        at = int(line.split()[0])
        for instant in range(other.now + 1, at, step):
            other.advance(instant, luck)
        if " " in line:
            give(other, line, luck)
        else:
            other.advance(at, luck)
        told += other.drain()
    assert (on_the_wire(told), state(other)) == (on_the_wire(heard), state(one))


@pytest.mark.rules("GRU-247")
@settings(max_examples=40)
@given(streams)
def test_what_is_due_is_the_next_instant_at_which_something_happens(stream: Stream) -> None:
    lines = stream.lines()
    position, luck = stream.table()
    for line in lines:
        at, due = int(line.split()[0]), position.due()
        while due is not None and due <= at:
            position.advance(due - 1, luck)
            position.drain()
            assert position.due() == due
            position.advance(due, luck)
            assert position.due() != due
            due = position.due()
        position.drain()
        position.advance(at, luck)
        assert position.drain() == []
        give(position, line, luck)


# --- GRU-242: arrival does not matter, keys do


commands = st.sampled_from([*PUTS, *CLUBS, *FLIPS, "bed", "place 5 2 fish", "place 5 2 fish"])


@pytest.mark.rules("GRU-242", "GRU-243")
@settings(max_examples=150)
@given(
    st.permutations("BPYGV"),
    st.lists(st.tuples(st.integers(1_151, 1_200), commands), min_size=2, max_size=5),
    st.data(),
)
def test_inside_a_window_arrival_does_not_matter_only_the_key(
    priority: list[str], wanted: list[tuple[int, str]], data: st.DataObject
) -> None:
    ends = []
    for _ in range(2):
        arrivals = data.draw(st.lists(st.integers(1_201, 1_299), min_size=len(wanted), max_size=len(wanted)))
        position = race("bees: B5 P5 Y5; fish: G2 V2 V3 V1", "BPYGV", asleep="G", priority="".join(priority))
        lines = [f"1200 {clan} owd {at - key}" for clan, at, (key, _) in zip("BPYGV", arrivals, wanted, strict=False)]
        sent = [f"{at} {clan} {move}" for clan, at, (_, move) in zip("BPYGV", arrivals, wanted, strict=False)]
        heard = played(position, lines + sorted(sent), NoLuck(), 1_300)
        paper = position.to_json()
        for hand in paper["realtime"]["hands"]:
            hand.pop("one_way", None)
            hand.pop("arrivals", None)
        ends.append((on_the_wire(heard), paper))
    assert ends[0] == ends[1]


@pytest.mark.rules("GRU-242", "GRU-243")
@settings(max_examples=60)
@given(st.permutations(range(5)), st.lists(commands, min_size=5, max_size=5))
def test_commands_of_one_millisecond_may_come_in_any_order(order: list[int], wanted: list[str]) -> None:
    ends = []
    for seats in (range(5), order):
        position = race("bees: B5 P5 Y5; fish: G2 V2 V3 V1", "BPYGV", priority="YVBGP")
        heard = played(position, [f"1250 {seat} {wanted[seat]}" for seat in seats], NoLuck(), 1_300)
        ends.append((on_the_wire(heard), state(position)))
    assert ends[0] == ends[1]
