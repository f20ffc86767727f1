"""A moderator without a seat (LGT-016): told everything live, with acts of their own, which are in the log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tablee.kernel import EVERYTHING, Game, Options, Refused
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.room import Room
from tests.kernel.owls import A_WHILE, MICE, OWLS, PACK, Owls, OwlsGame
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio


class Led(OwlsGame):
    """Owls with a moderator."""

    def moderated(self, options: Options) -> bool:
        return True


LED = Led()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def shelf() -> Mapping[str, Game[Any]]:
    return {LED.key: LED}


class Village:
    """Four people, and Mo, who has the key, and may have the chair."""

    def __init__(self, inside: Inside, room: Room) -> None:
        self.inside = inside
        self.room = room
        self.mo = Ear("mo")
        self.players = [Ear(name) for name in ("ana", "bo", "cy", "di")]

    @property
    def position(self) -> Owls:
        position = self.room.table.position()
        assert isinstance(position, Owls)
        return position

    async def seat(self) -> None:
        for ear in (self.mo, *self.players):
            ear.enter(self.room)
        for seat, ear in enumerate(self.players):
            await self.inside.done(ear, acts.Sit(seat))
            await self.inside.done(ear, acts.Ready())

    async def refused(self, ear: Ear, act: acts.ByPeople) -> str:
        command = ear.do(act)
        await self.inside.on_disk(self.room)
        self.room.listeners.beat(self.room.hush.eyes)
        (frame,) = [frame for frame in ear.frames if frame.get("id") == command]
        code: str = frame["code"]
        return code


@pytest.fixture
async def lobby(inside: Inside) -> Village:
    room = await inside.hall.open_table("mo", "Mo", LED.key, Settings(4))
    village = Village(inside, room)
    await village.seat()
    return village


@pytest.fixture
async def village(lobby: Village) -> Village:
    await lobby.inside.done(lobby.mo, acts.Moderate())
    await lobby.inside.done(lobby.mo, acts.Start())
    return lobby


# --- The chair


async def test_a_game_that_has_a_moderator_does_not_begin_without_one(lobby: Village) -> None:
    assert await lobby.refused(lobby.mo, acts.Start()) == "chair_free"


async def test_whoever_takes_the_chair_gives_up_their_seat(lobby: Village) -> None:
    await lobby.inside.done(lobby.players[1], acts.Moderate())
    table = lobby.room.table
    assert (table.seat_of("bo"), table.moderator and table.moderator.person) == (None, "bo")
    assert await lobby.refused(lobby.mo, acts.Moderate()) == "chair_taken"
    await lobby.inside.done(lobby.players[1], acts.Sit(1))
    assert (table.seat_of("bo"), table.moderator) == (1, None)


async def test_no_player_gives_up_the_chair_of_another(lobby: Village) -> None:
    await lobby.inside.done(lobby.mo, acts.Moderate())
    assert await lobby.refused(lobby.players[0], acts.Moderate(yes=False)) == "not_moderator"
    await lobby.inside.done(lobby.mo, acts.Moderate(yes=False))
    assert lobby.room.table.moderator is None


async def test_the_host_takes_whoever_squats_in_the_chair_out_of_it(lobby: Village) -> None:
    """And a lock keeps them out."""
    host = next(ear for ear in (lobby.mo, *lobby.players) if ear.person == lobby.room.table.host)
    squatter = next(ear for ear in lobby.players if ear is not host)
    await lobby.inside.done(squatter, acts.Moderate())
    await lobby.inside.done(host, acts.Lock())
    await lobby.inside.done(host, acts.Moderate(yes=False))
    assert lobby.room.table.moderator is None
    assert await lobby.refused(squatter, acts.Moderate()) == "locked"
    assert await lobby.refused(host, acts.Moderate(yes=False)) == "not_moderator"


async def test_everybody_sees_who_has_the_chair(lobby: Village) -> None:
    await lobby.inside.done(lobby.mo, acts.Moderate())
    assert lobby.players[2].table["moderator"] == "Mo"


# --- Eyes that see everything


async def test_the_moderator_is_told_everything_from_the_deal_on(village: Village) -> None:
    whole = [frame for frame in village.mo.frames if frame.get("type") == "whole"][-1]
    assert (whole["seat"], whole["moderates"], village.mo.eyes) == (None, True, EVERYTHING)
    assert whole["view"]["cards"] == village.position.cards
    await village.inside.done(village.players[1], acts.Play("mark 0"))
    assert ["mark_set", 1, 0] in village.mo.frames[-1]["events"]


async def test_the_players_are_told_no_more_than_without_one(village: Village) -> None:
    await village.inside.done(village.players[1], acts.Play("mark 0"))
    for ear in (village.players[0], village.players[2]):
        assert not any("mark_set" in json.dumps(frame) for frame in ear.frames)
        assert not any(card in json.dumps(ear.frames) for card in set(village.position.cards) - {ear.view["card"]})


async def test_the_moderator_comes_back_to_the_chair_after_a_restart(village: Village) -> None:
    await village.inside.done(village.players[1], acts.Play("mark 0"))
    await village.inside.reopen()
    room = await village.inside.hall.room(village.room.table.id)
    again = Ear("mo")
    again.enter(room)
    await village.inside.on_disk(room)
    assert again.eyes == EVERYTHING
    assert again.frames[-1]["moderates"]


async def test_nobody_else_sees_everything(village: Village) -> None:
    assert [ear.eyes for ear in village.players] == [0, 1, 2, 3]
    assert not village.room.table.lets_in("eve")


# --- Acts


async def test_what_the_moderator_does_is_played_by_the_rules_and_logged(village: Village) -> None:
    due = village.position.due()
    assert due is not None
    await village.inside.done(village.mo, acts.Play("longer"))
    assert village.position.due() == due + A_WHILE
    rows = await village.inside.rows(village.room.table.id)
    assert b'"longer"' in rows[-1].act
    assert b'"by":"mo"' in rows[-1].act


async def test_the_moderator_never_chooses_for_a_player(village: Village) -> None:
    assert await village.refused(village.mo, acts.Play("mark 0")) == "no_intervention"
    assert village.position.marks == [None] * 4


async def test_players_have_no_interventions(village: Village) -> None:
    assert await village.refused(village.players[0], acts.Play("longer")) == "not_now"


async def test_a_pause_of_the_moderator_asks_nobody(village: Village) -> None:
    await village.inside.done(village.mo, acts.AskPause())
    assert village.room.table.state == "paused"
    await village.inside.done(village.mo, acts.Resume())
    assert village.room.table.state == "playing"


async def test_the_moderator_mutes_a_player_and_nobody_else_without_the_key_does(lobby: Village) -> None:
    bo, cy = lobby.players[1:3]
    await lobby.inside.done(bo, acts.Moderate())
    await lobby.inside.done(bo, acts.Mute(2))
    assert lobby.room.table.is_muted("cy")
    assert await lobby.refused(cy, acts.Mute(2, False)) == "not_host"
    assert await lobby.refused(bo, acts.Bar(2)) == "not_host"
    assert await lobby.refused(bo, acts.Lock()) == "not_host"


async def test_whoever_may_not_speak_takes_no_chair_from_which_they_could_say_so(lobby: Village) -> None:
    await lobby.inside.done(lobby.mo, acts.Mute(2))
    assert await lobby.refused(lobby.players[2], acts.Moderate()) == "muted"


async def test_the_moderator_comes_back_to_a_locked_table(lobby: Village) -> None:
    await lobby.inside.done(lobby.players[1], acts.Moderate())
    await lobby.inside.done(lobby.mo, acts.Lock())
    assert lobby.room.table.lets_in("bo")
    assert not lobby.room.table.lets_in("eve")
    stranger = Ear("eve")
    stranger.enter(lobby.room)  # who was inside before
    assert await lobby.refused(stranger, acts.Moderate()) == "locked"


async def test_by_night_whoever_is_muted_is_told_so_whatever_they_are(village: Village) -> None:
    """An owl and a mouse hear the same about the pack: that they are muted is known, where they may speak is not."""
    owl, mouse = (next(seat for seat in range(4) if village.position.side(seat) == side) for side in (OWLS, MICE))
    assert [why_silent(village, seat) for seat in (owl, mouse)] == [None, "silence"]
    for seat in (owl, mouse):
        await village.inside.done(village.mo, acts.Mute(seat))
    assert [why_silent(village, seat) for seat in (owl, mouse)] == ["muted", "muted"]


def why_silent(village: Village, seat: int) -> str | None:
    """Why somebody may not speak to the pack."""
    try:
        village.room.talk.must_be_allowed(village.players[seat], PACK)
    except Refused as refused:
        return refused.reason
    return None


async def test_a_rematch_has_the_same_moderator(village: Village) -> None:
    village.room.table.state = "over"
    await village.inside.hall.rematch(village.room, village.mo, "again")
    (new,) = [other for other in village.inside.hall.rooms.values() if other is not village.room]
    assert new.table.moderates("mo")
