"""All the tables of a house: many things at once, in any order, and the power cut at any moment.

A state machine over a hall with a real store: people come, go, come back, send, send again, send in another order, take
back, pause; entries are on their way when the power is cut. Whatever happened: what was acknowledged is in the log
once, what was told is in the log, and every client ends with what a newcomer is told.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from tablee.kernel import Seal
from tablee.tables import acts
from tablee.tables.acts import ByPeople, Settings
from tablee.tables.room import Room
from tests.server.socket.inside import Ear, Inside
from tests.server.socket.ledger import Ledger

PEOPLE = ("ana", "bo", "cy", "eve")
MOST_TABS = 3
WHICH = st.integers(0, 59)


class Browser:
    """One person's browser: it remembers what its last tab knew, and every intention until it is answered."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.tabs: list[Ear] = []
        self.past: list[Ear] = []
        self.sent: dict[str, ByPeople] = {}

    def answers(self) -> dict[str, str]:
        """The answer to each intention. Once heard, always heard: a later refusal is of a later sending."""
        found: dict[str, str] = {}
        for tab in (*self.past, *self.tabs):
            for command, frame in tab.answers.items():
                answer = "refused" if frame.get("type") == "refused" else "heard"
                if found.get(command) != "heard":
                    found[command] = answer
        return found


class Evening(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.inside = Inside(Path(self.folder.name))
        self.browsers = {person: Browser(person) for person in PEOPLE}
        self.table = ""
        self.kills = 0
        self.faults: list[Exception] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def watch(self) -> None:
        self.inside.hall.report = lambda _, error: self.faults.append(error)  # type: ignore[method-assign]

    @initialize(watchable=st.booleans(), begun=st.booleans())
    def open(self, watchable: bool, begun: bool) -> None:
        self.run(self.inside.open())
        self.watch()
        opened = self.run(self.inside.hall.open_table("ana", "Ana", "smile", Settings(3, watchable=watchable)))
        self.table = opened.table.id
        if begun:
            self.run(self.begin())

    async def begin(self) -> None:
        for seat, person in enumerate(PEOPLE[:3]):
            tab = await self.come_in(person, None)
            for act in (acts.Sit(seat), acts.Ready()):
                self.send(person, tab, act)
        self.send("ana", self.browsers["ana"].tabs[0], acts.Start())
        await self.quiet()

    async def room(self) -> Room:
        return await self.inside.hall.room(self.table)

    async def quiet(self) -> None:
        """Everything that was sent is on disk, told and answered."""
        for _ in range(5):
            await self.inside.until(lambda: all(room.pending == 0 for room in self.inside.hall.rooms.values()))
            await asyncio.sleep(0)

    async def come_in(self, person: str, after: int | None) -> Ear:
        browser = self.browsers[person]
        tab = Ear(person)
        known = (browser.tabs or browser.past)[-1:]
        if known and after is not None:
            tab.remember(known[0])
        tab.enter(await self.room(), None if after is None else tab.n)
        browser.tabs.append(tab)
        return tab

    def send(self, person: str, tab: Ear, act: ByPeople, again: str | None = None) -> None:
        command = again or f"{person}-{len(self.browsers[person].sent) + 1}"
        self.browsers[person].sent[command] = act
        tab.do(act, command)

    def any_tab(self, which: int) -> tuple[str, Ear] | None:
        tabs = [(person, tab) for person, browser in self.browsers.items() for tab in browser.tabs if not tab.deaf]
        return tabs[which % len(tabs)] if tabs else None

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """In the event loop, without giving it a turn: nothing is handed over to the disk meanwhile."""
        asyncio._set_running_loop(self.loop)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)

    # --- Coming and going

    @rule(person=st.sampled_from(PEOPLE), resume=st.booleans())
    def join(self, person: str, resume: bool) -> None:
        if len(self.browsers[person].tabs) < MOST_TABS:
            self.run(self.come_in(person, 0 if resume else None))

    @rule(which=WHICH)
    def leave(self, which: int) -> None:
        found = self.any_tab(which)
        if found:
            person, tab = found
            with self.at_once():
                tab.leave()
            self.browsers[person].tabs.remove(tab)
            self.browsers[person].past.append(tab)

    @rule(person=st.sampled_from(PEOPLE))
    def hello_again(self, person: str) -> None:
        for tab in self.browsers[person].tabs[:1]:
            if not tab.deaf and tab.room is not None:
                with self.at_once():
                    tab.room.enter(tab, tab.n)

    # --- Doing

    @rule(which=WHICH, act=st.sampled_from([acts.Sit(), acts.Ready(), acts.Start(), acts.Stand(), acts.Ready(False)]))
    def in_the_lobby(self, which: int, act: ByPeople) -> None:
        self.do(which, act)

    @rule(which=WHICH, seat=st.integers(0, 4), other=st.integers(0, 4), seats=st.integers(3, 5))
    def by_the_host(self, which: int, seat: int, other: int, seats: int) -> None:
        choices: list[ByPeople] = [
            acts.Sit(seat),
            acts.Swap(seat, other),
            acts.AddBot(seat, "beginner"),
            acts.Remove(seat),
            acts.Configure(Settings(seats, watchable=other % 2 == 0, options={"unseen_cards": seat % 2 == 0})),
        ]
        self.do(which, choices[which % len(choices)])

    @rule(
        which=WHICH,
        act=st.sampled_from(
            [
                acts.AskUndo(),
                acts.AskUndo(),
                acts.AskPause(),
                acts.Answer(True),
                acts.Answer(True),
                acts.Answer(False),
                acts.Resume(),
                acts.HandOver(),
            ]
        ),
    )
    def by_consent(self, which: int, act: ByPeople) -> None:
        self.do(which, act)

    def do(self, which: int, act: ByPeople) -> None:
        found = self.any_tab(which)
        if found:
            with self.at_once():
                self.send(*found, act)

    @rule(which=WHICH, moves=st.integers(1, 6))
    def play(self, which: int, moves: int) -> None:
        """Whoever is to move does, as far as their browser knows."""
        for _ in range(moves):
            for person, browser in self.browsers.items():
                for tab in browser.tabs[:1]:
                    if tab.view and tab.view["options"] and not tab.deaf:
                        options = tab.view["options"]
                        with self.at_once():
                            self.send(person, tab, acts.Play(options[which % len(options)]))
            self.run(self.quiet())

    @rule(which=WHICH, old=WHICH)
    def send_again(self, which: int, old: int) -> None:
        """Any intention of the past, from any of the person's tabs, in any order."""
        found = self.any_tab(which)
        if found and self.browsers[found[0]].sent:
            person, tab = found
            sent = list(self.browsers[person].sent.items())
            command, act = sent[old % len(sent)]
            with self.at_once():
                self.send(person, tab, act, command)

    # --- Time, disks, power

    @rule(ms=st.sampled_from([1, 500, 900, 20_000, 61_000, 90_000]))
    def time_passes(self, ms: int) -> None:
        async def ring() -> None:
            await self.quiet()
            self.inside.clock.now += ms
            room = await self.room()
            for _ in range(3):
                room.wake()
                await self.quiet()

        self.run(ring())

    @rule()
    def the_disk_catches_up(self) -> None:
        self.run(self.quiet())

    @rule()
    def a_moment_passes(self) -> None:
        """What was written is handed over, and perhaps not yet answered."""
        self.run(asyncio.sleep(0))

    @rule()
    def a_fault(self) -> None:
        async def give_up() -> None:
            (await self.room()).give_up("fault")
            await self.inside.until(lambda: self.inside.hall.rooms[self.table].broken is None)
            await self.quiet()

        self.run(give_up())

    @precondition(lambda self: self.kills < 6)
    @rule()
    def the_power_is_cut(self) -> None:
        self.kills += 1
        for browser in self.browsers.values():
            for tab in browser.tabs:
                tab.deaf = True
            browser.past += browser.tabs
            browser.tabs = []
        self.run(self.inside.reopen())
        self.watch()

    # --- What must be so

    @invariant()
    def nothing_has_failed(self) -> None:
        assert self.faults == []

    @rule()
    def all_is_as_it_must_be(self) -> None:
        self.run(self.check())

    async def check(self) -> None:
        await self.quiet()
        ledger = Ledger(await self.inside.rows(self.table))
        room = await self.room()
        assert json.loads(encode(room.table.to_state())) == json.loads(encode(await self.read_again()))
        for browser in self.browsers.values():
            answers = browser.answers()
            ledger.has_once(browser.person, [name for name, answer in answers.items() if answer == "heard"])
            ledger.has_not(browser.person, [name for name, answer in answers.items() if answer == "refused"])
            for tab in browser.tabs:
                if not tab.deaf:
                    assert tab.seat == room.table.seat_of(browser.person)
                    ledger.knows(tab.seat, tab)
            for tab in (*browser.past, *browser.tabs):
                self.check_told(ledger, tab)

    def check_told(self, ledger: Ledger, tab: Ear) -> None:
        """Frame by frame, with the eyes that the last whole has given."""
        eyes = tab.first_eyes
        for frame in tab.frames:
            if frame.get("type") == "whole":
                eyes = frame["seat"]
            elif "type" not in frame:
                ledger.told(eyes, [frame])

    async def read_again(self) -> Any:
        """The table as another process would read it now."""
        return (await self.inside.hall.load(self.table)).table.to_state()

    def teardown(self) -> None:
        if self.table:
            try:
                self.run(self.check())
            finally:
                self.run(self.inside.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        self.folder.cleanup()


def encode(state: object) -> bytes:
    from tablee.tables.telling import encode as as_json

    return as_json(state)


def test_whatever_happens_nothing_acknowledged_is_lost_and_everybody_knows_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Seal, "fresh", lambda: Seal(bytes(range(32))))
    run_state_machine_as_test(Evening, settings=settings(max_examples=60, stateful_step_count=40))
