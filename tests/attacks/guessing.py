"""Guessing: codes, from one address, from a network of one provider, from everywhere; and cookies that are nobody's."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablee.server.limits import Rate
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import PATIENCE, Ground, Person, allowed

TRIES = 15  # of each address: more than it has credits for
LETTERS = ("BDFGKLMNPRSTVZ", "AEIOU")
SEED = 1


def some_code(chance: random.Random) -> str:
    return "".join(chance.choice(LETTERS[place % 2]) for place in range(5))


class Codes(Attack):
    """Codes are tried, `TRIES` from each address; a household beside it comes in by its own code."""

    wanted = "slow, however many addresses there are; the right code of a household still works"
    guesses = True

    def __init__(self, name: str, address: str, addresses: int, most: Rate, free: int = 0) -> None:
        super().__init__(name)
        self.address = address
        self.addresses = addresses
        self.most = most  # guesses that are looked up
        self.free = free  # and more, of networks from which nobody has guessed before

    async def prepare(self, ground: Ground) -> None:
        self.household = await ground.person("Household", "198.51.100.7")
        answer = await self.household.ask("POST", "/api/tables", {"game": "smile", "settings": {"seats": 3}})
        self.code = answer.json()["code"]

    async def strike(self, ground: Ground) -> None:
        chance = random.Random(SEED)
        for one in range(self.addresses):
            await self.guess(ground, Person(ground, "", self.address.format(one)), chance)
            if one % 5 == 0:
                await self.come_home(ground)
        ground.counts["ms"] = ground.milliseconds

    async def guess(self, ground: Ground, guesser: Person, chance: random.Random) -> None:
        for _ in range(TRIES):
            answer = await guesser.ask("GET", f"/api/codes/{some_code(chance)}")
            ground.counts["looked up"] += answer.status in (200, 404)
            ground.counts["told to wait"] += answer.status == 429
        guesser.line.drop()

    async def come_home(self, ground: Ground) -> None:
        answer = await self.household.ask("GET", f"/api/codes/{self.code}")
        ground.counts["came home" if answer.status == 200 else "did not find home"] += 1

    def complaints(self, counts: Counts) -> Iterator[str]:
        most = allowed(self.most, counts["ms"]) + self.free
        if counts["looked up"] > most:
            yield f"{counts['looked up']} guesses were looked up, and {most} are allowed"
        if not counts["told to wait"]:
            yield "nobody was told to wait: nobody would have noticed"
        if counts.get("did not find home"):
            yield f"a household was told {counts['did not find home']} times that its own code is none"


class Cookies(Attack):
    """Cookies that were made up, cut, changed, too long, or are somebody else's with another signature."""

    wanted = "nobody is somebody else: 401, and sockets are closed with 4401"

    async def prepare(self, ground: Ground) -> None:
        self.person = await ground.person()
        self.table = await self.person.open()

    async def strike(self, ground: Ground) -> None:
        chance = random.Random(SEED)
        good = self.person.cookie
        forger = await ground.person("Forger")
        for turn in range(ground.many(150)):
            forger.cookie = forged(good, chance)
            ground.counts["cookies"] += 1
            ground.counts["believed"] += (await forger.ask("GET", "/api/me")).status == 200
            if turn % 10 == 0:
                wire = await forger.wire(self.table)
                ground.counts["sockets believed"] += wire.status == 101 and await wire.ending(PATIENCE) != 4401
                wire.drop()

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["believed"] or counts["sockets believed"]:
            yield f"{counts['believed']} requests and {counts['sockets believed']} sockets with a forged cookie got in"


def forged(good: str, chance: random.Random) -> str:
    """Like a good one, and another one: the last letters of a part of base64 may mean nothing, so not those."""
    name, _, value = good.partition("=")
    place = chance.randrange(0, len(value) - 4)
    letter = chance.choice([one for one in "ABCxyz019.-_" if one != value[place]])
    changed = [value[:place] + letter + value[place + 1 :], value[:place], value + letter, value[::-1]]
    changed += ["x" * chance.randrange(1, 400), value + "; tablee=" + value, "\x7f" + value, "é" + value]
    return f"{name}={chance.choice(changed)}"


GUESSING = (
    Codes("codes from one address", "192.0.2.99", 1, Rate(10, 0.1)),
    Codes("codes from a network", "2001:db8:77:{:x}::1", 20, Rate(60, 0.5)),
    Codes("codes from everywhere", "100.64.{}.9", 100, Rate(600, 10), free=100),
    Cookies("forged cookies"),
)
