"""Grumpf in the terminal, at its slow paces: what is told, what can be chosen, and how a move is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from rich.console import Console

from tablee.cli.complaints import Complaint
from tablee.cli.screens import Choice, Screen, Verbs
from tablee.cli.terminal import print_sentence
from tablee.games.grumpf import drawing as draw
from tablee.games.grumpf.box import Box
from tablee.games.grumpf.events import (
    AnimalsDrawn,
    BoardTally,
    Clubbed,
    GameEnd,
    GameSetup,
    HuntEnd,
    RoundEnd,
    RoundStart,
)
from tablee.games.grumpf.game import GrumpfGame, GrumpfOptions
from tablee.games.grumpf.moves import BOARDS, CLUB, SPECIES
from tablee.games.grumpf.names import EXCHANGE, HUNT, REVIEW
from tablee.games.grumpf.scoring import best_use
from tablee.games.grumpf.view import GrumpfView
from tablee.kernel import Event, Game, Json, Options, View
from tablee.text import Speaker

VERBS: Final = ("place", "club", "bed", "wait", "continue", "exchange", "decline")
ALONE: Final = ("bed", "wait", "continue", "decline")  # verbs that need nothing more
WORD: Final = re.compile(r"#?\d+|[^\W\d]+")


class GameScreen(Screen):
    """The table of Grumpf as the person in seat `you` sees it."""

    def __init__(self, console: Console, say: Speaker, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console, say, game, names, you)
        assert isinstance(game, GrumpfGame)
        self.box = game.box
        self.at = draw.Viewer(say, game.box, names, you, console.width)
        self.answers = Answers(say, game.box, names, you)
        self.pace = "turns"  # until the game says
        self.new_round = False
        self.won: Sequence[Sequence[int]] = []  # the animals of every seat, as the last round left them

    @classmethod
    def check_options(cls, say: Speaker, options: Options) -> None:
        """Real time is for screens: typing would be no fair race, and the clock would not wait."""
        assert isinstance(options, GrumpfOptions)
        if options.pace == "realtime":
            raise Complaint(say.say("play-realtime"))

    # --- What happens

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundStart):
            self.open_round(event)
        elif isinstance(event, GameEnd):
            self.end(event)
        else:
            self.note(event)
            super().hear(event)
            if isinstance(event, HuntEnd):
                self.title(self.say.say(f"phase-{REVIEW}"))

    def note(self, event: Event) -> None:
        if isinstance(event, GameSetup):
            self.pace = event.pace
        elif isinstance(event, AnimalsDrawn):
            self.new_round = True
        elif isinstance(event, RoundEnd):
            self.won = event.animals

    def style_of(self, event: Event) -> str:
        if isinstance(event, Clubbed) and event.victim == self.you:
            return "bold magenta"
        if isinstance(event, BoardTally):
            return "green" if event.met else ""
        if isinstance(event, HuntEnd):
            return "bold"
        if isinstance(event, (AnimalsDrawn, RoundEnd)) or (isinstance(event, Clubbed) and event.seat != self.you):
            return ""
        return super().style_of(event)

    def open_round(self, event: RoundStart) -> None:
        rounds = self.box.constants.rounds
        pace = self.say.say(f"pace-{self.pace}")
        self.title(self.say.say("screen-round", round=event.round, rounds=rounds, pace=pace))
        if event.first_seat is not None:
            self.tell_start(event.first_seat)

    def wait(self, view: View) -> None:
        """The boards of a new round, before others play on them."""
        assert isinstance(view, GrumpfView)
        if self.new_round and view.phase == HUNT:
            self.show_boards(view)

    # --- The table

    def show(self, view: View) -> None:
        assert isinstance(view, GrumpfView)
        if view.phase == HUNT:
            self.show_boards(view)
        if view.phase == EXCHANGE:
            self.title(self.say.say(f"phase-{view.phase}"))
        if view.phase in (HUNT, EXCHANGE):
            self.console.print(draw.clans(view, self.at))
        if view.phase == HUNT:
            self.console.print(draw.huts(view, self.at))
            for line in draw.pawns(view, self.at):
                self.console.print(line)
        print_sentence(self.console, self.prompt(view), style="bold green")
        for hint in self.hints(view):
            print_sentence(self.console, hint, style="green", first="  ", indent="    ")

    def show_boards(self, view: GrumpfView) -> None:
        self.new_round = False
        self.console.print()
        self.console.print(draw.boards(view, self.at))
        self.show_legend_once()

    def legend(self) -> str:
        return self.say.say("screen-legend")

    def prompt(self, view: GrumpfView) -> str:
        """One sentence: what is asked now."""
        if view.phase == HUNT:
            return self.say.say("prompt-turn" if view.pace == "turns" else "prompt-beat")
        return self.say.say(f"prompt-{view.phase}")

    def hints(self, view: GrumpfView) -> list[str]:
        """How a Grumpf is placed, and how one is clubbed: the first that can be, as examples."""
        moves = [option.split() for option in view.options]
        hints = []
        for _, pawn, face, board in islice((move for move in moves if move[0] == "place"), 1):
            typed = self.answers.typed("place", f"{face}#{pawn}", self.answers.board_word(board))
            hints.append(self.say.say("hint-place", typed=typed, value=face, board=board))
        for _, _, board, space in islice((move for move in moves if move[0] == "club"), 1):
            typed = self.answers.typed("club", self.answers.board_word(board), space)
            value = self.value_at(view, board, int(space))
            hints.append(self.say.say("hint-club", typed=typed, value=value, space=space, board=board))
        return hints

    def value_at(self, view: GrumpfView, board: str, space: int) -> int:
        return next(found.track[space - 1].value for found in view.boards if found.key == board)

    # --- Choices

    def choices(self, view: View) -> list[Choice]:
        """What needs no more than a number. Grumpfs are placed and clubbed by notation: there are too many ways."""
        assert isinstance(view, GrumpfView)
        options = [option.split() for option in view.options]
        return [self.choice(option, view) for option in reversed(options) if option[0] not in ("place", "club")]

    def choice(self, option: Sequence[str], view: GrumpfView) -> Choice:
        verb, *parts = option
        move = " ".join(option)
        if verb != "exchange":
            return Choice(move, self.answers.verbs.said[verb], self.say.say(f"choice-{verb}"), self.preview(verb, view))
        other, taken, given = parts
        player = self.names[int(other)]
        animals = {"taken": self.say.say(f"animal-{taken}"), "given": self.say.say(f"animal-{given}")}
        return Choice(
            move,
            self.answers.typed(verb, player, self.answers.board_word(taken), self.answers.board_word(given)),
            self.say.say("choice-exchange", player=player, **animals),
            self.after_exchange(view, taken, given),
        )

    def preview(self, verb: str, view: GrumpfView) -> str:
        taken = sum(clan.hut is not None for clan in view.clans)
        last = "yes" if view.round == self.box.constants.rounds else "no"
        return self.say.say(f"preview-{verb}", huts=view.huts - taken - 1, last=last)

    def after_exchange(self, view: GrumpfView, taken: str, given: str) -> str:
        """What the animals would be worth then (GRU-189)."""
        mine = view.clans[self.you]
        changed = [
            count + (species == taken) - (species == given)
            for species, count in zip(SPECIES, mine.animals, strict=True)
        ]
        best = best_use(changed, mine.tiles, int(mine.joker), self.box.series)
        return self.say.say("preview-exchange", points=best.points, before=mine.points)

    def notation(self, answer: str, choices: Sequence[Choice], view: View) -> list[str]:
        assert isinstance(view, GrumpfView)
        return self.answers.read(answer, view)

    # --- Help

    def deck(self, view: View) -> None:
        assert isinstance(view, GrumpfView)
        print_sentence(self.console, self.say.say("deck-title", count=sum(view.bag)), style="bold")
        if any(view.bag):
            print_sentence(self.console, draw.animals_in_words(view.bag, self.at), first="  ", indent="  ")

    # --- The end

    def end(self, event: GameEnd) -> None:
        self.title(self.say.say("end-title"))
        self.console.print(draw.ending(event, self.won, self.at))
        for seat, count in enumerate(event.counts):
            player = self.names[seat]
            if count.copies:
                doubled = self.say.all_of([self.say.say(f"animal-{species}") for species in count.copies])
                print_sentence(self.console, self.say.say("end-copies", player=player, animals=doubled))
            if count.joker is not None:
                animal = self.say.say(f"animal-{count.joker}")
                print_sentence(self.console, self.say.say("end-joker", player=player, animal=animal))
        self.tell_end(event, event.winners, [count.points for count in event.counts])

    # --- The deal, for checking a seal

    @classmethod
    def deal_lines(cls, say: Speaker, position: Json) -> list[str]:
        """The animals of the four rounds: those on the boards, then the bag in its order."""
        drawn = [[key] * number for key, number in position["animals"].items()]
        bag = list(position["bag"])
        rounds = [[key for keys in drawn for key in keys]]
        size = len(rounds[0])
        rounds += [bag[start : start + size] for start in range(0, len(bag), size)]
        lines = []
        for number, keys in enumerate(rounds, start=1):
            counts = [(key, keys.count(key)) for key in SPECIES]
            said = [say.say("count-animals", species=key, number=count) for key, count in counts if count]
            lines.append(say.say("verify-round", round=number, cards=say.all_of(said)))
        return lines


class Answers:
    """Understands `p 5 bees`, `p 5#7 be`, `c bees 2`, `c #3 bees 2`, `bed`, `w` and the like, in either language."""

    def __init__(self, say: Speaker, box: Box, names: Sequence[str], you: int) -> None:
        self.say = say
        self.box = box
        self.names = names
        self.you = you
        self.verbs = Verbs(say, VERBS)
        self.boards: dict[str, str] = {key: say.card(key).casefold() for key in BOARDS}

    def typed(self, verb: str, *parts: str) -> str:
        return " ".join([self.verbs.said[verb], *parts])

    def board_word(self, key: str) -> str:
        return self.boards[key]

    def read(self, answer: str, view: GrumpfView) -> list[str]:
        """The moves that an answer can mean, in the game's notation; none, one, or several."""
        first, *rest = WORD.findall(answer.casefold()) or [""]
        verb = self.verbs.meant.get(first)
        if verb is None and first.isdecimal():
            verb, rest = "place", [first, *rest]
        if verb == "place":
            return self.placing(rest, view)
        if verb == "club":
            return self.clubbing(rest, view)
        if verb == "exchange":
            return self.exchanging(rest)
        return [verb] if verb in ALONE and not rest else []

    # --- Placing

    def placing(self, words: Sequence[str], view: GrumpfView) -> list[str]:
        """A value and a board; before or behind the value, if need be, the number of the Grumpf."""
        *which, place = words or [""]
        board = self.board(place)
        plain = [word for word in which if not word.startswith("#")]
        marked = [word[1:] for word in which if word.startswith("#")]
        if len(plain) == 2 and not marked:
            marked, plain = plain[:1], plain[1:]  # `place 3 5 bees`, as the rules write it
        if board is None or len(plain) + len(marked) == 0 or len(plain) > 1 or len(marked) > 1:
            return []
        found = [
            (number, face)
            for number, face in self.mine()
            if (not marked or str(number) == marked[0]) and (not plain or self.shows(face, plain[0]))
        ]
        if not plain:
            found = [(number, face) for number, face in found if face != CLUB]
        return self.those_left([(number, f"{face or 'club'} {board}") for number, face in found], "place", view)

    def shows(self, face: int, word: str) -> bool:
        if face == CLUB:
            return word in ("club", self.say.say("screen-club"))
        return str(face) == word

    def mine(self) -> list[tuple[int, int]]:
        return [(pawn.number, face) for pawn in self.box.pawns for face in pawn.faces]

    def those_left(self, found: list[tuple[int, str]], verb: str, view: GrumpfView) -> list[str]:
        """Of the Grumpfs that are meant, those still to be played; if none is, any one, to be told why not."""
        held = [pawn.number for pawn in view.clans[self.you].pawns if pawn.place == "held"]
        moves = [f"{verb} {number} {rest}" for number, rest in found if number in held]
        return moves or [f"{verb} {number} {rest}" for number, rest in found][:1]

    # --- Clubbing

    def clubbing(self, words: Sequence[str], view: GrumpfView) -> list[str]:
        """A board and a space; before the board, if need be, the Grumpf. Otherwise it is the one that loses least."""
        boards = [place for place, word in enumerate(words) if not word.lstrip("#").isdecimal()]
        if len(boards) != 1 or len(words) - boards[0] != 2 or boards[0] > 1:
            return []
        board, space = self.board(words[boards[0]]), words[-1]
        if board is None:
            return []
        if boards[0] == 1:
            return [f"club {words[0].lstrip('#')} {board} {space}"]
        weakest_first = sorted(self.clubs(), key=lambda number: max(self.box.pawns[number - 1].faces))
        return self.those_left([(number, f"{board} {space}") for number in weakest_first], "club", view)[:1]

    def clubs(self) -> list[int]:
        return [number for number, face in self.mine() if face == CLUB]

    # --- Exchanging

    def exchanging(self, words: Sequence[str]) -> list[str]:
        """A player, what is taken, what is given."""
        if len(words) != 3:
            return []
        others = [seat for seat, name in enumerate(self.names) if name.casefold().startswith(words[0])]
        taken, given = self.board(words[1]), self.board(words[2])
        if len(others) != 1 or taken is None or given is None:
            return []
        return [f"exchange {others[0]} {taken} {given}"]

    def board(self, word: str) -> str | None:
        """The one board, or species, whose name begins like this; or its key in the rules."""
        if word in BOARDS:
            return word
        found = [key for key, name in self.boards.items() if word and name.startswith(word)]
        return found[0] if len(found) == 1 else None
