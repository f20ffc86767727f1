"""Everything that reads what comes from outside."""

from __future__ import annotations

from tests.fuzz.copies import COPIES
from tests.fuzz.nodes import NODES
from tests.fuzz.readers import READERS
from tests.fuzz.rooms import ROOMS
from tests.fuzz.sockets import SOCKETS
from tests.fuzz.target import Target

TARGETS: tuple[type[Target], ...] = (*READERS, *ROOMS, *NODES, *COPIES, *SOCKETS)
