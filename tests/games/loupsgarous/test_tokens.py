"""Visible roles (LGT-025 to 029, 5.6): tokens by lot and by draft, what they are, and the presentation."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.games.loupsgarous.events import TokensDealt
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import BadOption
from tests.games.loupsgarous.days import chosen, facts, only, play, rows, seconds, setup, stands, tale, town, why_not
from tests.games.loupsgarous.village import building, kinds, lots, seen

ORDER = ("school", "manor", "church", "bailiff", "tavern", "barber", "hovel", "bakery")
STANDARD = {
    int(row[at]): tuple(int(cell) for cell in row[at + 1 : at + 4])
    for row in rows("5.6")
    if len(row) == 10 and row[0].isdecimal()
    for at in (0, 5)
}
SMALL = {5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3)}
FIRST = {
    8 + at: tuple(int(row[1 + at]) for row in rows("5.6")[-3:])  # Farmers; school, manor, church; Vagabonds
    for at in range(11)
}
WHOLE = Counter({"bundle": 15, "farm": 6} | dict.fromkeys(ORDER, 1))


def kind(token: str) -> str:
    return "farm" if token.startswith("farm") else token


def wanted(farmers: int, special: int, vagabonds: int) -> Counter[str]:
    return Counter({"farm": farmers, "bundle": vagabonds} | dict.fromkeys(ORDER[:special], 1))


def dealt(village: Village) -> list[str]:
    return [kind(token) for token in only(village.drain(), TokensDealt).tokens]


def refused(seats: int, tokens: str, **options: Any) -> str:
    try:
        LOUPSGAROUS.check(seats, chosen(preset="custom", cards=f"W V{seats - 1}", tokens=tokens, **options))
    except BadOption as wrong:
        return str(wrong.parts.get("rule", "?"))
    return ""


# --- Table 5.6


def test_the_law_has_a_village_for_each_number() -> None:
    assert sorted(STANDARD) == list(range(8, 30))
    assert (FIRST[8], FIRST[18]) == ((3, 3, 2), (6, 3, 9))


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize("seats", range(5, 30))
def test_the_standard_village_has_the_tokens_of_its_row(seats: int) -> None:
    cards = f"W2 Y X H C G B R V{seats - 9}" if seats > 9 else f"W V{seats - 1}"
    row = (SMALL | STANDARD)[seats]
    assert sum(row) == seats
    village = setup(seats, preset="custom", cards=cards, village=True, presentation=False, box_limits=False)
    assert Counter(dealt(village)) == wanted(*row)


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize("seats", range(8, 19))
def test_the_first_village_has_farms_school_manor_and_church(seats: int) -> None:
    assert sum(FIRST[seats]) == seats
    assert Counter(dealt(setup(seats, preset="V1", presentation=False))) == wanted(*FIRST[seats])


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize("seats", range(9, 30))
def test_the_village_set_has_the_standard_tokens(seats: int) -> None:
    assert Counter(dealt(setup(seats, preset="V2", presentation=False))) == wanted(*STANDARD[seats])


# --- By lot


@pytest.mark.rules("LGT-025")
def test_by_default_exactly_the_selected_tokens_are_dealt() -> None:
    for seed in range(5):
        village = setup(9, seed, preset="V2", presentation=False)
        assert Counter(dealt(village)) == wanted(3, 3, 3)
    assert chosen().token_mode == "random_selection"


@pytest.mark.rules("LGT-025")
def test_tokens_may_be_drawn_from_the_whole_box() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        tokens = Counter(dealt(setup(9, seed, preset="V2", presentation=False, token_mode="random_all")))
        assert sum(tokens.values()) == 9
        assert tokens <= WHOLE
        found |= tokens
    assert set(found) == set(WHOLE)
    assert found["bundle"] > 3


@pytest.mark.rules("LGT-025")
def test_the_host_may_choose_the_tokens_one_for_each_player() -> None:
    chosen_tokens = "farm1 farm2 tavern barber bundle bundle bundle bundle"
    village = setup(8, preset="custom", cards="W2 V6", village=True, tokens=chosen_tokens, presentation=False)
    assert Counter(dealt(village)) == {"farm": 2, "tavern": 1, "barber": 1, "bundle": 4}
    assert refused(8, chosen_tokens, village=True) == ""
    assert refused(8, chosen_tokens + " church", village=True) == "LGT-025"
    assert refused(8, "farm1 farm2", village=True) == "LGT-025"
    assert refused(8, "church church " + "bundle " * 5 + "bundle", village=True) == "LGT-025"
    assert refused(8, chosen_tokens, village=False) == "LGT-025"


@pytest.mark.rules("LGT-025")
def test_the_box_has_fifteen_bundles() -> None:
    assert refused(15, ("bundle " * 15).strip(), village=True) == ""
    assert refused(16, ("bundle " * 16).strip(), village=True, box_limits=False) == "LGT-025"


@pytest.mark.rules("LGT-025", "LGT-026")
def test_everybody_has_one_token_for_all_to_see() -> None:
    village = setup(12, preset="V2", presentation=False)
    tokens = only(village.drain(), TokensDealt).tokens
    for eyes in (None, 0, 5):
        view = seen(village, eyes)
        homes = {house.id: house.owner for house in view.buildings}
        assert homes == {token: seat for seat, token in enumerate(tokens) if token != "bundle"}
        assert {house.id: house.place for house in view.buildings} == {
            token: view.places[seat] for seat, token in enumerate(tokens) if token != "bundle"
        }


@pytest.mark.rules("LGT-027")
def test_the_token_of_a_unique_power_lies_on_its_building_until_it_is_used() -> None:
    village = town("werewolf church", "villager bundle", *["villager"] * 5)
    (church,) = [house for house in seen(village).buildings if house.id == "church"]
    assert church.token
    assert "token_spent church" in play(village, "0 confess 1")
    (church,) = [house for house in seen(village).buildings if house.id == "church"]
    assert not church.token
    assert building(village, "church") == "0 0"


@pytest.mark.rules("LGT-029")
def test_nobody_has_the_medal_or_the_poster_at_the_beginning_and_nothing_burns() -> None:
    village = setup(9, preset="V2", presentation=False)
    view = seen(village)
    assert (view.captain, view.poster) == (None, None)
    assert all(house.standing for house in view.buildings)


# --- The draft


def drafting(order: list[int], pool: str, **options: Any) -> Village:
    """A draft in this order, from these tokens."""
    village = setup(
        len(order),
        preset="custom",
        cards=f"W V{len(order) - 1}",
        village=True,
        token_mode="draft",
        tokens=pool,
        **options,
    )
    written = village.to_json() | {"order": order}
    again = LOUPSGAROUS.position(written)
    again.drain()
    return again


POOL = "farm1 church tavern bundle bundle bundle"


@pytest.mark.rules("LGT-025")
def test_in_a_draft_each_takes_a_token_that_is_left_in_a_random_order() -> None:
    orders = {tuple(setup(9, seed, preset="V2", token_mode="draft").order) for seed in range(6)}
    assert len(orders) == 6
    assert all(sorted(order) == list(range(9)) for order in orders)


@pytest.mark.rules("LGT-025", "LGT-026")
def test_whoever_drafts_chooses_among_the_tokens_that_are_left() -> None:
    village = drafting([2, 0, 1, 4, 3], POOL, presentation=False)
    assert stands(village) == "draft"
    assert sorted(str(move) for move in village.moves(2)) == ["take bundle", "take church", "take farm1", "take tavern"]
    assert why_not(village, "0 take church") == "not_now LGT-410"
    assert play(village, "2 take church")[0] == "token_drafted 2 church no"
    assert building(village, "church") == f"{seen(village).places[2]} 2"
    assert why_not(village, "0 take church") == "token_taken LGT-025"
    assert why_not(village, "0 take manor") == "token_taken LGT-025"
    assert "take church" not in [str(move) for move in village.moves(0)]
    lines = play(village, "0 take bundle", "1 take bundle", "4 take farm1")
    assert kinds(lines, "token_drafted") == [
        "token_drafted 0 bundle no",
        "token_drafted 1 bundle no",
        "token_drafted 4 farm1 no",
    ]
    assert sorted(seen(village).pool) == ["bundle", "tavern"]
    play(village, "3 take tavern")
    assert stands(village) == "night"
    assert list(seen(village).pool) == []


@pytest.mark.rules("LGT-025")
def test_a_token_is_drawn_for_whoever_lets_the_clock_run() -> None:
    village = drafting([2, 0, 1, 4, 3], POOL, presentation=False)
    assert seconds(village) == 15
    lines = play(village, "… 15", lots={"token 0": [sorted(POOL.split()).index("tavern")]})
    assert lines[0] == "token_drafted 2 tavern yes"
    assert lines[1].startswith("token_asked 0 ")
    assert seconds(village) == 15


@pytest.mark.rules("LGT-025")
def test_a_draft_has_at_least_a_token_for_each_and_offers_the_table_of_5_6() -> None:
    assert refused(5, "farm1 church bundle bundle bundle manor", village=True, token_mode="draft") == ""
    assert refused(5, "farm1 church bundle bundle", village=True, token_mode="draft") == "LGT-025"
    village = setup(9, preset="V2", token_mode="draft")
    assert Counter(kind(token) for token in seen(village).pool) == wanted(3, 3, 3)


# --- Presentation


def presenting(**options: Any) -> Village:
    return setup(9, 3, preset="V2", **options)


@pytest.mark.rules("LGT-028")
def test_after_the_deal_each_has_twenty_seconds_in_place_order() -> None:
    village = presenting()
    events = tale(village.drain())
    names = [line.split()[0] for line in events]
    assert names.index("tokens_dealt") < names.index("presentation_started")
    order = sorted(range(9), key=seen(village).places.__getitem__)
    assert events[-1] == f"presentation_started {order[0]} 20000"
    for speaker in order:
        step = seen(village).step
        assert step is not None
        assert (step.name, step.seat, seconds(village)) == ("presentation", speaker, 20)
        assert [seat for seat in range(9) if "village" in village.channels(seat).speak] == [speaker]
        facts(village, "… 20")
    assert stands(village) == "night"


@pytest.mark.rules("LGT-028")
def test_whoever_has_the_floor_may_end_early_and_nobody_else_may() -> None:
    village = presenting()
    first, second = sorted(range(9), key=seen(village).places.__getitem__)[:2]
    assert why_not(village, f"{second} done") == "not_now LGT-410"
    assert play(village, f"{first} done") == [f"presentation_started {second} 20000"]


@pytest.mark.rules("LGT-028")
def test_two_thirds_skip_the_presentation() -> None:
    village = presenting()
    lines = play(village, *[f"{seat} skip" for seat in range(5)])
    assert lines == [f"skip_wished {count}" for count in range(1, 6)]
    assert why_not(village, "0 skip") != ""
    lines = play(village, "5 skip")  # six of nine
    assert lines[0] == "skip_wished 6"
    assert lines[1].startswith("night_started 1 ")


@pytest.mark.rules("LGT-028")
def test_without_the_option_or_without_le_village_there_is_no_presentation() -> None:
    assert stands(presenting(presentation=False)) == "night"
    assert stands(setup(9, preset="S")) == "night"
    assert lots().all_drawn()
