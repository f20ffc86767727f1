"""The link to a table as a picture for a phone. Only links to this house: we draw nobody else's."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from tablee.server.headers import parted
from tablee.server.problems import Problem

LONGEST_LINK: Final = 200
AT_HAND: Final = 500  # pictures, of a few kB each
SVG: Final = "image/svg+xml"


def link_to(origin: str, table: str) -> str:
    return f"{origin}/t/{table}"


def own_link(wish: str | None, origins: Sequence[str], table: str) -> str:
    """The link that was asked for, if it leads to this table by one of our addresses; the usual one if none was."""
    usual = link_to(origins[0], table)
    link = usual if wish is None else wish
    found = parted(link)
    ours = f"{found.scheme}://{found.netloc}".lower() in origins and table in found.path.split("/")
    if not ours or len(link) > LONGEST_LINK or not link.isprintable() or not link.isascii():
        raise Problem(422, "foreign_link", link, usual)
    return link


class Pictures:
    """The last ones are at hand: everybody at a table is shown the same."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[str, bytes] = OrderedDict()

    def of(self, link: str, may_draw: Callable[[], None]) -> bytes:
        """`may_draw` is asked before one is drawn, and raises if not."""
        if link not in self.drawn:
            may_draw()
            self.drawn[link] = picture(link)
            if len(self.drawn) > AT_HAND:
                self.drawn.popitem(last=False)
        self.drawn.move_to_end(link)
        return self.drawn[link]


def picture(link: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff")
    return drawn.getvalue()
