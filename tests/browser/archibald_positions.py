"""À la recherche d'Archibald on paper: a race for every decision of section 7, each in the middle of a game."""

from __future__ import annotations

from typing import Any

Paper = dict[str, Any]

VILLAGE = {
    "B2": "T2-02",
    "C2": "T2-03",
    "D2": "T2-08",
    "B3": "T2-11",
    "C3": "T2-05",
    "D3": "T2-13",
    "B4": "T2-10",
    "C4": "T2-07",
    "D4": "T2-01",
}
GARDEN = {
    "A5": "T3-01",
    "B5": "T3-03",
    "C5": "T3-13",
    "D5": "T3-15",
    "B6": "T3-04",
    "C6": "T3-10",
    "D6": "T3-12",
    "A7": "T3-05",
    "B7": "T3-08",
    "C7": "T3-11",
}
PALACE = {
    "B8": "T4-02",
    "C8": "T4-15",
    "B9": "T4-06",
    "C9": "T4-12",
    "D9": "T4-03",
    "A10": "T4-01",
    "B10": "T4-14",
    "C10": "T4-09",
    "D10": "T4-05",
}
JAILS = ["T5-04", "T5-02", "T5-01", "T5-03", "T5-05"]


def hero(name: str, cell: str, hand: str = "", **more: Any) -> Paper:
    """A hero and the cards of the hand, without their copies."""
    return {"hero": name, "cell": cell, "hand": [f"{card}#1" for card in hand.split()], **more}


SELENIA = hero("selenia", "C5", "E2-D E3-A E2-F", lives=2, equipment="E2-A#1", bonuses=[3])
ARTHUR = hero("arthur", "B6", "E2-H E3-K", lives=4, bonuses=[3])
MAX = hero("max", "C3", "E2-C", equipment="E3-C#1", stuck=True)

# The seventh round of three: the village is behind us, the garden half known, and a spider sits in the next way.
GARDEN_PARTY: Paper = {
    "heroes": [SELENIA, ARTHUR, MAX],
    "board": {**VILLAGE, **GARDEN},
    "jails": JAILS,
    "enemies": {"C6": {"spider": 1, "moustik": 1}, "D2": {"seide": 2}, "B7": {"millipede": 1}},
    "water": 2,
    "round": 7,
    "discards": {"2": ["E2-G#1", "E2-E#1"], "3": ["E3-H#1"]},
    "adventure_discard": ["A05", "A11", "A14"],
    "seen": {"1": ["B11"]},
}


def mine(paper: Paper = GARDEN_PARTY, /, **more: Any) -> Paper:
    """The same, with other things about the first hero."""
    return {**paper, "heroes": [{**paper["heroes"][0], **more}, *paper["heroes"][1:]]}


def step(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"step": kind, **fields}


def during(*asked: Paper, paper: Paper = GARDEN_PARTY, seat: int = 0, **more: Any) -> Paper:
    """While a seat has its turn."""
    rest = [step("window", seat=seat, name="C"), step("end_turn", seat=seat)]
    return {**paper, "at": None, "active": seat, **more, "agenda": [*asked, *rest]}


def book(card: str, seat: int, **more: Any) -> Paper:
    asked = (step("answer", seat=seat), step("close_book", seat=seat))
    return during(*asked, seat=seat, reading=[{"card": card, "seat": seat}], **more)


def sent(row: int, cause: str, *then: Paper, **more: Any) -> Paper:
    return during(step("send_to", seat=0, row=row, cause=cause), *then, **more)


# Before the jails, with high water: one door is known to be a trap, another one was looked through.
AT_THE_JAILS: Paper = {
    "heroes": [
        hero("selenia", "C10", "E4-I E4-H", lives=3, equipment="E4-B#1", bonuses=[3, 4]),
        hero("arthur", "B10", "E4-F E3-F", lives=1, bonuses=[3, 4]),
        hero("betameche", "C8", "E4-E E4-D E2-B", lives=5, bonuses=[3, 4]),
        hero("max", "B8", "E3-I", lives=3, equipment="E4-A#1", bonuses=[3, 4]),
    ],
    "board": {**VILLAGE, **GARDEN, **PALACE},
    "jails": JAILS,
    "turned": ["B11"],
    "enemies": {"C9": {"darkos": 1}, "B9": {"seide": 2}},
    "breached": ["C8"],
    "opened": [["D9", "D10"]],
    "water": 3,
    "round": 17,
    "seen": {"0": ["A11"], "2": ["D11", "E11"]},
    "at": "B",
}

SEIDES = {**GARDEN_PARTY["enemies"], "D2": {"seide": 3}, "B3": {"seide": 2}}
SQUAD: Paper = {**mine(hand=["E4-E#1", "E2-F#1"]), "enemies": SEIDES}
NEW: Paper = {"round": 1, "first": 1, "jails": JAILS}
ANSWERING = book("A20", 0)
READING = book("A04", 2)

DECISIONS: dict[str, Paper] = {
    "choose_hero": {**NEW, "heroes": [{}, hero("arthur", "C1"), hero("max", "D1")]},
    "choose_start": {
        **NEW,
        "heroes": [{"hero": "selenia"}, hero("arthur", "C1"), hero("max", "D1")],
        "agenda": [step("choose_start", seat=0), step("deal_hands")],
    },
    "window_before": GARDEN_PARTY,
    "window_after": {**mine(hand=["E2-B#1", "E2-E#2"]), "at": "C", "card_played": True},
    "window_opponents": mine(hand=["E3-J#1", "E2-J#1", "E2-I#1"]),
    "window_places": mine(hand=["E3-I#1", "E4-H#1", "E4-I#1"]),
    "window_nothing": {**mine(hand=["E3-L#1", "E4-J#1"], lives=4, cell="C6"), "fought": True, "at": "C"},
    "window_blocked": mine(cell="C6"),
    "window_immobilised": {**mine(hand=["E3-L#1", "E2-F#1"]), "immobilised": True},
    "draft": {**SQUAD, "draft": {"card": "E4-E#1", "cell": "B6"}},
    "draft_ready": {**SQUAD, "draft": {"card": "E4-E#1", "cell": "B6", "taken": ["D2"]}},
    "move": {**GARDEN_PARTY, "at": "B"},
    "move_jails": AT_THE_JAILS,
    "retry": during(step("move_again", seat=0), bump_retry=True),
    "bonus_move": during(step("bonus_move", seat=0, source="spring"), paper=mine(cell="C7")),
    "slay": during(
        step("slay", seat=0, count=1),
        step("lose", seat=0, lives=1, cause="fight"),
        step("aftermath", seat=0),
        paper=mine(cell="C6"),
        fought=True,
    ),
    "armour": during(
        step("armour", seat=0, lives=3, cause="fight"),
        step("aftermath", seat=0),
        paper=mine(cell="C6", equipment="E3-D#1", lives=2),
        fought=True,
    ),
    "overflow": during(step("overflow", seat=0), paper=mine(hand=["E2-D#1", "E3-A#1", "E2-F#1", "E3-J#1"])),
    "overflow_out_of_turn": during(
        step("overflow", seat=0), paper=mine(hand=["E2-D#1", "E3-A#1", "E2-F#1", "E3-J#1"]), seat=2
    ),
    "answer": ANSWERING,
    "discard": during(step("give_up", seat=0)),
    "destination_trap": sent(7, "trap", paper=mine(AT_THE_JAILS, cell="B11")),
    "destination_flood": sent(
        4, "flood", step("send_to", seat=1, row=4, cause="flood"), step("send_to", seat=2, row=1, cause="flood"),
        step("ebb"), water=4,
    ),
    "destination_defeat": {
        **mine(lives=0, hand=[], equipment=None, cell="C6"),
        "agenda": [
            step("send_to", seat=0, row=4, cause="defeat"), step("restart", seat=0), step("end_turn", seat=0)
        ],
    },
    "tunnel": during(step("tunnel", seat=0)),
    "peek": during(step("peek", seat=0)),
}  # fmt: skip

# What others decide: the first seat waits, reads to somebody, or listens.
WAITING: dict[str, Paper] = {
    "waiting_move": {**GARDEN_PARTY, "active": 1, "at": "B"},
    "waiting_window": {**GARDEN_PARTY, "active": 1, "at": "A"},
    "waiting_flood": during(step("send_to", seat=1, row=4, cause="flood"), step("ebb"), seat=1, water=4),
    "reading": READING,
    "listening": book("A20", 1),
}

TWO: Paper = {**GARDEN_PARTY, "heroes": GARDEN_PARTY["heroes"][:2], "at": "B"}
FOUR: Paper = {**GARDEN_PARTY, "heroes": [*GARDEN_PARTY["heroes"], hero("betameche", "C5", "E2-J E3-L", lives=6)]}

ALMOST_WON: Paper = AT_THE_JAILS
ALMOST_LOST: Paper = {
    **AT_THE_JAILS,
    "active": 1,
    "heroes": [AT_THE_JAILS["heroes"][1] | {"hero": "selenia"}, AT_THE_JAILS["heroes"][0] | {"hero": "arthur"}]
    + AT_THE_JAILS["heroes"][2:],
}
DUEL: Paper = {**AT_THE_JAILS, "heroes": AT_THE_JAILS["heroes"][:2], "seen": {}}
