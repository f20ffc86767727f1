"""Villages of Les Loups-Garous with browsers in them: their time, and people who touch what their phones ask for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from playwright.async_api import Error, Locator, expect

from tablee.games.loupsgarous.night import InCall
from tablee.games.loupsgarous.register import Statement
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.timed import Timed
from tests.browser.house import House
from tests.browser.people import PATIENCE, Guests, Person
from tests.browser.words import Language

TALL = (360, 740)  # a phone as most people have one
HASTE = 4_000  # ms: what is not there any more was taken away by what happened
SHORT = 0.6  # seconds until a touch that changed nothing is made again
MARGIN = 1_500  # ms before the end of a step, beyond which nobody's time runs out

HOUSE = ".ring .slot.lit:not(.chosen) button"
# By night: what may be touched, the nearest to an answer first.
BY_NIGHT = (
    ".own .doing .row .primary[aria-disabled=false]",  # a choice that is confirmed
    ".own .doing .paths .button",
    HOUSE,
    ".own .doing .row .button",  # nobody, or keep the potions
)
IN_THE_ROOM = (".phone .below .primary[aria-disabled=false]", ".phone .cell:not(.chosen)")
# By day.
ANSWER = (".own .doing .row .primary", HOUSE, ".own .doing .row .button")
SAYING = (
    ".own .draft .primary[aria-disabled=false]",
    ".own .draft .chips:not(.reasons) .chip",
    HOUSE,
    ".own .quick .chip:first-child",
)
READY = (".own .doing .row .button[aria-pressed=false]",)
STANDING = (".own .doing .row .primary",)
BETTING = (".own .sides .button",)


# --- What is in the house


def village(house: House, table: str) -> Village:
    found = house.room(table).table.position()
    assert isinstance(found, Village)
    return found


class Moment:
    """One step of a village: it is over when another one is on top."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table
        now = village(house, table)
        top = now.agenda[-1] if not now.over else None
        self.step = top
        self.over = now.over
        self.name = top.name() if isinstance(top, Timed) else ""
        self.round = now.round
        self.begun = now.begun
        self.by_night = now.by_night()

    async def is_shown(self, person: Person) -> None:
        """By night what happens is told beat by beat (LGT-365)."""
        words = [person.say("loupsgarous-step", step=self.name)]
        if isinstance(self.step, InCall):
            calls = self.step.calls(village(self.house, self.table))
            words = [person.say("loupsgarous-call", call=call.key) for call in calls]
        for one in words:
            await expect(person.page.locator(".place .bar .what")).to_contain_text(one)

    @property
    def is_call(self) -> bool:
        return isinstance(self.step, InCall)

    def lasts(self) -> bool:
        now = Moment(self.house, self.table)
        return (now.name, now.round, now.begun, now.over) == (self.name, self.round, self.begun, False)


class Hours:
    """The time of a village. It runs as it does for everybody else; it does not run out while somebody is busy; and it
    leaps over what nobody waits for."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table
        self.busy = 0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            await asyncio.sleep(0.01)
            passed = int((loop.time() - looked) * 1000)
            looked += passed / 1000
            now = self.house.clock.now
            self.house.clock.now = max(now, min(now + passed, self.latest()))

    def latest(self) -> int:
        sitting = self.house.room(self.table).table.sitting
        if not self.busy or sitting is None or sitting.position.over:
            return 2**62
        top = village(self.house, self.table).agenda[-1]
        return sitting.zero + top.ends - MARGIN if isinstance(top, Timed) else 2**62

    async def leap(self, moment: Moment) -> None:
        """To the end of a step, from one thing that happens to the next."""
        while moment.lasts():
            await self.house.pass_time(self.table)

    async def while_busy(self, work: Sequence[Awaitable[object]]) -> None:
        self.busy += 1
        try:
            await asyncio.gather(*work)
        finally:
            self.busy -= 1


@asynccontextmanager
async def hours(house: House, table: str) -> AsyncIterator[Hours]:
    found = Hours(house, table)
    running = asyncio.create_task(found.run())
    try:
        yield found
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


# --- People


async def villager(guests: Guests, name: str, language: Language = "fr", **more: Any) -> Person:
    person = await guests.come(name, language=language, size=TALL, is_mobile=True, has_touch=True, **more)
    person.game = "loupsgarous"
    return person


async def choose_seats(person: Person, seats: int) -> None:
    field = person.page.get_by_label(person.say("how-many"))
    await field.fill(str(seats))
    await field.press("Enter")
    await expect(field).to_have_value(str(seats))


def house_of(person: Person, seat: int) -> Locator:
    return person.page.locator(f".ring [data-spot='seat:{seat}']")


# --- What people do


class Asked:
    """What one person is to do in a step: it is done when the village has heard it, or when the step is over."""

    def __init__(self, house: House, person: Person, moment: Moment) -> None:
        self.house = house
        self.person = person
        self.moment = moment

    @property
    def village(self) -> Village:
        return village(self.house, self.person.table)

    @property
    def alive(self) -> bool:
        return self.village.alive[self.person.seat]

    def waited_for(self) -> bool:
        return self.moment.lasts() and self.person.seat in self.village.awaited()

    async def answer(self, kinds: tuple[str, ...] = ()) -> bool:
        """Touch what is lit, once the phone knows of it; False if nobody has asked this person."""
        if self.waited_for():
            await self.moment.is_shown(self.person)
        kinds = kinds or (BY_NIGHT if self.moment.by_night else ANSWER)
        return await touch_until(self.person, kinds, lambda: not self.waited_for())

    async def say_something(self) -> None:
        """An accusation, put together by touching (5.10)."""
        before = len(self.said())
        await touch_until(self.person, SAYING, lambda: not self.moment.lasts() or len(self.said()) > before)

    def said(self) -> list[Statement]:
        return [one for one in self.village.statements if one.seat == self.person.seat]

    async def be_ready(self) -> None:
        seat = self.person.seat
        await touch_until(self.person, READY, lambda: not self.moment.lasts() or self.village.ready[seat])

    async def stand(self) -> None:
        seat = self.person.seat
        await touch_until(self.person, STANDING, lambda: not self.moment.lasts() or self.village.candidates[seat])

    async def bet(self) -> None:
        """On a side: the dead do it once a day."""

        def done() -> bool:
            made = [bet[:3] for bet in self.village.bets]
            return not self.moment.lasts() or (self.person.seat, self.moment.round, "side") in made

        await touch_until(self.person, BETTING, done)


async def touch_until(person: Person, kinds: tuple[str, ...], done: Callable[[], bool]) -> bool:
    """Something of the first kind that is there, again and again, until it is done; False if it was done before."""
    loop = asyncio.get_running_loop()
    patience = loop.time() + 2 * PATIENCE / 1000
    touches = 0
    while not done():
        if loop.time() > patience:
            seen = await person.page.locator(".place .bar, .foot .own").all_inner_texts()
            raise AssertionError(f"{person.name} has touched {touches} times, and nothing is heard: {seen}")
        if await touch_first(person, kinds, person.seat + touches):
            touches += 1
            await soon(done)
        else:
            await asyncio.sleep(0.02)
    return touches > 0


async def touch_first(person: Person, kinds: tuple[str, ...], step: int) -> bool:
    """One thing of the first kind that is there; what is taken away meanwhile cannot be touched."""
    for kind in kinds:
        spots = person.page.locator(kind).filter(visible=True)
        with suppress(Error):
            if count := await spots.count():
                await spots.nth(step * 5 % count).tap(timeout=HASTE)
                return True
    return False


async def soon(done: Callable[[], bool]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(SHORT):
            while not done():
                await asyncio.sleep(0.01)


# --- One room

VOICE = """(() => {
  const voices = ['fr-FR', 'en-GB'].map((lang) => ({ name: lang, lang, localService: true, default: false }))
  window.saidAloud = []
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  const speak = (words) => {
    window.saidAloud.push([words.lang, words.text])
    setTimeout(() => words.onend?.(), 0)
  }
  const rest = { getVoices: () => voices, cancel() {}, addEventListener() {}, removeEventListener() {} }
  Object.defineProperty(window, 'speechSynthesis', { value: { speak, ...rest } })
})()"""
# Everything by which a phone could give somebody away to whoever sits beside it.
EARS = """(() => {
  try { localStorage.tablee = JSON.stringify({ ...JSON.parse(localStorage.tablee), sound: true, bell: true }) } catch {}
  window.noises = []
  const noise = (what) => window.noises.push(what)
  for (const kind of ['createOscillator', 'createBufferSource']) {
    const made = BaseAudioContext.prototype[kind]
    BaseAudioContext.prototype[kind] = function () { noise('sound'); return made.call(this) }
  }
  HTMLMediaElement.prototype.play = () => { noise('media'); return Promise.resolve() }
  Navigator.prototype.vibrate = () => { noise('vibration'); return true }
  if (window.speechSynthesis) window.speechSynthesis.speak = () => noise('voice')
  let title = ''
  new MutationObserver(() => {
    if (document.title !== title) noise('title ' + (title = document.title))
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
# What a neighbour sees of a phone: where everything is, how large, in which colours; not what is written there.
LOOK = """() => [...document.querySelectorAll('body, main, main *')].flatMap((one) => {
  if (!one.checkVisibility() || one.closest('.dots, svg, .sky, .bar')) return []
  const { x, y, width, height } = one.getBoundingClientRect()
  const { color, backgroundColor } = getComputedStyle(one)
  const at = [x, y, width, height].map((number) => Math.round(number)).join(' ')
  const words = one.closest('.cell') ? one.textContent.trim() : ''
  return [`${one.tagName}.${one.className} ${at} ${color} ${backgroundColor} ${words}`]
})"""
