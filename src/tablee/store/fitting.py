"""What no store can keep is refused before it is handed over. On the way of every move."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.store.errors import BadRow
from tablee.store.log import Row

LARGEST: Final = 1 << 20  # bytes of a row
ENDLESS: Final = 1 << 63

astuple: Final = msgspec.structs.astuple


def check(row: Row) -> None:
    """`BadRow` for what no store can keep; `TypeError` for what is no row at all."""
    table, number, at, _, act, told, due = astuple(row)  # one by one they are slow to ask for
    if type(act) is not bytes or type(told) is not bytes or len(act) + len(told) > LARGEST:
        raise BadRow(table, "not bytes, or too many")
    if not (0 < number < ENDLESS and -ENDLESS < at < ENDLESS and -ENDLESS < (due or 0) < ENDLESS):
        raise BadRow(table, "out of range")
