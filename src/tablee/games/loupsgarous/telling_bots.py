"""What bots have to tell (11.3): what their card or their house has shown them, true or not, and who they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.saying import Sentence
from tablee.games.loupsgarous.suspicion import COMMON, WOLVES

if TYPE_CHECKING:
    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.saying import Past
    from tablee.games.loupsgarous.view import SightView

TELLS_CHARM: Final = 0.4
LAST_ONES: Final = 5
SMALL: Final = 7


def urgent(kind: str, *words: str, reason: str = "") -> Sentence:
    return Sentence(kind, words, reason, urgent=True)


def duty(head: Head, past: Past) -> Sentence | None:
    """What its card and its house want to be said."""
    if head.is_wolf:
        return wolf_duty(head, past)
    found = seer_duty(head, past) if head.view.card == "seer" else unmask(head, past)
    return (
        found or tell_confession(head, past) or tell_glimpse(head, past) or tell_guard(head, past) or tell_charm(head)
    )


# --- The Seer


def seer_duty(head: Head, past: Past) -> Sentence | None:
    """She speaks when she has something to say, or nothing to lose (11.3)."""
    if past.claim not in (None, "seer"):
        return None
    seen = [one for one in head.view.sights if one.card is not None and one.night > 0]
    wolves = [one for one in seen if one.card in WOLVES and head.view.alive[one.players[0]]]
    liars = pretenders(head, "seer")
    if past.claim is None:
        if not reveals(head, len(seen), len(wolves), len(liars)):
            return None
        return urgent("counter", str(liars[0]), "seer") if liars else urgent("claim", "seer")
    for one in (*wolves, *seen):
        target = one.players[0]
        if ("vision", target) not in past.told and (one.card not in WOLVES or target != head.lover):
            return vision(head, one)
    return None


def vision(head: Head, one: SightView) -> Sentence:
    """She does not name the power of a friend to the pack, as long as she can vouch for them."""
    target, card = str(one.players[0]), str(one.card)
    if card in WOLVES or card in COMMON or not head.view.alive[one.players[0]] or len(head.living) <= LAST_ONES:
        return urgent("vision", str(one.night), target, card)
    return urgent("trust", target, reason="vision")


def reveals(head: Head, seen: int, wolves: int, liars: int) -> bool:
    if liars > 0 or head.threatened():
        return True
    if head.level.beginner:
        return wolves > 0
    if head.level.strong:
        return (wolves > 0 and seen >= 2) or (len(head.living) <= LAST_ONES and seen > 0)
    soon = len(head.living) <= SMALL  # in a small village the next night is nearly always hers
    return (wolves > 0 and (seen >= 2 or soon)) or (len(head.living) <= LAST_ONES and seen > 1)


# --- Others


def pretenders(head: Head, card: str) -> list[int]:
    """Who says to be what only one can be; a lover may."""
    others = [seat for seat in head.others() if seat != head.lover]
    return [seat for seat in others if head.reading.claims.get(seat) == card]


def unmask(head: Head, past: Past) -> Sentence | None:
    """Who hears somebody else take their name says so."""
    card = head.view.card or "villager"
    if card in COMMON or card == "piper" or head.level.beginner or past.claim is not None:
        return None
    liars = pretenders(head, card)
    return urgent("counter", str(liars[0]), card) if liars else None


def tell_confession(head: Head, past: Past) -> Sentence | None:
    for one in head.view.sights:
        if one.card is None or one.night > 0:
            continue
        target = one.players[0]
        if ("confession", target) in past.told or (one.card in WOLVES and target == head.lover):
            continue
        if one.card in WOLVES or head.view.alive[target]:
            shown = one.card if one.card in WOLVES or one.card in COMMON else "villager"
            return urgent("confession", str(target), shown)
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
            return urgent("glimpse", str(one.night), *(str(player) for player in one.players))
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
    return urgent("charm", *(str(seat) for seat in news[:3])) if news else None


# --- The pack


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
        return urgent("counter", str(seers[0]), "seer")
    if ("vision", seers[0]) not in past.told:
        return urgent("vision", str(head.day), str(seers[0]), "werewolf")
    return None


def false_confession(head: Head, past: Past) -> Sentence | None:
    """A Werewolf in the church clears a partner, or puts the guilt on somebody else."""
    for one in head.view.sights:
        target = one.players[0]
        if one.card is None or one.night > 0 or ("confession", target) in past.told or not head.view.alive[target]:
            continue
        if target in head.friends():
            return urgent("confession", str(target), "villager")
        return urgent("confession", str(target), "werewolf" if head.temper.bold > 0.6 else "villager")
    return None


# --- When others turn against it


def defence(head: Head, past: Past) -> Sentence | None:
    if not head.threatened():
        return None
    card = head.view.card or "villager"
    if past.claim is None:
        if not head.is_wolf and card not in COMMON and card != "piper":
            return urgent("claim", card)
        if head.is_wolf and not head.level.beginner:
            return urgent("claim", mask(head))
    return Sentence("deny") if "deny" not in past.kinds_today else None


def mask(head: Head) -> str:
    """A card that nobody has claimed: the Hunter, if he dares; a strong liar has more of them."""
    view, claims = head.view, head.public.claims
    cards = ("hunter", "cupid", "raven", "elder") if head.level.strong else ("hunter",)
    free = [card for card in cards if card in view.cards and card not in view.shown and card not in claims.values()]
    return free[0] if free and (head.temper.bold > 0.4 or head.level.strong) else "villager"
