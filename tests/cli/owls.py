"""Owls on the shelf, as long as a test lasts."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tablee import games

FOLDER = Path(__file__).parent / "games"


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    monkeypatch.setitem(games.SHELF, "owls", import_module("tablee.games.owls").GAME)
