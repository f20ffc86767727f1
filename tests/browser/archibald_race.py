"""Tables of Archibald with a browser at them, and somebody who touches what is lit, northwards first."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.async_api import Locator, expect

from tablee.games.archibald.rules import Race
from tablee.games.archibald.view import ArchibaldView
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tests.browser.house import House
from tests.browser.hunting import come_in
from tests.browser.people import PATIENCE, Guests, Person
from tests.browser.screens import OTHERS, Table
from tests.browser.touching import touch
from tests.browser.words import Language

Paper = dict[str, Any]

TALL = (360, 740)  # a phone as most people have one

# What may be touched, the nearest to an answer first: what was begun is finished before anything else is looked at.
CARD_IN_HAND = ".own .doing .held :is(.primary, .danger)"
DARING = ".own.daring .doing .primary"
CELL = ".place .cell.lit[aria-disabled=false]"
LIT = (
    CARD_IN_HAND,
    DARING,
    ".own .answers .button",
    ".own .heroes .hero[aria-disabled=false]",
    CELL,
    ".own .hand .glows",
    ".own .doing .ways .button",
)
NOW = """([kinds, cell]) => {
  if (document.querySelector('main.end')) return { over: true }
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility())
  const turn = document.querySelector('.prompt.mine')
  const counts = turn ? kinds.map((css) => seen(css).length) : []
  const cells = turn ? seen(cell).map((one) => one.dataset.cell) : []
  const parts = ['.place', '.table .foot .own', '.prompt p'].map((css) => document.querySelector(css)?.textContent)
  const marks = [...document.querySelectorAll('.cell.lit, .chosen, [aria-pressed=true]')].map((one) => one.ariaLabel)
  return { over: false, counts, cells, mark: JSON.stringify([counts, parts, marks]) }
}"""


class Now(NamedTuple):
    """What a screen offers: how many of each kind in `LIT`, and which cells."""

    over: bool
    counts: list[int]
    cells: list[str]
    mark: str  # another one, as soon as something has changed


async def now(person: Person) -> Now:
    seen = await person.page.evaluate(NOW, [LIT, CELL])
    return Now(seen["over"], seen.get("counts", []), seen.get("cells", []), seen.get("mark", ""))


class Walker:
    """Touches what is lit, and remembers the way: where it has been least, and north before south."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.been: Counter[str] = Counter()
        self.step = 0

    def spot(self, seen: Now) -> str:
        kind, count = next((kind, count) for kind, count in zip(LIT, seen.counts, strict=True) if count)
        if kind != CELL:
            return f"{kind} >> visible=true >> nth={self.step * 7 % count}"
        chosen = min(seen.cells, key=lambda cell: 2 * self.been[cell] - int(cell[1:]))
        self.been[chosen] += 1
        return f".place [data-cell='{chosen}']"

    async def touch(self) -> bool:
        """Something that may be done now, and wait for what it leads to; False if there is nothing to touch."""
        seen = await now(self.person)
        if not any(seen.counts):
            return False
        self.step += 1
        await touch(self.person, self.spot(seen), self.mark, seen.mark)
        return True

    async def mark(self) -> str:
        return (await now(self.person)).mark


async def play_on(
    house: House,
    person: Person,
    touches: int = 10_000,
    before: Callable[[Person, ArchibaldView], Awaitable[None]] | None = None,
) -> int:
    """To the end, or so far, without reading a line; how often something was touched. `before` looks at a question."""
    walker = Walker(house, person)
    for step in range(touches):
        while True:
            asked = seen(house, person.table)
            question = asked.question
            mine = question is not None and question.seat == person.seat
            if mine and before is not None:
                await before(person, asked)
            if await walker.touch():
                break
            if await person.page.locator("main.end").count():
                return step
            if mine and await stays_dark(house, person):
                raise AssertionError(f"nothing is lit for {person.name}: {question}")
            await asyncio.sleep(0.02)
    return touches


async def stays_dark(house: House, person: Person) -> bool:
    """Nothing to touch, although it is this person's turn, and not because the screen has not heard of it yet."""
    number = house.room(person.table).number
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE / 1000):
            while house.room(person.table).number == number and not any((await now(person)).counts):
                await asyncio.sleep(0.02)
            return False
    return True


# --- Gathering


async def runner(
    guests: Guests, name: str, language: Language = "fr", size: tuple[int, int] = TALL, **more: Any
) -> Person:
    """Somebody with a phone who knows what the box is about."""
    person = await guests.come(name, language=language, size=size, is_mobile=True, has_touch=True, **more)
    person.game = "archibald"
    return person


async def prepared(
    house: House, person: Person, paper: Paper, names: tuple[str, ...] = OTHERS[:2], **settings: Any
) -> Table:
    """A game that goes on from a written position, with the person in the first seat."""
    person.game = "archibald"
    me = await come_in(house, person)
    people = [me, *[await house.guest(name) for name in names]]
    chosen = Settings(seats=len(paper["heroes"]), watchable=True, **settings)
    room = await house.hall.open_table(me.id, me.name, "archibald", chosen, paper)
    for seat, guest in enumerate(people):
        room.write(Entry(room.now(), acts.Seat(seat, guest.id, guest.name)))
    for guest in people:
        room.write(Entry(room.now(), acts.Ready(), guest.id, guest.name))
    room.write(Entry(room.now(), acts.Start(), me.id, me.name))
    await house.on_disk(room)
    tabs = [await guest.tab(room.table.id) for guest in people]
    await person.go(f"/t/{room.table.id}")
    await expect(cell(person, "C1")).to_be_visible()
    return Table(room.table.id, tabs[0], tabs[1:])


# --- What is on the table


def race(house: House, table: Table | str) -> Race:
    found = house.room(table if isinstance(table, str) else table.id).table.position()
    assert isinstance(found, Race)
    return found


def seen(house: House, table: Table | str) -> ArchibaldView:
    """As everybody may see it."""
    view = race(house, table).view(None)
    assert isinstance(view, ArchibaldView)
    return view


# --- What is on the screen


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f".place [data-cell='{name}']")
