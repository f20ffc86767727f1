"""The Confessor (LGT-208)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import CardSeen, ConfessionHeld
from tests.games.loupsgarous.days import choices, facts, hearers, house, only, play, stands, tale, town, why_not
from tests.games.loupsgarous.village import seen

PEOPLE = ["villager church", "werewolf bundle", "seer farm1", "villager tavern", "villager bundle", "villager dead"]


@pytest.mark.rules("LGT-208", "LGT-195", "LGT-193", "LGT-027")
def test_he_alone_sees_the_card_and_everybody_hears_whom_he_has_confessed() -> None:
    village = town(*PEOPLE)
    events = facts(village, "0 confess 1")
    assert tale(events) == ["confession_held 0 1", "card_seen 0 0 1 werewolf", "token_spent church"]
    assert hearers(village, only(events, ConfessionHeld)) == [0, 1, 2, 3, 4, 5]
    assert hearers(village, only(events, CardSeen)) == [0]
    assert [(list(sight.players), sight.card) for sight in seen(village, 0).sights] == [([1], "werewolf")]
    assert list(seen(village, 1).sights) == []
    assert seen(village).shown[1] is None


@pytest.mark.rules("LGT-208", "LGT-104")
def test_he_may_confess_any_other_living_player() -> None:
    village = town(*PEOPLE)
    assert choices(village, 0, "confess") == ["1", "2", "3", "4"]
    assert why_not(village, "0 confess 0") == "not_yourself LGT-142"
    assert why_not(village, "0 confess 5") == "not_living LGT-104"


@pytest.mark.rules("LGT-208")
def test_nobody_can_refuse_a_confession() -> None:
    village = town(*PEOPLE)
    play(village, "0 confess 1")
    assert stands(village) == "debate"
    assert {"refuse", "decline", "accept"} & {str(move).split()[0] for move in village.moves(1)} == set()


@pytest.mark.rules("LGT-190", "LGT-208")
def test_he_confesses_once() -> None:
    village = town(*PEOPLE)
    play(village, "0 confess 1")
    assert why_not(village, "0 confess 2") == "power_spent LGT-190"
    assert choices(village, 0, "confess") == []
    assert not house(village, "church").token


@pytest.mark.rules("LGT-190", "LGT-192")
def test_nobody_else_can_confess() -> None:
    village = town(*PEOPLE)
    for seat in (1, 2, 3, 4):
        assert why_not(village, f"{seat} confess 0") == "no_such_power LGT-190"
    assert why_not(village, "5 confess 0") == "dead LGT-330"
