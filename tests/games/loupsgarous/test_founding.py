"""Founding a village (3.1, 3.2): every draw by its label, the draft and the presentation step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.content import BOX, counted
from tablee.games.loupsgarous.founding import (
    AskToken,
    Drafting,
    Presentation,
    Presenting,
    could_be_drawn,
    kind_of,
    sets_from,
    usual_set,
    usual_tokens,
    why_not_playable,
)
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import CARDS, HOUSES
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.kernel import BadPosition
from tests.games.loupsgarous.village import Lots, against, lots, paper, play, setup, village, wait

LETTERS = dict(zip("VWBYTCHXGRPSEOIF", CARDS, strict=True))
NOBODY_DRAWN = ("decoy", "dots", "prompt")
PEOPLE = ("werewolf", "seer", "villager", "villager", "villager")


def cards(text: str) -> list[int]:
    return counted(text, LETTERS, ())


def drawn(**options: Any) -> list[str]:
    """The labels that a deal draws by, in their order."""
    luck = Lots()
    setup(8, luck=luck, **options)
    return [label for label in luck.labels if label.split()[0] not in NOBODY_DRAWN]


# --- Luck (LGT-364)


DRAWN: list[tuple[dict[str, Any], list[str]]] = [
    ({"preset": "S"}, ["places", "deal"]),
    ({"preset": "S", "mode": "same_room"}, ["deal"]),
    ({"preset": "V1"}, ["places", "deal", "tokens"]),
    ({"preset": "V1", "token_mode": "random_all"}, ["places", "deal", "tokens"]),
    ({"preset": "V1", "token_mode": "draft"}, ["places", "deal", "draft"]),
    ({"preset": "custom", "cards": "Y X", "hidden_composition": True}, ["set", "places", "deal"]),
]


@pytest.mark.rules("LGT-021", "LGT-022", "LGT-025", "LGT-364")
@pytest.mark.parametrize(("options", "labels"), DRAWN)
def test_a_deal_draws_by_these_labels(options: dict[str, Any], labels: list[str]) -> None:
    assert drawn(**options) == labels


@pytest.mark.rules("LGT-009")
@pytest.mark.parametrize(("number", "found"), [(0, "V6 W2"), (1, "V5 W2 Y"), (2, "V5 W2 X"), (3, "V4 W2 Y X")])
def test_each_choice_of_the_pool_is_one_number(number: int, found: str) -> None:
    luck = lots({"set": [number]})
    village = setup(8, luck=luck, preset="custom", cards="Y X", hidden_composition=True)
    assert luck.all_drawn()
    assert sorted(village.cards) == sorted(card for card, count in enumerate(cards(found)) for _ in range(count))


# --- Which sets can be played


PLAYABLE: list[tuple[str, int, bool, bool, str]] = [
    ("W2 Y V5", 8, False, True, ""),
    ("W2 Y V4", 8, False, True, "LGT-001"),
    ("W2 Y V6", 8, False, True, "LGT-001"),
    ("W2 T V7", 8, False, True, ""),
    ("W2 T V5", 8, False, True, "LGT-012"),
    ("W2 T V8", 8, False, True, "LGT-012"),
    ("W1 B T V7", 8, False, True, ""),
    ("W1 T V8", 8, False, True, "LGT-012"),
    ("W2 T Y X H C G R V1", 8, False, True, "LGT-012"),
    ("W2 T Y X H C G V2", 8, False, True, ""),
    ("W6 B Y X H C R P G T V14", 29, True, True, ""),
    ("W6 B Y X H C R P G T V16", 29, True, True, "LGT-001"),
    ("V7 B", 8, False, True, "LGT-011"),
    ("W3 V5", 8, False, True, ""),
    ("W4 V4", 8, False, True, "LGT-011"),
    ("W3 B V4", 8, False, True, "LGT-011"),
    ("W4 V5", 9, False, True, ""),
    ("W3 B V5", 9, False, True, ""),
    ("W2 P V5", 8, False, True, "LGT-013"),
    ("W2 P V5", 8, True, True, ""),
    ("W6 V14", 20, False, True, ""),
    ("W7 V13", 20, False, True, "LGT-010"),
    ("W7 V13", 20, False, False, ""),
    ("W5 V15", 20, False, True, "LGT-010"),
    ("W5 V15", 20, False, False, ""),
    ("W6 S V13", 20, False, True, ""),
    ("W5 S V14", 20, False, True, "LGT-010"),
    ("W5 S E V13", 20, False, True, "LGT-010"),
    ("W6 S E V12", 20, False, True, ""),
    ("W5 S V14", 20, False, False, ""),
    ("W2 Y2 V4", 8, False, True, "LGT-010"),
    ("W2 Y2 V4", 8, False, False, "LGT-010"),
    ("W2 F2 V4", 8, False, False, "LGT-010"),
    ("W2 B2 V5", 9, False, False, "LGT-010"),
]


@pytest.mark.rules("LGT-001", "LGT-010", "LGT-011", "LGT-012", "LGT-013")
@pytest.mark.parametrize(("text", "seats", "houses", "limits", "rule"), PLAYABLE)
def test_a_set_can_be_played_or_breaks_a_rule(text: str, seats: int, houses: bool, limits: bool, rule: str) -> None:
    assert why_not_playable(BOX, cards(text), seats, houses, limits) == rule


@pytest.mark.rules("LGT-009", "LGT-012")
@pytest.mark.parametrize(
    ("pool", "wolves", "seats", "found"),
    [
        ("", 2, 5, ["W2 V3"]),
        ("V3 W4", 2, 5, ["W2 V3"]),
        ("Y", 2, 5, ["W2 V3", "W2 Y V2"]),
        ("Y X", 2, 3, ["W2 V1", "W2 Y", "W2 X"]),
        ("Y3", 1, 5, ["W V4", "W Y V3"]),
        ("T", 2, 5, ["W2 T V4"]),
        ("T2 B", 1, 5, ["W T V5", "W T B V4"]),
        ("T", 6, 29, ["W6 T V22"]),
        ("T", 6, 28, ["W6 T V23"]),
    ],
)
def test_sets_are_every_choice_of_the_pool_filled_up_with_villagers(
    pool: str, wolves: int, seats: int, found: list[str]
) -> None:
    assert sets_from(cards(pool), wolves, seats) == [cards(text) for text in found]


@pytest.mark.rules("LGT-009", "LGT-013")
@pytest.mark.parametrize(
    ("pool", "wolves", "seats", "limits", "could"),
    [("T", 1, 5, True, False), ("T B", 1, 5, True, True), ("Y", 6, 22, True, False), ("Y", 6, 22, False, True)],
)
def test_a_pool_can_be_drawn_from_if_one_of_its_sets_can_be_played(
    pool: str, wolves: int, seats: int, limits: bool, could: bool
) -> None:
    assert could_be_drawn(BOX, cards(pool), wolves, seats, False, limits) is could


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize(("seats", "name"), [(5, "P"), (7, "P"), (8, "S"), (18, "S"), (19, "V2"), (29, "V2")])
def test_the_usual_set_by_the_number_of_players(seats: int, name: str) -> None:
    assert usual_set(seats) == name


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize(
    ("name", "seats", "tokens"),
    [
        ("standard", 5, "farm1 farm2 school manor bundle"),
        ("standard", 11, "farm1 farm2 farm3 farm4 school manor church bailiff bundle bundle bundle"),
        ("first", 10, "farm1 farm2 farm3 farm4 school manor church bundle bundle bundle"),
    ],
)
def test_the_tokens_of_a_table_are_farms_then_special_buildings_then_bundles(
    name: str, seats: int, tokens: str
) -> None:
    assert usual_tokens(BOX, name, seats) == tokens.split()


@pytest.mark.rules("LGT-026")
def test_six_farms_are_of_one_kind_and_each_special_building_of_its_own() -> None:
    assert [kind_of(token) for token in HOUSES] == [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]


# --- The deal


@pytest.mark.rules("LGT-023", "LGT-004")
def test_cards_are_dealt_by_seat_and_what_is_over_lies_in_the_centre() -> None:
    village = setup(8, preset="T", presentation=False)
    deck = [*village.cards, *village.centre]
    assert (len(village.cards), len(village.centre)) == (8, 2)
    assert village.dealt == village.cards
    assert village.dealt is not village.cards
    assert [deck.count(card) for card in range(len(CARDS))] == village.known_cards == cards("W2 Y H C G T V3")
    assert village.wolves_declared == 2


@pytest.mark.rules("LGT-120", "LGT-121", "LGT-200")
@pytest.mark.parametrize(
    ("options", "day"),
    [
        ({"preset": "S"}, 1),
        ({"preset": "S", "captain_day": "3"}, 3),
        ({"preset": "S", "captain": False}, NEVER),
        ({"preset": "V1", "presentation": False}, 2),
        ({"preset": "V1", "presentation": False, "captain_day": "3"}, 2),
        ({"preset": "V1", "presentation": False, "captain": False}, NEVER),
    ],
)
def test_the_election_is_on_its_day_and_farmers_elect_on_the_second(options: dict[str, Any], day: int) -> None:
    village = setup(8, **options)
    assert village.election_from == day
    assert village.farms_dealt is (options["preset"] == "V1")


@pytest.mark.rules("LGT-026", "LGT-027")
def test_a_token_makes_a_house_at_the_place_of_its_owner_and_a_bundle_makes_none() -> None:
    tokens = "farm1 school manor church tavern barber hovel bundle"
    village = setup(8, preset="custom", cards="W2 V6", village=True, tokens=tokens, presentation=False)
    houses = {house.id: house for house in village.buildings}
    assert sorted(houses) == sorted(tokens.split()[:-1])
    assert all(house.standing and house.place == village.place[house.owner] for house in houses.values())
    assert {name for name in houses if houses[name].token} == {"manor", "church", "tavern", "barber", "hovel"}
    assert all(house.kind == kind_of(name) for name, house in houses.items())


# --- The draft (D01)


def drafting(number: int = 0, pool: str = "bundle bundle church farm1 school", **more: Any) -> Village:
    order = [3, 1, 0, 4, 2]
    agenda = [{"step": "drafting", "number": number, "ends": 15_000}, {"step": "nightfall"}]
    written: dict[str, Any] = {"pool": pool.split(), "order": order, "phase": "setup", "round": 0, "agenda": agenda}
    return village(*PEOPLE, options="tokens", **{**written, **more})


@pytest.mark.rules("LGT-025")
def test_one_after_the_other_is_asked_for_a_token() -> None:
    village = drafting()
    assert village.awaited() == (3,)
    assert [str(move) for move in village.moves(3)] == ["take bundle", "take church", "take farm1", "take school"]
    assert village.moves(1) == ()
    assert against(village, "3 take manor") == "token_taken"
    assert play(village, "3 take church") == ["token_drafted 3 church no", "token_asked 1 15000"]
    assert [(house.id, house.owner, house.place) for house in village.buildings] == [("church", 3, 3)]
    assert village.awaited() == (1,)
    assert against(village, "1 take church") == "token_taken"
    assert village.pool == ["bundle", "bundle", "farm1", "school"]


@pytest.mark.rules("LGT-025", "LGT-364")
def test_when_the_clock_runs_out_a_token_is_drawn_by_the_number_of_the_draft() -> None:
    village = drafting(number=2)
    assert wait(village, 15, lots({"token 2": [3]})) == ["token_drafted 0 farm1 yes", "token_asked 4 30000"]
    assert village.begun == 15_000


@pytest.mark.rules("LGT-025")
def test_after_the_last_token_nothing_is_left_to_draft() -> None:
    village = drafting(number=4, pool="church school")
    assert play(village, "2 take school")[0] == "token_drafted 2 school no"
    assert village.pool == []


@pytest.mark.rules("LGT-025")
@pytest.mark.parametrize(("number", "pool"), [(5, "church"), (0, "")])
def test_nobody_drafts_after_the_last_or_from_nothing(number: int, pool: str) -> None:
    with pytest.raises(BadPosition) as complaint:
        drafting(number, pool)
    assert complaint.value.parts == {"wrong": "agenda[0]", "right": ""}


@pytest.mark.rules("LGT-016")
@pytest.mark.parametrize("kind", [Drafting, Presentation])
def test_a_moderator_gives_more_time_to_the_same_number(kind: type[Drafting] | type[Presentation]) -> None:
    later = kind(3, 500).later(900)
    assert isinstance(later, kind)
    assert (later.number, later.ends) == (3, 900)


def test_the_steps_of_a_founding_have_their_names() -> None:
    assert (Drafting(0, 0).name(), Presentation(0, 0).name()) == ("draft", "presentation")
    assert (AskToken(2).number, Presenting(4).number) == (2, 4)


# --- The presentation (LGT-028)


def presenting(number: int = 0, **more: Any) -> Village:
    agenda = [{"step": "presentation", "number": number, "ends": 20_000}, {"step": "nightfall"}]
    people = [f"{card} place={place}" for card, place in zip(PEOPLE, (2, 0, 4, 1, 3), strict=True)]
    return village(*people, options="tokens", phase="setup", round=0, agenda=agenda, **more)


@pytest.mark.rules("LGT-028")
def test_the_floor_goes_around_by_places() -> None:
    village = presenting()
    assert (village.awaited(), village.acting()) == ((1,), (0, 1, 2, 3, 4))
    assert [str(move) for move in village.moves(1)] == ["done", "skip"]
    assert [str(move) for move in village.moves(0)] == ["skip"]
    assert play(village, "1 done") == ["presentation_started 3 20000"]
    assert wait(village, 20) == ["presentation_started 0 40000"]
    assert village.begun == 20_000


@pytest.mark.rules("LGT-028")
def test_two_thirds_end_it_and_each_counts_once() -> None:
    village = presenting(number=1)
    assert play(village, "0 skip", "2 skip", "4 skip") == ["skip_wished 1", "skip_wished 2", "skip_wished 3"]
    assert against(village, "2 skip") != ""
    assert village.ready == [True, False, True, False, True]
    assert play(village, "3 skip")[0] == "skip_wished 4"
    assert (village.ready, village.phase) == ([False] * 5, "night")


@pytest.mark.rules("LGT-028")
def test_exactly_two_thirds_are_enough() -> None:
    agenda = [{"step": "presentation", "number": 0, "ends": 20_000}, {"step": "nightfall"}]
    six = village(*PEOPLE, "villager", options="tokens", phase="setup", round=0, agenda=agenda)
    play(six, "0 skip", "1 skip", "2 skip")
    assert six.phase == "setup"
    play(six, "5 skip")
    assert six.phase == "night"


@pytest.mark.rules("LGT-028")
def test_after_the_last_speaker_the_night_comes_and_wishes_are_forgotten() -> None:
    village = presenting(number=4)
    play(village, "0 skip", "2 done")
    assert (village.ready, village.phase) == ([False] * 5, "night")


@pytest.mark.rules("LGT-028")
def test_nobody_has_the_floor_after_the_last() -> None:
    written = paper(*PEOPLE, options="tokens", phase="setup", round=0)
    written["agenda"] = [{"step": "presentation", "number": 5, "ends": 20_000}, {"step": "nightfall"}]
    with pytest.raises(BadPosition) as complaint:
        LOUPSGAROUS.position(written)
    assert complaint.value.parts == {"wrong": "agenda[0]", "right": ""}
