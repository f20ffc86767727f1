"""Who sits down: the game, the number of seats, the levels and the names of the bots."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.contents import shelf_with
from tablee.cli.screens import screen_of
from tablee.cli.terminal import print_sentence, terminal
from tablee.games import SHELF, find
from tablee.kernel import Game, Options
from tablee.text import Speaker, speaker
from tablee.text.quotes import quoted

USUAL_SEATS: Final = 4
LONGEST_NAME: Final = 20
LONGEST_CHOICE: Final = 3  # digits: no shelf is longer
LIVE: Final = "live"
SEED_DIGITS: Final = 19  # a seed fits in 64 bits, with room for a game's number beside it


def find_game(say: Speaker, key: str, content: Sequence[str], command: str) -> Game[Any]:
    """The box with that key, in the edition of its owner if a content file is given."""
    if not key:
        raise Complaint(
            say.say("usage-no-game", games=say.all_of(list(SHELF)), command=command, example=next(iter(SHELF)))
        )
    with in_words_of(say):
        find(key)
    return shelf_with(say, content, key)[key]


def chosen_game(say: Speaker) -> str:
    """The only box on the shelf, or the one that somebody at the keyboard chooses; nothing, where nobody is there."""
    keys = list(SHELF)
    if len(keys) == 1:
        return keys[0]
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ""
    console = terminal()
    for number, game in enumerate(SHELF.values(), start=1):
        words = speaker(say.language, game)
        seats = {"fewest": game.seats[0], "most": game.seats[-1]}
        box = say.say("shelf-box", game=words.say("game-name"), minutes=game.minutes, **seats)
        print_sentence(console, box, style="bold", first=f"{number:>3}  ", indent="     ")
        print_sentence(console, words.say("rules-short"), style="dim", first="     ", indent="     ")
    while True:
        try:
            answer = console.input(f"{say.say('shelf-ask', count=len(keys))} ").strip().lower()
        except EOFError:
            return ""
        if answer in keys:
            return answer
        if answer.isdecimal() and 1 <= int(answer[:LONGEST_CHOICE]) <= len(keys):
            return keys[int(answer) - 1]


def levels(text: str) -> list[str]:
    return [level.strip() for level in text.split(",") if level.strip()]


def line_up(say: Speaker, named: list[str], seats: int) -> list[str]:
    """One level for each seat; the last one named fills the seats that are left."""
    if len(named) > seats:
        raise Complaint(say.say("usage-too-many-bots", count=len(named), seats=seats, most=seats))
    return named + named[-1:] * (seats - len(named))


def opponents(say: Speaker, game: Game[Any], bots: str, seats: int | None) -> list[str]:
    """The levels of the bots at a table with one person. Without any wish: one of each, weakest first."""
    named = levels(bots)
    if seats is None:
        usual = min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
        seats = len(named) + 1 if len(named) > 1 else usual
    with in_words_of(say):
        game.check_seats(seats)
    if not named:
        named = list(game.levels)[: seats - 1]
    if len(named) > seats - 1:
        raise Complaint(say.say("usage-too-many-bots", count=len(named), seats=seats, most=seats - 1))
    return line_up(say, named, seats - 1)


def names_at_table(say: Speaker, wish: str | None, bots: int) -> list[str]:
    """The person first, then bots with names that nobody else has."""
    you = say.say("name-you") if wish is None else checked_name(say, wish)
    pleasant = [name for name in say.say("names-of-bots").split(", ") if name.casefold() != you.casefold()]
    return [you, *(pleasant[seat % len(pleasant)] for seat in range(bots))]


def checked_name(say: Speaker, wish: str) -> str:
    name = " ".join(wish.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Complaint(say.say("usage-name", most=LONGEST_NAME, wrong=quoted(wish)))
    return name


def settled(say: Speaker, game: Game[Any], settings: Mapping[str, Any], seats: int) -> Options:
    """The options that were asked for, and what the table knows besides: bots sit everywhere but in the first seat."""
    with in_words_of(say):
        chosen = game.settled(game.read_options(settings))
        options = game.at_table(chosen, pace_at(game, chosen), range(1, seats))
    screen_of(game).check_options(say, options)
    return options


def pace_at(game: Game[Any], options: Options) -> str:
    """The pace of a terminal, at which everybody is there: the live one, or the first of a game that has none."""
    paces = game.paces_for(options)
    return LIVE if LIVE in paces else next(iter(paces))


def check_seed(say: Speaker, seed: int) -> int:
    if not 0 <= seed < 10**SEED_DIGITS:
        wrong = quoted(say.number(seed))
        raise Complaint(say.say("usage-seed", option="--seed", digits=SEED_DIGITS, wrong=wrong))
    return seed
