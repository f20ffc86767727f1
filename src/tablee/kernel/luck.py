"""The only source of chance. Every draw of a game comes from a Luck that it was handed."""

from __future__ import annotations

import random
from abc import ABCMeta, abstractmethod
from hashlib import blake2b
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 8  # bytes of one sealed draw
WORDS: Final = 8  # draws in one block of BLAKE2b
SPAN: Final = 2**64
STREAM: Final = b"tablee/stream/1\0"  # so that no label is a counter of the one stream without a label


def label(purpose: str, parts: tuple[int, ...]) -> bytes:
    """What a draw is for, and its numbers, each followed by a zero: no two labels are written alike."""
    written = purpose.encode()
    for part in parts:
        written += b"\0%d" % part
    return written + b"\0"


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(metaclass=ABCMeta):
    """Draws, all built on one: a whole number below n, each as likely as the others."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: i64) -> i64: ...

    def stream(self, purpose: str, *parts: int) -> Luck:
        """The draws that have this label, whatever else was drawn, and in which order (LGT-364).

        A label belongs to one draw of a game: asked for twice, it gives the same twice. It takes nothing from `below`.
        A luck that is written down for a test has but one stream, its own.
        """
        return self

    def shuffle(self, things: list[T]) -> None:
        """Every order as likely as any other (Fisher and Yates, from the end)."""
        for i in range(len(things) - 1, 0, -1):
            j: int = self.below(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing

    def uniform(self) -> float:
        """A number in [0, 1), in steps of 2 ** -24."""
        drawn: int = self.below(1 << 24)
        return drawn / 16777216.0


@final
class FastLuck(Luck):
    """Chance for search and tests: small, fast, the same stream compiled and interpreted (sfc32). No secret keeper."""

    __slots__ = ("seed", "a", "b", "c", "counter")
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.a = seed & 0xFFFFFFFF
        self.b = (seed >> 32) & 0xFFFFFFFF
        self.c = (seed >> 64) & 0xFFFFFFFF
        self.counter = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        drawn: i64 = (self.a + b + counter) & 0xFFFFFFFF
        self.counter = (counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF | (c >> 11)) + drawn) & 0xFFFFFFFF
        return drawn

    def below(self, n: i64) -> i64:
        return (self.next32() * n) >> 32

    def stream(self, purpose: str, *parts: int) -> Luck:
        """Whoever tries many worlds gives each a luck of its own (`spawn`): here a label is the same in all of them."""
        return FastLuck(int.from_bytes(blake2b(label(purpose, parts) + b"%d" % self.seed, digest_size=12).digest()))

    def spawn(self) -> FastLuck:
        """Another stream, for a part of the work that must not depend on how much the others draw."""
        low: int = self.next32()
        middle: int = self.next32()
        high: int = self.next32()
        return FastLuck(low | middle << 32 | high << 64)


@final
class StdLuck(Luck):
    """Chance from Python's own generator: the quick one where nothing is compiled."""

    __slots__ = ("seed", "draw")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draw = random.Random(seed).random

    def stream(self, purpose: str, *parts: int) -> Luck:
        return StdLuck(int.from_bytes(blake2b(label(purpose, parts) + b"%d" % self.seed, digest_size=12).digest()))

    def below(self, n: i64) -> i64:
        size: int = n
        return int(self.draw() * size)


@final
class SealedLuck(Luck):
    """Chance for live games: BLAKE2b in counter mode under a key that nobody can foresee (see `kernel.seal`).

    The state is the key and the number of words drawn, so a snapshot of a table is 40 bytes and exact.
    """

    __slots__ = ("key", "drawn", "block")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.block = b""

    def stream(self, purpose: str, *parts: int) -> Luck:
        return SealedLuck(blake2b(label(purpose, parts), key=self.key, person=STREAM, digest_size=32).digest())

    def word(self) -> int:
        place = self.drawn % WORDS
        if place == 0 or not self.block:
            counter = self.drawn // WORDS
            self.block = blake2b(counter.to_bytes(16, "little"), key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(self.block[place * WORD : place * WORD + WORD], "little")

    def below(self, n: i64) -> i64:
        """Without bias: words beyond the last whole multiple of n are drawn again."""
        size: int = n
        limit = SPAN - SPAN % size
        while True:
            word = self.word()
            if word < limit:
                return word % size
