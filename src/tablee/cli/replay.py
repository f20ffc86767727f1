"""A finished game, told again from its file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.contents import is_file
from tablee.cli.terminal import print_sentence, terminal
from tablee.text import Speaker, speaker
from tablee.text.quotes import LONGEST_PATH, quoted

if TYPE_CHECKING:
    from tablee.kernel import Eyes
    from tablee.tables.replay import Replay

LARGEST: Final = 16 << 20  # bytes of a file


def read_replay(say: Speaker, file: Path) -> Replay:
    from tablee.tables.replay import read

    if not is_file(file):
        raise Complaint(say.say("usage-no-replay", file=quoted(str(file), LONGEST_PATH)))
    with in_words_of(say):
        return read(file.read_bytes()[:LARGEST])


def replay(say: Speaker, file: Path | None, eyes: int | None) -> int:
    """The sentences of its log: to the eyes that it was written for, or to others of an open one."""
    from tablee.tables.replay import as_heard, events_of, game_of

    if file is None:
        raise Complaint(say.say("usage-missing-argument", option="FILE", command="tablee replay"))
    told = read_replay(say, file)
    you = listener(say, told, eyes)
    say = speaker(say.language, game_of(told))
    names = names_of(say, told)
    console = terminal()
    for line in told.lines:
        for event in as_heard(events_of(told, line), "open" if you is None and told.eyes == "open" else you):
            if say.in_log(event):
                print_sentence(console, say.event(event, names, you))
    return 0


def listener(say: Speaker, told: Replay, eyes: int | None) -> Eyes:
    """Whose eyes: a seat's, where the file holds what that seat heard."""
    known = [*range(len(told.seats))] if told.eyes == "open" else [] if told.eyes is None else [told.eyes]
    if eyes is not None and eyes not in known:
        right = say.all_of([str(seat) for seat in known]) or "-"
        raise Complaint(say.say("usage-eyes", wrong=say.number(eyes), right=right))
    return told.eyes if eyes is None and told.eyes != "open" else eyes


def names_of(say: Speaker, told: Replay) -> list[str]:
    """The names that people had; bots are called by their level and seat."""
    return [
        seat.name or say.say("player-bot", level=say.level(seat.level or "solid"), seat=number)
        for number, seat in enumerate(told.seats)
    ]
