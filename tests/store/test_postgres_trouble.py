"""A database that is restarted, locked or full: everybody is told, nothing is lost or doubled, and it heals."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.store import Duplicate, NoDatabase, Row, StoreError, Unavailable, postgres_writer
from tablee.store.postgres import PostgresStore
from tests.postgres import Server
from tests.store.places import ENOUGH, Answers, append, record, row, run, until
from tests.store.test_postgres_leases import beside, until_somebody_waits

TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablee'"
NO_ROOM = """
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON log EXECUTE FUNCTION no_room();
    CREATE TRIGGER no_room BEFORE INSERT ON room EXECUTE FUNCTION no_room();
"""
ROOM = "DROP FUNCTION no_room CASCADE"


async def well(store: PostgresStore) -> None:
    await until(lambda: store.health() == "ok")


# --- Restarted


class Player:
    """Somebody who sends one command after the other to a table, and sends each again until it is acknowledged."""

    def __init__(self, store: PostgresStore, table: str) -> None:
        self.store = store
        self.table = table
        self.acknowledged: list[Row] = []
        self.sent = 0
        self.told = 0
        self.enough = False

    async def play(self) -> None:
        number = 1
        while not self.enough:
            move = row(self.table, number, f"command {len(self.acknowledged)}", due=number)
            try:
                await self.send(move)
            except Duplicate as error:
                self.acknowledged.append((await self.store.read(self.table, error.number - 1, 1))[0])
                number = error.number + 1
            except StoreError:
                number = await self.next_number()
            else:
                self.acknowledged.append(move)
                number += 1

    async def send(self, move: Row) -> None:
        answer = asyncio.get_running_loop().create_future()

        def then(error: StoreError | None) -> None:
            self.told += 1
            answer.set_result(None) if error is None else answer.set_exception(error)

        self.sent += 1
        self.store.append(move, then, snapshot=b"%d" % move.number)
        await answer

    async def next_number(self) -> int:
        while True:
            await well(self.store)
            try:
                return len(await self.store.read(self.table, 0, 1_000_000)) + 1
            except Unavailable:
                await asyncio.sleep(0.01)


async def under_load(store: PostgresStore, disturb: Any) -> None:
    """Some players, some disturbances, and then the reckoning."""
    players = [Player(store, f"t{number}") for number in range(8)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for number in range(4):
        before = sum(len(player.acknowledged) for player in players)
        await until(lambda before=before: sum(len(p.acknowledged) for p in players) > before + 100)  # type: ignore[misc]
        await disturb(number)
    await well(store)
    for player in players:
        player.enough = True
    await asyncio.gather(*playing)
    for player in players:
        rows = await store.read(player.table, 0, 1_000_000)
        assert rows == player.acknowledged
        assert player.told == player.sent
        assert (await store.latest_snapshot(player.table)) == (len(rows), b"%d" % len(rows))
    assert dict(await store.deadlines()) == {player.table: len(player.acknowledged) for player in players}


def test_when_connections_are_cut_under_load_nothing_acknowledged_is_lost_and_nothing_doubled(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store, beside(database) as db:

            async def disturb(number: int) -> None:
                await db.execute(TERMINATE)

            await under_load(store, disturb)

    run(story())


def test_when_the_database_is_restarted_under_load_nothing_acknowledged_is_lost_and_nothing_doubled(
    postgres: Server, database: str
) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store:

            async def disturb(number: int) -> None:
                await asyncio.to_thread(postgres.stop, "immediate" if number % 2 else "fast")
                try:
                    await until(lambda: store.health() == "broken")
                finally:
                    await asyncio.to_thread(postgres.start)

            await under_load(store, disturb)

    run(story())


def test_while_there_is_no_database_everybody_is_told_at_once(postgres: Server, database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store:
            await store.create(record("a"), row("a", 1))
            await asyncio.to_thread(postgres.stop)
            try:
                await until(lambda: store.health() == "broken")  # without anybody trying
                assert await append(store, row("a", 2), row("b", 1), row("a", 9)) == ["broken"] * 3
                for asked in (store.read("a"), store.say("a", "table", b"?"), store.claim("a"), store.ring("x", "y")):
                    with pytest.raises(Unavailable, match="broken"):
                        await asked
                with pytest.raises(NoDatabase) as caught:
                    await PostgresStore(database).open()
                assert caught.value.reason == "unreachable"
            finally:
                await asyncio.to_thread(postgres.start)
            await well(store)
            assert await append(store, row("a", 3)) == ["conflict"]  # its basis was never written
            assert await append(store, row("a", 2)) == ["ok"]

    run(story())


def test_trouble_is_a_line_when_it_begins_and_one_when_it_is_over(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store, beside(database) as db:
            await append(store, row("a", 1))
            await db.execute(TERMINATE)
            await until(lambda: len(caplog.messages) == 2)
            assert await append(store, row("a", 2)) == ["ok"]

    run(story())
    assert caplog.messages == ["the database takes no rows: broken, connection lost", "the database takes rows again"]


def test_a_store_without_a_database_can_be_closed(postgres: Server, database: str) -> None:
    async def story() -> None:
        store = PostgresStore(database, node="one")
        await store.open()
        answers = Answers()
        await asyncio.to_thread(postgres.stop)
        try:
            store.append(row("a", 1), answers.then)
            await store.close()
            assert answers.codes() == ["broken"]
        finally:
            await asyncio.to_thread(postgres.start)

    run(story())


def test_a_reader_that_has_lost_its_connection_does_not_keep_the_others_from_reading(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store:
            await append(store, row("a", 1))
            await asyncio.gather(*[store.read("a") for _ in range(6)])
            first = store.reads.free[0]
            assert first.db is not None
            first.db.terminate()
            assert await store.read("a") == [row("a", 1)]
            await until(lambda: first.trouble is None and first.db is not None)

    run(story())


def test_somebody_who_stops_waiting_for_an_answer_does_not_disturb_the_next(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store:
            await append(store, *[row("a", number, told=b"x" * 100_000) for number in range(1, 30)])
            for _ in range(5):
                readings = [asyncio.create_task(store.read("a")) for _ in range(6)]
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                for reading in readings:
                    reading.cancel()
                await asyncio.gather(*readings, return_exceptions=True)
                assert len(await store.read("a")) == 29

    run(story())


# --- Locked, full


def test_while_somebody_else_has_the_log_everybody_is_told_that_it_is_locked(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one", patience=20) as store, beside(database) as db:
            await append(store, row("a", 1))
            held = db.transaction()
            await held.start()
            await db.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            assert await append(store, row("a", 2), row("b", 1)) == ["locked", "locked"]
            assert store.health() == "locked"
            assert await store.read("a") == [row("a", 1)]
            await held.rollback()
            await well(store)  # nobody has to try
            assert await append(store, row("a", 2), row("b", 1)) == ["ok", "ok"]

    run(story())


def test_a_lock_that_is_short_is_waited_for(database: str) -> None:
    async def story() -> None:
        patience = int(1_000 * ENOUGH)
        async with PostgresStore(database, node="one", patience=patience) as store, beside(database) as db:
            async with beside(database) as other, other.transaction():
                await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                writing = asyncio.create_task(append(store, row("a", 1)))
                await until_somebody_waits(db)
            assert await writing == ["ok"]

    run(story())


def test_on_a_full_disk_everybody_is_told_and_when_there_is_room_it_goes_on(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store, beside(database) as db:
            await store.create(record("a"), row("a", 1))
            await db.execute(NO_ROOM)
            answers = Answers()
            store.append(row("a", 2), answers.then, record("a", state="over"), b"snapshot")
            store.append(row("b", 1), answers.then)
            await answers.all(2)
            assert answers.codes() == ["full", "full"]
            assert store.health() == "full"
            assert (await store.record("a"), await store.latest_snapshot("a")) == (record("a"), None)
            await db.execute(ROOM)
            await well(store)
            assert await append(store, row("a", 2), row("b", 1)) == ["ok", "ok"]

    run(story())


def test_a_full_disk_without_orders_is_still_said_to_be_full(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database, node="one") as store, beside(database) as db:
            await db.execute(NO_ROOM)
            assert await append(store, row("a", 1)) == ["full"]
            with pytest.raises(Exception, match="no room"):
                async with store.log.line.one_at_a_time:
                    await store.log.line.probe()
            assert store.health() == "full"
            assert await append(store, row("a", 1)) == ["full"]
            await db.execute(ROOM)

    run(story())


# --- Too much


def test_when_too_much_waits_the_rest_is_refused_in_its_order(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_writer, "MOST_WAITING", 10)

    async def story() -> None:
        async with PostgresStore(database, node="one") as store:
            tries = await append(store, *[row("a", number) for number in range(1, 13)])
            assert tries == ["ok"] * 10 + ["locked"] * 2
            assert await append(store, row("a", 11)) == ["ok"]

    run(story())


@pytest.mark.parametrize(("limit", "value"), [("MOST_AT_ONCE", 4), ("MOST_BYTES", 900)])
def test_a_commit_has_a_size(database: str, monkeypatch: pytest.MonkeyPatch, limit: str, value: int) -> None:
    monkeypatch.setattr(postgres_writer, limit, value)

    async def story() -> None:
        async with PostgresStore(database, node="one") as store:
            commits: list[int] = []
            store.committed = lambda rows, seconds: commits.append(rows)
            tries = await append(store, *[row("a", number) for number in range(1, 11)], row("b", 1, told=b"x" * 2_000))
            assert tries == ["ok"] * 11
            assert commits == ([4, 4, 3] if limit == "MOST_AT_ONCE" else [4, 4, 2, 1])

    run(story())
