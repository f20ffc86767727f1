"""Whatever is decoded, fed with what is nearly right: refused in a known way, or taken; never a fault.

A short form, the same every time. `python -m tests.fuzz` feeds a million (`make soak`).
"""

from __future__ import annotations

import pytest

from tests.fuzz.catalogue import TARGETS
from tests.fuzz.mutate import Mutator
from tests.fuzz.target import Target, fuzz

SEED = 1


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.parametrize("kind", TARGETS, ids=lambda kind: kind.name)
async def test_what_is_nearly_right_is_refused_or_taken_and_never_a_fault(kind: type[Target]) -> None:
    tally = await fuzz(kind(SEED), kind.short)
    assert tally.faults == 0, "\n".join(tally.examples)
    assert tally.fed == kind.short
    assert len(tally.outcomes) > 1, f"everything came to the same: {tally.outcomes}"


def test_the_same_seed_makes_the_same_things() -> None:
    good = {"type": "do", "id": "c1", "act": {"act": "play", "move": "offer C01"}}
    first, again, other = Mutator(1), Mutator(1), Mutator(2)
    made = [first.message(good) for _ in range(50)]
    assert made == [again.message(good) for _ in range(50)]
    assert made != [other.message(good) for _ in range(50)]
