"""Break the rules of a game on purpose, one small change at a time, and list the changes that no test notices.

    python -m tools.mutants [smile] [--sample 400] [--seed 1] [--jobs 2] [--least 93] [--brief]

Broken is what a game's `game.py` imports of its folder when it is loaded: its rules, not its bots, sentences or
drawings. The tests are those in `tests/games/<key>`. They are collected and run once, whole, to learn how long each
takes and which functions it calls; then every change is tried in a process forked from there, by the tests that call
the changed function: first those that noticed another change of it, then the quickest. The first failure is enough,
and a change that makes the tests hang has been noticed, too; a process that ends in any other way stops the run.
mutmut knows which changes are worth trying.
"""

from __future__ import annotations
import __future__

import argparse
import ast
import builtins
import contextlib
import difflib
import inspect
import os
import random
import signal
import sys
import textwrap
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import libcst
import pytest
from _pytest.runner import runtestprotocol
from mutmut.mutation.file_mutation import create_mutations

from tablee.games import SHELF

ROOT = Path(__file__).resolve().parent.parent
HIT = "__called__"
FUTURE = __future__.annotations.compiler_flag  # as the modules have it
PATIENCE = 2.0  # seconds of work, beside five times what a test takes: after that it hangs
ASLEEP = 60.0  # seconds in which it may do nothing
UNNOTICED, NOTICED, STUCK, UNTRIED, BROKEN = 0, 1, 2, 3, 4  # exit codes of a trial


@dataclass
class Change:
    """One small change of one function."""

    module: str
    function: str  # its qualified name
    tree: libcst.Module
    head: libcst.FunctionDef
    node: Any
    instead: Any
    verdict: int | None = None

    def source(self) -> str:
        """The changed function, in its class if it has one."""
        changed = self.head.deep_replace(self.node, self.instead).with_changes(decorators=())
        source = textwrap.dedent(self.tree.code_for_node(changed))
        owner = self.function.rpartition(".")[0]
        return f"class {owner}:\n{textwrap.indent(source, '    ')}" if owner else source

    def __str__(self) -> str:
        before = self.tree.code.splitlines()
        after = self.tree.deep_replace(self.node, self.instead).code.splitlines()
        lines = [line for line in difflib.unified_diff(before, after, lineterm="", n=0) if line[:1] in "+-@"]
        place = next(line for line in lines if line.startswith("@@")).split()[1].lstrip("-").split(",")[0]
        shown = [f"    {line}" for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        return "\n".join([f"{self.module}:{place} in {self.function}", *shown])


# --- What is broken --------------------------------------------------------------------------


def modules_of(key: str) -> list[str]:
    """What `game.py` imports of its folder when it is loaded, and what that imports; no list is kept."""
    package = f"tablee.games.{key}"
    waiting, found = [f"{package}.game"], []
    while waiting:
        name = waiting.pop()
        if name in found or not (file := file_of(name)).is_file():
            continue
        found.append(name)
        for node in ast.parse(file.read_bytes()).body:
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(package):
                waiting += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return sorted(found)


def file_of(module: str) -> Path:
    return ROOT / "src" / Path(*module.split(".")).with_suffix(".py")


def changes_of(module: str) -> Iterator[Change]:
    source = file_of(module).read_text("utf-8")
    tree, mutations, _, _ = create_mutations(str(file_of(module)), source)
    names: dict[Any, str] = {node: name for name, node in functions_in(tree)}
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function is not None and function in names:
            yield Change(module, names[function], tree, function, mutation.original_node, mutation.mutated_node)


def functions_in(tree: libcst.Module) -> Iterator[tuple[str, libcst.FunctionDef]]:
    """The functions of a module and of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, libcst.FunctionDef):
            yield node.name.value, node
        elif isinstance(node, libcst.ClassDef):
            for part in node.body.body:
                if isinstance(part, libcst.FunctionDef):
                    yield f"{node.name.value}.{part.name.value}", part


# --- How a function is exchanged for another -------------------------------------------------


def function_named(module: ModuleType, name: str) -> FunctionType:
    """The function itself, whoever has imported it: what becomes of its code, becomes of it everywhere."""
    owner, _, last = name.rpartition(".")
    found = inspect.getattr_static(getattr(module, owner) if owner else module, last)
    found = getattr(found, "__func__", found)
    assert isinstance(found, FunctionType), name
    return found


def code_named(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part)
    return code


def put_in_place(change: Change) -> None:
    """Its code and its defaults; only in a process that ends soon."""
    module = import_module(change.module)
    made = ModuleType("made")
    code = compile(change.source(), "changed", "exec", FUTURE, dont_inherit=True)
    exec(code, {**vars(module)}, vars(made))  # noqa: S102
    function, twin = function_named(module, change.function), function_named(made, change.function)
    function.__code__ = twin.__code__
    function.__defaults__, function.__kwdefaults__ = twin.__defaults__, twin.__kwdefaults__


@contextlib.contextmanager
def overheard(functions: Sequence[tuple[str, str]], called: set[tuple[str, str]]) -> Iterator[None]:
    """Every one of these functions says when it is called."""
    setattr(builtins, HIT, lambda number: called.add(functions[number]))
    codes: list[tuple[FunctionType, CodeType]] = []
    for module in sorted({module for module, _ in functions}):
        tree = ast.parse(file_of(module).read_bytes())
        for node, name in heads_in(tree):
            if (module, name) in functions:
                says = ast.parse(f"{HIT}({functions.index((module, name))})").body
                node.body[0:0] = says
        code = compile(ast.fix_missing_locations(tree), str(file_of(module)), "exec", dont_inherit=True)
        for name in (name for owner, name in functions if owner == module):
            function = function_named(import_module(module), name)
            codes.append((function, function.__code__))
            function.__code__ = code_named(code, name)
    yield
    for function, original in codes:
        function.__code__ = original


def heads_in(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            yield from ((part, f"{node.name}.{part.name}") for part in node.body if isinstance(part, ast.FunctionDef))


# --- The trials ------------------------------------------------------------------------------


@dataclass
class Trials:
    """A plugin of pytest, which collects the tests: they are run here, again and again."""

    changes: list[Change]
    jobs: int
    seconds: dict[int, float] = field(default_factory=dict)  # of each test, by its place
    callers: dict[tuple[str, str], list[int]] = field(default_factory=lambda: defaultdict(list))
    famous: Counter[int] = field(default_factory=Counter)  # tests by how many changes they have noticed
    failed: list[str] = field(default_factory=list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.learn(session.items)
        if not self.failed:
            self.try_all(session.items)
        return True

    def learn(self, items: Sequence[pytest.Item]) -> None:
        functions = sorted({(change.module, change.function) for change in self.changes})
        called: set[tuple[str, str]] = set()
        with overheard(functions, called):
            for number, item in enumerate(items):
                called.clear()
                began = time.perf_counter()
                if fails(item):
                    self.failed.append(item.nodeid)
                self.seconds[number] = time.perf_counter() - began
                for function in called:
                    self.callers[function].append(number)

    def try_all(self, items: Sequence[pytest.Item]) -> None:
        running: dict[int, tuple[Change, int]] = {}
        for number, change in enumerate(self.changes, start=1):
            if len(running) >= self.jobs:
                self.wait(running)
            if any(map(went_wrong, self.changes)):
                break
            tests = self.in_order(change)
            if not tests:
                change.verdict = UNNOTICED
                continue
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reading)
                self.try_one(change, [(place, items[place]) for place in tests], writing)
            os.close(writing)
            running[child] = (change, reading)
            if number % 100 == 0:
                print(f"{number} of {len(self.changes)} ...", file=sys.stderr, flush=True)
        while running:
            self.wait(running)

    def in_order(self, change: Change) -> list[int]:
        tests = self.callers.get((change.module, change.function), [])
        return sorted(tests, key=lambda place: (-self.famous[place] if self.famous[place] else 0, self.seconds[place]))

    def try_one(self, change: Change, tests: list[tuple[int, pytest.Item]], writing: int) -> None:
        """In a process of its own, which says which test has noticed."""
        for alarm in (signal.SIGALRM, signal.SIGPROF):
            signal.signal(alarm, lambda *_: os._exit(STUCK))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            put_in_place(change)
        except Exception:
            os._exit(UNTRIED)
        try:
            for place, item in tests:
                limit = PATIENCE + 5 * self.seconds[place]
                signal.setitimer(signal.ITIMER_PROF, limit)
                signal.setitimer(signal.ITIMER_REAL, ASLEEP + 10 * limit)
                if fails(item):
                    os.write(writing, str(place).encode())
                    os._exit(NOTICED)
        except BaseException:  # no test has failed: pytest itself has, or somebody has stopped it
            os._exit(BROKEN)
        os._exit(UNNOTICED)

    def wait(self, running: dict[int, tuple[Change, int]]) -> None:
        child, status = os.wait()
        change, reading = running.pop(child)
        with os.fdopen(reading) as said:
            noticed_by = said.read()
        if noticed_by:
            self.famous[int(noticed_by)] += 1
        change.verdict = os.waitstatus_to_exitcode(status)


def went_wrong(change: Change) -> bool:
    """Nobody noticed anything, and nothing hung: a process that died of something else has tried nothing."""
    return change.verdict not in (None, UNNOTICED, NOTICED, STUCK)


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# --- The command -----------------------------------------------------------------------------


def measure(key: str, asked: argparse.Namespace) -> float:
    """The share of the changes of a game that its tests notice, in percent."""
    changes = [change for module in modules_of(key) for change in changes_of(module)]
    if asked.sample is not None and asked.sample < len(changes):
        chosen = random.Random(asked.seed).sample(range(len(changes)), asked.sample)
        changes = [changes[place] for place in sorted(chosen)]
    trials = Trials(changes, asked.jobs)
    quiet = ["-p", "no:xdist", "-p", "no:cacheprovider", "-qqq", "-s"]
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        pytest.main([str(ROOT / "tests" / "games" / key), *quiet], plugins=[trials])
    untried = any(change.verdict is None for change in changes) and not any(map(went_wrong, changes))
    if trials.failed or untried:
        sys.exit(f"{key}: the tests do not pass as it is: {', '.join(trials.failed) or 'they cannot be collected'}")
    return report(key, changes, asked.brief)


def report(key: str, changes: list[Change], brief: bool) -> float:
    for change in filter(went_wrong, changes):
        why = "cannot be put in place" if change.verdict == UNTRIED else f"ended the process ({change.verdict})"
        sys.exit(f"{key}: this change {why}, and no test has noticed it:\n{change}")
    survivors = [change for change in changes if change.verdict == UNNOTICED]
    for change in survivors:
        print(change if not brief else str(change).splitlines()[0])
    for module in sorted({change.module for change in changes}):
        mine = [change for change in changes if change.module == module]
        noticed = sum(change.verdict in (NOTICED, STUCK) for change in mine)
        share = 100 * noticed / len(mine)
        print(f"{module.rpartition('.')[2] + '.py':<16} {noticed:>5} of {len(mine):>5}  {share:.1f} %")
    noticed = len(changes) - len(survivors)
    score = 100 * noticed / len(changes) if changes else 0.0
    print(f"The tests of {key} noticed {noticed} of {len(changes)} changes: {score:.1f} %", flush=True)
    return score


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the rules on purpose and see whether the tests notice.")
    parser.add_argument("games", nargs="*", choices=[[], *SHELF], help="by their keys; by default all on the shelf")
    parser.add_argument("--sample", type=int, help="try only so many changes of each game, drawn by lot")
    parser.add_argument("--seed", type=int, default=1, help="of the lot: the same seed draws the same changes")
    parser.add_argument("--jobs", type=int, default=2, help="how many changes are tried at once")
    parser.add_argument("--least", type=float, default=0.0, help="the lowest score (in percent) that is not an error")
    parser.add_argument("--brief", action="store_true", help="only say where the changes are that were not noticed")
    asked = parser.parse_args()
    os.chdir(ROOT)
    scores = {key: measure(key, asked) for key in asked.games or SHELF}
    if low := [key for key, score in scores.items() if score < asked.least]:
        sys.exit(f"Less than {asked.least} %: {', '.join(low)}.")


if __name__ == "__main__":
    main()
