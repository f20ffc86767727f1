"""Owls in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.kernel import Event, Game, View
from tablee.text import Speaker
from tests.kernel.owls import VERBS, BallotClosed, NightFell, OwlsView

ASKED = {"night": ("mark",), "debate": ("accuse", "stone"), "ballot": ("vote",), "shot": ("shoot",), "voters": ("let",)}
DONE = "done"


class GameScreen(Screen):
    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        self.verbs = Verbs(say, (*VERBS, DONE))

    def hear(self, event: Event) -> None:
        if isinstance(event, NightFell):
            self.title(self.say.say("screen-night", night=event.night))
        elif isinstance(event, BallotClosed):
            for seat, target in enumerate(event.votes):
                if target is not None:
                    line = self.say.say("screen-vote", player=self.names[seat], target=self.names[target])
                    print_sentence(self.console, line, first="  ", indent="    ")
        super().hear(event)

    def show(self, view: View) -> None:
        assert isinstance(view, OwlsView)
        living = [self.names[seat] for seat, alive in enumerate(view.alive) if alive]
        print_sentence(self.console, self.say.say("screen-living", players=self.say.all_of(living)))
        print_sentence(self.console, self.say.say(f"prompt-{view.agenda[0]['step']}"), style="bold green")

    def ends(self, view: View) -> int | None:
        assert isinstance(view, OwlsView)
        ends: int | None = view.agenda[0].get("ends")
        return ends

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, OwlsView)
        step = view.agenda[0]
        named = step.get("named", ())
        verbs = [verb for verb in ASKED[step["step"]] if verb != "stone" or view.stone]
        targets = [seat for seat, alive in enumerate(view.alive) if alive and seat not in named and seat != self.you]
        done = [Choice(DONE, self.verbs.said[DONE], self.say.say("choice-done"), "")] if named else []
        return done + [self.choice(verb, target) for verb in verbs for target in targets]

    def choice(self, verb: str, target: int) -> Choice:
        name = self.names[target]
        return Choice(
            f"{verb} {target}", f"{self.verbs.said[verb]} {name}", self.say.say(f"choice-{verb}", player=name), ""
        )

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        """A verb and the name of whoever is alive, whether it is the time for it or not."""
        word, _, name = answer.partition(" ")
        verb = self.verbs.meant.get(word.lower())
        if verb is None or verb == DONE:
            return [] if verb is None else [DONE]
        return [f"{verb} {seat}" for seat, other in enumerate(self.names) if other.lower() == name.lower()]
