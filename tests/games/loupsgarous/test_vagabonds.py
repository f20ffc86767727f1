"""Vagabonds (LGT-239, 024, 026): four powers do not reach them, everything else does."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.days import at_ballot, play, stands, town, why_not
from tests.games.loupsgarous.village import against, dawn, kinds, until, village

PEOPLE = ["werewolf farm1", "villager bundle", "villager farm2", *["villager bundle"] * 2, "villager church"]


@pytest.mark.rules("LGT-239", "LGT-235")
def test_the_razor_cannot_be_aimed_at_a_vagabond() -> None:
    position = town("villager barber", *PEOPLE)
    assert why_not(position, "0 shave 2") == "vagabond LGT-239"
    assert why_not(position, "0 shave 3") == ""


@pytest.mark.rules("LGT-239", "LGT-234")
def test_the_teacher_cannot_ban_a_vagabond() -> None:
    position = at_ballot("villager school", *PEOPLE)
    assert why_not(position, "0 ban 2") == "vagabond LGT-239"
    assert why_not(position, "0 ban 3") == ""


@pytest.mark.rules("LGT-239", "LGT-260")
def test_the_raven_cannot_post_on_a_vagabond() -> None:
    position = village("raven bundle", *PEOPLE, at="night 2")
    until(position, "raven")
    assert against(position, "0 tap raven 2") == "illegal_choice"
    assert against(position, "0 tap raven 3") == ""


@pytest.mark.rules("LGT-239", "LGT-253")
def test_a_vagabond_werewolf_does_not_burn() -> None:
    people = ["pyromaniac bundle", "werewolf bundle", "seer church", "villager bundle", "werewolf farm1", "villager"]
    position = village(*people, at="night 2")
    lines = dawn(position, wolves=2, pyromaniac="church")
    assert kinds(lines, "eliminated") == ["eliminated 4 werewolf night"]


@pytest.mark.rules("LGT-239", "LGT-140", "LGT-142", "LGT-106", "LGT-208")
def test_everything_else_reaches_a_vagabond() -> None:
    position = at_ballot("villager church", *PEOPLE[:5])
    assert why_not(position, "0 vote 2") == ""
    assert kinds(play(town("villager church", *PEOPLE[:5]), "0 confess 2"), "card_seen") == ["card_seen 0 0 2 villager"]
    hunted = at_ballot("hunter bundle", *PEOPLE)
    play(hunted, "1 vote 0", "… 30", "… 15")
    assert stands(hunted) == "shot"
    assert why_not(hunted, "0 shoot 2") == ""
    night = village("villager bundle", *PEOPLE, at="night 2")
    assert kinds(dawn(night, wolves=0), "eliminated") == ["eliminated 0 villager night"]


@pytest.mark.rules("LGT-024", "LGT-234", "LGT-260")
def test_without_le_village_nobody_is_a_vagabond() -> None:
    position = village("raven", "werewolf", *["villager"] * 5, at="night 2")
    until(position, "raven")
    assert against(position, "0 tap raven 2") == ""


@pytest.mark.rules("LGT-258", "LGT-252", "LGT-239")
def test_who_is_burnt_out_has_the_protections_of_a_vagabond() -> None:
    people = ["villager barber", "villager bundle", "werewolf farm1", *["villager bundle"] * 3]
    position = town(*people, burnt="tavern@1")
    assert why_not(position, "0 shave 1") == "vagabond LGT-239"
    voting = at_ballot(*people, burnt="tavern@1")
    assert stands(voting) == "ballot"
    assert why_not(voting, "0 vote 1") == ""
