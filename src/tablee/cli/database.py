"""A database instead of a file: what is an address, how it is shown, and what is said when it does not do."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tablee.cli.complaints import Complaint
from tablee.text import Speaker

if TYPE_CHECKING:
    from tablee.store import Store, StoreError
    from tablee.store.log import Durability

SCHEMES: Final = ("postgresql", "postgres")
ANYWHERE: Final = ("", "0.0.0.0", "::")  # no address that somebody else could come to


def is_address(text: str) -> bool:
    try:
        found = urlsplit(text)
        return found.scheme in SCHEMES and "//" in text and (found.port or 0) >= 0
    except ValueError:
        return False


def shown(address: str) -> str:
    """Without the password, and without what else may be said behind a question mark."""
    found = urlsplit(address)
    user = f"{found.username}@" if found.username else ""
    return f"{found.scheme}://{user}{found.netloc.rpartition('@')[2]}{found.path}"


def node_at(host: str, port: int) -> str:
    """The address at which other nodes find this one: that of this machine, if it listens to more than one."""
    name = socket.gethostname() if host in ANYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def reached_at(host: str, port: int) -> str:
    """The address at which this machine finds a process that listens there."""
    name = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def database_at(say: Speaker, address: str, durability: Durability, node: str) -> Store:
    driver(say, address)
    from tablee.store.postgres import PostgresStore

    return PostgresStore(address, durability, node=node)


def driver(say: Speaker, address: str) -> None:
    """What speaks to PostgreSQL is installed only where it is wanted."""
    try:
        import tablee.store.postgres  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise Complaint(say.say("serve-no-database", address=shown(address), why="no_driver")) from None


def complaint_about(say: Speaker, address: str, error: StoreError) -> Complaint:
    from tablee.store import BadMigration, NoDatabase

    why = error.why if isinstance(error, BadMigration) else error.code
    if isinstance(error, NoDatabase):
        why = error.reason
    return Complaint(say.say("serve-no-database", address=shown(address), why=why))
