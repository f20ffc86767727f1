"""The HTTP API, line by line. `ENDPOINTS` is the whole of it; the routes and the OpenAPI page are made from it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, Final

import msgspec
from starlette.responses import Response

from tablee.server.addresses import is_own_name
from tablee.server.calls import Call, Endpoint
from tablee.server.headers import header
from tablee.server.limits import is_here
from tablee.server.metrics import CONTENT_TYPE
from tablee.server.names import clean_name
from tablee.server.openings import open_one_more, welcome_one_more
from tablee.server.pages import FOR_GOOD
from tablee.server.problems import JSON, Problem, encode
from tablee.server.qr import SVG, own_link
from tablee.server.records import (
    Addresses,
    FoundTable,
    Health,
    ListedTables,
    Me,
    MyTables,
    NewName,
    NewTable,
    OpenedTable,
    Shelf,
    Story,
    TableSummary,
    WhatIf,
    on_shelf,
)
from tablee.server.settings import Settings
from tablee.store.log import TableRecord
from tablee.tables import replay
from tablee.tables.company import LOBBY, PLAYING
from tablee.tables.hall import UnknownTable
from tablee.tables.replay import Ears
from tablee.tables.views import Summary

MOST_LISTED: Final = 50
NOT_A_LETTER: Final = re.compile(r"[^A-Z]")
TABLE_ID: Final = re.compile(r"[0-9a-f]{32}")
decode_summary = msgspec.json.Decoder(Summary).decode


# --- Who


async def be_guest(call: Call) -> Me:
    """Come in under a name. Whoever is known already keeps who they are, and only changes the name."""
    name = clean_name(call.body.name)
    sessions = call.house.sessions
    person = await sessions.person(call.request.scope)
    if person is None:
        welcome_one_more(call.house.limits, call.address)
        person, cookie = await sessions.welcome(name, call.request.scope)
        call.headers["Set-Cookie"] = cookie
    else:
        call.spend("name", person.id)
        person = await sessions.rename(person, name)
    return Me(person.id, person.name)


async def who_am_i(call: Call) -> Me:
    """Who the cookie says that one is."""
    cookie = call.house.sessions.refreshed(call.request.scope)
    if cookie is not None:
        call.headers["Set-Cookie"] = cookie
    return Me(call.person.id, call.person.name)


async def rename(call: Call) -> Me:
    """Be called otherwise from now on. Seats keep the name under which they were taken."""
    person = await call.house.sessions.rename(call.person, clean_name(call.body.name))
    return Me(person.id, person.name)


# --- What there is


async def shelf(call: Call) -> Shelf:
    """The games, and what can be chosen for each."""
    return Shelf([on_shelf(game) for game in call.house.hall.editions.shelf.values()])


async def content(call: Call) -> Response:
    """What is in the box: the cards as this house has them now; or, with `edition`, those of that digest, for ever."""
    editions, key = call.house.hall.editions, call.part("game")
    digest = call.parameter("edition")
    box = await editions.copy(key, digest) if digest else editions.find(key)
    headers = {"Cache-Control": FOR_GOOD} if digest else {}
    return Response(encode(box.content()), media_type=JSON, headers=headers)


async def listed(call: Call) -> ListedTables:
    """Open tables to join, and games to watch: those whose hosts put them on the list, a second one of a host last."""
    store = call.house.store
    waiting = [await summary(call, record) for record in await store.on_the_list(LOBBY)]
    playing = [await summary(call, record) for record in await store.on_the_list(PLAYING)]
    to_join = [table for table in waiting if any(place.kind == "free" for place in table.places) and not table.unknown]
    to_watch = [table for table in playing if table.watchable and not table.unknown]
    return ListedTables(to_join[:MOST_LISTED], to_watch[:MOST_LISTED])


async def mine(call: Call) -> MyTables:
    """The tables where one has a seat, the newest first."""
    records = await call.house.store.records_of(call.person.id, MOST_LISTED)
    return MyTables([await summary(call, record) for record in records])


# --- Tables


async def open_table(call: Call) -> OpenedTable:
    """Open a table. Whoever opens it is its host, and sits down through the socket like everybody.

    A screen does not sit down: the first who does becomes the host.
    """
    body: NewTable = call.body
    open_one_more(call.house.limits, call.address)
    room = await call.house.hall.open_table(
        call.person.id, call.person.name, body.game, body.settings, screen=body.screen
    )
    return OpenedTable(room.table.id, room.table.opened.code)


async def table(call: Call) -> TableSummary:
    """What is shown of a table outside it."""
    return await summary(call, await found(call))


async def by_code(call: Call) -> FoundTable:
    """The table of a spoken code, as long as its game is not over. Every other code gets one and the same answer."""
    code = NOT_A_LETTER.sub("", call.part("code").upper())[:16]
    person = await call.house.sessions.person(call.request.scope)
    record = await call.house.codes.find(code, call.address, None if person is None else person.id)
    if record is None:
        raise Problem(404, "unknown_code")
    return FoundTable(record.id)


async def qr(call: Call) -> Response:
    """The link to a table, as a picture for a phone."""
    record = await found(call)
    ours = [*await invitations(call), call.house.origins.own(call.request.scope)]
    link = own_link(call.parameter("text"), ours, record.id)
    return Response(call.house.pictures.of(link, lambda: call.spend("picture")), media_type=SVG)


async def replayed(call: Call) -> Response:
    """A finished game: from a seat's eyes (`eyes=0`), from the public's (`none`), or all open (`open`, the default).

    Of one that was begun with something unknown to this program there is the bare record alone: all open.
    """
    eyes = eyes_of(call.parameter("eyes"))
    call.spend("download")
    packed = await call.house.replays.replay(await found(call), eyes, lambda: call.spend("replay"), call.address)
    return packed.response(call.request)


async def told(call: Call) -> Response:
    """What was told of a finished game, to the eyes of a seat, of the public (`none`), or to all together (`open`).

    For whoever was at the table and missed some of it: everybody's together are less work than one replay.
    """
    eyes = eyes_of(call.parameter("eyes"))
    call.spend("download")
    packed = await call.house.replays.story(await found(call), eyes, lambda: call.spend("replay"), call.address)
    return packed.response(call.request)


async def what_if(call: Call) -> OpenedTable:
    """Take over a seat of a finished game, at any moment of it, against bots."""
    body: WhatIf = call.body
    past = await call.house.replays.moment(await found(call), body.line, body.seat, call.address)
    open_one_more(call.house.limits, call.address)
    room = await call.house.hall.what_if(call.person.id, call.person.name, past, body.seat)
    return OpenedTable(room.table.id, room.table.opened.code)


def eyes_of(asked: str | None) -> Ears:
    if asked is None or asked == replay.OPEN:
        return "open"
    if asked == "none":
        return None
    if asked.isascii() and asked.isdigit() and len(asked) <= 2:
        return int(asked)
    raise Problem(422, "bad_eyes", asked, "0, none, open")


async def found(call: Call) -> TableRecord:
    """The table of an address. Read from the log, so that nothing is shown here before it is on disk."""
    identity = call.part("table")
    record = await call.house.store.record(identity) if TABLE_ID.fullmatch(identity) else None
    if record is None:
        raise UnknownTable(identity)
    return record


async def summary(call: Call, record: TableRecord) -> TableSummary:
    shown = decode_summary(record.summary)
    return TableSummary(
        id=record.id,
        game=record.game,
        rules_version=record.rules_version,
        digest=record.digest,
        unknown=await call.house.hall.fidelity.unknown(record),
        state=record.state,
        created=record.created,
        listed=record.listed,
        watchable=record.watchable,
        settings=shown.settings,
        places=shown.places,
        locked=shown.locked,
    )


# --- The house


async def addresses(call: Call) -> Addresses:
    """Where phones find this house. Only somebody at this machine is told more than the address that they came by."""
    return Addresses(await invitations(call))


async def invitations(call: Call) -> list[str]:
    """The addresses that can be passed on: that of the request, unless only this machine understands it.

    What a request says of itself is worth something to whoever sent it, and is shown to nobody else.
    """
    house, scope = call.house, call.request.scope
    if house.settings.origins or not (is_here(scope) and is_own_name(header(scope, b"host") or "")):
        return [house.origins.own(scope)]
    return list(await asyncio.to_thread(house.settings.addresses))


async def healthy(_: Call) -> Health:
    """The server runs."""
    return Health("ok")


async def ready(call: Call) -> Health | Response:
    """The server runs, its log takes entries, and it is not about to stop."""
    store, leaving = call.house.store, call.house.hall.keeping.leaving
    if store.health() == "ok" and store.sure() and not leaving:
        return Health("ok")
    return Response(encode(Health("trouble")), 503, media_type=JSON)


async def metrics(call: Call) -> Response:
    """Figures for Prometheus, for whoever shows the token of the house: a count of moves tells of secret ones, too.

    A house without a token, a proxy and a name shows them on its own machine.
    """
    if not may_see_figures(call.house.settings, call.request.scope):
        raise Problem(404, "unknown_path", "", "/openapi.json")
    return Response(call.house.metrics.page(), headers={"Content-Type": CONTENT_TYPE})


def may_see_figures(settings: Settings, scope: Mapping[str, Any]) -> bool:
    if settings.figures_token:
        shown = header(scope, b"authorization") or ""
        return compare_digest(shown.encode(), f"Bearer {settings.figures_token}".encode())
    return not settings.proxy and not settings.origins and is_here(scope)


ENDPOINTS: Final[Sequence[Endpoint]] = (
    Endpoint("POST", "/api/guest", be_guest, Me, NewName, 201, credit="guest"),
    Endpoint("GET", "/api/me", who_am_i, Me, member=True),
    Endpoint("PUT", "/api/me", rename, Me, NewName, member=True, credit="name"),
    Endpoint("GET", "/api/shelf", shelf, Shelf),
    Endpoint("GET", "/api/games/{game}/content", content, JSON, asks=("edition",)),
    Endpoint("GET", "/api/tables", listed, ListedTables, credit="lists"),
    Endpoint("POST", "/api/tables", open_table, OpenedTable, NewTable, 201, True, "table", "tables"),
    Endpoint("GET", "/api/tables/mine", mine, MyTables, member=True, credit="mine"),
    Endpoint("GET", "/api/tables/{table}", table, TableSummary),
    Endpoint("GET", "/api/tables/{table}/qr.svg", qr, SVG, asks=("text",)),
    Endpoint("GET", "/api/tables/{table}/replay", replayed, replay.Replay, asks=("eyes", "build")),
    Endpoint("GET", "/api/tables/{table}/story", told, Story, asks=("eyes", "build")),
    Endpoint("POST", "/api/tables/{table}/what-if", what_if, OpenedTable, WhatIf, 201, True, "table", "tables"),
    Endpoint("GET", "/api/codes/{code}", by_code, FoundTable),
    Endpoint("GET", "/api/addresses", addresses, Addresses),
    Endpoint("GET", "/healthz", healthy, Health),
    Endpoint("GET", "/readyz", ready, Health),
    Endpoint("GET", "/metrics", metrics, "text/plain"),
)
