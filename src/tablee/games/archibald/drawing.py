"""The board of Archibald, drawn with rich: it grows from the start upwards. Nothing is told by colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.terminal import folded
from tablee.games.archibald.board import FIRST_JAIL, LAST_ROW, LEVEL_OF_ROW, NORTH, ROW, Board
from tablee.games.archibald.box import Box, Hero
from tablee.games.archibald.content import SIDES
from tablee.games.archibald.moves import CELL, CELLS, COLUMNS, HEROES, KINDS, ROWS, WIDTH
from tablee.games.archibald.view import ArchibaldView, HeroView, PileView
from tablee.games.archibald.words import Names, sides
from tablee.text import Speaker

SIGNS: Final = {"heart": "♥", "card": "□", "book": "¶", "spring": "^", "trial": "~", "trap": "×"}
ARCHIBALD: Final = "★"
FALLS: Final = "▒"
UNKNOWN: Final = "·"
CLOSED_JAIL: Final = "?"
GOAL: Final = "→"  # before the name of a cell that can be chosen
LIFE: Final = "♥"
LOST: Final = "·"
DROP: Final = "●"
DRY: Final = "○"
HITS: Final = ("·", "†", "‡")  # on the face of a die
GAP: Final = "⋮"
CORNER: Final = "+"
INDENT: Final = "  "
LABEL: Final = 3  # columns for the number of a row
NARROWEST_CELL: Final = 7
WIDEST_CELL: Final = 9
ROOM_FOR_A_BOARD: Final = LABEL + (NARROWEST_CELL + 1) * WIDTH + 1
LEVEL_STYLES: Final = ("", "red", "yellow", "green", "magenta", "bright_blue")

SELF_EVIDENT: Final = ("only_equipped", "card_already_played")  # why a card cannot be played, without saying so

Token = tuple[str, str]  # what stands in a cell, and its style


class Viewer(NamedTuple):
    """Who looks at the board, and how wide it may be drawn."""

    say: Speaker
    named: Names
    box: Box
    names: Sequence[str]
    you: int
    width: int

    def fact(self, title: str, value: str, **parts: object) -> str:
        return self.say.say("fact", name=self.say.say(title, **parts), value=value)

    def short(self, kind: str) -> str:
        """Two letters for an enemy."""
        return self.say.say(f"kind-{kind}").split(", ")[-1].capitalize()

    def hero_sign(self, hero: str) -> str:
        """The first letter of the name; a number where two names begin alike."""
        first = [self.named.piece(name)[0].upper() for name in HEROES]
        place = HEROES.index(hero)
        return f"({first[place] if first.count(first[place]) == 1 else place + 1})"


def board_of(view: ArchibaldView, box: Box) -> Board:
    """The board that everybody sees, for its passages."""
    board = Board()
    for one, other in view.opened:
        board.dig(CELL[one], CELL[other])
    for cell, tile in enumerate(view.board):
        if tile is not None:
            board.lay(cell, box.tile_by_id[tile], CELLS[cell] in view.breached)
    return board


# --- The board


def board(view: ArchibaldView, at: Viewer, goals: Iterable[str] = ()) -> RenderableType:
    """The rows that are known and one more, and the jails; in a narrow terminal, a list."""
    if at.width < ROOM_FOR_A_BOARD:
        return Group(*listed_tiles(view, at))
    grid = Grid(view, at, frozenset(goals))
    return Group(*grid.lines())


class Grid:
    """Cells with thick walls between them."""

    def __init__(self, view: ArchibaldView, at: Viewer, goals: frozenset[str]) -> None:
        self.view = view
        self.at = at
        self.goals = goals
        self.cell = min(WIDEST_CELL, (at.width - LABEL - 1) // WIDTH - 1)
        self.laid = board_of(view, at.box)
        self.rows = shown_rows(view)

    def lines(self) -> Iterator[Text]:
        yield self.letters()
        yield self.edge()
        for place, row in enumerate(self.rows):
            yield from self.row(row)
            below = self.rows[place + 1] if place + 1 < len(self.rows) else 0
            if below and below < row - 1:
                yield self.edge()
                yield Text(f"{GAP:>{LABEL - 1}}")
                yield self.edge()
            elif below:
                yield self.between(below)
        yield self.edge()
        yield self.letters()

    def letters(self) -> Text:
        cells = "".join(f" {letter:^{self.cell}}" for letter in COLUMNS)
        return Text(" " * LABEL + cells, style="dim", no_wrap=True)

    def edge(self) -> Text:
        return Text(" " * LABEL + (CORNER + "─" * self.cell) * WIDTH + CORNER, style="dim", no_wrap=True)

    def between(self, row: int) -> Text:
        """The line above a row: walls, and dots where a new level begins."""
        line = Text(" " * LABEL, no_wrap=True)
        open_side = "┈" if row in LAST_ROW else " "
        for cell in cells_of(row):
            line.append(CORNER, "dim")
            if self.laid.closed[cell] & NORTH:
                line.append("━" * self.cell, "bold red")
            else:
                line.append(open_side * self.cell, "dim")
        return line.append(CORNER, "dim")

    def row(self, row: int) -> Iterator[Text]:
        """As many lines as its fullest cell needs."""
        inside = [self.inside(cell) for cell in cells_of(row)]
        for number in range(max(map(len, inside))):
            line = Text(no_wrap=True)
            line.append(f"{row if number == 0 else '':>{LABEL - 1}} ", LEVEL_STYLES[LEVEL_OF_ROW[row]])
            line.append("│", "dim")
            for cell, lines in zip(cells_of(row), inside, strict=True):
                line.append(self.filled(cell, lines[number] if number < len(lines) else []))
                line.append(*self.east_of(cell))
            if number == 0:
                line.append(self.zone(row), LEVEL_STYLES[LEVEL_OF_ROW[row]])
            yield line

    def zone(self, row: int) -> str:
        """Beside the highest row of each level: its name, where there is room."""
        if row not in (*LAST_ROW, self.rows[1]):
            return ""
        name = " " * (LABEL - 1) + self.at.say.say("zone-name", level=LEVEL_OF_ROW[row])
        return name if LABEL + (self.cell + 1) * WIDTH + 1 + cell_len(name) <= self.at.width else ""

    def filled(self, cell: int, tokens: Sequence[Token]) -> Text:
        if self.laid.is_falls(cell):
            return Text(FALLS * self.cell, style="dim")
        said = Text(" ").join(Text(token, style=style) for token, style in tokens)
        left = (self.cell - said.cell_len) // 2
        return Text(" " * left).append(said).append(" " * (self.cell - left - said.cell_len))

    def east_of(self, cell: int) -> Token:
        if cell % WIDTH == WIDTH - 1:
            return "│", "dim"
        return ("┃", "bold red") if self.laid.is_closed(cell, cell + 1) else (" ", "")

    def inside(self, cell: int) -> list[list[Token]]:
        """What stands in a cell, on as many lines as it needs."""
        lines: list[list[Token]] = [[]]
        for token in tokens_of(CELLS[cell], self.view, self.at, self.goals):
            taken = sum(cell_len(word) + 1 for word, _ in lines[-1])
            if lines[-1] and taken + cell_len(token[0]) > self.cell:
                lines.append([])
            lines[-1].append(token)
        return lines


def cells_of(row: int) -> range:
    return range((row - 1) * WIDTH, row * WIDTH)


def shown_rows(view: ArchibaldView) -> list[int]:
    """The jails, then from the first unknown row down to the start."""
    highest = max(ROW[cell] for cell, tile in enumerate(view.board[:FIRST_JAIL]) if tile is not None)
    return [ROWS, *range(min(highest + 1, ROWS - 1), 0, -1)]


# --- What stands in a cell


def tokens_of(cell: str, view: ArchibaldView, at: Viewer, goals: frozenset[str]) -> list[Token]:
    found: list[Token] = [(GOAL + cell, "bold green")] if cell in goals else []
    tile = view.board[CELL[cell]]
    if tile is None:
        found += [] if found else [unknown(cell, view, at)]
    else:
        found += [(sign, "") for sign in signs(tile, at.box)]
        if cell in view.fresh:
            lurking = Counter(KINDS[kind] for kind in at.box.tile_by_id[tile].enemies)
            found += [(counted(at.short(kind).upper(), count), "red") for kind, count in lurking.items()]
    standing = Counter(view.enemies.get(cell, ()))
    found += [(counted(at.short(kind), count), "bold red") for kind, count in standing.items()]
    return found + heroes_at(cell, view, at)


def unknown(cell: str, view: ArchibaldView, at: Viewer) -> Token:
    if CELL[cell] < FIRST_JAIL:
        return UNKNOWN, "dim"
    seen = view.peeked.get(cell)
    return (CLOSED_JAIL, "bold") if seen is None else ("".join(signs(seen, at.box)) + CLOSED_JAIL, "bold")


def signs(tile: str, box: Box) -> list[str]:
    card = box.tile_by_id[tile]
    return [ARCHIBALD] if card.archibald else [SIGNS[sign] for sign in card.shows]


def counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count}{name}"


def heroes_at(cell: str, view: ArchibaldView, at: Viewer) -> list[Token]:
    return [
        (at.hero_sign(hero.hero), "bold reverse" if seat == at.you else "bold")
        for seat, hero in enumerate(view.heroes)
        if hero.hero is not None and hero.cell == cell
    ]


def showing(cell: str, tile: str, view: ArchibaldView, at: Viewer) -> dict[str, str]:
    """The name of a face-up tile, and what it still shows."""
    return at.named.showing(tile, breached=cell in view.breached, fresh=cell in view.fresh)


def who_is_at(cell: str, view: ArchibaldView, at: Viewer) -> list[str]:
    """Other players whose heroes stand there."""
    return [at.names[seat] for seat, hero in enumerate(view.heroes) if hero.cell == cell and seat != at.you]


# --- The same, one below the other


def listed_tiles(view: ArchibaldView, at: Viewer) -> list[Text]:
    laid = board_of(view, at.box)
    lines: list[Text] = []
    for cell, tile in reversed(list(enumerate(view.board))):
        here = [word for word, _ in heroes_at(CELLS[cell], view, at)]
        if tile is not None and (ROW[cell] > 1 or here):
            facts = [at.say.say("tile-showing", **showing(CELLS[cell], tile, view, at)), *walled(cell, laid, at)]
            standing = view.enemies.get(CELLS[cell], ())
            facts += [at.named.enemies(standing)] if standing else []
            said = at.say.say("screen-cell", cell=CELLS[cell], facts=", ".join(facts + here))
            lines += sentence(said, at)
    return lines + sentence(at.say.say("screen-undiscovered"), at, "dim")


def walled(cell: int, laid: Board, at: Viewer) -> list[str]:
    """The closed sides of a cell, from wherever their walls are."""
    walls = at.named.walls(laid.closed[cell])
    return [at.say.say("screen-walls", walls=walls)] if walls else []


# --- Below the board


def facts(view: ArchibaldView, at: Viewer) -> list[Text]:
    """The water, the heroes, and who has looked into which jail."""
    drops = DROP * view.water + DRY * (at.box.flood - view.water)
    level = at.say.say("screen-water-level", drops=drops, tokens=view.water, flood=at.box.flood)
    lines = sentence(at.fact("screen-water", level), at, "bright_blue")
    for seat, hero in enumerate(view.heroes):
        lines += sheet(seat, hero, view, at)
    if view.peeked:
        seen = [
            at.say.say("screen-seen-jail", cell=cell, tile=at.named.piece(tile)) for cell, tile in view.peeked.items()
        ]
        lines += sentence(at.fact("screen-peeked", ", ".join(seen)), at)
    for seat, cells in enumerate(view.peeks):
        if cells and seat != at.you:
            lines += sentence(at.say.say("screen-peeks", player=at.names[seat], cells=", ".join(cells)), at)
    return lines


def sheet(seat: int, hero: HeroView, view: ArchibaldView, at: Viewer) -> list[Text]:
    """`(A) Arthur, you: C3, ♥♥♥·· 3 lives of 5, 1 red die and 1 yellow die, no equipment, 2 cards`."""
    you = seat == at.you
    style = "bold" if you else ""
    if hero.hero is None or hero.cell is None:
        return sentence(at.say.say("fact", name=at.names[seat], value=at.say.say("screen-unchosen")), at, style)
    name = {"sign": at.hero_sign(hero.hero), "hero": at.named.piece(hero.hero)}
    title = at.say.say("screen-hero-you", **name) if you else at.say.say("screen-hero", **name, player=at.names[seat])
    card = at.box.heroes[HEROES.index(hero.hero)]
    value = at.say.say(
        "screen-sheet",
        cell=hero.cell,
        hearts=LIFE * hero.lives + LOST * (card.most - hero.lives),
        lives=hero.lives,
        most=card.most,
        dice=at.named.dice(armed(card, hero.equipment, at.box)),
        equipment=at.named.piece(hero.equipment) if hero.equipment else at.say.say("screen-unarmed"),
        count=hero.cards,
    )
    held = [at.say.say("screen-stuck")] if hero.immobilised else []
    held += [at.say.say("screen-stuck-now")] if seat == view.active and view.immobilised else []
    return sentence(at.say.say("fact", name=title, value=", ".join([value, *held])), at, style)


def armed(hero: Hero, equipment: str | None, box: Box) -> tuple[int, int]:
    """ARC-603, 605. The dice of the sheet and of the weapon, as far as there are dice."""
    weapon = None if equipment is None else box.card_by_id[equipment]
    red, yellow = (0, 0) if weapon is None else (weapon.red, weapon.yellow)
    return min(hero.red + red, box.dice), min(hero.yellow + yellow, box.dice)


def hand(view: ArchibaldView, at: Viewer) -> list[Text]:
    """One's own cards, with the number that a move needs."""
    if not view.hand:
        return sentence(at.fact("screen-hand", at.say.say("screen-hand-empty")), at)
    lines = sentence(at.say.say("screen-hand-title"), at)
    for number, card in enumerate(view.hand, start=1):
        said = at.say.say("screen-hand-card", number=number, card=at.named.piece(card), text=at.named.text(card))
        lines += sentence(said, at, "", INDENT)
        code, _, rule = view.objections.get(f"play {card}", "").partition(" ")
        if code and code not in SELF_EVIDENT:
            lines += sentence(at.say.refusal(code, rule), at, "dim", INDENT * 2)
    return lines


def dice(faces: Sequence[int], red: int) -> str:
    """`[†] [‡] (·)`: red dice in square brackets, then yellow ones in round ones."""
    shown = [HITS[hits] if hits < len(HITS) else str(hits) for hits in faces]
    return " ".join(f"[{face}]" if place < red else f"({face})" for place, face in enumerate(shown))


# --- The piles, for whoever asks


def piles(view: ArchibaldView, at: Viewer) -> RenderableType:
    """What everybody may know of what is gone and of what is still to come (section 6), and what only you know."""
    lines: list[Text] = []
    for pile in view.piles:
        lines += pile_lines(pile, at)
    lines += sentence(at.fact("deck-jails", listed(view.jails_unseen, at)), at)
    for deck in view.decks:
        lines += sentence(at.fact("deck-cards", str(deck.count), level=deck.level), at)
        lines += sentence(at.fact("deck-discard", listed(deck.discard, at), level=deck.level), at)
    lines += sentence(at.fact("deck-adventures", listed(view.adventure_discard, at)), at)
    supply = [kind for kind in KINDS for _ in range(view.supply.get(kind, 0))]
    lines += sentence(at.fact("deck-supply", at.named.enemies(supply) or at.say.say("deck-none")), at)
    if view.given:
        given = [
            at.say.say("deck-given-card", card=at.named.piece(one.card), player=at.names[one.seat])
            for one in view.given
        ]
        lines += sentence(at.fact("deck-given", ", ".join(given)), at)
    return Group(*lines)


def pile_lines(pile: PileView, at: Viewer) -> list[Text]:
    lines = sentence(at.fact("deck-tiles", listed([*pile.unseen, *pile.under], at), level=pile.level), at)
    return lines + (sentence(at.fact("deck-under", listed(pile.under, at)), at, "", INDENT) if pile.under else [])


def listed(pieces: Iterable[str], at: Viewer) -> str:
    """Each with what it shows, if it is a tile."""
    return ", ".join(described(piece, at) for piece in pieces) or at.say.say("deck-none")


def described(piece: str, at: Viewer) -> str:
    if piece not in at.box.tile_by_id:
        return at.named.piece(piece)
    marks = signs(piece, at.box) + [at.short(KINDS[kind]) for kind in at.box.tile_by_id[piece].enemies]
    letters = dict(zip(SIDES, at.say.say("side-letters").split(", "), strict=True))
    walls = "".join(letters[side] for side in sides(at.box.tile_by_id[piece].walls))
    return " ".join([at.named.piece(piece), *marks, *([f"|{walls}"] if walls else [])])


# --- Lines


def sentence(text: str, at: Viewer, style: str = "", first: str = "") -> list[Text]:
    """On as many lines as it needs, the others below the beginning of the text."""
    room = at.width - cell_len(first)
    indent = " " * cell_len(first)
    lines = enumerate(folded(text, room))
    return [Text((indent if number else first) + line, style=style, no_wrap=True) for number, line in lines]
