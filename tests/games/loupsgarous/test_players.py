"""Players, cards, sides and setup (3.1, 3.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.games.loupsgarous.events import CardDealt, VillageFounded
from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousOptions
from tablee.kernel import EVERYTHING, BadOption, BadSeats, FastLuck
from tests.games.loupsgarous.village import (
    alive,
    card,
    choices,
    dawn,
    dead,
    ended,
    holder,
    kinds,
    lots,
    morning,
    night,
    seen,
    setup,
    step,
    steps_of_night,
    tale,
    told,
    until,
    village,
    wait,
)


def why_refused(seats: int, **options: Any) -> str:
    """The rule that a table's options break; empty, if they can be played."""
    try:
        LOUPSGAROUS.check(seats, LOUPSGAROUS.settled(LoupsGarousOptions(**options)))
    except BadOption as error:
        return str(error.parts.get("rule", "refused"))
    return ""


def custom(seats: int, cards: str, **options: Any) -> str:
    return why_refused(seats, preset="custom", cards=cards, **options)


# --- How many (LGT-001)


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("seats", range(5, 30))
def test_five_to_twenty_nine_players_have_a_village(seats: int) -> None:
    assert why_refused(seats) == ""
    position = setup(seats)
    assert len(seen(position).alive) == seats
    assert alive(position) == list(range(seats))


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("seats", [0, 1, 4, 30])
def test_fewer_or_more_have_none(seats: int) -> None:
    with pytest.raises(BadSeats):
        LOUPSGAROUS.check(seats, LOUPSGAROUS.settled(LoupsGarousOptions()))


ROWS = {  # 5.7
    "P": range(5, 8),
    "S": range(8, 19),
    "D": range(8, 19),
    "C": range(8, 19),
    "T": range(8, 19),
    "V1": range(8, 19),
    "N": range(9, 19),
    "F": range(12, 19),
    "V2": range(9, 30),
}


@pytest.mark.rules("LGT-001")
@pytest.mark.parametrize("preset", ROWS)
def test_a_set_is_for_the_numbers_of_its_rows(preset: str) -> None:
    allowed = [seats for seats in range(5, 30) if why_refused(seats, preset=preset) == ""]
    assert allowed == list(ROWS[preset])
    assert {why_refused(seats, preset=preset) for seats in range(5, 30) if seats not in ROWS[preset]} == {"LGT-001"}


@pytest.mark.rules("LGT-001", "LGT-014")
@pytest.mark.parametrize(("seats", "cards"), [(8, "W2 Y V5"), (11, "W2 Y V8"), (12, "W3 Y V8"), (18, "W3 Y V14")])
def test_the_simplified_distribution(seats: int, cards: str) -> None:
    """Table 5.3: Werewolves, a Seer and Simple Villagers, and no preparation on Night 1."""
    position = setup(seats, preset="S")
    short = {"werewolf": "W", "seer": "Y", "villager": "V"}
    count = Counter(short[name] for name in seen(position).cards)
    wanted = {word[0]: int(word[1:] or 1) for word in cards.split()}
    assert dict(count) == wanted
    assert [name for name, _ in steps_of_night(position)] == ["nightfall", "b4", "dawn"]


@pytest.mark.rules("LGT-001")
def test_a_set_of_ones_own_has_as_many_cards_as_players() -> None:
    assert custom(6, "W2 Y V3") == ""
    assert custom(6, "W2 Y V2") == "LGT-001"
    assert custom(6, "W2 Y V4") == "LGT-001"


# --- The moderator (LGT-002, 003, 016)


@pytest.mark.rules("LGT-002", "LGT-003", "LGT-022")
def test_everybody_seated_plays_and_nobody_knows_what_the_moderator_knows() -> None:
    position = setup(10, preset="C")
    dealt = told(position.drain(), CardDealt)
    assert [event.seat for event in dealt] == list(range(10))
    for seat in range(10):
        view = seen(position, seat)
        assert view.beyond is None
        assert view.card == card(position, seat)
        assert [name for name in view.shown if name is not None] == []
        assert (view.pack, view.centre, view.lovers, view.couple, view.notes) == ([], (), (), (), [])


@pytest.mark.rules("LGT-016", "LGT-003")
def test_a_person_without_a_seat_sees_everything_if_the_table_wants_one() -> None:
    assert not LOUPSGAROUS.moderated(LoupsGarousOptions())
    assert LOUPSGAROUS.moderated(LoupsGarousOptions(moderator="human"))
    position = village("werewolf", "seer", "villager", "villager", "hunter")
    beyond = seen(position, EVERYTHING).beyond
    assert beyond is not None
    assert list(beyond.cards) == ["werewolf", "seer", "villager", "villager", "hunter"]
    assert seen(position).beyond is None


@pytest.mark.rules("LGT-016")
def test_a_moderator_lengthens_a_clock_and_never_shortens_one() -> None:
    position = village("werewolf", "seer", "villager", "villager", "hunter")
    until(position, "seer")
    ends = seen(position).step.ends  # type: ignore[union-attr]
    offered = [str(move) for move in position.interventions()]
    assert offered == ["longer"]
    position.intervene(LOUPSGAROUS.move("longer"), FastLuck(1))
    assert seen(position).step.ends > ends  # type: ignore[union-attr]


@pytest.mark.rules("LGT-016")
def test_a_moderator_opens_a_choice_again_but_never_one_that_has_shown_a_card() -> None:
    position = village("werewolf", "seer", "witch", "villager", "hunter")
    until(position, "seer")
    position.attempt(1, LOUPSGAROUS.move("tap seer 0"), FastLuck(1))
    position.attempt(3, LOUPSGAROUS.move("tap seer 0"), FastLuck(1))
    assert [str(move) for move in position.interventions()] == ["longer", "reopen 3"]
    until(position, "wolves")
    position.attempt(0, LOUPSGAROUS.move("tap wolves 3"), FastLuck(1))
    assert [str(move) for move in position.interventions()] == ["longer", "reopen 0"]
    wait(position, 47.9)
    until(position, "witch")
    assert [str(move) for move in position.interventions()] == ["longer"]


@pytest.mark.rules("LGT-016")
def test_a_choice_that_was_opened_again_counts_as_not_made() -> None:
    position = village("werewolf", "seer", "witch", "villager", "hunter")
    until(position, "wolves")
    position.attempt(0, LOUPSGAROUS.move("tap wolves 3"), FastLuck(1))
    position.intervene(LOUPSGAROUS.move("reopen 0"), FastLuck(1))
    assert dead(position) == []


@pytest.mark.rules("LGT-016")
def test_interventions_are_listed_at_the_end() -> None:
    position = village("werewolf", "seer", "villager", "villager dead", "hunter dead")
    until(position, "seer")
    position.intervene(LOUPSGAROUS.move("longer"), FastLuck(1))
    at = position.now
    night(position, wolves=1)
    assert kinds(morning(position), "moderator_intervened") == []
    until(position, "nightfall")
    night(position, wolves=2)
    lines = morning(position)
    assert ended(lines) == "werewolves 0"
    assert kinds(lines, "moderator_intervened") == [f"moderator_intervened {at} seer longer"]


# --- One card each (LGT-004 to 007)


@pytest.mark.rules("LGT-004", "LGT-022")
@pytest.mark.parametrize("seats", [5, 9, 29])
def test_everybody_has_one_card_of_the_set_and_hears_of_it_alone(seats: int) -> None:
    position = setup(seats)
    events = position.drain()
    dealt = told(events, CardDealt)
    assert Counter(event.card for event in dealt) == Counter(seen(position).cards)
    for seat in range(seats):
        assert kinds(tale(events, seat), "card_dealt") == [f"card_dealt {seat} {dealt[seat].card}"]
    assert kinds(tale(events, None), "card_dealt") == []
    assert all(name is None for name in seen(position).shown)


@pytest.mark.rules("LGT-004")
def test_two_deals_are_not_alike() -> None:
    hands = {tuple(card(setup(8, seed), seat) for seat in range(8)) for seed in range(6)}
    assert len(hands) > 1


@pytest.mark.rules("LGT-005", "LGT-006", "LGT-055")
def test_werewolves_are_the_ordinary_ones_and_the_white_one() -> None:
    position = village("werewolf", "white_wolf", "villager", "piper", "hunter", "werewolf", at="night 2")
    lines = until(position, "wolves")
    assert kinds(lines, "pack_told") == ["pack_told 0,1,5 0,1,5"]
    assert choices(position, 0) == "2 3 4 -"  # LGT-006: whoever is not a Werewolf, the Piper too
    until(position, "white_wolf")
    assert choices(position, 1) == "0 5 -"  # an ordinary Werewolf is another one


@pytest.mark.rules("LGT-007")
def test_the_dead_stay_dead_and_nobody_can_be_aimed_at_them() -> None:
    position = village(
        "werewolf",
        "seer",
        "witch",
        "protector",
        "piper",
        "raven",
        "villager dead",
        "white_wolf",
        "werewolf",
        "pyromaniac farm1",
        at="night 2",
    )
    for call in ("protector", "seer", "wolves", "white_wolf", "witch", "piper", "raven"):
        until(position, call)
        for seat in alive(position):
            cells = {cell for choice in choices(position, seat).split() for cell in choice.split(",")}
            assert "6" not in cells, (call, seat)
    until(position, "dawn")
    morning(position)
    assert 6 not in alive(position)


@pytest.mark.rules("LGT-008")
def test_a_round_is_a_night_then_a_day_and_night_1_is_first() -> None:
    position = setup(8, preset="S", captain=False)
    told_first = kinds(tale(position.drain()), "night_started")
    assert told_first == ["night_started 1 5000"]
    assert (seen(position).round, seen(position).phase) == (1, "night")
    until(position, "debate")
    assert (seen(position).round, seen(position).phase) == (1, "day")
    lines = until(position, "nightfall")
    assert [line.split()[1] for line in kinds(lines, "night_started")] == ["2"]
    assert (seen(position).round, seen(position).phase) == (2, "night")


# --- The set of cards (LGT-009 to 013)


@pytest.mark.rules("LGT-009")
def test_the_cards_in_play_are_public_from_the_start() -> None:
    position = setup(10, preset="C")
    (founded,) = told(position.drain(), VillageFounded)
    wanted = Counter({"werewolf": 3, "villager": 2, "seer": 1, "witch": 1, "hunter": 1, "cupid": 1, "little_girl": 1})
    assert Counter(founded.cards) == wanted
    assert (founded.hidden, founded.wolves) == (False, 3)
    assert Counter(seen(position).cards) == wanted


POOL = "Y X H C G"


@pytest.mark.rules("LGT-009")
@pytest.mark.parametrize(("seats", "wolves"), [(5, 1), (7, 2), (8, 2), (12, 3), (18, 5)])
def test_a_hidden_set_tells_the_pool_and_its_werewolves(seats: int, wolves: int) -> None:
    position = setup(seats, preset="custom", cards=POOL, hidden_composition=True)
    (founded,) = told(position.drain(), VillageFounded)
    assert (founded.hidden, founded.wolves) == (True, wolves)
    assert set(founded.cards) == {"werewolf", "villager", "seer", "witch", "hunter", "cupid", "little_girl"}
    real = Counter(card(position, seat) for seat in range(seats))
    assert real["werewolf"] == wolves
    assert sum(real.values()) == seats


@pytest.mark.rules("LGT-009", "LGT-005")
def test_the_number_that_is_told_is_that_of_the_ordinary_werewolves() -> None:
    """Whether the White Werewolf of the pool is in the set or not."""
    found = set()
    for seed in range(12):
        position = setup(12, seed, preset="custom", cards="B Y", hidden_composition=True)
        (founded,) = told(position.drain(), VillageFounded)
        cards = [card(position, seat) for seat in range(12)]
        assert founded.wolves == cards.count("werewolf") == 3
        found.add(cards.count("white_wolf"))
    assert found == {0, 1}


@pytest.mark.rules("LGT-009")
def test_each_ticked_character_is_in_a_hidden_set_about_every_second_time() -> None:
    count: Counter[str] = Counter()
    games = 200
    for seed in range(games):
        position = setup(12, seed, preset="custom", cards=POOL, hidden_composition=True)
        count.update({card(position, seat) for seat in range(12)})
    for name in ("seer", "witch", "hunter", "cupid", "little_girl"):
        assert games * 0.38 < count[name] < games * 0.62, name
    assert count["werewolf"] == games
    assert count["raven"] == 0


@pytest.mark.rules("LGT-009")
def test_a_ticked_thief_is_always_in_a_hidden_set() -> None:
    for seed in range(20):
        position = setup(9, seed, preset="custom", cards="Y X T", hidden_composition=True)
        names = [card(position, seat) for seat in range(9)]
        beyond = seen(position, EVERYTHING).beyond
        assert beyond is not None
        assert [*names, *beyond.centre].count("thief") == 1
        assert len(beyond.centre) == 2


@pytest.mark.rules("LGT-009", "LGT-012", "LGT-013")
def test_a_pool_that_can_never_be_played_is_refused() -> None:
    assert why_refused(5, preset="custom", cards="Y T", hidden_composition=True) == "LGT-009"  # one Werewolf, a Thief
    assert why_refused(6, preset="custom", cards="Y T", hidden_composition=True) == ""
    assert why_refused(8, preset="custom", cards="Y X H", hidden_composition=True) == ""


@pytest.mark.rules("LGT-009", "LGT-031")
def test_a_hidden_set_calls_the_whole_pool() -> None:
    position = setup(12, 3, preset="custom", cards="Y X S F", hidden_composition=True, night_mode="sequential")
    names = [name for name, _ in steps_of_night(position)]
    assert names == ["nightfall", "protector", "seer", "wolves", "witch", "piper", "charmed", "dawn"]


@pytest.mark.rules("LGT-009", "LGT-032")
@pytest.mark.parametrize(("preset", "cards"), [("custom", "Y2 X W5 V3"), ("C", "")])
def test_a_pool_has_each_character_once_however_it_was_ticked(preset: str, cards: str) -> None:
    """Two Seers in the pool would be called for ever."""
    position = setup(12, preset=preset, cards=cards, hidden_composition=True)
    (founded,) = told(position.drain(), VillageFounded)
    assert len(set(founded.cards)) == len(founded.cards)


@pytest.mark.rules("LGT-010")
def test_the_box_has_so_many_cards() -> None:
    assert custom(18, "W4 V14") == ""
    assert custom(19, "W4 V15") == "LGT-010"
    assert custom(19, "W4 V15", box_limits=False) == ""
    assert custom(20, "W6 V14") == ""
    assert custom(20, "W7 V13") == "LGT-010"
    assert custom(20, "W7 V13", box_limits=False) == ""
    assert custom(10, "W2 Y2 V6") == "LGT-010"


@pytest.mark.rules("LGT-010")
def test_each_character_of_nouvelle_lune_takes_the_place_of_a_simple_villager() -> None:
    assert custom(17, "W3 S V13") == ""
    assert custom(18, "W3 S V14") == "LGT-010"
    assert custom(18, "W3 S E V13") == "LGT-010"
    assert custom(18, "W3 Y S E V12") == ""
    assert custom(18, "W3 Y V14") == ""


@pytest.mark.rules("LGT-011")
def test_at_least_one_ordinary_werewolf_and_fewer_than_half() -> None:
    assert custom(5, "Y V4") == "LGT-011"
    assert custom(5, "W Y V3") == ""
    assert custom(6, "B Y V4") == "LGT-011"  # the white one is not an ordinary one
    assert custom(6, "W B Y V3") == ""
    assert custom(6, "W3 Y V2") == "LGT-011"
    assert custom(7, "W3 Y V3") == ""
    assert custom(6, "W2 B Y V2") == "LGT-011"  # the white one counts


@pytest.mark.rules("LGT-012", "LGT-023")
def test_the_thief_comes_with_two_cards_more_and_two_werewolves() -> None:
    assert custom(8, "W2 Y T V6") == ""
    assert custom(8, "W2 Y T V4") == "LGT-012"  # no cards for the centre
    assert custom(8, "W2 Y T V5") == "LGT-012"
    assert custom(8, "W Y T V7") == "LGT-012"  # the one Werewolf could stay in the centre
    assert custom(8, "W B Y T V6") == ""
    assert custom(8, "W2 Y X H C G R T V1", village=True) == "LGT-012"  # the two added are Simple Villagers
    position = setup(8, preset="custom", cards="W2 Y T V6")
    beyond = seen(position, EVERYTHING).beyond
    assert beyond is not None
    assert len(beyond.centre) == 2


@pytest.mark.rules("LGT-012")
def test_at_twenty_nine_the_thief_is_a_simple_villager() -> None:
    position = setup(29, preset="V2", presentation=False)
    beyond = seen(position, EVERYTHING).beyond
    assert beyond is not None
    assert beyond.centre == []
    assert "thief" in beyond.cards
    assert "b1" not in [name for name, _ in steps_of_night(position)]


@pytest.mark.rules("LGT-013")
def test_the_pyromaniac_needs_buildings() -> None:
    assert custom(9, "W2 Y P V5") == "LGT-013"
    assert custom(9, "W2 Y P V5", village=True) == ""
    bundles = " ".join(["bundle"] * 9)
    assert custom(9, "W2 Y P V5", village=True, tokens=bundles) == "LGT-013"
    one = " ".join(["church", *["bundle"] * 8])
    assert custom(9, "W2 Y P V5", village=True, tokens=one) == ""
    assert custom(9, "W2 Y P V5", village=True, token_mode="draft", tokens=f"{bundles} farm1") == ""
    assert custom(9, "W2 Y P V5", village=True, token_mode="draft", tokens=f"{bundles} bundle") == "LGT-013"
    assert custom(9, "W2 Y P V5", village=True, token_mode="random_all") == ""


@pytest.mark.rules("LGT-013")
def test_the_raven_and_the_white_werewolf_need_no_token() -> None:
    assert custom(9, "W2 B R V5") == ""


@pytest.mark.rules("LGT-013")
@pytest.mark.parametrize(("token", "called"), [("church", True), ("bundle", False)])
def test_without_a_building_on_the_table_the_pyromaniac_is_not_called(token: str, called: bool) -> None:
    position = village(
        "werewolf bundle", "seer bundle", "pyromaniac bundle", "villager bundle", f"villager {token}", at="night 1"
    )
    names = [name for name, _ in steps_of_night(position)]
    assert ("pyromaniac" in names) == called


# --- The Village changes nothing else (LGT-015)


@pytest.mark.rules("LGT-015", "LGT-192")
def test_the_village_changes_no_night_of_the_base_game() -> None:
    cards = ["werewolf", "seer", "witch", "villager", "hunter", "protector", "elder"]
    plain = village(*cards, at="night 2")
    housed = village(*(f"{name} farm{seat + 1}" if seat < 6 else f"{name} bundle" for seat, name in enumerate(cards)))
    deeds = {"protector": 4, "seer": 0, "wolves": 3, "witch": "3 5"}
    one = [line.split(" ", 2)[2:] for line in dawn(plain, **deeds)[1:]]  # type: ignore[arg-type]
    other = [line.split(" ", 2)[2:] for line in dawn(housed, **deeds)[1:]]  # type: ignore[arg-type]
    assert one == other == [["protector night"]]


# --- Setup (3.2)


@pytest.mark.rules("LGT-021")
def test_online_places_are_drawn() -> None:
    tables = {tuple(seen(setup(8, seed)).places) for seed in range(6)}
    assert len(tables) > 1
    assert all(sorted(places) == list(range(8)) for places in tables)


@pytest.mark.rules("LGT-021", "LGT-020")
def test_in_the_same_room_places_are_as_people_sit() -> None:
    for seed in range(4):
        assert list(seen(setup(8, seed, mode="same_room")).places) == list(range(8))


@pytest.mark.rules("LGT-023")
def test_the_centre_is_seen_by_the_thief_alone() -> None:
    position = village(
        "werewolf", "werewolf", "thief", "villager", "villager", "seer", centre="witch villager", at="night 1"
    )
    events = until(position, "thief")
    assert kinds(events, "thief_offered") == ["thief_offered 2 witch,villager"]
    for seat in range(6):
        assert list(seen(position, seat).offered) == (["witch", "villager"] if seat == 2 else [])
        assert list(seen(position, seat).centre) == []
    assert list(seen(position).centre) == []


@pytest.mark.rules("LGT-023", "LGT-318")
def test_the_centre_is_shown_at_the_end() -> None:
    position = village(
        "werewolf", "thief dead", "villager", "villager dead", "villager dead", centre="witch villager", at="night 2"
    )
    night(position, wolves=2)
    lines = morning(position)
    assert ended(lines) == "werewolves 0"
    assert list(seen(position).centre) == ["witch", "villager"]


@pytest.mark.rules("LGT-023")
def test_any_card_may_lie_in_the_centre_the_thief_too() -> None:
    found: set[str] = set()
    for seed in range(120):
        beyond = seen(setup(8, seed, preset="T"), EVERYTHING).beyond
        assert beyond is not None
        found |= set(beyond.centre)
    assert found == {"werewolf", "seer", "hunter", "cupid", "little_girl", "thief", "villager"}


@pytest.mark.rules("LGT-024")
def test_without_the_village_nobody_is_a_vagabond() -> None:
    position = setup(8, preset="S")
    assert list(seen(position).buildings) == []
    assert not seen(position).tokens
    position = village("werewolf", "raven", "villager", "villager", "villager")
    until(position, "raven")
    assert choices(position, 1) == "0 2 3 4 -"


@pytest.mark.rules("LGT-029")
def test_medal_poster_and_fire_marker_start_with_nobody() -> None:
    position = setup(14, preset="V2", presentation=False)
    view = seen(position)
    assert (view.captain, view.poster) == (None, None)
    assert all(building.standing for building in view.buildings)
    assert seen(position, holder(position, "pyromaniac")).fire


@pytest.mark.rules("LGT-022")
def test_a_player_may_look_again_at_any_time() -> None:
    position = village("werewolf", "seer", "villager", "villager", "hunter")
    for name in ("seer", "wolves", "dawn", "debate"):
        until(position, name)
        assert step(position) == name
        assert [seen(position, seat).card for seat in range(5)] == [card(position, seat) for seat in range(5)]


@pytest.mark.rules("LGT-364")
def test_the_deal_does_not_depend_on_where_people_sit() -> None:
    one = setup(9, luck=lots({"places": [0] * 8}))
    other = setup(9, luck=lots({"places": [1, *[0] * 7]}))
    assert seen(one).places != seen(other).places
    assert [card(one, seat) for seat in range(9)] == [card(other, seat) for seat in range(9)]
