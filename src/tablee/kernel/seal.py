"""The seal of a live game: nobody can foresee the deal, and everybody can check it afterwards.

1. `Seal.fresh()` takes 32 bytes from the operating system; its `commitment` is published before anything else.
2. Every player may then add a salt; the server can no longer choose a deal that suits it.
3. `luck(salts)` is the only chance of the game.
4. At the end the seed is revealed: `Seal.check` proves that it is the one promised, and a replay deals again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from tablee.kernel.errors import BrokenSeal
from tablee.kernel.luck import SealedLuck

SEED_BYTES: Final = 32
SALT_BYTES: Final = 256
COMMIT: Final = b"tablee/commitment/1\0"
DEAL: Final = b"tablee/deal/1\0"


class Seal:
    """A secret seed and the promise made about it."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise BrokenSeal(len(seed), SEED_BYTES, detail="seed_size")
        self.seed = seed

    @classmethod
    def fresh(cls) -> Seal:
        return cls(os.urandom(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """What is published before the deal: it binds us to the seed and tells nothing about it."""
        return sha256(COMMIT + self.seed).hexdigest()

    def luck(self, salts: Sequence[bytes] = ()) -> SealedLuck:
        """The chance of one game: the seed, and every salt in seat order, each with its length."""
        key = sha256(DEAL + self.seed)
        for salt in salts:
            if len(salt) > SALT_BYTES:
                raise BrokenSeal(len(salt), SALT_BYTES, detail="salt_size")
            key.update(len(salt).to_bytes(2, "little") + salt)
        return SealedLuck(key.digest())

    @classmethod
    def check(cls, commitment: str, seed: bytes) -> Seal:
        """The seal of a revealed seed, if it is the one that was promised."""
        seal = cls(seed)
        if not compare_digest(seal.commitment.encode(), commitment.encode()):
            raise BrokenSeal(seal.commitment, commitment)
        return seal
