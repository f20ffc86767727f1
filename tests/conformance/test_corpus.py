"""Games that were recorded by this version and the ones before (`python -m tools.corpus`): all of them are told as they
were told then, and those that were not over go on.
"""

from __future__ import annotations

import gzip
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest

from tablee.games import SHELF
from tablee.store import TableRecord
from tablee.tables import acts, fidelity
from tablee.tables.company import LOBBY, OVER, PLAYING
from tablee.tables.hall import decode_entry
from tablee.tables.replay import export, read, verify
from tests.server.socket.inside import Ear
from tools.corpus import CORPUS, DATABASE
from tools.party import House, Party

pytestmark = pytest.mark.anyio

MOST_BYTES = 2_000_000  # of one version
FURTHER = 8  # rows
REPLAYS = sorted(CORPUS.glob("*/*.json.gz"))
HOUSES = sorted(CORPUS.glob(f"*/{DATABASE}"))
SUMS = CORPUS / "SHA256SUMS"


def name_of(file: Path) -> str:
    return file.relative_to(CORPUS).as_posix().partition(".json")[0]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=HOUSES, ids=name_of)
async def house(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    """A house that was recorded, some time later."""
    house = House(tmp_path)
    house.file.write_bytes(gzip.decompress(request.param.read_bytes()))
    await house.open()
    records = await records_of(house)
    house.clock.now = max([(await house.rows(record.id))[-1].at for record in records])
    yield house
    await house.close()


async def records_of(house: House, *states: str) -> list[TableRecord]:
    records = await house.store.records(limit=1_000)
    return [record for record in records if not states or record.state in states]


# --- What is recorded


def test_nothing_that_was_recorded_is_edited_or_lost() -> None:
    """What is recorded now is written down beside the rest: `cd tests/corpus; sha256sum <version>/* >> SHA256SUMS`."""
    noted = {name: digest for digest, name in (line.split() for line in SUMS.read_text().splitlines())}
    there = {str(file.relative_to(CORPUS)): sha256(file.read_bytes()).hexdigest() for file in CORPUS.glob("*/*")}
    assert there == noted


def test_a_house_of_every_schema_is_recorded_since_the_first_one(tmp_path: Path) -> None:
    recorded = set()
    for number, house in enumerate(HOUSES):
        file = tmp_path / f"{number}.db"
        file.write_bytes(gzip.decompress(house.read_bytes()))
        with closing(sqlite3.connect(file)) as db:
            recorded.add(db.execute("SELECT max(number) FROM migration").fetchone()[0])
    assert recorded >= {5, 6, 7}


def test_this_version_is_recorded() -> None:
    folder = CORPUS / version("tablee")
    games = Counter(file.name.partition("-")[0] for file in folder.glob("*.json.gz"))
    assert set(games) >= set(SHELF)
    assert min(games.values()) >= 3, "at several numbers of seats"
    assert (folder / DATABASE).is_file()


FOLDERS = sorted({file.parent for file in (*REPLAYS, *HOUSES)})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_is_recorded_is_small(folder: Path) -> None:
    assert sum(file.stat().st_size for file in folder.iterdir()) < MOST_BYTES


async def test_a_recorded_house_has_seen_all_that_happens_at_tables(house: House) -> None:
    for state in (PLAYING, OVER):
        assert {record.game for record in await records_of(house, state)} >= {"smile", "grumpf", "archibald"}
    done: set[type[acts.Act]] = set()
    snapshots: set[str] = set()
    for record in await records_of(house):
        done |= {type(decode_entry(row.act).act) for row in await house.rows(record.id)}
        if await house.store.latest_snapshot(record.id) is not None:
            snapshots.add(record.game)
    assert snapshots >= {record.game for record in await records_of(house)}
    assert done >= {acts.Play, acts.BotPlay, acts.Pass, acts.AskUndo, acts.Answer, acts.AskPause, acts.Resume}
    assert done >= {acts.Lose, acts.Find, acts.Interrupt, acts.Moderate, acts.Rematch}
    assert len({record.digest for record in await records_of(house) if record.game == "smile"}) == 2


# --- It is told again alike


@pytest.mark.parametrize("file", REPLAYS, ids=name_of)
def test_every_game_that_was_recorded_is_whole(file: Path) -> None:
    report = verify(read(gzip.decompress(file.read_bytes())))
    assert (report.seal, report.line, report.outcome) == (True, None, True)


async def test_every_table_that_was_recorded_is_told_as_it_was_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first row to the last, whoever wrote its snapshot."""
    monkeypatch.setattr(fidelity, "digest_of", lambda folders: "another program")
    records = await records_of(house)
    for record in records:
        game = await house.hall.editions.of(record)
        await house.hall.fidelity.judge(record, game, await house.store.latest_snapshot(record.id))
    assert set(house.hall.fidelity.known) == {record.id for record in records}


async def test_every_finished_game_in_a_recorded_house_can_be_given(house: House) -> None:
    for record in await records_of(house, OVER):
        replay = export(record, await house.rows(record.id), "open", await house.hall.editions.of(record))
        assert verify(replay).whole


# --- It goes on


async def test_every_running_game_that_was_recorded_goes_on(house: House) -> None:
    for record in await records_of(house, PLAYING):
        party = await Party.at(house, record.id)
        number = party.room.number
        await party.play(number + FURTHER)
        assert party.position.over or party.room.number >= number + FURTHER
        before = party.room.table.to_state()
        again = (await house.hall.load(record.id)).table.to_state()
        assert (again.position, again.story, again.drawn) == (before.position, before.story, before.drawn)
    assert house.hall.faults == 0


async def test_a_table_that_waited_when_it_was_recorded_can_be_joined(house: House) -> None:
    rooms = [await house.hall.room(record.id) for record in await records_of(house, LOBBY)]
    waiting = [room for room in rooms if any(place.free for place in room.table.places)]
    assert waiting
    for room in waiting:
        eve = Ear("somebody else")
        eve.enter(room)
        seat = [place.free for place in room.table.places].index(True)
        await house.done(eve, acts.Sit(seat))
        assert room.table.seat_of("somebody else") == seat
