"""Games in real time through another node than the one that keeps the table: a hunt, a hushed night, a handing-over."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tablee.server import socket
from tablee.tables.hush import BEAT, MARK, SIZE
from tests.faults.players import come_back
from tests.faults.test_kill_in_a_night import choice
from tests.nodes.pair import Node, nodes
from tests.server.socket.hunts import Stopwatch, believe_answers, go, hunt, put, until
from tests.server.socket.ledger import Ledger
from tests.server.socket.people import Guest, Tab, each
from tests.server.socket.test_hunts import placed

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bo", "Cy", "Di", "Eli")
LONGEST = 1_000  # beats of a first night, at most


@pytest.fixture(autouse=True)
def nobody_is_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    believe_answers(monkeypatch)
    monkeypatch.setattr("tablee.server.connection.milliseconds", Stopwatch())
    monkeypatch.setattr(socket, "EVERY", 3_600.0)


class Recorded(Tab):
    """Also what it was sent as it was sent, but for answers to what it asked alone."""

    def __init__(self, guest: Guest, table: str, connection: ClientConnection) -> None:
        super().__init__(guest, table, connection)
        self.sent: list[bytes] = []

    def unwrap(self, frame: bytes) -> None:
        super().unwrap(frame)
        if b'"type":"pong"' not in frame:
            self.sent.append(frame)


async def tab_at(node: Node, guest: Guest, table: str) -> Recorded:
    guest.base = node.base
    tab = await Recorded.open(guest, table)
    await tab.hello()
    await tab.until(lambda: tab.answered_hello)
    return tab


class Pairs:
    """Everybody twice at one table: `near` at the node that keeps it, `far` at another, where they do what they do."""

    def __init__(self, near: list[Recorded], far: list[Recorded]) -> None:
        self.near = near
        self.far = far

    @property
    def all(self) -> list[Tab]:
        return [*self.near, *self.far]

    @property
    def acting(self) -> list[Tab]:
        return [*self.far]

    async def must_have_been_sent_the_same(self) -> None:
        await each(self.all, lambda tab: tab.settle())
        for near, far in zip(self.near, self.far, strict=True):
            assert near.sent == far.sent
            assert (near.n, near.view, near.table) == (far.n, far.view, far.table)


async def begun(house: list[Node], game: str, count: int) -> Pairs:
    """A game that has just begun; nothing that was sent before is recorded."""
    guests = [await house[0].guest(name) for name in NAMES[:count]]
    table = await guests[0].open(game, seats=count)
    far = [await tab_at(house[1], guest, table) for guest in guests]
    for seat, tab in enumerate(far):
        await tab.heard("sit", seat=seat)
        await tab.heard("ready")
    near = [await tab_at(house[0], guest, table) for guest in guests]
    pairs = Pairs(near, far)
    await each(pairs.all, lambda tab: tab.settle())
    for tab in (*near, *far):
        tab.sent.clear()
    await far[0].heard("start")
    await each(pairs.all, lambda tab: tab.until(lambda: tab.view is not None))
    assert [node.keeps(far[0]) for node in house] == [True, False]
    return pairs


# --- A hunt


@pytest.mark.rules("GRU-240", "GRU-241")
async def test_a_hunt_through_another_node_is_told_as_at_the_node_that_keeps_it(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        pairs = await begun(house, "grumpf", 3)
        await go(house[0], pairs.acting)
        for turn in range(5):
            await until(house[0], pairs.far[0], 1_000 * turn + 1_230)
            for tab, board in zip(pairs.acting, ("fish", "fish", "birds"), strict=True):
                await tab.heard("play", move=put(tab, board))
                await tab.heard("play", move="flip 8")  # waits
            await until(house[0], pairs.far[0], 1_000 * turn + 2_200)
            await each(pairs.all, lambda tab: tab.settle())
        assert len(placed(pairs.far[0])) >= 5
        assert placed(pairs.far[0])[0][0] == 1_300
        await pairs.must_have_been_sent_the_same()
        ledger = Ledger(await house[0].rows(pairs.far[0]))
        for tab in pairs.all:
            ledger.told(tab)


@pytest.mark.rules("GRU-274")
async def test_a_node_that_is_told_to_stop_in_the_midst_of_a_hunt_hands_it_over(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        pairs = await begun(house, "grumpf", 3)
        await go(house[0], pairs.acting)
        await until(house[0], pairs.far[0], 1_230)
        await pairs.far[0].heard("play", move=put(pairs.far[0], "fish"))
        await house[0].server.ending()  # type: ignore[misc]
        assert [await tab.closed() for tab in pairs.all] == [1012] * 6
        house[0].clock.now += 2_000
        back = [await come_back(tab, house[1].base) for tab in pairs.far]
        assert [node.keeps(back[0]) for node in house] == [False, True]
        await each(back, lambda tab: tab.settle())
        assert {len(tab.events("hunt_resumed")) for tab in back} == {1}
        assert hunt(house[1], back[0]).phase == "hunt"
        assert placed(back[0]) == []
        await until(house[1], back[0], 1_300)
        await each(back, lambda tab: tab.settle())
        assert [placed(tab) for tab in back] == [[(1_300, 0, 1)]] * 3
        house[0].clock.now += 1
        await back[1].heard("play", move="flip 8")
        ledger = Ledger(await house[1].rows(back[0]))
        for tab in (*pairs.far, *back):
            ledger.told(tab)


# --- A hushed night


async def pass_a_beat(node: Node, pairs: Pairs) -> None:
    """What is due happens, and everybody who is hushed has been sent a frame."""
    room = node.room(pairs.far[0])
    room.hush.stop()
    node.clock.now += BEAT
    room.wake()
    await node.on_disk(room)
    node.hall.beat(room)
    room.hush.stop()  # no other beat before the next step
    told = node.hall.beats // (len(pairs.near) + len(pairs.far))  # nobody has died yet: all are hushed, or nobody
    for tab in (*pairs.near, *pairs.far):
        await tab.until(lambda tab=tab: beats(tab) >= told)  # type: ignore[misc]


def beats(tab: Recorded) -> int:
    return sum(frame.startswith(MARK) for frame in tab.sent)


@pytest.mark.rules("LGT-365")
async def test_a_hushed_night_through_another_node_is_told_beat_by_beat_as_at_the_node_that_keeps_it(
    tmp_path: Path, database: str
) -> None:
    chance = random.Random(1)
    async with nodes(tmp_path, database) as house:
        pairs = await begun(house, "loupsgarous", len(NAMES))
        tapped: dict[str, str] = {}
        for _ in range(LONGEST):
            if pairs.far[0].view["phase"] == "day":
                break
            await pass_a_beat(house[0], pairs)
            tap = pairs.far[0].view["tap"]
            if tap is not None and tap["step"] not in tapped:
                for tab in pairs.far:
                    tapped[tap["step"]] = await tab.do("play", move=choice(tab, chance))
        assert beats(pairs.far[0]) > 40
        assert {len(frame) for tab in pairs.far for frame in tab.sent if frame.startswith(MARK)} == {SIZE}
        await pairs.must_have_been_sent_the_same()
        assert tapped
        assert all(command in pairs.far[-1].answers for command in tapped.values())
