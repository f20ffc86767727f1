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
    title = "boardgame.io"
    page = "/games"
    mode = ""
    arguments: tuple[str, ...] = ()

    def start(self) -> Running:
        node, script = node_program()
        command = [str(node), str(script.with_name("server.mjs")), *self.arguments]
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

    def connect(self, server: Running, seat: Seat) -> Wire:
        return Wire(server.port, "/socket.io/?EIO=4&transport=websocket", {}, seat)

    def opened(self, seat: Seat) -> None:
        """The server speaks first."""

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
            seat.inside = True
        else:
            return False  # who is connected
        return match == seat.table.id and self.tell(seat, state)

    def tell(self, seat: Seat, state: State) -> bool:
        if state.number == seat.number:
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

    def about(self) -> dict[str, str]:
        return {"NODE_ENV": self.mode, "arguments": " ".join(self.arguments)}


class InProduction(BoardgameIO):
    name = "boardgameio-production"
    title = "boardgame.io, production"
    mode = "production"


class WithPatches(BoardgameIO):
    """The game's option `deltaState`: what has changed is told, as JSON patches."""

    name = "boardgameio-delta"
    title = "boardgame.io, deltaState"
    arguments = ("delta",)

    def __init__(self) -> None:
        self.documents: dict[Seat, Any] = {}  # what each seat knows, to be patched

    def event(self, seat: Seat, payload: bytes) -> bool:
        kind, match, *rest = json.loads(payload)
        if kind == "patch" and match == seat.table.id:
            _, _, patch, _ = rest
            document = patched(self.documents[seat], patch)
        elif kind == "sync":
            document = rest[0]["state"]
            seat.inside = True
        else:
            return False
        self.documents[seat] = document
        return match == seat.table.id and self.tell(seat, msgspec.convert(document, State))


def patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    """RFC 6902, as far as boardgame.io uses it."""
    for change in patch:
        *path, last = change["path"].split("/")[1:]
        target = document
        for step in path:
            target = target[int(step)] if isinstance(target, list) else target[step]
        if isinstance(target, list):
            change_list(target, change, last)
        elif change["op"] == "remove":
            del target[last]
        else:
            target[last] = change["value"]
    return document


def change_list(target: list[Any], change: dict[str, Any], last: str) -> None:
    match change["op"]:
        case "add" if last == "-":
            target.append(change["value"])
        case "add":
            target.insert(int(last), change["value"])
        case "remove":
            del target[int(last)]
        case _:
            target[int(last)] = change["value"]
