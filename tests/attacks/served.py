"""The program that is attacked: `python -m tests.attacks.served serve ...`, which is `tablee` but for two things.

Hands can be recognised: where the neighbours play, with the help for the deck, each hunter of Smile has so many
fireflies that nobody else has as many. And it misses the silent sooner, so that a test can wait for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tablee.cli import main
from tablee.games.smile import SmileGame
from tablee.games.smile.rules import Smile
from tablee.kernel import Luck, Options

OPTIONS = {"unseen_cards": True}  # of the tables with marked hands
HAND = 6
MANY = 10**11  # fireflies: a number of twelve digits, which nothing else has
SILENCE = 3.0  # seconds

usual_setup = SmileGame.setup


@contextmanager
def marked_hands() -> Iterator[None]:
    """Also for whoever reads the log of such a house again: what was dealt follows from it."""
    with patch.object(SmileGame, "setup", setup):
        yield


def setup(game: SmileGame, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Smile:
    position = usual_setup(game, seats, luck, options, listen)
    if getattr(options, "unseen_cards", False):
        for hunter in position.hunters:
            hunter.fireflies = MANY + luck.below(10**6) * 10**4
        position.hunters[0].tears = sum(hunter.fireflies for hunter in position.hunters) - HAND * seats  # SMI-140
    return position


def marked(view: Any) -> str:
    """The hand of whoever sees this, or nothing where hands are not marked."""
    hand = view.get("hand") if isinstance(view, dict) else None
    return str(hand) if isinstance(hand, int) and hand > MANY // 2 else ""


if __name__ == "__main__":
    with marked_hands(), patch("tablee.server.socket.SILENCE", SILENCE):
        sys.exit(main())
