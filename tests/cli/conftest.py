"""A terminal of known width, no colours, English, and a missing word is an error."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tablee.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "TABLEE_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, with these words, and these lines typed."""

    def run_with(command: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(command.split())
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run_with
