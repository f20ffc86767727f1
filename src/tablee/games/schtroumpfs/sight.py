"""What each pair of eyes may know of a game of Les Schtroumpfs (section 6), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.schtroumpfs import cakes, placing, prices, steps
from tablee.games.schtroumpfs.asking import Asking
from tablee.games.schtroumpfs.box import BOTTOM, END, ROW_NUMBER, Face, GargamelCard, Invention, RowCard, Smurf
from tablee.games.schtroumpfs.dangers import prey
from tablee.games.schtroumpfs.moves import Deed
from tablee.games.schtroumpfs.paper import SAME, same_in
from tablee.games.schtroumpfs.turn import Placing
from tablee.games.schtroumpfs.view import (
    CakeView,
    CraftedView,
    FaceView,
    HouseView,
    IdeaView,
    PlacementView,
    QuestionView,
    RowView,
    SchtroumpfsView,
)
from tablee.kernel import EVERYTHING, Eyes, Luck

if TYPE_CHECKING:
    from tablee.games.schtroumpfs.rules import Village


# What a village and its view have under the same name, as it is.
SHOWN: Final = [name for name in SAME if not name.endswith("_known")] + ["sheltered_starting"]


def view_of(village: Village, eyes: Eyes) -> SchtroumpfsView:
    public = public_view(village)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(village, eyes))


def public_view(village: Village) -> SchtroumpfsView:
    valid = village.objectives()
    return SchtroumpfsView(
        **same_in(village, SHOWN),
        eyes=None,
        seats=village.seats,
        level=village.level.id,
        stock=prices.stock_of(village),
        supply=prices.supply_of(village),
        houses=[HouseView(house.roof.id, house.built) for house in village.houses],
        cakes=[cake_view(village, place) for place in range(len(village.cakes))],
        rows=[row_view(village, row) for row in village.box.rows],
        hands=[ids(hand) for hand in village.hands],
        hand_size=village.hand_size(),
        deck_count=len(village.deck),
        discard=ids(village.discard),
        played=None if village.played is None else village.played.id,
        forced=None if village.forced_card is None else village.forced_card.id,
        sheltered=ids(village.sheltered),
        forest_count=len(village.forest),
        forest_under=ids(village.forest[: village.forest_known]),
        extra_count=len(village.extra),
        extra_under=ids(village.extra[: village.extra_known]),
        ideas=[IdeaView(idea.id, prices.invention_price(village, idea)) for idea in village.ideas],
        crafted=[CraftedView(card.id, village.occupied[place]) for place, card in enumerate(village.crafted)],
        invention_count=len(village.inventions),
        scrapped=[invention.id for invention in village.scrapped],
        gargamel_count=len(village.gargamel),
        gargamel_under=[card.id for card in village.gargamel[: village.gargamel_known]],
        revealed=[card.id for card in village.revealed],
        lasting=None if village.lasting is None else village.lasting.id,
        too_late=too_late(village),
        rescue_done=valid & 1 != 0,
        build_done=valid & 2 != 0,
        bake_done=valid & 4 != 0,
        danger_faces=[face_view(village, face) for face in village.faces(village.danger_die())],
        azrael_faces=[face_view(village, face) for face in village.faces("azrael")],
        placements=placement_views(village),
        question=question_view(village),
        agenda=steps.STEPS.write(village.agenda),
        left=village.unseen_cards() if village.over else [],
        top_gargamel=None,
        options=(),
        objections={},
    )


def private_fields(village: Village, eyes: int) -> dict[str, object]:
    """What a seat knows besides: the card of the Crystal Ball, and what it may do."""
    top = village.gargamel[-1].id if village.peeked and village.gargamel else None
    if eyes == EVERYTHING:
        return {"eyes": eyes, "top_gargamel": top}
    step = None if village.over else village.agenda[-1]
    asked = isinstance(step, Asking) and step.seat == eyes
    objections = step.objections(village) if isinstance(step, Asking) and asked else {}
    return {
        "eyes": eyes,
        "top_gargamel": None if village.over else top,
        "options": [move.text for move in village.moves(eyes)],
        "objections": {text: f"{refusal.code} {refusal.rule}" for text, refusal in objections.items()},
    }


def ids(cards: list[Smurf]) -> list[str]:
    return [card.id for card in cards]


def cake_view(village: Village, place: int) -> CakeView:
    one = village.cakes[place]
    needed = cakes.needed(one.cake)
    progress = needed if one.prepared else min(needed, cakes.progress(village, one.cake))
    return CakeView(one.cake.id, one.prepared, progress, needed)


def row_view(village: Village, row: RowCard) -> RowView:
    return RowView(
        id=row.id,
        meeples=village.meeples[row.number],
        double=village.doubles[row.number],
        overflow=village.overflow[row.number],
        full=village.is_full(row.number),
        dangerous=prices.is_dangerous(village, row),
        closed=village.suffers_at("close", row.location),
    )


def too_late(village: Village) -> tuple[int, int, int]:
    """At the end of which round it can come, at the earliest and at the latest, and in how many places it may lie."""
    places = [len(village.gargamel) - 1 - place for place in possible_places(village, None)]
    if not places:
        return (0, 0, 0)
    return (village.round + min(places), village.round + max(places), len(places))


def question_view(village: Village) -> QuestionView | None:
    step = None if village.over else village.agenda[-1]
    if not isinstance(step, Asking):
        return None
    return QuestionView(step.decision(), step.seat, step.window(), step.subject(), step.amount(village))


# --- What is seen before a click


def face_view(village: Village, face: Face) -> FaceView:
    """How much a face would do now, to whoever decides."""
    seat = village.decider()
    hits = face.amount
    if face.effect == "attack":
        hits = min(1, village.esplanade) + min(1, len(prey(village, seat)))
    elif face.effect == "shortage":
        hits = min(village.in_stock(), max(0, face.amount - village.has_amount("lighter_shortage")))
    elif face.effect == "destroy":
        hits = min(1, len(village.crafted))
    elif face.effect == "hunt":
        hits = 1 if village.has_useful(seat) else 0
    elif face.effect == "idea":
        hits = min(face.amount, len(village.inventions))
    return FaceView(face.effect, face.amount, hits)


def placement_views(village: Village) -> list[PlacementView]:
    """SCH-081, 214. While a place for a meeple is chosen: what each one leads to, before any die."""
    step = None if village.over else village.agenda[-1]
    if not isinstance(step, Placing) or village.esplanade == 0:
        return []
    return [placement_view(village, deed) for deed in placing.placements(village)]


def placement_view(village: Village, deed: Deed) -> PlacementView:
    number = ROW_NUMBER.get(deed.what, -1)
    if number < 0:
        return invention_view(village, deed, village.box.invention_by_id[deed.what])
    row = village.box.rows[number]
    fills = placing.fills(village, row, deed.mode)
    dice = not village.plays("no_dice")
    at_azrael = dice and village.azrael == row.location and not village.plays("no_azrael_die")
    danger = dice and fills and prices.is_dangerous(village, row) and not village.plays("no_danger_die")
    gain, choice = harvest_of(village, row) if fills else ((0, 0, 0), 0)
    return PlacementView(
        move=deed.text,
        target=deed.what,
        fills=fills,
        effect=row.effect if fills else "",
        cost=prices.row_cost(village, row) if fills else (0, 0, 0),
        gain=gain,
        choice=choice,
        dangers=(2 if village.plays("roll_twice") else 1) if danger else 0,
        cats=max(1, village.suffers_amount("prowl")) if at_azrael else 0,
    )


def harvest_of(village: Village, row: RowCard) -> tuple[tuple[int, int, int], int]:
    """What a gathering row brings: of kinds that are known, and of one's choice."""
    if row.effect not in ("collect", "collect_different"):
        return (0, 0, 0), 0
    base = prices.base_amount(village, row)
    bonus = prices.bonus_amount(village, row)
    if row.effect == "collect_different":
        return (0, 0, 0), base + bonus
    if village.plays("collect_other"):
        return prices.of_kind(row.resource, bonus), base
    supply = village.supply(row.resource)
    return prices.of_kind(row.resource, min(supply, base + bonus)), 0


def invention_view(village: Village, deed: Deed, invention: Invention) -> PlacementView:
    harvest = invention.effect == "harvest"
    return PlacementView(
        move=deed.text,
        target=deed.what,
        fills=True,
        effect=invention.effect,
        cost=(invention.fee, 0, 0),
        gain=prices.of_kind(invention.resource, min(invention.amount, village.supply(invention.resource)))
        if harvest
        else (0, 0, 0),
        choice=0,
        dangers=0,
        cats=0,
    )


# --- What lies face down (section 6)


def shuffle_unknown(village: Village, eyes: Eyes, luck: Luck) -> None:
    """Every hidden pile in an order that these eyes cannot tell from the real one."""
    village.deck.sort(key=by_number)
    luck.shuffle(village.deck)
    shuffle_lost(village, luck)
    village.inventions.sort(key=by_invention)
    luck.shuffle(village.inventions)
    shuffle_gargamel(village, eyes, luck)


def shuffle_lost(village: Village, luck: Luck) -> None:
    """The Forest and the extra pile, but for the cards that everybody saw go under them."""
    forest = village.forest[: village.forest_known]
    extra = village.extra[: village.extra_known]
    unknown = village.forest[village.forest_known :] + village.extra[village.extra_known :]
    unknown.sort(key=by_number)
    luck.shuffle(unknown)
    there = len(village.forest) - village.forest_known
    village.forest = forest + unknown[:there]
    village.extra = extra + unknown[there:]


def shuffle_gargamel(village: Village, eyes: Eyes, luck: Luck) -> None:
    """SCH-012. Too Late is in one of the places where it may be, each as likely; the others may be any card unseen."""
    deck = village.gargamel
    known = village.gargamel_known
    seen_top = village.peeked and eyes is not None and len(deck) > known
    top = deck[-1] if seen_top else None
    here = {card.number for card in village.revealed + deck[:known]}
    if top is not None:
        here.add(top.number)
    unseen = [card for card in village.box.gargamel if card.number not in here]
    places = possible_places(village, eyes)
    last = [card for card in unseen if card.kind == END]
    others = [card for card in unseen if card.kind != END]
    luck.shuffle(others)
    filled: list[GargamelCard | None] = [*deck[:known], *([None] * (len(deck) - known))]
    if top is not None:
        filled[-1] = top
    if last and places:
        filled[places[luck.below(len(places))]] = last[0]
    village.gargamel = [card if card is not None else others.pop() for card in filled]


def possible_places(village: Village, eyes: Eyes) -> list[int]:
    """Where Too Late may lie in Gargamel's deck, from its bottom, as far as these eyes know."""
    deck = village.gargamel
    known = village.gargamel_known
    for place in range(known):
        if deck[place].kind == END:
            return [place]
    places = [place for place in range(known, known + BOTTOM) if place < len(deck)]
    if village.peeked and eyes is not None and len(deck) > known:
        top = len(deck) - 1
        if deck[top].kind == END:
            return [top]
        places = [place for place in places if place != top]
    return places if any(card.kind == END for card in deck) else []


def by_number(card: Smurf) -> int:
    return card.number


def by_invention(invention: Invention) -> int:
    return invention.number
