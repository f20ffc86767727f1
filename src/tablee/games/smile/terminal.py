"""Smile in the terminal: what is told, what can be chosen, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tablee.cli.screens import Choice
from tablee.cli.terminal import heading, print_sentence
from tablee.games.smile import SmileGame
from tablee.games.smile import drawing as draw
from tablee.games.smile.content import Box, Creature, load
from tablee.games.smile.events import (
    CreatureCollected,
    FireflyBorrowed,
    GameEnded,
    PairFled,
    RoundStarted,
    RowRevealed,
)
from tablee.games.smile.rules import ROUNDS
from tablee.games.smile.view import SmileView
from tablee.kernel import Event, Game, Json, Options, View
from tablee.text import Speaker

VERBS = ("offer", "collect", "borrow")


def open_box(content: Path) -> Game[Any]:
    return SmileGame(load(content))


def check_options(say: Speaker, options: Options) -> None:
    """All of them can be played here."""


def make_screen(console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> SmileScreen:
    assert isinstance(game, SmileGame)
    return SmileScreen(console, say, game.box, names, you)


class SmileScreen:
    """The table of Smile as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, box: Box, names: Sequence[str], you: int) -> None:
        self.console = console
        self.say = say
        self.box = box
        self.names = names
        self.you = you
        self.new_row = False
        self.legend_shown = False
        words = {verb: say.say(f"verb-{verb}").split(", ") for verb in VERBS}
        self.verbs = {word: verb for verb in VERBS for word in words[verb]}
        self.said = {verb: words[verb][0] for verb in VERBS}

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.open_round(event)
        elif isinstance(event, RowRevealed):
            self.new_row = True
        elif isinstance(event, GameEnded):
            self.end(event)
        elif self.say.in_log(event):
            sentence = self.say.event(event, self.names, self.you)
            print_sentence(self.console, sentence, style=self.style_of(event), first="  ", indent="    ")

    def style_of(self, event: Event) -> str:
        if isinstance(event, PairFled):
            return "bold magenta"
        if isinstance(event, FireflyBorrowed):
            return "bright_blue"
        if getattr(event, "seat", None) == self.you:
            return "bold"
        return "" if isinstance(event, CreatureCollected) else "dim"

    def open_round(self, event: RoundStarted) -> None:
        self.console.print()
        title = self.say.say("screen-round", round=event.round, rounds=ROUNDS, count=event.deck_count)
        heading(self.console, title)
        if event.round == 1:
            return  # the beginning of the game has said who starts
        who = "you" if event.start_seat == self.you else "other"
        start = self.say.say("screen-starts", start_who=who, start_player=self.names[event.start_seat])
        print_sentence(self.console, start, first="  ", indent="  ")

    def wait(self, view: View) -> None:
        """The row of a new round, before others play with it."""
        assert isinstance(view, SmileView)
        if self.new_row:
            self.new_row = False
            self.show_row(view)

    # --- The table

    def show(self, view: View) -> None:
        assert isinstance(view, SmileView)
        self.new_row = False
        self.show_row(view)
        self.console.print(draw.players(view, self.names, self.say, self.box, self.console.width))
        hand = view.hand or 0
        self.console.print(
            Text.assemble(
                (self.say.say("screen-your-hand", fireflies=hand), ""),
                "  ",
                draw.fireflies(hand, self.console.width // 2),
            )
        )
        print_sentence(self.console, self.prompt(view), style="bold green")
        if len(view.row) == 2:
            print_sentence(self.console, self.say.say("cue-two-left"), style="green")

    def show_row(self, view: SmileView) -> None:
        self.console.print()
        self.console.print(draw.row(view, self.held(view), self.say, self.box, self.console.width))
        if not self.legend_shown:
            self.legend_shown = True
            legend = self.say.say("screen-legend", broken=draw.BROKEN, fist=draw.FIST)
            print_sentence(self.console, legend, style="dim")

    def held(self, view: SmileView) -> list[Creature]:
        return [self.creature(card) for card in view.hunters[self.you].creatures]

    def creature(self, card: str) -> Creature:
        creature = self.box.find(card)
        assert creature is not None, card
        return creature

    def prompt(self, view: SmileView) -> str:
        """One sentence: whose turn it is and what may be done."""
        verbs = {option.split()[0] for option in view.options}
        if verbs == {"offer"}:
            return self.say.say("prompt-offer" if len(view.options) == 1 else "prompt-offer-tie")
        if len(verbs) > 1:
            return self.say.say("prompt-offer-or-collect")
        return self.say.say("prompt-collect" if verbs == {"collect"} else "prompt-borrow")

    # --- Choices

    def choices(self, view: View) -> list[Choice]:
        assert isinstance(view, SmileView)
        borne = {lure.card: lure.fireflies for lure in view.row}
        found = []
        for option in view.options:
            verb, card = option.split()
            sentence = self.say.say(f"choice-{verb}", card=self.say.card(card), fireflies=borne[card])
            typed = f"{self.said[verb]} {card}"
            found.append(Choice(option, typed, sentence, self.preview(verb, card, borne[card], view)))
        return found

    def preview(self, verb: str, card: str, fireflies: int, view: SmileView) -> str:
        if verb == "offer":
            return self.say.say("preview-offer", fireflies=(view.hand or 0) - 1)
        if verb == "borrow":
            return self.say.say("preview-borrow")
        new = self.creature(card)
        for old in self.held(view):
            if new.pairs_with(old):
                return self.say.say(
                    "preview-pair", value=new.value, held=old.value, points=-old.value, fireflies=fireflies
                )
        coloured = "yes" if new.colour >= 0 else "no"
        return self.say.say("preview-stay", coloured=coloured, points=new.value, fireflies=fireflies)

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        """`offer C01`, in either language, in any case; the verb alone if only one creature can be meant."""
        assert isinstance(view, SmileView)
        word, _, card = answer.lower().partition(" ")
        verb = self.verbs.get(word)
        if verb is None:
            return []
        if card.strip():
            return [f"{verb} {card.strip().upper()}"]
        possible = [choice.move for choice in choices if choice.move.startswith(verb)]
        return possible or [f"{verb} {view.row[0].card}"]

    # --- Help

    def rules(self) -> None:
        for line in self.say.say("rules-points").splitlines():
            print_sentence(self.console, line, first="  ", indent="    ")
        legend = self.say.say("screen-legend", broken=draw.BROKEN, fist=draw.FIST)
        print_sentence(self.console, legend, style="dim", first="  ", indent="  ")

    def deck(self, view: View) -> None:
        assert isinstance(view, SmileView)
        cards = self.box.deck(view.seats)
        print_sentence(self.console, self.say.say("deck-title", count=len(cards), seats=view.seats), style="bold")
        self.console.print(draw.deck(cards, self.say, self.console.width))
        if view.unseen:
            print_sentence(self.console, self.say.say("deck-unseen"), style="bold")
            unseen = [self.creature(card) for card in view.unseen]
            self.console.print(draw.deck(unseen, self.say, self.console.width))
        else:
            message = "deck-hidden" if view.unseen is None else "deck-none-left"
            print_sentence(self.console, self.say.say(message), style="dim")

    # --- The end

    def end(self, event: GameEnded) -> None:
        self.console.print()
        heading(self.console, self.say.say("end-title"))
        self.console.print(draw.ending(event, self.names, self.say, self.box, self.console.width))
        best = max(tally.score for tally in event.tallies)
        level = sum(tally.score == best for tally in event.tallies)
        if len(event.winners) > 1:
            print_sentence(self.console, self.say.say("end-shared"))
        elif level > 1:
            print_sentence(self.console, self.say.say("end-tie"))
        print_sentence(self.console, self.say.event(event, self.names, self.you), style="bold green")


def deal_lines(say: Speaker, position: Json) -> list[str]:
    """The start player and the ten rows of a deal."""
    seats = len(position["hunters"])
    cards = [*position["row"], *position["deck"]]
    lines = [say.say("verify-start", seat=position.get("turn", 0) + 1)]
    for round in range(ROUNDS):
        row = cards[round * seats : (round + 1) * seats]
        lines.append(say.say("verify-round", round=round + 1, cards=say.cards(row)))
    return lines
