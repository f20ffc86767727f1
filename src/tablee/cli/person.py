"""The person at the keyboard: what they can choose, what an answer means, and the help that they ask for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from tablee.cli.screens import Choice, Screen
from tablee.cli.terminal import print_sentence
from tablee.kernel import BadMove, Game, Move, Refusal, View
from tablee.text import Speaker
from tablee.text.quotes import quoted
from tablee.text.rulebook import rule, rules

YOU: Final = 0
LONGEST_NUMBER: Final = 9  # digits: no game has more choices, and Python reads no number of thousands of them
RULE_WANTED: Final = re.compile(r"\?\s*(?:[a-z]{3}-?)?(?P<number>\d{1,3})", re.IGNORECASE)
NO_MORE: Final[Mapping[str, str]] = {}


class Left(Exception):
    """The person has left the table."""


class Person:
    """Reads what is typed, in the words of one game and one language. What is done with it is the table's business."""

    def __init__(
        self, console: Console, say: Speaker, game: Game[Any], screen: Screen, more: Mapping[str, str] = NO_MORE
    ) -> None:
        self.console = console
        self.say = say
        self.game = game
        self.screen = screen
        self.more = more  # what else can be typed at this table: the words, and the message that explains them
        self.leaving, self.deck, self.helping = (
            say.say(f"word-{wish}").split(", ") for wish in ("leave", "deck", "help")
        )

    # --- What is asked

    def question(self, message: str, count: int) -> str:
        deck = "yes" if self.say.has("answer-deck") else "no"
        return self.say.say(message, count=count, deck=deck)

    def list_choices(self, choices: Sequence[Choice]) -> None:
        for number, choice in enumerate(choices, start=1):
            print_sentence(self.console, choice.sentence, style="bold", first=f"{number:>3}  ", indent="     ")
            if choice.preview:
                print_sentence(self.console, choice.preview, style="dim", first="     ", indent="     ")

    # --- What is answered

    def served(self, answer: str, choices: Sequence[Choice], view: View) -> bool:
        """Whether an answer was no move, but a wish that is fulfilled now: help, a rule, the deck. Or to leave."""
        if answer.lower() in self.leaving:
            raise Left
        if answer.startswith("?") or answer.lower() in self.helping:
            self.help(answer, choices)
        elif self.screen.shows(answer, view):
            pass
        elif answer.lower() in self.deck:
            self.screen.deck(view)
        else:
            return False
        return True

    def understood(
        self, answer: str, choices: Sequence[Choice], view: View, why_not: Callable[[Move], Refusal | None]
    ) -> Move | None:
        """The legal move that an answer means; otherwise say why there is none."""
        number = int(answer) if answer.isdecimal() and len(answer) <= LONGEST_NUMBER else 0
        numbered = 1 <= number <= len(choices)
        meant = [choices[number - 1].move] if numbered else self.screen.notation(answer, choices, view)
        if len(meant) > 1:
            self.complain(self.say.say("play-which", count=len(meant)))
            return None
        try:
            move = self.game.move(meant[0] if meant else answer)
        except BadMove:
            self.puzzled(answer, choices)
            return None
        refusal = why_not(move)
        if refusal is None:
            return move
        self.complain(self.say.refusal(refusal.code, refusal.rule))
        return None

    def puzzled(self, answer: str, choices: Sequence[Choice]) -> None:
        message = "play-only-answer" if len(choices) == 1 else "play-unknown-answer"
        self.complain(self.say.say(message, answer=quoted(answer), count=len(choices), example=choices[0].typed))

    def complain(self, sentence: str) -> None:
        print_sentence(self.console, sentence, style="yellow")

    # --- Help

    def help(self, answer: str, choices: Sequence[Choice]) -> None:
        wanted = RULE_WANTED.fullmatch(answer)
        if wanted:
            self.tell_rule(f"{self.game.prefix}-{int(wanted['number']):03}")
            return
        self.screen.rules()
        known = sorted(rules(self.game.key))
        keys = {
            **({"1, 2 …": "answer-number", choices[0].typed: "answer-move"} if choices else {}),
            "?": "answer-help",
            f"? {known[len(known) // 4]}": "answer-rule",
            **({"d": "answer-deck"} if self.say.has("answer-deck") else {}),
            **self.more,
            "q": "answer-leave",
        }
        for key, message in keys.items():
            print_sentence(self.console, self.say.say(message), first=f"  {key:<12}  ", indent=" " * 16)

    def tell_rule(self, id: str) -> None:
        """A rule of the rulebook, in the person's language."""
        words = rule(self.game.key, id, self.say.language)
        if words is None:
            known = rules(self.game.key)
            self.complain(self.say.say("play-no-rule", rule=id, first=min(known), last=max(known)))
        else:
            print_sentence(self.console, self.say.say("play-rule", rule=id), style="bold")
            print_sentence(self.console, words, first="  ", indent="  ")
