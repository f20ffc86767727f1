"""Before the game: sitting down, the host, the settings."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.grumpf import GRUMPF
from tablee.games.smile import SmileGame
from tablee.kernel import BadOption, BadSeats, FastLuck, Options, Refused
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tablee.tables.events import (
    BotSat,
    GameBegun,
    HostChanged,
    PersonSat,
    PersonStood,
    ReadyChanged,
    SeatFreed,
    SeatsSwapped,
    SettingsChanged,
)
from tablee.tables.table import Table
from tests.tables.evening import SEED, Evening, lobby


def people(evening: Evening) -> list[str | None]:
    return [place.person for place in evening.table.places]


# --- Sitting down and standing up


def test_a_table_is_opened_with_free_seats_and_a_promise() -> None:
    opened = Evening().table
    assert opened.state == "lobby"
    assert all(place.free for place in opened.places)
    assert len(opened.places) == 3
    assert opened.host == "ada"
    assert opened.due() is None
    assert opened.position() is None


@pytest.mark.parametrize("settings", [Settings(2), Settings(6), Settings(32)])
def test_a_table_of_a_size_that_the_box_does_not_have_cannot_be_opened(settings: Settings) -> None:
    with pytest.raises(BadSeats):
        Evening(settings=settings)


def test_a_table_with_unknown_options_or_an_unknown_pace_cannot_be_opened() -> None:
    with pytest.raises(BadOption):
        Evening(settings=Settings(3, options={"no_such_option": True}))
    with pytest.raises(Refused) as refused:
        Evening(settings=Settings(3, pace="breathless"))
    assert (refused.value.reason, refused.value.rule) == ("no_such_pace", "table")


def test_whoever_names_no_seat_gets_the_first_free_one() -> None:
    evening = Evening()
    assert evening.do("bob", acts.Sit()) == [PersonSat(0, "Bob")]
    assert evening.do("ada", acts.Sit(seat=2)) == [PersonSat(2, "Ada")]
    assert evening.do("cleo", acts.Sit()) == [PersonSat(1, "Cleo")]
    assert people(evening) == ["bob", "cleo", "ada"]


def test_whoever_sits_down_elsewhere_leaves_their_seat_free() -> None:
    evening = lobby("ada")
    evening.do("ada", acts.Ready())
    assert evening.do("ada", acts.Sit(seat=2, salt="new")) == [SeatFreed(0), PersonSat(2, "Ada")]
    assert people(evening) == [None, None, "ada"]
    assert (evening.table.places[2].ready, evening.table.places[2].salt) == (False, "new")


def test_one_may_sit_down_again_in_ones_own_seat_with_another_salt() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("bob", acts.Sit(seat=1, salt="second thought")) == [SeatFreed(1), PersonSat(1, "Bob")]
    assert people(evening) == ["ada", "bob", None]
    assert evening.table.places[1].salt == "second thought"


def test_a_seat_knows_the_name_that_its_person_has_now() -> None:
    evening = Evening()
    evening.table.apply(Entry(1, acts.Sit(), "ada", "Ada Lovelace"))
    assert evening.table.places[0].name == "Ada Lovelace"


def test_whoever_stands_up_leaves_their_seat_free() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("bob", acts.Stand()) == [PersonStood(1, "Bob")]
    assert people(evening) == ["ada", None, None]


def test_one_may_be_ready_and_think_better_of_it() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("bob", acts.Ready()) == [ReadyChanged(1, True)]
    assert evening.table.places[1].ready
    assert evening.do("bob", acts.Ready(False)) == [ReadyChanged(1, False)]
    assert not evening.table.places[1].ready


def test_the_table_itself_seats_people_for_a_rematch() -> None:
    evening = Evening()
    assert evening.do(None, acts.Seat(1, "bob", "Bob")) == [PersonSat(1, "Bob")]
    assert people(evening) == [None, "bob", None]


# --- The host


def test_when_the_host_stands_up_the_next_person_in_seat_order_is_the_host() -> None:
    evening = lobby("ada", "bob", "cleo")
    assert evening.do("ada", acts.Stand()) == [PersonStood(0, "Ada"), HostChanged("Bob")]
    assert evening.table.host == "bob"
    assert evening.refused("ada", acts.Close()) == "not_host"


def test_the_host_after_a_host_in_the_middle_is_the_first_in_seat_order() -> None:
    evening = Evening(settings=Settings(3))
    evening.do("bob", acts.Sit(seat=2))
    evening.do("ada", acts.Sit(seat=1))
    evening.do("cleo", acts.Sit(seat=0))
    assert evening.do("ada", acts.Stand())[1:] == [HostChanged("Cleo")]


def test_a_bot_is_no_host() -> None:
    evening = Evening()
    evening.do("ada", acts.AddBot(0, "solid"))
    evening.do("ada", acts.Sit(seat=1))
    evening.do("bob", acts.Sit(seat=2))
    assert evening.do("ada", acts.Stand())[1:] == [HostChanged("Bob")]


def test_with_nobody_left_whoever_left_keeps_the_key() -> None:
    evening = lobby("ada")
    assert evening.do("ada", acts.Stand()) == [PersonStood(0, "Ada")]
    assert evening.table.host == "ada"


def test_a_guest_who_stands_up_changes_nothing_about_the_host() -> None:
    evening = lobby("ada", "bob", "cleo")
    assert evening.do("bob", acts.Stand()) == [PersonStood(1, "Bob")]
    assert evening.table.host == "ada"


def test_a_host_who_removes_themselves_passes_the_key_on() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("ada", acts.Remove(0)) == [SeatFreed(0), HostChanged("Bob")]


def test_the_host_need_not_have_a_seat() -> None:
    evening = Evening()
    assert evening.do("ada", acts.AddBot(0, "solid")) == [BotSat(0, "solid")]
    assert evening.table.seat_of("ada") is None


def test_the_host_removes_people_and_bots() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.AddBot(2, "strong"))
    assert evening.do("ada", acts.Remove(1)) == [SeatFreed(1)]
    assert evening.do("ada", acts.Remove(2)) == [SeatFreed(2)]
    assert [place.free for place in evening.table.places] == [False, True, True]


def test_the_host_swaps_seats_with_whoever_sits_in_them() -> None:
    evening = lobby("ada", "bob")
    evening.do("bob", acts.Ready())
    assert evening.do("ada", acts.Swap(1, 2)) == [SeatsSwapped(1, 2)]
    assert people(evening) == ["ada", None, "bob"]
    assert evening.table.places[2].ready
    evening.do("ada", acts.Swap(0, 2))
    assert people(evening) == ["bob", None, "ada"]
    assert evening.table.host == "ada"


def test_a_bot_has_a_level_and_is_always_ready() -> None:
    evening = lobby("ada")
    assert evening.do("ada", acts.AddBot(2, "strong")) == [BotSat(2, "strong")]
    place = evening.table.places[2]
    assert (place.person, place.level, place.ready) == (None, "strong", True)
    assert [evening.table.running.level_of(seat) for seat in range(3)] == ["solid", "solid", "strong"]


# --- Settings


def test_new_settings_make_everybody_think_again() -> None:
    evening = lobby("ada", "bob")
    evening.ready("ada", "bob")
    settings = Settings(3, pace="daily", options={"unseen_cards": True}, takeover="default", listed=True)
    assert evening.do("ada", acts.Configure(settings)) == [SettingsChanged(settings)]
    assert evening.table.settings == settings
    assert not any(place.ready for place in evening.table.places)


def test_bots_stay_ready_whatever_the_settings_are() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.do("ada", acts.Configure(Settings(3, pace="daily")))
    evening.do("bob", acts.Ready())
    assert isinstance(evening.do("ada", acts.Start())[0], GameBegun)


def test_a_table_may_grow_and_shrink_around_those_who_sit_at_it() -> None:
    evening = lobby("ada", "bob")
    evening.do("ada", acts.Configure(Settings(5)))
    assert people(evening) == ["ada", "bob", None, None, None]
    evening.do("ada", acts.Configure(Settings(3)))
    assert people(evening) == ["ada", "bob", None]
    evening.do("ada", acts.Configure(Settings(4)))
    assert people(evening) == ["ada", "bob", None, None]


def test_a_seat_that_is_taken_cannot_be_carried_away() -> None:
    evening = lobby("ada", seats=5)
    evening.do("bob", acts.Sit(seat=4))
    assert evening.refused("ada", acts.Configure(Settings(4))) == "seats_taken"
    evening.do("bob", acts.Sit(seat=3))
    assert evening.refused("ada", acts.Configure(Settings(3))) == "seats_taken"
    evening.do("ada", acts.Configure(Settings(4)))
    assert people(evening) == ["ada", None, None, "bob"]


def test_bad_settings_are_refused_as_they_are_when_a_table_is_opened() -> None:
    evening = lobby("ada")
    assert evening.refused("ada", acts.Configure(Settings(2))) == "bad_seats"
    assert evening.refused("ada", acts.Configure(Settings(3, pace="hasty"))) == "no_such_pace"
    assert evening.refused("ada", acts.Configure(Settings(3, options={"unseen_cards": "yes"}))) == "bad_option"


# --- A screen


def screen(*names: str) -> Evening:
    """A table that a television has opened, and whoever sits there."""
    evening = Evening(host="tv", screen=True)
    for name in names:
        evening.do(name, acts.Sit())
    return evening


def test_a_screen_keeps_the_key_until_somebody_sits_down() -> None:
    evening = screen()
    assert evening.table.host == "tv"
    assert evening.do("tv", acts.AddBot(2, "solid")) == [BotSat(2, "solid")]
    assert evening.do("bob", acts.Sit()) == [PersonSat(0, "Bob"), HostChanged("Bob")]
    assert evening.table.host == "bob"
    assert evening.refused("tv", acts.Close()) == "not_host"
    assert evening.do("cleo", acts.Sit()) == [PersonSat(1, "Cleo")]
    assert evening.table.host == "bob"


def test_the_first_to_sit_down_starts_the_game_of_a_screen() -> None:
    evening = screen("bob", "cleo", "dan").ready("cleo", "dan")
    evening.do("bob", acts.Start())
    assert evening.table.state == "playing"


def test_when_everybody_left_a_screens_table_the_next_who_comes_has_the_key() -> None:
    evening = screen("bob")
    evening.do("bob", acts.Stand())
    assert evening.do("cleo", acts.Sit())[1:] == [HostChanged("Cleo")]


def test_moving_to_another_seat_passes_no_key_on() -> None:
    evening = screen("bob", "cleo")
    assert evening.do("cleo", acts.Sit(seat=2)) == [SeatFreed(1), PersonSat(2, "Cleo")]
    assert evening.do("bob", acts.Sit(seat=1)) == [SeatFreed(0), PersonSat(1, "Bob")]
    assert evening.table.host == "bob"


# --- Which bot


def who(evening: Evening) -> list[int | None]:
    return [place.who for place in evening.table.places]


def test_no_two_bots_at_a_table_are_the_same() -> None:
    evening = Evening(settings=Settings(5))
    for seat in range(5):
        evening.do("ada", acts.AddBot(seat, "solid", 31))
    assert who(evening) == [31, 0, 1, 2, 3]


def test_a_bot_keeps_who_it_is_wherever_it_sits() -> None:
    evening = Evening()
    evening.do("ada", acts.AddBot(0, "solid"))
    evening.do("ada", acts.AddBot(1, "strong"))
    first, second, free = who(evening)
    assert first is not None
    assert second == (first + 1) % 32
    assert free is None
    evening.do("ada", acts.Swap(0, 2))
    assert who(evening) == [None, second, first]


def test_another_level_is_the_same_bot() -> None:
    evening = Evening()
    evening.do("ada", acts.AddBot(1, "solid"))
    before = who(evening)
    evening.do("ada", acts.Remove(1))
    evening.do("ada", acts.AddBot(1, "strong"))
    assert who(evening) == before


# --- Options that do not fit the seats


def test_a_table_of_grumpf_has_a_colour_for_each_seat_or_is_not_opened() -> None:
    with pytest.raises(BadOption) as refused:
        Evening(GRUMPF, Settings(3, options={"colours": "VO"}))
    assert (refused.value.detail, refused.value.parts["option"], refused.value.right) == ("colours", "colours", "VOG")


def test_a_table_of_grumpf_that_grows_needs_more_colours() -> None:
    evening = Evening(GRUMPF, Settings(3, options={"colours": "VOG"})).gather("ada", "bob", "cleo")
    assert evening.refused("ada", acts.Configure(Settings(3, options={"colours": "VO"}))) == "bad_option"
    assert evening.refused("ada", acts.Configure(Settings(4, options={"colours": "VOG"}))) == "bad_option"
    assert evening.table.settings.options == {"colours": "VOG"}
    evening.ready("bob", "cleo").begin()
    assert evening.table.state == "playing"


class Strict(SmileGame):
    """Everybody may look up what is still to come, always."""

    def settled(self, options: Options) -> Options:
        return msgspec.structs.replace(options, unseen_cards=True)


def test_an_option_that_is_forced_is_told_and_played_as_it_is() -> None:
    evening = Evening(Strict()).gather("ada", "bob", "cleo")
    assert evening.table.settings.options == {"unseen_cards": True}
    changed = evening.do("ada", acts.Configure(Settings(3, options={"unseen_cards": False})))
    assert changed == [SettingsChanged(Settings(3, options={"unseen_cards": True}))]
    evening.ready("bob", "cleo").begin()
    assert evening.smile.public().unseen is not None
    assert Strict().setup(3, FastLuck(1)).public().unseen is not None


def test_a_table_of_before_options_were_checked_against_the_seats_can_still_be_read() -> None:
    """Its host chose colours for two of three, and corrected them. What is written is written."""
    wrong = Settings(3, options={"colours": "VO"})
    opened = acts.Open(GRUMPF.key, GRUMPF.rules_version, "ABCD", wrong, SEED, "Ada")
    table = Table("table-1", GRUMPF, Entry(0, opened, "ada", "Ada"))
    for person in ("ada", "bob", "cleo"):
        table.apply(Entry(1, acts.Sit(), person, person.title()))
        table.apply(Entry(1, acts.Ready(), person, person.title()))
    with pytest.raises(BadOption):
        table.apply(Entry(2, acts.Start(), "ada", "Ada"))
    assert Table.from_state("table-1", GRUMPF, table.to_state()).state == "lobby"
    table.apply(Entry(3, acts.Configure(Settings(3)), "ada", "Ada"))
    assert table.settings.options == {}
