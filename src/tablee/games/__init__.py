"""The boxes on the shelf, one folder each, all with the same rooms. A folder with a `GAME` is one: there is no list.

More folders with games can be named in `TABLEE_GAMES`, as a path list; docs/adding-a-game.md walks through one.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from tablee.kernel import Game, UnknownGame

ELSEWHERE: Final = "TABLEE_GAMES"
__path__ += [folder for folder in os.environ.get(ELSEWHERE, "").split(os.pathsep) if folder]


def boxes() -> dict[str, Game[Any]]:
    """Every folder's `GAME`, by its key, in the order of the shelf."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = [getattr(import_module(f"{__name__}.{folder}"), "GAME", None) for folder in folders]
    whole: list[Game[Any]] = [game for game in found if game is not None]  # the others are still being built
    return {game.key: game for game in sorted(whole, key=lambda game: game.shelf)}


SHELF: Final = boxes()


def find(key: str) -> Game[Any]:
    """The box with that key; `UnknownGame` says which there are."""
    try:
        return SHELF[key]
    except KeyError:
        raise UnknownGame(key, list(SHELF)) from None


__all__ = ["SHELF", "find"]
