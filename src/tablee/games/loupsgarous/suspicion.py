"""Who is a Werewolf? What a seat may think of everybody (11.2), from the public memory and from what it knows.

Everything is in natural-log odds. A reading holds for one state of the public memory: it is made anew when that grows.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tablee.games.loupsgarous.view import BallotView, StatementView, VillageView

WOLVES: Final = frozenset(("werewolf", "white_wolf"))
COMMON: Final = frozenset(("villager", "werewolf"))
SURE: Final = 7.0  # log-odds of what is known
# --- The table of 11.2
VOTED_WOLF: Final = -0.40
SPARED_WOLF: Final = 0.25
VOTED_GOOD: Final = 0.10
VOTED_CLAIMED: Final = 0.35
DEFENDED_WOLF: Final = 0.50
ACCUSED_WOLF: Final = -0.50
FIRST_AGAINST_GOOD: Final = 0.25
SEER_CLAIM: Final = -1.2
OTHER_CLAIM: Final = -0.9
FRESH: Final = 0.7  # of a claim that is not a day old
BROKEN_CLAIM: Final = 3.0
BY_THE_VICTIM: Final = 0.20
QUIET: Final = 0.10
GLIMPSED: Final = 0.9
NOT_GLIMPSED: Final = -0.2
# --- What a liar says (11.2)
SAYS_WOLF_OF_GOOD: Final = 0.85
SAYS_WOLF_OF_PARTNER: Final = 0.05
TRUE_SEER: Final = 0.99
# --- Voices that were announced today
LESSONS: Final = frozenset(("claim", "counter", "vision", "confession", "glimpse", "charm", "retract"))
VOICES: Final[Mapping[str, float]] = {"intent": 1.0, "propose": 1.0, "strong": 0.8, "rank": 0.5, "weak": 0.3}


def chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def odds_of(probability: float) -> float:
    held = min(0.999, max(0.001, probability))
    return log(held / (1.0 - held))


@final
class Report:
    """A card that somebody says to have seen."""

    __slots__ = ("by", "target", "card", "wolf", "day", "verb")

    def __init__(self, by: int, target: int, card: str, day: int, verb: str) -> None:
        self.by = by
        self.target = target
        self.card = card
        self.wolf = card in WOLVES
        self.day = day
        self.verb = verb


class Reading:
    """The village as one seat reads it; with `me` below zero, as anybody reads it who knows nothing more."""

    def __init__(self, view: VillageView, me: int, scale: float = 1.0) -> None:
        self.view = view
        self.me = me
        self.scale = scale
        self.day = view.round
        self.living = [seat for seat, alive in enumerate(view.alive) if alive]
        self.known: dict[int, str] = known_cards(view, me)
        self.mine = view.card if me >= 0 else None
        self.soft = [0.0] * view.seats  # evidence from votes and words
        self.odds = [0.0] * view.seats
        self.p = [0.0] * view.seats
        self.claims: dict[int, str] = {}
        self.claim_day: dict[int, int] = {}
        self.rivals: dict[int, list[int]] = {}
        self.reports: list[Report] = []
        self.glimpses: list[tuple[int, list[int]]] = []
        self.said_today = [0] * view.seats
        self.said = [0] * view.seats  # before today
        self.aims: dict[int, tuple[int, float]] = {}  # today: whom each speaker is after, and how much
        self.heat = [0.0] * view.seats
        self.accused_by: dict[int, set[int]] = {}  # yesterday: who was after whom
        self.proposed: set[int] = set()  # today
        self.first: set[tuple[int, int]] = set()  # whom somebody wanted to hang, by day
        self.charmed: set[int] = set()
        self.grounds: dict[int, tuple[float, str]] = {}  # what speaks most against somebody, as anybody can tell
        self.heard = 0
        self.fresh = True  # something was said that changes what to think
        self.wolves_left = self.count_wolves()
        self.hear_claims_first(view)
        self.listen(view)

    # --- What was said

    def listen(self, view: VillageView) -> None:
        """What was said since it last listened; the rest of the public memory is the same."""
        self.view = view
        if self.heard == len(view.statements) and not self.fresh:
            return
        for said in view.statements[self.heard :]:
            self.take_in(said)
        self.heard = len(view.statements)
        self.heat = [0.0] * view.seats
        for target, weight in self.aims.values():
            self.heat[target] += weight
        if self.fresh:
            self.fresh = False
            self.judge()

    def hear_claims_first(self, view: VillageView) -> None:
        """Votes are weighed once; whom they were against counts more if there was a claim."""
        self.claimed = {said.seat: said.words[-1] for said in view.statements if said.kind in ("claim", "counter")}
        self.weigh_votes()

    def take_in(self, said: StatementView) -> None:
        seat, kind = said.seat, said.kind
        if said.day == self.day:
            self.said_today[seat] += 1
        else:
            self.said[seat] += 1
        if kind in ("accuse", "intent", "propose", "rank"):
            target = int(said.words[0])
            if said.day >= self.day - 1:
                self.aim(said, target)
            card = self.known.get(target)
            if card is not None and seat != self.me:
                strong = kind != "accuse" or said.words[1] == "strong"
                if card in WOLVES and strong:
                    self.blame(seat, ACCUSED_WOLF * 0.5)
                elif card not in WOLVES and kind == "propose" and (said.day, target) not in self.first:
                    self.blame(seat, FIRST_AGAINST_GOOD)
                    self.hold_against(seat, FIRST_AGAINST_GOOD, "hunted_good", target)
            if kind == "propose":
                self.first.add((said.day, target))
        elif kind in ("defend", "trust"):
            target = int(said.words[0])
            if self.known.get(target) in WOLVES:
                self.blame(seat, DEFENDED_WOLF)
                self.hold_against(seat, DEFENDED_WOLF, "defended_wolf", target)
            if said.reason == "vision":
                self.vouch(said, target)
        elif kind in LESSONS:
            self.learn(said)
            self.fresh = True

    def blame(self, seat: int, worth: float) -> None:
        self.soft[seat] += worth * self.scale
        self.fresh = True

    def hold_against(self, seat: int, worth: float, reason: str, shown: int = -1) -> None:
        """Something that can be said aloud: it hangs on a card only if everybody has seen that."""
        held = self.grounds.get(seat)
        if (held is None or held[0] < worth) and (shown < 0 or self.view.shown[shown] is not None):
            self.grounds[seat] = (worth, reason)

    def vouch(self, said: StatementView, target: int) -> None:
        """A Seer who trusts somebody from what she has seen need not name the card."""
        if self.claims.get(said.seat) == "seer":
            self.reports.append(Report(said.seat, target, "other", said.day, "vision"))
            self.fresh = True

    def aim(self, said: StatementView, target: int) -> None:
        strength = said.words[1] if said.kind == "accuse" else said.kind
        if said.day == self.day:
            if not self.view.alive[said.seat]:
                return
            weight = VOICES[strength]
            held = self.aims.get(said.seat)
            if held is None or weight >= 0.5 or held[1] < 0.5:
                self.aims[said.seat] = (target, weight)
            if said.kind == "propose":
                self.proposed.add(target)
        elif said.day == self.day - 1 and strength != "weak":
            self.accused_by.setdefault(target, set()).add(said.seat)

    def learn(self, said: StatementView) -> None:
        seat, kind, words = said.seat, said.kind, said.words
        if kind == "claim":
            self.claims[seat] = words[0]
            self.claim_day.setdefault(seat, said.day)
        elif kind == "counter":
            self.claims[seat] = words[1]
            self.claim_day.setdefault(seat, said.day)
        elif kind == "vision":
            self.reports.append(Report(seat, int(words[1]), words[2], said.day, kind))
            if seat not in self.claims:
                self.claims[seat] = "seer"
                self.claim_day[seat] = said.day
        elif kind == "confession":
            self.reports.append(Report(seat, int(words[0]), words[1], said.day, kind))
        elif kind == "glimpse":
            self.glimpses.append((seat, [int(word) for word in words[1:]]))
        elif kind == "charm":
            self.charmed.update(int(word) for word in words)
        elif kind == "retract":
            self.take_back(said)

    def take_back(self, said: StatementView) -> None:
        number = int(said.words[0])
        if not 1 <= number <= len(self.view.statements):
            return
        other = self.view.statements[number - 1]
        if other.kind in ("claim", "counter"):
            self.claims.pop(other.seat, None)
        elif other.kind in ("vision", "confession"):
            target = int(other.words[1 if other.kind == "vision" else 0])
            self.reports = [one for one in self.reports if one.by != other.seat or one.target != target]

    # --- How many are left

    def count_wolves(self) -> float:
        """Living Werewolves, as far as everybody knows; of a hidden set, the declared ones and half a White one."""
        view = self.view
        cards = view.cards
        total = float(view.wolves) + (0.5 if view.hidden and "white_wolf" in cards else cards.count("white_wolf"))
        if not view.hidden and len(cards) > view.seats:  # two lie in the centre
            total *= 1.0 - 1.0 / len(cards)
        dead = sum(1 for seat, card in enumerate(view.shown) if card in WOLVES and not view.alive[seat])
        return max(0.3, total - dead)

    # --- Judgement

    def judge(self) -> None:
        self.odds = self.soft[:]
        self.weigh_claims()
        self.weigh_manners()
        self.weigh_glimpses()
        self.settle()
        self.weigh_reports()
        self.settle()

    def weigh_votes(self) -> None:
        view, odds, scale = self.view, self.soft, self.scale
        last: dict[int, BallotView] = {}
        for ballot in view.ballots:
            if ballot.kind in ("vote", "second"):
                last[ballot.day] = ballot
        fallen = {death.round: death.seat for death in view.deaths if death.cause == "vote"}
        for day, ballot in last.items():
            executed = fallen.get(day)
            for seat, target in enumerate(ballot.votes):
                if target is None or not view.alive[seat]:
                    continue
                card = self.known.get(target)
                if card is None:
                    continue
                if card in WOLVES:
                    odds[seat] += VOTED_WOLF * scale
                elif target == executed:
                    claimed = self.claimed.get(target)
                    worth = VOTED_CLAIMED if claimed == card and card not in COMMON else VOTED_GOOD
                    odds[seat] += worth * scale
                    self.hold_against(seat, worth, "votes", target)
            if executed is not None and self.known.get(executed) in WOLVES:
                for seat, target in enumerate(ballot.votes):
                    if target is not None and target != executed and view.alive[seat]:
                        odds[seat] += SPARED_WOLF * scale
                        self.hold_against(seat, SPARED_WOLF, "votes", executed)

    def weigh_claims(self) -> None:
        """An unopposed claim speaks for its speaker; a proved lie very much against them; rivals are a pair."""
        view = self.view
        holders: dict[str, list[int]] = {}
        for seat, card in self.claims.items():
            if card not in COMMON and (view.alive[seat] or self.known.get(seat) == card):  # a liar who fell is no rival
                holders.setdefault(card, []).append(seat)
        self.rivals = {}
        for card, seats in holders.items():
            elsewhere = [seat for seat, held in self.known.items() if held == card and seat not in seats]
            true = [seat for seat in seats if self.known.get(seat) == card]
            for seat in seats:
                if not view.alive[seat] or seat == self.me:
                    continue
                if elsewhere or (true and seat not in true) or card in WOLVES or card not in view.cards:
                    self.odds[seat] += BROKEN_CLAIM * (1.0 if self.scale >= 1.0 else 0.6)
                    if any(self.view.shown[other] == card for other in elsewhere):
                        self.hold_against(seat, BROKEN_CLAIM, "claim_conflict")
                elif len(seats) > 1 and self.scale >= 1.0:
                    self.rivals[seat] = [other for other in seats if other != seat]
                    self.odds[seat] += 0.9
                    self.hold_against(seat, 0.9, "claim_conflict")
                else:
                    worth = SEER_CLAIM if card == "seer" else OTHER_CLAIM
                    if self.day == self.claim_day[seat]:  # nobody has had time to object
                        worth *= FRESH
                    self.odds[seat] += worth * self.scale

    def weigh_manners(self) -> None:
        """Silence, successions, and who was after the night's victim."""
        view, odds, scale = self.view, self.odds, self.scale
        if self.day > 1:
            mean = sum(self.said[seat] for seat in self.living) / len(self.living)
            for seat in self.living:
                if self.said[seat] * 3 < mean:
                    odds[seat] += QUIET * scale
                    self.hold_against(seat, QUIET, "silence")
        for death in view.deaths:
            if death.cause == "night" and death.round == self.day:
                for target, speakers in self.accused_by.items():
                    if death.seat in speakers and view.alive[target]:
                        odds[target] += BY_THE_VICTIM * scale
                        self.hold_against(target, BY_THE_VICTIM, "night_victim")

    def weigh_glimpses(self) -> None:
        seen = list(self.glimpses)
        if self.me >= 0:
            seen.extend((self.me, list(one.players)) for one in self.view.sights if one.card is None)
        for by, players in seen:
            if any(self.known.get(player) in WOLVES for player in players):
                continue  # explained already
            trusted = 1.0 if by == self.me else self.honesty(by)
            if trusted < 0.5:
                continue
            open_ = [player for player in players if player not in self.known]
            for player in open_:
                self.odds[player] += (SURE if len(open_) == 1 and trusted > 0.95 else GLIMPSED * trusted) * self.scale
            for seat in self.living:
                if seat not in players:
                    self.odds[seat] += NOT_GLIMPSED * trusted * self.scale

    def honesty(self, seat: int) -> float:
        """How likely it is that somebody says the truth, before their reports are weighed."""
        card = self.known.get(seat)
        if card is not None:
            return 0.0 if card in WOLVES else TRUE_SEER
        return 1.0 - chance(self.odds[seat] + odds_of(self.share()))

    def share(self) -> float:
        """Of Werewolves among those whom one does not know."""
        unknown = [seat for seat in self.living if seat not in self.known]
        left = self.wolves_left - sum(1 for seat in self.living if self.known.get(seat) in WOLVES)
        return min(0.95, max(0.02, left / max(1, len(unknown))))

    def weigh_reports(self) -> None:
        for one in self.reports:
            target = one.target
            if target in self.known or one.by == self.me:
                continue
            true = self.truth_of(one)
            prior = self.p[target]
            if one.wolf:
                lie = prior * SAYS_WOLF_OF_PARTNER
                lied = lie / (lie + (1.0 - prior) * SAYS_WOLF_OF_GOOD + 1e-9)
                found = true + (1.0 - true) * lied
            else:
                lie = prior * (1.0 - SAYS_WOLF_OF_PARTNER)
                lied = lie / (lie + (1.0 - prior) * (1.0 - SAYS_WOLF_OF_GOOD) + 1e-9)
                found = (1.0 - true) * lied
            self.odds[target] = odds_of(found)
            self.p[target] = found

    def truth_of(self, one: Report) -> float:
        card = self.known.get(one.by)
        if card is not None:
            if card in WOLVES:
                return 0.0
            return TRUE_SEER if one.verb == "confession" or card == "seer" else 0.1
        if one.verb == "vision" and self.mine == "seer":
            return 0.0
        for other in self.reports:  # a lie was found out
            card = self.known.get(other.target)
            if other.by == one.by and card is not None and other.wolf != (card in WOLVES):
                return 0.02
        if one.by in self.rivals:
            mine, theirs = self.p[one.by], max(self.p[other] for other in self.rivals[one.by])
            return (1.0 - mine) / max(0.05, (1.0 - mine) + (1.0 - theirs))
        return 1.0 - self.p[one.by]

    def settle(self) -> None:
        """Everybody's chance, so that as many Werewolves are expected as are left."""
        unknown: list[int] = []
        left = self.wolves_left
        for seat in self.living:
            card = self.known.get(seat)
            if card is None:
                unknown.append(seat)
            elif card in WOLVES:
                self.p[seat], self.odds[seat] = 1.0, SURE
                left -= 1.0
            else:
                self.p[seat], self.odds[seat] = 0.0, -SURE
        left = min(max(left, 0.15), len(unknown) - 0.05)
        if not unknown:
            return
        shift = normalising([self.odds[seat] for seat in unknown], left)
        for seat in unknown:
            self.odds[seat] += shift
            self.p[seat] = chance(self.odds[seat])

    # --- Answers

    def leaders(self) -> list[int]:
        """The living who are talked of most today, first the one with most announced voices."""
        found = [seat for seat in self.living if self.heat[seat] > 0.0]
        return sorted(found, key=lambda seat: (-self.heat[seat], seat))

    def claims_power(self, seat: int) -> bool:
        """Whether somebody says to be more than a Simple Villager."""
        return self.claims.get(seat, "villager") not in COMMON

    def believed(self, card: str) -> int:
        """Who is taken for this card: known, or an unopposed claim; nobody, if there is none."""
        for seat in self.living:
            if self.known.get(seat) == card:
                return seat
        found = [seat for seat in self.living if self.claims.get(seat) == card and seat not in self.known]
        found = [seat for seat in found if self.p[seat] < 0.5]
        return min(found, key=lambda seat: self.p[seat], default=-1)


def normalising(odds: list[float], total: float) -> float:
    """What to add to all of these, so that their chances have this sum (Newton's way)."""
    shift = odds_of(total / len(odds)) - sum(odds) / len(odds)
    for _ in range(8):
        each = [1.0 / (1.0 + exp(-one - shift)) for one in odds]
        error = sum(each) - total
        slope = sum([one * (1.0 - one) for one in each])
        if abs(error) < 0.01:
            break
        shift -= max(-2.0, min(2.0, error / max(slope, 0.05)))
    return shift


def known_cards(view: VillageView, me: int) -> dict[int, str]:
    """Hard facts: what was shown publicly, and what this seat has seen itself."""
    found = {seat: card for seat, card in enumerate(view.shown) if card is not None}
    if me < 0:
        return found
    if view.card is not None:
        found[me] = view.card
    for seat in view.pack:
        found.setdefault(seat, "werewolf")
    if view.pack:
        for seat in range(view.seats):
            if seat not in view.pack and seat not in found:
                found[seat] = "other"
    if view.caught is not None:
        found[view.caught] = "little_girl"
    for one in view.sights:
        if one.card is not None:
            found.setdefault(one.players[0], one.card)
    return found
