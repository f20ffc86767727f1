"""An evening that is over, as the file that people take home."""

from __future__ import annotations

from typing import Literal

from tablee.kernel import Eyes
from tablee.store.log import Row, TableRecord
from tablee.tables.replay import Replay, export
from tablee.tables.table import Table
from tablee.tables.telling import encode
from tests.tables.evening import Evening


def replay_of(evening: Evening, eyes: Eyes | Literal["open"] = "open") -> Replay:
    game, (first, *rest) = evening.table.game, evening.entries
    table = Table(evening.table.id, game, first)
    told = [[], *(table.apply(entry) for entry in rest)]
    rows = [
        Row(table.id, number, entry.at, None, encode(entry), encode(events), None)
        for number, (entry, events) in enumerate(zip(evening.entries, told, strict=True), start=1)
    ]
    record = TableRecord(table.id, "ABCD", game.key, 0, False, False, "over", game.rules_version, b"{}")
    return export(record, rows, eyes)
