"""In the other processes: the bots themselves, each with what it has heard so far. Nothing but data comes here.

A thought says only what is new. Who does not know the bot that it is for, or the cards that it plays with, says so, and
is told everything.
"""

from __future__ import annotations

import traceback
from collections import OrderedDict
from typing import Any, Final, Literal, Union

import msgspec

from tablee import games
from tablee.kernel import Bot, FastLuck, Game
from tablee.tables.story import read_story

MOST_BOTS: Final = 500  # that one process keeps; then the one that has not thought for longest is forgotten
MOST_GAMES: Final = 20  # boxes with other cards
NOTHING: Final = msgspec.Raw(b"null")


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """What is said to one bot of one table: whoever plays for a seat, at one of the levels that are asked there."""

    table: str
    seat: int
    level: str


class Thought(Asked, frozen=True):
    """Choose a move: who the bot is, what its seat has heard since the last thought, and what it sees now."""

    game: str
    edition: str  # the digest of its cards
    temper: int  # the seed that it was made with, the same for the whole game
    seed: int  # of this decision
    story: int  # another one whenever what the bot has heard is not what it would hear today
    after: int  # events of the story that it should know
    told: int  # events of the story that it will know with `heard`
    heard: msgspec.Raw
    view: msgspec.Raw
    written: msgspec.Raw = NOTHING  # the cards, for whoever does not know them


class Forget(Asked, frozen=True):
    """The game is over."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and why; or what has to be told again; or where a mistake of ours was made."""

    move: str = ""  # empty for doing nothing
    reason: msgspec.Raw = NOTHING  # as the bot gave it: nobody has looked at it yet
    lacks: Literal["", "story", "edition"] = ""
    fault: str = ""


class Mind:
    """A bot that lives on between its thoughts, and how much it has heard."""

    def __init__(self, bot: Bot, story: int) -> None:
        self.bot = bot
        self.story = story
        self.told = 0


class Minds:
    """All the bots that one process keeps. One that was lost is made again, and plays as if it had never been away."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self.most = most
        self.bots: OrderedDict[tuple[str, int, str], Mind] = OrderedDict()  # by table, seat and level
        self.games: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    def answer(self, written: bytes) -> bytes:
        asked = msgspec.json.decode(written, type=Union[Thought, Forget])  # noqa: UP007 (a type, not a value)
        try:
            answer = self.think(asked) if isinstance(asked, Thought) else self.forget(asked)
        except Exception as error:
            self.forget(asked)  # nobody knows what it has in mind now
            answer = Answer(fault=where(error))
        return msgspec.json.encode(answer)

    def think(self, thought: Thought) -> Answer:
        game = self.game(thought)
        if game is None:
            return Answer(lacks="edition")
        mind = self.mind(game, thought)
        if mind is None:
            return Answer(lacks="story")
        for event in read_story(game, msgspec.json.decode(thought.heard)):
            mind.bot.hear(event)
        mind.told = thought.told
        mind.bot.draw_from(FastLuck(thought.seed))
        move = mind.bot.choose(msgspec.json.decode(thought.view, type=game.view_type))
        reason = None if move is None else mind.bot.reason()
        return Answer("" if move is None else move.text, msgspec.Raw(msgspec.json.encode(reason)))

    def game(self, thought: Thought) -> Game[Any] | None:
        """The box, with the cards of this table; None if we do not know them."""
        box = games.find(thought.game)
        if box.edition.digest == thought.edition:
            return box
        key = (thought.game, thought.edition)
        if thought.written != NOTHING:
            self.games[key] = box.in_edition(msgspec.json.decode(thought.written))
            if len(self.games) > MOST_GAMES:
                self.games.popitem(last=False)
        return self.games.get(key)

    def mind(self, game: Game[Any], thought: Thought) -> Mind | None:
        """The bot that has heard just what came before this thought; None if there is none, and none can be made."""
        key = (thought.table, thought.seat, thought.level)
        mind = self.bots.get(key)
        if mind is None or (mind.story, mind.told) != (thought.story, thought.after):
            if thought.after > 0:
                return None
            mind = Mind(game.bot(thought.level, thought.seat, FastLuck(thought.temper)), thought.story)
            self.bots[key] = mind
        self.bots.move_to_end(key)
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return mind

    def forget(self, asked: Asked) -> Answer:
        self.bots.pop((asked.table, asked.seat, asked.level), None)
        return Answer()


def where(error: Exception) -> str:
    """Where it happened, never what the bot holds."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in " + " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
