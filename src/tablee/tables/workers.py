"""Where bots think: a process that is started when it is first needed, and replaced when it is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from abc import ABCMeta, abstractmethod
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final

from tablee.tables.minds import Minds

PATIENCE: Final = 30.0  # seconds after which a process that does not answer is taken for lost


class WorkerLost(Exception):
    """The process has ended, or does not answer: what it was thinking about is gone."""


class Worker(metaclass=ABCMeta):
    """Answers one thought after the other, and remembers its bots."""

    @abstractmethod
    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        """The answer, in time; `WorkerLost` if there will be none."""

    def wake(self) -> None:  # noqa: B027 (most need not be woken)
        """It will be asked soon."""

    def close(self) -> None:  # noqa: B027 (what was not opened here is not closed here)
        """The server ends."""


class Beside(Worker):
    """In this process, in somebody else's threads; one at a time."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self.minds = Minds()

    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self.pool, self.minds.answer, asked)


class Process(Worker):
    """In a process of its own, to which a thread of ours speaks. If it is lost, the next thought has another one."""

    def __init__(self, patience: float = PATIENCE, nice: int = 0) -> None:
        self.patience = patience
        self.nice = nice  # how far it stands back behind the others
        self.thread = ThreadPoolExecutor(1, "tablee-bots")
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False

    def submit(self, asked: bytes) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self.thread, self.ask, asked)

    def wake(self) -> None:
        if self.process is None and not self.closed:
            self.thread.submit(self.started)

    def close(self) -> None:
        self.closed = True
        self.thread.shutdown(wait=False, cancel_futures=True)
        process = self.process
        if process is not None:
            process.kill()  # whoever waits for its answer is told by the pipe
            process.join()

    # --- In the thread

    def ask(self, asked: bytes) -> bytes:
        pipe = self.started()
        try:
            pipe.send_bytes(asked)
            if pipe.poll(self.patience):
                return pipe.recv_bytes()
        except (EOFError, OSError):
            pass
        self.end()
        raise WorkerLost

    def started(self) -> Connection:
        """The way to a process that lives."""
        if self.process is not None and not self.process.is_alive():
            self.end()
        if self.pipe is None:
            self.start()
        if self.closed or self.pipe is None:
            self.end()
            raise WorkerLost
        return self.pipe

    def start(self) -> None:
        """A machine that is full may refuse it; the next thought tries again."""
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=serve, args=(theirs, self.nice), daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            return
        finally:
            theirs.close()
        self.process, self.pipe = process, ours

    def end(self) -> None:
        if self.process is not None and self.pipe is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
        self.process = self.pipe = None


# --- In the process


def serve(pipe: Connection, nice: int = 0) -> None:
    """Answer until the server is gone. An interrupt of the keyboard is for the server, which ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    Thread(target=end_with_the_server, daemon=True).start()
    minds = Minds()
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        thought = minds.answer(asked)
        try:
            pipe.send_bytes(thought)
        except OSError:  # it was killed meanwhile
            return


def end_with_the_server() -> None:
    """A server that was killed cannot say goodbye, and a thought may take long."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
