"""The Captain's elections and succession, and the ballots of the village, looked at closely: what is refused and why,
what is kept of a count, who is asked, and what a tie leads to.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.captain import Election, Succession
from tablee.games.loupsgarous.rules import NEVER, Village
from tablee.games.loupsgarous.vote import HoldVote, TavernFirst
from tests.games.loupsgarous.days import BEGUN, choices, plain, play, run, stands, town, vote, why_not
from tests.games.loupsgarous.village import kinds, seen

ENDS = BEGUN + 20_000


# --- The Captain


def election(*people: str, number: int = 1, among: list[int] | None = None, **scene: Any) -> Village:
    tied = list(range(len(people))) if among is None else among
    agenda = [{"step": "election_ballot", "number": number, "among": tied, "ends": ENDS}, {"step": "open_debate"}]
    return town(*people, agenda=agenda, election_from=2, **scene)


FIVE = plain(4)


@pytest.mark.rules("LGT-123", "LGT-124")
@pytest.mark.parametrize(
    ("number", "votes", "kept", "then"),
    [
        (1, "0>2 1>2 2>3 3>2 4>2", ("election", [2, 2, 3, 2, 2], 2), "captain_elected 2 vote"),
        (2, "0>2 1>2 2>3 3>2 4>2", ("election_second", [2, 2, 3, 2, 2], 2), "captain_elected 2 second"),
        (1, "0>2 1>2 2>3 3>3", ("election", [2, 2, 3, 3, -1], -1), "election_opened 2 2,3"),
        (2, "0>2 1>2 2>3 3>3", ("election_second", [2, 2, 3, 3, -1], 3), "captain_elected 3 lot"),
        (2, "", ("election_second", [-1] * 5, 3), "captain_elected 3 lot"),
        (1, "", ("election", [-1] * 5, -1), "debate_started"),
    ],
)
def test_an_election_is_kept_with_its_kind_and_whom_it_chose(
    number: int, votes: str, kept: tuple[str, list[int], int], then: str
) -> None:
    village = election(*FIVE, number=number, among=[2, 3])
    lot: Any = {"election 2": [1]} if then.endswith("lot") else None
    turns = [f"{ballot[0]} elect {ballot[2]}" for ballot in votes.split()]
    lines = play(village, *turns, *(["… 20"] if len(turns) < 5 else []), lots=lot)
    (count,) = village.ballots
    assert (count.day, count.kind, count.votes, count.poster, count.chosen) == (2, kept[0], kept[1], -1, kept[2])
    assert any(line.startswith(then) for line in lines)
    assert village.votes == [-1] * 5


@pytest.mark.rules("LGT-129")
def test_an_election_without_a_voice_is_held_again_tomorrow() -> None:
    village = election(*FIVE)
    play(village, "… 20")
    assert (village.captain, village.election_from, stands(village)) == (-1, 3, "debate")


@pytest.mark.rules("LGT-123", "LGT-124", "LGT-200")
@pytest.mark.parametrize(
    ("people", "number", "turn", "why"),
    [
        (FIVE, 1, "0 elect 5", "not_living LGT-104"),
        (FIVE, 1, "0 elect 28", "not_living LGT-104"),
        ([*FIVE, "villager dead"], 1, "0 elect 5", "not_living LGT-104"),
        (FIVE, 1, "0 elect 4", "not_eligible LGT-134"),
        (FIVE, 2, "0 elect 4", "not_tied LGT-151"),
        (FIVE, 2, "0 elect 0", ""),
        (["villager school", *FIVE], 1, "0 elect 1", "teacher LGT-238"),
        (["villager farm1", *FIVE], 1, "1 elect 0", "not_a_farmer LGT-200"),
        (["villager farm1", "villager farm2", *FIVE], 1, "0 elect 4", "not_a_farmer LGT-200"),
        ([*FIVE, "villager dead"], 1, "5 elect 0", "dead LGT-330"),
    ],
)
def test_a_vote_in_an_election_is_refused_with_its_reason(people: list[str], number: int, turn: str, why: str) -> None:
    assert why_not(election(*people, number=number, among=[0, 1, 2]), turn) == why


def fallen(*people: str, **scene: Any) -> Village:
    """The Captain, in the first seat, has just fallen by the vote."""
    village = town("villager dead", *people, more={"captain_fell": 0}, **scene)
    village.causes[0] = "vote"
    return village


@pytest.mark.rules("LGT-135")
def test_a_captain_whom_nobody_can_follow_leaves_a_vacancy_until_tomorrow() -> None:
    village = fallen("idiot shown", *["villager dead"] * 4, spared=True)
    assert run(village, Succession()) == (["captain_vacant no_eligible"], [])
    assert (village.captain, village.election_from, village.captain_fell) == (-1, 3, -1)
    assert not village.captain_ended


@pytest.mark.rules("LGT-133")
def test_the_fallen_captain_is_asked_for_his_successor() -> None:
    village = fallen(*plain())
    assert run(village, Succession()) == ([f"asked 0 successor {BEGUN + 20_000}"], ["Successor"])
    assert (village.captain_fell, village.begun) == (-1, BEGUN)


@pytest.mark.rules("LGT-133")
def test_without_a_fallen_captain_there_is_no_successor() -> None:
    village = town(*plain())
    assert run(village, Succession()) == ([], [])
    assert village.election_from == NEVER


@pytest.mark.rules("LGT-371")
def test_a_captain_who_left_is_followed_by_lot() -> None:
    village = fallen(*plain())
    village.causes[0] = "left"
    assert run(village, Succession(), {"succession 2 0": [3]}) == (["captain_succeeded 4 lot"], [])
    assert village.captain == 4


@pytest.mark.rules("LGT-133", "LGT-134")
@pytest.mark.parametrize(
    ("turn", "lots", "line"),
    [
        ("0 name 4", None, "captain_succeeded 4 choice"),
        ("… 20", {"succession 2 0": [2]}, "captain_succeeded 3 lot"),
    ],
)
def test_a_successor_is_chosen_or_drawn(turn: str, lots: Any, line: str) -> None:
    agenda = [{"step": "successor", "seat": 0, "ends": ENDS}, {"step": "open_debate"}]
    village = town("villager dead", *plain(), agenda=agenda)
    assert play(village, turn, lots=lots)[0] == line
    assert village.captain == int(line.split()[1])


@pytest.mark.rules("LGT-134", "LGT-202")
@pytest.mark.parametrize(
    ("people", "turn", "why"),
    [
        (["villager", "villager dead"], "0 name 2", "not_living LGT-104"),
        (["villager", "villager"], "0 name 28", "not_living LGT-104"),
        (["idiot shown", "villager"], "0 name 1", "not_eligible LGT-134"),
        (["idiot farm1", "villager farm2"], "0 name 1", "not_eligible LGT-134"),
        (["villager farm1", "villager bundle"], "0 name 2", "not_a_farmer LGT-200"),
        (["villager farm1", "villager bundle"], "0 name 1", ""),
        (["villager", "villager"], "1 name 2", "not_now LGT-410"),
    ],
)
def test_a_successor_is_refused_with_its_reason(people: list[str], turn: str, why: str) -> None:
    agenda = [{"step": "successor", "seat": 0, "ends": ENDS}, {"step": "open_debate"}]
    village = town("villager dead", *people, *plain(3), agenda=agenda, spared=True)
    assert why_not(village, turn) == why


@pytest.mark.rules("LGT-121", "LGT-129", "LGT-135", "LGT-201", "LGT-204")
@pytest.mark.parametrize(
    ("people", "scene", "then", "told"),
    [
        (plain(4), {}, ["Campaign"], [f"election_started village 0,1,2,3,4 0,1,2,3,4 {BEGUN + 45_000}"]),
        (plain(4), {"election_from": 2}, ["Campaign"], None),
        (plain(4), {"election_from": 3}, [], []),
        (plain(4), {"captain_ended": True}, [], []),
        (["villager captain", *plain(4)], {}, [], []),
        (["villager farm1", *plain(4)], {}, [], ["captain_elected 0 only_farmer"]),
        (
            ["villager farm1", "villager farm2", *plain(4)],
            {},
            ["Campaign"],
            [f"election_started farmers 0,1 0,1 {BEGUN + 45_000}"],
        ),
        (["villager farm1 dead", *plain(4)], {}, [], ["captain_vacant no_farmer"]),
        (["villager farm1 dead", *plain(4)], {"round": 3}, [], []),
        (["idiot shown", *["villager dead"] * 4], {"spared": True}, [], []),
        (["villager school", *["villager dead"] * 4], {}, [], []),
        (
            ["idiot farm1", "villager farm2", *plain(4)],
            {"spared": True},
            ["Campaign"],
            [f"election_started farmers 1 1 {BEGUN + 45_000}"],
        ),
    ],
)
def test_an_election_is_held_if_it_is_due(
    people: list[str], scene: dict[str, Any], then: list[str], told: list[str] | None
) -> None:
    village = town(*people, **({"election_from": 1} | scene))
    village.begun = village.last_spoken = 0
    village.candidates, village.ready = [True] * village.seats, [True] * village.seats
    lines, steps = run(village, Election())
    assert steps == then
    assert told is None or lines == told
    if then:
        assert village.candidates == village.ready == [False] * village.seats
        assert (village.begun, village.last_spoken) == (BEGUN, BEGUN)


@pytest.mark.rules("LGT-125", "LGT-135", "LGT-204")
@pytest.mark.parametrize(
    ("people", "scene", "after"),
    [
        (["villager farm1", *plain(4)], {}, (0, NEVER, False)),
        (["villager farm1 dead", *plain(4)], {}, (-1, NEVER, True)),
        (["villager farm1 dead", *plain(4)], {"round": 3}, (-1, 4, False)),
        (["idiot shown", *["villager dead"] * 4], {"spared": True}, (-1, 3, False)),
        (plain(4), {"election_from": 3}, (-1, 3, False)),
    ],
)
def test_after_an_election_that_was_not_held(people: list[str], scene: dict[str, Any], after: Any) -> None:
    village = town(*people, **({"election_from": 1} | scene))
    run(village, Election())
    assert (village.captain, village.election_from, village.captain_ended) == after


@pytest.mark.rules("LGT-203", "LGT-204")
@pytest.mark.parametrize(
    ("day", "agenda", "scene", "ends"),
    [
        (3, [], {}, True),
        (2, [], {}, True),
        (2, [{"step": "election"}], {}, False),  # the dawn of the election: it is still to come
        (1, [], {}, False),
        (3, [], {"captain_ended": True}, False),
        (3, [], {"options": "tokens captain=no"}, False),
        (3, [], {"farms_dealt": False}, False),
    ],
)
def test_with_the_last_farmer_the_captaincy_ends(
    day: int, agenda: list[Any], scene: dict[str, Any], ends: bool
) -> None:
    debate = {"step": "debate", "ends": ENDS}
    people = ["villager farm1 dead", *plain(4)]
    village = town(*people, round=day, agenda=[debate, *agenda], more={"last_farmer_fell": True}, **scene)
    assert run(village, Succession()) == (["captain_vacant no_farmer"] if ends else [], [])
    assert not village.last_farmer_fell
    assert village.captain_ended is (ends or "captain_ended" in scene)


@pytest.mark.rules("LGT-122", "LGT-200", "LGT-340")
def test_only_farmers_stand_and_speak_in_their_campaign() -> None:
    people = ["villager farm1", "villager farm2", "idiot farm3 shown", "villager bundle", "werewolf", "villager dead"]
    agenda = [{"step": "campaign", "ends": ENDS}, {"step": "open_debate"}]
    village = town(*people, agenda=agenda, spared=True, election_from=2)
    assert village.acting() == (0, 1, 2)
    assert [choices(village, seat, "stand") for seat in range(6)] == [[""], [""], [], [], [], []]
    assert why_not(village, "2 stand") == why_not(village, "3 stand") == "not_eligible LGT-134"
    assert why_not(village, "3 say deny") == "silent LGT-340"
    assert why_not(village, "5 stand") == "dead LGT-330"
    assert play(village, "0 stand") == ["candidate 0"]
    assert why_not(village, "0 stand") == "not_eligible LGT-134"
    assert choices(village, 0, "stand") == []
    assert play(village, "1 say deny", "1 send") == ["statement_drafted 1 deny", "stated 1 1 deny - -"]
    assert play(village, "… 20") == [f"election_opened 1 0,1 {ENDS + 25_000}"]
    assert (village.awaited(), village.acting(), village.begun) == ((0, 1), (0, 1), ENDS)


# --- The Teacher and the keeper


def teacher(*people: str, **scene: Any) -> Village:
    agenda = [{"step": "banning", "ends": ENDS}]
    return town("villager school", *people, agenda=agenda, **scene)


@pytest.mark.rules("LGT-234", "LGT-237", "LGT-238")
def test_the_teacher_bans_none_one_or_two() -> None:
    people = ["villager church", "werewolf bakery", "villager hovel", "villager bundle", "villager manor dead"]
    village = teacher(*people)
    assert choices(village, 0, "ban") == ["", "1", "2", "3", "1 2", "1 3", "2 3"]
    refused = {
        "0 ban 5": "not_living LGT-104",
        "0 ban 28": "not_living LGT-104",
        "0 ban 1 28": "not_living LGT-104",
        "0 ban 0": "not_yourself LGT-142",
        "0 ban 0 1": "not_yourself LGT-142",
        "0 ban 4": "vagabond LGT-239",
        "0 ban 3 4": "vagabond LGT-239",
        "1 ban 2": "not_now LGT-410",
    }
    assert {turn: why_not(village, turn) for turn in refused} == refused
    assert play(village, "0 ban 1 3")[0] == "bans_set 1,3"
    assert village.banned == [False, True, False, True, False, False]
    assert list(seen(village).voters) == [2, 4]


@pytest.mark.rules("LGT-234", "LGT-365")
def test_the_teacher_does_not_ban_her_lover_and_nobody_learns_it() -> None:
    village = town(
        "villager school lover",
        "villager church lover",
        "werewolf bakery",
        *["villager bundle"] * 3,
        agenda=[{"step": "banning", "ends": ENDS}],
    )
    assert why_not(village, "0 ban 1") == why_not(village, "0 ban 1 2") == "illegal_choice LGT-365"
    assert choices(village, 0, "ban") == ["", "2"]


@pytest.mark.rules("LGT-234")
def test_a_silent_teacher_bans_nobody() -> None:
    village = teacher(*plain(4))
    lines = play(village, "… 20")
    assert lines[0] == "bans_set -"
    assert lines[1].startswith("ballot_opened 1 1,2,3,4,5 0,1,2,3,4,5 ")
    assert not any(village.banned)


@pytest.mark.rules("LGT-156", "LGT-261")
@pytest.mark.parametrize(("poster", "told"), [(-1, []), (0, ["poster_void 0"]), (3, ["poster_void 3"])])
def test_where_nobody_may_vote_there_is_no_count(poster: int, told: list[str]) -> None:
    village = town(*plain(4), allowed=[], allowed_day=2, poster=poster)
    assert run(village, HoldVote()) == (["vote_not_held", *told], ["Dusk"])
    assert village.poster == -1


@pytest.mark.rules("LGT-225", "LGT-226")
def test_the_keeper_in_the_first_seat_votes_first_even_with_one_target() -> None:
    agenda = [{"step": "tavern_ballot", "number": 2, "among": [0, 3], "ends": ENDS}]
    village = town("villager tavern", *plain(4), agenda=agenda)
    assert village.awaited() == (0,)
    assert choices(village, 0, "vote") == ["3"]
    assert why_not(village, "0 vote 2") == "not_tied LGT-151"
    assert why_not(village, "0 vote 0") == "not_yourself LGT-142"
    assert why_not(village, "1 vote 3") == "not_now LGT-410"
    village.missed[0] = 1
    assert play(village, "0 vote 3")[0] == "tavern_voted 2 3"
    assert (village.votes[0], village.tavern_votes, village.missed[0]) == (3, [3], 0)
    assert stands(village) == "second_ballot"


@pytest.mark.rules("LGT-155", "LGT-226")
@pytest.mark.parametrize(
    ("people", "among", "asked", "cast"),
    [
        (["villager tavern", *plain(4)], [], (0,), "1"),
        (["villager tavern", *plain(4)], [2, 3], (0,), "3"),
        (["villager tavern lover", "werewolf", "villager lover", *plain(2)], [2, 0], (), "-"),
    ],
)
def test_a_silent_keeper_votes_by_lot_if_he_can(
    people: list[str], among: list[int], asked: tuple[int, ...], cast: str
) -> None:
    agenda = [{"step": "tavern_ballot", "number": 1, "among": among, "ends": ENDS}]
    village = town(*people, agenda=agenda)
    assert village.awaited() == asked
    lots: Any = None if cast == "-" else {"tavern 2 1": [0 if not among else 1]}
    assert play(village, "… 20", lots=lots)[0] == f"tavern_voted 1 {cast}"
    assert village.tavern_votes == ([] if cast == "-" else [int(cast)])
    assert village.votes[0] == (-1 if cast == "-" else int(cast))


@pytest.mark.rules("LGT-225")
@pytest.mark.parametrize(
    ("keeper", "scene", "first"),
    [
        ("villager tavern", {}, True),
        ("villager tavern spent", {}, False),
        ("villager tavern banned", {}, False),
        ("villager tavern", {"allowed": [1, 2], "allowed_day": 2}, False),
        ("villager tavern", {"allowed": [0, 2], "allowed_day": 2}, True),
        ("idiot tavern", {"spared": True}, False),
    ],
)
def test_the_keeper_votes_first_while_immune_and_entitled(keeper: str, scene: dict[str, Any], first: bool) -> None:
    village = town(keeper, *plain(4), **scene)
    village.votes, village.begun = [1] * 6, 0
    lines, then = run(village, TavernFirst(1, ()))
    assert then == (["TavernBallot"] if first else ["OpenBallot"])
    assert lines == ([f"tavern_asked 0 1 {BEGUN + 20_000}"] if first else [])
    assert village.votes == [-1] * 6
    assert village.begun == (BEGUN if first else 0)


# --- The count and ties


def counting(*people: str, number: int = 1, among: Any = (), **scene: Any) -> Village:
    return town(*people, agenda=[{"step": "ballot", "number": number, "among": list(among), "ends": ENDS}], **scene)


@pytest.mark.rules("LGT-145", "LGT-148", "LGT-149", "LGT-151", "LGT-152", "LGT-261")
@pytest.mark.parametrize(
    ("number", "votes", "poster", "kept", "then"),
    [
        (1, "0>2 1>2 2>3", -1, ("vote", -1, 2), ["designated 2"]),
        (2, "0>2 1>2 2>3", -1, ("second", -1, 2), ["designated 2"]),
        (1, "0>2", 3, ("vote", 3, 3), ["designated 3"]),
        (1, "0>2 1>2", 3, ("vote", 3, -1), ["tied 2,3 second"]),
        (2, "0>2", 3, ("second", -1, 2), ["designated 2"]),
        (1, "", -1, ("vote", -1, -1), ["nobody_designated no_voice"]),
        (2, "", -1, ("second", -1, -1), ["nobody_designated no_voice"]),
        (1, "0>3 1>2", -1, ("vote", -1, -1), ["tied 2,3 second"]),
        (2, "0>3 1>2", -1, ("second", -1, -1), ["tied 2,3 none", "nobody_designated tie"]),
        (1, "0>2", 5, ("vote", -1, 2), ["designated 2"]),
    ],
)
def test_a_count_is_kept_with_its_kind_its_poster_and_whom_it_chose(
    number: int, votes: str, poster: int, kept: tuple[str, int, int], then: list[str]
) -> None:
    village = counting(*plain(4), "villager dead", number=number, among=[2, 3], poster=poster)
    vote(village, votes)
    lines = play(village, "… 20")
    (count,) = village.ballots
    assert (count.day, count.kind, count.poster, count.chosen) == (2, *kept)
    assert [line for line in lines if line.split()[0] in ("designated", "tied", "nobody_designated")] == then
    assert kinds(lines, "poster_void") == (["poster_void 5"] if poster == 5 else [])
    assert village.tied == ([2, 3] if then[0].endswith("second") else [])


@pytest.mark.rules("LGT-149", "LGT-150")
@pytest.mark.parametrize(("turn", "chosen"), [("0 break 3", 3), ("0 break 2", 2)])
def test_a_broken_tie_is_the_same_ballot_with_somebody_designated(turn: str, chosen: int) -> None:
    broken = counting("villager captain", "werewolf", *["villager"] * 6)
    told = vote(broken, "0>4 1>2 2>3 3>2 4>3 5>2 6>3 7>1")
    assert told[-2:] == ["tied 2,3 captain", f"tie_break_asked 0 {BEGUN + 15_000}"]
    assert play(broken, turn)[:2] == [f"tie_broken 0 {chosen}", f"designated {chosen}"]
    (count,) = broken.ballots
    assert (count.day, count.kind, count.poster, count.chosen) == (2, "vote", -1, chosen)
    assert count.votes == [4, 2, 3, 2, 3, 2, 3, 1]


@pytest.mark.rules("LGT-149", "LGT-151", "LGT-365")
def test_a_captain_breaks_a_tie_as_he_may_vote() -> None:
    agenda = [{"step": "tie_break", "among": [0, 2, 3], "ends": ENDS}]
    village = town("villager captain lover", "werewolf", "villager lover", *["villager"] * 3, agenda=agenda)
    assert choices(village, 0, "break") == ["3"]
    assert village.awaited() == (0,)
    assert why_not(village, "0 break 2") == "illegal_choice LGT-365"
    assert why_not(village, "0 break 4") == "not_tied LGT-151"
    assert why_not(village, "0 break 0") == "not_yourself LGT-142"
    assert why_not(village, "1 break 3") == "not_now LGT-410"
    assert play(village, "… 20")[:2] == ["tied 0,2,3 second", f"ballot_opened 2 0,1,2,3,4,5 0,2,3 {ENDS + 20_000}"]


@pytest.mark.rules("LGT-155")
def test_a_captain_who_can_choose_nobody_is_not_awaited() -> None:
    agenda = [{"step": "tie_break", "among": [0, 2], "ends": ENDS}]
    village = town("villager captain lover", "werewolf", "villager lover", *["villager"] * 3, agenda=agenda)
    assert village.awaited() == ()
    assert stands(village) == "tie_break"


@pytest.mark.rules("LGT-142", "LGT-143", "LGT-223")
def test_a_ballot_is_refused_with_its_reason() -> None:
    people = [
        "villager tavern",
        "villager school",
        "werewolf lover",
        "villager lover",
        "villager banned",
        "idiot shown",
    ]
    village = counting(*people, "villager dead", spared=True)
    refused = {
        "2 vote 0": "immune LGT-223",
        "2 vote 2": "not_yourself LGT-142",
        "2 vote 3": "illegal_choice LGT-365",
        "2 vote 6": "not_living LGT-104",
        "2 vote 28": "not_living LGT-104",
        "2 vote 4": "",
        "0 vote 2": "no_vote LGT-141",
        "1 vote 2": "teacher LGT-238",
        "4 vote 2": "banned LGT-237",
        "5 vote 2": "spared LGT-282",
        "6 vote 2": "dead LGT-330",
    }
    assert {turn: why_not(village, turn) for turn in refused} == refused
    assert village.awaited() == village.acting() == (2, 3)
    assert play(village, "2 vote 4", "2 vote 5") == ["vote_heard 2 4", "vote_heard 2 5"]
    assert (village.awaited(), village.acting()) == ((3,), (2, 3))
    assert village.tempo(2) == "ballot"
