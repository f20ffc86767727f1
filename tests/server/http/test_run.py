"""The server over a real network, on the loopback, as a part of this process and as a command."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import tablee
from tablee.cli import main
from tablee.server.app import create_app
from tablee.server.http_protocol import PATIENCE, timed_http
from tablee.server.logs import make_log
from tablee.server.run import Server, bridged, config, listen
from tablee.server.settings import Settings
from tablee.store import SqliteStore
from tablee.tables.hall import Hall
from tablee.tables.substitutes import Substitutes

anyio = pytest.mark.anyio


@asynccontextmanager
async def served(
    path: Path, lines: io.StringIO, settings: Settings | None = None, patience: float = PATIENCE
) -> AsyncIterator[int]:
    """A server of our own; gives its port."""
    started = asyncio.Event()
    log = make_log(lines)
    with closing(listen("127.0.0.1", 0)) as listening, bridged(log):
        async with SqliteStore(path / "tables.db", "normal") as store:
            app = create_app(Hall(store, Substitutes()), store, settings, log=log)
            server = Server(config(app, patience=patience), started.set)
            task = asyncio.create_task(server.serve([listening]))
            await started.wait()
            try:
                yield listening.getsockname()[1]
            finally:
                server.should_exit = True
                await task


def ask(port: int, method: str, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
        text = None if body is None else json.dumps(body)
        line.request(method, path, text, {"Content-Type": "application/json", **headers})
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


@anyio
async def test_a_page_a_guest_and_a_table_over_the_network(tmp_path: Path) -> None:
    lines = io.StringIO()
    async with served(tmp_path, lines) as port:
        status, headers, body = await asyncio.to_thread(ask, port, "GET", "/")
        assert (status, b"Tabl" in body) == (200, True)
        assert "server" not in headers
        _, headers, _ = await asyncio.to_thread(ask, port, "POST", "/api/guest", {"name": "Ana"})
        cookie = headers["set-cookie"].partition(";")[0]
        table = {"game": "smile", "settings": {"seats": 3}}
        status, _, body = await asyncio.to_thread(ask, port, "POST", "/api/tables", table, Cookie=cookie)
        assert status == 201
    said = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["event"] for line in said] == ["start", "request", "request", "request", "stop"]
    assert cookie not in lines.getvalue()


async def end_of(url: str, **headers: str) -> int | None:
    """The code with which a socket is closed."""
    async with connect(url, additional_headers=headers) as socket:
        try:
            await socket.recv()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
    return None


@anyio
async def test_sockets_lead_to_tables_only_for_guests_of_our_own_pages(tmp_path: Path) -> None:
    lines = io.StringIO()
    async with served(tmp_path, lines) as port:
        here = f"ws://127.0.0.1:{port}"
        _, headers, _ = await asyncio.to_thread(ask, port, "POST", "/api/guest", {"name": "Ana"})
        cookie = headers["set-cookie"].partition(";")[0]
        assert await end_of(f"{here}/elsewhere", Cookie=cookie) == 4404
        assert await end_of(f"{here}/ws/{'0' * 32}", Cookie=cookie) == 4404
        assert await end_of(f"{here}/ws/{'0' * 32}") == 4401
        assert await end_of(f"{here}/ws/{'0' * 32}", Cookie=cookie, Origin="http://evil.example") == 4403
        assert await end_of(f"{here}/ws/{'0' * 32}", Cookie=cookie[:-5] + "AAAAA") == 4401
    assert "evil" not in lines.getvalue()
    assert cookie not in lines.getvalue()


@anyio
async def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path, io.StringIO()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 40_000)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        writer.close()


# --- Requests that take their time

SHORT = 0.05  # seconds of patience
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
JSON = b"Content-Type: application/json\r\n"
BEGINNINGS = {
    "nothing": b"",
    "a letter": b"G",
    "half a head": HEAD + b"X-More: ",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: x\r\n" + JSON + b"Content-Length: 14\r\n\r\n{",
    "a body nobody wants": b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 14\r\n\r\n{",
    "half a second request": HEAD + b"\r\n" + HEAD,
}


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """Everything that was said before the other side ended the connection. Fails if it never does."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := await asyncio.wait_for(reader.read(4096), 30):
            said += part
    return said


@anyio
@pytest.mark.parametrize("beginning", BEGINNINGS.values(), ids=BEGINNINGS.keys())
async def test_whoever_does_not_say_what_they_want_is_hung_up_on(tmp_path: Path, beginning: bytes) -> None:
    async with served(tmp_path, io.StringIO(), patience=SHORT) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(beginning)
        said = await hung_up(reader)
        assert said.count(b'{"status":"ok"}') == (beginning == BEGINNINGS["half a second request"])
        writer.close()


@anyio
async def test_a_letter_now_and_then_is_not_enough(tmp_path: Path) -> None:
    """Slowloris: with a limit that every byte starts again, this would never end."""
    async with served(tmp_path, io.StringIO(), patience=SHORT) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b"X-More: ")
        ended = asyncio.create_task(hung_up(reader))
        while not ended.done():
            writer.write(b"a")
            await asyncio.wait([ended], timeout=SHORT / 10)
        assert ended.result() == b""
        writer.close()


class Wire(asyncio.Transport):
    """A connection without a network."""

    def is_closing(self) -> bool:
        return False

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass


async def empty(scope: Scope, receive: Receive, send: Send) -> None:
    """An application with nothing to say."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@anyio
async def test_no_letter_starts_the_time_again(anyio_backend: str) -> None:
    settings = uvicorn.Config(empty, log_config=None)
    connection = timed_http(1_000)(settings, ServerState(), {})
    wire = Wire()
    wire.set_protocol(connection)
    connection.connection_made(wire)
    timer = connection.timer
    assert timer is not None
    for letter in HEAD:
        connection.data_received(bytes([letter]))
        await asyncio.sleep(0)
        assert connection.timer is timer
    assert not timer.cancelled()
    connection.data_received(b"\r\n")
    assert timer.cancelled()
    assert connection.timer is None
    await asyncio.gather(*connection.tasks)
    connection.connection_lost(None)


@anyio
async def test_whoever_has_said_what_they_want_may_stay(tmp_path: Path) -> None:
    """A socket, and a connection between two requests, are there when somebody who came later is hung up on."""
    async with served(tmp_path, io.StringIO(), patience=SHORT) as port:
        _, headers, _ = await asyncio.to_thread(ask, port, "POST", "/api/guest", {"name": "Ana"})
        cookie = headers["set-cookie"].partition(";")[0]
        table = {"game": "smile", "settings": {"seats": 3}}
        _, _, body = await asyncio.to_thread(ask, port, "POST", "/api/tables", table, Cookie=cookie)
        here = f"ws://127.0.0.1:{port}/ws/{json.loads(body)['id']}"
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        async with connect(here, additional_headers={"Cookie": cookie}) as socket:
            for _ in range(3):
                writer.write(HEAD + b"\r\n")
                assert (await reader.readuntil(b'{"status":"ok"}')).startswith(b"HTTP/1.1 200")
                late, silent = await asyncio.open_connection("127.0.0.1", port)
                await hung_up(late)
                silent.close()
                await socket.send('{"type":"ping","at":7}')
                assert json.loads(await socket.recv())["at"] == 7
        writer.close()


@anyio
async def test_a_file_that_is_served_cannot_be_served_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    async with served(tmp_path, io.StringIO()) as port:
        words = ["serve", "--port", "0", "--data", str(tmp_path / "tables.db"), "--lang", "en"]
        assert await asyncio.to_thread(main, words) == 2
        assert "served by another process" in capsys.readouterr().err
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "other.db"), "--lang", "en"]) == 2
        assert "is in use already" in capsys.readouterr().err


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# --- As a command


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    here = str(Path(tablee.__file__).parents[1])
    words = ["serve", "--port", "0", "--data", str(tmp_path / "tables.db"), "--durability", "normal", "--lang", "en"]
    started = subprocess.Popen(
        [sys.executable, "-P", "-m", "tablee", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": here, "TABLEE_STRICT_TEXT": "1"},
    )
    yield started
    if started.poll() is None:
        started.kill()
    started.communicate()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_tablee_serve_says_where_it_is_and_ends_when_it_is_told_to(
    process: subprocess.Popen[str], how: signal.Signals
) -> None:
    assert process.stdout is not None
    said = process.stdout.readline()
    assert said.startswith("Tablée is at http://127.0.0.1:")
    port = int(said.split()[3].rpartition(":")[2])
    assert ask(port, "GET", "/readyz")[0] == 200
    process.send_signal(how)
    rest, noted = process.communicate()
    assert process.returncode == 0
    assert rest == "The house is closed. Every table is kept.\n"
    assert [json.loads(line)["event"] for line in noted.splitlines()] == ["start", "request", "stop"]


@pytest.mark.parametrize("command", ["serve", "replay"])
def test_the_commands_are_explained_in_both_languages(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", "en"]) == 0
    assert f"For example: tablee {command}" in capsys.readouterr().out
    assert main([command, "--help", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    for word in ("Usage", "Display", "required", "default", "Parameters", " the ", "⟦"):
        assert word not in french


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "70000"], "from 0 to 65535"),
        (["--port", "x"], "whole number"),
        (["--durability", "some"], "full, normal"),
        (["--origin", "games.example"], "address without a path"),
        (["--origin", "https://games.example/path"], "address without a path"),
        (["--host", "203.0.113.1"], "cannot be listened at"),
        (["--host", "no such host"], "cannot be listened at"),
        (["--port", "0", "--data", "."], "cannot be used as a file of tables"),
    ],
)
def test_tablee_serve_explains_what_it_cannot_do(
    words: list[str],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TABLEE_STRICT_TEXT", "1")
    monkeypatch.chdir(tmp_path)
    assert main(["serve", *words, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert main(["serve", *words, "--lang", "fr"]) == 2
    assert "⟦" not in capsys.readouterr().err
