"""The boxes on the shelf, one folder each, all with the same rooms."""

from __future__ import annotations

from typing import Any

from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SMILE
from tablee.kernel import Game, UnknownGame

SHELF: dict[str, Game[Any]] = {game.key: game for game in (SMILE, GRUMPF)}


def find(key: str) -> Game[Any]:
    """The box with that key; `UnknownGame` says which there are."""
    try:
        return SHELF[key]
    except KeyError:
        raise UnknownGame(key, list(SHELF)) from None


__all__ = ["GRUMPF", "SHELF", "SMILE", "find"]
