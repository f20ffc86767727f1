"""Where others find this house: the addresses of this machine, as its neighbours see them.

Whoever sits at this machine opens the house by a name that only the machine itself understands. An invitation with that
name reaches nobody, so it is written with an address of the network.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Iterable, Sequence
from ipaddress import ip_address
from typing import Final

# Nobody, far away: the way to them starts at the address that others see. Nothing is sent.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
ANY_PORT: Final = 9
ASK_ADDRESS: Final = (0x8915, 0xC0206921)  # SIOCGIFADDR, of Linux and of the BSDs with macOS
REQUEST: Final = 256  # bytes that the system may fill: the name of an interface, then its address
MADE_UP: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc")  # lead to no phone
HTTP: Final = 80


def is_own_name(host: str) -> bool:
    """Whether a name, as in `Host: localhost:8000`, means the machine that says it."""
    name = host.lower().rpartition(":")[0] if has_port(host) else host.lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def has_port(host: str) -> bool:
    return host.rpartition(":")[2].isdecimal() and (host.count(":") == 1 or "]:" in host)


def origins(listening: socket.socket, machine: Callable[[], Iterable[str]] | None = None) -> list[str]:
    """Where others reach what listens here, the likeliest first. Nowhere, if it listens to this machine alone."""
    host, port = listening.getsockname()[:2]
    if not ip_address(host).is_unspecified:
        return [origin(one, port) for one in neighbourly([host])]
    versions = heard_versions(listening)
    found = neighbourly(of_this_machine() if machine is None else machine())
    return [origin(one, port) for one in found if ip_address(one).version in versions]


def heard_versions(listening: socket.socket) -> Sequence[int]:
    """Of the Internet protocol: who listens everywhere in the sixth may hear the fourth, too."""
    if listening.family == socket.AF_INET:
        return (4,)
    alone = listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return (6,) if alone else (4, 6)


def origin(address: str, port: int) -> str:
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}" if port == HTTP else f"http://{host}:{port}"


def neighbourly(found: Iterable[str]) -> list[str]:
    """Each once, and only those that another machine can go to."""
    kept: dict[str, None] = {}
    for text in found:
        address = ip_address(text.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast):
            kept[str(address)] = None
    return list(kept)


def of_this_machine() -> list[str]:
    """Every address that it has on a network. The one on the way to everybody else comes first, if a cable or an
    antenna has it: a tunnel to an office has none of our phones at its end.
    """
    ways = [address for family, far in FAR_AWAY for address in on_the_way(family, far)]
    real = of_interfaces() or of_its_name()
    return [*(one for one in ways if one in real or ":" in one), *real, *ways]


def on_the_way(family: int, far: str) -> list[str]:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((far, ANY_PORT))
            return [str(way.getsockname()[0])]
    except OSError:  # there is no way, or no such network
        return []


def of_interfaces() -> list[str]:
    """Asked of the system, card by card; nothing where it cannot be asked so."""
    try:
        from fcntl import ioctl
    except ImportError:
        return []
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(MADE_UP):
                continue
            for question in ASK_ADDRESS:
                try:
                    answer = ioctl(asking.fileno(), question, struct.pack(f"{REQUEST}s", name.encode()[:15]))
                except OSError:  # it has none, or this is the other system's question
                    continue
                found.append(socket.inet_ntoa(answer[20:24]))
                break
    return found


def of_its_name() -> list[str]:
    try:
        return [str(line[4][0]) for line in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
