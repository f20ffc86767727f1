"""kill -9 in the middle of a hunt: everybody comes back, it goes on where it was, and nobody has lost anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.store import Row, SqliteStore
from tests.faults.players import Company, Game, Player, World
from tests.faults.reckoning import Reckoning
from tests.faults.runner import hurry
from tests.faults.victim import Victim
from tests.server.socket.people import Guest, Tab
from tests.server.socket.told import Told

pytestmark = pytest.mark.anyio

COMPANY = Company(3, 4, "live")
LONGEST = 120  # seconds for a whole game
PUTS = 4  # in each hunt, before somebody goes to bed
BOARDS = ("bees", "reptiles", "fish", "birds", "mammoths", "sorcerer")
TICK = 100


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    with hurry():
        yield


class Hunter(Player):
    """Puts some pawns somewhere, turns some, and goes to bed; whatever is not answered is sent again."""

    def wish(self, tab: Told) -> dict[str, Any] | None:
        if tab.table["state"] != "playing":
            return self.in_the_lobby(tab) if tab.table["state"] == "lobby" else None
        move = self.in_the_hunt(tab) if tab.view["phase"] == "hunt" else self.between(tab)
        return None if move is None else {"act": "play", "move": move}

    def between(self, tab: Told) -> str | None:
        if tab.view["phase"] == "countdown" or not tab.view["options"]:
            return None
        return str(self.chance.choice(tab.view["options"]))

    def in_the_hunt(self, tab: Told) -> str | None:
        """One thing after the other: what is on its way will be told of."""
        hand = tab.view["hands"][self.seat]
        clan = tab.view["clans"][self.seat]
        if hand["coming"] or hand["waiting"] or hand["bed"] or clan["hut"] is not None:
            return None
        held = [pawn for pawn in clan["pawns"] if pawn[1] == "held"]
        values = [pawn for pawn in held if pawn[2] != "club"]
        if len(held) <= len(clan["pawns"]) - PUTS or not values:
            return "bed"
        if self.chance.random() < 0.2:
            return f"flip {self.chance.choice(held)[0]}"
        number, _, face = self.chance.choice(values)
        return f"place {number} {face} {self.chance.choice(BOARDS)}"

    async def next_step(self, tab: Tab) -> None:
        await super().next_step(tab)
        if tab.answers.get(self.command, {}).get("code") == "not_started":
            await asyncio.sleep(0.02)  # a client knows by its clock when the hunt goes on


class Hunt(Game):
    """A table of Grumpf from its opening to its end."""

    async def open(self) -> str:
        host = self.guests[0]
        host.base = self.world.base
        options = {"hunt_max": 60}
        return await host.open("grumpf", seats=self.company.seats, pace=self.company.pace, options=options)

    async def play(self) -> None:
        self.table = await self.open()
        self.players = [
            Hunter(self.world, guest, self.table, seat, self.company) for seat, guest in enumerate(self.guests)
        ]
        async with asyncio.TaskGroup() as together:
            for player in self.players:
                together.create_task(player.play())


async def until(world: World, true: Callable[[], object]) -> None:
    while not true():
        world.news.clear()
        await world.news.wait()


def in_the_middle(game: Hunt, round: int) -> bool:
    """Somebody has put something down in the hunt of a round, and it is still on."""
    views = [player.known.view for player in game.players if player.known.view is not None]
    return any(
        view["round"] == round and view["phase"] == "hunt" and any(board["track"] for board in view["boards"])
        for view in views
    )


async def kill_and_start(victim: Victim, world: World) -> None:
    world.falls()
    await victim.kill()
    await victim.start()
    world.rises(victim.base)


@pytest.mark.rules("GRU-246", "GRU-247", "GRU-267", "GRU-274")
async def test_a_server_that_is_killed_in_the_middle_of_hunts_loses_nothing_and_every_hunt_goes_on(
    victim: Victim, tmp_path: Path
) -> None:
    world = World()
    world.rises(victim.base)
    guests = [await Guest.arrive(victim.base, name) for name in ("Ana", "Bo", "Cy")]
    game = Hunt(world, guests, COMPANY)
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as together:
        together.create_task(game.play())
        for round in (1, 2, 4):
            await until(world, lambda round=round: in_the_middle(game, round))  # type: ignore[misc]
            await kill_and_start(victim, world)
    for player in game.players:
        await player.finish()
    last = [await guest.tab(game.table) for guest in guests]
    written = (await guests[0].ask("GET", f"/api/tables/{game.table}/replay")).content
    await victim.kill()

    await must_have_kept_everything(victim, game, guests, last)
    same = [{name: part for name, part in tab.view.items() if name not in ("eyes", "hands", "options")} for tab in last]
    assert same[0] == same[1] == same[2]
    file = tmp_path / "game.json"
    file.write_bytes(written)
    assert main(["verify", str(file)]) == 0


async def must_have_kept_everything(victim: Victim, game: Hunt, guests: list[Guest], last: list[Tab]) -> None:
    async with SqliteStore(victim.file) as store:
        rows = await store.read(game.table, limit=100_000)
    reckoning = Reckoning()
    clients: list[tuple[str, Told]] = [(guest.id, tab) for guest, tab in zip(guests, last, strict=True)]
    clients += [(player.guest.id, tab) for player in game.players for tab in player.tabs]
    reckoning.add(rows, clients)
    assert reckoning.wrong == 0, reckoning
    assert reckoning.moves > 3 * 4 * PUTS
    must_have_stood_still(rows)
    for player in game.players:
        heard = [event for tab in player.tabs for event in tab.events("hunt_resumed")]
        assert len(heard) >= 1, "who resumes hears it"


def must_have_stood_still(rows: list[Row]) -> None:
    """Each hunt went on at the last window before the server was killed, however long it was away; never back."""
    interrupted = 0
    go = last = 0  # the time of GO, and the last time after GO
    before = rows[0]
    for row in rows:
        for name, *fields in json.loads(row.told):
            if name == "go":
                go, last = row.at, 0
            elif name == "hunt_resumed" and last > 0:
                interrupted += 1
                assert last <= fields[0] <= before.at - go + TICK
                assert fields[0] % TICK == 0
            if name in ("placed", "flipped", "clubbed", "bed"):
                assert fields[0] >= last
                last = fields[0]
        before = row
    assert interrupted >= 3
