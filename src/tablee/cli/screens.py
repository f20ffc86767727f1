"""What the terminal needs to know of a game: how it is drawn, what can be chosen, what an answer means."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import Console

from tablee.cli.terminal import heading, print_sentence
from tablee.kernel import Event, Game, Json, Options, View
from tablee.text import Speaker


class Choice(NamedTuple):
    """Something that the person may do now, and what would come of it."""

    move: str
    typed: str  # how a person writes it, in their language
    sentence: str
    preview: str


class Screen(metaclass=ABCMeta):
    """One game, drawn for the person in one seat, from views and heard events only.

    A game has its own, called `GameScreen`, in the module `terminal` of its folder: `show`, `choices` and `notation`
    it must say; what else a screen does is here, and a game that does it otherwise says so.
    """

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        self.console = console
        self.say = say
        self.names = names
        self.you = you
        self.legend_shown = False

    # --- What happens

    def hear(self, event: Event) -> None:
        """Something happened: a line of the log, or more."""
        if self.say.in_log(event):
            self.tell(event)

    def tell(self, event: Event) -> None:
        sentence = self.say.event(event, self.names, self.you)
        print_sentence(self.console, sentence, style=self.style_of(event), first="  ", indent="    ")

    def style_of(self, event: Event) -> str:
        """What the person does stands out."""
        return "bold" if getattr(event, "seat", None) == self.you else "dim"

    def wait(self, view: View) -> None:  # noqa: B027 (most games show nothing then)
        """Others play now."""

    def tell_start(self, seat: int) -> None:
        """Who starts a round."""
        who = "you" if seat == self.you else "other"
        start = self.say.say("screen-starts", start_who=who, start_player=self.names[seat])
        print_sentence(self.console, start, first="  ", indent="  ")

    def tell_end(self, event: Event, winners: Sequence[int], points: Sequence[int]) -> None:
        """Who has won, and whether it was close, where there are points."""
        if len(winners) > 1:
            print_sentence(self.console, self.say.say("end-shared"))
        elif points and list(points).count(max(points)) > 1:
            print_sentence(self.console, self.say.say("end-tie"))
        print_sentence(self.console, self.say.event(event, self.names, self.you), style="bold green")

    # --- The person's turn

    @abstractmethod
    def show(self, view: View) -> None:
        """The whole table, and the prompt line: it is the person's turn, or they may do something unasked."""

    def ends(self, view: View) -> int | None:
        """The time of the rules at which it is too late for it, in a game that shows one."""
        return None

    @abstractmethod
    def choices(self, view: View) -> list[Choice]:
        """What can be chosen by its number."""

    @abstractmethod
    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        """The moves that a typed answer can mean, in the game's notation; none, one, or several."""

    def following(self, answer: str, view: View) -> list[str]:
        """The moves that come after that, where one line says several: a sentence with all its words."""
        return []

    # --- Help

    def shows(self, answer: str, view: View) -> bool:
        """Something to look at by its name: whether there is such a thing, and it was shown."""
        return False

    def rules(self) -> None:
        """The rules in short, and what the signs mean."""
        for line in self.say.say("rules-points").splitlines():
            print_sentence(self.console, line, first="  ", indent="    ")
        if self.legend():
            print_sentence(self.console, self.legend(), style="dim", first="  ", indent="  ")

    def legend(self) -> str:
        """What the signs on the screen mean, where they do not speak for themselves."""
        return ""

    def show_legend_once(self) -> None:
        if not self.legend_shown:
            self.legend_shown = True
            print_sentence(self.console, self.legend(), style="dim")

    def deck(self, view: View) -> None:  # noqa: B027 (some games have none)
        """What everybody may know of what is still to come."""

    # --- Layout

    def title(self, sentence: str) -> None:
        self.console.print()
        heading(self.console, sentence)

    # --- Before and after a game

    @classmethod  # noqa: B027 (as a rule everything can)
    def check_options(cls, say: Speaker, options: Options) -> None:
        """A `Complaint` about what cannot be played in a terminal."""

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """The whole deal of a game in words, for checking a seal."""
        return []


class Verbs:
    """The verbs of a game's moves in the person's language: `verb-offer = offer, o` can be typed as either."""

    def __init__(self, say: Speaker, verbs: Sequence[str]) -> None:
        words = {verb: say.say(f"verb-{verb}").split(", ") for verb in verbs}
        self.meant = {word: verb for verb in verbs for word in words[verb]}  # by what is typed
        self.said = {verb: words[verb][0] for verb in verbs}  # how we write them ourselves


def screen_of(game: Game[Any]) -> type[Screen]:
    module = import_module(f"tablee.games.{game.key}.terminal")
    screen: type[Screen] = module.GameScreen
    return screen
