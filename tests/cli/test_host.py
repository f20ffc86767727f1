"""`tablee host`: the house for everybody on this network."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import host as hosting
from tablee.cli.complaints import Complaint
from tablee.text import speaker

SAY = speaker("en")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where a browser was sent to; and the house is closed as soon as it is open."""
    shown: list[str] = []

    def keep_house(say: Any, wishes: Any, listening: socket.socket, started: Any, log: Any, shelf: Any) -> int:
        with listening:
            started()
            log.info("request", route="/")
            log.error("failed", route="/", kind="KeyError", where=[])
        return 0

    class AtOnce:
        def __init__(self, target: Any, args: tuple[str], daemon: bool) -> None:
            self.start = lambda: target(*args)

    monkeypatch.setattr(hosting, "keep_house", keep_house)
    monkeypatch.setattr(hosting, "Thread", AtOnce)
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(hosting, "EVERYWHERE", "127.0.0.1")
    return shown


def test_a_browser_opens_and_the_neighbours_get_an_address(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tablee.server.addresses.origins", lambda _: ["http://192.0.2.7:8000", "http://10.0.0.7:8000"])
    assert hosting.host(SAY, 0, tmp_path / "tables.db", browser=True) == 0
    said = capsys.readouterr().out
    assert opened[0] in said
    assert said.index("http://192.0.2.7:8000/") < said.index("http://10.0.0.7:8000/")
    assert str(tmp_path / "tables.db") in said


def test_without_a_network_there_is_no_address_for_others(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tablee.server.addresses.origins", lambda _: [])
    assert hosting.host(SAY, 0, tmp_path / "tables.db", browser=False) == 0
    assert opened == []
    said = capsys.readouterr().out
    assert said.count("http://") == 1
    assert SAY.say("host-alone") in said


def test_a_family_reads_sentences_and_no_records(
    opened: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hosting.host(SAY, 0, tmp_path / "tables.db", browser=False)
    assert capsys.readouterr().err == SAY.say("host-trouble", trouble="KeyError") + "\n"


def test_a_taken_port_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "EVERYWHERE", "127.0.0.1")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with hosting.first_free(SAY, port) as found:
            assert port < found.getsockname()[1] < port + hosting.PORTS


def test_when_every_port_is_taken_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "EVERYWHERE", "127.0.0.1")
    monkeypatch.setattr(hosting, "PORTS", 1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Complaint):
            hosting.first_free(SAY, taken.getsockname()[1])


def test_the_picture_is_drawn_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    hosting.draw("http://192.0.2.7:8000/")
    assert len(capsys.readouterr().out.splitlines()) > 8
