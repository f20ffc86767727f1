"""The Captain (3.9, LGT-200 to 206): elections by the village or by its Farmers, and his succession."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import SCHOOL
from tablee.games.loupsgarous.events import (
    Asked,
    Candidate,
    CaptainElected,
    CaptainSucceeded,
    CaptainVacant,
    ElectionClosed,
    ElectionOpened,
    ElectionStarted,
    VoteHeard,
)
from tablee.games.loupsgarous.moves import SEATS, Deed, deed
from tablee.games.loupsgarous.refusals import (
    NOT_A_FARMER,
    NOT_ELIGIBLE,
    NOT_LIVING,
    NOT_TIED,
    SPARED,
    TEACHER,
)
from tablee.games.loupsgarous.register import Ballots
from tablee.games.loupsgarous.requests import day_powers, queue_power, why_no_power
from tablee.games.loupsgarous.rules import NEVER
from tablee.games.loupsgarous.speech import Speaking
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck

FARMERS_DAY: Final = 2  # LGT-200


def electors(village: Village) -> list[int]:
    """LGT-123, 200. The Teacher votes in no general election; a spared Idiot in none."""
    if village.farms_dealt:
        return [seat for seat in village.farmers() if not village.is_spared(seat)]
    teacher = village.occupant(SCHOOL)
    return [seat for seat in village.living() if seat != teacher and not village.is_spared(seat)]


def eligible(village: Village) -> list[int]:
    """LGT-122, 134, 200. The living, or the living Farmers; never a spared Idiot."""
    seats = village.farmers() if village.farms_dealt else village.living()
    return [seat for seat in village.in_place_order(seats) if not village.is_spared(seat)]


class Election(Step["Village"]):
    """If it is due (LGT-121, 129, 135, 200, 283)."""

    def run(self, village: Village, luck: Luck) -> Steps:
        if village.captain >= 0 or village.captain_ended or village.round < village.election_from:
            return DONE
        if village.farms_dealt and len(village.farmers()) == 0 and village.round == FARMERS_DAY:  # LGT-204
            end_for_good(village)
            return DONE
        choosing, found = electors(village), eligible(village)
        if len(choosing) == 0 or len(found) == 0:  # LGT-135
            village.election_from = village.round + 1
            return DONE
        if village.farms_dealt and len(found) == 1 and len(village.farmers()) == 1:  # LGT-201
            elect(village, found[0], "only_farmer")
            return DONE
        village.begun = village.now
        village.candidates = [False] * village.seats
        village.ready = [False] * village.seats
        village.last_spoken = village.now
        ends = village.now + village.time("campaign")
        by = "farmers" if village.farms_dealt else "village"
        village.tell(ElectionStarted(by, choosing, found, ends))
        return (Campaign(ends),)


def end_for_good(village: Village) -> None:
    """LGT-203, 204. There is no Captain any more."""
    village.captain_ended = True
    village.election_from = NEVER
    village.captain = -1
    village.tell(CaptainVacant("no_farmer"))


def elect(village: Village, seat: int, by: str) -> None:
    """LGT-125. He cannot refuse."""
    village.captain = seat
    village.election_from = NEVER
    village.tell(CaptainElected(seat, by))


class Campaign(Speaking):
    """LGT-122. Whoever likes stands, and campaigns."""

    def name(self) -> str:
        return "campaign"

    def later(self, ends: int) -> Timed:
        return Campaign(ends)

    def may_speak(self, village: Village, seat: int) -> bool:
        """LGT-200, 340. A Farmers' debate is public, but only they write."""
        return village.alive[seat] and (not village.farms_dealt or village.is_farmer(seat))

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(seat for seat in village.living() if self.may_speak(village, seat))

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        stands: tuple[Move, ...] = ()
        if seat in eligible(village) and not village.candidates[seat]:
            stands = (deed("stand"),)
        return (*stands, *self.words(village, seat), *day_powers(village, seat))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Deed) and move.verb == "stand" and village.alive[seat]:
            return None if seat in eligible(village) and not village.candidates[seat] else NOT_ELIGIBLE
        return why_no_power(village, seat, move) or self.why_no_word(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "stand":
            village.candidates[seat] = True
            village.tell(Candidate(seat))
        elif not self.say(village, seat, move):
            queue_power(village, seat, move)
        return None

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return (OpenElection(1, tuple(eligible(village))),)


class OpenElection(Step["Village"]):
    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...]) -> None:
        self.number = number
        self.among = among

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        village.votes = [-1] * village.seats
        ends = village.now + village.time("election")
        village.tell(ElectionOpened(self.number, list(self.among), ends))
        return (ElectionBallot(self.number, self.among, ends),)


class ElectionBallot(Timed):
    """LGT-123, 124. Secret until all are in, one voice each; oneself may be chosen."""

    __slots__ = ("number", "among")

    def __init__(self, number: int, among: tuple[int, ...], ends: int) -> None:
        super().__init__(ends)
        self.number = number
        self.among = among

    def name(self) -> str:
        return "election"

    def later(self, ends: int) -> Timed:
        return ElectionBallot(self.number, self.among, ends)

    def stands(self, village: Village) -> bool:
        return len(self.among) > 0 and all(seat < village.seats for seat in self.among)

    def asked(self, village: Village) -> tuple[int, ...]:
        return tuple(seat for seat in electors(village) if village.votes[seat] < 0)

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(electors(village))

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        powers = day_powers(village, seat)
        if seat not in electors(village):
            return powers
        return (*(deed("elect", SEATS[target]) for target in self.among), *powers)

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Deed) or move.verb != "elect":
            return why_no_power(village, seat, move)
        if not village.alive[seat]:
            return None
        if seat not in electors(village):
            if village.farms_dealt:
                return NOT_A_FARMER
            return SPARED if village.is_spared(seat) else TEACHER
        if not 0 <= move.target < village.seats or not village.alive[move.target]:
            return NOT_LIVING
        if move.target not in self.among:
            if village.farms_dealt and not village.is_farmer(move.target):
                return NOT_A_FARMER
            return NOT_TIED if self.number == 2 else NOT_ELIGIBLE
        return None

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb != "elect":
            queue_power(village, seat, move)
            return None
        village.votes[seat] = move.target
        village.tell(VoteHeard(seat, move.target))
        return self.count(village, luck) if len(self.asked(village)) == 0 else None

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return self.count(village, luck)

    def count(self, village: Village, luck: Luck) -> Steps:
        """LGT-124, 129. Most voices; a tie goes to a second ballot, then to the lot."""
        votes, village.votes = village.votes, [-1] * village.seats
        tally = counted(votes, -1, -1)
        found = leaders(tally)
        village.tell(ElectionClosed(self.number, named(votes), tally))
        chosen, by = -1, "vote" if self.number == 1 else "second"
        if len(found) == 1:
            chosen = found[0]
        elif self.number == 2:
            tied = found if len(found) > 0 else list(self.among)
            chosen, by = tied[luck.stream("election", village.round).below(len(tied))], "lot"
        kind = "election" if self.number == 1 else "election_second"
        village.ballots.append(Ballots(village.round, kind, votes, -1, chosen))
        if chosen >= 0:
            elect(village, chosen, by)
            return DONE
        if len(found) > 1:
            return (OpenElection(2, tuple(village.in_place_order(found))),)
        village.election_from = village.round + 1
        return DONE


def counted(votes: list[int], captain: int, poster: int) -> dict[int, int]:
    """LGT-145. One voice each, two for the Captain's, and two of the poster."""
    tally: dict[int, int] = {}
    for seat, target in enumerate(votes):
        if target >= 0:
            tally[target] = tally.get(target, 0) + (2 if seat == captain else 1)
    if poster >= 0:
        tally[poster] = tally.get(poster, 0) + 2
    return tally


def leaders(tally: dict[int, int]) -> list[int]:
    """Who has the most voices; nobody, if there are none."""
    most = max(tally.values()) if len(tally) > 0 else 0
    return sorted(seat for seat, voices in tally.items() if voices == most)


def named(votes: list[int]) -> list[int | None]:
    return [None if target < 0 else target for target in votes]


# --- Succession (LGT-133 to 135, 202, 203)


class Succession(Step["Village"]):
    def run(self, village: Village, luck: Luck) -> Steps:
        seat, village.captain_fell = village.captain_fell, -1
        last_farmer, village.last_farmer_fell = village.last_farmer_fell, False
        if last_farmer and len(village.farmers()) == 0 and was_due(village):  # LGT-203
            end_for_good(village)
            return DONE
        if seat < 0:
            return DONE
        found = eligible(village)
        if len(found) == 0:
            if village.farms_dealt and len(village.farmers()) == 0:
                end_for_good(village)
            else:
                village.election_from = village.round + 1
                village.tell(CaptainVacant("no_eligible"))
            return DONE
        if village.causes[seat] == "left":  # LGT-371
            succeed_by_lot(village, seat, luck)
            return DONE
        village.begun = village.now
        ends = village.now + village.time("succession")
        village.tell(Asked(seat, "successor", ends))
        return (Successor(seat, ends),)


def was_due(village: Village) -> bool:
    """LGT-203, 204. Farmers have had their election: at the dawn of its day it is still to come, after the houses."""
    if not village.house.captain or not village.farms_dealt or village.captain_ended:
        return False
    to_come = any(isinstance(step, Election) for step in village.agenda)
    return village.round > FARMERS_DAY or (village.round == FARMERS_DAY and not to_come)


def succeed(village: Village, seat: int, by: str) -> None:
    village.captain = seat
    village.tell(CaptainSucceeded(seat, by))


def succeed_by_lot(village: Village, fallen: int, luck: Luck) -> None:
    found = eligible(village)
    succeed(village, found[luck.stream("succession", village.round, fallen).below(len(found))], "lot")


class Successor(Timed):
    __slots__ = ("seat",)

    def __init__(self, seat: int, ends: int) -> None:
        super().__init__(ends)
        self.seat = seat

    def name(self) -> str:
        return "successor"

    def later(self, ends: int) -> Timed:
        return Successor(self.seat, ends)

    def stands(self, village: Village) -> bool:
        return 0 <= self.seat < village.seats and not village.alive[self.seat] and len(eligible(village)) > 0

    def asked(self, village: Village) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if seat != self.seat:
            return day_powers(village, seat)
        return tuple(deed("name", SEATS[target]) for target in eligible(village))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat != self.seat or not isinstance(move, Deed) or move.verb != "name":
            return why_no_power(village, seat, move)
        if not 0 <= move.target < village.seats or not village.alive[move.target]:
            return NOT_LIVING
        if move.target in eligible(village):
            return None
        return NOT_A_FARMER if village.farms_dealt and not village.is_farmer(move.target) else NOT_ELIGIBLE

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if seat != self.seat:
            queue_power(village, seat, move)
            return None
        succeed(village, move.target, "choice")
        return DONE

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        succeed_by_lot(village, self.seat, luck)
        return DONE
