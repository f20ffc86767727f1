"""One game of three people at a house that is killed, and what its store knows of it afterwards."""

from __future__ import annotations

from tablee.store import Store
from tests.faults.players import come_back
from tests.faults.reckoning import Reckoning
from tests.faults.victim import Victim
from tests.server.socket.people import Guest, Tab, begin, play


async def killed_in_the_middle_of_a_game(victim: Victim, store: Store) -> None:
    """Everybody comes back to where they were, and plays on. The store is opened when the house is closed."""
    try:
        await victim.start()
        tabs = await begin([await Guest.arrive(victim.base, name) for name in ("Ana", "Bo", "Cy")])
        await play(tabs, 10)
        await victim.kill()
        await victim.start()
        back = [await come_back(tab, victim.base) for tab in tabs]
        assert [tab.kinds()[0] for tab in back] == ["resumed"] * 3
        await play(back, 10)
        for tab in back:
            await tab.close()
        await victim.stop()
        await check(store, tabs + back)
    finally:
        await victim.kill()


async def check(store: Store, tabs: list[Tab]) -> None:
    """Nothing that these were told is missing in the store, and nothing was told that is not there."""
    reckoning = Reckoning()
    async with store:
        reckoning.add(await store.read(tabs[0].table_id), [(tab.guest.id, tab) for tab in tabs])
    assert reckoning.wrong == 0, reckoning
