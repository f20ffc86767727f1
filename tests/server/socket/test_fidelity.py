"""At the table: rules that would tell its story otherwise let nobody in, and write nothing."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.games.smile import SMILE, SmileGame
from tablee.server.messages import OTHER_RULES
from tests.server.http.conftest import Seals
from tests.server.socket.people import begin, knock, play
from tests.server.socket.serving import Serving
from tests.tables.owners import QuietSmile, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]


async def restart(serving: Serving, printed: SmileGame) -> None:
    serving.shelf = program(printed)
    await serving.restart()


async def test_a_table_that_would_be_told_otherwise_lets_nobody_in_until_its_rules_are_back(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.tables.hall.Seal", Seals())
    people = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin(people)
    table = tabs[0].table_id
    await restart(serving, QuietSmile())
    before = await serving.rows(table)
    for _ in range(2):
        socket = await knock(serving.base, table, cookie=people[0].cookie)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == OTHER_RULES
    assert await serving.rows(table) == before
    assert (await people[0].tab(await people[0].open("smile", seats=3))).host
    assert serving.hall.faults == 0
    await restart(serving, SMILE)
    back = [await guest.tab(table) for guest in people]
    await play(back)
    assert back[0].view["over"]
