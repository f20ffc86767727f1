"""A table is at one node, people are at any; none of them notices. And when the table goes elsewhere, all go along."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.server.ports import free_port
from tablee.server import links
from tablee.server.limits import Rate
from tablee.server.links import Distant
from tablee.store.postgres import PostgresStore
from tests.faults.players import come_back
from tests.nodes.pair import Node, nodes
from tests.server.socket.people import PATIENCE, Tab, begin, browser, knock, play, sit_down, whose_turn

pytestmark = pytest.mark.anyio


async def sit_apart(house: list[Node], **settings: Any) -> list[Tab]:
    """A game at the first node; everybody else has come to another one."""
    guests = [await house[0].guest(name) for name in ("Ana", "Bo", "Cy")]
    for place, guest in enumerate(guests):
        guest.base = house[place % len(house)].base
    return await begin(guests, **settings)


async def believed_dead(node: Node) -> None:
    """It says no more that it lives, and what it has said is long ago."""
    node.store.beating.cancel()
    db = await asyncpg.connect(node.database)
    await db.execute("UPDATE node SET until = now() - interval '1 second' WHERE address = $1", node.base)
    await db.close()


async def believed_alive(node: Node) -> None:
    """It has said that it lives, for long, and says no more."""
    node.store.beating.cancel()
    db = await asyncpg.connect(node.database)
    await db.execute("UPDATE node SET until = now() + interval '1 hour' WHERE address = $1", node.base)
    await db.close()


# --- Through another node


async def test_people_at_several_nodes_play_at_one_table(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        assert [node.keeps(tabs[0]) for node in house] == [True, False]
        await play(tabs, 20)
        assert len({tab.n for tab in tabs}) == 1
        rows = await house[0].rows(tabs[0])
        assert sum(b'"act":"play"' in row.act for row in rows) == 20


async def test_whoever_comes_back_by_another_node_resumes_where_they_were(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database, 3) as house:
        tabs = await sit_apart(house)
        await play(tabs, 3)
        back = await come_back(tabs[0], house[2].base)
        assert back.kinds()[0] == "resumed"
        await play([back, *tabs[1:]], 5)
        assert [node.keeps(back) for node in house] == [True, False, False]


async def test_talk_and_signals_and_refusals_go_through_too(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        assert (await tabs[1].say("bonjour"))["type"] == "heard"
        for tab in tabs:
            await tab.until(lambda tab=tab: any(b["line"]["text"] == "bonjour" for b in tab.said))  # type: ignore[misc]
        mover = await whose_turn(tabs)
        assert mover is not None
        here, there = (tab for tab in tabs if tab is not mover)
        move = mover.view["options"][0]
        assert await here.refusal("play", move=move) == await there.refusal("play", move=move)


async def test_whoever_talks_nonsense_through_another_node_is_shut_out_alone(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        another = await tabs[1].guest.tab(tabs[0].table_id)
        for _ in range(20):
            await another.send("nonsense")
        assert await another.closed() == 4400
        await play(tabs, 3)


async def test_a_table_that_is_not_there_or_not_for_everybody_is_so_at_every_node(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house, watchable=False)
        stranger = await house[1].guest("Di")
        assert await (await Tab.open(stranger, tabs[0].table_id)).closed() == 4403
        assert await (await Tab.open(stranger, "0" * 32)).closed() == 4404


async def test_only_a_node_of_the_house_comes_in_as_one(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        bare = await knock(house[0].base, "../node")
        await bare.wait_closed()
        assert bare.close_code in (4401, 4404)
        assert house[0].app.socket.links.is_node({"authorization": f"Bearer {house[1].app.socket.links.token}"})
        for shown in ("", "Bearer ", f"Bearer {'0' * 64}"):
            assert not house[0].app.socket.links.is_node({"authorization": shown})


async def test_what_another_node_sends_in_one_turn_of_the_loop_comes_in_one_message(
    tmp_path: Path, database: str
) -> None:
    """Two hundred lines at once are more than one message holds; none is lost, and they stay in order."""
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        for number in range(200):
            await tabs[1].send({"type": "ping", "at": number})
        await tabs[1].until(lambda: sum(frame.get("type") == "pong" for frame in tabs[1].frames) >= 200)
        pongs = [frame["at"] for frame in tabs[1].frames if frame.get("type") == "pong"]
        assert pongs[-200:] == list(range(200))


async def test_the_distance_of_somebody_at_another_node_is_measured_there_and_counts_here(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        guests = [await house[0].guest(name) for name in ("Ana", "Bo")]
        guests[1].base = house[1].base
        table = await guests[0].open("grumpf", seats=2)
        tabs = await sit_down(table, guests)
        (connection,) = [one for one in house[1].app.socket.connections if one.person == guests[1].id]
        await house[1].until(lambda: connection.pulse is not None and connection.pulse.round_trips)
        assert connection.pulse is not None
        connection.pulse.measured, connection.pulse.shortest = 40, 90_000
        await tabs[1].settle()
        (ear,) = [ear for ear in house[0].room(table).listeners.everybody() if ear.person == guests[1].id]
        assert ear.delay == 40
        ear.answers_after(30)
        await house[1].until(lambda: connection.delay == 15)


async def test_a_line_through_which_much_is_told_and_nothing_said_is_kept(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a hushed night, when all listen. A node asks for a sign of life only where it hears nothing itself."""
    monkeypatch.setattr(links, "QUIET", 3_600.0)
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        (ear,) = [ear for ear in house[0].room(tabs[1]).listeners.everybody() if ear.person == tabs[1].guest.id]
        assert isinstance(ear, Distant)
        for _ in range(3):
            ear.line.alive = True
            ear.line.look()
            assert not ear.line.alive
            await house[0].until(lambda: ear.line.alive)
        await play(tabs, 3)


# --- Who is there


async def test_nodes_have_a_line_to_each_other_before_anybody_needs_one(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database, 3) as house:
        for node in house:
            others = {other.base for other in house if other is not node}
            await node.until(lambda node=node, others=others: node.app.socket.links.links.keys() == others)  # type: ignore[misc]


async def test_a_node_that_ends_is_known_to_be_dead_at_once_though_nobody_has_asked_for_its_tables(
    tmp_path: Path, database: str
) -> None:
    """It has said that it lives for another hour: only who finds nobody at its address knows better."""
    async with nodes(tmp_path, database) as house:
        tabs = await begin([await house[0].guest(name) for name in ("Ana", "Bo", "Cy")])
        await house[1].until(lambda: house[0].base in house[1].app.socket.links.links)
        await believed_alive(house[0])
        for listening in house[0].server.servers:
            listening.close()
        house[1].app.socket.links.links[house[0].base].transport.disconnect(False)
        async with asyncio.timeout(PATIENCE):
            while await house[1].store.keeper(tabs[0].table_id) is not None:
                await asyncio.sleep(0.001)
        await come_back(tabs[0], house[1].base)
        assert house[1].keeps(tabs[0])


async def test_a_node_that_could_never_be_reached_is_not_taken_for_dead(tmp_path: Path, database: str) -> None:
    """Perhaps it says a wrong address of itself: it keeps its tables all the same."""
    async with nodes(tmp_path, database) as house:
        elsewhere = f"http://127.0.0.1:{free_port()}"
        async with PostgresStore(database, node=elsewhere):
            for _ in range(3):
                await house[0].app.socket.links.meet()
            assert elsewhere in await house[0].store.nodes()


# --- Elsewhere


async def test_a_node_that_stops_hands_its_tables_over_and_nobody_loses_anything(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        await play(tabs, 5)
        mover = await whose_turn(tabs)
        assert mover is not None
        move = mover.view["options"][0]
        assert (await mover.guest.ask("GET", "/readyz")).status_code == 200
        await house[0].server.ending()  # type: ignore[misc]
        async with browser(house[0].base) as visitor:
            assert (await visitor.get("/readyz")).status_code == 503
        with suppress(ConnectionClosed):  # it is not answered, or there is nobody to send it to any more
            await mover.do("play", move=move, as_id="again")
        assert [await tab.closed() for tab in tabs] == [1012] * 3
        back = [await come_back(tab, house[1].base) for tab in tabs]
        assert house[1].keeps(tabs[0])
        assert [tab.kinds()[0] for tab in back] == ["resumed"] * 3
        await back[tabs.index(mover)].heard("play", move=move, as_id="again")
        await play(back, 5)
        assert await (await Tab.open(back[0].guest, "0" * 32)).closed() == 4404
        back[0].guest.base = house[0].base
        late = await Tab.open(back[0].guest, tabs[0].table_id)  # it takes no more tables, but leads to them
        await late.hello()
        await late.until(lambda: late.answered_hello)


async def test_a_node_that_was_taken_for_dead_forgets_its_tables_and_leads_to_them(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        await play(tabs, 3)
        await believed_dead(house[0])
        await tabs[1].drop()
        other = await come_back(tabs[1], house[1].base)
        assert house[1].keeps(tabs[0])
        store: Any = house[0].store
        store.lost(await store.errands.line.carry_out(store.leases.live))
        assert not house[0].keeps(tabs[0])
        assert await tabs[0].closed() == 1012
        back = [await come_back(tabs[0], house[0].base), other, await come_back(tabs[2], house[0].base)]
        await play(back, 5)
        assert [node.keeps(tabs[0]) for node in house] == [False, True]


async def test_a_node_that_has_lost_a_table_without_knowing_writes_nothing_and_tells_nothing(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        mover = await whose_turn(tabs)
        assert mover is not None
        await believed_dead(house[0])
        assert await house[1].store.claim(tabs[0].table_id) == 2
        before = [tab.n for tab in tabs]
        assert await mover.refusal("play", move=mover.view["options"][0]) == "try_again"
        assert [await tab.closed() for tab in tabs] == [1012] * 3
        assert [tab.n for tab in tabs] == before
        assert not house[0].keeps(tabs[0])


async def test_a_node_that_is_not_sure_to_live_lets_nobody_in_and_gives_its_tables_up(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        store: Any = house[0].store
        store.beating.cancel()
        store.leases.sure_until = 0.0
        assert await tabs[0].closed() == 1012
        assert not house[0].hall.rooms
        tabs[0].guest.base = house[0].base
        assert await (await Tab.open(tabs[0].guest, tabs[0].table_id)).closed() == 1013


async def test_when_the_line_between_two_nodes_breaks_people_come_back_by_themselves(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as house:
        tabs = await sit_apart(house)
        (link,) = house[1].app.socket.links.links.values()
        link.transport.disconnect(False)
        assert await tabs[1].closed() == 1012
        back = await come_back(tabs[1], house[1].base)
        await play([tabs[0], back, tabs[2]], 5)


async def test_a_table_where_only_bots_are_to_move_is_taken_by_another_node(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        ana = await house[0].guest("Ana")
        table = await ana.open(seats=3, takeover="default")
        tab = await ana.tab(table)
        await tab.heard("sit", seat=0)
        for seat in (1, 2):
            await tab.heard("add_bot", seat=seat, level="beginner")
        await tab.heard("ready")
        await tab.heard("start")
        await believed_dead(house[0])
        house[0].hall.keeping.stop()
        house[1].clock.now += 200_000  # a bot has thought, or the turn of somebody who has gone is over
        await house[1].until(lambda: table in house[1].hall.rooms)


async def test_a_table_that_nobody_needs_is_nobodys(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        ana = await house[0].guest("Ana")
        table = await ana.open(seats=3)
        assert await house[1].store.keeper(table) == house[0].base
        house[0].clock.now += 61_000
        assert house[0].hall.housekeeping.put_away() == 1
        async with asyncio.timeout(30):
            while await house[1].store.keeper(table) is not None:
                await asyncio.sleep(0.001)
        await house[1].brings(ana, table)
        assert [table in node.hall.rooms for node in house] == [False, True]


# --- What is the house's


async def test_a_new_name_is_known_at_every_node(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as house:
        ana = await house[0].guest("Ana")
        for node, name in ((house[1], "Anna"), (house[0], "Anne")):
            ana.base = node.base
            assert (await ana.ask("GET", "/api/me")).status_code == 200
            assert (await ana.ask("PUT", "/api/me", json={"name": name})).json()["name"] == name
            for other in house:
                ana.base = other.base
                async with asyncio.timeout(30):
                    while (await ana.ask("GET", "/api/me")).json()["name"] != name:
                        await asyncio.sleep(0.001)


async def test_credits_that_were_used_at_one_node_are_gone_at_the_others(tmp_path: Path, database: str) -> None:
    rates = {"code": Rate(3, 0.001), "message": Rate(1_000, 1)}
    async with nodes(tmp_path, database, rates=rates) as house:
        async with browser(house[0].base) as visitor:
            for _ in range(3):
                assert (await visitor.get("/api/codes/BABAB")).status_code == 404
            assert (await visitor.get("/api/codes/BABAB")).status_code == 429
        await house[0].app.gossip.tell_what_was_spent()
        await house[1].until(lambda: not house[1].app.limits.has("code", "127.0.0.1"))
        async with browser(house[1].base) as visitor:
            assert (await visitor.get("/api/codes/BABAB")).status_code == 429
