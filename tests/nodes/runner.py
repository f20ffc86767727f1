"""A node for tests that end it without warning: `python -m tests.nodes.runner DATABASE PORT`. It prints its address.

As `tablee serve` runs it, but without limits and in a hurry, like the server of `tests.faults.runner`.
"""

from __future__ import annotations

import asyncio
import sys

from tablee.server.run import event_loop, listen, run
from tablee.server.settings import Settings
from tablee.store.postgres import PostgresStore
from tests.faults.runner import hurry


def main(database: str, port: int) -> None:
    with hurry(), listen("127.0.0.1", port) as listening:
        address = f"http://127.0.0.1:{port}"
        store = PostgresStore(database, node=address)
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            runner.run(run(store, listening, Settings(rates={}, caps={}), started=lambda: print(address, flush=True)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
