"""What is gained, lost, rescued, sheltered, built and revealed: the steps that cards, rows and dice are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.schtroumpfs import defaults, events, prices
from tablee.games.schtroumpfs.asking import Asking, Deciding
from tablee.games.schtroumpfs.box import ROW_NUMBER, RowCard, Smurf
from tablee.games.schtroumpfs.moves import (
    ALLOW,
    COLLECT,
    DECLINE,
    GAIN,
    LOSE,
    REFUSE,
    RESCUE_BOTH,
    RESCUE_DRAW,
    RESCUE_NEST,
    SHELTER,
    USE,
    Deed,
    tokens_move,
)
from tablee.games.schtroumpfs.refusals import (
    ALREADY_REFUSED,
    NOT_THERE,
    SUPPLY_SHORT,
    WRONG_AMOUNT,
    WRONG_LOSS,
)
from tablee.kernel.agenda import DONE, Step, Steps
from tablee.kernel.luck import Luck
from tablee.kernel.position import Move, Refusal

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.prices import Tokens
    from tablee.games.schtroumpfs.rules import Village

ANY: Final = "any"
SAME: Final = "same"
BROOK: Final = "brook"


# --- Resources (3.3)


class Receive(Step["Village"]):
    """SCH-041. So much arrives, all at once."""

    __slots__ = ("seat", "berries", "logs", "stones", "reason")

    def __init__(self, seat: int, berries: int, logs: int, stones: int, reason: str) -> None:
        self.seat = seat
        self.berries = berries
        self.logs = logs
        self.stones = stones
        self.reason = reason

    def run(self, village: Village, luck: Luck) -> Steps:
        village.receive(self.seat, (self.berries, self.logs, self.stones), self.reason)
        return DONE


class Gain(Deciding):
    """DEC-08, SCH-044. Resources of one's choice: any, all of one kind, or what the Brook gives."""

    __slots__ = ("number", "rule", "cause")

    def __init__(self, seat: int, number: int, rule: str, cause: str) -> None:
        self.seat = seat
        self.number = number
        self.rule = rule
        self.cause = cause

    def decision(self) -> str:
        return "gain_types"

    def subject(self) -> str:
        return self.cause

    def amount(self, village: Village) -> int:
        return self.number

    def choices(self, village: Village) -> list[Tokens]:
        if self.rule == SAME:
            return prices.same_kind(village, self.number)
        if self.rule == BROOK:
            return prices.brook_choices(village, village.box.rows[ROW_NUMBER[self.cause]])
        return prices.free_choice(village, self.number)

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([tokens_move(GAIN, one[0], one[1], one[2]) for one in self.choices(village)])

    def reason(self, village: Village, move: Move) -> Refusal:
        if not isinstance(move, Deed) or move.verb != "gain":
            return super().reason(village, move)
        supply = prices.supply_of(village)
        short = move.berries > supply[0] or move.logs > supply[1] or move.stones > supply[2]
        return SUPPLY_SHORT if short else WRONG_AMOUNT

    def default(self, village: Village, seat: int) -> Move:
        chosen = defaults.to_gain(village, self.choices(village))
        return tokens_move(GAIN, chosen[0], chosen[1], chosen[2])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        village.receive(seat, move.tokens(), self.cause)
        return DONE


class Lose(Deciding):
    """DEC-09, SCH-045. Resources of one's choice; if there are not enough, as many as possible."""

    __slots__ = ("number", "cause")

    def __init__(self, seat: int, number: int, cause: str) -> None:
        self.seat = seat
        self.number = number
        self.cause = cause

    def decision(self) -> str:
        return "lose_types"

    def subject(self) -> str:
        return self.cause

    def amount(self, village: Village) -> int:
        return min(self.number, village.in_stock())

    def choices(self, village: Village) -> list[Tokens]:
        return prices.shares(self.amount(village), prices.stock_of(village))

    def options(self, village: Village) -> tuple[Move, ...]:
        return tuple([tokens_move(LOSE, one[0], one[1], one[2]) for one in self.choices(village)])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"lose": WRONG_LOSS}

    def default(self, village: Village, seat: int) -> Move:
        chosen = defaults.to_lose(village, self.choices(village))
        return tokens_move(LOSE, chosen[0], chosen[1], chosen[2])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        village.forfeit(seat, move.tokens(), self.cause)
        return DONE


# --- Collecting (SCH-114 to 116, 214)


def collect(village: Village, seat: int, row: RowCard) -> Steps:
    """SCH-214. Everything arrives as one gain; what there is to choose is asked first."""
    if row.effect == "collect_different":
        number = prices.base_amount(village, row) + prices.bonus_amount(village, row)
        return (Gain(seat, number, BROOK, row.id),) if number > 0 else DONE
    if village.plays("collect_other") and prices.base_amount(village, row) > 0:
        return (CollectKind(seat, row.id),)
    number = prices.base_amount(village, row) + prices.bonus_amount(village, row)
    village.receive(seat, prices.of_kind(row.resource, number), row.id)
    return DONE


class CollectKind(Deciding):
    """DEC-32, SCH-228. Smurflily chooses the kind of the base amount; the bonus keeps the kind of the location."""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: str) -> None:
        self.seat = seat
        self.row = row

    def decision(self) -> str:
        return "smurflily_type"

    def subject(self) -> str:
        return self.row

    def amount(self, village: Village) -> int:
        return prices.base_amount(village, self.card(village))

    def card(self, village: Village) -> RowCard:
        return village.box.rows[ROW_NUMBER[self.row]]

    def harvest(self, village: Village, kind: int) -> Tokens:
        """What choosing this kind brings, as far as the supply goes."""
        row = self.card(village)
        wanted = [0, 0, 0]
        wanted[kind] += prices.base_amount(village, row)
        wanted[row.resource] += prices.bonus_amount(village, row)
        supply = prices.supply_of(village)
        return (min(wanted[0], supply[0]), min(wanted[1], supply[1]), min(wanted[2], supply[2]))

    def options(self, village: Village) -> tuple[Move, ...]:
        """SCH-043. The kinds that bring as many tokens as possible."""
        harvests = [self.harvest(village, kind) for kind in range(3)]
        best = prices.most_of(harvests)
        return tuple([COLLECT[kind] for kind in range(3) if harvests[kind] in best])

    def objections(self, village: Village) -> dict[str, Refusal]:
        return {"collect": SUPPLY_SHORT}

    def default(self, village: Village, seat: int) -> Move:
        options = self.options(village)
        kinds = [prices.of_kind(kind, 1) for kind in range(3) if COLLECT[kind] in options]
        return COLLECT[defaults.to_gain(village, kinds).index(1)]

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        for kind in range(3):
            if move is COLLECT[kind]:
                village.receive(seat, self.harvest(village, kind), self.row)
        return DONE


# --- Rescuing a Smurf (SCH-110 to 113)


class RescueSmurf(Deciding):
    """DEC-10, SCH-110. Draw a lost Smurf, free a meeple of the nest, or both."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause

    def decision(self) -> str:
        return "rescue_parts"

    def subject(self) -> str:
        return self.cause

    def options(self, village: Village) -> tuple[Move, ...]:
        draw = len(village.forest) > 0 or len(village.extra) > 0
        nest = village.nest > 0
        if draw and nest:
            return (RESCUE_BOTH, RESCUE_DRAW, RESCUE_NEST)
        if nest:
            return (RESCUE_NEST,)
        if len(village.forest) > 0:
            return (RESCUE_DRAW,)
        return (RESCUE_DRAW, DECLINE) if draw else (DECLINE,)

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        if move is DECLINE:
            return DONE
        drew = move is not RESCUE_NEST
        freed = move is not RESCUE_DRAW
        card: Smurf | None = None
        pile = "forest" if len(village.forest) > 0 else "extra"
        if drew:
            card = village.draw_lost(seat, self.cause)
        if freed:
            village.nest -= 1
            village.esplanade += 1
            if village.told is not None:
                village.told.append(events.MeepleReturned("nest", 1, self.cause))
        left = village.forest if pile == "forest" else village.extra
        if card is not None and len(left) > 0 and village.has("wardrobe") is not None:
            return (Wardrobe(seat, pile, card.id, self.cause), Rescued(seat, drew, freed))
        return rescued(village, seat, drew, freed)


class Wardrobe(Asking):
    """DEC-11, SCH-236. The drawn Smurf goes under its pile, and another one comes, which is kept."""

    __slots__ = ("pile", "card", "cause")

    def __init__(self, seat: int, pile: str, card: str, cause: str) -> None:
        self.seat = seat
        self.pile = pile
        self.card = card
        self.cause = cause

    def decision(self) -> str:
        return "wardrobe"

    def subject(self) -> str:
        return self.card

    def stands(self, village: Village) -> bool:
        return super().stands(village) and self.drawn(village) in village.hands[self.seat]

    def drawn(self, village: Village) -> Smurf:
        return village.box.smurf_by_id[self.card]

    def options(self, village: Village) -> tuple[Move, ...]:
        wardrobe = village.has("wardrobe")
        return (DECLINE,) if wardrobe is None else (DECLINE, USE[wardrobe.id])

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        if move is DECLINE:
            return DONE
        assert isinstance(move, Deed)
        card = self.drawn(village)
        village.hands[seat].remove(card)
        if self.pile == "forest":
            village.forest.insert(0, card)
            village.forest_known += 1
        else:
            village.extra.insert(0, card)
            village.extra_known += 1
        if village.told is not None:
            village.told.append(events.ReactionUsed(seat, move.what, self.card))
            village.told.append(events.WardrobeExchanged(seat, self.pile, self.card))
        village.draw_lost(seat, self.cause)
        return DONE


class Rescued(Step["Village"]):
    """SCH-236. A rescue is complete when it is known which Smurf is kept."""

    __slots__ = ("seat", "drew", "nest")

    def __init__(self, seat: int, drew: bool, nest: bool) -> None:
        self.seat = seat
        self.drew = drew
        self.nest = nest

    def run(self, village: Village, luck: Luck) -> Steps:
        return rescued(village, self.seat, self.drew, self.nest)


def rescued(village: Village, seat: int, drew: bool, nest: bool) -> Steps:
    """SCH-113. A rescue is complete: a Smurfwillow rescues one more, once; a Poet brings berries."""
    village.rescues += 1
    if village.told is not None:
        village.told.append(events.Rescue(seat, drew, nest, village.rescues))
    played = village.played
    if played is None:
        return DONE
    if played.effect == "rescue_berries":
        return (Receive(seat, played.amount, 0, 0, played.id),)
    if played.effect == "rescue_again" and not village.rescued_again:
        village.rescued_again = True
        return (RescueSmurf(seat, played.id),)
    return DONE


# --- Sheltering a Smurf (SCH-121 to 125)


class Shelter(Deciding):
    """DEC-13. A card of the discard pile or of a hand leaves the game for good. Another's hand is asked (SCH-122)."""

    __slots__ = ("optional", "refused", "cause")

    def __init__(self, seat: int, optional: bool, refused: tuple[str, ...], cause: str) -> None:
        self.seat = seat
        self.optional = optional
        self.refused = refused
        self.cause = cause

    def decision(self) -> str:
        return "shelter"

    def subject(self) -> str:
        return self.cause

    def cards(self, village: Village) -> list[Smurf]:
        """SCH-121, 123. The discard pile, the own hand, then the others' clockwise."""
        found = village.discard[:]
        seat = self.seat
        for _ in range(village.seats):
            for card in village.hands[seat]:
                if card.id not in self.refused:
                    found.append(card)
            seat = village.after(seat)
        return found

    def options(self, village: Village) -> tuple[Move, ...]:
        moves: list[Move] = [SHELTER[card.id] for card in self.cards(village)]
        if self.optional or len(moves) == 0:
            moves.append(DECLINE)
        return tuple(moves)

    def objections(self, village: Village) -> dict[str, Refusal]:
        found: dict[str, Refusal] = {"shelter": NOT_THERE}
        for card in self.refused:
            found[SHELTER[card].text] = ALREADY_REFUSED
        return found

    def default(self, village: Village, seat: int) -> Move:
        """A starting Smurf of the discard pile; at the Shelter also of a hand, and failing that a useful one."""
        cards = village.discard[:]
        starting = [card for card in cards if not card.useful]
        if len(starting) > 0:
            return SHELTER[defaults.lowest(starting).id]
        if self.optional:
            return DECLINE
        for useful in (False, True):
            places = [village.discard] if useful else []
            owner = self.seat
            for _ in range(village.seats):
                places.append([card for card in village.hands[owner] if card.id not in self.refused])
                owner = village.after(owner)
            for place in places:
                fitting = [card for card in place if card.useful == useful]
                if len(fitting) > 0:
                    return SHELTER[defaults.lowest(fitting).id]
        return DECLINE

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        assert isinstance(move, Deed)
        if move is DECLINE:
            return DONE
        card = village.box.smurf_by_id[move.what]
        owner = owner_of(village, card)
        if owner >= 0 and owner != seat:
            return (Permission(owner, seat, card.id, self.optional, self.refused, self.cause),)
        shelter(village, seat, card, owner)
        return DONE


def owner_of(village: Village, card: Smurf) -> int:
    """In whose hand a card is; -1 if it is in nobody's."""
    for seat, hand in enumerate(village.hands):
        if card in hand:
            return seat
    return -1


def shelter(village: Village, seat: int, card: Smurf, owner: int) -> None:
    """SCH-121. Out of the game for good."""
    if owner < 0:
        village.discard.remove(card)
    else:
        village.hands[owner].remove(card)
    village.sheltered.append(card)
    if not card.useful:
        village.sheltered_starting += 1
    if village.told is not None:
        whose = None if owner < 0 else owner
        village.told.append(events.SmurfSheltered(seat, card.id, whose, village.sheltered_starting))


class Permission(Asking):
    """DEC-14, SCH-122. Another player wants a card of your hand; what you refuse is not asked for again."""

    __slots__ = ("asker", "card", "optional", "refused", "cause")

    def __init__(self, seat: int, asker: int, card: str, optional: bool, refused: tuple[str, ...], cause: str) -> None:
        self.seat = seat
        self.asker = asker
        self.card = card
        self.optional = optional
        self.refused = refused
        self.cause = cause

    def decision(self) -> str:
        return "shelter_permission"

    def subject(self) -> str:
        return self.card

    def stands(self, village: Village) -> bool:
        if not super().stands(village) or not 0 <= self.asker < village.seats:
            return False
        return village.box.smurf_by_id[self.card] in village.hands[self.seat]

    def open(self, village: Village) -> None:
        if village.told is not None:
            village.told.append(events.PermissionAsked(self.seat, self.asker, self.card))
        super().open(village)

    def options(self, village: Village) -> tuple[Move, ...]:
        return (ALLOW, REFUSE)

    def default(self, village: Village, seat: int) -> Move:
        return REFUSE if village.box.smurf_by_id[self.card].useful else ALLOW

    def answer(self, village: Village, seat: int, move: Move, luck: Luck) -> Steps | None:
        allowed = move is ALLOW
        if village.told is not None:
            village.told.append(events.PermissionAnswered(seat, self.asker, self.card, allowed))
        if not allowed:
            refused = self.refused + (self.card,)
            return (Shelter(self.asker, self.optional, refused, self.cause),)
        shelter(village, self.asker, village.box.smurf_by_id[self.card], seat)
        return DONE


# --- Building a house (SCH-126)


class BuildHouse(Step["Village"]):
    """SCH-126. The roof is turned the right way up; then one may shelter a Smurf."""

    __slots__ = ("seat", "roof", "berries", "logs", "stones")

    def __init__(self, seat: int, roof: str, berries: int, logs: int, stones: int) -> None:
        self.seat = seat
        self.roof = roof
        self.berries = berries
        self.logs = logs
        self.stones = stones

    def run(self, village: Village, luck: Luck) -> Steps:
        for house in village.houses:
            if house.roof.id == self.roof:
                house.built = True
        if village.told is not None:
            paid = (self.berries, self.logs, self.stones)
            village.told.append(events.HouseBuilt(self.seat, self.roof, paid))
        return (Shelter(self.seat, True, (), self.roof),)


# --- Ideas (SCH-118 to 120)


def reveal_ideas(village: Village, number: int, reason: str) -> None:
    """SCH-118, 120. So many new ideas, or what is left of the deck."""
    shown: list[str] = []
    for _ in range(min(number, len(village.inventions))):
        idea = village.inventions.pop()
        village.ideas.append(idea)
        shown.append(idea.id)
    if village.told is not None and len(shown) > 0:
        village.told.append(events.IdeasRevealed(shown, reason))
