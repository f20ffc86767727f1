"""The smallest games on the shelf, as long as a test lasts: of hidden sides; together; together, at several levels."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tablee import games

FOLDER = Path(__file__).parent / "games"


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """For this process, and for those that it starts."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    monkeypatch.setenv(games.ELSEWHERE, str(FOLDER))
    for key in ("vote", "toss", "dare"):
        monkeypatch.setitem(games.SHELF, key, import_module(f"tablee.games.{key}").GAME)
