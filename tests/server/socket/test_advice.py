"""Advice: what a bot would do, for whoever asks alone; who may ask when, and that nobody else notices anything."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from tablee.games import SHELF
from tablee.kernel import Seal
from tablee.server.limits import USUAL, Rate
from tablee.tables import hall
from tablee.tables.minds import Answer
from tablee.tables.workers import Worker
from tests.server.socket.people import Tab, begin, each, first_option, whose_turn
from tests.server.socket.serving import Serving
from tests.server.socket.told import Frame
from tests.tables.test_reasons import TalkingSmile

pytestmark = pytest.mark.anyio

REASON = {"key": "generous", "params": {"left_seat": 1, "count": 3}}


class AdvisedSmile(TalkingSmile):
    adviser: ClassVar[str] = "solid"


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "smile", AdvisedSmile())


class Silent(Worker):
    """Thinks until a test has an answer for it."""

    def __init__(self) -> None:
        self.thinking: list[asyncio.Future[bytes]] = []

    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        self.thinking.append(asyncio.get_running_loop().create_future())
        return self.thinking[-1]

    def answer(self, move: str) -> None:
        self.thinking.pop().set_result(msgspec.json.encode(Answer(move)))


@pytest.fixture
def silent(serving: Serving) -> Silent:
    worker = Silent()
    serving.hall.bots.advisers.workers = [worker]
    return worker


async def consult(tab: Tab) -> str:
    """Ask, and go on; the id of the question."""
    command = tab.guest.next_id()
    await tab.send({"type": "consult", "id": command})
    return command


async def advice(tab: Tab) -> Frame:
    return await tab.answer(await consult(tab))


async def refusal(tab: Tab) -> str:
    answer = await advice(tab)
    assert answer["type"] == "refused", answer
    assert answer["rule"] == "table"
    return str(answer["code"])


async def at_table(serving: Serving, *names: str, **settings: Any) -> tuple[Tab, list[Tab]]:
    """Whoever has to decide, and the others."""
    tabs = await begin(await serving.people(*names or ("Ana", "Bo", "Cy")), **{"adviser": True} | settings)
    mover = await whose_turn(tabs)
    assert mover is not None
    return mover, [tab for tab in tabs if tab is not mover]


def heard_of_it(tab: Tab) -> list[Frame]:
    return [frame for frame in tab.frames if frame.get("type") == "advised"]


async def test_whoever_has_to_decide_is_told_what_a_bot_would_do_and_why(serving: Serving) -> None:
    mover, _ = await at_table(serving)
    answer = await advice(mover)
    assert (answer["type"], answer["n"], answer["reason"]) == ("advised", mover.n, REASON)
    assert answer["move"] in mover.view["options"]
    assert (await mover.heard("play", move=answer["move"])).get("type") != "refused"


async def test_it_is_told_in_every_tab_of_whoever_asked_and_nowhere_else(serving: Serving) -> None:
    mover, others = await at_table(serving, watchable=True)
    second = await mover.guest.tab(mover.table_id)
    eve = await (await serving.guest("Eve")).tab(mover.table_id)
    answer = await advice(mover)
    await each([second, eve, *others], lambda tab: tab.settle())
    assert heard_of_it(second) == [answer]
    for tab in (eve, *others):
        assert not any("advi" in text and "whole" not in text for text in tab.raw)


async def test_the_same_question_has_the_same_answer_after_a_restart_too(serving: Serving) -> None:
    mover, _ = await at_table(serving)
    first, second = await advice(mover), await advice(mover)
    await serving.restart()
    again = await mover.guest.tab(mover.table_id)
    await again.until(lambda: again.view["options"])
    assert first["move"] == second["move"] == (await advice(again))["move"]


async def test_it_takes_no_number_and_stands_in_no_log(serving: Serving) -> None:
    mover, _ = await at_table(serving)
    rows, n = await serving.rows(mover), mover.n
    await advice(mover)
    await mover.settle()
    assert (await serving.rows(mover), mover.n) == (rows, n)


# --- Nobody else notices


async def everything_else(folder: Path, monkeypatch: pytest.MonkeyPatch, asks: bool) -> tuple[list[list[str]], Any]:
    """What the others and an onlooker are sent in a game in which one seat asks before each of its moves, or not."""
    monkeypatch.setattr(hall, "spoken_code", lambda _: "KABUL")
    monkeypatch.setattr(secrets, "token_hex", lambda count: "7a" * count)
    monkeypatch.setattr(Seal, "fresh", classmethod(lambda cls: cls(b"\x05" * 32)))
    serving = Serving(folder)
    await serving.start()
    try:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"), adviser=True, watchable=True)
        eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
        others = [*tabs[1:], eve]
        asked = 0
        for _ in range(30):
            mover = await whose_turn(tabs)
            if mover is None:
                break
            if asks and mover is tabs[0]:
                asked += (await advice(mover))["type"] == "advised"
            serving.clock.now += 1_000
            await mover.heard("play", move=first_option(mover))
        await each(others, lambda tab: tab.settle())
        assert (asked > 3) is asks
        log = [(row.number, row.at, row.due, row.told) for row in await serving.rows(tabs[0])]
        return [tab.raw for tab in others], log
    finally:
        await serving.stop()


async def test_others_and_onlookers_are_sent_the_same_bytes_whether_somebody_asks_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [tmp_path / name for name in ("silent", "asking")]
    for folder in folders:
        folder.mkdir()
    silent, asking = [
        await everything_else(folder, monkeypatch, asks) for folder, asks in zip(folders, (False, True), strict=True)
    ]
    assert silent == asking


async def test_who_asks_is_not_taken_for_somebody_who_is_back(serving: Serving) -> None:
    mover, _ = await at_table(serving)
    await mover.heard("hand_over")
    await mover.until(lambda: mover.table["places"][mover.seat]["gone"])
    assert await refusal(mover) == "not_your_decision"
    await mover.settle()
    assert mover.table["places"][mover.seat]["gone"]


# --- Who may ask, and when


async def test_only_whoever_has_to_decide_asks(serving: Serving) -> None:
    _, others = await at_table(serving, watchable=True)
    for tab in others:
        assert await refusal(tab) == "not_your_decision"
    eve = await (await serving.guest("Eve")).tab(others[0].table_id)
    assert await refusal(eve) == "not_seated"


async def test_nobody_is_advised_where_the_table_has_not_agreed_to_it(serving: Serving) -> None:
    mover, _ = await at_table(serving, adviser=False)
    assert await refusal(mover) == "adviser_off"


async def test_nobody_is_advised_in_a_game_without_an_adviser(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AdvisedSmile, "adviser", "")
    mover, _ = await at_table(serving, adviser=False)
    assert await refusal(mover) == "no_adviser"
    (ana,) = await serving.people("Ana")
    opened = await ana.ask("POST", "/api/tables", json={"game": "smile", "settings": {"seats": 3, "adviser": True}})
    assert (opened.status_code, opened.json()["code"]) == (422, "no_adviser")
    lobby = await ana.tab(await ana.open(seats=3))
    assert await lobby.refusal("configure", settings={"seats": 3, "adviser": True}) == "no_adviser"
    assert lobby.table["settings"]["adviser"] is False


async def test_nobody_is_advised_before_the_game_in_a_pause_and_before_hello(serving: Serving) -> None:
    (ana,) = await serving.people("Ana")
    lobby = await ana.tab(await ana.open(seats=3, adviser=True))
    await lobby.heard("sit", seat=0)
    await lobby.until(lambda: lobby.seat == 0)
    assert await refusal(lobby) == "not_playing"
    mover, others = await at_table(serving)
    await mover.heard("ask_pause")
    for tab in others:
        await tab.heard("answer", yes=True)
    assert await refusal(mover) == "paused"
    assert await refusal(await Tab.open(mover.guest, mover.table_id)) == "hello_first"


@pytest.mark.parametrize(
    "message", [{}, {"id": ""}, {"id": "x" * 41}, {"id": "c", "seat": 1}, {"id": "c", "level": "x"}]
)
async def test_a_question_that_says_more_or_less_is_none(serving: Serving, message: Frame) -> None:
    mover, _ = await at_table(serving)
    await mover.send({"type": "consult"} | message)
    await mover.settle()
    assert mover.refusals() == ["malformed"]


# --- One question at a time, and in time


async def test_a_seat_has_one_open_question(serving: Serving, silent: Silent) -> None:
    mover, _ = await at_table(serving)
    second = await mover.guest.tab(mover.table_id)
    command = await consult(mover)
    await serving.until(lambda: silent.thinking)
    assert await refusal(mover) == await refusal(second) == "already_asked"
    silent.answer(first_option(mover))
    assert (await mover.answer(command))["type"] == "advised"
    command = await consult(mover)
    await serving.until(lambda: silent.thinking)
    silent.answer(first_option(mover))
    assert (await mover.answer(command))["type"] == "advised", "one question after the other"


async def test_an_answer_that_comes_when_the_game_has_gone_on_is_dropped(serving: Serving, silent: Silent) -> None:
    mover, _ = await at_table(serving)
    second = await mover.guest.tab(mover.table_id)
    command = await consult(mover)
    await serving.until(lambda: silent.thinking)
    move = first_option(mover)
    await mover.heard("play", move=move)
    silent.answer(move)
    answer = await mover.answer(command)
    assert (answer["type"], answer["code"]) == ("refused", "too_late")
    await each([mover, second], lambda tab: tab.settle())
    assert heard_of_it(mover) == heard_of_it(second) == []


async def test_an_adviser_without_an_idea_says_so(serving: Serving, silent: Silent) -> None:
    mover, _ = await at_table(serving)
    for nonsense in ("", "dance", "offer C51"):
        command = await consult(mover)
        await serving.until(lambda: silent.thinking)
        silent.answer(nonsense)
        assert (await mover.answer(command))["code"] == "no_advice"


async def test_the_bots_of_a_table_do_not_wait_for_the_adviser(serving: Serving, silent: Silent) -> None:
    (ana,) = await serving.people("Ana")
    tab = await ana.tab(await ana.open(seats=3, adviser=True))
    await tab.heard("sit", seat=0)
    for seat in (1, 2):
        await tab.heard("add_bot", seat=seat, level="beginner")
    await tab.heard("start")
    await tab.until(lambda: tab.view is not None)
    room = serving.room(tab)
    position: Any = room.table.position()
    while 0 not in position.awaited():
        await serving.pass_time(tab)
    await tab.until(lambda: tab.view["options"])
    await consult(tab)
    await serving.until(lambda: silent.thinking)
    await tab.heard("play", move=first_option(tab))
    moves = serving.hall.moves
    while not position.over and 0 not in position.awaited():
        await serving.pass_time(tab)
    assert serving.hall.moves > moves
    assert len(silent.thinking) == 1


class TestTooFast:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"advice": USUAL["advice"], "signal": USUAL["signal"]}

    async def test_who_asks_too_often_waits(self, serving: Serving) -> None:
        mover, others = await at_table(serving)
        answers = [await advice(mover) for _ in range(4)]
        assert [answer.get("code") for answer in answers] == [None] * 3 + ["too_fast"]
        assert await refusal(others[0]) == "not_your_decision", "others have credits of their own"
        serving.steps.now += 5
        assert (await advice(mover))["type"] == "advised"


@pytest.fixture(autouse=True)
async def nothing_is_left_thinking(serving: Serving) -> AsyncIterator[None]:
    yield
    for task in list(serving.hall.bots.advisers.tasks):
        task.cancel()


@pytest.mark.parametrize("key", list(SHELF))
def test_an_adviser_is_one_of_the_bots_of_its_game(key: str) -> None:
    assert SHELF[key].adviser in ("", *SHELF[key].bot_makers())
