"""How a server is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tablee.server import crowd
from tablee.server.limits import USUAL, Rate

BIGGEST_BODY: Final = 16_384  # bytes of a request
DAY: Final = 86_400  # seconds
SESSION: Final = 400 * DAY  # browsers keep no cookie longer


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The defaults suit a laptop. `origins` are the addresses under which browsers see us, if not that of the request;
    with an https one among them, cookies are for https only. `addresses` are those at which others on the network find
    us: asked each time, since a laptop changes networks. With a `figures_token`, whoever shows it may read `/metrics`.
    A table that has ended is kept for `keep_tables` seconds, a guest who does not come for `keep_guests`; None is for
    ever.
    """

    origins: tuple[str, ...] = ()
    rates: Mapping[str, Rate] = field(default_factory=lambda: USUAL)  # an empty one: no limits
    caps: Mapping[str, int] = field(default_factory=lambda: crowd.USUAL)  # how many may be here at once; the same
    biggest_body: int = BIGGEST_BODY
    session: int = SESSION
    addresses: Callable[[], Sequence[str]] = tuple
    proxy: str | None = None  # that may speak for others; several and networks with commas between
    figures_token: str = ""
    keep_tables: int | None = 365 * DAY  # seconds after its last change that a table whose game is over is kept
    keep_guests: int | None = 400 * DAY  # seconds that somebody is remembered who does not come; None: for ever
