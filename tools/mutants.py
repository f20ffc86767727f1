"""Break the rules on purpose, one small change at a time, and list the changes that no test noticed.

    python tools/mutants.py [--again] [--brief] [--no-types] [--least 90]

What is broken and which tests run is in pyproject.toml, under tool.mutmut. It all happens in a copy of the tree,
in build/mutants, in pure Python. Changes that mypy would refuse are set aside: the score is about the others.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "mutants"
COPIED = ("pyproject.toml", "src", "tests", "docs", "tools", "benchmarks", "README.md")
NOTICED = ("killed", "timeout", "segfault")
UNNOTICED = ("survived", "no tests", "suspicious")


def copy_tree() -> None:
    for name in COPIED:
        source, copy = ROOT / name, PLACE / name
        if copy.is_dir():
            shutil.rmtree(copy)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        elif source.is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def forget_types() -> None:
    config = PLACE / "pyproject.toml"
    lines = config.read_text(encoding="utf-8").splitlines(keepends=True)
    config.write_text("".join(line for line in lines if not line.startswith("type_check_command")), encoding="utf-8")


def mutmut(*arguments: str, quiet: bool = True) -> str:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "TABLEE_FORM": "pure", "NO_COLOR": "1", "PATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=PLACE,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"mutmut {' '.join(arguments)} failed:\n" + "\n".join((done.stdout or "").splitlines()[-40:]))
    return done.stdout or ""


def verdicts() -> list[tuple[str, str]]:
    """Each change and what became of it."""
    rows = [line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").splitlines()]
    return [(name, verdict) for name, _, verdict in rows if name]


def show(name: str, verdict: str, brief: bool) -> None:
    print(f"{verdict}: {name}")
    if not brief:
        lines = mutmut("show", name).splitlines()
        print("\n".join(f"    {line}" for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")))


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the rules on purpose and see whether the tests notice.")
    parser.add_argument("--again", action="store_true", help="go on from the last run")
    parser.add_argument("--brief", action="store_true", help="only name the changes that were not noticed")
    parser.add_argument("--no-types", action="store_true", help="try also the changes that mypy would refuse")
    parser.add_argument("--least", type=float, default=0.0, help="the lowest score (in percent) that is not an error")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()

    if not asked.again:
        shutil.rmtree(PLACE, ignore_errors=True)
    copy_tree()
    if asked.no_types:
        forget_types()
    mutmut("run", "--max-children", str(asked.jobs), quiet=not sys.stdout.isatty())

    found = verdicts()
    for name, verdict in found:
        if verdict in UNNOTICED:
            show(name, verdict, asked.brief)
    counts = Counter(verdict for _, verdict in found)
    noticed = sum(counts[verdict] for verdict in NOTICED)
    tried = noticed + sum(counts[verdict] for verdict in UNNOTICED)
    score = 100 * noticed / tried if tried else 0.0
    print("\n" + ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common()))
    print(f"The tests noticed {noticed} of {tried} changes that types allow: {score:.1f} %")
    if not tried or score < asked.least:
        sys.exit(f"Less than {asked.least} %.")


if __name__ == "__main__":
    main()
