"""Who talks where, and what the dead see (LGT-330 to 332, 340, 341, 357)."""

from __future__ import annotations

import pytest

from tablee.games.loupsgarous.events import EyesOpened
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import EVERYTHING
from tests.games.loupsgarous.days import at_ballot, play, stands, town, vote, why_not
from tests.games.loupsgarous.village import PLAIN, alive, night, seen, step, until, village

PEOPLE = ["werewolf", "werewolf", "seer", *["villager"] * 4, "villager dead"]
PHASES = ["village", "pack", "graveyard"]


def speakers(position: Village, channel: str) -> list[int]:
    return [seat for seat in range(position.seats) if channel in position.channels(seat).speak]


def listeners(position: Village, channel: str) -> list[int]:
    return [seat for seat in range(position.seats) if channel in position.channels(seat).hear]


# --- By day


@pytest.mark.rules("LGT-340", "LGT-111")
def test_by_day_the_living_write_in_the_village_and_all_read() -> None:
    position = town(*PEOPLE)
    assert speakers(position, "village") == [0, 1, 2, 3, 4, 5, 6]
    assert listeners(position, "village") == list(range(8))
    assert position.channels(None).hear == ("village",)
    assert position.channels(None).speak == ()
    assert speakers(position, "pack") == []


@pytest.mark.rules("LGT-340")
def test_the_village_stays_open_during_the_ballot() -> None:
    position = at_ballot(*PEOPLE)
    assert stands(position) == "ballot"
    assert speakers(position, "village") == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rules("LGT-340", "LGT-332")
def test_the_graveyard_is_for_the_dead_alone() -> None:
    position = town(*PEOPLE)
    assert (speakers(position, "graveyard"), listeners(position, "graveyard")) == ([7], [7])


@pytest.mark.rules("LGT-340", "LGT-047")
def test_there_are_no_other_channels() -> None:
    position = town("werewolf lover", "villager lover charmed", "piper", *["villager charmed"] * 3)
    for seat in range(6):
        channels = position.channels(seat)
        assert set(channels.speak) | set(channels.hear) <= {"village"}


@pytest.mark.rules("LGT-330")
def test_the_dead_never_speak_to_the_living() -> None:
    position = town(*PEOPLE)
    assert position.channels(7).speak == ("graveyard",)
    for move in ("ready", "say deny", "vote 0", "skip", "stand"):
        assert why_not(position, f"7 {move}") == "dead LGT-330"
    assert {str(move).split()[0] for move in position.moves(7)} <= {"bet"}


# --- By night


@pytest.mark.rules("LGT-340", "LGT-341", "LGT-030")
@pytest.mark.parametrize("options", ["", "grouped"])
def test_by_night_nobody_but_the_pack_writes_and_that_in_its_step_only(options: str) -> None:
    position = village(*PEOPLE, at="night 2", options=options)
    assert (speakers(position, "village"), speakers(position, "pack")) == ([], [])
    until(position, "seer")
    if not options:
        assert (speakers(position, "pack"), listeners(position, "pack")) == ([], [7])
    until(position, "wolves")
    assert speakers(position, "pack") == [0, 1]
    assert listeners(position, "pack") == [0, 1, 7]
    assert speakers(position, "village") == []
    until(position, "dawn")
    assert (speakers(position, "pack"), listeners(position, "pack")) == ([], [7])


@pytest.mark.rules("LGT-341")
def test_by_day_the_pack_cannot_read_what_it_wrote() -> None:
    position = town(*PEOPLE)
    assert listeners(position, "pack") == [7]


@pytest.mark.rules("LGT-353", "LGT-341")
def test_in_the_same_room_the_pack_does_not_chat() -> None:
    position = village(*PEOPLE, at="night 2", options="same_room")
    until(position, "wolves")
    assert speakers(position, "pack") == []


@pytest.mark.rules("LGT-357", "LGT-332")
def test_in_the_same_room_the_graveyard_is_closed() -> None:
    position = town(*PEOPLE, options="same_room")
    assert (speakers(position, "graveyard"), listeners(position, "graveyard")) == ([], [])


@pytest.mark.rules("LGT-103", "LGT-340", "LGT-049")
def test_while_the_dawn_is_announced_nobody_speaks() -> None:
    """Whoever is about to die of grief would have the last word."""
    position = village("werewolf", "seer lover", "villager lover", *["villager"] * 4, at="night 2")
    night(position, wolves=2)
    assert (step(position), alive(position)) == ("dawn", [0, 1, 3, 4, 5, 6])
    assert speakers(position, "village") == []
    assert listeners(position, "village") == list(range(7))
    until(position, "debate")
    assert speakers(position, "village") == [0, 3, 4, 5, 6]


@pytest.mark.rules("LGT-340")
def test_at_dawn_the_village_opens_again() -> None:
    position = village(*PEOPLE, at="night 2")
    until(position, "debate")
    assert speakers(position, "village") == [0, 1, 2, 3, 4, 5, 6]


# --- What the dead see


@pytest.mark.rules("LGT-331")
def test_the_dead_see_all_cards_and_choices() -> None:
    position = village("werewolf", "seer lover", "witch lover", *["villager"] * 3, "villager dead", at="night 2")
    until(position, "wolves")
    position.attempt(0, position.moves(0)[0], PLAIN)
    beyond = seen(position, 6).beyond
    assert beyond is not None
    assert list(beyond.cards) == ["werewolf", "seer", "witch", *["villager"] * 4]
    assert list(beyond.lovers) == [1, 2]
    assert [target for target in beyond.designations if target is not None] != []
    assert seen(position, 3).beyond is None
    assert seen(position).beyond is None


@pytest.mark.rules("LGT-331")
def test_with_the_other_option_they_see_what_is_public() -> None:
    position = town(*PEOPLE, options="dead_see=no")
    assert seen(position, 7).beyond is None
    assert "pack" not in position.channels(7).hear
    assert position.channels(7).speak == ("graveyard",)


@pytest.mark.rules("LGT-331", "LGT-330", "LGT-332")
def test_a_hunter_who_has_still_to_fire_sees_nothing_and_reads_no_graveyard() -> None:
    position = at_ballot("hunter", *PEOPLE)
    play(position, "1 vote 0", "… 30")
    assert stands(position) == "shot"
    assert seen(position, 0).beyond is None
    assert (position.channels(0).speak, position.channels(0).hear) == ((), ("village",))
    position.drain()
    play(position, "0 shoot 4")
    assert seen(position, 0).beyond is not None
    assert position.channels(0).speak == ("graveyard",)


@pytest.mark.rules("LGT-331", "LGT-330")
def test_a_captain_who_names_his_successor_sees_nothing_yet() -> None:
    position = at_ballot("villager", *PEOPLE, captain=0)
    play(position, "1 vote 0", "… 30")
    assert stands(position) == "successor"
    assert seen(position, 0).beyond is None
    assert "graveyard" not in position.channels(0).hear


@pytest.mark.rules("LGT-331", "LGT-330")
def test_a_hunter_and_captain_sees_after_both_decisions() -> None:
    position = at_ballot("hunter", *PEOPLE, captain=0)
    play(position, "1 vote 0", "… 30", "0 shoot 4")
    assert stands(position) == "successor"
    assert seen(position, 0).beyond is None
    play(position, "0 name 3")
    assert seen(position, 0).beyond is not None


@pytest.mark.rules("LGT-331", "LGT-330")
def test_a_captain_whose_lover_is_being_avenged_waits_too() -> None:
    """The Captain falls by grief, the Hunter fires first: the Captain's succession is still to come."""
    position = at_ballot("hunter lover", "villager lover", *PEOPLE, captain=1)
    play(position, "2 vote 0", "… 30")
    assert stands(position) == "shot"
    assert (seen(position, 0).beyond, seen(position, 1).beyond) == (None, None)
    assert "graveyard" not in position.channels(1).hear


@pytest.mark.rules("LGT-331", "LGT-330")
def test_a_scapegoat_sees_nothing_until_he_has_named_the_voters() -> None:
    position = at_ballot("scapegoat", "werewolf", *["villager"] * 4)
    vote(position, "0>1 1>2 2>1 3>2 4>3 5>3")
    assert stands(position) == "voters"
    assert seen(position, 0).beyond is None
    play(position, "0 let 2", "0 close")
    assert seen(position, 0).beyond is not None


@pytest.mark.rules("LGT-331")
def test_the_eyes_of_the_dead_open_once_and_only_they_hear_it() -> None:
    position = at_ballot("villager", *PEOPLE[:7])
    position.drain()
    play(position, "1 vote 0")
    position.advance(position.now + 30_000, PLAIN)
    opened = [event for event in position.drain() if isinstance(event, EyesOpened)]
    assert [event.seat for event in opened] == [0]
    assert [seat for seat in range(8) if opened[0].heard_by(seat) is not None] == [0]
    position.advance(position.now + 1_000, PLAIN)
    assert [event for event in position.drain() if isinstance(event, EyesOpened)] == []


@pytest.mark.rules("LGT-330", "LGT-361")
def test_bets_of_the_dead_are_no_news_for_the_living() -> None:
    one, other = town(*PEOPLE), town(*PEOPLE)
    play(one, "7 bet seat 0")
    for eyes in (None, 0, 3):
        assert seen(one, eyes) == seen(other, eyes)


@pytest.mark.rules("LGT-340", "LGT-318")
def test_when_the_game_is_over_all_channels_are_open() -> None:
    position = at_ballot("werewolf", *["villager"] * 5)
    play(position, "1 vote 0", "… 30")
    assert position.over
    for seat in (0, 1, EVERYTHING):
        assert set(position.channels(seat).hear) == {"village", "pack", "graveyard"}
