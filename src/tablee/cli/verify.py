"""A finished game, checked: is this the seed that was promised, what did it deal, and does all follow from it?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.contents import is_file, shelf_with
from tablee.cli.screens import screen_of
from tablee.cli.seating import find_game
from tablee.cli.terminal import terminal
from tablee.kernel import BrokenSeal, Seal
from tablee.kernel.seal import SEED_BYTES
from tablee.text import Speaker, speaker
from tablee.text.quotes import quoted


def verify(
    say: Speaker, commitment: str, seed: str, *, seats: int | None, game_key: str, content: Sequence[str]
) -> int:
    shelf_with(say, content, game_key)
    if not seed and (commitment.endswith(".json") or is_file(Path(commitment))):
        return verify_file(say, Path(commitment))
    promised = hexadecimal(say, "COMMITMENT", commitment).hex()
    try:
        seal = Seal.check(promised, hexadecimal(say, "SEED", seed))
    except BrokenSeal as broken:
        raise Complaint(say.say("verify-broken", wrong=broken.wrong, right=broken.right)) from None
    console = terminal()
    console.print(say.say("verify-kept"))
    if seats is not None:
        show_deal(say, console, seal, seats, game_key, content)
    return 0


def verify_file(say: Speaker, file: Path) -> int:
    """A whole game from a file: dealt again, played again, and compared line by line."""
    from tablee.cli.replay import read_replay
    from tablee.tables.replay import verify

    played = read_replay(say, file)
    report = verify(played)
    if not report.seal:
        raise Complaint(say.say("verify-file-seal"))
    if report.line is not None:
        places = {"line": report.line + 1, "lines": report.lines}
        raise Complaint(say.say("verify-file-line", **places, version=played.rules_version))
    if not report.outcome:
        raise Complaint(say.say("verify-file-outcome"))
    console = terminal()
    console.print(say.say("verify-kept"))
    console.print(say.say("verify-file-whole", lines=report.lines))
    return 0


def show_deal(say: Speaker, console: Console, seal: Seal, seats: int, game_key: str, content: Sequence[str]) -> None:
    """The deal of that seed, all cards open: the game is over."""
    game = find_game(say, game_key, content, command="verify")
    say = speaker(say.language, game)
    with in_words_of(say):
        position = game.setup(seats, seal.luck())
    console.print(say.say("verify-deal", seats=seats))
    for line in screen_of(game).deal_lines(say, position.to_json()):
        console.print(line)


def hexadecimal(say: Speaker, option: str, text: str) -> bytes:
    if not text:
        raise Complaint(say.say("usage-missing-argument", option=option, command="tablee verify"))
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES:
        raise Complaint(say.say("usage-hex", option=option, digits=2 * SEED_BYTES, wrong=quoted(text)))
    return found
