"""What no race can be: every mistake on paper is refused, and says what is wrong and which rule says so."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.archibald import ARCHIBALD
from tablee.kernel import BadPosition
from tests.games.archibald.race import paper

TWO: list[dict[str, Any]] = [{"hero": "arthur", "cell": "C1"}, {"hero": "max", "cell": "B1"}]
FOUR = ["E2-A#1", "E2-A#2", "E2-B#1", "E2-C#1"]


def with_first(**more: object) -> list[dict[str, Any]]:
    return [{**TWO[0], **more}, TWO[1]]


SHORT = {  # all Darkos stand on the board
    "heroes": with_first(hand=["E4-F#1", "E2-F#1"]),
    "board": {"C2": "T2-01", "D2": "T2-03", "E2": "T2-05"},
    "enemies": {"D2": {"darkos": 1}, "E2": {"darkos": 1}},
}


def drafted(card: str, cell: str, *taken: str, **more: object) -> dict[str, Any]:
    return {**SHORT, "draft": {"card": card, "cell": cell, "taken": list(taken)}, **more}


# What is wrong, how it is written, the detail and the value that is wrong, what would be right, and the rule
WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("no heroes", {}, "missing_field $.heroes", "", ""),
    ("one seat", {"heroes": TWO[:1]}, "shape $.heroes", "", ""),
    ("five seats", {"heroes": [*TWO, {}, {}, {}]}, "shape $.heroes", "", ""),
    ("a hero twice", {"heroes": [TWO[0], {**TWO[0]}]}, "hero_twice arthur", "", "ARC-108"),
    ("an unknown hero", {"heroes": with_first(hero="miro")}, "shape $.heroes[0].hero", "", ""),
    ("a hero nowhere", {"heroes": [{"hero": "arthur"}, TWO[1]]}, "no_cell 0", "", "ARC-108"),
    ("a cell that is none", {"heroes": with_first(cell="F1")}, "no_such_cell F1", "", "ARC-002"),
    ("a hero on an empty cell", {"heroes": with_first(cell="C2")}, "no_tile_there C2", "", "ARC-007"),
    ("a hero on a face-down jail", {"heroes": with_first(cell="C11")}, "no_tile_there C11", "", "ARC-007"),
    ("a hero on falls", {"heroes": with_first(cell="C5"), "board": {"C5": "T3-01"}}, "falls C5", "", "ARC-307"),
    ("less than no lives", {"heroes": with_first(lives=-1)}, "shape $.heroes[0].lives", "", ""),
    ("too many lives", {"heroes": with_first(lives=6)}, "too_many_lives 6", "5", "ARC-525"),
    ("an unknown card", {"heroes": with_first(hand=["E2-K#1"])}, "no_such_card E2-K#1", "", ""),
    ("a copy that is none", {"heroes": with_first(hand=["E2-A#3"])}, "no_such_card E2-A#3", "", ""),
    ("a card twice", {"heroes": with_first(hand=["E2-A#1", "E2-A#1"])}, "card_twice E2-A#1", "", ""),
    (
        "a card in a hand and a deck",
        {"heroes": with_first(hand=["E2-A#1"]), "decks": {"2": ["E2-A#1"]}},
        "card_twice E2-A#1",
        "",
        "",
    ),
    (
        "a card in a hand and a discard pile",
        {"heroes": with_first(hand=["E2-A#1"]), "discards": {"2": ["E2-A#1"]}},
        "card_twice E2-A#1",
        "",
        "",
    ),
    ("a card in another deck", {"heroes": TWO, "decks": {"3": ["E2-A#1"]}}, "no_such_card E2-A#1", "", ""),
    ("a card in another discard pile", {"heroes": TWO, "discards": {"3": ["E2-A#1"]}}, "no_such_card E2-A#1", "", ""),
    ("an equipment that is none", {"heroes": with_first(equipment="E2-F#1")}, "not_equipment E2-F#1", "", "ARC-506"),
    ("a bonus of another level", {"heroes": with_first(bonuses=[2])}, "shape $.heroes[0].bonuses[0]", "", ""),
    ("an unknown tile", {"heroes": TWO, "board": {"C2": "T2-16"}}, "no_such_tile T2-16", "", ""),
    ("a tile of another level", {"heroes": TWO, "board": {"C2": "T3-03"}}, "no_such_tile T3-03", "", ""),
    ("a tile on the first row", {"heroes": TWO, "board": {"C1": "T1-01"}}, "no_place_for_tiles C1", "", "ARC-304"),
    ("a tile in the jails", {"heroes": TWO, "board": {"C11": "T5-01"}}, "no_place_for_tiles C11", "", "ARC-304"),
    ("a tile twice", {"heroes": TWO, "board": {"C2": "T2-01", "D2": "T2-01"}}, "card_twice T2-01", "", ""),
    (
        "a tile on the board and in the pile",
        {"heroes": TWO, "board": {"C2": "T2-01"}, "piles": {"2": ["T2-01"]}},
        "card_twice T2-01",
        "",
        "",
    ),
    ("a pile of another level", {"heroes": TWO, "piles": {"2": ["T3-01"]}}, "no_such_tile T3-01", "", ""),
    ("a pile of level five", {"heroes": TWO, "piles": {"5": []}}, "shape key` in `$.piles", "", ""),
    ("a breach without a tile", {"heroes": TWO, "breached": ["C2"]}, "no_tile_there C2", "", "ARC-007"),
    ("fresh without a tile", {"heroes": TWO, "fresh": ["C2"]}, "no_tile_there C2", "", "ARC-007"),
    ("a passage between strangers", {"heroes": TWO, "opened": [["C2", "C4"]]}, "not_adjacent C2 C4", "", "ARC-003"),
    ("four jails", {"heroes": TWO, "jails": ["T5-01", "T5-02", "T5-03", "T5-04"]}, "shape $.jails", "", ""),
    (
        "a jail twice",
        {"heroes": TWO, "jails": ["T5-01", "T5-01", "T5-03", "T5-04", "T5-05"]},
        "card_twice T5-01",
        "",
        "",
    ),
    (
        "a jail that is none",
        {"heroes": TWO, "jails": ["T4-01", "T5-02", "T5-03", "T5-04", "T5-05"]},
        "no_such_tile T4-01",
        "",
        "",
    ),
    ("turned what is no jail", {"heroes": TWO, "turned": ["C10"]}, "no_jail C10", "", "ARC-107"),
    ("enemies on nothing", {"heroes": TWO, "enemies": {"C2": {"seide": 1}}}, "no_tile_there C2", "", "ARC-007"),
    (
        "unknown enemies",
        {"heroes": TWO, "board": {"C2": "T2-01"}, "enemies": {"C2": {"toad": 1}}},
        "no_such_enemy toad",
        "",
        "ARC-408",
    ),
    (
        "too many enemies",
        {"heroes": TWO, "board": {"C2": "T2-01"}, "enemies": {"C2": {"darkos": 3}}},
        "pawns darkos",
        "",
        "ARC-113",
    ),
    ("a flood that has not come", {"heroes": TWO, "water": 4}, "too_much_water 4", "3", "ARC-705"),
    ("a surplus that nobody asks for", {"heroes": with_first(hand=FOUR)}, "hand_too_large 4", "", "ARC-503"),
    ("a hero without lives", {"heroes": with_first(lives=0)}, "no_lives arthur", "", "ARC-621"),
    (
        "a hero who stays on a trap",
        {"heroes": with_first(cell="B11"), "turned": ["B11"]},
        "on_a_trap B11",
        "",
        "ARC-416",
    ),
    ("Archibald found, and no end", {"heroes": TWO, "turned": ["A11"]}, "archibald_found A11", "", "ARC-901"),
    (
        "an adventure that nobody ends",
        {"heroes": TWO, "reading": [{"card": "A05", "seat": 0, "answer": "C"}]},
        "in_play 0",
        "",
        "ARC-420",
    ),
    ("a card that nobody discards", {"heroes": TWO, "played": "E2-F#1"}, "in_play 0", "", "ARC-420"),
    ("a hop between no springs", {"heroes": TWO, "hops": [["A1", "B1"]]}, "no_spring A1", "", "ARC-411"),
    (
        "a window of somebody else",
        {
            "heroes": with_first(hand=["E2-F#1"]),
            "active": 1,
            "agenda": [
                {"step": "window", "seat": 0, "name": "C"},
                {"step": "end_turn", "seat": 0},
            ],
        },
        "not_active 0",
        "1",
        "ARC-202",
    ),
    (
        "an agenda without its end",
        {"heroes": TWO, "agenda": [{"step": "send_to", "seat": 0, "row": 1, "cause": "flood"}]},
        "agenda",
        "",
        "",
    ),
    (
        "a move past an enemy",
        {"heroes": with_first(cell="C2"), "board": {"C2": "T2-08"}, "enemies": {"C2": {"seide": 1}}},
        "agenda[0]",
        "",
        "",
    ),
    ("a move of a hero who cannot", {"heroes": TWO, "immobilised": True}, "agenda[0]", "", ""),
    ("a marker without a hero", {"heroes": [{"stuck": True}, {}]}, "no_hero 0", "", "ARC-108"),
    ("less than no water", {"heroes": TWO, "water": -1}, "shape $.water", "", ""),
    ("a level that is none", {"heroes": TWO, "reached": [6]}, "shape $.reached[0]", "", ""),
    ("round nought", {"heroes": TWO, "round": 0}, "shape $.round", "", ""),
    ("a first player that is none", {"heroes": TWO, "first": 2}, "no_such_seat 2", "", ""),
    ("an active player that is none", {"heroes": TWO, "active": 2}, "no_such_seat 2", "", ""),
    ("more known than there is", {"heroes": TWO, "under": {"2": 16}}, "too_many_under 16", "15", "ARC-803"),
    ("an unknown adventure", {"heroes": TWO, "adventures": ["A23"]}, "no_such_card A23", "", ""),
    (
        "an adventure twice",
        {"heroes": TWO, "adventures": ["A01"], "adventure_discard": ["A01"]},
        "card_twice A01",
        "",
        "",
    ),
    (
        "a card in play that is in a hand",
        {"heroes": with_first(hand=["E2-F#1"]), "played": "E2-F#1"},
        "card_twice E2-F#1",
        "",
        "",
    ),
    ("a look at what is no jail", {"heroes": TWO, "seen": {"0": ["C10"]}}, "no_jail C10", "", "ARC-107"),
    ("a look by nobody", {"heroes": TWO, "seen": {"2": ["C11"]}}, "no_such_seat 2", "", ""),
    (
        "a known card in no other hand",
        {"heroes": TWO, "known": {"0": ["E2-A#1"]}},
        "not_in_a_hand E2-A#1",
        "",
        "ARC-533",
    ),
    ("an unknown moment", {"heroes": TWO, "at": "D"}, "shape $.at", "", ""),
    ("a bot that is none", {"heroes": TWO, "bots": [2]}, "no_such_seat 2", "", ""),
    ("a leaver that is none", {"heroes": TWO, "left": [5]}, "shape $.left[0]", "", ""),
    ("an unknown key", {"heroes": TWO, "weather": "rain"}, "unknown_field $.weather", "", ""),
    ("an unknown step", {"heroes": TWO, "agenda": [{"step": "dance", "seat": 0}]}, "shape $.agenda[0].step", "", ""),
    (
        "a draft of a card that is not there",
        {"heroes": TWO, "draft": {"card": "E4-F#1", "cell": "C1"}},
        "no_such_draft E4-F#1",
        "",
        "ARC-513",
    ),
    ("over for no reason", {"heroes": TWO, "over": True, "ended": "rain"}, "shape $.ended", "", ""),
    ("a text", {"heroes": "arthur"}, "shape $.heroes", "", ""),
    (
        "fresh where nobody will appear",
        {"heroes": TWO, "board": {"C2": "T2-01"}, "fresh": ["C2"]},
        "not_fresh C2",
        "",
        "ARC-409",
    ),
    ("cards without a hero", {"heroes": [TWO[0], {"hand": ["E2-A#1"]}]}, "no_hero 1", "", "ARC-108"),
    ("a place without a hero", {"heroes": [TWO[0], {"cell": "C1"}]}, "no_hero 1", "", "ARC-108"),
    (
        "enemies on falls",
        {"heroes": TWO, "board": {"C5": "T3-01"}, "enemies": {"C5": {"seide": 1}}},
        "no_enemies_there C5",
        "",
        "ARC-510",
    ),
    (
        "enemies on a trap",
        {"heroes": TWO, "turned": ["B11"], "enemies": {"B11": {"seide": 1}}},
        "no_enemies_there B11",
        "",
        "ARC-510",
    ),
    (
        "an answer that the card has not",
        {"heroes": TWO, "reading": [{"card": "A01", "seat": 0, "answer": "C"}]},
        "no_such_answer C",
        "",
        "ARC-412",
    ),
    ("a reader that is none", {"heroes": TWO, "reading": [{"card": "A01", "seat": 2}]}, "no_such_seat 2", "", ""),
    (
        "an adventure that is read and lies in the deck",
        {"heroes": TWO, "adventures": ["A01"], "reading": [{"card": "A01", "seat": 0}]},
        "card_twice A01",
        "",
        "",
    ),
    ("a draft of what is no enemy card", drafted("E2-F#1", "C2"), "no_such_draft E2-F#1", "", "ARC-513"),
    ("a draft onto nothing", drafted("E4-F#1", "B2"), "no_such_draft B2", "", "ARC-510"),
    ("a draft from where nobody stands", drafted("E4-F#1", "C2", "C2"), "no_such_draft C2", "", "ARC-513"),
    ("a draft of too many", drafted("E4-F#1", "C2", "D2", "E2"), "no_such_draft E2", "", "ARC-513"),
    ("a draft after a card", drafted("E4-F#1", "C2", card_played=True), "no_such_draft C2", "", "ARC-510"),
    (
        "a draft that needs nothing",
        {**SHORT, "enemies": {}, "draft": {"card": "E4-F#1", "cell": "C2"}},
        "no_such_draft E4-F#1",
        "",
        "ARC-513",
    ),
    ("a draft in the middle of a move", drafted("E4-F#1", "C2", at="B"), "no_such_draft draft", "", "ARC-203"),
    (
        "a victory of nobody",
        {"heroes": TWO, "over": True, "ended": "archibald"},
        "no_such_ending archibald",
        "",
        "ARC-901",
    ),
]


@pytest.mark.parametrize(
    ("written", "wrong", "right", "rule"), [row[1:] for row in WRONG], ids=[row[0].replace(" ", "-") for row in WRONG]
)
def test_what_no_race_can_be_is_refused(written: dict[str, Any], wrong: str, right: str, rule: str) -> None:
    with pytest.raises(BadPosition) as complaint:
        ARCHIBALD.position(written)
    parts = complaint.value.parts
    assert f"{complaint.value.detail} {parts['wrong']}".strip() == wrong
    assert right in ("", str(parts["right"]))
    assert parts.get("rule", "") == rule


@pytest.mark.parametrize("written", [None, [], "arthur", 3])
def test_what_is_no_position_at_all(written: object) -> None:
    with pytest.raises(BadPosition):
        ARCHIBALD.position(written)


def test_words_and_paper_are_the_same_position() -> None:
    assert ARCHIBALD.position(paper("arthur C1", "max B1")).to_json() == ARCHIBALD.position({"heroes": TWO}).to_json()


def test_what_is_almost_wrong_is_right() -> None:
    ARCHIBALD.position(SHORT)
    ARCHIBALD.position(drafted("E4-F#1", "C2", "D2"))
    ARCHIBALD.position({"heroes": TWO, "water": 3, "under": {"2": 15}})
    ARCHIBALD.position({"heroes": with_first(lives=5)})
    ARCHIBALD.position({"heroes": TWO, "board": {"C2": "T2-08"}, "fresh": ["C2"]})
    ARCHIBALD.position({"heroes": TWO, "board": {"C2": "T2-08"}, "enemies": {"A1": {"seide": 1}}})
