"""Finished games as they are sent: made once, packed once, kept for whoever asks next. What is over does not change.

At the end of a game everybody may ask at the same moment: the first has it made, the others wait for the same. One is
made at a time, in another thread, so that those who still play hardly notice. What-ifs play a game again, too, and have
their turn among them.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.kernel import Game
from tablee.server.problems import JSON, encode
from tablee.server.records import Story
from tablee.server.turns import Turns
from tablee.store.log import Row, TableRecord
from tablee.tables import replay
from tablee.tables.company import OVER
from tablee.tables.editions import OtherRules
from tablee.tables.hall import Hall
from tablee.tables.keepsake import keepsake
from tablee.tables.replay import Ears, Moment

MOST_BYTES: Final = 32_000_000  # kept, packed: some hundreds of games; what was not asked for the longest makes room
EFFORT: Final = 6  # of gzip
FOR_GOOD: Final = "private, max-age=31536000, immutable"  # the address of a table is a key: no cache of others has it
ASK_AGAIN: Final = "private, no-cache"
HOUSE: Final = ""  # whoever keeps it asks for something


class Packed(NamedTuple):
    """A text as it is kept: with gzip, which nearly everybody asks for."""

    data: bytes
    tag: str
    lasting: bool = True  # nothing could be added to it one day, as to the record of a game that is not known here

    def response(self, request: Request) -> Response:
        """A client that names its build may keep the answer for good: another build asks by another name."""
        named = self.lasting and bool(request.query_params.get("build"))
        headers = {
            "Vary": "Accept-Encoding",
            "Cache-Control": FOR_GOOD if named else ASK_AGAIN,
            "ETag": self.tag,
        }
        if request.headers.get("if-none-match") == self.tag:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.data, 200, {**headers, "Content-Encoding": "gzip"}, JSON)
        return Response(gzip.decompress(self.data), 200, headers, JSON)


Parcels: TypeAlias = Mapping[Ears, Packed]  # one game, for one pair of eyes or for several
Key: TypeAlias = tuple[str, str, Ears]


class Replays:
    """The finished games of a house. Whoever asks for what has to be made pays for it, before anything is read."""

    def __init__(self, hall: Hall, most: int = MOST_BYTES) -> None:
        self.hall = hall
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Key, Parcels] = OrderedDict()
        self.making: dict[Key, asyncio.Task[Parcels]] = {}
        self.turns = Turns()

    async def replay(self, record: TableRecord, eyes: Ears, pay: Callable[[], None], owner: str = HOUSE) -> Packed:
        """The whole game from one pair of eyes; the bare record of one that this program does not know."""
        replay.must_be_over(record)
        replay.check_eyes(eyes, replay.seats_of(record))
        parcels = await self.find(("replay", record.id, eyes), lambda: self.make_replay(record, eyes), pay, owner)
        return parcels[eyes]

    async def story(self, record: TableRecord, eyes: Ears, pay: Callable[[], None], owner: str = HOUSE) -> Packed:
        """What one pair of eyes heard of the game. The stories of all the others are made with it."""
        replay.must_be_over(record)
        replay.check_eyes(eyes, replay.seats_of(record))
        parcels = await self.find(("story", record.id, replay.OPEN), lambda: self.make_stories(record), pay, owner)
        return parcels[eyes]

    async def moment(self, record: TableRecord, line: int, seat: int, owner: str = HOUSE) -> Moment:
        """A finished game as it stood after one of its lines, for whoever goes on with it in a seat."""
        box = await self.hall.editions.of(record)
        replay.must_be_over(record)
        replay.check_eyes(seat, replay.seats_of(record))
        async with self.turns.of(owner):
            rows = await self.hall.rows(record.id, 0)
            with self.hall.fidelity.noting(record.id):
                return await asyncio.to_thread(replay.moment, record, rows, line, box)

    async def whole_record(self, record: TableRecord) -> bytes:
        """For whoever keeps the house: all open, also of a game that was closed in the middle."""
        if record.state == OVER:
            return gzip.decompress((await self.replay(record, replay.OPEN, lambda: None)).data)
        replay.must_have_ended(record)
        box = await self.hall.editions.of(record)
        async with self.turns.of(HOUSE):
            rows = await self.hall.rows(record.id, 0)
            return await asyncio.to_thread(lambda: encode(replay.export_ended(record, rows, box)))

    def forget(self, table: str) -> None:
        for key in [key for key in self.kept if key[1] == table]:
            self.size -= weight(self.kept.pop(key))

    # --- Once for everybody

    async def find(
        self, key: Key, make: Callable[[], Awaitable[Parcels]], pay: Callable[[], None], owner: str = HOUSE
    ) -> Parcels:
        kept = self.kept.get(key)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        making = self.making.get(key)
        if making is None:
            pay()
            making = self.making[key] = asyncio.ensure_future(self.made(key, make, owner))
        return await asyncio.shield(making)

    async def made(self, key: Key, make: Callable[[], Awaitable[Parcels]], owner: str) -> Parcels:
        try:
            async with self.turns.of(owner):
                parcels = await make()
            self.keep(key, parcels)
            return parcels
        finally:
            del self.making[key]

    def keep(self, key: Key, parcels: Parcels) -> None:
        self.kept[key] = parcels
        self.size += weight(parcels)
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= weight(old)

    # --- How they are made

    async def make_replay(self, record: TableRecord, eyes: Ears) -> Parcels:
        """The bare record, if this program does not know the game, or would tell another story of it."""
        try:
            return {eyes: await self.make_whole(record, eyes)}
        except OtherRules:
            if eyes != replay.OPEN:
                raise
            return {eyes: await self.make_bare(record)}

    async def make_whole(self, record: TableRecord, eyes: Ears) -> Packed:
        box = await self.hall.editions.of(record)
        self.hall.fidelity.must_be_known(record.id, box)
        rows = await self.hall.rows(record.id, 0)
        with self.hall.fidelity.noting(record.id):
            return await asyncio.to_thread(lambda: pack(encode(replay.export(record, rows, eyes, box))))

    async def make_bare(self, record: TableRecord) -> Packed:
        rows = await self.hall.rows(record.id, 0)
        kept = await self.hall.store.content(record.digest)
        written = None if kept is None else msgspec.json.decode(kept)
        return await asyncio.to_thread(lambda: pack(encode(keepsake(record, rows, written)), lasting=False))

    async def make_stories(self, record: TableRecord) -> Parcels:
        box = await self.hall.editions.of(record)
        rows = await self.hall.rows(record.id, 0)
        return await asyncio.to_thread(packed_stories, record, rows, box)


def packed_stories(record: TableRecord, rows: list[Row], box: Game[Any]) -> Parcels:
    """Where several heard the same, they are sent the same."""
    texts = {ears: encode(Story(told)) for ears, told in replay.stories(record, rows, box).items()}
    packed = {text: pack(text) for text in set(texts.values())}
    return {ears: packed[text] for ears, text in texts.items()}


def pack(text: bytes, lasting: bool = True) -> Packed:
    return Packed(gzip.compress(text, EFFORT, mtime=0), f'"{sha256(text).hexdigest()[:16]}"', lasting)


def weight(parcels: Parcels) -> int:
    """Bytes, whoever shares them."""
    return sum(len(each.data) for each in set(parcels.values()))
