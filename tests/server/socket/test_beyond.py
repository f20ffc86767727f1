"""The dead see what the living do by night while it is done (LGT-331), also when everybody has answered already."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.ledger import Ledger

pytestmark = pytest.mark.anyio

CARDS = ("werewolf", "werewolf", "villager", "villager", "villager", "seer")
DEAD = 5
NIGHT: dict[str, Any] = {
    "players": [{"card": card} for card in CARDS[:DEAD]]
    + [{"card": "seer", "alive": False, "cause": "night", "died_in": 1, "shown": True, "eyes_open": True}],
    "round": 2,
    "phase": "night",
    "calls_due": ["wolves"],
    "agenda": [{"step": "in_call", "call": "b4", "ends": 48_000}, {"step": "dawn"}],
}


async def by_night(inside: Inside) -> list[Ear]:
    """Six people in the second night, of whom one is dead; everybody living has tapped."""
    ears = [Ear(name) for name in ("ana", "bo", "cy", "di", "eli", "fay")]
    room = await inside.hall.open_table("ana", "Ana", "loupsgarous", Settings(seats=len(ears)), NIGHT)
    for seat, ear in enumerate(ears):
        room.write(Entry(room.now(), acts.Seat(seat, ear.person, ear.name)))
    for ear in ears:
        room.write(Entry(room.now(), acts.Ready(), ear.person, ear.name))
    room.write(Entry(room.now(), acts.Start(), "ana", "Ana"))
    await inside.on_disk(room)
    for ear in ears:
        ear.enter(room)
    for ear in ears[:DEAD]:
        ear.do(acts.Play("tap b4 2" if ear is ears[0] else "tap b4 3"))
    await inside.on_disk(room)
    assert room.table.position() is not None
    return ears


@pytest.mark.rules("LGT-331")
async def test_the_dead_see_a_werewolf_point_at_somebody_else_when_all_have_answered(inside: Inside) -> None:
    ears = await by_night(inside)
    dead, room = ears[DEAD], ears[0].room
    assert room is not None
    position = room.table.position()
    assert position is not None
    assert position.awaited() == ()
    assert dead.view["beyond"]["designations"][:2] == [2, 3]
    ears[0].do(acts.Play("tap b4 4"))
    await inside.on_disk(room)
    assert dead.view["beyond"]["designations"][:2] == [4, 3]


async def test_every_number_that_anybody_heard_is_that_of_the_log(inside: Inside) -> None:
    ears = await by_night(inside)
    room = ears[0].room
    assert room is not None
    for target in (4, 2, 4):
        ears[0].do(acts.Play(f"tap b4 {target}"))
        ears[2].do(acts.Play(f"tap b4 {target}"))
    await inside.on_disk(room)
    ledger = Ledger(await inside.rows(room.table.id))
    assert ledger.teller.numbers == room.teller.numbers
    ledger.knows(DEAD, ears[DEAD])
