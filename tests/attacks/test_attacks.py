"""Every attack in its short form, beside neighbours who play: nothing is lost, nothing is changed, nobody is kept out.

Counts are asserted, times are not: `python -m tests.attacks` holds the house to them (`make soak`).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.attacks.attack import Attack
from tests.attacks.catalogue import ALL
from tests.attacks.street import Street

T = TypeVar("T")

QUIET = 0.1  # seconds
TOGETHER = [attack for attack in ALL if not attack.alone]
ALONE = [attack for attack in ALL if attack.alone]


class Afternoon:
    """One house for many attacks, and the loop in which its neighbours live: also while nobody waits for it."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.life = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.life.start()
        self.street = Street(folder, "--durability", "normal")
        self.run(self.street.open())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def complaints(self, attack: Attack) -> list[str]:
        return self.run(self.street.attack(attack, attack.short, QUIET)).complaints

    def end(self) -> list[str]:
        try:
            return self.run(self.street.close())
        finally:
            self.run(self.street.abandon())
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.life.join()
            self.loop.close()


@pytest.fixture(scope="module")
def afternoon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Afternoon]:
    """At its end the log is compared with what the neighbours were told."""
    afternoon = Afternoon(tmp_path_factory.mktemp("street"))
    yield afternoon
    assert afternoon.end() == []


@pytest.mark.parametrize("attack", TOGETHER, ids=lambda attack: attack.name)
def test_an_attack_is_nobody_elses_business(afternoon: Afternoon, attack: Attack) -> None:
    assert afternoon.complaints(attack) == []


def test_what_attacks_leave_behind_in_the_log_is_as_little_as_it_should_be(tmp_path: Path) -> None:
    afternoon = Afternoon(tmp_path)
    found: list[str] = []
    try:
        for attack in ALONE:
            found += [f"{attack.name}: {said}" for said in afternoon.complaints(attack)]
    finally:
        found += afternoon.end()
    assert found == []


def test_every_attack_says_what_it_does_and_what_is_wanted() -> None:
    for attack in ALL:
        assert attack.__doc__
        assert attack.wanted, attack.name
    assert len({attack.name for attack in ALL}) == len(ALL)
