"""What each pair of eyes may know of a game of Archibald (section 6), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.archibald import odds, paper, playing, steps
from tablee.games.archibald.asking import Asking
from tablee.games.archibald.board import FIRST_JAIL, JAIL_LEVEL
from tablee.games.archibald.box import DECKS, Adventure, Card, Tile
from tablee.games.archibald.fighting import names
from tablee.games.archibald.moves import ANSWERS, CELLS, KINDS
from tablee.games.archibald.view import (
    AdventureView,
    ArchibaldView,
    DeckView,
    DraftView,
    GivenView,
    HeroView,
    OddsView,
    PileView,
    QuestionView,
)
from tablee.kernel import EVERYTHING, Eyes, Luck, Words

if TYPE_CHECKING:
    from tablee.games.archibald.rules import Race, Reading, Runner

# What a race and its view have under the same name, as it is.
SHOWN: Final = (
    "over",
    "bump_retry",
    "round",
    "first",
    "active",
    "card_played",
    "fought",
    "immobilised",
    "water",
    "ended",
)


def public_view(race: Race) -> ArchibaldView:
    board = race.board
    safe = board.safe()
    return ArchibaldView(
        **{name: getattr(race, name) for name in SHOWN},
        eyes=None,
        seats=race.seats,
        hops=[[CELLS[start], CELLS[end]] for start, end in race.hops],
        heroes=[hero_view(runner) for runner in race.runners],
        board=[tile.id if tile is not None and board.face_up[cell] else None for cell, tile in enumerate(board.tiles)],
        breached=[CELLS[cell] for cell in range(len(CELLS)) if board.breached[cell]],
        fresh=[CELLS[cell] for cell in range(len(CELLS)) if board.fresh[cell]],
        opened=[list(passage) for passage in paper.opened(race)],
        safe=[CELLS[cell] for cell in range(len(CELLS)) if safe[cell]],
        enemies={CELLS[cell]: names(race.enemies_at(cell)) for cell in sorted(set(race.where)) if cell >= 0},
        supply={name: race.supply(kind) for kind, name in enumerate(KINDS)},
        reached=[level for level in range(2, JAIL_LEVEL + 1) if race.reached[level]],
        piles=[pile_view(race, level) for level in DECKS],
        jails_unseen=sorted(tile.id for tile in face_down_jails(race)),
        peeks=[[CELLS[FIRST_JAIL + place] for place, looked in enumerate(seen) if looked] for seen in race.seen],
        decks=[DeckView(level, len(race.decks[level]), ids(race.discards[level])) for level in DECKS],
        adventures=len(race.adventures),
        adventure_discard=[card.id for card in race.adventure_discard],
        played=None if race.played is None else race.played.id,
        reading=[reading_view(race, reading) for reading in race.reading],
        odds=odds_views(race),
        question=question_view(race),
        agenda=steps.STEPS.write(race.agenda),
        bots=[seat for seat in range(race.seats) if race.bots[seat]],
        left=[seat for seat in range(race.seats) if race.left[seat]],
        winner=None if race.winner < 0 else race.winner,
        jails=race.jails() if race.over else [],
        hand=(),
        options=(),
        objections={},
        peeked={},
        given=(),
        draft=None,
        read=None,
        hands=(),
        hidden={},
    )


def private_fields(race: Race, eyes: int) -> dict[str, object]:
    """What a seat knows besides: its hand, what it has looked into or given away, what it reads, what it may do."""
    if eyes == EVERYTHING:
        return {"eyes": eyes, "hands": [ids(runner.hand) for runner in race.runners], "hidden": hidden(race)}
    step = None if race.over else race.agenda[-1]
    asked = isinstance(step, Asking) and step.seat == eyes
    objections = step.objections(race) if isinstance(step, Asking) and asked else {}
    return {
        "eyes": eyes,
        "hand": ids(race.runners[eyes].hand),
        "options": [move.text for move in race.moves(eyes)],
        "objections": {text: f"{refusal.code} {refusal.rule}" for text, refusal in objections.items()},
        "peeked": peeked(race, eyes),
        "given": given(race, eyes),
        "draft": draft_view(race) if eyes == race.active else None,
        "read": reads(race, eyes),
    }


def view_of(race: Race, eyes: Eyes) -> ArchibaldView:
    public = public_view(race)
    return public if eyes is None else msgspec.structs.replace(public, **private_fields(race, eyes))


# --- What lies open


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def hero_view(runner: Runner) -> HeroView:
    return HeroView(
        hero=None if runner.hero is None else runner.hero.id,
        cell=None if runner.cell < 0 else CELLS[runner.cell],
        lives=runner.lives,
        cards=len(runner.hand),
        backs=sorted(card.level for card in runner.hand),
        equipment=None if runner.equipment is None else runner.equipment.id,
        immobilised=runner.stuck,
        bonuses=[level for level, taken in enumerate(runner.bonuses) if taken],
    )


def pile_view(race: Race, level: int) -> PileView:
    pile = race.piles[level]
    under = race.under[level]
    return PileView(
        level=level,
        count=len(pile),
        unseen=sorted(tile.id for tile in pile[under:]),
        under=[tile.id for tile in pile[:under]],
    )


def face_down_jails(race: Race) -> list[Tile]:
    jails = range(FIRST_JAIL, len(CELLS))
    return [tile for cell in jails if (tile := race.board.tiles[cell]) is not None and not race.board.face_up[cell]]


def reading_view(race: Race, reading: Reading) -> AdventureView:
    answered = reading.answer >= 0
    return AdventureView(
        card=reading.card.id,
        seat=reading.seat,
        reader=race.left_of(reading.seat),
        answer=ANSWERS[reading.answer] if answered else None,
        behind=race.behind(reading.card) if answered else None,
    )


def question_view(race: Race) -> QuestionView | None:
    step = None if race.over else race.agenda[-1]
    if not isinstance(step, Asking):
        return None
    choices = [move.text for move in step.options(race)] if step.open_to_all() else []
    return QuestionView(step.decision(), step.seat, step.window(), step.subject(), step.amount(race), choices)


def odds_views(race: Race) -> list[OddsView]:
    """What a fight of the active hero would come to, wherever there is one to be had."""
    runner = race.runners[race.active]
    if race.over or runner.hero is None or runner.cell < 0:
        return []
    dice = odds.hero_dice(race, race.active)
    found: list[OddsView] = []
    for cell in range(len(CELLS)):
        enemies = would_fight(race, cell)
        if enemies:
            foes = odds.enemy_dice(race.box, enemies)
            chance = odds.fight(race.box, dice, foes, len(enemies), runner.lives)
            found.append(OddsView(CELLS[cell], names(enemies), dice, foes, chance.win, chance.defeat, chance.loss))
    return found


def would_fight(race: Race, cell: int) -> list[int]:
    """Who stands on a tile, and who would appear there, as far as the supply goes (ARC-409, 410)."""
    enemies = race.enemies_at(cell)
    tile = race.board.tiles[cell]
    if tile is not None and race.board.fresh[cell]:
        for kind in set(tile.enemies):
            enemies += [kind] * min(tile.enemies.count(kind), race.supply(kind))
    return sorted(enemies)


# --- What some eyes see


def peeked(race: Race, seat: int) -> dict[str, str]:
    """ARC-528. For the rest of the game."""
    found: dict[str, str] = {}
    for place, looked in enumerate(race.seen[seat]):
        tile = race.board.tiles[FIRST_JAIL + place]
        if looked and tile is not None:
            found[CELLS[FIRST_JAIL + place]] = tile.id
    return found


def given(race: Race, seat: int) -> list[GivenView]:
    return [GivenView(holder(race, card), card.id) for card in race.known[seat]]


def holder(race: Race, card: Card) -> int:
    for seat, runner in enumerate(race.runners):
        if card in runner.hand:
            return seat
    raise AssertionError("a card that is known to be in a hand")


def draft_view(race: Race) -> DraftView | None:
    draft = race.draft
    if draft is None:
        return None
    taken = [CELLS[cell] for cell in draft.taken]
    return DraftView(draft.card.id, CELLS[draft.cell], taken, max(0, playing.missing(race, draft)))


def reads(race: Race, seat: int) -> list[Words] | None:
    """ARC-412. The left neighbour reads what the answers bring, before one is given."""
    if not race.reading or race.reading[-1].answer >= 0 or race.left_of(race.reading[-1].seat) != seat:
        return None
    return race.behind(race.reading[-1].card)


def hidden(race: Race) -> dict[str, list[str]]:
    """For eyes that see everything: every pile, the top first, and the jails."""
    found = {f"T{level}": [tile.id for tile in reversed(race.piles[level])] for level in DECKS}
    found |= {f"E{level}": [card.id for card in reversed(race.decks[level])] for level in DECKS}
    return found | {"ADV": [card.id for card in reversed(race.adventures)], "T5": race.jails()}


# --- What nobody sees (section 6)


def shuffle_unknown(race: Race, eyes: Eyes, luck: Luck) -> None:
    """Every pile, jail and hand as these eyes may imagine it."""
    if eyes == EVERYTHING:
        return
    if eyes != race.active:
        race.draft = None
    for level in DECKS:
        under = race.under[level]
        unseen = sorted(race.piles[level][under:], key=tile_number)
        luck.shuffle(unseen)
        race.piles[level] = race.piles[level][:under] + unseen
        shuffle_cards(race, eyes, level, luck)
    race.adventures.sort(key=adventure_number)
    luck.shuffle(race.adventures)
    shuffle_jails(race, eyes, luck)


def shuffle_jails(race: Race, eyes: Eyes, luck: Luck) -> None:
    """The face-down ones, but for those that these eyes have looked into."""
    cells = [
        cell
        for cell in range(FIRST_JAIL, len(CELLS))
        if not race.board.face_up[cell] and (eyes is None or not race.seen[eyes][cell - FIRST_JAIL])
    ]
    tiles = sorted([tile for cell in cells if (tile := race.board.tiles[cell]) is not None], key=tile_number)
    luck.shuffle(tiles)
    for cell, tile in zip(cells, tiles, strict=True):
        race.board.tiles[cell] = tile


def shuffle_cards(race: Race, eyes: Eyes, level: int, luck: Luck) -> None:
    """Cards of a level in the deck and in other hands; what these eyes have given away stays where it is."""
    sure = [] if eyes is None else race.known[eyes]
    others = [runner for seat, runner in enumerate(race.runners) if seat != eyes]
    unknown = race.decks[level][:]
    for runner in others:
        unknown += [card for card in runner.hand if card.level == level and card not in sure]
    unknown.sort(key=card_number)
    luck.shuffle(unknown)
    instead: dict[int, Card] = {}  # what lies now where another card lay, by its number
    for runner in others:
        for place, card in enumerate(runner.hand):
            if card.level == level and card not in sure:
                runner.hand[place] = instead[card.number] = unknown.pop()
    race.decks[level] = unknown
    for seat in range(race.seats):
        if seat != eyes:
            race.known[seat] = [instead.get(card.number, card) for card in race.known[seat]]


def tile_number(tile: Tile) -> int:
    return tile.number


def card_number(card: Card) -> int:
    return card.number


def adventure_number(card: Adventure) -> int:
    return card.number
