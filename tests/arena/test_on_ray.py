"""The real Ray, where it is installed (`make ray`): the same games, nothing lost in silence, nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tablee.arena import Result, every_table, tournament
from tablee.arena.figures import GameRecord
from tablee.arena.hands import Play, hands
from tablee.arena.on_ray import HERE, NoRay, behind_a_lock
from tablee.kernel import BadLevel
from tests.arena.small_games import put_on_the_shelf
from tests.arena.test_sides import facts
from tests.faults.victim import ROOT, children_of, is_running

LINE_UP = ("solid", "beginner", "random")
ENOUGH = 60.0  # seconds until something has to be so
HEAD = """
import ray, sys
ray.init("local", num_cpus=2, include_dashboard=False, logging_level="error", _temp_dir=sys.argv[1])
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.readline()
"""

with behind_a_lock(HERE):
    pytest.importorskip("ray", reason="Ray is not installed: make ray")


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + ENOUGH
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def played(play: Play, batches: int = 4) -> list[int]:
    """The numbers of the games of some batches that one process of Ray has played."""
    with hands(1, HERE) as hand_out:
        found = hand_out(play, [range(3 * batch, 3 * batch + 3) for batch in range(batches)])
        return [record.number for batch in found for record in batch]


# --- The same games


@pytest.mark.parametrize("workers", [1, 2])
def test_a_tournament_on_ray_has_the_result_of_one_here_to_the_last_bit(workers: int) -> None:
    here = tournament("smile", LINE_UP, 33, seed=11, workers=1)
    there = tournament("smile", LINE_UP, 33, seed=11, workers=workers, ray=HERE)
    assert facts(there) == facts(here)


def test_boxes_from_elsewhere_are_played_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    here, there = (every_table("dare", "random", 12, seats=[2], workers=1, ray=ray) for ray in (None, HERE))
    assert [facts(cell.result) for cell in there.cells] == [facts(cell.result) for cell in here.cells]


# --- Nothing is lost in silence


def test_a_batch_whose_process_dies_is_played_again(tmp_path: Path) -> None:
    died = tmp_path / "died"

    def play(numbers: range) -> list[GameRecord]:
        if 6 in numbers and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return [GameRecord(number, [], [], [], [], []) for number in numbers]

    assert played(play) == list(range(12))
    assert died.exists()


def test_a_batch_that_is_lost_again_and_again_is_told(tmp_path: Path) -> None:
    def play(numbers: range) -> list[GameRecord]:
        with (tmp_path / "tries").open("a") as tries:
            tries.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
        return []

    with pytest.raises(NoRay) as lost:
        played(play, 1)
    assert (lost.value.detail, lost.value.wrong) == ("lost", "WorkerCrashedError")
    assert (tmp_path / "tries").read_text() == "xxxx"


def test_what_goes_wrong_in_a_game_is_the_same_error_as_here() -> None:
    def play(numbers: range) -> list[GameRecord]:
        raise BadLevel("genius", ["solid"])

    with pytest.raises(BadLevel, match="genius"):
        played(play)


def test_a_machine_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.arena.on_ray.rules_here", lambda: "others")
    with pytest.raises(NoRay) as refused:
        tournament("smile", LINE_UP, 5, workers=1, ray=HERE)
    assert refused.value.detail == "other_rules"


# --- Nothing is left behind


def descendants(pid: int) -> list[int]:
    found = children_of(pid)
    return found + [one for child in found for one in descendants(child)]


def titles(processes: list[int]) -> str:
    return " ".join(Path(f"/proc/{one}/cmdline").read_text() for one in processes if is_running(one))


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_whoever_interrupts_it_finds_no_process_of_ray(sent: signal.Signals) -> None:
    command = ["-m", "tablee", "arena", "smile", "--bots", "solid", "--games", "100000", "--workers", "1", "--ray"]
    arena = subprocess.Popen([sys.executable, *command], cwd=ROOT, start_new_session=True, stderr=subprocess.PIPE)
    try:
        until(lambda: "play_alike" in titles(descendants(arena.pid)))
        rays = descendants(arena.pid)
        os.killpg(arena.pid, sent)  # as a terminal does
        _, said = arena.communicate(timeout=ENOUGH)
        until(lambda: not any(is_running(one) for one in rays))
        assert sent == signal.SIGTERM or (arena.returncode, said) == (130, b"")
    finally:
        arena.kill()


def listening(processes: list[int]) -> set[str]:
    """The addresses at which any of them listens, as Linux writes them."""
    sockets = {
        os.readlink(file) for one in processes for file in Path(f"/proc/{one}/fd").iterdir() if file.is_symlink()
    }
    rows = [row.split() for kind in ("tcp", "tcp6") for row in Path(f"/proc/net/{kind}").read_text().splitlines()[1:]]
    return {row[1].partition(":")[0] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in sockets}


def test_a_ray_of_our_own_listens_to_this_machine_only() -> None:
    with hands(1, HERE) as hand_out:
        list(hand_out(lambda numbers: [], [range(1)]))
        found = listening([os.getpid(), *descendants(os.getpid())])
    assert found
    assert found <= {"0100007F", "0000000000000000FFFF00000100007F"}


# --- A cluster that is there already


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """What the environment of somebody says who may join it."""
    with behind_a_lock(HERE):
        known = dict(os.environ)
        folder = tmp_path_factory.mktemp("r")
        head = subprocess.Popen(
            [sys.executable, "-c", HEAD, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    assert head.stdout is not None
    try:
        yield known | {"RAY_ADDRESS": head.stdout.readline().strip()}
    finally:
        head.communicate("\n", timeout=ENOUGH)


def arena(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tablee", "arena", "smile", "--bots", ",".join(LINE_UP), "--games", "22", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_cluster_plays_the_same_games_and_stays(cluster: dict[str, str]) -> None:
    here = facts(tournament("smile", LINE_UP, 22, workers=1))
    address = cluster["RAY_ADDRESS"]
    unnamed = {name: value for name, value in cluster.items() if name != "RAY_ADDRESS"}
    for environment, words in ((cluster, ["--ray"]), (unnamed, ["--ray-address", address, "--workers", "3"])):
        done = arena(environment, *words, "--json", "-")
        assert (done.returncode, done.stderr) == (0, "")
        assert facts(msgspec.json.decode(done.stdout, type=Result)) == here


def test_whoever_does_not_have_its_word_is_told_that_it_cannot_be_joined(cluster: dict[str, str]) -> None:
    done = arena(cluster | {"RAY_AUTH_TOKEN": "another"}, "--ray")
    assert (done.returncode, done.stdout) == (2, "")
    assert "\nNo Ray that can be joined answers at “127.0.0.1:" in done.stderr  # after what Ray itself has to say
