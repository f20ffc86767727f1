"""What the conformance suite and the golden playthroughs are told about Les Schtroumpfs."""

from __future__ import annotations

from tablee.games.schtroumpfs import SCHTROUMPFS, Village, events
from tablee.games.schtroumpfs.moves import MOVES, build, exchange, tokens_move
from tablee.kernel import EVERYTHING, Eyes, Json, Luck
from tests.conformance.specimen import Specimen, imagined

TOKENS = [(one, two, three) for one in range(3) for two in range(3) for three in range(3)]


def some_of_each() -> tuple[str, ...]:
    """All moves but those with tokens, of which there are too many."""
    for tokens in TOKENS:
        for verb in (0, 1):
            tokens_move(verb, *tokens)
    for roof in range(8):
        build(roof, 0, 5, 4)
    exchange((1, 0, 0), (0, 1, 0))
    return tuple(MOVES)


def other_order(position: Village, eyes: Eyes, luck: Luck) -> Village:
    """The same cards in every pile, but for what lies in the Forest and beside it."""
    twin = position.imagine(eyes, luck)
    return SCHTROUMPFS.position(twin.to_json() | {"gargamel": position.to_json()["gargamel"]})


def secrets(position: Village, eyes: Eyes) -> set[str]:
    """Section 6: what lies face down is for nobody, but for the card that the Crystal Ball has shown to the seats.

    Which inventions and Smurfs lie there is told by nothing either, as long as no card of that name lies open.
    """
    if position.over or eyes == EVERYTHING:
        return set()
    hidden = {card.id for card in position.inventions}
    hidden |= {card.id for card in position.gargamel[position.gargamel_known :]}
    if position.peeked and eyes is not None and position.gargamel:
        hidden.discard(position.gargamel[-1].id)
    return hidden


def marked(seats: int) -> Json:
    """A position in which no hidden card is named in anything public; the Crystal Ball has shown one to the seats."""
    hands = [["S01"], ["S02"], ["S03"], ["S04"], ["S05"]][:seats]
    return {
        "hands": hands,
        "ideas": ["N10"],
        "crafted": ["N09", "N19"],
        "revealed": ["G12"],
        "lasting": "G12",
        "peeked": True,
    }


def legend() -> list[str]:
    """What the codes mean, so that nobody has to look them up while reading."""
    shown = SCHTROUMPFS.content()
    kinds = ("smurfs", "inventions", "gargamel", "cakes")
    names = [f"{card['id']} {card['name']['en']}" for kind in kinds for card in shown[kind]]
    return [*("  ".join(names[start : start + 6]) for start in range(0, len(names), 6)), ""]


SPECIMEN = Specimen(
    game=SCHTROUMPFS,
    universe=some_of_each(),
    reveals=(
        events.CardDrawn,
        events.DeckReshuffled,
        events.DieRolled,
        events.CardPickedAtRandom,
        events.IdeasRevealed,
        events.GargamelRevealed,
        events.GargamelPeeked,
        events.GameWon,
        events.GameLost,
    ),
    twins=(imagined, other_order),
    secrets=secrets,
    marked=marked,
    seldom=(
        events.ActionFizzled,
        events.CardCaged,
        events.CardMissing,
        events.DieSkipped,
        events.GameWon,
        events.GargamelCancelled,
        events.GargamelRewound,
        events.HouseDestroyed,
        events.MeepleAside,
        events.ResourcesExchanged,
        events.RobotMeeple,
        events.WardrobeExchanged,
    ),
    rare=("spoils_action", "forced_card"),
    unshown=("already_refused", "invention_occupied", "must_be_useful", "supply_short", "wrong_price"),
    tables={
        1: {"level": "standard"},
        2: {"level": "complex"},
        3: {"level": "standard"},
        4: {"level": "terrible"},
        5: {"level": "nightmare"},
    },
    legend=legend,
    bot_moves=48,
    searched=90,
    shown_after=("game_setup", "round_started", "game_won", "game_lost"),
)
