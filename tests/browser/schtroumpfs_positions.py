"""Les Schtroumpfs on paper: one village for every decision of section 7, each in the middle of a game."""

from __future__ import annotations

from typing import Any

Paper = dict[str, Any]

HANDS = [["S02", "P03", "P13"], ["S04", "P07"], ["P10", "S09", "S01"]]

# The third round of three: two houses stand, one cake is prepared, the cat is at the River, and it rains.
MIDDLE: Paper = {
    "hands": HANDS,
    "round": 3,
    "turn": 19,
    "leader": 1,
    "active": 0,
    "stock": [3, 5, 4],
    "houses": {"R1": True, "R3": False, "R4": True, "R5": False, "R7": False, "R8": False},
    "cakes": {"C01": True, "C02": False},
    "rows": {"1U": 1, "3U": 1, "6U": 2},
    "nest": 1,
    "azrael": 5,
    "ideas": ["N07", "N22", "N10"],
    "crafted": ["N12", "N20", "N02"],
    "scrapped": ["N03"],
    "discard": ["S03", "P06", "S11", "S05"],
    "sheltered": ["S08"],
    "revealed": ["G12", "G02"],
    "lasting": "G12",
    "danger_streak": 2,
    "useful_streak": 1,
    "actions": 3,
}

WORKING: Paper = {**MIDDLE, "hands": [["S02", "P03"], *HANDS[1:]], "played": "P13"}


def step(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"step": kind, **fields}


def in_turn(asked: Paper, paper: Paper = WORKING, **more: Any) -> Paper:
    """While the first seat has its turn."""
    rest = [step("before_end", seat=0), step("end_turn", seat=0)]
    return {**paper, **more, "agenda": [asked, *rest]}


def at_nightfall(asked: Paper, card: str, **more: Any) -> Paper:
    """At the end of a round, when Gargamel has shown a card; the first seat leads."""
    shown = {"leader": 0, "rows": {}, "revealed": [card, "G02"], "lasting": None}
    return {**MIDDLE, **shown, **more, "agenda": [asked, step("prowl", card=card), step("pass_leader")]}


DECISIONS: dict[str, Paper] = {
    "play_card": MIDDLE,
    "place": WORKING,
    "perform": {
        **WORKING,
        "rows": {**MIDDLE["rows"], "3L": 1},
        "pending": "3L",
        "agenda": [
            step("pause", seat=0, name="C"),
            step("perform", seat=0, target="3L", extra=0),
            step("before_end", seat=0),
            step("end_turn", seat=0),
        ],
    },
    "end_turn": {**WORKING, "agenda": [step("before_end", seat=0), step("end_turn", seat=0)]},
    "discard_for_limit": in_turn(
        step("limit_discard", seat=0, idea="N07", guarded=False), crafted=["N12", "N20", "N02", "N09"]
    ),
    "gain_types": in_turn(step("gain", seat=0, number=2, rule="any", cause="S07")),
    "lose_types": at_nightfall(step("lose", seat=0, number=6, cause="G01"), "G01"),
    "rescue_parts": in_turn(step("rescue_smurf", seat=0, cause="1U")),
    "wardrobe": in_turn(
        step("wardrobe", seat=0, pile="forest", card="P23", cause="1U"),
        hands=[["S02", "P03", "P23"], *HANDS[1:]],
        crafted=["N12", "N13"],
        ideas=["N07"],
    ),
    "free_craft": in_turn(step("free_craft", seat=0, cause="6U")),
    "shelter": in_turn(step("shelter", seat=0, optional=True, refused=[], cause="R3")),
    "shelter_permission": in_turn(
        step("permission", seat=0, asker=1, card="S02", optional=True, refused=[], cause="R3"), active=1
    ),
    "choose_house": in_turn(step("choose_house", seat=0, target="8U"), stock=[3, 6, 5], crafted=["N14"]),
    "howlibird_target": in_turn(step("designate", seat=0)),
    "discard_card": in_turn(step("discard_card", seat=0, cause="danger"), hands=[["P03", "P21", "S02"], *HANDS[1:]]),
    "snappy_target": in_turn(step("snap", seat=0, card="S08"), sheltered=[], played="S08"),
    "jokey_steps": in_turn(step("advance_azrael", seat=0, card="S12", most=2), played="S12"),
    "azrael_target": in_turn(step("send_azrael", seat=0, cause="P04"), played="P04"),
    "return_meeple": in_turn(step("return_meeple", seat=0, card="P02"), played="P02"),
    "exchange": in_turn(step("exchange", seat=0, card="P06", most=3), played="P06", discard=["S05"]),
    "reroll": in_turn(step("reroll", seat=0, die="danger", face=3, source="3L"), crafted=["N10", "N12"], ideas=["N07"]),
    "scarecrow": in_turn(step("scarecrow", seat=0, die="danger"), crafted=["N06", "N12"]),
    "destroy_invention": in_turn(step("destroy_invention", seat=0, cause="azrael")),
    "destroy_house": at_nightfall(step("destroy_house", seat=0, card="G01", instead=6), "G01"),
    "cage": at_nightfall(step("cage", seat=0, card="G08"), "G08", discard=["P06", "P21", "S05"]),
    "rewind": at_nightfall(step("rewind", seat=0, card="G17"), "G17", crafted=["N05"], gargamel=["G03", "G05"]),
    "smoke_bomb": at_nightfall(step("smoke_bomb", seat=0, card="G09"), "G09", crafted=["N08"]),
    "remove_meeple": in_turn(step("remove_meeple", seat=0, guarded=False), rows={"1U": 1, "3U": 2, "4U": 2, "6U": 2}),
    "springboard": in_turn(step("springboard", seat=0, target="N24"), crafted=["N24", "N12"], occupied=["N24"]),
    "smurflily_type": in_turn(step("collect_kind", seat=0, row="3U"), played="P12"),
    "empty_row": in_turn(step("empty_row", seat=0, invention="N01", guarded=False), crafted=["N01", "N12"]),
}

WAITING: Paper = {**WORKING, "active": 1, "hands": [["S02", "P03", "P13"], ["S04"], HANDS[2]], "played": "P07"}
HEFTY: Paper = {**WORKING, "played": "P16"}

# A closed Forest in a nightmare: red slots, the super die, a full nest, an empty supply.
SHUT: Paper = {
    **WORKING,
    "level": "nightmare",
    "houses": {f"R{roof}": roof in (1, 4) for roof in range(1, 9)},
    "cakes": {"C01": True, "C02": False, "C05": False, "C09": False},
    "revealed": ["G10", "G02"],
    "lasting": "G10",
    "nest": 3,
    "rows": {"3U": 1},
    "stock": [18, 5, 20],
}
SOLO: Paper = {**MIDDLE, "hands": [["S02", "P03", "P13", "S04", "P10", "S09"]], "leader": 0}
FIVE: Paper = {
    **MIDDLE,
    "hands": [["S02", "P13"], ["S04", "P07"], ["P10", "S09"], ["S12", "P15"], ["S06", "P21"]],
    "leader": 4,
}

# A berry and a last Smurf in the Forest; Too Late, with a spell that might turn it back.
ALMOST_WON: Paper = {
    **WORKING,
    "round": 8,
    "turn": 60,
    "houses": dict.fromkeys(("R1", "R3", "R4", "R5", "R7", "R8"), True),
    "cakes": {"C01": True, "C02": True},
    "rows": {},
    "nest": 0,
    "azrael": 4,
    "forest": ["P22"],
    "gargamel": ["G03", "G17", "G08"],
    "revealed": ["G12", "G02", "G04", "G05", "G06", "G09", "G15"],
}
ALMOST_LOST: Paper = {**DECISIONS["rewind"], "round": 8, "turn": 64}
