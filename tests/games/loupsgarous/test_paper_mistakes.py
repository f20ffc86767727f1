"""Villages on paper that could not be (docs/loupsgarous.md): each is refused, with what is wrong and what is right."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.content import BOX
from tablee.games.loupsgarous.moves import GRAMMAR, REASONS
from tablee.games.loupsgarous.paper import PAGE, read, write
from tablee.kernel import BadPosition
from tests.games.loupsgarous.papers import Change, drop, ended, put, sparse

# --- What could not be


def complaint(written: dict[str, Any]) -> dict[str, object]:
    with pytest.raises(BadPosition) as refused:
        read(BOX, written)
    return refused.value.parts


def wrong(what: object, right: object) -> dict[str, object]:
    return {"wrong": what, "right": right}


def houses(*rows: dict[str, Any]) -> Change:
    return lambda written: written.update(buildings=list(rows), house={"tokens": True})


def all_dead(written: dict[str, Any]) -> None:
    for player in written["players"]:
        player["alive"] = False


REFUSED: list[tuple[str, dict[str, Any], dict[str, object]]] = [
    ("two at one place", sparse(put(1, "players", 0, "place")), wrong("places", [0, 1, 2, 3, 4])),
    ("a place too many", sparse(put(5, "players", 0, "place")), wrong("places", [0, 1, 2, 3, 4])),
    ("nobody alive", sparse(all_dead), wrong("alive", "somebody")),
    ("over by day", ended(put("day", "phase")), wrong("over", ["reason_over", "end"])),
    ("over for no reason", ended(put("", "reason_over")), wrong("over", ["reason_over", "end"])),
    ("an end that is not over", ended(put(False, "over")), wrong("over", ["reason_over", "end"])),
    ("a reason that is early", sparse(put("villagers", "reason_over")), wrong("over", ["reason_over", "end"])),
    ("an end too early", sparse(put("end", "phase")), wrong("over", ["reason_over", "end"])),
    ("one lover", sparse(put([1], "lovers")), wrong("lovers", [0, 2])),
    ("three lovers", sparse(put([0, 1, 2], "lovers")), wrong("lovers", [0, 2])),
    ("in love with oneself", sparse(put([1, 1], "lovers")), wrong("lovers", [0, 2])),
    ("one card in the centre", sparse(put(["thief"], "centre")), wrong("centre", [0, 2])),
    ("three in the centre", sparse(put(["thief", "seer", "villager"], "centre")), wrong("centre", [0, 2])),
    (
        "cards that nobody has",
        sparse(put({"villager": 2, "werewolf": 3}, "cards")),
        wrong("cards", {"villager": 2, "werewolf": 2, "seer": 1}),
    ),
    (
        "cards without the centre",
        sparse(put({"villager": 2, "werewolf": 2, "seer": 1}, "cards"), put(["thief", "villager"], "centre")),
        wrong("cards", {"villager": 3, "werewolf": 2, "seer": 1, "thief": 1}),
    ),
    (
        "a power that is none",
        sparse(put([[0, "vote", 1]], "requests")),
        wrong("requests", ["confess", "restore", "shave"]),
    ),
    ("too few ballots", sparse(put([[1, "vote", [0, 1], -1, -1]], "ballots")), wrong("ballots", 5)),
    ("too many ballots", sparse(put([[1, "vote", [0] * 6, -1, -1]], "ballots")), wrong("ballots", 5)),
    (
        "a dead Captain",
        sparse(put(3, "captain"), put(False, "players", 3, "alive")),
        wrong("captain", [0, 1, 2, 4]),
    ),
    (
        "a dead Captain at seat 0",
        sparse(put(0, "captain"), put(False, "players", 0, "alive")),
        wrong("captain", [1, 2, 3, 4]),
    ),
    (
        "a house twice",
        sparse(houses({"id": "farm1", "place": 0}, {"id": "church", "place": 1}, {"id": "farm1", "place": 2})),
        wrong("buildings", ["church", "farm1"]),
    ),
    (
        "two houses of one",
        sparse(houses({"id": "manor", "place": 0, "owner": 0}, {"id": "church", "place": 0, "owner": 0})),
        wrong("buildings", ["church", "manor"]),
    ),
    (
        "an owner who is not there",
        sparse(houses({"id": "church", "place": 0, "owner": 5})),
        wrong("church", [0, 1, 2, 3, 4]),
    ),
    (
        "a dead owner",
        sparse(houses({"id": "church", "place": 0, "owner": 0}), put(False, "players", 0, "alive")),
        wrong("church", [1, 2, 3, 4]),
    ),
    (
        "somebody in a ruin",
        sparse(houses({"id": "church", "place": 0, "owner": 0, "standing": False})),
        wrong("church", [0, 1, 2, 3, 4]),
    ),
    ("a house elsewhere", sparse(houses({"id": "church", "place": 3, "owner": 0})), wrong("church", 3)),
    (
        "houses without tokens",
        sparse(put([{"id": "church", "place": 0}], "buildings")),
        wrong("buildings", "house.tokens"),
    ),
    (
        "a token that is none",
        sparse(put(["bundle", "palace"], "pool")),
        wrong("pool", ["farm", "school", "manor", "church", "bailiff", "tavern", "barber", "hovel", "bakery"]),
    ),
    ("words that are no statement", sparse(put(["shout"], "players", 4, "draft")), wrong("shout", list(GRAMMAR))),
    ("a reason that is none", sparse(put("hunger", "players", 4, "reason")), wrong("hunger", list(REASONS))),
    ("an agenda after the end", ended(put([{"step": "debate", "ends": 0}], "agenda")), wrong("agenda", "[]")),
]


@pytest.mark.parametrize(("written", "parts"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_village_that_could_not_be_is_refused_and_told_why(written: dict[str, Any], parts: dict[str, object]) -> None:
    assert complaint(written) == parts


ALLOWED: list[tuple[str, dict[str, Any]]] = [
    ("two of whom one is dead at one place", sparse(put(1, "players", 0, "place"), put(False, "players", 0, "alive"))),
    ("everybody dead at the end", ended(all_dead)),
    ("a hidden set", sparse(put({"piper": 1}, "cards"), put({"hidden": True}, "house"))),
    ("a vacant house anywhere", sparse(houses({"id": "church", "place": 3}, {"id": "manor", "place": 3}))),
    ("the last seat", sparse(put(4, "captain"))),
    ("bundles and every house in the pool", sparse(put(["bundle", "bundle", "farm6", "bakery"], "pool"))),
    ("a note of nobody", sparse(put([[1, "bite", -1, 29, ""]], "notes"))),
]


@pytest.mark.parametrize("written", [row[1] for row in ALLOWED], ids=[row[0] for row in ALLOWED])
def test_a_village_that_could_be_is_read_and_written_again(written: dict[str, Any]) -> None:
    village = read(BOX, written)
    assert write(read(BOX, write(village))) == write(village)


# --- Nobody is named who is not there


ONE = [
    "guarded",
    "poster",
    "captain",
    "designated",
    "pardon_lord",
    "victim",
    "guard",
    "poisoned",
    "bitten",
    "posted",
    "shown_victim",
    "was_shown",
    "hunter_due",
    "captain_fell",
    "scapegoat_fell",
    "first_out",
    "cupid_seat",
]
MANY = [
    "order",
    "allowed",
    "tied",
    "asked_lords",
    "tavern_votes",
    "vacant_asked",
    "voters_draft",
    "leavers",
    "absentees",
    "winners",
]
ROWS: list[tuple[str, Change, Change]] = [
    ("spare", put({"spare": 5}, "house"), put({"spare": 4}, "house")),
    ("bots", put({"bots": [5]}, "house"), put({"bots": [4]}, "house")),
    ("lovers", put([0, 5], "lovers"), put([0, 4], "lovers")),
    ("vote", put(5, "players", 0, "vote"), put(4, "players", 0, "vote")),
    ("designation", put(5, "players", 0, "designation"), put(4, "players", 0, "designation")),
    ("who asks", put([[5, "shave", 0]], "requests"), put([[4, "shave", 0]], "requests")),
    ("who is asked", put([[0, "shave", 5]], "requests"), put([[0, "shave", 4]], "requests")),
    ("who bets", put([[5, 1, "seat", "0"]], "bets"), put([[4, 1, "seat", "0"]], "bets")),
    ("who speaks", put([[1, 5, "deny", [], "", 0]], "statements"), put([[1, 4, "deny", [], "", 0]], "statements")),
    ("who did it", put([[1, "bite", 5, 0, ""]], "notes"), put([[1, "bite", 4, 0, ""]], "notes")),
    (
        "who was seen",
        put([{"night": 1, "players": [0, 5]}], "players", 2, "sights"),
        put([{"night": 1, "players": [0, 4]}], "players", 2, "sights"),
    ),
    *[(name, put(5, name), put(4, name)) for name in ONE],
    *[(name, put([0, 5], name), put([0, 4], name)) for name in MANY],
]


@pytest.mark.parametrize(("beyond", "last"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_nobody_is_named_who_is_not_there(beyond: Change, last: Change) -> None:
    assert complaint(sparse(beyond)) == wrong("seat", "below 5")
    assert write(read(BOX, sparse(last))) != write(read(BOX, sparse()))


# --- What is no village at all


SHAPES: list[tuple[str, Change, str]] = [
    ("four players", lambda written: written["players"].pop(), "players"),
    ("an unknown key", put(1, "wolf"), "wolf"),
    ("an unknown card", put("angel", "players", 0, "card"), "players[0].card"),
    ("a key of a player", put(True, "players", 1, "tall"), "players[1].tall"),
    ("a seat below nobody", put(-2, "captain"), "captain"),
    ("three lives", put(3, "lives"), "lives"),
    ("an unknown phase", put("noon", "phase"), "phase"),
    ("an unknown house", put([{"id": "farm7", "place": 0}], "buildings"), "buildings[0].id"),
    ("another rhythm", put({"factor": 8}, "house"), "house.factor"),
    ("no card", drop("players", 0, "card"), "players[0].card"),
]


@pytest.mark.parametrize(("change", "field"), [row[1:] for row in SHAPES], ids=[row[0] for row in SHAPES])
def test_what_is_no_village_names_its_field_and_the_page(change: Change, field: str) -> None:
    parts = complaint(sparse(change))
    assert (parts["field"], parts["right"]) == (field, PAGE)


def test_an_unknown_step_names_the_page() -> None:
    assert complaint(sparse(put([{"step": "sleep"}], "agenda")))["right"] == PAGE
