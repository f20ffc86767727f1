"""What a browser is shown: the pages of the client, from `static/`. Read once, and answered from memory."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

ADDRESSES: Final = ("/t/{table}", "/c/{code}", "/tv", "/tv/{code}", "/replay/{table}", "/learn/{game}", "/rules/{game}")
PROGRAMS: Final = ("/api/", "/assets/", "/ws/")
STATIC: Final = Path(__file__).parent / "static"
HASHED: Final = re.compile(r"-[\w-]{8,}\.\w+$")  # a name that changes with its content
WORTH_IT: Final = 0.9  # of the size: pictures and fonts are packed already
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # with gzip, if that is worth it
    headers: dict[str, str]

    def response(self, request: Request) -> Response:
        if request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(None, 304, self.headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**self.headers, "Content-Encoding": "gzip"})
        return Response(self.body, 200, self.headers)


def read(file: Path) -> Page:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0)
    return Page(
        body,
        packed if len(packed) < WORTH_IT * len(body) else None,
        {
            "Vary": "Accept-Encoding",
            "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "Cache-Control": FOR_GOOD if HASHED.search(file.name) else ASK_AGAIN,
            "ETag": f'"{sha256(body).hexdigest()[:16]}"',
        },
    )


def pages(folder: Path = STATIC) -> list[BaseRoute]:
    """One page for every address of the client, which finds out by itself where it is; and the files beside it.

    A service worker has to lie beside the page to serve all of it, and so do the manifest and the icons.
    """
    index = read(folder / "index.html")
    files = {f"/{file.relative_to(folder).as_posix()}": read(file) for file in folder.rglob("*") if file.is_file()}
    beside = [path for path in files if path.count("/") == 1 and path != "/index.html"]

    async def page(request: Request) -> Response:
        return index.response(request)

    async def asset(request: Request) -> Response:
        found = files.get(request.scope["path"])
        if found is None:
            raise HTTPException(404)
        return found.response(request)

    return [
        Route("/", page),
        *(Route(path, page) for path in ADDRESSES),
        Route("/assets/{file:path}", asset),
        *(Route(path, asset) for path in sorted(beside)),
    ]


def nowhere(request: Request, folder: Path = STATIC) -> Response | None:
    """For somebody who looks for a page that is none: ours, which says so in words. A program gets None."""
    if request.url.path.startswith(PROGRAMS) or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response((folder / "index.html").read_bytes(), 404, media_type="text/html")
