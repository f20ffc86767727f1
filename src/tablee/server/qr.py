"""The link to a table as a picture for a phone. Only links to this house: we draw nobody else's."""

from __future__ import annotations

import io
from typing import Final
from urllib.parse import urlsplit

from tablee.server.problems import Problem

LONGEST_LINK: Final = 200
SVG: Final = "image/svg+xml"


def link_to(origin: str, table: str) -> str:
    return f"{origin}/t/{table}"


def own_link(wish: str | None, origin: str, table: str) -> str:
    """The link that was asked for, if it leads to this table here; the usual one if none was named."""
    usual = link_to(origin, table)
    if wish is None:
        return usual
    found = urlsplit(wish)
    ours = f"{found.scheme}://{found.netloc}".lower() == origin and table in found.path.split("/")
    if not ours or len(wish) > LONGEST_LINK or not wish.isprintable() or not wish.isascii():
        raise Problem(422, "foreign_link", wish, usual)
    return wish


def picture(link: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff")
    return drawn.getvalue()
