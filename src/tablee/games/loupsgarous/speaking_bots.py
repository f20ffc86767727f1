"""What bots say (11.1, 11.3): one statement at a time, never against their own public past.

A sentence follows from the view and the bot's temper alone, so that it stays the same while it is put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tablee.games.loupsgarous.day_bots import villager_target, wolf_target
from tablee.games.loupsgarous.moves import deed
from tablee.games.loupsgarous.suspicion import COMMON, WOLVES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.view import StatementView
    from tablee.kernel import Move

MOST: Final = 10  # statements a day, whatever happens
GAP: Final = 2.6  # of thirteen seconds: all bots together speak every five
ATTENTIVE: Final = 0.6  # how often it follows what is said closely enough to join in
URGENT: Final = frozenset(("claim", "counter", "vision", "confession", "glimpse", "charm", "potion"))
HOSTILE: Final = frozenset(("accuse", "intent", "propose", "rank", "ask_ban", "no_pardon"))
TELLS_CHARM: Final = 0.4
LAST_ONES: Final = 5
SMALL: Final = 7


class Sentence(NamedTuple):
    kind: str
    words: tuple[str, ...] = ()
    reason: str = ""


# --- Speaking


def spoken(head: Head, plan: Sentence | None) -> Move | None:
    """The next small move of a sentence; what no longer holds is taken back word by word."""
    draft = list(head.view.draft)
    if plan is None:
        return deed("back") if draft else None
    whole = [plan.kind, *plan.words]
    if draft != whole[: len(draft)] or not draft:
        return deed("say", plan.kind)
    if len(draft) < len(whole):
        return deed("add", whole[len(draft)])
    if plan.reason and head.view.draft_reason != plan.reason:
        return deed("why", plan.reason)
    return deed("send") if can_send(head) else None


def can_send(head: Head) -> bool:
    options = head.view.options
    return "send" in options or not any(option.startswith("say ") for option in options)


def debate(head: Head) -> tuple[Move | None, Sentence | None]:
    """In a debate: a sentence, a day power, ready, or nothing now."""
    past = Past(head)
    if head.view.draft:
        plan = sentence(head, past)
        return spoken(head, plan), plan
    plan = sentence(head, past) if past.today < MOST else None
    if plan is not None and (plan.kind in URGENT or past.today < budget(head)) and takes_floor(head, plan):
        return spoken(head, plan), plan
    done = past.today >= budget(head) or plan is None
    if done and not head.view.ready_self and "ready" in head.view.options and is_late(head):
        return deed("ready"), None
    return None, None


def takes_floor(head: Head, plan: Sentence) -> bool:
    chance = GAP / len(head.living) * head.temper.talkative
    if plan.kind in URGENT:
        chance = ATTENTIVE
    return head.luck.uniform() * ATTENTIVE < chance


def is_late(head: Head) -> bool:
    """Enough was said for today."""
    said = sum(head.reading.said_today)
    return said >= min(2.0 * len(head.living), 36) and head.luck.uniform() < 0.5


def budget(head: Head) -> int:
    low, high = head.level.budget
    drawn = low + (high - low + 1) * head.temper.chance(head.day, 77)
    return max(1, round(min(high, int(drawn)) * head.temper.talkative))


class Past:
    """What it has said itself."""

    def __init__(self, head: Head) -> None:
        self.own = [said for said in head.view.statements if said.seat == head.seat]
        retracted = {int(said.words[0]) for said in self.own if said.kind == "retract"}
        self.own = [said for said in self.own if said.number not in retracted]
        today = [said for said in self.own if said.day == head.day]
        self.today = len(today)
        self.kinds_today = [said.kind for said in today]
        self.said_today = {(said.kind, tuple(said.words)) for said in today}
        self.claim = next(
            (said.words[-1] for said in self.own if said.kind in ("claim", "counter")),
            "seer" if any(said.kind == "vision" for said in self.own) else None,
        )
        self.told = {
            (said.kind, int(said.words[1 if said.kind == "vision" else 0]))
            for said in self.own
            if said.kind in ("vision", "confession")
        }
        self.stood_up_for = {int(said.words[0]): said for said in self.own if said.kind in ("trust", "defend")}
        self.after = [int(said.words[0]) for said in today if said.kind in ("accuse", "intent", "propose")]
        self.last_intent = next(
            (int(said.words[0]) for said in reversed(today) if said.kind in ("intent", "propose")), -1
        )


def sentence(head: Head, past: Past) -> Sentence | None:
    """The first thing that comes to its mind and that it can say."""
    for idea in PACK_IDEAS if head.is_wolf and head.level.strong else IDEAS:
        found = idea(head, past)
        if found is None or (found.kind, found.words) in past.said_today:
            continue
        if found.kind in HOSTILE and int(found.words[0]) in past.stood_up_for:
            found = take_back(head, past.stood_up_for[int(found.words[0])])
            if found is None:
                continue
        return found
    return None


def take_back(head: Head, said: StatementView) -> Sentence | None:
    """It changes its mind openly, as long as that can still be said."""
    return Sentence("retract", (str(said.number),)) if said.day >= head.day - 1 else None


# --- Duties


def duty(head: Head, past: Past) -> Sentence | None:
    """What its card and its house want to be said."""
    if head.is_wolf:
        return wolf_duty(head, past)
    found = None
    if head.view.card == "seer":
        found = seer_duty(head, past)
    return (
        found or tell_confession(head, past) or tell_glimpse(head, past) or tell_guard(head, past) or tell_charm(head)
    )


def seer_duty(head: Head, past: Past) -> Sentence | None:
    """She speaks when she has something to say, or nothing to lose (11.3)."""
    if past.claim not in (None, "seer"):
        return None
    seen = [one for one in head.view.sights if one.card is not None and one.night > 0]
    wolves = [one for one in seen if one.card in WOLVES and head.view.alive[one.players[0]]]
    liars = [seat for seat in head.living if seat != head.seat and head.reading.claims.get(seat) == "seer"]
    liars = [seat for seat in liars if seat != head.lover]
    if past.claim is None:
        if not reveals(head, len(seen), len(wolves), len(liars)):
            return None
        return Sentence("counter", (str(liars[0]), "seer")) if liars else Sentence("claim", ("seer",))
    for one in (*wolves, *seen):
        target = one.players[0]
        if ("vision", target) not in past.told and (one.card not in WOLVES or target != head.lover):
            return Sentence("vision", (str(one.night), str(target), str(one.card)))
    return None


def reveals(head: Head, seen: int, wolves: int, liars: int) -> bool:
    if liars > 0 or head.threatened():
        return True
    if head.level.beginner:
        return wolves > 0
    if head.level.strong:
        return (wolves > 0 and seen >= 2) or (len(head.living) <= LAST_ONES and seen > 0)
    soon = len(head.living) <= SMALL  # in a small village the next night is nearly always hers
    return (wolves > 0 and (seen >= 2 or soon)) or (len(head.living) <= LAST_ONES and seen > 1)


def tell_confession(head: Head, past: Past) -> Sentence | None:
    for one in head.view.sights:
        if one.card is None or one.night > 0:
            continue
        target = one.players[0]
        if ("confession", target) in past.told or (one.card in WOLVES and target == head.lover):
            continue
        if one.card in WOLVES or head.view.alive[target]:
            shown = one.card if one.card in WOLVES or one.card in COMMON else "villager"
            return Sentence("confession", (str(target), shown))
    return None


def tell_glimpse(head: Head, past: Past) -> Sentence | None:
    """When there is nothing to lose any more."""
    seen = [one for one in head.view.sights if one.card is None]
    girl = head.view.card == "little_girl"
    if not seen or not (head.threatened() or len(head.living) <= LAST_ONES or not girl):
        return None
    for one in reversed(seen):
        if one.night in one.players:
            continue
        if not any(said.kind == "glimpse" and said.words[0] == str(one.night) for said in past.own):
            return Sentence("glimpse", (str(one.night), *(str(player) for player in one.players)))
    return None


def tell_guard(head: Head, past: Past) -> Sentence | None:
    """A Salvateur who has said who he is says whom he has guarded."""
    guarded = head.view.guarded
    if past.claim != "protector" or guarded is None:
        return None
    if any(said.kind == "guard" and said.words[0] == str(head.day) for said in past.own):
        return None
    return Sentence("guard", (str(head.day), str(guarded)))


def tell_charm(head: Head) -> Sentence | None:
    charmed = [seat for seat in head.view.charmed if head.view.alive[seat]]
    if head.view.card == "piper" or len(charmed) < TELLS_CHARM * len(head.living) or head.level.beginner:
        return None
    news = [seat for seat in charmed if seat not in head.reading.charmed]
    return Sentence("charm", tuple(str(seat) for seat in news[:3])) if news else None


def wolf_duty(head: Head, past: Past) -> Sentence | None:
    """A strong Werewolf whom a Seer has found has nothing to lose: he is the Seer, and she is the Werewolf."""
    if head.level.beginner or head.mixed or head.outnumber():
        return None
    if not head.level.strong or past.claim not in (None, "seer"):
        return false_confession(head, past)
    public = head.public
    pack = [head.seat, *head.pack]
    seers = [seat for seat in head.others() if public.claims.get(seat) == "seer" and seat not in pack]
    seers = [seat for seat in seers if seat != head.lover]
    if not seers:
        return false_confession(head, past)
    if past.claim is None:
        rival = any(public.claims.get(seat) == "seer" for seat in pack)
        if rival or not any(one.by in seers and one.wolf and one.target == head.seat for one in public.reports):
            return None
        return Sentence("counter", (str(seers[0]), "seer"))
    if ("vision", seers[0]) not in past.told:
        return Sentence("vision", (str(head.day), str(seers[0]), "werewolf"))
    return None


def false_confession(head: Head, past: Past) -> Sentence | None:
    """A Werewolf in the church clears a partner, or puts the guilt on somebody else."""
    for one in head.view.sights:
        target = one.players[0]
        if one.card is None or one.night > 0 or ("confession", target) in past.told or not head.view.alive[target]:
            continue
        if target in head.friends():
            return Sentence("confession", (str(target), "villager"))
        return Sentence("confession", (str(target), "werewolf" if head.temper.bold > 0.6 else "villager"))
    return None


# --- When others turn against it


def defence(head: Head, past: Past) -> Sentence | None:
    if not head.threatened():
        return None
    card = head.view.card or "villager"
    if past.claim is None:
        if not head.is_wolf and card not in COMMON and card != "piper":
            return Sentence("claim", (card,))
        if head.is_wolf and not head.level.beginner:
            return Sentence("claim", (mask(head),))
    if "deny" not in past.kinds_today:
        return Sentence("deny")
    return None


def mask(head: Head) -> str:
    """A card that nobody has claimed: the Hunter, if he dares; a strong liar has more of them."""
    view, claims = head.view, head.public.claims
    cards = ("hunter", "cupid", "raven", "elder") if head.level.strong else ("hunter",)
    free = [card for card in cards if card in view.cards and card not in view.shown and card not in claims.values()]
    return free[0] if free and (head.temper.bold > 0.4 or head.level.strong) else "villager"


def answer(head: Head, past: Past) -> Sentence | None:
    """Who is asked answers, mostly."""
    asked = [
        said
        for said in head.view.statements
        if said.day == head.day
        and said.kind in ("ask_role", "ask_opinion", "ask_vote")
        and said.words[0] == str(head.seat)
    ]
    answered = sum(1 for said in past.own if said.day == head.day and asked and said.number > asked[-1].number)
    if not asked or answered or head.temper.chance(head.day, asked[-1].number) > head.level.answers:
        return None
    last = asked[-1]
    if last.kind == "ask_opinion" and last.words[1] != str(head.seat):
        return opinion_of(head, int(last.words[1]))
    if last.kind == "ask_role" and past.claim is None:
        if head.view.card == "villager" or head.is_wolf:
            return Sentence("claim", ("villager",))
        return Sentence("hint") if head.temper.bold > 0.5 else Sentence("deny")
    return Sentence("deny") if last.kind == "ask_role" else None


def opinion_of(head: Head, seat: int) -> Sentence | None:
    if not head.view.alive[seat]:
        return None
    if seat in head.friends():
        return Sentence("trust", (str(seat),)) if seat == head.lover else None
    if head.p(seat) < 0.15 and not head.is_wolf:
        return Sentence("trust", (str(seat),))
    return Sentence("accuse", (str(seat), "weak"), "gut") if seat != head.lover else None


# --- What it thinks itself


def opinion(head: Head, past: Past) -> Sentence | None:
    """Its first suspect of the day."""
    if any(kind in ("accuse", "rank") for kind in past.kinds_today):
        return None
    found = head.suspects()
    if not found:
        return None
    target = found[0]
    reading = head.public if head.is_wolf else head.reading
    strong = reading.p[target] >= 0.5
    if not strong and head.temper.chance(head.day, 5) < 0.25 and len(found) > 2:
        return Sentence("rank", tuple(str(seat) for seat in found[:3]))
    return Sentence("accuse", (str(target), "strong" if strong else "weak"), why(head, target))


def why(head: Head, target: int) -> str:
    """The reason that weighs most, as far as it is public."""
    reading = head.reading
    for one in reading.reports:
        if one.target == target and one.wolf:
            return "vision"
    if target in reading.rivals:
        return "claim_conflict"
    cards = head.view.shown
    if any(cards[vote] is not None and cards[vote] not in WOLVES for vote in head.votes_of(target)):
        return "votes"
    if reading.day > 1 and reading.said[target] * 3 < sum(reading.said) / max(1, len(reading.said)):
        return "silence"
    return "behaviour" if head.temper.chance(head.day, target, 3) < 0.5 else "gut"


def voice(head: Head, past: Past) -> Sentence | None:
    """Whom it will vote against, if it can; said again when that changes."""
    legal = [seat for seat in head.others() if seat != head.lover and not is_immune(head, seat)]
    if not legal or (head.level.beginner and past.last_intent >= 0):
        return None
    target = villager_or_wolf(head, legal)
    if target == past.last_intent:
        return None
    if past.last_intent >= 0 and not moved(head, past.last_intent, target):
        return None
    reading = head.public if head.is_wolf else head.reading
    sure = reading.p[target] >= 0.6 and target not in reading.proposed
    return Sentence("propose" if sure and head.temper.bold > 0.3 else "intent", (str(target),), why(head, target))


def villager_or_wolf(head: Head, legal: list[int]) -> int:
    return wolf_target(head, legal) if head.is_wolf else villager_target(head, legal)


def moved(head: Head, before: int, now: int) -> bool:
    """Whether it changes its mind aloud: stubborn bots do so less."""
    return head.score(now) - head.score(before) > 0.3 + 0.6 * head.temper.stubborn


def is_immune(head: Head, seat: int) -> bool:
    house = head.house_of(seat)
    return house is not None and house.kind == "tavern" and house.token


# --- Small talk


def chat(head: Head, past: Past) -> Sentence | None:
    drawn = head.temper.chance(head.day, past.today, 9)
    others = head.others()
    reading = head.public if head.is_wolf else head.reading
    if drawn < 0.35:
        best = min(others, key=lambda seat: (reading.odds[seat], seat))
        if reading.p[best] < 0.2 and best not in past.after and best not in past.stood_up_for:
            return Sentence("trust", (str(best),))
    if drawn < 0.6:
        found = [seat for seat in head.suspects() if seat not in reading.claims and seat not in past.after[1:]]
        if found:
            return Sentence("ask_role", (str(found[0]),))
    if drawn < 0.75 and head.day > 1:
        quiet = [seat for seat in others if reading.said_today[seat] == 0 and seat not in head.friends()]
        if quiet:
            return Sentence("silent", (str(quiet[int(drawn * 1000) % len(quiet)]),))
    if drawn < 0.9:
        for said in reversed(head.view.statements):
            hostile = said.day == head.day and said.seat != head.seat and said.kind in ("accuse", "propose")
            if hostile and int(said.words[0]) in past.after:
                return Sentence("agree", (str(said.number),))
    return None


IDEAS: Final[tuple[Callable[[Head, Past], Sentence | None], ...]] = (
    duty,
    defence,
    answer,
    opinion,
    voice,
    chat,
)
PACK_IDEAS: Final = (duty, defence, voice, answer, opinion, chat)  # who names a suspect first leads the village
