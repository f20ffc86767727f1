"""Anything at any moment, in a hall: many things at once, in any order, and the power cut in between.

A state machine over a hall with a real file: people come, go, come back, send, send again, send in another order, take
back, pause; entries are on their way when the disk is full or the power is cut. Whatever happened: what was
acknowledged is in the log once, what was told is in the log, and every client ends with what a newcomer is told.
`make soak` has many more evenings (`SOAK_EVENINGS`).
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tablee.kernel import Seal
from tablee.store import StoreError
from tablee.store import sqlite as sqlite_store
from tablee.tables import acts
from tablee.tables import hall as hall_module
from tablee.tables import room as room_module
from tablee.tables.acts import ByPeople, Settings
from tablee.tables.commands import own
from tablee.tables.room import OVERSLEPT, Room
from tablee.tables.telling import encode
from tests.server.socket.inside import Ear
from tests.server.socket.ledger import Ledger
from tests.tables.still import AtOnce, Browser, ByHand, Still

SOAK = "SOAK_EVENINGS" in os.environ
EVENINGS = int(os.environ.get("SOAK_EVENINGS", "40"))
LONG_EVENINGS = max(12, EVENINGS // 10)
PEOPLE = ("ana", "bo", "cy", "eve")
MOST_TABS = 3
LATELY = 8  # commands
SNAPSHOT = 10  # entries: often enough to matter
KEPT = 12  # frames, likewise
WHICH = st.integers(0, 59)
IN_THE_LOBBY = (acts.Sit(), acts.Ready(), acts.Start(), acts.Stand(), acts.Ready(False))
BY_CONSENT = (
    acts.AskUndo(),
    acts.Answer(True),
    acts.AskPause(),
    acts.Answer(False),
    acts.Resume(),
    acts.HandOver(),
    acts.Mute(1),
    acts.Mute(1, False),
)
EVERYTHING = {
    *("frame", "whole", "resumed", "heard", "refused", "trouble"),
    *("move_taken_back", "game_paused", "game_resumed", "seat_gone", "seat_back", "default_played", "game_ended"),
}
TIMES = (1, 500, 900, 20_000, 61_000, 90_000)  # ms


class Evening(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.inside = Still(Path(self.folder.name))
        self.browsers = {person: Browser(person, self.refused) for person in PEOPLE}
        self.table = ""
        self.faults: list[Exception] = []
        self.unwritten: set[str] = set()  # commands that changed nothing

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """In the event loop, without giving it a turn: nothing is handed over to the disk meanwhile."""
        asyncio._set_running_loop(self.loop)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    @initialize(watchable=st.booleans(), begun=st.sampled_from([True, True, True, False]))
    def open(self, watchable: bool, begun: bool) -> None:
        self.run(self.begin(watchable, begun))

    async def begin(self, watchable: bool, begun: bool) -> None:
        await self.start()
        opening = asyncio.create_task(
            self.inside.hall.open_table("ana", "Ana", "smile", Settings(3, watchable=watchable))
        )
        while not opening.done():
            self.inside.disk.step()
            await asyncio.sleep(0)
        self.table = opening.result().table.id
        for seat, person in enumerate(PEOPLE[:3] if begun else ()):
            tab = await self.come_in(person)
            self.send(tab, acts.Sit(seat))
            self.send(tab, acts.Ready())
        if begun:
            self.send(self.browsers["ana"].tabs[0], acts.Start())
        await self.inside.quiet()

    async def start(self) -> None:
        await self.inside.open()
        self.inside.hall.report = self.note  # type: ignore[method-assign]

    def note(self, table: str, error: Exception) -> None:
        if not isinstance(error, StoreError):  # on a full disk the lists of people's tables are not kept either
            self.faults.append(error)

    async def room(self) -> Room:
        return await self.inside.hall.room(self.table)

    # --- Coming and going

    async def come_in(self, person: str, resume: bool = True) -> Ear:
        tab = self.browsers[person].open_tab(resume)
        tab.enter(await self.room(), tab.n if tab.table else None)
        return tab

    @rule(person=st.sampled_from(PEOPLE), resume=st.booleans())
    def join(self, person: str, resume: bool) -> None:
        if len(self.browsers[person].tabs) < MOST_TABS:
            self.run(self.come_in(person, resume))

    def tab(self, which: int) -> Ear | None:
        tabs = [tab for browser in self.browsers.values() for tab in browser.tabs if not tab.deaf]
        return tabs[which % len(tabs)] if tabs else None

    @rule(which=WHICH)
    def leave(self, which: int) -> None:
        tab = self.tab(which)
        if tab is not None:
            with self.at_once():
                tab.leave()
            self.browsers[tab.person].lose(tab)

    @rule(which=WHICH)
    def hello_again(self, which: int) -> None:
        tab = self.tab(which)
        if tab is not None and tab.room is not None:
            with self.at_once():
                tab.room.enter(tab, tab.n)

    # --- Doing

    def send(self, tab: Ear, act: ByPeople, again: str | None = None) -> None:
        sent = self.browsers[tab.person].sent
        command = again or f"{tab.person}-{len(sent) + 1}"
        sent[command] = act
        assert tab.room is not None
        commands, key = tab.room.commands, own(tab.person, command)
        known = key in commands.done
        tab.do(act, command)
        waiting = [own(ear.person, other) for ear, other in commands.unwritten]
        if key in waiting or (key in commands.done and not known):  # nothing is on disk so soon
            self.unwritten.add(key)

    def do(self, which: int, act: ByPeople) -> None:
        tab = self.tab(which)
        if tab is not None:
            with self.at_once():
                self.send(tab, act)

    @rule(which=WHICH, act=st.sampled_from(IN_THE_LOBBY))
    def in_the_lobby(self, which: int, act: ByPeople) -> None:
        self.do(which, act)

    @rule(which=WHICH, seat=st.integers(0, 4), other=st.integers(0, 4), seats=st.integers(3, 5))
    def by_the_host(self, which: int, seat: int, other: int, seats: int) -> None:
        choices: list[ByPeople] = [
            acts.Sit(seat),
            acts.Swap(seat, other),
            acts.AddBot(seat, "beginner"),
            acts.Remove(seat),
            acts.Lock(other % 2 == 0),
            acts.Bar(seat),
            acts.Unbar("Bo"),
            acts.Configure(Settings(seats, watchable=other % 2 == 0, options={"unseen_cards": seat % 2 == 0})),
        ]
        self.do(which, choices[which % len(choices)])

    @rule(which=WHICH, act=st.sampled_from(BY_CONSENT))
    def by_consent(self, which: int, act: ByPeople) -> None:
        self.do(which, act)

    @rule(which=WHICH)
    def play_without_waiting(self, which: int) -> None:
        """Whoever is to move does, as far as their browser knows."""
        for browser in self.browsers.values():
            for tab in browser.tabs[:1]:
                if tab.view and tab.view["options"] and not tab.deaf:
                    options = tab.view["options"]
                    with self.at_once():
                        self.send(tab, acts.Play(options[which % len(options)]))

    @rule(which=WHICH, moves=st.integers(1, 12))
    def play(self, which: int, moves: int) -> None:
        for _ in range(moves):
            self.play_without_waiting(which)
            self.run(self.inside.quiet())

    @rule(which=WHICH, old=WHICH)
    def send_again(self, which: int, old: int) -> None:
        """An intention whose answer was not heard, or one of the last; from any of the person's tabs, in any order."""
        tab = self.tab(which)
        if tab is not None:
            browser = self.browsers[tab.person]
            commands = sorted(browser.not_answered() | {*list(browser.sent)[-LATELY:]})
            if commands:
                command = commands[old % len(commands)]
                with self.at_once():
                    self.send(tab, browser.sent[command], command)

    # --- Time, disk, power

    @rule(ms=st.sampled_from(TIMES))
    def time_passes(self, ms: int) -> None:
        """Every alarm rings in time: the house is awake."""
        while ms > 0:
            self.inside.clock.now += min(ms, OVERSLEPT)
            ms -= OVERSLEPT
            self.run(self.inside.quiet())

    @rule(ms=st.sampled_from(TIMES))
    def the_house_oversleeps(self, ms: int) -> None:
        self.inside.clock.now += ms
        self.run(self.inside.quiet())

    @rule()
    def a_moment_passes(self) -> None:
        """What was sent is handed over to the disk; what is on the disk is told."""
        self.run(asyncio.sleep(0))

    @rule()
    def the_disk_writes(self) -> None:
        self.inside.disk.step()

    @rule()
    def the_disk_is_full(self) -> None:
        """Until all is quiet."""
        self.inside.disk.full = True

    @rule()
    def rows_are_folded(self) -> None:
        self.inside.disk.do_chores()

    @rule()
    def all_is_quiet(self) -> None:
        self.run(self.inside.quiet())

    @rule()
    def a_fault(self) -> None:
        async def give_up() -> None:
            (await self.room()).give_up("fault")

        self.run(give_up())

    @rule(written=st.booleans(), all_back=st.sampled_from([True, True, False]), ms=st.sampled_from((0, *TIMES)))
    def the_power_is_cut(self, written: bool, all_back: bool, ms: int) -> None:
        here = [person for person, browser in self.browsers.items() if browser.tabs]
        for browser in self.browsers.values():
            for tab in list(browser.tabs):
                browser.lose(tab)
        self.run(self.inside.cut_the_power(written))
        self.inside.clock.now += ms
        self.run(self.start())
        for person in here if all_back else ():
            self.run(self.come_in(person))

    # --- What must be so

    def refused(self, person: str, command: str) -> None:
        """What is refused has not happened."""
        if self.inside.did_lately(self.table, f"{person}/{command}"):
            self.faults.append(AssertionError(f"{command} of {person} was refused and is on disk"))

    @invariant()
    def nothing_has_failed(self) -> None:
        assert self.faults == []

    @rule()
    def all_is_as_it_must_be(self) -> None:
        self.run(self.check())

    async def check(self) -> None:
        await self.inside.quiet()
        ledger = Ledger(await self.inside.rows(self.table))
        room = await self.room()
        await self.check_memory(room, ledger)
        for browser in self.browsers.values():
            ledger.has_once(browser.person, browser.acknowledged(), self.unwritten)
            for tab in (*browser.past, *browser.tabs):
                ledger.told(tab)
            for tab in browser.tabs:
                if not tab.deaf:
                    assert tab.seat == room.table.seat_of(browser.person)
                    ledger.knows(tab.seat, tab)

    async def check_memory(self, room: Room, ledger: Ledger) -> None:
        """The table in memory is what another process would read, with snapshots and without."""
        read = await self.inside.hall.load(self.table)
        assert encode(read.table.to_state()) == encode(room.table.to_state())
        assert encode(ledger.table.to_state()) == encode(room.table.to_state())
        assert dict(await self.inside.store.deadlines()).get(self.table) == room.due
        assert room.due is None or self.table in self.inside.hall.alarms

    def teardown(self) -> None:
        try:
            if self.table:
                self.run(self.check())
        finally:
            self.run(self.inside.close())
            self.loop.close()
            self.folder.cleanup()


# --- Short evenings, chosen by Hypothesis


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No threads, no waiting, known cards; and what is rare in a real house is frequent."""
    monkeypatch.setattr(sqlite_store, "ThreadPoolExecutor", AtOnce)
    monkeypatch.setattr(sqlite_store, "Writer", ByHand)
    monkeypatch.setattr(hall_module, "RETRY", 0.0)
    monkeypatch.setattr(room_module, "SNAPSHOT", SNAPSHOT)
    monkeypatch.setattr("tablee.tables.listeners.KEPT", KEPT)
    monkeypatch.setattr(Seal, "fresh", lambda: Seal(bytes(range(32))))


def test_whatever_happens_nothing_acknowledged_is_lost_and_everybody_knows_the_same() -> None:
    phases = tuple(Phase) if SOAK else (Phase.generate,)  # to find a shorter story takes minutes
    chosen = settings(max_examples=EVENINGS, stateful_step_count=30, phases=phases, derandomize=not SOAK)
    run_state_machine_as_test(Evening, settings=chosen)


# --- Long ones: whole games, many cuts


def something_happens(evening: Evening, chance: random.Random) -> None:
    which, old = chance.randrange(60), chance.randrange(1_000)
    person = chance.choice(PEOPLE)
    happenings: list[tuple[int, Callable[[], None]]] = [
        (12, lambda: evening.play(which, 1 + old % 6)),
        (6, lambda: evening.play_without_waiting(which)),
        (8, lambda: evening.join(person, old % 4 != 0)),
        (4, lambda: evening.leave(which)),
        (2, lambda: evening.hello_again(which)),
        (4, lambda: evening.in_the_lobby(which, IN_THE_LOBBY[old % 4])),
        (2, lambda: evening.by_the_host(which, old % 5, old % 4, 3 + old % 3)),
        (8, lambda: evening.by_consent(which, BY_CONSENT[old % len(BY_CONSENT)])),
        (6, lambda: evening.send_again(which, old)),
        (3, lambda: evening.time_passes(TIMES[old % len(TIMES)])),
        (1, lambda: evening.the_house_oversleeps(TIMES[old % len(TIMES)])),
        (4, evening.a_moment_passes),
        (4, evening.the_disk_writes),
        (1, evening.the_disk_is_full),
        (1, evening.rows_are_folded),
        (3, evening.all_is_quiet),
        (1, evening.a_fault),
        (2, lambda: evening.the_power_is_cut(old % 2 == 0, old % 3 != 0, (0, 0, *TIMES)[old % 8])),
        (2, evening.all_is_as_it_must_be),
    ]
    weights = [weight for weight, _ in happenings]
    chance.choices([happens for _, happens in happenings], weights)[0]()


def long_evening(seed: int) -> Counter[str]:
    """What was heard in it, by kind and by event."""
    chance = random.Random(seed)
    evening = Evening()
    try:
        evening.open(watchable=seed % 2 == 0, begun=seed % 3 != 0)
        for _ in range(250):
            something_happens(evening, chance)
            evening.nothing_has_failed()
    finally:
        evening.teardown()
    tabs = [tab for browser in evening.browsers.values() for tab in browser.past + browser.tabs]
    heard = Counter(kind for tab in tabs for kind in tab.kinds())
    return heard + Counter(str(event[0]) for tab in tabs for event in tab.events())


def test_long_evenings_have_everything_in_them_and_lose_nothing() -> None:
    heard = sum((long_evening(seed) for seed in range(LONG_EVENINGS)), Counter[str]())
    assert heard.keys() >= EVERYTHING, EVERYTHING - heard.keys()


def test_the_same_evening_is_the_same_again() -> None:
    assert long_evening(1) == long_evening(1)
