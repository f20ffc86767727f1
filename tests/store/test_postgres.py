"""The store on PostgreSQL: its schema, its commits, and what happens when several nodes are at it at once."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tablee.store import BadMigration, BadRow, CodeTaken, KeptElsewhere, NoDatabase
from tablee.store.migrate import migrations
from tablee.store.postgres import PostgresStore
from tablee.store.postgres_schema import MIGRATIONS, migrate
from tests.postgres import Server
from tests.store.places import Answers, append, record, row, run, until
from tests.store.test_postgres_leases import beside, two_nodes, until_somebody_waits

FIRST = "CREATE TABLE shelf (game TEXT);\nINSERT INTO shelf VALUES ('smile; grumpf');\n"
SECOND = "ALTER TABLE shelf ADD COLUMN seats INTEGER;\nUPDATE shelf SET seats = 4;\n"

# --- The schema


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "0001_shelf.sql").write_text(FIRST)
    return tmp_path


def test_four_nodes_that_start_at_once_make_one_schema(database: str) -> None:
    async def story() -> None:
        stores = [PostgresStore(database, node=f"node {number}") for number in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        tables = [append(store, row(f"t{number}", 1)) for number, store in enumerate(stores)]
        assert await asyncio.gather(*tables) == [["ok"]] * 4
        async with beside(database) as db:
            applied = await db.fetch("SELECT name FROM migration ORDER BY number")
            assert [name for (name,) in applied] == [file.name for file in migrations(MIGRATIONS)]
        for store in stores:
            await store.close()

    run(story())


def test_an_older_database_gets_what_is_new_and_all_of_it_or_nothing(database: str, folder: Path) -> None:
    async def story() -> None:
        async with beside(database) as db:
            await migrate(db, folder)
            await db.execute("INSERT INTO shelf VALUES ('archibald')")
            (folder / "0002_seats.sql").write_text(SECOND)
            (folder / "0003_wrong.sql").write_text("SELECT nothing FROM nowhere;")
            with pytest.raises(asyncpg.UndefinedTableError):
                await migrate(db, folder)
            assert [tuple(line) for line in await db.fetch("SELECT * FROM shelf")] == [
                ("smile; grumpf",),
                ("archibald",),
            ]
            (folder / "0003_wrong.sql").unlink()
            for _ in range(2):
                await migrate(db, folder)
                assert [tuple(line) for line in await db.fetch("SELECT * FROM shelf")] == [
                    ("smile; grumpf", 4),
                    ("archibald", 4),
                ]

    run(story())


def test_a_migration_that_was_edited_later_and_a_newer_database_are_refused(database: str, folder: Path) -> None:
    async def story() -> None:
        async with beside(database) as db:
            (folder / "0002_seats.sql").write_text(SECOND)
            await migrate(db, folder)
            (folder / "0002_seats.sql").unlink()
            with pytest.raises(BadMigration, match=r"0002_seats\.sql: newer"):
                await migrate(db, folder)
            (folder / "0002_seats.sql").write_text(SECOND.replace("4", "5"))
            with pytest.raises(BadMigration, match=r"0002_seats\.sql: changed"):
                await migrate(db, folder)

    run(story())


def test_a_database_that_does_not_fit_is_not_opened(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database), beside(database) as db:
            await db.execute("INSERT INTO migration VALUES (1000, 'from tomorrow', '')")
        with pytest.raises(BadMigration) as caught:
            await PostgresStore(database).open()
        assert caught.value.why == "newer"

    run(story())


# --- The address


def test_where_there_is_nothing_to_open_it_is_said_why(postgres: Server) -> None:
    async def reason(address: str) -> str:
        with pytest.raises(NoDatabase) as caught:
            await PostgresStore(address).open()
        assert (caught.value.code, "secret" in str(caught.value)) == ("broken", False)
        return caught.value.reason

    async def story() -> None:
        there = f"host={postgres.folder}"
        assert await reason(f"postgresql://tablee:secret@/nowhere?{there}") == "unknown"
        assert await reason(f"postgresql://tablee@/postgres?{there}&search_path=nowhere") == "unknown"
        assert await reason(f"postgresql://nobody:secret@/postgres?{there}") == "denied"
        assert await reason("postgresql://tablee:secret@/postgres?host=/nowhere") == "unreachable"
        assert await reason("postgresql://tablee:secret@127.0.0.1:1/postgres") == "unreachable"

    run(story())


# --- Commits


def test_a_row_is_there_for_everybody_when_it_is_told(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            for number in range(1, 21):
                assert await append(one, row("a", number)) == ["ok"]
                assert len(await two.read("a")) == number

    run(story())


@pytest.mark.parametrize(
    ("durability", "usual", "level"),
    [("full", "on", "on"), ("full", "off", "on"), ("full", "local", "local"), ("normal", "on", "off")],
)
def test_a_commit_on_postgresql_is_synchronised_as_it_was_asked_for(
    database: str, durability: Any, usual: str, level: str
) -> None:
    async def story() -> None:
        async with PostgresStore(f"{database}&synchronous_commit={usual}", durability) as store:
            for line in (store.log.line, store.errands.line):
                assert line.db is not None
                assert await line.db.fetchval("SHOW synchronous_commit") == level
        assert PostgresStore(database).durability == "full"

    run(story())


def test_all_rows_of_one_turn_of_all_tables_are_one_transaction(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database) as store, beside(database) as db:
            await append(store, *[row(f"t{number % 9}", 1 + number // 9) for number in range(90)])
            assert await db.fetchval("SELECT count(DISTINCT xmin::text) FROM log") == 1
            assert await db.fetchval("SELECT count(*) FROM log") == 90

    run(story())


def test_the_database_itself_refuses_two_rows_in_one_place_and_two_rows_for_one_command(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database) as store, beside(database) as db:
            await append(store, row("a", 1, "sit"))
            for line in ("('a', 1, 0, 'other', '', '', NULL)", "('a', 2, 0, 'sit', '', '', NULL)"):
                with pytest.raises(asyncpg.UniqueViolationError):
                    await db.execute(f"INSERT INTO log VALUES {line}")

    run(story())


def test_a_row_that_somebody_has_put_there_without_asking_is_a_conflict_or_a_duplicate(database: str) -> None:
    """What we remember of a table is wrong: we look again, and the answer is right."""

    async def story() -> None:
        async with PostgresStore(database) as store, beside(database) as db:
            await append(store, row("a", 1), row("b", 1))
            await db.execute("INSERT INTO log VALUES ('a', 2, 0, 'theirs', '', '', NULL)")
            assert await append(store, row("b", 2), row("a", 2), row("b", 3)) == ["ok", "conflict", "ok"]
            assert await append(store, row("a", 3, "theirs"), row("a", 3)) == ["duplicate", "ok"]

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [{"code": "\0"}, {"code": "\ud800"}, {"created": 1 << 63}, {"summary": "text"}, {"touched": None}, {"id": "t1"}],
    ids=str,
)
def test_what_cannot_be_kept_is_found_among_many_and_only_that_is_refused(database: str, wrong: Any) -> None:
    async def story() -> None:
        async with PostgresStore(database) as store:
            answers = Answers()
            for number in range(20):
                table = f"t{number}"
                store.append(row(table, 1), answers.then, record(table, **(wrong if number == 13 else {})), b"position")
            await answers.all(20)
            assert answers.codes() == ["ok"] * 13 + ["bad_row"] + ["ok"] * 6
            assert [len(await store.read(f"t{number}")) for number in range(20)] == [1] * 13 + [0] + [1] * 6
            assert len(await store.records()) == 19
            assert store.health() == "ok"

    run(story())


def test_a_name_that_is_too_long_for_an_index_is_refused(database: str) -> None:
    async def story() -> None:
        async with PostgresStore(database) as store:
            long = secrets.token_hex(20_000)
            tries = await append(store, row("a", 1), row("a", 2, long), row(long, 1), row("b", 1))
            assert tries == ["ok", "bad_row", "bad_row", "ok"]
            with pytest.raises(BadRow):
                await store.save_person(long, b"", "Zoé", 0)

    run(story())


# --- Several at once


def test_of_two_nodes_that_give_a_code_at_once_one_is_told_that_it_is_taken(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, db):
            async with beside(database) as other:
                giving = other.transaction()
                await giving.start()
                await other.execute(
                    "INSERT INTO table_record VALUES ('a', 'MOUSE', '', 0, true, true, 'lobby', '', '', '', '', 0)"
                )
                late = asyncio.create_task(two.create(record("b", "MOUSE"), row("b", 1)))
                await until_somebody_waits(db)
                await giving.commit()
            with pytest.raises(CodeTaken):
                await late
            assert await two.read("b") == []
            await one.create(record("c", "HORSE"), row("c", 1))

    run(story())


def test_lines_that_two_nodes_say_at_once_have_numbers_of_their_own(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            said = [store.say("a", "table", b"hello") for _ in range(10) for store in (one, two)]
            assert sorted(await asyncio.gather(*said)) == list(range(1, 21))

    run(story())


def test_a_secret_that_two_nodes_make_at_once_is_the_same(database: str) -> None:
    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            made = [store.secret("key", lambda: secrets.token_bytes(8)) for store in (one, two, one, two)]
            assert len(set(await asyncio.gather(*made))) == 1

    run(story())


@pytest.mark.parametrize(("state", "answer"), [("unique_violation", "bad_row"), ("deadlock_detected", "locked")])
def test_whoever_is_never_quick_enough_is_told_so_in_the_end(database: str, state: str, answer: str) -> None:
    never = f"""
        CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN
            IF new.table_id = 'b' THEN RAISE EXCEPTION 'never' USING ERRCODE = '{state}'; END IF;
            RETURN new;
        END $$;
        CREATE TRIGGER never BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION never();
    """

    async def story() -> None:
        async with PostgresStore(database) as store, beside(database) as db:
            await db.execute(never)
            assert await append(store, row("a", 1), row("b", 1), row("c", 1)) == ["ok", answer, "ok"]
            assert store.health() == "ok"

    run(story())


def test_a_table_whose_keeper_cannot_be_found_is_kept_elsewhere_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(table: str) -> None:
        return None

    async def story() -> None:
        async with two_nodes(database) as (one, two, _):
            await one.claim("a")
            monkeypatch.setattr(two, "keeper", nobody)
            with pytest.raises(KeptElsewhere) as caught:
                await two.claim("a")
            assert caught.value.address == ""

    run(story())


def test_somebody_who_does_not_wait_for_a_new_table_disturbs_nobody(database: str) -> None:
    async def story() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        async with PostgresStore(database) as store:
            gone = asyncio.create_task(store.create(record("a"), row("a", 1)))
            await asyncio.sleep(0)
            gone.cancel()
            await store.create(record("b"), row("b", 1))
            assert [len(await store.read(table)) for table in "ab"] == [1, 1]
            assert not await store.has_command("a", "\ud800")
        assert complaints == []

    run(story())


# --- The bell


def test_every_node_of_a_house_hears_the_bell_and_no_other_house(database: str, postgres: Server) -> None:
    async def story() -> None:
        heard: list[str] = []
        async with two_nodes(database) as (one, two, _), PostgresStore(postgres.fresh()) as neighbour:
            for name, store in (("one", one), ("two", two), ("neighbour", neighbour)):
                await store.listen(lambda channel, payload, name=name: heard.append(f"{name} {payload}"))  # type: ignore[misc]
            await one.ring("everybody", "table a")
            await until(lambda: len(heard) == 2)
            await neighbour.ring("everybody", "home")
            await until(lambda: len(heard) == 3)
        assert sorted(heard) == ["neighbour home", "one table a", "two table a"]

    run(story())


def test_whoever_may_have_missed_a_ring_is_told_to_look(database: str) -> None:
    async def story() -> None:
        heard: list[tuple[str, str]] = []
        async with PostgresStore(database) as store:
            await store.listen(lambda channel, payload: heard.append((channel, payload)), "a", "b")
            assert store.rings.line.db is not None
            store.rings.line.db.terminate()
            await until(lambda: len(heard) == 2)
            await store.ring("b", "again")
            await until(lambda: len(heard) == 3)
        assert sorted(heard) == [("a", ""), ("b", ""), ("b", "again")]

    run(story())


@pytest.mark.parametrize("payload", ["x" * 8_000, "\0", "\ud800"], ids=["long", "zero", "half"])
def test_what_no_bell_can_ring_is_refused(database: str, payload: str) -> None:
    async def story() -> None:
        async with PostgresStore(database) as store:
            with pytest.raises(BadRow):
                await store.ring("a", payload)
            await store.ring("a", "é" * 3_900)

    run(story())


def test_a_node_goes_on_when_a_newer_one_has_added_columns(database: str) -> None:
    """An upgrade, node by node: the first new one changes the schema while the old ones still play."""

    async def story() -> None:
        async with PostgresStore(database) as store:
            await store.create(record("a"), row("a", 1))
            await store.save_person("ana", b"hash", "Ana", 5)
            await store.seat("a", "ana")
            db = await asyncpg.connect(database)
            for table in ("log", "table_record", "person", "place", "chat", "snapshot", "deadline", "lease", "node"):
                await db.execute(f"ALTER TABLE {table} ADD COLUMN newer INTEGER NOT NULL DEFAULT 1")
            await db.close()
            assert await append(store, row("a", 2)) == ["ok"]
            await store.save_person("bo", b"hash", "Bo", 6)
            assert [one.number for one in await store.read("a")] == [1, 2]
            assert [one.id for one in await store.records_of("ana", 9)] == ["a"]
            assert [one.id for one in await store.records()] == ["a"]
            found = await store.person("bo")
            assert found is not None
            assert found.name == "Bo"
            assert await store.say("a", "aloud", b"{}") == 1
            assert await store.errands.line.carry_out(store.leases.live) == []

    run(story())
