"""A house, its neighbours, and one attack after the other: what the neighbours notice, and what is left behind."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from tablee.store import SqliteStore
from tablee.tables.acts import Open
from tablee.tables.hall import decode_entry
from tests.attacks.attack import Attack, Log
from tests.attacks.attacker import Attacker, Result
from tests.attacks.ground import Orders
from tests.attacks.house import WARNINGS, House, soon
from tests.attacks.neighbours import BotTable, Neighbours, Newcomers
from tests.attacks.report import Report
from tests.attacks.served import marked_hands
from tests.faults.reckoning import Reckoning

ALL_ROWS = 1_000_000
SPARE_FILES = 8  # of the bots' processes, and of the store
GOODBYE = 15.0  # seconds until all that an attack had opened is closed


class Street:
    """Everything of one house, from its start to its stop."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
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
        self.newcomers.trouble.clear()
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
        if attack.noted and not self.house.said(WARNINGS):
            report.complaints.append("the house says nothing of it in its log")
        report.complaints += [
            f"the attacker was told what is the neighbours': {kind}"
            for kind, secrets in self.neighbours.secrets(ids=not attack.guesses).items()
            if self.searched(attacker, secrets)
        ]
        return report

    async def strike(self, attacker: Attacker, report: Report) -> Result:
        marks, came, admitted = self.neighbours.marks(), self.newcomers.came, self.newcomers.admitted
        async with self.newcomers.coming():
            done = await attacker.attack.inside(self.house)
            result = await attacker.strike()
        report.attacked = self.neighbours.since(marks)
        report.counts = result.counts
        report.counts |= done | {"bytes received": result.received}
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

    def searched(self, attacker: Attacker, secrets: set[bytes]) -> list[bytes]:
        """What of it is in what the attacker was sent."""
        received = attacker.received()
        return [secret for secret in secrets if secret in received]

    # --- The end

    async def close(self) -> list[str]:
        """Stop in good order, and compare what everybody was told with what is in the file; what is wrong."""
        await self.neighbours.leave()
        began = time.monotonic()
        await self.house.stop()
        async with SqliteStore(self.house.file) as store:
            wrong = [*await self.reckon(store), *await self.look_into_the_log(store)]
        if time.monotonic() - began > 3 * GOODBYE:
            wrong.append("the house took too long to stop")
        return wrong

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
            if self.searched(attacker, seeds):
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
            found = [*attack.log_complaints(result.counts, Log(rows, last, result.tables, sorted(watched)))]
            report.complaints += found
            wrong += [f"{attack.name}: {said}" for said in found]
        return wrong

    async def abandon(self) -> None:
        await self.house.kill()
