"""The village vote (3.10): bans, the Tavern keeper's ballot, the ballot of all, the count, and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.box import SCAPEGOAT, SCHOOL, TAVERN
from tablee.games.loupsgarous.captain import counted, leaders, named
from tablee.games.loupsgarous.deaths import Deaths, aftermath
from tablee.games.loupsgarous.events import (
    BallotClosed,
    BallotOpened,
    BansSet,
    ImmunityLost,
    NobodyDesignated,
    PosterVoid,
    TavernAsked,
    TavernVoted,
    TeacherAsked,
    TieBreakAsked,
    TieBroken,
    Tied,
    TokenSpent,
    VoteHeard,
    VoteNotHeld,
)
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.presence import miss_ballot
from tablee.games.loupsgarous.refusals import (
    BANNED,
    ILLEGAL_CHOICE,
    IMMUNE,
    NO_VOTE,
    NOT_LIVING,
    NOT_NAMED,
    NOT_TIED,
    NOT_YOURSELF,
    SPARED,
    TEACHER,
    VAGABOND,
)
from tablee.games.loupsgarous.register import Ballots
from tablee.games.loupsgarous.requests import day_powers, queue_power, why_no_power
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck

WHY_NO_VOTE = {"teacher": TEACHER, "banned": BANNED, "spared": SPARED, "not_named": NOT_NAMED}


def sentence(seat: int) -> Step[Village]:
    from tablee.games.loupsgarous.sentence import Sentence

    return Sentence(seat)


def dusk() -> Step[Village]:
    from tablee.games.loupsgarous.sentence import Dusk

    return Dusk()


# --- The Teacher (LGT-234, 237, 238)


class Ban(Step["Village"]):
    def run(self, village: Village, luck: Luck) -> Steps:
        teacher = village.occupant(SCHOOL)
        if teacher < 0:
            return (HoldVote(),)
        village.begun = village.now
        ends = village.now + village.time("ban")
        village.tell(TeacherAsked(teacher, ends))
        return (Banning(ends),)


def may_ban(village: Village, teacher: int, seat: int) -> bool:
    """LGT-234. Not herself, not a Vagabond, not her Lover."""
    return (
        village.alive[seat] and seat != teacher and seat != village.lover_of(teacher) and not village.is_vagabond(seat)
    )


class Banning(Timed):
    def name(self) -> str:
        return "ban"

    def later(self, ends: int) -> Timed:
        return Banning(ends)

    def stands(self, village: Village) -> bool:
        return village.occupant(SCHOOL) >= 0

    def asked(self, village: Village) -> tuple[int, ...]:
        return (village.occupant(SCHOOL),)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat != village.occupant(SCHOOL):
            return powers
        found = [other for other in village.living() if may_ban(village, seat, other)]
        bans: list[Move] = [deed("ban")]
        bans.extend(deed("ban", SEATS[one]) for one in found)
        bans.extend(deed("ban", SEATS[one], SEATS[other]) for one in found for other in found if one < other)
        return (*bans, *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat != village.occupant(SCHOOL) or not isinstance(move, Deed) or move.verb != "ban":
            return why_no_power(village, seat, move)
        for target in (move.target, move.other):
            if target < 0:
                continue
            if target >= village.seats or not village.alive[target]:
                return NOT_LIVING
            if target == seat:
                return NOT_YOURSELF
            if village.is_vagabond(target):
                return VAGABOND
            if not may_ban(village, seat, target):
                return ILLEGAL_CHOICE
        return None

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb != "ban":
            queue_power(village, seat, move)
            return None
        banned = [target for target in (move.target, move.other) if target >= 0]
        for target in banned:
            village.banned[target] = True
        village.tell(BansSet(banned))
        return (HoldVote(),)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        village.tell(BansSet([]))
        return (HoldVote(),)


class HoldVote(Step["Village"]):
    """LGT-156. Nobody is entitled to vote: no count, and the poster is void."""

    def run(self, village: Village, luck: Luck) -> Steps:
        if len(village.voters()) > 0:
            return (TavernFirst(1, ()),)
        village.tell(VoteNotHeld())
        if village.poster >= 0:
            village.tell(PosterVoid(village.poster))
            village.poster = -1
        return (dusk(),)


# --- The Tavern keeper (LGT-223 to 228)


def keeper_first(village: Village) -> int:
    """LGT-225. While immune, and entitled to vote, he votes first and alone."""
    keeper = village.occupant(TAVERN)
    return keeper if keeper >= 0 and village.is_immune(keeper) and village.why_no_vote(keeper) == "" else -1


def targets(village: Village, seat: int, among: tuple[int, ...]) -> list[int]:
    """LGT-142, 151."""
    return [
        other
        for other in village.in_place_order(village.living())
        if village.may_vote_against(seat, other) and (len(among) == 0 or other in among)
    ]


class TavernFirst(Step["Village"]):
    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...]) -> None:
        self.number = number
        self.among = among

    def run(self, village: Village, luck: Luck) -> Steps:
        village.votes = [-1] * village.seats
        keeper = keeper_first(village)
        if keeper < 0:
            return (OpenBallot(self.number, self.among),)
        village.begun = village.now
        ends = village.now + village.time("tavern")
        village.tell(TavernAsked(keeper, self.number, ends))
        return (TavernBallot(self.number, self.among, ends),)


class TavernBallot(Timed):
    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...], ends: int) -> None:
        super().__init__(ends)
        self.number = number
        self.among = among

    def name(self) -> str:
        return "tavern"

    def later(self, ends: int) -> Timed:
        return TavernBallot(self.number, self.among, ends)

    def stands(self, village: Village) -> bool:
        return keeper_first(village) >= 0

    def asked(self, village: Village) -> tuple[int, ...]:
        """LGT-155. Who can choose nobody waits as if he did not answer."""
        keeper = keeper_first(village)
        return (keeper,) if len(targets(village, keeper, self.among)) > 0 else ()

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat != keeper_first(village):
            return powers
        return (*(deed("vote", SEATS[target]) for target in targets(village, seat, self.among)), *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat == keeper_first(village) and isinstance(move, Deed) and move.verb == "vote":
            return why_not_against(village, seat, move.target, self.among)
        return why_no_power(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb != "vote":
            queue_power(village, seat, move)
            return None
        village.missed[seat] = 0
        return self.cast(village, move.target)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        """LGT-226. He cannot dodge."""
        found = targets(village, keeper_first(village), self.among)
        drawn = luck.stream("tavern", village.round, self.number)
        miss_ballot(village, [keeper_first(village)], village.votes)
        return self.cast(village, found[drawn.below(len(found))] if len(found) > 0 else -1)

    def cast(self, village: Village, target: int) -> Steps:
        keeper = keeper_first(village)
        village.votes[keeper] = target
        if target >= 0:
            village.tavern_votes.append(target)
        village.tell(TavernVoted(self.number, None if target < 0 else target))
        return (OpenBallot(self.number, self.among),)


def why_not_against(village: Village, seat: int, target: int, among: tuple[int, ...]) -> Refusal | None:
    """LGT-142, 151. Whom a ballot may not name; a Lover is one of the hidden reasons."""
    if not 0 <= target < village.seats or not village.alive[target]:
        return NOT_LIVING
    if target == seat:
        return NOT_YOURSELF
    if village.is_immune(target):
        return IMMUNE
    if len(among) > 0 and target not in among:
        return NOT_TIED
    return ILLEGAL_CHOICE if target == village.lover_of(seat) else None


# --- The ballot of all


class OpenBallot(Step["Village"]):
    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...]) -> None:
        self.number = number
        self.among = among

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        ends = village.now + village.time("ballot" if self.number == 1 else "second_ballot")
        among = self.among or tuple(seat for seat in village.living() if not village.is_immune(seat))
        village.tell(BallotOpened(self.number, village.voters(), village.in_place_order(list(among)), ends))
        ballot = Ballot(self.number, self.among, ends)
        return (ballot,) if len(ballot.voting(village)) > 0 else ballot.count(village)


class Ballot(Timed):
    """LGT-143. Hidden until the last one, or the end of the clock; then all at once, with names."""

    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...], ends: int) -> None:
        super().__init__(ends)
        self.number = number
        self.among = among

    def name(self) -> str:
        return "ballot" if self.number == 1 else "second_ballot"

    def later(self, ends: int) -> Timed:
        return Ballot(self.number, self.among, ends)

    def stands(self, village: Village) -> bool:
        return len(village.voters()) > 0 and all(seat < village.seats for seat in self.among)

    def voting(self, village: Village) -> list[int]:
        keeper = keeper_first(village)
        return [seat for seat in village.voters() if seat != keeper]

    def asked(self, village: Village) -> tuple[int, ...]:
        """LGT-155. Who has no legal target is not asked, and never in: the ballot then lasts its whole clock."""
        return tuple(
            seat
            for seat in self.voting(village)
            if village.votes[seat] < 0 and len(targets(village, seat, self.among)) > 0
        )

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(seat for seat in self.voting(village) if len(targets(village, seat, self.among)) > 0)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat not in self.voting(village):
            return powers
        return (*(deed("vote", SEATS[target]) for target in targets(village, seat, self.among)), *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Deed) or move.verb != "vote" or not village.alive[seat]:
            return why_no_power(village, seat, move)
        why = village.why_no_vote(seat)
        if why:
            return WHY_NO_VOTE[why]
        if seat == keeper_first(village):
            return NO_VOTE
        return why_not_against(village, seat, move.target, self.among)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb != "vote":
            queue_power(village, seat, move)
            return None
        village.votes[seat] = move.target
        village.tell(VoteHeard(seat, move.target))
        return self.count(village) if self.is_full(village) else None

    def is_full(self, village: Village) -> bool:
        return all(village.votes[seat] >= 0 for seat in self.voting(village))

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return self.count(village)

    def tempo(self, village: Village, seat: int) -> str:
        return "ballot"

    # --- The count (LGT-145 to 152)

    def count(self, village: Village) -> Steps:
        votes, village.votes = village.votes, [-1] * village.seats
        poster = village.poster if self.number == 1 else -1
        if poster >= 0 and (not village.alive[poster] or village.is_vagabond(poster)):
            village.tell(PosterVoid(poster))
            poster = -1
        if self.number == 1:
            village.poster = -1  # LGT-261
        tally = counted(votes, village.captain, poster)
        found = leaders(tally)
        village.tell(BallotClosed(self.number, named(votes), None if poster < 0 else poster, tally))
        miss_ballot(village, self.voting(village), votes)
        chosen = found[0] if len(found) == 1 else -1
        village.ballots.append(Ballots(village.round, "vote" if self.number == 1 else "second", votes, poster, chosen))
        if len(found) == 0:
            village.tell(NobodyDesignated("no_voice"))
            return (dusk(),)
        if chosen >= 0:
            return (sentence(chosen),)
        return self.tie(village, tuple(village.in_place_order(found)), votes)

    def tie(self, village: Village, tied: tuple[int, ...], votes: list[int]) -> Steps:
        """LGT-148 to 152."""
        village.tied = list(tied)
        goat = village.holder(SCAPEGOAT)
        if goat >= 0 and not village.powers_lost:  # LGT-286: of either ballot
            village.tell(Tied(list(tied), "scapegoat"))
            village.scapegoat_fell = goat
            lose_immunity(village, goat)
            return (*aftermath(Deaths((goat,), ("tie",))), dusk())
        if self.number == 2:
            village.tell(Tied(list(tied), "none"))
            village.tell(NobodyDesignated("tie"))
            return (dusk(),)
        captain = village.captain
        if captain < 0 or votes[captain] < 0:
            village.tell(Tied(list(tied), "second"))
            return (TavernFirst(2, tied),)
        village.tell(Tied(list(tied), "captain"))
        if votes[captain] in tied:
            break_tie(village, captain, votes[captain])
            return (sentence(votes[captain]),)
        village.begun = village.now
        ends = village.now + village.time("tie_break")
        village.tell(TieBreakAsked(captain, ends))
        return (TieBreak(tied, ends),)


class TieBreak(Timed):
    """LGT-149, 150. He is asked with the whole clock, even if one choice or none is legal."""

    __slots__ = ("among",)

    def __init__(self, among: tuple[int, ...], ends: int) -> None:
        super().__init__(ends)
        self.among = among

    def name(self) -> str:
        return "tie_break"

    def later(self, ends: int) -> Timed:
        return TieBreak(self.among, ends)

    def stands(self, village: Village) -> bool:
        return village.captain >= 0 and village.alive[village.captain] and len(self.among) > 1

    def asked(self, village: Village) -> tuple[int, ...]:
        captain = village.captain
        return (captain,) if len(targets(village, captain, self.among)) > 0 else ()

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat != village.captain:
            return powers
        return (*(deed("break", SEATS[target]) for target in targets(village, seat, self.among)), *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat == village.captain and isinstance(move, Deed) and move.verb == "break":
            return why_not_against(village, seat, move.target, self.among)
        return why_no_power(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb != "break":
            queue_power(village, seat, move)
            return None
        break_tie(village, seat, move.target)
        return (sentence(move.target),)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        village.tell(Tied(list(self.among), "second"))
        return (TavernFirst(2, self.among),)


def break_tie(village: Village, captain: int, target: int) -> None:
    """The public memory knows who was designated in the end."""
    if len(village.ballots) > 0:
        count = village.ballots[-1]
        village.ballots[-1] = Ballots(count.day, count.kind, count.votes, count.poster, target)
    village.tell(TieBroken(captain, target))


def lose_immunity(village: Village, seat: int) -> None:
    """LGT-227. A player whom the keeper voted against today was designated, or died as the Scapegoat of the vote."""
    keeper = village.occupant(TAVERN)
    if keeper < 0 or not village.is_immune(keeper) or seat not in village.tavern_votes:
        return
    building = village.building_of(keeper)
    assert building is not None
    building.token = False
    village.tell(ImmunityLost(keeper))
    village.tell(TokenSpent(building.id))
