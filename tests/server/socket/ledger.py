"""What a log says: who must have been told what, and which commands were done. Worked out from the rows alone."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable

from tablee import games
from tablee.kernel import Eyes
from tablee.store import Row
from tablee.tables.acts import Open
from tablee.tables.company import LOBBY
from tablee.tables.hall import decode_entry
from tablee.tables.table import Table
from tablee.tables.telling import Teller
from tests.server.socket.told import Frame, Told


class Ledger:
    """The rows of one table, played again from the first."""

    def __init__(self, rows: list[Row]) -> None:
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "the log has no gaps"
        opened = decode_entry(rows[0].act)
        assert isinstance(opened.act, Open)
        self.commands = [row.command for row in rows if row.command is not None]
        self.frames: dict[Eyes, dict[int, Frame]] = {}
        self.table = Table(rows[0].table, games.find(opened.act.game), opened)
        self.teller = Teller(self.table)
        for row in rows[1:]:
            self.take(row)

    def take(self, row: Row) -> None:
        lobby = self.table.state == LOBBY
        events = self.table.apply(decode_entry(row.act))
        assert json.loads(row.told) == json.loads(msgspec_json(events)), f"row {row.number} is told otherwise now"
        if lobby:
            number = self.teller.numbers.get(None, 0)
            self.teller.numbers = dict.fromkeys(self.teller.audiences(), number)
        for eyes, (number, frame) in self.teller.tell(events).items():
            self.frames.setdefault(eyes, {})[number] = json.loads(frame)

    # --- What must be so

    def has_once(self, person: str, commands: Iterable[str], unwritten: Collection[str] = ()) -> None:
        """What was acknowledged; perhaps not, if it changed nothing then."""
        for command in (f"{person}/{command}" for command in commands):
            count = self.commands.count(command)
            assert count == 1 or (count == 0 and command in unwritten), f"{command} was written {count} times"

    def has_not(self, person: str, commands: Iterable[str]) -> None:
        for command in commands:
            assert f"{person}/{command}" not in self.commands, f"{command} was refused and is in the log"

    def told(self, client: Told) -> None:
        """Everything that a client was told is in the log, with these numbers."""
        for eyes, frame in client.by_eyes():
            heard = {name: part for name, part in frame.items() if name != "id"}
            assert self.frames.get(eyes, {}).get(frame["n"]) == heard, f"eyes {eyes} were told what is not on disk"

    def knows(self, eyes: Eyes, client: Told) -> None:
        """What a client has merged is what a newcomer with its eyes would be told."""
        whole = json.loads(self.teller.whole(eyes, False))
        assert client.n == whole["n"]
        assert client.view == whole["view"]
        assert client.table == whole["table"]


def msgspec_json(events: object) -> bytes:
    from tablee.tables.telling import encode

    return encode(events)
