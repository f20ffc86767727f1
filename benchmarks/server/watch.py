"""What a server costs: processor time and memory of its process and of all that it started (Linux: /proc)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
TICK: Final = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.01
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

# Places in /proc/PID/stat after the name in brackets (proc(5) counts from 3 there).
PARENT: Final = 1
TIMES: Final = slice(11, 15)  # user, system, and the same of ended children


def stat(pid: int) -> list[str] | None:
    """None: there is no such process any more."""
    try:
        text = (PROC / str(pid) / "stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return text.rpartition(")")[2].split()


def family(pid: int) -> dict[int, list[str]]:
    """The process, its children, theirs, and so on, with their figures."""
    everybody = {number: stat(number) for number in map(int, filter(str.isdigit, os.listdir(PROC)))}
    found: dict[int, list[str]] = {}
    unseen = [pid]
    while unseen:
        one = unseen.pop()
        figures = everybody.get(one)
        if figures is not None:
            found[one] = figures
        unseen += [other for other, row in everybody.items() if row is not None and int(row[PARENT]) == one]
    return found


def cpu_seconds(pid: int) -> float:
    """Of all threads, and of children that have ended."""
    return sum(int(ticks) for figures in family(pid).values() for ticks in figures[TIMES]) * TICK


def resident_bytes(pid: int) -> int:
    total = 0
    for one in family(pid):
        try:
            total += int((PROC / str(one) / "statm").read_text().split()[1]) * PAGE
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


def held_up_seconds(pid: int) -> float:
    """How long the threads of a process were ready to run and had no core: what its neighbours cost it."""
    total = 0
    for thread in (PROC / str(pid) / "task").glob("*/schedstat"):
        try:
            total += int(thread.read_text().split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total / 1e9
