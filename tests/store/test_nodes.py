"""The contract of nodes: who keeps a table, and the bell. Where there is one process, everything is its own."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import Unavailable
from tablee.store.log import EVERYBODY
from tests.store.places import Place, append, record, row, run, until


def test_a_table_that_was_created_or_written_to_or_claimed_is_kept_here(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a"), row("a", 1))
            await append(store, row("b", 1))
            assert await store.claim("c") == 1
            assert [await store.keeper(table) for table in "abc"] == [store.node] * 3
            assert [await store.claim(table) for table in "abcc"] == [1] * 4
            assert await store.adrift(1 << 60, 10) == []
            await store.bury("http://elsewhere")
            assert store.sure()

    run(story())


def test_what_is_kept_can_be_renewed_and_released_and_claimed_again(place: Place) -> None:
    async def story() -> None:
        async with place.store() as store:
            await store.create(record("a"), row("a", 1))
            assert await store.renew(["a"]) == []
            assert await store.renew([]) == []
            await store.release(["a"])
            await store.release([])
            assert await store.claim("a") >= 1
            assert await append(store, row("a", 2)) == ["ok"]
            await store.release(["a"])
            assert await append(store, row("a", 3)) == ["ok"]

    run(story())


def test_whoever_listens_to_a_channel_hears_what_is_rung_on_it(place: Place) -> None:
    async def story() -> None:
        heard: list[tuple[str, str]] = []
        others: list[tuple[str, str]] = []
        async with place.store() as store:
            await store.listen(lambda channel, payload: heard.append((channel, payload)), "table é\0", "table 2")
            await store.listen(lambda channel, payload: others.append((channel, payload)))
            rings = [store.ring("table é\0", f"row {number}") for number in range(100)]
            await asyncio.gather(*rings, store.ring("table 2", "über"), store.ring("nobody's", "lost"))
            await store.ring(EVERYBODY, "the end")
            await until(lambda: len(others) == 1 and len(heard) == 101)
        assert heard == [("table é\0", f"row {number}") for number in range(100)] + [("table 2", "über")]
        assert others == [(EVERYBODY, "the end")]

    run(story())


def test_a_closed_store_keeps_nothing_and_rings_no_bell(place: Place) -> None:
    async def story() -> None:
        store = place.store()
        async with store:
            await store.claim("a")
        for refused in (
            store.claim("a"),
            store.renew(["a"]),
            store.release(["a"]),
            store.keeper("a"),
            store.adrift(1, 1),
            store.bury(""),
        ):
            with pytest.raises(Unavailable):
                await refused
        with pytest.raises(Unavailable):
            await store.ring(EVERYBODY, "anybody?")
        with pytest.raises(Unavailable):
            await store.listen(lambda channel, payload: None)

    run(story())
