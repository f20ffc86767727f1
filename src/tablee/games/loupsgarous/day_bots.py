"""What bots choose by day (11.3, 11.4): ballots, elections, shots, houses, pardons, day powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.moves import deed
from tablee.games.loupsgarous.suspicion import WOLVES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tablee.games.loupsgarous.head import Head
    from tablee.kernel import Move

FAR_ABOVE: Final = 1.0  # log-odds by which one's own suspect has to lead
HOPELESS: Final = 2.0  # voices by which a partner leads
JOINS: Final = 0.95
KEEPER_RISKS: Final = 0.8
PARDONS: Final = 0.25
SHAVES: Final = 0.8
LAST_SHAVE: Final = 0.5
OWN_WORD: Final = 9.0  # for whom it has called a good Captain
FOLLOWS_ACCUSER: Final = 0.15  # a beginner
BUILDINGS: Final = ("church", "barber", "manor", "tavern", "hovel", "bakery", "bailiff", "school", "farm")


def targets(head: Head, verb: str) -> list[int]:
    """Whom the rules let it name with this verb."""
    found: list[int] = []
    for option in head.view.options:
        parts = option.split(" ")
        if parts[0] == verb and len(parts) == 2:
            found.append(int(parts[1]))
    return found


# --- The village vote


def ballot(head: Head) -> Move | None:
    if head.view.vote is not None:
        return None
    found = targets(head, "vote")
    return deed("vote", str(vote_target(head, found))) if found else None


def vote_target(head: Head, legal: Sequence[int]) -> int:
    """Whom it votes against, if the village voted now."""
    if len(legal) == 1:
        return legal[0]
    if head.level.beginner and head.luck.uniform() < FOLLOWS_ACCUSER:
        last = last_accused(head, legal)
        if last >= 0:
            return last
    if head.is_wolf:
        return wolf_target(head, legal)
    return villager_target(head, legal)


def last_accused(head: Head, legal: Sequence[int]) -> int:
    for said in reversed(head.view.statements):
        if said.day != head.day:
            break
        if said.kind in ("accuse", "propose") and said.seat != head.seat and int(said.words[0]) in legal:
            return int(said.words[0])
    return -1


def villager_target(head: Head, legal: Sequence[int]) -> int:
    """The better of the two who are talked of most, unless its own suspect is far above them."""
    top = max(legal, key=lambda seat: (head.score(seat), -seat))
    talked = [seat for seat in head.reading.leaders() if seat in legal][:2]
    if not talked or head.level.beginner:
        return top
    best = max(talked, key=lambda seat: (head.score(seat) + 0.25 * head.reading.heat[seat], -seat))
    margin = FAR_ABOVE * (0.6 + 0.8 * head.temper.stubborn)
    return top if head.score(top) >= head.score(best) + margin else best


def wolf_target(head: Head, legal: Sequence[int]) -> int:
    """Whom the village suspects already; a partner only when there is no hope for him."""
    friends = head.friends()
    prey = [seat for seat in legal if seat not in friends]
    heat = head.public.heat
    if not prey:
        return max(legal, key=lambda seat: (heat[seat], -seat))
    if head.level.strong:
        best = max(prey, key=lambda seat: (heat[seat] + 0.5 * head.score(seat) + 0.5 * head.danger(seat), -seat))
    else:
        best = villager_target(head, prey)
    if head.outnumber():
        return max(prey, key=lambda seat: (heat[seat], head.public.odds[seat], -seat))
    lost = [seat for seat in legal if seat in friends and seat != head.lover and is_lost(head, seat, best)]
    if lost and not head.level.beginner and (head.level.strong or head.temper.chance(head.day, 11) < JOINS):
        return max(lost, key=lambda seat: (heat[seat], -seat))
    return best


def is_lost(head: Head, seat: int, instead: int) -> bool:
    heat = head.public.heat
    lead = 0.2 if head.level.strong else HOPELESS
    return heat[seat] >= heat[instead] + lead or (head.public.p[seat] > 0.9 and heat[seat] > heat[instead])


def keeper_ballot(head: Head) -> Move | None:
    """The Tavern keeper: somebody suspect who will not be designated, unless it is worth the goblet."""
    found = targets(head, "vote")
    if not found:
        return None
    wanted = vote_target(head, found)
    if head.is_wolf or head.level.beginner or head.p(wanted) >= KEEPER_RISKS:
        return deed("vote", str(wanted))
    heat = head.reading.heat
    most = max(heat[seat] for seat in found)
    safe = [seat for seat in found if heat[seat] < most - 1.0 or heat[seat] <= 0.0]
    return deed("vote", str(max(safe, key=lambda seat: (head.score(seat), -seat)) if safe else wanted))


def tie_break(head: Head) -> Move | None:
    found = targets(head, "break")
    return deed("break", str(worst_of(head, found))) if found else None


def worst_of(head: Head, found: Sequence[int]) -> int:
    friends = head.friends()
    return max(found, key=lambda seat: (seat not in friends, head.score(seat), -seat))


# --- The Captain


def election(head: Head) -> Move | None:
    if head.view.vote is not None:
        return None
    found = targets(head, "elect")
    return deed("elect", str(captain_wanted(head, found))) if found else None


def captain_wanted(head: Head, found: Sequence[int]) -> int:
    """Whoever it trusts most, of those who stand if it can be; what others say counts, and its own word holds."""
    support: dict[int, float] = {}
    for said in head.view.statements:
        if said.kind == "support" and said.day == head.day:
            counts = OWN_WORD if said.seat == head.seat else 0.3
            support[int(said.words[0])] = support.get(int(said.words[0]), 0.0) + counts

    def worth(seat: int) -> float:
        stands = seat in head.view.candidates
        if seat == head.seat:
            return 1.0 if stands and head.temper.bold > 0.5 else -9.0
        found = -0.5 * head.distrust(seat) - 0.5 * head.temper.feeling(head.day, seat)
        return found + (0.9 if stands else 0.0) + support.get(seat, 0.0)

    return max(found, key=lambda seat: (worth(seat), -seat))


def successor(head: Head) -> Move | None:
    """The most trusted; a Werewolf names a partner only if that does not give him away."""
    found = targets(head, "name")
    if not found:
        return None
    if head.is_wolf and not head.level.beginner:
        public = [seat for seat in found if seat in head.friends() and head.public.p[seat] < 0.5]
        chosen = public[0] if public and head.temper.bold > 0.5 else found[head.luck.below(len(found))]
        return deed("name", str(chosen))
    return deed("name", str(head.trusted(found)[0]))


# --- Others who are asked


def shot(head: Head) -> Move | None:
    found = targets(head, "shoot")
    return deed("shoot", str(worst_of(head, found))) if found else None


def voters(head: Head) -> Move | None:
    """The Scapegoat lets half of the village vote: those whom he trusts."""
    named = head.view.draft_voters
    wanted = max(1, (len(head.living) + 1) // 2)
    found = targets(head, "let")
    if len(named) >= wanted or not found:
        return deed("close")
    return deed("let", str(head.trusted(found)[0]))


def bans(head: Head) -> Move | None:
    """The two whose ballots she fears most."""
    found = targets(head, "ban")
    if head.level.beginner or not found:
        return deed("ban")
    voters = [seat for seat in found if seat in head.view.voters]
    if head.is_wolf:
        friends = head.friends()
        chosen = sorted(
            (seat for seat in voters if seat not in friends), key=lambda seat: (head.public.odds[seat], seat)
        )
        chosen = chosen[:2]
    else:
        chosen = [seat for seat in head.suspects(voters)[:2] if head.p(seat) >= 0.3]
    return deed("ban", *(str(seat) for seat in sorted(chosen)))


def house(head: Head) -> Move | None:
    found = targets(head, "house")
    if not found or (head.level.beginner and head.luck.uniform() < 0.3):
        return deed("leave")
    best = head.trusted(found)[0]
    if not head.is_wolf and head.p(best) > 0.6:
        return deed("leave")
    return deed("house", str(best))


def accept(head: Head) -> Move | None:
    assert head.view.step is not None
    school = head.view.step.building == "school"
    return deed("decline" if school and not head.is_wolf else "accept")


def take(head: Head) -> Move | None:
    """A token: the strongest building that is left, unless one would rather be nobody."""
    found = [option.split(" ")[1] for option in head.view.options if option.startswith("take ")]
    if not found:
        return None
    if head.level.beginner or head.luck.uniform() < 0.3:
        return deed("take", found[head.luck.below(len(found))])
    kinds = [kind for kind in BUILDINGS for token in found if token.rstrip("123456") == kind]
    wanted = kinds[0] if kinds else "bundle"
    return deed("take", next(token for token in found if token.rstrip("123456") == wanted))


def present(head: Head) -> Move | None:
    if "done" in head.view.options:
        return deed("done")
    return deed("skip") if "skip" in head.view.options and head.luck.uniform() < 0.3 else None


# --- The sentence


def pardon(head: Head) -> Move | None:
    """A request, an answer; else nothing."""
    options = head.view.options
    if "ask" in options:
        return deed("ask")
    if "pardon" not in options:
        return None
    condemned = head.view.designated
    assert condemned is not None
    if condemned in (head.seat, head.lover):
        return deed("pardon")
    if head.is_wolf:
        return deed("pardon" if condemned in head.friends() and head.public.p[condemned] < 0.8 else "refuse")
    return deed("pardon" if head.p(condemned) < PARDONS else "refuse")


# --- Day powers


def day_power(head: Head) -> Move | None:
    for verb, use in POWERS.items():
        found = targets(head, verb)
        if found and not head.view.request:
            chosen = use(head, found)
            if chosen >= 0:
                return deed(verb, str(chosen))
    return None


def confess(head: Head, found: Sequence[int]) -> int:
    """From the second day on: whoever is most open."""
    if head.day < 2:
        return -1
    unknown = [seat for seat in found if seat not in head.reading.known]
    if not unknown or head.is_wolf:
        return -1 if head.luck.uniform() < 0.9 else found[head.luck.below(len(found))]
    if head.level.beginner:
        return unknown[head.luck.below(len(unknown))]
    return max(unknown, key=lambda seat: (head.reading.odds[seat], -seat))


def restore(head: Head, found: Sequence[int]) -> int:
    best = head.trusted(found)[0]
    trusted = head.home(best) in ("manor", "church") and (head.is_wolf or head.p(best) < 0.35)
    return best if trusted or head.level.beginner else -1


def shave(head: Head, found: Sequence[int]) -> int:
    friends = head.friends()
    if head.is_wolf:
        doomed = [seat for seat in found if seat in friends and head.public.p[seat] > 0.9]
        return doomed[0] if doomed and head.level.strong else -1
    found = [seat for seat in found if seat not in friends]
    if not found:
        return -1
    worst = max(found, key=lambda seat: (head.p(seat), -seat))
    condemned = head.view.designated == head.seat and head.view.card not in WOLVES
    return worst if head.p(worst) >= (LAST_SHAVE if condemned else SHAVES) else -1


POWERS: Final[dict[str, Callable[[Head, Sequence[int]], int]]] = {
    "confess": confess,
    "restore": restore,
    "shave": shave,
}
ANSWERS: Final[dict[str, Callable[[Head], Move | None]]] = {
    "draft": take,
    "presentation": present,
    "election": election,
    "successor": successor,
    "shot": shot,
    "voters": voters,
    "house": house,
    "accept": accept,
    "ban": bans,
    "tavern": keeper_ballot,
    "ballot": ballot,
    "second_ballot": ballot,
    "tie_break": tie_break,
}
