"""The Seer (LGT-050, 051)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.moves import CARDS
from tests.games.loupsgarous.village import (
    against,
    choices,
    facts,
    kinds,
    play,
    seen,
    step,
    tale,
    until,
    village,
)


@pytest.mark.rules("LGT-050")
@pytest.mark.parametrize("name", [name for name in CARDS if name != "seer"])
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_she_is_shown_the_exact_card_of_another_player(name: str, grouped: str) -> None:
    position = village(
        "werewolf", "seer", f"{name} farm1", "villager bundle", "villager bundle", at="night 2", options=grouped
    )
    until(position, "seer")
    events = facts(position, f"1 tap {step(position)} 2")
    assert kinds(tale(events, 1), "card_seen") == [f"card_seen 1 2 2 {name}"]
    for eyes in (None, 0, 2, 3):
        assert tale(events, eyes) == []
    (sight,) = seen(position, 1).sights
    assert (sight.night, list(sight.players), sight.card) == (2, [2], name)


@pytest.mark.rules("LGT-050", "LGT-042")
def test_she_sees_the_card_of_now_not_the_one_that_was_dealt() -> None:
    position = village(
        "werewolf", "seer", "witch dealt=thief", "villager", "villager", centre="thief villager", at="night 2"
    )
    until(position, "seer")
    assert kinds(play(position, "1 tap seer 2"), "card_seen") == ["card_seen 1 2 2 witch"]


@pytest.mark.rules("LGT-050", "LGT-051", "LGT-104")
def test_she_chooses_one_other_living_player_or_nobody() -> None:
    position = village("werewolf", "seer", "villager dead", "villager", "villager", at="night 2")
    until(position, "seer")
    assert choices(position, 1) == "0 3 4 -"
    assert against(position, "1 tap seer 1") == "illegal_choice"
    assert against(position, "1 tap seer 2") == "illegal_choice"


@pytest.mark.rules("LGT-051")
def test_she_may_decline_and_sees_nothing() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2")
    until(position, "seer")
    lines = play(position, "1 tap seer -")
    lines += until(position, "wolves")
    assert kinds(lines, "card_seen") == []
    assert list(seen(position, 1).sights) == []


@pytest.mark.rules("LGT-034", "LGT-051")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_who_declined_has_seen_no_card_and_may_still_look(grouped: str) -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2", options=grouped)
    until(position, "seer")
    call = step(position)
    play(position, f"1 tap {call} -")
    assert kinds(play(position, f"1 tap {call} 0"), "card_seen") == ["card_seen 1 2 0 werewolf"]
    assert against(position, f"1 tap {call} -") == "final"


@pytest.mark.rules("LGT-050")
def test_who_says_nothing_sees_nothing() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2")
    until(position, "seer")
    assert kinds(until(position, "wolves"), "card_seen") == []


@pytest.mark.rules("LGT-050")
def test_one_look_each_night_and_another_the_next() -> None:
    position = village("werewolf", "seer", "villager", "villager", "villager", at="night 2")
    until(position, "seer")
    play(position, "1 tap seer 0")
    assert choices(position, 1) == ""
    until(position, "debate")
    until(position, "seer")
    assert kinds(play(position, "1 tap seer 0"), "card_seen") == ["card_seen 1 3 0 werewolf"]
