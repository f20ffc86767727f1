"""A hushed room (LGT-365): one frame of one size for each living seat at every beat, whatever there is to say."""

from __future__ import annotations

import json

import pytest

from tablee.tables import acts
from tablee.tables.hush import BEAT, NOTHING, SIZE, Hush, Outbox, Unwrapping
from tablee.tables.room import Room
from tests.conformance.play import cases
from tests.kernel.owls import OWLS_GAME, Owls
from tests.server.socket.inside import Ear
from tests.server.socket.serving import Clock
from tests.server.socket.test_interference import BEGIN, Beside, House, Recorder, begun

SEATS = 5
NIGHT = 10_000


@pytest.fixture
def house() -> House:
    """Owls in their first night, with people in all seats; seat 0 is watched."""
    case = next(case for case in cases(OWLS_GAME) if case.seats == SEATS)
    return House(begun(case, bots=0), BEGIN, eyes=0)


def since(ear: Recorder, count: int) -> list[tuple[int, str]]:
    """What was sent after so many frames, each with its time."""
    parts = [text.partition(" ") for text in ear.raw[count:]]
    return [(int(at), text) for at, _, text in parts]


def mouse(house: House) -> int:
    """Whose death leads to nothing else."""
    position = house.position
    assert isinstance(position, Owls)
    return position.cards.index("mouse_0")


# --- In the room


def test_whoever_is_hushed_is_sent_one_frame_of_one_size_at_every_beat(house: House) -> None:
    before = len(house.watched.raw)
    house.pass_time(BEGIN + 4 * BEAT)
    assert since(house.watched, before) == [(BEGIN + beat * BEAT, NOTHING.decode()) for beat in (1, 2, 3, 4)]


def test_answers_and_refusals_wait_for_the_beat(house: House) -> None:
    before = len(house.watched.raw)
    house.pass_time(BEGIN + 100)
    house.watched.do(acts.Play("mark 1"), "mine")
    house.watched.do(acts.Play("vote 1"), "wrong")
    assert since(house.watched, before) == []
    house.pass_time(BEGIN + BEAT)
    ((at, frame),) = since(house.watched, before)
    assert (at, len(frame.encode())) == (BEGIN + BEAT, SIZE)
    told, refused = [json.loads(message) for message in Unwrapping().messages(frame.encode())]
    assert (told["id"], told["events"]) == ("mine", [["mark_set", 0, 1]])
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "wrong", "not_now")


def test_what_others_do_is_not_noticed_by_size_or_time(house: House) -> None:
    before = len(house.watched.raw)
    for seat in range(1, SEATS):
        house.pass_time(BEGIN + 60 * seat)
        house.ears[seat].do(acts.Play("mark 0"))
    house.pass_time(BEGIN + 2 * BEAT)
    assert since(house.watched, before) == [(BEGIN + beat * BEAT, NOTHING.decode()) for beat in (1, 2)]


def test_numbers_are_as_ever_and_an_empty_frame_has_none(house: House) -> None:
    numbers = house.room.teller.numbers
    before = numbers.get(0, 0)
    house.watched.do(acts.Play("mark 1"))
    house.pass_time(BEGIN + 3 * BEAT)
    house.watched.do(acts.Play("mark 2"))
    house.pass_time(BEGIN + 5 * BEAT)
    told = [json.loads(message) for message in house.messages()]
    assert [frame["n"] for frame in told if "events" in frame and "id" in frame] == [before + 1, before + 2]
    assert numbers[0] == before + 2


def test_when_the_night_ends_everything_is_told_at_once(house: House) -> None:
    house.pass_time(BEGIN + NIGHT - 100)
    house.watched.do(acts.Play(f"mark {mouse(house)}"), "late")
    before = len(house.watched.raw)
    house.pass_time(BEGIN + NIGHT)
    sent = since(house.watched, before)
    assert {at for at, _ in sent} == {BEGIN + NIGHT}
    text = "".join(frame for _, frame in sent)
    assert '"late"' in text
    assert "day_broke" in text
    after = len(house.watched.raw)
    house.ears[0].do(acts.Play("accuse 1"))
    ((_, frame),) = since(house.watched, after)
    assert json.loads(frame)["events"] == [["accused", 0, 1]]


def test_a_game_that_is_closed_by_night_hushes_nobody_any_more(house: House) -> None:
    before = len(house.watched.raw)
    house.room.happen(acts.Entry(house.room.now(), acts.Dissolve()))
    house.pass_time(BEGIN + BEAT)
    text = "".join(frame for _, frame in since(house.watched, before))
    assert "table_closed" in text
    after = len(house.watched.raw)
    house.pass_time(BEGIN + 9 * BEAT)
    assert since(house.watched, after) == []
    assert house.room.hush.timer is None


def test_the_dead_and_spectators_are_not_hushed(house: House) -> None:
    """They have nothing to hide: what everybody may know is told at once."""
    dead = mouse(house)
    house.pass_time(BEGIN + NIGHT)
    house.ears[0].do(acts.Play(f"stone {dead}"))
    while house.room.hush.next is None:
        assert house.room.due is not None
        house.pass_time(house.room.due)
    assert house.room.hush.eyes == frozenset(range(SEATS)) - {dead}


def test_who_comes_in_by_night_is_told_at_once_and_then_beat_by_beat(house: House) -> None:
    house.pass_time(BEGIN + 100)
    tab = Recorder("p0", house.clock)
    tab.enter(house.room)
    ((at, whole),) = since(tab, 0)
    assert (at, json.loads(whole)["type"]) == (BEGIN + 100, "whole")
    house.pass_time(BEGIN + 2 * BEAT)
    assert since(tab, 1) == [(BEGIN + beat * BEAT, NOTHING.decode()) for beat in (1, 2)]


def test_a_table_that_is_read_again_by_night_is_hushed_again(house: House) -> None:
    """As after a restart: nothing was written since."""
    room = Room(Beside(Clock(BEGIN + 100)), house.room.table, 10)
    assert not room.hush.eyes
    Ear("p0").enter(room)
    assert room.hush.eyes == frozenset(range(SEATS))
    assert room.hush.next == BEGIN + 100 + BEAT


# --- Frames


def test_what_is_too_long_for_one_frame_goes_on_in_the_next() -> None:
    outbox, unwrapping = Outbox(), Unwrapping()
    messages = [b'{"a":"%b"}' % (b"x" * 700), b'{"b":"%b"}' % (b"y" * 2_000), b"{}"]
    for message in messages:
        outbox.put(message)
    frames = list(outbox.rest())
    assert [len(frame) for frame in frames] == [SIZE] * 3
    assert [found for frame in frames for found in unwrapping.messages(frame)] == messages
    assert outbox.take() == NOTHING


def test_no_letter_is_cut_into_pieces() -> None:
    outbox, unwrapping = Outbox(), Unwrapping()
    message = json.dumps("é🐺œ" * 700, ensure_ascii=False).encode()
    outbox.put(message)
    frames = list(outbox.rest())
    assert {len(frame) for frame in frames} == {SIZE}
    assert all(frame.decode() for frame in frames)
    assert [found for frame in frames for found in unwrapping.messages(frame)] == [message]


# --- Beats


def test_beats_keep_their_time_however_late_one_was() -> None:
    hush = Hush()
    hush.change(frozenset((1,)), at=1_000)
    assert (hush.next, hush.left(1_100)) == (1_250, 150)
    hush.beaten(1_260)
    assert hush.next == 1_500
    hush.beaten(2_010)  # two were missed
    assert hush.next == 2_250
    hush.change(frozenset((1, 2)), at=2_100)
    assert hush.next == 2_250
    hush.change(frozenset(), at=2_100)
    assert hush.left(2_100) is None
    assert not hush.is_due(9_999)


def test_a_clock_that_was_set_back_keeps_nobody_waiting() -> None:
    hush = Hush()
    hush.change(frozenset((1,)), at=100_000)
    assert not hush.is_due(100_100)
    assert hush.left(2_000) == BEAT
    assert hush.is_due(2_000)
    hush.beaten(2_000)
    assert hush.next == 2_250
