"""The Witch (LGT-080 to 086)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    against,
    alive,
    choices,
    dawn,
    dead,
    facts,
    facts_until,
    kinds,
    night,
    play,
    seen,
    tale,
    until,
    village,
)

TABLE = ["werewolf", "witch", "villager", "villager", "seer", "villager"]


def shown(victim: int | None, *players: str, **scene: object) -> Village:
    """At the Witch's call; seat 0 is the pack, seat 1 the Witch."""
    position = village(*(players or TABLE), at="night 2", **scene)  # type: ignore[arg-type]
    until(position, "wolves")
    if victim is not None:
        play(position, f"0 tap wolves {victim}")
    until(position, "witch")
    return position


def heals(position: Village) -> set[str]:
    return {choice.split(",")[0] for choice in choices(position, 1).split()}


def poisons(position: Village, heal: str = "-") -> list[str]:
    pairs = [choice.split(",") for choice in choices(position, 1).split()]
    return sorted(poison for first, poison in pairs if first == heal)


# --- What she is shown (LGT-081)


@pytest.mark.rules("LGT-081")
@pytest.mark.parametrize("victim", [1, 2, None])
def test_she_is_shown_the_victim_or_nobody_and_nobody_else_is(victim: int | None) -> None:
    position = village(*TABLE, at="night 2")
    until(position, "wolves")
    if victim is not None:
        play(position, f"0 tap wolves {victim}")
    events = facts_until(position, "witch")
    assert kinds(tale(events, 1), "victim_shown") == [f"victim_shown 1 {'-' if victim is None else victim}"]
    for eyes in (None, 0, 2, 4):
        assert kinds(tale(events, eyes), "victim_shown") == []
    assert (seen(position, 1).victim, seen(position, 1).was_shown) == (victim, True)
    assert (seen(position, 2).victim, seen(position, 2).was_shown) == (None, False)


@pytest.mark.rules("LGT-081", "LGT-080")
def test_she_is_shown_the_victim_without_any_potion() -> None:
    position = shown(2, heal=False, poison=False)
    assert seen(position, 1).victim == 2
    assert choices(position, 1) == "-,-"


@pytest.mark.rules("LGT-081", "LGT-290")
def test_a_protected_victim_is_shown() -> None:
    position = village("werewolf", "witch", "villager", "protector", "villager", at="night 2")
    lines = night(position, protector=2, wolves=2)
    assert kinds(lines, "victim_shown") == ["victim_shown 1 2"]


@pytest.mark.rules("LGT-081", "LGT-280")
def test_an_elder_with_two_lives_is_shown() -> None:
    position = shown(2, "werewolf", "witch", "elder", "villager", "villager")
    assert seen(position, 1).victim == 2


@pytest.mark.rules("LGT-081", "LGT-253", "LGT-082")
def test_a_victim_that_fire_has_cancelled_is_shown_as_nobody() -> None:
    position = village(
        "werewolf farm1", "witch farm2", "villager church", "pyromaniac bundle", "villager farm3", at="night 2"
    )
    until(position, "wolves")
    play(position, "0 tap wolves 2")
    until(position, "pyromaniac")
    play(position, "3 tap pyromaniac church")
    lines = until(position, "witch")
    assert kinds(lines, "victim_shown") == ["victim_shown 1 -"]
    assert heals(position) == {"-"}


@pytest.mark.rules("LGT-081", "LGT-252")
def test_a_fire_elsewhere_hides_no_victim() -> None:
    position = village(
        "werewolf farm1", "witch farm2", "villager church", "pyromaniac bundle", "villager farm3", at="night 2"
    )
    lines = night(position, wolves=2, pyromaniac="farm3")
    assert kinds(lines, "victim_shown") == ["victim_shown 1 2"]


# --- What she may do (LGT-080, 082 to 084)


@pytest.mark.rules("LGT-082")
def test_she_heals_the_victim_and_nobody_else() -> None:
    position = shown(2)
    assert heals(position) == {"2", "-"}
    for target in (0, 1, 3, 4, 5):
        assert against(position, f"1 tap witch {target} -") == "illegal_choice"


@pytest.mark.rules("LGT-082")
def test_without_a_victim_there_is_nobody_to_heal() -> None:
    assert heals(shown(None)) == {"-"}


@pytest.mark.rules("LGT-082")
def test_she_may_heal_herself() -> None:
    position = shown(1)
    assert heals(position) == {"1", "-"}
    assert dead(position, witch="1 -") == []
    assert not seen(position, 1).heal


@pytest.mark.rules("LGT-083")
def test_she_poisons_any_living_player_but_herself_and_her_lover() -> None:
    position = shown(None, "werewolf", "witch lover", "villager dead", "villager lover", "seer", "villager")
    assert poisons(position) == ["-", "0", "4", "5"]
    for target in (1, 2, 3):
        assert against(position, f"1 tap witch - {target}") == "illegal_choice"


@pytest.mark.rules("LGT-083")
@pytest.mark.parametrize(
    "target", ["villager tavern", "werewolf farm1", "villager bundle", "elder farm1", "idiot farm1"]
)
def test_no_protection_helps_against_poison(target: str) -> None:
    position = village(
        "werewolf farm2", "witch farm3", target, "protector bundle", "villager farm4", "seer farm5", at="night 2"
    )
    assert dead(position, protector=2, witch="- 2") == [2]


@pytest.mark.rules("LGT-084")
def test_she_cannot_poison_whom_she_heals() -> None:
    position = shown(2)
    assert against(position, "1 tap witch 2 2") == "illegal_choice"
    assert poisons(position, "2") == ["-", "0", "3", "4", "5"]


@pytest.mark.rules("LGT-084", "LGT-094")
def test_she_may_poison_the_victim_whom_she_does_not_heal() -> None:
    position = shown(2)
    assert dead(position, witch="- 2") == [2]
    assert not seen(position, 1).poison
    assert seen(position, 1).heal


@pytest.mark.rules("LGT-080")
@pytest.mark.parametrize(
    ("cells", "victims", "heal", "poison"),
    [("- -", [2], True, True), ("2 -", [], False, True), ("- 3", [2, 3], True, False), ("2 3", [3], False, False)],
)
def test_each_potion_once_both_in_one_night_if_she_likes(
    cells: str, victims: list[int], heal: bool, poison: bool
) -> None:
    position = shown(2)
    assert dead(position, witch=cells) == victims
    assert (seen(position, 1).heal, seen(position, 1).poison) == (heal, poison)


@pytest.mark.rules("LGT-080")
def test_what_was_used_is_gone() -> None:
    position = shown(2, heal=False)
    assert heals(position) == {"-"}
    assert poisons(position) == ["-", "0", "2", "3", "4", "5"]
    position = shown(2, poison=False)
    assert heals(position) == {"2", "-"}
    assert poisons(position) == ["-"]
    assert poisons(position, "2") == ["-"]


@pytest.mark.rules("LGT-080", "LGT-082")
def test_the_next_night_the_potion_is_gone() -> None:
    position = shown(2)
    night(position, witch="2 -")
    until(position, "nightfall")
    until(position, "wolves")
    play(position, "0 tap wolves 2")
    until(position, "witch")
    assert heals(position) == {"-"}
    assert "0" in poisons(position)


@pytest.mark.rules("LGT-080", "LGT-034")
def test_a_potion_is_spent_at_the_end_of_the_step_not_before() -> None:
    position = shown(2)
    play(position, "1 tap witch 2 3", "1 tap witch - -")
    assert dead(position) == [2]
    assert (seen(position, 1).heal, seen(position, 1).poison) == (True, True)


@pytest.mark.rules("LGT-080")
def test_who_says_nothing_uses_nothing() -> None:
    position = shown(2)
    assert dead(position) == [2]
    assert (seen(position, 1).heal, seen(position, 1).poison) == (True, True)


@pytest.mark.rules("LGT-036", "LGT-080")
def test_nobody_hears_of_her_choice() -> None:
    position = shown(2)
    events = facts(position, "1 tap witch 2 3")
    for eyes in (None, 0, 2, 3, 4):
        assert tale(events, eyes) == []


# --- Without effect (LGT-085), numbers (LGT-086)


@pytest.mark.rules("LGT-085", "LGT-093", "LGT-081")
def test_healing_a_protected_player_spends_the_potion() -> None:
    position = village("werewolf", "witch", "villager", "protector", "villager", at="night 2")
    assert dead(position, protector=2, wolves=2, witch="2 -") == []
    assert not seen(position, 1).heal


@pytest.mark.rules("LGT-085", "LGT-281")
def test_healing_an_elder_spends_the_potion() -> None:
    position = village("werewolf", "witch", "elder", "villager", "villager", at="night 2")
    assert dead(position, wolves=2, witch="2 -") == []
    assert not seen(position, 1).heal


@pytest.mark.rules("LGT-085", "LGT-094")
def test_poison_on_the_bitten_is_spent() -> None:
    position = village("white_wolf", "witch", "werewolf", "villager", "villager", at="night 2")
    assert dead(position, white_wolf=2, witch="- 2") == [2]
    assert not seen(position, 1).poison


@pytest.mark.rules("LGT-242")
def test_the_bite_is_neither_shown_nor_healed() -> None:
    position = village("white_wolf", "witch", "werewolf", "villager", "villager", at="night 2")
    until(position, "white_wolf")
    play(position, "0 tap white_wolf 2")
    lines = until(position, "witch")
    assert kinds(lines, "victim_shown") == ["victim_shown 1 -"]
    assert heals(position) == {"-"}
    assert dead(position) == [2]


@pytest.mark.rules("LGT-086")
def test_a_morning_may_show_more_victims_with_others() -> None:
    position = village("werewolf", "witch", "villager", "villager", "white_wolf", "villager", at="night 2")
    assert dawn(position, wolves=2, white_wolf=0, witch="- 3")[1:] == [
        "eliminated 0 werewolf night",
        "eliminated 2 villager night",
        "eliminated 3 villager night",
    ]
    assert alive(position) == [1, 4, 5]
