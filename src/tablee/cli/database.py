"""A database instead of a file: where its address comes from, how it is shown, and what is said when it does not do."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tablee.cli.complaints import Complaint
from tablee.text import Speaker

if TYPE_CHECKING:
    from tablee.store import Store, StoreError
    from tablee.store.log import Durability

VARIABLE: Final = "DATABASE_URL"  # a password in it is not seen by everybody at the machine
EXAMPLE: Final = "postgresql://tablee@localhost/tablee"
SCHEMES: Final = ("postgresql", "postgres")
ANYWHERE: Final = ("", "0.0.0.0", "::", "127.0.0.1", "::1", "localhost")  # what another machine cannot come to


def chosen(say: Speaker, store: str | None, data: Path | None, environment: Mapping[str, str] = os.environ) -> str:
    """The address of the database that was asked for, or nothing. What is said aloud counts more than a variable."""
    if store is not None and data is not None:
        raise Complaint(say.say("serve-two-stores"))
    address = store if store is not None else environment.get(VARIABLE, "") if data is None else ""
    if address == "" and store is None:
        return ""
    if not is_address(address):  # it is not repeated: there may be a password in it
        option = "--store" if store is not None else VARIABLE
        raise Complaint(say.say("serve-store", option=option, example=EXAMPLE))
    return address


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


def database_at(say: Speaker, address: str, durability: Durability, node: str) -> Store:
    try:
        from tablee.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise Complaint(say.say("serve-no-database", address=shown(address), why="no_driver")) from None
    return PostgresStore(address, durability, node=node)


def complaint_about(say: Speaker, address: str, error: StoreError) -> Complaint:
    from tablee.store import BadMigration, NoDatabase

    why = error.why if isinstance(error, BadMigration) else error.code
    if isinstance(error, NoDatabase):
        why = error.reason
    return Complaint(say.say("serve-no-database", address=shown(address), why=why))
