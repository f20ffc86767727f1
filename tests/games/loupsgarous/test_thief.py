"""The Thief (LGT-040 to 043)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    against,
    card,
    choices,
    dawn,
    facts,
    grid,
    kinds,
    lots,
    night,
    play,
    seen,
    tale,
    until,
    village,
)


def table(centre: str, *others: str, options: str = "") -> Village:
    """Seat 2 is the Thief; 0 and 1 are Werewolves."""
    position = village(
        "werewolf", "werewolf", "thief", "villager", "villager", *others, centre=centre, at="night 1", options=options
    )
    until(position, "thief")
    return position


@pytest.mark.rules("LGT-040", "LGT-023")
def test_he_sees_both_cards_and_may_take_one_or_none() -> None:
    position = table("seer witch")
    assert list(seen(position, 2).offered) == ["seer", "witch"]
    assert choices(position, 2) == "left right -"
    assert [grid(position, seat).acts for seat in range(5)] == [False, False, True, False, False]


@pytest.mark.rules("LGT-040", "LGT-042")
@pytest.mark.parametrize(
    ("cell", "taken", "left"), [("left", "seer", ["thief", "witch"]), ("right", "witch", ["seer", "thief"])]
)
def test_the_card_that_he_takes_is_his_and_the_thief_lies_in_its_place(cell: str, taken: str, left: list[str]) -> None:
    position = table("seer witch")
    play(position, f"2 tap thief {cell}")
    lines = until(position, "seer")
    assert kinds(lines, "thief_chose") == [f"thief_chose 2 {taken}"]
    assert card(position, 2) == taken
    assert seen(position, 2).card == taken
    assert position.to_json()["centre"] == left


@pytest.mark.rules("LGT-040", "LGT-036")
def test_nobody_else_hears_of_it() -> None:
    position = table("seer witch")
    events = facts(position, "2 tap thief left")
    for eyes in (None, 0, 1, 3, 4):
        assert tale(events, eyes) == []


@pytest.mark.rules("LGT-041")
@pytest.mark.parametrize("centre", ["werewolf werewolf", "werewolf white_wolf", "white_wolf werewolf"])
def test_of_two_werewolves_he_must_take_one(centre: str) -> None:
    position = table(centre)
    assert choices(position, 2) == "left right"
    assert against(position, "2 tap thief -") == "illegal_choice"
    play(position, "2 tap thief right")
    until(position, "wolves")
    assert card(position, 2) == centre.split()[1]


@pytest.mark.rules("LGT-041")
@pytest.mark.parametrize("centre", ["werewolf villager", "villager white_wolf", "seer villager"])
def test_otherwise_he_may_keep_his_card(centre: str) -> None:
    position = table(centre)
    assert against(position, "2 tap thief -") == ""
    play(position, "2 tap thief -")
    until(position, "wolves")
    assert card(position, 2) == "thief"


@pytest.mark.rules("LGT-040", "LGT-041")
def test_without_an_answer_he_keeps_his_card_or_takes_one_of_two_werewolves_by_lot() -> None:
    position = table("seer villager")
    until(position, "wolves")
    assert card(position, 2) == "thief"
    for lot, taken in ((0, "werewolf"), (1, "white_wolf")):
        position = table("werewolf white_wolf")
        luck = lots({"thief": [lot]})
        until(position, "wolves", luck)
        assert card(position, 2) == taken
        assert luck.all_drawn()


@pytest.mark.rules("LGT-042", "LGT-055", "LGT-057")
@pytest.mark.parametrize("wolf", ["werewolf", "white_wolf"])
def test_a_thief_turned_werewolf_wakes_with_the_pack_the_same_night(wolf: str) -> None:
    position = table(f"{wolf} villager")
    play(position, "2 tap thief left")
    lines = until(position, "wolves")
    assert kinds(lines, "pack_told") == ["pack_told 0,1,2 0,1,2"]
    assert choices(position, 2) == "3 4 -"
    assert against(position, "0 tap wolves 2") == "illegal_choice"


@pytest.mark.rules("LGT-042")
def test_a_stolen_seer_looks_the_same_night() -> None:
    position = table("seer villager")
    play(position, "2 tap thief left")
    until(position, "seer")
    assert kinds(play(position, "2 tap seer 0"), "card_seen") == ["card_seen 2 1 0 werewolf"]


@pytest.mark.rules("LGT-042")
def test_a_stolen_cupid_makes_lovers_the_same_night() -> None:
    position = table("cupid villager")
    play(position, "2 tap thief left")
    until(position, "cupid")
    play(position, "2 tap cupid 3 4")
    lines = until(position, "wolves")
    assert kinds(lines, "lover_told") == ["lover_told 3 4", "lover_told 4 3"]


@pytest.mark.rules("LGT-042")
def test_a_stolen_witch_has_both_potions() -> None:
    position = table("witch villager")
    play(position, "2 tap thief left")
    assert dawn(position, wolves=3, witch="3 0")[1:] == ["eliminated 0 werewolf night"]


@pytest.mark.rules("LGT-042")
def test_the_card_shown_when_he_falls_is_the_new_one() -> None:
    position = table("witch villager")
    play(position, "2 tap thief left")
    assert dawn(position, wolves=2)[1:] == ["eliminated 2 witch night"]


@pytest.mark.rules("LGT-043")
def test_who_kept_the_card_is_shown_as_the_thief_and_has_no_power() -> None:
    position = table("witch seer")
    play(position, "2 tap thief -")
    for call in ("seer", "wolves", "witch"):
        until(position, call)
        assert not grid(position, 2).acts
    position = table("witch seer")
    assert dawn(position, thief="-", wolves=2)[1:] == ["eliminated 2 thief night"]


@pytest.mark.rules("LGT-043")
def test_he_is_not_called_again() -> None:
    position = table("witch seer")
    night(position, thief="-")
    lines = until(position, "nightfall")
    lines += until(position, "wolves")
    assert [line.split()[1] for line in kinds(lines, "call_started") if line.split()[1] == "thief"] == []


@pytest.mark.rules("LGT-040", "LGT-034")
def test_he_may_change_his_mind_online_until_the_call_ends() -> None:
    position = table("seer witch")
    play(position, "2 tap thief left", "2 tap thief right")
    until(position, "wolves")
    assert card(position, 2) == "witch"


@pytest.mark.rules("LGT-040", "LGT-401")
def test_the_exchange_changes_neither_token_nor_building() -> None:
    position = village(
        "werewolf bundle",
        "werewolf farm1",
        "thief church",
        "villager bundle",
        "villager farm2",
        centre="seer villager",
        at="night 1",
    )
    before = seen(position).buildings
    night(position, thief="left")
    assert card(position, 2) == "seer"
    assert seen(position).buildings == before


@pytest.mark.rules("LGT-040")
def test_what_he_saw_he_remembers() -> None:
    position = table("seer witch")
    play(position, "2 tap thief left")
    until(position, "debate")
    assert list(seen(position, 2).offered) == ["seer", "witch"]
