"""Somebody who is connected to a table, through a socket of this node or of another one."""

from __future__ import annotations

from tablee.kernel import Eyes
from tablee.server.messages import FAULT, NOT_ALLOWED, RESTART
from tablee.tables.hush import Hearing
from tablee.tables.room import Room


class Visitor(Hearing):
    """As the table sees them (`tables.listeners.Ear`). What they send before they are let in waits in `early`."""

    delay = 0

    def __init__(self) -> None:
        self.outbox = None
        self.person = ""
        self.name = ""
        self.eyes: Eyes = None
        self.lines: dict[str, int] = {}
        self.room: Room | None = None
        self.early: list[bytes] | None = []
        self.entered = False
        self.gone = False
        self.strikes = 0

    def shut(self, code: int) -> None:
        """Say why, and end."""
        raise NotImplementedError

    def be_measured(self) -> None:
        """From now on it matters how far away they are."""
        raise NotImplementedError

    def dismiss(self) -> None:
        self.shut(NOT_ALLOWED)

    def fail(self) -> None:
        self.shut(FAULT)

    def move_on(self) -> None:
        self.shut(RESTART)

    def follow(self, room: Room) -> None:
        self.room = room
        room.let_in(self, None)
