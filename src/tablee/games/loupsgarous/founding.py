"""Founding a village (3.1, 3.2): the set of cards, places, the deal, tokens, the draft, and the presentation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.loupsgarous.box import (
    FARM,
    KINDS,
    NEW_MOON,
    PYROMANIAC,
    TAVERN,
    THIEF,
    UNIQUE,
    VILLAGER,
    WEREWOLF,
    WHITE,
    Box,
)
from tablee.games.loupsgarous.captain import Election
from tablee.games.loupsgarous.events import (
    CardDealt,
    PresentationStarted,
    SkipWished,
    TokenAsked,
    TokenDrafted,
    TokensDealt,
    VillageFounded,
)
from tablee.games.loupsgarous.moves import BUNDLE, CARDS, FARMS, HOUSES, MOST, Deed, deed
from tablee.games.loupsgarous.night import Nightfall
from tablee.games.loupsgarous.refusals import TOKEN_TAKEN
from tablee.games.loupsgarous.register import Building
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.games.loupsgarous.timed import Timed
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.kernel.luck import Luck

SPARE_CARDS: Final = 2


# --- The set of cards (LGT-009 to 014)


def why_not_playable(box: Box, cards: list[int], seats: int, tokens: bool, limits: bool) -> str:
    """The rule that a set of cards breaks; empty, if it can be played."""
    wolves = cards[WEREWOLF] + cards[WHITE]
    thief = cards[THIEF] > 0 and seats < MOST
    if sum(cards) != seats + (SPARE_CARDS if thief else 0):
        return "LGT-012" if thief else "LGT-001"
    if limits:
        moons = sum(cards[card] for card in NEW_MOON)
        for card in range(len(CARDS)):
            most = box.copies[card] - (moons if card == VILLAGER else 0)
            if cards[card] > most:
                return "LGT-010"
    elif any(cards[card] > 1 for card in range(len(CARDS)) if card not in (VILLAGER, WEREWOLF)):
        return "LGT-010"
    if cards[WEREWOLF] < 1 or wolves >= seats or 2 * wolves >= seats:
        return "LGT-011"
    if thief and (wolves < SPARE_CARDS or cards[VILLAGER] < SPARE_CARDS):
        return "LGT-012"
    if cards[PYROMANIAC] > 0 and not tokens:
        return "LGT-013"
    return ""


def drawn_set(box: Box, pool: list[int], wolves: int, seats: int, tokens: bool, limits: bool, luck: Luck) -> list[int]:
    """LGT-009. A hidden set: every ticked character with probability one half, drawn again until it can be played.

    So each set that can be played is as likely as any other.
    """
    playable = [
        cards for cards in sets_from(pool, wolves, seats) if not why_not_playable(box, cards, seats, tokens, limits)
    ]
    return playable[luck.stream("set").below(len(playable))]


def could_be_drawn(box: Box, pool: list[int], wolves: int, seats: int, tokens: bool, limits: bool) -> bool:
    """Whether some choice from the pool can be played."""
    for cards in sets_from(pool, wolves, seats):
        if why_not_playable(box, cards, seats, tokens, limits) == "":
            return True
    return False


def sets_from(pool: list[int], wolves: int, seats: int) -> list[list[int]]:
    """Every choice of the ticked characters (the Thief is always in), filled up with Simple Villagers."""
    found: list[list[int]] = []
    ticked = [card for card in range(len(CARDS)) if card not in (VILLAGER, WEREWOLF, THIEF) and pool[card] > 0]
    thief = 1 if pool[THIEF] > 0 else 0
    places = seats + (SPARE_CARDS if thief and seats < MOST else 0) - wolves - thief
    for choice in range(1 << len(ticked)):
        villagers = places - choice.bit_count()
        if villagers < 0:
            continue
        cards = [0] * len(CARDS)
        cards[WEREWOLF], cards[THIEF], cards[VILLAGER] = wolves, thief, villagers
        for place, card in enumerate(ticked):
            cards[card] = choice >> place & 1
        found.append(cards)
    return found


def usual_set(seats: int) -> str:
    """5.12."""
    return "P" if seats < 8 else "S" if seats <= 18 else "V2"


# --- Tokens (LGT-025)


def usual_tokens(box: Box, village: str, seats: int) -> list[str]:
    """Table 5.6: Farmers, special buildings in their order, Vagabonds."""
    farmers, special, vagabonds = box.villages[village][seats]
    houses = [*FARMS[:farmers], *(KINDS[kind] for kind in box.order[:special])]
    return houses + [BUNDLE] * vagabonds


def kind_of(token: str) -> int:
    return FARM if token in FARMS else KINDS.index(token)


# --- The deal


def found(village: Village, cards: list[int], pool: list[int], tokens: list[str], luck: Luck) -> None:
    """LGT-020 to 023. Places, cards, tokens; then the first night, or what comes before it."""
    house, seats = village.house, village.seats
    if not house.same_room:
        luck.stream("places").shuffle(village.place)
    village.known_cards = pool if house.hidden else cards
    village.wolves_declared = cards[WEREWOLF]
    deck = [card for card in range(len(CARDS)) for _ in range(cards[card])]
    luck.stream("deal").shuffle(deck)
    village.cards = deck[:seats]
    village.dealt = deck[:seats]
    village.centre = deck[seats:]
    names = [CARDS[card] for card in range(len(CARDS)) for _ in range(village.known_cards[card])]
    village.tell(VillageFounded(village.place[:], names, house.hidden, village.wolves_declared))
    for seat in range(seats):
        village.tell(CardDealt(seat, CARDS[village.cards[seat]]))
    steps: list[Step[Village]] = []
    if house.tokens:
        steps.extend(hand_out(village, tokens, luck))
        if house.presentation:
            steps.append(Presenting(0))
    if house.captain:
        village.election_from = house.captain_day
    before_night: Step[Village] = SetCaptainDay()
    village.agenda = [Nightfall(), Election(), before_night, *reversed(steps)]


class SetCaptainDay(Step["Village"]):
    """LGT-120, 121, 200. The tokens are given out: Farmers elect on Day 2, the village on the day that was chosen."""

    def run(self, village: Village, luck: Luck) -> Steps:
        village.farms_dealt = any(building.kind == FARM for building in village.buildings)
        if not village.house.captain:
            village.election_from = NEVER
        elif village.farms_dealt:
            village.election_from = 2
        return DONE


def hand_out(village: Village, tokens: list[str], luck: Luck) -> list[Step[Village]]:
    """LGT-025. By lot, or one after the other in a random order."""
    if village.house.token_mode == "draft":
        village.pool = sorted(tokens)
        village.order = list(range(village.seats))
        luck.stream("draft").shuffle(village.order)
        return [AskToken(0)]
    dealt = tokens[:]
    if village.house.token_mode == "random_all":
        dealt = [*HOUSES, *([BUNDLE] * 15)]
    luck.stream("tokens").shuffle(dealt)
    for seat in range(village.seats):
        settle_in(village, seat, dealt[seat])
    village.tell(TokensDealt(dealt[: village.seats]))
    return []


def settle_in(village: Village, seat: int, token: str) -> None:
    """LGT-026, 027."""
    if token != BUNDLE:
        kind = kind_of(token)
        village.buildings.append(
            Building(token, kind, village.place[seat], seat, True, kind in UNIQUE or kind == TAVERN)
        )


class AskToken(Step["Village"]):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, village: Village, luck: Luck) -> Steps:
        if self.number == village.seats:
            village.pool = []
            return DONE
        village.begun = village.now
        ends = village.now + village.time("draft")
        village.tell(TokenAsked(village.order[self.number], ends))
        return (Drafting(self.number, ends),)


class Drafting(Timed):
    """D01."""

    __slots__ = ("number",)

    def __init__(self, number: int, ends: int) -> None:
        super().__init__(ends)
        self.number = number

    def name(self) -> str:
        return "draft"

    def later(self, ends: int) -> Timed:
        return Drafting(self.number, ends)

    def stands(self, village: Village) -> bool:
        return self.number < len(village.order) and len(village.pool) > 0

    def asked(self, village: Village) -> tuple[int, ...]:
        return (village.order[self.number],)

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        if seat != village.order[self.number]:
            return ()
        return tuple(deed("take", token) for token in sorted(set(village.pool)))

    def objection(self, village: Village, seat: int, move: Move) -> Refusal | None:
        if seat == village.order[self.number] and isinstance(move, Deed) and move.verb == "take":
            return None if move.words[0] in village.pool else TOKEN_TAKEN
        return None

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        return self.take(village, move.words[0], False)

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        drawn = luck.stream("token", self.number)
        return self.take(village, sorted(village.pool)[drawn.below(len(village.pool))], True)

    def take(self, village: Village, token: str, by_lot: bool) -> Steps:
        seat = village.order[self.number]
        village.pool.remove(token)
        settle_in(village, seat, token)
        village.tell(TokenDrafted(seat, token, by_lot))
        return (AskToken(self.number + 1),)


# --- Presentation (LGT-028)


class Presenting(Step["Village"]):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, village: Village, luck: Luck) -> Steps:
        order = village.in_place_order(village.living())
        if self.number == len(order):
            village.ready = [False] * village.seats
            return DONE
        village.begun = village.now
        ends = village.now + village.time("presentation")
        village.tell(PresentationStarted(order[self.number], ends))
        return (Presentation(self.number, ends),)


class Presentation(Timed):
    """Up to twenty seconds each; whoever would rather begin says so."""

    __slots__ = ("number",)

    def __init__(self, number: int, ends: int) -> None:
        super().__init__(ends)
        self.number = number

    def name(self) -> str:
        return "presentation"

    def later(self, ends: int) -> Timed:
        return Presentation(self.number, ends)

    def stands(self, village: Village) -> bool:
        return self.number < village.seats

    def speaker(self, village: Village) -> int:
        return village.in_place_order(village.living())[self.number]

    def asked(self, village: Village) -> tuple[int, ...]:
        return (self.speaker(village),)

    def acting(self, village: Village) -> tuple[int, ...]:
        return tuple(village.living())

    def moves(self, village: Village, seat: int) -> tuple[Move, ...]:
        found: list[Move] = [deed("done")] if seat == self.speaker(village) else []
        if not village.ready[seat]:
            found.append(deed("skip"))
        return tuple(found)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move.verb == "done":
            return (Presenting(self.number + 1),)
        village.ready[seat] = True
        count = sum(village.ready)
        village.tell(SkipWished(count))
        if 3 * count < 2 * village.seats:
            return None
        village.ready = [False] * village.seats
        return DONE

    def expire(self, village: Village, luck: Luck) -> Steps | None:
        return (Presenting(self.number + 1),)
