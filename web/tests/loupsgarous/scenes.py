"""Villages as a seat sees them, for the gallery and the client's tests.

    PYTHONPATH=. python web/tests/loupsgarous/scenes.py

Each is a position of tests/browser/loupsgarous_positions.py, seen from seat 0 unless it says otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tests.browser.loupsgarous_positions import SCENES

FILE = Path(__file__).resolve().parents[2] / "src/games/loupsgarous/scenes.json"


def main() -> None:
    views = {}
    for name, paper in SCENES.items():
        try:
            views[name] = LOUPSGAROUS.position(paper).view(0)
        except Exception as error:
            error.add_note(f"in the scene {name}")
            raise
    views["tv"] = LOUPSGAROUS.position(SCENES["table"]).view(None)
    lines = ",\n".join(f"{json.dumps(name)}:{msgspec.json.encode(view).decode()}" for name, view in views.items())
    FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
