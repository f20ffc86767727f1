"""The way to the house: over the network to the process that serves it, or straight into the file if none does."""

from __future__ import annotations

import asyncio
import http.client
import io
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from tablee.cli.complaints import Complaint
from tablee.cli.database import complaint_about, database_at, shown
from tablee.text import Speaker
from tablee.text.quotes import quoted
from tablee.text.speaker import kebab

if TYPE_CHECKING:
    from tablee.server.admin.orders import Order
    from tablee.store import Store

HERE: Final = "http://127.0.0.1:8000"
PATIENCE: Final = 60.0  # seconds
DONE: Final = 200
NOTHING_THERE: Final = 404
ELSEWHERE: Final = "kept_elsewhere"


class House(NamedTuple):
    """Which one is meant: its file, or the address of its database; where it answers, if that was said; and where it
    listens by its settings, if it is served on this machine."""

    data: Path
    database: str = ""
    at: str = ""
    here: str = HERE

    @property
    def place(self) -> str:
        return shown(self.database) if self.database else str(self.data)


class Answer(NamedTuple):
    status: int
    body: bytes


def ask(say: Speaker, house: House, order: Order) -> bytes:
    """What the house answers; a complaint if it does not do what was asked."""
    text = msgspec.json.encode(order)
    answer = asked_database(say, house, text) if house.database else asked_file(say, house, text)
    if answer.status != DONE:
        raise Complaint(refusal(say, answer))
    return answer.body


def refusal(say: Speaker, answer: Answer) -> str:
    return say.say(f"refusal-{kebab(code_of(answer)[0] or 'internal')}")


# --- A file


def asked_file(say: Speaker, house: House, text: bytes) -> Answer:
    from tablee.cli.serve import code
    from tablee.store import InUse, SqliteStore, StoreError

    if not house.data.is_file():
        raise Complaint(say.say("admin-no-file", file=str(house.data)))
    try:
        return asyncio.run(directly(SqliteStore(house.data), text))
    except InUse:
        return through_the_house(say, house, text)
    except StoreError as error:
        raise Complaint(say.say("serve-no-store", file=str(house.data), why=code(error))) from None


def through_the_house(say: Speaker, house: House, text: bytes) -> Answer:
    from tablee.server.admin.door import SECRET
    from tablee.store import StoreError
    from tablee.store.glance import into_file

    try:
        secret = into_file(house.data, SECRET).secret
    except StoreError as error:
        raise Complaint(say.say("serve-no-store", file=str(house.data), why=error.code)) from None
    return sent(say, house, [house.at or house.here], secret or b"", text)


# --- A database


def asked_database(say: Speaker, house: House, text: bytes) -> Answer:
    from tablee.server.admin.door import SECRET
    from tablee.store import StoreError
    from tablee.store.glance import into_database

    try:
        found = asyncio.run(into_database(house.database, SECRET))
        if found.secret is None or not (found.nodes or house.at):
            return asyncio.run(directly(database_at(say, house.database, "full", ""), text))
    except StoreError as error:
        raise complaint_about(say, house.database, error) from None
    return sent(say, house, [house.at] if house.at else found.nodes, found.secret, text)


# --- Without a server


async def directly(store: Store, text: bytes) -> Answer:
    """As the house would do it, by the same code; nobody is there to be told."""
    from tablee.server.app import create_app
    from tablee.server.logs import make_log
    from tablee.tables.hall import Hall
    from tablee.tables.substitutes import Substitutes

    async with store:
        with ThreadPoolExecutor(1) as pool:
            hall = Hall(store, Substitutes(pool=pool))
            office = create_app(hall, store, log=make_log(io.StringIO())).office
            try:
                await office.board.look()
                return Answer(*await office.answer(text))
            finally:
                await hall.close()


# --- Over the network


def sent(say: Speaker, house: House, addresses: Sequence[str], secret: bytes, text: bytes) -> Answer:
    """To the first that answers; and from there to the one that keeps the table, if that is another."""
    answer = first_answer(say, house, addresses, secret, text)
    keeper = kept_elsewhere(answer)
    return first_answer(say, house, [keeper], secret, text) if keeper else answer


def first_answer(say: Speaker, house: House, addresses: Sequence[str], secret: bytes, text: bytes) -> Answer:
    for address in addresses:
        try:
            answer = post(say, address, secret, text)
        except (OSError, http.client.HTTPException):
            continue
        if answer.status == NOTHING_THERE and is_nothing(answer):
            raise Complaint(say.say("admin-other-house", address=address, file=house.place))
        return answer
    raise Complaint(say.say("admin-no-answer", address=addresses[0], file=house.place))


def post(say: Speaker, address: str, secret: bytes, text: bytes) -> Answer:
    from tablee.server.admin.door import PATH, bearer

    found = parted(say, address)
    kind = http.client.HTTPSConnection if found.scheme == "https" else http.client.HTTPConnection
    connection = kind(found.hostname or "", found.port, timeout=PATIENCE)
    headers = {"Authorization": bearer(secret), "Content-Type": "application/json"}
    try:
        connection.request("POST", PATH, text, headers)
        response = connection.getresponse()
        return Answer(response.status, response.read())
    finally:
        connection.close()


class Address(NamedTuple):
    scheme: str
    hostname: str
    port: int | None


def parted(say: Speaker, address: str) -> Address:
    try:
        found = urlsplit(address)
        if found.scheme in ("http", "https") and found.hostname:
            return Address(found.scheme, found.hostname, found.port)
    except ValueError:
        pass
    raise Complaint(say.say("admin-at", wrong=quoted(address), example=HERE))


def code_of(answer: Answer) -> tuple[str, str]:
    """The code of an answer that says no, and what would be right."""
    from tablee.server.problems import Wrong

    try:
        wrong = msgspec.json.decode(answer.body, type=Wrong)
    except msgspec.MsgspecError:
        return "", ""
    return wrong.code, wrong.right


def is_nothing(answer: Answer) -> bool:
    """Whether nobody there knows of orders, or of our secret."""
    return code_of(answer)[0] in ("", "unknown_path")


def kept_elsewhere(answer: Answer) -> str:
    if answer.status == DONE:
        return ""
    code, address = code_of(answer)
    return address if code == ELSEWHERE else ""
