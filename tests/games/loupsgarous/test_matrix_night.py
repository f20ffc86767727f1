"""Matrix LGT-400 for the actions of the night, one test for each cell of the law; and the nights of LGT-401 and 402."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    against,
    alive,
    building,
    choices,
    dawn,
    dead,
    grid,
    kinds,
    lots,
    lovers,
    morning,
    night,
    options,
    play,
    seen,
    step,
    until,
    village,
    wait,
)

LAW = Path(__file__).parents[3] / "docs" / "rules" / "loupsgarous.md"
NOTES = "¹²³⁴⁵⁶⁷⁸⁹⁰ "
ROWS = {  # of this file: the call of each action
    "Pack designation": "wolves",
    "White Werewolf": "white_wolf",
    "Salvateur": "protector",
    "Seer": "seer",
    "Witch, heal (shown victim only)": "heal",
    "Witch, poison": "poison",
    "Pyromaniac (a building)": "pyromaniac",
    "Burnt Werewolf (automatic)": "burnt",
    "Raven": "raven",
    "Piper (not yet charmed)": "piper",
    "Cupid": "cupid",
}
TARGETS = {  # of each column: a player who fits it, and no other
    "Vagabond": "villager bundle",
    "Farmer / other occupant": "villager farm2",
    "Immune Tavern keeper": "villager tavern",
    "actor's Lover": "villager farm2 lover",
    "Little Girl": "little_girl farm2",
    "Ancien (2 lives)": "elder farm2",
    "Idiot (unrevealed)": "idiot farm2",
    "ordinary Werewolf": "werewolf farm2",
    "White Werewolf": "white_wolf farm2",
    "Piper": "piper farm2",
    "oneself": "",
}
WEREWOLVES = {  # note 3, and the burnt one: the same dwellings, a Werewolf in them
    "Vagabond": "werewolf bundle",
    "Farmer / other occupant": "werewolf farm2",
    "Immune Tavern keeper": "werewolf tavern",
    "actor's Lover": "werewolf farm2 lover",
}


def matrix() -> Iterator[tuple[str, str, str]]:
    """Action, column and cell, as the law has them."""
    lines = LAW.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| Action \\ target |"))
    columns = [cell.strip() for cell in lines[start].strip("|").split("|")][1:]
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            return
        action, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        for column, cell in zip(columns, cells, strict=True):
            yield action, column, cell.strip(NOTES)


CELLS = [cell for cell in matrix() if cell[0] in ROWS]
ARISE = [cell for cell in CELLS if cell[2] != "–"]


def test_the_table_of_the_law_is_read_whole() -> None:
    assert len(CELLS) == len(ROWS) * len(TARGETS)
    assert {column for _, column, _ in CELLS} == set(TARGETS)
    assert {cell for _, _, cell in CELLS} == {"Y", "N", "∅", "–"}


def scene(action: str, column: str) -> tuple[Village, int, int]:
    """A village for one cell: it, the seat of the actor, the seat of the target."""
    call = ROWS[action]
    actor = {"heal": "witch", "poison": "witch", "burnt": "pyromaniac", "wolves": "werewolf"}.get(call, call)
    target = TARGETS[column]
    if call in ("white_wolf", "burnt"):
        target = WEREWOLVES.get(column, target)
    in_love = " lover" if column == "actor's Lover" else ""
    players = [f"{actor} farm1{in_love}", target or "villager farm2"]
    players += [f"{name} bundle" for name in ("villager", "hunter", "villager")]
    if call not in ("wolves", "white_wolf", "burnt"):
        players.append("werewolf farm3")
    elif call == "white_wolf":
        players.append("werewolf bundle")
    at = "night 1" if call == "cupid" else "night 2"
    return village(*players, at=at), 0, 0 if column == "oneself" else 1


def attempt(position: Village, call: str, seat: int, target: int) -> str:
    """Why the action is refused; nothing, if it is allowed: then it is made."""
    name = {"heal": "witch", "poison": "witch"}.get(call, call)
    cells = {"heal": f"{target} -", "poison": f"- {target}", "cupid": f"{target} 3", "piper": f"{target} 3"}
    cell = cells.get(call, str(target))
    if call == "pyromaniac":
        house = [one.id for one in seen(position).buildings if one.owner == target]
        cell = house[0] if house else str(target)
    if call == "heal":
        until(position, "wolves")
        play(position, f"5 tap wolves {target}")
    until(position, name)
    refused = against(position, f"{seat} tap {name} {cell}")
    if not refused:
        play(position, f"{seat} tap {name} {cell}")
    return refused


@pytest.mark.rules("LGT-400")
@pytest.mark.parametrize(
    ("action", "column", "cell"),
    [one for one in ARISE if ROWS[one[0]] != "burnt"],
    ids=lambda value: str(value).replace(" ", "_"),
)
def test_a_cell_of_the_matrix(action: str, column: str, cell: str) -> None:
    position, seat, target = scene(action, column)
    call = ROWS[action]
    refused = attempt(position, call, seat, target)
    if cell == "N":
        assert refused == "illegal_choice"
        return
    assert refused == ""
    if cell == "∅":
        assert call == "protector"
        assert dead(position, wolves=target) == [target]
        return
    check_effect(position, call, column, target)


def check_effect(position: Village, call: str, column: str, target: int) -> None:
    """It does what it does."""
    if call == "wolves":
        elder = column.startswith("Ancien")
        assert dead(position) == ([] if elder else [target])
        assert position.to_json().get("lives", 2) == (1 if elder else 2)
    elif call == "white_wolf":
        assert dead(position) == [target]
    elif call == "protector":
        check_protection(position, column, target)
    elif call == "seer":
        assert seen(position, 0).sights[-1].players == [target]
    elif call == "heal":
        assert dead(position) == []
    elif call == "poison":
        assert dead(position) == [target]
        until(position, "debate")
        assert not seen(position).powers_lost  # note 8
    elif call == "pyromaniac":
        (house,) = [one.id for one in seen(position).buildings if one.owner == target]
        assert kinds(dawn(position), "building_burnt") == [f"building_burnt {house} {target} {target}"]
    elif call == "raven":
        assert kinds(dawn(position), "poster_placed") == [f"poster_placed {target}"]
    elif call == "piper":
        until(position, "charmed")
        assert list(seen(position, 0).charmed) == [target, 3]
    else:
        assert call == "cupid"
        until(position, "lovers")
        assert sorted(lovers(position)) == [target, 3]


def check_protection(position: Village, column: str, target: int) -> None:
    """Against the pack, for whom it can devour; against the bite, for a Werewolf; a keeper is not attacked anyway."""
    if column in ("ordinary Werewolf", "White Werewolf", "Immune Tavern keeper"):
        until(position, "wolves")
        assert against(position, f"5 tap wolves {target}") == "illegal_choice"
        assert dead(position) == []
    else:
        assert dead(position, wolves=f"5:{target}") == []


@pytest.mark.rules("LGT-400", "LGT-243")
def test_the_bite_on_a_protected_werewolf_is_stopped() -> None:
    players = ["protector farm1", "werewolf farm2", "white_wolf bundle", "villager bundle", "villager farm3"]
    assert dead(village(*players, at="night 2"), protector=1, white_wolf=1) == []
    assert dead(village(*players, at="night 2"), protector=3, white_wolf=1) == [1]


@pytest.mark.rules("LGT-400", "LGT-253", "LGT-239")
@pytest.mark.parametrize(
    ("column", "cell"), [(column, cell) for action, column, cell in ARISE if ROWS[action] == "burnt"]
)
def test_who_burns_to_the_right_of_the_house(column: str, cell: str) -> None:
    """The target lives to the right of the victim; another Werewolf farther on."""
    target = WEREWOLVES.get(column, TARGETS[column])
    in_love = " lover" if "lover" in target else ""
    players = [
        "werewolf farm3",
        target,
        "villager church",
        f"pyromaniac bundle{in_love}",
        "villager bundle",
        "hunter bundle",
    ]
    position = village(*players, at="night 2")
    found = dead(position, wolves=2, pyromaniac="church")
    assert found == ([1] if cell == "Y" else [0])  # passed over: the search goes on


@pytest.mark.rules("LGT-400", "LGT-223")
def test_what_cannot_arise() -> None:
    """An immune keeper or a Werewolf is never the victim whom the Witch is shown."""
    players = [
        "werewolf farm1",
        "werewolf bundle",
        "white_wolf farm2",
        "villager tavern",
        "witch bundle",
        "villager bundle",
    ]
    position = village(*players, at="night 2")
    until(position, "wolves")
    for wolf in (0, 1, 2):
        assert choices(position, wolf) == "4 5 -"


@pytest.mark.rules("LGT-400")
@pytest.mark.parametrize(
    ("target", "refused"),
    [("werewolf bundle lover", True), ("werewolf tavern lover", True), ("villager tavern lover", True)],
)
def test_the_most_restrictive_column_counts(target: str, refused: bool) -> None:
    players = ["white_wolf farm1 lover", target, "werewolf bundle", "villager bundle", "villager farm3"]
    position = village(*players, at="night 2")
    until(position, "white_wolf")
    assert (against(position, "0 tap white_wolf 1") == "illegal_choice") == refused


@pytest.mark.rules("LGT-400", "LGT-048", "LGT-058")
def test_note_1_the_lover_of_one_wolf_is_the_victim_unless_he_designates_somebody_else() -> None:
    players = [
        "werewolf farm1 lover",
        "werewolf bundle",
        "villager farm2 lover",
        "villager bundle",
        "villager farm3",
        "seer bundle",
    ]
    assert dead(village(*players, at="night 2"), wolves="1:2") == [2]
    assert dead(village(*players, at="night 2"), wolves="0:3 1:2") == []


# --- LGT-401: cards in buildings, by night


@pytest.mark.rules("LGT-401")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
@pytest.mark.parametrize(
    "house", ["tavern", "school", "bakery", "barber", "church", "manor", "hovel", "bailiff", "bundle"]
)
def test_a_werewolf_designates_wherever_he_lives(card: str, house: str) -> None:
    players = [f"{card} {house}", "werewolf bundle", "villager farm1", "villager bundle", "villager farm2"]
    position = village(*players, at="night 3")
    until(position, "wolves")
    assert choices(position, 0) == "2 3 4 -"
    assert dead(position, wolves="0:2") == [2]


@pytest.mark.rules("LGT-401", "LGT-244")
def test_the_bite_works_on_an_ordinary_werewolf_in_the_tavern() -> None:
    players = ["white_wolf farm1", "werewolf tavern", "villager farm2", "villager bundle", "villager bundle"]
    assert dead(village(*players, at="night 2"), white_wolf=1) == [1]


@pytest.mark.rules("LGT-401", "LGT-253")
@pytest.mark.parametrize("house", ["tavern", "school", "bakery", "barber", "manor", "hovel", "bailiff", "farm1"])
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_in_any_building_can_be_burnt(card: str, house: str) -> None:
    players = [f"{card} {house}", "villager farm2", "villager church", "pyromaniac bundle", "werewolf farm3"]
    position = village(*players, at="night 3")
    assert dead(position, wolves=2, pyromaniac="church") == [0]


@pytest.mark.rules("LGT-401", "LGT-072")
@pytest.mark.parametrize("card", ["little_girl", "witch", "elder", "seer"])
def test_nobody_is_devoured_in_the_tavern_while_immune(card: str) -> None:
    for spent, allowed in (("", False), ("spent", True)):
        players = ["werewolf farm1", f"{card} tavern {spent}", "villager farm2", "villager bundle", "villager bundle"]
        position = village(*players, at="night 2")
        until(position, "wolves")
        assert ("1" in choices(position, 0).split()) == allowed


@pytest.mark.rules("LGT-401", "LGT-280", "LGT-228")
def test_an_elder_in_the_tavern_loses_no_life() -> None:
    players = ["werewolf farm1", "elder tavern", "villager farm2", "villager bundle", "villager bundle"]
    position = village(*players, at="night 2")
    until(position, "dawn")
    assert position.to_json().get("lives", 2) == 2


@pytest.mark.rules("LGT-401", "LGT-081")
def test_a_witch_in_the_tavern_is_never_the_victim_that_she_is_shown() -> None:
    players = ["werewolf farm1", "witch tavern", "villager farm2", "villager bundle", "villager bundle"]
    position = village(*players, at="night 2")
    until(position, "wolves")
    assert against(position, "0 tap wolves 1") == "illegal_choice"


@pytest.mark.rules("LGT-401", "LGT-192")
def test_a_seer_in_the_church_has_two_separate_looks() -> None:
    players = ["werewolf farm1", "seer church", "villager farm2", "villager bundle", "villager bundle"]
    position = village(*players, at="night 2")
    night(position, seer=0)
    until(position, "debate")
    assert options(position, 1, "confess") == "0 2 3 4"
    play(position, "1 confess 2")
    assert [(sight.night, sight.card) for sight in seen(position, 1).sights] == [(2, "werewolf"), (0, "villager")]
    until(position, "seer")
    assert grid(position, 1).acts


@pytest.mark.rules("LGT-401", "LGT-239")
@pytest.mark.parametrize("card", ["seer", "witch", "protector", "raven", "piper", "pyromaniac"])
def test_a_vagabond_has_his_night_power(card: str) -> None:
    houses: dict[str, int] = {}
    for house in ("bundle", "farm1", "school", "tavern"):
        players = ["werewolf farm2", f"{card} {house}", "villager farm3", "villager farm4", "villager farm5"]
        position = village(*players, at="night 2")
        until(position, card)
        assert grid(position, 1).acts
        assert grid(position, 1).call == card
        houses[house] = len([cells for cells in choices(position, 1).split() if cells.strip("-,")])
    extra = 1 if card == "pyromaniac" else 0  # his own house too
    assert houses["farm1"] == houses["school"] == houses["tavern"] == houses["bundle"] + extra


@pytest.mark.rules("LGT-401", "LGT-205", "LGT-250")
def test_a_pyromaniac_who_burns_his_own_farm_keeps_the_medal() -> None:
    players = ["werewolf farm2", "pyromaniac farm1 captain", "villager farm3", "villager bundle", "villager bundle"]
    position = village(*players, at="night 3")
    night(position, pyromaniac="farm1")
    until(position, "debate")
    assert seen(position).captain == 1
    assert building(position, "farm1") == "burnt"


@pytest.mark.rules("LGT-401", "LGT-255")
def test_a_pyromaniac_who_burns_his_own_bailiffs_house_ends_all_housing() -> None:
    players = ["werewolf farm2", "pyromaniac bailiff", "villager farm3", "villager bundle", "villager bundle"]
    position = village(*players, at="night 3")
    night(position, wolves=2, pyromaniac="bailiff")
    assert kinds(morning(position), "asked") == []


@pytest.mark.rules("LGT-401", "LGT-218", "LGT-221")
def test_a_hunter_who_was_the_bailiff_distributes_nothing() -> None:
    players = [
        "werewolf farm2",
        "hunter bailiff",
        "villager farm3",
        "villager bundle",
        "villager bundle",
        "seer bundle",
    ]
    position = village(*players, at="night 3")
    night(position, wolves=1)
    morning(position)
    lines = play(position, "1 shoot 2")
    assert kinds(lines, "asked", "house_offered") == []
    assert (building(position, "farm3"), building(position, "bailiff")) == ("2 -", "1 -")
    assert step(position) == "debate"


@pytest.mark.rules("LGT-401", "LGT-202", "LGT-133")
def test_a_hunter_who_is_captain_shoots_first_and_then_names() -> None:
    players = [
        "werewolf farm2",
        "hunter farm1 captain",
        "villager farm3",
        "villager farm4",
        "villager bundle",
        "seer bundle",
    ]
    position = village(*players, at="night 3")
    night(position, wolves=1)
    morning(position)
    play(position, "1 shoot 2")
    assert step(position) == "successor"
    assert options(position, 1, "name") == "0 3"  # Farmers; not the one whom he shot


@pytest.mark.rules("LGT-401", "LGT-215")
def test_a_werewolf_in_the_bakery_alone_of_his_kind_sees_nothing() -> None:
    players = ["werewolf bakery", "villager farm1", "villager farm2", "villager bundle", "villager bundle"]
    luck = lots({"baker 2 0": [0.0]})
    position = village(*players, at="night 2", luck=luck)
    lines = until(position, "baker", luck) + wait(position, 6, luck)
    assert kinds(lines, "glimpsed", "nothing_glimpsed") == ["nothing_glimpsed 0 2"]


# --- LGT-402: buildings and markers, by night


@pytest.mark.rules("LGT-402", "LGT-221")
def test_fire_and_a_vacant_building() -> None:
    players = [
        "werewolf farm2",
        "pyromaniac farm1",
        "villager bailiff",
        "villager bundle",
        "villager bundle",
        "villager dead",
    ]
    position = village(*players, vacant="church@5", at="night 3")
    night(position, pyromaniac="church")
    assert kinds(morning(position), "asked") == []  # nothing to give


@pytest.mark.rules("LGT-402", "LGT-212")
@pytest.mark.parametrize("spent", ["", "spent"])
def test_fire_and_a_unique_token(spent: str) -> None:
    players = ["werewolf farm2", "pyromaniac farm1", f"villager church {spent}", "villager hovel", "villager bundle"]
    position = village(*players, at="night 3")
    night(position, pyromaniac="church")
    until(position, "debate")
    assert options(position, 2, "confess") == ""
    assert options(position, 3, "restore") == ""


@pytest.mark.rules("LGT-402", "LGT-262")
def test_fire_and_the_poster_on_the_same_player() -> None:
    players = ["werewolf farm2", "pyromaniac farm1", "raven bundle", "villager church", "villager bundle"]
    position = village(*players, at="night 3")
    lines = dawn(position, pyromaniac="church", raven=3)
    assert kinds(lines, "poster_void") == ["poster_void 3"]
    assert seen(position).poster is None


@pytest.mark.rules("LGT-402", "LGT-218")
def test_a_burnt_building_is_not_given_but_the_evicted_may_be_housed() -> None:
    players = [
        "werewolf farm2",
        "pyromaniac farm1",
        "villager bailiff",
        "villager church",
        "villager farm3",
        "seer farm4",
    ]
    position = village(*players, at="night 3")
    night(position, wolves=4, pyromaniac="church")
    morning(position)
    assert seen(position).step.building == "farm3"  # type: ignore[union-attr]
    assert options(position, 2, "house") == "3"
    play(position, "2 house 3")
    play(position, "3 accept")
    assert building(position, "farm3") == "4 3"
    assert step(position) == "debate"
    assert alive(position) == [0, 1, 2, 3, 5]


@pytest.mark.rules("LGT-402", "LGT-220")
def test_a_housed_baker_looks_the_next_night() -> None:
    players = [
        "werewolf farm2",
        "villager bakery",
        "villager bailiff",
        "villager bundle",
        "villager farm3",
        "seer farm4",
    ]
    position = village(*players, at="night 3")
    night(position, wolves=1)
    morning(position)
    play(position, "2 house 3")
    play(position, "3 accept")
    lines = until(position, "baker")
    assert [line.split()[1] for line in kinds(lines, "glimpsed", "nothing_glimpsed")] == ["3"]
