"""The file that an owner of the box may correct: what is read from it, and what is refused, with its place and rule."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.loupsgarous.box import Box, Talk, is_wolf
from tablee.games.loupsgarous.content import CLOCKS, PRINTED, box_of, counted
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import CARDS
from tablee.kernel import BadContent
from tablee.kernel.errors import At

Change = Callable[[dict[str, Any]], object]
LETTERS = dict(zip("VWBYTCHXGRPSEOIF", CARDS, strict=True))
FIRST_TWO = ["villager", "werewolf", "…", "piper"]


def changed(*changes: Change) -> dict[str, Any]:
    """What the printed file says, with something changed."""
    written: dict[str, Any] = copy.deepcopy(PRINTED.written)
    for change in changes:
        change(written)
    return written


def refused(*changes: Change) -> BadContent:
    with pytest.raises(BadContent) as complaint:
        LOUPSGAROUS.in_edition(changed(*changes))
    return complaint.value


def put(value: object, *at: str | int) -> Change:
    """Another value at one place."""

    def change(box: dict[str, Any]) -> None:
        inside: Any = box
        for step in at[:-1]:
            inside = inside[step]
        inside[at[-1]] = value

    return change


def drop(*at: str | int) -> Change:
    """A row or a field left out."""

    def change(box: dict[str, Any]) -> None:
        inside: Any = box
        for step in at[:-1]:
            inside = inside[step]
        del inside[at[-1]]

    return change


def exchange(table: str, one: int, other: int) -> Change:
    def change(box: dict[str, Any]) -> None:
        rows = box[table]
        rows[one], rows[other] = rows[other], rows[one]

    return change


def set_of(name: str, seats: int) -> int:
    """Which row of the sets this is."""
    (number,) = [
        number for number, row in enumerate(PRINTED.written["presets"]) if (row["id"], row["seats"]) == (name, seats)
    ]
    return number


def printed() -> Box:
    return box_of(PRINTED.written)


def talk(found: Talk) -> tuple[int, int, int, int]:
    return found.base, found.each, found.least, found.most


# --- What the printed box holds


@pytest.mark.rules("LGT-067", "LGT-113", "LGT-114", "LGT-215", "LGT-317")
def test_constants_are_as_printed_and_times_are_in_milliseconds() -> None:
    box = printed()
    assert (box.girl_glimpse, box.baker_glimpse, box.unnoticed) == (0.5, 0.25, 0.96)
    assert (box.beats, box.readings, box.run, box.standstill, box.statements) == (8, 5, 3, 4, 12)
    assert (box.hurry, box.silence, box.statement_gap) == (10_000, 20_000, 4_000)


@pytest.mark.rules("LGT-033")
def test_every_clock_is_in_milliseconds_for_both_modes() -> None:
    box = printed()
    rows = {row["id"]: row for row in PRINTED.written["clocks"]}
    assert tuple(rows) == CLOCKS
    assert box.online == {name: row["online"] * 1_000 for name, row in rows.items()}
    assert box.same_room == {name: row["same_room"] * 1_000 for name, row in rows.items()}
    assert any(box.online[name] != box.same_room[name] for name in CLOCKS)


@pytest.mark.rules("LGT-113")
def test_a_debate_is_so_long_and_so_much_longer_for_each_of_the_living_within_bounds() -> None:
    box, debate = printed(), PRINTED.written["debate"]
    assert set(box.talk) == {"online", "same_room"}
    for mode in ("online", "same_room"):
        row = debate[mode]
        right = tuple(row[name] * 1_000 for name in ("base", "each", "least", "most"))
        assert talk(box.talk[mode]) == right
        assert len(set(right)) > 1


@pytest.mark.rules("LGT-010")
def test_the_box_has_fourteen_villagers_six_werewolves_and_one_of_each_other_card() -> None:
    assert printed().copies == [14, 6, *[1] * 14]


@pytest.mark.rules("LGT-005")
@pytest.mark.parametrize(
    ("card", "wolf"), [(number, name in ("werewolf", "white_wolf")) for number, name in enumerate(CARDS)]
)
def test_werewolves_are_the_ordinary_ones_and_the_white_one(card: int, wolf: bool) -> None:
    assert is_wolf(card) is wolf


@pytest.mark.rules("LGT-025")
def test_special_buildings_join_in_their_order() -> None:
    assert printed().order == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rules("LGT-025")
def test_another_order_of_buildings_is_played_as_it_is_written() -> None:
    other = changed(put(8, "tokens", 1, "order"), put(1, "tokens", 8, "order"))
    assert box_of(other).order == [8, 2, 3, 4, 5, 6, 7, 1]


SETS = [
    ("S", 8, {"werewolf": 2, "seer": 1, "villager": 5}),
    ("P", 5, {"werewolf": 1, "hunter": 1, "villager": 3}),
    ("T", 8, {"werewolf": 2, "seer": 1, "hunter": 1, "cupid": 1, "little_girl": 1, "thief": 1, "villager": 3}),
    (
        "F",
        12,
        {"werewolf": 3, "seer": 1, "witch": 1, "hunter": 1, "protector": 1, "elder": 1, "piper": 1, "villager": 3},
    ),
]


@pytest.mark.rules("LGT-001", "LGT-012")
@pytest.mark.parametrize(("name", "seats", "cards"), SETS)
def test_a_set_is_numbers_of_cards(name: str, seats: int, cards: dict[str, int]) -> None:
    assert printed().presets[name][seats] == [cards.get(card, 0) for card in CARDS]


@pytest.mark.rules("LGT-001")
def test_every_set_has_its_numbers_of_players() -> None:
    sets = printed().presets
    ranges = {name: (min(rows), max(rows), len(rows)) for name, rows in sets.items()}
    assert ranges == {
        "S": (8, 18, 11),
        "P": (5, 7, 3),
        "D": (8, 18, 11),
        "C": (8, 18, 11),
        "T": (8, 18, 11),
        "N": (9, 18, 10),
        "F": (12, 18, 7),
        "V1": (8, 18, 11),
        "V2": (9, 29, 21),
    }


@pytest.mark.rules("LGT-025")
def test_villages_are_farmers_special_buildings_and_vagabonds() -> None:
    villages = printed().villages
    assert set(villages) == {"standard", "first"}
    assert (villages["standard"][5], villages["standard"][20]) == ((2, 2, 1), (6, 7, 7))
    rows = PRINTED.written["villages"]
    assert villages == {
        name: {row["seats"]: (row["farmers"], row["special"], row["vagabonds"]) for row in rows if row["id"] == name}
        for name in ("standard", "first")
    }


def test_a_box_that_nothing_was_read_into_is_empty() -> None:
    box = Box({"cards": []})
    assert box.shown == {"cards": []}
    assert box.copies == [0] * len(CARDS)
    assert (box.presets, box.villages, box.online, box.same_room, box.talk, box.order) == ({}, {}, {}, {}, {}, [])
    numbers = [box.beats, box.readings, box.run, box.standstill, box.hurry, box.silence, box.statements]
    chances = [box.girl_glimpse, box.baker_glimpse, box.unnoticed]
    assert [*numbers, box.statement_gap, *chances] == [0] * 11


# --- What clients are told of it


SHOWN = [
    (
        "cards",
        0,
        {
            "id": "villager",
            "letter": "V",
            "name": {"fr": "Simple Villageois", "en": "Simple Villager"},
            "side": "village",
            "box": "base",
            "copies": 14,
        },
    ),
    (
        "cards",
        15,
        {
            "id": "piper",
            "letter": "F",
            "name": {"fr": "Joueur de flûte", "en": "Piper"},
            "side": "alone",
            "box": "new_moon",
            "copies": 1,
        },
    ),
    (
        "tokens",
        5,
        {
            "id": "tavern",
            "role": {"fr": "Tavernier", "en": "Tavern keeper"},
            "building": {"fr": "taverne", "en": "tavern"},
            "token": {"fr": "timbale", "en": "goblet"},
            "power": "conditional",
        },
    ),
    ("presets", 0, {"id": "S", "seats": 8, "cards": "W2 Y V5"}),
    ("presets", 11, {"id": "P", "seats": 5, "cards": "W1 H V3"}),
]


@pytest.mark.parametrize(("table", "number", "row"), SHOWN)
def test_a_row_is_shown_field_by_field(table: str, number: int, row: dict[str, Any]) -> None:
    assert printed().shown[table][number] == row
    assert LOUPSGAROUS.content()[table][number] == row


def test_clocks_are_shown_in_the_seconds_of_the_file() -> None:
    rows = [{name: row[name] for name in ("id", "online", "same_room")} for row in PRINTED.written["clocks"]]
    assert printed().shown["clocks"] == rows


def test_cards_tokens_sets_and_clocks_are_shown_and_nothing_else() -> None:
    shown = printed().shown
    counts = {name: len(rows) for name, rows in shown.items()}
    assert counts == {"cards": 16, "tokens": 10, "presets": 96, "clocks": len(CLOCKS)}


# --- An edition of one's own


EDITED: list[tuple[str, int | float, Callable[[Box], object], object]] = [
    ("girl_glimpse", 0.1, lambda box: box.girl_glimpse, 0.1),
    ("baker_glimpse", 1, lambda box: box.baker_glimpse, 1),
    ("unnoticed", 0, lambda box: box.unnoticed, 0),
    ("beats", 7, lambda box: box.beats, 7),
    ("readings", 6, lambda box: box.readings, 6),
    ("run", 2, lambda box: box.run, 2),
    ("standstill", 9, lambda box: box.standstill, 9),
    ("hurry", 11, lambda box: box.hurry, 11_000),
    ("silence", 33, lambda box: box.silence, 33_000),
    ("statements", 100, lambda box: box.statements, 100),
    ("statement_gap", 1, lambda box: box.statement_gap, 1_000),
]


@pytest.mark.parametrize(("name", "value", "found", "right"), EDITED)
def test_a_constant_of_ones_own_is_played(
    name: str, value: float, found: Callable[[Box], object], right: object
) -> None:
    game = LOUPSGAROUS.in_edition(changed(put(value, "constants", name)))
    assert found(game.box) == right
    assert game.edition != PRINTED


@pytest.mark.rules("LGT-001")
def test_a_set_of_ones_own_is_played() -> None:
    game = LOUPSGAROUS.in_edition(changed(put("W3 Y V4", "presets", 0, "cards")))
    assert game.box.presets["S"][8] == [4, 3, 0, 1, *[0] * 12]
    assert game.content()["presets"][0]["cards"] == "W3 Y V4"


# --- Every card, token and clock once


MISSING = [
    ("cards", 0, "villager", ("cards", 0), "LGT-010", FIRST_TWO),
    ("cards", 15, "piper", ("cards",), "LGT-010", FIRST_TWO),
    (
        "tokens",
        3,
        "church",
        ("tokens", 3),
        "LGT-025",
        ["farm", "school", "manor", "church", "bailiff", "tavern", "barber", "hovel", "bakery", "bundle"],
    ),
    ("clocks", 1, "thief", ("clocks", 1), "LGT-033", ["nightfall", "thief", "…", "election"]),
    ("clocks", 42, "election", ("clocks",), "LGT-033", ["nightfall", "thief", "…", "election"]),
]


@pytest.mark.rules("LGT-010", "LGT-025", "LGT-033")
@pytest.mark.parametrize(("table", "index", "name", "at", "rule", "right"), MISSING)
def test_a_missing_row_is_named(table: str, index: int, name: str, at: At, rule: str, right: list[str]) -> None:
    complaint = refused(drop(table, index))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("missing_card", name, at)
    assert (complaint.parts["rule"], complaint.parts["right"]) == (rule, right)


RULES = [("cards", "LGT-010"), ("tokens", "LGT-025"), ("clocks", "LGT-033")]


@pytest.mark.rules("LGT-010", "LGT-025", "LGT-033")
@pytest.mark.parametrize(("table", "rule"), RULES)
def test_a_row_that_is_there_twice_is_named(table: str, rule: str) -> None:
    complaint = refused(lambda box: box[table].insert(1, box[table][1]))
    assert (complaint.detail, complaint.at, complaint.parts["rule"]) == ("card_twice", (table, 2, "id"), rule)


@pytest.mark.rules("LGT-010", "LGT-025", "LGT-033")
@pytest.mark.parametrize(("table", "rule"), RULES)
def test_a_row_that_the_rules_do_not_know_is_refused(table: str, rule: str) -> None:
    complaint = refused(put("angel", table, 1, "id"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("unknown_card", "angel", (table, 1, "id"))
    assert complaint.parts["rule"] == rule


@pytest.mark.rules("LGT-010", "LGT-025", "LGT-033")
@pytest.mark.parametrize(("table", "rule"), RULES)
def test_rows_stand_in_the_order_of_the_rules(table: str, rule: str) -> None:
    complaint = refused(exchange(table, 0, 1))
    first, second = (PRINTED.written[table][number]["id"] for number in (0, 1))
    assert (complaint.detail, complaint.wrong, complaint.right) == ("out_of_place", second, first)
    assert (complaint.at, complaint.parts["rule"]) == ((table, 0, "id"), rule)


@pytest.mark.rules("LGT-025")
def test_each_special_building_has_its_own_number() -> None:
    complaint = refused(put(3, "tokens", 1, "order"))
    assert (complaint.detail, complaint.at, complaint.parts["rule"]) == ("counts", ("tokens",), "LGT-025")
    assert complaint.parts["wrong"] == [2, 3, 3, 4, 5, 6, 7, 8]
    assert complaint.parts["right"] == [1, 2, 3, 4, 5, 6, 7, 8]


# --- Sets and villages that do not add up


COUNTS = [
    ("S", 8, "W2 Y V6", 9),
    ("S", 8, "W2 Y V4", 7),
    ("T", 8, "W2 Y H C G T V1", 8),  # with the Thief there are two cards more
    ("V2", 29, "W6 B Y X H C R P G T V16", 31),  # but not where the whole box is dealt
]


@pytest.mark.rules("LGT-001", "LGT-012")
@pytest.mark.parametrize(("name", "seats", "cards", "found"), COUNTS)
def test_a_set_with_too_many_or_too_few_cards_is_refused(name: str, seats: int, cards: str, found: int) -> None:
    number = set_of(name, seats)
    complaint = refused(put(cards, "presets", number, "cards"))
    assert (complaint.detail, complaint.at) == ("counts", ("presets", number, "cards"))
    assert (complaint.parts["wrong"], complaint.parts["right"]) == (found, seats)
    assert complaint.parts["rule"] == "LGT-001"


@pytest.mark.rules("LGT-010")
@pytest.mark.parametrize(
    ("cards", "part"), [("W2 Z V5", "Z"), ("W2 y V5", "y"), ("W2 2Y V5", "2Y"), ("W2 Y V-5", "V-5")]
)
def test_a_card_that_no_letter_means_is_refused(cards: str, part: str) -> None:
    complaint = refused(put(cards, "presets", 2, "cards"))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("unknown_card", part, ("presets", 2, "cards"))
    assert complaint.parts["rule"] == "LGT-010"
    assert complaint.parts["right"] == sorted("VWBYTCHXGRPSEOIF")


COUNTED = [
    ("", {}),
    ("W", {"werewolf": 1}),
    ("W1", {"werewolf": 1}),
    ("W12 Y", {"werewolf": 12, "seer": 1}),
    ("V2 W V3", {"villager": 5, "werewolf": 1}),
    ("V0", {}),
]


@pytest.mark.rules("LGT-010")
@pytest.mark.parametrize(("text", "cards"), COUNTED)
def test_letters_and_numbers_are_cards(text: str, cards: dict[str, int]) -> None:
    assert counted(text, LETTERS, ()) == [cards.get(card, 0) for card in CARDS]


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize(
    ("number", "field", "value", "found", "seats"),
    [(0, "farmers", 3, 6, 5), (0, "special", 0, 3, 5), (3, "vagabonds", 3, 9, 8), (4, "seats", 10, 9, 10)],
)
def test_a_village_that_does_not_add_up_is_refused(number: int, field: str, value: int, found: int, seats: int) -> None:
    complaint = refused(put(value, "villages", number, field))
    assert (complaint.detail, complaint.at) == ("counts", ("villages", number, "seats"))
    assert (complaint.parts["wrong"], complaint.parts["right"]) == (found, seats)
    assert complaint.parts["rule"] == "LGT-025"


# --- Values out of bounds


BOUNDS: list[tuple[tuple[str | int, ...], object]] = [
    (("constants", "girl_glimpse"), 1.1),
    (("constants", "unnoticed"), -0.1),
    (("constants", "beats"), 0),
    (("constants", "run"), 21),
    (("constants", "hurry"), 0),
    (("constants", "statements"), 101),
    (("cards", 0, "letter"), "v"),
    (("cards", 0, "copies"), 30),
    (("cards", 0, "side"), "nobody"),
    (("cards", 0, "box"), "moon"),
    (("tokens", 0, "power"), "double"),
    (("tokens", 0, "order"), -1),
    (("presets", 0, "id"), "Z"),
    (("presets", 0, "seats"), 4),
    (("villages", 0, "id"), "second"),
    (("villages", 0, "farmers"), -1),
    (("clocks", 0, "online"), 0),
    (("clocks", 0, "same_room"), 3_601),
    (("debate", "online", "base"), 0),
]


@pytest.mark.parametrize(("at", "value"), BOUNDS)
def test_a_value_out_of_bounds_is_refused_at_its_place(at: tuple[str | int, ...], value: object) -> None:
    assert refused(put(value, *at)).at == at


@pytest.mark.parametrize("at", [("cards", 3, "side"), ("debate", "same_room", "most"), ("constants", "silence")])
def test_a_field_that_is_left_out_is_named(at: tuple[str | int, ...]) -> None:
    complaint = refused(drop(*at))
    assert (complaint.detail, complaint.wrong, complaint.at) == ("missing_field", at[-1], at[:-1])
