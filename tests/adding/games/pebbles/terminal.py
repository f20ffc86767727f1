"""Pebbles in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.pebbles.game import PebblesView

from tablee.cli.screens import Choice, Screen
from tablee.cli.terminal import print_sentence
from tablee.kernel import View


class GameScreen(Screen):
    def show(self, view: View) -> None:
        assert isinstance(view, PebblesView)
        self.console.print("o " * view.left)
        print_sentence(self.console, self.say.say("prompt-take"))

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, PebblesView)
        return [Choice(move, move, self.say.say("choice-take", count=int(move[-1])), "") for move in view.options]

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        return [choice.move for choice in choices if choice.typed == answer]
