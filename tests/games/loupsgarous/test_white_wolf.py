"""The White Werewolf (LGT-240 to 244)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import (
    against,
    choices,
    dawn,
    dead,
    facts,
    grid,
    kinds,
    play,
    seen,
    tale,
    until,
    village,
)

TABLE = ["white_wolf", "werewolf", "werewolf", "villager", "seer", "villager", "villager"]


@pytest.mark.rules("LGT-241")
@pytest.mark.parametrize(("round", "called"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_he_is_called_on_even_nights(round: int, called: bool) -> None:
    position = village(*TABLE, at=f"night {round}")
    assert ("white_wolf" in seen(position).order) == called


@pytest.mark.rules("LGT-241", "LGT-240")
def test_he_bites_after_the_pack() -> None:
    position = village(*TABLE, at="night 2")
    order = list(seen(position).order)
    assert order.index("white_wolf") > order.index("wolves")
    until(position, "white_wolf")
    assert [grid(position, seat).acts for seat in range(7)] == [True, *[False] * 6]


@pytest.mark.rules("LGT-241")
def test_another_living_ordinary_werewolf_not_his_lover_or_nobody() -> None:
    players = ["white_wolf lover", "werewolf lover", "werewolf", "werewolf dead", "seer", "werewolf", "villager"]
    position = village(*players, at="night 2")
    until(position, "white_wolf")
    assert choices(position, 0) == "2 5 -"
    for target in (0, 1, 3, 4, 6):
        assert against(position, f"0 tap white_wolf {target}") == "illegal_choice"


@pytest.mark.rules("LGT-241", "LGT-094")
def test_the_bitten_dies_at_dawn() -> None:
    assert dawn(village(*TABLE, at="night 2"), white_wolf=1)[1:] == ["eliminated 1 werewolf night"]
    assert dead(village(*TABLE, at="night 2"), wolves=3, white_wolf=1) == [1, 3]


@pytest.mark.rules("LGT-241")
def test_he_may_decline() -> None:
    assert dead(village(*TABLE, at="night 2"), white_wolf="-") == []
    assert dead(village(*TABLE, at="night 2")) == []


@pytest.mark.rules("LGT-241", "LGT-243")
def test_a_declined_or_blocked_night_is_lost() -> None:
    players = [*TABLE, "protector"]
    for deeds in ({"white_wolf": "-"}, {"protector": 1, "white_wolf": 1}):
        position = village(*players, at="night 2")
        assert dead(position, **deeds) == []
        until(position, "nightfall")
        assert "white_wolf" not in seen(position).order


@pytest.mark.rules("LGT-242", "LGT-036")
def test_nobody_hears_of_the_bite() -> None:
    position = village(*TABLE, at="night 2")
    until(position, "white_wolf")
    events = facts(position, "0 tap white_wolf 1")
    for eyes in (None, 1, 2, 3, 4):
        assert tale(events, eyes) == []


@pytest.mark.rules("LGT-244", "LGT-401")
def test_the_tavern_is_no_shelter() -> None:
    players = ["white_wolf bundle", "werewolf tavern", "werewolf farm1", "villager farm2", "seer bundle"]
    position = village(*players, at="night 2")
    until(position, "white_wolf")
    assert "1" in choices(position, 0).split()
    assert dead(position, white_wolf=1) == [1]


@pytest.mark.rules("LGT-240", "LGT-058")
def test_he_feeds_with_the_pack_every_night() -> None:
    for round in (1, 2, 3):
        position = village(*TABLE, at=f"night {round}")
        lines = until(position, "wolves")
        assert kinds(lines, "pack_told") == ["pack_told 0,1,2 0,1,2"]
        play(position, "0 tap wolves 3", "1 tap wolves 3")
        assert dead(position) == [3]


@pytest.mark.rules("LGT-240", "LGT-284")
def test_he_is_untouched_by_the_loss_of_powers() -> None:
    players = [*TABLE, "elder dead"]
    position = village(*players, at="night 4", powers_lost=True)
    assert list(seen(position).order) == ["wolves", "white_wolf"]


@pytest.mark.rules("LGT-241", "LGT-032")
def test_alone_of_his_kind_he_is_called_and_can_bite_nobody() -> None:
    players = ["white_wolf", "werewolf dead", "villager", "villager", "seer"]
    position = village(*players, at="night 2")
    until(position, "white_wolf")
    assert choices(position, 0) == "-"
