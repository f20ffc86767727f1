"""A table is kept by one node at a time, and a node that has lost it writes nothing to it: whatever clocks say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tablee.store import Fenced, KeptElsewhere, Unavailable
from tablee.store.postgres import PostgresStore
from tablee.store.postgres_leases import LEASE, LIFE
from tests.store.places import ENOUGH, Answers, append, appended, record, row, run, until


@asynccontextmanager
async def beside(address: str) -> AsyncIterator[Any]:
    """Somebody else in the same database."""
    db = await asyncpg.connect(address)
    try:
        yield db
    finally:
        await db.close()


@asynccontextmanager
async def two_nodes(address: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore, Any]]:
    """Two of them, each patient enough for a slow machine, and a look at the database."""
    patience = int(1_000 * ENOUGH)
    async with (
        PostgresStore(address, node="http://one", patience=patience) as one,
        PostgresStore(address, node="http://two", patience=patience) as two,
        beside(address) as db,
    ):
        yield one, two, db


async def freeze(store: PostgresStore, db: Any) -> None:
    """It says no more that it lives, and what it has said is long ago."""
    store.beating.cancel()
    await db.execute("UPDATE node SET until = now() - interval '1 second' WHERE id = $1", store.leases.node)


async def until_somebody_waits(db: Any, count: int = 1) -> None:
    """For a lock of somebody else."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(ENOUGH):
        while await db.fetchval(asked) < count:
            await asyncio.sleep(0.001)


@asynccontextmanager
async def row_under_way(address: str, store: PostgresStore, db: Any) -> AsyncIterator[Answers]:
    """The second row of the table `a`, which has to wait: somebody else writes the same, and thinks better of it."""
    answers = Answers()
    async with beside(address) as other:
        blocking = other.transaction()
        await blocking.start()
        await other.execute("INSERT INTO log VALUES ('a', 2, 0, NULL, '', '', NULL)")
        store.append(row("a", 2), answers.then)
        await until_somebody_waits(db)
        yield answers
        await blocking.rollback()


# --- One at a time


def test_a_table_is_erased_by_whoever_keeps_it_and_nobody_else(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await one.create(record("a", state="over"), row("a", 1))
            with pytest.raises(KeptElsewhere) as caught:
                await two.erase("a")
            assert caught.value.address == "http://one"
            assert len(await two.read("a")) == 1
            await one.release(["a"])
            assert await two.erase("a") is True
            assert await append(one, row("a", 2)) == ["conflict"]
            for table in ("log", "table_record", "lease"):
                assert await db.fetchval(f"SELECT count(*) FROM {table}") == 0, table

    run(story())


def test_a_node_that_has_forgotten_to_let_go_writes_nothing_to_a_table_that_was_erased(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await one.create(record("a", state="over"), row("a", 1))
            await db.execute("UPDATE lease SET until = now() - interval '1 second'")
            assert await two.erase("a") is True
            assert await append(one, row("a", 2)) == ["fenced"]
            assert await db.fetchval("SELECT count(*) FROM log") == 0

    run(story())


def test_every_node_that_lives_has_an_address(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            assert await one.nodes() == await two.nodes() == ["http://one", "http://two"]
            await freeze(two, db)
            assert await one.nodes() == ["http://one"]

    run(story())


def test_a_table_that_a_living_node_keeps_is_nobody_elses(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            await one.create(record("a"), row("a", 1))
            with pytest.raises(KeptElsewhere) as caught:
                await two.claim("a")
            kept = caught.value
            assert (kept.table, kept.address, kept.code) == ("a", "http://one", "kept_elsewhere")
            assert await two.keeper("a") == "http://one"
            assert await two.renew(["a"]) == ["a"]
            await two.release(["a"])
            answers = Answers()
            two.append(row("a", 2), answers.then, record("a", state="over"), b"position")
            (answer,) = await answers.all(1)
            assert isinstance(answer, Fenced)
            assert (answer.table, answer.code) == ("a", "fenced")
            assert await append(one, row("a", 2)) == ["ok"]
            assert await two.read("a") == [row("a", 1), row("a", 2)]
            assert (await two.record("a"), await two.latest_snapshot("a")) == (record("a"), None)

    run(story())


def test_of_two_nodes_that_claim_a_table_at_once_one_gets_it(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            for number in range(10):
                claims = [store.claim(f"t{number}") for store in (one, two)]
                answers = await asyncio.gather(*claims, return_exceptions=True)
                assert sorted(type(answer).__name__ for answer in answers) == ["KeptElsewhere", "int"]

    run(story())


def test_a_table_that_was_released_is_the_next_ones_and_the_count_goes_on(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            await append(one, row("a", 1))
            await one.release(["a"])
            assert await one.keeper("a") is None
            assert await two.claim("a") == 2
            assert await append(two, row("a", 2)) == ["ok"]
            await two.release(["a"])
            assert await one.claim("a") == 3
            assert await append(one, row("a", 3)) == ["ok"]
            assert await append(two, row("a", 4)) == ["fenced"]

    run(story())


def test_what_a_node_kept_that_is_closed_is_free_at_once(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="http://two") as two:
            async with PostgresStore(database, node="http://one") as one:
                await append(one, row("a", 1), row("b", 1))
                assert await append(two, row("a", 2)) == ["fenced"]
            assert await append(two, row("a", 2), row("b", 2)) == ["ok", "ok"]

    run(story())


def test_whoever_comes_to_the_address_of_a_node_has_what_it_kept(database: str) -> None:
    """A process that was killed is started again: nobody has to wait until it is known to be dead."""

    async def story() -> None:
        first = PostgresStore(database, node="http://one")
        await first.open()
        await append(first, row("a", 1))
        async with PostgresStore(database, node="http://one") as second:
            assert await second.claim("a") == 2
            assert await append(first, row("a", 2)) == ["fenced"]
            assert await append(second, row("a", 2)) == ["ok"]
        await first.close()

    run(story())


# --- Taken over


def test_all_tables_of_a_dead_node_can_be_taken_at_once_and_it_can_write_to_none_of_them(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            for table in "abc":
                await one.create(record(table), row(table, 1, due=100))
            await freeze(one, db)
            assert await two.keeper("a") is None
            assert await two.claim("a") == 2
            assert await append(two, row("a", 2), row("b", 2)) == ["ok", "ok"]
            for table in "ab":
                late = await appended(one, row(table, 2, "late"), record=record(table, state="over"), snapshot=b"late")
                assert late == "fenced"
                assert await two.read(table) == [row(table, 1, due=100), row(table, 2)]
                assert await two.record(table) == record(table)
                assert await two.latest_snapshot(table) is None
            assert await two.deadlines() == [("c", 100)]

    run(story())


def test_in_a_commit_with_others_a_lost_table_is_the_only_one_that_is_refused(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await append(one, row("a", 1), row("b", 1), row("c", 1))
            await db.execute("UPDATE lease SET until = now() WHERE table_id = 'b'")
            assert await two.claim("b") == 2
            tries = await append(one, row("a", 2), row("b", 2), row("c", 2), row("b", 3), row("d", 1))
            assert tries == ["ok", "fenced", "ok", "fenced", "ok"]
            assert [len(await two.read(table)) for table in "abcd"] == [2, 1, 2, 1]

    run(story())


def test_a_lease_that_expired_is_still_good_as_long_as_nobody_else_has_taken_it(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, _, db):
            await append(one, row("a", 1))
            await freeze(one, db)
            await db.execute("UPDATE lease SET until = now()")
            assert await append(one, row("a", 2)) == ["ok"]
            assert await one.renew(["a"]) == []
            assert await one.claim("a") == 1

    run(story())


def test_a_table_that_is_taken_while_a_row_is_under_way_does_not_get_it(database: str) -> None:
    """The node has sent its row; somebody else is a moment quicker with the lease."""

    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await one.create(record("a"), row("a", 1))
            answers = Answers()
            async with beside(database) as taker:
                taking = taker.transaction()
                await taking.start()
                await taker.execute("UPDATE lease SET node = $1, epoch = epoch + 1", two.leases.node)
                one.append(row("a", 2), answers.then, record("a", state="over"), b"position")
                one.append(row("b", 1), answers.then)
                await until_somebody_waits(db)
                await taking.commit()
            await answers.all(2)
            assert answers.codes() == ["fenced", "ok"]
            assert await two.read("a") == [row("a", 1)]
            assert (await two.record("a"), await two.latest_snapshot("a")) == (record("a"), None)
            assert await append(two, row("a", 2)) == ["ok"]

    run(story())


def test_whoever_takes_a_table_waits_for_the_row_that_is_under_way_and_finds_it(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await append(one, row("a", 1))
            async with row_under_way(database, one, db) as answers:
                await freeze(one, db)
                claim = asyncio.create_task(two.claim("a"))
                await until_somebody_waits(db, 2)
            assert await claim == 2
            assert await two.read("a") == [row("a", 1), row("a", 2)]
            await answers.all(1)
            assert answers.codes() == ["ok"]
            assert await append(one, row("a", 3)) == ["fenced"]

    run(story())


def test_after_a_lost_connection_nothing_of_it_is_under_way_any_more_when_the_store_is_well(database: str) -> None:
    """The server has not noticed: it goes on with the row of a connection that is long gone, and is waited for."""

    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await append(one, row("a", 1))
            async with row_under_way(database, one, db) as answers:
                assert one.log.line.db is not None
                one.log.line.db.terminate()
                await answers.all(1)
                assert answers.codes() == ["broken"]
                assert one.health() == "broken"
                await until_somebody_waits(db, 2)  # the new connection, for the lease
            await until(lambda: one.health() == "ok")
            known = await two.read("a")
            assert known == [row("a", 1), row("a", 2)]  # it was under way, and nobody was told that it was not written
            assert await append(one, row("a", 3, "c2"), row("a", 3)) == ["duplicate", "ok"]

    run(story())


def test_a_node_that_is_frozen_in_a_transaction_is_given_up_by_the_database(database: str) -> None:
    """The log is written in one statement; but what is written beside it may be several, and hold a lease."""

    async def story() -> None:
        async with PostgresStore(database) as store:
            for line in (store.log.line, store.errands.line):
                assert line.db is not None
                assert await line.db.fetchval("SHOW idle_in_transaction_session_timeout") == "5s"
            assert store.errands.line.db is not None
            await store.errands.line.db.execute("SET idle_in_transaction_session_timeout = 1")

            async def stop_in_the_middle(db: Any) -> None:
                async with db.transaction():
                    await store.leases.claim(db, "a")
                    await until(db.is_closed)

            with pytest.raises(Unavailable, match="broken"):
                await store.write("a", stop_in_the_middle)
            await until(lambda: store.health() == "ok")
            async with PostgresStore(database) as other:
                assert await other.claim("a") == 1

    run(story())


# --- Housekeeping


def test_what_is_kept_is_renewed_in_time(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await append(one, row("a", 1), row("b", 1))
            await one.release(["b"])
            await db.execute("UPDATE lease SET until = now()")
            one.leases.renewed_at -= LEASE
            assert await one.errands.line.carry_out(one.leases.live) == []
            kept = await db.fetch("SELECT table_id, until > now() FROM lease ORDER BY table_id")
            assert [tuple(line) for line in kept] == [("a", True), ("b", False)]
            assert await two.claim("b") == 2

    run(story())


def test_a_node_that_was_believed_dead_is_told_at_once_which_tables_it_has_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.postgres.BEAT", 0.001)

    async def story() -> None:
        lost: list[list[str]] = []
        async with two_nodes(database) as (one, two, db):
            one.lost = lost.append
            await append(one, row("a", 1), row("b", 1))
            await freeze(one, db)
            assert await two.claim("a") == 2
            one.beating = asyncio.get_running_loop().create_task(one.beat())
            await until(lambda: bool(lost))
            assert lost == [["a"]]
            assert await append(one, row("b", 2)) == ["ok"]

    run(story())


def test_a_table_that_was_taken_while_the_connection_was_lost_is_told_too(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            await append(one, row("a", 1), row("b", 1))
            await freeze(one, db)
            await two.claim("a")
            await one.log.line.carry_out(one.leases.greet)
            assert await one.errands.line.carry_out(one.leases.live) == ["a"]
            assert await one.errands.line.carry_out(one.leases.live) == []

    run(story())


def test_a_node_is_sure_of_its_tables_only_as_long_as_the_others_believe_that_it_lives(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        now = 1_000.0
        monkeypatch.setattr("tablee.store.postgres_leases.monotonic", lambda: now)
        async with PostgresStore(database) as store:
            store.beating.cancel()
            assert store.sure()
            now += LIFE
            assert not store.sure()
            await store.errands.line.carry_out(store.leases.live)
            assert store.sure()
        assert not store.sure()

    run(story())


def test_tables_that_nobody_keeps_are_found_when_something_falls_due_there(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            late, soon, never, ours = (
                row(name, 1, due=due) for name, due in zip("abcd", (30, 10, None, 5), strict=True)
            )
            await append(one, late, soon, never)
            await append(two, ours)
            assert await two.adrift(1_000, 10) == []
            await freeze(one, db)
            assert await two.adrift(1_000, 10) == ["b", "a"]
            assert await two.adrift(30, 10) == ["b"]
            assert await two.adrift(1_000, 1) == ["b"]
            await two.claim("b")
            assert await one.adrift(1_000, 10) == ["a"]

    run(story())


def test_nobody_waits_for_a_node_that_is_known_to_have_ended(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            await append(one, row("a", 1))
            await two.bury("http://two")
            assert await two.keeper("a") == "http://one"
            one.beating.cancel()
            await two.bury("http://one")
            assert await two.claim("a") == 2

    run(story())


def test_a_node_says_again_and_again_that_it_lives_and_those_long_dead_are_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.store.postgres.BEAT", 0.001)

    async def story() -> None:
        async with beside(database) as db:
            async with PostgresStore(database, node="http://one") as one:
                await db.execute("UPDATE node SET until = now()")
                await append(one, row("a", 1))
                async with asyncio.timeout(ENOUGH):
                    while await one.keeper("a") is None:
                        await asyncio.sleep(0.001)
                await db.execute("INSERT INTO node VALUES ('old', 'http://old', now() - interval '1 day')")
                async with PostgresStore(database):
                    assert await db.fetchval("SELECT count(*) FROM node") == 2
            assert await db.fetchval("SELECT count(*) FROM node") == 0

    run(story())
