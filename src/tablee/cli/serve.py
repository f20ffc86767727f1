"""The server, from the command line."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from tablee.cli.complaints import Complaint
from tablee.cli.contents import shelf_with
from tablee.cli.database import complaint_about, database_at, node_at, shown
from tablee.cli.settings import Wishes, unknown_variables
from tablee.kernel import Game
from tablee.text import Speaker

if TYPE_CHECKING:
    import structlog

    from tablee.store import Store, StoreError

WHY: Final = {errno.EADDRINUSE: "taken", errno.EACCES: "denied"}


def serve(say: Speaker, wishes: Wishes) -> int:
    from tablee.server.run import listen

    check(say, wishes)
    shelf = shelf_with(say, wishes.content)
    for name in unknown_variables(os.environ):
        print(say.say("setting-unknown-variable", name=name), file=sys.stderr)
    try:
        listening = listen(wishes.host, wishes.port)
    except OSError as error:
        raise Complaint(
            say.say("serve-no-address", address=address(wishes, wishes.port), why=WHY.get(error.errno or 0, "other"))
        ) from None
    here = address(wishes, listening.getsockname()[1])

    def started() -> None:
        print(say.say("serve-running", address=here, file=place(wishes)), flush=True)

    return keep_house(say, wishes, listening, started, log_of(wishes.log), shelf)


def log_of(form: str) -> structlog.typing.FilteringBoundLogger:
    """Lines to read for whoever sits at a terminal, lines of JSON for a service."""
    from tablee.server.logs import make_log, plain_log

    return plain_log() if form == "plain" or (form == "auto" and sys.stderr.isatty()) else make_log()


def keep_house(
    say: Speaker,
    wishes: Wishes,
    listening: socket.socket,
    started: Callable[[], None],
    log: structlog.typing.FilteringBoundLogger,
    shelf: Mapping[str, Game[Any]],
) -> int:
    """Until somebody says stop."""
    from tablee.server.addresses import origins
    from tablee.server.crowd import caps, raise_file_limit
    from tablee.server.limits import USUAL
    from tablee.server.run import event_loop, run
    from tablee.server.settings import Settings

    with listening, store_troubles(say, wishes), asyncio.Runner(loop_factory=event_loop()) as runner:
        most = raise_file_limit()
        settings = Settings(
            origins=wishes.origin,
            rates={} if wishes.unlimited else USUAL,
            caps={} if wishes.unlimited else caps(most),
            addresses=lambda: origins(listening),
            proxy=",".join(wishes.proxy) or None,
            figures_token=wishes.metrics_token,
            keep_tables=wishes.keep_tables,
            keep_guests=wishes.keep_guests,
        )
        runner.run(
            run(
                store_of(say, wishes, listening.getsockname()[1]),
                listening,
                settings,
                bot_workers=wishes.bot_workers,
                started=started,
                log=log,
                shelf=shelf,
            )
        )
    print(say.say("serve-stopped"))
    return 0


def store_of(say: Speaker, wishes: Wishes, port: int) -> Store:
    from tablee.store import SqliteStore

    if wishes.store:
        node = wishes.node or node_at(wishes.host, port)
        return database_at(say, wishes.store, wishes.durability, node)
    return SqliteStore(wishes.data, wishes.durability)


def check(say: Speaker, wishes: Wishes) -> None:
    if not wishes.store and wishes.data.is_dir():
        raise Complaint(say.say("serve-no-store", file=str(wishes.data), why="other"))


def place(wishes: Wishes) -> str:
    """Where tables are kept, in words."""
    return shown(wishes.store) if wishes.store else str(wishes.data)


def address(wishes: Wishes, port: int) -> str:
    host = f"[{wishes.host}]" if ":" in wishes.host else wishes.host
    return f"http://{host}:{port}"


@contextmanager
def store_troubles(say: Speaker, wishes: Wishes) -> Iterator[None]:
    """A file or a database that cannot be served, in words."""
    from tablee.store import StoreError

    try:
        yield
    except StoreError as error:
        if wishes.store:
            raise complaint_about(say, wishes.store, error) from None
        raise Complaint(say.say("serve-no-store", file=str(wishes.data), why=code(error))) from None


def code(error: StoreError) -> str:
    from tablee.store import BadMigration

    return error.why if isinstance(error, BadMigration) else error.code
