"""Boards, tracks, clans and series of Grumpf, drawn with rich. A clan's colour always comes with its letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich import box as frames
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.terminal import NARROWEST, folded, stacked
from tablee.games.grumpf.box import Box, Pawn
from tablee.games.grumpf.events import Count, GameEnd
from tablee.games.grumpf.moves import CLUB, SORCERER, SPECIES
from tablee.games.grumpf.view import BoardView, ClanView, GrumpfView, SpotView
from tablee.text import Speaker

STYLES: Final = {
    "violet": "magenta",
    "orange": "dark_orange",
    "green": "green",
    "yellow": "yellow",
    "pink": "bright_magenta",
    "blue": "bright_blue",
}
DOTS: Final = "•"  # as many as the number of a board's side
FREE: Final = "·"
CLUBBED: Final = "x"
MET: Final = "✓"
NOT_MET: Final = "✗"
ASLEEP: Final = "zZ"
ROOMY: Final = 72  # from this width on, columns have words above them


class Viewer(NamedTuple):
    """Who looks at the table, and how wide it may be drawn."""

    say: Speaker
    box: Box
    names: Sequence[str]
    you: int
    width: int

    def named(self, view: GrumpfView, clan: int) -> str:
        return self.say.say("screen-neutral") if view.clans[clan].neutral else self.names[clan]

    def who(self, view: GrumpfView, clan: int) -> dict[str, str]:
        who = "neutral" if view.clans[clan].neutral else "you" if clan == self.you else "other"
        return {"who": who, "player": self.named(view, clan)}


# --- The boards


def boards(view: GrumpfView, at: Viewer) -> RenderableType:
    """Each board with what it asks for, its track from space 1 on, and how it would be counted now."""
    lines: list[Text] = []
    for number, board in enumerate(view.boards):
        style = "bold" if number == SORCERER or board.animals else "dim"
        lines += [Text(line, style=style) for line in folded(board_title(view, number, board, at), at.width)]
        lines += track(view, board, at.box.boards[number].spaces, at)
        if board.count:
            lines += standing(view, board, at)
    return Group(*lines)


def board_title(view: GrumpfView, number: int, board: BoardView, at: Viewer) -> str:
    name, dots = at.say.card(board.key), DOTS * board.side
    if number == SORCERER:
        prize = "tile" if board.side == 1 else "exchange"
        return at.say.say("screen-sorcerer", prize=prize, name=name, dots=dots, tiles=view.tiles)
    condition = at.box.boards[number].conditions[board.side - 1]
    return at.say.say(
        "screen-board",
        name=name,
        dots=dots,
        species=board.key,
        number=board.animals,
        condition=condition.kind,
        low=condition.low,
        high=condition.high,
        pattern="-".join(map(str, at.box.boards[number].pattern)),
    )


def track(view: GrumpfView, board: BoardView, spaces: int, at: Viewer) -> list[Text]:
    """The spaces with their numbers, for a club has to name one; on as many lines as they need."""
    spots: list[SpotView | None] = [*board.track, *[None] * (spaces - len(board.track))]
    lines = [Text("  ")]
    for space, spot in enumerate(spots, start=1):
        shown = cell(view, space, spot, at)
        if cell_len(lines[-1].plain) + cell_len(shown.plain) > at.width:
            lines.append(Text("  "))
        lines[-1].append(shown).append("  ")
    for line in lines:
        line.rstrip()
    return lines


def cell(view: GrumpfView, space: int, spot: SpotView | None, at: Viewer) -> Text:
    number = Text(f"{space}:", style="dim")
    if spot is None:
        return number.append(FREE, style="dim")
    clan = view.clans[spot.clan]
    clubbed = spot.club_clan is not None
    pawn = f"{letters(clan, at)}{spot.value}{CLUBBED if clubbed else ''}"
    return number.append(pawn, style=f"{'dim' if clubbed else 'bold'} {STYLES[clan.colour]}")


def standing(view: GrumpfView, board: BoardView, at: Viewer) -> list[Text]:
    """Whether the condition is met just now, and who would be first."""
    ranks = [at.say.say("rank-of", strength=rank.strength, **at.who(view, rank.clan)) for rank in board.ranking]
    said = at.say.say("screen-state", count=board.count, sum=board.sum, ranking=", ".join(ranks))
    mark, style = (MET, "green") if board.met else (NOT_MET, "red")
    lines = enumerate(folded(said, at.width - 4))
    return [Text(f"  {' ' if number else mark} {line}", style=style) for number, line in lines]


def letters(clan: ClanView, at: Viewer) -> str:
    return at.say.say(f"short-{clan.colour}")


# --- The clans


def clans(view: GrumpfView, at: Viewer) -> RenderableType:
    if at.width < NARROWEST:
        return Group(*(line for number in range(len(view.clans)) for line in clan_lines(view, number, at)))
    roomy = at.width >= ROOMY
    jokers = any(clan.joker for clan in view.clans)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0) if roomy else (0, 1, 0, 0), header_style="dim")
    table.add_column(at.say.say("screen-clan"), max_width=20 if roomy else 14, no_wrap=True, overflow="ellipsis")
    table.add_column(at.say.say("screen-held"), no_wrap=True)
    for species in SPECIES:
        table.add_column(at.say.say(f"brief-{species}"), justify="right")
    table.add_column(at.say.say("screen-tiles"), justify="right")
    if jokers:
        table.add_column(at.say.say("screen-joker"), justify="right")
    table.add_column(at.say.say("screen-points") if roomy else at.say.say("screen-points-short"), justify="right")
    for number, clan in enumerate(view.clans):
        extra = [number_or_dot(int(clan.joker))] if jokers else []
        animals = [] if clan.neutral else [*clan.animals, clan.tiles]
        table.add_row(
            clan_name(view, number, at),
            held(clan, at),
            *([number_or_dot(count) for count in animals] or [""] * (len(SPECIES) + 1)),
            *extra,
            "" if clan.neutral else str(clan.points),
            style="bold" if number == at.you else "",
        )
    return table


def clan_name(view: GrumpfView, number: int, at: Viewer) -> Text:
    clan = view.clans[number]
    return Text.assemble((letters(clan, at), STYLES[clan.colour]), f" {at.named(view, number)}")


def held(clan: ClanView, at: Viewer) -> str:
    """How many Grumpfs a clan still has to play; or that it sleeps."""
    if clan.hut is not None:
        return f"{ASLEEP} {at.say.say('screen-asleep')}"
    return "" if clan.neutral else str(sum(pawn.place == "held" for pawn in clan.pawns))


def clan_lines(view: GrumpfView, number: int, at: Viewer) -> list[Text]:
    """The same, one below the other."""
    clan = view.clans[number]
    facts = {"screen-held": held(clan, at)}
    if not clan.neutral:
        facts["screen-animals"] = animals_in_words(clan.animals, at)
        facts["screen-tiles"] = str(clan.tiles) if clan.tiles else ""
        facts["screen-joker"] = "1" if clan.joker else ""
        facts["screen-points"] = str(clan.points)
    return stacked(
        at.say,
        clan_name(view, number, at).plain,
        [(at.say.say(title), value) for title, value in facts.items() if value],
        at.width,
    )


def number_or_dot(count: int) -> str:
    return str(count) if count else FREE


def animals_in_words(animals: Sequence[int], at: Viewer) -> str:
    """`2 bees and 1 fish`."""
    counts = zip(SPECIES, animals, strict=True)
    return at.say.all_of([at.say.say("count-animals", species=key, number=count) for key, count in counts if count])


def pawns(view: GrumpfView, at: Viewer) -> list[Text]:
    """Your own Grumpfs still to be played, by number, with both faces."""
    mine = view.clans[at.you]
    left = [at.box.pawns[pawn.number - 1] for pawn in mine.pawns if pawn.place == "held"]
    shown = [f"#{pawn.number}\N{NO-BREAK SPACE}{faces(pawn, at)}" for pawn in left]
    value = ", ".join(shown) or at.say.say("screen-none-left")
    return [Text(line) for line in folded(at.say.say("fact", name=at.say.say("screen-yours"), value=value), at.width)]


def faces(pawn: Pawn, at: Viewer) -> str:
    return "|".join(at.say.say("screen-club") if face == CLUB else str(face) for face in pawn.faces)


def huts(view: GrumpfView, at: Viewer) -> str:
    taken = sum(clan.hut is not None for clan in view.clans)
    return at.say.say("fact", name=at.say.say("screen-huts"), value=f"{view.huts - taken}/{view.huts}")


# --- The end


def ending(event: GameEnd, animals: Sequence[Sequence[int]], at: Viewer) -> RenderableType:
    """The series of everybody, best first."""
    best_first = sorted(range(len(event.counts)), key=lambda seat: event.counts[seat].rank)
    if at.width < NARROWEST:
        return Group(*(line for seat in best_first for line in count_lines(event, seat, animals[seat], at)))
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column(at.say.say("end-rank") if at.width >= ROOMY else "", justify="right")
    table.add_column(at.say.say("end-player"), max_width=16, no_wrap=True, overflow="ellipsis")
    for species in SPECIES:
        table.add_column(at.say.say(f"brief-{species}"), justify="right")
    table.add_column(at.say.say("end-series"), max_width=20)
    table.add_column(at.say.say("end-score"), justify="right", style="bold")
    for seat in best_first:
        count = event.counts[seat]
        table.add_row(
            str(count.rank),
            at.names[seat],
            *(number_or_dot(number) for number in animals[seat]),
            series(count),
            str(count.points),
            style="bold green" if count.rank == 1 else "",
        )
    return table


def count_lines(event: GameEnd, seat: int, animals: Sequence[int], at: Viewer) -> list[Text]:
    """The same, one below the other."""
    count = event.counts[seat]
    facts = {
        "end-animals": animals_in_words(animals, at) or FREE,
        "end-series": series(count),
        "end-score": str(count.points),
    }
    look = "bold green" if count.rank == 1 else "bold"
    told = [(at.say.say(title), value) for title, value in facts.items()]
    return stacked(at.say, f"{count.rank}. {at.names[seat]}", told, at.width, look)


def series(count: Count) -> str:
    """The number of species in each, longest first."""
    return " + ".join(map(str, count.series)) or FREE
