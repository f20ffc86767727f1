"""Farmers (LGT-200 to 206): they elect the Captain among themselves, and his successors."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.events import ElectionStarted
from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    at_ballot,
    by_chance,
    choices,
    executed,
    facts,
    only,
    play,
    seconds,
    setup,
    stands,
    town,
    why_not,
)
from tests.games.loupsgarous.village import kinds, night, seen, told, village

MORNING = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
FARMS = ["werewolf farm1", "villager farm2", "villager farm3"]
OTHERS = ["villager church", "villager bundle", "villager bundle"]


def morning(*people: str, day: int = 2, due: int | None = 2, **scene: Any) -> Village:
    return town(*people, round=day, agenda=MORNING, election_from=due, **scene)


@pytest.mark.rules("LGT-200", "LGT-120", "LGT-206")
def test_on_day_two_the_living_farmers_elect_one_of_themselves() -> None:
    village = morning(*FARMS, *OTHERS)
    started = only(facts(village, "… 0"), ElectionStarted)
    assert (started.by, list(started.electors), list(started.eligible)) == ("farmers", [0, 1, 2], [0, 1, 2])
    assert (stands(village), seconds(village)) == ("campaign", 45)
    assert why_not(village, "3 stand") != ""
    assert play(village, "1 stand") == ["candidate 1"]
    play(village, "… 45")
    assert choices(village, 0, "elect") == ["0", "1", "2"]
    assert why_not(village, "0 elect 3") == "not_a_farmer LGT-200"
    assert why_not(village, "3 elect 0") == "not_a_farmer LGT-200"
    lines = play(village, "0 elect 1", "1 elect 1", "2 elect 0")
    assert kinds(lines, "election_closed", "captain_elected") == [
        "election_closed 1 1,1,0,-,-,- 0:1,1:2",
        "captain_elected 1 vote",
    ]
    assert stands(village) == "debate"


@pytest.mark.rules("LGT-200", "LGT-340")
def test_in_the_farmers_debate_only_they_write_and_all_read() -> None:
    village = morning(*FARMS, *OTHERS)
    play(village, "… 0")
    assert [seat for seat in range(6) if "village" in village.channels(seat).speak] == [0, 1, 2]
    assert all("village" in village.channels(seat).hear for seat in range(6))
    assert why_not(village, "3 say deny") == "silent LGT-340"
    assert why_not(village, "1 say deny") == ""


@pytest.mark.rules("LGT-200", "LGT-120")
@pytest.mark.parametrize("option", ["before_night_1", "1", "3"])
def test_with_farms_the_day_is_the_second_whatever_was_chosen(option: str) -> None:
    village = setup(9, preset="V2", presentation=False, captain_day=option)
    assert stands(village) == "night"
    assert told(by_chance(village, "campaign", "debate"), ElectionStarted) == []
    by_chance(village, "night")
    events = by_chance(village, "campaign", "debate", "house")
    assert seen(village).round == 2
    (started,) = told(events, ElectionStarted)
    assert started.by == "farmers"


@pytest.mark.rules("LGT-201", "LGT-124")
def test_a_tie_of_farmers_has_a_second_ballot_and_a_lot() -> None:
    village = morning(*FARMS, *OTHERS)
    play(village, "… 45")
    lines = play(village, "0 elect 0", "1 elect 1", "2 elect 2")
    assert lines[-1] == f"election_opened 2 0,1,2 {village.now + 25_000}"
    lines = play(village, "0 elect 0", "1 elect 1", "2 elect 2", lots={"election 2": [2]})
    assert kinds(lines, "captain_elected") == ["captain_elected 2 lot"]


@pytest.mark.rules("LGT-201", "LGT-129")
def test_farmers_who_do_not_vote_elect_the_next_day() -> None:
    village = morning(*FARMS, *OTHERS)
    play(village, "… 45")
    play(village, "… 25")
    assert (stands(village), seen(village).captain, seen(village).election_from) == ("debate", None, 3)


@pytest.mark.rules("LGT-201")
def test_a_single_living_farmer_is_captain_at_once() -> None:
    village = morning("werewolf farm1", "villager farm2 dead", *OTHERS)
    lines = play(village, "… 0")
    assert kinds(lines, "election_started", "captain_elected") == ["captain_elected 0 only_farmer"]
    assert stands(village) == "debate"


@pytest.mark.rules("LGT-202")
def test_the_successor_is_a_living_farmer() -> None:
    village = at_ballot(*FARMS, *OTHERS, "villager farm4 dead", captain=1)
    play(village, "0 vote 1", "… 30", "… 25")
    assert stands(village) == "successor"
    assert choices(village, 1, "name") == ["0", "2"]
    assert why_not(village, "1 name 3") == "not_a_farmer LGT-200"
    assert why_not(village, "1 name 6") == "not_living LGT-104"
    assert play(village, "1 name 2")[0] == "captain_succeeded 2 choice"


@pytest.mark.rules("LGT-202")
def test_a_successor_by_lot_is_a_farmer_too() -> None:
    village = at_ballot(*FARMS, *OTHERS, captain=1)
    play(village, "0 vote 1", "… 30", "… 15")
    assert kinds(play(village, "… 20", lots={"succession 2 1": [1]}), "captain_succeeded") == [
        "captain_succeeded 2 lot"
    ]


@pytest.mark.rules("LGT-203", "LGT-205")
def test_an_evicted_captain_keeps_the_medal_until_the_last_farmer_is_eliminated() -> None:
    people = ["villager bundle", "villager farm2", *OTHERS, "werewolf bundle"]
    village = at_ballot(*people, burnt="farm1@0", captain=0)
    assert seen(village).captain == 0
    lines = play(village, "0 vote 1", "… 30", "… 25")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 1,-,-,-,-,- - 1:2"]
    assert kinds(lines, "eliminated", "captain_vacant") == ["eliminated 1 villager vote", "captain_vacant no_farmer"]
    assert (seen(village).captain, seen(village).captain_ended) == (None, True)


@pytest.mark.rules("LGT-203")
def test_after_the_last_farmer_a_new_one_changes_nothing() -> None:
    people = ["villager bundle", "villager bailiff", *OTHERS, "werewolf bundle"]
    village = morning(*people, vacant="farm1@0", captain_ended=True, due=None, day=3, farms_dealt=True)
    lines = play(village, "… 0")
    assert kinds(lines, "election_started", "captain_elected") == []


@pytest.mark.rules("LGT-203", "LGT-218", "LGT-206")
def test_the_bailiff_comes_too_late_for_the_captaincy() -> None:
    people = ["villager farm1", "villager bailiff", "villager bundle", "werewolf bundle", "villager bundle"]
    village = at_ballot(*people, captain=0)
    lines = play(village, "1 vote 0", "… 30")
    assert kinds(lines, "captain_vacant") == ["captain_vacant no_farmer"]
    assert stands(village) == "house"
    play(village, "1 house 2", "2 accept")
    assert (seen(village).captain, seen(village).captain_ended, seen(village).election_from) == (None, True, None)


@pytest.mark.rules("LGT-204")
def test_if_no_farmer_lives_on_day_two_there_is_never_a_captain() -> None:
    village = morning("werewolf church", "villager farm1 dead", *["villager bundle"] * 5)
    lines = play(village, "… 0")
    assert kinds(lines, "election_started", "captain_elected") == []
    assert (seen(village).captain, seen(village).captain_ended) == (None, True)


@pytest.mark.rules("LGT-204")
def test_without_a_farm_token_the_base_rules_apply() -> None:
    tokens = "church school bundle bundle bundle bundle bundle bundle"
    village = setup(8, preset="custom", cards="W2 V6", village=True, tokens=tokens, presentation=False)
    (started,) = told(by_chance(village, "campaign", "debate"), ElectionStarted)
    assert (started.by, seen(village).round) == ("village", 1)


@pytest.mark.rules("LGT-204", "LGT-206", "LGT-402")
def test_a_farmer_housed_before_day_two_is_an_elector() -> None:
    """Farmers eliminated or housed before then do not matter otherwise."""
    people = ["werewolf bundle", "villager farm1", "villager bailiff", *["villager bundle"] * 4]
    village = at_ballot(*people, election_from=2, round=1)
    lines = play(village, "2 vote 1", "… 30")
    assert kinds(lines, "captain_vacant") == []
    assert stands(village) == "house"
    play(village, "2 house 3", "3 accept")
    assert stands(village) == "night"
    lines = after(village, "debate", "campaign")
    assert kinds(lines, "captain_elected") == ["captain_elected 3 only_farmer"]


@pytest.mark.rules("LGT-204", "LGT-203", "LGT-410")
def test_a_farmer_housed_at_the_dawn_of_day_two_is_captain_though_the_last_one_has_just_fallen() -> None:
    """The houses come before the election: what counts is who lives in a farm when it is due."""
    people = ["villager farm1", "villager bailiff", "villager bundle", "werewolf bundle", "villager bundle"]
    position = village(*people, at="night 2", election_from=2, farms_dealt=True)
    night(position, wolves=0)
    lines = after(position, "house", "debate")
    assert (kinds(lines, "captain_vacant"), stands(position)) == ([], "house")
    lines = play(position, "1 house 2", "2 accept")
    assert kinds(lines, "captain_elected", "captain_vacant") == ["captain_elected 2 only_farmer"]


@pytest.mark.rules("LGT-204", "LGT-410")
def test_if_nobody_is_housed_at_the_dawn_of_day_two_there_is_never_a_captain() -> None:
    people = ["villager farm1", "villager bailiff", "villager bundle", "werewolf bundle", "villager bundle"]
    position = village(*people, at="night 2", election_from=2, farms_dealt=True)
    night(position, wolves=0)
    after(position, "house", "debate")
    assert kinds(play(position, "1 leave"), "captain_vacant") == ["captain_vacant no_farmer"]
    assert seen(position).captain_ended


@pytest.mark.rules("LGT-120", "LGT-203")
def test_a_village_without_captain_does_not_lose_one_with_its_last_farmer() -> None:
    people = ["villager farm1", "villager bundle", "werewolf bundle", *["villager bundle"] * 2]
    _, lines = executed(*people, target=0, options="captain=no", election_from=None)
    assert kinds(lines, "eliminated", "captain_vacant") == ["eliminated 0 villager vote"]


@pytest.mark.rules("LGT-135", "LGT-203")
def test_an_election_that_is_due_again_waits_while_the_last_farmer_has_lost_the_house() -> None:
    """Nobody was eliminated: the Bailiff may give away another farm."""
    people = ["werewolf bundle", "villager bailiff", *["villager bundle"] * 4]
    position = morning(*people, day=3, due=3, burnt="farm1@0", vacant="farm2@6", farms_dealt=True)
    lines = play(position, "… 0")
    assert kinds(lines, "election_started", "captain_vacant") == []
    assert (seen(position).captain_ended, seen(position).election_from) == (False, 4)


@pytest.mark.rules("LGT-205", "LGT-257")
def test_an_evicted_captains_successor_is_a_farmer() -> None:
    people = ["villager bundle", "villager farm2", *OTHERS, "werewolf bundle"]
    village = at_ballot(*people, burnt="farm1@0", captain=0)
    play(village, "1 vote 0", "… 30", "… 25")
    assert stands(village) == "successor"
    assert choices(village, 0, "name") == ["1"]


@pytest.mark.rules("LGT-206")
def test_a_vagabond_housed_in_a_farm_may_be_named_successor() -> None:
    people = ["villager farm1", "villager bailiff", "villager farm2", *["villager bundle"] * 3, "werewolf bundle"]
    village = at_ballot(*people, captain=0)
    play(village, "1 vote 2", "… 30")
    play(village, "1 house 3", "3 accept")
    after(village, "ballot")
    play(village, "1 vote 0", "… 30")
    assert choices(village, 0, "name") == ["3"]
    assert play(village, "0 name 3")[0] == "captain_succeeded 3 choice"


@pytest.mark.rules("LGT-135", "LGT-134")
def test_a_farmers_election_without_eligible_player_stays_due() -> None:
    village = morning("idiot farm1 shown", "villager church", "werewolf bundle", *["villager bundle"] * 3, spared=True)
    lines = play(village, "… 0")
    assert kinds(lines, "election_started", "captain_elected", "captain_vacant") == []
    assert (stands(village), seen(village).captain, seen(village).captain_ended) == ("debate", None, False)
    assert seen(village).election_from == 3


@pytest.mark.rules("LGT-128", "LGT-402")
def test_a_ban_does_not_touch_the_farmers_election() -> None:
    village = morning("werewolf farm1 banned", *FARMS[1:], *OTHERS)
    assert list(only(facts(village, "… 0"), ElectionStarted).electors) == [0, 1, 2]
