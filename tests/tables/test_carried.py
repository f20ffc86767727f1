"""A rematch may carry something over (LGT-061): a word of the rules about each seat goes with whoever sat there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from tablee.kernel import Game, Options
from tablee.server.messages import DECODER
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.company import OVER
from tablee.tables.room import Room
from tests.kernel.owls import Owls, OwlsGame
from tests.server.socket.inside import Ear, Inside

pytestmark = pytest.mark.anyio

NAMES = ("ana", "bo", "cy")


class Told(OwlsGame):
    """Owls that keep what they were told when they were dealt."""

    def __init__(self) -> None:
        self.brought: list[list[str]] = []

    def at_table(self, options: Options, pace: str, bots: Sequence[int], carried: Sequence[str] = ()) -> Options:
        self.brought.append(list(carried))
        return options


BOX = Told()


@pytest.fixture
def shelf() -> Mapping[str, Game[Any]]:
    BOX.brought.clear()
    return {BOX.key: BOX}


async def begun(inside: Inside) -> tuple[Room, list[Ear]]:
    """Three people and a bot."""
    ears = [Ear(name) for name in NAMES]
    room = await inside.hall.open_table("ana", "Ana", BOX.key, Settings(4))
    for seat, ear in enumerate(ears):
        ear.enter(room)
        await inside.done(ear, acts.Sit(seat))
        await inside.done(ear, acts.Ready())
    await inside.done(ears[0], acts.AddBot(3, "random"))
    await inside.done(ears[0], acts.Start())
    return room, ears


async def again(inside: Inside, room: Room, ears: list[Ear], *fallen: int) -> Room:
    """The rematch of a game in which these have fallen."""
    position = room.table.position()
    assert isinstance(position, Owls)
    for seat in fallen:
        position.alive[seat] = False
    room.table.state = OVER
    await inside.hall.rematch(room, ears[0], "again")
    (new,) = [other for other in inside.hall.rooms.values() if other is not room]
    await inside.on_disk(new)
    for ear in ears:
        ear.enter(new)
    return new


def carried(room: Room) -> list[str]:
    return [place.carried for place in room.table.places]


async def start(inside: Inside, ears: list[Ear]) -> None:
    for ear in ears:
        await inside.done(ear, acts.Ready())
    await inside.done(ears[0], acts.Start())


async def test_the_first_game_of_an_evening_knows_nothing(inside: Inside) -> None:
    await begun(inside)
    assert BOX.brought == [["", "", "", ""]]


async def test_people_and_bots_bring_along_what_was_said_of_their_seats(inside: Inside) -> None:
    room, ears = await begun(inside)
    new = await again(inside, room, ears, 1, 3)
    assert carried(new) == ["", "fallen", "", "fallen"]
    await start(inside, ears)
    assert BOX.brought[-1] == ["", "fallen", "", "fallen"]


async def test_it_goes_with_whoever_sits_elsewhere(inside: Inside) -> None:
    room, ears = await begun(inside)
    new = await again(inside, room, ears, 1)
    await inside.done(ears[0], acts.Swap(1, 0))
    assert carried(new) == ["fallen", "", "", ""]
    await inside.done(ears[0], acts.Remove(3))
    await inside.done(ears[1], acts.Sit(3))
    assert carried(new) == ["", "", "", "fallen"]


async def test_it_is_kept_with_the_table(inside: Inside) -> None:
    room, ears = await begun(inside)
    new = await again(inside, room, ears, 2)
    await inside.reopen()
    assert carried(await inside.hall.room(new.table.id)) == ["", "", "fallen", ""]


async def test_nobody_can_say_it_of_themselves(inside: Inside) -> None:
    """It is an act of the table: no message holds it."""
    with pytest.raises(msgspec.ValidationError, match="carry"):
        DECODER.decode(b'{"type":"do","id":"c1","act":{"act":"carry","seat":0,"carried":"fallen"}}')
