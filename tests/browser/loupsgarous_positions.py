"""Villages on paper: one for every phase and kind of decision, each in the middle of a game (docs/loupsgarous.md).

They are seen from seat 0, at 40 s. The gallery and the client's own tests are made of them, too, by
web/tests/loupsgarous/scenes.py.
"""

from __future__ import annotations

from typing import Any

NOW, BEGUN, ENDS = 40_000, 28_000, 68_000
CARDS = [
    "villager",
    "werewolf",
    "seer",
    "witch",
    "hunter",
    "werewolf",
    "cupid",
    "little_girl",
    "villager",
    "raven",
    "werewolf",
    "villager",
]
CALLS = ["seer", "wolves", "baker", "witch", "raven"]
Json = dict[str, Any]
Paper = Json


def without(card: str) -> list[str]:
    return [one if one != card else "villager" for one in CARDS]


def houses(*owners: tuple[str, int]) -> list[Json]:
    return [{"id": id, "place": seat, "owner": seat, "token": not id.startswith("farm")} for id, seat in owners]


TWELVE = houses(
    ("farm1", 0),
    ("school", 1),
    ("manor", 2),
    ("farm2", 3),
    ("church", 4),
    ("tavern", 6),
    ("farm3", 7),
    ("barber", 8),
    ("bailiff", 10),
    ("bakery", 11),
)


def village(card: str = "villager", *, cards: list[str] | None = None, **more: Any) -> Json:
    """Twelve people, with houses; seat 0 has this card."""
    held = [card, *(cards or CARDS)[1:]]
    players = [{"card": one} for one in held]
    for seat, changed in more.pop("people", {}).items():
        players[seat].update(changed)
    paper: Json = {
        "players": players,
        "house": {"tokens": True},
        "farms_dealt": True,
        "buildings": [dict(building) for building in TWELVE],
        "round": 2,
        "now": NOW,
        "begun": BEGUN,
        "last_spoken": NOW,
    }
    paper.update(more)
    return paper


def night(call: str, calls: list[str], card: str = "villager", **more: Any) -> Json:
    agenda = [{"step": "in_call", "call": call, "ends": ENDS}, {"step": "dawn"}]
    more.setdefault("beat", 2)  # of the Werewolves' step, after twelve seconds
    return village(card, phase="night", calls_due=calls, agenda=agenda, **more)


def day(step: str, card: str = "villager", *, below: list[Json] | None = None, **more: Any) -> Json:
    fields = more.pop("fields", {})
    agenda = [{"step": step, "ends": ENDS, **fields}, *(below or [])]
    return village(card, phase="day", agenda=agenda, **more)


FALLEN = {
    5: {"alive": False, "cause": "vote", "died_in": 1, "shown": True},
    8: {"alive": False, "cause": "night", "died_in": 2, "shown": True},
}
VOTES = [5, 3, 5, 1, 5, 3, 5, 5, 3, 5, 3, -1]
BALLOTS = [
    [1, "vote", VOTES, 3, -1],
    [1, "second", [5, -1, 5, 5, 5, 3, 5, 5, 3, 5, 3, -1], -1, 5],
]
TODAY = [2, "vote", [10, 10, 10, 2, 10, -1, 4, 4, -1, 4, 2, -1], 4, 4]  # with the poster, the church
DRAWN = [2, "vote", [10, 10, 10, 2, 2, -1, 10, 2, -1, 2, 2, -1], -1, -1]
SAID = [
    [1, 2, "accuse", ["5", "strong"], "behaviour", 1_000],
    [1, 5, "claim", ["hunter"], "", 2_000],
    [1, 4, "counter", ["5", "hunter"], "", 3_000],
    [2, 2, "claim", ["seer"], "", 29_000],
    [2, 2, "vision", ["1", "10", "werewolf"], "", 31_000],
    [2, 10, "accuse", ["2", "weak"], "claim_conflict", 34_000],
    [2, 6, "intent", ["10"], "vision", 38_000],
]
PAST: Json = {"ballots": BALLOTS, "statements": SAID, "captain": 3, "poster": 4}


def vacated() -> list[Json]:
    """The barber's shop is free, the church stands without its rosary, and a farm has burnt."""
    found = [dict(building) for building in TWELVE]
    for building in found:
        if building["id"] == "barber":
            building["owner"] = -1
        if building["id"] == "church":
            building["token"] = False
        if building["id"] == "farm3":
            building.update(owner=-1, standing=False)
    return found


def bereft() -> list[Json]:
    """The same, and nobody lives on the first farm."""
    return [{**building, "owner": -1} if building["id"] == "farm1" else building for building in vacated()]


def drafted(words: list[str], **more: Any) -> Json:
    people = {**FALLEN, 0: {"draft": words, **more}}
    return day("debate", people=people, buildings=vacated(), **PAST)


LATER: Json = {"people": FALLEN, "buildings": vacated(), **PAST}


def dead(cause: str = "night", *, eyes_open: bool = False) -> Json:
    """Seat 0 has fallen; their eyes open when they have nothing left to decide."""
    own = {"alive": False, "cause": cause, "died_in": 2, "shown": True, "eyes_open": eyes_open}
    return {**LATER, "buildings": bereft(), "people": {**FALLEN, 0: own}}


SEEN = [{"night": 1, "players": [1, 2, 3], "beat": 2}, {"night": 2, "players": [9, 10, 11], "beat": 1}]


def crowd(seats: int) -> Json:
    """As many as the box has cards."""
    cards = (
        ["villager"] * 13
        + ["werewolf"] * 6
        + ["white_wolf", "seer", "witch", "hunter", "cupid", "raven", "pyromaniac", "little_girl", "villager", "thief"]
    )
    ids = [
        *(f"farm{number}" for number in range(1, 7)),
        *["school", "manor", "church", "bailiff", "tavern", "barber", "hovel", "bakery"],
    ]
    players = [{"card": card, "place": (seat * 7) % seats} for seat, card in enumerate(cards[:seats])]
    return {
        "players": players,
        "house": {"tokens": True},
        "farms_dealt": True,
        "buildings": [
            {"id": id, "place": players[seat * 2]["place"], "owner": seat * 2, "token": seat > 5}
            for seat, id in enumerate(ids)
        ],
        "round": 1,
        "now": NOW,
        "begun": BEGUN,
        "last_spoken": NOW,
    }


SCENES: dict[str, Json] = {
    "table": day("debate", **LATER),
    "speaking": drafted(["accuse"]),
    "strength": drafted(["accuse", "10"]),
    "whole": drafted(["accuse", "10", "strong"], reason="votes"),
    "vision": drafted(["vision", "1", "10"]),
    "nightfall": village(phase="night", calls_due=CALLS, agenda=[{"step": "falling", "ends": ENDS}], round=1),
    "decoy": night("b4", ["seer", "wolves"], people={0: {"prompt": "wander"}}),
    "decoy-pair": night("b6", ["witch"], people={0: {"prompt": "pair"}}),
    "seer": night("b4", ["seer", "wolves"], "seer"),
    "seer-done": night(
        "b4",
        ["seer", "wolves"],
        "seer",
        people={0: {"tap": ["5"], "sights": [{"night": 2, "players": [5], "card": "werewolf"}]}},
    ),
    "wolf": night(
        "b4",
        ["seer", "wolves"],
        "werewolf",
        caught=True,
        people={0: {"tap": ["4"], "designation": 4}, 5: {"designation": 7}, 10: {"designation": 7}},
    ),
    "girl": night(
        "b4",
        ["seer", "wolves"],
        "little_girl",
        cards=without("little_girl"),
        people={0: {"lids": True, "sights": SEEN}},
    ),
    "witch": night("b6", ["witch"], "witch", cards=without("witch"), was_shown=0, shown_victim=4, victim=4),
    "cupid": night("b2", ["cupid"], "cupid", round=1, cards=without("cupid")),
    "lovers": night("b3", ["lovers"], round=1, lovers=[0, 9], cupid_seat=6),
    "thief": night("b1", ["thief"], "thief", round=1, centre=["seer", "werewolf"], people={0: {"offered": True}}),
    "piper": night("b7", ["piper", "raven"], "piper", people={3: {"charmed": True}, 4: {"charmed": True}}),
    "pyromaniac": night("b5", ["pyromaniac"], "pyromaniac"),
    "dawn": village(phase="day", agenda=[{"step": "breaking", "ends": ENDS}], **LATER),
    "ballot": day(
        "ballot",
        lovers=[0, 9],
        cupid_seat=6,
        fields={"number": 1, "among": []},
        **{**LATER, "people": {**FALLEN, 0: {"vote": 10}}},
    ),
    "second": day(
        "ballot", fields={"number": 2, "among": [2, 10]}, tied=[2, 10], **{**LATER, "ballots": [*BALLOTS, DRAWN]}
    ),
    "tavern": day(
        "tavern_ballot",
        fields={"number": 1, "among": []},
        **{**LATER, "buildings": [*houses(("tavern", 0), ("farm1", 1), ("manor", 2), ("school", 3))]},
    ),
    "tie": day(
        "tie_break", fields={"among": [2, 10]}, tied=[2, 10], **{**LATER, "captain": 0, "ballots": [*BALLOTS, DRAWN]}
    ),
    "condemned": day("sentence_window", designated=0, **LATER, below=[{"step": "execution"}]),
    "lord": day(
        "sentence_window",
        designated=4,
        pardon_lord=0,
        pardon_ends=ENDS,
        asked_lords=[0],
        below=[{"step": "execution"}],
        **{**LATER, "buildings": [*houses(("manor", 0), ("farm1", 1), ("church", 4))]},
    ),
    "sentence": day(
        "sentence_window", designated=4, below=[{"step": "execution"}], **{**LATER, "ballots": [*BALLOTS, TODAY]}
    ),
    "ban": day(
        "banning",
        **{**LATER, "buildings": [*houses(("school", 0), ("farm1", 1), ("manor", 2), ("farm2", 3), ("tavern", 4))]},
    ),
    "shot": day(
        "shot",
        "hunter",
        fields={"seat": 0},
        below=[{"step": "cascade"}, {"step": "open_debate"}],
        hunter_due=0,
        cards=without("hunter"),
        **dead(),
    ),
    "successor": day("successor", fields={"seat": 0}, below=[{"step": "open_debate"}], **{**dead(), "captain": -1}),
    "voters": day(
        "naming", "scapegoat", fields={"seat": 0}, below=[{"step": "dusk"}], voters_draft=[2, 7], **dead("tie")
    ),
    "house": day(
        "offer",
        fields={"building": "barber"},
        below=[{"step": "open_debate"}],
        **{
            **LATER,
            "buildings": [
                *houses(("bailiff", 0)),
                {"id": "barber", "place": 8, "owner": -1},
                *houses(("farm1", 1), ("manor", 2)),
            ],
        },
    ),
    "accept": day(
        "accept",
        fields={"building": "barber", "seat": 0},
        below=[{"step": "open_debate"}],
        **{
            **LATER,
            "buildings": [
                *houses(("bailiff", 10)),
                {"id": "barber", "place": 8, "owner": -1},
                *houses(("farm1", 1), ("manor", 2)),
            ],
        },
    ),
    "campaign": day("campaign", below=[{"step": "open_debate"}], election_from=2, people={3: {"candidates": True}}),
    "election": day(
        "election_ballot",
        fields={"number": 1, "among": [0, 3, 7]},
        below=[{"step": "open_debate"}],
        election_from=2,
        people={3: {"candidates": True}},
    ),
    "draft": village(
        phase="setup",
        round=0,
        buildings=[],
        pool=["bundle", "bundle", "church", "farm1", "manor", "tavern"],
        order=[0, *range(1, 12)],
        agenda=[{"step": "drafting", "number": 0, "ends": ENDS}],
    ),
    "presentation": village(phase="setup", round=0, agenda=[{"step": "presentation", "number": 0, "ends": ENDS}]),
    "dusk": day(
        "dusk_window",
        below=[{"step": "last_light"}],
        **{**LATER, "buildings": [*houses(("barber", 0), ("farm1", 1), ("manor", 2), ("church", 4))]},
    ),
    "dead": day("debate", lovers=[2, 9], cupid_seat=6, **dead(eyes_open=True)),
    "small": {
        "players": [{"card": card} for card in ("hunter", "werewolf", "villager", "villager", "villager")],
        "round": 1,
        "phase": "day",
        "now": NOW,
        "begun": BEGUN,
        "last_spoken": NOW,
        "agenda": [{"step": "debate", "ends": ENDS}],
    },
    "room": night(
        "wolves",
        ["wolves"],
        house={"tokens": True, "same_room": True, "grouped": False},
        people={0: {"dots": [[[4, 2_000], [7, 9_000]], [[2, 5_000]]]}},
    ),
    "many-night": {
        **crowd(29),
        "phase": "night",
        "beat": 2,
        "calls_due": ["seer", "wolves"],
        "agenda": [{"step": "in_call", "call": "b4", "ends": ENDS}, {"step": "dawn"}],
    },
    "many-day": {**crowd(29), "phase": "day", "agenda": [{"step": "ballot", "number": 1, "among": [], "ends": ENDS}]},
}

# --- In one room

ROOM: Json = {"tokens": True, "same_room": True, "grouped": False}
SCENES["room-seer"] = night("seer", ["seer"], "seer", house=ROOM)
SCENES["room-witch"] = night(
    "witch", ["witch"], "witch", cards=without("witch"), house=ROOM, was_shown=0, shown_victim=4, victim=4
)
SCENES["room-day"] = day("debate", house=ROOM, **LATER)
SCENES["room-ballot"] = day(
    "ballot", fields={"number": 1, "among": []}, house=ROOM, begun=NOW, now=NOW, **LATER
)  # fmt: skip
SCENES["room-sentence"] = day(
    "sentence_window",
    designated=4,
    below=[{"step": "execution"}],
    house=ROOM,
    **{**LATER, "ballots": [*BALLOTS, TODAY]},
)
SCENES["room-dead"] = night(
    "wolves",
    ["wolves"],
    house=ROOM,
    **{key: value for key, value in dead(eyes_open=True).items() if key != "ballots"},
)

# --- Other mornings

SCENES["dawn-none"] = village(
    phase="day",
    agenda=[{"step": "breaking", "ends": ENDS}],
    **{**LATER, "people": {5: FALLEN[5]}, "poster": -1},
)

# --- The last of the pack is led to the square: it is over as soon as the window closes

NOTES = [
    [1, "lover", 6, 2, ""],
    [1, "lover", 6, 9, ""],
    [1, "vision", 2, 1, "werewolf"],
    [1, "designated", 1, 8, ""],
    [1, "designated", 5, 8, ""],
    [1, "designated", 10, 8, ""],
    [1, "victim", -1, 8, ""],
    [1, "heal", 3, 8, ""],
    [1, "saved", -1, 8, "heal"],
    [2, "vision", 2, 10, "werewolf"],
    [2, "glimpse", 7, 2, "1 3 10"],
    [2, "designated", 1, 8, ""],
    [2, "designated", 10, 8, ""],
    [2, "victim", -1, 8, ""],
    [2, "poster", 9, 4, ""],
]
LAST_DAY = [2, "vote", [10, 10, 10, 10, 1, -1, 10, 4, -1, 10, 2, 10], 4, 10]
ENDING: Json = {
    **LATER,
    "lovers": [2, 9],
    "cupid_seat": 6,
    "ballots": [*BALLOTS, LAST_DAY],
    "notes": NOTES,
    "buildings": [{**one, "owner": -1 if one["id"] == "school" else one.get("owner")} for one in vacated()],
    "people": {**FALLEN, 1: {"alive": False, "cause": "razor", "died_in": 2, "shown": True}},
}
ALMOST_WON = day("sentence_window", designated=10, below=[{"step": "execution"}], **ENDING)


def led_away(seats: int) -> Json:
    """A crowd whose wolves have all been found, but one."""
    paper = crowd(seats)
    wolves = [seat for seat, player in enumerate(paper["players"]) if "wolf" in player["card"]]
    for number, seat in enumerate(wolves[:-1]):
        paper["players"][seat].update(alive=False, cause="vote", died_in=number + 1, shown=True)
    for number, seat in enumerate((2, 4, 6, 8, 22)):
        paper["players"][seat].update(alive=False, cause="night", died_in=number + 1, shown=True)
    days = [
        [day, "vote", [wolves[day - 1] if (seat * day) % 3 else seat % 7 for seat in range(seats)], -1, wolves[day - 1]]
        for day in range(1, len(wolves))
    ]
    dead = {seat for seat, player in enumerate(paper["players"]) if not player.get("alive", True)}
    buildings = [{**one, "owner": -1 if one["owner"] in dead else one["owner"]} for one in paper["buildings"]]
    return {
        **paper,
        "buildings": buildings,
        "ballots": days,
        "round": len(wolves),
        "phase": "day",
        "designated": wolves[-1],
        "agenda": [{"step": "sentence_window", "ends": ENDS}, {"step": "execution"}],
    }


CROWD_WON = led_away(29)
