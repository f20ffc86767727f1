"""What the options of a table become (5.12), and of each that is refused: its value, what would be right, its rule."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablee.games.loupsgarous.events import VillageFounded
from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousOptions
from tablee.games.loupsgarous.moves import CARDS, HOUSES
from tablee.games.loupsgarous.paper import house_on_paper
from tablee.games.loupsgarous.rhythm import TEMPO
from tablee.kernel import BadOption, BadSeats, FastLuck
from tests.games.loupsgarous.days import chosen, only
from tests.games.loupsgarous.village import Lots, setup

CUSTOM: dict[str, Any] = {"preset": "custom", "cards": "W2 V6", "village": True}
PALACE = " ".join(["church", *["bundle"] * 7])


def refused(seats: int, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as complaint:
        LOUPSGAROUS.check(seats, LoupsGarousOptions(**options))
    return complaint.value


def tokens(*words: str, bundles: int = 0) -> str:
    return " ".join([*words, *["bundle"] * bundles])


# --- What is refused


ERRORS: list[tuple[str, int, dict[str, Any], str, dict[str, Any]]] = [
    (
        "cards without a custom set",
        8,
        {"preset": "S", "cards": "W2 Y V5"},
        "not_custom",
        {"wrong": "W2 Y V5", "right": "custom", "option": "cards"},
    ),
    (
        "cards of the usual set",
        8,
        {"cards": "W2 Y V5"},
        "not_custom",
        {"wrong": "W2 Y V5", "right": "custom", "option": "cards"},
    ),
    (
        "a set without a row",
        8,
        {"preset": "P"},
        "no_such_row",
        {"wrong": "P", "right": [5, 6, 7], "option": "preset", "rule": "LGT-001", "seats": 8},
    ),
    (
        "the Piper's set for eleven",
        11,
        {"preset": "F"},
        "no_such_row",
        {"wrong": "F", "right": [12, 13, 14, 15, 16, 17, 18], "option": "preset", "rule": "LGT-001", "seats": 11},
    ),
    (
        "a hidden set from a row that is not there",
        8,
        {"preset": "P", "hidden_composition": True},
        "no_such_row",
        {"wrong": "P", "right": [5, 6, 7], "option": "preset", "rule": "LGT-001", "seats": 8},
    ),
    (
        "a card that is none",
        8,
        {"preset": "custom", "cards": "W2 Z V5"},
        "no_such_card",
        {"wrong": "W2 Z V5", "right": sorted("VWBYTCHXGRPSEOIF"), "option": "cards"},
    ),
    (
        "too few cards",
        8,
        {"preset": "custom", "cards": "W2 Y V4"},
        "not_playable",
        {"wrong": "W2 Y V4", "right": 8, "option": "cards", "rule": "LGT-001", "seats": 8},
    ),
    (
        "no cards",
        8,
        {"preset": "custom"},
        "not_playable",
        {"wrong": "custom", "right": 8, "option": "cards", "rule": "LGT-001", "seats": 8},
    ),
    (
        "the Pyromaniac without houses",
        9,
        {"preset": "custom", "cards": "W2 P V6"},
        "not_playable",
        {"wrong": "W2 P V6", "right": 9, "option": "cards", "rule": "LGT-013", "seats": 9},
    ),
    (
        "the Pyromaniac among Vagabonds",
        8,
        {**CUSTOM, "cards": "W2 P V5", "tokens": tokens(bundles=8)},
        "not_playable",
        {"wrong": "W2 P V5", "right": 8, "option": "cards", "rule": "LGT-013", "seats": 8},
    ),
    (
        "a pool that cannot be played",
        5,
        {"preset": "custom", "cards": "T", "hidden_composition": True},
        "no_such_set",
        {"wrong": "T", "right": 1, "option": "cards", "rule": "LGT-009"},
    ),
    (
        "tokens where there are none",
        8,
        {"preset": "custom", "cards": "W2 V6", "tokens": PALACE},
        "no_tokens",
        {"wrong": PALACE, "right": "village", "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "a building twice",
        8,
        {**CUSTOM, "tokens": tokens("church", "manor", "manor", bundles=5)},
        "wrong_tokens",
        {"wrong": "manor", "right": 8, "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "a building that is none",
        8,
        {**CUSTOM, "tokens": tokens("church", "palace", bundles=6)},
        "wrong_tokens",
        {"wrong": "palace", "right": 8, "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "too few tokens",
        8,
        {**CUSTOM, "tokens": tokens("church", bundles=6)},
        "wrong_tokens",
        {"wrong": 7, "right": 8, "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "too many tokens for a deal",
        8,
        {**CUSTOM, "tokens": tokens("church", bundles=8)},
        "wrong_tokens",
        {"wrong": 9, "right": 8, "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "too few tokens for a draft",
        8,
        {**CUSTOM, "tokens": tokens("church", bundles=6), "token_mode": "draft"},
        "wrong_tokens",
        {"wrong": 7, "right": 8, "option": "tokens", "rule": "LGT-025"},
    ),
    (
        "more bundles than there are",
        16,
        {**CUSTOM, "cards": "W3 V13", "tokens": tokens(bundles=16)},
        "wrong_tokens",
        {"wrong": 16, "right": 15, "option": "tokens", "rule": "LGT-025"},
    ),
]


@pytest.mark.rules("LGT-001", "LGT-009", "LGT-013", "LGT-025")
@pytest.mark.parametrize(
    ("seats", "options", "detail", "parts"), [row[1:] for row in ERRORS], ids=[row[0] for row in ERRORS]
)
def test_a_refused_option_tells_its_value_and_what_is_right(
    seats: int, options: dict[str, Any], detail: str, parts: dict[str, Any]
) -> None:
    complaint = refused(seats, **options)
    assert (complaint.detail, complaint.parts, complaint.option) == (detail, parts, parts["option"])


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("seats", [4, 30])
def test_four_or_thirty_players_are_refused_before_their_options(seats: int) -> None:
    with pytest.raises(BadSeats):
        LOUPSGAROUS.check(seats, LoupsGarousOptions(preset="custom", cards="Z"))


FORCED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"mode": "same_room", "night_mode": "grouped"},
        {
            "wrong": "night_mode = 'grouped'",
            "right": "night_mode = 'sequential'",
            "option": "night_mode",
            "by": "mode = 'same_room'",
        },
    ),
    (
        {"preset": "S", "village": True},
        {"wrong": "village = True", "right": "village = False", "option": "village", "by": "preset = 'S'"},
    ),
    *[
        (
            {"preset": preset, "village": False},
            {"wrong": "village = False", "right": "village = True", "option": "village", "by": f"preset = '{preset}'"},
        )
        for preset in ("V1", "V2")
    ],
]


@pytest.mark.rules("LGT-025", "LGT-345")
@pytest.mark.parametrize(("options", "parts"), FORCED)
def test_an_option_that_another_one_forces_cannot_be_chosen_otherwise(
    options: dict[str, Any], parts: dict[str, Any]
) -> None:
    with pytest.raises(BadOption) as complaint:
        LOUPSGAROUS.settled(LoupsGarousOptions(**options))
    assert (complaint.value.detail, complaint.value.parts) == ("forced", parts)


@pytest.mark.rules("LGT-025", "LGT-345")
@pytest.mark.parametrize(
    ("options", "night_mode", "village", "forced"),
    [
        ({}, "grouped", None, {}),
        ({"night_mode": "sequential"}, "sequential", None, {}),
        ({"mode": "same_room"}, "sequential", None, {"night_mode": "mode"}),
        ({"preset": "custom"}, "grouped", None, {}),
        ({"preset": "custom", "village": True}, "grouped", True, {}),
        ({"preset": "usual", "village": False}, "grouped", False, {}),
        ({"preset": "D"}, "grouped", False, {"village": "preset"}),
        ({"preset": "V1"}, "grouped", True, {"village": "preset"}),
        ({"preset": "V2", "mode": "same_room"}, "sequential", True, {"night_mode": "mode", "village": "preset"}),
    ],
)
def test_what_follows_from_an_option(
    options: dict[str, Any], night_mode: str, village: bool | None, forced: dict[str, str]
) -> None:
    settled = chosen(**options)
    assert (settled.night_mode, settled.village) == (night_mode, village)
    assert LOUPSGAROUS.forced(settled) == forced


# --- Tokens


ALLOWED: list[tuple[int, dict[str, Any]]] = [
    (8, {"tokens": PALACE}),
    (8, {"tokens": PALACE, "token_mode": "draft"}),  # as many as players
    (8, {"tokens": tokens("church", bundles=8), "token_mode": "draft"}),  # and one more to choose from
    (8, {"tokens": tokens(bundles=8)}),
    (8, {"tokens": " ".join(HOUSES[:8])}),
    (8, {"tokens": PALACE, "cards": "W2 P V5"}),
    (15, {"tokens": tokens(bundles=15), "cards": "W3 V12"}),
    (8, {"cards": "W2 P V5"}),
]


@pytest.mark.rules("LGT-013", "LGT-025")
@pytest.mark.parametrize(("seats", "options"), ALLOWED)
def test_as_many_tokens_as_players_may_be_chosen_and_more_for_a_draft(seats: int, options: dict[str, Any]) -> None:
    LOUPSGAROUS.check(seats, LoupsGarousOptions(**(CUSTOM | options)))


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize(
    ("seats", "options", "has"),
    [
        (7, {}, False),
        (18, {}, False),
        (19, {}, True),
        (29, {}, True),
        (19, {"village": False}, False),
        (8, {"village": True}, True),
        (9, {"preset": "V1"}, True),
        (9, {"preset": "V2"}, True),
        (9, {"preset": "S"}, False),
        (9, {"preset": "custom"}, False),
        (9, {"preset": "custom", "village": False}, False),
        (9, {"preset": "custom", "village": True}, True),
    ],
)
def test_a_village_has_tokens_by_its_set_or_by_choice(seats: int, options: dict[str, Any], has: bool) -> None:
    assert LOUPSGAROUS.has_tokens(LoupsGarousOptions(**options), seats) is has


@pytest.mark.rules("LGT-013")
@pytest.mark.parametrize(
    ("words", "given", "has"),
    [
        ("", True, True),
        ("", False, False),
        (PALACE, True, True),
        (PALACE, False, False),
        ("bundle bundle", True, False),
    ],
)
def test_a_village_has_buildings_unless_all_are_vagabonds(words: str, given: bool, has: bool) -> None:
    assert LOUPSGAROUS.has_buildings(LoupsGarousOptions(tokens=words), given) is has


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize(
    ("options", "right"),
    [
        ({"preset": "V1", "tokens": PALACE}, PALACE),
        ({"preset": "V2"}, "farm1 farm2 farm3 school manor church bundle bundle"),
        ({"preset": "custom"}, "farm1 farm2 farm3 school manor church bundle bundle"),
    ],
)
def test_tokens_are_the_chosen_ones_or_those_of_the_table(options: dict[str, Any], right: str) -> None:
    assert LOUPSGAROUS.tokens_of(8, LoupsGarousOptions(**options)) == right.split()


@pytest.mark.rules("LGT-025")
def test_the_first_village_has_tokens_of_its_own() -> None:
    farmers, special, vagabonds = LOUPSGAROUS.box.villages["first"][12]
    found = LOUPSGAROUS.tokens_of(12, LoupsGarousOptions(preset="V1"))
    assert found == [*HOUSES[:farmers], *HOUSES[6 : 6 + special], *["bundle"] * vagabonds]
    assert (farmers, special, vagabonds) != LOUPSGAROUS.box.villages["standard"][12]


@pytest.mark.rules("LGT-025")
def test_an_edition_without_villages_is_played_without_tokens() -> None:
    written = copy.deepcopy(LOUPSGAROUS.edition.written)
    assert isinstance(written, dict)
    written["villages"] = []
    village = LOUPSGAROUS.in_edition(written).setup(8, FastLuck(1), LoupsGarousOptions(preset="S"))
    assert village.buildings == []


# --- Cards


@pytest.mark.rules("LGT-001", "LGT-014")
@pytest.mark.parametrize(("seats", "name"), [(5, "P"), (7, "P"), (8, "S"), (18, "S"), (19, "V2"), (29, "V2")])
def test_the_usual_set_is_the_one_of_its_number(seats: int, name: str) -> None:
    cards = LOUPSGAROUS.chosen_cards(seats, LoupsGarousOptions())
    assert cards == LOUPSGAROUS.box.presets[name][seats]
    assert cards is not LOUPSGAROUS.box.presets[name][seats]


@pytest.mark.rules("LGT-009")
@pytest.mark.parametrize(
    ("seats", "wolves"), [(5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 3), (18, 5), (19, 5), (20, 6), (29, 6)]
)
def test_a_hidden_set_has_as_many_werewolves_as_the_table_of_its_number(seats: int, wolves: int) -> None:
    assert LOUPSGAROUS.hidden_wolves(seats) == wolves


@pytest.mark.rules("LGT-009")
def test_of_a_hidden_set_each_card_of_the_pool_is_named_once_with_villagers_and_werewolves() -> None:
    village = setup(9, preset="custom", cards="W4 Y X2", hidden_composition=True)
    named = ["villager", "werewolf", "seer", "witch"]
    founded = only(village.drain(), VillageFounded)
    assert (list(founded.cards), founded.hidden, founded.wolves) == (named, True, 2)
    assert village.known_cards == [1 if card in named else 0 for card in CARDS]


# --- What reaches the rules


HOUSE: dict[str, Any] = {
    "same_room": False,
    "grouped": True,
    "factor": 10,
    "captain": True,
    "captain_day": 1,
    "tokens": False,
    "token_mode": "random_selection",
    "presentation": True,
    "dead_see": True,
    "leavers_die": False,
    "wolf_majority": False,
    "kind_start": False,
    "hidden": False,
    "spare": -1,
    "bots": [],
}
REACHED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}),
    ({"mode": "same_room", "night_mode": "sequential"}, {"same_room": True, "grouped": False}),
    ({"night_mode": "sequential"}, {"grouped": False}),
    ({"night_mode": "grouped"}, {}),
    ({"clocks": "fast"}, {"factor": 7}),
    ({"clocks": "relaxed"}, {"factor": 15}),
    ({"captain": False}, {"captain": False}),
    ({"captain_day": "before_night_1"}, {"captain_day": 0}),
    ({"captain_day": "2"}, {"captain_day": 2}),
    ({"captain_day": "3"}, {"captain_day": 3}),
    ({"village": True, "token_mode": "draft"}, {"tokens": True, "token_mode": "draft"}),
    ({"village": True, "presentation": False}, {"tokens": True, "presentation": False}),
    ({"dead_view": "public"}, {"dead_see": False}),
    ({"on_leave": "die"}, {"leavers_die": True}),
    ({"wolf_majority": True}, {"wolf_majority": True}),
    ({"kind_start": True}, {"kind_start": True}),
    ({"hidden_composition": True}, {"hidden": True}),
    ({"first_out": 0}, {"spare": 0}),
    ({"first_out": 7}, {"spare": 7}),
    ({"first_out": 8}, {}),  # who sat there is not here today
    ({"bots": "1 3 12"}, {"bots": [1, 3, 12]}),
]


@pytest.mark.parametrize(("options", "other"), REACHED)
def test_each_option_reaches_the_rules_and_no_other_with_it(options: dict[str, Any], other: dict[str, Any]) -> None:
    house = LOUPSGAROUS.house_of(8, LoupsGarousOptions(**options))
    assert {name: getattr(house, name) for name in HOUSE} == HOUSE | other


def test_a_game_has_the_house_of_its_options() -> None:
    village = LOUPSGAROUS.setup(9, Lots(), LoupsGarousOptions(preset="S", clocks="fast", bots="2"))
    assert house_on_paper(village) == {"factor": 7, "bots": [2]}
    assert village.told is None


def test_whoever_listens_hears_of_a_game_from_its_founding() -> None:
    village = LOUPSGAROUS.setup(9, Lots(), LoupsGarousOptions(preset="S"), listen=True)
    assert isinstance(village.drain()[0], VillageFounded)


@pytest.mark.rules("LGT-061")
@pytest.mark.parametrize(
    ("bots", "carried", "words", "first"),
    [([], (), "", None), ([3, 1], ["", "", "x"], "1 3", 2), ([12, 2], ["x"], "2 12", 0), ([0], ["", ""], "0", None)],
)
def test_a_table_tells_which_seats_code_plays_and_who_fell_first(
    bots: list[int], carried: list[str], words: str, first: int | None
) -> None:
    options = LOUPSGAROUS.at_table(chosen(preset="D", clocks="fast"), "live", bots, carried)
    assert options == chosen(preset="D", clocks="fast", bots=words, first_out=first)


@pytest.mark.rules("LGT-016")
def test_a_village_is_moderated_by_somebody_if_the_host_likes() -> None:
    assert LOUPSGAROUS.moderated(LoupsGarousOptions(moderator="human")) is True
    assert LOUPSGAROUS.moderated(LoupsGarousOptions()) is False


@pytest.mark.rules("LGT-362")
@pytest.mark.parametrize("kind", TEMPO)
def test_a_thought_takes_its_time_whoever_has_it(kind: str) -> None:
    for level in LOUPSGAROUS.levels:
        assert LOUPSGAROUS.tempo(level, kind, LoupsGarousOptions()) == TEMPO[kind]
    assert LOUPSGAROUS.tempo("solid", "anything else", LoupsGarousOptions()) == TEMPO["turn"]
