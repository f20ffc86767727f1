"""Shingle: Pebbles for five to twenty-nine, and a client that has it. It is on no shelf but that of a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee import games
from tablee.kernel import Edition, Game
from tests.browser.chromium import ROOT

KEY = "shingle"
NAMES = {"fr": "Galets", "en": "Shingle"}
HEAP = 60  # so that nearly everybody takes some of it
PEBBLES = ROOT / "tests/adding"
BOX = Path(__file__).parent / "boxes" / KEY


def shingle() -> Game[Any]:
    elsewhere = str(PEBBLES / "games")
    if elsewhere not in games.__path__:
        games.__path__.append(elsewhere)
    pebbles: Any = import_module("tablee.games.pebbles.game")

    def in_edition(_: object, written: Any) -> Any:
        return box(Edition(written))

    what = {"key": KEY, "seats": range(5, 30), "spots": r"heap|seat:\d\d?", "in_edition": in_edition}
    box: Any = type("Shingle", (pebbles.PebblesGame,), what)
    made: Game[Any] = box(Edition({"heap": HEAP}))
    return made


def build_client(folder: Path) -> Path:
    """With Pebbles, of which it is made, and itself; where it was built."""
    for half in ("games", "web"):
        shutil.copytree(PEBBLES / half, folder / half)
    shutil.copytree(BOX, folder / "web" / KEY)
    into = folder / "static"
    done = subprocess.run(
        [sys.executable, "-P", "tools/web.py", "--into", str(into)],
        env={**os.environ, "TABLEE_WEB_GAMES": str(folder / "web")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return into
