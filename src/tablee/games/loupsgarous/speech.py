"""Structured statements (5.10): put together from small moves, known to their speaker alone until they are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.games.loupsgarous.box import SCHOOL, VILLAGER, WEREWOLF, is_wolf
from tablee.games.loupsgarous.events import Stated, StatementDrafted
from tablee.games.loupsgarous.moves import (
    CARD,
    CARDS,
    DAY,
    GRAMMAR,
    HOUSE,
    MORE,
    NIGHT,
    OWN,
    PLAYER,
    POTION,
    POTIONS,
    REASONS,
    SAID,
    SEATS,
    SINGLE,
    STRENGTH,
    STRENGTHS,
    Deed,
    deed,
)
from tablee.games.loupsgarous.refusals import (
    DEAD,
    ILLEGAL_CHOICE,
    NOT_THAT_WORD,
    NOTHING_SAID,
    SILENT,
    TOO_FAST,
    TOO_MANY_STATEMENTS,
)
from tablee.games.loupsgarous.register import Statement
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import NO_MOVES
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village

HOSTILE: Final = frozenset(  # LGT-048
    ("accuse", "rank", "propose", "intent", "ask_ban", "counter", "contradiction", "no_pardon")
)
ABOUT_CARDS: Final = frozenset(("vision", "confession"))
OF_THE_PAST: Final = frozenset(
    ("vision", "glimpse", "potion", "guard", "confession", "poster", "charm", "recall", "ask_vote")
)
WITH_ONESELF: Final = frozenset(("potion", "guard", "charm"))
SPEECH: Final = frozenset(("say", "add", "why", "back", "send"))
VOTES: Final = ("vote", "second")  # ballots of the village, not those of an election
RECENT: Final = 1  # days ago, of statements that can be answered


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaking(Timed):
    """A step of the day in which people talk."""

    def may_speak(self, village: Village, seat: int) -> bool:
        return village.alive[seat]

    # --- What can be said

    def words(self, village: Village, seat: int) -> tuple[Move, ...]:
        if not self.may_speak(village, seat):
            return NO_MOVES
        found: list[Move] = [deed("say", kind) for kind in GRAMMAR if can_begin(village, seat, kind)]
        draft = village.draft[seat]
        if len(draft) > 0:
            found.extend(deed("add", word) for word in next_words(village, seat, draft))
            found.extend(deed("why", reason) for reason in REASONS if reason != village.reason[seat])
            found.append(deed("back"))
            if is_whole(draft) and why_not_yet(village, seat) is None:
                found.append(deed("send"))
        return tuple(found)

    def why_no_word(self, village: Village, seat: int, move: Move) -> Refusal | None:
        """Why something cannot be said; None for what can, and for every other move."""
        if not isinstance(move, Deed) or move.verb not in SPEECH:
            return None
        if not village.alive[seat]:
            return DEAD
        if not self.may_speak(village, seat):
            return SILENT
        draft = village.draft[seat]
        if move.verb == "say":
            if can_begin(village, seat, move.words[0]):
                return None
            in_love = move.words[0] in HOSTILE and village.lover_of(seat) >= 0  # there may be nobody else to speak of
            return ILLEGAL_CHOICE if in_love else NOT_THAT_WORD
        if len(draft) == 0:
            return NOTHING_SAID
        if move.verb == "add":
            if move.words[0] in next_words(village, seat, draft):
                return None
            return ILLEGAL_CHOICE if hurts_lover(village, seat, draft, move.words[0]) else NOT_THAT_WORD
        if move.verb == "why":
            return None if move.words[0] != village.reason[seat] else NOT_THAT_WORD
        if move.verb == "send":
            return why_not_yet(village, seat) if is_whole(draft) else NOTHING_SAID
        return None

    def say(self, village: Village, seat: int, move: Deed) -> bool:
        """Whether this was a word, and not something else."""
        if move.verb not in SPEECH:
            return False
        draft = village.draft[seat]
        if move.verb == "send":
            speak(village, seat, draft, village.reason[seat])
            village.draft[seat] = []
            village.reason[seat] = ""
            return True
        if move.verb == "say":
            village.draft[seat] = [move.words[0]]
            village.reason[seat] = ""
        elif move.verb == "add":
            draft.append(move.words[0])
        elif move.verb == "why":
            village.reason[seat] = move.words[0]
        elif move.verb == "back":
            draft.pop()
            if len(draft) == 0:
                village.reason[seat] = ""
        village.tell(StatementDrafted(seat, village.draft[seat][:]))
        return True

    def tempo(self, village: Village, seat: int) -> str:
        """A bot that has begun a sentence goes on with it."""
        return "word" if len(village.draft[seat]) > 0 else "debate"


def speak(village: Village, seat: int, draft: list[str], reason: str) -> None:
    village.statements.append(Statement(village.round, seat, draft[0], draft[1:], reason, village.now))
    village.spoken[seat] += 1
    village.last_said[seat] = village.now
    village.last_spoken = village.now
    village.tell(Stated(len(village.statements), seat, draft[0], draft[1:], reason or None))


def why_not_yet(village: Village, seat: int) -> Refusal | None:
    """5.10. One in four seconds, and twelve a day."""
    if village.spoken[seat] >= village.box.statements:
        return TOO_MANY_STATEMENTS
    return TOO_FAST if village.now - village.last_said[seat] < village.box.statement_gap else None


# --- Grammar


def is_whole(draft: list[str]) -> bool:
    """Everything is said that has to be."""
    parts = GRAMMAR[draft[0]]
    if draft[0] == "potion" and len(draft) == 3 and draft[2] == "none":
        return True
    said = len(draft) - 1
    return said >= sum(1 for part in parts if part != MORE)


def next_part(draft: list[str]) -> str:
    parts = GRAMMAR[draft[0]]
    said = len(draft) - 1
    if said >= len(parts) or (draft[0] == "potion" and said == 2 and draft[2] == "none"):
        return ""
    return parts[said]


def can_begin(village: Village, seat: int, kind: str) -> bool:
    """Whether there is something to say."""
    if kind in ("candidate", "support") and (village.captain >= 0 or not village.house.captain):
        return False
    if kind == "ask_ban" and village.occupant(SCHOOL) < 0:
        return False
    if DAY in GRAMMAR[kind] and last_vote(village) < 1:
        return False
    if len(GRAMMAR[kind]) == 0:
        return True
    return len(next_words(village, seat, [kind])) > 0


def next_words(village: Village, seat: int, draft: list[str]) -> list[str]:
    """Everything that the next part can be."""
    part = next_part(draft)
    kind = draft[0]
    if part in (PLAYER, MORE):
        return [SEATS[other] for other in players(village, seat, draft)]
    if part == STRENGTH:
        return list(STRENGTHS)
    if part in (CARD, SINGLE):
        return [CARDS[card] for card in cards(village, seat, draft, part)]
    if part == NIGHT:
        return [str(night) for night in range(1, village.round + 1)]
    if part == DAY:
        return [str(day) for day in range(1, last_vote(village) + 1)]
    if part == POTION:
        return list(POTIONS)
    if part == HOUSE:
        return [building.id for building in village.buildings if building.standing]
    if part in (SAID, OWN):
        return [str(number) for number in said(village, seat, kind, draft, part)]
    return []


def last_vote(village: Village) -> int:
    """The last day whose vote can be spoken of: today, once a ballot has been counted."""
    counted = len(village.ballots) > 0 and village.ballots[-1].kind in VOTES
    return village.round if counted and village.ballots[-1].day == village.round else village.round - 1


def players(village: Village, seat: int, draft: list[str]) -> list[int]:
    """Others; the living, unless it is about the past; nobody twice in a list; never a Lover's harm."""
    kind = draft[0]
    parts = GRAMMAR[kind]
    named = [word for place, word in enumerate(draft[1:]) if parts[place] in (PLAYER, MORE)]
    found: list[int] = []
    for other in village.in_place_order(list(range(village.seats))):
        if other == seat and kind not in WITH_ONESELF and not (kind == "recall" and len(draft) > 1):
            continue
        if not village.alive[other] and kind not in OF_THE_PAST:
            continue
        if SEATS[other] in named:
            continue
        if kind in HOSTILE and other == village.lover_of(seat):
            continue
        found.append(other)
    return found


def cards(village: Village, seat: int, draft: list[str], part: str) -> list[int]:
    """Any character (LGT-111). No Lover is said to be a Werewolf."""
    found: list[int] = []
    for card in range(len(CARDS)):
        if part == SINGLE and card in (VILLAGER, WEREWOLF):
            continue
        if draft[0] in ABOUT_CARDS and is_wolf(card) and draft[-1] == lover_cell(village, seat):
            continue
        found.append(card)
    return found


def said(village: Village, seat: int, kind: str, draft: list[str], part: str) -> list[int]:
    """The numbers of statements that can be spoken of: the last ones, of others or one's own."""
    found: list[int] = []
    for place, statement in enumerate(village.statements):
        if statement.day < village.round - RECENT or (statement.seat == seat) != (part == OWN):
            continue
        if kind == "contradiction":
            if statement.seat == village.lover_of(seat):
                continue
            if len(draft) == 2 and not is_other_of_same(village, int(draft[1]), place + 1):
                continue
            if len(draft) == 1 and not says_more(village, statement.seat):
                continue
        found.append(place + 1)
    return found


def is_other_of_same(village: Village, one: int, other: int) -> bool:
    return one != other and village.statements[one - 1].seat == village.statements[other - 1].seat


def says_more(village: Village, seat: int) -> bool:
    """Whether there are two recent statements of one player, which could contradict each other."""
    return sum(1 for each in village.statements if each.seat == seat and each.day >= village.round - RECENT) > 1


def lover_cell(village: Village, seat: int) -> str:
    lover = village.lover_of(seat)
    return SEATS[lover] if lover >= 0 else ""


def hurts_lover(village: Village, seat: int, draft: list[str], word: str) -> bool:
    """LGT-048. What nobody but the Lover may notice has one answer."""
    lover = lover_cell(village, seat)
    if not lover:
        return False
    if draft[0] in ABOUT_CARDS:
        return draft[-1] == lover and word in (CARDS[WEREWOLF], "white_wolf")
    return draft[0] in HOSTILE and (word == lover or draft[0] == "contradiction")
