"""What bots think aloud (11.3): whom they suspect and why, whom they will vote against, answers and small talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.day_bots import villager_target, wolf_target
from tablee.games.loupsgarous.saying import AGAINST, FOR, QUESTIONS, Sentence
from tablee.games.loupsgarous.suspicion import WOLVES, odds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.saying import Past
    from tablee.games.loupsgarous.suspicion import Reading
    from tablee.games.loupsgarous.view import StatementView, VillageView

SURE: Final = 0.5
DOUBTLESS: Final = 0.65
SAYS_AT_ONCE: Final = 0.35  # whom it will vote against, without a word of suspicion first
LISTS: Final = 0.2
VOUCHED: Final = 0.1
TALKED_OF: Final = 1.5
ENOUGH: Final = 2  # who say that they agree with one statement
TRIES: Final = 4  # ideas for small talk before it keeps silent


def mind_of(head: Head) -> Reading:
    """What it lets others think that it thinks."""
    return head.public if head.is_wolf else head.reading


def heard_today(view: VillageView) -> Iterator[StatementView]:
    """The last first."""
    for said in reversed(view.statements):
        if said.day != view.round:
            return
        yield said


# --- What it thinks itself


def opinion(head: Head, past: Past) -> Sentence | None:
    """Its first suspect of the day."""
    if any(kind in ("accuse", "rank", "intent", "propose") for kind in past.kinds_today):
        return None
    found = head.suspects()
    if not found:
        return None
    target = found[0]
    sure = is_sure(head, target)
    same = accused_alike(head, target, "strong" if sure else "weak")
    if len(same) >= ENOUGH and backers(head, same[0], "agree") < ENOUGH:
        return Sentence("agree", (str(same[0]),))
    drawn = head.temper.chance(head.day, 5)
    if not sure and drawn < LISTS:
        listed = [seat for seat in found if seat not in past.stood_up_for][:3]
        if len(listed) > 2:
            return Sentence("rank", tuple(str(seat) for seat in listed))
    if not sure and drawn > 1.0 - SAYS_AT_ONCE:
        return None
    return Sentence("accuse", (str(target), "strong" if sure else "weak"), why(head, target, sure))


def is_sure(head: Head, target: int) -> bool:
    """Sure enough to say so: with a reason that others can check, or without any doubt."""
    return mind_of(head).p[target] >= (SURE if ground(head, target) else DOUBTLESS)


def accused_alike(head: Head, target: int, strength: str) -> list[int]:
    """The numbers of what others have said against somebody in the same words; the last first."""
    words = (str(target), strength)
    return [said.number for said in heard_today(head.view) if said.kind == "accuse" and tuple(said.words) == words]


def why(head: Head, target: int, sure: bool) -> str:
    """The reason that weighs most, as far as it is public; else what cannot be proved."""
    found = ground(head, target)
    if found:
        return found
    return "behaviour" if sure or head.temper.chance(head.day, target, 3) < 0.5 else "gut"


def ground(head: Head, target: int) -> str:
    """What everybody can check; ballots are held against nobody by who has voted no better."""
    if any(one.by == head.seat and one.target == target and one.wolf for one in head.reading.reports):
        return "vision"
    grounds = mind_of(head).grounds
    found = grounds[target][1] if target in grounds else ""
    return "" if found == "votes" and head.seat in grounds and grounds[head.seat][1] == "votes" else found


def voice(head: Head, past: Past) -> Sentence | None:
    """Whom it will vote against, if it can; said again when that changes."""
    legal = [seat for seat in head.others() if seat != head.lover and not is_immune(head, seat)]
    if not legal or (head.level.beginner and past.last_intent >= 0):
        return None
    target = wolf_target(head, legal) if head.is_wolf else villager_target(head, legal)
    if target == past.last_intent:
        return None
    if past.last_intent >= 0 and not moved(head, past.last_intent, target):
        return None
    reading = mind_of(head)
    sure = reading.p[target] >= 0.6 and target not in reading.proposed
    reason = "" if target in past.explained else ground(head, target)
    return Sentence("propose" if sure and head.temper.bold > 0.3 else "intent", (str(target),), reason)


def moved(head: Head, before: int, now: int) -> bool:
    """Whether it changes its mind aloud: stubborn bots do so less."""
    return head.score(now) - head.score(before) > 0.3 + 0.6 * head.temper.stubborn


def is_immune(head: Head, seat: int) -> bool:
    house = head.house_of(seat)
    return house is not None and house.kind == "tavern" and house.token


# --- Answers


def is_asked(view: VillageView, seat: int) -> bool:
    """Somebody has asked it something since it last spoke."""
    return question(view, seat) is not None


def question(view: VillageView, seat: int) -> StatementView | None:
    for said in heard_today(view):
        if said.seat == seat:
            return None
        if said.kind in QUESTIONS and said.words[0] == str(seat):
            return said
    return None


def answer(head: Head, past: Past) -> Sentence | None:
    """Who is asked answers, mostly, and at once."""
    asked = question(head.view, head.seat)
    if asked is None or head.temper.chance(head.day, asked.number) > head.level.answers:
        return None
    if asked.kind == "ask_role":
        found = who_it_is(head, past)
    elif asked.kind == "ask_opinion" and asked.words[1] != str(head.seat):
        found = opinion_of(head, past, int(asked.words[1]))
    else:
        found = Sentence("deny")
    return found._replace(urgent=True)


def who_it_is(head: Head, past: Past) -> Sentence:
    if past.claim is not None:
        return Sentence("deny")
    if head.view.card == "villager" or head.is_wolf:
        return Sentence("claim", ("villager",))
    return Sentence("hint") if head.temper.bold > 0.5 else Sentence("deny")


def opinion_of(head: Head, past: Past, seat: int) -> Sentence:
    nothing = Sentence("pass")
    if not head.view.alive[seat] or seat in past.stood_up_for:
        return nothing
    if seat == head.lover or (seat in head.friends() and head.temper.bold > 0.5):
        return Sentence("trust", (str(seat),)) if seat not in past.after else nothing
    reading = mind_of(head)
    if seat in head.friends() or seat in past.after:
        return nothing
    sure = is_sure(head, seat)
    if sure or head.score(seat) > odds_of(reading.share()):
        return Sentence("accuse", (str(seat), "strong" if sure else "weak"), why(head, seat, sure))
    return Sentence("trust", (str(seat),))


# --- What others say


def echo(head: Head, _: Past) -> Sentence | None:
    """Whether it believes a report of a Werewolf; two who say so are enough."""
    for said in heard_today(head.view):
        if said.kind not in ("vision", "confession") or said.seat == head.seat or said.words[-1] not in WOLVES:
            continue
        target = int(said.words[-2])
        if said.seat == head.lover or target == head.lover or head.temper.chance(head.day, said.number, 4) > 0.4:
            return None
        believed = mind_of(head).p[target]
        if head.seat == target or (target in head.friends() and head.temper.bold > 0.6):
            believed = 0.0
        if believed >= 0.6 and backers(head, said.number, "agree") < ENOUGH:
            return Sentence("agree", (str(said.number),))
        if believed < 0.3 and backers(head, said.number, "disagree") < ENOUGH:
            return Sentence("disagree", (str(said.number),))
        return None
    return None


def backers(head: Head, number: int, kind: str) -> int:
    """How many have said this today of a statement, or of somebody."""
    return sum(1 for said in heard_today(head.view) if said.kind == kind and said.words[0] == str(number))


def stand_up(head: Head, past: Past) -> Sentence | None:
    """For the lover, and for whom it knows to be innocent, when the talk turns against them."""
    reading = head.reading
    for seat in reading.leaders()[:2]:
        if seat == head.seat or reading.heat[seat] < TALKED_OF or seat in past.stood_up_for or seat in past.after:
            continue
        innocent = not head.is_wolf and (reading.p[seat] < VOUCHED or seat in reading.known)
        if seat == head.lover or (innocent and reading.known.get(seat) not in WOLVES):
            return Sentence("defend", (str(seat),))
    return None


# --- Small talk


def chat(head: Head, past: Past) -> Sentence | None:
    """One of the things that people say, beginning anywhere."""
    first = int(head.temper.chance(head.day, past.today, 9) * len(SMALL_TALK))
    for number in range(TRIES):
        found = SMALL_TALK[(first + number) % len(SMALL_TALK)](head, past)
        if found is not None and (found.kind, found.words) not in past.said_today:
            return found
    return None


def vouch(head: Head, past: Past) -> Sentence | None:
    reading = mind_of(head)
    best = min(head.others(), key=lambda seat: (reading.odds[seat], seat))
    known = reading.p[best] < 0.2 and best not in past.after and best not in past.sure_of
    if not known or best in past.stood_up_for or backers(head, best, "trust") >= ENOUGH:
        return None
    return Sentence("trust", (str(best),))


def ask_who(head: Head, past: Past) -> Sentence | None:
    if "ask_role" in past.kinds_today:
        return None
    asked = {int(said.words[0]) for said in heard_today(head.view) if said.kind == "ask_role"}
    found = [seat for seat in head.suspects()[:4] if seat not in mind_of(head).claims and seat not in asked]
    return Sentence("ask_role", (str(found[0]),)) if found else None


def ask_opinion(head: Head, past: Past) -> Sentence | None:
    """The Captain, or whoever it trusts most, about its suspect."""
    suspects = head.suspects()
    if not suspects or "ask_opinion" in past.kinds_today:
        return None
    asked = {int(said.words[0]) for said in heard_today(head.view) if said.kind == "ask_opinion"}
    asked.update(mind_of(head).aims)  # who has said already whom they are after
    others = [seat for seat in head.others() if seat not in asked and seat not in suspects[:2]]
    if not others:
        return None
    captain = head.view.captain
    chosen = captain if captain in others else head.trusted(others)[0]
    return Sentence("ask_opinion", (str(chosen), str(suspects[0])))


def about_a_vote(head: Head, _: Past) -> Sentence | None:
    """A ballot against somebody who was no Werewolf is remembered."""
    shown, own = head.view.shown, head.votes_of(head.seat)
    for seat in head.suspects()[:3]:
        for ballot in reversed(head.view.ballots):
            target = ballot.votes[seat] if ballot.kind in ("vote", "second") and ballot.day < head.day else None
            if target is None or shown[target] is None or shown[target] in WOLVES or target in own:
                continue
            if head.temper.chance(head.day, seat, 6) < 0.5:
                return Sentence("ask_vote", (str(seat), str(ballot.day)))
            return Sentence("recall", (str(seat), str(ballot.day), str(target)))
    return None


def notice_silence(head: Head, past: Past) -> Sentence | None:
    reading = mind_of(head)
    if sum(reading.said_today) < 2 * len(head.living):
        return None
    quiet = [seat for seat in head.others() if reading.said_today[seat] == 0 and seat not in head.friends()]
    drawn = head.temper.chance(head.day, past.today, 8)
    return Sentence("silent", (str(quiet[int(drawn * len(quiet))]),)) if quiet else None


def side_with(head: Head, past: Past) -> Sentence | None:
    """With who is after the same suspect."""
    for said in heard_today(head.view):
        hostile = said.seat != head.seat and said.kind in ("accuse", "propose")
        if hostile and int(said.words[0]) in past.after and backers(head, said.number, "agree") < ENOUGH:
            return Sentence("agree", (str(said.number),))
    return None


def talk_back(head: Head, past: Past) -> Sentence | None:
    """To who speaks against it, once a day."""
    if "disagree" in past.kinds_today or "deny" in past.kinds_today:
        return None
    for said in heard_today(head.view):
        if said.kind in AGAINST and said.words[0] == str(head.seat) and said.seat != head.lover:
            return Sentence("disagree", (str(said.number),))
    return None


def give_thanks(head: Head, past: Past) -> Sentence | None:
    if "thank" in past.kinds_today:
        return None
    heard = list(heard_today(head.view))
    back = {said.words[0] for said in heard if said.kind == "retract"}
    kind = any(said.kind in FOR and said.words[0] == str(head.seat) and str(said.number) not in back for said in heard)
    return Sentence("thank") if kind else None


def ask_ban(head: Head, _: Past) -> Sentence | None:
    """The Teacher can take a ballot from a suspect."""
    suspects = head.suspects()
    teacher = next((house.owner for house in head.view.buildings if house.kind == "school" and house.standing), None)
    if teacher is None or teacher == head.seat or not suspects or mind_of(head).p[suspects[0]] < SURE:
        return None
    return Sentence("ask_ban", (str(suspects[0]),)) if suspects[0] != teacher else None


SMALL_TALK: Final[tuple[Callable[[Head, Past], Sentence | None], ...]] = (
    vouch,
    ask_who,
    give_thanks,
    about_a_vote,
    talk_back,
    ask_opinion,
    notice_silence,
    side_with,
    ask_ban,
)
