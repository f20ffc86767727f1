"""The link to a table as a picture for a phone. Only links to this house: we draw nobody else's."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from tablee.server.problems import Problem

LONGEST_LINK: Final = 200
SVG: Final = "image/svg+xml"


def link_to(origin: str, table: str) -> str:
    return f"{origin}/t/{table}"


def own_link(wish: str | None, origins: Sequence[str], table: str) -> str:
    """The link that was asked for, if it leads to this table by one of our addresses; the usual one if none was."""
    usual = link_to(origins[0], table)
    link = usual if wish is None else wish
    found = urlsplit(link)
    ours = f"{found.scheme}://{found.netloc}".lower() in origins and table in found.path.split("/")
    if not ours or len(link) > LONGEST_LINK or not link.isprintable() or not link.isascii():
        raise Problem(422, "foreign_link", link, usual)
    return link


def picture(link: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff")
    return drawn.getvalue()
