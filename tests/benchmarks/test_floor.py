"""The benchmark of the floor at a tiny scale: ours and the empty server, eight tables each."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tablee
from benchmarks.floor.run import EMPTY, Plan, measure, ratios

QUICK = Plan(tables=8, warm_up=0.1, seconds=0.5)


@pytest.mark.once
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it reads /proc and waits with epoll")
def test_both_servers_have_their_turn_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "benchmarks.server.tablee.COMPILED", Path(tablee.__file__).parents[1]
    )  # the form that is tested
    rounds = measure(QUICK, 2, ["normal"])
    assert [list(one) for one in rounds] == [["normal", EMPTY], [EMPTY, "normal"]]
    for one in rounds:
        assert all(found["moves"] > 0 for found in one.values())
    sizes = [one[name]["bytes_per_move"] for one in rounds[:1] for name in ("normal", EMPTY)]
    assert sizes[1] == pytest.approx(sizes[0], abs=4), "the empty server does not send as much as ours"
    assert len(ratios(rounds, "normal")) == 2


def test_a_ratio_is_formed_within_its_round() -> None:
    rounds = [{"full": {"cpu_us": 90.0}, EMPTY: {"cpu_us": 30.0}}, {"full": {"cpu_us": 40.0}, EMPTY: {"cpu_us": 20.0}}]
    assert ratios(rounds, "full") == [3.0, 2.0]
