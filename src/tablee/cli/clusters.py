"""Which Ray is meant on the command line: one that is started for the games, or a cluster, and at which address."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tablee.arena.on_ray import EXAMPLE, HERE, VARIABLE
from tablee.cli.complaints import Complaint
from tablee.text import Speaker


def chosen(say: Speaker, ray: bool, address: str | None, environment: Mapping[str, str] = os.environ) -> str | None:
    """The address, or none if nobody asks for Ray. What is said aloud counts more than a variable."""
    if address is not None and not address.strip():
        raise Complaint(say.say("usage-ray-address", option="--ray-address", example=EXAMPLE))
    if address is None and ray:
        return environment.get(VARIABLE) or HERE
    return address
