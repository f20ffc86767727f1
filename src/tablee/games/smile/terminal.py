"""Smile in the terminal: what is told, what can be chosen, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.games.smile import SmileGame
from tablee.games.smile import drawing as draw
from tablee.games.smile.box import Creature
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
from tablee.kernel import Event, Game, Json, View
from tablee.text import Speaker


class GameScreen(Screen):
    """The table of Smile as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        assert isinstance(game, SmileGame)
        self.box = game.box
        self.new_row = False
        self.verbs = Verbs(say, ("offer", "collect", "borrow"))

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.open_round(event)
        elif isinstance(event, RowRevealed):
            self.new_row = True
        elif isinstance(event, GameEnded):
            self.end(event)
        else:
            super().hear(event)

    def style_of(self, event: Event) -> str:
        if isinstance(event, PairFled):
            return "bold magenta"
        if isinstance(event, FireflyBorrowed):
            return "bright_blue"
        if isinstance(event, CreatureCollected) and event.seat != self.you:
            return ""
        return super().style_of(event)

    def open_round(self, event: RoundStarted) -> None:
        self.title(self.say.say("screen-round", round=event.round, rounds=ROUNDS, count=event.deck_count))
        if event.round > 1:  # the beginning of the game has said who starts
            self.tell_start(event.start_seat)

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
        self.show_legend_once()

    def legend(self) -> str:
        return self.say.say("screen-legend", broken=draw.BROKEN, fist=draw.FIST)

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
            typed = f"{self.verbs.said[verb]} {card}"
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
        verb = self.verbs.meant.get(word)
        if verb is None:
            return []
        if card.strip():
            return [f"{verb} {card.strip().upper()}"]
        possible = [choice.move for choice in choices if choice.move.startswith(verb)]
        return possible or [f"{verb} {view.row[0].card}"]

    # --- Help

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
        self.title(self.say.say("end-title"))
        self.console.print(draw.ending(event, self.names, self.say, self.box, self.console.width))
        self.tell_end(event, event.winners, [tally.score for tally in event.tallies])

    # --- The deal, for checking a seal

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """The start player and the ten rows of a deal."""
        seats = len(position["hunters"])
        cards = [*position["row"], *position["deck"]]
        lines = [say.say("verify-start", seat=position.get("turn", 0) + 1)]
        for round in range(ROUNDS):
            row = cards[round * seats : (round + 1) * seats]
            lines.append(say.say("verify-round", round=round + 1, cards=say.cards(row)))
        return lines
