"""Every rule of every finished game is proven by a test, and no test proves a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import SHELF
from tests.conftest import wrong_form
from tools.rules_coverage import ROOT, Report, read_law, read_proofs, report

LAW = """
### Scope
- **SMI-001** Three players. [rulebook]
- **SMI-002** No teams, see SMI-001. [public: example.com; ruling R1]
**S01** *When* something happens. (SMI-001)
"""

TESTS = '''
import pytest

pytestmark = pytest.mark.rules("SMI-008")

ROWS = [pytest.param(1, marks=pytest.mark.rules("SMI-007"))]

@pytest.mark.rules("SMI-001", "SMI-009")
@pytest.mark.parametrize("seats", [3])
def test_one(seats): ...

@pytest.mark.rules("SMI-001")
class TestMany:
    @pytest.mark.rules("SMI-003")
    def test_two(self): ...

@pytest.mark.rules("SMI-004")
def helper(): ...

def test_three():
    """SMI-005 in a text proves nothing."""
'''


def test_every_rule_of_every_finished_game_is_proven_by_a_test() -> None:
    complaints = report(ROOT, SHELF).complaints()
    assert not complaints, "\n" + "\n".join(complaints)


def test_every_finished_game_has_a_law_under_its_own_prefix() -> None:
    for key, game in SHELF.items():
        law = read_law((ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8"))
        assert law
        assert {rule[:3] for rule in law} == {game.prefix}


def test_the_law_is_read_without_its_sources() -> None:
    assert read_law(LAW) == {"SMI-001": "Three players.", "SMI-002": "No teams, see SMI-001."}


def test_a_rule_that_is_written_down_twice_is_noticed() -> None:
    with pytest.raises(ValueError, match="SMI-001 is written down twice"):
        read_law(LAW + LAW)


def test_marks_are_found_on_tests_on_classes_and_on_whole_files(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    assert read_proofs(tmp_path) == {
        "SMI-008": ["test_it.py"],
        "SMI-007": ["test_it.py"],
        "SMI-001": ["test_it.py::test_one", "test_it.py::TestMany"],
        "SMI-009": ["test_it.py::test_one"],
        "SMI-003": ["test_it.py::TestMany::test_two"],
    }


def test_a_rule_id_that_is_not_written_out_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rules(*IDS)\ndef test_one(): ...\n")
    with pytest.raises(ValueError, match="written out"):
        read_proofs(tmp_path)


def test_the_report_names_what_is_unproven_and_what_is_unknown() -> None:
    found = Report({"SMI-001": "Three players.", "SMI-002": "No teams."}, {"SMI-001": ["a"], "SMI-009": ["b"]})
    assert found.complaints() == [
        "SMI-002 has no test: No teams.",
        "SMI-009 is not in the law, but is named by b",
    ]
    assert found.table().splitlines() == [
        "SMI-001  Three players." + " " * 50 + "a",
        "SMI-002  No teams." + " " * 55 + "-- no test --",
        "SMI: 1 of 2 ids proven",
    ]


@pytest.mark.parametrize(("asked", "compiled"), [("", True), ("", False), ("pure", False), ("compiled", True)])
def test_the_form_that_was_asked_for_may_run(asked: str, compiled: bool) -> None:
    assert wrong_form(asked, compiled) == ""


@pytest.mark.parametrize(
    ("asked", "compiled", "named"),
    [("pure", True, "compiled form"), ("compiled", False, "pure form"), ("c", True, "'c'")],
)
def test_another_form_than_was_asked_for_fails_the_session(asked: str, compiled: bool, named: str) -> None:
    assert named in wrong_form(asked, compiled)
