"""The Tavern keeper (LGT-223 to 228): safe while he votes first and does not hit."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import (
    after,
    against,
    at_ballot,
    choices,
    house,
    play,
    seconds,
    stands,
    town,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import against as refused
from tests.games.loupsgarous.village import choices as taps
from tests.games.loupsgarous.village import kinds, seen, until, village

PEOPLE = ["villager tavern", "werewolf bundle", *["villager bundle"] * 5]


def keeper(*people: str, **scene: Any) -> Village:
    position = at_ballot(*(people or PEOPLE), **scene)
    assert stands(position) == "tavern"
    return position


@pytest.mark.rules("LGT-223", "LGT-057")
def test_the_pack_cannot_designate_him() -> None:
    position = village(*PEOPLE, at="night 2")
    until(position, "wolves")
    assert refused(position, "1 tap wolves 0") == "illegal_choice"
    assert "0" not in taps(position, 1).split()
    open_house = village("villager tavern spent", *PEOPLE[1:], at="night 2")
    until(open_house, "wolves")
    assert refused(open_house, "1 tap wolves 0") == ""


@pytest.mark.rules("LGT-223", "LGT-142")
def test_nobody_can_vote_against_him() -> None:
    position = keeper()
    play(position, "0 vote 1")
    assert {against(position, seat, 0) for seat in range(1, 7)} == {"immune LGT-223"}


@pytest.mark.rules("LGT-225", "LGT-110", "LGT-143")
def test_he_votes_first_and_alone_and_all_see_it() -> None:
    position = keeper()
    assert seconds(position) == 20
    assert why_not(position, "1 vote 2") == "not_now LGT-410"
    lines = play(position, "0 vote 1")
    assert lines == ["tavern_voted 1 1", f"ballot_opened 1 0,1,2,3,4,5,6 1,2,3,4,5,6 {position.now + 30_000}"]


@pytest.mark.rules("LGT-225")
def test_his_ballot_is_final() -> None:
    position = keeper()
    play(position, "0 vote 1")
    assert why_not(position, "0 vote 2") != ""
    lines = vote(position, "1>2 2>1 3>1 4>2 5>2 6>3")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 1,2,1,1,2,2,3 - 1:3,2:3,3:1"]


@pytest.mark.rules("LGT-225", "LGT-151")
def test_he_votes_first_in_the_second_ballot_too_among_the_tied() -> None:
    position = keeper()
    play(position, "0 vote 1")
    vote(position, "1>2 2>1 3>1 4>2 5>2 6>3")
    assert stands(position) == "tavern"
    assert choices(position, 0, "vote") == ["1", "2"]
    assert why_not(position, "0 vote 3") == "not_tied LGT-151"
    lines = play(position, "0 vote 2")
    assert lines == ["tavern_voted 2 2", f"ballot_opened 2 0,1,2,3,4,5,6 1,2 {position.now + 20_000}"]


@pytest.mark.rules("LGT-226", "LGT-144")
def test_he_cannot_dodge() -> None:
    position = keeper()
    lines = play(position, "… 20", lots={"tavern 2 1": [3]})
    assert lines[0] == "tavern_voted 1 4"


@pytest.mark.rules("LGT-226", "LGT-155")
def test_without_a_legal_target_he_abstains_after_the_whole_clock() -> None:
    position = keeper("villager tavern lover", "werewolf bundle lover", *["villager bundle dead"] * 4)
    assert position.moves(0) == ()
    assert play(position, "… 19.9") == []
    assert play(position, "… 0.1")[0] == "tavern_voted 1 -"


@pytest.mark.rules("LGT-226", "LGT-155", "LGT-151")
def test_in_a_second_ballot_against_his_lover_alone_he_abstains() -> None:
    people = ["villager tavern lover", "werewolf bundle lover", *["villager bundle"] * 5]
    position = keeper(*people)
    play(position, "0 vote 2")
    vote(position, "1>3 2>1 3>1 4>1 5>2 6>2")  # 1 and 2 are tied
    assert stands(position) == "tavern"
    assert choices(position, 0, "vote") == ["2"]
    assert why_not(position, "0 vote 1") == "illegal_choice LGT-365"


@pytest.mark.rules("LGT-227", "LGT-190")
def test_he_loses_the_immunity_when_his_ballot_hits_before_the_sentence_window() -> None:
    position = keeper(*PEOPLE[:6], "villager manor")
    play(position, "0 vote 2")
    lines = vote(position, "1>2 2>1 3>2 4>2 5>2 6>2")
    assert kinds(lines, "designated", "immunity_lost", "token_spent", "window_opened") == [
        "designated 2",
        "immunity_lost 0",
        "token_spent tavern",
        f"window_opened sentence {position.now + 15_000}",
    ]
    assert not house(position, "tavern").token


@pytest.mark.rules("LGT-227")
def test_he_keeps_it_when_another_is_designated() -> None:
    position = keeper()
    play(position, "0 vote 1")
    lines = vote(position, "1>2 2>1 3>2 4>2 5>2 6>2")
    assert kinds(lines, "designated", "immunity_lost") == ["designated 2"]
    assert house(position, "tavern").token


@pytest.mark.rules("LGT-227")
def test_a_ballot_of_the_first_round_counts_when_the_second_designates() -> None:
    position = keeper()
    play(position, "0 vote 1")
    vote(position, "1>2 2>1 3>1 4>2 5>2 6>3")
    play(position, "0 vote 2")
    lines = vote(position, "1>2 2>1 3>1 4>1 5>1 6>1")
    assert kinds(lines, "designated", "immunity_lost") == ["designated 1", "immunity_lost 0"]


@pytest.mark.rules("LGT-227", "LGT-282")
def test_a_spared_idiot_costs_the_immunity_too() -> None:
    position = keeper(*PEOPLE[:6], "idiot bundle")
    play(position, "0 vote 6")
    lines = vote(position, "1>6 2>6 3>6 4>6 5>6 6>1")
    assert kinds(lines, "immunity_lost", "idiot_spared", "eliminated") == ["immunity_lost 0", "idiot_spared 6 idiot"]


@pytest.mark.rules("LGT-227", "LGT-286")
def test_a_scapegoat_who_dies_from_that_vote_costs_it_too_if_he_voted_against_him() -> None:
    position = keeper(*PEOPLE[:6], "scapegoat bundle")
    play(position, "0 vote 6")
    lines = vote(position, "1>2 2>1 3>1 4>2 5>6 6>3")
    assert kinds(lines, "tied", "eliminated") == ["tied 1,2,6 scapegoat", "eliminated 6 scapegoat tie"]
    assert "immunity_lost 0" in lines
    position = keeper(*PEOPLE[:6], "scapegoat bundle")
    play(position, "0 vote 1")
    lines = vote(position, "1>2 2>1 3>2 4>3 5>3 6>3")
    assert kinds(lines, "immunity_lost") == []


@pytest.mark.rules("LGT-228")
def test_without_immunity_he_votes_with_the_others_and_keeps_the_house() -> None:
    position = at_ballot("villager tavern spent", *PEOPLE[1:])
    assert stands(position) == "ballot"
    assert 0 in voters(position)
    assert why_not(position, "1 vote 0") == ""
    assert house(position, "tavern").owner == 0


@pytest.mark.rules("LGT-228", "LGT-227")
def test_without_immunity_nothing_is_lost() -> None:
    position = at_ballot("villager tavern spent", *PEOPLE[1:])
    lines = vote(position, "0>2 1>2 2>1 3>2 4>2 5>2 6>2")
    assert kinds(lines, "immunity_lost", "token_spent") == []


@pytest.mark.rules("LGT-224", "LGT-145")
def test_poster_voices_count_and_can_designate_him() -> None:
    position = keeper(poster=0)
    play(position, "0 vote 1")
    lines = play(position, "… 30")
    assert kinds(lines, "ballot_closed", "designated", "eliminated") == [
        "ballot_closed 1 1,-,-,-,-,-,- 0 0:2,1:1",
        "designated 0",
        "eliminated 0 villager vote",
    ]


@pytest.mark.rules("LGT-224", "LGT-235", "LGT-402")
def test_the_razor_reaches_him() -> None:
    position = town("villager tavern", "werewolf barber", *PEOPLE[2:])
    assert kinds(play(position, "1 shave 0"), "eliminated") == [
        "eliminated 0 villager razor",
        "eliminated 1 werewolf razor_penalty",
    ]


@pytest.mark.rules("LGT-224", "LGT-106")
def test_the_shot_reaches_him() -> None:
    position = keeper("villager tavern", "werewolf bundle", "hunter bundle", *["villager bundle"] * 4)
    play(position, "0 vote 1")
    play(position, "3 vote 2", "4 vote 2", "… 30")
    assert stands(position) == "shot"
    assert "eliminated 0 villager shot" in play(position, "2 shoot 0")


@pytest.mark.rules("LGT-224", "LGT-234", "LGT-237", "LGT-402")
def test_a_banned_keeper_votes_not_at_all_and_risks_nothing() -> None:
    position = at_ballot("villager tavern", "werewolf school", *["villager bundle"] * 5)
    lines = play(position, "1 ban 0")
    assert stands(position) == "ballot"
    assert kinds(lines, "bans_set", "tavern_asked") == ["bans_set 0"]
    assert against(position, 2, 0) == "immune LGT-223"
    lines = play(position, "2 vote 3", "… 30")
    assert kinds(lines, "immunity_lost") == []


@pytest.mark.rules("LGT-224", "LGT-208")
def test_he_can_be_confessed() -> None:
    position = town("villager tavern", "werewolf church", *PEOPLE[2:])
    assert kinds(play(position, "1 confess 0"), "card_seen") == ["card_seen 1 0 0 villager"]


@pytest.mark.rules("LGT-224", "LGT-049")
def test_grief_reaches_him() -> None:
    position = keeper("villager tavern lover", "werewolf bundle", "villager bundle lover", *["villager bundle"] * 4)
    play(position, "0 vote 1")
    lines = play(position, "3 vote 2", "4 vote 2", "… 30")
    assert kinds(lines, "eliminated") == ["eliminated 2 villager vote", "eliminated 0 villager grief"]


@pytest.mark.rules("LGT-402", "LGT-127", "LGT-225")
def test_a_captain_who_keeps_the_tavern_has_a_first_ballot_worth_two() -> None:
    position = keeper(captain=0)
    play(position, "0 vote 1")
    lines = play(position, "2 vote 3", "… 30")
    assert kinds(lines, "ballot_closed") == ["ballot_closed 1 1,-,3,-,-,-,- - 1:2,3:1"]


@pytest.mark.rules("LGT-223", "LGT-143")
def test_who_sits_in_the_tavern_is_public() -> None:
    position = keeper()
    now = seen(position).step
    assert now is not None
    assert now.seat == 0
    after(position, "ballot", lots={"tavern 2 1": [0]})
