"""The Baker's look (LGT-215)."""

from __future__ import annotations

import pytest

from tests.games.loupsgarous.village import kinds, lots, play, seen, step, tale, until, village, wait

TABLE = ["werewolf farm1", "villager bundle", "seer bakery", "villager bundle", "villager farm2", "werewolf farm3"]
YES, NO = 0.2499, 0.25


def look(players: list[str], draws: list[float], options: str = "", at: str = "night 2") -> list[str]:
    """What everybody is told in the Baker's call."""
    seat = next(number for number, words in enumerate(players) if "bakery" in words)
    luck = lots({f"baker {at.split()[1]} {seat}": draws})
    position = village(*players, at=at, options=options, luck=luck)
    lines = until(position, "baker", luck)
    lines += wait(position, 6, luck)
    assert luck.all_drawn()
    return kinds(lines, "glimpsed", "nothing_glimpsed")


@pytest.mark.rules("LGT-215")
def test_one_time_in_four_he_glimpses_something() -> None:
    assert len(kinds(look(TABLE, [YES, 0, 0]), "glimpsed")) == 1
    assert look(TABLE, [NO]) == ["nothing_glimpsed 2 2"]


@pytest.mark.rules("LGT-215", "LGT-068")
def test_the_run_is_built_like_that_of_the_little_girl_without_him() -> None:
    found = {look(TABLE, [YES, wolf, place])[0] for wolf in range(2) for place in range(3)}
    # the circle is 0, 1, 3, 4, 5: around 0 and around 5
    assert found == {f"glimpsed 2 2 0 {run}" for run in ("4,5,0", "5,0,1", "0,1,3", "3,4,5")}


@pytest.mark.rules("LGT-215", "LGT-401")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_in_the_bakery_never_glimpses_himself(card: str) -> None:
    players = ["werewolf farm1", "villager bundle", f"{card} bakery", "villager bundle", "villager farm2"]
    for place in range(3):
        (line,) = look(players, [YES, 0, place])  # one Werewolf to draw
        assert "0" in line.split()[4].split(",")
        assert "2" not in line.split()[4].split(",")


@pytest.mark.rules("LGT-215", "LGT-401")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_alone_of_his_kind_he_always_sees_nothing(card: str) -> None:
    players = ["villager farm1", "villager bundle", f"{card} bakery", "villager bundle", "villager farm2"]
    assert look(players, [0.0]) == ["nothing_glimpsed 2 2"]


@pytest.mark.rules("LGT-215", "LGT-036")
@pytest.mark.parametrize("draws", [[YES, 0, 0], [NO]])
def test_he_alone_is_told(draws: list[float]) -> None:
    luck = lots({"baker 2 2": draws})
    position = village(*TABLE, at="night 2", luck=luck)
    until(position, "wolves", luck)
    position.drain()
    while step(position) == "wolves":
        due = position.due()
        assert due is not None
        position.advance(due, luck)
    events = position.drain()
    wait(position, 6, luck)
    assert len(kinds(tale(events, 2), "glimpsed", "nothing_glimpsed")) == 1
    for eyes in (None, 0, 1, 3, 4, 5):
        assert kinds(tale(events, eyes), "glimpsed", "nothing_glimpsed") == []


@pytest.mark.rules("LGT-215", "LGT-031")
def test_right_after_the_werewolves() -> None:
    players = [*TABLE, "white_wolf bundle", "pyromaniac bundle", "witch bundle"]
    order = list(seen(village(*players, at="night 2")).order)
    assert order[order.index("wolves") + 1] == "baker"


@pytest.mark.rules("LGT-215")
def test_no_risk() -> None:
    luck = lots({"baker 2 2": [YES, 0, 0]})
    position = village(*TABLE, at="night 2", luck=luck)
    lines = until(position, "dawn", luck)
    assert kinds(lines, "girl_caught") == []


@pytest.mark.rules("LGT-215", "LGT-401", "LGT-364")
def test_a_little_girl_in_the_bakery_has_two_separate_looks() -> None:
    players = ["werewolf farm1", "villager bundle", "little_girl bakery", "villager bundle", "villager farm2"]
    luck = lots({"glimpse 2 1 2": [0.0, 0, 0], "caught 2 1 2": [0.999], "baker 2 2": [YES, 0, 1]})
    position = village(*players, at="night 2", luck=luck)
    until(position, "wolves", luck)
    play(position, "2 lids wolves open", luck=luck)
    lines = wait(position, 5, luck)
    assert len(kinds(lines, "glimpsed")) == 1
    play(position, "2 lids wolves closed", luck=luck)
    lines = until(position, "baker", luck)
    lines += wait(position, 6, luck)
    assert [line.split()[3] for line in kinds(lines, "glimpsed")] == ["0"]


@pytest.mark.rules("LGT-215", "LGT-192", "LGT-284")
def test_the_loss_of_powers_does_not_touch_the_bakery() -> None:
    position = village(*TABLE, "elder dead", at="night 3", powers_lost=True)
    assert list(seen(position).order) == ["wolves", "baker"]
