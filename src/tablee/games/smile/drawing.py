"""Creatures, players and tallies of Smile, drawn with rich. A colour always comes with its word or its shape."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box as frames
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.terminal import NARROWEST, folded, stacked
from tablee.games.smile.box import COLOURS, COPIES, NO_COLOUR, Box, Creature
from tablee.games.smile.events import GameEnded, Tally
from tablee.games.smile.view import LureView, SmileView
from tablee.text import Speaker

SHAPES: Final = ("♥", "≈", "★", "☾")  # by colour, section 5.2
STYLES: Final = ("magenta", "bright_blue", "yellow", "bold")
FIREFLY: Final = "●"
FIST: Final = "✊"
TEAR: Final = "💧"
BROKEN: Final = "💔"
GLOW: Final = "bold yellow"
WIDEST_CARD: Final = 18
NARROWEST_CARD: Final = 12  # the longest word of a name, and a frame
ROOM_IN_FRAME: Final = 14  # from this width on, a colour and a broken heart fit into the frame of a card
ALL_COLOURS: Final = (*range(len(COLOURS)), NO_COLOUR)
ROOMY: Final = 72  # from this width on, columns have words above them


def shape(creature: Creature) -> str:
    return "" if creature.colour == NO_COLOUR else SHAPES[creature.colour]


def style(creature: Creature) -> str:
    return "" if creature.colour == NO_COLOUR else STYLES[creature.colour]


def fireflies(count: int, width: int) -> Text:
    """Glowing dots and their number; only the number where there is no room."""
    dots = FIREFLY * count
    if len(dots) + 3 > width:
        dots = f"{FIREFLY}×"
    return Text.assemble((dots, GLOW), f" {count}") if count else Text("")


# --- The row


def row(view: SmileView, held: Sequence[Creature], say: Speaker, box: Box, width: int) -> RenderableType:
    """The creatures side by side, on as many lines as they need."""
    in_line = min(view.seats, max(1, width // NARROWEST_CARD))
    cell = min(WIDEST_CARD, width // in_line)
    gap = 1 if cell > NARROWEST_CARD else 0
    lures = [(lure, found(box, lure.card)) for lure in view.row]
    lowest = lures[0][1].value
    names = [textwrap.wrap(say.say(f"creature-{abs(creature.value)}"), cell - gap - 2) for _, creature in lures]
    tallest = max(map(len, names))
    cards = [
        card(lure, creature, held, name + [""] * (tallest - len(name)), creature.value == lowest, say, cell - gap)
        for (lure, creature), name in zip(lures, names, strict=True)
    ]
    return Group(*(line_of(cards[start : start + in_line], gap) for start in range(0, len(cards), in_line)))


def line_of(cards: Sequence[Panel], gap: int) -> Table:
    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_row(*cards)
    return grid


def card(
    lure: LureView,
    creature: Creature,
    held: Sequence[Creature],
    name: Sequence[str],
    lowest: bool,
    say: Speaker,
    width: int,
) -> Panel:
    """The colour in the top left corner, as printed; the card's id and a broken heart at the bottom.

    In a narrow frame there is room for the id only: colour and heart have lines of their own inside.
    """
    corner, heart = colour_of(creature, say), broken_heart(creature, held, say)
    value = Text(say.number(creature.value, sign=True), style="bold", justify="center")
    lines = [value, *(Text(line, justify="center") for line in name), centred(fireflies(lure.fireflies, width - 2))]
    card_id = Text(lure.card, style="dim")
    narrow = width < ROOM_IN_FRAME
    if narrow:
        lines = [Text(" ").append(corner), *lines, centred(heart)]
    elif heart:
        card_id.append(" ").append(heart)
    return Panel(
        Group(*lines),
        box=frames.HEAVY if lowest else frames.ROUNDED,
        title=corner if corner and not narrow else None,
        title_align="left",
        subtitle=card_id,
        padding=0,
        width=width,
        border_style=style(creature) or "none",
    )


def colour_of(creature: Creature, say: Speaker) -> Text:
    if creature.colour == NO_COLOUR:
        return Text("")
    return Text(f"{shape(creature)} {say.say(f'colour-{COLOURS[creature.colour]}')}", style=style(creature))


def broken_heart(creature: Creature, held: Sequence[Creature], say: Speaker) -> Text:
    """With what it would change: the value of the creature that would flee with this one."""
    for old in held:
        if creature.pairs_with(old):
            return Text(BROKEN + say.number(-old.value, sign=True), style=hurt(-old.value))
    return Text("")


def hurt(points: int) -> str:
    return "bold green" if points > 0 else "bold red"


def centred(text: Text) -> Text:
    text.justify = "center"
    return text


def found(box: Box, card: str) -> Creature:
    creature = box.find(card)
    assert creature is not None, card
    return creature


# --- The players


def players(view: SmileView, names: Sequence[str], say: Speaker, box: Box, width: int) -> RenderableType:
    if width < NARROWEST:
        return Group(*(line for seat in range(view.seats) for line in player(view, seat, names[seat], say, box, width)))
    roomy = width >= ROOMY
    table = Table(box=None, pad_edge=False, padding=(0, 1 + roomy, 0, 0), header_style="dim")
    table.add_column(say.say("screen-player"), max_width=16 if roomy else 10, no_wrap=True, overflow="ellipsis")
    table.add_column(say.say("screen-hand") if roomy else FIST, no_wrap=True)
    table.add_column(say.say("screen-colours"), no_wrap=True)
    table.add_column(say.say("screen-none") if roomy else "", max_width=21 if roomy else 9)
    table.add_column(say.say("screen-tears") if roomy else TEAR, justify="right")
    table.add_column(say.say("screen-points") if roomy else say.say("screen-points-short"), justify="right")
    table.add_column(say.say("screen-state") if roomy else "", no_wrap=True)
    for seat, hunter in enumerate(view.hunters):
        front = [found(box, creature) for creature in hunter.creatures]
        table.add_row(
            names[seat],
            hand(view.hand if seat == view.eyes else hunter.fireflies),
            slots(front, say),
            colourless(front, say),
            say.number(hunter.tears) if hunter.tears else "·",
            say.number(hunter.card_score),
            state(view, seat, say),
            style="bold" if seat == view.eyes else "",
        )
    return table


def player(view: SmileView, seat: int, name: str, say: Speaker, box: Box, width: int) -> list[Text]:
    """The same, one below the other."""
    hunter = view.hunters[seat]
    front = [found(box, creature) for creature in hunter.creatures]
    facts = {
        "screen-state": state(view, seat, say),
        "screen-hand": hand(view.hand if seat == view.eyes else hunter.fireflies).plain,
        "screen-colours": slots(front, say).plain.strip(),
        "screen-none": colourless(front, say),
        "screen-tears": say.number(hunter.tears) if hunter.tears else "",
        "screen-points": say.number(hunter.card_score),
    }
    return stacked(say, name, [(say.say(title), value) for title, value in facts.items() if value], width)


def hand(fireflies: int | None) -> Text:
    """Your own fireflies, or a fist: other hands are closed (section 6)."""
    return Text(FIST) if fireflies is None else Text(f"{FIREFLY} {fireflies}", style=GLOW)


def slots(front: Sequence[Creature], say: Speaker) -> Text:
    """The four colours, each with the value of the creature that lights it."""
    values = {creature.colour: say.number(creature.value, sign=True) for creature in front}
    text = Text()
    for colour, sign in enumerate(SHAPES):
        lit = colour in values
        text.append(f"{sign}{values.get(colour, '·'):>2} ", style=STYLES[colour] if lit else "dim")
    return text


def colourless(front: Sequence[Creature], say: Speaker) -> str:
    return " ".join(say.number(creature.value, sign=True) for creature in front if creature.colour == NO_COLOUR)


def state(view: SmileView, seat: int, say: Speaker) -> str:
    if seat == view.turn:
        return say.say("state-turn")
    return say.say("state-out" if view.hunters[seat].collected else "state-in")


# --- The deck and the end


def deck(cards: Sequence[Creature], say: Speaker, width: int) -> RenderableType:
    """How many creatures of each colour and value: what everybody may know (section 5.1)."""
    if width < NARROWEST:
        return Group(*(line for colour in ALL_COLOURS for line in values_of(colour, cards, say, width)))
    copies = Counter((creature.colour, creature.value) for creature in cards)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(say.say("deck-colour"), no_wrap=True)
    for value in COPIES:
        table.add_column(say.number(value, sign=True), justify="right", no_wrap=True)
    table.add_column(say.say("deck-total"), justify="right")
    for colour in ALL_COLOURS:
        counts = [copies[colour, value] for value in COPIES]
        look = "" if colour == NO_COLOUR else STYLES[colour]
        shown = [str(count) if count else "·" for count in counts]
        table.add_row(label(colour, say), *shown, str(sum(counts)), style=look)
    return table


def label(colour: int, say: Speaker) -> str:
    return say.say("colour-none") if colour == NO_COLOUR else f"{SHAPES[colour]} {say.say(f'colour-{COLOURS[colour]}')}"


def values_of(colour: int, cards: Sequence[Creature], say: Speaker, width: int) -> list[Text]:
    """The same for one colour, where there is no room for a table: every creature by its value."""
    values = sorted(creature.value for creature in cards if creature.colour == colour)
    shown = " ".join(say.number(value, sign=True) for value in values) or "·"
    sentence = say.say("fact", name=f"{label(colour, say)} ({len(values)})", value=shown)
    return [Text(line) for line in folded(sentence, width)]


def ending(event: GameEnded, names: Sequence[str], say: Speaker, box: Box, width: int) -> RenderableType:
    """All hands open, best first."""
    best_first = sorted(zip(event.tallies, names, strict=True), key=lambda pair: pair[0].rank)
    if width < NARROWEST:
        return Group(*(line for tally, name in best_first for line in tally_lines(tally, name, say, box, width)))
    roomy = width >= ROOMY
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column(say.say("end-rank") if roomy else "", justify="right")
    table.add_column(say.say("end-player"), max_width=16 if roomy else 10, no_wrap=True, overflow="ellipsis")
    table.add_column(say.say("end-creatures"), max_width=30 if roomy else 16)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(say.say("end-fireflies") if roomy else FIREFLY, justify="right", no_wrap=True)
    table.add_column(say.say("end-tears") if roomy else TEAR, justify="right")
    table.add_column(say.say("end-score"), justify="right", style="bold")
    for tally, name in best_first:
        table.add_row(*tally_row(tally, name, say, box), style="bold green" if tally.rank == 1 else "")
    return table


def tally_lines(tally: Tally, name: str, say: Speaker, box: Box, width: int) -> list[Text]:
    """The same, one below the other."""
    rank, _, creatures, points, fireflies, tears, score = tally_row(tally, name, say, box)
    facts = {
        "end-creatures": f"{creatures} ({points})",
        "end-fireflies": fireflies,
        "end-tears": tears,
        "end-score": score,
    }
    title = f"{rank}. {name}"
    look = "bold green" if tally.rank == 1 else "bold"
    return stacked(say, title, [(say.say(title), value) for title, value in facts.items()], width, look)


def tally_row(tally: Tally, name: str, say: Speaker, box: Box) -> list[str]:
    front = [found(box, creature) for creature in tally.creatures]
    values = " ".join(shape(creature) + say.number(creature.value, sign=True) for creature in front)
    return [
        str(tally.rank),
        name,
        values,
        say.number(tally.creature_points, sign=True),
        say.say("end-by-fives", fireflies=tally.fireflies, points=tally.firefly_points),
        say.number(-tally.tears) if tally.tears else "·",
        say.number(tally.score),
    ]
