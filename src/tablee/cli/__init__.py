"""The command `tablee`. Every word that it says comes from `tablee.text`; nothing heavy is imported before it is used.

Exit codes: 0 done; 1 a mistake of ours, or no room to write; 2 not understood (one line on stderr says what was wrong
and what would be right); 130 interrupted; 141 nobody reads our output any more.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tablee.cli.complaints import Complaint

if TYPE_CHECKING:
    from tablee.text import Speaker

NOT_UNDERSTOOD: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
BROKEN: Final = 1
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
LANG: Final = "--lang"
HELP: Final = ("--help", "-h")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    forgive_encodings()
    try:
        return run(words)
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            sys.stdout.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        throw_away_output()
        return PIPE_CLOSED


def run(words: list[str]) -> int:
    from tablee.text import from_environment, speaker
    from tablee.text.quotes import one_line

    say = speaker(from_environment(os.environ))
    try:
        language, words = choose_language(words, say)
        say = speaker(language)
        code = obey(words, say)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        complain(str(complaint))
        return NOT_UNDERSTOOD
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("TABLEE_DEBUG"):
            raise
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            throw_away_output()
            complain(say.say("usage-output"))
        else:
            complain(say.say("error-unexpected", kind=one_line(f"{type(error).__name__}: {error}")))
        return BROKEN


def obey(words: list[str], say: Speaker) -> int:
    from cyclopts import CycloptsError

    from tablee.cli.app import build
    from tablee.cli.complaints import misunderstanding
    from tablee.kernel import TableeError

    app = build(say, words, explain=any(word in HELP for word in words))
    try:
        return app(words) or 0
    except CycloptsError as error:
        raise Complaint(misunderstanding(error, app, say)) from None
    except TableeError as error:
        raise Complaint(say.error(error)) from None


def choose_language(words: list[str], say: Speaker) -> tuple[str, list[str]]:
    """`--lang` goes with every command, before or after its name: the help itself depends on it."""
    from tablee.text import LANGUAGES
    from tablee.text.quotes import quoted

    language = say.language
    rest: list[str] = []
    waiting = iter(words)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name != LANG:
            rest.append(word)
            continue
        language = value if equals else next(waiting, "")
        if language not in LANGUAGES:
            message = "usage-language" if language else "usage-no-language"
            raise Complaint(say.say(message, wrong=quoted(language)))
    return language, rest


def complain(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


def throw_away_output() -> None:
    """What is still on its way to the standard output cannot arrive: Python must not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def forgive_encodings() -> None:
    """A terminal that cannot show a star shows a question mark; bytes that are no text are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
