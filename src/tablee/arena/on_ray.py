"""Games on Ray: on a Ray of our own that is started for them, or on a cluster that is there already.

Whoever reaches a Ray may run what they like on it. Ours listens to this machine only, lets in only whoever has the word
that it is started with, keeps its files in a folder of its own, and ends with the games.
"""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import tablee
from tablee import games
from tablee.arena.figures import GameRecord
from tablee.arena.hands import Play
from tablee.kernel import TableeError

HERE: Final = "local"  # an address, in Ray's own word for it: a Ray of our own
VARIABLE: Final = "RAY_ADDRESS"
EXAMPLE: Final = "10.0.0.1:6379"
PATIENCE: Final = 5.0  # seconds for a cluster to answer
MEMORY: Final = 128 * 1024 * 1024  # bytes for what waits to be fetched: a batch has some hundred
RETRIES: Final = 3  # of a batch whose process or machine was lost
AHEAD: Final = 2  # batches for each core: nobody waits for the next one
PLAYED_BY: Final = ("kernel", "bots", "arena")  # what decides a game, besides the boxes

Ref: TypeAlias = Any  # Ray's promise of a value


class NoRay(TableeError):
    """The games cannot be played on Ray: the detail says why, and some of them may have been."""

    code = "no_ray"


class RayScheduler:
    """Batches as Ray's tasks. Ray plays a batch again whose process or machine was lost, and says if it cannot."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_alike)
        self.rules = rules_here()

    def begin(self, play: Play, numbers: range) -> Ref:
        return self.task.remote(self.rules, play, numbers)

    def one_done(self, jobs: Sequence[Ref]) -> Ref:
        (done,), _ = self.ray.wait(list(jobs), num_returns=1, fetch_local=False)
        return done

    def records(self, job: Ref) -> list[GameRecord]:
        try:
            found: list[GameRecord] = self.ray.get(job)
        except self.ray.exceptions.RayTaskError as error:
            raise why_failed(error) from error
        except self.ray.exceptions.RayError as error:
            raise NoRay(type(error).__name__, detail="lost", said=str(error)) from error
        return found

    def drop(self, job: Ref) -> None:
        self.ray.cancel(job, force=True)


def why_failed(error: Any) -> Exception:
    """What went wrong in a game, as if it had been played here; unless there was no Tablée to play it with."""
    cause = error.cause
    if isinstance(cause, Exception) and not isinstance(cause, ImportError):
        return cause
    return NoRay(type(cause).__name__, detail="no_tablee", said=str(error))


# --- Beginning and end


@contextmanager
def ray_at(address: str, workers: int | None) -> Iterator[tuple[RayScheduler, int]]:
    """A Ray, and how many batches it should have at once. What was started here ends here; a cluster stays."""
    with TemporaryDirectory(prefix="tablee-ray-", ignore_cleanup_errors=True) as folder, behind_a_lock(address):
        ray = import_ray()
        try:
            begin(ray, address, workers, folder)
            cores = int(ray.cluster_resources().get("CPU", 1))
            yield RayScheduler(ray), workers or AHEAD * max(1, cores)
        finally:
            ray.shutdown()


@contextmanager
def behind_a_lock(address: str) -> Iterator[None]:
    """Ray learns from the environment, when it is imported, where to listen; and when it begins, who may come in."""
    given = dict(os.environ)
    if address == HERE:
        os.environ |= {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": own_word()}
    try:
        yield
    finally:
        os.environ.clear()
        os.environ |= given


@cache
def own_word() -> str:
    """One for all that this process begins: Ray remembers the first that it was given."""
    return os.environ.get("RAY_AUTH_TOKEN") or token_hex(32)


def import_ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise NoRay("ray", "tablee[ray]", detail="missing") from None
    return ray


def begin(ray: Any, address: str, workers: int | None, folder: str) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    own = {"num_cpus": workers, "include_dashboard": False, "_temp_dir": folder, "object_store_memory": MEMORY}
    try:
        if address != HERE:
            knock(address)
        ray.init(address, **quiet, **(own if address == HERE else {}))
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        if address == HERE:
            raise NoRay(type(error).__name__, detail="not_started", said=str(error)) from error
        raise NoRay(address, EXAMPLE, detail="not_joined", said=str(error)) from error


def knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself would try for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if port.isdecimal():  # and not `auto`, of which Ray knows where it is
        socket.create_connection((host.strip("[]"), min(int(port), 65_535)), timeout=PATIENCE).close()


# --- Over there


def play_alike(rules: str, play: Play, numbers: range) -> list[GameRecord]:
    """In one of Ray's processes. Other rules than where the games are counted would play other games."""
    if rules != rules_here():
        raise NoRay(tablee.__version__, detail="other_rules")
    return play(numbers)


def rules_here() -> str:
    """A digest of all that decides a game: the source of kernel, bots, arena and boxes, with their cards."""
    house = Path(tablee.__file__).parent
    return digest_of((*(house / part for part in PLAYED_BY), *map(Path, games.__path__)))


@cache
def digest_of(folders: tuple[Path, ...]) -> str:
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(file for kind in ("*.py", "*.toml") for file in folder.rglob(kind)):
            digest.update(f"\0{file.relative_to(folder).as_posix()}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()
