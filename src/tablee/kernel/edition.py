"""The edition of a box: which cards are in it. An owner's content file makes another edition of the same game."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from tablee.kernel.records import Json


class Edition:
    """Which cards are in a box: what its content file says, as plain JSON. None for a box without one."""

    __slots__ = ("written", "digest")

    def __init__(self, written: Json) -> None:
        self.written = written
        self.digest = "" if written is None else sha256(msgspec.json.encode(written, order="deterministic")).hexdigest()
