"""Villages on paper for the tests of paper: a sparse one, one that has ended, and either with something changed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any]], object]


def put(value: object, *at: str | int) -> Change:
    def change(written: dict[str, Any]) -> None:
        inside: Any = written
        for step in at[:-1]:
            inside = inside[step]
        inside[at[-1]] = value

    return change


def drop(*at: str | int) -> Change:
    def change(written: dict[str, Any]) -> None:
        inside: Any = written
        for step in at[:-1]:
            inside = inside[step]
        del inside[at[-1]]

    return change


SPARSE: dict[str, Any] = {
    "players": [{"card": card} for card in ("werewolf", "werewolf", "seer", "villager", "villager")],
    "agenda": [{"step": "debate", "ends": 10_000}],
    "phase": "day",
}


def sparse(*changes: Change) -> dict[str, Any]:
    written = copy.deepcopy(SPARSE)
    for change in changes:
        change(written)
    return written


def ended(*changes: Change) -> dict[str, Any]:
    over = {"over": True, "phase": "end", "reason_over": "villagers", "winners": [2, 3, 4], "agenda": []}
    return sparse(lambda written: written.update(over), *changes)
