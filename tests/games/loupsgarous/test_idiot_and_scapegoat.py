"""Characters of Nouvelle Lune by day (LGT-282 to 288): the Idiot, the loss of powers, the Scapegoat."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import CallStarted, ElectionStarted
from tests.games.loupsgarous.days import (
    after,
    at_ballot,
    by_chance,
    choices,
    executed,
    later,
    play,
    seconds,
    stands,
    town,
    vote,
    voters,
    why_not,
)
from tests.games.loupsgarous.village import alive, kinds, seen, told

OTHERS = ["werewolf", *["villager"] * 5]


# --- The Idiot


@pytest.mark.rules("LGT-282", "LGT-153")
def test_the_first_time_the_idiot_shows_his_card_and_lives() -> None:
    village, lines = executed("idiot", *OTHERS, target=0)
    assert kinds(lines, "designated", "idiot_spared", "eliminated") == ["designated 0", "idiot_spared 0 idiot"]
    assert 0 in alive(village)
    assert seen(village).shown[0] == "idiot"
    assert stands(village) == "night"


@pytest.mark.rules("LGT-282")
def test_a_spared_idiot_has_no_vote_for_good_and_debates() -> None:
    village, _ = executed("idiot", *OTHERS, target=0)
    after(village, "debate")
    assert why_not(village, "0 say deny") == ""
    after(village, "ballot")
    assert (seen(village).round, voters(village)) == (3, [1, 2, 3, 4, 5, 6])
    assert why_not(village, "0 vote 1") == "spared LGT-282"
    after(village, "night")
    after(village, "ballot")
    assert (seen(village).round, voters(village)) == (4, [1, 2, 3, 4, 5, 6])


@pytest.mark.rules("LGT-282", "LGT-401")
def test_a_pardon_comes_before_the_mercy() -> None:
    village = at_ballot("idiot manor", *OTHERS)
    play(village, "1 vote 0", "… 30")
    lines = play(village, "0 pardon")
    assert kinds(lines, "idiot_spared", "eliminated") == []
    assert seen(village).shown[0] is None
    assert not seen(village).spared
    after(village, "ballot")
    lines = play(village, "1 vote 0", "… 30")
    assert kinds(lines, "idiot_spared") == ["idiot_spared 0 idiot"]


@pytest.mark.rules("LGT-282", "LGT-230")
def test_a_refused_pardon_leaves_the_mercy() -> None:
    village = at_ballot("idiot", "werewolf manor", *["villager"] * 5)
    play(village, "1 vote 0", "… 30")
    lines = play(village, "0 ask", "1 refuse")
    lines += play(village, "… 15") if stands(village) == "sentence" else []
    assert kinds(lines, "idiot_spared", "eliminated") == ["idiot_spared 0 idiot"]


@pytest.mark.rules("LGT-283", "LGT-135")
def test_a_spared_captain_loses_the_medal_and_the_village_elects_the_next_day() -> None:
    village, lines = executed("idiot", *OTHERS, target=0, captain=0)
    assert kinds(lines, "idiot_spared", "captain_vacant", "captain_succeeded", "asked") == [
        "idiot_spared 0 idiot",
        "captain_vacant idiot",
    ]
    assert (seen(village).captain, seen(village).election_from) == (None, 3)
    (started,) = told(by_chance(village, "campaign", "debate"), ElectionStarted)
    assert (started.by, list(started.electors), list(started.eligible)) == (
        "village",
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
    )


@pytest.mark.rules("LGT-283", "LGT-401")
def test_of_a_spared_farmer_captain_the_farmers_elect_the_successor() -> None:
    people = ["idiot farm1", "werewolf farm2", "villager farm3", *["villager bundle"] * 4]
    village, _ = executed(*people, target=0, captain=0)
    (started,) = told(by_chance(village, "campaign", "debate"), ElectionStarted)
    assert (started.by, list(started.electors), list(started.eligible)) == ("farmers", [1, 2], [1, 2])


@pytest.mark.rules("LGT-285")
def test_a_spared_idiot_may_be_designated_again_and_falls() -> None:
    village, lines = executed("idiot shown", *OTHERS, target=0, spared=True)
    assert kinds(lines, "idiot_spared", "eliminated") == ["eliminated 0 idiot vote"]
    assert 0 not in alive(village)


@pytest.mark.rules("LGT-285")
@pytest.mark.parametrize("spared", [False, True])
def test_every_other_cause_kills_him_normally(spared: bool) -> None:
    shot = at_ballot("hunter", "idiot shown" if spared else "idiot", *OTHERS, spared=spared)
    play(shot, "2 vote 0", "… 30")
    assert "eliminated 1 idiot shot" in play(shot, "0 shoot 1")
    shaved = town("werewolf barber", "idiot farm1", *OTHERS, spared=spared)
    assert "eliminated 1 idiot razor" in play(shaved, "0 shave 1")
    grief, lines = executed("villager lover", "idiot lover", *OTHERS, target=0, spared=spared)
    assert "eliminated 1 idiot grief" in lines
    assert 1 not in alive(grief)


@pytest.mark.rules("LGT-285", "LGT-101")
def test_a_spared_idiot_falls_with_the_elder_whatever_the_cause() -> None:
    village = at_ballot("hunter", "idiot shown", "elder", *OTHERS, spared=True)
    play(village, "3 vote 0", "… 30")
    lines = play(village, "0 shoot 2")
    assert kinds(lines, "eliminated") == ["eliminated 2 elder shot", "eliminated 1 idiot idiot_fate"]
    assert kinds(lines, "powers_lost") == []


@pytest.mark.rules("LGT-285", "LGT-101")
def test_an_idiot_who_was_never_spared_survives_the_elder() -> None:
    village = at_ballot("hunter", "idiot", "elder", *OTHERS)
    play(village, "3 vote 0", "… 30")
    assert kinds(play(village, "0 shoot 2"), "eliminated") == ["eliminated 2 elder shot"]


# --- Loss of powers


POWERS = ["elder", "seer", "witch", "hunter", "little_girl", "protector", "raven", "piper", "white_wolf"]


@pytest.mark.rules("LGT-284", "LGT-102")
def test_the_execution_of_the_elder_ends_the_powers_of_villagers_publicly() -> None:
    village, lines = executed(*POWERS, *OTHERS, target=0, round=2)
    assert kinds(lines, "eliminated", "powers_lost") == ["eliminated 0 elder vote", "powers_lost"]
    assert seen(village).powers_lost
    calls = [call for event in told(later(village, "dawn"), CallStarted) for call in event.calls]
    assert calls == ["wolves", "piper", "charmed"]


@pytest.mark.rules("LGT-284", "LGT-241")
def test_the_white_werewolf_and_the_piper_keep_theirs() -> None:
    village, _ = executed(*POWERS, *OTHERS, target=0, round=3)
    calls = [call for event in told(later(village, "dawn"), CallStarted) for call in event.calls]
    assert calls == ["wolves", "white_wolf", "piper", "charmed"]


@pytest.mark.rules("LGT-284")
def test_the_pyromaniacs_call_stops_too() -> None:
    people = ["elder bundle", "pyromaniac farm1", *OTHERS]
    village, _ = executed(*people, target=0, captain_ended=True)
    calls = [call for event in told(later(village, "dawn"), CallStarted) for call in event.calls]
    assert calls == ["wolves"]


@pytest.mark.rules("LGT-284", "LGT-107")
def test_after_that_a_hunter_does_not_fire() -> None:
    _, lines = executed("hunter", "elder dead", *OTHERS, target=0, powers_lost=True)
    assert kinds(lines, "eliminated", "shot_asked") == ["eliminated 0 hunter vote"]


@pytest.mark.rules("LGT-284", "LGT-101")
def test_a_hunter_in_the_same_cascade_still_fires() -> None:
    """The powers stop once that cascade is over."""
    village, lines = executed("elder lover", "hunter lover", *OTHERS, target=0)
    assert kinds(lines, "eliminated", "shot_asked", "powers_lost")[:2] == [
        "eliminated 0 elder vote",
        "eliminated 1 hunter grief",
    ]
    assert stands(village) == "shot"
    lines = play(village, "1 shoot 3")
    assert kinds(lines, "eliminated", "powers_lost") == ["eliminated 3 villager shot", "powers_lost"]


@pytest.mark.rules("LGT-284")
def test_after_that_neither_idiot_nor_scapegoat_has_a_power() -> None:
    _, lines = executed("idiot", "elder dead", *OTHERS, target=0, powers_lost=True)
    assert kinds(lines, "idiot_spared", "eliminated") == ["eliminated 0 idiot vote"]
    village = at_ballot("scapegoat", "elder dead", *OTHERS, powers_lost=True)
    lines = vote(village, "0>2 2>0 3>2 4>0 5>2 6>0 7>3")
    assert kinds(lines, "tied", "eliminated") == ["tied 0,2 second"]


@pytest.mark.rules("LGT-284", "LGT-127", "LGT-048")
def test_captain_lovers_and_buildings_are_untouched() -> None:
    village = at_ballot("villager lover", "villager lover", "elder dead", *OTHERS, powers_lost=True, captain=0)
    assert why_not(village, "0 vote 1") == "illegal_choice LGT-365"
    lines = play(village, "0 vote 4", "… 30")
    assert kinds(lines, "ballot_closed")[0].endswith(" 4:2")


@pytest.mark.rules("LGT-284", "LGT-279")
@pytest.mark.parametrize("cause", ["shot", "razor", "grief", "tie"])
def test_no_other_death_of_the_elder_costs_the_powers(cause: str) -> None:
    if cause == "shot":
        village = at_ballot("hunter", "elder", *OTHERS)
        play(village, "2 vote 0", "… 30")
        lines = play(village, "0 shoot 1")
    elif cause == "razor":
        lines = play(town("werewolf barber", "elder farm1", *OTHERS), "0 shave 1")
    elif cause == "grief":
        _, lines = executed("villager lover", "elder lover", *OTHERS, target=0)
    else:
        village = at_ballot("scapegoat lover", "elder lover", *OTHERS)
        lines = vote(village, "0>2 1>3 2>3 3>2 4>5 5>4 6>7 7>6")
    assert "elder" in " ".join(kinds(lines, "eliminated"))
    assert kinds(lines, "powers_lost") == []


# --- The Scapegoat


TIE = "0>1 1>2 2>1 3>2 4>3 5>3"


@pytest.mark.rules("LGT-286", "LGT-148")
def test_in_a_tie_the_scapegoat_falls_instead_without_second_ballot() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    lines = vote(village, TIE)
    assert kinds(lines, "tied", "eliminated", "ballot_opened") == ["tied 1,2,3 scapegoat", "eliminated 0 scapegoat tie"]
    assert alive(village) == [1, 2, 3, 4, 5]


@pytest.mark.rules("LGT-286", "LGT-148")
def test_he_falls_before_any_tie_break() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4, captain=4)
    lines = vote(village, "0>1 1>2 2>1 3>2 4>3 5>0")
    assert kinds(lines, "tied", "tie_broken", "tie_break_asked", "eliminated") == [
        "tied 1,2,3 scapegoat",
        "eliminated 0 scapegoat tie",
    ]


@pytest.mark.rules("LGT-286")
def test_a_dead_scapegoat_takes_no_blame() -> None:
    village = at_ballot("scapegoat dead", "werewolf", *["villager"] * 5)
    lines = vote(village, "1>2 2>1 3>2 4>1 5>2 6>1")
    assert kinds(lines, "tied", "eliminated") == ["tied 1,2 second"]


@pytest.mark.rules("LGT-286", "LGT-147")
def test_without_any_voice_there_is_no_tie() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    assert kinds(play(village, "… 30"), "eliminated", "nobody_designated") == ["nobody_designated no_voice"]


@pytest.mark.rules("LGT-287")
def test_he_names_at_least_one_living_player_who_votes_tomorrow() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    vote(village, TIE)
    assert (stands(village), seconds(village)) == ("voters", 25)
    assert choices(village, 0, "let") == ["1", "2", "3", "4", "5"]
    assert why_not(village, "0 close") == "nobody_named LGT-287"
    assert why_not(village, "0 let 0") == "not_living LGT-104"
    assert why_not(village, "1 let 2") == "not_now LGT-410"
    play(village, "0 let 2")
    assert why_not(village, "0 let 2") == "already_named LGT-287"
    lines = play(village, "0 let 4", "0 close")
    assert kinds(lines, "voters_named") == ["voters_named 2,4"]
    assert (list(seen(village).named or ()), seen(village).named_day) == ([2, 4], 3)


@pytest.mark.rules("LGT-287")
def test_the_first_and_the_last_seat_may_be_named() -> None:
    village = at_ballot("werewolf", *["villager"] * 4, "scapegoat", "villager")
    vote(village, "0>1 1>0 2>1 3>0 4>2 5>2 6>3")
    assert "voters_named 0,6" in play(village, "5 let 6", "5 let 0", "5 close")


@pytest.mark.rules("LGT-287", "LGT-288")
def test_silence_names_all_the_living() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    vote(village, TIE)
    assert kinds(play(village, "… 25"), "voters_named") == ["voters_named 1,2,3,4,5"]


@pytest.mark.rules("LGT-288", "LGT-141")
def test_on_that_day_only_they_vote_and_the_day_after_everybody() -> None:
    village = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    vote(village, TIE)
    play(village, "0 let 2", "0 let 4", "0 close")
    after(village, "ballot")
    assert (seen(village).round, voters(village)) == (3, [2, 4])
    after(village, "night")
    after(village, "ballot")
    assert (seen(village).round, voters(village)) == (4, [1, 2, 3, 4, 5])


@pytest.mark.rules("LGT-288", "LGT-156")
def test_if_none_of_them_lives_no_vote_is_held() -> None:
    village = town("scapegoat dead", "werewolf", "villager dead", *["villager"] * 4, allowed=[2], allowed_day=2)
    assert "vote_not_held" in play(village, "… 10")


@pytest.mark.rules("LGT-288")
def test_the_named_vote_only_if_they_are_otherwise_entitled() -> None:
    people = ["scapegoat dead", "werewolf", "villager school", "idiot shown", "villager", "villager"]
    village = at_ballot(*people, allowed=[2, 3, 4], allowed_day=2, spared=True)
    play(village, "2 ban")
    assert voters(village) == [4]


@pytest.mark.rules("LGT-288")
@pytest.mark.parametrize("cause", ["vote", "shot", "grief"])
def test_other_deaths_give_him_nothing(cause: str) -> None:
    if cause == "vote":
        village, lines = executed("scapegoat", *OTHERS, target=0)
    elif cause == "grief":
        village, lines = executed("scapegoat lover", "villager lover", *OTHERS, target=1)
    else:
        village = at_ballot("scapegoat", "hunter", *OTHERS)
        play(village, "2 vote 1", "… 30")
        lines = play(village, "1 shoot 0")
    assert f"eliminated 0 scapegoat {cause}" in lines
    assert kinds(lines, "voters_named") == []
    assert stands(village) == "night"


@pytest.mark.rules("LGT-287", "LGT-102", "LGT-401")
def test_a_scapegoat_who_was_captain_names_his_successor_first() -> None:
    village = at_ballot("scapegoat farm1", "werewolf farm2", *["villager"] * 4, captain=0)
    lines = vote(village, "0>1 1>2 2>4 3>2 4>3 5>3")  # 2 : 2 : 2
    assert kinds(lines, "tied", "eliminated") == ["tied 1,2,3 scapegoat", "eliminated 0 scapegoat tie"]
    assert stands(village) == "successor"
    play(village, "0 name 1")
    assert stands(village) == "voters"


@pytest.mark.rules("LGT-286", "LGT-152")
def test_a_tie_of_the_second_ballot_cannot_find_him_alive() -> None:
    """A tie of the first one already took him; so the second ballot of a village never has a Scapegoat with power."""
    village = at_ballot("scapegoat dead", "werewolf", *["villager"] * 5)
    vote(village, "1>2 2>1 3>2 4>1 5>2 6>1")
    lines = vote(village, "1>2 2>1 3>2 4>1 5>2 6>1")
    assert kinds(lines, "tied") == ["tied 1,2 none"]
