"""After the designation: the sentence window, the pardon, the execution, the dusk (3.8, LGT-193, 194, 230 to 233)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.loupsgarous.bets import bets_of, place_bet
from tablee.games.loupsgarous.box import IDIOT, MANOR
from tablee.games.loupsgarous.dawn import leavers_now
from tablee.games.loupsgarous.deaths import Deaths, aftermath
from tablee.games.loupsgarous.events import (
    CaptainVacant,
    Designated,
    DuskFell,
    ExecutionVoid,
    IdiotSpared,
    PardonAsked,
    PardonGranted,
    PardonRefused,
    TokenSpent,
    WindowClosed,
    WindowOpened,
)
from tablee.games.loupsgarous.moves import CARDS, Deed, deed
from tablee.games.loupsgarous.night import Nightfall
from tablee.games.loupsgarous.powers import Requests, use_power
from tablee.games.loupsgarous.refusals import NO_PARDON
from tablee.games.loupsgarous.requests import DAY_POWERS, day_powers, why_no_power
from tablee.games.loupsgarous.speech import Speaking
from tablee.games.loupsgarous.timed import Timed
from tablee.games.loupsgarous.victory import finish
from tablee.games.loupsgarous.vote import lose_immunity
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.loupsgarous.rules import Village
    from tablee.kernel.luck import Luck


class Sentence(Step["Village"]):
    """LGT-227, 194."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, village: Village, luck: Luck) -> Steps:
        village.designated = self.seat
        village.pardoned = False
        village.asked_lords = []
        village.pardon_lord = -1
        village.tell(Designated(self.seat))
        lose_immunity(village, self.seat)
        if not village.unused_power():
            return (Execution(), Dusk())
        return (Requests(), OpenSentence(village.time("sentence")), Execution(), Dusk())


class OpenSentence(Step["Village"]):
    """The window opens, or goes on after a cascade with the time that it had left; a clock for asking begins anew."""

    __slots__ = ("left", "reply")

    def __init__(self, left: int, reply: int = 0) -> None:
        self.left = left
        self.reply = reply  # what the Lord, who has been asked, has left of his time

    def run(self, village: Village, luck: Luck) -> Steps:
        if village.pardoned or not village.alive[village.designated]:
            village.pardon_lord = -1
            return DONE
        village.begun = village.now
        ends = village.now + self.left
        village.tell(WindowOpened("sentence", ends))
        if village.pardon_lord >= 0:
            village.pardon_ends = village.now + self.reply
            if not village.holds_token(village.pardon_lord, MANOR):  # he fell, or lost it
                village.pardon_lord = -1
        look_for_lord(village)
        return (SentenceWindow(ends),)


def lord_to_ask(village: Village) -> int:
    """LGT-230. Another living player with the coat of arms, who was not asked before."""
    lord = village.occupant(MANOR)
    if lord < 0 or not village.holds_token(lord, MANOR) or lord in village.asked_lords:
        return -1
    return lord


def look_for_lord(village: Village) -> None:
    """A request becomes possible, or the designated Lord may pardon himself (LGT-231): each has its clock."""
    lord = lord_to_ask(village)
    if lord < 0 or village.pardon_lord >= 0:
        return
    if lord == village.designated:
        village.asked_lords.append(lord)
        village.pardon_lord = lord
        village.pardon_ends = village.now + village.time("pardon")
    else:
        village.pardon_ends = village.now + village.time("ask_pardon")


class SentenceWindow(Speaking):
    """Fifteen seconds, which never end before a running request or answer."""

    def name(self) -> str:
        return "sentence"

    def later(self, ends: int) -> Timed:
        return SentenceWindow(ends)

    def stands(self, village: Village) -> bool:
        return 0 <= village.designated < village.seats and village.alive[village.designated]

    def is_asking(self, village: Village) -> bool:
        """D26. The designated player may ask a Lord."""
        return village.pardon_lord < 0 and lord_to_ask(village) >= 0

    def asked(self, village: Village) -> tuple[int, ...]:
        if village.pardon_lord >= 0:
            return (village.pardon_lord,)
        return (village.designated,) if self.is_asking(village) else ()

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(village.living())

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if not village.alive[seat]:
            return bets_of(village, seat)
        pardon: tuple[Move, ...] = ()
        if seat == village.pardon_lord:
            pardon = (deed("refuse"), deed("pardon"))
        elif seat == village.designated and self.is_asking(village):
            pardon = (deed("ask"), deed("decline"))
        return (*pardon, *self.words(village, seat), *day_powers(village, seat))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Deed) and move.verb in ("ask", "decline", "pardon", "refuse") and village.alive[seat]:
            return None if move in self.moves(village, seat) else NO_PARDON
        return why_no_power(village, seat, move) or self.why_no_word(village, seat, move)

    def default(self, village: Village, seat: int) -> Move:
        if seat == village.pardon_lord:
            return deed("pardon") if pardons_by_default(village, seat) else deed("refuse")
        return deed("ask")

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "bet":
            place_bet(village, seat, move)
            return None
        if move.verb in ("ask", "decline"):
            return self.ask(village, move.verb == "ask")
        if move.verb in ("pardon", "refuse"):
            return self.judge(village, move.verb == "pardon")
        if self.say(village, seat, move):
            return None
        assert move.verb in DAY_POWERS
        asking = self.is_asking(village)
        caused = use_power(village, seat, move.verb, move.target)
        if len(caused) > 0:
            answer = max(0, village.pardon_ends - village.now) if village.pardon_lord >= 0 else 0
            return (*caused, Requests(), OpenSentence(max(0, self.ends - village.now), answer))
        if not asking:  # a Lord may have his token again
            look_for_lord(village)
        return None

    def ask(self, village: Village, wanted: bool) -> Steps | None:
        lord = lord_to_ask(village)
        village.asked_lords.append(lord)
        if wanted:
            village.pardon_lord = lord
            village.pardon_ends = village.now + village.time("pardon")
            village.tell(PardonAsked(village.designated, lord, village.pardon_ends))
        return self.close_if_over(village)

    def judge(self, village: Village, grants: bool) -> Steps | None:
        """LGT-230 to 233."""
        lord, village.pardon_lord = village.pardon_lord, -1
        if not grants:
            village.tell(PardonRefused(village.designated))
            return self.close_if_over(village)
        building = village.building_of(lord)
        assert building is not None
        building.token = False
        village.pardoned = True
        village.tell(PardonGranted(village.designated))
        village.tell(TokenSpent(building.id))
        return self.close(village)

    def due(self, village: Village) -> int | None:
        if village.pardon_lord >= 0 or self.is_asking(village):
            return max(village.pardon_ends, village.now)
        return self.ends

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        """D26: he asks. D27: refused; himself, or his Lover: granted."""
        if village.pardon_lord >= 0:
            return self.judge(village, pardons_by_default(village, village.pardon_lord))
        if self.is_asking(village):
            return self.ask(village, True)
        return self.close(village)

    def close_if_over(self, village: Village) -> Steps | None:
        over = village.now >= self.ends and village.pardon_lord < 0 and not self.is_asking(village)
        return self.close(village) if over else None

    def close(self, village: Village) -> Steps:
        village.tell(WindowClosed("sentence"))
        return DONE


def pardons_by_default(village: Village, lord: int) -> bool:
    return lord == village.designated or village.lover_of(lord) == village.designated


class Execution(Step["Village"]):
    """LGT-153, 233, 236, 282."""

    def run(self, village: Village, luck: Luck) -> Steps:
        seat = village.designated
        if village.pardoned:
            return DONE
        if not village.alive[seat]:
            village.tell(ExecutionVoid(seat))
            return DONE
        if village.cards[seat] == IDIOT and not village.spared and not village.powers_lost:
            spare(village, seat)
            return DONE
        return aftermath(Deaths((seat,), ("vote",)))


def spare(village: Village, seat: int) -> None:
    """LGT-282, 283. He shows his card, lives, and votes no more; he is Captain no more either."""
    village.spared = True
    village.shown[seat] = True
    village.tell(IdiotSpared(seat, CARDS[village.cards[seat]]))
    if village.captain == seat:
        village.captain = -1
        village.election_from = village.round + 1
        village.tell(CaptainVacant("idiot"))


# --- Dusk


class Dusk(Step["Village"]):
    """LGT-371, then the window, then night."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        village.designated = -1
        village.tell(DuskFell())
        leavers = village.in_place_order(leavers_now(village))
        gone = aftermath(Deaths(tuple(leavers), ("left",) * len(leavers))) if len(leavers) > 0 else DONE
        return (*gone, AskDusk(), LastLight())


class AskDusk(Step["Village"]):
    def run(self, village: Village, luck: Luck) -> Steps:
        if not village.unused_power():
            return DONE
        return (Requests(), OpenDusk(village.time("dusk")))


class OpenDusk(Step["Village"]):
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, village: Village, luck: Luck) -> Steps:
        village.begun = village.now
        village.tell(WindowOpened("dusk", village.now + self.left))
        return (DuskWindow(village.now + self.left),)


class DuskWindow(Speaking):
    def name(self) -> str:
        return "dusk"

    def later(self, ends: int) -> Timed:
        return DuskWindow(ends)

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(village.living())

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if not village.alive[seat]:
            return bets_of(village, seat)
        return (*self.words(village, seat), *day_powers(village, seat))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        return why_no_power(village, seat, move) or self.why_no_word(village, seat, move)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "bet":
            place_bet(village, seat, move)
            return None
        if self.say(village, seat, move):
            return None
        caused = use_power(village, seat, move.verb, move.target)
        return (*caused, Requests(), OpenDusk(max(0, self.ends - village.now))) if len(caused) > 0 else None

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        village.tell(WindowClosed("dusk"))
        return DONE


class LastLight(Step["Village"]):
    """LGT-317. Four rounds in a row without an elimination: the village has come to a standstill."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.poster = -1
        village.quiet_rounds = 0 if village.deaths_this_round > 0 else village.quiet_rounds + 1
        if village.quiet_rounds >= village.box.standstill:
            finish(village, "stalemate")
            return DONE
        return (Nightfall(),)
