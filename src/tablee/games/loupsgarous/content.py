"""The box of Les Loups-Garous, read from `content.toml` and checked: every card and token once, every set complete."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec

from tablee.games.loupsgarous.box import KINDS, Box, Talk
from tablee.games.loupsgarous.moves import BUNDLE, CARDS, FEWEST, MOST
from tablee.kernel.content import Row, each_once, expect, read_content
from tablee.kernel.edition import Edition
from tablee.kernel.errors import BadContent
from tablee.kernel.reading import content_of, read_toml
from tablee.kernel.records import Json, Words

SECOND: Final = 1_000
THIEVES: Final = 2  # cards that are added for a Thief (LGT-012)
WHOLE_BOX: Final = 29  # players: there the Thief has no spare cards (LGT-012)
CARD: Final = re.compile(r"([A-Z])(\d*)")

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=3_600)]
Seats = Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
CLOCKS: Final = (
    "nightfall",
    "thief",
    "cupid",
    "lovers",
    "protector",
    "seer",
    "wolves_first",
    "wolves",
    "baker",
    "white_wolf",
    "pyromaniac",
    "witch",
    "piper",
    "charmed",
    "raven",
    "block_1",
    "block_2",
    "block_3",
    "block_4_first",
    "block_4",
    "block_5",
    "block_6",
    "block_7",
    "block_8",
    "dawn",
    "ban",
    "tavern",
    "ballot",
    "second_ballot",
    "tie_break",
    "ask_pardon",
    "pardon",
    "shot",
    "succession",
    "voters",
    "house",
    "accept",
    "draft",
    "presentation",
    "sentence",
    "dusk",
    "campaign",
    "election",
)


class Constants(Row):
    girl_glimpse: Chance
    baker_glimpse: Chance
    unnoticed: Chance
    beats: Few
    readings: Few
    run: Few
    standstill: Few
    hurry: Seconds
    silence: Seconds
    statements: Annotated[int, msgspec.Meta(ge=1, le=100)]
    statement_gap: Seconds


class CardRow(Row):
    id: str
    letter: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]
    name: Words
    copies: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    side: Literal["village", "werewolves", "alone"]
    box: Literal["base", "village", "new_moon"]


class TokenRow(Row):
    id: str
    role: Words
    building: Words
    token: Words
    copies: Annotated[int, msgspec.Meta(ge=1, le=MOST)]
    power: Literal["permanent", "unique", "conditional"]
    order: Annotated[int, msgspec.Meta(ge=0, le=len(KINDS))]


class PresetRow(Row):
    id: Literal["S", "P", "D", "C", "T", "N", "F", "V1", "V2"]
    seats: Seats
    cards: str


class VillageRow(Row):
    id: Literal["standard", "first"]
    seats: Seats
    farmers: Count
    special: Count
    vagabonds: Count


class ClockRow(Row):
    id: str
    online: Seconds
    same_room: Seconds


class TalkRow(msgspec.Struct, forbid_unknown_fields=True):
    base: Seconds
    each: Seconds
    least: Seconds
    most: Seconds


class DebateRow(Row):
    online: TalkRow
    same_room: TalkRow


class Content(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    cards: list[CardRow]
    tokens: list[TokenRow]
    presets: list[PresetRow]
    villages: list[VillageRow]
    clocks: list[ClockRow]
    debate: DebateRow


def box_of(written: Json) -> Box:
    """The box that a content file describes; `BadContent` says what is wrong with it, and where."""
    content = read_content(written, Content)
    each_once([row.id for row in content.cards], CARDS, "LGT-010", ("cards",), "id")
    each_once([row.id for row in content.tokens], (*KINDS, BUNDLE), "LGT-025", ("tokens",), "id")
    each_once([row.id for row in content.clocks], CLOCKS, "LGT-033", ("clocks",), "id")
    box = Box(shown(content))
    fill_constants(box, content)
    box.copies = [next(row.copies for row in content.cards if row.id == card) for card in CARDS]
    special = sorted((row for row in content.tokens if row.order > 0), key=lambda row: row.order)
    expect([row.order for row in special], list(range(1, len(KINDS))), "LGT-025", ("tokens",))
    box.order = [KINDS.index(row.id) for row in special]
    for number, row in enumerate(content.presets):
        cards = counted(row.cards, {card.letter: card.id for card in content.cards}, ("presets", number, "cards"))
        thief = cards[CARDS.index("thief")] > 0 and row.seats < WHOLE_BOX
        if sum(cards) != row.seats + (THIEVES if thief else 0):
            raise BadContent(sum(cards), row.seats, detail="counts", at=("presets", number, "cards"), rule="LGT-001")
        box.presets.setdefault(row.id, {})[row.seats] = cards
    for number, village in enumerate(content.villages):
        if village.farmers + village.special + village.vagabonds != village.seats:
            found = village.farmers + village.special + village.vagabonds
            raise BadContent(found, village.seats, detail="counts", at=("villages", number, "seats"), rule="LGT-025")
        box.villages.setdefault(village.id, {})[village.seats] = (village.farmers, village.special, village.vagabonds)
    return box


def fill_constants(box: Box, content: Content) -> None:
    constants = content.constants
    box.girl_glimpse = constants.girl_glimpse
    box.baker_glimpse = constants.baker_glimpse
    box.unnoticed = constants.unnoticed
    box.beats = constants.beats
    box.readings = constants.readings
    box.run = constants.run
    box.standstill = constants.standstill
    box.hurry = constants.hurry * SECOND
    box.silence = constants.silence * SECOND
    box.statements = constants.statements
    box.statement_gap = constants.statement_gap * SECOND
    for row in content.clocks:
        box.online[row.id] = row.online * SECOND
        box.same_room[row.id] = row.same_room * SECOND
    for mode, talk in (("online", content.debate.online), ("same_room", content.debate.same_room)):
        box.talk[mode] = Talk(talk.base * SECOND, talk.each * SECOND, talk.least * SECOND, talk.most * SECOND)


def counted(text: str, letters: dict[str, str], at: tuple[Any, ...]) -> list[int]:
    """`W3 Y X` as numbers of cards."""
    cards = [0] * len(CARDS)
    for part in text.split():
        found = CARD.fullmatch(part)
        if found is None or found[1] not in letters:
            raise BadContent(part, sorted(letters), detail="unknown_card", at=at, rule="LGT-010")
        cards[CARDS.index(letters[found[1]])] += int(found[2] or 1)
    return cards


def shown(content: Content) -> Json:
    """Nothing of it is a secret."""
    cards, tokens, presets, clocks = (
        [{name: getattr(row, name) for name in fields} for row in rows]
        for rows, fields in (
            (content.cards, ("id", "letter", "name", "side", "box", "copies")),
            (content.tokens, ("id", "role", "building", "token", "power")),
            (content.presets, ("id", "seats", "cards")),
            (content.clocks, ("id", "online", "same_room")),
        )
    )
    return msgspec.to_builtins({"cards": cards, "tokens": tokens, "presets": presets, "clocks": clocks})


PRINTED: Final = Edition(read_toml(content_of("tablee.games.loupsgarous")))
BOX: Final = box_of(PRINTED.written)
