"""A house that is opened from its backup is the same house to everybody who knew it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.store.backup_sqlite import backup_file, restore_file
from tests.server.http.conftest import TABLE, House
from tests.server.http.playing import begin, person, play

anyio = pytest.mark.anyio


@anyio
async def test_people_codes_and_games_are_there_again(house: House, tmp_path: Path) -> None:
    ana = await house.guest()
    opened = (await ana.post("/api/tables", json=TABLE)).json()
    host = await person(house, "Bo")
    room = await begin(house, host)
    await play(house, room, host, moves=7)
    rows = await house.store.read(room.table.id)
    await backup_file(tmp_path / "tables.db", tmp_path / "house.backup", pause=lambda: None)

    folder = tmp_path / "again"
    folder.mkdir()
    await restore_file(tmp_path / "house.backup", folder / "tables.db")
    again = House(folder)
    async with again.store:
        known = again.visitor()
        known.cookies = ana.cookies
        assert (await known.get("/api/me")).json()["name"] == "Ana"
        assert (await known.get(f"/api/codes/{opened['code']}")).json() == {"id": opened["id"]}
        assert (await known.get(f"/api/tables/{opened['id']}")).json()["state"] == "lobby"
        assert await again.store.read(room.table.id) == rows
        kept = await again.hall.room(room.table.id)
        await play(again, kept, host)
        assert kept.table.state == "over"
        await again.hall.close()
