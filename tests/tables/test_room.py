"""A running table in memory: what it tells, to whom, and when."""

from __future__ import annotations

import json

import pytest

from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.commands import REMEMBERED, Forgotten
from tablee.tables.listeners import KEPT
from tablee.tables.room import SNAPSHOT
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.told import without_clocks

pytestmark = pytest.mark.anyio


# --- On disk first, then told


async def test_nothing_is_told_before_it_is_on_disk(inside: Inside) -> None:
    host = Ear("ana")
    room = await inside.table(host)
    host.do(acts.Sit(0))
    assert host.kinds() == ["whole"]
    assert room.pending == 1
    await inside.on_disk(room)
    assert host.kinds()[1] in ("frame", "heard")
    assert host.seat == 0


async def test_who_comes_in_while_something_is_being_written_waits_for_it(inside: Inside) -> None:
    host, guest = Ear("ana"), Ear("bo")
    room = await inside.table(host)
    host.do(acts.Sit(0))
    guest.enter(room)
    assert guest.frames == []
    await inside.on_disk(room)
    assert guest.kinds() == ["whole"]
    assert guest.table["places"][0]["name"] == "Ana"


async def test_who_goes_away_while_waiting_to_come_in_is_not_let_in_afterwards(inside: Inside) -> None:
    ana, *_ = await inside.begun()
    room = ana.room
    assert room is not None
    again = Ear("bo")
    ana.do(acts.AskPause())
    again.enter(room)
    again.leave()
    await inside.on_disk(room)
    assert again not in [ear for ears in room.listeners.ears.values() for ear in ears]


# --- The same id is the same intention


async def test_a_command_sent_twice_at_once_is_done_once_and_answered_twice(inside: Inside) -> None:
    ana, *_ = await inside.begun()
    room = ana.room
    assert room is not None
    mover = next(ear for ear in [ana, *_] if ear.view["options"])
    number = room.number
    mover.do(acts.Play(mover.view["options"][0]), "twice")
    mover.do(acts.Play(mover.view["options"][0]), "twice")
    await inside.on_disk(room)
    assert room.number == number + 1
    assert mover.refusals() == []
    assert mover.troubles == []
    assert [frame.get("type") for frame in mover.frames if frame.get("id") == "twice"] == [None, "heard"]


async def test_the_same_id_from_two_people_is_two_intentions(inside: Inside) -> None:
    ana, bo = Ear("ana"), Ear("bo")
    room = await inside.table(ana)
    bo.enter(room)
    await inside.done(ana, acts.Sit(0), "c1")
    await inside.done(bo, acts.Sit(1), "c1")
    assert (ana.seat, bo.seat) == (0, 1)
    assert [place.name for place in room.table.places] == ["Ana", "Bo", ""]


async def test_an_answer_to_somebody_else_is_not_heard_as_ones_own(inside: Inside) -> None:
    ana, bo = Ear("ana"), Ear("bo")
    room = await inside.table(ana)
    bo.enter(room)
    await inside.done(ana, acts.Sit(0), "c1")
    assert "c1" not in bo.answers


async def test_a_command_sent_again_after_a_crash_is_heard_and_not_done_again(inside: Inside) -> None:
    ears = await inside.begun()
    mover = next(ear for ear in ears if ear.view["options"])
    assert mover.room is not None
    table = mover.room.table.id
    move = acts.Play(mover.view["options"][0])
    await inside.done(mover, move, "once")
    before = len(await inside.rows(table))
    await inside.reopen()
    again = Ear(mover.person)
    again.enter(await inside.hall.room(table))
    again.do(move, "once")
    await inside.until(lambda: "once" in again.answers)
    assert again.answers["once"] == {"type": "heard", "id": "once"}
    assert again.troubles == []
    assert (await inside.acts(table))[:before].count("play") == 1
    assert (await inside.acts(table)).count("play") == 1


async def test_a_command_is_remembered_over_a_snapshot_and_a_crash(inside: Inside) -> None:
    ana, *others = await inside.begun()
    assert ana.room is not None
    room = ana.room
    while room.snapshot_at < SNAPSHOT:
        await inside.done(ana, acts.AskPause(), f"ask-{room.number}")
        await inside.done(others[0], acts.Answer(False), f"no-{room.number}")
        await inside.play([ana, *others], 2)
    snapshot = await inside.store.latest_snapshot(room.table.id)
    assert snapshot is not None
    last = [row.command for row in await inside.rows(room.table.id) if row.command and "no-" in row.command][-1]
    await inside.reopen()
    again = Ear("bo")
    again.enter(await inside.hall.room(room.table.id))
    assert last is not None
    name = "no-" + last.rpartition("no-")[2]
    again.do(acts.Answer(False), name)
    await inside.until(lambda: name in again.answers)
    assert again.answers[name] == {"type": "heard", "id": name}


async def test_a_command_older_than_anything_remembered_is_still_not_done_again(inside: Inside) -> None:
    ana, bo = Ear("ana"), Ear("bo")
    room = await inside.table(ana)
    bo.enter(room)
    await inside.done(ana, acts.Sit(0))
    await inside.done(ana, acts.Ready(True), "old")
    for turn in range(REMEMBERED + 5):
        await inside.done(ana, acts.Ready(turn % 2 == 1))
    before = len(await inside.rows(room.table.id))
    told = len(bo.frames)
    assert "old" not in room.commands.done
    again = Ear("ana")
    again.enter(room)
    await inside.until(lambda: again.answered_hello)
    for _ in range(3):
        again.do(acts.Ready(True), "old")
        await inside.until(lambda: again.answers.get("old"))
        assert again.answers.pop("old") == {"type": "heard", "id": "old"}
    assert len(await inside.rows(room.table.id)) == before
    assert inside.hall.rooms[room.table.id] is room, "the table was not read again"
    assert room.table.places[0].ready is (REMEMBERED % 2 == 1)
    assert len(bo.frames) == told, "nobody else hears of it"


async def test_a_command_older_than_a_restart_is_still_not_done_again(inside: Inside) -> None:
    ana = Ear("ana")
    room = await inside.table(ana)
    await inside.done(ana, acts.Sit(0))
    await inside.done(ana, acts.Ready(True), "old")
    for turn in range(REMEMBERED + 60):
        await inside.done(ana, acts.Ready(turn % 2 == 1))
    await inside.reopen()
    again = Ear("ana")
    fresh = await inside.hall.room(room.table.id)
    again.enter(fresh)
    await inside.until(lambda: again.answered_hello)
    number = fresh.number
    again.do(acts.Ready(True), "old")
    await inside.until(lambda: again.answers.get("old"))
    assert again.answers["old"] == {"type": "heard", "id": "old"}
    assert (fresh.number, fresh.broken) == (number, None)


def test_what_is_forgotten_leaves_a_trace_and_seldom_that_of_another() -> None:
    forgotten = Forgotten()
    assert "c1" not in forgotten
    for number in range(20_000):
        forgotten.add(f"person/c{number}")
    assert all(f"person/c{number}" in forgotten for number in range(20_000))
    assert sum(f"other/c{number}" in forgotten for number in range(20_000)) < 400


# --- Coming back


async def test_who_comes_back_hears_exactly_the_frames_they_missed(inside: Inside) -> None:
    ears = await inside.begun("ana", "bo", "cy")
    cy = ears[2]
    assert cy.room is not None
    after = cy.n
    gone = Ear("cy")
    gone.enter(cy.room)
    gone.leave()  # two tabs: the seat is never without one
    await inside.play(ears, 12)
    missed = [text for text, frame in zip(cy.raw, cy.frames, strict=True) if "type" not in frame and frame["n"] > after]
    back = Ear("cy")
    back.remember(gone)
    back.enter(cy.room, after)
    assert back.kinds()[0] == "resumed"
    assert back.raw[1:] == missed
    assert (back.n, back.view, back.table) == (cy.n, cy.view, cy.table)
    assert len(missed) > 8


async def test_who_missed_too_much_is_told_the_whole(inside: Inside) -> None:
    ears = await inside.begun()
    after = ears[0].n
    assert ears[0].room is not None
    while ears[0].n <= after + KEPT:
        await inside.play(ears, 1)
    back = Ear("ana")
    back.enter(ears[0].room, after)
    assert back.kinds() == ["whole"]
    assert back.view == ears[0].view


@pytest.mark.parametrize("after", [-1, 10**6, 10**30, -(10**30)])
async def test_a_number_that_was_never_told_is_answered_by_the_whole(inside: Inside, after: int) -> None:
    ears = await inside.begun()
    assert ears[0].room is not None
    back = Ear("ana")
    back.enter(ears[0].room, after)
    assert back.kinds() == ["whole"]


async def test_who_knows_everything_resumes_after_a_crash(inside: Inside) -> None:
    ears = await inside.begun()
    await inside.play(ears, 5)
    ana = ears[0]
    assert ana.room is not None
    await inside.reopen()
    back = Ear("ana")
    back.remember(ana)
    back.enter(await inside.hall.room(ana.room.table.id), ana.n)
    await inside.until(lambda: back.answered_hello)
    assert back.kinds() == ["resumed", "frame"]  # the clock of whoever is awaited starts again
    assert back.frames[0]["n"] == ana.n + 1


async def test_numbers_go_on_after_a_crash_and_a_snapshot(inside: Inside) -> None:
    ears = await inside.begun(watchable=True)
    assert ears[0].room is not None
    table = ears[0].room.table.id
    watcher = Ear("eve")
    watcher.enter(ears[0].room)
    while ears[0].room.snapshot_at < SNAPSHOT:
        assert await inside.play(ears, 1)
    await inside.play(ears, 3)
    numbers = {ear.person: ear.n for ear in [*ears, watcher]}
    await inside.reopen()
    for ear in [*ears, watcher]:
        back = Ear(ear.person)
        back.enter(await inside.hall.room(table), None)
        await inside.until(lambda back=back: back.answered_hello)  # type: ignore[misc]
        assert back.n == numbers[ear.person] + 1  # the clock of whoever is awaited starts again
        assert back.view == ear.view


async def test_a_person_who_sat_down_elsewhere_while_away_is_told_the_whole(inside: Inside) -> None:
    """The numbers of other eyes mean nothing to them."""
    host, bo = Ear("ana"), Ear("bo")
    room = await inside.table(host, seats=3)
    bo.enter(room)
    await inside.done(bo, acts.Sit(1))
    seen = bo.n
    bo.leave()
    await inside.done(host, acts.Sit(0))
    await inside.done(host, acts.Swap(1, 2))
    back = Ear("bo")
    back.remember(bo)
    back.enter(room, seen)
    assert back.kinds() == ["whole"]
    assert back.seat == 2


async def test_a_seat_added_late_does_not_mix_its_numbers_with_those_of_others(inside: Inside) -> None:
    host, late = Ear("ana"), Ear("bo")
    room = await inside.table(host, seats=3)
    late.enter(room)
    await inside.done(host, acts.Sit(0))
    for ready in (True, False, True, False):
        await inside.done(host, acts.Ready(ready))
    await inside.done(host, acts.Configure(Settings(5)))
    seen = late.n
    late.leave()
    sitting = Ear("bo")
    sitting.enter(room)
    await inside.done(sitting, acts.Sit(4))
    await inside.done(host, acts.Ready())
    back = Ear("bo")
    back.remember(late)
    back.enter(room, seen)
    assert without_clocks(back.table) == without_clocks(sitting.table)


# --- Who hears what


async def test_two_tabs_in_one_seat_hear_the_same(inside: Inside) -> None:
    ears = await inside.begun()
    assert ears[0].room is not None
    second = Ear("ana")
    second.enter(ears[0].room)
    start = len(ears[0].raw)
    await inside.play(ears)
    assert ears[0].raw[start:] == second.raw[1:]


async def test_a_player_is_lost_with_the_last_of_their_tabs(inside: Inside) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    second = Ear("ana")
    second.enter(room)
    ears[0].leave()
    await inside.on_disk(room)
    assert "lose" not in await inside.acts(room.table.id)
    second.leave()
    await inside.on_disk(room)
    assert (await inside.acts(room.table.id)).count("lose") == 1
    Ear("ana").enter(room)
    await inside.on_disk(room)
    assert (await inside.acts(room.table.id))[-2:] == ["lose", "find"]


async def test_who_was_moved_to_another_seat_never_hears_the_hand_of_the_old_one(inside: Inside) -> None:
    """The host swaps two people and starts, faster than the disk: both hear only their own new seats."""
    ana, bo, cy = ears = [Ear("ana"), Ear("bo"), Ear("cy")]
    room = await inside.table(ana)
    for seat, ear in enumerate(ears):
        if ear is not ana:
            ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    ana.do(acts.Swap(1, 2))
    ana.do(acts.Start())
    await inside.on_disk(room)
    assert (bo.seat, cy.seat) == (2, 1)
    for ear in (bo, cy):
        private = [event for event in ear.events("hand_updated", "decision_requested") if event[1] != ear.seat]
        assert private == []
        assert all(frame.get("own", {}).get("eyes", ear.seat) == ear.seat for frame in ear.numbered())


async def test_who_was_removed_never_hears_the_hand_of_the_one_who_took_the_seat(inside: Inside) -> None:
    ana, bo, _, eve = ears = [Ear("ana"), Ear("bo"), Ear("cy"), Ear("eve")]
    room = await inside.table(ana, watchable=True)
    for seat, ear in enumerate(ears[:3]):
        if ear is not ana:
            ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    eve.enter(room)
    ana.do(acts.Remove(1))
    eve.do(acts.Sit(1))
    eve.do(acts.Ready())
    ana.do(acts.Start())
    await inside.on_disk(room)
    assert (bo.seat, eve.seat) == (None, 1)
    assert bo.events("hand_updated") == []
    assert bo.view["hand"] is None
    assert eve.view["hand"] is not None


async def test_a_private_table_sends_its_onlookers_away_when_the_game_begins(inside: Inside) -> None:
    ana, _, _, eve = ears = [Ear("ana"), Ear("bo"), Ear("cy"), Ear("eve")]
    room = await inside.table(ana)
    for ear in ears[1:]:
        ear.enter(room)
    for seat, ear in enumerate(ears[:3]):
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    await inside.done(ana, acts.Start())
    assert eve.dismissed
    assert eve.events("game_begun", "row_revealed") == []
    assert not any(ear.dismissed for ear in ears[:3])


async def test_a_watchable_table_keeps_its_onlookers(inside: Inside) -> None:
    eve = Ear("eve")
    ana, bo, cy = ears = [Ear("ana"), Ear("bo"), Ear("cy")]
    room = await inside.table(ana, watchable=True)
    for ear in (bo, cy, eve):
        ear.enter(room)
    for seat, ear in enumerate(ears):
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    await inside.done(ana, acts.Start())
    await inside.play(ears)
    assert not eve.dismissed
    assert eve.view["over"]


# --- Faults


@pytest.mark.one_form  # what is compiled cannot be replaced
async def test_a_fault_of_ours_is_forgotten_by_reading_the_log_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    await inside.play(ears, 4)
    mover = next(ear for ear in ears if ear.view["options"])
    monkeypatch.setattr(room.table, "apply", broken)
    answer = await inside.done(mover, acts.Play(mover.view["options"][0]))
    assert answer["code"] == "try_again"
    await inside.until(lambda: ears[0].room is not room)
    assert all(ear.troubles == ["fault"] and ear.kinds()[-1] == "whole" for ear in ears)
    assert await inside.play(ears) > 10
    assert ears[0].view["over"]


@pytest.mark.one_form  # what is compiled cannot be replaced
async def test_a_fault_when_time_passes_is_mended_too(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    monkeypatch.setattr(room.table, "apply", broken)
    inside.wake(room)
    await inside.until(lambda: ears[0].room is not room)
    fresh = ears[0].room
    assert fresh is not None
    await inside.until(lambda: "default_played" in json.dumps(ears[0].events()))
    assert fresh.table.id in inside.hall.alarms


@pytest.mark.one_form  # what is compiled cannot be replaced
async def test_a_fault_when_somebody_comes_or_goes_is_mended_too(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    monkeypatch.setattr(room.table, "apply", broken)
    ears[2].leave()
    await inside.until(lambda: ears[0].room is not room)
    fresh = ears[0].room
    assert fresh is not None
    await inside.on_disk(fresh)
    assert (await inside.acts(room.table.id))[-1] == "lose"


@pytest.mark.one_form  # what is compiled cannot be replaced
async def test_who_comes_in_while_a_table_is_being_mended_is_told_only_what_is_on_disk(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    mover = next(ear for ear in ears if ear.view["options"])
    row = mover.view["row"]
    monkeypatch.setattr(room.teller, "tell", broken)
    mover.do(acts.Play(mover.view["options"][0]))
    assert room.broken == "fault"
    late = Ear(mover.person)
    late.enter(room)
    await inside.until(lambda: late.room is not room and late.kinds()[-1:] == ["whole"])
    assert [frame["view"]["row"] for frame in late.frames if frame.get("type") == "whole"] == [row]


async def test_who_waits_to_come_in_when_the_table_breaks_is_let_in_afterwards(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    ears[0].do(acts.AskPause())
    late = Ear("bo")
    late.enter(room)
    room.give_up("fault")
    await inside.until(lambda: late.kinds() == ["trouble", "whole"])
    assert late.room is not room


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("a fault of ours")


# --- Taking back, over a snapshot and a crash


async def test_a_move_taken_back_around_a_snapshot_is_read_again_after_a_crash(inside: Inside) -> None:
    """Before each move is one taken back, if it can be; what is on disk gives the same table."""
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    refusals = undone = 0
    while room.number < 3 * SNAPSHOT and not ears[0].view["over"]:
        mover = next(ear for ear in ears if ear.view["options"])
        move = mover.view["options"][0]
        await inside.done(mover, acts.Play(move))
        answer = await inside.done(mover, acts.AskUndo())
        refusals += answer.get("code") == "nothing_to_take_back"
        if room.table.question is not None:
            await inside.done(next(ear for ear in ears if ear is not mover), acts.Answer(False))
        elif answer.get("type") != "refused":
            undone += 1
            await inside.done(mover, acts.Play(move))
    assert room.snapshot_at > 1
    assert undone > 10
    await inside.reopen()
    again = Ear("ana")
    again.enter(await inside.hall.room(room.table.id))
    await inside.until(lambda: again.answered_hello)
    assert (again.n, again.view) == (ears[0].n + 1, ears[0].view)  # a clock starts again


async def test_an_open_question_does_not_keep_snapshots_from_being_written(inside: Inside) -> None:
    ears = await inside.begun()
    room = ears[0].room
    assert room is not None
    await inside.done(ears[0], acts.AskPause())
    await inside.play(ears, SNAPSHOT)
    assert room.table.question is not None
    assert room.number - room.snapshot_at < SNAPSHOT
    found = await inside.store.latest_snapshot(room.table.id)
    assert found is not None
    assert found[0] == room.snapshot_at
    await inside.reopen()
    again = await inside.hall.room(room.table.id)
    assert again.table.question == room.table.question


async def test_a_move_is_taken_back_after_a_crash_as_it_would_have_been_before(inside: Inside) -> None:
    ears = await inside.begun()
    assert ears[0].room is not None
    table = ears[0].room.table.id
    views = [ear.view for ear in ears]
    mover = next(ear for ear in ears if ear.view["options"])
    await inside.done(mover, acts.Play(mover.view["options"][0]))
    assert [ear.view for ear in ears] != views
    await inside.reopen()
    again = [Ear(ear.person) for ear in ears]
    for ear in again:
        ear.enter(await inside.hall.room(table))
        await inside.until(lambda ear=ear: ear.answered_hello)  # type: ignore[misc]
    await inside.done(next(ear for ear in again if ear.person == mover.person), acts.AskUndo())
    assert [ear.view for ear in again] == views
