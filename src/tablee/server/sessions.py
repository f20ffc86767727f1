"""Identity without accounts: a signed cookie holds who somebody is and a token that proves it; we keep only its hash.

A cookie with our signature is believed only if the hash of its token is the one on disk. What was found is remembered
for a while, by the hash of the cookie, so that a busy table does not ask the disk each time.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from tablee.server.settings import Settings
from tablee.store.errors import StoreError
from tablee.store.log import Person, Store

COOKIE: Final = "tablee"
TOKEN_BYTES: Final = 16  # 128 bits
ID_BYTES: Final = 9
LONGEST_COOKIE: Final = 300
REMEMBERED: Final = 20_000  # cookies and people
DAY: Final = 86_400_000  # milliseconds between two notes that somebody is here
REFRESH: Final = 30 * 86_400  # seconds after which a cookie is given anew

K = TypeVar("K")
V = TypeVar("V")


class Signer(TimestampSigner):
    """Ours, with a clock that can be set."""

    def __init__(self, key: bytes, clock: Callable[[], float]) -> None:
        super().__init__(key, salt="tablee/session/1", digest_method=sha256)
        self.clock = clock

    def get_timestamp(self) -> int:
        return int(self.clock())


class Seen(NamedTuple):
    """A cookie that was good: whose it is, and when it was signed."""

    person: str
    signed: float


class Sessions:
    """Who is who, for HTTP and for the socket alike."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.signer: Signer | None = None
        self.cookies: OrderedDict[bytes, Seen] = OrderedDict()
        self.people: OrderedDict[str, Person] = OrderedDict()
        self.changed: Callable[[str], Awaitable[None]] | None = None  # is told whom other nodes have to forget

    # --- Who is it?

    async def person(self, scope: Mapping[str, Any]) -> Person | None:
        """The person of a request or a socket; None for whoever has no good cookie."""
        cookie = cookie_of(scope)
        if cookie is None:
            return None
        digest = sha256(cookie.encode()).digest()
        seen = self.cookies.get(digest)
        person = None if seen is None else self.people.get(seen.person)
        if seen is None or person is None:
            return await self.look_up(cookie, digest)
        if self.clock() - seen.signed > self.settings.session:
            del self.cookies[digest]
            return None
        self.cookies.move_to_end(digest)
        self.people.move_to_end(person.id)
        return await self.noted(person)

    async def look_up(self, cookie: str, digest: bytes) -> Person | None:
        signer = await self.signing()
        try:
            text, signed = signer.unsign(cookie, max_age=self.settings.session, return_timestamp=True)
        except BadSignature:
            return None
        identity, _, token = text.decode().partition(".")
        person = await self.store.person(identity)
        if person is None or not compare_digest(hashed(token), person.token_hash):
            return None
        keep(self.cookies, digest, Seen(identity, signed.timestamp()))
        return await self.noted(keep(self.people, identity, person))

    async def noted(self, person: Person) -> Person:
        """Somebody is here: written down once a day. A store in trouble keeps nobody out."""
        at = int(self.clock() * 1000)
        if at - person.seen < DAY:
            return person
        here = keep(self.people, person.id, msgspec.structs.replace(person, seen=at))
        with suppress(StoreError):
            await self.store.saw(person.id, at)
        return here

    def forget(self, person: str) -> None:
        """Whoever was forgotten is looked for in the store again, and not found."""
        self.people.pop(person, None)

    def forget_all(self) -> None:
        """Somebody may have been forgotten: everybody is looked for again."""
        self.people.clear()

    async def signing(self) -> Signer:
        if self.signer is None:
            key = await self.store.secret("sessions", lambda: secrets.token_bytes(32))
            self.signer = Signer(key, self.clock)
        return self.signer

    # --- Coming in

    async def welcome(self, name: str, scope: Mapping[str, Any]) -> tuple[Person, str]:
        """A new person, and the cookie to set."""
        signer = await self.signing()
        identity = secrets.token_urlsafe(ID_BYTES)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        at = int(self.clock() * 1000)
        await self.store.save_person(identity, hashed(token), name, at)
        person = keep(self.people, identity, Person(identity, hashed(token), name, at, at))
        return person, self.set_cookie(signer.sign(f"{identity}.{token}").decode(), scope)

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.save_person(person.id, person.token_hash, name, int(self.clock() * 1000))
        if self.changed is not None:
            await self.changed(person.id)
        return keep(self.people, person.id, msgspec.structs.replace(person, name=name))

    def refreshed(self, scope: Mapping[str, Any]) -> str | None:
        """The same cookie with a new date, if a good one has grown old."""
        cookie = cookie_of(scope)
        seen = None if cookie is None else self.cookies.get(sha256(cookie.encode()).digest())
        if cookie is None or seen is None or self.signer is None or self.clock() - seen.signed < REFRESH:
            return None
        return self.set_cookie(self.signer.sign(self.signer.unsign(cookie)).decode(), scope)

    def set_cookie(self, value: str, scope: Mapping[str, Any]) -> str:
        secure = scope.get("scheme") == "https" or any(origin.startswith("https:") for origin in self.settings.origins)
        parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={self.settings.session}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if secure else parts)


def cookie_of(scope: Mapping[str, Any]) -> str | None:
    """Our cookie among those that were sent; None if there is none, or more than one."""
    found = [
        value for key, line in scope.get("headers", ()) if key == b"cookie" for value in values(line.decode("latin-1"))
    ]
    return found[0] if len(found) == 1 and len(found[0]) <= LONGEST_COOKIE and found[0].isascii() else None


def values(line: str) -> list[str]:
    """Not by `http.cookies`, which gives up at the first cookie of others that it does not like."""
    pairs = (part.strip().partition("=") for part in line.split(";"))
    return [value.strip() for name, _, value in pairs if name.strip() == COOKIE]


def hashed(token: str) -> bytes:
    """A token of 128 random bits needs no slow hash."""
    return sha256(token.encode()).digest()


def keep(memory: OrderedDict[K, V], key: K, thing: V) -> V:
    """Remember something, and forget what was not asked for the longest."""
    memory[key] = thing
    memory.move_to_end(key)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return thing
