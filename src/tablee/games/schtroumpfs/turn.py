"""A round and its turns, step by step, as the law's procedure has them (3.5, 3.6, 3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.schtroumpfs import defaults, events, inventions, placing
from tablee.games.schtroumpfs.abilities import Ability
from tablee.games.schtroumpfs.box import ROW_NUMBER
from tablee.games.schtroumpfs.dangers import azrael_rolls
from tablee.games.schtroumpfs.gargamel import MeeplesReturn, Reveal
from tablee.games.schtroumpfs.moves import ASIDE, DOUBLE, GO_ON, OVERFLOW, PLAY, Deed
from tablee.games.schtroumpfs.performing import Perform
from tablee.games.schtroumpfs.refusals import FORCED_CARD, NOT_IN_HAND
from tablee.games.schtroumpfs.windows import BeforeEnd, Pause, Window
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


class StartRound(Step["Village"]):
    """SCH-065, 068. The leader takes the first turn; with an empty esplanade there is none."""

    __slots__ = ()

    def run(self, village: Village, luck: Luck) -> Steps:
        village.active = village.leader
        if village.told is not None:
            lasting = None if village.lasting is None else village.lasting.id
            village.told.append(events.RoundStarted(village.round, village.leader, village.esplanade, lasting))
        return (StartTurn(),) if village.esplanade > 0 else (EndRound(),)


class StartTurn(Step["Village"]):
    """SCH-070, 072. Who has no card draws one, and plays that one."""

    __slots__ = ()

    def run(self, village: Village, luck: Luck) -> Steps:
        seat = village.active
        village.turn += 1
        village.discounted = False
        village.rescued_again = False
        village.rescues = 0
        if village.told is not None:
            village.told.append(events.TurnStarted(seat, village.turn))
        village.forced_card = village.draw_card(seat, "empty", luck) if len(village.hands[seat]) == 0 else None
        return (BeforeCard(seat), Placing(seat), BeforeEnd(seat), EndTurn(seat))


# --- Step 1: play a card


class BeforeCard(Window):
    """DEC-01. Window A, which the card that is played closes (SCH-073)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "play_card"

    def window(self) -> str:
        return "A"

    def closing(self, village: Village) -> list[Move]:
        forced = village.forced_card
        if forced is not None:
            return [PLAY[forced.id]]
        hand = village.hands[self.seat]
        return [PLAY[card.id] for card in hand] if len(hand) > 0 else [GO_ON]

    def forced(self, village: Village) -> Move | None:
        """SCH-079. No card, and nothing to do about it."""
        nothing = len(village.hands[self.seat]) == 0 and not inventions.worth_asking(village)
        return GO_ON if nothing else None

    def objections(self, village: Village) -> dict[str, Refusal]:
        found = inventions.objections(village)
        found["play"] = NOT_IN_HAND
        if village.forced_card is not None:
            for card in village.hands[self.seat]:
                if card is not village.forced_card:
                    found[PLAY[card.id].text] = FORCED_CARD
        return found

    def default(self, village: Village, seat: int) -> Move:
        if village.forced_card is not None:
            return PLAY[village.forced_card.id]
        hand = village.hands[seat]
        return PLAY[defaults.card_to_play(hand).id] if len(hand) > 0 else GO_ON

    def close(self, village: Village, deed: Deed, luck: Luck) -> Steps:
        """SCH-077. The card is in play until step 4: neither in the hand nor in the discard pile."""
        if deed is GO_ON:
            village.tell(events.CardMissing(self.seat))
            return DONE
        card = village.box.smurf_by_id[deed.what]
        village.hands[self.seat].remove(card)
        village.played = card
        village.forced_card = None
        village.useful_streak = village.useful_streak + 1 if card.useful else 0
        if village.told is not None:
            village.told.append(events.CardPlayed(self.seat, card.id, village.useful_streak))
        return (Ability(self.seat, card.id),)


# --- Step 2: place a meeple


class Placing(Window):
    """DEC-02. Window B, which the placement closes (SCH-080); without a meeple or a place for it, see SCH-085, 086."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def decision(self) -> str:
        return "place"

    def window(self) -> str:
        return "B"

    def closing(self, village: Village) -> list[Move]:
        if village.esplanade == 0:
            return [GO_ON]
        found: list[Move] = list(placing.placements(village))
        return found if len(found) > 0 else [ASIDE]

    def forced(self, village: Village) -> Move | None:
        if village.esplanade > 0 and placing.any_placement(village):
            return None
        if inventions.worth_asking(village):
            return None
        return ASIDE if village.esplanade > 0 else GO_ON

    def objections(self, village: Village) -> dict[str, Refusal]:
        found = inventions.objections(village)
        if village.esplanade > 0:
            for text, refusal in placing.objections(village).items():
                found[text] = refusal
        return found

    def default(self, village: Village, seat: int) -> Move:
        if village.esplanade == 0:
            return GO_ON
        found = placing.placements(village)
        return defaults.placement(village, found) if len(found) > 0 else ASIDE

    def close(self, village: Village, deed: Deed, luck: Luck) -> Steps:
        if deed is GO_ON:
            village.tell(events.PlacementSkipped(self.seat))
            return DONE
        village.esplanade -= 1
        if deed is ASIDE:
            village.aside += 1
            village.tell(events.MeepleAside(self.seat))
            return DONE
        number = ROW_NUMBER.get(deed.what, -1)
        return self.on_row(village, deed, number) if number >= 0 else self.on_invention(village, deed)

    def on_row(self, village: Village, deed: Deed, number: int) -> Steps:
        """SCH-053, 084, 163. Azrael looks at each meeple that comes to him; the last slot makes the action happen."""
        row = village.box.rows[number]
        filled = placing.fills(village, row, deed.mode)
        if deed.mode == OVERFLOW:
            village.overflow[number] += 1
        else:
            village.meeples[number] += 1
            village.doubles[number] = deed.mode == DOUBLE
        if village.told is not None:
            village.told.append(events.MeeplePlaced(self.seat, deed.what, deed.mode, filled))
        extra = village.overflow[number] if deed.mode == OVERFLOW else 0
        return (Arrived(self.seat, deed.what, filled, extra),)

    def on_invention(self, village: Village, deed: Deed) -> Steps:
        """SCH-146, 150. No Azrael there, and no danger."""
        place = village.crafted.index(village.box.invention_by_id[deed.what])
        village.occupied[place] = True
        if village.told is not None:
            village.told.append(events.MeeplePlaced(self.seat, deed.what, "", True))
        return (Perform(self.seat, deed.what, 0),)


class Arrived(Step["Village"]):
    """SCH-084. A meeple stands on a row: the Azrael die, window C, and then the action, if it was the last slot."""

    __slots__ = ("seat", "row", "filled", "extra")

    def __init__(self, seat: int, row: str, filled: bool, extra: int) -> None:
        self.seat = seat
        self.row = row
        self.filled = filled
        self.extra = extra

    def run(self, village: Village, luck: Luck) -> Steps:
        rolls: Steps = DONE
        if village.azrael == placing.location_of(self.row):
            rolls = azrael_rolls(village, self.seat, self.row)
        if not self.filled:
            return rolls
        village.pending = self.row
        village.pending_extra = self.extra
        perform = Perform(self.seat, self.row, self.extra)
        return rolls + (Pause(self.seat, "C"), perform) if len(rolls) > 0 else (perform,)


# --- Step 4: discard and draw


class EndTurn(Step["Village"]):
    """SCH-100 to 104. The card to the discard pile; only an empty hand is filled; then the next seat, or the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, village: Village, luck: Luck) -> Steps:
        played = village.played
        if played is not None:
            village.discard.append(played)
            village.played = None
            if village.told is not None:
                village.told.append(events.CardDiscarded(self.seat, played.id, "played"))
        drawn = 0
        if len(village.hands[self.seat]) == 0:
            while drawn < village.hand_size() and village.draw_card(self.seat, "hand", luck) is not None:
                drawn += 1
        if village.told is not None:
            village.told.append(events.TurnEnded(self.seat, drawn))
        if village.esplanade == 0:
            return (EndRound(),)
        village.active = village.after(self.seat)
        return (StartTurn(),)


# --- The end of the round


class EndRound(Step["Village"]):
    """SCH-180, 181. Return, Gargamel and Azrael, a new leader."""

    __slots__ = ()

    def run(self, village: Village, luck: Luck) -> Steps:
        return (MeeplesReturn(), Reveal(False), PassLeader())


class PassLeader(Step["Village"]):
    """SCH-188. To the left; the next round begins."""

    __slots__ = ()

    def run(self, village: Village, luck: Luck) -> Steps:
        old = village.leader
        village.leader = village.after(old)
        village.round += 1
        village.actions = 0
        if village.told is not None and village.leader != old:
            village.told.append(events.LeaderPassed(old, village.leader))
        return (StartRound(),)
