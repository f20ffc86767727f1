"""A terminal of any width, or no terminal at all: plain text, then."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

NARROWEST = 60
WIDEST = 120


def terminal(stderr: bool = False) -> Console:
    """No markup and no guessing: what is printed is what was said. NO_COLOR and pipes are respected by rich."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=WIDEST)
    return console


def folded(sentence: str, width: int) -> list[str]:
    """Lines of at most `width` cells. Unlike rich, this never breaks at a no-break space, which French needs."""
    lines: list[str] = []
    for word in sentence.split(" "):
        if lines and cell_len(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def print_sentence(console: Console, sentence: str, style: str = "", first: str = "", indent: str = "") -> None:
    """A sentence on as many lines as it needs, `first` before the first and `indent` before the others."""
    width = console.width - max(len(first), len(indent))
    for number, line in enumerate(folded(sentence, width)):
        console.print(Text((indent if number else first) + line, style=style, no_wrap=True))
