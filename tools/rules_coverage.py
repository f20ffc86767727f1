"""Which tests prove which rules.

    python -m tools.rules_coverage

lists every rule id of the finished games with the tests marked `@pytest.mark.rules("SMI-001", ...)`, and fails if an
id has no test, or if a test names an id that the law does not have. `tests/test_rules_coverage.py` asks the same.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAW_LINE = re.compile(r"^\s*[-*]?\s*\*\*([A-Z]{3}-\d{3})\*\*\s+(.*)$", re.MULTILINE)
SOURCE_TAG = re.compile(r"\s*\[[^\]]*\]\s*$")
SENTENCE_WIDTH = 62


@dataclass(frozen=True)
class Report:
    """The law of some games, and the tests that prove it: both by rule id."""

    law: Mapping[str, str]
    proofs: Mapping[str, list[str]]
    begun: frozenset[str] = frozenset()  # ids of games that do not stand on the shelf yet

    @property
    def unproven(self) -> list[str]:
        return [rule for rule in self.law if rule not in self.proofs]

    @property
    def unknown(self) -> list[str]:
        return sorted(rule for rule in self.proofs if rule not in self.law and rule not in self.begun)

    def complaints(self) -> list[str]:
        """One line for each id without a test, and for each id that the law does not have."""
        return [f"{rule} has no test: {shortened(self.law[rule])}" for rule in self.unproven] + [
            f"{rule} is not in the law, but is named by {', '.join(self.proofs[rule])}" for rule in self.unknown
        ]

    def counts(self) -> list[str]:
        """A line for each game, such as "SMI: 99 of 99 ids proven"."""
        lines: list[str] = []
        for prefix in dict.fromkeys(rule[:3] for rule in self.law):
            rules = [rule for rule in self.law if rule.startswith(prefix)]
            lines.append(f"{prefix}: {sum(rule in self.proofs for rule in rules)} of {len(rules)} ids proven")
        return lines

    def table(self) -> str:
        lines: list[str] = []
        for rule, sentence in self.law.items():
            tests = self.proofs.get(rule, ["-- no test --"])
            lines.append(f"{rule}  {shortened(sentence):{SENTENCE_WIDTH}}  {tests[0]}")
            lines += [" " * (len(rule) + SENTENCE_WIDTH + 4) + test for test in tests[1:]]
        return "\n".join([*lines, *self.counts()])


def shortened(sentence: str) -> str:
    return sentence if len(sentence) <= SENTENCE_WIDTH else sentence[: SENTENCE_WIDTH - 1].rstrip() + "…"


# --- The law ---------------------------------------------------------------------------------


def read_law(text: str) -> dict[str, str]:
    """The rules of one document: the sentence of each id, without the note of where it comes from."""
    law: dict[str, str] = {}
    for rule, sentence in LAW_LINE.findall(text):
        if rule in law:
            raise ValueError(f"{rule} is written down twice")
        law[rule] = SOURCE_TAG.sub("", sentence).strip()
    return law


# --- The tests -------------------------------------------------------------------------------


def read_proofs(tests: Path) -> dict[str, list[str]]:
    """The tests of a folder by the rule ids that they are marked with."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests).as_posix()
        for name, rules in marked(ast.parse(path.read_text("utf-8"), place).body, place):
            for rule in rules:
                known = proofs.setdefault(rule, [])
                if name not in known:
                    known.append(name)
    return proofs


def marked(body: Iterable[ast.stmt], place: str) -> Iterable[tuple[str, list[str]]]:
    """Each test with its own marks; marks on a class, or outside of any test, stand under that name."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            if statement.name.startswith("test"):
                yield f"{place}::{statement.name}", ids_in(statement.decorator_list)
        elif isinstance(statement, ast.ClassDef):
            yield f"{place}::{statement.name}", ids_in(statement.decorator_list)
            yield from marked(statement.body, f"{place}::{statement.name}")
        else:
            yield place, ids_in([statement])


def ids_in(nodes: Iterable[ast.AST]) -> list[str]:
    """The ids of every `pytest.mark.rules(...)` under some nodes; they must be written out."""
    ids: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and is_rules_mark(call.func):
                for argument in call.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise ValueError(f"line {argument.lineno}: a rule id must be a text, written out")
                    ids.append(argument.value)
    return ids


def is_rules_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rules"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


# --- The report ------------------------------------------------------------------------------


def report(root: Path, games: Iterable[str]) -> Report:
    """The law of the finished games, by their keys, and the proofs in `tests`."""
    rules = root / "docs" / "rules"
    law: dict[str, str] = {}
    for key in games:
        law |= read_law((rules / f"{key}.md").read_text("utf-8"))
    all_laws = [read_law(path.read_text("utf-8")) for path in sorted(rules.glob("*.md"))]
    begun = frozenset(rule for each in all_laws for rule in each if rule not in law)
    return Report(law, read_proofs(root / "tests"), begun)


def main() -> None:
    from tablee.games import SHELF

    found = report(ROOT, SHELF)
    print(found.table())
    if found.complaints():
        sys.exit("\n" + "\n".join(found.complaints()))


if __name__ == "__main__":
    main()
