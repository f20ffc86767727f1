"""Every step of the day, looked at closely: whom it asks and what happens without an answer, more time for it, a power
that waits meanwhile, and the positions in which it can stand; then the dead, their houses and the sentence.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tablee.games.loupsgarous.box import BAKERY
from tablee.games.loupsgarous.captain import ElectionBallot, Successor
from tablee.games.loupsgarous.deaths import AskShot, Deaths, Shot, eliminate
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.housing import Accept, NextHouse, Offer, move_in
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.scapegoat import Naming, VotersList
from tablee.games.loupsgarous.sentence import SentenceWindow
from tablee.games.loupsgarous.timed import Timed
from tablee.games.loupsgarous.vote import Ballot, Banning, TavernBallot, TieBreak
from tablee.kernel import BadPosition
from tests.games.loupsgarous.days import BEGUN, choices, plain, play, run, seconds, stands, tale, town, why_not
from tests.games.loupsgarous.village import PLAIN

ENDS = BEGUN + 20_000
LATE = [{"step": "loss_of_powers"}, {"step": "dusk"}]


class Moment(NamedTuple):
    """A step of the day: who lives in seat 0, the step on paper, and the first of what is done without an answer."""

    first: str
    step: dict[str, Any]
    default: str  # "3 decline": the seat that is asked and its harmless answer; empty, if nobody is
    acting: tuple[int, ...]
    scene: dict[str, Any] | None = None


LIVING = (0, 1, 2, 3, 4, 5)
ALONE = (0,)
EMPTY = {"vacant": "bakery@6"}
# Seat 1 is the Confessor, seat 2 the only Werewolf, seat 3 to 5 are Vagabonds, seat 6 fell long ago.
MOMENTS: dict[str, Moment] = {
    "debate": Moment("villager bundle", {"step": "debate"}, "", LIVING),
    "campaign": Moment("villager bundle", {"step": "campaign"}, "", LIVING, {"election_from": 2}),
    "election": Moment(
        "villager bundle", {"step": "election_ballot", "number": 1, "among": [0, 1, 2, 3, 4, 5]}, "0 elect 0", LIVING
    ),
    "second election": Moment(
        "villager bundle", {"step": "election_ballot", "number": 2, "among": [2, 4]}, "0 elect 2", LIVING
    ),
    "successor": Moment("villager bundle dead", {"step": "successor", "seat": 0}, "0 name 1", ALONE),
    "voters": Moment("scapegoat bundle dead", {"step": "naming", "seat": 0}, "0 let 1", ALONE),
    "shot": Moment("hunter bundle dead", {"step": "shot", "seat": 0}, "0 shoot 1", ALONE),
    "house": Moment("villager bailiff", {"step": "offer", "building": "bakery"}, "0 leave", ALONE, EMPTY),
    "accept": Moment("villager bailiff", {"step": "accept", "building": "bakery", "seat": 3}, "3 decline", (3,), EMPTY),
    "ban": Moment("villager school", {"step": "banning"}, "0 ban", ALONE),
    "tavern": Moment("villager tavern", {"step": "tavern_ballot", "number": 1, "among": []}, "0 vote 1", ALONE),
    "second tavern": Moment(
        "villager tavern", {"step": "tavern_ballot", "number": 2, "among": [2, 4]}, "0 vote 2", ALONE
    ),
    "ballot": Moment("villager bundle", {"step": "ballot", "number": 1, "among": []}, "0 vote 1", LIVING),
    "second ballot": Moment("villager bundle", {"step": "ballot", "number": 2, "among": [2, 4]}, "0 vote 2", LIVING),
    "tie": Moment("villager bundle captain", {"step": "tie_break", "among": [2, 4]}, "0 break 2", ALONE),
    "sentence": Moment(
        "villager manor", {"step": "sentence_window"}, "3 ask", LIVING, {"more": {"designated": 3, "pardon_ends": ENDS}}
    ),
    "dusk": Moment("villager bundle", {"step": "dusk_window"}, "", LIVING),
}
AT_ONCE = ("debate", "sentence", "dusk")  # windows of LGT-193: there a power does not wait
TIMES = {"sentence": {"step": "execution"}, "dusk": {"step": "last_light"}}


def moment(name: str, **scene: Any) -> Village:
    found = MOMENTS[name]
    people = [found.first, "villager church", "werewolf bundle", *["villager bundle"] * 3, "villager bundle dead"]
    below = [TIMES[name]] if name in TIMES else []
    return town(*people, agenda=[{**found.step, "ends": ENDS}, *below, *LATE], **((found.scene or {}) | scene))


def top(village: Village) -> Timed:
    step = village.agenda[-1]
    assert isinstance(step, Timed)
    return step


# --- Every step


@pytest.mark.rules("LGT-016")
@pytest.mark.parametrize("name", MOMENTS)
def test_more_time_changes_the_end_of_a_step_and_nothing_else(name: str) -> None:
    village = moment(name)
    before = village.to_json()["agenda"]
    village.intervene(LOUPSGAROUS.move("longer"), PLAIN)
    assert village.to_json()["agenda"] == [{**MOMENTS[name].step, "ends": ENDS + 15_000}, *before[1:]]
    assert seconds(village) == 35
    assert village.interventions_made == [(BEGUN, stands(village), "longer")]


@pytest.mark.rules("LGT-410")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_step_asks_those_whom_it_concerns_and_knows_what_is_harmless(name: str) -> None:
    village, found = moment(name), MOMENTS[name]
    seat, _, move = found.default.partition(" ")
    assert village.acting() == found.acting
    if not move:
        assert village.awaited() == ()
        return
    assert village.awaited() == (found.acting if name != "sentence" else (3,))
    assert str(village.default(int(seat))) == move
    assert village.default(int(seat)) in village.moves(int(seat))


@pytest.mark.rules("LGT-193")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_power_waits_where_its_window_is_not_open(name: str) -> None:
    village = moment(name)
    step = top(village)
    assert choices(village, 1, "confess") == [str(seat) for seat in village.living() if seat != 1]
    lines = play(village, "1 confess 2")
    if name in AT_ONCE:
        assert lines == ["confession_held 1 2", "card_seen 1 0 2 werewolf", "token_spent church"]
        assert village.requests == []
    else:
        assert lines == ["power_queued 1 confess 2"]
        assert village.requests == [(1, "confess", 2)]
        play(village, "1 confess 3")
        assert village.requests == [(1, "confess", 3)]
    assert village.agenda[-1] is step


@pytest.mark.rules("LGT-190", "LGT-193")
@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("1 confess 1", "not_yourself LGT-142"),
        ("1 confess 6", "not_living LGT-104"),
        ("1 confess 28", "not_living LGT-104"),
        ("1 shave 2", "no_such_power LGT-190"),
        ("2 confess 3", "no_such_power LGT-190"),
        ("6 confess 3", "dead LGT-330"),
    ],
)
def test_a_power_that_nobody_has_is_refused_in_every_step_with_its_reason(name: str, turn: str, why: str) -> None:
    village = moment(name)
    assert why_not(village, turn) == why


@pytest.mark.rules("LGT-190", "LGT-193")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_power_is_offered_or_refused_to_whoever_is_asked_as_well(name: str) -> None:
    """Seat 0 has no power of the day, whatever it decides now."""
    village = moment(name)
    expected = "no_such_power LGT-190" if village.alive[0] else "dead LGT-330"
    if name == "voters":
        expected = "dead LGT-330"
    assert why_not(village, "0 confess 2") == expected
    assert choices(village, 0, "confess") == []


@pytest.mark.rules("LGT-410")
@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("turn", ["5 tap seer 1", "5 shoot 1", "5 name 1", "5 accept", "5 close", "5 break 2", "5 ban"])
def test_what_belongs_to_another_step_or_seat_is_not_now(name: str, turn: str) -> None:
    assert why_not(moment(name), turn) == "not_now LGT-410"


# --- Where a step can stand


STANDING = ["villager bailiff", "villager school", "werewolf tavern", *["villager bundle"] * 3, "villager bundle dead"]


@pytest.mark.rules("LGT-410")
@pytest.mark.parametrize(
    ("step", "can"),
    [
        (Shot(6, ENDS), True),
        (Shot(0, ENDS), False),
        (Shot(7, ENDS), False),
        (Shot(-1, ENDS), False),
        (Successor(6, ENDS), True),
        (Successor(0, ENDS), False),
        (Successor(7, ENDS), False),
        (Naming(6, ENDS), True),
        (Naming(0, ENDS), False),
        (Naming(7, ENDS), False),
        (Naming(-1, ENDS), False),
        (ElectionBallot(1, (0,), ENDS), True),
        (ElectionBallot(1, (), ENDS), False),
        (ElectionBallot(2, (5, 6), ENDS), True),
        (ElectionBallot(2, (5, 7), ENDS), False),
        (Ballot(1, (), ENDS), True),
        (Ballot(2, (0, 6), ENDS), True),
        (Ballot(2, (0, 7), ENDS), False),
        (TieBreak((0, 3), ENDS), True),
        (TieBreak((0,), ENDS), False),
        (TavernBallot(1, (), ENDS), True),
        (Banning(ENDS), True),
        (SentenceWindow(ENDS), True),
        (Offer("bakery", ENDS), True),
        (Offer("school", ENDS), False),
        (Offer("manor", ENDS), False),
        (Accept("bakery", 3, ENDS), True),
        (Accept("bakery", 0, ENDS), False),
        (Accept("bakery", 6, ENDS), False),
        (Accept("bakery", 7, ENDS), False),
        (Accept("school", 3, ENDS), False),
        (Accept("church", 3, ENDS), False),
        (Deaths((6,), ("vote",)), True),
        (Deaths((7,), ("vote",)), False),
        (Deaths((1, 2), ("vote",)), False),
    ],
)
def test_a_step_stands_only_where_somebody_can_answer_it(step: Any, can: bool) -> None:
    village = town(*STANDING, vacant="bakery@6", more={"designated": 3, "captain": 0})
    assert step.stands(village) is can


@pytest.mark.rules("LGT-410")
@pytest.mark.parametrize(
    ("step", "first"),
    [
        (Shot(0, ENDS), "hunter bundle dead"),
        (Successor(0, ENDS), "villager bundle dead"),
        (Naming(0, ENDS), "scapegoat bundle dead"),
        (TavernBallot(1, (), ENDS), "villager tavern"),
        (Banning(ENDS), "villager school"),
        (Offer("bakery", ENDS), "villager bailiff"),
        (TieBreak((1, 2), ENDS), "villager bundle captain"),
        (Accept("bakery", 0, ENDS), "villager bundle"),
        (SentenceWindow(ENDS), "villager bundle"),
    ],
)
def test_the_first_seat_is_a_seat_like_any_other(step: Any, first: str) -> None:
    scene: dict[str, Any] = {"more": {"designated": 0}} if isinstance(step, SentenceWindow) else {}
    village = town(first, "villager bundle", "werewolf bundle", *["villager bundle"] * 4, vacant="bakery@6", **scene)
    assert step.stands(village)


@pytest.mark.rules("LGT-410")
@pytest.mark.parametrize(
    "step",
    [Offer("bakery", ENDS), Banning(ENDS), TavernBallot(1, (), ENDS), TieBreak((1, 2), ENDS), SentenceWindow(ENDS)],
)
def test_no_step_stands_without_the_one_who_decides(step: Any) -> None:
    assert not step.stands(town(*plain(), options="tokens", vacant="bakery@6"))


@pytest.mark.rules("LGT-105", "LGT-134")
def test_nobody_is_left_to_be_shot_to_follow_or_to_vote() -> None:
    village = town("hunter", *plain())
    village.alive = [seat == 1 for seat in range(8)]
    assert Shot(0, ENDS).stands(village)  # the last living
    assert Successor(0, ENDS).stands(village)
    assert Ballot(1, (), ENDS).stands(village)
    village.alive = [False] * 8
    assert not Shot(0, ENDS).stands(village)
    assert not Successor(0, ENDS).stands(village)
    assert not Ballot(1, (), ENDS).stands(village)


@pytest.mark.rules("LGT-410")
def test_a_written_step_that_cannot_stand_is_refused() -> None:
    with pytest.raises(BadPosition):
        town(*plain(), agenda=[{"step": "shot", "seat": 0, "ends": ENDS}])


# --- The dead and what they decide


SHOT = [{"step": "shot", "seat": 0, "ends": ENDS}, {"step": "dusk"}]
VOTED = [
    [1, "vote", [2, 0, 0, 0, 0, 0], -1, 0],
    [1, "second", [3, 0, 0, 0, 0, 0], -1, 0],
    [1, "election", [4, 0, 0, 0, 0, 0], -1, 0],
    [2, "vote", [-1, 0, 0, 0, 0, 0], -1, 0],
    [2, "election_second", [5, 0, 0, 0, 0, 0], -1, 0],
]


@pytest.mark.rules("LGT-105")
@pytest.mark.parametrize(
    ("kept", "dead", "target", "lot"),
    [
        (5, -1, 3, None),  # of the village's ballots the last in which he voted: elections and absences are none
        (1, -1, 2, None),
        (5, 3, 2, [1]),  # the living are 1, 2, 4, 5
        (0, -1, 5, [4]),
    ],
)
def test_a_silent_hunter_shoots_whom_he_last_voted_against(kept: int, dead: int, target: int, lot: Any) -> None:
    people = ["hunter dead", "werewolf", *["villager dead" if seat == dead else "villager" for seat in range(2, 6)]]
    village = town(*people, agenda=SHOT, ballots=VOTED[:kept])
    lines = play(village, "… 20", lots=None if lot is None else {"shot 2 0": lot})
    assert lines[:2] == [f"shot_fired 0 {target}", f"eliminated {target} villager shot"]


@pytest.mark.rules("LGT-105")
def test_the_hunter_is_asked_with_his_whole_clock() -> None:
    village = town("hunter dead", *plain())
    village.begun = 0
    assert run(village, AskShot(0)) == ([f"shot_asked 0 {BEGUN + 25_000}"], ["Shot"])
    assert village.begun == BEGUN


@pytest.mark.rules("LGT-104", "LGT-105")
@pytest.mark.parametrize(("turn", "why"), [("0 shoot 28", "not_living LGT-104"), ("0 shoot 6", "not_living LGT-104")])
def test_only_the_living_can_be_shot(turn: str, why: str) -> None:
    assert why_not(moment("shot"), turn) == why
    assert choices(moment("shot"), 0, "shoot") == ["1", "2", "3", "4", "5"]


@pytest.mark.rules("LGT-100")
def test_all_that_an_elimination_leaves_behind() -> None:
    people = ["villager church captain", "villager hovel", *plain()]
    village = town(*people, requests=[[0, "confess", 1], [1, "restore", 0], [2, "confess", 0]])
    village.draft[0], village.ready[3] = ["accuse", "2"], True
    eliminate(village, 0, "vote")
    assert (village.alive[0], village.shown[0], village.causes[0], village.died_in[0]) == (False, True, "vote", 2)
    assert village.requests == [
        (1, "restore", 0),
        (2, "confess", 0),
    ]  # those about him wait
    assert (village.draft[0], village.ready) == ([], [False] * 9)
    assert (village.deaths_this_round, village.first_out) == (1, 0)
    assert (village.captain, village.captain_fell, village.buildings[0].owner) == (-1, 0, -1)
    assert tale(village.drain()) == ["eliminated 0 villager vote"]
    eliminate(village, 1, "left")
    assert (village.deaths_this_round, village.first_out, village.captain_fell) == (2, 0, 0)


@pytest.mark.rules("LGT-100", "LGT-284", "LGT-371")
@pytest.mark.parametrize(
    ("card", "cause", "lost", "hunter", "elder"),
    [
        ("hunter", "vote", False, 0, (False, False)),
        ("hunter", "left", False, -1, (False, False)),
        ("hunter", "night", True, -1, (False, False)),
        ("elder", "vote", False, -1, (True, True)),
        ("elder", "night", False, -1, (True, False)),
        ("villager", "vote", False, -1, (False, False)),
    ],
)
def test_what_a_cascade_has_still_to_do(
    card: str, cause: str, lost: bool, hunter: int, elder: tuple[bool, bool]
) -> None:
    village = town(card, *plain(), powers_lost=lost)
    eliminate(village, 0, cause)
    assert (village.hunter_due, (village.elder_fell, village.elder_executed)) == (hunter, elder)


@pytest.mark.rules("LGT-203")
@pytest.mark.parametrize(
    ("people", "last"), [(["villager farm1"], True), (["villager farm1", "villager farm2"], False)]
)
def test_the_last_farmer_falls_once(people: list[str], last: bool) -> None:
    village = town(*people, *plain())
    eliminate(village, 0, "vote")
    assert village.last_farmer_fell is last
    plainly = town("villager church", *plain())
    eliminate(plainly, 0, "vote")
    assert not plainly.last_farmer_fell


@pytest.mark.rules("LGT-287", "LGT-288")
def test_the_scapegoat_in_the_first_seat_names_voters_one_by_one() -> None:
    village = moment("voters")
    assert why_not(village, "0 close") == "nobody_named LGT-287"
    assert why_not(village, "0 let 6") == why_not(village, "0 let 28") == "not_living LGT-104"
    assert play(village, "0 let 4", "0 let 2") == ["voters_drafted 0 4", "voters_drafted 0 4,2"]
    assert why_not(village, "0 let 4") == "already_named LGT-287"
    assert [str(move) for move in village.moves(0)] == ["close", "let 1", "let 3", "let 5"]
    assert str(village.default(0)) == "close"
    assert play(village, "0 close")[0] == "voters_named 2,4"
    assert (village.voters_draft, village.allowed, village.allowed_day) == ([], [2, 4], 3)


@pytest.mark.rules("LGT-287")
@pytest.mark.parametrize(("turns", "named"), [([], "1,2,3,4,5"), (["0 let 3"], "3")])
def test_a_silent_scapegoat_has_named_whom_he_has_named_or_all(turns: list[str], named: str) -> None:
    village = moment("voters")
    play(village, *turns)
    assert play(village, "… 20")[0] == f"voters_named {named}"
    assert village.voters_draft == []


@pytest.mark.rules("LGT-286", "LGT-287")
def test_the_scapegoat_is_asked_only_if_he_fell_and_somebody_lives() -> None:
    village = town("scapegoat dead", *plain(), more={"scapegoat_fell": 0, "voters_draft": [1]})
    village.begun = 0
    assert run(village, VotersList()) == ([f"asked 0 voters {BEGUN + 25_000}"], ["Naming"])
    assert (village.scapegoat_fell, village.voters_draft, village.begun) == (-1, [], BEGUN)
    assert run(village, VotersList()) == ([], [])
    village.scapegoat_fell, village.alive = 0, [False] * 8
    assert run(village, VotersList()) == ([], [])


# --- Houses


@pytest.mark.rules("LGT-218", "LGT-219")
def test_a_house_is_offered_refused_and_offered_to_another() -> None:
    village = moment("house")
    assert choices(village, 0, "house") == ["2", "3", "4", "5"]
    assert play(village, "0 house 3") == [f"house_offered bakery 3 {BEGUN + 10_000}"]
    assert [str(move) for move in village.moves(3)] == ["decline", "accept"]
    lines = play(village, "3 decline")
    assert lines == ["house_refused bakery 3", f"asked 0 house {BEGUN + 20_000}"]
    assert why_not(village, "0 house 3") == "already_asked LGT-219"
    assert why_not(village, "0 house 1") == "not_a_vagabond LGT-218"
    assert why_not(village, "0 house 6") == why_not(village, "0 house 28") == "not_living LGT-104"
    play(village, "0 house 4")
    assert play(village, "4 accept")[0] == "house_moved bakery 4 4 6"
    assert (village.place[4], village.occupant(BAKERY)) == (6, 4)


@pytest.mark.rules("LGT-218", "LGT-221")
@pytest.mark.parametrize(
    ("people", "vacant", "told"),
    [
        (["villager bailiff", *plain()], "bakery@7", ["OfferHouse", "NextHouse"]),
        (["villager bailiff", "villager church"], "bakery@7", []),
        (["villager school", *plain()], "bakery@7", []),
        (["villager bailiff", *plain()], "", []),
        (["villager school", *plain()], "bailiff@7", []),
    ],
)
def test_a_vacant_house_needs_a_bailiff_and_a_vagabond(people: list[str], vacant: str, told: list[str]) -> None:
    people = [*people, *["werewolf dead"] * (8 - len(people))]
    village = town(*people, vacant=vacant, more={"vacant_asked": [1]})
    assert run(village, NextHouse()) == ([], told)
    assert village.vacant_asked == []
    assert village.houses_done == (["bakery"] if told else [])


@pytest.mark.rules("LGT-220", "LGT-222")
@pytest.mark.parametrize(
    ("house", "fresh"), [("church", True), ("tavern", True), ("manor", True), ("school", False), ("bakery", False)]
)
def test_a_token_is_fresh_for_whoever_moves_in(house: str, fresh: bool) -> None:
    village = town("villager bailiff", *plain(), options="tokens", vacant=f"{house}@7")
    village.buildings[-1].token = not fresh
    move_in(village, house, 2)
    assert village.buildings[-1].token is fresh
