"""A game in the terminal: one person against bots. It shows what that person's seat may see and hear, nothing else."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from tablee.cli.complaints import in_words_of
from tablee.cli.contents import OPTION, content_files
from tablee.cli.screens import Choice, screen_of
from tablee.cli.seating import check_seed, chosen_game, find_game, names_at_table, opponents, settled
from tablee.cli.terminal import heading, print_sentence, terminal
from tablee.kernel import THOUGHTS, BadMove, Bot, FastLuck, Game, Luck, Move, Position, Seal, View
from tablee.tables.events import MoveExplained
from tablee.text import Speaker, speaker
from tablee.text.quotes import quoted
from tablee.text.rulebook import rule, rules

YOU: Final = 0
LONGEST_NUMBER: Final = 9  # digits: no game has more choices, and Python reads no number of thousands of them
RULE_WANTED: Final = re.compile(r"\?\s*(?:[a-z]{3}-?)?(?P<number>\d{1,3})", re.IGNORECASE)


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    game: str
    bots: str
    seats: int | None
    name: str | None
    seed: int | None
    content: Sequence[str]
    settings: Mapping[str, Any]  # options of the game
    fast: bool


class Left(Exception):
    """The person has left the table."""


def play(say: Speaker, wishes: Wishes) -> int:
    game = find_game(say, wishes.game or chosen_game(say), wishes.content, command="play")
    cards = content_files(say, wishes.content, game.key).get(game.key)
    say = speaker(say.language, game)
    levels = opponents(say, game, wishes.bots, wishes.seats)
    names = names_at_table(say, wishes.name, len(levels))
    seal = Seal.fresh() if wishes.seed is None else None
    seed = int.from_bytes(os.urandom(8)) if wishes.seed is None else check_seed(say, wishes.seed)
    console = terminal()
    dice = FastLuck(seed)
    luck: Luck = dice if seal is None else seal.luck()
    options = settled(say, game, wishes.settings, len(names))
    with in_words_of(say):
        position = game.setup(len(names), luck, options, listen=True)
        bots = {seat: game.bot(level, seat, dice.spawn()) for seat, level in enumerate(levels, start=1)}
    welcome(console, say, names, levels, seal, wishes.seed)
    live = console.is_terminal and sys.stdin.isatty() and not wishes.fast
    table = TerminalTable(console, say, game, names, position, luck, bots, dice.spawn() if live else None)
    try:
        table.play()
    except Left:
        print_sentence(console, say.say("play-goodbye"))
    if seal is not None:
        reveal(console, say, game, seal, len(names), cards)
    return 0


def welcome(
    console: Console, say: Speaker, names: Sequence[str], levels: Sequence[str], seal: Seal | None, seed: int | None
) -> None:
    heading(console, say.say("game-name"))
    with_levels = [
        say.say("player-with-level", player=name, level=say.level(level))
        for name, level in zip(names[1:], levels, strict=True)
    ]
    print_sentence(console, say.say("play-table", players=say.all_of([names[YOU], *with_levels])))
    print_sentence(console, say.say("rules-short"), style="italic")
    if seal is None:
        print_sentence(console, say.say("play-seed", seed=str(seed)), style="dim")
    else:
        print_sentence(console, say.say("play-promise"), style="dim")
        console.print(seal.commitment, style="dim", soft_wrap=True)
    print_sentence(console, say.say("play-how"), style="dim")


def reveal(console: Console, say: Speaker, game: Game[Any], seal: Seal, seats: int, cards: Path | None) -> None:
    """The seed, now that it can no longer be used, and how to check the promise made before the deal."""
    command = f"tablee verify {seal.commitment} {seal.seed.hex()} --seats {seats} --game {game.key}"
    if cards is not None:
        command += f" {OPTION} {quote(f'{game.key}={cards}')}"
    console.print()
    print_sentence(console, say.say("play-revealed"), style="dim")
    console.print(seal.seed.hex(), style="dim", soft_wrap=True)
    print_sentence(console, say.say("play-verify"), style="dim")
    console.print(command, style="dim", soft_wrap=True)


class TerminalTable:
    """A running game, with a person in seat 0."""

    def __init__(
        self,
        console: Console,
        say: Speaker,
        game: Game[Any],
        names: Sequence[str],
        position: Position,
        luck: Luck,
        bots: Mapping[int, Bot],
        pause: Luck | None,
    ) -> None:
        self.console = console
        self.say = say
        self.game = game
        self.names = names
        self.position = position
        self.luck = luck
        self.bots = bots
        self.pause = pause
        self.screen = screen_of(game)(console, say, game, names, YOU)
        self.leaving, self.deck, self.helping = (
            say.say(f"word-{wish}").split(", ") for wish in ("leave", "deck", "help")
        )

    def play(self) -> None:
        while True:
            self.tell()
            if self.position.over:
                return
            seat = self.position.awaited()[0]
            if seat == YOU:
                move = self.ask(self.position.view(YOU))
            else:
                self.screen.wait(self.position.view(YOU))
                move = self.think(seat)
                self.explain(seat)
            self.position.attempt(seat, move, self.luck)

    def tell(self) -> None:
        """Everybody hears what their seat may hear."""
        for event in self.position.drain():
            for seat, bot in self.bots.items():
                heard = event.heard_by(seat)
                if heard is not None:
                    bot.hear(heard)
            heard = event.heard_by(YOU)
            if heard is not None:
                self.screen.hear(heard)

    def think(self, seat: int) -> Move:
        """A bot's move. In a live terminal it takes its time, and never tells by it how many choices it had."""
        view = self.position.view(seat)
        if self.pause is None:
            return self.bots[seat].must_choose(view)
        until = time.monotonic() + THOUGHTS[self.pause.below(len(THOUGHTS))] / 1000
        with self.console.status(self.say.say("prompt-wait", player=self.names[seat])):
            move = self.bots[seat].must_choose(view)
            time.sleep(max(0.0, until - time.monotonic()))
        return move

    def explain(self, seat: int) -> None:
        """Why a bot makes the move that it makes now, if it says so."""
        reason = self.bots[seat].reason()
        if reason is not None and reason.key in self.game.reasons:
            self.screen.hear(MoveExplained(seat, reason.key, reason.params))

    # --- The person's turn

    def ask(self, view: View) -> Move:
        self.screen.show(view)
        choices = self.screen.choices(view)
        self.list_choices(choices)
        while True:
            answer = self.read(len(choices))
            if answer.startswith("?") or answer.lower() in self.helping:
                self.help(answer, choices)
            elif answer.lower() in self.deck:
                self.screen.deck(view)
            elif answer:
                move = self.understood(answer, choices, view)
                if move is not None:
                    return move
                continue
            self.list_choices(choices)

    def list_choices(self, choices: Sequence[Choice]) -> None:
        for number, choice in enumerate(choices, start=1):
            print_sentence(self.console, choice.sentence, style="bold", first=f"{number:>3}  ", indent="     ")
            if choice.preview:
                print_sentence(self.console, choice.preview, style="dim", first="     ", indent="     ")

    def read(self, count: int) -> str:
        """A typed line, without its spaces. At the end of the input the person has left."""
        deck = "yes" if self.say.has("answer-deck") else "no"
        question = self.say.say("play-ask-only" if count == 1 else "play-ask", count=count, deck=deck)
        try:
            answer = self.console.input(Text(f"{question} ", style="bold")).strip()
        except EOFError:
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # a transcript reads better with the answers in it
        if answer.lower() in self.leaving:
            raise Left
        return answer

    def understood(self, answer: str, choices: Sequence[Choice], view: View) -> Move | None:
        """The legal move that an answer means; otherwise say why there is none."""
        number = int(answer) if answer.isdecimal() and len(answer) <= LONGEST_NUMBER else 0
        if 1 <= number <= len(choices):
            return self.game.move(choices[number - 1].move)
        meant = self.screen.notation(answer, choices, view)
        if len(meant) > 1:
            print_sentence(self.console, self.say.say("play-which", count=len(meant)), style="yellow")
            return None
        try:
            move = self.game.move(meant[0] if meant else answer)
        except BadMove:
            self.puzzled(answer, choices)
            return None
        refusal = self.position.why_not(YOU, move)
        if refusal is None:
            return move
        print_sentence(self.console, self.say.refusal(refusal.code, refusal.rule), style="yellow")
        return None

    def puzzled(self, answer: str, choices: Sequence[Choice]) -> None:
        message = "play-only-answer" if len(choices) == 1 else "play-unknown-answer"
        sentence = self.say.say(message, answer=quoted(answer), count=len(choices), example=choices[0].typed)
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
            "1, 2 …": "answer-number",
            choices[0].typed: "answer-move",
            "?": "answer-help",
            f"? {known[len(known) // 4]}": "answer-rule",
            **({"d": "answer-deck"} if self.say.has("answer-deck") else {}),
            "q": "answer-leave",
        }
        for key, message in keys.items():
            print_sentence(self.console, self.say.say(message), first=f"  {key:<12}  ", indent=" " * 16)

    def tell_rule(self, id: str) -> None:
        """A rule of the rulebook, in the person's language."""
        words = rule(self.game.key, id, self.say.language)
        if words is None:
            known = rules(self.game.key)
            sentence = self.say.say("play-no-rule", rule=id, first=min(known), last=max(known))
            print_sentence(self.console, sentence, style="yellow")
        else:
            print_sentence(self.console, self.say.say("play-rule", rule=id), style="bold")
            print_sentence(self.console, words, first="  ", indent="  ")
