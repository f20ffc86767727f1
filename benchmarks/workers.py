"""The processes that are timed, and how to talk to one of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeAlias

from benchmarks.prepare import ROOT, MissingError, cpp_program, node_program, python_form
from benchmarks.protocol import Digest

Start: TypeAlias = tuple[list[str], dict[str, str]]  # a command, and what to add to its environment


@dataclass(frozen=True)
class Spec:
    """A worker: what it does, how it starts, and from which stream it draws (None: it has no games to compare)."""

    name: str
    title: str
    start: Callable[[], Start]
    stream: str | None = "sfc32"
    form: str | None = None  # what it must say of itself
    warm_up: float = 0.5  # CPU seconds before the first round
    digest_games: int = 200


def python(
    name: str, title: str, module: str, mode: str, *, compiled: bool, needs: str | None = None, **more: Any
) -> Spec:
    def start() -> Start:
        path = python_form(compiled, needs)
        return [sys.executable, "-m", f"benchmarks.{module}", mode], {"PYTHONPATH": str(path)}

    return Spec(name, title, start, form="compiled" if compiled else "interpreted", **more)


def start_cpp() -> Start:
    return [str(cpp_program())], {}


def start_node() -> Start:
    node, script = node_program()
    return [str(node), str(script)], {"NODE_ENV": ""}


def start_node_in_production() -> Start:
    command, _ = start_node()
    return command, {"NODE_ENV": "production"}


OPENSPIEL = "peers.openspiel_smile"
PETTINGZOO = "peers.pettingzoo_smile"

SPECS = (
    python("api", "Tablée, compiled, public API", "ours", "api", compiled=True),
    python("inner", "Tablée, compiled, inner loop", "ours", "inner", compiled=True),
    python("api-pure", "Tablée, interpreted", "ours", "api", compiled=False),
    python("std-pure", "Tablée, interpreted, random.Random", "ours", "std", compiled=False, stream="std"),
    python("search", "Tablée, compiled, ISMCTS iterations", "ours", "search", compiled=True, stream=None),
    python("search-pure", "Tablée, interpreted, ISMCTS iterations", "ours", "search", compiled=False, stream=None),
    python("beats", "Grumpf, compiled, inner loop", "ours", "beats", compiled=True, stream=None),
    python("beats-pure", "Grumpf, interpreted, inner loop", "ours", "beats", compiled=False, stream=None),
    python("beats-api", "Grumpf, compiled, public API", "ours", "beats-api", compiled=True, stream=None),
    python("beats-api-pure", "Grumpf, interpreted, public API", "ours", "beats-api", compiled=False, stream=None),
    python("clone", "Tablée, compiled, copies of a position", "ours", "clone", compiled=True, stream=None),
    python("openspiel", "OpenSpiel, Python game", OPENSPIEL, "fast", compiled=True, needs="pyspiel"),
    python("openspiel-chance", "OpenSpiel, with chance nodes", OPENSPIEL, "chance", compiled=True, needs="pyspiel"),
    python(
        "openspiel-std", "OpenSpiel, random.Random", OPENSPIEL, "std", compiled=False, needs="pyspiel", stream="std"
    ),
    python("pettingzoo", "PettingZoo, raw AECEnv", PETTINGZOO, "raw", compiled=True, needs="pettingzoo"),
    python("pettingzoo-wrapped", "PettingZoo, in its checks", PETTINGZOO, "wrapped", compiled=True, needs="pettingzoo"),
    python("pettingzoo-tuned", "PettingZoo, raw, tuned", PETTINGZOO, "tuned", compiled=True, needs="pettingzoo"),
    Spec("boardgameio", "boardgame.io, local client", start_node, warm_up=6.0, digest_games=20),
    Spec(
        "boardgameio-production",
        "boardgame.io, NODE_ENV=production",
        start_node_in_production,
        warm_up=6.0,
        digest_games=20,
    ),
    Spec("cpp", "C++ by hand, -O2", start_cpp),
)
BY_NAME = {spec.name: spec for spec in SPECS}


class Worker:
    """A running worker. It ends when its input is closed."""

    def __init__(self, spec: Spec) -> None:
        command, environment = spec.start()
        self.spec = spec
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": "", **environment},
        )
        self.about: dict[str, Any] = self.hear()
        if self.about.get("form") != spec.form:
            self.close()
            raise MissingError(f"{spec.name} must be {spec.form} but is {self.about.get('form')}")

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.spec.name} stopped with code {self.process.wait()}")
        return json.loads(line)

    def ask(self, line: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.hear()

    def go(self, seconds: float) -> float:
        """Decisions per CPU second."""
        answer = self.ask(f"go {seconds}")
        return float(answer["decisions"] / answer["cpu_seconds"])

    def digest(self, players: int, games: int, seed: int) -> Digest:
        decisions, points, fireflies = self.ask(f"digest {players} {games} {seed}")
        return decisions, points, fireflies

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
