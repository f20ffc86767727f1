"""One request and its answer: who asks, may they, what do they say, what do we answer. Typed on both ends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.kernel import TableeError
from tablee.server.codes import Codes
from tablee.server.headers import Origins
from tablee.server.limits import Limits, address
from tablee.server.metrics import Metrics
from tablee.server.problems import JSON, Problem, encode, problem_of
from tablee.server.qr import Pictures
from tablee.server.replays import Replays
from tablee.server.request_filter import spend
from tablee.server.sessions import Sessions
from tablee.server.settings import Settings
from tablee.store.errors import StoreError
from tablee.store.log import Person, Store
from tablee.tables.hall import Hall


class House(NamedTuple):
    """Everything that an answer may need."""

    hall: Hall
    store: Store
    sessions: Sessions
    limits: Limits
    origins: Origins
    metrics: Metrics
    settings: Settings
    codes: Codes
    replays: Replays
    pictures: Pictures


class Call:
    """A request that was let in. `body` is what the endpoint takes, typed."""

    def __init__(self, house: House, request: Request, person: Person | None, body: Any) -> None:
        self.house = house
        self.request = request
        self.visitor = person
        self.body = body
        self.headers: dict[str, str] = {}

    @property
    def person(self) -> Person:
        """Whoever asks. Only where `Endpoint.member` says that there is somebody."""
        assert self.visitor is not None
        return self.visitor

    def part(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def parameter(self, name: str) -> str | None:
        """A parameter after the question mark."""
        found: str | None = self.request.query_params.get(name)
        return found

    @property
    def address(self) -> str:
        """Whose credits it uses where nobody has to be known."""
        return address(self.request.scope)

    def spend(self, kind: str, key: str = "") -> None:
        """A credit of somebody, or of the address, for what turns out only later."""
        spend(self.house.limits, kind, key or self.address)


class Endpoint(NamedTuple):
    """A line of the API: what it takes and gives, and who may ask how often. The docstring of `answer` explains it."""

    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    gives: type | str  # a record, or the media type of something else
    takes: type | None = None
    status: int = 200
    member: bool = False  # needs a session
    credit: str = ""  # of a person where one is needed, else of an address
    there: str = ""  # of an address, besides
    asks: tuple[str, ...] = ()  # parameters after the question mark

    async def respond(self, house: House, request: Request) -> Response:
        person = await house.sessions.person(request.scope) if self.member else None
        if self.member and person is None:
            raise Problem(401, "no_session", right="POST /api/guest")
        if self.credit:
            key = address(request.scope) if person is None else person.id
            spend(house.limits, self.credit, key)
        if self.there:
            spend(house.limits, self.there, address(request.scope))
        body = None if self.takes is None else await read(request, self.takes)
        call = Call(house, request, person, body)
        answer = await self.answer(call)
        if isinstance(answer, Response):
            return answer
        return Response(encode(answer), self.status, call.headers, JSON)


def endpoint_routes(endpoints: Sequence[Endpoint], house: House) -> list[Route]:
    """One route for each address, so that a wrong method is told all the right ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for line in endpoints:
        paths.setdefault(line.path, {})[line.method] = line
    return [route(path, lines, house) for path, lines in paths.items()]


def route(path: str, lines: Mapping[str, Endpoint], house: House) -> Route:
    async def respond(request: Request) -> Response:
        line = lines["GET" if request.method == "HEAD" else request.method]
        try:
            return await line.respond(house, request)
        except Problem as problem:
            return problem.response()
        except (TableeError, StoreError) as error:
            return problem_of(error).response()

    return Route(path, respond, methods=list(lines))


async def read(request: Request, kind: type) -> Any:
    """The body, typed and bounded. Only JSON that calls itself so: a form of another page cannot send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Problem(415, "not_json", right=f"Content-Type: {JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Problem(422, "invalid", str(error), "/openapi.json") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ClientDisconnect):
        raise Problem(400, "malformed", right="JSON") from None
