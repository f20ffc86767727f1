"""Ports of this machine that nobody uses."""

from __future__ import annotations

import socket

from benchmarks.server.wires import HOST


def free_ports(count: int) -> list[int]:
    """At the same moment, so that none is given twice."""
    taken = [socket.create_server((HOST, 0)) for _ in range(count)]
    ports = [int(listening.getsockname()[1]) for listening in taken]
    for listening in taken:
        listening.close()
    return ports


def free_port() -> int:
    return free_ports(1)[0]
