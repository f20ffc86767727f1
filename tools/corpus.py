"""Record games of this version, for all later ones to read.

    python -m tools.corpus [--name 0.1.0] [--into tests/corpus]

makes `tests/corpus/<version>/`: finished games as `GET /replay?eyes=open` gives them (`smile-3.json.gz`), and the file
of a house with tables of all games, running and finished (`house.db.gz`). `tests/conformance/test_corpus.py` checks,
and plays on, all that was ever recorded.

What was recorded is never edited: a folder that is there is left as it is. Only that of a version which nobody has got
yet may be deleted and made again. The same program records the same games.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import shutil
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tablee.games import SHELF
from tablee.games.smile import SMILE
from tablee.kernel import Game
from tablee.server.replays import Replays
from tablee.tables import acts
from tablee.tables.acts import Settings
from tablee.tables.replay import moment
from tests.server.socket.inside import Ear
from tools.party import House, Party, by_the_same_lot

CORPUS: Final = Path(__file__).resolve().parent.parent / "tests" / "corpus"
DATABASE: Final = "house.db.gz"  # `tablee.db` is what git ignores
PEOPLE: Final = ("ana", "bo", "cy", "dan", "eve", "fay", "gil", "hal", "ida", "jo", "kim", "lou")


# --- What is recorded


class Plan(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, Any] = {}
    people: int = 12  # at most; bots in the other seats


FINISHED: Final = (
    Plan("smile", 3),
    Plan("smile", 4, {"unseen_cards": True}),
    Plan("smile", 5, people=2),
    Plan("grumpf", 2, {"pace": "realtime", "hunt_max": 60, "sides": "112212"}),
    Plan("grumpf", 3, {"pace": "turns", "sides": "mix_random"}),
    Plan("grumpf", 4, {"pace": "beats", "sides": "expert", "beginners": "0"}, people=3),
    Plan("grumpf", 6, {"pace": "realtime"}, people=4),
    Plan("archibald", 2),
    Plan("archibald", 3, {"bump_retry": True}, people=1),
    Plan("archibald", 4, {"starter": 2}),
    Plan("schtroumpfs", 1),
    Plan("schtroumpfs", 3, {"level": "nightmare"}),
    Plan("schtroumpfs", 5, {"level": "terrible", "starter": 2}, people=3),
    Plan("loupsgarous", 5, {"preset": "P", "clocks": "fast"}),
    Plan("loupsgarous", 8, {"preset": "T", "mode": "same_room", "night_mode": "sequential"}, people=6),
    Plan("loupsgarous", 10, {"preset": "custom", "cards": "W3 X G S E I O F", "wolf_majority": True}),
)
SHORT, LONG = 30, 110  # rows of running tables, without and with a snapshot
RUNNING: Final = (
    Plan("smile", 5),
    Plan("grumpf", 4, {"pace": "turns"}),
    Plan("grumpf", 5, {"pace": "realtime"}, people=4),
    Plan("archibald", 3),
    Plan("schtroumpfs", 4, {"level": "complex", "hungry": True}),
    Plan("loupsgarous", 9, {"preset": "V2", "on_leave": "die"}),
)


async def begun(house: House, plan: Plan, game: Game[Any] | None = None) -> Party:
    """A table of its own, where the game has begun."""
    house.hall.editions.shelf = SHELF if game is None else {**SHELF, game.key: game}
    ears = {seat: Ear(PEOPLE[seat]) for seat in range(min(plan.people, plan.seats))}
    settings = Settings(plan.seats, options=dict(plan.options), watchable=True)
    room = await house.hall.open_table(ears[0].person, ears[0].name, plan.game, settings)
    party = Party(house, room, ears, seed=plan.seats)
    for ear in ears.values():
        ear.enter(room)
    await party.start()
    return party


async def record_replays(folder: Path) -> None:
    for plan in FINISHED:
        async with opened(folder / "scratch") as house:
            party = await begun(house, plan)
            await party.play()
            record = await house.store.record(party.room.table.id)
            assert record is not None
            packed = await Replays(house.hall).replay(record, "open", lambda: None)
            (folder / f"{plan.game}-{plan.seats}.json.gz").write_bytes(packed.data)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """A house in a folder that is there for so long."""
    folder.mkdir()
    house = House(folder)
    await house.open()
    try:
        yield house
        while house.hall.tasks:
            await asyncio.wait(house.hall.tasks)
        assert house.hall.faults == 0
    finally:
        await house.close()
        shutil.rmtree(folder)


# --- The file of a house


async def record_house(folder: Path) -> None:
    async with opened(folder / "scratch") as house:
        for plan in RUNNING:
            await (await begun(house, plan)).play(SHORT)
            await (await begun(house, plan)).play(LONG)
        for plan in FINISHED[::3]:
            await (await begun(house, plan)).play()
        await an_eventful_evening(house)
        await a_village_with_a_moderator(house)
        await what_comes_of_a_game(house)
        await house.hall.open_table("ana", "Ana", "smile", Settings(4, listed=True))
        await after_a_restart(house)
        await house.store.close()
        (folder / DATABASE).write_bytes(gzip.compress(vacuumed(house.file), 9, mtime=0))
        await house.store.open()


def vacuumed(file: Path) -> bytes:
    with closing(sqlite3.connect(file)) as db:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


async def an_eventful_evening(house: House) -> None:
    """Moves taken back, before and after a snapshot; a pause; somebody who is away for a while; an owner's cards."""
    for plan, game in ((Plan("smile", 4, people=3), owners_smile()), (Plan("schtroumpfs", 3), None)):
        party = await begun(house, plan, game)
        await party.play(SHORT)
        await party.take_back()
        await party.pause()
        await house.store.save_person(party.host.person, b"no token", party.host.name, house.clock())
        await party.room.talk.say(party.host, party.room.table.game.aloud, "Bonne chance !")
        await party.come_and_go()
        await party.play(SHORT + 40)
        await party.take_back()


def owners_smile() -> Game[Any]:
    """As if an owner had two cards with one another's values."""
    written = msgspec.json.decode(msgspec.json.encode(SMILE.edition.written))
    one, other = (next(card for card in written["creatures"] if card["id"] == name) for name in ("C01", "C05"))
    one["value"], other["value"] = other["value"], one["value"]
    return SMILE.in_edition(written)


async def a_village_with_a_moderator(house: House) -> None:
    ears = {seat: Ear(PEOPLE[seat]) for seat in range(8)}
    settings = Settings(8, options={"preset": "T", "moderator": "human"})
    room = await house.hall.open_table("ana", "Ana", "loupsgarous", settings)
    party, chair = Party(house, room, ears), Ear("zoe")
    for ear in (*ears.values(), chair):
        ear.enter(room)
    await party.do(chair, acts.Moderate())
    await party.start()
    await party.play(LONG)
    await party.do(chair, acts.AskPause())
    await party.do(chair, acts.Resume())
    await party.play(LONG + 20)


async def what_comes_of_a_game(house: House) -> None:
    """A rematch, and another ending."""
    party = await begun(house, Plan("smile", 3))
    await party.play()
    await house.hall.rematch(party.room, party.host, "again")
    record = await house.store.record(party.room.table.id)
    assert record is not None
    past = moment(record, await house.rows(record.id), 20)
    await house.hall.what_if("eve", "Eve", past, 1)


async def after_a_restart(house: House) -> None:
    """The power is cut, and everybody comes back: to half of the tables for a few moves, to the others not yet."""
    await house.reopen()
    records = sorted(await house.store.records(state="playing"), key=lambda record: record.id)
    for record in records[::2]:
        party = await Party.at(house, record.id)
        await party.play(party.room.number + 5)


# --- Files


async def record(folder: Path) -> None:
    with by_the_same_lot():
        await record_replays(folder)
        await record_house(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--name", default=version("tablee"), help="of the version that is recorded")
    parser.add_argument("--into", type=Path, default=CORPUS)
    asked = parser.parse_args()
    folder: Path = asked.into / asked.name
    if folder.exists():
        raise SystemExit(f"{folder} is there already, and what was recorded is never edited.")
    folder.mkdir(parents=True)
    asyncio.run(record(folder))
    files = sorted(folder.iterdir())
    print(f"Recorded: {len(files)} files, {sum(file.stat().st_size for file in files) // 1000} kB, in {folder}.")


if __name__ == "__main__":
    main()
