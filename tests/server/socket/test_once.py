"""The same id is the same intention: sent again, it is answered again and not done again."""

from __future__ import annotations

import pytest

from tests.server.socket.people import Tab, begin, play, whose_turn
from tests.server.socket.serving import Serving

pytestmark = [pytest.mark.anyio, pytest.mark.both_forms]


async def mover_of(tabs: list[Tab]) -> Tab:
    mover = await whose_turn(tabs)
    assert mover is not None
    return mover


async def test_a_move_sent_twice_is_one_move(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    move = mover.view["options"][0]
    first = await mover.ask("play", move=move, as_id="once")
    assert "n" in first
    for _ in range(3):
        await mover.do("play", move=move, as_id="once")
    await mover.settle()
    assert mover.answers["once"] == {"type": "heard", "id": "once"}
    assert (await serving.acts(mover)).count("play") == 1


async def test_a_move_sent_again_on_another_connection_is_one_move(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    move, seen = mover.view["options"][0], mover.n
    await mover.do("play", move=move, as_id="once")
    await mover.drop()
    back = await Tab.open(mover.guest, mover.table_id)
    back.remember(mover)
    await back.hello(mover.n)
    answer = await back.ask("play", move=move, as_id="once")
    assert answer.get("type", "heard") == "heard"
    assert (await serving.acts(back)).count("play") == 1
    await back.until(lambda: back.n > seen)


async def test_a_move_sent_again_after_a_restart_is_one_move(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    move = mover.view["options"][0]
    await mover.heard("play", move=move, as_id="once")
    await serving.restart()
    back = await mover.guest.tab(mover.table_id)
    assert await back.ask("play", move=move, as_id="once") == {"type": "heard", "id": "once"}
    assert back.troubles == []
    assert (await serving.acts(back)).count("play") == 1


async def test_the_same_id_of_somebody_else_is_another_intention(serving: Serving) -> None:
    ana, bo = await serving.people("Ana", "Bo")
    table = await ana.open(seats=3)
    first, second = await ana.tab(table), await bo.tab(table)
    await first.heard("sit", as_id="c1")
    await second.heard("sit", as_id="c1")
    await second.until(lambda: second.seat == 1)
    assert (await serving.acts(table)).count("sit") == 2


async def test_a_refused_id_may_be_used_again(serving: Serving) -> None:
    """What was refused has not happened: the same message may be right a little later."""
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    mover = await mover_of(tabs)
    early = next(tab for tab in tabs if tab is not mover)
    assert (await early.ask("play", move="offer C01", as_id="later"))["type"] == "refused"
    while (now := await mover_of(tabs)) is not early:
        await now.heard("play", move=now.view["options"][0])
    del early.answers["later"]
    assert "n" in await early.ask("play", move=early.view["options"][0], as_id="later")


async def test_every_command_of_a_whole_game_is_in_the_log_once(serving: Serving) -> None:
    tabs = await begin(await serving.people("Ana", "Bo", "Cy"))
    await play(tabs)
    commands = [row.command for row in await serving.rows(tabs[0]) if row.command is not None]
    assert len(commands) == len(set(commands))
    answered = {id for tab in tabs for id, frame in tab.answers.items() if frame.get("type") != "refused"}
    assert {command.partition("/")[2] for command in commands} == answered
