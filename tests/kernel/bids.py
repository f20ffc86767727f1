"""Bids: a game in one small file, to prove that the kernel's words say more than Smile needs.

Two to four players with three cards each play two rounds for a prize that luck draws. Everybody secretly bids one
card (BID-001), and nobody is told who has bid (BID-002). A moment after the last bid, or when the time is up, all bids
are shown, with the lowest card of those who have not chosen (BID-003); the highest takes the prize (BID-004).

It is plain Python on purpose: interpreted subclasses of the kernel's classes must work where the kernel is compiled.
Cards have numbers above 100, so that a leaked one cannot be mistaken for a count.
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
)
from tablee.kernel.shapes import shaped

HAND = 3
ROUNDS = 2
LAST_CARD = 112
TIME_TO_BID = 10_000
TIME_TO_SHOW = 1_000

MALFORMED = Refusal("malformed", "BID-001")
GAME_OVER = Refusal("game_over", "BID-004")
ALREADY_BID = Refusal("already_bid", "BID-001")
NOT_YOUR_CARD = Refusal("not_your_card", "BID-001")


class Bid(Move):
    def __init__(self, card: int) -> None:
        super().__init__(f"bid {card}")
        self.card = card


BIDS = {card: Bid(card) for card in range(101, LAST_CARD + 1)}


# --- Events and views


class Dealt(PrivateEvent, frozen=True):
    cards: list[int]


class RoundStarted(Event, frozen=True):
    round: int
    prize: int


class BidMade(PrivateEvent, frozen=True):
    card: int


class BidsClosed(Event, frozen=True):
    """Everybody has chosen."""

    reveals: ClassVar[bool] = True


class BidsShown(Event, frozen=True):
    reveals: ClassVar[bool] = True

    cards: list[int]
    winner: int


class GameEnded(Event, frozen=True):
    points: list[int]


class BidsView(View, frozen=True):
    round: int
    prize: int
    points: list[int]
    due: int | None
    closed: bool
    hidden: list[int]  # cards of each seat that nobody else has seen
    shown: list[list[int]]
    hand: list[int] | None
    bid: int | None
    all_hands: list[list[int]] | None
    all_bids: list[int | None] | None


# --- The rules


class Bids(Position):
    def __init__(self, hands: list[list[int]], prize: int) -> None:
        self.seats = len(hands)
        self.over = False
        self.now = 0
        self.told = None
        self.hands = hands
        self.bids: list[int | None] = [None] * len(hands)
        self.shown: list[list[int]] = [[] for _ in hands]
        self.points = [0] * len(hands)
        self.round = 1
        self.prize = prize
        self.alarm = TIME_TO_BID

    @property
    def closed(self) -> bool:
        return None not in self.bids

    def awaited(self) -> tuple[int, ...]:
        """BID-001. All who have not bid, at once."""
        return () if self.over else tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def moves(self, seat: int) -> tuple[Move, ...]:
        if self.over or self.bids[seat] is not None:
            return ()
        return tuple(BIDS[card] for card in self.hands[seat])

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.seats or not isinstance(move, Bid):
            return MALFORMED
        if self.over:
            return GAME_OVER
        if self.bids[seat] is not None:
            return ALREADY_BID
        return None if move.card in self.hands[seat] else NOT_YOUR_CARD

    def default(self, seat: int) -> Move:
        return BIDS[min(self.hands[seat])]

    def clock(self, seat: int) -> str | None:
        """BID-002, 003. None of the table's: it would tell who has not bid."""
        return None

    def play(self, seat: int, move: Move, luck: Luck) -> None:
        assert isinstance(move, Bid)
        self.hands[seat].remove(move.card)
        self.bids[seat] = move.card
        self.tell(BidMade(seat, move.card))
        if self.closed:
            self.alarm = min(self.alarm, self.now + TIME_TO_SHOW)
            self.tell(BidsClosed())

    def due(self) -> int | None:
        return None if self.over else self.alarm

    def advance(self, at: int, luck: Luck) -> None:
        while not self.over and self.alarm <= at:
            self.now = self.alarm
            self.show(luck)
        self.now = at

    def show(self, luck: Luck) -> None:
        """BID-003, 004. What nobody has chosen is chosen by default; the highest card takes the prize."""
        for seat in self.awaited():
            self.play(seat, self.default(seat), luck)
        cards = [bid for bid in self.bids if bid is not None]
        winner = cards.index(max(cards))
        self.points[winner] += self.prize
        for seat, card in enumerate(cards):
            self.shown[seat].append(card)
        self.bids = [None] * self.seats
        self.tell(BidsShown(cards, winner))
        if self.round == ROUNDS:
            self.over = True
            self.tell(GameEnded(self.points[:]))
        else:
            self.round += 1
            self.prize = 1 + luck.below(3)
            self.alarm = self.now + TIME_TO_BID
            self.tell(RoundStarted(self.round, self.prize))

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    def view(self, eyes: Eyes) -> BidsView:
        public = self.public()
        return public if eyes is None else msgspec.structs.replace(public, **self.private(eyes))

    def private(self, eyes: int) -> dict[str, object]:
        if eyes == EVERYTHING:
            return {"eyes": eyes, "all_hands": [hand[:] for hand in self.hands], "all_bids": self.bids[:]}
        return {"eyes": eyes, "hand": self.hands[eyes][:], "bid": self.bids[eyes]}

    def public(self) -> BidsView:
        return BidsView(
            eyes=None,
            seats=self.seats,
            over=self.over,
            round=self.round,
            prize=self.prize,
            points=self.points[:],
            due=self.due(),
            closed=self.closed,
            hidden=[len(hand) + (bid is not None) for hand, bid in zip(self.hands, self.bids, strict=True)],
            shown=[cards[:] for cards in self.shown],
            hand=None,
            bid=None,
            all_hands=None,
            all_bids=None,
        )

    def imagine(self, eyes: Eyes, luck: Luck) -> Bids:
        """Other hands are anybody's guess, and so is who has bid, unless all have."""
        imagined = self.clone()
        if eyes == EVERYTHING:
            return imagined
        others = [seat for seat in range(self.seats) if seat != eyes]
        secret = sorted(card for seat in others for card in (*self.hands[seat], self.bids[seat]) if card is not None)
        luck.shuffle(secret)
        for seat in others:
            count = len(self.hands[seat]) + (self.bids[seat] is not None)
            hand = [secret.pop() for _ in range(count)]
            has_bid = luck.below(2) == 1
            imagined.bids[seat] = hand.pop() if self.closed or (has_bid and not self.over) else None
            imagined.hands[seat] = sorted(hand)
        if imagined.closed and not self.closed:
            late = others[luck.below(len(others))]
            imagined.hands[late] = sorted([*imagined.hands[late], imagined.bids[late] or 0])
            imagined.bids[late] = None
        return imagined

    def payoff(self) -> list[float]:
        winners = self.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        ranks = [1 + sum(other > points for other in self.points) for points in self.points]
        return Outcome.by_rank(ranks, self.points[:], "shared" if ranks.count(1) > 1 else "points")

    def clone(self) -> Bids:
        return written_down(self.paper())

    def paper(self) -> Paper:
        return Paper(
            hands=[hand[:] for hand in self.hands],
            bids=self.bids[:],
            shown=[cards[:] for cards in self.shown],
            points=self.points[:],
            round=self.round,
            prize=self.prize,
            alarm=self.alarm,
            now=self.now,
            over=self.over,
        )

    def to_json(self) -> Json:
        return msgspec.to_builtins(self.paper())


# --- On paper

Time = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2 * ROUNDS * HAND)]
Card = Annotated[int, msgspec.Meta(ge=101, le=LAST_CARD)]
Cards = Annotated[list[Card], msgspec.Meta(max_length=HAND)]
Seats = msgspec.Meta(min_length=2, max_length=4)


class Paper(msgspec.Struct, forbid_unknown_fields=True):
    hands: Annotated[list[Cards], Seats]
    bids: list[Card | None]
    shown: list[Cards]
    points: list[Count]
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    prize: Annotated[int, msgspec.Meta(ge=1, le=3)]
    alarm: Time
    now: Time
    over: bool


def read(written: Json) -> Bids:
    try:
        paper = shaped(written, Paper)
    except msgspec.ValidationError as error:
        raise BadPosition(error) from None
    seats = len(paper.hands)
    if not len(paper.bids) == len(paper.shown) == len(paper.points) == seats:
        raise BadPosition("lists of different lengths", f"one of each for {seats} seats")
    cards = [card for seat in range(seats) for card in (*paper.hands[seat], paper.bids[seat], *paper.shown[seat])]
    if sorted(card for card in cards if card is not None) != list(range(101, 101 + seats * HAND)):
        raise BadPosition("cards", "every card of the deck once")
    rounds = paper.round if paper.over else paper.round - 1
    if any(len(shown) != rounds for shown in paper.shown) or (paper.over and any(paper.bids)):
        raise BadPosition("shown cards", f"{rounds} of each seat")
    if any(len(hand) + bool(bid) + rounds != HAND for hand, bid in zip(paper.hands, paper.bids, strict=True)):
        raise BadPosition("hands", f"{HAND - rounds} hidden cards of each seat")
    return written_down(paper)


def written_down(paper: Paper) -> Bids:
    position = Bids(paper.hands, paper.prize)
    position.bids = paper.bids
    position.shown = paper.shown
    position.points = paper.points
    position.round = paper.round
    position.alarm = paper.alarm
    position.now = paper.now
    position.over = paper.over
    return position


# --- Minds


class BidsBelief(Belief):
    """Everything is in the view; there is nothing to remember."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Bids | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, BidsView)
        assert view.hand is not None
        known = {*view.hand, view.bid, *(card for cards in view.shown for card in cards)}
        unknown = [card for card in range(101, 101 + HAND * view.seats) if card not in known]
        hands = [[unknown.pop() for _ in range(0 if seat == self.seat else n)] for seat, n in enumerate(view.hidden)]
        hands[self.seat] = view.hand[:]
        position = Bids(hands, view.prize)
        position.bids = [hand.pop() if view.closed and seat != self.seat else None for seat, hand in enumerate(hands)]
        position.bids[self.seat] = view.bid
        position.shown = [cards[:] for cards in view.shown]
        position.points = view.points[:]
        position.round = view.round
        position.over = view.over
        position.alarm = view.due or 0
        self.position = position

    def imagine(self, luck: Luck) -> Bids:
        assert self.position is not None
        return self.position.imagine(self.seat, luck)


# --- The box


class BidsOptions(Options, frozen=True):
    first_prize: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class BidsGame(Game[Bids]):
    key: ClassVar[str] = "bids"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "BID"
    seats: ClassVar[range] = range(2, 5)
    traits: ClassVar[Traits] = Traits(hidden=True, secrets=True, simultaneous=True, real_time=True, chance="play")
    options: ClassVar[type[Options]] = BidsOptions
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=TIME_TO_BID)}
    levels: ClassVar[tuple[str, ...]] = ("random",)
    events: ClassVar[tuple[type[Event], ...]] = (
        Dealt,
        RoundStarted,
        BidMade,
        BidsClosed,
        BidsShown,
        GameEnded,
        *TABLE_EVENTS,
    )
    view_type: ClassVar[type[View]] = BidsView
    refusals: ClassVar[tuple[Refusal, ...]] = (MALFORMED, GAME_OVER, ALREADY_BID, NOT_YOUR_CARD)
    longest: ClassVar[int] = 8

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Bids:
        self.check_seats(seats)
        deck = list(range(101, 101 + seats * HAND))
        luck.shuffle(deck)
        hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
        position = Bids(hands, options.first_prize if isinstance(options, BidsOptions) else 1)
        if listen:
            position.told = [Dealt(seat, hand[:]) for seat, hand in enumerate(hands)]
            position.tell(RoundStarted(1, position.prize))
        return position

    def move(self, text: str) -> Move:
        for move in BIDS.values():
            if move.text == text:
                return move
        raise BadMove(text, "bid 101")

    def position(self, written: Json) -> Bids:
        return read(written)

    def believe(self, seat: int) -> BidsBelief:
        return BidsBelief(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


BIDS_GAME = BidsGame()
