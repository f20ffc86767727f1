"""Riddles: a small game with texts that not everybody may read yet, to prove that `Words` can be secrets.

Each in turn is asked the riddle on top of the deck (RID-001), and the left neighbour reads what would come of either
answer (RID-002). Which consequence lies behind which answer is luck. One after the other all knock on the door; after
the sixth knock the answer is given, and everybody reads both consequences (RID-003).

Plain Python on purpose, as Bids is. Each consequence has a word that stands nowhere else: a leaked one is found by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from tablee.bots import RandomBot
from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    BadMove,
    BadPosition,
    Belief,
    BotMaker,
    Edition,
    Event,
    Eyes,
    Game,
    Json,
    Luck,
    Move,
    Options,
    Outcome,
    Pace,
    Position,
    PrivateEvent,
    Refusal,
    Traits,
    View,
    Words,
)
from tablee.kernel.shapes import shaped

ROUNDS = 2
KNOCKS = 6
STONES = ("jasper", "beryl", "opal", "topaz", "agate", "onyx", "garnet", "quartz", "pyrite", "zircon", "jade", "amber")
CARDS = [f"R{number}" for number in range(1, len(STONES) // 2 + 1)]
WRITTEN: Json = {
    "riddles": [
        {
            "id": card,
            "question": {"fr": f"La porte {card} grince. Tu l’ouvres ?", "en": f"Door {card} creaks. Do you open it?"},
            "behind": [
                {"fr": f"Derrière brille un {one} : un point.", "en": f"Behind it shines {one}: a point."},
                {"fr": f"Rien qu’un peu de {other}.", "en": f"Nothing but a little {other}."},
            ],
        }
        for card, one, other in zip(CARDS, STONES[::2], STONES[1::2], strict=True)
    ]
}

MALFORMED = Refusal("malformed", "RID-001")
NOT_YOUR_TURN = Refusal("not_your_turn", "RID-001")
NOT_NOW = Refusal("not_now", "RID-003")
GAME_OVER = Refusal("game_over", "RID-003")
KNOCK = (Move("knock"),)
ANSWERS = (Move("answer yes"), Move("answer no"))
MOVES = KNOCK + ANSWERS


class Riddle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    question: Words
    behind: tuple[Words, Words]


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    riddles: tuple[Riddle, ...]


BOX = {riddle.id: riddle for riddle in msgspec.convert(WRITTEN, Contents).riddles}


# --- Events and views


class RiddleAsked(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    question: Words


class RiddleRead(PrivateEvent, frozen=True):
    """To the reader alone: what would come of a yes, and of a no."""

    reveals: ClassVar[bool] = True

    yes: Words
    no: Words


class Knocked(Event, frozen=True):
    seat: int
    knocks: int


class RiddleAnswered(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    answer: str
    yes: Words
    no: Words


class GameEnded(Event, frozen=True):
    points: list[int]


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    turned: bool
    answer: str


class RiddlesView(View, frozen=True):
    turn: int | None
    knocks: int
    card: str | None
    question: Words | None
    past: list[Past]
    texts: list[tuple[Words, Words]]  # of what is past: behind a yes, and behind a no
    points: list[int]
    read: tuple[Words, Words] | None  # by the reader
    deck: list[tuple[str, bool]] | None


# --- The rules


class Riddles(Position):
    """The deck is played from its front: `past` of it is answered, and the next one lies open."""

    def __init__(self, seats: int, deck: list[tuple[str, bool]]) -> None:
        self.seats = seats
        self.over = False
        self.now = 0
        self.told = None
        self.deck = deck  # and whether its consequences lie the other way round
        self.answers: list[str] = []
        self.knocks = 0

    @property
    def turn(self) -> int:
        return len(self.answers) % self.seats

    @property
    def reader(self) -> int:
        return (self.turn + 1) % self.seats

    def consequences(self, number: int) -> tuple[Words, Words]:
        card, turned = self.deck[number]
        good, bad = BOX[card].behind
        return (bad, good) if turned else (good, bad)

    def points(self) -> list[int]:
        points = [0] * self.seats
        for number, (answer, (_, turned)) in enumerate(zip(self.answers, self.deck, strict=False)):
            points[number % self.seats] += (answer == "yes") != turned
        return points

    def awaited(self) -> tuple[int, ...]:
        """RID-003. Whoever knocks next, beginning with the reader; then whoever is asked."""
        if self.over:
            return ()
        return ((self.reader + self.knocks) % self.seats if self.knocks < KNOCKS else self.turn,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.awaited():
            return ()
        return KNOCK if self.knocks < KNOCKS else ANSWERS

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats or move not in MOVES:
            return MALFORMED
        if self.over:
            return GAME_OVER
        if seat not in self.awaited():
            return NOT_YOUR_TURN
        return None if move in self.moves(seat) else NOT_NOW

    def default(self, seat: int) -> Move:
        return self.moves(seat)[-1]

    def ask(self) -> None:
        """RID-001, 002."""
        number = len(self.answers)
        card, _ = self.deck[number]
        self.tell(RiddleAsked(self.turn, card, BOX[card].question))
        self.tell(RiddleRead(self.reader, *self.consequences(number)))

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        """RID-003."""
        if move in KNOCK:
            self.knocks += 1
            self.tell(Knocked(seat, self.knocks))
            return
        number, answer = len(self.answers), move.text.removeprefix("answer ")
        self.answers.append(answer)
        self.knocks = 0
        self.tell(RiddleAnswered(seat, answer, *self.consequences(number)))
        if len(self.answers) == ROUNDS * self.seats:
            self.over = True
            self.tell(GameEnded(self.points()))
        else:
            self.ask()

    def view(self, eyes: Eyes) -> RiddlesView:
        public = self.public()
        return public if eyes is None else msgspec.structs.replace(public, **self.private(eyes))

    def private(self, eyes: int) -> dict[str, object]:
        reads = not self.over and eyes in (self.reader, EVERYTHING)
        own: dict[str, object] = {"eyes": eyes, "read": self.consequences(len(self.answers)) if reads else None}
        return own | ({"deck": self.deck[:]} if eyes == EVERYTHING else {})

    def public(self) -> RiddlesView:
        past = len(self.answers)
        card = None if self.over else self.deck[past][0]
        return RiddlesView(
            eyes=None,
            seats=self.seats,
            over=self.over,
            turn=None if self.over else self.turn,
            knocks=self.knocks,
            card=card,
            question=None if card is None else BOX[card].question,
            past=[Past(*drawn, answer) for drawn, answer in zip(self.deck, self.answers, strict=False)],
            texts=[self.consequences(number) for number in range(past)],
            points=self.points(),
            read=None,
            deck=None,
        )

    def imagine(self, eyes: Eyes, luck: Luck) -> Riddles:
        """What nobody has drawn lies anyhow; and so do the consequences of what only the reader reads."""
        imagined = self.clone()
        if eyes == EVERYTHING:
            return imagined
        past = len(self.answers)
        known = past if self.over else past + 1
        rest = sorted(card for card, _ in self.deck[known:])
        luck.shuffle(rest)
        imagined.deck[known:] = [(card, luck.below(2) == 1) for card in rest]
        if not self.over and eyes != self.reader:
            imagined.deck[past] = (self.deck[past][0], luck.below(2) == 1)
        return imagined

    def payoff(self) -> list[float]:
        winners = self.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        points = self.points()
        ranks = [1 + sum(other > mine for other in points) for mine in points]
        return Outcome.by_rank(ranks, points, "shared" if ranks.count(1) > 1 else "points")

    def clone(self) -> Riddles:
        return written_down(Paper(self.seats, self.deck[:], self.answers[:], self.knocks, self.now))

    def to_json(self) -> Json:
        return msgspec.to_builtins(Paper(self.seats, self.deck, self.answers, self.knocks, self.now))


# --- On paper


class Paper(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=3)]
    deck: list[tuple[str, bool]]
    answers: Annotated[list[str], msgspec.Meta(max_length=len(CARDS))]
    knocks: Annotated[int, msgspec.Meta(ge=0, le=KNOCKS)]
    now: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


def read(written: Json) -> Riddles:
    try:
        paper = shaped(written, Paper)
    except msgspec.ValidationError as error:
        raise BadPosition(error) from None
    if sorted(card for card, _ in paper.deck) != CARDS:
        raise BadPosition("deck", "every riddle once")
    if len(paper.answers) > ROUNDS * paper.seats or not set(paper.answers) <= {"yes", "no"}:
        raise BadPosition("answers", "yes or no, one for each turn")
    if paper.knocks and len(paper.answers) == ROUNDS * paper.seats:
        raise BadPosition(paper.knocks, "no knocks after the last answer")
    return written_down(paper)


def written_down(paper: Paper) -> Riddles:
    position = Riddles(paper.seats, paper.deck)
    position.answers = paper.answers
    position.knocks = paper.knocks
    position.now = paper.now
    position.over = len(paper.answers) == ROUNDS * paper.seats
    return position


class RiddlesBelief(Belief):
    """Everything is in the view."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Riddles | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, RiddlesView)
        deck = [(past.card, past.turned) for past in view.past]
        if view.card is not None:
            deck.append((view.card, view.read is not None and view.read[0] == BOX[view.card].behind[1]))
        drawn = {card for card, _ in deck}
        deck += [(card, False) for card in CARDS if card not in drawn]
        self.position = written_down(Paper(view.seats, deck, [past.answer for past in view.past], view.knocks, 0))

    def imagine(self, luck: Luck) -> Riddles:
        assert self.position is not None
        return self.position.imagine(self.seat, luck)


# --- The box


class RiddlesGame(Game[Riddles]):
    key: ClassVar[str] = "riddles"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "RID"
    seats: ClassVar[range] = range(2, 4)
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True)
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=10_000)}
    levels: ClassVar[tuple[str, ...]] = ("random",)
    events: ClassVar[tuple[type[Event], ...]] = (
        RiddleAsked,
        RiddleRead,
        Knocked,
        RiddleAnswered,
        GameEnded,
        *TABLE_EVENTS,
    )
    view_type: ClassVar[type[View]] = RiddlesView
    refusals: ClassVar[tuple[Refusal, ...]] = (MALFORMED, NOT_YOUR_TURN, NOT_NOW, GAME_OVER)
    longest: ClassVar[int] = ROUNDS * 3 * (KNOCKS + 1)

    edition: Edition = Edition(WRITTEN)

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Riddles:
        self.check_seats(seats)
        cards = CARDS[:]
        luck.shuffle(cards)
        position = Riddles(seats, [(card, luck.below(2) == 1) for card in cards])
        if listen:
            position.told = []
            position.ask()
        return position

    def content(self) -> Json:
        """The questions; what lies behind them is sent to whoever may read it."""
        return {"riddles": [{"id": card, "question": msgspec.to_builtins(BOX[card].question)} for card in CARDS]}

    def move(self, text: str) -> Move:
        for move in MOVES:
            if move.text == text:
                return move
        raise BadMove(text, "answer yes")

    def position(self, written: Json) -> Riddles:
        return read(written)

    def believe(self, seat: int) -> RiddlesBelief:
        return RiddlesBelief(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


RIDDLES_GAME = RiddlesGame()
