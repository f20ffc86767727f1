"""A server for tests that end it in the middle of a night: `python -m tests.faults.night_runner FILE`.

As `tests.faults.runner` has it, and in Thiercelieux everything goes twelve times as fast: a night lasts some seconds.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from tablee.games.loupsgarous.box import Talk
from tablee.games.loupsgarous.content import BOX
from tablee.games.loupsgarous.rhythm import TEMPO
from tablee.server.run import listen, run
from tablee.server.settings import Settings
from tablee.store import SqliteStore
from tests.faults.runner import FOLD_AT, PATIENCE

FASTER = 12
SECOND = 1_000
TALK = Talk(2 * SECOND, 0, 2 * SECOND, 2 * SECOND)


@contextmanager
def short_nights() -> Iterator[None]:
    """Also for whoever reads the log of such a server: what it holds depends on it. Steps last whole seconds."""
    times = {name: max(1, round(time / FASTER / SECOND)) * SECOND for name, time in BOX.online.items()}
    tempo = {kind: tuple(time // FASTER for time in thoughts) for kind, thoughts in TEMPO.items()}
    with patch.dict(BOX.online, times), patch.dict(BOX.talk, {"online": TALK}), patch.dict(TEMPO, tempo):
        yield


def main(file: Path) -> None:
    with short_nights(), listen("127.0.0.1", 0) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        store = SqliteStore(file, fold_at=FOLD_AT, patience=PATIENCE)
        asyncio.run(run(store, listening, Settings(rates={}, caps={}), started=lambda: print(address, flush=True)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
