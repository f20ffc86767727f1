"""What the conformance suite and the golden playthroughs are told about Smile."""

from __future__ import annotations

from tablee.games.smile import SMILE, Smile, events
from tablee.kernel import EVERYTHING, Eyes, Json, Luck
from tests.conformance.specimen import Specimen, imagined

HANDS = 1003  # a hand of more than a thousand fireflies is not to be mistaken for anything else


def other_hands(position: Smile, eyes: Eyes, luck: Luck) -> Smile:
    """The same deck, other closed hands: these twins stay alike over many rounds."""
    return SMILE.position(position.imagine(eyes, luck).to_json() | {"deck": position.to_json()["deck"]})


def secrets(position: Smile, eyes: Eyes) -> set[str]:
    """Section 6: the cards in the deck are for nobody (their list only by the option), hands are for their owners."""
    deck = set() if position.shows_unseen else {creature.id for creature in position.deck}
    if position.over or eyes == EVERYTHING:
        return deck
    hands = [hunter.fireflies for seat, hunter in enumerate(position.hunters) if seat != eyes]
    return deck | {str(hand) for hand in hands if hand > HANDS // 2}


def marked(seats: int) -> Json:
    """Hands of 1003, 1103, 1203 ... fireflies; seat 0 has the tears that SMI-140 asks for."""
    hands = [HANDS + 100 * seat for seat in range(seats)]
    hunters = [{"hand": hand, "tears": 0} for hand in hands]
    hunters[0]["tears"] = sum(hands) - 6 * seats
    row = ["C01", "C22", "C07", "C24", "C29"][:seats]
    return {"hunters": hunters, "row": dict.fromkeys(row, 0)}


def legend() -> list[str]:
    """The cards, so that nobody has to look them up while reading."""
    cards = [repr(creature) for creature in SMILE.box.creatures]
    return [*("  ".join(cards[start : start + 10]) for start in range(0, len(cards), 10)), ""]


SPECIMEN = Specimen(
    game=SMILE,
    universe=tuple(f"{verb} C{card:02}" for verb in ("offer", "collect", "borrow") for card in range(1, 51)),
    reveals=(events.RowRevealed, events.GameEnded),
    twins=(imagined, other_hands),
    secrets=secrets,
    marked=marked,
    legend=legend,
    shown_after=("game_started", "round_started", "game_ended"),
)
