"""The village of Les Schtroumpfs, drawn with rich: its rows, its stock, its cards. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.terminal import folded
from tablee.games.schtroumpfs.box import Box
from tablee.games.schtroumpfs.moves import LOCATIONS, ROOFS, ROWS
from tablee.games.schtroumpfs.view import CakeView, RowView, SchtroumpfsView
from tablee.games.schtroumpfs.words import Names
from tablee.text import Speaker

MEEPLE: Final = "●"
FREE: Final = "○"
DOUBLE: Final = "◎"  # one meeple on two slots (P16)
EXTRA: Final = "+"
DANGER: Final = "!"
CLOSED: Final = "×"
CAT: Final = "=^.^="
DONE: Final = "✓"
INDENT: Final = "  "
SIDE_BY_SIDE: Final = 110  # from this width on, both actions of a location stand on one line


class Viewer(NamedTuple):
    """Who looks at the village, and how wide it may be drawn."""

    say: Speaker
    named: Names
    box: Box
    names: Sequence[str]
    you: int
    width: int

    def fact(self, title: str, value: str) -> str:
        return self.say.say("fact", name=self.say.say(title), value=value)


def village(view: SchtroumpfsView, at: Viewer) -> RenderableType:
    """Everything on the board, from top to bottom: where to go, what there is, what is left to do, who holds what."""
    parts = [*goals(view, at), *menaces(view, at), *workshop(view, at), *hands(view, at), *stock(view, at)]
    return Group(rows(view, at), *parts)


# --- The sixteen rows


def rows(view: SchtroumpfsView, at: Viewer) -> RenderableType:
    if at.width < SIDE_BY_SIDE:
        return Group(*(line for row in view.rows for line in row_lines(row, view, at, at.width)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for upper, lower in zip(view.rows[::2], view.rows[1::2], strict=True):
        pair = [Group(*row_lines(row, view, at, at.width // 2 - 2)) for row in (upper, lower)]
        grid.add_row(*pair)
    return grid


def row_lines(row: RowView, view: SchtroumpfsView, at: Viewer, width: int) -> list[Text]:
    """`3L ○  ! Sawmill, lower: gain 3 logs`, and the cat where he is."""
    card = at.box.rows[ROWS.index(row.id)]
    mark = CLOSED if row.closed else DANGER if row.dangerous else " "
    first = f"{row.id} {slots(row, card.slots):<3}{mark} "
    cat = f" {CAT}" if card.location == view.azrael else ""
    style = "dim" if row.closed or row.full else "red" if row.dangerous else ""
    return hanging(first, at.named.action(card) + cat, width, style)


def slots(row: RowView, number: int) -> str:
    """A sign for each slot, and one for each meeple too many."""
    filled = DOUBLE if row.double else MEEPLE * row.meeples + FREE * (number - row.meeples)
    return filled + EXTRA * row.overflow


# --- What is to be done


def goals(view: SchtroumpfsView, at: Viewer) -> list[Text]:
    left = at.say.say("screen-forest-left", smurfs=view.forest_count, extra=view.extra_count)
    lines = sentence(at.fact("screen-forest", left), at, met(view.rescue_done))
    lines += sentence(at.fact("screen-houses", houses(view, at)), at, met(view.build_done))
    lines += sentence(at.fact("screen-cakes", cake_count(view)), at)
    for cake in view.cakes:
        lines += sentence(cake_line(cake, at), at, met(cake.prepared), INDENT)
    return lines


def met(done: bool) -> str:
    return "green" if done else ""


def houses(view: SchtroumpfsView, at: Viewer) -> str:
    missing = [f"{house.roof}\N{NO-BREAK SPACE}{price(house.roof, at)}" for house in view.houses if not house.built]
    if not missing:
        return at.say.say("screen-houses-done")
    done = len(view.houses) - len(missing)
    return at.say.say("screen-houses-left", done=done, all=len(view.houses), roofs=", ".join(missing))


def price(roof: str, at: Viewer) -> str:
    """As moves write it: berries/logs/stones."""
    return "/".join(map(str, at.box.roofs[ROOFS.index(roof)].cost))


def cake_count(view: SchtroumpfsView) -> str:
    return f"{sum(cake.prepared for cake in view.cakes)}/{len(view.cakes)}"


def cake_line(cake: CakeView, at: Viewer) -> str:
    name = at.named.piece(cake.cake)
    if cake.prepared:
        return at.say.say("screen-cake-ready", cake=f"{DONE} {name}")
    text = at.named.text(cake.cake)
    return at.say.say("screen-cake", cake=name, progress=cake.progress, needed=cake.needed, text=text)


# --- Gargamel and his cat


def menaces(view: SchtroumpfsView, at: Viewer) -> list[Text]:
    following = at.named.location(view.azrael % LOCATIONS + 1)
    prowls = at.say.say("screen-azrael-next", location=at.named.location(view.azrael), next=following)
    lines = sentence(at.fact("screen-gargamel", deadline(view, at)), at)
    if view.lasting is not None:
        lines += told_card("screen-lasting", view.lasting, at, "magenta")
    if view.top_gargamel is not None:
        lines += told_card("screen-next-card", view.top_gargamel, at, "magenta")
    return lines + sentence(at.fact("screen-azrael", prowls), at)


def deadline(view: SchtroumpfsView, at: Viewer) -> str:
    """How many cards he has, and when Too Late can come."""
    earliest, latest, places = view.too_late
    sure = "yes" if places < 2 else "no"
    return at.say.say("screen-too-late", sure=sure, cards=view.gargamel_count, earliest=earliest, latest=latest)


def told_card(message: str, card: str, at: Viewer, style: str = "") -> list[Text]:
    said = at.say.say(message, card=at.named.piece(card), text=at.named.text(card))
    return sentence(said, at, style, INDENT)


# --- Ideas and inventions


def workshop(view: SchtroumpfsView, at: Viewer) -> list[Text]:
    lines = sentence(at.fact("screen-ideas", nothing_or(len(view.ideas), at)), at)
    for idea in view.ideas:
        name, text = at.named.piece(idea.invention), at.named.text(idea.invention)
        said = at.say.say("screen-idea", card=name, berries=idea.price, text=text)
        lines += sentence(f"{idea.invention} {said}", at, "", INDENT)
    lines += sentence(at.fact("screen-inventions", nothing_or(len(view.crafted), at)), at)
    for crafted in view.crafted:
        name, text = at.named.piece(crafted.invention), at.named.text(crafted.invention)
        said = at.say.say("screen-occupied" if crafted.meeple else "screen-invention", card=name, text=text)
        lines += sentence(f"{crafted.invention} {said}", at, "dim" if crafted.meeple else "", INDENT)
    return lines


def nothing_or(count: int, at: Viewer) -> str:
    return str(count) if count else at.say.say("screen-none")


# --- Cards in hands, and the stock


def hands(view: SchtroumpfsView, at: Viewer) -> list[Text]:
    """All of them are open (SCH-067)."""
    lines = []
    for seat, hand in enumerate(view.hands):
        name = at.names[seat]
        title = at.say.say("screen-leader", player=name) if seat == view.leader else name
        cards = ", ".join(coded(card, at) for card in hand) or at.say.say("screen-hand-empty")
        lines += sentence(at.say.say("fact", name=title, value=cards), at, "bold" if seat == at.you else "")
    left = at.say.say("screen-smurf-deck-left", cards=view.deck_count, discard=len(view.discard))
    return lines + sentence(at.fact("screen-smurf-deck", left), at)


def coded(card: str, at: Viewer) -> str:
    """With the code that a move needs."""
    return f"{card}\N{NO-BREAK SPACE}{at.named.piece(card)}"


def stock(view: SchtroumpfsView, at: Viewer) -> list[Text]:
    where = at.say.say("screen-where", esplanade=view.esplanade, nest=view.nest)
    lines = sentence(at.fact("screen-stock", at.named.tokens(view.stock)), at, "bold")
    return lines + sentence(at.fact("screen-meeples", where), at, "bold")


# --- The piles, for whoever asks


def piles(view: SchtroumpfsView, at: Viewer) -> RenderableType:
    """What everybody may know of the cards that are gone, and of those that are still to come (section 6)."""
    shown = {*view.revealed, *view.gargamel_under}
    unseen = [card.id for card in at.box.gargamel if card.id not in shown]
    facts = {
        "deck-discard": view.discard,
        "deck-sheltered": view.sheltered,
        "deck-scrapped": view.scrapped,
        "deck-revealed": view.revealed,
        "deck-under": view.gargamel_under,
        "deck-unseen": unseen,
    }
    return Group(*(line for title, cards in facts.items() for line in sentence(at.fact(title, listed(cards, at)), at)))


def listed(cards: Iterable[str], at: Viewer) -> str:
    return ", ".join(at.named.piece(card) for card in cards) or at.say.say("screen-none")


# --- Lines


def sentence(text: str, at: Viewer, style: str = "", first: str = "") -> list[Text]:
    return hanging(first, text, at.width, style)


def hanging(first: str, text: str, width: int, style: str = "") -> list[Text]:
    """On as many lines as it needs, the others below the beginning of the text."""
    room = width - cell_len(first)
    indent = " " * cell_len(first)
    lines = enumerate(folded(text, room))
    return [Text((indent if number else first) + line, style=style, no_wrap=True) for number, line in lines]
