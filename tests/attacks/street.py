"""A house, its neighbours, and one attack after the other: what the neighbours notice, and what is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tablee.store import SqliteStore
from tablee.tables.acts import Open
from tablee.tables.hall import decode_entry
from tests.attacks.attack import Attack, Log
from tests.attacks.attacker import ENDLESS, Attacker, Result
from tests.attacks.ground import Orders
from tests.attacks.house import House, soon
from tests.attacks.neighbours import BotTable, Neighbours, Newcomers
from tests.attacks.report import Report
from tests.attacks.served import marked_hands
from tests.faults.reckoning import Reckoning

ALL_ROWS = 1_000_000
SPARE_FILES = 8  # of the bots' processes, and of the store
GOODBYE = 90.0  # seconds until all that an attack had opened is closed
A_MOVE = 120.0  # seconds until some neighbour has moved
MOST_MEMORY = 64 << 20  # bytes more than before: what is remembered of so many people, and some of their answers


class Street:
    """Everything of one house, from its start to its stop."""

    def __init__(self, folder: Path, *options: str, timed: bool = False) -> None:
        self.folder = folder
        self.timed = timed
        self.house = House(folder, *options)
        self.done: list[tuple[Attack, Attacker, Result, Report]] = []

    async def open(self) -> None:
        await self.house.start()
        self.neighbours = Neighbours(self.house.base)
        self.newcomers = Newcomers(self.house.port)
        await self.neighbours.sit()

    # --- One attack

    async def attack(self, attack: Attack, seconds: float, quiet: float, scale: float = 1) -> Report:
        """The quiet house first, then the attack, in the same run."""
        report = Report(attack.name)
        folder = self.folder / f"attack{len(self.done)}"
        folder.mkdir()
        before = len(self.house.faults()), self.house.memory(), self.house.open_files()
        warnings = len(self.house.warnings())
        self.newcomers.trouble.clear()
        self.neighbours.forget()
        orders = Orders(attack.name, self.house.port, seconds, scale, len(self.done), str(folder))
        attacker = Attacker(attack, orders)
        try:
            async with self.neighbours.playing():
                report.quiet = await self.neighbours.moves(quiet)
                await attacker.prepare()  # now: whoever is prepared and waits for long is taken for gone
                result = await self.strike(attacker, report)
                await self.newcomers.come()
        finally:
            await attacker.end()
        self.done.append((attack, attacker, result, report))
        await self.look(report, *before)
        report.complaints += [*attack.complaints(result.counts), *self.complaints(report)]
        if not any(attack.noted in line for line in self.house.warnings()[warnings:] or [""]):
            report.complaints.append(f"the house does not say in its log: {attack.noted}")
        report.complaints += [
            f"the attacker was told what is the neighbours': {kind}"
            for kind, secrets in self.neighbours.secrets(ids=not attack.guesses).items()
            if await self.searched(attacker, secrets)
        ]
        return report

    async def strike(self, attacker: Attacker, report: Report) -> Result:
        marks, came, admitted = self.neighbours.marks(), self.newcomers.came, self.newcomers.admitted
        async with self.newcomers.coming():
            done = await attacker.attack.inside(self.house)
            result = await attacker.strike()
            await soon(lambda: self.neighbours.since(marks), A_MOVE)
        report.attacked = self.neighbours.since(marks)
        report.counts = result.counts
        report.counts.update(done | {"bytes received": result.received})
        report.came, report.admitted = self.newcomers.came - came, self.newcomers.admitted - admitted
        return result

    async def look(self, report: Report, faults: int, memory: int, files: int) -> None:
        """What is left of it. Sockets that were shut may take some seconds to be gone."""
        await soon(lambda: self.house.open_files() <= files + SPARE_FILES, GOODBYE)
        report.faults = len(self.house.faults()) - faults
        report.memory = memory, self.house.memory()
        report.files = files, self.house.open_files()
        report.unanswered = self.neighbours.unanswered

    def complaints(self, report: Report) -> Iterator[str]:
        """What is wanted of the house whatever the attack is."""
        if not report.attacked:
            yield "no move of a neighbour was told"
        if report.unanswered:
            yield f"{report.unanswered} moves of neighbours were not answered"
        if self.neighbours.trouble:
            yield f"neighbours were disturbed: {self.neighbours.trouble[:3]}"
        if report.admitted < report.came or self.newcomers.trouble:
            yield f"{report.admitted} of {report.came} newcomers came in: {self.newcomers.trouble[:3]}"
        if report.faults:
            yield f"faults in the log: {self.house.faults()[-report.faults :][:3]}"
        if report.files[1] > report.files[0] + SPARE_FILES:
            yield f"{report.files[1] - report.files[0]} files are still open"
        if report.memory[1] > report.memory[0] + MOST_MEMORY:
            yield f"{report.memory[1] - report.memory[0]} bytes of memory more than before"
        if report.counts[ENDLESS]:
            yield "the attack did not come to an end"

    async def searched(self, attacker: Attacker, secrets: set[bytes]) -> list[bytes]:
        """What of it is in what the attacker was sent. Beside the neighbours, who would be taken for gone meanwhile."""

        def search() -> list[bytes]:
            received = attacker.received()
            return [secret for secret in secrets if secret in received]

        return await asyncio.to_thread(search)

    # --- The end

    async def close(self) -> list[str]:
        """Stop in good order, and compare what everybody was told with what is in the file; what is wrong."""
        await self.neighbours.leave()
        await self.house.stop()
        async with SqliteStore(self.house.file) as store:
            return [*await self.reckon(store), *await self.look_into_the_log(store)]

    async def reckon(self, store: SqliteStore) -> list[str]:
        wrong: list[str] = []
        seeds: set[bytes] = set()
        for table in {tab.table_id for tab in self.neighbours.clients()}:
            rows = await store.read(table, limit=ALL_ROWS)
            opened = decode_entry(rows[0].act).act
            assert isinstance(opened, Open)
            seeds.add(opened.seed.encode())
            reckoning = Reckoning()
            with marked_hands():
                reckoning.add(rows, [(tab.guest.id, tab) for tab in self.neighbours.clients() if tab.table_id == table])
            if reckoning.lost or reckoning.invented or reckoning.divergent:
                wrong.append(f"at a neighbour's table: {reckoning}")
        for _, attacker, _, report in self.done:
            report.lost = len(wrong)
            if await self.searched(attacker, seeds):
                wrong.append(f"{report.name}: the attacker was told a neighbour's seed")
        return wrong

    async def look_into_the_log(self, store: SqliteStore) -> list[str]:
        wrong: list[str] = []
        bots = [table for table in self.neighbours.tables if isinstance(table, BotTable)]
        watched = {tab.table_id for table in bots for tab in table.clients()}
        for attack, _, result, report in self.done:
            rows = {table: await store.read(table, limit=ALL_ROWS) for table in {*result.tables, *watched}}
            snapshots = {table: await store.latest_snapshot(table) for table in result.tables}
            last = {table: found[0] for table, found in snapshots.items() if found is not None}
            log = Log(rows, last, result.tables, sorted(watched), self.timed)
            found = [*attack.log_complaints(result.counts, log)]
            report.complaints += found
            wrong += [f"{attack.name}: {said}" for said in found]
        return wrong

    async def abandon(self) -> None:
        await self.house.kill()
