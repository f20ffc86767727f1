"""What a browser is shown: the pages of the client, from `static/`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
HASHED: Final = re.compile(r"-[\w-]{8,}\.\w+$")  # a name that changes with its content


class Assets(StaticFiles):
    """Files whose names carry a hash are kept for good; others are asked for again."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        for_good = HASHED.search(os.fspath(full_path)) is not None
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_good else "no-cache"
        return response


async def page(_: Request) -> Response:
    return FileResponse(STATIC / "index.html", media_type="text/html", headers={"Cache-Control": "no-cache"})


def pages() -> list[BaseRoute]:
    """One page for every address of the client; it finds out by itself where it is."""
    return [
        Route("/", page),
        Route("/t/{table}", page),
        Mount("/assets", Assets(directory=STATIC / "assets")),
    ]
