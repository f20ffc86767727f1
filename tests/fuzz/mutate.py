"""Things that were right once: a letter changed, cut, doubled, nested, or with a wrong value in one place. Seeded."""

from __future__ import annotations

import json
import random
from typing import Any

from tablee.kernel import Json

HUGE = (2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400)
WRONG: tuple[Json, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 31, 32, 63, 64, 255, 0.5, -0.0, 1e308, *HUGE),
    *("", " ", "C01", "open", "none", "é", "\u0000", "\u202e", "\ud800", "\U0001f600", "x" * 41, "x" * 250),
    *("__class__", [], {}, [[]], [None], {"": None}, [0] * 40, {"act": "play"}, {"type": "hello"}),
)  # fmt: skip
BYTES: tuple[bytes, ...] = (
    b"\x00",
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b'"',
    b"\\",
    b"\\ud800",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
)
BYTES += (b"1e999", b"NaN", b"Infinity", b"-", b"9" * 400, b"\n", b"'", b"[" * 300, b'{"a":' * 300, b"/*", b"null")


class Mutator:
    """One chance, one stream of changes: the same seed gives the same things."""

    def __init__(self, seed: int | str) -> None:
        self.chance = random.Random(seed)

    # --- Bytes

    def data(self, good: bytes) -> bytes:
        for _ in range(self.chance.choice((1, 1, 1, 2, 4))):
            good = self.change(good)
        return good

    def change(self, good: bytes) -> bytes:
        """One change, anywhere."""
        chance, size = self.chance, len(good)
        here, there = sorted((chance.randint(0, size), chance.randint(0, size)))
        there = min(there, here + 40)
        kind = chance.randrange(7)
        if kind == 0:
            return good[:here]
        if kind == 1:
            return good[:here] + good[there:]
        if kind == 2:
            return good[:there] + good[here:]
        if kind == 3:
            return good[:here] + chance.choice(BYTES) + good[there:]
        if kind == 4:
            return good[:here] + chance.choice(BYTES) + good[here:]
        if kind == 5 and size:
            here = min(here, size - 1)
            return good[:here] + bytes([good[here] ^ (1 << chance.randrange(8))]) + good[here + 1 :]
        return good[:here] + chance.randbytes(chance.randrange(1, 9)) + good[here:]

    def text(self, good: str) -> str:
        return self.data(good.encode(errors="surrogatepass")).decode(errors="replace")

    # --- JSON

    def json(self, good: Json) -> Json:
        """One value anywhere replaced, taken away, or there twice."""
        chance = self.chance
        if isinstance(good, dict) and good and chance.random() < 0.9:
            key = chance.choice(list(good))
            return self.in_object(good, key)
        if isinstance(good, list) and good and chance.random() < 0.9:
            place = chance.randrange(len(good))
            kind = chance.randrange(5)
            inside = [] if kind == 0 else [good[place]] * 2 if kind == 1 else [self.json(good[place])]
            return [*good[:place], *inside, *good[place + 1 :]]
        if isinstance(good, str) and chance.random() < 0.4:
            return self.text(good)
        if isinstance(good, int) and chance.random() < 0.4:
            return good + chance.choice((-1, 1, -100, 100))
        return chance.choice(WRONG)

    def in_object(self, good: dict[str, Any], key: str) -> Json:
        kind = self.chance.randrange(8)
        if kind == 0:
            return {name: value for name, value in good.items() if name != key}
        if kind == 1:
            return good | {self.text(key) or "x": good[key]}
        return good | {key: self.json(good[key])}

    def message(self, good: Json) -> bytes:
        """JSON with a wrong value, or with wrong letters, or with both."""
        kind = self.chance.randrange(3)
        value = good if kind == 0 else self.json(good)
        written = json.dumps(value, ensure_ascii=self.chance.random() < 0.5).encode(errors="surrogatepass")
        return self.data(written) if kind != 1 else written
