"""Pebbles in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from tablee.games.pebbles.game import PebblesView

from tablee.cli.complaints import Complaint
from tablee.cli.screens import Choice
from tablee.cli.terminal import print_sentence
from tablee.kernel import Event, Game, Json, Options, View
from tablee.text import Speaker


def open_box(content: Path) -> Game[Any]:
    raise Complaint(str(content))  # there are no cards in this box


def check_options(say: Speaker, options: Options) -> None:
    """There are none."""


def make_screen(console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> PebblesScreen:
    return PebblesScreen(console, say, names, you)


class PebblesScreen:
    def __init__(self, console: Console, say: Speaker, names: Sequence[str], you: int) -> None:
        self.console, self.say, self.names, self.you = console, say, names, you

    def hear(self, event: Event) -> None:
        if self.say.in_log(event):
            print_sentence(self.console, self.say.event(event, self.names, self.you))

    def wait(self, view: View) -> None:
        """Others take; their events say what."""

    def show(self, view: View) -> None:
        assert isinstance(view, PebblesView)
        self.console.print("o " * view.left)
        print_sentence(self.console, self.say.say("prompt-take"))

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, PebblesView)
        return [Choice(move, move, self.say.say("choice-take", count=int(move[-1])), "") for move in view.options]

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        return [choice.move for choice in choices if choice.typed == answer]

    def rules(self) -> None:
        print_sentence(self.console, self.say.say("rules-short"))

    def deck(self, view: View) -> None:
        """There is none."""


def deal_lines(say: Speaker, position: Json) -> list[str]:
    return []
