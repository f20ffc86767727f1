"""Sets of cards (3.1, 5.3, 5.7): what the box holds, what can be played, and what of it is public."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.loupsgarous.events import CallStarted, CardDealt, VillageFounded
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.kernel import EVERYTHING, BadOption
from tests.games.loupsgarous.days import by_chance, chosen, later, only, plain, play, rows, setup, tale, town, vote
from tests.games.loupsgarous.village import kinds, seen, told

LETTERS = {
    "W": "werewolf",
    "B": "white_wolf",
    "Y": "seer",
    "X": "witch",
    "H": "hunter",
    "C": "cupid",
    "G": "little_girl",
    "T": "thief",
    "R": "raven",
    "P": "pyromaniac",
    "S": "protector",
    "E": "elder",
    "I": "idiot",
    "O": "scapegoat",
    "F": "piper",
    "V": "villager",
}
ROWS = [
    (row[0].split()[0], int(row[1]), row[2].split(" (")[0])
    for row in rows("5.7")
    if len(row) == 7 and row[1].isdecimal()
]
NUMBERS = {
    "S": range(8, 19),
    "D": range(8, 19),
    "C": range(8, 19),
    "T": range(8, 19),
    "V1": range(8, 19),
    "P": range(5, 8),
    "N": range(9, 19),
    "F": range(12, 19),
    "V2": range(9, 30),
}


def cards_of(words: str) -> Counter[str]:
    """ "W2 Y V5" as cards."""
    return Counter({LETTERS[word[0]]: int(word[1:] or 1) for word in words.split()})


def refused(seats: int, **options: object) -> str:
    """The rule by which a set is refused; empty if it can be played."""
    try:
        LOUPSGAROUS.check(seats, chosen(**options))
    except BadOption as wrong:
        return str(wrong.parts.get("rule", "?"))
    return ""


# --- The sets of 5.7


def test_the_law_has_a_row_for_each_number_of_each_set() -> None:
    assert Counter(name for name, _, _ in ROWS) == {name: len(numbers) for name, numbers in NUMBERS.items()}


@pytest.mark.rules("LGT-001", "LGT-009", "LGT-010", "LGT-011", "LGT-012", "LGT-013")
@pytest.mark.parametrize(("name", "seats", "words"), ROWS, ids=lambda value: str(value))
def test_each_row_deals_its_cards_one_each_and_the_rest_in_the_centre(name: str, seats: int, words: str) -> None:
    village = setup(seats, preset=name, presentation=False)
    events = village.drain()
    dealt = [event.card for event in told(events, CardDealt)]
    everything = seen(village, EVERYTHING).beyond
    assert everything is not None
    assert len(dealt) == seats
    assert Counter([*dealt, *everything.centre]) == cards_of(words)
    thief = "T" in words and seats < 29
    assert len(everything.centre) == (2 if thief else 0)
    assert sum(cards_of(words).values()) == seats + (2 if thief else 0)


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("name", list(NUMBERS))
def test_a_set_is_refused_for_numbers_without_a_row(name: str) -> None:
    wrong = [seats for seats in range(5, 30) if seats not in NUMBERS[name]]
    assert {refused(seats, preset=name) for seats in wrong} == {"LGT-001"}
    assert {refused(seats, preset=name) for seats in NUMBERS[name]} == {""}


@pytest.mark.rules("LGT-001")
def test_five_to_twenty_nine_play() -> None:
    assert (LOUPSGAROUS.seats.start, LOUPSGAROUS.seats.stop) == (5, 30)
    for seats in (4, 30):
        with pytest.raises(Exception, match="seats"):
            LOUPSGAROUS.check(seats, chosen())


@pytest.mark.rules("LGT-014")
@pytest.mark.parametrize("seats", range(8, 19))
def test_the_simplified_table_is_the_one_of_the_booklet(seats: int) -> None:
    (wolves,), (seer,), (villagers,) = (
        [int(row[seats - 7]) for row in rows("5.3") if row[0] == name]
        for name in ("Werewolves", "Seer", "Simple Villagers")
    )
    founded = only(setup(seats, preset="S").drain(), VillageFounded)
    assert Counter(founded.cards) == {"werewolf": wolves, "seer": seer, "villager": villagers}


@pytest.mark.rules("LGT-014")
@pytest.mark.parametrize("night_mode", ["grouped", "sequential"])
def test_the_simplified_game_has_no_preparation_calls(night_mode: str) -> None:
    village = setup(9, preset="S", night_mode=night_mode)
    calls = [call for event in told(later(village, "dawn"), CallStarted) for call in event.calls]
    assert calls == ["seer", "wolves"]


# --- What is public


@pytest.mark.rules("LGT-009")
def test_the_set_is_public_from_the_beginning() -> None:
    village = setup(10, preset="C")
    founded = only(village.drain(), VillageFounded)
    assert (founded.hidden, founded.wolves) == (False, 3)
    assert Counter(founded.cards) == cards_of("W3 Y X H C G V2")
    for eyes in (None, *range(10)):
        assert Counter(seen(village, eyes).cards) == cards_of("W3 Y X H C G V2")


@pytest.mark.rules("LGT-009")
@pytest.mark.parametrize(("seats", "wolves"), [(6, 2), (7, 2), (8, 2), (12, 3), (18, 5), (19, 5), (29, 6)])
def test_of_a_hidden_set_the_pool_and_the_number_of_werewolves_are_public(seats: int, wolves: int) -> None:
    village = setup(seats, preset="custom", cards="Y X H", hidden_composition=True, box_limits=False)
    founded = only(village.drain(), VillageFounded)
    assert (founded.hidden, founded.wolves) == (True, wolves)
    assert set(founded.cards) == {"villager", "werewolf", "seer", "witch", "hunter"}
    for eyes in (None, *range(seats)):
        view = seen(village, eyes)
        assert (set(view.cards), view.wolves, view.hidden) == (set(founded.cards), wolves, True)


@pytest.mark.rules("LGT-009")
def test_what_is_told_of_a_hidden_set_does_not_depend_on_what_was_drawn() -> None:
    heard = set()
    for seed in range(12):
        village = setup(9, seed, preset="custom", cards="Y X H C", hidden_composition=True)
        founded = only(village.drain(), VillageFounded)
        heard.add((tuple(founded.cards), founded.wolves))
    assert len(heard) == 1


@pytest.mark.rules("LGT-009")
def test_each_ticked_character_is_drawn_half_of_the_time_and_no_other() -> None:
    games = 300
    drawn: Counter[str] = Counter()
    for seed in range(games):
        village = setup(9, seed, preset="custom", cards="Y X H C", hidden_composition=True)
        cards = Counter(village.to_json()["players"][seat]["card"] for seat in range(9))
        assert cards["werewolf"] == 2
        assert cards["villager"] == 9 - 2 - sum(cards[name] for name in ("seer", "witch", "hunter", "cupid"))
        drawn.update(cards)
    for name in ("seer", "witch", "hunter", "cupid"):
        assert 0.4 * games < drawn[name] < 0.6 * games
    assert set(drawn) <= {"werewolf", "villager", "seer", "witch", "hunter", "cupid"}


@pytest.mark.rules("LGT-009")
def test_a_ticked_thief_is_always_in_with_two_cards_in_the_centre() -> None:
    for seed in range(20):
        village = setup(8, seed, preset="custom", cards="T Y X", hidden_composition=True)
        everything = seen(village, EVERYTHING).beyond
        assert everything is not None
        assert len(everything.centre) == 2
        assert "thief" in [*everything.cards, *everything.centre]


@pytest.mark.rules("LGT-009")
def test_a_hidden_set_is_found_also_where_hardly_any_can_be_played() -> None:
    """Of the pool of a whole box, five players can play one set in a hundred."""
    for seed in range(60):
        village = setup(5, seed, preset="custom", cards="T B Y X H C G R S E I O F", hidden_composition=True)
        assert len(village.cards) + len(village.centre) == 7


@pytest.mark.rules("LGT-009", "LGT-012")
def test_a_hidden_set_is_drawn_again_until_it_can_be_played() -> None:
    """One Werewolf for five players: with the Thief there must be a second Werewolf card, which is the white one."""
    for seed in range(20):
        village = setup(5, seed, preset="custom", cards="T B", hidden_composition=True)
        everything = seen(village, EVERYTHING).beyond
        assert everything is not None
        assert "white_wolf" in [*everything.cards, *everything.centre]


@pytest.mark.rules("LGT-009")
def test_a_pool_that_can_never_be_played_is_refused() -> None:
    assert refused(5, preset="custom", cards="T", hidden_composition=True) == "LGT-009"
    assert refused(5, preset="custom", cards="T B", hidden_composition=True) == ""
    assert refused(22, preset="custom", cards="Y", hidden_composition=True) == "LGT-009"  # 15 Simple Villagers
    assert refused(22, preset="custom", cards="Y X", hidden_composition=True) == ""


# --- Limits


@pytest.mark.rules("LGT-010")
@pytest.mark.parametrize(
    ("seats", "cards", "why"),
    [
        (17, "W3 V14", ""),
        (18, "W3 V15", "LGT-010"),
        (20, "W6 V14", ""),
        (20, "W7 V13", "LGT-010"),
        (8, "W2 Y2 V4", "LGT-010"),
        (17, "W3 S V13", ""),
        (18, "W3 S V14", "LGT-010"),
        (17, "W3 S E V12", ""),
        (18, "W3 S E V13", "LGT-010"),
        (18, "W3 S E I O F V10", "LGT-010"),
        (17, "W3 S E I O F V9", ""),
    ],
)
def test_the_box_has_so_many_of_each_card(seats: int, cards: str, why: str) -> None:
    assert refused(seats, preset="custom", cards=cards) == why


@pytest.mark.rules("LGT-010")
@pytest.mark.parametrize(("seats", "cards"), [(18, "W3 V15"), (20, "W7 V13"), (18, "W3 S V14")])
def test_without_the_limits_of_the_box_there_are_more(seats: int, cards: str) -> None:
    assert refused(seats, preset="custom", cards=cards, box_limits=False) == ""


@pytest.mark.rules("LGT-011")
@pytest.mark.parametrize("limits", [True, False])
@pytest.mark.parametrize(
    ("seats", "cards", "why"),
    [
        (8, "Y V7", "LGT-011"),
        (8, "B Y V6", "LGT-011"),
        (8, "W V7", ""),
        (8, "W4 V4", "LGT-011"),
        (8, "W3 V5", ""),
        (8, "W3 B V4", "LGT-011"),
        (9, "W3 B V5", ""),
        (9, "W4 B V4", "LGT-011"),
    ],
)
def test_werewolves_are_some_and_less_than_half(seats: int, cards: str, why: str, limits: bool) -> None:
    assert refused(seats, preset="custom", cards=cards, box_limits=limits) == why


@pytest.mark.rules("LGT-001")
def test_a_set_has_a_card_for_each_player() -> None:
    assert refused(8, preset="custom", cards="W2 V6") == ""
    assert refused(8, preset="custom", cards="W2 V5") == "LGT-001"
    assert refused(8, preset="custom", cards="W2 V7") == "LGT-001"


@pytest.mark.rules("LGT-012")
@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("W2 T V7", ""),
        ("W2 T V5", "LGT-012"),  # no cards for the centre
        ("W1 T V8", "LGT-012"),  # the one Werewolf could lie there
        ("W1 B T V7", ""),
        ("W2 T Y X H C G R V1", "LGT-012"),  # one Simple Villager was added for him
        ("W2 T Y X H C G V2", ""),
    ],
)
def test_a_thief_needs_two_cards_more_and_two_werewolf_cards(cards: str, why: str) -> None:
    assert refused(8, preset="custom", cards=cards) == why


@pytest.mark.rules("LGT-012")
@pytest.mark.parametrize("night_mode", ["grouped", "sequential"])
def test_with_the_whole_box_the_thief_is_a_simple_villager(night_mode: str) -> None:
    village = setup(29, preset="V2", presentation=False, night_mode=night_mode)
    calls = [call for event in told(by_chance(village, "dawn"), CallStarted) for call in event.calls]
    assert "thief" not in calls
    assert calls[0] == "cupid"


@pytest.mark.rules("LGT-013", "LGT-024")
def test_a_pyromaniac_needs_a_building_and_raven_and_white_werewolf_nothing() -> None:
    assert refused(8, preset="custom", cards="W2 P V5", village=True) == ""
    assert refused(8, preset="custom", cards="W2 P V5", village=False) == "LGT-013"
    one = "church " + "bundle " * 7
    assert refused(8, preset="custom", cards="W2 P V5", village=True, tokens=one.strip()) == ""
    none = ("bundle " * 8).strip()
    assert refused(8, preset="custom", cards="W2 P V5", village=True, tokens=none) == "LGT-013"
    assert refused(8, preset="custom", cards="W2 R V5", village=False) == ""
    assert refused(8, preset="custom", cards="W2 B V5", village=False) == ""


@pytest.mark.rules("LGT-013")
@pytest.mark.parametrize("home", ["bundle", "church"])
def test_a_pyromaniac_without_a_building_on_the_table_is_not_called(home: str) -> None:
    village = town("werewolf bundle", "pyromaniac bundle", f"villager {home}", *["villager bundle"] * 4, round=1)
    calls = [call for event in told(later(village, "dawn"), CallStarted) for call in event.calls]
    assert ("pyromaniac" in calls) == (home == "church")


# --- Le Village changes nothing else


@pytest.mark.rules("LGT-015", "LGT-024")
def test_a_village_of_vagabonds_plays_by_the_base_rules() -> None:
    tales = []
    for token in ("", " bundle"):
        people = ["werewolf", "hunter", "villager", "villager", "seer", "villager", "villager"]
        village = town(*[card + token for card in people], captain=2)
        lines = play(village, "… 10") + vote(village, "0>1 1>0 2>1 3>0 4>1 5>1 6>1")
        lines += play(village, "1 shoot 4") + tale(later(village, "night"))
        tales.append(lines)
    assert tales[0] == tales[1]
    assert kinds(tales[0], "eliminated") == ["eliminated 1 hunter vote", "eliminated 4 seer shot"]


@pytest.mark.rules("LGT-024")
def test_without_le_village_nobody_has_a_house_or_a_bundle() -> None:
    village = town(*plain())
    assert (list(seen(village).buildings), seen(village).tokens) == ([], False)
