"""What was acknowledged and told, against the log: what is lost, what was invented, who knows something else."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tablee.kernel import Eyes
from tablee.store import Row
from tests.server.socket.ledger import Ledger
from tests.server.socket.told import Told


class Record(Ledger):
    """A ledger that also says what each pair of eyes had to know at each number."""

    def __init__(self, rows: list[Row]) -> None:
        self.wholes: dict[tuple[Eyes, int], bytes] = {}
        super().__init__(rows)
        self.look()

    def take(self, row: Row) -> None:
        self.look()
        super().take(row)

    def look(self) -> None:
        for eyes in self.teller.audiences():
            self.wholes[eyes, self.teller.numbers.get(eyes, 0)] = self.teller.whole(eyes, False)

    def knew(self, client: Told) -> bool:
        """Whether a client knew what its eyes had to know when it had heard everything up to its number."""
        found = self.wholes.get((client.seat, client.n))
        if found is None:
            return False
        whole = json.loads(found)
        return bool(client.table == whole["table"] and client.view == whole["view"])

    def invented(self, client: Told) -> int:
        """Frames that a client was told and that are not in the log, or otherwise."""
        return sum(
            self.frames.get(eyes, {}).get(frame["n"]) != {name: part for name, part in frame.items() if name != "id"}
            for eyes, frame in client.by_eyes()
        )


@dataclass
class Reckoning:
    """Everything together, of all tables."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0  # commands
    moves: int = 0  # among them
    frames: int = 0
    connections: int = 0
    deadlines: int = 0
    lost: int = 0  # acknowledged, and not in the log once
    invented: int = 0  # told, and not in the log
    divergent: int = 0  # connections that knew something else than the log
    misfired: int = 0  # deadlines that were early, late after a move, or twice

    def add(self, rows: list[Row], clients: Iterable[tuple[str, Told]]) -> None:
        """A table: its log, and everybody who was connected to it."""
        record = Record(rows)
        acknowledged: set[str] = set()
        for person, client in clients:
            acknowledged |= {f"{person}/{command}" for command in acknowledged_to(client)}
            self.connections += 1
            self.frames += len(client.numbered())
            self.invented += record.invented(client)
            self.divergent += client.table is not None and not record.knew(client)
        plays = {row.command for row in rows if b'"act":"play"' in row.act}
        self.tables += 1
        self.entries += len(rows)
        self.acknowledged += len(acknowledged)
        self.moves += len(acknowledged & plays)
        self.lost += sum(record.commands.count(command) != 1 for command in acknowledged)
        self.watch_the_clocks(rows)

    def watch_the_clocks(self, rows: list[Row]) -> None:
        """In a game of turns one clock runs at a time. When it is over, the default is played, once."""
        running: tuple[int, int] | None = None
        for row in rows:
            for name, *fields in json.loads(row.told):
                if name == "clock_started":
                    running = (fields[0], fields[1])
                elif name == "default_played" and fields[1] == "timeout":
                    self.deadlines += 1
                    self.misfired += running is None or running[0] != fields[0] or running[1] > row.at
                    running = None

    @property
    def wrong(self) -> int:
        return self.lost + self.invented + self.divergent + self.misfired

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.entries} entries, {self.connections} connections, {self.frames} frames; "
            f"{self.acknowledged} commands acknowledged ({self.moves} moves), {self.lost} lost, {self.invented} told "
            f"and not on disk, {self.divergent} divergent; {self.deadlines} deadlines, {self.misfired} misfired"
        )


def acknowledged_to(client: Told) -> set[str]:
    """By `heard`, or by a frame with the command's own id."""
    answers: list[dict[str, Any]] = [frame for frame in client.frames if "id" in frame]
    return {str(frame["id"]) for frame in answers if frame.get("type") != "refused"}
