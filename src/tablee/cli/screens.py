"""What the terminal needs to know of a game: how it is drawn, what can be chosen, what an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from rich.console import Console

from tablee.kernel import Event, Game, Json, Options, View
from tablee.text import Speaker


class Choice(NamedTuple):
    """Something that the person may do now, and what would come of it."""

    move: str
    typed: str  # how a person writes it, in their language
    sentence: str
    preview: str


class Screen(Protocol):
    """One game, drawn for the person in one seat, from views and heard events only."""

    def hear(self, event: Event) -> None:
        """Something happened: a line of the log, or more."""

    def wait(self, view: View) -> None:
        """Others play now."""

    def show(self, view: View) -> None:
        """The whole table, and the prompt line: it is the person's turn."""

    def choices(self, view: View) -> list[Choice]: ...

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        """The moves that a typed answer can mean, in the game's notation; none, one, or several."""

    def rules(self) -> None:
        """The rules in short."""

    def deck(self, view: View) -> None: ...


class ScreenModule(Protocol):
    """The module `terminal` of a game's folder."""

    def open_box(self, content: Path) -> Game[Any]:
        """The game with the cards of another copy."""

    def check_options(self, say: Speaker, options: Options) -> None:
        """A `Complaint` about what cannot be played in a terminal."""

    def make_screen(
        self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int
    ) -> Screen: ...

    def deal_lines(self, say: Speaker, position: Json) -> list[str]:
        """The whole deal of a game in words, for checking a seal."""


def screen_of(game: Game[Any]) -> ScreenModule:
    module: Any = import_module(f"tablee.games.{game.key}.terminal")
    found: ScreenModule = module
    return found
