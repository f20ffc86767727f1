"""Action: offer (offrir). SMI-040 to SMI-048."""

from __future__ import annotations

import pytest

from tablee.games.smile.events import DecisionRequested, FireflyOffered, HandUpdated, TurnStarted
from tests.games.smile.table import hands, options, play, refusal, row, scene, tears


@pytest.mark.rules("SMI-040", "SMI-047")
def test_an_offer_moves_one_firefly_from_the_hand_to_the_lowest_creature() -> None:
    position = scene([6, 6, 6], "C01 C26 C08")
    heard = play(position, "0 offer C01")
    assert heard == [
        FireflyOffered(0, "C01", 1),
        HandUpdated(0, 5),
        TurnStarted(1),
        DecisionRequested(1, ["offer C01", "collect C01"]),
    ]
    assert hands(position) == [5, 6, 6]
    assert row(position) == {"C01": 1, "C26": 0, "C08": 0}
    assert tears(position) == [0, 0, 0]


@pytest.mark.rules("SMI-040")
@pytest.mark.parametrize("card", ["C26", "C08"])
def test_no_other_creature_than_the_lowest_can_be_offered_to(card: str) -> None:
    position = scene([6, 6, 6], "C01 C26 C08")
    assert refusal(position, f"0 offer {card}") == "not_lowest"
    assert options(position) == ["offer C01"]


@pytest.mark.rules("SMI-041")
def test_when_the_lowest_is_gone_the_next_one_becomes_the_lowest() -> None:
    position = scene([6, 5, 6], "C06:1 C22 C29")
    assert refusal(position, "0 offer C22") == "not_lowest"
    play(position, "0 collect C06")
    assert options(position) == ["offer C22"]
    assert refusal(position, "1 offer C29") == "not_lowest"


@pytest.mark.rules("SMI-041")
def test_a_higher_creature_that_was_collected_leaves_the_lowest_where_it_is() -> None:
    position = scene([5, 6, 6, 6], "C24:0 C18:1 C29 C30")
    play(position, "0 collect C18")
    assert options(position) == ["offer C24"]


@pytest.mark.rules("SMI-042")
@pytest.mark.parametrize("chosen", ["C24", "C18", "C25"])
def test_among_tied_lowest_creatures_the_offering_player_chooses(chosen: str) -> None:
    position = scene([6, 6, 6, 6], "C24 C18 C25 C29")
    assert options(position) == ["offer C24", "offer C18", "offer C25"]
    play(position, f"0 offer {chosen}")
    assert row(position) == {"C24": 0, "C18": 0, "C25": 0, "C29": 0} | {chosen: 1}


@pytest.mark.rules("SMI-042")
def test_a_tie_may_bear_fireflies_on_one_side_only_or_on_both() -> None:
    position = scene([5, 6, 6], "C24:1 C18 C29", turn=1)
    heard = play(position, "1 offer C18")
    assert row(position) == {"C24": 1, "C18": 1, "C29": 0}
    assert heard[-1] == DecisionRequested(2, ["offer C24", "offer C18", "collect C24", "collect C18"])


@pytest.mark.rules("SMI-043")
def test_you_may_add_to_your_own_firefly() -> None:
    position = scene([6, 6, 6], "C01 C26 C08")
    play(position, "0 offer C01", "1 offer C01", "2 offer C01")
    heard = play(position, "0 offer C01")
    assert heard[:2] == [FireflyOffered(0, "C01", 4), HandUpdated(0, 4)]


@pytest.mark.rules("SMI-043")
def test_there_is_no_limit_to_the_fireflies_on_a_creature() -> None:
    position = scene([1, 0, 0], "C01:35 C26 C08", tears={0: 18})
    heard = play(position, "0 offer C01")
    assert heard == [
        FireflyOffered(0, "C01", 36),
        HandUpdated(0, 0),
        TurnStarted(1),
        DecisionRequested(1, ["collect C01"]),
    ]


@pytest.mark.rules("SMI-044")
def test_without_a_firefly_in_hand_you_cannot_offer() -> None:
    position = scene([0, 9, 8], "C01:1 C26 C08")
    assert refusal(position, "0 offer C01") == "no_firefly_in_hand"
    assert options(position) == ["collect C01"]


@pytest.mark.rules("SMI-044")
def test_the_very_last_firefly_can_be_offered() -> None:
    position = scene([1, 9, 8], "C01 C26 C08")
    play(position, "0 offer C01")
    assert hands(position) == [0, 9, 8]


@pytest.mark.rules("SMI-045")
@pytest.mark.parametrize("hand", [1, 2, 18])
def test_with_nothing_baited_offering_is_the_only_legal_action(hand: int) -> None:
    position = scene([hand, 18 - hand, 0], "C01 C26 C08")
    assert options(position) == ["offer C01"]
    assert refusal(position, "0 collect C01") == "no_firefly_on_creature"
    assert refusal(position, "0 borrow C01") == "borrow_not_allowed"


@pytest.mark.rules("SMI-046")
def test_offered_fireflies_stay_on_the_creature_until_it_is_collected() -> None:
    position = scene([6, 6, 6], "C24 C18 C29")
    play(position, "0 offer C24", "1 offer C18", "2 collect C18", "0 offer C24")
    assert row(position) == {"C24": 2, "C29": 0}
    play(position, "1 collect C24")
    assert hands(position) == [4, 7, 7]


@pytest.mark.rules("SMI-048")
def test_nobody_else_hears_how_many_fireflies_are_left_in_a_hand() -> None:
    position = scene([6, 6, 6], "C01 C26 C08")
    heard = play(position, "0 offer C01")
    told = [[event.heard_by(eyes) for event in heard[:2]] for eyes in (0, 1, 2, None)]
    offered = FireflyOffered(0, "C01", 1)
    assert told == [[offered, HandUpdated(0, 5)], [offered, None], [offered, None], [offered, None]]
    assert [position.view(eyes).hand for eyes in (1, None)] == [6, None]
    assert [hunter.fireflies for hunter in position.view(1).hunters] == [None, None, None]
