"""A tournament between bots, on all cores, with its table or its JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.arena import (
    Ending,
    EveryTable,
    Line,
    PlaceLine,
    Result,
    SideLine,
    Together,
    every_table,
    has_every_table,
    tournament,
)
from tablee.cli.complaints import Complaint, in_words_of
from tablee.cli.seating import check_seed, find_game, levels, line_up
from tablee.cli.terminal import NARROWEST, print_sentence, stacked, terminal
from tablee.kernel import Game
from tablee.tables.running import SUBSTITUTE
from tablee.text import Speaker, speaker
from tablee.text.quotes import LONGEST_PATH, quoted
from tablee.text.speaker import kebab

STANDARD_OUTPUT: Final = "-"
EVERY_TABLE: Final = "--every-table"
MANY: Final = 1_000  # games at one table,
SOME: Final = 100  # and at each of many, if nobody says how many
GAP: Final = 2  # between the columns of a table of tables
ROOMY: Final = 84  # columns with a wide gap between them
TIGHT: Final = 76  # titles on two lines
COLUMNS: Final = ("bot", "wins", "share", "interval", "score", "rank", "seconds")
SIDES: Final = ("seats", "wins", "share", "interval", "seconds")
NAMES: Final = ("bot", "side", "place", "ending")  # columns without numbers
ENDINGS: Final = ("ending", "games", "share", "interval")
PLACES: Final = ("place", "wins", "share", "interval")

Measured = Line | SideLine | PlaceLine | Together | Ending  # has a share of the games, and its interval


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    bots: str
    games: int | None
    seats: int | None
    seed: int
    json: str | None
    workers: int | None
    settings: Mapping[str, Any]  # options of the game
    content: Sequence[str] = ()
    every_table: bool = False
    ray: str | None = None  # its address, if the games are to be played there


def arena(say: Speaker, game_key: str, wishes: Wishes) -> int:
    game = find_game(say, game_key, wishes.content, command="arena")
    say = speaker(say.language, game)
    check_seed(say, wishes.seed)
    if wishes.json is not None:
        check_writable(say, wishes.json)
    for option, number in (("--games", wishes.games), ("--workers", wishes.workers)):
        if number is not None and number < 1:
            raise Complaint(say.say("usage-at-least-one", option=option, wrong=quoted(say.number(number))))
    whole = wants_every_table(say, game, wishes)
    with in_words_of(say):
        if whole:
            tables = play_every_table(say, game, wishes)
        else:
            result = play_one_table(say, game, wishes)
    if whole:
        keep(say, tables, wishes.json, lambda console: draw_tables(console, say, tables))
    else:
        keep(say, result, wishes.json, lambda console: draw(console, say, result))
    return 0


# --- One table


def play_one_table(say: Speaker, game: Game[Any], wishes: Wishes) -> Result:
    bots, seats = wishes.bots, wishes.seats
    chosen = by_sides(say, game, bots) if "=" in bots else by_seats(say, game, levels(bots), seats)
    count = MANY if wishes.games is None else wishes.games
    with progress_bar(say, count) as progress:
        return tournament(
            game.key,
            chosen,
            count,
            seats=seats,
            seed=wishes.seed,
            workers=wishes.workers,
            ray=wishes.ray,
            progress=progress,
            options=wishes.settings,
            edition=game.edition.written,
        )


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


# --- Every table


def wants_every_table(say: Speaker, game: Game[Any], wishes: Wishes) -> bool:
    """Asked for; or nothing was said of which table is meant, and the game has levels that are won or lost together."""
    named = levels(wishes.bots)
    if not wishes.every_table:
        line_up = len(named) > 1 or "=" in wishes.bots
        one = line_up or wishes.seats is not None or game.difficulty in wishes.settings
        return has_every_table(game) and not one
    if not has_every_table(game):
        raise Complaint(say.say("usage-no-levels", game=say.say("game-name"), option=EVERY_TABLE))
    if len(named) > 1 or "=" in wishes.bots:
        raise Complaint(say.say("usage-one-level", option=EVERY_TABLE, example=f"--bots {usual_bot(game)}"))
    return True


def usual_bot(game: Game[Any]) -> str:
    """The one that plays for people, too, or else the best."""
    return SUBSTITUTE if SUBSTITUTE in game.levels else game.levels[-1]


def play_every_table(say: Speaker, game: Game[Any], wishes: Wishes) -> EveryTable:
    settings = {name: value for name, value in wishes.settings.items() if name != game.difficulty}
    seats = list(game.seats) if wishes.seats is None else [wishes.seats]
    given = wishes.settings.get(game.difficulty)
    chosen = game.difficulties() if given is None else (given,)
    count = SOME if wishes.games is None else wishes.games
    with progress_bar(say, count * len(seats) * len(chosen)) as progress:
        return every_table(
            game.key,
            (levels(wishes.bots) or [usual_bot(game)])[0],
            count,
            seats=seats,
            levels=chosen,
            seed=wishes.seed,
            workers=wishes.workers,
            ray=wishes.ray,
            progress=progress,
            options=settings,
            edition=game.edition.written,
        )


def draw_tables(console: Console, say: Speaker, tables: EveryTable) -> None:
    """A row for each number of players, a column for each level; in each cell how often it was won."""
    title = say.say("arena-tables", game=say.say("game-name"), count=tables.games, seed=str(tables.seed))
    print_sentence(console, title, style="bold")
    print_sentence(console, say.say("arena-tables-about", bot=say.level(tables.bot)), style="dim")
    titles = [level_name(say, tables.option, level) for level in dict.fromkeys(cell.level for cell in tables.cells)]
    for joint in (" ", "\n"):  # the interval beside the share, or below it
        rows = rows_of(say, tables, joint)
        if width_of(titles, rows) <= console.width:
            console.print(laid_out(titles, rows))
            return
    for players, cells in rows_of(say, tables, " ").items():
        console.print(*stacked(say, players, list(zip(titles, cells, strict=True)), console.width), sep="\n")


def rows_of(say: Speaker, tables: EveryTable, joint: str) -> dict[str, list[str]]:
    """Cells by the number of players."""
    rows: dict[str, list[str]] = {}
    for cell in tables.cells:
        assert cell.result.together is not None
        found = measures(cell.result.together)
        shown = say.say("percent", **found) + joint + say.say("arena-brackets", **found)
        rows.setdefault(say.say("arena-players", count=cell.seats), []).append(shown)
    return rows


def width_of(titles: Sequence[str], rows: Mapping[str, Sequence[str]]) -> int:
    columns = [rows.keys(), *zip(titles, *rows.values(), strict=True)]
    return sum(max(cell_len(line) for cell in column for line in cell.splitlines()) + GAP for column in columns) - GAP


def laid_out(titles: Sequence[str], rows: Mapping[str, Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for title in titles:
        table.add_column(title, justify="right", no_wrap=True)
    for players, cells in rows.items():
        table.add_row(players, *cells)
    return table


def level_name(say: Speaker, option: str, level: str | int) -> str:
    """In the words of the lobby; as it is written on the command line, where there are none."""
    words = f"option-{kebab(option)}-{kebab(str(level))}"
    return say.say(words) if say.has(words) else str(level)


# --- Showing


@contextmanager
def progress_bar(say: Speaker, total: int) -> Iterator[Callable[[int], None]]:
    """How far the games are (on stderr, and only in a terminal)."""
    console = terminal(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say.say("arena-progress"), total=total)
        yield lambda finished: bar.update(task, completed=finished)


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


def keep(say: Speaker, result: Result | EveryTable, json: str | None, show: Callable[[Console], None]) -> None:
    """On the screen, and in a file if one is named; or on the standard output alone."""
    written = msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n"
    if json == STANDARD_OUTPUT:
        sys.stdout.write(written)
        return
    console = terminal()
    show(console)
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
    if result.places:
        console.print()
        lay_out(console, say, PLACES, [cells_of_place(say, line) for line in result.places])
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


def cells_of_place(say: Speaker, line: PlaceLine) -> dict[str, str]:
    return {
        "place": say.say("arena-place-number", place=line.place),
        "wins": say.say("decimal", number=line.wins),
        **shares(say, line),
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
