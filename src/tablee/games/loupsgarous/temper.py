"""How a bot is (11.1): drawn once from the seed of its seat, so that one that is made again is the same."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from tablee.kernel import Luck


MASK: Final = (1 << 64) - 1
SPREAD: Final = sqrt(3.0)  # of four draws


@final
class Temper:
    """What does not change in a game: how much it talks, how bold it is, and how hard it is to talk round."""

    __slots__ = ("talkative", "bold", "stubborn", "salt", "gut")

    def __init__(self, luck: Luck) -> None:
        self.talkative = 0.6 + 0.8 * luck.uniform()
        self.bold = luck.uniform()
        self.stubborn = luck.uniform()
        self.salt: int = luck.below(1 << 30)
        self.gut: dict[tuple[int, int], float] = {}  # what was drawn already, by day and seat

    def feeling(self, day: int, seat: int) -> float:
        """What it feels about somebody on one day, without any reason: about normal, with deviation 1."""
        found = self.gut.get((day, seat))
        if found is None:
            drawn = sum([self.chance(day, seat, number) for number in range(4)])
            found = self.gut[day, seat] = (drawn - 2.0) * SPREAD
        return found

    def chance(self, *numbers: int) -> float:
        """A number in [0, 1) that is the same whenever it is asked for."""
        mixed = self.salt
        for number in numbers:
            mixed = (mixed * 0x9E3779B97F4A7C15 + number + 1) & MASK
            mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK
            mixed ^= mixed >> 31
        return (mixed >> 11) / (1 << 53)
