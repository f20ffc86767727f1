"""What is kept beside the log, alike in every store: lines about tables, cards, talk, people, secrets, a notice.

A statement has a `?` for each of its values, in their order, and says only what SQLite and PostgreSQL both understand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from tablee.store.log import Notice, Person, Store, TableRecord

ROW: Final = "table_id, number, at, command, act, told, due"
RECORD: Final = ", ".join(TableRecord.__struct_fields__)  # named one by one: a newer program may have added some
PERSON: Final = ", ".join(Person.__struct_fields__)
WITH_A_CODE: Final = "state IN ('lobby', 'playing')"
LAST: Final = f"SELECT {ROW} FROM log WHERE table_id = ? ORDER BY number DESC LIMIT 1"
OF_PERSON: Final = f"SELECT {RECORD} FROM place JOIN table_record ON id = table_id WHERE person = ?"
SAID: Final = """
    SELECT number, line FROM chat WHERE table_id = ? AND channel = ? AND number > ? ORDER BY number DESC LIMIT ?
"""
ON_THE_LIST: Final = f"""
    SELECT {RECORD} FROM (
        SELECT newest.*, row_number() OVER (PARTITION BY opener ORDER BY created DESC, id) AS turn FROM (
            SELECT {RECORD} FROM table_record WHERE state = ? AND listed = ? ORDER BY created DESC, id LIMIT ?
        ) AS newest
    ) AS turns ORDER BY turn, created DESC, id LIMIT ?
"""
LOOKED_AT: Final = 2_000  # of the newest tables, when it is asked which are on the list
SAVE_PERSON: Final = """
    INSERT INTO person (id, token_hash, name, created, seen) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name, seen = excluded.seen
"""
PUT_UP: Final = """
    INSERT INTO notice VALUES (1, ?, ?) ON CONFLICT (one) DO UPDATE SET text = excluded.text, until = excluded.until
"""
AFTER: Final = """
    SELECT touched, id FROM table_record WHERE state = ? AND touched < ? AND (touched, id) > (?, ?)
    ORDER BY touched, id LIMIT ?
"""
AFTER_ALL: Final = chr(0x10FFFF)  # no letter comes after it


class Beside(Store):
    """Whoever keeps the rows says how a statement is carried out."""

    @abstractmethod
    async def query(self, statement: str, *values: object) -> list[Any]:
        """What was found, line by line; nothing for values that no store could have kept."""

    @abstractmethod
    async def execute(self, about: str, statement: str, *values: object) -> None:
        """Written when it returns."""

    async def first(self, statement: str, *values: object) -> Any | None:
        lines = await self.query(statement, *values)
        return lines[0] if lines else None

    async def latest_snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = await self.first("SELECT number, state FROM snapshot WHERE table_id = ?", table)
        return (found[0], found[1]) if found else None

    # --- Tables

    async def record(self, table: str) -> TableRecord | None:
        found = await self.first(f"SELECT {RECORD} FROM table_record WHERE id = ?", table)
        return as_record(found) if found else None

    async def by_code(self, code: str) -> TableRecord | None:
        found = await self.first(f"SELECT {RECORD} FROM table_record WHERE code = ? AND {WITH_A_CODE}", code)
        return as_record(found) if found else None

    async def by_beginning(self, letters: str, limit: int) -> list[TableRecord]:
        asked = f"SELECT {RECORD} FROM table_record WHERE id >= ? AND id < ? ORDER BY id LIMIT ?"
        return [as_record(line) for line in await self.query(asked, letters, letters + AFTER_ALL, limit)]

    async def records(
        self, *, state: str | None = None, listed: bool | None = None, limit: int = 100
    ) -> list[TableRecord]:
        asked = {"state = ?": state, "listed = ?": listed}
        wanted = {clause: value for clause, value in asked.items() if value is not None}
        where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
        statement = f"SELECT {RECORD} FROM table_record {where} ORDER BY created DESC, id LIMIT ?"
        return [as_record(line) for line in await self.query(statement, *wanted.values(), limit)]

    async def on_the_list(self, state: str, limit: int = 100) -> list[TableRecord]:
        return [as_record(line) for line in await self.query(ON_THE_LIST, state, True, LOOKED_AT, limit)]

    async def records_of(self, person: str, limit: int) -> list[TableRecord]:
        found = await self.query(f"{OF_PERSON} ORDER BY created DESC, id LIMIT ?", person, limit)
        return [as_record(line) for line in found]

    async def opened_by(self, person: str) -> list[tuple[str, str]]:
        asked = f"SELECT id, state FROM table_record WHERE opener = ? AND {WITH_A_CODE} ORDER BY touched"
        return [(table, state) for table, state in await self.query(asked, person)]

    async def untouched(self, state: str, since: int, limit: int) -> list[str]:
        asked = "SELECT id FROM table_record WHERE state = ? AND touched < ? ORDER BY touched LIMIT ?"
        return [table for (table,) in await self.query(asked, state, since, limit)]

    async def untouched_after(
        self, place: tuple[int, str], state: str, since: int, limit: int
    ) -> list[tuple[int, str]]:
        return [(touched, table) for touched, table in await self.query(AFTER, state, since, *place, limit)]

    async def counts(self) -> dict[str, int]:
        found = await self.query("SELECT state, count(*) FROM table_record GROUP BY state ORDER BY state")
        return dict(found)

    async def content(self, digest: str) -> bytes | None:
        found = await self.first("SELECT written FROM contents WHERE digest = ?", digest)
        return bytes(found[0]) if found else None

    # --- Talk

    async def said(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[tuple[int, bytes]]:
        return [(number, line) for number, line in reversed(await self.query(SAID, table, channel, after, limit))]

    # --- People

    async def save_person(self, person: str, token_hash: bytes, name: str, at: int) -> None:
        await self.execute(person, SAVE_PERSON, person, token_hash, name, at, at)

    async def person(self, person: str) -> Person | None:
        found = await self.first(f"SELECT {PERSON} FROM person WHERE id = ?", person)
        return Person(*found) if found else None

    async def people_named(self, name: str, limit: int) -> list[Person]:
        found = await self.query(
            f"SELECT {PERSON} FROM person WHERE name = ? ORDER BY seen DESC, id LIMIT ?", name, limit
        )
        return [Person(*line) for line in found]

    async def saw(self, person: str, at: int) -> None:
        await self.execute(person, "UPDATE person SET seen = ? WHERE id = ? AND seen < ?", at, person, at)

    async def unseen(self, since: int, limit: int) -> list[str]:
        found = await self.query("SELECT id FROM person WHERE seen < ? ORDER BY seen LIMIT ?", since, limit)
        return [person for (person,) in found]

    async def seat(self, table: str, person: str) -> None:
        await self.execute(table, "INSERT INTO place VALUES (?, ?) ON CONFLICT DO NOTHING", person, table)

    async def unseat(self, table: str, person: str) -> None:
        await self.execute(table, "DELETE FROM place WHERE person = ? AND table_id = ?", person, table)

    # --- The house

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        kept = "SELECT value FROM secret WHERE name = ?"
        found = await self.first(kept, name)
        if found is None:
            await self.execute(name, "INSERT INTO secret VALUES (?, ?) ON CONFLICT DO NOTHING", name, make())
            found = await self.first(kept, name)
        assert found is not None
        return bytes(found[0])

    async def notice(self) -> Notice | None:
        found = await self.first("SELECT text, until FROM notice")
        return Notice(*found) if found else None

    async def put_up(self, notice: Notice | None) -> None:
        if notice is None:
            await self.execute("", "DELETE FROM notice")
        else:
            await self.execute("", PUT_UP, notice.text, notice.until)


def as_record(line: Any) -> TableRecord:
    """SQLite has no truth values, only 0 and 1."""
    table, code, game, created, listed, watchable, *rest = line
    return TableRecord(table, code, game, created, bool(listed), bool(watchable), *rest)
