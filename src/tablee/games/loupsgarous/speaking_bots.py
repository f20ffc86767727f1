"""What bots say (11.1): when they take the floor, and the order in which things come to their minds.

A sentence follows from the view and the bot's temper alone, so that it stays the same while it is put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.day_bots import captain_wanted
from tablee.games.loupsgarous.moves import deed
from tablee.games.loupsgarous.saying import Past, Sentence
from tablee.games.loupsgarous.talking_bots import answer, chat, echo, opinion, stand_up, voice
from tablee.games.loupsgarous.telling_bots import defence, duty

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.view import StatementView
    from tablee.kernel import Move

MOST: Final = 10  # statements a day, whatever happens
GAP: Final = 2.6  # of thirteen seconds: all bots together speak every five
ATTENTIVE: Final = 0.6  # how often it follows what is said closely enough to join in
HOSTILE: Final = frozenset(("accuse", "intent", "propose", "rank", "ask_ban", "no_pardon"))
SUPPORTS: Final = 0.35  # who says aloud whom they want for Captain


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
    if plan is not None and (plan.urgent or past.today < budget(head)) and takes_floor(head, plan):
        return spoken(head, plan), plan
    done = past.today >= budget(head) or plan is None
    if done and not head.view.ready_self and "ready" in head.view.options and is_late(head):
        return deed("ready"), None
    return None, None


def takes_floor(head: Head, plan: Sentence) -> bool:
    chance = (
        GAP / max(1, len(head.living) - head.view.ready) * head.temper.talkative
    )  # who is ready leaves the others room
    if plan.urgent:
        chance = ATTENTIVE
    return head.luck.uniform() * ATTENTIVE < chance


def is_late(head: Head) -> bool:
    """Enough was said for today."""
    said = sum(head.reading.said_today)
    return said >= min(2 * len(head.living), 36)


def budget(head: Head) -> int:
    low, high = head.level.budget
    drawn = low + (high - low + 1) * head.temper.chance(head.day, 77)
    return max(1, round(min(high, int(drawn)) * head.temper.talkative))


def campaign(head: Head) -> tuple[Move | None, Sentence | None]:
    """The bold stand for Captain; some others say whom they want."""
    view = head.view
    if not view.draft:
        if "stand" in view.options and head.temper.bold > (0.6 if head.is_wolf else 0.75):
            return deed("stand"), None
        if "say support" not in view.options or head.luck.uniform() >= ATTENTIVE:
            return None, None
    others = [seat for seat in view.candidates if seat != head.seat]
    silent = head.temper.chance(2) >= SUPPORTS or Past(head).today > 0
    if not others or silent or head.seat in view.candidates:
        return spoken(head, None), None
    plan = Sentence("support", (str(captain_wanted(head, others)),))
    return spoken(head, plan), plan


def sentence(head: Head, past: Past) -> Sentence | None:
    """The first thing that comes to its mind and that it can say."""
    for idea in PACK_IDEAS if head.is_wolf and head.level.strong else IDEAS:
        found = idea(head, past)
        if found is None or (found.kind, found.words) in past.said_today:
            continue
        if found.kind in ("accuse", "rank") and int(found.words[0]) == past.captain:
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


IDEAS: Final[tuple[Callable[[Head, Past], Sentence | None], ...]] = (
    duty,
    defence,
    answer,
    stand_up,
    echo,
    opinion,
    voice,
    chat,
)
PACK_IDEAS: Final = (duty, defence, voice, answer, stand_up, echo, opinion, chat)  # who names a suspect first leads
