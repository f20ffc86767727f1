"""Villages on paper (docs/loupsgarous.md): everything goes there and comes back, and what could not be is refused."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from tablee.games.loupsgarous.content import BOX
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import CARDS
from tablee.games.loupsgarous.paper import house_on_paper, read, write
from tablee.games.loupsgarous.register import Ballots, Building, House, Note, Sight, Statement
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.kernel import FastLuck, Json
from tests.games.loupsgarous.papers import Change, drop, ended, put, sparse
from tests.games.loupsgarous.village import setup

# --- A village in which nothing is as at the beginning

PLAYERS: list[dict[str, Any]] = [
    {
        "card": "werewolf",
        "place": 5,
        "charmed": True,
        "told_charm": True,
        "candidates": True,
        "ready": True,
        "missed": 2,
        "vote": 3,
        "designation": 4,
        "tap": ["3", "-"],
        "prompt": "pair",
        "dots": [[[1, 1_500], [2, 2_500]], [[4, 300]]],
    },
    {
        "card": "werewolf",
        "dealt": "thief",
        "place": 0,
        "banned": True,
        "lids": True,
        "offered": True,
        "spoken": 3,
        "last_said": 70_000,
        "draft": ["accuse", "3"],
        "reason": "votes",
        "sights": [{"night": 1, "players": [0, 4], "beat": 3}],
    },
    {
        "card": "seer",
        "place": 3,
        "gone": True,
        "gone_shown": True,
        "last_said": 0,
        "tap": [],
        "sights": [{"night": 1, "players": [4], "card": "villager"}, {"night": 2, "players": [0], "card": "werewolf"}],
    },
    {"card": "cupid", "place": 4},
    {"card": "villager", "place": 1},
    {
        "card": "villager",
        "place": 2,
        "alive": False,
        "cause": "night",
        "died_in": 2,
        "shown": True,
        "eyes_open": True,
        "left": True,
    },
]
HOUSE: dict[str, Any] = {
    "same_room": True,
    "grouped": False,
    "factor": 7,
    "captain": False,
    "captain_day": 3,
    "tokens": True,
    "token_mode": "draft",
    "presentation": False,
    "dead_see": False,
    "leavers_die": True,
    "wolf_majority": True,
    "kind_start": True,
    "hidden": True,
    "spare": 2,
    "bots": [1, 4],
}
RICH: dict[str, Any] = {
    "players": PLAYERS,
    "agenda": [{"step": "debate", "ends": 200_000}, {"step": "last_light"}],
    "house": HOUSE,
    "centre": ["villager", "thief"],
    "cards": {"villager": 1, "werewolf": 1, "seer": 1, "thief": 1, "cupid": 1, "piper": 1},
    "wolves": 2,
    "buildings": [
        {"id": "church", "place": 3, "owner": 2, "token": True},
        {"id": "farm2", "place": 2},
        {"id": "bakery", "place": 4, "standing": False},
    ],
    "farms_dealt": True,
    "election_from": 2,
    "round": 3,
    "phase": "day",
    "begun": 80_000,
    "now": 90_000,
    "heal": False,
    "poison": False,
    "fire": False,
    "fire_seen": True,
    "lives": 1,
    "spared": True,
    "powers_lost": True,
    "guarded": 1,
    "poster": 4,
    "captain": 2,
    "captain_ended": True,
    "pool": ["bundle", "manor"],
    "order": [5, 2, 1],
    "allowed": [0, 3],
    "allowed_day": 4,
    "tied": [1, 4],
    "designated": 4,
    "pardoned": True,
    "asked_lords": [3],
    "pardon_lord": 3,
    "pardon_ends": 95_000,
    "tavern_votes": [2],
    "shortened": True,
    "last_spoken": 88_000,
    "beat": 6,
    "caught": True,
    "victim": 1,
    "cancelled": True,
    "guard": 2,
    "healed": True,
    "poisoned": 3,
    "bitten": 4,
    "burning": "church",
    "posted": 0,
    "calls_due": ["seer", "wolves"],
    "shown_victim": 1,
    "was_shown": 2,
    "hunter_due": 3,
    "elder_fell": True,
    "elder_executed": True,
    "captain_fell": 4,
    "last_farmer_fell": True,
    "scapegoat_fell": 5,
    "vacant_asked": [3],
    "houses_done": ["farm2"],
    "voters_draft": [1],
    "quiet_rounds": 2,
    "deaths_this_round": 1,
    "first_out": 5,
    "leavers": [5],
    "absentees": [2],
    "lovers": [0, 4],
    "cupid_seat": 3,
    "notes": [[1, "vision", 2, 4, "villager"], [2, "bite", -1, 29, ""]],
    "statements": [[2, 1, "accuse", ["3", "strong"], "votes", 61_000], [3, 0, "deny", [], "", 89_000]],
    "ballots": [[2, "vote", [1, 2, 0, -1, 3, 5], 4, 1], [1, "election", [-1, -1, 2, 2, 2, 2], -1, 2]],
    "requests": [[2, "confess", 4], [3, "shave", 1]],
    "bets": [[5, 3, "seat", "2"], [5, 3, "side", "lovers"]],
    "interventions": [[50_000, "longer", "debate"], [60_000, "reopen", "2"]],
    "winners": [3],
}


def rich(*changes: Change) -> dict[str, Any]:
    written = copy.deepcopy(RICH)
    for change in changes:
        change(written)
    return written


FIELDS: dict[type, tuple[str, ...]] = {
    Building: ("id", "kind", "place", "owner", "standing", "token"),
    Note: ("round", "kind", "seat", "target", "word"),
    Statement: ("day", "seat", "kind", "words", "reason", "at"),
    Ballots: ("day", "kind", "votes", "poster", "chosen"),
    Sight: ("night", "beat", "players", "card"),
}


def fields(record: object) -> tuple[Any, ...]:
    return tuple(getattr(record, name) for name in FIELDS[type(record)])


def as_json(written: Json) -> Json:
    """As it is sent: a row is a list."""
    return msgspec.json.decode(msgspec.json.encode(written))


# --- There and back


OTHERWISE = {  # what a village calls otherwise, or keeps otherwise
    "players",
    "agenda",
    "house",
    "centre",
    "cards",
    "wolves",
    "buildings",
    "notes",
    "statements",
    "ballots",
    "requests",
    "bets",
    "interventions",
}


@pytest.mark.parametrize("name", [name for name in RICH if name not in OTHERWISE])
def test_a_village_has_what_its_paper_says(name: str) -> None:
    assert getattr(read(BOX, rich()), name) == RICH[name]
    assert write(read(BOX, rich()))[name] == RICH[name]


OF_A_PLAYER = [
    ("place", "place", 0),
    ("charmed", "charmed", False),
    ("told_charm", "told_charm", False),
    ("eyes_open", "eyes_open", False),
    ("banned", "banned", False),
    ("candidates", "candidates", False),
    ("ready", "ready", False),
    ("lids", "lids", False),
    ("offered", "offered", False),
    ("gone", "gone", False),
    ("gone_shown", "gone_shown", False),
    ("left", "left", False),
    ("alive", "alive", True),
    ("shown", "shown", False),
    ("died_in", "died_in", 0),
    ("missed", "missed", 0),
    ("spoken", "spoken", 0),
    ("cause", "causes", ""),
    ("last_said", "last_said", -NEVER),
    ("vote", "votes", -1),
    ("designation", "designations", -1),
    ("prompt", "prompts", ""),
    ("draft", "draft", []),
    ("reason", "reason", ""),
]


@pytest.mark.parametrize(("name", "list_name", "first"), OF_A_PLAYER)
def test_each_player_has_what_is_written_and_else_what_a_new_game_has(name: str, list_name: str, first: object) -> None:
    village = read(BOX, rich())
    assert getattr(village, list_name) == [player.get(name, first) for player in PLAYERS]
    written = write(village)["players"]
    if name != "place":
        assert [player.get(name, first) for player in written] == [player.get(name, first) for player in PLAYERS]


def test_cards_dots_and_taps_are_kept_as_the_rules_use_them() -> None:
    village = read(BOX, rich())
    assert [CARDS[card] for card in village.cards] == [player["card"] for player in PLAYERS]
    assert [CARDS[card] for card in village.dealt] == ["werewolf", "thief", "seer", "cupid", "villager", "villager"]
    assert village.taps == [("3", "-"), None, (), None, None, None]
    assert village.dots == [[[(1, 1_500), (2, 2_500)], [(4, 300)]], [], [], [], [], []]
    assert [CARDS[card] for card in village.centre] == ["villager", "thief"]
    assert village.known_cards == [1, 1, 0, 1, 1, 1, *[0] * 9, 1]
    assert village.wolves_declared == 2


def test_what_is_kept_in_rows_comes_back_field_by_field() -> None:
    village = read(BOX, rich())
    assert [fields(row) for row in village.buildings] == [
        fields(row)
        for row in (
            Building("church", 3, 3, 2, True, True),
            Building("farm2", 0, 2, -1, True, False),
            Building("bakery", 8, 4, -1, False, False),
        )
    ]
    assert [fields(row) for row in village.notes] == [
        fields(row) for row in (Note(1, "vision", 2, 4, "villager"), Note(2, "bite", -1, 29, ""))
    ]
    assert [fields(row) for row in village.statements] == [
        fields(row)
        for row in (
            Statement(2, 1, "accuse", ["3", "strong"], "votes", 61_000),
            Statement(3, 0, "deny", [], "", 89_000),
        )
    ]
    assert [fields(row) for row in village.ballots] == [
        fields(row)
        for row in (
            Ballots(2, "vote", [1, 2, 0, -1, 3, 5], 4, 1),
            Ballots(1, "election", [-1, -1, 2, 2, 2, 2], -1, 2),
        )
    ]
    assert village.requests == [(2, "confess", 4), (3, "shave", 1)]
    assert village.bets == [(5, 3, "seat", "2"), (5, 3, "side", "lovers")]
    assert village.interventions_made == [(50_000, "longer", "debate"), (60_000, "reopen", "2")]


def test_what_a_seat_has_seen_comes_back() -> None:
    village = read(BOX, rich())
    seen = [[fields(sight) for sight in sights] for sights in village.sights]
    right = [[], [Sight(1, 3, [0, 4], -1)], [Sight(1, 0, [4], 0), Sight(2, 0, [0], 1)], [], [], []]
    assert seen == [[fields(sight) for sight in sights] for sights in right]


@pytest.mark.parametrize("name", HOUSE)
def test_each_option_of_the_house_comes_back(name: str) -> None:
    village = read(BOX, rich())
    assert getattr(village.house, name) == HOUSE[name]
    assert house_on_paper(village)[name] == HOUSE[name]


def test_the_whole_paper_is_written_again() -> None:
    assert as_json(write(read(BOX, rich()))) == RICH


def test_the_agenda_is_read_and_the_village_is_open() -> None:
    village = read(BOX, rich())
    assert village.opened
    assert write(village)["agenda"] == RICH["agenda"]
    assert village.due() is not None


# --- What is left out


NEW = [*(name for name in RICH if name not in OTHERWISE), *(name for _, name, _ in OF_A_PLAYER)]
NEW += ["over", "reason_over", "buildings", "notes", "statements", "ballots", "requests", "bets", "centre", "taps"]
NEW += ["interventions_made", "dots", "sights", "election_from"]


@pytest.mark.parametrize("name", sorted(set(NEW) - {"round", "phase"}))
def test_what_is_left_out_is_as_in_a_new_game(name: str) -> None:
    assert getattr(read(BOX, sparse()), name) == getattr(Village(BOX, House(), 5), name)


def test_a_new_house_has_the_options_that_are_left_out() -> None:
    assert house_on_paper(Village(BOX, House(), 5)) == {}
    assert house_on_paper(read(BOX, sparse())) == {}


def test_a_paper_stands_in_the_first_round_with_everybody_at_the_place_of_their_seat() -> None:
    village = read(BOX, sparse(drop("phase")))
    assert (village.round, village.phase) == (1, "night")
    assert village.place == [0, 1, 2, 3, 4]
    assert village.dealt == village.cards == [1, 1, 3, 0, 0]


@pytest.mark.rules("LGT-009")
def test_without_a_list_the_cards_are_those_of_the_players_and_the_centre() -> None:
    village = read(BOX, sparse(put(["thief", "werewolf"], "centre")))
    assert village.known_cards == [2, 3, 0, 1, 1, *[0] * 11]
    assert village.wolves_declared == 3


@pytest.mark.rules("LGT-009")
def test_the_number_of_werewolves_may_be_told() -> None:
    assert read(BOX, sparse(put(0, "wolves"))).wolves_declared == 0


@pytest.mark.rules("LGT-120")
def test_an_election_that_never_comes_is_not_written() -> None:
    village = read(BOX, sparse())
    assert village.election_from == NEVER
    assert "election_from" not in write(village)
    assert read(BOX, sparse(put(0, "election_from"))).election_from == 0
    assert write(read(BOX, sparse(put(3, "election_from"))))["election_from"] == 3


@pytest.mark.rules("LGT-200")
@pytest.mark.parametrize(
    ("house", "told", "dealt"),
    [("farm3", None, True), ("church", None, False), ("farm3", False, False), ("church", True, True)],
)
def test_farms_were_dealt_if_there_is_one_or_if_it_is_told(house: str, told: bool | None, dealt: bool) -> None:
    written = sparse(put([{"id": house, "place": 0, "owner": 0}], "buildings"), put({"tokens": True}, "house"))
    if told is not None:
        written["farms_dealt"] = told
    assert read(BOX, written).farms_dealt is dealt


def test_the_card_of_the_dead_is_shown() -> None:
    village = read(BOX, sparse(put(False, "players", 3, "alive")))
    assert village.shown == [False, False, False, True, False]


def test_only_a_card_that_was_exchanged_has_another_that_was_dealt() -> None:
    written = write(read(BOX, sparse(put("villager", "players", 2, "dealt"))))["players"]
    assert [player.get("dealt") for player in written] == [None, None, "villager", None, None]


def test_who_has_said_nothing_yet_has_no_time_for_it() -> None:
    written = write(read(BOX, sparse(put(0, "players", 1, "last_said"))))["players"]
    assert [player.get("last_said") for player in written] == [None, 0, None, None, None]


# --- Every phase of a game


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "V2", "token_mode": "draft"},
        {"preset": "V2", "mode": "same_room", "night_mode": "sequential"},
        {"preset": "T", "captain_day": "before_night_1"},
        {"preset": "custom", "cards": "Y X H C", "hidden_composition": True},
    ],
)
def test_at_each_moment_of_a_game_the_paper_is_the_same_when_it_is_read(options: dict[str, Any]) -> None:
    village, luck = setup(9, **options), FastLuck(5)
    phases = set()
    for _ in range(80):
        written = write(village)
        assert write(LOUPSGAROUS.position(written)) == written
        phases.add(village.phase)
        due = village.due()
        if due is None:
            break
        village.advance(due, luck)
    assert {"night", "day"} <= phases


@pytest.mark.rules("LGT-318")
def test_a_village_that_is_over_has_no_agenda_and_a_reason() -> None:
    village = read(BOX, ended())
    assert (village.over, village.phase, village.reason_over, village.winners) == (True, "end", "villagers", [2, 3, 4])
    assert not village.opened
    assert write(village)["over"] is True
    assert write(village)["reason_over"] == "villagers"
    assert write(village)["winners"] == [2, 3, 4]
