"""The house, open to everybody on this network: an address, a picture for phones, and a browser to begin with."""

from __future__ import annotations

import errno
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final

from tablee.cli.complaints import Complaint
from tablee.cli.serve import Wishes, check, keep_house
from tablee.text import Speaker

EVERYWHERE: Final = "0.0.0.0"
HERE: Final = "127.0.0.1"
SOMEWHERE: Final = ("192.0.2.1", 9)  # nobody, far away: the way to them starts at the address that others see
DOORS: Final = 20  # ports that are tried, one after the other


def host(say: Speaker, port: int, data: Path, browser: bool) -> int:
    wishes = Wishes(EVERYWHERE, port, data, "full", (), None, False)
    check(say, wishes)
    listening = first_free(say, port)
    port = listening.getsockname()[1]
    here, there = f"http://{HERE}:{port}/", on_the_network(port)

    def started() -> None:
        print(say.say("host-running", address=here, file=str(data)))
        if there is not None:
            print(say.say("host-others", address=there))
            if sys.stdout.isatty():
                draw(there)
        print(say.say("host-end"), flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    return keep_house(say, wishes, listening, started)


def first_free(say: Speaker, port: int) -> socket.socket:
    """At the first door that is not taken: whoever wants to play does not care which."""
    from tablee.server.run import listen

    for door in range(port, port + DOORS if port else 1):
        try:
            return listen(EVERYWHERE, door)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
    raise Complaint(say.say("serve-no-address", address=f"{EVERYWHERE}:{port}", why="taken"))


def on_the_network(port: int) -> str | None:
    """This machine as its neighbours see it; None if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)
            address = way.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else f"http://{address}:{port}/"


def draw(address: str) -> None:
    """The address as a picture, for the camera of a phone."""
    import segno

    segno.make(address, error="m").terminal(compact=True)
