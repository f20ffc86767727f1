"""`tablee arena --ray`: which Ray is meant, and what is said when there is none."""

from __future__ import annotations

import builtins
import json
import socket
from typing import Any

import pytest

from tablee.arena.hands import hands
from tablee.arena.on_ray import HERE, VARIABLE, NoRay, knock, play_alike, rules_here
from tablee.cli.clusters import chosen
from tablee.text import speaker
from tests.cli.conftest import Run

SAID, ELSE = "10.0.0.1:6379", "ray://10.0.0.2:10001"
ARENA = "arena smile --bots random --games 5"


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


@pytest.fixture
def no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name == "ray":
            raise ModuleNotFoundError(name=name)
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)


@pytest.mark.parametrize(
    ("ray", "address", "variable", "meant"),
    [
        (False, None, "", None),
        (False, None, SAID, None),
        (True, None, "", HERE),
        (True, None, SAID, SAID),
        (True, ELSE, SAID, ELSE),
        (False, ELSE, "", ELSE),
    ],
)
def test_what_is_said_aloud_counts_more_than_the_variable(
    ray: bool, address: str | None, variable: str, meant: str | None
) -> None:
    assert chosen(speaker("en"), ray, address, {VARIABLE: variable}) == meant


def test_an_address_that_is_none_is_refused(run: Run) -> None:
    said = run(f"{ARENA} --ray-address=")
    assert (said.code, said.err) == (2, "--ray-address needs the address of a Ray cluster, for example 10.0.0.1:6379\n")
    assert "grappe Ray" in run(f"{ARENA} --ray-address= --lang fr").err


@pytest.mark.usefixtures("no_ray")
def test_where_ray_is_not_installed_the_extra_is_named(run: Run) -> None:
    said = run(f"{ARENA} --ray")
    needs = "--ray needs Ray, which is not installed here. Install it with: pip install tablee[ray]\n"
    assert (said.code, said.out, said.err) == (2, "", needs)
    assert (
        "n’est pas installé ici. Installe-le avec\u00a0: pip install tablee[ray]" in run(f"{ARENA} --ray --lang fr").err
    )


@pytest.mark.usefixtures("no_ray")
def test_without_the_option_nobody_asks_for_ray(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, SAID)
    assert json.loads(run(f"{ARENA} --workers 1 --json -").out)["games"] == 5


def test_the_game_is_found_behind_the_option(run: Run) -> None:
    assert "--unseen-cards" in run("arena --ray smile --help").out


def test_what_goes_wrong_there_has_words_in_both_languages() -> None:
    for detail in ("missing", "not_started", "not_joined", "other_rules", "no_tablee", "lost"):
        for language in ("en", "fr"):
            say = speaker(language)
            assert say.error(NoRay("this", "that", detail=detail)) != say.error(NoRay("this", "that"))


def test_nobody_waits_for_a_cluster_where_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        knock(f"127.0.0.1:{port}")
        knock(f"ray://127.0.0.1:{port}")
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        with pytest.raises(OSError, match="refused"):
            knock(address)
    knock("auto")


def test_whoever_has_other_rules_does_not_play() -> None:
    assert play_alike(rules_here(), lambda numbers: [], range(3)) == []
    with pytest.raises(NoRay, match="other_rules"):
        play_alike("others", lambda numbers: [], range(3))


@pytest.mark.usefixtures("no_ray")
def test_the_environment_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "mine")
    import os

    before = dict(os.environ)
    with pytest.raises(NoRay), hands(1, HERE):
        pass
    assert dict(os.environ) == before
