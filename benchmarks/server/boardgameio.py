"""boardgame.io's own server: matches from its lobby API, then raw socket.io (engine.io 4, WebSocket only).

Its client library would send and understand the very same frames.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from benchmarks.peers.table import VALUES
from benchmarks.prepare import node_program
from benchmarks.server.peer import SEATS, Failed, Lobby, Peer, Running, Seat, Table
from benchmarks.server.wires import Wire

NAMESPACE: Final = b"/smile,"
EVENT: Final = b"42" + NAMESPACE
LETTERS: Final = ("update", "patch", "sync")  # what tells a state


class Lure(msgspec.Struct):
    card: int
    bait: int


class Hunter(msgspec.Struct):
    hand: int | None = None  # of others: not told


class Game(msgspec.Struct):
    row: list[Lure]
    seats: list[Hunter]


class Context(msgspec.Struct):
    currentPlayer: str | None  # noqa: N815
    gameover: bool | None = None


class State(msgspec.Struct, rename={"number": "_stateID"}):
    G: Game
    ctx: Context
    number: int


class Sync(msgspec.Struct):
    state: State


update_of = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
sync_of = msgspec.json.Decoder(tuple[str, str, Sync]).decode


def choices(game: Game, place: int) -> list[tuple[str, int]]:
    """Offers, then collects, in row order; borrows if there is nothing else."""
    lowest = VALUES[game.row[0].card]
    lures = [(at, lure.bait) for at, lure in enumerate(game.row) if VALUES[lure.card] == lowest]
    collects = [("collect", at) for at, bait in lures if bait]
    if game.seats[place].hand:
        return [("offer", at) for at, _ in lures] + collects
    return collects or [("borrow", at) for at, _ in lures]


class BoardgameIO(Peer):
    """As its documentation starts it: in memory, whole states told."""

    name = "boardgameio"
    title = "boardgame.io, in memory"
    page = "/games"
    mode = ""

    def start(self) -> Running:
        node, script = node_program()
        command = [str(node), str(script.with_name("server.mjs"))]
        return Running(self.name, command, {"NODE_ENV": self.mode}, self.page)

    def new_match(self, lobby: Lobby) -> tuple[str, list[str]]:
        match = lobby.post("/games/smile/create", {"numPlayers": SEATS})[0]["matchID"]
        joined = [
            lobby.post(f"/games/smile/{match}/join", {"playerID": str(place), "playerName": f"player {place}"})[0]
            for place in range(SEATS)
        ]
        return match, [one["playerCredentials"] for one in joined]

    def new_tables(self, server: Running, count: int) -> list[Table]:
        lobby = Lobby(server.lobby)
        return [Table(*self.new_match(lobby), seed) for seed in range(count)]

    def prepare(self, server: Running, tables: list[Table], games: int) -> None:
        """Matches for later, so that the lobby is idle while moves are timed."""
        lobby = Lobby(server.lobby)
        for table in tables:
            while len(table.spares) < games:
                table.spares.append(self.new_match(lobby))

    def connect(self, server: Running, seat: Seat) -> Wire:
        return Wire(server.port, "/socket.io/?EIO=4&transport=websocket", {}, seat)

    def heard(self, seat: Seat, payload: bytes) -> bool:
        if payload.startswith(EVENT):
            return self.event(seat, payload[len(EVENT) :])
        match payload[:1]:
            case b"2":  # are you there?
                seat.send(b"3")
            case b"0":
                seat.send(b"40" + NAMESPACE)
            case b"4" if payload.startswith(b"40" + NAMESPACE):
                self.sync(seat)
            case _:
                raise Failed(f"not understood: {payload[:200]!r}")
        return False

    def event(self, seat: Seat, payload: bytes) -> bool:
        if payload.startswith(b'["update"'):
            _, match, state, _ = update_of(payload)
        elif payload.startswith(b'["sync"'):
            _, match, sync = sync_of(payload)
            state = sync.state
        else:
            return False  # who is connected
        if match != seat.table.id or state.number == seat.number:
            return False
        seat.told = state
        seat.number = state.number
        return True

    def sync(self, seat: Seat) -> None:
        arguments = ["sync", seat.table.id, str(seat.place), seat.key, SEATS]
        seat.send(EVENT + json.dumps(arguments).encode())

    def over(self, table: Table) -> bool:
        return bool(table.seats[0].told.ctx.gameover)

    def move(self, table: Table) -> tuple[Seat, bytes]:
        place = int(table.seats[0].told.ctx.currentPlayer)
        seat = table.seats[place]
        possible = choices(seat.told.G, place)
        kind, at = possible[table.choose(len(possible))]
        payload = {"type": kind, "args": [at], "playerID": str(place), "credentials": seat.key}
        action = {"type": "MAKE_MOVE", "payload": payload}
        arguments = ["update", action, seat.number, table.id, str(place)]
        return seat, EVENT + msgspec.json.encode(arguments)

    def again(self, table: Table) -> None:
        if not table.spares:
            raise Failed("more games were played than matches prepared")
        table.id, keys = table.spares.pop()
        for seat, key in zip(table.seats, keys, strict=True):
            seat.key = key
            seat.number = -1
            self.sync(seat)

    def about(self) -> dict[str, Any]:
        return {"NODE_ENV": self.mode}


class InProduction(BoardgameIO):
    name = "boardgameio-production"
    title = "boardgame.io, NODE_ENV=production"
    mode = "production"
