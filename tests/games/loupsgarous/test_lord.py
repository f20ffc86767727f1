"""The Lord (LGT-230 to 233): a pardon, if it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import at_ballot, choices, house, play, seconds, stands, vote, why_not
from tests.games.loupsgarous.village import alive, kinds, seen

PEOPLE = ["villager manor", "werewolf bundle", "seer bundle", *["villager bundle"] * 4]


def sentenced(target: int, *people: str, **scene: Any) -> Village:
    """The village has designated this player; the sentence window is open."""
    position = at_ballot(*(people or PEOPLE), **scene)
    voter = 1 if target != 1 else 3
    play(position, f"{voter} vote {target}", "… 30")
    assert stands(position) == "sentence"
    return position


@pytest.mark.rules("LGT-230", "LGT-194")
def test_the_designated_player_may_ask_the_lord_who_grants_or_refuses() -> None:
    position = sentenced(2)
    assert (choices(position, 2, "ask"), choices(position, 2, "decline")) == ([""], [""])
    lines = play(position, "2 ask")
    assert lines == [f"pardon_asked 2 0 {position.now + 15_000}"]
    assert seen(position).lord == 0
    assert (choices(position, 0, "pardon"), choices(position, 0, "refuse")) == ([""], [""])


@pytest.mark.rules("LGT-233", "LGT-230", "LGT-100")
def test_a_pardoned_player_lives_hides_the_card_and_the_vote_is_over() -> None:
    position = sentenced(2)
    lines = play(position, "2 ask", "0 pardon")
    assert kinds(lines, "pardon_granted", "token_spent", "eliminated", "execution_void") == [
        "pardon_granted 2",
        "token_spent manor",
    ]
    assert alive(position) == [0, 1, 2, 3, 4, 5, 6]
    assert seen(position).shown[2] is None
    assert not house(position, "manor").token
    assert stands(position) == "night"


@pytest.mark.rules("LGT-230", "LGT-153")
def test_a_refusal_is_final_and_keeps_the_token() -> None:
    position = sentenced(2)
    lines = play(position, "2 ask", "0 refuse")
    assert "pardon_refused 2" in lines
    if stands(position) == "sentence":
        assert why_not(position, "2 ask") != ""
        assert why_not(position, "0 pardon") != ""
        lines += play(position, "… 15")
    assert "eliminated 2 seer vote" in lines
    assert house(position, "manor").token


@pytest.mark.rules("LGT-232")
def test_there_is_no_pardon_without_a_request() -> None:
    position = sentenced(2)
    assert why_not(position, "0 pardon") == "no_pardon LGT-232"
    play(position, "2 decline")
    assert why_not(position, "0 pardon") != ""


@pytest.mark.rules("LGT-232")
def test_nobody_else_can_ask_or_pardon() -> None:
    position = sentenced(2)
    assert why_not(position, "3 ask") != ""
    play(position, "2 ask")
    assert why_not(position, "3 pardon") != ""
    assert why_not(position, "2 pardon") != ""


@pytest.mark.rules("LGT-230")
def test_who_declines_is_executed() -> None:
    position = sentenced(2)
    lines = play(position, "2 decline")
    lines += play(position, "… 15") if stands(position) == "sentence" else []
    assert kinds(lines, "pardon_asked", "eliminated") == ["eliminated 2 seer vote"]


@pytest.mark.rules("LGT-230", "LGT-194")
def test_silence_asks_after_ten_seconds_and_the_window_waits_for_the_answer() -> None:
    position = sentenced(2)
    assert play(position, "… 9.9") == []
    assert play(position, "… 0.1") == [f"pardon_asked 2 0 {position.now + 15_000}"]
    assert play(position, "… 14.9") == []  # the window of fifteen seconds is over, the answer is not
    lines = play(position, "… 0.1")
    assert kinds(lines, "pardon_refused", "eliminated") == ["pardon_refused 2", "eliminated 2 seer vote"]


@pytest.mark.rules("LGT-231")
def test_the_designated_lord_pardons_himself_without_asking() -> None:
    position = sentenced(0)
    assert why_not(position, "0 ask") != ""
    lines = play(position, "0 pardon")
    assert kinds(lines, "pardon_granted", "token_spent", "eliminated") == ["pardon_granted 0", "token_spent manor"]
    assert seen(position).shown[0] is None


@pytest.mark.rules("LGT-231")
def test_the_designated_lord_may_refuse_himself() -> None:
    position = sentenced(0)
    lines = play(position, "0 refuse")
    lines += play(position, "… 15") if stands(position) == "sentence" else []
    assert kinds(lines, "eliminated") == ["eliminated 0 villager vote"]


@pytest.mark.rules("LGT-231", "LGT-230")
def test_the_silence_of_the_designated_lord_pardons_him() -> None:
    position = sentenced(0)
    lines = play(position, "… 25")
    assert kinds(lines, "pardon_granted", "eliminated") == ["pardon_granted 0"]


@pytest.mark.rules("LGT-230", "LGT-048")
def test_the_silence_of_a_lord_pardons_his_lover() -> None:
    position = sentenced(2, "villager manor lover", "werewolf bundle", "seer bundle lover", *PEOPLE[3:])
    play(position, "2 ask")
    lines = play(position, "… 15")
    assert kinds(lines, "pardon_granted", "pardon_refused", "eliminated") == ["pardon_granted 2"]


@pytest.mark.rules("LGT-230", "LGT-232")
@pytest.mark.parametrize("lord", ["villager manor spent", "villager manor dead"])
def test_without_a_living_lord_with_his_token_nobody_can_be_asked(lord: str) -> None:
    position = at_ballot(lord, "villager church", *PEOPLE[1:])
    play(position, "2 vote 3", "… 30")
    assert stands(position) == "sentence"  # the Confessor has his token
    assert why_not(position, "3 ask") == "no_pardon LGT-232"
    lines = play(position, "… 15")
    assert kinds(lines, "pardon_asked", "eliminated") == ["eliminated 3 seer vote"]


@pytest.mark.rules("LGT-232", "LGT-286", "LGT-401")
def test_a_scapegoat_who_dies_from_a_tie_cannot_be_pardoned() -> None:
    for people in (
        ["villager manor", "werewolf bundle", "scapegoat bundle", *["villager bundle"] * 4],
        ["villager bundle", "werewolf bundle", "scapegoat manor", *["villager bundle"] * 4],
    ):
        position = at_ballot(*people)
        lines = vote(position, "0>1 1>0 2>3 3>0 4>1 5>3 6>2")
        assert kinds(lines, "window_opened", "eliminated", "designated") == ["eliminated 2 scapegoat tie"]


@pytest.mark.rules("LGT-230", "LGT-212", "LGT-402")
def test_a_lord_restored_in_the_window_may_be_asked_then() -> None:
    people = ["villager manor spent", "werewolf bundle", "seer bundle", "villager hovel", *["villager bundle"] * 3]
    position = sentenced(2, *people)
    assert why_not(position, "2 ask") == "no_pardon LGT-232"
    play(position, "3 restore 0")
    assert why_not(position, "2 ask") == ""
    lines = play(position, "2 ask", "0 pardon")
    assert kinds(lines, "pardon_granted", "eliminated") == ["pardon_granted 2"]


@pytest.mark.rules("LGT-230", "LGT-212", "LGT-402")
def test_a_condemned_lord_restored_in_the_window_may_pardon_himself() -> None:
    people = ["villager manor spent", "werewolf bundle", "seer bundle", "villager hovel", *["villager bundle"] * 3]
    position = sentenced(0, *people)
    play(position, "3 restore 0")
    lines = play(position, "0 pardon")
    assert kinds(lines, "pardon_granted", "eliminated") == ["pardon_granted 0"]


@pytest.mark.rules("LGT-230", "LGT-220", "LGT-402")
def test_a_new_lord_housed_in_the_window_may_be_asked_even_if_the_old_one_refused() -> None:
    people = [
        "villager manor",
        "werewolf barber",
        "seer bundle",
        "villager bailiff",
        *["villager bundle"] * 3,
        "werewolf",
    ]
    position = sentenced(2, *people)
    play(position, "2 ask", "0 refuse")
    assert stands(position) == "sentence"
    play(position, "1 shave 0")  # both fall: the manor and the shop stand empty
    assert stands(position) == "house"
    play(position, "3 house 4", "4 accept", "3 leave")
    assert stands(position) == "sentence"
    assert why_not(position, "2 ask") == ""
    lines = play(position, "2 ask", "4 pardon")
    assert kinds(lines, "pardon_granted", "eliminated") == ["pardon_granted 2"]


@pytest.mark.rules("LGT-230")
def test_one_request_to_each_lord() -> None:
    """A refusing Lord whose token never went away is not asked again, whatever the Healer does."""
    people = ["villager manor", "werewolf bundle", "seer bundle", "villager church", *["villager bundle"] * 3]
    position = sentenced(2, *people)
    play(position, "2 ask", "0 refuse")
    assert stands(position) == "sentence"
    assert why_not(position, "2 ask") != ""
    assert seconds(position) > 0


@pytest.mark.rules("LGT-230", "LGT-236")
def test_when_the_condemned_falls_to_the_razor_no_lord_has_anything_to_answer() -> None:
    people = ["villager manor", "werewolf bundle", "villager farm1", "villager barber", *["villager bundle"] * 4]
    position = sentenced(2, *people)
    play(position, "2 ask")
    assert seen(position).lord == 0
    lines = play(position, "3 shave 2")
    assert kinds(lines, "execution_void") == ["execution_void 2"]
    assert (stands(position), seen(position).lord) == ("dusk", None)


@pytest.mark.rules("LGT-194", "LGT-230")
def test_a_confession_in_the_window_leaves_the_time_for_asking_as_it_was() -> None:
    position = sentenced(2, *PEOPLE[:3], "villager church", *["villager bundle"] * 3)
    play(position, "… 9", "3 confess 1")
    assert kinds(play(position, "… 1"), "pardon_asked") == [f"pardon_asked 2 0 {position.now + 15_000}"]
