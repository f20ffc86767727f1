"""What a store can answer instead of doing what it was asked. Codes and parameters, never sentences, never contents."""

from __future__ import annotations

from typing import Literal

Trouble = Literal["full", "locked", "broken"]
Health = Literal["ok", "full", "locked", "broken"]


class StoreError(Exception):
    """It was not done, and nothing has changed."""

    code = "store_error"


class Conflict(StoreError):
    """The place in the log is not the next one: another writer was first, or a row before it was not written."""

    code = "conflict"

    def __init__(self, table: str, number: int, next_number: int) -> None:
        self.table = table
        self.number = number
        self.next_number = next_number
        super().__init__(f"{self.code}: {table} {number} (next is {next_number})")


class Duplicate(StoreError):
    """This table has already heard this command: it is row `number`."""

    code = "duplicate"

    def __init__(self, table: str, command: str, number: int) -> None:
        self.table = table
        self.command = command
        self.number = number
        super().__init__(f"{self.code}: {table} {command} is row {number}")


class CodeTaken(StoreError):
    """The spoken code belongs to another table, whose game is not over."""

    code = "code_taken"

    def __init__(self, taken: str) -> None:
        self.taken = taken
        super().__init__(f"{self.code}: {taken}")


class BadRow(StoreError):
    """Something that no store can keep: a mistake of the program, told to its author alone."""

    code = "bad_row"

    def __init__(self, table: str, why: str) -> None:
        self.table = table
        self.why = why
        super().__init__(f"{self.code}: {table}: {why}")


class Unavailable(StoreError):
    """The disk is full, the database is locked, or it is broken. Not acknowledged; to be sent again later."""

    def __init__(self, code: Trouble, why: str = "") -> None:
        self.code: Trouble = code
        self.why = why
        super().__init__(f"{code}: {why}" if why else code)


class NoDatabase(Unavailable):
    """There is no working with what was found at an address, or nothing is there: told when a store is opened."""

    def __init__(self, reason: Literal["no_driver", "unreachable", "denied", "unknown"], why: str = "") -> None:
        self.reason = reason
        super().__init__("broken", f"{reason}: {why}" if why else reason)


class Fenced(StoreError):
    """Another node keeps the table: whoever wrote this has lost it, perhaps without knowing."""

    code = "fenced"

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"{self.code}: {table}")


class KeptElsewhere(StoreError):
    """Another node that lives keeps the table; it is found at `address`."""

    code = "kept_elsewhere"

    def __init__(self, table: str, address: str) -> None:
        self.table = table
        self.address = address
        super().__init__(f"{self.code}: {table} at {address}")


class InUse(StoreError):
    """Another process serves this file. One file, one process."""

    code = "in_use"

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(f"{self.code}: {path}")


class BadMigration(StoreError):
    """The file and the program do not fit: `changed` after it was applied, `newer` or `older` than the program,
    `misnumbered`.
    """

    code = "bad_migration"

    def __init__(self, name: str, why: Literal["changed", "newer", "older", "misnumbered"]) -> None:
        self.name = name
        self.why = why
        super().__init__(f"{self.code}: {name}: {why}")


class NoHouse(StoreError):
    """There is nothing here that could be copied."""

    code = "no_house"

    def __init__(self, place: str) -> None:
        self.place = place
        super().__init__(f"{self.code}: {place}")


class Occupied(StoreError):
    """Something is here already, and stays as it is."""

    code = "occupied"

    def __init__(self, place: str) -> None:
        self.place = place
        super().__init__(f"{self.code}: {place}")


class BadBackup(StoreError):
    """No copy of a house, or not as it was made; `unlike`: what was written is not what was read."""

    code = "bad_backup"

    def __init__(self, path: str, why: Literal["missing", "foreign", "damaged", "newer", "unlike"]) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{self.code}: {path}: {why}")
