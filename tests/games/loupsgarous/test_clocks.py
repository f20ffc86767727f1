"""Clocks (5.5): every step, online and in the same room, call by call and in blocks, with each profile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import BEGUN, after, at_ballot, plain, play, seconds, setup, stands, town, vote
from tests.games.loupsgarous.village import PLAIN, kinds, seen, steps_of_night, tale, until, village

PROFILES = {"normal": 10, "fast": 7, "relaxed": 15}
CAST = [
    "thief bundle",
    "cupid bundle",
    "protector bundle",
    "seer bundle",
    "werewolf bundle",
    "werewolf bundle",
    "white_wolf bundle",
    "pyromaniac church",
    "witch bundle",
    "piper bundle",
    "raven bundle",
    "villager bakery",
    *["villager bundle"] * 6,
]

# Each row as the law has it: online call by call, in the same room, and for blocks.
FIRST = {
    "online": [
        ("nightfall", 5), ("thief", 20), ("cupid", 25), ("lovers", 10), ("protector", 15), ("seer", 20), ("wolves", 48),
        ("baker", 6), ("pyromaniac", 15), ("witch", 25), ("piper", 20), ("charmed", 10), ("raven", 15), ("dawn", 8),
    ],
    "same_room": [
        ("nightfall", 8), ("thief", 20), ("cupid", 25), ("lovers", 12), ("protector", 18), ("seer", 22), ("wolves", 48),
        ("baker", 8), ("pyromaniac", 18), ("witch", 25), ("piper", 20), ("charmed", 12), ("raven", 18), ("dawn", 12),
    ],
    "grouped": [
        ("nightfall", 5), ("b1", 20), ("b2", 25), ("b3", 10), ("b4", 48), ("b5", 18), ("b6", 25), ("b7", 20),
        ("b8", 10), ("dawn", 8),
    ],
}  # fmt: skip
LATER = {
    "online": [
        ("nightfall", 5), ("protector", 15), ("seer", 20), ("wolves", 40), ("baker", 6), ("white_wolf", 15),
        ("pyromaniac", 15), ("witch", 25), ("piper", 20), ("charmed", 10), ("raven", 15), ("dawn", 8),
    ],
    "same_room": [
        ("nightfall", 8), ("protector", 18), ("seer", 22), ("wolves", 48), ("baker", 8), ("white_wolf", 18),
        ("pyromaniac", 18), ("witch", 25), ("piper", 20), ("charmed", 12), ("raven", 18), ("dawn", 12),
    ],
    "grouped": [
        ("nightfall", 5), ("b4", 40), ("b5", 18), ("b6", 25), ("b7", 20), ("b8", 10), ("dawn", 8),
    ],
}  # fmt: skip


def scaled(lasts: int, factor: int) -> int:
    """To the nearest second, half up."""
    return (2 * lasts * factor + 10) // 20


def test_halves_are_rounded_up() -> None:
    assert [scaled(lasts, 7) for lasts in (5, 25, 15, 48, 6, 8)] == [4, 18, 11, 34, 4, 6]
    assert [scaled(lasts, 15) for lasts in (5, 25, 15)] == [8, 38, 23]


# --- By night


@pytest.mark.rules("LGT-033", "LGT-031", "LGT-345", "LGT-346")
@pytest.mark.parametrize("mode", ["online", "same_room", "grouped"])
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("night", [1, 2])
def test_each_step_of_a_night_lasts_its_time(night: int, profile: str, mode: str) -> None:
    options = f"factor={PROFILES[profile]} {mode if mode != 'online' else ''}"
    people = CAST if night == 1 else ["villager bundle", *CAST[1:]]
    centre = {"centre": "villager villager"} if night == 1 else {}
    position = village(*people, at=f"night {night}", options=options, **centre)  # type: ignore[arg-type]
    table = (FIRST if night == 1 else LATER)[mode]
    assert steps_of_night(position) == [(name, scaled(lasts, PROFILES[profile])) for name, lasts in table]


@pytest.mark.rules("LGT-067")
@pytest.mark.parametrize(("profile", "step"), [("normal", 40), ("fast", 28), ("relaxed", 60)])
def test_a_beat_is_exactly_one_eighth_of_the_werewolves_step(profile: str, step: int) -> None:
    position = village("werewolf", *["villager"] * 5, at="night 2", options=f"factor={PROFILES[profile]}")
    until(position, "wolves")
    began = position.now
    times = []
    while True:
        due = position.due()
        assert due is not None
        position.drain()
        position.advance(due, PLAIN)
        lines = kinds(tale(position.drain()), "beat")
        if not lines:
            break
        times += [(position.now - began) for _ in lines]
        if len(times) == 8:
            break
    assert times == [step * 125 * beat for beat in range(1, len(times) + 1)]
    assert len(times) >= 7


@pytest.mark.rules("LGT-067")
def test_a_beat_of_a_first_night_in_the_fast_profile_is_no_whole_second() -> None:
    position = village("werewolf", *["villager"] * 5, at="night 1", options="factor=7")
    until(position, "wolves")
    due = position.due()
    assert due is not None
    assert due - position.now == 34_000 // 8


# --- By day: how each step is reached


def opening(options: str, living: int = 6) -> Village:
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "open_debate"}]
    position = town(*plain(living - 1), agenda=steps, options=options)
    play(position, "… 0")
    return position


def at_ban(options: str) -> Village:
    return at_ballot("villager school", *plain(5), options=options)


def at_tavern(options: str) -> Village:
    return at_ballot("villager tavern", *plain(5), options=options)


def at_first(options: str) -> Village:
    return at_ballot(*plain(5), options=options)


def at_second(options: str) -> Village:
    position = at_first(options)
    vote(position, "0>1 1>0 2>1 3>0 4>2 5>3")
    return position


def at_tie_break(options: str) -> Village:
    position = at_ballot(*plain(6), options=options, captain=6)
    vote(position, "0>1 1>0 2>1 3>0 4>1 5>0 6>2")
    return position


def at_shot(options: str) -> Village:
    position = at_ballot("hunter", *plain(5), options=options)
    play(position, *[f"{seat} vote 0" for seat in range(1, 7)], "0 vote 1")
    return position


def at_successor(options: str) -> Village:
    position = at_ballot("villager", *plain(5), options=options, captain=0)
    play(position, *[f"{seat} vote 0" for seat in range(1, 7)], "0 vote 1")
    return position


def at_voters(options: str) -> Village:
    position = at_ballot("scapegoat", *plain(5), options=options)
    vote(position, "0>1 1>2 2>1 3>2 4>5 5>4 6>3")
    return position


def at_house(options: str) -> Village:
    position = at_ballot("villager bailiff", "villager farm1", *plain(4), options=options)
    play(position, *[f"{seat} vote 1" for seat in (0, 2, 3, 4, 5, 6)], "1 vote 2")
    return position


def at_accept(options: str) -> Village:
    position = at_house(options)
    play(position, "0 house 3")
    return position


def at_sentence(options: str) -> Village:
    position = at_ballot("villager church", *plain(5), options=options)
    play(position, *[f"{seat} vote 2" for seat in (0, 1, 3, 4, 5, 6)], "2 vote 1")
    return position


def at_dusk(options: str) -> Village:
    position = at_ballot("villager church", *plain(5), options=options)
    after(position, "dusk")
    return position


def at_campaign(options: str) -> Village:
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    position = town(*plain(5), agenda=steps, options=options, election_from=2)
    play(position, "… 0")
    return position


def at_election(options: str) -> Village:
    position = at_campaign(options)
    after(position, "election")
    return position


BY_DAY: dict[str, tuple[Callable[[str], Village], int, int]] = {
    "ban": (at_ban, 15, 15),
    "tavern": (at_tavern, 20, 20),
    "ballot": (at_first, 30, 30),
    "second_ballot": (at_second, 20, 20),
    "tie_break": (at_tie_break, 15, 15),
    "shot": (at_shot, 25, 25),
    "successor": (at_successor, 20, 20),
    "voters": (at_voters, 25, 25),
    "house": (at_house, 20, 20),
    "accept": (at_accept, 10, 10),
    "sentence": (at_sentence, 15, 15),
    "dusk": (at_dusk, 8, 8),
    "campaign": (at_campaign, 45, 60),
    "election": (at_election, 25, 25),
}


@pytest.mark.rules("LGT-370", "LGT-194", "LGT-122", "LGT-143")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("room", ["", "same_room"])
@pytest.mark.parametrize("name", BY_DAY)
def test_each_step_of_a_day_lasts_its_time(name: str, room: str, profile: str) -> None:
    reach, online, same_room = BY_DAY[name]
    position = reach(f"factor={PROFILES[profile]} {room}")
    assert stands(position) == name
    assert seconds(position) == scaled(same_room if room else online, PROFILES[profile])


@pytest.mark.rules("LGT-113")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    ("room", "living", "lasts"),
    [
        ("", 5, 135),
        ("", 7, 165),
        ("", 18, 330),
        ("", 20, 360),
        ("", 21, 360),
        ("same_room", 5, 120),
        ("same_room", 6, 132),
        ("same_room", 12, 204),
        ("same_room", 20, 300),
        ("same_room", 24, 300),
    ],
)
def test_a_debate_lasts_by_the_number_of_the_living(room: str, living: int, lasts: int, profile: str) -> None:
    position = opening(f"factor={PROFILES[profile]} {room}", living)
    assert seconds(position) == scaled(lasts, PROFILES[profile])


@pytest.mark.rules("LGT-230")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_request_for_pardon_and_its_answer_have_their_times(profile: str) -> None:
    factor = PROFILES[profile]
    position = at_ballot("villager manor", *plain(5), options=f"factor={factor}")
    play(position, *[f"{seat} vote 2" for seat in (0, 1, 3, 4, 5, 6)], "2 vote 1")
    assert stands(position) == "sentence"
    assert play(position, f"… {scaled(10, factor) - 0.1}") == []
    assert play(position, "… 0.1") == [f"pardon_asked 2 0 {position.now + scaled(15, factor) * 1_000}"]


@pytest.mark.rules("LGT-025", "LGT-028")
@pytest.mark.parametrize("clocks", PROFILES)
@pytest.mark.parametrize("mode", ["online", "same_room"])
def test_draft_and_presentation_have_their_times(mode: str, clocks: str) -> None:
    factor = PROFILES[clocks]
    drafting = setup(9, preset="V2", token_mode="draft", clocks=clocks, mode=mode)
    assert (stands(drafting), seconds(drafting)) == ("draft", scaled(15, factor))
    presenting = setup(9, preset="V2", clocks=clocks, mode=mode)
    assert (stands(presenting), seconds(presenting)) == ("presentation", scaled(20, factor))


# --- When all answers are in


@pytest.mark.rules("LGT-143", "LGT-346", "LGT-410")
@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("ban", ["0 ban"]),
        ("tavern", ["0 vote 1"]),
        ("ballot", ["0 vote 1", "1 vote 0", "2 vote 0", "3 vote 0", "4 vote 0", "5 vote 0"]),
        ("shot", ["0 shoot 2"]),
        ("successor", ["0 name 2"]),
        ("voters", ["0 let 2", "0 close"]),
        ("house", ["0 leave"]),
        ("accept", ["3 decline"]),
        ("election", [f"{seat} elect 2" for seat in range(6)]),
    ],
)
def test_by_day_a_step_ends_as_soon_as_all_its_answers_are_in(name: str, answers: list[str]) -> None:
    position = BY_DAY[name][0]("")
    assert stands(position) == name
    now = position.now
    play(position, *answers)
    assert position.now == now
    assert stands(position) != name


@pytest.mark.rules("LGT-346")
def test_by_night_no_step_ends_early() -> None:
    position = village("werewolf", "seer", *["villager"] * 4, at="night 2")
    until(position, "seer")
    play(position, "1 tap seer 0")
    for seat in (0, 2, 3, 4, 5):
        play(position, f"{seat} tap seer 1")
    assert seen(position).step is not None
    assert position.due() == position.now + 20_000
