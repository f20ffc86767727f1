"""The program that is attacked: `python -m tests.attacks.served serve ...`, which is `tablee` but for a few things.

Hands can be recognised: where the neighbours play, with the help for the deck, each hunter of Smile has so many
fireflies that nobody else has as many. And what takes many or long is there in small: fewer connections of one address,
fewer people who are remembered, a line in the log whenever somebody was turned away, and a look for the silent when a
test asks for one.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tablee.cli import main
from tablee.games.smile import SmileGame
from tablee.games.smile.rules import Smile
from tablee.kernel import Luck, Options
from tablee.server import crowd, sessions
from tablee.server.connection import Connection
from tablee.server.socket import Socket

OPTIONS = {"unseen_cards": True}  # of the tables with marked hands
HAND = 6
MANY = 10**11  # fireflies: a number of twelve digits, which nothing else has
CONNECTIONS = 300  # of one address
LINE_EVERY = 0.5  # seconds
REMEMBERED = 500  # people and cookies, besides what is on disk

usual_setup = SmileGame.setup
usual_caps = crowd.caps
usual_coming = Socket.connected


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


def fewer(most: int) -> Mapping[str, int]:
    """The usual numbers, but for one that would take thousands of connections."""
    return {**usual_caps(most), "connection": CONNECTIONS}


def ready_to_look(socket: Socket, connection: Connection) -> None:
    """From the first connection on, a signal is a look."""
    usual_coming(socket, connection)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, look, socket)


def look(socket: Socket) -> None:
    if socket.silence_timer is not None:
        socket.silence_timer.cancel()
    socket.miss_the_silent()


if __name__ == "__main__":
    with (
        marked_hands(),
        patch.object(crowd, "caps", fewer),
        patch.object(crowd, "LINE_EVERY", LINE_EVERY),
        patch.object(Socket, "connected", ready_to_look),
        patch.object(sessions, "REMEMBERED", REMEMBERED),
    ):
        sys.exit(main())
