"""The Captain (LGT-120 to 129, 133 to 135): elected, obeyed, and followed by somebody."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.events import ElectionClosed, ElectionStarted
from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    at_ballot,
    by_chance,
    choices,
    facts,
    later,
    only,
    plain,
    play,
    seconds,
    setup,
    stands,
    tale,
    town,
    vote,
    why_not,
)
from tests.games.loupsgarous.village import kinds, seen, told

MORNING = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]


def morning(*people: str, day: int = 1, due: int | None = 1, **scene: Any) -> Village:
    """The announcement of a dawn is over; an election is due from this day on."""
    village = town(*people, round=day, agenda=MORNING, election_from=due, **scene)
    village.drain()
    return village


def campaign(*people: str, **scene: Any) -> Village:
    village = morning(*people, **scene)
    play(village, "… 0")
    assert stands(village) == "campaign"
    return village


def ballot(*people: str, **scene: Any) -> Village:
    village = campaign(*people, **scene)
    play(village, "… 45")
    assert stands(village) == "election"
    return village


def elect(village: Village, ballots: str, lots: Any = None) -> list[str]:
    return play(village, *[f"{one[0]} elect {one[2]}" for one in ballots.split()], lots=lots)


# --- When


@pytest.mark.rules("LGT-120", "LGT-121", "LGT-110")
@pytest.mark.parametrize(("option", "day"), [("1", 1), ("2", 2), ("3", 3)])
def test_the_village_elects_at_the_start_of_the_day_that_was_chosen(option: str, day: int) -> None:
    village = setup(9, preset="custom", cards="W V8", captain_day=option)
    for number in range(1, day + 1):
        events = by_chance(village, "campaign", "debate")
        assert bool(told(events, ElectionStarted)) == (number == day)
        if number < day:
            by_chance(village, "night")
    assert stands(village) == "campaign"


@pytest.mark.rules("LGT-121", "LGT-410")
def test_the_village_may_elect_before_the_first_night() -> None:
    village = setup(9, preset="S", captain_day="before_night_1")
    assert (stands(village), seen(village).round) == ("campaign", 0)
    village.drain()
    play(village, "… 45")
    lines = elect(village, "0>3 1>3 2>3 3>3 4>3 5>3 6>3 7>3 8>3")
    assert kinds(lines, "captain_elected") == ["captain_elected 3 vote"]
    assert lines[-1].startswith("night_started 1 ")


@pytest.mark.rules("LGT-120")
def test_the_default_is_a_captain_on_day_one() -> None:
    village = setup(9, preset="S")
    assert told(by_chance(village, "campaign", "debate"), ElectionStarted) != []
    assert seen(village).round == 1


@pytest.mark.rules("LGT-120")
@pytest.mark.parametrize("preset", ["S", "V2"])
def test_without_the_option_there_is_no_captain_farmers_included(preset: str) -> None:
    village = setup(9, preset=preset, captain=False, presentation=False)
    for _ in range(3):
        events = by_chance(village, "debate", "over")
        if stands(village) == "over":
            break
        assert told(events, ElectionStarted) == []
        by_chance(village, "night", "over")
    assert seen(village).captain is None


# --- Campaign and ballot


@pytest.mark.rules("LGT-122", "LGT-120")
def test_anyone_may_stand_and_everybody_may_be_elected() -> None:
    village = morning(*plain(4), "villager dead")
    started = only(facts(village, "… 0"), ElectionStarted)
    assert (started.by, list(started.electors), list(started.eligible)) == ("village", [0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    assert seconds(village) == 45
    assert play(village, "2 stand") == ["candidate 2"]
    assert list(seen(village).candidates) == [2]
    assert why_not(village, "5 stand") == "dead LGT-330"
    assert why_not(village, "2 stand") != ""
    lines = play(village, "… 45")
    assert lines[-1] == f"election_opened 1 0,1,2,3,4 {village.now + 25_000}"
    for seat in range(5):
        assert choices(village, seat, "elect") == ["0", "1", "2", "3", "4"]
    assert why_not(village, "0 elect 5") == "not_living LGT-104"
    assert why_not(village, "5 elect 0") == "dead LGT-330"


@pytest.mark.rules("LGT-123")
def test_election_ballots_are_secret_until_all_are_in() -> None:
    village, same = ballot(*plain(4)), ballot(*plain(4))
    assert [line for line in elect(village, "0>1 1>1 2>2 3>2") if not line.startswith("vote_heard")] == []
    assert seen(village, 4) == seen(same, 4)
    assert seen(village) == seen(same)
    closed = only(facts(village, "4 elect 1"), ElectionClosed)
    assert (list(closed.votes), closed.tally) == ([1, 1, 2, 2, 1], {1: 3, 2: 2})
    assert seen(village).captain == 1


@pytest.mark.rules("LGT-123", "LGT-238")
def test_the_teacher_does_not_vote_in_an_election_but_may_be_elected() -> None:
    village = ballot("villager school", *plain(4))
    assert why_not(village, "0 elect 1") != ""
    lines = elect(village, "1>0 2>0 3>0 4>0 5>0")
    assert kinds(lines, "captain_elected") == ["captain_elected 0 vote"]


@pytest.mark.rules("LGT-123", "LGT-134", "LGT-282")
def test_a_spared_idiot_neither_votes_nor_is_eligible() -> None:
    village = morning("idiot shown", *plain(4), spared=True, day=3, due=3)
    started = only(facts(village, "… 0"), ElectionStarted)
    assert list(started.electors) == [1, 2, 3, 4, 5]
    assert list(started.eligible) == [1, 2, 3, 4, 5]
    play(village, "… 45")
    assert why_not(village, "0 elect 1") == "spared LGT-282"
    assert why_not(village, "1 elect 0") == "not_eligible LGT-134"


@pytest.mark.rules("LGT-128")
def test_bans_the_poster_and_the_scapegoats_list_do_not_touch_an_election() -> None:
    village = ballot(*plain(4), "villager banned", poster=2, allowed=[0], allowed_day=1)
    lines = elect(village, "0>1 1>1 2>1 3>2 4>2 5>2")
    closed = kinds(lines, "election_closed")
    assert closed == ["election_closed 1 1,1,1,2,2,2 1:3,2:3"]


@pytest.mark.rules("LGT-128", "LGT-223", "LGT-225")
def test_an_immune_tavern_keeper_votes_with_the_others_and_may_be_elected() -> None:
    village = ballot("villager tavern", *plain(4))
    lines = elect(village, "0>1 1>0 2>0 3>0 4>0 5>1")
    assert kinds(lines, "captain_elected", "tavern_voted", "immunity_lost") == ["captain_elected 0 vote"]


@pytest.mark.rules("LGT-128", "LGT-226", "LGT-227")
def test_a_tavern_keeper_may_abstain_from_an_election_and_risks_nothing() -> None:
    village = ballot("villager tavern", *plain(4))
    lines = play(village, "1 elect 2", "… 25")
    assert kinds(lines, "election_closed", "captain_elected", "immunity_lost") == [
        "election_closed 1 -,2,-,-,-,- 2:1",
        "captain_elected 2 vote",
    ]


@pytest.mark.rules("LGT-124", "LGT-120")
def test_most_voices_win() -> None:
    village = ballot(*plain(6))
    lines = elect(village, "0>1 1>1 2>1 3>2 4>2 5>3 6>4")
    assert kinds(lines, "captain_elected", "election_opened") == ["captain_elected 1 vote"]
    assert stands(village) == "debate"


@pytest.mark.rules("LGT-124")
def test_a_tie_leads_to_a_second_ballot_among_the_tied() -> None:
    village = ballot(*plain(5))
    lines = elect(village, "0>1 1>1 2>2 3>2 4>3 5>4")
    assert lines[-1] == f"election_opened 2 1,2 {village.now + 25_000}"
    assert choices(village, 5, "elect") == ["1", "2"]
    assert why_not(village, "5 elect 3") == "not_tied LGT-151"
    lines = elect(village, "0>1 1>1 2>2 3>2 4>1 5>1")
    assert kinds(lines, "captain_elected") == ["captain_elected 1 second"]


@pytest.mark.rules("LGT-124")
@pytest.mark.parametrize("again", ["1 elect 1 2 elect 2", ""])
def test_a_second_tie_or_silence_is_decided_by_lot(again: str) -> None:
    village = ballot(*plain(4))
    elect(village, "0>1 1>1 2>2 3>2 4>4")
    turns = ["1 elect 1", "2 elect 2", "… 25"] if again else ["… 25"]
    lines = play(village, *turns, lots={"election 1": [1]})
    assert kinds(lines, "captain_elected") == ["captain_elected 2 lot"]


@pytest.mark.rules("LGT-129")
def test_without_any_ballot_the_election_is_repeated_the_next_day() -> None:
    village = ballot(*plain(5))
    lines = play(village, "… 25")
    assert kinds(lines, "captain_elected", "election_opened") == []
    assert (stands(village), seen(village).captain, seen(village).election_from) == ("debate", None, 2)
    after(village, "night")
    events = by_chance(village, "campaign", "debate")
    assert stands(village) == "campaign"
    assert list(only(events, ElectionStarted).electors) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rules("LGT-125", "LGT-126")
def test_a_werewolf_may_be_captain_all_see_it_and_nobody_can_refuse() -> None:
    village = ballot(*plain(4))
    lines = elect(village, "0>0 1>0 2>0 3>0 4>0")
    assert kinds(lines, "captain_elected") == ["captain_elected 0 vote"]
    for eyes in (None, 0, 3):
        assert seen(village, eyes).captain == 0
    assert {"refuse", "decline"} & {str(move).split()[0] for move in village.moves(0)} == set()


@pytest.mark.rules("LGT-127")
def test_in_an_election_every_voice_is_one_the_captains_double_voice_included() -> None:
    """No rule elects while there is a Captain: so two equal voices tie, whoever casts them."""
    village = ballot(*plain(5))
    lines = elect(village, "0>1 1>1 2>2 3>2 4>4 5>5")
    assert kinds(lines, "election_closed") == ["election_closed 1 1,1,2,2,4,5 1:2,2:2,4:1,5:1"]


@pytest.mark.rules("LGT-127")
def test_at_night_the_captains_designation_counts_one() -> None:
    """With the majority option, a Captain and one Werewolf against two are no majority of four."""
    people = ["werewolf"] * 4 + ["villager"] * 6
    village = town(
        *people,
        captain=0,
        options="wolf_majority",
        agenda=[{"step": "dusk_window", "ends": BEGUN}, {"step": "nightfall"}],
    )
    after(village, "night")
    play(village, "… 5")
    play(village, "0 tap wolves 4", "1 tap wolves 4", "2 tap wolves 5", "3 tap wolves 5")
    lines = after(village, "dawn")
    assert kinds(lines, "eliminated") == []


# --- Succession


def fallen(*people: str, captain: int = 0, **scene: Any) -> Village:
    """The village has voted against its Captain."""
    village = at_ballot(*people, captain=captain, **scene)
    turns = [
        f"{seat} vote {captain}" for seat in seen(village).voters if not why_not(village, f"{seat} vote {captain}")
    ]
    play(village, *turns, "… 30")
    return village


@pytest.mark.rules("LGT-133")
def test_a_dead_captain_names_any_living_player() -> None:
    village = fallen("villager", *plain(4), "villager dead")
    assert (stands(village), seconds(village)) == ("successor", 20)
    assert choices(village, 0, "name") == ["1", "2", "3", "4", "5"]
    assert why_not(village, "0 name 6") == "not_living LGT-104"
    assert why_not(village, "0 name 0") == "not_living LGT-104"
    assert why_not(village, "1 name 2") == "not_now LGT-410"
    lines = play(village, "0 name 3")
    assert lines[0] == "captain_succeeded 3 choice"
    assert seen(village).captain == 3
    assert stands(village) == "night"


@pytest.mark.rules("LGT-133", "LGT-331")
def test_he_names_the_successor_without_seeing_anything_more() -> None:
    village = fallen("villager", *plain(4))
    assert seen(village, 0).beyond is None
    play(village, "0 name 3")
    assert seen(village, 0).beyond is not None


@pytest.mark.rules("LGT-133")
def test_a_successor_is_drawn_if_the_clock_runs_out() -> None:
    village = fallen("villager", *plain(4))
    lines = play(village, "… 20", lots={"succession 2 0": [2]})
    assert kinds(lines, "captain_succeeded") == ["captain_succeeded 3 lot"]


@pytest.mark.rules("LGT-133", "LGT-101", "LGT-102", "LGT-105")
def test_the_successor_is_named_after_the_cascade() -> None:
    village = fallen("hunter", *plain(4))
    assert stands(village) == "shot"
    lines = play(village, "0 shoot 3")
    assert kinds(lines, "eliminated") == ["eliminated 3 villager shot"]
    assert stands(village) == "successor"
    assert choices(village, 0, "name") == ["1", "2", "4", "5"]


@pytest.mark.rules("LGT-133", "LGT-049")
def test_grief_falls_before_the_succession() -> None:
    village = fallen("villager lover", *plain(3), "villager lover")
    assert stands(village) == "successor"
    assert choices(village, 0, "name") == ["1", "2", "3", "4"]


@pytest.mark.rules("LGT-102", "LGT-133")
def test_no_successor_is_named_when_the_game_is_over() -> None:
    village = fallen("werewolf", *["villager"] * 4)
    assert stands(village) == "over"


@pytest.mark.rules("LGT-134", "LGT-133")
def test_a_spared_idiot_is_never_named_successor() -> None:
    village = fallen("villager", *plain(3), "idiot shown", spared=True)
    assert choices(village, 0, "name") == ["1", "2", "3", "4"]
    assert why_not(village, "0 name 5") == "not_eligible LGT-134"


@pytest.mark.rules("LGT-135")
def test_an_election_without_elector_is_not_held_and_stays_due() -> None:
    """The Teacher never votes, nor does a spared Idiot; the Teacher could be elected."""
    people = ["werewolf school", "idiot bundle shown", *["villager bundle dead"] * 4]
    village = morning(*people, spared=True, day=3, due=3)
    events = tale(facts(village, "… 0"))
    assert kinds(events, "election_started", "captain_elected") == []
    assert (stands(village), seen(village).election_from) == ("debate", 4)


@pytest.mark.rules("LGT-135", "LGT-205")
def test_a_dead_farmer_captain_without_eligible_successor_leaves_an_election_due() -> None:
    """The only living Farmer is a spared Idiot."""
    village = fallen("villager farm1", "idiot farm2 shown", *plain(5), spared=True)
    lines = later(village, "night") if stands(village) != "night" else []
    assert lines == []
    assert (seen(village).captain, seen(village).captain_ended, seen(village).election_from) == (None, False, 3)


@pytest.mark.rules("LGT-135", "LGT-203")
def test_a_dead_farmer_captain_who_was_the_last_farmer_ends_the_captaincy() -> None:
    village = at_ballot("villager farm1", *plain(5), captain=0)
    lines = play(village, "1 vote 0", "… 30")
    assert kinds(lines, "captain_vacant", "asked") == ["captain_vacant no_farmer"]
    assert (seen(village).captain, seen(village).captain_ended) == (None, True)


# --- What the medal does by day


@pytest.mark.rules("LGT-127", "LGT-149")
def test_the_medal_makes_no_ballot_of_others_heavier() -> None:
    village = at_ballot(*plain(4), captain=0)
    lines = vote(village, "0>1 1>2 2>1 3>2 4>2")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 1,2,1,2,2 - 1:3,2:3"]


@pytest.mark.rules("LGT-364", "LGT-133")
def test_the_lot_of_a_successor_is_labelled_by_whoever_falls() -> None:
    """A second Captain who falls on the same day has a lot of his own."""
    village = fallen("villager", "villager", *plain(4), captain=1)
    lines = play(village, "… 20", lots={"succession 2 1": [2]})
    assert kinds(lines, "captain_succeeded") == ["captain_succeeded 3 lot"]
