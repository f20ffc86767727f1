"""Compiling takes minutes: it says meanwhile how far it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import compile as compiling

pytestmark = pytest.mark.one_form

SLOW = """
import pathlib, sys, time
out = pathlib.Path(sys.argv[2])
(out / "c").mkdir()
(out / "c" / "native.c").write_text("int x;")
print("a warning", flush=True)
while not (out / "heard").exists():
    time.sleep(0.01)
sys.exit(3)
"""


def test_it_is_seen_from_what_is_written_how_far_it_is(tmp_path: Path) -> None:
    assert compiling.how_far(tmp_path).startswith("1 of 3")
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "native.c").write_bytes(bytes(3 << 20))
    assert compiling.how_far(tmp_path) == "2 of 3, the C compiler works on 3 MB of C"
    (tmp_path / "tmp" / "deep").mkdir(parents=True)
    (tmp_path / "tmp" / "deep" / "native.o").touch()
    assert compiling.how_far(tmp_path).startswith("3 of 3")


def test_a_step_that_takes_long_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on when the line was told that it waits for."""
    script, told = tmp_path / "slow.py", list[str]()
    script.write_text(SLOW)

    def hear(line: str) -> None:
        told.append(line)
        if "2 of 3" in line:
            (tmp_path / "heard").touch()

    monkeypatch.setattr(compiling, "__file__", str(script))
    monkeypatch.setattr(compiling, "EVERY", 0.05)
    monkeypatch.setattr(compiling, "tell", hear)
    done = compiling.step("mypyc", tmp_path, tmp_path)
    assert (done.returncode, done.stdout) == (3, "a warning\n")
    assert "s: 2 of 3, the C compiler works on 1 MB of C" in told[-1]


def test_times_are_told_as_people_say_them() -> None:
    assert [compiling.at(seconds) for seconds in (0.4, 59.4, 60, 200.2)] == ["0 s", "59 s", "1 min 00 s", "3 min 20 s"]
