"""Matrix A by day (LGT-400), cell by cell, and the parts of B and C that belong to the day (LGT-401, 402)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.days import (
    BEGUN,
    after,
    at_ballot,
    choices,
    house,
    play,
    section,
    stands,
    town,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import alive, building, kinds, seen

OTHERS = ["werewolf bundle", "werewolf bundle", *["villager bundle"] * 4]


# --- Matrix A


def table() -> dict[str, dict[str, str]]:
    """The law's rows, by action and target; the notes are left out."""
    lines = [line for line in section("3.17").splitlines() if line.startswith("| ")]
    (start,) = [at for at, line in enumerate(lines) if line.startswith("| Action")]
    columns = [cell.strip() for cell in lines[start].strip("|").split("|")][1:]
    found: dict[str, dict[str, str]] = {}
    for line in lines[start + 1 :]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 12:
            break
        found[cells[0]] = {
            column: re.sub("[⁰¹²³⁴⁵⁶⁷⁸⁹ ]", "", cell) for column, cell in zip(columns, cells[1:], strict=True)
        }
    return found


COLUMNS: dict[str, tuple[str, str]] = {  # who the target is: a card, and where she lives
    "Vagabond": ("villager", "bundle"),
    "Farmer / other occupant": ("villager", "HOME"),
    "Immune Tavern keeper": ("villager", "tavern"),
    "actor's Lover": ("villager", "HOME lover"),
    "Little Girl": ("little_girl", "HOME"),
    "Ancien (2 lives)": ("elder", "HOME"),
    "Idiot (unrevealed)": ("idiot", "HOME"),
    "ordinary Werewolf": ("werewolf", "HOME"),
    "White Werewolf": ("white_wolf", "HOME"),
    "Piper": ("piper", "HOME"),
    "oneself": ("", ""),
}


class Cell:
    """One cell: the village in which seat 0 may do something, and to whom."""

    def __init__(self, column: str, actor: str, home: str = "farm6", others: list[str] | None = None) -> None:
        card, lives = COLUMNS[column]
        self.column = column
        self.card = card
        self.target = 1 if card else 0
        lover = " lover" if column == "actor's Lover" else ""
        second = f"{card} {lives.replace('HOME', home)}" if card else "villager bundle"
        self.people = [actor + lover, second, *(others or OTHERS)]

    def wolf(self) -> bool:
        return self.card in ("werewolf", "white_wolf")


Try = tuple[Village, str, Callable[[list[str]], None]]


def teachers_ban(column: str) -> Try:
    cell = Cell(column, "villager school")
    village = at_ballot(*cell.people)

    def effect(lines: list[str]) -> None:
        assert f"bans_set {cell.target}" in lines
        assert cell.target not in voters(village)

    return village, f"0 ban {cell.target}", effect


def confessor(column: str) -> Try:
    cell = Cell(column, "villager church")
    village = town(*cell.people)

    def effect(lines: list[str]) -> None:
        assert f"card_seen 0 0 {cell.target} {cell.card}" in lines

    return village, f"0 confess {cell.target}", effect


def healer(column: str) -> Try:
    cell = Cell(column, "villager hovel", home="church spent")
    village = town(*cell.people)

    def effect(lines: list[str]) -> None:
        assert f"power_restored 0 {cell.target} church" in lines
        assert house(village, "church").token

    return village, f"0 restore {cell.target}", effect


def barber(column: str) -> Try:
    cell = Cell(column, "villager barber")
    village = town(*cell.people)

    def effect(lines: list[str]) -> None:
        assert f"eliminated {cell.target} {cell.card} razor" in lines
        assert (0 in alive(village)) == cell.wolf()
        assert kinds(lines, "powers_lost", "idiot_spared") == []

    return village, f"0 shave {cell.target}", effect


def bailiffs_offer(column: str) -> Try:
    home = "farm6" if column.startswith("Farmer") else "bundle"
    cell = Cell(column, "villager bailiff", home=home)
    offer = [{"step": "offer", "building": "church", "ends": BEGUN + 20_000}, {"step": "open_debate"}]
    village = town(*cell.people, vacant="church@8" if len(cell.people) > 8 else "church@7", agenda=offer)

    def effect(lines: list[str]) -> None:
        assert lines[0].startswith(f"house_offered church {cell.target} ")

    return village, f"0 house {cell.target}", effect


def ballot(column: str) -> Try:
    cell = Cell(column, "villager bundle")
    village = at_ballot(*cell.people)
    if stands(village) == "tavern":
        play(village, "1 vote 2")

    def effect(lines: list[str]) -> None:
        lines = play(village, "… 30")
        if cell.card == "idiot":
            assert f"idiot_spared {cell.target} idiot" in lines
        else:
            assert f"eliminated {cell.target} {cell.card} vote" in lines
        assert bool(kinds(lines, "powers_lost")) == (cell.card == "elder")

    return village, f"0 vote {cell.target}", effect


def tie_break(column: str) -> Try:
    """The Captain voted elsewhere; the target and seat 2 are tied."""
    cell = Cell(column, "villager bundle")
    village = at_ballot(*cell.people, captain=0)
    if stands(village) == "tavern":
        play(village, "1 vote 3")
        play(village, "0 vote 4", "2 vote 5", "3 vote 2", "5 vote 2", "6 vote 5", "… 30")
    else:
        votes = ["0 vote 4", f"2 vote {cell.target}", "3 vote 2", f"5 vote {cell.target}", "6 vote 2"]
        play(village, *votes, f"7 vote {cell.target}", "1 vote 2", "… 30")
    assert stands(village) == "tie_break"

    def effect(lines: list[str]) -> None:
        assert f"tie_broken 0 {cell.target}" in lines
        assert f"designated {cell.target}" in lines

    return village, f"0 break {cell.target}", effect


def hunters_shot(column: str) -> Try:
    cell = Cell(column, "hunter bundle")
    village = at_ballot(*cell.people)
    if stands(village) == "tavern":
        play(village, "1 vote 0")
    play(village, "2 vote 0", "3 vote 0", "… 30")
    assert stands(village) == "shot"

    def effect(lines: list[str]) -> None:
        assert f"eliminated {cell.target} {cell.card} shot" in lines
        assert kinds(lines, "powers_lost", "idiot_spared") == []

    return village, f"0 shoot {cell.target}", effect


def lords_pardon(column: str) -> Try:
    cell = Cell(column, "villager manor")
    village = at_ballot(*cell.people, poster=1 if column.startswith("Immune") else -1)
    if stands(village) == "tavern":
        play(village, "1 vote 2")
        play(village, "… 30")
    else:
        play(village, f"2 vote {cell.target}", "… 30")
    if cell.target != 0:
        play(village, f"{cell.target} ask")

    def effect(lines: list[str]) -> None:
        assert f"pardon_granted {cell.target}" in lines
        assert cell.target in alive(village)
        assert seen(village).shown[cell.target] is None

    return village, "0 pardon", effect


def election_ballot(column: str) -> Try:
    cell = Cell(column, "villager bundle", home="church")
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    village = town(*cell.people, agenda=steps, election_from=2)
    play(village, "… 45")

    def effect(lines: list[str]) -> None:
        assert f"captain_elected {cell.target} vote" in play(village, "… 25")

    return village, f"0 elect {cell.target}", effect


def captains_successor(column: str) -> Try:
    cell = Cell(column, "villager bundle", home="church spent")
    village = at_ballot(*cell.people, captain=0)
    if stands(village) == "tavern":
        play(village, "1 vote 0")
    play(village, "2 vote 0", "3 vote 0", "… 30")
    assert stands(village) == "successor"

    def effect(lines: list[str]) -> None:
        assert f"captain_succeeded {cell.target} choice" in lines

    return village, f"0 name {cell.target}", effect


def scapegoats_list(column: str) -> Try:
    cell = Cell(column, "scapegoat bundle")
    village = at_ballot(*cell.people)
    if stands(village) == "tavern":
        play(village, "1 vote 4")
        play(village, "2 vote 5", "… 30")
    else:
        play(village, "2 vote 3", "3 vote 2", "… 30")
    assert stands(village) == "voters"

    def effect(lines: list[str]) -> None:
        assert f"voters_named {cell.target}" in play(village, "0 close")

    return village, f"0 let {cell.target}", effect


ROWS: dict[str, tuple[str, Callable[[str], Try]]] = {
    "ban": ("Teacher's ban", teachers_ban),
    "confession": ("Confessor", confessor),
    "restoration": ("Healer (used unique power)", healer),
    "razor": ("Barber", barber),
    "house": ("Bailiff's offer", bailiffs_offer),
    "ballot": ("Ballot, tie-break", ballot),
    "tie-break": ("Ballot, tie-break", tie_break),
    "shot": ("Hunter's shot", hunters_shot),
    "pardon": ("Lord's pardon (on request)", lords_pardon),
    "election": ("Election ballot", election_ballot),
    "succession": ("Captain's successor", captains_successor),
    "voters": ("Scapegoat's list", scapegoats_list),
}
UNREACHED = {("tie-break", "Immune Tavern keeper")}  # nobody can tie him but a poster: below
CELLS = [
    (row, column)
    for row, (name, _) in ROWS.items()
    for column in COLUMNS
    if table()[name][column] != "–" and (row, column) not in UNREACHED
]


def test_the_law_has_these_rows_and_columns() -> None:
    assert {name for name, _ in ROWS.values()} <= set(table())
    assert set(COLUMNS) == set(table()["Barber"])
    for cells in table().values():
        assert set(cells.values()) <= {"Y", "N", "∅", "–"}


@pytest.mark.rules("LGT-400")
@pytest.mark.parametrize(("row", "column"), CELLS)
def test_a_cell_of_matrix_a(row: str, column: str) -> None:
    name, prepare = ROWS[row]
    village, move, effect = prepare(column)
    if table()[name][column] == "N":
        assert why_not(village, move) != ""
    else:
        assert why_not(village, move) == ""
        effect(play(village, move))


@pytest.mark.rules("LGT-400", "LGT-149", "LGT-223")
def test_an_immune_keeper_who_is_tied_by_a_poster_loses_no_tie_break() -> None:
    """His two voices are the poster's; the Captain's two are on somebody else, who is tied too: that decides."""
    village = at_ballot("villager bundle", "villager tavern", *OTHERS, captain=0, poster=1)
    play(village, "1 vote 3")
    lines = play(village, "0 vote 6", "… 30")
    assert kinds(lines, "tied", "tie_broken") == ["tied 1,6 captain", "tie_broken 0 6"]


@pytest.mark.rules("LGT-400", "LGT-151", "LGT-223")
def test_in_a_second_ballot_an_immune_keeper_cannot_be_voted_against() -> None:
    village = at_ballot("villager bundle", "villager tavern", *OTHERS, poster=1)
    play(village, "1 vote 3")
    lines = play(village, "0 vote 6", "2 vote 6", "… 30")
    assert kinds(lines, "tied") == ["tied 1,6 second"]
    assert choices(village, 1, "vote") == ["6"]
    play(village, "1 vote 6")
    assert why_not(village, "0 vote 1") == "immune LGT-223"
    assert why_not(village, "0 vote 6") == ""


@pytest.mark.rules("LGT-400", "LGT-134")
@pytest.mark.parametrize("farms", [False, True])
def test_note_12_farmers_only_if_farms_were_dealt_and_never_a_spared_idiot(farms: bool) -> None:
    home = "farm1" if farms else "church"
    steps = [{"step": "breaking", "ends": BEGUN}, {"step": "election"}, {"step": "open_debate"}]
    people = [f"villager {home}", "villager farm2" if farms else "villager tavern", "idiot bundle shown", *OTHERS]
    village = town(*people, agenda=steps, election_from=2, spared=True)
    play(village, "… 45")
    assert choices(village, 0, "elect") == (["0", "1"] if farms else ["0", "1", "3", "4", "5", "6", "7", "8"])


@pytest.mark.rules("LGT-400", "LGT-285")
def test_note_10_a_spared_idiot_is_eliminated() -> None:
    village = at_ballot("villager bundle", "idiot bundle shown", *OTHERS, spared=True)
    assert "eliminated 1 idiot vote" in play(village, "0 vote 1", "… 30")


@pytest.mark.rules("LGT-400")
@pytest.mark.parametrize(
    ("people", "verb"),
    [
        (["villager barber", "white_wolf bundle"], "shave"),
        (["villager barber lover", "werewolf farm6 lover"], "shave"),
    ],
)
def test_of_several_columns_the_most_restrictive_counts(people: list[str], verb: str) -> None:
    assert why_not(town(*people, *OTHERS), f"0 {verb} 1") != ""


# --- Matrix B: cards and buildings, by day


@pytest.mark.rules("LGT-401", "LGT-223")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_in_the_tavern_is_immune_by_day(card: str) -> None:
    village = at_ballot(f"{card} tavern", *OTHERS)
    play(village, "0 vote 2")
    assert why_not(village, "1 vote 0") == "immune LGT-223"


@pytest.mark.rules("LGT-401", "LGT-238")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_teacher_never_votes_by_day(card: str) -> None:
    village = at_ballot(f"{card} school", *OTHERS)
    play(village, "0 ban")
    assert 0 not in voters(village)


@pytest.mark.rules("LGT-401", "LGT-235")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_barber_survives_a_werewolf_and_falls_with_a_villager(card: str) -> None:
    village = town(f"{card} barber", "werewolf farm1", *OTHERS)
    play(village, "0 shave 1")
    assert 0 in alive(village)
    village = town(f"{card} barber", "villager farm1", *OTHERS)
    assert f"eliminated 0 {card} razor_penalty" in play(village, "0 shave 1")


@pytest.mark.rules("LGT-401", "LGT-192")
@pytest.mark.parametrize("card", ["werewolf", "white_wolf"])
def test_a_werewolf_has_the_full_use_of_church_manor_hovel_and_bailiffs_house(card: str) -> None:
    assert kinds(play(town(f"{card} church", *OTHERS), "0 confess 1"), "card_seen") != []
    assert kinds(play(town(f"{card} hovel", "villager church spent", *OTHERS), "0 restore 1"), "power_restored") != []
    village = at_ballot(f"{card} manor", *OTHERS)
    play(village, "1 vote 2", "… 30", "2 ask")
    assert "pardon_granted 2" in play(village, "0 pardon")
    offer = [{"step": "offer", "building": "church", "ends": BEGUN + 20_000}, {"step": "open_debate"}]
    village = town(f"{card} bailiff", *OTHERS, vacant="church@6", agenda=offer)
    assert choices(village, 0, "house") == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rules("LGT-401", "LGT-208")
def test_a_seer_in_the_church_has_two_separate_looks() -> None:
    village = town("seer church", *OTHERS)
    play(village, "0 confess 1")
    after(village, "night")
    after(village, "debate")
    assert [sight.night for sight in seen(village, 0).sights] == [0]


@pytest.mark.rules("LGT-401", "LGT-101", "LGT-218")
def test_a_hunter_and_barber_who_shaves_wrong_falls_and_fires_and_the_shop_is_vacant_after_the_cascade() -> None:
    village = town("hunter barber", "villager farm1", "villager bailiff", *OTHERS)
    lines = play(village, "0 shave 1")
    assert kinds(lines, "eliminated") == ["eliminated 0 hunter razor_penalty", "eliminated 1 villager razor"]
    assert stands(village) == "shot"
    play(village, "0 shoot 3")
    assert stands(village) == "house"
    step = seen(village).step
    assert step is not None
    assert step.building == "barber"


@pytest.mark.rules("LGT-401", "LGT-221")
def test_a_hunter_and_bailiff_distributes_nothing_not_even_what_his_shot_frees() -> None:
    village = at_ballot("hunter bailiff", "villager farm1", *OTHERS, captain_ended=True)
    play(village, "2 vote 0", "… 30", "0 shoot 1")
    assert stands(village) == "night"
    assert building(village, "farm1") == "1 -"


@pytest.mark.rules("LGT-401", "LGT-107", "LGT-231")
def test_a_pardoned_hunter_does_not_fire() -> None:
    village = at_ballot("hunter manor", *OTHERS)
    play(village, "1 vote 0", "… 30")
    assert kinds(play(village, "0 pardon"), "shot_asked", "eliminated") == []


@pytest.mark.rules("LGT-401", "LGT-133", "LGT-202")
def test_a_hunter_and_farmer_captain_cannot_name_the_farmer_he_shot() -> None:
    village = at_ballot("hunter farm1", "villager farm2", "villager farm3", *OTHERS, captain=0)
    play(village, "3 vote 0", "… 30", "0 shoot 1")
    assert choices(village, 0, "name") == ["2"]


@pytest.mark.rules("LGT-401", "LGT-284")
def test_the_pardon_of_the_elder_saves_the_powers() -> None:
    for people, turns in (
        (["elder manor", *OTHERS], ["0 pardon"]),
        (["elder bundle", *OTHERS[:5], "villager manor"], ["0 ask", "6 pardon"]),
    ):
        village = at_ballot(*people)
        play(village, "1 vote 0", "… 30")
        assert kinds(play(village, *turns), "powers_lost", "eliminated") == []


@pytest.mark.rules("LGT-401", "LGT-279")
def test_an_elder_and_barber_who_shaves_wrong_falls_whatever_his_lives() -> None:
    village = town("elder barber", "villager farm1", *OTHERS, lives=2)
    lines = play(village, "0 shave 1")
    assert "eliminated 0 elder razor_penalty" in lines
    assert kinds(lines, "powers_lost") == []


@pytest.mark.rules("LGT-401", "LGT-224", "LGT-282", "LGT-227")
def test_an_idiot_in_the_tavern_is_designated_by_a_poster_only_and_keeps_his_immunity() -> None:
    village = at_ballot("idiot tavern", *OTHERS, poster=0)
    play(village, "0 vote 1")
    lines = play(village, "… 30")
    assert kinds(lines, "idiot_spared", "immunity_lost") == ["idiot_spared 0 idiot"]
    after(village, "debate", "campaign")
    after(village, "tavern", "ballot")
    assert stands(village) == "ballot"  # he votes no more
    assert why_not(village, "1 vote 0") == "immune LGT-223"


@pytest.mark.rules("LGT-401", "LGT-282", "LGT-237")
def test_a_spared_idiot_in_the_school_still_bans() -> None:
    village = at_ballot("idiot school shown", "villager farm1", *OTHERS, spared=True)
    assert stands(village) == "ban"
    assert "bans_set 1" in play(village, "0 ban 1")


@pytest.mark.rules("LGT-401", "LGT-286")
@pytest.mark.parametrize("home", ["manor", "tavern", "farm1"])
def test_a_scapegoat_falls_on_a_tie_wherever_he_lives(home: str) -> None:
    village = at_ballot(f"scapegoat {home}", *OTHERS)
    if stands(village) == "tavern":
        play(village, "0 vote 3")
    lines = play(village, "1 vote 2", "2 vote 1", "4 vote 3" if home != "tavern" else "4 vote 5", "… 30")
    assert "eliminated 0 scapegoat tie" in lines


# --- Matrix C


@pytest.mark.rules("LGT-402", "LGT-133", "LGT-150")
def test_a_banned_captain_still_names_a_successor() -> None:
    village = at_ballot("villager school", "villager church spent", *OTHERS, captain=1)
    play(village, "0 ban 1", "2 vote 1", "… 30")
    assert stands(village) == "successor"


@pytest.mark.rules("LGT-402", "LGT-227", "LGT-233")
def test_a_pardon_does_not_save_the_immunity() -> None:
    village = at_ballot("villager manor", "villager tavern", *OTHERS)
    play(village, "1 vote 2")
    play(village, "3 vote 2", "… 30", "2 ask", "0 pardon")
    assert not house(village, "tavern").token


@pytest.mark.rules("LGT-402", "LGT-236")
def test_a_pardon_undoes_no_razor() -> None:
    village = at_ballot("villager manor", "werewolf barber", "villager farm1", *OTHERS)
    play(village, "3 vote 2", "… 30", "2 ask")
    play(village, "1 shave 2")
    assert 2 not in alive(village)


@pytest.mark.rules("LGT-402", "LGT-261", "LGT-148")
def test_the_poster_can_make_or_break_a_tie_on_the_first_ballot() -> None:
    made = at_ballot("villager church spent", *OTHERS, poster=0)
    assert kinds(vote(made, "0>1 1>2 2>1 3>4 4>5 5>6 6>3"), "tied") == ["tied 0,1 second"]
    broken = at_ballot("villager church spent", *OTHERS, poster=0)
    assert kinds(vote(broken, "0>1 1>2 2>0 3>1 4>2 5>6 6>3"), "designated") == ["designated 0"]


@pytest.mark.rules("LGT-402", "LGT-262")
def test_a_poster_is_void_for_whoever_has_been_burnt_out_and_never_passes_on() -> None:
    village = at_ballot("villager bundle", *OTHERS, burnt="farm1@0", poster=0)
    lines = play(village, "1 vote 2", "… 30")
    assert kinds(lines, "ballot_closed")[0].endswith(" - 2:1")


@pytest.mark.rules("LGT-402", "LGT-262")
def test_a_poster_is_void_for_the_dead() -> None:
    village = town("villager church", "werewolf barber", *OTHERS, poster=0)
    play(village, "1 shave 0")
    after(village, "ballot")
    lines = play(village, "2 vote 4", "… 30")
    assert kinds(lines, "ballot_closed")[0].endswith(" - 4:1")


@pytest.mark.rules("LGT-402", "LGT-262", "LGT-220")
def test_a_poster_does_not_pass_to_a_new_occupant() -> None:
    village = town("villager church", "werewolf barber", "villager bailiff", *OTHERS, poster=0)
    play(village, "1 shave 0")
    assert stands(village) == "house"
    play(village, "2 house 5", "5 accept", "2 leave")
    after(village, "ballot")
    lines = play(village, "2 vote 6", "… 30")
    assert kinds(lines, "ballot_closed")[0].endswith(" - 6:1")


@pytest.mark.rules("LGT-402", "LGT-220", "LGT-225")
def test_a_keeper_housed_before_the_ballot_votes_first_the_same_day() -> None:
    offer = [{"step": "offer", "building": "tavern", "ends": BEGUN + 20_000}, {"step": "open_debate"}]
    scene: dict[str, Any] = {"vacant": "tavern@6", "agenda": offer}
    village = town("villager bailiff", *OTHERS[:5], "villager dead", **scene)
    play(village, "0 house 3", "3 accept")
    after(village, "tavern", "ballot")
    assert stands(village) == "tavern"
    assert choices(village, 3, "vote") != []
