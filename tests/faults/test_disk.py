"""A full disk, a locked database: the table is paused for everybody, nothing is lost, and play goes on afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest

from tests.server.socket.ledger import Ledger
from tests.server.socket.people import Guest, Tab, begin, browser, each, play, whose_turn
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

Happening: TypeAlias = Callable[[Serving], AbstractContextManager[None]]

EVERYTHING = 1_000_000_000  # pages


@pytest.fixture
async def serving(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Serving]:
    serving = Serving(tmp_path, patience=20)
    await serving.start()
    yield serving
    await serving.stop()


@contextmanager
def full(serving: Serving) -> Iterator[None]:
    """The file may not grow."""
    serving.store.writer.db.execute("PRAGMA max_page_count = 1")
    yield
    serving.store.writer.db.execute(f"PRAGMA max_page_count = {EVERYTHING}")


@contextmanager
def locked(serving: Serving) -> Iterator[None]:
    """Another program writes into the file."""
    with closing(sqlite3.connect(serving.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


TROUBLES = [pytest.param(full, "disk_full", id="full"), pytest.param(locked, "store_busy", id="locked")]
trouble = pytest.mark.parametrize(("happens", "code"), TROUBLES)


class Unwritten(NamedTuple):
    """What could not be written, and who had sent it."""

    tab: Tab
    act: dict[str, Any]
    command: str


async def play_into_trouble(tabs: list[Tab]) -> Unwritten:
    """Back and forth, as long as the file still has room for a line."""
    for _ in range(500):
        mover = await whose_turn(tabs)
        assert mover is not None, "the game ended before the disk was full"
        acts: list[dict[str, Any]] = [{"act": "play", "move": mover.view["options"][0]}, {"act": "ask_undo"}]
        for act in acts:
            command = await mover.do(**act)
            if (await mover.answer(command)).get("code") == "try_again":
                return Unwritten(mover, act, command)
    raise AssertionError("there was always room")


async def checked(serving: Serving, tabs: list[Tab]) -> None:
    """The log has what was acknowledged and told, and nothing else."""
    ledger = Ledger(await serving.rows(tabs[0]))
    for tab in tabs:
        heard = [command for command, frame in tab.answers.items() if frame.get("type") != "refused"]
        ledger.has_once(tab.guest.id, heard)
        ledger.has_not(tab.guest.id, [command for command in tab.answers if command not in heard])
        ledger.told(tab)
        ledger.knows(tab.seat, tab)


@trouble
async def test_everybody_is_told_that_the_table_is_paused_and_play_goes_on_afterwards(
    serving: Serving, happens: Happening, code: str
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    with happens(serving):
        unwritten = await play_into_trouble(tabs)
        await each(tabs, lambda tab: tab.until(lambda: tab.troubles))
        assert [tab.troubles for tab in tabs] == [[code]] * 3
        assert await unwritten.tab.refusal(**unwritten.act) == code
        assert await tabs[0].refusal("ask_pause") == code
        said = await tabs[1].say("are you there?")
        assert said["type"] == "heard" or said["code"] == code, "a line may still fit"
        del tabs[1].answers[said["id"]]  # the log of moves knows nothing of it
    await each(tabs, lambda tab: tab.until(lambda: tab.kinds()[-1] == "whole"))
    await checked(serving, tabs)
    await play(tabs)
    assert tabs[0].view["over"]
    await checked(serving, tabs)


@trouble
async def test_the_refused_command_is_taken_when_it_is_sent_again(
    serving: Serving, happens: Happening, code: str
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    with happens(serving):
        unwritten = await play_into_trouble(tabs)
    await each(tabs, lambda tab: tab.until(lambda: tab.kinds()[-1] == "whole"))
    del unwritten.tab.answers[unwritten.command]
    assert "n" in await unwritten.tab.ask(**unwritten.act, as_id=unwritten.command)
    await checked(serving, tabs)


@trouble
async def test_other_tables_are_paused_only_when_they_need_the_disk(
    serving: Serving, happens: Happening, code: str
) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    here, there = await begin(people), await begin(people)
    with happens(serving):
        await play_into_trouble(here)
        await each(there, lambda tab: tab.settle())
        assert [tab.troubles for tab in there] == [[]] * 3
    await each(here, lambda tab: tab.until(lambda: tab.kinds()[-1] == "whole"))
    await play(there)
    await play(here)
    await checked(serving, here)
    await checked(serving, there)


@trouble
async def test_who_comes_in_meanwhile_waits_and_is_told_only_what_is_on_disk(
    serving: Serving, happens: Happening, code: str
) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    with happens(serving):
        await play_into_trouble(tabs)
        late = await Tab.open(people[1], tabs[0].table_id)
        await late.hello()
        await late.settle()
        assert "whole" not in late.kinds()
    await late.until(lambda: late.answered_hello)
    assert late.view == tabs[1].view
    await play([tabs[0], late, tabs[2]])
    await checked(serving, [tabs[0], late, tabs[2]])


@trouble
async def test_a_clock_that_runs_out_meanwhile_plays_the_default_once_afterwards(
    serving: Serving, happens: Happening, code: str
) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    with happens(serving):
        await play_into_trouble(tabs)
        await each(tabs, lambda tab: tab.until(lambda: tab.troubles))
        serving.clock.now += 81_000
    await each(tabs, lambda tab: tab.until(lambda: "whole" in tab.kinds()[tab.kinds().index("trouble") :]))
    await serving.pass_time(tabs[0], 0)
    await each(tabs, lambda tab: tab.until(lambda: tab.events("default_played")))
    await each(tabs, lambda tab: tab.settle())
    assert len(tabs[0].events("default_played")) == 1
    await checked(serving, tabs)


@trouble
async def test_a_table_cannot_be_opened_meanwhile_and_can_be_afterwards(
    serving: Serving, happens: Happening, code: str
) -> None:
    (ana,) = await serving.people("Ana")
    with happens(serving):
        answers = [await open_table(serving, ana) for _ in range(60)]
        assert (503, code) in answers
        async with browser(serving.base) as visitor:
            assert (await visitor.get("/healthz")).status_code == 200
            assert (await visitor.get("/readyz")).status_code == 503
    await serving.until(lambda: serving.store.health() == "ok")
    assert (await open_table(serving, ana))[0] == 201


async def open_table(serving: Serving, guest: Guest) -> tuple[int, str]:
    answer = await guest.ask("POST", "/api/tables", json={"game": "smile", "settings": {"seats": 3}})
    return answer.status_code, answer.json()["code"]
