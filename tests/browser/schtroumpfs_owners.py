"""A copy of Les Schtroumpfs with ten other cards than are printed: names, texts, numbers, and what one of them does."""

from __future__ import annotations

import tomllib
from typing import Final

from tablee.games import SHELF
from tablee.games.schtroumpfs import SCHTROUMPFS
from tablee.kernel.reading import content_of

PRINTED: Final = content_of("tablee.games.schtroumpfs").read_text("utf-8")

# What stands there once, and what stands there in that copy. The Smurf with the trumpet does something else.
CARDS: Final = {
    '"Perdez 1 ressource au choix.", en = "Lose 1 resource of your choice."': (
        '"Perdez 1 ressource, n’importe laquelle.", en = "Lose any 1 resource."'
    ),
    'id = "S10"\nkind = "now"\neffect = "roll"': 'id = "S10"\nkind = "now"\neffect = "gain"\namount = 1',
    '{ fr = "Schtroumpf Musicien", en = "Harmony Smurf" }': '{ fr = "Schtroumpf Trompette", en = "Trumpet Smurf" }',
    '"Lancez le dé de danger.", en = "Roll the danger die."': (
        '"Gagnez 1 ressource, en fanfare.", en = "Gain 1 resource, with a flourish."'
    ),
    'id = "S12"\nkind = "now"\neffect = "advance_azrael"\namount = 2': (
        'id = "S12"\nkind = "now"\neffect = "advance_azrael"\namount = 3'
    ),
    '"Avancez Azraël de 1 ou 2 lieux.", en = "Advance Azrael 1 or 2 locations."': (
        '"Avancez Azraël de 1 à 3 lieux.", en = "Advance Azrael 1 to 3 locations."'
    ),
    '{ fr = "Schtroumpf Coquet", en = "Vanity Smurf" }': '{ fr = "Schtroumpf Miroir", en = "Mirror Smurf" }',
    '{ fr = "Sac à provisions", en = "Provision Sack" }': '{ fr = "Grand sac", en = "Big Sack" }',
    'id = "N12"\nkind = "durable"\nberries = 6': 'id = "N12"\nkind = "durable"\nberries = 5',
    '{ fr = "Festin volé", en = "Stolen Feast" }': '{ fr = "Goûter volé", en = "Stolen Snack" }',
    'id = "G12"\nkind = "lasting"\npaws = 1': 'id = "G12"\nkind = "lasting"\npaws = 2',
    'id = "C01"\neffect = "stock"\namount = 10': 'id = "C01"\neffect = "stock"\namount = 9',
    '"Avoir 10 ressources dans le stock.", en = "Have 10 resources in the stock."': (
        '"Avoir 9 ressources dans le stock.", en = "Have 9 resources in the stock."'
    ),
    '{ id = "R1", berries = 0, logs = 5, stones = 4': '{ id = "R1", berries = 0, logs = 4, stones = 4',
}


def owners_file() -> str:
    """The content file of that owner."""
    text = PRINTED
    for old, new in CARDS.items():
        assert text.count(old) == 1, (text.count(old), old)
        text = text.replace(old, new)
    return text


OWNERS: Final = SCHTROUMPFS.in_edition(tomllib.loads(owners_file()))
OWNERS_SHELF: Final = SHELF | {"schtroumpfs": OWNERS}
DIGEST: Final = OWNERS.edition.digest
