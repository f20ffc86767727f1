"""The house, open to everybody on this network: an address, a picture for phones, and a browser to begin with."""

from __future__ import annotations

import errno
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Final

from tablee.cli.complaints import Complaint
from tablee.cli.contents import shelf_with
from tablee.cli.serve import check, keep_house
from tablee.cli.settings import Source, Wishes
from tablee.text import Speaker

EVERYWHERE: Final = "0.0.0.0"
HERE: Final = "127.0.0.1"
PORTS: Final = 20  # that are tried, one after the other


def host(say: Speaker, port: int, data: Path, browser: bool, content: Sequence[str] = ()) -> int:
    from tablee.server.addresses import origins
    from tablee.server.logs import family_log

    port = Source({"port": port}, lambda _: "--port", typed=False).read(say, "port")
    wishes = Wishes(host=EVERYWHERE, port=port, data=data)
    check(say, wishes)
    shelf = shelf_with(say, content)
    listening = first_free(say, port)
    port = listening.getsockname()[1]
    here = f"http://{HERE}:{port}/"

    def started() -> None:
        print(say.say("host-running", address=here, file=str(data)))
        there = [f"{origin}/" for origin in origins(listening)]
        print(say.say("host-others", address=there[0]) if there else say.say("host-alone"))
        if there and sys.stdout.isatty():
            draw(there[0])
        if there[1:]:
            print(say.say("host-also", addresses=say.all_of(there[1:])))
        print(say.say("host-end"), flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    log = family_log(lambda trouble: say.say("host-trouble", trouble=trouble))
    return keep_house(say, wishes, listening, started, log, shelf)


def first_free(say: Speaker, port: int) -> socket.socket:
    """At the first port that is not taken: whoever wants to play does not care which."""
    from tablee.server.run import listen

    for candidate in range(port, port + PORTS if port else 1):
        try:
            return listen(EVERYWHERE, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
    raise Complaint(say.say("serve-no-address", address=f"{EVERYWHERE}:{port}", why="taken"))


def draw(address: str) -> None:
    """The address as a picture, for the camera of a phone."""
    import segno

    segno.make(address, error="m").terminal(compact=True)
