"""The Teacher (LGT-234, 237, 238): two players who do not vote today."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import after, at_ballot, choices, play, seconds, stands, town, vote, voters, why_not
from tests.games.loupsgarous.village import kinds, seen

PEOPLE = ["villager school", "werewolf farm1", "villager church spent", "villager tavern", "villager farm2"]
OTHERS = ["villager bundle", "villager bundle"]


@pytest.mark.rules("LGT-237", "LGT-110")
@pytest.mark.parametrize(("move", "banned"), [("ban", ""), ("ban 1", "1"), ("ban 1 4", "1,4")])
def test_right_before_the_vote_she_bans_up_to_two_players_publicly(move: str, banned: str) -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    assert (stands(village), seconds(village)) == ("ban", 15)
    lines = play(village, f"0 {move}")
    assert lines[0] == f"bans_set {banned or '-'}"
    assert ",".join(str(seat) for seat in seen(village).banned) == banned
    assert stands(village) == "tavern"


@pytest.mark.rules("LGT-237")
def test_silence_bans_nobody() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    assert play(village, "… 14.9") == []
    assert play(village, "… 0.1")[0] == "bans_set -"


@pytest.mark.rules("LGT-234", "LGT-239", "LGT-048", "LGT-104")
def test_whom_she_may_ban() -> None:
    people = ["villager school lover", *PEOPLE[1:4], "villager farm2 lover", *OTHERS, "villager manor dead"]
    village = at_ballot(*people, captain=1)
    single = [choice for choice in choices(village, 0, "ban") if choice and " " not in choice]
    assert single == ["1", "2", "3"]
    assert why_not(village, "0 ban 4") == "illegal_choice LGT-365"
    assert why_not(village, "0 ban 5") == "vagabond LGT-239"
    assert why_not(village, "0 ban 7") == "not_living LGT-104"
    assert why_not(village, "0 ban 0") == "not_yourself LGT-142"
    assert why_not(village, "0 ban 1 5") == "vagabond LGT-239"
    assert why_not(village, "1 ban 2") == "not_now LGT-410"
    assert why_not(village, "0 ban 1 3") == ""  # the Captain and the Tavern keeper


@pytest.mark.rules("LGT-234")
def test_the_same_players_may_be_banned_every_day() -> None:
    village = at_ballot(*PEOPLE, *OTHERS)
    play(village, "0 ban 1 2")
    after(village, "ban", lots={"tavern 2 1": [5]})
    assert seen(village).round == 3
    assert list(seen(village).banned) == []
    assert kinds(play(village, "0 ban 1 2"), "bans_set") == ["bans_set 1,2"]


@pytest.mark.rules("LGT-237", "LGT-151")
def test_a_ban_holds_for_both_ballots_of_the_day() -> None:
    village = at_ballot(*PEOPLE[:3], *OTHERS, *OTHERS)
    play(village, "0 ban 1 2")
    assert voters(village) == [3, 4, 5, 6]
    vote(village, "3>4 4>3 5>3 6>4")
    assert stands(village) == "second_ballot"
    assert voters(village) == [3, 4, 5, 6]


@pytest.mark.rules("LGT-238", "LGT-141")
def test_she_never_votes_even_if_she_bans_nobody() -> None:
    village = at_ballot(*PEOPLE[:3], *OTHERS)
    play(village, "0 ban")
    assert voters(village) == [1, 2, 3, 4]


@pytest.mark.rules("LGT-238", "LGT-111")
def test_she_and_the_banned_debate_normally() -> None:
    village = town("villager school", "werewolf farm1 banned", *OTHERS, *OTHERS)
    for seat in (0, 1):
        assert why_not(village, f"{seat} say deny") == ""
        assert "village" in village.channels(seat).speak


@pytest.mark.rules("LGT-237", "LGT-410")
def test_a_dead_teacher_bans_nobody_and_a_spared_one_does() -> None:
    village = at_ballot("villager school dead", *PEOPLE[1:3], *OTHERS, *OTHERS)
    assert stands(village) == "ballot"
    village = at_ballot("idiot school shown", *PEOPLE[1:3], *OTHERS, *OTHERS, spared=True)
    assert stands(village) == "ban"


@pytest.mark.rules("LGT-256", "LGT-238")
def test_a_former_teacher_votes_like_anybody_else() -> None:
    village = at_ballot("villager bundle", *PEOPLE[1:3], *OTHERS, *OTHERS, burnt="school@0")
    assert stands(village) == "ballot"
    assert 0 in voters(village)


@pytest.mark.rules("LGT-402", "LGT-237")
def test_a_ban_touches_the_vote_only() -> None:
    village = at_ballot("villager school", "werewolf manor", "villager church", *OTHERS, *OTHERS)
    play(village, "0 ban 1 2")
    play(village, "3 vote 4", "… 30")
    assert stands(village) == "sentence"
    assert why_not(village, "2 confess 1") == ""
    lines = play(village, "4 ask", "1 pardon")
    assert kinds(lines, "pardon_granted") == ["pardon_granted 4"]


@pytest.mark.rules("LGT-402", "LGT-220")
def test_a_teacher_housed_before_the_ban_bans_the_same_day_and_votes_no_more() -> None:
    village = at_ballot("villager bailiff", "werewolf bundle", *OTHERS, *OTHERS, "villager school dead")
    after(village, "house")
    play(village, "0 house 3", "3 accept")
    assert seen(village).round == 3
    after(village, "ban", "ballot")
    assert stands(village) == "ban"
    play(village, "3 ban 0")
    assert voters(village) == [1, 2, 4, 5]
