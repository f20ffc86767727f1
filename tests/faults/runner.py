"""A server for tests that end it without warning: `python -m tests.faults.runner FILE`. It prints its address.

As `tablee serve` runs it, but without limits and in a hurry: bots let nobody wait, there is a pace at which clocks do
run out, hunts begin after a short countdown, and rows are folded often.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SMILE
from tablee.kernel import Pace, game
from tablee.server.run import listen, run
from tablee.server.settings import Settings
from tablee.store import SqliteStore

HURRIED = "hurried"
FOLD_AT = 64  # rows
PATIENCE = 100  # ms
COUNTDOWN = 300  # ms, of a hunt


@contextmanager
def hurry() -> Iterator[None]:
    """Also for whoever reads the log of such a server: what it holds depends on it."""
    pace = Pace(turn=400, disconnection=0)  # so that clocks also run out while the server is down
    constants = GRUMPF.box.constants
    usual = constants.countdown, constants.bots_ready
    constants.countdown, constants.bots_ready = COUNTDOWN, COUNTDOWN
    try:
        with patch.object(game, "THOUGHTS", range(5, 21)), patch.dict(SMILE.paces, {HURRIED: pace}):
            yield
    finally:
        constants.countdown, constants.bots_ready = usual


def main(file: Path) -> None:
    with hurry(), listen("127.0.0.1", 0) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        store = SqliteStore(file, fold_at=FOLD_AT, patience=PATIENCE)
        asyncio.run(run(store, listening, Settings(rates={}, caps={}), started=lambda: print(address, flush=True)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
