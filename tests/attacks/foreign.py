"""Pages of others, in the browser of a guest: a foreign origin, and a foreign name for our address (DNS rebinding)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Ground
from tests.attacks.wire import Wire

EVIL = "http://evil.example"
CHANGING = ("POST", "PUT", "DELETE", "PATCH")
BODIES = {"/api/guest": {"name": "Evil"}, "/api/me": {"name": "Evil"}}
TABLE = {"game": "smile", "settings": {"seats": 3}}


class Foreign(Attack):
    """With the cookie of a guest, on every line of the API, on pages, and on sockets."""

    async def prepare(self, ground: Ground) -> None:
        self.person = await ground.person()
        self.table = await self.person.open()
        described = (await self.person.ask("GET", "/openapi.json")).json()
        self.routes = [
            (method.upper(), path.format(table=self.table, code="BABAB", game="smile"))
            for path, methods in described["paths"].items()
            for method in methods
        ]

    async def try_all(self, ground: Ground, routes: list[tuple[str, str]], **headers: str) -> None:
        for method, path in routes:
            body = None if method == "GET" else BODIES.get(path, TABLE)
            answer = await self.person.ask(method, path, body, **headers)
            ground.counts["tried"] += 1
            ground.counts["let in"] += answer.status < 400
            if answer.status < 400:
                ground.counts[f"let in: {method} {path.replace(self.table, '{table}')}"] += 1

    async def try_socket(self, ground: Ground, **headers: str) -> None:
        given = self.person.headers | headers
        wire = await Wire.to(ground.port, ground.received, f"/ws/{self.table}", given)
        code = await wire.ending(PATIENCE) if wire.status == 101 else wire.status
        ground.counts["sockets tried"] += 1
        ground.counts["sockets let in"] += code is None
        wire.drop()

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["let in"] or counts["sockets let in"]:
            yield f"{counts['let in']} requests and {counts['sockets let in']} sockets were let in"


class ForeignOrigin(Foreign):
    """A page of somebody else asks for what changes something, and for sockets."""

    wanted = "403, and 4403 for sockets"

    async def strike(self, ground: Ground) -> None:
        changing = [(method, path) for method, path in self.routes if method in CHANGING]
        for origin in (EVIL, "null", f"http://127.0.0.1:{ground.port}.evil.example", "http://127.0.0.1:1"):
            await self.try_all(ground, changing, Origin=origin)
            await self.try_socket(ground, Origin=origin)


class ForeignHost(Foreign):
    """A name of somebody else leads to our address: their page may read what we answer, if we answer."""

    wanted = "refused, whatever is asked"

    async def strike(self, ground: Ground) -> None:
        for host in ("evil.example", f"evil.example:{ground.port}", f"127.0.0.1.evil.example:{ground.port}"):
            page = f"http://{host}"
            await self.try_all(ground, [*self.routes, ("GET", "/")], Host=host, Origin=page)
            await self.try_socket(ground, Host=host, Origin=page)


FOREIGN = (ForeignOrigin("a foreign origin"), ForeignHost("a foreign host"))
