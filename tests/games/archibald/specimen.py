"""What the conformance suite and the golden playthroughs are told about Archibald."""

from __future__ import annotations

from tablee.games.archibald import ARCHIBALD, Race, events
from tablee.games.archibald.box import DECKS
from tablee.games.archibald.moves import CELLS, MOVES, slay
from tablee.kernel import EVERYTHING, Eyes, Json, Luck
from tests.conformance.specimen import Specimen, imagined


def some_of_each() -> tuple[str, ...]:
    """All moves but those that name enemies, or a card and a cell: of these some."""
    for kinds in ((0,), (1,), (1, 1), (3, 1), (4, 2, 0)):
        slay(kinds)
    shown = {"C2", "C3", "B6", "D9", "C11"}
    return tuple(
        text for text, move in MOVES.items() if not (move.what and move.cell >= 0) or text.split()[-1] in shown
    )


def other_hands(position: Race, eyes: Eyes, luck: Luck) -> Race:
    """The same piles, jails and decks of adventures; only cards lie otherwise."""
    twin = position.imagine(eyes, luck)
    twin.piles = [pile[:] for pile in position.piles]
    twin.adventures = position.adventures[:]
    return twin


def secrets(position: Race, eyes: Eyes) -> set[str]:
    """Section 6: what lies face down, other hands, and what the answers of an adventure bring.

    Which tiles lie in a pile, and which cards in a discard pile, everybody knows: the suite looks for names, so only
    cards count of which no copy lies open.
    """
    if eyes == EVERYTHING:
        return set()
    hidden: set[str] = set()
    for seat, runner in enumerate(position.runners):
        if seat != eyes:
            sure = [] if eyes is None else position.known[eyes]
            hidden |= {card.id for card in runner.hand if card not in sure}
    for level in DECKS:
        hidden |= {card.id for card in position.decks[level]}
    if not position.over:
        hidden |= {card.id for card in position.adventures} - set(CELLS)  # two cards have the names of cells
        for reading in position.reading:
            if reading.answer < 0 and position.left_of(reading.seat) != eyes:
                hidden |= {text for answer in reading.card.answers for text in (answer.text.fr, answer.text.en)}
    return hidden


def marked(seats: int) -> Json:
    """Hands, a peeked jail and an adventure that is being read."""
    hands = [["E2-D#1", "E3-K#1"], ["E2-F#1", "E4-H#1"], ["E3-A#1"], ["E4-F#1", "E2-J#1"]]
    heroes = ["arthur", "selenia", "betameche", "max"]
    return {
        "heroes": [
            {"hero": heroes[seat], "cell": "C3" if seat == 0 else "C1", "hand": hands[seat]} for seat in range(seats)
        ],
        "board": {"C2": "T2-01", "C3": "T2-13", "D2": "T2-08", "D3": "T2-05"},
        "seen": {"1": ["B11"]},
        "water": 1,
        "round": 4,
        "reading": [{"card": "A04", "seat": 0}],
        "agenda": [
            {"step": "answer", "seat": 0},
            {"step": "close_book", "seat": 0},
            {"step": "window", "seat": 0, "name": "C"},
            {"step": "end_turn", "seat": 0},
        ],
    }


def legend() -> list[str]:
    """What the codes mean, so that nobody has to look them up while reading."""
    shown = ARCHIBALD.content()
    names = [f"{row['id']} {row['name']['en']}" for kind in ("encounters", "tiles") for row in shown[kind]]
    names += [f"{row['id']} {row['title']['en']}" for row in shown["adventures"]]
    return [*("  ".join(names[start : start + 6]) for start in range(0, len(names), 6)), ""]


SPECIMEN = Specimen(
    game=ARCHIBALD,
    universe=some_of_each(),
    reveals=(
        events.CardsDrawn,
        events.CardsDiscarded,
        events.DeckReshuffled,
        events.TileDrawn,
        events.JailRevealed,
        events.FightRolled,
        events.DieRolled,
        events.AdventureDrawn,
        events.AdventureAnswered,
        events.JailPeeked,
        events.HandsSwapped,
        events.GameWon,
        events.GameStopped,
    ),
    twins=(imagined, other_hands),
    secrets=secrets,
    marked=marked,
    seldom=(
        events.FloodEnded,
        events.JailRevealed,
        events.GameStopped,
        events.GameWon,
        events.HandsSwapped,
        events.PassageOpened,
        events.TileRejected,
    ),
    rare=(
        "blocked",
        "hero_taken",
        "immobilised",
        "no_cards_left",
        "no_flight",
        "no_wall",
        "not_safe",
        "nothing_to_peek",
        "same_hop",
        "start_taken",
        "too_few_pawns",
    ),
    unshown=(
        "already_stuck",
        "not_these",
        "empty_hand",
        "full_lives",
        "no_gust",
        "no_water",
        "not_an_opponent",
        "wrong_row",
    ),
    tables={2: {"bots": "01"}, 3: {"bots": "012", "bump_retry": True}, 4: {"bots": "0123"}},
    legend=legend,
    bot_moves=80,
    wandering=14,
    searched=8,
    shown_after=("game_started", "hero_chosen", "game_won", "game_stopped"),
)
