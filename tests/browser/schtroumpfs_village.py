"""Tables of Les Schtroumpfs with a browser at them, and somebody who touches what is lit."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.async_api import Locator, expect

from tablee.games.schtroumpfs.rules import Village
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
LIT = (
    ".own .confirm .way .button:not([aria-label])",
    ".own .few .button",
    ".own [role=group].many .primary[aria-disabled=false]",
    ".own [role=group].many .one .button:last-child[aria-disabled=false]",
    ".own .barter .end .primary[aria-disabled=false]",
    ".own .barter .one .button:last-child[aria-disabled=false]",
    ".own .reading .ways .primary",
    ".own .things .button",
    ".own .read .button[aria-disabled=false]",
    ".village .send",
    ".village .row.lit",
    ".village .houses .lit button",
    ".own .doing > .ways .button",
    ".own .reading .ways .button:last-child",  # whoever reads of an invention that cannot be used puts it away
    ".village .bench .card.lit",
)
BONUS = ".own .bonus"
OTHER_CARD = ".own .hand .lit:not(.chosen)"
NOW = """([kinds, besides]) => {
  if (document.querySelector('main.end')) return { over: true }
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).length
  const turn = document.querySelector('.prompt.mine')
  const counts = turn ? kinds.map(seen) : []
  const others = turn ? besides.map(seen) : []
  const parts = ['.village', '.table .foot .own', '.prompt p'].map((css) => document.querySelector(css)?.textContent)
  const chosen = [...document.querySelectorAll('.chosen')].map((one) => one.textContent)
  return { over: false, counts, others, mark: JSON.stringify([counts, others, parts, chosen]) }
}"""


class Now(NamedTuple):
    """What a screen offers: how many of each kind in `LIT`; besides, bonus actions and other cards."""

    over: bool
    counts: list[int]
    others: list[int]
    mark: str  # another one, as soon as something has changed

    def spot(self, step: int) -> str:
        """Something of what is lit: now and then a bonus action, or another card than the first; else what is next."""
        bonus, card = self.others
        if bonus and step % 5 == 0 and not self.counts[LIT.index(".own .reading .ways .primary")]:
            return nth(BONUS, 0)
        if card and step % 3 == 1:
            return nth(OTHER_CARD, step % card)
        kind, count = next((kind, count) for kind, count in zip(LIT, self.counts, strict=True) if count)
        return nth(kind, step * 7 % count)


def nth(css: str, place: int) -> str:
    return f"{css} >> visible=true >> nth={place}"


async def now(person: Person) -> Now:
    seen = await person.page.evaluate(NOW, [LIT, [BONUS, OTHER_CARD]])
    return Now(seen["over"], seen.get("counts", []), seen.get("others", []), seen.get("mark", ""))


async def touch_what_is_lit(house: House, person: Person, step: int) -> bool:
    """Something that may be done now, and wait for what it leads to; False if there is nothing to touch."""
    seen = await now(person)
    if not any(seen.counts):
        return False

    async def mark() -> str:
        return (await now(person)).mark

    await touch(person, seen.spot(step), mark, seen.mark)
    return True


async def play_on(house: House, person: Person, touches: int = 10_000) -> int:
    """Whoever touches what is lit gets to the end, or so far, without reading a line; how often it was."""
    for step in range(touches):
        while not await touch_what_is_lit(house, person, step + person.seat):
            if await person.page.locator("main.end").count():
                return step
            question = village(house, person.table).view(None).question
            waiting = question is None or question.seat != person.seat
            if not waiting and await stays_dark(house, person):
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


async def villager(
    guests: Guests, name: str, language: Language = "fr", size: tuple[int, int] = TALL, **more: Any
) -> Person:
    """Somebody with a phone who knows what the box is about."""
    person = await guests.come(name, language=language, size=size, is_mobile=True, has_touch=True, **more)
    person.game = "schtroumpfs"
    return person


async def prepared(
    house: House, person: Person, paper: Paper, names: tuple[str, ...] = OTHERS[:2], adviser: bool = False
) -> Table:
    """A game that goes on from a written position, with the person in the first seat."""
    person.game = "schtroumpfs"
    me = await come_in(house, person)
    people = [me, *[await house.guest(name) for name in names]]
    settings = Settings(seats=len(paper["hands"]), watchable=True, adviser=adviser)
    room = await house.hall.open_table(me.id, me.name, "schtroumpfs", settings, paper)
    for seat, guest in enumerate(people):
        room.write(Entry(room.now(), acts.Seat(seat, guest.id, guest.name)))
    for guest in people:
        room.write(Entry(room.now(), acts.Ready(), guest.id, guest.name))
    room.write(Entry(room.now(), acts.Start(), me.id, me.name))
    await house.on_disk(room)
    tabs = [await guest.tab(room.table.id) for guest in people]
    await person.go(f"/t/{room.table.id}")
    await expect(row(person, "1U")).to_be_visible()
    return Table(room.table.id, tabs[0], tabs[1:])


# --- What is on the table


def village(house: House, table: Table | str) -> Village:
    found = house.room(table if isinstance(table, str) else table.id).table.position()
    assert isinstance(found, Village)
    return found


# --- What is on the screen


def row(person: Person, key: str) -> Locator:
    return person.page.locator(f".village [data-spot='{key}']")
