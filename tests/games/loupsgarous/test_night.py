"""The night in general (3.3), its pacing and its decoys (LGT-345 to 354), and the labels of its draws (LGT-364)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.games.loupsgarous.events import DecoyAsked, DotsFaked
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import CALLS
from tablee.kernel import SeatBack, SeatGone
from tests.games.loupsgarous.village import (
    SECOND,
    against,
    alive,
    choices,
    dawn,
    facts,
    facts_until,
    grid,
    kinds,
    lots,
    morning,
    night,
    play,
    same,
    seen,
    step,
    steps_of_night,
    tale,
    told,
    until,
    village,
    wait,
)

ALL = [  # one of everybody, with a bakery
    "werewolf farm1",
    "white_wolf bundle",
    "seer church",
    "thief manor",
    "cupid farm2",
    "hunter bundle",
    "witch school",
    "little_girl farm3",
    "raven bailiff",
    "pyromaniac barber",
    "protector hovel",
    "elder bundle",
    "piper tavern",
    "villager bakery",
    "werewolf farm4",
]
CENTRE = "villager villager"
FIRST = [*CALLS[:7], "pyromaniac", "witch", "piper", "charmed", "raven"]  # 5.4: no bite on Night 1
SECOND_NIGHT = [call for call in CALLS if call not in ("thief", "cupid", "lovers")]
LENGTHS = {  # 5.5: one after the other online, in the same room
    "nightfall": (5, 8),
    "thief": (20, 20),
    "cupid": (25, 25),
    "lovers": (10, 12),
    "protector": (15, 18),
    "seer": (20, 22),
    "wolves": (48, 48),
    "baker": (6, 8),
    "white_wolf": (15, 18),
    "pyromaniac": (15, 18),
    "witch": (25, 25),
    "piper": (20, 20),
    "charmed": (10, 12),
    "raven": (15, 18),
    "dawn": (8, 12),
}
BLOCKS = {"nightfall": 5, "b1": 20, "b2": 25, "b3": 10, "b4": 48, "b5": 18, "b6": 25, "b7": 20, "b8": 10, "dawn": 8}


def called(*players: str, at: str = "night 2", **scene: object) -> list[str]:
    """The calls of a night, one after the other."""
    position = village(*players, at=at, **scene)  # type: ignore[arg-type]
    return [name for name, _ in steps_of_night(position) if name not in ("nightfall", "dawn")]


# --- Silence (LGT-030)


@pytest.mark.rules("LGT-030", "LGT-340")
def test_at_nightfall_the_village_falls_silent() -> None:
    position = village("werewolf", "seer", "witch", "villager dead", "villager", "hunter", "werewolf", at="dusk")
    assert "village" in position.channels(1).speak
    until(position, "nightfall")
    for seat in alive(position):
        assert position.channels(seat).speak == (), seat
    for name in ("seer", "witch"):
        until(position, name)
        for seat in alive(position):
            assert position.channels(seat).speak == (), (name, seat)
    until(position, "debate")
    assert all("village" in position.channels(seat).speak for seat in alive(position))


@pytest.mark.rules("LGT-030", "LGT-056", "LGT-066", "LGT-047", "LGT-340")
def test_only_the_pack_talks_and_only_in_its_step() -> None:
    position = village("werewolf", "white_wolf", "little_girl lover", "villager lover", "seer", at="night 2")
    until(position, "seer")
    assert [position.channels(seat).speak for seat in range(5)] == [()] * 5
    until(position, "wolves")
    assert [position.channels(seat).speak for seat in range(5)] == [("pack",), ("pack",), (), (), ()]
    assert ["pack" in position.channels(seat).hear for seat in range(5)] == [True, True, False, False, False]
    until(position, "white_wolf")
    assert [position.channels(seat).speak for seat in range(5)] == [()] * 5
    assert not any("pack" in position.channels(seat).hear for seat in range(5))  # LGT-341


@pytest.mark.rules("LGT-353", "LGT-056")
def test_in_the_same_room_the_pack_has_no_channel() -> None:
    position = village("werewolf", "werewolf", "villager", "villager", "seer", options="same_room")
    until(position, "wolves")
    assert position.channels(0).speak == ()


# --- Order (LGT-031)


@pytest.mark.rules("LGT-031", "LGT-065", "LGT-215")
@pytest.mark.parametrize(("at", "order"), [("night 1", FIRST), ("night 2", SECOND_NIGHT)])
def test_the_order_of_the_calls(at: str, order: list[str]) -> None:
    assert called(*ALL, centre=CENTRE, at=at) == [call for call in CALLS if call in order]


@pytest.mark.rules("LGT-031", "LGT-090")
def test_the_last_step_of_a_night_is_the_dawn() -> None:
    position = village(*ALL, centre=CENTRE)
    names = [name for name, _ in steps_of_night(position)]
    assert (names[0], names[-1]) == ("nightfall", "dawn")


@pytest.mark.rules("LGT-031")
@pytest.mark.parametrize("call", [call for call in CALLS if call not in ("lovers", "wolves", "baker", "charmed")])
def test_a_character_that_is_not_in_the_set_is_not_called(call: str) -> None:
    others = [words for words in ALL if words.split()[0] != call]
    assert len(others) == len(ALL) - 1
    at = "night 1" if call in ("thief", "cupid") else "night 2"
    centre = "" if call == "thief" else CENTRE
    after = called(*others, at=at, centre=centre)
    gone = {"cupid": ("cupid", "lovers"), "piper": ("piper", "charmed")}.get(call, (call,))
    before = [one for one in CALLS if one in (FIRST if at == "night 1" else SECOND_NIGHT)]
    assert after == [one for one in before if one not in gone]


@pytest.mark.rules("LGT-031", "LGT-044", "LGT-040")
def test_preparation_is_for_night_1() -> None:
    first = called(*ALL, centre=CENTRE, at="night 1")
    assert first[:3] == ["thief", "cupid", "lovers"]
    for round in (2, 3, 4):
        assert not {"thief", "cupid", "lovers"} & set(called(*ALL, centre=CENTRE, at=f"night {round}"))


# --- Who is called (LGT-032)


@pytest.mark.rules("LGT-032")
@pytest.mark.parametrize("card", ["protector", "seer", "pyromaniac", "witch", "piper", "raven", "white_wolf"])
def test_a_character_is_called_until_its_card_is_shown(card: str) -> None:
    fallen = [f"{words} dead" if words.split()[0] == card else words for words in ALL]
    calls = called(*fallen, centre=CENTRE)
    assert card not in calls
    assert ("charmed" in calls) == (card != "piper")
    assert card in called(*ALL, centre=CENTRE)


@pytest.mark.rules("LGT-032")
def test_the_werewolves_are_called_while_one_card_of_theirs_is_hidden() -> None:
    players = ["werewolf dead", "white_wolf", "seer", "villager", "villager"]
    assert called(*players) == ["seer", "wolves", "white_wolf"]


@pytest.mark.rules("LGT-032", "LGT-080")
def test_who_has_used_everything_is_called_all_the_same() -> None:
    assert "witch" in called("werewolf", "witch", "villager", "villager", "seer", heal=False, poison=False)


@pytest.mark.rules("LGT-032", "LGT-033", "LGT-023")
def test_a_character_in_the_centre_is_called_and_nobody_acts() -> None:
    position = village(
        "werewolf", "werewolf", "thief", "villager", "villager", centre="seer villager", at="night 2", options="grouped"
    )
    apart = village("werewolf", "werewolf", "thief", "villager", "villager", centre="seer villager", at="night 2")
    until(position, "seer")
    until(apart, "seer")
    assert step(apart) == "seer"
    assert [grid(apart, seat).acts for seat in range(5)] == [False] * 5
    assert seen(apart).step.calls == ["seer"]  # type: ignore[union-attr]
    assert seen(position).step.calls == ["seer", "wolves"]  # type: ignore[union-attr]


@pytest.mark.rules("LGT-032")
def test_a_thief_card_in_the_centre_is_called_too() -> None:
    players = ["werewolf", "werewolf", "seer", "villager", "villager"]
    position = village(*players, centre="thief villager", at="night 1")
    until(position, "thief")
    assert [grid(position, seat).acts for seat in range(5)] == [False] * 5


@pytest.mark.rules("LGT-032", "LGT-009")
def test_a_character_of_a_hidden_pool_is_called_though_nobody_has_it() -> None:
    pool = {"werewolf": 1, "villager": 1, "cupid": 1, "seer": 1, "witch": 1, "raven": 1, "piper": 1, "protector": 1}
    players = ["werewolf", "werewolf", "villager", "villager", "villager", "villager"]
    position = village(*players, cards=pool, wolves=2, options="hidden", at="night 1")
    order = ["cupid", "lovers", "protector", "seer", "wolves", "witch", "piper", "charmed", "raven"]
    assert list(seen(position).order) == order
    lines = until(position, "debate")
    assert [line.split()[1] for line in kinds(lines, "call_started")] == order
    assert kinds(lines, "lover_told", "victim_shown", "eliminated", "charmed_told") == []


@pytest.mark.rules("LGT-032", "LGT-023")
@pytest.mark.parametrize(
    "card", ["protector", "witch", "piper", "raven", "white_wolf", "cupid", "little_girl", "elder"]
)
def test_whatever_lies_in_the_centre_nobody_acts_in_its_call(card: str) -> None:
    players = ["werewolf", "werewolf", "thief", "villager", "villager", "villager"]
    for at in ("night 1", "night 2"):
        position = village(*players, centre=f"{card} villager", at=at)
        names = [name for name, _ in steps_of_night(village(*players, centre=f"{card} villager", at=at))]
        due = card not in ("little_girl", "elder") and (card != "cupid" or at == "night 1")
        assert (card in names) == (due and not (card == "white_wolf" and at == "night 1"))
        if card in names:
            until(position, card)
            assert not any(grid(position, seat).acts for seat in range(6))
        until(position, "debate")
        assert alive(position) == list(range(6))


@pytest.mark.rules("LGT-032", "LGT-284")
def test_powers_that_were_lost_are_not_called() -> None:
    fallen = [f"{words} dead" if words.split()[0] == "elder" else words for words in ALL]
    assert called(*fallen, centre=CENTRE, powers_lost=True) == ["wolves", "baker", "white_wolf", "piper", "charmed"]


@pytest.mark.rules("LGT-031", "LGT-215")
@pytest.mark.parametrize(
    ("players", "scene", "called_too"),
    [
        (["villager bakery"], {}, True),
        (["villager bakery dead"], {}, False),
        (["villager bundle"], {"vacant": "bakery@6"}, False),
        (["villager bundle"], {"burnt": "bakery@4"}, False),
        (["villager bundle"], {}, False),
    ],
)
def test_the_baker_is_called_while_he_lives_in_his_bakery(
    players: list[str], scene: dict[str, Any], called_too: bool
) -> None:
    rest = ["werewolf farm1", "werewolf farm2", "seer bundle", "villager bundle"]
    calls = called(*rest, *players, "villager bundle", "villager dead", **scene)
    assert ("baker" in calls) == called_too


# --- How long (LGT-033, 346, 5.5)


@pytest.mark.rules("LGT-033")
@pytest.mark.parametrize(("options", "column"), [("", 0), ("same_room", 1)])
def test_every_call_has_its_length(options: str, column: int) -> None:
    first = dict(steps_of_night(village(*ALL, centre=CENTRE, at="night 1", options=options)))
    assert first == {name: LENGTHS[name][column] for name in ("nightfall", *FIRST, "dawn")}
    later = dict(steps_of_night(village(*ALL, centre=CENTRE, at="night 2", options=options)))
    wanted = {name: LENGTHS[name][column] for name in ("nightfall", *SECOND_NIGHT, "dawn")}
    wanted["wolves"] = 48 if options else 40
    assert later == wanted


@pytest.mark.rules("LGT-033", "LGT-345")
def test_every_block_has_its_length() -> None:
    first = dict(steps_of_night(village(*ALL, centre=CENTRE, at="night 1", options="grouped")))
    assert first == BLOCKS
    later = dict(steps_of_night(village(*ALL, centre=CENTRE, at="night 2", options="grouped")))
    assert later == {
        name: 40 if name == "b4" else time for name, time in BLOCKS.items() if name not in ("b1", "b2", "b3")
    }


@pytest.mark.rules("LGT-033")
@pytest.mark.parametrize(("factor", "seer", "wolves", "baker"), [(7, 14, 34, 4), (15, 30, 72, 9)])
def test_fast_and_relaxed_clocks_round_to_the_second(factor: int, seer: int, wolves: int, baker: int) -> None:
    lengths = dict(steps_of_night(village(*ALL, centre=CENTRE, at="night 1", options=f"factor={factor}")))
    assert (lengths["seer"], lengths["wolves"], lengths["baker"]) == (seer, wolves, baker)
    assert lengths["thief"] == (14 if factor == 7 else 30)
    assert lengths["protector"] == (11 if factor == 7 else 23)  # 10.5 and 22.5, half up


@pytest.mark.rules("LGT-033", "LGT-346")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_no_step_ends_before_its_time_whoever_has_answered(grouped: str) -> None:
    position = village("werewolf", "seer", "witch", "villager", "villager", options=grouped)
    for call in ("seer", "wolves", "witch"):
        if call == "wolves" and grouped:
            continue
        until(position, call)
        name = step(position)
        ends = seen(position).step.ends  # type: ignore[union-attr]
        for seat in range(5):
            cells = choices(position, seat).split()[-1].replace(",", " ")
            play(position, f"{seat} tap {name} {cells}")
        assert step(position) == name
        wait(position, (ends - position.now - 1) / SECOND)
        assert step(position) == name
        wait(position, 0.001)
        assert step(position) != name


@pytest.mark.rules("LGT-033", "LGT-036", "LGT-362")
def test_a_night_lasts_as_long_when_nobody_answers() -> None:
    idle = village("werewolf", "seer", "witch", "villager", "villager", at="night 2")
    busy = village("werewolf", "seer", "witch", "villager", "villager", at="night 2")
    until(idle, "dawn")
    night(busy, seer=0, wolves=3, witch="3 4")
    assert idle.now == busy.now


@pytest.mark.rules("LGT-033", "LGT-345")
def test_calls_and_blocks_are_announced_with_their_end() -> None:
    players = ["werewolf", "seer", "witch", "villager", "villager"]
    lines = until(village(*players, at="night 2"), "debate")
    assert kinds(lines, "call_started", "call_ended") == [
        "call_started seer seer 25000",
        "call_ended seer",
        "call_started wolves wolves 65000",
        "call_ended wolves",
        "call_started witch witch 90000",
        "call_ended witch",
    ]
    lines = until(village(*players, at="night 2", options="grouped"), "debate")
    assert kinds(lines, "call_started", "call_ended") == [
        "call_started b4 seer,wolves 45000",
        "call_ended b4",
        "call_started b6 witch 70000",
        "call_ended b6",
    ]


@pytest.mark.rules("LGT-016", "LGT-033")
@pytest.mark.parametrize("name", ["nightfall", "seer", "wolves", "dawn"])
def test_a_moderator_may_lengthen_every_step_of_a_night(name: str) -> None:
    position = village("werewolf", "seer", "witch", "villager", "villager", at="night 2")
    until(position, name)
    before = seen(position).step
    position.intervene(LOUPSGAROUS.move("longer"), lots())
    after = seen(position).step
    assert before is not None
    assert after is not None
    assert (after.name, after.calls, after.began) == (before.name, before.calls, before.began)
    assert after.ends > before.ends
    wait(position, (before.ends - position.now) / SECOND)
    assert step(position) == name
    wait(position, (after.ends - position.now) / SECOND)
    assert step(position) != name


# --- Choices (LGT-034, 035, 036)


@pytest.mark.rules("LGT-034")
def test_a_choice_may_be_changed_until_its_step_ends_and_the_last_counts() -> None:
    position = village("werewolf", "protector", "villager", "villager", "seer")
    until(position, "protector")
    play(position, "1 tap protector 2", "1 tap protector -", "1 tap protector 3")
    night(position, wolves=3)
    assert alive(position) == [0, 1, 2, 3, 4]
    assert against(position, "1 tap protector 2") != ""


@pytest.mark.rules("LGT-034")
def test_what_was_chosen_is_final_when_the_step_is_over() -> None:
    position = village("werewolf", "protector", "villager", "villager", "seer")
    until(position, "protector")
    play(position, "1 tap protector 2")
    until(position, "seer")
    assert against(position, "1 tap protector 3") == "step_over"


@pytest.mark.rules("LGT-035", "LGT-104", "LGT-330")
@pytest.mark.parametrize("options", ["", "grouped", "same_room"])
def test_the_dead_answer_nothing_by_night(options: str) -> None:
    players = ["werewolf dead", "seer dead", "witch", "villager", "villager", "werewolf"]
    position = village(*players, at="night 2", options=options)
    for call in ("wolves", "witch"):
        until(position, call)
        for seat in (0, 1):
            assert list(position.moves(seat)) == []
            assert against(position, f"{seat} tap {step(position)} 3") == "dead"
            assert against(position, f"{seat} tap {step(position)} -") == "dead"
            assert seat not in position.acting()
            assert seen(position, seat).tap is None


@pytest.mark.rules("LGT-033", "LGT-370")
@pytest.mark.parametrize("options", ["", "grouped", "same_room"])
def test_the_harmless_answer_is_nobody_where_that_may_be_chosen(options: str) -> None:
    """Section 7: none, for all but Cupid and a Thief before two Werewolves; the Piper has no harmless answer."""
    position = village(*ALL, centre="werewolf white_wolf", at="night 1", options=options)
    wait(position, 8)
    while step(position) != "dawn":
        name = step(position)
        for seat in alive(position):
            move = position.default(seat)
            assert move in position.moves(seat), (name, seat)
            must = grid(position, seat).call in ("thief", "cupid", "piper")
            if not must:
                assert set(str(move).split()[2:]) == {"-"}, (name, seat)
        ends = seen(position).step.ends  # type: ignore[union-attr]
        wait(position, (ends - position.now) / SECOND)


@pytest.mark.rules("LGT-350", "LGT-362")
@pytest.mark.parametrize("call", ["seer", "wolves", "witch"])
@pytest.mark.parametrize("options", ["", "same_room"])
def test_a_bot_goes_on_while_it_may_change_something(call: str, options: str) -> None:
    position = village("werewolf", "seer", "witch", "villager", "villager", at="night 2", options=options)
    until(position, call)
    assert position.acting() == (0, 1, 2, 3, 4)
    for seat in range(5):
        play(position, f"{seat} tap {call} {choices(position, seat).split()[0].replace(',', ' ')}")
    if call == "wolves":
        assert position.acting() == (0, 1, 2, 3, 4)
    elif options:
        assert position.acting() == ()
    else:
        assert position.acting() == ((0, 2, 3, 4) if call == "seer" else (0, 1, 2, 3, 4))


@pytest.mark.rules("LGT-350", "LGT-362")
def test_everybody_living_is_asked_in_every_step_actors_or_not() -> None:
    position = village("werewolf", "seer", "witch", "villager dead", "villager", at="night 2")
    for call in ("seer", "wolves", "witch"):
        until(position, call)
        assert position.awaited() == (0, 1, 2, 4)
        assert [position.clock(seat) for seat in (0, 1, 2, 4)] == [None] * 4
        assert len({position.tempo(seat) for seat in (0, 1, 2, 4)}) == 1
        assert all(position.hushed(seat) for seat in (0, 1, 2, 4))
        play(position, f"1 tap {call} {'- -' if call == 'witch' else '-'}")
        assert position.awaited() == (0, 2, 4)


@pytest.mark.rules("LGT-034", "LGT-050")
def test_a_choice_that_has_shown_a_card_is_final_at_once() -> None:
    position = village("werewolf", "protector", "villager", "villager", "seer")
    until(position, "seer")
    play(position, "4 tap seer 2")
    assert against(position, "4 tap seer 0") == "final"
    assert against(position, "4 tap seer -") == "final"


@pytest.mark.rules("LGT-034", "LGT-351")
def test_in_the_same_room_a_choice_is_final_but_not_in_the_step_of_the_werewolves() -> None:
    position = village("werewolf", "protector", "villager", "villager", "seer", options="same_room")
    until(position, "protector")
    play(position, "1 tap protector 2", "2 tap protector 3")
    assert against(position, "1 tap protector 3") == "final"
    assert against(position, "2 tap protector 2") == "final"  # a decoy too
    until(position, "wolves")
    play(position, "0 tap wolves 2", "3 tap wolves 2")
    assert against(position, "0 tap wolves 3") == ""
    assert against(position, "3 tap wolves 3") == ""


@pytest.mark.rules("LGT-035", "LGT-096")
def test_who_will_die_at_dawn_still_acts_and_does_not_know() -> None:
    position = village("werewolf", "witch", "raven", "villager", "villager", "piper", at="night 2")
    until(position, "wolves")
    play(position, "0 tap wolves 2")
    until(position, "witch")
    play(position, "1 tap witch - 5")
    lines = until(position, "raven")
    assert alive(position) == [0, 1, 2, 3, 4, 5]
    assert kinds(lines, "eliminated") == []
    assert grid(position, 2).acts
    play(position, "2 tap raven 3")
    assert dawn(position) == [
        "day_broke 2 - 3 2,5",
        "poster_placed 3",
        "eliminated 2 raven night",
        "eliminated 5 piper night",
    ]


@pytest.mark.rules("LGT-035")
def test_a_poisoned_piper_has_charmed_all_the_same() -> None:
    position = village("werewolf", "witch", "villager", "villager", "villager", "piper", at="night 2")
    night(position, witch="- 5", piper="2 3")
    morning(position)
    assert list(seen(position, 2).charmed) == [2, 3]


@pytest.mark.rules("LGT-036", "LGT-360", "LGT-365")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_nobody_but_the_actors_learns_anything_from_a_call(grouped: str) -> None:
    """Two nights that differ in every choice: whoever chose nothing hears and sees the same in both."""
    players = ["werewolf", "seer", "witch", "protector", "piper", "raven", "villager", "villager", "white_wolf"]
    one = village(*players, at="night 2", options=grouped)
    other = village(*players, at="night 2", options=grouped)
    deeds = [("protector", 3, "6"), ("seer", 1, "0"), ("wolves", 0, "6"), ("white_wolf", 8, "0")]
    deeds += [("witch", 2, "6 7"), ("piper", 4, "5 3"), ("raven", 5, "7")]
    for call, seat, cells in deeds:
        assert tale(facts_until(one, call), 7) == tale(facts_until(other, call), 7)
        events = facts(one, f"{seat} tap {step(one)} {cells}")
        for eyes in (None, 6, 7):
            assert tale(events, eyes) == [], (call, eyes)
            assert same(one, other, eyes), (call, eyes)
        assert tale(events, seat) != []


# --- Pacing (LGT-345)


@pytest.mark.rules("LGT-345")
def test_the_blocks_of_a_grouped_night() -> None:
    position = village(*ALL, centre=CENTRE, at="night 2", options="grouped")
    blocks: list[tuple[str, str]] = []
    while step(position) != "dawn":
        now = seen(position).step
        assert now is not None
        blocks.append((now.name, " ".join(now.calls)))
        wait(position, (now.ends - position.now) / SECOND)
    assert blocks == [
        ("nightfall", ""),
        ("b4", "protector seer wolves"),
        ("b5", "baker white_wolf pyromaniac"),
        ("b6", "witch"),
        ("b7", "piper raven"),
        ("b8", "charmed"),
    ]


@pytest.mark.rules("LGT-345")
@pytest.mark.parametrize(
    ("players", "blocks"),
    [
        (["werewolf", "seer", "villager", "villager", "villager"], "b4"),
        (["werewolf", "witch", "villager", "villager", "villager"], "b4 b6"),
        (["werewolf", "raven", "villager", "villager", "villager"], "b4 b7"),
        (["werewolf", "piper", "villager", "villager", "villager"], "b4 b7 b8"),
        (["werewolf", "white_wolf", "villager", "villager", "villager"], "b4 b5"),
    ],
)
def test_a_block_is_run_if_one_of_its_calls_is_due(players: list[str], blocks: str) -> None:
    position = village(*players, at="night 2", options="grouped")
    names = [name for name, _ in steps_of_night(position)]
    assert names == ["nightfall", *blocks.split(), "dawn"]


@pytest.mark.rules("LGT-345")
def test_a_block_without_a_due_call_is_not_run() -> None:
    players = ["werewolf", "white_wolf", "villager", "villager", "villager"]
    position = village(*players, at="night 3", options="grouped")  # an odd night: no bite
    assert [name for name, _ in steps_of_night(position)] == ["nightfall", "b4", "dawn"]


RESULTS = (
    "glimpsed",
    "nothing_glimpsed",
    "girl_caught",
    "card_seen",
    "lover_told",
    "victim_shown",
    "charmed_told",
    "building_burnt",
    "poster_placed",
    "eliminated",
)


def whole_night(options: str, seed: int) -> list[str]:
    """The same deeds of everybody, and a girl who spies in all five beats: what comes of it, in any order."""
    deeds: dict[str, str] = {
        "thief": "-",
        "cupid": "2 5",
        "protector": "6",
        "seer": "0",
        "wolves": "7",
        "pyromaniac": "school",
        "witch": "- 13",
        "piper": "0 2",
        "raven": "10",
    }
    cards = [words.split()[0] for words in ALL]
    luck = lots(seed=seed)
    position = village(*ALL, centre=CENTRE, at="night 1", options=options, luck=luck)
    lines: list[str] = []
    for call, cells in deeds.items():
        lines += until(position, call, luck)
        name = step(position)
        if call == "wolves":
            lines += play(position, f"7 lids {name} open", luck=luck)
        for seat in [0, 1, 14] if call == "wolves" else [cards.index(call)]:
            lines += play(position, f"{seat} tap {name} {cells}", luck=luck)
    lines += until(position, "dawn", luck)
    lines += morning(position, luck)
    return sorted(kinds(lines, *RESULTS))


@pytest.mark.rules("LGT-345", "LGT-364")
@pytest.mark.parametrize("seed", range(5))
def test_grouped_and_sequential_nights_have_the_same_results(seed: int) -> None:
    results = whole_night("", seed)
    assert results == whole_night("grouped", seed)
    found = {line.split()[0] for line in results}
    assert found >= {"card_seen", "lover_told", "victim_shown", "charmed_told", "poster_placed", "eliminated"}


@pytest.mark.rules("LGT-345", "LGT-035")
@pytest.mark.parametrize("grouped", ["", "grouped"])
def test_the_witch_sees_what_fire_has_cancelled_in_both_paces(grouped: str) -> None:
    position = village(
        "werewolf farm1", "pyromaniac bundle", "witch manor", "villager church", "villager bundle", options=grouped
    )
    lines = night(position, wolves=3, pyromaniac="church")
    assert kinds(lines, "victim_shown") == ["victim_shown 2 -"]


# --- The same screen for all (LGT-350 to 354)


@pytest.mark.rules("LGT-350", "LGT-351")
@pytest.mark.parametrize("call", CALLS)
def test_in_the_same_room_every_phone_has_the_same_grid(call: str) -> None:
    at = "night 1" if call in ("thief", "cupid", "lovers") else "night 2"
    players = [f"{words} charmed" if words.split()[0] in ("villager", "hunter") else words for words in ALL]
    position = village(*players, centre=CENTRE, at=at, options="same_room")
    events = facts_until(position, call)
    screens = {(tuple(grid(position, seat).cells), grid(position, seat).taps) for seat in alive(position)}
    assert len(screens) == 1
    ((cells, taps),) = screens
    seats = [str(seat) for seat in range(15)]
    houses = [building.id for building in seen(position).buildings]
    wanted = {"thief": ["left", "right", "-"], "pyromaniac": [*sorted(houses), "-"]}.get(call, [*seats, "-"])
    assert sorted(cells) == sorted(wanted)
    assert cells[-1] == "-"
    assert taps == (2 if call in ("cupid", "witch", "piper") else 1)
    asked = [event.seat for event in told(events, DecoyAsked) if event.step == call]
    assert asked == alive(position)  # everybody, actors too


@pytest.mark.rules("LGT-351")
@pytest.mark.parametrize("call", ["lovers", "baker", "charmed"])
def test_where_actors_are_only_told_something_everybody_answers_the_decoy(call: str) -> None:
    players = [f"{words} charmed" if words.split()[0] in ("villager", "hunter") else words for words in ALL]
    position = village(*players, centre=CENTRE, at="night 1", options="same_room")
    until(position, "cupid")
    play(position, "4 tap cupid 2 5")
    until(position, call)
    for seat in alive(position):
        assert choices(position, seat).split() == [*(str(other) for other in range(15)), "-"], seat
        assert not grid(position, seat).acts


@pytest.mark.rules("LGT-350", "LGT-351")
@pytest.mark.parametrize("options", ["", "grouped", "same_room"])
@pytest.mark.parametrize("at", ["night 1", "night 2"])
def test_whoever_is_not_an_actor_may_tap_every_cell_of_the_grid(options: str, at: str) -> None:
    position = village(*ALL, centre=CENTRE, at=at, options=options)
    wait(position, 8)
    while step(position) != "dawn":
        name = step(position)
        for seat in alive(position):
            screen = grid(position, seat)
            if screen.acts:
                continue
            cells = list(screen.cells)
            wanted = cells if screen.taps == 1 else [f"{one},{other}" for one in cells for other in cells]
            assert choices(position, seat).split() == wanted, (name, seat)
        ends = seen(position).step.ends  # type: ignore[union-attr]
        wait(position, (ends - position.now) / SECOND)


@pytest.mark.rules("LGT-350", "LGT-364")
def test_a_decoy_changes_nothing() -> None:
    players = ["werewolf", "werewolf", "seer", "villager", "villager", "witch"]
    quiet = village(*players, at="night 2")
    busy = village(*players, at="night 2")
    for call in ("seer", "wolves", "witch"):
        until(busy, call)
        for seat in (3, 4):
            play(busy, f"{seat} tap {step(busy)} 0" + (" 1" if call == "witch" else ""))
    until(quiet, "dawn")
    until(busy, "dawn")
    for seat in range(6):
        assert same(quiet, busy, seat), seat
    assert alive(busy) == list(range(6))


@pytest.mark.rules("LGT-350")
@pytest.mark.parametrize(
    ("call", "prompts"),
    [
        ("protector", {"shadiest", "reassuring", "survivor"}),
        ("raven", {"shadiest", "reassuring", "survivor"}),
        ("thief", {"paths"}),
        ("pyromaniac", {"shelter"}),
        ("cupid", {"pair"}),
        ("witch", {"pair"}),
        ("piper", {"pair"}),
        ("wolves", {"wander"}),
    ],
)
def test_the_decoys_of_5_9(call: str, prompts: set[str]) -> None:
    position = village(*ALL, centre=CENTRE, at="night 1", options="same_room")
    until(position, call)
    found = {grid(position, seat).prompt for seat in alive(position)}
    assert found <= prompts
    assert len(found) > 1 or len(prompts) == 1  # drawn for each phone


@pytest.mark.rules("LGT-350", "LGT-351")
@pytest.mark.parametrize(
    ("options", "call", "line"),
    [
        ("", "witch", "decoy_asked 3 witch pair 2"),
        ("", "wolves", "decoy_asked 3 wolves wander 1"),
        ("grouped", "wolves", "decoy_asked 3 b4 wander 1"),
        ("grouped", "witch", "decoy_asked 3 b6 pair 2"),
        ("same_room", "wolves", "decoy_asked 3 wolves wander 1"),
    ],
)
def test_what_a_phone_without_a_choice_is_asked(options: str, call: str, line: str) -> None:
    position = village("werewolf", "seer", "witch", "villager", "villager", at="night 2", options=options)
    lines = until(position, call)
    assert line in lines
    actor = {"witch": 2, "wolves": 0}[call]
    asked = [one for one in kinds(lines, "decoy_asked") if one.split()[1:3] == [str(actor), step(position)]]
    assert len(asked) == (1 if options == "same_room" else 0)  # online an actor has the real question alone


@pytest.mark.rules("LGT-345", "LGT-351")
def test_in_a_block_of_several_calls_a_decoy_is_one_tap() -> None:
    players = ["werewolf", "piper", "raven", "villager", "villager", "villager"]
    position = village(*players, at="night 2", options="grouped")
    until(position, "piper")
    assert [grid(position, seat).taps for seat in range(6)] == [1, 2, 1, 1, 1, 1]
    assert choices(position, 3) == "0 1 2 3 4 5 -"


@pytest.mark.rules("LGT-351", "LGT-365")
def test_a_move_of_the_day_is_none_of_the_night() -> None:
    position = village("werewolf", "seer", "witch", "villager", "villager dead", at="night 2")
    until(position, "seer")
    assert against(position, "0 vote 1") == "not_now"
    assert against(position, "3 ready") == "not_now"
    assert against(position, "4 vote 1") == "dead"
    until(position, "wolves")
    assert against(position, "3 lids wolves closed") == "illegal_choice"  # they are closed
    play(position, "3 lids wolves open")
    assert against(position, "3 lids wolves open") == "illegal_choice"


@pytest.mark.rules("LGT-351", "LGT-365")
def test_a_cell_that_may_not_be_chosen_is_refused_with_one_code() -> None:
    position = village("werewolf", "werewolf lover", "villager lover", "seer", "witch", options="same_room")
    until(position, "seer")
    assert against(position, "3 tap seer 3") == "illegal_choice"
    until(position, "wolves")
    assert against(position, "1 tap wolves 2") == "illegal_choice"  # his Lover
    assert against(position, "1 tap wolves 0") == "illegal_choice"  # a Werewolf
    until(position, "witch")
    assert against(position, "4 tap witch - 4") == "illegal_choice"
    assert against(position, "4 tap witch 3 -") == "illegal_choice"  # not the victim


@pytest.mark.rules("LGT-352")
@pytest.mark.parametrize(
    ("call", "line"),
    [
        ("thief", "thief_offered 3 villager,villager"),
        ("lovers", "lover_told 2 5"),
        ("wolves", "pack_told 0,1,14 0,1,14"),
        ("witch", "victim_shown 6 7"),
        ("charmed", "charmed_told 0,2 0,2"),
    ],
)
def test_what_actors_are_told_is_told_as_their_step_begins(call: str, line: str) -> None:
    position = village(*ALL, centre=CENTRE, at="night 1", options="same_room")
    for name, turns in {
        "cupid": ["4 tap cupid 2 5"],
        "wolves": ["0 tap wolves 7"],
        "piper": ["12 tap piper 0 2"],
    }.items():
        if CALLS.index(name) < CALLS.index(call):
            until(position, name)
            play(position, *turns)
    lines = until(position, call)
    began = seen(position).step.began  # type: ignore[union-attr]
    assert position.now == began
    assert line in lines[lines.index(kinds(lines, "call_started")[-1]) :]


@pytest.mark.rules("LGT-352", "LGT-067")
def test_in_the_step_of_the_werewolves_every_phone_hears_the_beats_alike() -> None:
    """A glimpse, or that the girl was caught, comes with a beat that everybody hears."""
    position = village(*ALL, centre=CENTRE, at="night 2", options="same_room")
    until(position, "wolves")
    play(position, "7 lids wolves open")
    for number in range(1, 9):
        position.drain()
        position.advance(position.now + 6 * SECOND, lots({f"glimpse 2 {number} 7": [0.0, 0, 0]}))
        events = position.drain()
        for eyes in (None, 0, 3, 7):
            assert kinds(tale(events, eyes), "beat") == [f"beat {number}"]
        assert len(kinds(tale(events, 7), "glimpsed")) == (1 if number <= 5 else 0)


@pytest.mark.rules("LGT-354", "LGT-067")
@pytest.mark.parametrize("options", ["", "grouped", "same_room"])
def test_every_phone_has_the_eye_in_the_step_of_the_werewolves_and_only_there(options: str) -> None:
    position = village("werewolf", "little_girl", "witch", "villager", "seer", options=options)
    if options != "grouped":
        until(position, "seer")
        assert [grid(position, seat).lids for seat in range(5)] == [None] * 5
        assert against(position, "1 lids seer open") == "step_over"
    until(position, "wolves")
    assert [grid(position, seat).lids for seat in range(5)] == [False] * 5
    for seat in range(5):
        assert against(position, f"{seat} lids {step(position)} open") == ""
    until(position, "witch")
    assert [grid(position, seat).lids for seat in range(5)] == [None] * 5


@pytest.mark.rules("LGT-354", "LGT-066")
def test_the_eye_of_all_others_does_nothing() -> None:
    position = village("werewolf", "little_girl", "witch", "villager", "seer")
    until(position, "wolves")
    play(position, "0 lids wolves open", "2 lids wolves open", "3 lids wolves open", "4 lids wolves open")
    chance = lots()
    lines = wait(position, 47, chance)
    assert kinds(lines, "glimpsed", "girl_caught", "lids_read") == kinds(lines, "lids_read")
    assert all(line.split()[1] == "1" for line in kinds(lines, "lids_read"))
    assert [name for name in chance.labels if name.startswith(("glimpse", "caught"))] == []


# --- Dots (LGT-353)


def dots(position_players: Sequence[str], seed: int = 1, **scene: object) -> dict[int, list[list[tuple[int, int]]]]:
    position = village(*position_players, options="same_room", **scene)  # type: ignore[arg-type]
    events = facts_until(position, "wolves", lots(seed=seed))
    return {event.seat: [[tuple(move) for move in dot] for dot in event.dots] for event in told(events, DotsFaked)}  # type: ignore[misc]


@pytest.mark.rules("LGT-353")
def test_every_phone_outside_of_the_pack_has_fake_dots() -> None:
    players = ["werewolf", "werewolf", "villager", "villager", "seer", "white_wolf", "little_girl"]
    found = dots(players)
    assert sorted(found) == [2, 3, 4, 6]
    online = village(*players)
    assert told(facts_until(online, "wolves"), DotsFaked) == []


@pytest.mark.rules("LGT-353")
@pytest.mark.parametrize(
    ("fallen", "most"), [("werewolf werewolf white_wolf", 2), ("werewolf werewolf", 1), ("werewolf", 1)]
)
def test_as_many_dots_as_there_may_be_packmates(fallen: str, most: int) -> None:
    """Werewolf cards of the set, less those that were shown, less one; at least one."""
    packs = fallen.split()
    players = [*packs, "villager", "villager", "seer", "villager", "villager"]
    numbers = {len(dot) for seed in range(12) for dot in dots(players, seed).values()}
    assert max(numbers) == most
    shown = [f"{words} dead" if seat == 0 else words for seat, words in enumerate([*players, "werewolf"])]
    numbers = {len(dot) for seed in range(12) for dot in dots(shown, seed).values()}
    assert max(numbers) == max(1, len(packs) + 1 - 1 - 1)


@pytest.mark.rules("LGT-353")
def test_a_dot_stays_away_one_time_in_five_and_appears_in_the_first_four_beats() -> None:
    players = ["werewolf", "werewolf", *["villager"] * 9]
    length, beat = 48 * SECOND, 6 * SECOND
    silent = total = 0
    moves: set[int] = set()
    first: list[int] = []
    for seed in range(60):
        for phone in dots(players, seed).values():
            total += 1
            silent += len(phone) == 0
            for dot in phone:
                first.append(dot[0][1])
                moves.add(len(dot) - 1)
                times = [at for _, at in dot]
                assert times == sorted(times)
                assert times[-1] <= length
    assert 0.13 < silent / total < 0.27
    assert max(first) < 4 * beat
    assert min(first) < beat
    assert max(first) > 3 * beat
    assert moves == {0, 1, 2, 3}


@pytest.mark.rules("LGT-353", "LGT-009")
@pytest.mark.parametrize(("pool", "wolves", "most"), [({}, 2, 1), ({"white_wolf": 1}, 2, 2), ({}, 4, 3), ({}, 1, 1)])
def test_of_a_hidden_set_there_are_as_many_dots_as_it_may_have_packmates(
    pool: dict[str, int], wolves: int, most: int
) -> None:
    """The number that was told, one more if the White Werewolf is in the pool, less one: whatever was drawn."""
    cards = {"werewolf": 1, "villager": 1, "seer": 1, **pool}
    players = [*["werewolf"] * wolves, *["villager"] * 6]
    luck = lots({f"dots 1 {number} {seat}": [0.3, 0, 0, 0] for number in range(9) for seat in range(12)})
    position = village(*players, cards=cards, wolves=wolves, options="same_room hidden", at="night 1")
    events = facts_until(position, "wolves", luck)
    assert {len(event.dots) for event in told(events, DotsFaked)} == {most}


@pytest.mark.rules("LGT-353", "LGT-364")
def test_how_a_dot_is_drawn() -> None:
    """Whether it appears, when, where, how often it moves, and each time when and where."""
    luck = lots({"dots 1 0 2": [0.2, 1000, 3, 2, 4000, 1, 9000, 0], "dots 1 0 3": [0.19], "dots 1 0 4": [0.9, 0, 5, 0]})
    players = ["werewolf", "werewolf", "villager", "villager", "villager", "villager"]
    position = village(*players, options="same_room", at="night 1")
    events = facts_until(position, "wolves", luck)
    found = {event.seat: [[tuple(move) for move in dot] for dot in event.dots] for event in told(events, DotsFaked)}
    assert luck.all_drawn()
    assert found[3] == []
    assert found[4] == [[(5, 0)]]
    ((first, second, third),) = found[2]
    assert [first[0], second[0], third[0]] == [3, 1, 0]
    assert first[1] == 1000 < second[1] < third[1] < 48_000
    assert list(seen(position, 2).dots) == [[first, second, third]]
    assert list(seen(position, 0).dots) == []


@pytest.mark.rules("LGT-353", "LGT-364")
def test_dots_are_drawn_for_each_phone_apart() -> None:
    players = ["werewolf", "werewolf", "werewolf", *["villager"] * 8]
    found = dots(players)
    assert len({str(phone) for phone in found.values()}) > 4


# --- Presence (LGT-361, S47)


@pytest.mark.rules("LGT-361", "LGT-370")
def test_who_goes_and_comes_by_night_is_told_at_dawn() -> None:
    position = village("werewolf", "seer", "piper", "villager", "villager", at="night 2")
    until(position, "wolves")
    position.drain()
    position.notice(SeatGone(2, "disconnected", "bot"), lots())
    position.notice(SeatGone(4, "left", "bot"), lots())
    assert position.drain() == []
    assert list(seen(position).absent) == []
    lines = dawn(position, wolves=3)
    assert lines[1:] == [
        "seat_gone 2 disconnected bot",
        "seat_gone 4 disconnected bot",
        "eliminated 3 villager night",
    ]
    assert list(seen(position).absent) == [2, 4]


@pytest.mark.rules("LGT-361")
def test_who_is_back_before_dawn_was_never_away() -> None:
    position = village("werewolf", "seer", "piper", "villager", "villager", at="night 2")
    until(position, "wolves")
    position.notice(SeatGone(2, "disconnected", "bot"), lots())
    position.notice(SeatBack(2), lots())
    lines = dawn(position, wolves=3)
    assert kinds(lines, "seat_gone", "seat_back") == []


# --- Labels (LGT-364)


@pytest.mark.rules("LGT-364")
def test_a_draw_has_its_purpose_round_beat_and_player_in_its_label() -> None:
    chance = lots(seed=2)
    position = village(
        "werewolf farm1", "little_girl farm2", "villager bakery", "villager farm3", "seer farm4", luck=chance
    )
    until(position, "wolves", chance)
    play(position, "1 lids wolves open", luck=chance)
    until(position, "dawn", chance)
    purposes = [name for name in chance.labels if name.split()[0] in ("glimpse", "caught", "baker")]
    assert [name for name in purposes if name.startswith("glimpse")] == [f"glimpse 1 {beat} 1" for beat in range(1, 6)]
    assert [name for name in purposes if name.startswith("baker")] == ["baker 1 2"]
    assert len(set(chance.labels)) == len(chance.labels)


@pytest.mark.rules("LGT-364")
@pytest.mark.parametrize("seed", range(4))
def test_no_draw_depends_on_which_others_were_made(seed: int) -> None:
    """The Baker's look and the decoys are the same, whether or not a girl spies, and whatever the pack does."""
    players = [
        "werewolf farm1",
        "little_girl farm2",
        "villager bakery",
        "villager farm3",
        "seer farm4",
        "werewolf bundle",
    ]
    tales: list[list[str]] = []
    for spies in (False, True):
        chance = lots(seed=seed)
        position = village(*players, luck=chance)
        lines = until(position, "wolves", chance)
        if spies:
            lines += play(position, "1 lids wolves open", luck=chance)
        lines += until(position, "dawn", chance)
        tales.append([line for line in lines if line.startswith(("decoy_asked ", "glimpsed 2 ", "nothing_glimpsed "))])
    assert tales[0] == tales[1]
    assert len(tales[0]) > 5


@pytest.mark.rules("LGT-364")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", ["", "same_room"])
def test_twin_villages_draw_alike(seed: int, options: str) -> None:
    """Seats 1 and 7 have changed their cards: nothing that the others are drawn says so."""
    tales: list[list[str]] = []
    for one, other in (("werewolf", "villager"), ("villager", "werewolf")):
        rest = ["little_girl farm2", "villager bakery", "villager farm3", "seer farm4", "villager farm5"]
        luck = lots(seed=seed)
        position = village("werewolf farm1", f"{one} bundle", *rest, f"{other} bundle", options=options, luck=luck)
        events = facts_until(position, "dawn", luck)
        lines = [line for eyes in range(2, 7) for line in tale(events, eyes)]
        tales.append([line for line in lines if not line.startswith(("glimpsed", "nothing_glimpsed"))])
        assert ("dots_faked" in str(lines)) == (options == "same_room")
    assert tales[0] == tales[1]
    assert "decoy_asked" in str(tales)


@pytest.mark.rules("LGT-364")
@pytest.mark.parametrize("seed", range(4))
def test_the_beats_of_a_girl_do_not_depend_on_one_another(seed: int) -> None:
    players = ["werewolf", "little_girl", "villager", "villager", "seer", "werewolf"]
    seen_in_fifth: list[list[str]] = []
    for opens in (0, 4):
        chance = lots(seed=seed)
        position = village(*players, luck=chance)
        until(position, "wolves", chance)
        wait(position, opens * 6, chance)
        play(position, "1 lids wolves open", luck=chance)
        lines = wait(position, 30 - opens * 6, chance)
        seen_in_fifth.append([line for line in kinds(lines, "glimpsed") if line.split()[3] == "5"])
    assert seen_in_fifth[0] == seen_in_fifth[1]
