"""What the tool that breaks the rules on purpose counts."""

from __future__ import annotations

import signal

import libcst
import pytest

from tools.mutants import BROKEN, NOTICED, STUCK, UNNOTICED, UNTRIED, Change, report

TREE = libcst.parse_module("def two():\n    return 2\n")


def change(verdict: int) -> Change:
    head = libcst.ensure_type(TREE.body[0], libcst.FunctionDef)
    line = libcst.ensure_type(head.body.body[0], libcst.SimpleStatementLine)
    two = libcst.ensure_type(line.body[0], libcst.Return).value
    return Change("tablee.games.tiny.rules", "two", TREE, head, two, libcst.Integer("3"), verdict)


def test_noticed_is_what_a_test_noticed_and_what_got_stuck(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("tiny", [change(verdict) for verdict in (NOTICED, STUCK, NOTICED, UNNOTICED)], brief=False) == 75.0
    said = capsys.readouterr().out
    assert "noticed 3 of 4 changes" in said
    assert said.startswith("tablee.games.tiny.rules:2 in two\n    -    return 2\n    +    return 3\n")


@pytest.mark.parametrize("verdict", [UNTRIED, BROKEN, -signal.SIGKILL, -signal.SIGSEGV])
def test_a_trial_that_ends_in_any_other_way_gives_no_figure(verdict: int) -> None:
    with pytest.raises(SystemExit, match=r"tiny: this change .* no test has noticed it:\ntablee\.games\.tiny"):
        report("tiny", [change(NOTICED), change(verdict)], brief=True)
