"""A copy of Archibald with other cards than are printed: names, texts, numbers, and what some of them do."""

from __future__ import annotations

import tomllib
from typing import Final

from tablee.games import SHELF
from tablee.games.archibald import ARCHIBALD
from tablee.kernel.reading import content_of

PRINTED: Final = content_of("tablee.games.archibald").read_text("utf-8")

# What stands there once, and what stands there in that copy.
CARDS: Final = {
    "flood = 4\n": "flood = 5\n",
    '{ fr = "Sélénia", en = "Selenia" }': '{ fr = "Sélénia la Vive", en = "Selenia the Swift" }',
    (
        '"LIFE(+1)"\nname = { fr = "Gelée de pétales", en = "Petal jelly" }\n'
        'text = { fr = "Gagne 1 vie.", en = "Gain 1 life." }'
    ): (
        '"LIFE(+2)"\nname = { fr = "Confiture de pétales", en = "Petal jam" }\n'
        'text = { fr = "Gagne 2 vies sucrées.", en = "Gain 2 sweet lives." }'
    ),
    '"DICE(1R,0Y)"\nname = { fr = "Dard de guêpe", en = "Wasp sting" }': (
        '"DICE(2R,0Y)"\nname = { fr = "Dard de frelon", en = "Hornet sting" }'
    ),
    '{ fr = "Infirmerie", en = "Infirmary" }': '{ fr = "Grande infirmerie", en = "Great infirmary" }',
    '{ fr = "L’œuf de libellule", en = "The dragonfly egg" }': (
        '{ fr = "L’œuf de demoiselle", en = "The damselfly egg" }'
    ),
    (
        '{ code = "LIFE(+1)", label = { fr = "Je le gobe.", en = "I swallow it." }, '
        'text = { fr = "Gagne 1 vie.", en = "Gain 1 life." } }'
    ): (
        '{ code = "DRAW(2)", label = { fr = "Je le couve.", en = "I sit on it." }, '
        'text = { fr = "Il éclot, pioche 2 cartes.", en = "It hatches, draw 2 cards." } }'
    ),
}


def owners_file() -> str:
    """The content file of that owner."""
    text = PRINTED
    for old, new in CARDS.items():
        assert text.count(old) == 1, (text.count(old), old)
        text = text.replace(old, new)
    return text


OWNERS: Final = ARCHIBALD.in_edition(tomllib.loads(owners_file()))
OWNERS_SHELF: Final = SHELF | {"archibald": OWNERS}
DIGEST: Final = OWNERS.edition.digest
