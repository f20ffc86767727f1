"""Owls: a village in one small file, to prove what the agenda can say: nights, cascades, ballots, lists, a stone.

Every seat has a secret card: owls, a hunter, two twins, mice (OWL-001). By night, for a time that nobody can change,
everybody alive marks somebody, and may mark somebody else; what the first owl marks dies (OWL-002). Whoever dies shows
the card; then the other twin dies of grief, then a fallen hunter shoots, and everything that follows comes before what
was to come after (OWL-003). Then it is looked whether a side has won (OWL-004). By day everybody accuses for a while;
once in a game somebody may throw the stone, which kills at once, and the day goes on where it was (OWL-005). A secret
ballot follows; the most named dies (OWL-006), and names one by one who may vote on the next day (OWL-007). After the
last night the owls have won (OWL-008).

People talk in the village, by day, if they are alive; owls also among themselves, by night; the dead where only they
hear it, once nothing is asked of them any more, and they hear everything (OWL-009). Everybody sees who has said
something in the village today (OWL-010).

What anybody has said or voted stands in the view: there is nothing to remember. It is plain Python on purpose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from tablee.bots import RandomBot
from tablee.kernel import (
    EVERYTHING,
    TABLE_EVENTS,
    BadMove,
    BadPosition,
    Belief,
    BotMaker,
    Channels,
    Event,
    Eyes,
    Game,
    GroupEvent,
    Json,
    Luck,
    Move,
    Options,
    Outcome,
    Pace,
    PrivateEvent,
    Refusal,
    Spoke,
    Traits,
    View,
)
from tablee.kernel.agenda import DONE, Choice, Step, Steps, Stepwise
from tablee.kernel.shapes import shaped
from tablee.kernel.step_book import StepBook

NIGHTS = 9
A_WHILE = 10_000  # milliseconds of a night, a debate, a ballot, a shot
MOST = 6
OWLS, MICE, NONE = "owls", "mice", "nobody"
VILLAGE, PACK, DEAD = "village", "pack", "dead"  # where people talk

MALFORMED = Refusal("malformed", "OWL-001")
GAME_OVER = Refusal("game_over", "OWL-004")
NOT_NOW = Refusal("not_now", "OWL-003")


class Deed(Move):
    def __init__(self, verb: str, target: int) -> None:
        super().__init__(f"{verb} {target}" if target >= 0 else verb)
        self.verb = verb
        self.target = target


VERBS = ("mark", "accuse", "stone", "vote", "shoot", "let")
DEEDS = {verb: [Deed(verb, target) for target in range(MOST)] for verb in VERBS}
NAMED = Deed("done", -1)
LONGER = Deed("longer", -1)  # a moderator's
MOVES = {deed.text: deed for deed in [*(deed for deeds in DEEDS.values() for deed in deeds), NAMED, LONGER]}


def cards_for(seats: int) -> list[str]:
    owls = [f"owl_{number}" for number in range(1 + seats // MOST)]
    mice = [f"mouse_{number}" for number in range(seats - len(owls) - 3)]
    return [*owls, "hunter", "twin_0", "twin_1", *mice]


def side_of(card: str) -> str:
    return OWLS if card.startswith("owl") else MICE


# --- Events and views


class CardDealt(PrivateEvent, frozen=True):
    card: str


class KinTold(GroupEvent, frozen=True):
    """Owls and twins know each other."""

    kind: str


class NightFell(Event, frozen=True):
    night: int
    ends: int


class MarkSet(PrivateEvent, frozen=True):
    target: int


class DayBroke(Event, frozen=True):
    reveals: ClassVar[bool] = True

    ends: int


class Died(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: str
    cause: str


class Accused(Event, frozen=True):
    seat: int
    target: int


class StoneThrown(Event, frozen=True):
    seat: int
    target: int


class SpokeUp(Event, frozen=True):
    seat: int


class BallotOpened(Event, frozen=True):
    voters: Sequence[int]
    ends: int


class VoteCast(PrivateEvent, frozen=True):
    target: int


class BallotClosed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    votes: Sequence[int | None]


class ShotAsked(Event, frozen=True):
    seat: int


class VoterNamed(Event, frozen=True):
    seat: int
    voter: int


class VotersNamed(Event, frozen=True):
    voters: Sequence[int]


class GameWon(Event, frozen=True):
    reveals: ClassVar[bool] = True

    side: str
    cards: Sequence[str]


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What was said or voted: in the view of everybody, from the first night to the end."""

    night: int
    verb: str
    seat: int
    target: int


class OwlsView(View, frozen=True):
    night: int
    agenda: list[Json]
    alive: list[bool]
    shown: list[str | None]
    stone: bool
    voters: list[int] | None
    history: list[Line]
    winner: str | None
    card: str | None
    kin: list[int] | None
    mark: int | None
    vote: int | None
    cards: list[str] | None


# --- The steps


class Nightfall(Step["Owls"]):
    """OWL-002, 008."""

    def run(self, position: Owls, luck: Luck) -> Steps:
        if position.night == NIGHTS:
            position.end(OWLS)
            return DONE
        position.night += 1
        position.marks = [None] * position.seats
        position.tell(NightFell(position.night, position.now + A_WHILE))
        return (Night(position.now + A_WHILE),)


class Timed(Step["Owls"]):
    """It ends at its time, never before; the rules keep that time, because it is a secret who has still to choose."""

    def __init__(self, ends: int) -> None:
        self.ends = ends

    def due(self, position: Owls) -> int | None:
        return self.ends

    def clock(self, position: Owls, seat: int) -> str | None:
        return None

    def stands(self, position: Owls) -> bool:
        return len(position.living()) > 1


class Night(Timed):
    """OWL-002."""

    def asked(self, position: Owls) -> tuple[int, ...]:
        return tuple(seat for seat in position.living() if position.marks[seat] is None)

    def acting(self, position: Owls) -> tuple[int, ...]:
        """Whoever has marked somebody may think again."""
        return position.living()

    def moves(self, position: Owls, seat: int) -> tuple[Move, ...]:
        return position.aimed("mark", seat) if position.alive[seat] else ()

    def answer(self, position: Owls, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        position.marks[seat] = move.target
        position.tell(MarkSet(seat, move.target))
        return None

    def expire(self, position: Owls, luck: Luck) -> Steps | None:
        marked = [position.marks[seat] for seat in position.living() if side_of(position.cards[seat]) == OWLS]
        victims = tuple(target for target in marked[:1] if target is not None)
        position.marks = [None] * position.seats
        return (Deaths(victims, "owls"), CheckVictory(), Daybreak(A_WHILE))


class Deaths(Step["Owls"]):
    """OWL-003. All at once; then grief, then the shot: each with all that it causes before the next."""

    def __init__(self, victims: Sequence[int], cause: str) -> None:
        self.victims = tuple(victims)
        self.cause = cause

    def run(self, position: Owls, luck: Luck) -> Steps:
        for seat in self.victims:
            position.alive[seat] = False
            position.tell(Died(seat, position.cards[seat], self.cause))
        fallen = [position.cards[seat] for seat in self.victims]
        twins = [position.cards.index(card) for card in ("twin_0", "twin_1")]
        grieving = tuple(seat for seat in twins if position.alive[seat]) if set(twins) & set(self.victims) else ()
        grief = (Deaths(grieving, "grief"),) if grieving else DONE
        return (*grief, LastShot(position.cards.index("hunter"))) if "hunter" in fallen else grief


class LastShot(Step["Owls"]):
    """OWL-003. If there is anybody left to aim at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Owls, luck: Luck) -> Steps:
        return (Shot(self.seat, position.now + A_WHILE),) if position.living() else DONE


class Shot(Choice["Owls"]):
    def __init__(self, seat: int, ends: int) -> None:
        super().__init__(seat)
        self.ends = ends

    def stands(self, position: Owls) -> bool:
        return position.has_died(self.seat)

    def open(self, position: Owls) -> None:
        position.tell(ShotAsked(self.seat))

    def options(self, position: Owls) -> tuple[Move, ...]:
        return position.aimed("shoot", self.seat)

    def clock(self, position: Owls, seat: int) -> str | None:
        return None

    def due(self, position: Owls) -> int | None:
        return self.ends

    def expire(self, position: Owls, luck: Luck) -> Steps | None:
        return self.answer(position, self.seat, self.default(position, self.seat), luck)

    def answer(self, position: Owls, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return (Deaths((move.target,), "shot"),)


class CheckVictory(Step["Owls"]):
    """OWL-004."""

    def run(self, position: Owls, luck: Luck) -> Steps:
        sides = [side_of(position.cards[seat]) for seat in position.living()]
        if not sides:
            position.end(NONE)
        elif OWLS not in sides:
            position.end(MICE)
        elif sides.count(OWLS) >= sides.count(MICE):
            position.end(OWLS)
        return DONE


class Daybreak(Step["Owls"]):
    """OWL-005. The day begins, or goes on with the time that it had left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, position: Owls, luck: Luck) -> Steps:
        position.tell(DayBroke(position.now + self.left))
        return (Debate(position.now + self.left),)


class Debate(Timed):
    """OWL-005. Nobody is waited for, and everybody alive may speak."""

    def acting(self, position: Owls) -> tuple[int, ...]:
        return position.living()

    def moves(self, position: Owls, seat: int) -> tuple[Move, ...]:
        if not position.alive[seat]:
            return ()
        stone = position.aimed("stone", seat) if position.stone else ()
        return (*position.aimed("accuse", seat), *stone)

    def answer(self, position: Owls, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        position.history.append(Line(position.night, move.verb, seat, move.target))
        if move.verb == "accuse":
            position.tell(Accused(seat, move.target))
            return None
        position.stone = False
        position.tell(StoneThrown(seat, move.target))
        return (Deaths((move.target,), "stone"), CheckVictory(), Daybreak(self.ends - position.now))

    def expire(self, position: Owls, luck: Luck) -> Steps | None:
        return (Poll(),)


class Poll(Step["Owls"]):
    """OWL-006."""

    def run(self, position: Owls, luck: Luck) -> Steps:
        position.votes = [None] * position.seats
        position.tell(BallotOpened(position.entitled(), position.now + A_WHILE))
        return (Ballot(position.now + A_WHILE),)


class Ballot(Timed):
    """OWL-006."""

    def asked(self, position: Owls) -> tuple[int, ...]:
        return tuple(seat for seat in position.entitled() if position.votes[seat] is None)

    def moves(self, position: Owls, seat: int) -> tuple[Move, ...]:
        return position.aimed("vote", seat) if seat in self.asked(position) else ()

    def answer(self, position: Owls, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        position.votes[seat] = move.target
        position.tell(VoteCast(seat, move.target))
        return None

    def expire(self, position: Owls, luck: Luck) -> Steps | None:
        votes, position.votes = position.votes, [None] * position.seats
        position.voters = None
        position.tell(BallotClosed(votes))
        named = [target for target in votes if target is not None]
        position.history += [
            Line(position.night, "vote", seat, target) for seat, target in enumerate(votes) if target is not None
        ]
        most = max(map(named.count, named), default=0)
        condemned = tuple(seat for seat in position.living() if named.count(seat) == most > 0)
        if len(condemned) != 1:
            return (Nightfall(),)
        return (Deaths(condemned, "vote"), CheckVictory(), LastWill(condemned[0]), Nightfall())


class LastWill(Step["Owls"]):
    """OWL-007."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def stands(self, position: Owls) -> bool:
        return self.seat < position.seats

    def run(self, position: Owls, luck: Luck) -> Steps:
        return (Voters(self.seat, ()),)


class Voters(Choice["Owls"]):
    """OWL-007. A choice with too many answers is made of small ones."""

    def __init__(self, seat: int, named: Sequence[int]) -> None:
        super().__init__(seat)
        self.named = tuple(named)

    def stands(self, position: Owls) -> bool:
        return position.has_died(self.seat) and set(self.named) < set(position.living())

    def options(self, position: Owls) -> tuple[Move, ...]:
        more = tuple(DEEDS["let"][seat] for seat in position.living() if seat not in self.named)
        return (NAMED, *more) if self.named else more

    def forced(self, position: Owls) -> Move | None:
        return NAMED if len(self.named) == len(position.living()) else None

    def answer(self, position: Owls, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is NAMED:
            position.voters = sorted(self.named)
            position.tell(VotersNamed(position.voters[:]))
            return DONE
        position.tell(VoterNamed(seat, move.target))
        return (Voters(seat, (*self.named, move.target)),)


# --- The position


class Owls(Stepwise):
    def __init__(self, cards: list[str]) -> None:
        self.seats = len(cards)
        self.over = False
        self.now = 0
        self.told = None
        self.agenda = [Nightfall()]
        self.opened = False
        self.cards = cards
        self.alive = [True] * len(cards)
        self.marks: list[int | None] = [None] * len(cards)
        self.votes: list[int | None] = [None] * len(cards)
        self.voters: list[int] | None = None
        self.stone = True
        self.night = 0
        self.history: list[Line] = []
        self.winner: str | None = None

    def living(self) -> tuple[int, ...]:
        return tuple(seat for seat, alive in enumerate(self.alive) if alive)

    def has_died(self, seat: int) -> bool:
        return seat < self.seats and not self.alive[seat]

    def entitled(self) -> tuple[int, ...]:
        """OWL-007. Who may vote today: if none of those who were named lives, everybody."""
        named = tuple(seat for seat in self.living() if self.voters is not None and seat in self.voters)
        return named or self.living()

    def hushed(self, eyes: Eyes) -> bool:
        """By night, whoever lives: nobody can tell by the traffic who is an owl."""
        night = bool(self.agenda) and isinstance(self.agenda[-1], Night)
        return night and eyes is not None and eyes >= 0 and self.alive[eyes]

    def channels(self, eyes: Eyes) -> Channels:
        """OWL-009."""
        if eyes is None or eyes == EVERYTHING:
            return Channels((), (VILLAGE,) if eyes is None else (VILLAGE, PACK, DEAD))
        if self.over:
            return Channels((VILLAGE,), (VILLAGE, PACK, DEAD))
        if not self.alive[eyes]:
            deciding = any(getattr(step, "seat", None) == eyes for step in self.agenda)
            return Channels((), (VILLAGE,)) if deciding else Channels((DEAD,), (VILLAGE, PACK, DEAD))
        if not isinstance(self.agenda[-1], Night):
            return Channels((VILLAGE,), (VILLAGE,))
        return Channels((PACK,), (VILLAGE, PACK)) if self.side(eyes) == OWLS else Channels((), (VILLAGE,))

    def notice(self, fact: Event, luck: Luck) -> None:
        """OWL-010. That somebody speaks elsewhere is nobody's business."""
        if isinstance(fact, Spoke) and fact.channel == VILLAGE and not self.over:
            line = Line(self.night, "speak", fact.seat, fact.seat)
            if line not in self.history:
                self.history.append(line)
                self.tell(SpokeUp(fact.seat))
        super().notice(fact, luck)

    def interventions(self) -> tuple[Move, ...]:
        """A moderator may let a night, a day or a ballot last longer."""
        return (LONGER,) if isinstance(self.agenda[-1:] and self.agenda[-1], Timed) else ()

    def intervene(self, move: Move, luck: Luck) -> None:
        step = self.agenda[-1]
        assert isinstance(step, Timed)
        self.agenda[-1] = type(step)(step.ends + A_WHILE)
        self.tell(DayBroke(step.ends + A_WHILE))

    def aimed(self, verb: str, seat: int) -> tuple[Move, ...]:
        return tuple(DEEDS[verb][target] for target in self.living() if target != seat)

    def not_now(self, seat: int, move: Move) -> Refusal:
        if not 0 <= seat < self.seats or not isinstance(move, Deed):
            return MALFORMED
        return GAME_OVER if self.over else NOT_NOW

    def end(self, side: str) -> None:
        self.winner = side
        self.finish()
        self.tell(GameWon(side, self.cards[:]))

    def side(self, seat: int) -> str:
        return side_of(self.cards[seat])

    def carried(self, seat: int) -> str:
        """The next game is told who did not live to see the end of this one."""
        return "" if self.alive[seat] else "fallen"

    # --- Who knows what

    def kin(self, seat: int) -> list[int]:
        """OWL-001. Owls know the owls, twins the twins."""
        kind = self.cards[seat].partition("_")[0]
        if kind not in ("owl", "twin"):
            return [seat]
        return [other for other, card in enumerate(self.cards) if card.startswith(kind)]

    def view(self, eyes: Eyes) -> OwlsView:
        public = self.public()
        return public if eyes is None else msgspec.structs.replace(public, **self.private(eyes))

    def private(self, eyes: int) -> dict[str, object]:
        if eyes == EVERYTHING:
            return {"eyes": eyes, "cards": self.cards[:]}
        return {
            "eyes": eyes,
            "card": self.cards[eyes],
            "kin": self.kin(eyes),
            "mark": self.marks[eyes],
            "vote": self.votes[eyes],
        }

    def public(self) -> OwlsView:
        return OwlsView(
            eyes=None,
            seats=self.seats,
            over=self.over,
            night=self.night,
            agenda=STEPS.write(self.agenda),
            alive=self.alive[:],
            shown=[
                None if alive and not self.over else card for card, alive in zip(self.cards, self.alive, strict=True)
            ],
            stone=self.stone,
            voters=None if self.voters is None else self.voters[:],
            history=self.history[:],
            winner=self.winner,
            card=None,
            kin=None,
            mark=None,
            vote=None,
            cards=None,
        )

    def imagine(self, eyes: Eyes, luck: Luck) -> Owls:
        imagined = self.clone()
        if eyes == EVERYTHING or self.over:
            return imagined
        known = {seat for seat in range(self.seats) if not self.alive[seat]}
        if eyes is not None:
            known.update(self.kin(eyes))
        unknown = [seat for seat in range(self.seats) if seat not in known]
        pool = sorted(self.cards[seat] for seat in unknown)
        luck.shuffle(pool)
        for seat, card in zip(unknown, pool, strict=True):
            imagined.cards[seat] = card
        for seat in range(self.seats):
            if seat != eyes:
                imagined.marks[seat] = imagined.guess(Night, "mark", seat, luck)
                imagined.votes[seat] = imagined.guess(Ballot, "vote", seat, luck)
        return imagined

    def guess(self, kind: type[Step[Any]], verb: str, seat: int, luck: Luck) -> int | None:
        """What a seat may have chosen in secret by now, if that is what it is asked."""
        chosen = luck.below(self.seats + 1)
        allowed = self.living() if kind is Night else self.entitled()
        if not isinstance(self.agenda[-1], kind) or seat not in allowed or chosen == self.seats:
            return None
        targets = self.aimed(verb, seat)
        target = targets[chosen % len(targets)]
        assert isinstance(target, Deed)
        return target.target

    # --- Results, copies, paper

    def payoff(self) -> list[float]:
        return [1.0 if side_of(card) == self.winner else 0.0 for card in self.cards]

    def outcome(self) -> Outcome:
        assert self.winner is not None
        winners = [seat for seat, card in enumerate(self.cards) if side_of(card) == self.winner]
        ranks = [1 if seat in winners or not winners else 1 + len(winners) for seat in range(self.seats)]
        return Outcome(winners, ranks, (), self.winner)

    def clone(self) -> Owls:
        copy = Owls(self.cards[:])
        copy.agenda = self.agenda[:]
        copy.opened = self.opened
        copy.now = self.now
        copy.over = self.over
        copy.alive = self.alive[:]
        copy.marks = self.marks[:]
        copy.votes = self.votes[:]
        copy.voters = None if self.voters is None else self.voters[:]
        copy.stone = self.stone
        copy.night = self.night
        copy.history = self.history[:]
        copy.winner = self.winner
        return copy

    def to_json(self) -> Json:
        return msgspec.to_builtins(
            Paper(
                cards=self.cards,
                alive=self.alive,
                marks=self.marks,
                votes=self.votes,
                voters=self.voters,
                stone=self.stone,
                night=self.night,
                history=self.history,
                winner=self.winner,
                now=self.now,
                agenda=STEPS.write(self.agenda),
            )
        )


# --- On paper

Seat = Annotated[int, msgspec.Meta(ge=0, le=MOST - 1)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**31)]

STEPS = StepBook(
    {
        Nightfall: {},
        Night: {"ends": Time},
        Deaths: {"victims": Sequence[Seat], "cause": str},
        LastShot: {"seat": Seat},
        Shot: {"seat": Seat, "ends": Time},
        CheckVictory: {},
        Daybreak: {"left": Annotated[int, msgspec.Meta(ge=0, le=A_WHILE)]},
        Debate: {"ends": Time},
        Poll: {},
        Ballot: {"ends": Time},
        LastWill: {"seat": Seat},
        Voters: {"seat": Seat, "named": Sequence[Seat]},
    },
    on={
        Night: (None,),
        Debate: (None,),
        Ballot: (None,),
        Nightfall: (None,),
        Daybreak: (None,),
        LastWill: (Nightfall,),
        Voters: (Nightfall,),
        CheckVictory: (Daybreak, LastWill),
        Shot: (CheckVictory,),
        LastShot: (),
        Deaths: (),
        Poll: (),
    },
)


class Paper(msgspec.Struct, forbid_unknown_fields=True):
    cards: Annotated[list[str], msgspec.Meta(min_length=4, max_length=MOST)]
    alive: list[bool]
    marks: list[Seat | None]
    votes: list[Seat | None]
    voters: list[Seat] | None
    stone: bool
    night: Annotated[int, msgspec.Meta(ge=1, le=NIGHTS)]
    history: list[Line]
    winner: str | None
    now: Time
    agenda: list[Any]


def read(written: Json) -> Owls:
    try:
        paper = shaped(written, Paper)
    except msgspec.ValidationError as error:
        raise BadPosition(error) from None
    position = Owls(paper.cards)
    position.alive = paper.alive
    position.marks = paper.marks
    position.votes = paper.votes
    position.voters = paper.voters
    position.stone = paper.stone
    position.night = paper.night
    position.history = paper.history
    position.winner = paper.winner
    position.now = paper.now
    position.over = paper.winner is not None
    position.agenda = STEPS.read(paper.agenda)
    position.opened = not position.over
    check(position)
    return position


def check(position: Owls) -> None:
    """A position in which the rules go on: the step on top waits, and those below are the ones that it interrupts."""
    seats = position.seats
    if sorted(position.cards) != sorted(cards_for(seats)):
        raise BadPosition("cards", cards_for(seats))
    if not len(position.alive) == len(position.marks) == len(position.votes) == seats:
        raise BadPosition("lists of different lengths", f"one of each for {seats} seats")
    if position.over:
        STEPS.check(position)
        if position.winner not in (OWLS, MICE, NONE):
            raise BadPosition("winner", [OWLS, MICE, NONE])
        return
    twins = {position.alive[position.cards.index(card)] for card in ("twin_0", "twin_1")}
    if len(twins) > 1 or len(position.living()) < 1:
        raise BadPosition("alive", "both twins or none, and somebody")
    STEPS.check(position)
    top = position.agenda[-1]
    if not set(position.voters or ()) <= set(range(seats)):
        raise BadPosition("voters", list(range(seats)))
    for choices, kind in ((position.marks, Night), (position.votes, Ballot)):
        for seat, target in enumerate(choices):
            if target is not None and not (isinstance(top, kind) and legal(position, seat, target)):
                raise BadPosition("choices", "the living, of the living, when it is time")


def legal(position: Owls, seat: int, target: int) -> bool:
    return seat != target and {seat, target} <= set(position.living())


# --- Minds


class OwlsBelief(Belief):
    """Everything is in the view; there is nothing to remember."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Owls | None = None

    def hear(self, event: Event) -> None:
        pass

    def see(self, view: View) -> None:
        assert isinstance(view, OwlsView)
        assert view.card is not None
        assert view.kin is not None
        known = {seat: card for seat, card in enumerate(view.shown) if card is not None}
        known[self.seat] = view.card
        kind = view.card.partition("_")[0]
        rest = [card for card in cards_for(view.seats) if card not in known.values()]
        for seat in view.kin:
            if seat not in known:
                known[seat] = rest.pop([card.startswith(kind) for card in rest].index(True))
        position = Owls([known[seat] if seat in known else rest.pop() for seat in range(view.seats)])
        position.alive = view.alive[:]
        position.night = view.night
        position.stone = view.stone
        position.voters = view.voters
        position.history = view.history[:]
        position.winner = view.winner
        position.over = view.over
        position.agenda = STEPS.read(view.agenda)
        position.opened = not view.over
        position.marks[self.seat] = view.mark
        position.votes[self.seat] = view.vote
        self.position = position

    def imagine(self, luck: Luck) -> Owls:
        assert self.position is not None
        return self.position.imagine(self.seat, luck)


# --- The box


class OwlsGame(Game[Owls]):
    key: ClassVar[str] = "owls"
    rules_version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "OWL"
    seats: ClassVar[range] = range(4, MOST + 1)
    traits: ClassVar[Traits] = Traits(
        hidden=True, secrets=True, simultaneous=True, real_time=True, teams=True, hushes=True
    )
    paces: ClassVar[Mapping[str, Pace]] = {"live": Pace(turn=A_WHILE)}
    levels: ClassVar[tuple[str, ...]] = ("random",)
    aloud: ClassVar[str] = VILLAGE
    notices_talk: ClassVar[bool] = True
    events: ClassVar[tuple[type[Event], ...]] = (
        CardDealt,
        KinTold,
        NightFell,
        MarkSet,
        DayBroke,
        Died,
        Accused,
        StoneThrown,
        SpokeUp,
        BallotOpened,
        VoteCast,
        BallotClosed,
        ShotAsked,
        VoterNamed,
        VotersNamed,
        GameWon,
        *TABLE_EVENTS,
    )
    view_type: ClassVar[type[View]] = OwlsView
    refusals: ClassVar[tuple[Refusal, ...]] = (MALFORMED, GAME_OVER, NOT_NOW)
    longest: ClassVar[int] = 2_000

    def setup(self, seats: int, luck: Luck, options: Options | None = None, listen: bool = False) -> Owls:
        self.check_seats(seats)
        cards = cards_for(seats)
        luck.shuffle(cards)
        position = Owls(cards)
        if listen:
            position.told = [CardDealt(seat, card) for seat, card in enumerate(cards)]
            position.tell(KinTold([seat for seat in range(seats) if side_of(cards[seat]) == OWLS], OWLS))
            position.tell(KinTold(position.kin(cards.index("twin_0")), "twins"))
        position.go_on(luck)
        return position

    def move(self, text: str) -> Move:
        if text not in MOVES:
            raise BadMove(text, "vote 3")
        return MOVES[text]

    def position(self, written: Json) -> Owls:
        return read(written)

    def believe(self, seat: int) -> OwlsBelief:
        return OwlsBelief(seat)

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {"random": RandomBot}


OWLS_GAME = OwlsGame()
