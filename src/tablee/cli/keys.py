"""The keys of a real terminal, one by one, for as long as somebody sits at a `LiveDesk`. Nothing here waits in turns:
the operating system wakes us when a key is pressed or the time is up.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    from queue import Empty, SimpleQueue
    from threading import Thread
    from typing import Final

    NO_CHARACTER: Final = "\x00\xe0"  # a key that has none follows: an arrow, F1
    END_OF_INPUT: Final = "\x1a"
    INTERRUPTIBLE: Final = 0.5  # seconds: a longer wait would not hear Ctrl-C

    class TerminalKeys:
        """A thread reads them: a console cannot be waited for with a time limit."""

        def __init__(self) -> None:
            self.pressed: SimpleQueue[str] = SimpleQueue()

        def __enter__(self) -> TerminalKeys:
            Thread(target=self.listen, daemon=True).start()
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def listen(self) -> None:
            while True:
                key = msvcrt.getwch()
                if key in NO_CHARACTER:
                    msvcrt.getwch()
                else:
                    self.pressed.put(key)

        def typed(self, seconds: float | None) -> str | None:
            try:
                key = self.pressed.get(timeout=INTERRUPTIBLE if seconds is None else min(seconds, INTERRUPTIBLE))
            except Empty:
                return ""
            return None if key == END_OF_INPUT else key

else:
    import codecs
    import os
    import selectors
    import termios
    import tty
    from contextlib import suppress
    from typing import TextIO

    class TerminalKeys:
        """The terminal hands over keys instead of lines, until we leave it as it was."""

        def __init__(self, terminal: TextIO | None = None) -> None:
            terminal = sys.stdin if terminal is None else terminal
            self.file = terminal.fileno()
            self.decoder = codecs.getincrementaldecoder(terminal.encoding)("replace")
            self.selector = selectors.DefaultSelector()

        def __enter__(self) -> TerminalKeys:
            self.before = termios.tcgetattr(self.file)
            tty.setcbreak(self.file, termios.TCSADRAIN)
            self.selector.register(self.file, selectors.EVENT_READ)
            return self

        def __exit__(self, *_: object) -> None:
            self.selector.close()
            with suppress(termios.error):  # the terminal is gone
                termios.tcsetattr(self.file, termios.TCSADRAIN, self.before)

        def typed(self, seconds: float | None) -> str | None:
            if not self.selector.select(seconds):
                return ""
            try:
                read = os.read(self.file, 4096)
            except OSError:  # as above
                return None
            return self.decoder.decode(read) if read else None
