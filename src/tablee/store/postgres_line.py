"""A connection to PostgreSQL that is made again by itself when it is lost, and what its errors mean.

Whatever is done on a line ends: the server gives up what waits too long for somebody else's lock, and we give up a
server that does not answer. Contents never get into an error, only its name and code.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from tablee.store.errors import NoDatabase, StoreError, Trouble, Unavailable
from tablee.store.log import Durability

T = TypeVar("T")
Db = Any  # asyncpg has no types of its own

HEAL: Final = 0.5  # seconds between two attempts to mend a line
CONNECT: Final = 5.0  # seconds that a connection may take
ANSWER: Final = 30.0  # seconds after which a server that says nothing is given up
FROZEN: Final = 5_000  # ms after which the server gives up a transaction of a process that has stopped
PROBE: Final = bytes(1 << 16)

# What a statement says about its own parameters, or about others who were quicker, and not about the database.
UNFIT: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    TypeError,
    ValueError,
    OverflowError,
)
RACED: Final = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
NO_ROOM: Final = (asyncpg.DiskFullError,)
BUSY: Final = (
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
DENIED: Final = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InsufficientPrivilegeError)
UNKNOWN: Final = (asyncpg.InvalidCatalogNameError, asyncpg.InvalidSchemaNameError)


class Unfit(Exception):
    """It failed for a reason of its own; the database is well. `raced`: it may succeed when it is tried again."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.raced = isinstance(error, RACED)
        self.busy = isinstance(error, BUSY)
        super().__init__(name_of(error))


class Line:
    """One connection, for one piece of work at a time. `greet` is done on each new one before anything else.

    With `says_so`, there is a line in the log of the house when trouble begins, and one when it is over.
    """

    def __init__(
        self,
        address: str,
        settings: Mapping[str, str],
        durability: Durability = "full",
        greet: Callable[[Db], Awaitable[None]] | None = None,
        says_so: bool = False,
    ) -> None:
        self.address = address
        self.settings = settings
        self.durability = durability
        self.greet = greet
        self.says_so = says_so
        self.db: Db | None = None
        self.trouble: Trouble | None = None
        self.healing: asyncio.Task[None] | None = None
        self.one_at_a_time = asyncio.Lock()
        self.closed = False

    # --- Connecting

    async def connect(self) -> None:
        db = await asyncpg.connect(
            self.address,
            timeout=CONNECT,
            server_settings={"application_name": "tablee", "jit": "off", **self.settings},
            target_session_attrs="primary",
            max_cached_statement_lifetime=0,
        )
        try:
            async with asyncio.timeout(ANSWER):
                await db.execute(COMMITS[self.durability])
                if self.greet is not None:
                    await self.greet(db)
        except BaseException:
            db.terminate()
            raise
        db.add_termination_listener(self.lost)
        self.db = db
        self.note(None)

    def lost(self, db: Db) -> None:
        if db is self.db and not self.closed:
            self.fail("broken", "connection lost")

    async def close(self) -> None:
        self.closed = True
        if self.healing is not None:
            self.healing.cancel()
            with suppress(asyncio.CancelledError):
                await self.healing
        db, self.db = self.db, None
        if db is not None:
            with suppress(Exception):
                await db.close(timeout=CONNECT)

    # --- Working

    async def carry_out(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """What the work gives. `Unfit` if it is the work's own fault; `Unavailable` if it is not."""
        self.check_connected()
        async with self.one_at_a_time:
            self.check_connected()
            try:
                if self.db is None:
                    await self.connect()
                async with asyncio.timeout(ANSWER):
                    done = await work(self.db)
            except StoreError:
                raise
            except (*UNFIT, *RACED) as error:
                raise Unfit(error) from error
            except Exception as error:
                self.fail(trouble_of(error), name_of(error))
                raise unavailable(error) from error
            self.note(None)
            return done

    def check_connected(self) -> None:
        """Whoever waited for a connection that is being made again could wait long."""
        if self.trouble == "broken" or self.closed:
            raise Unavailable("broken", "not connected")

    # --- Trouble

    def fail(self, trouble: Trouble, why: str) -> None:
        self.note(trouble, why)
        if trouble == "broken" and self.db is not None:
            db, self.db = self.db, None
            db.terminate()
        if self.healing is None and not self.closed:
            self.healing = asyncio.get_running_loop().create_task(self.heal())

    async def heal(self) -> None:
        """Until it is well again, by whatever means."""
        try:
            while self.trouble is not None:
                with suppress(Exception):  # it is in trouble still
                    async with self.one_at_a_time:
                        await (self.connect() if self.db is None else self.probe())
                if self.trouble is not None:
                    await asyncio.sleep(HEAL)
        finally:
            self.healing = None

    async def probe(self) -> None:
        """Whether there is room again, and nobody in the way: by writing as much as a busy moment does."""
        db: Db = self.db
        async with asyncio.timeout(ANSWER):
            taken_back = db.transaction()
            await taken_back.start()
            try:
                await db.execute("LOCK TABLE log IN ROW EXCLUSIVE MODE")
                await db.execute("INSERT INTO room VALUES ($1)", PROBE)
            finally:
                await taken_back.rollback()
        self.note(None)

    def note(self, trouble: Trouble | None, why: str = "") -> None:
        before, self.trouble = self.trouble, trouble
        if self.says_so and (before is None) != (trouble is None):
            log = logging.getLogger("tablee")
            if trouble is None:
                log.warning("the database takes rows again")
            else:
                log.warning("the database takes no rows: %s, %s", trouble, why)


COMMITS: Final[dict[Durability, str]] = {
    "full": "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    "normal": "SET synchronous_commit = off",
}


def patient(patience: int) -> dict[str, str]:
    """The settings of a connection that waits so many ms for a lock of somebody else, and leaves none behind."""
    return {
        "lock_timeout": str(patience),
        "statement_timeout": str(patience + FROZEN),
        "idle_in_transaction_session_timeout": str(FROZEN),
    }


# --- Errors


def trouble_of(error: Exception) -> Trouble:
    if isinstance(error, NO_ROOM):
        return "full"
    return "locked" if isinstance(error, BUSY) else "broken"


def unavailable(error: Exception) -> Unavailable:
    return Unavailable(trouble_of(error), name_of(error))


def not_there(error: Exception) -> StoreError:
    """Why a store cannot be opened."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, DENIED):
        return NoDatabase("denied", name_of(error))
    if isinstance(error, UNKNOWN):
        return NoDatabase("unknown", name_of(error))
    if isinstance(error, (*NO_ROOM, *BUSY)):
        return unavailable(error)
    return NoDatabase("unreachable", name_of(error))


def name_of(error: Exception) -> str:
    state = getattr(error, "sqlstate", None)
    return f"{type(error).__name__} {state}" if state else type(error).__name__
