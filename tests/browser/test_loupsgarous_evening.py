"""Whole evenings in Thiercelieux by the screen: online with people and bots, in one room, and twelve phones at once."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from typing import Any, Literal

import pytest
from playwright.async_api import expect

from tablee.games.loupsgarous.view import VillageView
from tests.browser.house import House
from tests.browser.loupsgarous_village import (
    EARS,
    IN_THE_ROOM,
    LOOK,
    VOICE,
    Asked,
    Hours,
    Moment,
    choose_seats,
    hours,
    house_of,
    village,
    villager,
)
from tests.browser.people import PATIENCE, Guests, Person, becomes, seat_people
from tests.browser.screens import second_tab, settle
from tests.browser.test_room import TV
from tests.browser.test_screens import PICTURES, complaints, report, violations
from tests.browser.words import LANGUAGES, Language, say

pytestmark = pytest.mark.anyio

FOLDER = PICTURES / "loupsgarous-evening"
SEATS = 12
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli", "Fanny", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lou")
NARRATION: Language = "fr"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")  # whoever is looked at has chosen the last one
SIDES = ("villagers", "werewolves", "lovers")
LONGEST = 240  # seconds, on a machine that has much else to do


class Evening:
    """People at their phones, step by step; what each of them has done is counted, and each phase is pictured once."""

    def __init__(self, house: House, time: Hours, people: list[Person]) -> None:
        self.house = house
        self.time = time
        self.people = people
        self.done: Counter[tuple[str, str]] = Counter()
        self.pictured: set[tuple[str, str]] = set()

    async def play(self, rounds: int = 100) -> None:
        """To the end, or for so many nights and days."""
        while not (moment := Moment(self.house, self.people[0].table)).over and moment.round <= rounds:
            await self.time.while_busy([self.live(person, moment) for person in self.people])
            await self.time.leap(moment)

    async def live(self, person: Person, moment: Moment) -> None:
        """One person in one step."""
        asked = Asked(self.house, person, moment)
        if await asked.answer():
            self.note(person, "night" if moment.by_night else moment.name)
        if moment.name == "dawn":
            await self.see_the_dawn(person, moment)
        elif moment.name == "campaign" and person is self.people[0] and asked.alive:
            await asked.stand()
        elif moment.name == "debate":
            await self.talk(person, asked)
        await self.picture(person, moment)

    async def talk(self, person: Person, asked: Asked) -> None:
        """The living say something on the first day, and then let it come to the vote; the dead bet."""
        if not asked.alive:
            await asked.bet()
            self.note(person, "bet")
            return
        if asked.moment.round == 1:
            await asked.say_something()
            self.note(person, "said")
            own = person.page.locator(".talk li", has_text=person.name)
            await expect(own.or_(person.page.locator(".panel.scene")).first).to_be_visible()
        await asked.be_ready()
        self.note(person, "ready")

    async def see_the_dawn(self, person: Person, moment: Moment) -> None:
        if moment.round == 1:
            title = person.say("loupsgarous-dawn-title", round=1)
            await expect(person.page.get_by_role("heading", name=title)).to_be_visible()
            await expect(person.page.locator(".lgt-night")).to_have_count(0)

    def note(self, person: Person, what: str) -> None:
        self.done[person.name, what] += 1

    async def picture(self, person: Person, moment: Moment) -> None:
        name = "night" if moment.is_call else moment.name
        if (person.name, name) not in self.pictured:
            self.pictured.add((person.name, name))
            await picture(person, name)


async def picture(person: Person, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    await settle(person.page)
    await person.page.screenshot(path=FOLDER / f"{person.name}-{name}.png", full_page=name == "end")


async def told(house: House, table: str) -> list[list[Any]]:
    """Everything that has happened."""
    return [event for entry in await house.rows(table) for event in json.loads(entry.told)]


async def choose(house: House, person: Person, **options: Any) -> None:
    """By another tab of the host: the lobby has a field for each of them."""
    own = await second_tab(house, person, person.table)
    await own.heard("configure", settings=own.table["settings"] | {"options": options})
    await own.close()


async def turn_the_card(house: House, person: Person) -> None:
    """It lies face down until it is touched; a finger that stays too long has held it, and covers it again."""
    view = village(house, person.table).view(person.seat)
    assert isinstance(view, VillageView)
    card = person.page.locator(".held")
    back, face = card.locator(".back"), card.get_by_role("heading")
    await expect(back).to_be_visible()
    await expect(face).to_have_count(0)
    async with asyncio.timeout(PATIENCE / 1000):
        while not await face.count():
            await back.tap()
    await expect(face).to_have_text(person.say(f"card-{view.card}-name"))
    await back.tap()
    await expect(face).to_have_count(0)


@pytest.mark.evening
async def test_four_people_and_eight_bots_play_from_the_link_to_the_rematch_on_small_phones(
    house: House, guests: Guests
) -> None:
    ana = await villager(guests, "Ana", motion=True)
    bo = await villager(guests, "Bo", "en", dark=True)
    cy = await villager(guests, "Cy", dark=True)
    di = await villager(guests, "Di", "en")
    people = [ana, bo, cy, di]
    table = await ana.open_table()
    await choose_seats(ana, SEATS)
    await choose(house, ana, preset="T")
    for person in people[1:]:
        await person.follow(table)
    await ana.button("fill-bots", free=SEATS - len(people)).tap()
    await ana.button("start").tap()
    await house.until(lambda: house.room(table).table.sitting is not None)
    seat_people(house, table, people)
    async with asyncio.timeout(LONGEST), hours(house, table) as time:
        evening = Evening(house, time, people)
        for person in people:
            await expect(house_of(person, person.seat)).to_be_visible()
        await time.while_busy([turn_the_card(house, person) for person in people])
        await evening.play()

    await must_have_been_an_evening(house, table, evening)
    await see_the_end(house, people)
    await play_again(house, people)


async def must_have_been_an_evening(house: House, table: str, evening: Evening) -> None:
    """Everybody was asked by night, most had something to say by day, and somebody has won."""
    found = village(house, table)
    assert found.over
    assert found.reason_over in SIDES or found.reason_over == "draw"
    names = [person.name for person in evening.people]
    assert all(evening.done[name, "night"] >= 3 for name in names), evening.done
    assert sum(evening.done[name, "said"] for name in names) >= 1, evening.done
    heard = {event[2] for event in await told(house, table) if event[0] == "stated"}
    assert {person.seat for person in evening.people if evening.done[person.name, "said"]} <= heard
    ballots = [one for one in found.ballots if one.kind in ("vote", "second")]
    assert all(
        any(one.votes[person.seat] >= 0 for one in ballots)
        for person in evening.people
        if evening.done[person.name, "ballot"]
    )


async def see_the_end(house: House, people: list[Person]) -> None:
    """The story of the village, card by card; whoever has seen enough of it goes on."""
    ana = people[0]
    await ana.has_ended()
    await expect(ana.page.get_by_role("heading", name=ana.say("loupsgarous-end-title"))).to_be_visible()
    await ana.button("end-skip").tap()
    found = village(house, ana.table)
    for person in people:
        await person.has_ended()
        title = person.say(f"ending-{found.reason_over}")
        await expect(person.page.get_by_role("heading", name=title)).to_be_visible()
        await expect(person.page.get_by_role("heading", name=person.say("loupsgarous-end-tale"))).to_be_visible()
        await picture(person, "end")


async def play_again(house: House, people: list[Person]) -> None:
    ana, before = people[0], people[0].table
    await ana.button("rematch").tap()
    await ana.page.wait_for_url(lambda url: not url.endswith(before))
    again = ana.table
    for person in people[1:]:
        await person.button("rematch-join").tap()
        await person.page.wait_for_url(f"**/t/{again}")
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    for person in people:
        await expect(house_of(person, person.seat)).to_be_visible()
    assert village(house, again).round == 1


# --- Twelve phones in one room


class Room:
    """Twelve phones, and a television in each language: what is said, what is heard, and what a neighbour sees."""

    def __init__(self, house: House, people: list[Person], screens: list[Person]) -> None:
        self.house = house
        self.people = people
        self.screens = screens
        self.wrong: dict[str, list[str]] = {}

    def living(self) -> list[Person]:
        alive = village(self.house, self.people[0].table).alive
        return [person for person in self.people if alive[person.seat]]

    async def must_look_alike(self, moment: Moment) -> None:
        """LGT-350. Whoever acts and whoever does not have the same screen, in the same light."""
        for person in self.living():
            await expect(person.page.locator(".phone .cell").first).to_be_visible()
            await expect(person.page.locator(".phone .cell.chosen")).to_have_count(0)
        looks: dict[tuple[str, bool], list[str]] = {}
        for person in self.living():
            look = await person.page.evaluate(LOOK)
            first = looks.setdefault((person.language, self.people.index(person) % 2 == 1), look)
            differing = [pair for pair in zip(first, look, strict=False) if pair[0] != pair[1]][:3]
            assert look == first, f"{person.name} in {moment.name}: {differing}"

    async def must_say(self, key: str, **params: str) -> None:
        """One of the three wordings of a line, aloud and as a caption, in the language that was chosen for it."""
        wordings = {say(NARRATION, f"narration-{key}", "loupsgarous", variant=number, **params) for number in range(3)}
        for screen in self.screens:
            caption = screen.page.locator(".caption")
            await expect(caption).to_have_text(re.compile("|".join(map(re.escape, wordings))))
            await expect(caption).to_be_in_viewport()
            last = (await screen.page.evaluate("() => window.saidAloud"))[-1]
            assert last == ["fr-FR", await caption.text_content()]

    async def has_said(self, line: str) -> None:
        """Aloud, at some time: something else may be said since."""
        for screen in self.screens:
            await becomes(screen.page, f"window.saidAloud.some(([, text]) => text === {json.dumps(line)})")

    async def look_around(self, name: str) -> None:
        """At a phone in each language, and at the televisions."""
        for person in (self.people[0], self.people[2]):
            await self.look(person, f"phone-{name}")
        for screen in self.screens:
            await self.look(screen, f"tv-{name}")

    async def look(self, person: Person, name: str) -> None:
        """With axe, in both themes."""
        for theme in THEMES:
            await person.page.emulate_media(color_scheme=theme)
            await settle(person.page)
            await person.page.screenshot(path=FOLDER / f"room-{name}-{person.language}-{theme}.png")
            for one in [*await complaints(person.page), *await violations(person.page)]:
                self.wrong.setdefault(one, []).append(f"{name}-{person.language}-{theme}")


async def into_one_room(house: House, guests: Guests) -> Room:
    FOLDER.mkdir(parents=True, exist_ok=True)
    people = []
    for number, name in enumerate(NAMES):
        person = await villager(guests, name, LANGUAGES[number % 3 == 2], dark=number % 2 == 1)
        await person.context.add_init_script(EARS)
        people.append(person)
    ana = people[0]
    table = await ana.open_table()
    await choose_seats(ana, SEATS)
    await choose(house, ana, preset="C", mode="same_room", narration=NARRATION)
    screens = [await guests.come(f"TV {language}", size=TV, language=language) for language in LANGUAGES]
    for screen in screens:
        await screen.context.add_init_script(VOICE)
        await screen.go(f"/tv/{house.room(table).table.opened.code}")
        await expect(screen.page.locator(".tv .qr img")).to_be_visible()
    for person in people[1:]:
        await person.follow(table)
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    await house.until(lambda: house.room(table).table.sitting is not None)
    seat_people(house, table, people)
    return Room(house, people, screens)


async def test_twelve_phones_in_one_room_sleep_and_vote_while_the_television_narrates(
    house: House, guests: Guests
) -> None:
    room = await into_one_room(house, guests)
    people, table = room.people, room.people[0].table
    async with asyncio.timeout(2 * LONGEST), hours(house, table) as time:
        await time.while_busy([expect(person.page.locator(".phone")).to_be_visible() for person in people])
        await room.must_say("nightfall")
        await sleep_through_the_night(room, time)
        await live_through_the_day(room, time)
    assert room.wrong == {}, report(room.wrong)


async def sleep_through_the_night(room: Room, time: Hours) -> None:
    """Every call is told, everybody taps in every call; no phone makes a sound or changes its title."""
    table = room.people[0].table
    for person in room.people:
        await person.page.evaluate("() => (window.slept = window.noises.length)")
    calls = []
    while (moment := Moment(room.house, table)).by_night:
        if moment.name != "nightfall":
            calls.append(moment.name)
            await time.while_busy([in_a_call(room, moment)])
        await time.leap(moment)
    assert calls == ["cupid", "lovers", "seer", "wolves", "witch"]


async def in_a_call(room: Room, moment: Moment) -> None:
    await room.must_look_alike(moment)
    await room.must_say(moment.name)
    if moment.name == "wolves":
        await room.look_around("night")
    tapped = await asyncio.gather(*(Asked(room.house, person, moment).answer(IN_THE_ROOM) for person in room.living()))
    assert all(tapped)
    for person in room.people:
        assert await person.page.evaluate("() => window.noises.slice(window.slept)") == [], moment.name


async def live_through_the_day(room: Room, time: Hours) -> None:
    """To the first vote, in which everybody points at somebody; then the television says who is chosen."""
    table = room.people[0].table
    while (moment := Moment(room.house, table)).name != "ballot":
        asked = [Asked(room.house, person, moment).answer() for person in room.people]
        await time.while_busy(asked)
        if moment.name == "debate":
            await time.while_busy([room.look_around("day")])
        await time.leap(moment)
    await room.must_say("vote")
    voters = room.living()
    await time.while_busy([Asked(room.house, person, moment).answer() for person in voters])
    await time.leap(moment)
    (ballot,) = [one for one in village(room.house, table).ballots if one.kind == "vote"]
    assert all(ballot.votes[person.seat] >= 0 for person in voters)
    if ballot.chosen >= 0:
        (chosen,) = [person.name for person in room.people if person.seat == ballot.chosen]
        await room.has_said(say(NARRATION, "narration-sentence", "loupsgarous", name=chosen))


# --- Twelve windows


async def test_twelve_people_at_twelve_phones_have_a_night_and_a_day_online(house: House, guests: Guests) -> None:
    """With all the houses of Le Village."""
    people = [
        await villager(guests, name, LANGUAGES[number % 2], dark=number % 4 > 1) for number, name in enumerate(NAMES)
    ]
    ana = people[0]
    table = await ana.open_table()
    await choose_seats(ana, SEATS)
    await choose(house, ana, preset="V2")
    for person in people[1:]:
        await person.follow(table)
    await expect(ana.page.get_by_text(ana.say("start-ready"))).to_be_visible()
    await ana.button("start").tap()
    await house.until(lambda: house.room(table).table.sitting is not None)
    seat_people(house, table, people)
    async with asyncio.timeout(2 * LONGEST), hours(house, table) as time:
        evening = Evening(house, time, people)
        await evening.play(rounds=1)
    for person in people:
        assert evening.done[person.name, "night"] >= 4, evening.done
    assert sum(evening.done[person.name, "said"] for person in people) >= SEATS // 2
    assert village(house, table).round == 2
