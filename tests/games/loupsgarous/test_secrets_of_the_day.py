"""Nothing leaks (LGT-355, 356, 360 to 363, 365): one refusal, one form of a dawn, one length of a night."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import Event, Refused
from tests.games.loupsgarous.days import BEGUN, Fixed, at_ballot, play, stands, town, vote, why_not
from tests.games.loupsgarous.village import dawn, lots, night_facts, seen, tale, until, village

PAIR = ["villager lover", "villager lover"]
OTHERS = ["werewolf", *["villager"] * 4]


# --- One refusal


REFUSED: list[tuple[str, list[str], str, str]] = [
    ("a ballot", [*PAIR, *OTHERS], "ballot", "0 vote 1"),
    (
        "a razor",
        ["villager barber lover", "villager farm1 lover", "werewolf", *["villager"] * 4],
        "debate",
        "0 shave 1",
    ),
    ("a ban", ["villager school lover", "villager farm1 lover", "werewolf", *["villager"] * 4], "ban", "0 ban 1"),
]


def standing(people: list[str], where: str) -> Village:
    return town(*people) if where == "debate" else at_ballot(*people)


@pytest.mark.rules("LGT-365", "LGT-048", "LGT-142", "LGT-234", "LGT-235")
@pytest.mark.parametrize(("what", "people", "where", "move"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_rests_on_hidden_facts_has_one_code(what: str, people: list[str], where: str, move: str) -> None:
    position = standing(people, where)
    assert stands(position) == where
    assert why_not(position, move) == "illegal_choice LGT-365"
    strangers = standing([person.replace(" lover", "") for person in people], where)
    assert why_not(strangers, move) == ""


@pytest.mark.rules("LGT-365", "LGT-360")
@pytest.mark.parametrize(("what", "people", "where", "move"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_refusal_changes_nothing_and_tells_nobody(what: str, people: list[str], where: str, move: str) -> None:
    position = standing(people, where)
    before = position.to_json()
    position.drain()
    seat, _, text = move.partition(" ")
    with pytest.raises(Refused):
        position.attempt(int(seat), LOUPSGAROUS.move(text), Fixed())
    assert position.drain() == []
    assert position.to_json() == before


@pytest.mark.rules("LGT-365", "LGT-151", "LGT-149")
def test_a_tie_break_against_a_lover_has_the_same_code() -> None:
    position = at_ballot("werewolf lover", *["villager"] * 5, "villager lover", captain=6)
    vote(position, "0>1 1>0 2>1 3>0 4>1 5>0 6>2")
    assert why_not(position, "6 break 0") == "illegal_choice LGT-365"


@pytest.mark.rules("LGT-155", "LGT-143", "LGT-360")
def test_whoever_has_no_legal_target_looks_to_others_like_somebody_who_waits() -> None:
    positions = []
    for people in (["villager lover", "villager lover"], ["villager", "villager"]):
        position = at_ballot(*people, "werewolf", *["villager"] * 4)
        vote(position, "0>4 1>5 2>0 3>1 4>0 5>1 6>3")
        assert list(seen(position).tied) == [0, 1]
        positions.append(position)
    for eyes in (None, 3, 4, 5):
        assert seen(positions[0], eyes) == seen(positions[1], eyes)


# --- A dawn without victims


def public(events: list[Event]) -> list[str]:
    return tale([event for event in events if event.heard_by(None) is not None])


QUIET = {
    "silence": {},
    "discord": {"wolves": "0:5 1:6"},
    "healed": {"wolves": 5, "witch": "5 -"},
    "protected": {"protector": 5, "wolves": 5},
    "elder": {"wolves": 4},
}
CAST = ["werewolf", "werewolf", "witch", "protector", "elder", "villager", "villager", "villager"]


@pytest.mark.rules("LGT-363", "LGT-096", "LGT-355")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_a_dawn_without_victims_has_one_form_and_one_length_whatever_the_reason(grouped: str) -> None:
    told = set()
    for choices in QUIET.values():
        position = village(*CAST, at="night 2", options=grouped)
        events = night_facts(position, **choices)  # type: ignore[arg-type]
        told.add((tuple(public(events)), position.due()))
    assert len(told) == 1


@pytest.mark.rules("LGT-355", "LGT-036", "LGT-033")
def test_what_is_public_of_a_night_does_not_depend_on_who_acts() -> None:
    told = set()
    for choices in ({}, {"seer": 0}, {"raven": 0}, {"seer": 3, "witch": "- -"}):
        position = village("werewolf", "seer", "witch", "raven", *["villager"] * 4, at="night 2")
        lines = public(night_facts(position, **choices))
        told.add(tuple(line for line in lines if not line.startswith(("day_broke", "poster_placed"))))
    assert len(told) == 1


@pytest.mark.rules("LGT-362", "LGT-346")
def test_bots_do_not_change_the_length_of_a_night() -> None:
    ends = set()
    for bots in ([], [0, 1], list(range(7))):
        house = {"grouped": True, "bots": bots}
        position = village("werewolf", "seer", *["villager"] * 5, at="night 2", more={"house": house})
        until(position, "dawn", lots())
        ends.add((position.now, position.due()))
    assert len(ends) == 1


# --- The same room


@pytest.mark.rules("LGT-356", "LGT-350")
def test_in_the_same_room_votes_and_day_powers_are_moves_like_anywhere() -> None:
    position = town("villager church", "werewolf bundle", *["villager bundle"] * 4, options="same_room")
    assert "card_seen 0 0 1 werewolf" in play(position, "0 confess 1")
    play(position, "… 10")
    assert stands(position) == "ballot"
    assert why_not(position, "1 vote 0") == ""


@pytest.mark.rules("LGT-356", "LGT-220")
def test_a_vagabond_who_moves_really_changes_seats() -> None:
    offer = [{"step": "offer", "building": "church", "ends": BEGUN + 20_000}, {"step": "open_debate"}]
    people = ["villager bailiff", "villager church dead", "villager bundle", "werewolf bundle", "villager bundle"]
    position = town(*people, options="same_room", agenda=offer)
    play(position, "0 house 4", "4 accept")
    assert list(seen(position).places)[4] == 1


@pytest.mark.rules("LGT-363", "LGT-095")
def test_the_cause_of_a_death_at_night_is_never_told() -> None:
    for choices in ({"wolves": 5}, {"witch": "- 5"}):
        position = village(*CAST, at="night 2")
        lines = dawn(position, **choices)
        assert [line for line in lines if line.startswith("eliminated")] == ["eliminated 5 villager night"]
