"""What a host does about people, through sockets: who is let in, who is heard, who is sent away; and the next game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server.messages import NOT_ALLOWED
from tablee.tables.replay import read, verify
from tests.server.socket.people import PATIENCE, Guest, Tab, begin, each, knock, play, sit_down
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio


async def turned_away(guest: Guest, table: str) -> int | None:
    """The code with which a socket of theirs is closed, whatever they say."""
    socket = await knock(guest.base, table, cookie=guest.cookie)
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return socket.close_code


async def lobby(serving: Serving, **settings: Any) -> list[Tab]:
    """Ana is the host; Bo sits, too; Eve looks on."""
    *people, eve = await serving.people("Ana", "Bo", "Eve")
    table = await people[0].open(**{"seats": 3} | settings)
    return [*await sit_down(table, people), await eve.tab(table)]


# --- Lock


async def test_nobody_new_comes_to_a_locked_table_and_whoever_is_inside_stays(serving: Serving) -> None:
    ana, bo, eve = await lobby(serving)
    await ana.heard("lock")
    await each([bo, eve], lambda tab: tab.until(lambda: tab.table["locked"]))
    zoe = await serving.guest("Zoe")
    assert await turned_away(zoe, ana.table_id) == NOT_ALLOWED
    assert await eve.refusal("sit") == "locked"
    await eve.hello(eve.n)
    await eve.settle()
    assert await turned_away(eve.guest, ana.table_id) == NOT_ALLOWED
    await ana.heard("lock", yes=False)
    assert (await zoe.tab(ana.table_id)).table["locked"] is False


async def test_whoever_belongs_to_a_locked_table_comes_back_to_it(serving: Serving) -> None:
    ana, bo, _ = await lobby(serving)
    await ana.heard("lock")
    await bo.drop()
    assert (await bo.guest.tab(ana.table_id)).seat == 1
    await ana.heard("stand")  # then Bo is the host, and has no seat either
    back = await bo.guest.tab(ana.table_id)
    await back.heard("stand")
    assert (await bo.guest.tab(ana.table_id)).host


async def test_a_socket_that_was_opened_before_the_lock_and_says_hello_after_it_is_new(serving: Serving) -> None:
    ana, *_ = await lobby(serving)
    zoe = await Tab.open(await serving.guest("Zoe"), ana.table_id)
    await zoe.settle()
    await ana.heard("lock")
    await zoe.hello()
    assert await zoe.closed() == NOT_ALLOWED


async def test_at_a_locked_table_only_those_speak_who_belong_to_it(serving: Serving) -> None:
    """Nobody could take the word from somebody without a seat."""
    ana, bo, eve = await lobby(serving)
    assert (await eve.say("hello"))["type"] == "heard"
    await ana.heard("lock")
    assert (await eve.say("hello?"))["code"] == "locked"
    assert (await bo.say("hello"))["type"] == "heard"
    await ana.heard("lock", yes=False)
    assert (await eve.say("at last"))["type"] == "heard"


async def test_a_locked_table_is_on_no_list_and_says_so_outside(serving: Serving) -> None:
    ana, *_ = await lobby(serving, listed=True)
    zoe = await serving.guest("Zoe")

    async def shown() -> tuple[int, bool]:
        listed = (await zoe.ask("GET", "/api/tables")).json()["to_join"]
        return len(listed), (await zoe.ask("GET", f"/api/tables/{ana.table_id}")).json()["locked"]

    assert await shown() == (1, False)
    await ana.heard("lock")
    assert await shown() == (0, True)
    await ana.heard("lock", yes=False)
    assert await shown() == (1, False)


async def test_a_locked_table_stays_locked_when_the_house_is_started_again(serving: Serving) -> None:
    ana, *_ = await lobby(serving)
    await ana.heard("lock")
    await serving.restart()
    assert (await ana.guest.tab(ana.table_id)).table["locked"]
    assert await turned_away(await serving.guest("Zoe"), ana.table_id) == NOT_ALLOWED


# --- Mute


async def test_what_a_muted_person_says_and_shows_reaches_nobody(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[0].heard("mute", seat=1)
    assert (await tabs[1].say("but!"))["code"] == "muted"
    await tabs[1].send({"type": "signal", "id": "finger", "signal": {"signal": "point", "spot": "deck"}})
    assert (await tabs[1].answer("finger"))["code"] == "muted"
    await each(tabs, lambda tab: tab.settle())
    assert [tab.said for tab in tabs] == [[], [], []]
    assert all(tab.table["places"][1]["muted"] for tab in tabs)
    assert not any(frame.get("type") == "signalled" for tab in tabs for frame in tab.frames)
    await play(tabs, 6)
    await tabs[0].heard("mute", seat=1, yes=False)
    assert (await tabs[1].say("thank you"))["type"] == "heard"


async def test_a_muted_line_is_no_sign_of_life(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[0].heard("mute", seat=1)
    await tabs[1].heard("hand_over")
    await tabs[1].say("here!")
    await tabs[1].settle()
    assert tabs[1].table["places"][1]["gone"]


async def test_whoever_was_muted_before_they_stood_up_is_muted_beside_the_table(serving: Serving) -> None:
    ana, bo, _ = await lobby(serving)
    await ana.heard("mute", seat=1)
    await bo.heard("stand")
    assert (await bo.say("ha!"))["code"] == "muted"


# --- Bar


async def test_whoever_is_barred_before_the_game_is_put_out_of_every_tab_and_not_let_in_again(serving: Serving) -> None:
    ana, bo, eve = await lobby(serving)
    other = await bo.guest.tab(ana.table_id)
    await ana.heard("bar", seat=1)
    assert [await tab.closed() for tab in (bo, other)] == [NOT_ALLOWED] * 2
    assert ["person_barred", 1, "Bo"] in bo.events("person_barred"), "they are told why"
    assert await turned_away(bo.guest, ana.table_id) == NOT_ALLOWED
    await eve.until(lambda: eve.table["places"][1]["kind"] == "free")
    mine = (await bo.guest.ask("GET", "/api/tables/mine")).json()["tables"]
    assert mine == []


async def test_a_barred_player_is_put_out_and_the_game_goes_on_with_a_bot(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"), watchable=True)
    await tabs[0].heard("bar", seat=1)
    assert await tabs[1].closed() == NOT_ALLOWED
    assert await turned_away(tabs[1].guest, tabs[0].table_id) == NOT_ALLOWED
    await tabs[2].until(lambda: tabs[2].table["places"][1]["gone"])
    assert tabs[2].table["places"][1]["barred"]
    assert (await tabs[1].guest.ask("GET", "/api/tables/mine")).json()["tables"] == []
    for _ in range(12):
        mover = next((tab for tab in (tabs[0], tabs[2]) if tab.view["options"]), None)
        if mover is None:
            await serving.pass_time(tabs[0])
        else:
            await mover.heard("play", move=mover.view["options"][0])
        await each([tabs[0], tabs[2]], lambda tab: tab.settle())
    assert "bot_play" in await serving.acts(tabs[0])
    assert "find" not in await serving.acts(tabs[0])


async def test_whoever_is_barred_stays_so_when_the_house_is_started_again(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await tabs[0].heard("bar", seat=1)
    await serving.restart()
    assert await turned_away(tabs[1].guest, tabs[0].table_id) == NOT_ALLOWED
    back = await tabs[0].guest.tab(tabs[0].table_id)
    assert back.table["places"][1]["gone"]


# --- The next game


async def test_a_rematch_keeps_who_is_muted_and_who_was_barred(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy", "Di")
    tabs = await begin(people)
    await play(tabs)
    await tabs[0].heard("mute", seat=1)
    await tabs[0].heard("bar", seat=2)
    assert await tabs[1].refusal("rematch") == "muted"
    assert len(serving.hall.rooms) == 1, "no table is opened for it"
    await tabs[3].heard("rematch")
    await tabs[3].until(lambda: tabs[3].table["rematch"])
    new = tabs[3].table["rematch"]
    again = await people[3].tab(new)
    assert [place["name"] for place in again.table["places"]] == ["Ana", "Bo", "", "Di"]
    assert [place["muted"] for place in again.table["places"]] == [False, True, False, False]
    assert await turned_away(people[2], new) == NOT_ALLOWED
    assert (await (await people[1].tab(new)).say("again"))["code"] == "muted"


async def test_whoever_is_let_in_again_comes_back_to_their_seat(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await tabs[0].heard("bar", seat=2)
    assert await turned_away(people[2], tabs[0].table_id) == NOT_ALLOWED
    await tabs[0].heard("unbar", name="Cy")
    back = await people[2].tab(tabs[0].table_id)
    assert (back.seat, back.table["places"][2]["barred"]) == (2, False)
    await back.until(lambda: not back.table["places"][2]["gone"])
    await play([tabs[0], tabs[1], back])
    assert back.table["state"] == "over"


async def test_whoever_was_sent_away_is_let_in_before_the_rematch_begins(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    await play(tabs)
    await tabs[0].heard("bar", seat=2)
    await tabs[0].heard("rematch")
    await tabs[0].until(lambda: tabs[0].table["rematch"])
    new = tabs[0].table["rematch"]
    again = await people[0].tab(new)
    assert again.table["barred"] == ["Cy"]
    await again.heard("unbar", name="Cy")
    assert (await people[2].tab(new)).table["barred"] == []


async def test_a_game_in_which_somebody_was_muted_and_barred_is_told_again_as_it_was(serving: Serving) -> None:
    """The host has no seat: what they did is theirs in the replay, too."""
    host, *people = await serving.people("Host", "Ana", "Bo", "Cy")
    table = await host.open(seats=3, watchable=True)
    holds = await host.tab(table)
    tabs = await sit_down(table, people)
    await holds.heard("mute", seat=1)
    await holds.heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    await play(tabs, 4)
    await holds.heard("mute", seat=1, yes=False)
    await holds.heard("bar", seat=2)
    here = tabs[:2]
    while not here[0].view["over"]:
        mover = next((tab for tab in here if tab.view["options"]), None)
        if mover is None:
            await serving.pass_time(here[0])
        else:
            await mover.heard("play", move=mover.view["options"][-1])
        await each(here, lambda tab: tab.settle())
    answer = await host.ask("GET", f"/api/tables/{table}/replay?eyes=open")
    assert answer.status_code == 200, answer.text
    done = [line["act"]["act"] for line in answer.json()["lines"]]
    assert [act for act in done if act in ("mute", "bar")] == ["mute", "bar"]
    assert verify(read(answer.content)).whole
