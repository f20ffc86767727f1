"""A whole race to Archibald by the screen: two phones and two bots, from the link to the rematch."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from html import unescape
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from tablee.games.archibald import ARCHIBALD
from tablee.games.archibald.view import ArchibaldView
from tests.browser.archibald_positions import ANSWERING, READING, WAITING
from tests.browser.archibald_race import cell, play_on, prepared, race, runner
from tests.browser.house import House
from tests.browser.people import Guests, Person, seat_people
from tests.browser.screens import settle
from tests.browser.test_screens import PICTURES
from tests.browser.words import LANGUAGES, Language
from tests.conformance.secret_words import secret_texts, standing_in

pytestmark = pytest.mark.anyio

LISTENING = WAITING["listening"]
FOLDER = PICTURES / "archibald-evening"
BEHIND = {  # what the answers of each adventure bring, in both languages, if nothing else in the box says it
    row["id"]: secret_texts(ARCHIBALD) & {text for answer in row["answers"] for text in answer["text"].values()}
    for row in ARCHIBALD.edition.written["adventures"]
}
WRITTEN = {  # the texts themselves, as somebody reads them
    (row["id"], language): {answer["text"][language] for answer in row["answers"]}
    for row in ARCHIBALD.edition.written["adventures"]
    for language in ("fr", "en")
}


async def picture(person: Person, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    await settle(person.page)
    await person.page.screenshot(path=FOLDER / f"{person.name}-{name}.png", full_page=True)


class Secrets:
    """What is behind the answers, at a table with these people: whoever must not know it has it nowhere on the page,
    and was never sent it."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people
        self.sent: dict[str, list[str]] = {person.name: [] for person in people}
        self.seen: set[tuple[int, int, str]] = set()
        self.kept = self.read = 0
        for person in people:
            person.page.on("websocket", partial(self.listen, person.name))

    def listen(self, name: str, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.sent[name].append(str(frame)))

    async def look(self, asked: Person, view: ArchibaldView) -> None:
        """Before an answer is given: nobody but the reader has what is behind it."""
        question = view.question
        if question is None or question.decision != "answer":
            return
        reading = view.reading[-1]
        if (view.round, view.active, reading.card) in self.seen:
            return
        self.seen.add((view.round, view.active, reading.card))
        await expect(asked.page.locator(".own .answers .button").first).to_be_visible()
        for person in self.people:
            if person.seat == reading.reader:
                await self.reads(person, reading.card)
            else:
                hidden = BEHIND[reading.card] - await self.known_to(person)
                sent = " ".join([*self.sent[person.name], await page_of(person)])
                assert standing_in(sent, hidden) == set(), f"{person.name} knows what {reading.card} brings"
                self.kept += len(hidden) > 0

    async def known_to(self, person: Person) -> set[str]:
        """By now: what this person has read to somebody, and every card that was answered."""
        known = set[str]()
        for name, *fields in await told(self.house, person.table):
            if name == "adventure_answered" or (name == "adventure_drawn" and fields[1] == person.seat):
                known |= BEHIND[fields[1 if name == "adventure_answered" else 2]]
        return known

    async def reads(self, reader: Person, card: str) -> None:
        page = reader.page.locator("section.story")
        await expect(page).to_be_visible()
        texts = WRITTEN[card, reader.language]
        assert standing_in(await page.inner_text(), texts) == texts
        self.read += 1


async def page_of(person: Person) -> str:
    """Everything that is on a page, attributes and what is out of sight, too."""
    return unescape(await person.page.content())


async def told(house: House, table: str) -> list[list[Any]]:
    """Everything that has happened."""
    return [event for entry in await house.rows(table) for event in json.loads(entry.told)]


@pytest.mark.evening
async def test_two_people_and_two_bots_race_from_the_link_to_the_rematch_on_small_phones(
    house: House, guests: Guests
) -> None:
    ana = await runner(guests, "Ana")
    bo = await runner(guests, "Bo", "en", dark=True)
    secrets = Secrets(house, [ana, bo])
    table = await ana.open_table()
    await ana.page.get_by_role("radio", name="4", exact=True).check()
    await bo.follow(table)
    await ana.button("fill-bots", free=2).tap()
    await ana.button("start").tap()
    seat_people(house, table, [ana, bo])
    for person in (ana, bo):
        await expect(cell(person, "C1")).to_be_visible()
    async with asyncio.timeout(150):
        touched = await asyncio.gather(
            play_on(house, ana, before=secrets.look), play_on(house, bo, before=secrets.look)
        )
    assert min(touched) > 20, touched

    found = race(house, table)
    assert found.over
    assert found.ended == "archibald"
    for person in (ana, bo):
        await person.has_ended()
        await expect(person.page.get_by_role("heading", name=person.say("archibald-jails"))).to_be_visible()
        await picture(person, "end")
    assert secrets.kept > 0, "nobody has come to a book"
    moved = [event[1] for event in await told(house, table) if event[0] in ("hero_moved", "bumped")]
    assert all(moved.count(person.seat) >= 5 for person in (ana, bo)), "both have run"

    await ana.button("rematch").tap()
    await ana.page.wait_for_url(lambda url: not url.endswith(table))
    again = ana.table
    await bo.button("rematch-join").tap()
    await bo.page.wait_for_url(f"**/t/{again}")
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    for person in (ana, bo):
        await expect(cell(person, "C1")).to_be_visible()
    assert race(house, again).round == 1


async def test_what_an_answer_brings_is_on_the_readers_page_alone(house: House, guests: Guests) -> None:
    """Section 6: the reader has it at once, everybody else when the answer is given."""
    ana = await runner(guests, "Ana")
    for paper, card in ((ANSWERING, "A20"), (LISTENING, "A20"), (READING, "A04")):
        await prepared(house, ana, paper)
        await expect(ana.page.locator("section.story")).to_be_visible()
        texts = WRITTEN[card, "fr"] if paper is READING else set[str]()
        assert standing_in(await page_of(ana), BEHIND[card]) == texts


async def test_when_the_answer_is_given_everybody_reads_what_it_brings(house: House, guests: Guests) -> None:
    ana = await runner(guests, "Ana")
    table = await prepared(house, ana, LISTENING)
    await expect(ana.page.locator("section.story")).to_be_visible()
    await table.others[0].heard("play", move="answer A")
    (first, *_) = [row for row in ARCHIBALD.edition.written["adventures"] if row["id"] == "A20"]
    await house.until(lambda: standing_in(" ".join(ana.spoken), {first["answers"][0]["text"]["fr"]}) != set())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_first_race_from_the_shelf_is_kind_and_everything_in_it_moves(
    house: House, guests: Guests, language: Language
) -> None:
    ana = await runner(guests, "Invité", language, newcomer=True, motion=True)
    await ana.go("/")
    await ana.on_shelf("play-now").tap()
    await ana.page.wait_for_url("**/t/*")
    await expect(cell(ana, "C1")).to_be_visible()
    table = house.room(ana.table).table
    assert table.settings.pace == "daily"  # no clock ends a reading
    assert [place.level for place in table.places if place.level] == ["beginner", "beginner"]

    goal = ana.page.locator(".over-board")
    await expect(goal).to_be_visible()
    await picture(ana, f"goal-{language}")
    ana.seat = 0
    while race(house, ana.table).round < 3:
        await play_on(house, ana, 3)
    await expect(goal).to_have_count(0)  # whoever has moved knows
    assert table.state == "playing"
