"""The options of a table (5.12): each value, what follows from it, and what is refused, with its rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.games.loupsgarous.events import VillageFounded
from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousOptions
from tablee.kernel import BadOption, FastLuck
from tests.games.loupsgarous.days import chosen, only, setup, stands
from tests.games.loupsgarous.village import seen

VALUES: dict[str, list[Any]] = {  # of 5.12, the default first
    "hidden_composition": [False, True],
    "box_limits": [True, False],
    "wolf_majority": [False, True],
    "kind_start": [False, True],
    "moderator": ["server", "human"],
    "captain": [True, False],
    "captain_day": ["1", "before_night_1", "2", "3"],
    "token_mode": ["random_selection", "random_all", "draft"],
    "presentation": [True, False],
    "mode": ["online", "same_room"],
    "clocks": ["normal", "fast", "relaxed"],
    "dead_view": ["all", "public"],
    "on_leave": ["bot", "die"],
    "narration": ["fr", "en"],
}
HIDDEN = ("hidden_composition", True)
EACH = [(name, value) for name, values in VALUES.items() for value in values]


def refused(seats: int, **options: Any) -> tuple[str, str]:
    """Which option is refused, and the rule; empty if none is."""
    try:
        LOUPSGAROUS.check(seats, chosen(**options))
    except BadOption as wrong:
        return wrong.option, str(wrong.parts.get("rule", ""))
    return "", ""


# --- Values


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("name", VALUES)
def test_the_first_value_of_the_law_is_the_default(name: str) -> None:
    assert getattr(LoupsGarousOptions(), name) == VALUES[name][0]


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize(("name", "value"), EACH)
@pytest.mark.parametrize("preset", ["S", "V2"])
def test_each_value_can_be_played(name: str, value: object, preset: str) -> None:
    options: dict[str, Any] = {"preset": preset, name: value}
    if (name, value) == HIDDEN:
        options |= {"preset": "custom", "cards": "Y X H", "village": preset == "V2"}
    village = setup(9, **options)
    luck = FastLuck(2)
    for _ in range(60):
        due = village.due()
        if due is None:
            break
        village.advance(due, luck)
    assert village.over or seen(village).round >= 1


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("name", [*VALUES, "preset", "night_mode"])
def test_no_option_has_any_other_value(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: "something"}, LoupsGarousOptions)


# --- Sets


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize(("seats", "cards"), [(5, 5), (7, 7), (8, 8), (18, 18), (19, 19), (29, 29)])
def test_the_usual_set_is_p_s_or_v2_by_the_number_of_players(seats: int, cards: int) -> None:
    usual = only(setup(seats, presentation=False).drain(), VillageFounded)
    name = "P" if seats < 8 else "S" if seats < 19 else "V2"
    named = only(setup(seats, preset=name, presentation=False).drain(), VillageFounded)
    assert list(usual.cards) == list(named.cards)
    assert len(usual.cards) == cards


@pytest.mark.rules("LGT-001", "LGT-009")
def test_a_set_of_ones_own_is_a_custom_one() -> None:
    assert refused(8, preset="custom", cards="W2 Y V5") == ("", "")
    assert refused(8, preset="S", cards="W2 Y V5")[0] == "cards"
    assert refused(8, cards="W2 Y V5")[0] == "cards"
    with pytest.raises(msgspec.ValidationError):
        chosen(preset="custom", cards="Z3")


@pytest.mark.rules("LGT-010", "LGT-011", "LGT-012", "LGT-013")
@pytest.mark.parametrize(
    ("seats", "cards", "rule"),
    [
        (8, "W2 Y V4", "LGT-001"),
        (18, "W3 V15", "LGT-010"),
        (8, "W4 V4", "LGT-011"),
        (8, "W1 T V8", "LGT-012"),
        (8, "W2 P V5", "LGT-013"),
    ],
)
def test_an_impossible_set_is_refused_with_its_rule(seats: int, cards: str, rule: str) -> None:
    assert refused(seats, preset="custom", cards=cards) == ("cards", rule)


@pytest.mark.rules("LGT-009")
@pytest.mark.parametrize("preset", ["S", "P", "D", "C", "T", "N", "F", "V1", "V2"])
def test_a_printed_set_may_be_the_pool_of_a_hidden_one(preset: str) -> None:
    seats = {"P": 6, "F": 12}.get(preset, 9)
    founded = only(setup(seats, preset=preset, hidden_composition=True, presentation=False).drain(), VillageFounded)
    assert founded.hidden


@pytest.mark.rules("LGT-001")
def test_the_number_of_players_is_asked_first() -> None:
    assert refused(19, preset="S") == ("preset", "LGT-001")
    assert refused(8, preset="P") == ("preset", "LGT-001")
    assert refused(8, preset="N") == ("preset", "LGT-001")
    assert refused(8, preset="V2") == ("preset", "LGT-001")
    assert refused(11, preset="F") == ("preset", "LGT-001")


# --- Le Village


@pytest.mark.rules("LGT-024", "LGT-025")
@pytest.mark.parametrize(("preset", "tokens"), [("S", False), ("D", False), ("N", False), ("V1", True), ("V2", True)])
def test_v1_and_v2_have_tokens_and_the_others_have_none(preset: str, tokens: bool) -> None:
    assert seen(setup(9, preset=preset)).tokens == tokens
    assert LOUPSGAROUS.forced(chosen(preset=preset)) == {"village": "preset"}


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize("village", [True, False])
def test_a_custom_set_has_tokens_if_the_host_likes(village: bool) -> None:
    assert seen(setup(8, preset="custom", cards="W2 V6", village=village, presentation=False)).tokens == village


@pytest.mark.rules("LGT-025")
def test_wrong_tokens_are_refused() -> None:
    assert refused(8, preset="custom", cards="W2 V6", village=True, tokens="church bundle") == ("tokens", "LGT-025")
    assert refused(8, preset="custom", cards="W2 V6", village=False, tokens="church") == ("tokens", "LGT-025")
    twice = "church church " + "bundle " * 5 + "bundle"
    assert refused(8, preset="custom", cards="W2 V6", village=True, tokens=twice) == ("tokens", "LGT-025")
    with pytest.raises(msgspec.ValidationError):
        chosen(preset="custom", cards="W2 V6", village=True, tokens="palace " + "bundle " * 6 + "bundle")


# --- Modes


@pytest.mark.rules("LGT-345")
def test_nights_are_grouped_online_and_may_be_sequential_and_always_are_in_the_same_room() -> None:
    assert chosen().night_mode == "grouped"
    assert chosen(night_mode="sequential").night_mode == "sequential"
    assert chosen(mode="same_room").night_mode == "sequential"
    with pytest.raises(BadOption):
        chosen(mode="same_room", night_mode="grouped")
    assert LOUPSGAROUS.forced(chosen(mode="same_room")) == {"night_mode": "mode"}


@pytest.mark.rules("LGT-021")
def test_online_places_are_shuffled_and_in_the_same_room_they_are_the_seats() -> None:
    assert list(seen(setup(9, mode="same_room")).places) == list(range(9))
    shuffled = {tuple(seen(setup(9, seed)).places) for seed in range(5)}
    assert len(shuffled) == 5
    assert all(sorted(places) == list(range(9)) for places in shuffled)


@pytest.mark.rules("LGT-120", "LGT-121")
def test_before_the_first_night_a_captain_may_be_elected() -> None:
    assert stands(setup(9, preset="S", captain_day="before_night_1")) == "campaign"
    assert stands(setup(9, preset="S", captain_day="before_night_1", captain=False)) == "night"


@pytest.mark.rules("LGT-061")
def test_who_fell_first_in_the_last_game_is_known_to_the_table_and_not_chosen_by_anybody() -> None:
    options = LOUPSGAROUS.at_table(chosen(kind_start=True), "live", [3, 1], ["", "", "first_out", ""])
    assert isinstance(options, LoupsGarousOptions)
    assert (options.first_out, options.bots) == (2, "1 3")
    assert {"bots", "first_out"} <= LOUPSGAROUS.known_to_the_table


@pytest.mark.rules("LGT-331", "LGT-371")
def test_options_reach_the_rules() -> None:
    house = setup(9, dead_view="public", on_leave="die", wolf_majority=True, clocks="relaxed").to_json()["house"]
    assert (house["dead_see"], house["leavers_die"], house["wolf_majority"], house["factor"]) == (False, True, True, 15)


@pytest.mark.rules("LGT-362")
def test_bots_have_three_levels() -> None:
    assert LOUPSGAROUS.levels == ("beginner", "solid", "strong")
