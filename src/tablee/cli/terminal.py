"""A terminal of any width, or no terminal at all: plain text, then."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.text import Text

from tablee.text import Speaker

SMALLEST = 20  # columns; in fewer, lines are broken by the terminal itself
NARROWEST = 60  # columns for tables; in fewer, one thing stands below the other
WIDEST = 120


class Terminal(Console):
    """No markup and no guessing: what is printed is what was said. NO_COLOR and pipes are respected by rich."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more: for `main` to answer, where rich would simply leave."""
        self.quiet = True
        raise BrokenPipeError


def terminal(stderr: bool = False) -> Console:
    console = Terminal(stderr=stderr, highlight=False, markup=False, emoji=False)
    width = min(max(console.width, SMALLEST), WIDEST)
    if width != console.width:
        console = Terminal(stderr=stderr, highlight=False, markup=False, emoji=False, width=width)
    return console


def folded(sentence: str, width: int) -> list[str]:
    """Lines of at most `width` cells. Unlike rich, this never breaks at a no-break space, which French needs."""
    lines: list[str] = []
    for word in sentence.split(" "):
        if lines and cell_len(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines += [word] if cell_len(word) <= width else chop_cells(word, max(width, 2))
    return lines


def heading(console: Console, title: str) -> None:
    """Between two lines, where there is room for them."""
    if cell_len(title) + 4 <= console.width:
        console.rule(Text(title, style="bold"))
    else:
        print_sentence(console, title, style="bold")


def stacked(say: Speaker, title: str, facts: Sequence[tuple[str, str]], width: int, style: str = "") -> list[Text]:
    """A row of a table for which there is no room: its title, and below it each cell with the name of its column."""
    lines = [Text(line, style=style or "bold", no_wrap=True) for line in folded(title, width)]
    for name, value in facts:
        for number, line in enumerate(folded(say.say("fact", name=name, value=value), width - 4)):
            lines.append(Text(("    " if number else "  ") + line, no_wrap=True))
    return lines


def print_sentence(console: Console, sentence: str, style: str = "", first: str = "", indent: str = "") -> None:
    """A sentence on as many lines as it needs, `first` before the first and `indent` before the others."""
    width = console.width - max(len(first), len(indent))
    for number, line in enumerate(folded(sentence, width)):
        console.print(Text((indent if number else first) + line, style=style, no_wrap=True))
