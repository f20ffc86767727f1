"""Tables of Grumpf with a browser at them. Time stands still unless a test lets it run: nobody has to hurry."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, expect

from tablee.games.grumpf.realtime import RealTime
from tablee.games.grumpf.rules import Grumpf
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.screens import OTHERS, Table, sit_down
from tests.server.socket import hunts
from tests.server.socket.people import Guest

Paper = dict[str, Any]

# Four clans in the middle of a hunt: the violet one, ours, is about to win the exchange.
FOUR: Paper = {
    "round": 2,
    "sides": "111112",
    "clans": [
        {"colour": "V", "animals": {"bees": 2, "fish": 1, "birds": 1}, "shows": {"2": "club", "4": 4}},
        {"colour": "O", "animals": {"bees": 1, "reptiles": 2, "mammoths": 1}, "joker": True},
        {"colour": "G", "animals": {"fish": 2, "birds": 1}, "hut": 1},
        {"colour": "Y", "animals": {"reptiles": 1, "bees": 1}, "shows": {"1": "club"}},
    ],
    "tracks": {
        "bees": ["V5#5", "O5#5", "G4#4xY#2", "Y5#5", "O4#4"],
        "reptiles": ["O3#7", "G5#3", "V2#6"],
        "fish": ["Y2#6", "G2#6"],
        "birds": ["G3#2", "O2#6", "Y4#4"],
        "mammoths": ["G5#5xO#3", "Y3#7"],
        "sorcerer": ["V3#7", "Y2#8"],
    },
    "animals": {"bees": 3, "reptiles": 3, "fish": 2, "birds": 2, "mammoths": 1},
}

# The last hunt of six, of whom two sleep: the next to go to bed ends the game.
SIX: Paper = {
    "round": 4,
    "sides": "121121",
    "clans": [
        {"colour": "V", "animals": {"bees": 3, "reptiles": 1, "fish": 1, "birds": 1}, "tiles": 1},
        {"colour": "O", "animals": {"bees": 1, "reptiles": 2, "fish": 1, "birds": 1, "mammoths": 1}},
        {"colour": "G", "animals": {"bees": 1, "reptiles": 1, "fish": 2, "birds": 1}, "hut": 1, "joker": True},
        {"colour": "Y", "animals": {"bees": 2, "reptiles": 3, "fish": 1}, "tiles": 2, "hut": 2},
        {"colour": "P", "animals": {"bees": 1, "reptiles": 1, "fish": 1, "birds": 1, "mammoths": 2}},
        {"colour": "B", "animals": {"bees": 2, "reptiles": 2, "fish": 2, "birds": 1}},
    ],
    "tracks": {
        "bees": ["V5", "O5", "G4", "Y5", "P4", "B5", "O4xB#2"],
        "reptiles": ["O3", "G3", "Y3", "B3xP#3"],
        "fish": ["P2", "B3", "V5"],
        "birds": ["G3", "O2", "Y4", "P5"],
        "mammoths": ["G5", "V2"],
        "sorcerer": ["V3", "Y2", "P3"],
    },
    "animals": {"bees": 4, "reptiles": 2, "fish": 2, "birds": 2, "mammoths": 2},
}

TWO: Paper = {
    "round": 1,
    "clans": [{"colour": "B"}, {"colour": "P"}],
    "neutral": "Y",
    "tracks": {"bees": ["N5", "N3", "P5"], "birds": ["N2", "B4"], "fish": ["P2", "B5"], "sorcerer": ["N1"]},
    "animals": {"bees": 4, "reptiles": 3, "fish": 2, "birds": 2, "mammoths": 1},
}


# --- Gathering


async def gather(house: House, person: Person, names: tuple[str, ...] = OTHERS) -> Table:
    """A table opened on the shelf, and the others have come; the game has not begun."""
    person.game = "grumpf"
    return await sit_down(house, person, names)


async def hunting(house: House, person: Person, names: tuple[str, ...] = OTHERS) -> Table:
    """The first hunt has begun, a moment ago."""
    table = await gather(house, person, names)
    await table.own.heard("start")
    await go(house, table)
    await expect(own(person)).to_be_visible()
    return table


async def go(house: House, table: Table) -> None:
    """Everybody is ready, the owner of the browser shouts, and a command would be taken now."""
    await hunts.go(house, table.tabs)
    house.clock.now += 1


async def come_in(house: House, person: Person) -> Guest:
    """Whoever has said a name is somebody."""
    answer = await person.context.request.post(
        f"{person.base}/api/guest", data={"name": person.name}, headers={"Origin": person.base}
    )
    identity = str((await answer.json())["id"])
    (cookie,) = [one for one in await person.context.cookies() if one.get("name") == "tablee"]
    guest = Guest(house.base, person.name, f"tablee={cookie.get('value')}", identity)
    house.guests.append(guest)
    return guest


async def prepared(house: House, person: Person, paper: Paper, names: tuple[str, ...] = OTHERS) -> Table:
    """A game that goes on from a written position, with the person in the first seat."""
    person.game = "grumpf"
    me = await come_in(house, person)
    people = [me, *[await house.guest(name) for name in names]]
    settings = Settings(seats=len(paper["clans"]), watchable=True)
    room = await house.hall.open_table(me.id, me.name, "grumpf", settings, paper)
    for seat, guest in enumerate(people):
        room.write(Entry(room.now(), acts.Seat(seat, guest.id, guest.name)))
    for guest in people:
        room.write(Entry(room.now(), acts.Ready(), guest.id, guest.name))
    room.write(Entry(room.now(), acts.Start(), me.id, me.name))
    await house.on_disk(room)
    if isinstance(found := room.table.position(), RealTime) and found.phase == "hunt":  # after a countdown (GRU-274)
        assert room.table.sitting is not None
        house.clock.now = room.table.sitting.zero + found.go_at + found.opened + 1
    tabs = [await guest.tab(room.table.id) for guest in people]
    await person.go(f"/t/{room.table.id}")
    await expect(board(person, "bees")).to_be_visible()
    await expect(person.page.locator(".countdown")).to_have_count(0)
    return Table(room.table.id, tabs[0], tabs[1:])


async def everybody_goes_on(table: Table) -> None:
    """All have seen the count."""
    for tab in table.tabs:
        await tab.settle()
        if "continue" in tab.view["options"]:
            await tab.heard("play", move="continue")


# --- What is on the table


def position(house: House, table: Table | str) -> Grumpf:
    found = house.room(table if isinstance(table, str) else table.id).table.position()
    assert isinstance(found, Grumpf)
    return found


def hunt(house: House, table: Table | str) -> RealTime:
    found = position(house, table)
    assert isinstance(found, RealTime)
    return found


def hunt_time(house: House, table: Table | str) -> int:
    """Milliseconds after GO."""
    sitting = house.room(table if isinstance(table, str) else table.id).table.sitting
    assert sitting is not None
    return house.clock.now - sitting.zero - hunt(house, table).go_at


def pawn_with(house: House, table: Table | str, seat: int, face: str) -> int:
    """A pawn in front of a seat that shows this face; `value` is any but a club."""
    found = hunt(house, table)
    for index in range(8):
        shown = found.shown(seat, index)
        if shown is not None and (shown == face or (face == "value" and shown != "club")):
            return index + 1
    raise AssertionError(f"nothing in front of {seat} shows {face}")


# --- What is on the screen


def own(person: Person) -> Locator:
    return person.page.locator(".own .pawns")


def pawn(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-spot='pawn:{number}']")


def board(person: Person, key: str) -> Locator:
    return person.page.locator(f"[data-board={key}]")


def space(person: Person, key: str, number: int) -> Locator:
    return board(person, key).locator(f"[data-space='{number}']")


def ghost(person: Person, key: str) -> Locator:
    """What is on its way to a board."""
    return board(person, key).locator("svg.ghost")


async def take(person: Person, number: int) -> None:
    await pawn(person, number).click()
    await expect(pawn(person, number)).to_have_attribute("aria-pressed", "true")


async def put(person: Person, number: int, key: str) -> None:
    """Touch a pawn, then a board."""
    await take(person, number)
    await board(person, key).locator("button.put").click(position={"x": 20, "y": 12})


async def touch(person: Person, spot: Locator) -> None:
    """Wherever that is: what lies under the finger decides."""
    box = await spot.bounding_box()
    assert box is not None
    await person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


async def bed(person: Person) -> None:
    """Whoever still holds Grumpfs is asked once more."""
    button = person.page.locator("button.bed")
    await button.click(force=True)  # it says why not, if it may not be done
    if await person.page.locator("button.bed.drowsy").count():
        await button.click(force=True)


async def next_thing(person: Person) -> None:
    """Ready, shout or go on: the one large button between two hunts."""
    await person.page.locator(".between button.primary").click()


async def track(person: Person, key: str) -> list[str]:
    """The colours on a board, in their order."""
    found: list[str] = (
        await board(person, key)
        .locator("[data-space] > svg.pawn")
        .evaluate_all("(all) => all.map((one) => [...one.classList].find((name) => name.startsWith('grumpf-')))")
    )
    return found
