"""Hunts in a hall with a real log: ids that come twice, late moves, the power that is cut."""

from __future__ import annotations

import pytest

from tablee.games.grumpf.rules import Grumpf
from tablee.tables import acts
from tablee.tables.commands import REMEMBERED
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside
from tests.tables.hunt_rooms import COUNTDOWN, again, hunt, hunting, next_due, put, refused, seated, time, until

pytestmark = pytest.mark.anyio


# --- The same id is the same command


@pytest.mark.rules("GRU-267")
async def test_a_command_that_comes_again_is_one_command_and_is_answered_again(inside: Inside) -> None:
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 150)
    ana.do(acts.Play("flip 1"), "c1")
    ana.do(acts.Play("flip 1"), "c1")  # the first is not on disk yet
    await inside.on_disk(room)
    assert hunt(room).hands[0].sent == 1
    first = [frame for frame in ana.frames if frame.get("id") == "c1"]
    assert [("n" in frame, frame.get("type")) for frame in first] == [(True, None), (False, "heard")]
    await until(inside, room, 500)
    assert await again(inside, ana, "flip 1", "c1") == {"type": "heard", "id": "c1"}
    assert hunt(room).hands[0].sent == 1
    assert [event[3] for event in ana.events("flipped")] == [1]


@pytest.mark.rules("GRU-267", "GRU-274")
async def test_a_command_that_comes_again_after_a_crash_is_one_command(inside: Inside) -> None:
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 150)
    await inside.done(ana, acts.Play("flip 1"), "c1")
    await inside.reopen()
    fresh = await inside.hall.room(room.table.id)
    back = Ear("ana")
    back.enter(fresh)
    await inside.until(lambda: back.view is not None)
    assert await inside.done(back, acts.Play("flip 1"), "c1") == {"type": "heard", "id": "c1"}
    assert hunt(fresh).hands[0].sent == 1
    assert (await inside.acts(room.table.id)).count("play") == 5  # ready three times, the shout, the flip


@pytest.mark.rules("GRU-267")
async def test_an_id_of_long_ago_stops_no_hunt(inside: Inside) -> None:
    """The log knows it when the room has forgotten it; nobody else pays for that."""
    room, (ana, bo, cy) = await hunting(inside)
    await until(inside, room, 150)
    await inside.done(ana, acts.Play("flip 1"), "old")
    for key in list(room.commands.done):
        del room.commands.done[key]
    before = time(inside, room)
    assert await again(inside, ana, "flip 1", "old") == {"type": "heard", "id": "old"}
    await inside.until(lambda: inside.hall.rooms[room.table.id] is not room)
    fresh = inside.hall.rooms[room.table.id]
    await inside.on_disk(fresh)
    assert time(inside, fresh) == before
    assert bo.events("hunt_resumed") == cy.events("hunt_resumed") == []
    assert hunt(fresh).hands[0].sent == 1
    await until(inside, fresh, 400)
    await inside.until(lambda: bo.events("flipped"))


def test_a_room_remembers_the_commands_of_half_a_minute_of_a_hunt_of_six() -> None:
    assert REMEMBERED >= 30 * 6 * 4


# --- A move is for what its sender saw


@pytest.mark.rules("GRU-290", "GRU-291")
async def test_a_second_thought_that_comes_when_the_beat_is_revealed_is_not_one_for_the_next(inside: Inside) -> None:
    room, (ana, bo) = await seated(inside, "ana", "bo", options={"pace": "beats"})
    await inside.done(ana, acts.Play("wait"))
    seen = bo.n
    await inside.done(bo, acts.Play("wait"))
    position = room.table.position()
    assert isinstance(position, Grumpf)
    assert position.awaited() == (0, 1)
    for ear, had_seen in ((bo, seen), (ana, ana.n - 1)):
        assert ear.room is not None
        ear.room.command(ear, "late", acts.Play("place 1 1 fish"), had_seen)
        await inside.until(lambda ear=ear: "late" in ear.answers)  # type: ignore[misc]
        assert ear.answers["late"]["code"] == "too_late"
    assert position.awaited() == (0, 1)


@pytest.mark.rules("GRU-290", "GRU-291")
async def test_a_choice_that_comes_when_the_beats_clock_has_run_out_is_not_one_for_the_next(inside: Inside) -> None:
    room, (ana, bo) = await seated(inside, "ana", "bo", options={"pace": "beats"})
    seen = ana.n, bo.n
    await next_due(inside, room)
    position = room.table.position()
    assert isinstance(position, Grumpf)
    assert position.awaited() == (0, 1)
    for ear, had_seen in zip((ana, bo), seen, strict=True):
        assert ear.room is not None
        ear.room.command(ear, "late", acts.Play("wait"), had_seen)
        await inside.until(lambda ear=ear: "late" in ear.answers)  # type: ignore[misc]
        assert ear.answers["late"]["code"] == "too_late"


@pytest.mark.rules("GRU-291")
async def test_a_choice_may_be_changed_until_the_last_one_is_in(inside: Inside) -> None:
    _, (ana, bo) = await seated(inside, "ana", "bo", options={"pace": "beats"})
    await inside.done(ana, acts.Play("wait"))
    heard = len(bo.events("seat_chose"))
    assert "n" in await inside.done(ana, acts.Play("place 1 1 fish"))
    assert len(bo.events("seat_chose")) == heard == 1
    await inside.done(bo, acts.Play("wait"))
    assert [event[2:6] for event in bo.events("placed")] == [[0, 1, 1, "fish"]]


@pytest.mark.rules("GRU-235")
async def test_a_ready_that_was_under_way_when_the_bots_became_ready_still_counts(inside: Inside) -> None:
    room, (ana, bo) = await seated(inside, "ana", "bo", bots=["solid"])
    seen = ana.n
    await next_due(inside, room)
    await inside.until(lambda: bool(ana.events("seat_ready")))
    assert ana.n > seen
    room.command(ana, "on its way", acts.Play("ready"), seen)
    await inside.until(lambda: "on its way" in ana.answers)
    assert "n" in ana.answers["on its way"]
    await inside.until(lambda: [event[2] for event in bo.events("seat_ready")] == [2, 0])


@pytest.mark.rules("GRU-268")
async def test_a_late_command_is_judged_first_and_then_counted_once(inside: Inside) -> None:
    """R41. The twentieth of a second is late like the others; only the next one is too many."""
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 100)
    codes = [late(room, ana, f"late {number}", "flip 1") for number in range(20)]
    assert codes == ["too_late"] * 20
    assert len(hunt(room).hands[0].refused) == 20
    assert late(room, ana, "one more", "flip 1") == "rate_limited"
    assert await refused(inside, ana, "flip 1") == "rate_limited"


@pytest.mark.rules("GRU-265", "GRU-268")
@pytest.mark.parametrize(("move", "code"), [("wait", "bad_request"), ("dance", "malformed")])
async def test_what_the_rules_have_against_a_late_command_is_the_better_answer(
    inside: Inside, move: str, code: str
) -> None:
    room, (ana, *_) = await hunting(inside)
    await until(inside, room, 100)
    assert late(room, ana, "late", move) == code
    assert len(hunt(room).hands[0].refused) == 1


@pytest.mark.rules("GRU-268")
async def test_in_a_pause_a_late_command_meets_a_table_that_is_paused_and_does_not_count(inside: Inside) -> None:
    room, (ana, bo, cy) = await hunting(inside)
    await until(inside, room, 100)
    await inside.done(ana, acts.AskPause())
    for ear in (bo, cy):
        await inside.done(ear, acts.Answer(True))
    assert room.table.state == "paused"
    assert late(room, ana, "late", "flip 1") == "paused"
    assert hunt(room).hands[0].refused == []


def late(room: Room, ear: Ear, command: str, move: str) -> str:
    """The answer to a command of somebody who had seen next to nothing."""
    room.command(ear, command, acts.Play(move), 1)
    return str(ear.answers[command].get("code"))


@pytest.mark.rules("GRU-060")
async def test_in_a_hunt_no_command_is_too_late_for_what_others_have_done(inside: Inside) -> None:
    """Whatever happened since: it goes into the open window, and is judged when it is applied."""
    room, (ana, bo, cy) = await hunting(inside)
    seen = cy.n
    await until(inside, room, 150)
    await inside.done(ana, acts.Play(put(ana, "fish")))
    await inside.done(bo, acts.Play(put(bo, "fish")))
    await until(inside, room, 250)
    assert cy.n > seen
    room.command(cy, "old eyes", acts.Play(put(cy, "fish")), seen)
    await inside.until(lambda: "old eyes" in cy.answers)
    assert "n" in cy.answers["old eyes"]
    await until(inside, room, 300)
    await inside.until(lambda: len(ana.events("placed")) == 3)


@pytest.mark.rules("GRU-265", "GRU-263")
async def test_a_command_that_was_under_way_when_the_hunt_ended_is_told_so(inside: Inside) -> None:
    room, (ana, bo, cy) = await hunting(inside)
    seen = cy.n
    await until(inside, room, 150)
    await inside.done(ana, acts.Play("bed"))
    await inside.done(bo, acts.Play("bed"))
    await until(inside, room, 250)
    await inside.until(lambda: bool(cy.events("hunt_end")))
    room.command(cy, "flip", acts.Play("flip 3"), seen)
    await inside.until(lambda: "flip" in cy.answers)
    assert (cy.answers["flip"]["code"], cy.answers["flip"]["rule"][:4]) == ("round_over", "GRU-")


# --- The power is cut


@pytest.mark.rules("GRU-274", "GRU-272")
async def test_after_a_crash_the_hunt_goes_on_after_a_countdown_for_everybody_who_is_back(inside: Inside) -> None:
    room, (ana, bo, _) = await hunting(inside)
    await until(inside, room, 1_230)
    await inside.done(ana, acts.Play(put(ana, "fish")), "kept")
    await inside.kill()
    inside.clock.now += 60_000
    await inside.open()
    fresh = await inside.hall.room(room.table.id)
    await inside.on_disk(fresh)
    assert time(inside, fresh) == 1_200 - COUNTDOWN
    back = [Ear(name) for name in ("ana", "bo", "cy")]
    for ear, known in zip(back, (ana, bo, None), strict=True):
        if known is not None:
            ear.remember(known)
        ear.enter(fresh, None if known is None else known.n)
    await inside.until(lambda: all(ear.answered_hello for ear in back))
    await inside.on_disk(fresh)
    assert [len(ear.events("hunt_resumed")) for ear in back] == [1, 1, 0], "who resumes hears it, a newcomer sees it"
    zero = fresh.table.sitting.zero if fresh.table.sitting is not None else None
    assert {ear.table["zero"] for ear in back} == {zero}
    assert await refused(inside, back[1], "flip 1") == "not_started"
    inside.clock.now += COUNTDOWN + 1
    await inside.done(back[1], acts.Play(put(back[1], "fish")))
    await until(inside, fresh, 1_300)
    await inside.until(lambda: all(len(ear.events("placed")) == 2 for ear in back))
    assert [event[2] for event in back[2].events("placed")] == [1, 0], "1201 is before 1230"
    assert back[0].view["boards"] == back[1].view["boards"] == back[2].view["boards"]
