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

from tablee.arena import Line, Result, tournament
from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.seating import check_seed, find_game, levels, line_up
from tablee.cli.terminal import NARROWEST, print_sentence, stacked, terminal
from tablee.text import Speaker, speaker
from tablee.text.quotes import LONGEST_PATH, quoted

STANDARD_OUTPUT: Final = "-"
ROOMY: Final = 84  # columns with a wide gap between them
TIGHT: Final = 76  # titles on two lines
COLUMNS: Final = ("bot", "wins", "share", "interval", "score", "rank", "seconds")


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
    named = levels(bots) or list(game.levels)
    check_seed(say, seed)
    if json is not None:
        check_writable(say, json)
    for option, number in (("--games", count), ("--workers", workers)):
        if number is not None and number < 1:
            raise Complaint(say.say("usage-at-least-one", option=option, wrong=quoted(say.number(number))))
    with in_words_of(say):
        game.check_seats(len(named) if seats is None else seats)
        chosen = named if seats is None else line_up(say, named, seats)
        result = play_all(say, game.key, chosen, count, seed, workers, settings)
    show(say, result, json)
    return 0


def play_all(
    say: Speaker, key: str, bots: list[str], count: int, seed: int, workers: int | None, settings: Mapping[str, Any]
) -> Result:
    """The games, with a bar that shows how far they are (on stderr, and only in a terminal)."""
    console = terminal(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.say("arena-progress"), total=count)
        return tournament(
            key,
            bots,
            count,
            seed=seed,
            workers=workers,
            progress=lambda finished: bar.update(task, completed=finished),
            options=settings,
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
    if console.width < NARROWEST:
        for line in result.lines:
            console.print(*stacked(say, cells(say, line)[0], facts(say, line), console.width), sep="\n")
    else:
        console.print(table(console, say, result))
    print_sentence(console, say.say("arena-fair", share=result.fair_share), style="dim")


def table(console: Console, say: Speaker, result: Result) -> Table:
    gap = 2 if console.width >= ROOMY else 1
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for column in COLUMNS:
        words = say.say(f"arena-{column}")
        title = words.replace(" ", "\n", 1) if console.width < TIGHT else words
        table.add_column(title, justify="left" if column == "bot" else "right", no_wrap=True)
    for line in result.lines:
        table.add_row(*cells(say, line))
    return table


def facts(say: Speaker, line: Line) -> list[tuple[str, str]]:
    names = [say.say(f"arena-{column}") for column in COLUMNS]
    return list(zip(names, cells(say, line), strict=True))[1:]


def cells(say: Speaker, line: Line) -> list[str]:
    return [
        say.level(line.bot),
        say.say("decimal", number=line.wins),
        say.say("percent", share=line.share),
        say.say("percent-range", low=100 * line.low, high=100 * line.high),
        "–" if line.mean_score is None else say.say("decimals", number=line.mean_score),
        say.say("decimals", number=line.mean_rank),
        say.say("decimals", number=line.seconds_per_move * 1000),
    ]
