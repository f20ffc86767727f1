"""One file, one process: whoever serves a file holds a lock on the file itself, by whatever name it was found.

The lock is on a byte that SQLite never locks, and belongs to our descriptor alone (an open file description lock, as
Linux has them): SQLite opens and closes the file as it likes and does not lose it, and it ends with the process,
however that ends. No `flock`: on some file systems and some systems it would lock SQLite out, too.

Closing any descriptor of a file takes all of SQLite's locks on it away from the whole process. So ours is opened
before SQLite opens the file and closed after it, and a file that this process holds already is not opened again.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from pathlib import Path
from threading import Lock
from typing import ClassVar, Final

if sys.platform == "linux":
    import fcntl

BYTE: Final = 0x7FFF_FFFF  # SQLite has some hundred from 0x4000_0000 on
TAKEN: Final = (errno.EAGAIN, errno.EACCES)


class Hold:
    """On one file, from `take` to `let_go`."""

    ours: ClassVar[set[tuple[int, int]]] = set()  # device and number of the files that this process holds
    one_at_a_time: ClassVar[Lock] = Lock()

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: tuple[int, int] | None = None
        self.descriptor: int | None = None

    def take(self) -> bool:
        """Whether it is ours now, and nobody else's. Where there are no such locks, only this process knows."""
        with self.one_at_a_time:
            found = self.path.stat()
            file = (found.st_dev, found.st_ino)
            if file in self.ours:
                return False
            descriptor = os.open(self.path, os.O_RDWR)
            if not lock(descriptor):
                os.close(descriptor)
                return False
            self.ours.add(file)
            self.file, self.descriptor = file, descriptor
            return True

    def let_go(self) -> None:
        if self.file is None or self.descriptor is None:
            return
        with self.one_at_a_time:
            os.close(self.descriptor)
            self.ours.discard(self.file)
            self.file = self.descriptor = None


def lock(descriptor: int) -> bool:
    """False if somebody else has it. A file system that knows no such locks has the one beside the file."""
    if sys.platform == "linux":
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
        except OSError as error:
            return error.errno not in TAKEN
    return True
