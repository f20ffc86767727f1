"""Each pace is a list of phases, and a table is in one of them at a time (GRU-043)."""

from __future__ import annotations

import pytest

from tests.games.grumpf.board import PACES, SLOW, NoLuck, hunt, paper, position, setup

AROUND = ["review", "exchange", "end"]


@pytest.mark.rules("GRU-043")
def test_real_time_has_every_phase_in_the_order_of_the_law() -> None:
    assert list(setup(3).phases) == ["waiting", "ready", "shout", "countdown", "hunt", *AROUND]


@pytest.mark.rules("GRU-043", "GRU-284")
@pytest.mark.parametrize("pace", SLOW)
def test_slow_paces_have_neither_ready_nor_shout_nor_countdown(pace: str) -> None:
    assert list(setup(3, pace=pace).phases) == ["waiting", "hunt", *AROUND]


@pytest.mark.parametrize("pace", PACES)
def test_all_tables_of_a_pace_share_their_phases(pace: str) -> None:
    one, other = setup(3, pace=pace), setup(5, seed=2, pace=pace)
    assert [one.phases[name] is other.phases[name] for name in one.phases] == [True] * len(one.phases)
    assert one.clone().current is one.current is one.phases[one.phase]


@pytest.mark.parametrize("pace", PACES)
def test_a_phase_in_which_nobody_has_anything_to_do_is_asked_in_vain(pace: str) -> None:
    gone = [{"colour": "B", "gone": True}, {"colour": "P", "gone": True}, {"colour": "Y", "gone": True}]
    deserted = position(paper(pace=pace, phase="waiting") | {"clans": gone})
    assert (deserted.awaited(), deserted.moves(0), deserted.clock(0), deserted.due()) == ((), (), None, None)
    assert str(deserted.default(0)) == "wait"


@pytest.mark.parametrize("pace", SLOW)
def test_whoever_plays_where_nobody_can_is_told_so(pace: str) -> None:
    over = position(paper(pace=pace, phase="end", round=4))
    with pytest.raises(AssertionError, match="nobody can move in end"):
        over.play(0, hunt(pace=pace).moves(0)[0], NoLuck())
