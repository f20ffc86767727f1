"""What is wrong with a request, for a program to understand: a code, what was wrong, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from tablee.kernel import BadOption, Refused, TableeError
from tablee.store.errors import StoreError
from tablee.tables.room import TROUBLE

LONGEST: Final = 300  # characters of what was wrong that are sent back
JSON: Final = "application/json"
encode = msgspec.json.Encoder().encode


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not what was asked for."""

    code: str
    wrong: str
    right: str
    detail: str = ""  # which of several things the code means
    option: str = ""  # of a table: the one that is wrong


class Problem(Exception):
    """Ends a request with a status and a body."""

    def __init__(
        self,
        status: int,
        code: str,
        wrong: str = "",
        right: str = "",
        headers: Mapping[str, str] | None = None,
        detail: str = "",
        option: str = "",
    ) -> None:
        super().__init__(code)
        self.status = status
        self.body = Wrong(code, wrong[:LONGEST], right[:LONGEST], detail, option)
        self.headers = headers

    def response(self) -> Response:
        return Response(encode(self.body), self.status, self.headers, JSON)


STATUS: Final[Mapping[str, int]] = {
    "unknown_table": 404,
    "unknown_edition": 404,
    "not_finished": 409,
    "no_game": 409,
    "other_rules": 409,
}


def problem_of(error: TableeError | StoreError) -> Problem:
    """An error of the engine or of the store, as an answer."""
    if isinstance(error, StoreError):
        return Problem(503, TROUBLE.get(error.code, "try_again"), right="2", headers={"Retry-After": "2"})
    if isinstance(error, Refused):
        return Problem(422, error.reason, right=error.rule)
    status = STATUS.get(error.code, 422)
    option = error.option[:LONGEST] if isinstance(error, BadOption) else ""
    return Problem(status, error.code, error.wrong, error.right, detail=error.detail, option=option)
