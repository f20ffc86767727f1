"""At the table: whose cards are played with, and a table that this program does not know."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.games.smile import SMILE, SmileGame
from tablee.server.messages import OTHER_RULES
from tests.server.socket.people import begin, knock
from tests.server.socket.serving import Serving
from tests.tables.owners import DIGEST, OWNERS_SHELF, STRANGE, program

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_shelf")]


async def restart(serving: Serving, printed: SmileGame | None) -> None:
    serving.shelf = program(printed)
    await serving.restart()


async def test_everybody_is_told_which_cards_a_table_has(serving: Serving) -> None:
    serving.shelf = OWNERS_SHELF
    await serving.restart()
    (ana,) = await serving.people("Ana")
    theirs = await ana.open(seats=3)
    await restart(serving, SMILE)
    printed = await ana.open(seats=3)
    told = [(await ana.tab(table)).table for table in (theirs, printed)]
    assert [(table["digest"], table["owned"]) for table in told] == [(DIGEST, True), (SMILE.edition.digest, False)]


@pytest.mark.parametrize("what", STRANGE)
async def test_a_table_of_something_unknown_lets_nobody_in_and_the_others_play_on(serving: Serving, what: str) -> None:
    serving.shelf = OWNERS_SHELF
    await serving.restart()
    ana, bo, cy = await serving.people("Ana", "Bo", "Cy")
    tabs = await begin([ana, bo, cy])
    strange = tabs[0].table_id
    await restart(serving, STRANGE[what])
    for _ in range(2):
        socket = await knock(serving.base, strange, cookie=ana.cookie)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == OTHER_RULES
    assert (await ana.tab(await ana.open("grumpf", seats=3))).host
    assert serving.hall.faults == 0
