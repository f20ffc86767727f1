"""A game in the terminal: one person against bots. It shows what that person's seat may see and hear, nothing else."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple

from rich.console import Console

from tablee.cli.complaints import in_words_of
from tablee.cli.contents import OPTION, content_files
from tablee.cli.desk import desk_at, read_line
from tablee.cli.person import YOU, Left, Person
from tablee.cli.screens import screen_of
from tablee.cli.seating import check_seed, chosen_game, find_game, names_at_table, opponents, pace_at, settled
from tablee.cli.terminal import heading, print_sentence, terminal
from tablee.kernel import THOUGHTS, Bot, FastLuck, Game, Luck, Move, Options, Position, Seal, View
from tablee.kernel.seal import SEED_BYTES
from tablee.tables.events import MoveExplained
from tablee.text import Speaker, speaker


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
        if not table.play():
            go_on_in_time(table, levels, options, Seal(seed.to_bytes(SEED_BYTES)) if seal is None else seal, live)
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


def go_on_in_time(table: TerminalTable, levels: Sequence[str], options: Options, seal: Seal, live: bool) -> None:
    """The rules keep time: from here on it passes, really or not, with the clocks and the bots of every table."""
    from tablee.cli.timed import TimedTable, sit_down, what_else

    game, pace = table.game, table.game.paces[pace_at(table.game, options)]
    sitting = sit_down(
        game, table.position, table.luck, pace, seal, lambda seat, kind: game.tempo(levels[seat - 1], kind, options)
    )
    with desk_at(table.console, live) as desk:
        person = Person(table.console, table.say, game, table.screen, more={} if desk.live else what_else(table.say))
        TimedTable(person, table.bots, sitting, desk).play()


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
        self.person = Person(console, say, game, self.screen)

    def play(self) -> bool:
        """To the end, or until time is a player, too; whether it is the end."""
        while not self.keeps_time():
            self.tell()
            if self.position.over:
                return True
            seat = self.position.awaited()[0]
            if seat == YOU:
                move = self.ask(self.position.view(YOU))
            else:
                self.screen.wait(self.position.view(YOU))
                move = self.think(seat)
                self.explain(seat)
            self.position.attempt(seat, move, self.luck)
        return False

    def keeps_time(self) -> bool:
        """Something happens by itself, or nobody is waited for."""
        return not self.position.over and (self.position.due() is not None or not self.position.awaited())

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

    def ask(self, view: View) -> Move:
        self.screen.show(view)
        choices = self.screen.choices(view)
        self.person.list_choices(choices)
        question = self.person.question("play-ask-only" if len(choices) == 1 else "play-ask", len(choices))
        while True:
            answer = read_line(self.console, question)
            if answer and not self.person.served(answer, choices, view):
                move = self.person.understood(answer, choices, view, lambda move: self.position.why_not(YOU, move))
                if move is not None:
                    return move
                continue
            self.person.list_choices(choices)
