"""The end of a game in figures, the bets of the dead, what is remembered of ballots, and what a village begins with."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.bets import bets_of
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.night import Nightfall, forget_yesterday
from tablee.games.loupsgarous.register import Building, House
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.games.loupsgarous.victory import finish
from tablee.kernel import EVERYTHING, FastLuck
from tests.games.loupsgarous.days import BEGUN, choices, plain, play, run, town, why_not
from tests.games.loupsgarous.village import same

ENDS = BEGUN + 20_000
PEOPLE = ["werewolf", "villager lover", "villager", "white_wolf lover", "piper", "werewolf dead", "villager dead"]


# --- Ranks


@pytest.mark.rules("LGT-315", "LGT-318", "LGT-320")
@pytest.mark.parametrize(
    ("reason", "winners", "ranks"),
    [
        ("villagers", [2, 6], [3, 3, 1, 3, 3, 3, 1]),
        ("werewolves", [0, 5], [1, 3, 3, 3, 3, 1, 3]),
        ("lovers", [1, 3], [3, 1, 3, 1, 3, 3, 3]),
        ("white", [3], [2, 2, 2, 1, 2, 2, 2]),
        ("piper", [4], [2, 2, 2, 2, 1, 2, 2]),
        ("draw", [], [1] * 7),
        ("stalemate", [], [1] * 7),
        ("abandoned", [], [1] * 7),
    ],
)
def test_winners_are_first_and_all_others_come_after_them(reason: str, winners: list[int], ranks: list[int]) -> None:
    village = town(*PEOPLE)
    finish(village, reason)
    outcome = village.outcome()
    assert (list(outcome.winners), list(outcome.ranks)) == (winners, ranks)
    assert (list(outcome.scores), outcome.reason) == ([], reason)
    assert village.payoff() == [1.0 if seat in winners else 0.0 for seat in range(7)]


@pytest.mark.rules("LGT-318")
def test_an_outcome_is_nobodys_to_change() -> None:
    village = town(*PEOPLE)
    finish(village, "white")
    kept = village.outcome().winners
    assert kept == village.winners
    assert kept is not village.winners


# --- Bets


WINDOWS = [
    ({"step": "debate", "ends": ENDS}, {}),
    ({"step": "sentence_window", "ends": ENDS}, {"more": {"designated": 2}}),
    ({"step": "dusk_window", "ends": ENDS}, {}),
]
ON_SEATS = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"]
ON_SIDES = ["side villagers", "side werewolves", "side lovers", "side white", "side piper", "side nobody"]


@pytest.mark.rules("LGT-331")
@pytest.mark.parametrize(("step", "scene"), WINDOWS)
@pytest.mark.parametrize(
    ("bets", "offered"),
    [
        ([], [*ON_SEATS, *ON_SIDES]),
        ([[5, 2, "seat", "1"]], ON_SIDES),
        ([[5, 2, "side", "piper"]], ON_SEATS),
        ([[5, 2, "seat", "1"], [5, 2, "side", "white"]], []),
        ([[5, 1, "seat", "1"], [5, 1, "side", "white"]], [*ON_SEATS, *ON_SIDES]),  # yesterday
        ([[6, 2, "seat", "1"], [6, 2, "side", "white"]], [*ON_SEATS, *ON_SIDES]),  # somebody else
    ],
)
def test_the_dead_bet_once_a_day_on_a_player_and_on_a_side(
    step: dict[str, Any], scene: dict[str, Any], bets: list[Any], offered: list[str]
) -> None:
    village = town(*PEOPLE, agenda=[step, {"step": "last_light"}], bets=bets, **scene)
    assert choices(village, 5, "bet") == offered
    assert [choices(village, seat, "bet") for seat in range(5)] == [[]] * 5


@pytest.mark.rules("LGT-331")
@pytest.mark.parametrize(("step", "scene"), WINDOWS)
def test_a_bet_is_placed_in_every_window_of_the_day(step: dict[str, Any], scene: dict[str, Any]) -> None:
    village = town(*PEOPLE, agenda=[step, {"step": "last_light"}], **scene)
    waiting = village.agenda[-1]
    assert play(village, "5 bet seat 2", "6 bet side lovers") == ["bet_placed 5 seat 2", "bet_placed 6 side lovers"]
    assert village.bets == [(5, 2, "seat", "2"), (6, 2, "side", "lovers")]
    assert village.agenda[-1] is waiting
    assert why_not(village, "5 bet seat 0") == "dead LGT-330"
    assert why_not(village, "5 bet side lovers") == ""
    assert why_not(village, "6 bet seat 5") == "dead LGT-330"  # nobody is executed twice
    assert why_not(village, "0 bet seat 2") == "not_now LGT-410"


@pytest.mark.rules("LGT-331")
def test_nobody_bets_by_night_or_while_living() -> None:
    village = town(*PEOPLE)
    assert bets_of(village, 0) == ()
    assert len(bets_of(village, 5)) == 11
    run(village, Nightfall())
    assert bets_of(village, 5) == ()


# --- Memory


@pytest.mark.rules("LGT-105")
@pytest.mark.parametrize(
    ("ballots", "last"),
    [
        ([], -1),
        ([("vote", 3)], 3),
        ([("second", 0)], 0),
        ([("election", 3)], -1),
        ([("election_second", 3)], -1),
        ([("vote", 3), ("vote", 4)], 4),
        ([("vote", 3), ("vote", -1)], 3),
        ([("vote", 3), ("second", 4), ("election", 5)], 4),
        ([("vote", -1)], -1),
    ],
)
def test_whom_a_player_voted_against_last(ballots: list[tuple[str, int]], last: int) -> None:
    kept = [[1, kind, [1, target, 1, 1, 1, 1, 1], -1, -1] for kind, target in ballots]
    assert town(*PEOPLE, ballots=kept).last_vote_of(1) == last


@pytest.mark.rules("LGT-030")
def test_a_new_night_forgets_the_day() -> None:
    village = town(*PEOPLE)
    fresh = town(*PEOPLE)
    seats = range(7)
    village.banned = village.candidates = village.ready = village.lids = [True] * 7
    village.votes, village.designations, village.spoken = [1] * 7, [1] * 7, [3] * 7
    village.tied, village.asked_lords, village.tavern_votes = [1, 2], [1], [2]
    village.designated = village.victim = village.guard = village.poisoned = village.bitten = village.posted = 1
    village.shown_victim = village.was_shown = 1
    village.pardoned = village.shortened = village.caught = village.cancelled = village.healed = True
    village.draft, village.reason = [["deny"] for _ in seats], ["gut"] * 7
    village.requests, village.burning = [(1, "confess", 2)], "church"
    forget_yesterday(village)
    assert village.to_json() == fresh.to_json()
    assert (village.banned, village.candidates, village.ready, village.lids) == ([False] * 7,) * 4
    assert (village.votes, village.designations) == ([-1] * 7,) * 2
    assert (village.draft, village.reason) == ([[]] * 7, [""] * 7)
    village.draft[0].append("deny")
    assert village.draft[1] == []


@pytest.mark.rules("LGT-030", "LGT-033")
def test_a_night_begins_with_its_round_and_its_clock() -> None:
    village = town(*PEOPLE, deaths_this_round=2)
    village.begun = 0
    lines, then = run(village, Nightfall())
    assert lines == [f"night_started 3 {BEGUN + village.time('nightfall')}"]
    assert (then, village.round, village.phase, village.deaths_this_round) == (["Falling"], 3, "night", 0)
    assert (village.begun, village.calls_due) == (BEGUN, ["wolves", "piper", "charmed"])


@pytest.mark.rules("LGT-362", "LGT-345")
@pytest.mark.parametrize(
    ("call", "due", "tempo"),
    [
        ("wolves", ["wolves"], "wolves"),
        ("b4", ["seer", "wolves"], "wolves"),
        ("seer", ["seer"], "night"),
        ("b6", ["witch"], "night"),
    ],
)
def test_bots_take_the_time_of_the_step_whoever_they_are(call: str, due: list[str], tempo: str) -> None:
    people = ["werewolf", "seer", "witch", *["villager"] * 4]
    scene: dict[str, Any] = {"phase": "night", "options": "grouped" if call.startswith("b") else ""}
    village = town(*people, agenda=[{"step": "in_call", "call": call, "ends": ENDS}], more={"calls_due": due}, **scene)
    assert {village.tempo(seat) for seat in range(7)} == {tempo}
    assert village.acting() == village.awaited() == (0, 1, 2, 3, 4, 5, 6)


# --- What could be


@pytest.mark.rules("LGT-331")
def test_a_player_imagines_villages_that_look_the_same_and_differ() -> None:
    village = town("werewolf", "seer", "witch", *["villager"] * 4)
    imagined = [village.imagine(3, FastLuck(seed)) for seed in range(8)]
    assert all(same(village, other, 3) and other.now == BEGUN for other in imagined)
    assert len({tuple(other.cards) for other in imagined}) > 1
    assert all(village.imagine(EVERYTHING, FastLuck(seed)).cards == village.cards for seed in range(3))


# --- What a table and a village begin with


@pytest.mark.rules("LGT-001")
def test_a_table_begins_with_the_options_of_the_law() -> None:
    house = House()
    assert (house.same_room, house.grouped, house.factor, house.captain, house.captain_day) == (
        False,
        True,
        10,
        True,
        1,
    )
    assert (house.tokens, house.token_mode, house.presentation, house.dead_see) == (
        False,
        "random_selection",
        True,
        True,
    )
    assert (house.leavers_die, house.wolf_majority, house.kind_start, house.hidden) == (False,) * 4
    assert (house.spare, house.bots) == (-1, [])


@pytest.mark.rules("LGT-001")
def test_a_written_table_begins_with_the_same_options() -> None:
    written = town(*plain()).house
    fresh = House()
    names = ("same_room", "factor", "captain", "captain_day", "tokens", "token_mode", "presentation", "dead_see")
    assert {name: getattr(written, name) for name in names} == {name: getattr(fresh, name) for name in names}


@pytest.mark.rules("LGT-026")
def test_a_copy_of_a_building_is_another_building() -> None:
    building = Building("church", 3, 4, 5, True, False)
    copy = building.copy()
    fields = ("id", "kind", "place", "owner", "standing", "token")
    assert [getattr(copy, name) for name in fields] == ["church", 3, 4, 5, True, False]
    copy.owner = 1
    assert building.owner == 5


BY_SEAT = {
    "alive": True,
    "causes": "",
    "died_in": 0,
    "shown": False,
    "charmed": False,
    "told_charm": False,
    "eyes_open": False,
    "banned": False,
    "votes": -1,
    "candidates": False,
    "ready": False,
    "reason": "",
    "spoken": 0,
    "taps": None,
    "designations": -1,
    "lids": False,
    "prompts": "",
    "offered": False,
    "missed": 0,
    "gone": False,
    "gone_shown": False,
    "left": False,
    "draft": [],
    "dots": [],
    "sights": [],
}
AT_ONCE = {
    "over": False,
    "now": 0,
    "round": 0,
    "phase": "setup",
    "begun": 0,
    "heal": True,
    "poison": True,
    "fire": True,
    "fire_seen": False,
    "lives": 2,
    "spared": False,
    "powers_lost": False,
    "captain_ended": False,
    "farms_dealt": False,
    "allowed_day": 0,
    "pardoned": False,
    "pardon_ends": 0,
    "shortened": False,
    "last_spoken": 0,
    "beat": 0,
    "caught": False,
    "cancelled": False,
    "healed": False,
    "burning": "",
    "elder_fell": False,
    "elder_executed": False,
    "last_farmer_fell": False,
    "quiet_rounds": 0,
    "deaths_this_round": 0,
    "wolves_declared": 0,
    "reason_over": "",
}
NOBODY = """cupid_seat guarded poster captain designated pardon_lord victim guard poisoned bitten posted shown_victim
was_shown hunter_due captain_fell scapegoat_fell first_out"""
NOTHING = """centre known_cards lovers buildings pool order allowed tied asked_lords tavern_votes statements ballots
requests calls_due notes vacant_asked houses_done voters_draft leavers absentees bets interventions_made winners"""


def new() -> Village:
    return Village(LOUPSGAROUS.box, House(), 7)


@pytest.mark.rules("LGT-020")
@pytest.mark.parametrize("name", BY_SEAT)
def test_of_every_player_nothing_is_known_at_first(name: str) -> None:
    assert list(getattr(new(), name)) == [BY_SEAT[name]] * 7


@pytest.mark.rules("LGT-020")
def test_of_the_village_nothing_has_happened_at_first() -> None:
    village = new()
    assert {name: getattr(village, name) for name in AT_ONCE} == AT_ONCE
    assert {getattr(village, name) for name in NOBODY.split()} == {-1}
    assert [getattr(village, name) for name in NOTHING.split()] == [[]] * len(NOTHING.split())
    assert (village.place, village.cards, village.dealt) == (list(range(7)), [0] * 7, [0] * 7)
    assert village.last_said == [-NEVER] * 7  # whoever has said nothing may speak at once
    assert village.election_from == NEVER


# --- Time


@pytest.mark.rules("LGT-033")
@pytest.mark.parametrize(
    ("factor", "time", "scaled"),
    [
        (10, 8_000, 8_000),
        (7, 8_000, 6_000),
        (15, 8_000, 12_000),
        (7, 5_000, 4_000),
        (15, 15_000, 23_000),
        (7, 12_000, 8_000),
    ],
)
def test_times_are_rounded_to_whole_seconds_half_up(factor: int, time: int, scaled: int) -> None:
    village = town(*plain(), options=f"factor={factor}")
    assert village.scaled(time) == scaled
