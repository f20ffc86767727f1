"""The night (3.3, 3.4, 3.5): its order, its blocks, and what everybody may do in each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.baker import BAKER_CALL
from tablee.games.loupsgarous.calls import NO_CELL, NO_CELLS, Call, Cells
from tablee.games.loupsgarous.cupid import CUPID_CALL, LOVERS_CALL
from tablee.games.loupsgarous.events import (
    Beat,
    CallEnded,
    CallStarted,
    ChoiceHeard,
    DecoyAsked,
    DotsFaked,
    NightStarted,
)
from tablee.games.loupsgarous.moves import CALLS, SEATS, Deed, lids, tap
from tablee.games.loupsgarous.pack import PACK_CALL
from tablee.games.loupsgarous.piper import CHARMED_CALL, PIPER_CALL
from tablee.games.loupsgarous.protector import PROTECTOR_CALL
from tablee.games.loupsgarous.pyromaniac import PYROMANIAC_CALL
from tablee.games.loupsgarous.raven import RAVEN_CALL
from tablee.games.loupsgarous.refusals import DEAD, FINAL, ILLEGAL_CHOICE, STEP_OVER
from tablee.games.loupsgarous.rules import NIGHT
from tablee.games.loupsgarous.seer import SEER_CALL
from tablee.games.loupsgarous.thief import THIEF_CALL
from tablee.games.loupsgarous.timed import Timed
from tablee.games.loupsgarous.white_wolf import WHITE_WOLF_CALL
from tablee.games.loupsgarous.witch import WITCH_CALL
from tablee.kernel.agenda import NO_MOVES, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck

NIGHT_ORDER: Final[tuple[Call, ...]] = (  # 5.4
    THIEF_CALL,
    CUPID_CALL,
    LOVERS_CALL,
    PROTECTOR_CALL,
    SEER_CALL,
    PACK_CALL,
    BAKER_CALL,
    WHITE_WOLF_CALL,
    PYROMANIAC_CALL,
    WITCH_CALL,
    PIPER_CALL,
    CHARMED_CALL,
    RAVEN_CALL,
)
GROUPS: Final[dict[str, tuple[str, ...]]] = {  # LGT-345
    "b1": ("thief",),
    "b2": ("cupid",),
    "b3": ("lovers",),
    "b4": ("protector", "seer", "wolves"),
    "b5": ("baker", "white_wolf", "pyromaniac"),
    "b6": ("witch",),
    "b7": ("piper", "raven"),
    "b8": ("charmed",),
}
BY_KEY: Final[dict[str, Call]] = {call.key: call for call in NIGHT_ORDER}
SUSPICIONS: Final = ("shadiest", "reassuring", "survivor")  # the decoys of one tap (5.9)
DOT_SILENT: Final = 0.2  # LGT-353
DOT_BEATS: Final = 4
DOT_MOVES: Final = 4  # 0 to 3


def calls_tonight(village: Village) -> list[str]:
    """LGT-031, 032."""
    return [call.key for call in NIGHT_ORDER if call.is_due(village)]


def steps_tonight(village: Village, due: list[str]) -> list[str]:
    """The calls one by one, or the blocks of a grouped night of which one call at least is due (LGT-345)."""
    if not village.house.grouped:
        return due
    return [key for key, calls in GROUPS.items() if any(call in due for call in calls)]


def calls_of(village: Village, step: str) -> list[Call]:
    keys = GROUPS.get(step, (step,))
    return [BY_KEY[key] for key in keys if key in village.calls_due]


def length_of(village: Village, step: str) -> int:
    """LGT-033. A block has its own fixed length."""
    if step not in GROUPS:
        return BY_KEY[step].time(village)
    if step == "b4" and village.round == 1:
        return village.time("block_4_first")
    return village.time(f"block_{step[1:]}")


# --- Steps


class Nightfall(Step["Village"]):
    """LGT-030. A new round; everything that was chosen yesterday is over."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.round += 1
        village.phase = NIGHT
        village.deaths_this_round = 0
        forget_yesterday(village)
        village.calls_due = calls_tonight(village)
        village.begun = village.now
        ends = village.now + village.time("nightfall")
        village.tell(NightStarted(village.round, ends))
        return (Falling(ends),)


def forget_yesterday(village: Village) -> None:
    seats = village.seats
    village.banned = [False] * seats
    village.votes = [-1] * seats
    village.candidates = [False] * seats
    village.tied = []
    village.designated = -1
    village.pardoned = False
    village.asked_lords = []
    village.tavern_votes = []
    village.ready = [False] * seats
    village.shortened = False
    village.draft = [[] for _ in range(seats)]
    village.reason = [""] * seats
    village.spoken = [0] * seats
    village.requests = []
    village.designations = [-1] * seats
    village.lids = [False] * seats
    village.caught = False
    village.victim = -1
    village.cancelled = False
    village.guard = -1
    village.healed = False
    village.poisoned = -1
    village.bitten = -1
    village.burning = ""
    village.posted = -1
    village.shown_victim = -1
    village.was_shown = -1


class Falling(Timed):
    """The village goes to bed; nobody is asked anything yet."""

    def name(self) -> str:
        return "nightfall"

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        from tablee.games.loupsgarous.dawn import Dawn

        steps: list[Step[Village]] = [OpenCall(step) for step in steps_tonight(village, village.calls_due)]
        steps.append(Dawn())
        return tuple(steps)

    def later(self, ends: int) -> Timed:
        return Falling(ends)


class OpenCall(Step["Village"]):
    """A call, or a block of calls, begins: everybody is asked something, and actors are told what they may know."""

    __slots__ = ("call",)

    def __init__(self, call: str) -> None:
        self.call = call

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        ends = village.now + length_of(village, self.call)
        village.taps = [None] * village.seats
        village.prompts = [""] * village.seats
        village.dots = [[] for _ in range(village.seats)]
        village.beat = 0
        calls = calls_of(village, self.call)
        village.tell(CallStarted(self.call, [call.key for call in calls], ends))
        step = InCall(self.call, ends)
        for call in calls:
            call.begin(village, luck)
        for seat in village.living():
            step.ask(village, seat, luck)
        return (step,)


class InCall(Timed):
    """LGT-350, 351. It lasts its whole time, whoever answers; what everybody chooses is known to them alone."""

    __slots__ = ("call",)

    def __init__(self, call: str, ends: int) -> None:
        super().__init__(ends)
        self.call = call

    def name(self) -> str:
        return self.call

    def later(self, ends: int) -> Timed:
        return InCall(self.call, ends)

    def calls(self, village: Village) -> list[Call]:
        return calls_of(village, self.call)

    def call_of(self, village: Village, seat: int) -> Call | None:
        """The call in which this seat acts, if it does."""
        for call in self.calls(village):
            if seat in call.actors(village):
                return call
        return None

    def has_wolves(self) -> bool:
        return self.call in ("wolves", "b4")

    def taps(self, village: Village) -> int:
        """LGT-351. The same number for everybody; in a block of several calls, one for whoever is not an actor."""
        calls = self.calls(village)
        return calls[0].taps if len(calls) == 1 else 1

    # --- Asking everybody

    def ask(self, village: Village, seat: int, luck: Luck) -> None:
        """5.9. A decoy for everybody: in the same room actors have one, too, beside their real question."""
        taps = self.taps(village)
        calls = self.calls(village)
        if len(calls) == 1 and calls[0].key in ("thief", "pyromaniac", "wolves"):
            prompt = {"thief": "paths", "pyromaniac": "shelter", "wolves": "wander"}[calls[0].key]
        elif taps == 2:
            prompt = "pair"
        elif self.has_wolves():
            prompt = "wander"
        else:
            place = CALLS.index(calls[0].key)
            prompt = SUSPICIONS[luck.stream("decoy", village.round, place, seat).below(len(SUSPICIONS))]
        village.prompts[seat] = prompt
        if village.house.same_room or self.call_of(village, seat) is None:
            village.tell(DecoyAsked(seat, self.call, prompt, taps))
        if self.has_wolves() and village.house.same_room and self.call_of(village, seat) is None:
            village.dots[seat] = fake_dots(village, seat, self.ends - village.begun, luck)
            village.tell(DotsFaked(seat, village.dots[seat]))

    # --- Answers

    def asked(self, village: Village) -> tuple[int, ...]:
        return tuple(seat for seat in village.living() if village.taps[seat] is None)

    def acting(self, village: Village) -> tuple[int, ...]:
        """Whoever may still change something; in the Werewolves' step everybody keeps moving."""
        return tuple(seat for seat in village.living() if not self.is_done(village, seat))

    def is_done(self, village: Village, seat: int) -> bool:
        """LGT-034. Online a choice may be changed until the step ends, unless it has shown something."""
        if village.taps[seat] is None or self.has_wolves_now(village, seat):
            return False
        if village.house.same_room:
            return True
        call = self.call_of(village, seat)
        return call is not None and call.is_final(village, seat)

    def has_wolves_now(self, village: Village, seat: int) -> bool:
        """In the Werewolves' step nothing is confirmed; in a block, a Seer's choice is all the same."""
        call = self.call_of(village, seat)
        return self.has_wolves() and (call is None or not call.is_final(village, seat))

    def choices(self, village: Village, seat: int) -> list[Cells]:
        call = self.call_of(village, seat)
        if call is not None:
            return call.choices(village, seat)
        cells = self.decoys(village)
        if self.taps(village) == 1:
            return [(cell,) for cell in cells]
        return [(one, other) for one in cells for other in cells]

    def decoys(self, village: Village) -> list[str]:
        """The grid of whoever is no actor: that of the call, or in a block of several the living."""
        calls = self.calls(village)
        return calls[0].decoys(village) if len(calls) == 1 else PACK_CALL.decoys(village)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if not village.alive[seat]:
            return NO_MOVES
        found: list[Move] = []
        if not self.is_done(village, seat):
            found.extend(tap(self.call, *cells) for cells in self.choices(village, seat))
        if self.has_wolves() and self.lids_free(village):
            found.append(lids(self.call, not village.lids[seat]))
        return tuple(found)

    def lids_free(self, village: Village) -> bool:
        """LGT-067, 354. Until the fifth reading; the icon is on every phone."""
        return village.beat < village.box.readings

    def why_not(self, village: Village, seat: int, move: Move) -> Refusal | None:
        """LGT-365. One answer to all that rests on hidden facts."""
        if not isinstance(move, Deed) or move.verb not in ("tap", "lids"):
            return village.not_now(seat, move)
        if not village.alive[seat]:
            return DEAD
        if move.step != self.call:
            return STEP_OVER
        if move.verb == "lids":
            if not self.has_wolves() or not self.lids_free(village):
                return STEP_OVER
            return None if move.words[0] == ("closed" if village.lids[seat] else "open") else ILLEGAL_CHOICE
        if self.is_done(village, seat):
            return FINAL
        return None if move.words in self.choices(village, seat) else ILLEGAL_CHOICE

    def default(self, village: Village, seat: int) -> Move:
        """Nobody, where that may be chosen."""
        choices = self.choices(village, seat)
        for cells in (NO_CELL, NO_CELLS):
            if cells in choices:
                return tap(self.call, *cells)
        return tap(self.call, *choices[0])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "lids":
            village.lids[seat] = move.words[0] == "open"
        else:
            village.taps[seat] = move.words
            call = self.call_of(village, seat)
            village.tell(ChoiceHeard(seat, self.call, list(move.words)))
            if call is not None:
                call.hear(village, seat, move.words, luck)
        return None

    def tempo(self, village: Village, seat: int) -> str:
        """LGT-362. How long a bot thinks is the same for actors and for whoever has a decoy."""
        return "wolves" if self.has_wolves() else "night"

    # --- Time

    def due(self, village: Village) -> int | None:
        """The Werewolves' step goes on in beats; every other call ends at its end."""
        if not self.has_wolves():
            return self.ends
        return village.begun + (self.ends - village.begun) * (village.beat + 1) // village.box.beats

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        if self.has_wolves():
            village.beat += 1
            village.tell(Beat(village.beat))
            if village.beat <= village.box.readings:
                PACK_CALL.read_lids(village, luck)
            if village.beat == village.box.readings:
                village.lids = [False] * village.seats
            if village.beat < village.box.beats:
                return None
        note_intuition(village, self)
        for call in self.calls(village):
            call.settle(village, luck)
        village.taps = [None] * village.seats
        village.beat = 0
        village.tell(CallEnded(self.call))
        return ()


def note_intuition(village: Village, step: InCall) -> None:
    """5.9. The answers to decoys, for the statistics at the end; their order does not tell whose they are."""
    found: list[tuple[str, int, int]] = []
    for seat in village.living():
        cells = village.taps[seat]
        if cells is not None and step.call_of(village, seat) is None and cells[0] in SEATS:
            found.append((f"decoy {village.prompts[seat]}", int(cells[0]), seat))
            if len(cells) == 2 and cells[1] in SEATS:
                found.append(("decoy safest", int(cells[1]), seat))
    for kind, target, seat in sorted(found):
        village.note(kind, seat, target)


def fake_dots(village: Village, seat: int, length: int, luck: Luck) -> list[list[tuple[int, int]]]:
    """LGT-353. The number of dots on a phone proves nothing: as many as there may be packmates, by public facts."""
    shown = sum(1 for other in range(village.seats) if village.shown[other] and village.cards[other] in (1, 2))
    packmates = max(1, village.known_cards[1] + village.known_cards[2] - shown - 1)
    if village.house.hidden:
        packmates = max(1, village.wolves_declared + village.known_cards[2] - shown - 1)
    beat = length // village.box.beats
    living = village.in_place_order(village.living())
    found: list[list[tuple[int, int]]] = []
    for number in range(packmates):
        drawn = luck.stream("dots", village.round, number, seat)
        if drawn.uniform() < DOT_SILENT:
            continue
        when = drawn.below(DOT_BEATS * beat)
        moves: list[tuple[int, int]] = [(living[drawn.below(len(living))], when)]
        for _ in range(drawn.below(DOT_MOVES)):
            when += 1 + drawn.below(max(1, length - when))
            if when < length:
                moves.append((living[drawn.below(len(living))], when))
        found.append(moves)
    return found
