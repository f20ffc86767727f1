"""Signals: shown to whoever hears the table, for a moment; who may show what, how fast, and that nothing stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablee.games import SHELF
from tablee.games.smile import SMILE
from tablee.kernel import Channels, Eyes
from tablee.server.limits import USUAL, Limits, Rate
from tablee.server.messages import NONSENSE
from tablee.server.socket import STRIKES
from tests.kernel.calls import Call, CallGame
from tests.server.socket.people import Guest, Tab, begin, each, play
from tests.server.socket.serving import Clock, Serving
from tests.server.socket.told import Frame

pytestmark = pytest.mark.anyio

POINT = {"signal": "point", "spot": "C17"}
THINK = {"signal": "think"}


async def show(tab: Tab, signal: Frame) -> Frame:
    """The answer to its sender."""
    command = tab.guest.next_id()
    await tab.send({"type": "signal", "id": command, "signal": signal})
    return await tab.answer(command)


async def refusal(tab: Tab, signal: Frame) -> str:
    answer = await show(tab, signal)
    assert answer["type"] == "refused", answer
    assert answer["rule"] == "table"
    return str(answer["code"])


async def shown(tab: Tab) -> list[tuple[int, Frame]]:
    await tab.settle()
    return [(frame["seat"], frame["signal"]) for frame in tab.frames if frame.get("type") == "signalled"]


async def test_a_signal_is_shown_to_everybody_its_sender_and_onlookers_too(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    assert (await show(tabs[2], POINT))["type"] == "heard"
    assert (await show(tabs[0], THINK))["type"] == "heard"
    for tab in [*tabs, eve]:
        assert await shown(tab) == [(2, POINT), (0, THINK)]


async def test_a_signal_is_seen_in_every_tab_of_its_sender_and_answered_in_one(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    other = await tabs[0].guest.tab(tabs[0].table_id)
    await show(tabs[0], THINK)
    assert await shown(tabs[0]) == await shown(other) == [(0, THINK)]
    assert other.answers == {}


async def test_a_signal_takes_no_number_and_stands_in_no_log_and_no_chat(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    rows, n = await serving.rows(tabs[0]), tabs[0].n
    await show(tabs[0], POINT)
    await each(tabs, lambda tab: tab.settle())
    assert await serving.rows(tabs[0]) == rows
    assert [tab.n for tab in tabs] == [n, n, n]
    assert await serving.store.said(tabs[0].table_id, "table") == []


async def test_who_comes_back_or_comes_later_is_not_told_what_was_shown(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    await tabs[1].drop()
    await serving.lost(tabs[1])
    await show(tabs[0], POINT)
    back = await Tab.open(tabs[1].guest, tabs[1].table_id)
    back.remember(tabs[1])
    await back.hello(tabs[1].n)
    await back.until(lambda: back.answered_hello)
    fresh = await tabs[1].guest.tab(tabs[1].table_id)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    for tab in (back, fresh, eve):
        assert await shown(tab) == []
        assert not any("C17" in text and "point" in text for text in tab.raw)


@pytest.mark.rules("SMI-154")
async def test_who_shows_something_is_back_at_the_table(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[1].heard("hand_over")
    await tabs[1].until(lambda: tabs[1].table["places"][1]["gone"])
    await show(tabs[0], THINK)
    await tabs[1].settle()
    assert tabs[1].table["places"][1]["gone"], "somebody else's finger is no sign of life"
    await show(tabs[1], THINK)
    await tabs[1].until(lambda: not tabs[1].table["places"][1]["gone"])


# --- Who may


async def test_onlookers_show_nothing(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
    for signal in (POINT, THINK):
        assert await refusal(eve, signal) == "silence"
    assert await shown(tabs[0]) == []


async def test_there_is_nothing_to_show_before_the_game_in_a_pause_and_after_the_end(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open(seats=3)
    lobby = await people[0].tab(table)
    await lobby.heard("sit", seat=0)
    assert await refusal(lobby, THINK) == "not_playing"
    tabs = await begin(people)
    await tabs[0].heard("ask_pause")
    for tab in tabs[1:]:
        await tab.heard("answer", yes=True)
    assert await refusal(tabs[0], POINT) == "not_playing"
    await tabs[0].heard("resume")
    await play(tabs)
    assert await refusal(tabs[0], POINT) == "not_playing"
    assert await shown(tabs[1]) == []


async def test_nothing_is_shown_before_hello(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    fresh = await Tab.open(tabs[0].guest, tabs[0].table_id)
    assert await refusal(fresh, THINK) == "hello_first"


class Night(Call):
    """Seats 0 and 1 hear one another by day; by night (the second round) nobody speaks; seat 2 is dead, and listens."""

    def channels(self, eyes: Eyes) -> Channels:
        night = self.round == 2
        hear = () if night and eyes == 1 else ("table",)
        return Channels((), hear) if night or eyes in (2, None) else Channels(("table",), hear)


class NightGame(CallGame):
    key = "night"
    spots = "card:10[0-9]"

    def setup(self, *given: Any, **named: Any) -> Any:
        position = super().setup(*given, **named)
        position.__class__ = Night
        return position


class TestAtNight:
    @pytest.fixture(autouse=True)
    def on_the_shelf(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(SHELF, "night", NightGame())

    async def test_the_dead_show_nothing_and_see_what_the_living_show(self, serving: Serving) -> None:
        tabs = await self.begin(await serving.people("Ana", "Bo", "Cy"))
        signal = {"signal": "point", "spot": "card:101"}
        assert await refusal(tabs[2], signal) == "silence"
        assert (await show(tabs[0], signal))["type"] == "heard"
        for tab in tabs:
            assert await shown(tab) == [(0, signal)]

    async def test_by_night_nobody_shows_anything(self, serving: Serving) -> None:
        tabs = await self.begin(await serving.people("Ana", "Bo", "Cy"))
        await serving.pass_time(tabs[0])
        await tabs[0].until(lambda: tabs[0].view["round"] == 2)
        for tab in tabs:
            assert await refusal(tab, THINK) == "silence"
        for tab in tabs:
            assert await shown(tab) == []

    async def test_who_does_not_hear_the_table_sees_no_signal(
        self, serving: Serving, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tabs = await self.begin(await serving.people("Ana", "Bo", "Cy"))
        monkeypatch.setattr(Night, "channels", only_the_second_is_deaf)
        await show(tabs[0], THINK)
        assert [await shown(tab) for tab in tabs] == [[(0, THINK)], [], [(0, THINK)]]
        assert not any("signalled" in text for text in tabs[1].raw)

    async def begin(self, people: list[Guest]) -> list[Tab]:
        return await begin(people, game="night", pace="live")


def only_the_second_is_deaf(_: object, eyes: Eyes) -> Channels:
    return Channels((), ()) if eyes == 1 else Channels(("table",), ("table",))


# --- What can be pointed at


@pytest.mark.parametrize("spot", ["C51", "C00", "c17", "C17 ", "C17\n", "xC17", "C1", "seat:5", "hand:1", "٣"])
async def test_what_is_no_spot_of_the_game_is_refused(serving: Serving, spot: str) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert await refusal(tabs[0], {"signal": "point", "spot": spot}) == "no_such_spot"
    assert await shown(tabs[1]) == []


@pytest.mark.parametrize("spot", ["C01", "C50", "seat:0", "seat:4", "deck", "supply"])
async def test_every_creature_every_seat_and_both_heaps_can_be_pointed_at(serving: Serving, spot: str) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert (await show(tabs[0], {"signal": "point", "spot": spot}))["type"] == "heard"
    assert await shown(tabs[1]) == [(0, {"signal": "point", "spot": spot})]


async def test_in_a_game_without_spots_one_thinks_and_does_not_point(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(SMILE), "spots", "")
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert await refusal(tabs[0], POINT) == "no_such_spot"
    assert (await show(tabs[0], THINK))["type"] == "heard"


# --- What can be proposed


PROPOSE = {"signal": "propose", "key": "complete", "spot": "C17"}


class TestProposals:
    @pytest.fixture(autouse=True)
    def proposals(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(SMILE), "proposals", ("complete", "leave-it"))

    async def test_a_proposal_is_shown_to_everybody_and_kept_nowhere(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
        eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
        rows, n = await serving.rows(tabs[0]), tabs[0].n
        assert (await show(tabs[1], PROPOSE))["type"] == "heard"
        for tab in [*tabs, eve]:
            assert await shown(tab) == [(1, PROPOSE)]
        assert (await serving.rows(tabs[0]), [tab.n for tab in tabs]) == (rows, [n, n, n])

    async def test_what_the_game_has_no_words_for_is_not_proposed(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        assert await refusal(tabs[0], PROPOSE | {"key": "dance"}) == "no_such_proposal"
        assert await refusal(tabs[0], PROPOSE | {"spot": "C51"}) == "no_such_spot"
        assert await shown(tabs[1]) == []

    async def test_onlookers_propose_nothing(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
        eve = await (await serving.guest("Eve")).tab(tabs[0].table_id)
        assert await refusal(eve, PROPOSE) == "silence"


async def test_in_a_game_without_proposals_one_points_and_proposes_nothing(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    assert await refusal(tabs[0], PROPOSE) == "no_such_proposal"
    assert (await show(tabs[0], POINT))["type"] == "heard"


@pytest.mark.parametrize(
    "message",
    [
        {"signal": THINK},
        {"id": "", "signal": THINK},
        {"id": "s", "signal": {"signal": "dance"}},
        {"id": "s", "signal": {}},
        {"id": "s", "signal": "think"},
        {"id": "s", "signal": {"signal": "point"}},
        {"id": "s", "signal": {"signal": "point", "spot": ""}},
        {"id": "s", "signal": {"signal": "point", "spot": "x" * 41}},
        {"id": "s", "signal": {"signal": "point", "spot": 17}},
        {"id": "s", "signal": {"signal": "think", "spot": "C17"}},
        {"id": "s", "signal": {"signal": "point", "spot": "C17", "key": "complete"}},
        {"id": "s", "signal": {"signal": "propose", "spot": "C17"}},
        {"id": "s", "signal": {"signal": "propose", "key": "complete"}},
        {"id": "s", "signal": {"signal": "propose", "key": "Put one here", "spot": "C17"}},
        {"id": "s", "signal": THINK, "seat": 1},
        {"id": "s", "signal": THINK, "channel": "wolves"},
    ],
)
async def test_a_malformed_signal_is_a_strike(serving: Serving, message: Frame) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    for _ in range(STRIKES):
        await tabs[0].send({"type": "signal"} | message)
    assert await tabs[0].closed() == NONSENSE
    assert tabs[0].refusals() == ["malformed"] * STRIKES
    assert await shown(tabs[1]) == []


# --- How fast


class TestTooFast:
    @pytest.fixture
    def rates(self) -> Mapping[str, Rate]:
        return {"signal": USUAL["signal"]}

    async def test_who_shows_too_much_is_refused_and_seen_again_later(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        answers = [await show(tabs[0], THINK) for _ in range(8)]
        assert [answer.get("code") for answer in answers] == [None] * 6 + ["too_fast"] * 2
        assert len(await shown(tabs[1])) == 6
        assert (await show(tabs[1], THINK))["type"] == "heard", "others have credits of their own"
        assert (await tabs[0].say("chat has its own"))["type"] == "heard"
        serving.steps.now += 1
        answers = [await show(tabs[0], POINT) for _ in range(4)]
        assert [answer.get("code") for answer in answers] == [None] * 3 + ["too_fast"]
        assert len(await shown(tabs[2])) == 10

    async def test_another_tab_of_the_same_person_has_no_credit_of_its_own(self, serving: Serving) -> None:
        tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
        other = await tabs[0].guest.tab(tabs[0].table_id)
        for _ in range(6):
            await show(tabs[0], THINK)
        assert await refusal(other, THINK) == "too_fast"


def test_six_at_once_then_three_a_second() -> None:
    clock = Clock(0)
    limits = Limits(USUAL, lambda: float(clock()))
    assert [limits.take("signal", "ana") for _ in range(7)] == [True] * 6 + [False]
    clock.now += 1
    assert [limits.take("signal", "ana") for _ in range(4)] == [True] * 3 + [False]
