"""A tournament between bots, on all cores, with its table or its JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena import Ending, Line, Result, SideLine, Together, tournament
from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.seating import check_seed, find_game, levels, line_up
from tablee.cli.terminal import NARROWEST, print_sentence, stacked, terminal
from tablee.kernel import Game
from tablee.text import Speaker, speaker
from tablee.text.quotes import LONGEST_PATH, quoted
from tablee.text.speaker import kebab

STANDARD_OUTPUT: Final = "-"
ROOMY: Final = 84  # columns with a wide gap between them
TIGHT: Final = 76  # titles on two lines
COLUMNS: Final = ("bot", "wins", "share", "interval", "score", "rank", "seconds")
SIDES: Final = ("seats", "wins", "share", "interval", "seconds")
NAMES: Final = ("bot", "side", "ending")  # columns without numbers
ENDINGS: Final = ("ending", "games", "share", "interval")

Measured = Line | SideLine | Together | Ending  # has a share of the games, and its interval


def arena(
    say: Speaker,
    game_key: str,
    *,
    bots: str,
    count: int,
    seats: int | None,
    seed: int,
    json: str | None,
    workers: int | None,
    settings: Mapping[str, Any],
    content: Sequence[str] = (),
) -> int:
    game = find_game(say, game_key, content, command="arena")
    say = speaker(say.language, game)
    check_seed(say, seed)
    if json is not None:
        check_writable(say, json)
    for option, number in (("--games", count), ("--workers", workers)):
        if number is not None and number < 1:
            raise Complaint(say.say("usage-at-least-one", option=option, wrong=quoted(say.number(number))))
    with in_words_of(say):
        chosen = by_sides(say, game, bots) if "=" in bots else by_seats(say, game, levels(bots), seats)
        result = play_all(say, game, chosen, seats, count, seed, workers, settings)
    show(say, result, json)
    return 0


def by_seats(say: Speaker, game: Game[Any], named: list[str], seats: int | None) -> list[str]:
    """A level for each seat, the last one for all that are left; if nobody says anything, one bot of each."""
    named = named or list(game.levels)
    seats = max(len(named), game.seats[0]) if seats is None else seats
    game.check_seats(seats)
    return line_up(say, named, seats)


def by_sides(say: Speaker, game: Game[Any], bots: str) -> dict[str, str]:
    """`wolves=strong,village=solid`: a level for each side, once."""
    named = [part.partition("=") for part in levels(bots)]
    chosen = {side.strip(): level.strip() for side, _, level in named}
    if len(chosen) < len(named) or not all(sign and side.strip() and level.strip() for side, sign, level in named):
        sides = game.sides or ("wolves", "village")
        raise Complaint(say.say("usage-sides", example=",".join(f"{side}={game.levels[-1]}" for side in sides)))
    return chosen


def play_all(
    say: Speaker,
    game: Game[Any],
    bots: list[str] | dict[str, str],
    seats: int | None,
    count: int,
    seed: int,
    workers: int | None,
    settings: Mapping[str, Any],
) -> Result:
    """The games, with a bar that shows how far they are (on stderr, and only in a terminal)."""
    console = terminal(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.say("arena-progress"), total=count)
        return tournament(
            game.key,
            bots,
            count,
            seats=seats,
            seed=seed,
            workers=workers,
            progress=lambda finished: bar.update(task, completed=finished),
            options=settings,
            edition=game.edition.written,
        )


def check_writable(say: Speaker, json: str) -> None:
    """Before the games, not after a thousand of them."""
    if json == STANDARD_OUTPUT:
        return
    if not json:
        raise Complaint(say.say("usage-no-name", option="--json", example=say.say("example-json")))
    if json.startswith("-"):
        raise Complaint(say.say("usage-missing", option="--json", command="tablee arena"))
    place = Path(json)
    try:
        possible = not place.is_dir() and os.access(place if place.exists() else place.parent, os.W_OK)
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise Complaint(say.say("usage-cannot-write", file=quoted(json, LONGEST_PATH)))


def show(say: Speaker, result: Result, json: str | None) -> None:
    written = msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n"
    if json == STANDARD_OUTPUT:
        sys.stdout.write(written)
        return
    console = terminal()
    draw(console, say, result)
    if json is not None:
        try:
            Path(json).write_text(written, "utf-8")
        except OSError:
            raise Complaint(say.say("usage-cannot-write", file=quoted(json, LONGEST_PATH))) from None
        console.print(say.say("arena-written", file=json), style="dim", soft_wrap=True)


def draw(console: Console, say: Speaker, result: Result) -> None:
    title = say.say("arena-title", game=say.say("game-name"), count=result.games, seed=str(result.seed))
    print_sentence(console, title, style="bold")
    if result.lines:
        lay_out(console, say, columns_of(result), [cells(say, line) for line in result.lines])
    if result.sides:
        bots = ("bot",) if result.sides[0].bot else ()
        lay_out(console, say, ("side", *bots, *SIDES), [cells_of_side(say, line) for line in result.sides])
    if result.together is not None:
        print_sentence(console, say.say("arena-together", **measures(result.together), wins=result.together.wins))
    console.print()
    lay_out(console, say, ENDINGS, [cells_of_ending(say, ending) for ending in result.endings])
    if result.fair_share is not None:
        print_sentence(console, say.say("arena-fair", share=result.fair_share), style="dim")
    elif result.together is None:
        print_sentence(console, say.say("arena-parts"), style="dim")


def columns_of(result: Result) -> Sequence[str]:
    """What is known of each bot: no points where none are counted; where all win together, no victories of its own."""
    left_out = {"wins", "share", "interval", "rank"} if result.together is not None else set()
    if result.sides:
        left_out |= {"rank"}
    if result.lines[0].mean_score is None:
        left_out |= {"score"}
    return [column for column in COLUMNS if column not in left_out]


def lay_out(console: Console, say: Speaker, columns: Sequence[str], rows: Sequence[Mapping[str, str]]) -> None:
    """A table, or, where there is no room for one, each row below the other."""
    titles = [say.say(f"arena-{column}") for column in columns]
    shown = [[row[column] for column in columns] for row in rows]
    if console.width < NARROWEST:
        if columns[0] != "bot":
            print_sentence(console, titles[0], style="dim")
        for first, *others in shown:
            console.print(*stacked(say, first, list(zip(titles[1:], others, strict=True)), console.width), sep="\n")
        return
    gap = 2 if console.width >= ROOMY else 1
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for number, (column, title) in enumerate(zip(columns, titles, strict=True)):
        words = title.replace(" ", "\n", 1) if console.width < TIGHT else title
        table.add_column(words, justify="left" if column in NAMES else "right", no_wrap=number > 0)
    for row in shown:
        table.add_row(*row)
    console.print(table)


def cells(say: Speaker, line: Line) -> dict[str, str]:
    return {
        "bot": say.level(line.bot),
        "wins": say.say("decimal", number=line.wins),
        **shares(say, line),
        "score": "–" if line.mean_score is None else say.say("decimals", number=line.mean_score),
        "rank": say.say("decimals", number=line.mean_rank),
        "seconds": say.say("decimals", number=line.seconds_per_move * 1000),
    }


def cells_of_side(say: Speaker, line: SideLine) -> dict[str, str]:
    return {
        "side": say.say(f"side-{kebab(line.side)}"),
        "bot": say.level(line.bot) if line.bot else "",
        "seats": say.say("decimal", number=line.mean_seats),
        "wins": say.say("decimal", number=line.wins),
        **shares(say, line),
        "seconds": say.say("decimals", number=line.seconds_per_move * 1000),
    }


def cells_of_ending(say: Speaker, ending: Ending) -> dict[str, str]:
    """A reason for which a game has no words is shown as its rules call it."""
    words = f"ending-{kebab(ending.reason)}"
    name = say.say(words) if say.has(words) else ending.reason
    return {"ending": name, "games": say.number(ending.games), **shares(say, ending)}


def shares(say: Speaker, measured: Measured) -> dict[str, str]:
    found = measures(measured)
    return {"share": say.say("percent", **found), "interval": say.say("percent-range", **found)}


def measures(measured: Measured) -> dict[str, float]:
    return {"share": measured.share, "low": 100 * measured.low, "high": 100 * measured.high}
