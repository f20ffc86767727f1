"""The Little Girl (LGT-065 to 073)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.rules import Village
from tests.games.loupsgarous.village import (
    Lots,
    against,
    choices,
    dead,
    facts,
    grid,
    kinds,
    lots,
    play,
    seen,
    step,
    tale,
    until,
    village,
    wait,
)

BEAT = 6  # seconds, on Night 1
TABLE = ["werewolf", "werewolf", "werewolf", "villager", "little_girl", "villager", "seer", "villager"]
GIRL = 4
YES, NO = 0.49, 0.5  # a glimpse has probability 0.50
LUCKY, CAUGHT = 0.9999, 0.0


def spying(*players: str, options: str = "", at: str = "night 1", **scene: object) -> Village:
    """At the start of the Werewolves' step."""
    position = village(*(players or TABLE), options=options, at=at, **scene)  # type: ignore[arg-type]
    until(position, "wolves")
    return position


def beat(number: int, glimpse: list[float], caught: float | None = None, seat: int = GIRL) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {f"glimpse 1 {number} {seat}": glimpse}
    if caught is not None:
        found[f"caught 1 {number} {seat}"] = [caught]
    return found


def luck(*beats: dict[str, list[float]]) -> Lots:
    told: dict[str, list[float]] = {}
    for one in beats:
        told |= one
    return lots(told)  # type: ignore[arg-type]


# --- Lids and beats (LGT-065, 067)


@pytest.mark.rules("LGT-067", "LGT-065")
def test_the_step_has_eight_equal_beats() -> None:
    position = spying()
    began = position.now
    times: list[int] = []
    while step(position) == "wolves":
        due = position.due()
        assert due is not None
        times.append((due - began) // 1000)
        position.drain()
        position.advance(due, lots())
        assert kinds(tale(position.drain()), "beat") == [f"beat {len(times)}"]
    assert times == [6, 12, 18, 24, 30, 36, 42, 48]


@pytest.mark.rules("LGT-067", "LGT-033")
@pytest.mark.parametrize(
    ("at", "options", "length"),
    [("night 1", "", 6_000), ("night 2", "", 5_000), ("night 2", "same_room", 6_000), ("night 1", "factor=7", 4_250)],
)
def test_a_beat_is_exactly_one_eighth(at: str, options: str, length: int) -> None:
    position = spying(at=at, options=options)
    began = position.now
    for number in range(1, 9):
        assert position.due() == began + number * length
        position.advance(began + number * length, lots())
    assert step(position) != "wolves"


@pytest.mark.rules("LGT-067", "LGT-065")
def test_lids_are_closed_at_first_and_she_is_never_obliged() -> None:
    position = spying()
    assert grid(position, GIRL).lids is False
    chance = lots()
    lines = wait(position, 48, chance)
    assert kinds(lines, "glimpsed", "girl_caught") == []
    assert [name for name in chance.labels if name.split()[0] in ("glimpse", "caught")] == []


@pytest.mark.rules("LGT-067")
def test_lids_keep_their_value_until_she_changes_it() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    chance = lots(seed=3)
    wait(position, 3 * BEAT, chance)
    play(position, "4 lids wolves closed", luck=chance)
    wait(position, 5 * BEAT, chance)
    assert [name for name in chance.labels if name.startswith("glimpse")] == [
        "glimpse 1 1 4",
        "glimpse 1 2 4",
        "glimpse 1 3 4",
    ]


@pytest.mark.rules("LGT-067")
def test_what_counts_is_the_end_of_a_beat() -> None:
    position = spying()
    chance = lots()
    play(position, "4 lids wolves open")
    wait(position, 5.9, chance)
    play(position, "4 lids wolves closed")
    lines = wait(position, 0.1, chance)  # closed at the first reading
    assert kinds(lines, "lids_read") == ["lids_read 4 1 no"]
    assert [name for name in chance.labels if name.startswith("glimpse")] == []
    wait(position, 5.9, chance)
    play(position, "4 lids wolves open")
    wait(position, 0.1, chance)  # open at the second
    assert [name for name in chance.labels if name.startswith("glimpse")] == ["glimpse 1 2 4"]


@pytest.mark.rules("LGT-067")
def test_after_the_fifth_reading_the_lids_are_closed() -> None:
    position = spying()
    chance = lots(seed=3)
    play(position, "4 lids wolves open")
    lines = wait(position, 5 * BEAT, chance)
    assert kinds(lines, "lids_read") == [f"lids_read 4 {number} yes" for number in range(1, 6)]
    assert grid(position, GIRL).lids is None
    assert against(position, "4 lids wolves open") != ""
    assert against(position, "4 lids wolves closed") != ""
    wait(position, 3 * BEAT, chance)
    assert [name.split()[2] for name in chance.labels if name.startswith("glimpse")] == ["1", "2", "3", "4", "5"]


@pytest.mark.rules("LGT-067", "LGT-034")
def test_the_next_night_they_are_closed_again() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    chance = lots({f"glimpse 1 {number} 4": [NO] for number in range(1, 6)})
    until(position, "debate", chance)
    until(position, "wolves", chance)
    assert grid(position, GIRL).lids is False


@pytest.mark.rules("LGT-065")
def test_only_in_the_step_of_the_werewolves() -> None:
    position = village(*TABLE)
    until(position, "seer")
    assert against(position, "4 lids seer open") == "step_over"
    assert against(position, "4 lids wolves open") == "step_over"


# --- Glimpses (LGT-068)


@pytest.mark.rules("LGT-068")
@pytest.mark.parametrize(("chance", "seen_one"), [(0.0, True), (0.499999, True), (0.5, False), (0.99, False)])
def test_a_glimpse_comes_one_time_in_two(chance: float, seen_one: bool) -> None:
    position = spying()
    play(position, "4 lids wolves open")
    drawn = luck(beat(1, [chance, 0, 0] if seen_one else [chance], LUCKY))
    lines = wait(position, BEAT, drawn)
    assert len(kinds(lines, "glimpsed")) == seen_one
    assert drawn.all_drawn()


@pytest.mark.rules("LGT-068")
@pytest.mark.parametrize("wolf", range(3))
@pytest.mark.parametrize("place", range(3))
def test_it_is_a_run_of_three_with_the_werewolf_anywhere_in_it(wolf: int, place: int) -> None:
    """Each Werewolf and each place in the run is drawn; the circle is the living but her, in place order."""
    position = spying()
    play(position, "4 lids wolves open")
    lines = wait(position, BEAT, luck(beat(1, [YES, wolf, place], LUCKY)))
    circle = [0, 1, 2, 3, 5, 6, 7]
    runs = [tuple(circle[(circle.index(wolf) - at + step) % 7] for step in range(3)) for at in range(3)]
    (line,) = kinds(lines, "glimpsed")
    players = tuple(int(seat) for seat in line.split()[4].split(","))
    assert players in runs
    assert line.startswith("glimpsed 4 1 1 ")


@pytest.mark.rules("LGT-068")
def test_every_run_of_a_werewolf_can_be_drawn() -> None:
    found: set[str] = set()
    for wolf in range(3):
        for place in range(3):
            position = spying()
            play(position, "4 lids wolves open")
            (line,) = kinds(wait(position, BEAT, luck(beat(1, [YES, wolf, place], LUCKY))), "glimpsed")
            found.add(line.split()[4])
    # around 0: 6,7,0 7,0,1 0,1,2; around 1: 7,0,1 0,1,2 1,2,3; around 2: 0,1,2 1,2,3 2,3,5
    assert found == {"6,7,0", "7,0,1", "0,1,2", "1,2,3", "2,3,5"}


@pytest.mark.rules("LGT-068", "LGT-020", "LGT-222")
def test_the_circle_goes_by_places_without_the_dead_and_without_her() -> None:
    position = spying(
        "werewolf place=5",
        "villager place=3",
        "little_girl place=4",
        "villager place=0",
        "villager dead place=1",
        "seer place=2",
    )
    found = set()
    for at in range(3):
        copy = position.clone()
        copy.drain()
        play(copy, "2 lids wolves open")
        (line,) = kinds(wait(copy, BEAT, luck(beat(1, [YES, 0, at], LUCKY, seat=2))), "glimpsed")
        found.add(line.split()[4])
    # the circle by places: 3 (place 0), 5 (2), 1 (3), 0 (5)
    assert found == {"5,1,0", "1,0,3", "0,3,5"}


@pytest.mark.rules("LGT-068")
@pytest.mark.parametrize(
    ("dead_ones", "run"),
    [("", 3), ("3", 3), ("3 4", 2), ("3 4 5", 1), ("2 3 4 5", 1)],
)
def test_the_run_is_shorter_in_a_small_village(dead_ones: str, run: int) -> None:
    """k = min(3, max(1, |C| - 1))."""
    players = ["werewolf", "little_girl", "villager", "villager", "villager", "villager"]
    players = [f"{words} dead" if str(seat) in dead_ones.split() else words for seat, words in enumerate(players)]
    position = spying(*players)
    play(position, "1 lids wolves open")
    (line,) = kinds(wait(position, BEAT, luck(beat(1, [YES, 0, 0], LUCKY, seat=1))), "glimpsed")
    assert len(line.split()[4].split(",")) == run
    assert "0" in line.split()[4].split(",")


@pytest.mark.rules("LGT-068", "LGT-036")
def test_the_glimpse_is_for_her_alone_and_at_once() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    position.drain()
    position.advance(position.now + BEAT * 1000, luck(beat(1, [YES, 0, 0], LUCKY)))
    events = position.drain()
    for eyes in (None, 0, 1, 2, 3, 5, 6):
        assert kinds(tale(events, eyes), "glimpsed", "lids_read") == []
    assert len(kinds(tale(events, GIRL), "glimpsed")) == 1
    assert len(seen(position, GIRL).sights) == 1


@pytest.mark.rules("LGT-068", "LGT-070")
def test_a_girl_who_was_caught_may_still_glimpse() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    lines = wait(position, 2 * BEAT, luck(beat(1, [NO], CAUGHT), beat(2, [YES, 0, 0])))
    assert kinds(lines, "beat", "girl_caught", "glimpsed") == [
        "beat 1",
        "girl_caught 0,1,2 4",
        "beat 2",
        kinds(lines, "glimpsed")[0],
    ]


# --- Caught (LGT-069 to 072)


@pytest.mark.rules("LGT-069")
@pytest.mark.parametrize("wolves", range(1, 7))
def test_she_is_caught_the_sooner_the_more_werewolves_look(wolves: int) -> None:
    """1 - 0.96 ** W: 4.0 %, 7.8 %, 11.5 %, 15.1 %, 18.5 %, 21.7 % (5.11)."""
    players = [*["werewolf"] * wolves, "little_girl", *["villager"] * 7]
    risk = 1 - 0.96**wolves
    for chance, caught in ((risk - 0.0001, True), (risk + 0.0001, False)):
        position = spying(*players)
        play(position, f"{wolves} lids wolves open")
        lines = wait(position, BEAT, luck(beat(1, [NO], chance, seat=wolves)))
        assert len(kinds(lines, "girl_caught")) == caught


@pytest.mark.rules("LGT-069")
def test_only_the_living_werewolves_look_and_the_white_one_does() -> None:
    position = spying("werewolf", "werewolf dead", "white_wolf", "little_girl", "villager", "villager", "villager")
    play(position, "3 lids wolves open")
    assert len(kinds(wait(position, BEAT, luck(beat(1, [NO], 0.078, seat=3))), "girl_caught")) == 1
    position = spying("werewolf", "werewolf dead", "white_wolf", "little_girl", "villager", "villager", "villager")
    play(position, "3 lids wolves open")
    assert kinds(wait(position, BEAT, luck(beat(1, [NO], 0.079, seat=3))), "girl_caught") == []


@pytest.mark.rules("LGT-069")
def test_the_glimpse_comes_first_and_she_is_caught_once() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    chance = luck(beat(1, [YES, 0, 0], CAUGHT))
    lines = wait(position, 5 * BEAT, chance)
    names = [line.split()[0] for line in lines]
    assert names.index("glimpsed") < names.index("girl_caught")
    assert len(kinds(lines, "girl_caught")) == 1
    assert [name for name in chance.labels if name.startswith("caught")] == ["caught 1 1 4"]


@pytest.mark.rules("LGT-069")
def test_the_next_night_she_may_be_caught_again() -> None:
    position = spying()
    play(position, "4 lids wolves open")
    wait(position, BEAT, luck(beat(1, [NO], CAUGHT)))
    until(position, "debate", lots({f"glimpse 1 {number} 4": [NO] for number in range(2, 6)}))
    until(position, "wolves")
    play(position, "4 lids wolves open")
    lines = wait(position, 5, lots({"glimpse 2 1 4": [NO], "caught 2 1 4": [CAUGHT]}))
    assert len(kinds(lines, "girl_caught")) == 1


@pytest.mark.rules("LGT-070")
def test_every_living_werewolf_is_told_and_she_is_not() -> None:
    position = spying("werewolf", "white_wolf", "werewolf dead", "villager", "little_girl", "villager", "seer")
    play(position, "4 lids wolves open")
    position.drain()
    position.advance(position.now + BEAT * 1000, luck(beat(1, [NO], CAUGHT)))
    events = position.drain()
    assert kinds(tale(events), "girl_caught") == ["girl_caught 0,1 4"]
    for eyes in (None, 3, 4, 5, 6):
        assert kinds(tale(events, eyes), "girl_caught") == []
    assert [seen(position, seat).caught for seat in (0, 1, 3, 4, 5, 6)] == [4, 4, None, None, None, None]


@pytest.mark.rules("LGT-070", "LGT-036")
def test_her_own_view_is_the_same_caught_or_not() -> None:
    views = []
    for chance in (CAUGHT, LUCKY):
        position = spying()
        play(position, "4 lids wolves open")
        wait(position, BEAT, luck(beat(1, [NO], chance)))
        views.append(seen(position, GIRL))
    assert views[0] == views[1]


@pytest.mark.rules("LGT-071")
def test_the_pack_may_change_to_her_and_she_is_devoured_instead() -> None:
    position = spying()
    play(position, "0 tap wolves 3", "1 tap wolves 3", "4 lids wolves open")
    wait(position, BEAT, luck(beat(1, [NO], CAUGHT)))
    play(position, "4 lids wolves closed", "0 tap wolves 4", "1 tap wolves 4")
    assert dead(position) == [4]


@pytest.mark.rules("LGT-071", "LGT-058")
def test_nothing_forces_the_pack() -> None:
    position = spying()
    play(position, "0 tap wolves 3", "1 tap wolves 3", "4 lids wolves open")
    wait(position, BEAT, luck(beat(1, [NO], CAUGHT)))
    play(position, "4 lids wolves closed")
    assert dead(position.clone()) == [3]
    play(position, "0 tap wolves 4")  # one changes, the other does not: no agreement
    assert dead(position) == []


@pytest.mark.rules("LGT-071", "LGT-057")
def test_she_may_be_designated_like_anybody_without_being_caught() -> None:
    position = spying()
    assert "4" in choices(position, 0).split()
    assert dead(position, wolves=4) == [4]


@pytest.mark.rules("LGT-072", "LGT-401")
@pytest.mark.parametrize(("spent", "allowed"), [("", False), ("spent", True)])
def test_an_immune_tavern_keeper_cannot_be_designated_even_caught(spent: str, allowed: bool) -> None:
    position = spying(
        "werewolf farm1", "villager farm2", "villager bundle", "villager bundle", f"little_girl tavern {spent}"
    )
    play(position, "4 lids wolves open")
    lines = wait(position, BEAT, luck(beat(1, [NO], CAUGHT)))
    assert len(kinds(lines, "girl_caught")) == 1
    assert (against(position, "0 tap wolves 4") == "") == allowed


# --- What she cannot do (LGT-066), and who has her power (LGT-073)


@pytest.mark.rules("LGT-066")
@pytest.mark.parametrize("options", ["", "grouped"])
def test_she_designates_nobody_and_is_none_of_the_pack(options: str) -> None:
    position = spying(options=options)
    events = facts(position, f"4 tap {step(position)} 3")
    assert kinds(tale(events), "designation_changed") == []
    assert list(seen(position, GIRL).pack) == []
    assert position.channels(GIRL).speak == ()
    assert "pack" not in position.channels(GIRL).hear
    assert dead(position) == []


@pytest.mark.rules("LGT-073", "LGT-042")
def test_a_thief_who_took_her_card_has_her_power() -> None:
    position = village("werewolf", "werewolf", "thief", "villager", "seer", centre="little_girl villager", at="night 1")
    until(position, "thief")
    play(position, "2 tap thief left")
    until(position, "wolves")
    play(position, "2 lids wolves open")
    lines = wait(position, BEAT, luck(beat(1, [YES, 0, 0], CAUGHT, seat=2)))
    assert len(kinds(lines, "glimpsed")) == 1
    assert kinds(lines, "girl_caught") == ["girl_caught 0,1 2"]


@pytest.mark.rules("LGT-073", "LGT-284")
def test_a_power_that_was_lost_does_nothing() -> None:
    position = spying("werewolf", "little_girl", "villager", "villager", "elder dead", at="night 3", powers_lost=True)
    assert against(position, "1 lids wolves open") == ""  # LGT-354: the icon is there
    play(position, "1 lids wolves open")
    chance = lots()
    lines = wait(position, 40, chance)
    assert kinds(lines, "glimpsed", "girl_caught") == []
    assert [name for name in chance.labels if name.split()[0] in ("glimpse", "caught")] == []


@pytest.mark.rules("LGT-073")
def test_the_dead_do_not_spy() -> None:
    position = spying("werewolf", "little_girl dead", "villager", "villager", "seer")
    assert against(position, "1 lids wolves open") == "dead"
