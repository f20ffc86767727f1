"""The game at a table: the start, the seal, moves, substitutes, comings and goings, the end."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.games.smile.events import FireflyOffered, GameEnded
from tablee.kernel import (
    BrokenSeal,
    ClockStarted,
    DefaultPlayed,
    Refused,
    Seal,
    SealedLuck,
    SeatBack,
    SeatGone,
)
from tablee.tables import acts
from tablee.tables.acts import Entry, Settings
from tablee.tables.events import (
    GameBegun,
    RematchOpened,
    SeedRevealed,
    TableClosed,
)
from tests.kernel.bids import BidMade
from tests.tables.evening import HOUR, MINUTE, SECOND, SEED, Evening, bidding, lobby, playing, replayed

# --- The start


def test_a_game_starts_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    evening = lobby("ada", "bob", "cleo")
    evening.ready("bob")
    assert evening.refused("ada", acts.Start()) == "not_ready"
    evening.ready("cleo")
    events = evening.do("ada", acts.Start())
    assert evening.table.state == "playing"
    assert events[0] == GameBegun(Seal(bytes.fromhex(SEED)).commitment, ["", "", ""])
    assert isinstance(events[-1], ClockStarted)
    assert events[-1] == ClockStarted(evening.smile.turn, evening.at + 80 * SECOND, 60 * SECOND)
    assert evening.table.running.begun == evening.at


def test_a_host_who_starts_the_game_is_ready() -> None:
    evening = lobby("ada", "bob", "cleo")
    evening.ready("bob", "cleo")
    assert not evening.table.places[0].ready
    evening.begin()
    assert evening.table.state == "playing"


def test_a_host_without_a_seat_starts_the_game_of_others() -> None:
    evening = Evening()
    evening.gather("bob", "cleo", "dan").ready("bob", "cleo", "dan")
    evening.do("ada", acts.Start())
    assert [place.person for place in evening.table.places] == ["bob", "cleo", "dan"]


def test_a_game_begins_with_the_options_that_were_chosen() -> None:
    assert playing().smile.shows_unseen is False
    assert playing(options={"unseen_cards": True}).smile.shows_unseen is True


def test_a_game_is_played_at_the_pace_that_was_chosen() -> None:
    evening = playing(pace="daily")
    assert evening.table.due() == evening.at + 24 * HOUR


# --- The seal


def test_anybody_can_deal_again_with_the_seed_and_the_salts() -> None:
    evening = playing(salts={"ada": "Ada's", "bob": "", "cleo": "grains of salt"})
    begun = next(event for event in evening.events if isinstance(event, GameBegun))
    dealt = evening.paper()
    evening.play_on()
    (revealed,) = (event for event in evening.events if isinstance(event, SeedRevealed))
    assert list(revealed.salts) == list(begun.salts) == ["Ada's", "", "grains of salt"]
    seal = Seal.check(begun.commitment, bytes.fromhex(revealed.seed))
    luck = seal.luck([salt.encode() for salt in revealed.salts])
    assert msgspec.json.encode(SMILE.setup(3, luck).to_json()) == dealt


def test_a_seed_that_was_not_promised_is_found_out() -> None:
    evening = playing()
    begun = next(event for event in evening.events if isinstance(event, GameBegun))
    with pytest.raises(BrokenSeal):
        Seal.check(begun.commitment, bytes(32))


@pytest.mark.parametrize("person", ["ada", "bob", "cleo"])
def test_every_salt_changes_the_deal(person: str) -> None:
    plain, salted = playing(), playing(salts={person: "x"})
    assert plain.smile.to_json() != salted.smile.to_json()
    assert plain.table.seal.commitment == salted.table.seal.commitment


def test_the_same_salts_in_other_seats_deal_otherwise() -> None:
    one, other = playing(salts={"ada": "x", "bob": "y"}), playing(salts={"ada": "y", "bob": "x"})
    assert one.smile.to_json() != other.smile.to_json()


def test_the_same_seed_and_salts_deal_the_same() -> None:
    one, other = playing(salts={"ada": "x"}), playing(salts={"ada": "x"})
    assert one.smile.to_json() == other.smile.to_json()


def test_another_seed_deals_otherwise_and_promises_something_else() -> None:
    one, other = playing(), playing(seed="ab" * 32)
    assert one.smile.to_json() != other.smile.to_json()
    assert one.table.seal.commitment != other.table.seal.commitment


def test_how_long_bots_think_does_not_draw_from_the_luck_of_the_game() -> None:
    """Else a bot's delay would tell something about the deck."""
    evening = playing("ada", "bob", "cleo", takeover="bot")
    drawn = evening.table.running.luck
    assert isinstance(drawn, SealedLuck)
    before = drawn.drawn
    evening.do("ada", acts.HandOver())
    evening.do("bob", acts.HandOver())
    evening.wait(5 * SECOND)
    assert drawn.drawn == before
    assert evening.table.running.delays.key != drawn.key


def test_how_long_a_bot_thinks_does_not_depend_on_who_thought_before() -> None:
    """Else the time it takes would tell how many have chosen in secret."""
    delays = bidding("ada", bots=1).table.running.delays
    once = [delays.thought(seat, at, "turn") for seat in range(2) for at in range(0, HOUR, HOUR // 45)]
    delays.thought(0, 5, "turn")
    assert [delays.thought(seat, at, "turn") for seat in range(2) for at in range(0, HOUR, HOUR // 45)] == once
    assert len(set(once)) > 60
    assert 800 <= min(once) < 850
    assert 1_550 < max(once) <= 1_600
    other = Evening(seed="ab" * 32).table.running.delays
    assert [other.thought(0, at, "turn") for at in range(30)] != [delays.thought(0, at, "turn") for at in range(30)]


def test_the_luck_of_a_bot_is_another_for_each_decision_and_no_count_of_what_happened() -> None:
    evening, other = bidding("ada", "bob", bots=2), bidding("ada", "bob", bots=2)
    lucks = [evening.table.running.luck_of_bot(seat) for seat in (2, 3)]
    assert lucks[0] != lucks[1]
    evening.do("bob", acts.Play(evening.bids.moves(1)[0].text))
    assert [evening.table.running.luck_of_bot(seat) for seat in (2, 3)] == lucks
    for one in (evening, other):
        one.do(None, acts.Pass(), wait=10 * SECOND - one.at)
    again = [evening.table.running.luck_of_bot(seat) for seat in (2, 3)]
    assert again == [other.table.running.luck_of_bot(seat) for seat in (2, 3)]
    assert not set(again) & set(lucks)


@pytest.mark.parametrize("letter", ["x", "é", "☃", "🎲"])
def test_a_salt_may_be_of_any_letters(letter: str) -> None:
    """64 characters are let in (acts.Salt); with accents they are more than 64 bytes."""
    evening = lobby("ada", "bob")
    salted = msgspec.json.decode(msgspec.json.encode(acts.Sit(salt=letter * 64)), type=acts.Sit)
    try:
        evening.do("cleo", salted)
    except Refused:
        return
    evening.ready("bob", "cleo").begin()
    assert evening.table.state == "playing"
    assert evening.table.sitting is not None


# --- Playing


def test_a_move_is_played_by_whoever_sits_in_the_seat() -> None:
    evening = playing()
    seat = evening.smile.turn
    assert isinstance(evening.offer()[0], FireflyOffered)
    assert evening.smile.turn == (seat + 1) % 3


def test_a_move_that_the_rules_refuse_is_refused_with_their_reason() -> None:
    evening = playing()
    other = evening.person((evening.smile.turn + 1) % 3)
    move = evening.smile.moves(evening.smile.turn)[0].text
    with pytest.raises(Refused) as refused:
        evening.table.apply(Entry(evening.at, acts.Play(move), other))
    assert (refused.value.reason, refused.value.rule) == ("not_your_turn", "SMI-035")
    assert evening.refused(other, acts.Play(move)) == "not_your_turn"


@pytest.mark.parametrize("text", ["", "offer", "offer C99", "OFFER C01", "pass", "offer C01 "])
def test_a_text_that_is_no_move_is_refused_and_changes_nothing(text: str) -> None:
    evening = playing()
    assert evening.refused(evening.turn, acts.Play(text)) == "malformed"


def test_a_clock_that_runs_out_is_the_tables_business() -> None:
    evening = playing()
    seat = evening.smile.turn
    assert evening.table.due() == evening.at + 80 * SECOND
    assert evening.do(None, acts.Pass(), wait=80 * SECOND)[0] == DefaultPlayed(seat, "timeout")


def test_nothing_happens_before_it_is_due() -> None:
    evening = playing()
    before = evening.paper()
    assert evening.do(None, acts.Pass(), wait=80 * SECOND - 1) == []
    assert evening.paper() == before


def test_a_move_that_comes_too_late_is_refused() -> None:
    """Its clock ran out before; the default was played then, and it is the next player's turn."""
    evening = playing()
    moves = evening.smile.moves(evening.smile.turn)
    assert evening.refused(evening.turn, acts.Play(moves[0].text), wait=80 * SECOND) == "too_late"


def test_bots_play_when_they_are_wanted_and_not_before() -> None:
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.begin()
    while evening.smile.turn == 0:
        evening.offer()
    seat = evening.smile.turn
    move = acts.BotPlay(seat, evening.smile.default(seat).text)
    assert evening.refused(None, move, wait=799) == "not_wanted"
    due = evening.table.due()
    assert due is not None
    assert 800 <= due - evening.at <= 1_600
    assert evening.refused(None, acts.BotPlay(3 - seat, move.move), wait=2 * SECOND) == "not_wanted"
    evening.do(None, move, wait=due - evening.at)
    assert evening.smile.turn != seat


def test_a_bot_that_would_break_the_rules_is_refused_and_changes_nothing() -> None:
    evening = Evening().gather("ada")
    evening.do("ada", acts.AddBot(1, "solid"))
    evening.do("ada", acts.AddBot(2, "solid"))
    evening.begin()
    while evening.smile.turn == 0:
        evening.offer()
    seat = evening.smile.turn
    assert evening.refused(None, acts.BotPlay(seat, "borrow C01"), wait=2 * SECOND) in {
        "unknown_card",
        "borrow_not_allowed",
    }
    assert evening.refused(None, acts.BotPlay(seat, "dance"), wait=2 * SECOND) == "malformed"


def test_a_bot_that_is_later_than_the_rules_can_wait_moves_or_changes_nothing() -> None:
    """It was wanted after a second, and the bids were to be shown after ten; it comes after fifteen."""
    evening = bidding("ada", bots=1)
    move = evening.bids.moves(1)[2].text
    assert evening.refused(None, acts.BotPlay(1, move), wait=10 * SECOND) == "not_wanted"
    evening.do(None, acts.Pass(), wait=15 * SECOND)
    act = evening.what_is_due(0)
    before = evening.state()
    try:
        evening.do(None, act, wait=0)
    except Refused:
        assert evening.state() == before
    assert replayed(evening).to_state() == evening.table.to_state()


@pytest.mark.parametrize("which", [1, 2])
def test_a_move_is_played_in_the_round_that_it_was_meant_for_or_refused(which: int) -> None:
    """The bids were to be shown after ten seconds, which a late bot has held up; a move comes after fifteen."""
    evening = bidding("ada", bots=1)
    move = evening.bids.moves(0)[which].text
    before = evening.state()
    try:
        events = evening.do("ada", acts.Play(move), wait=15 * SECOND)
    except Refused:
        assert evening.state() == before
    else:
        assert events[0] == BidMade(0, int(move.removeprefix("bid ")))
    assert replayed(evening).to_state() == evening.table.to_state()


def test_people_do_not_move_for_bots() -> None:
    evening = playing()
    assert evening.refused("ada", acts.BotPlay(evening.smile.turn, "offer C01")) == "not_wanted"


# --- Going away and coming back


def test_whoever_stands_up_in_a_game_is_replaced_until_they_are_back() -> None:
    evening = playing()
    seat = (evening.smile.turn + 1) % 3
    person = evening.person(seat)
    assert evening.do(person, acts.Stand()) == [SeatGone(seat, "left", "bot")]
    assert evening.table.places[seat].gone
    assert evening.table.places[seat].person == person
    assert evening.do(person, acts.Sit()) == [SeatBack(seat)]
    assert not evening.table.places[seat].gone


def test_a_seat_is_handed_over_and_taken_back_with_the_time_that_was_left() -> None:
    evening = playing()
    seat, person = evening.smile.turn, evening.turn
    assert evening.do(person, acts.HandOver(), wait=5 * SECOND) == [SeatGone(seat, "handed_over", "bot")]
    due = evening.table.due()
    assert due is not None
    assert due - evening.at <= 1_600
    events = evening.do(person, acts.Find(), wait=100)
    assert events == [SeatBack(seat), ClockStarted(seat, evening.at + 75 * SECOND, 60 * SECOND)]


def test_handing_over_again_and_again_buys_no_time() -> None:
    evening = playing()
    person, begun = evening.turn, evening.at
    for _ in range(10):
        evening.do(person, acts.HandOver(), wait=7 * SECOND)
        evening.do(person, acts.Find(), wait=100)
    assert evening.table.due() == begun + 80 * SECOND + 10 * 100


def test_who_comes_back_to_another_decision_has_all_the_time_for_it() -> None:
    evening = playing()
    person, seat = evening.turn, evening.smile.turn
    evening.do(person, acts.HandOver(), wait=15 * SECOND)
    evening.due_now(2 * SECOND)
    while evening.smile.turn != seat:
        evening.offer()
    events = evening.do(person, acts.Find(), wait=100)
    assert events == [SeatBack(seat), ClockStarted(seat, evening.at + 80 * SECOND, 60 * SECOND)]


def test_a_move_takes_a_seat_back_too() -> None:
    evening = playing()
    seat = evening.smile.turn
    evening.do(evening.turn, acts.HandOver())
    events = evening.offer(wait=100)
    assert events[0] == SeatBack(seat)
    assert any(isinstance(event, FireflyOffered) for event in events)


def test_a_seat_that_was_handed_over_twice_is_gone_once() -> None:
    evening = playing()
    person = evening.turn
    evening.do(person, acts.HandOver())
    assert evening.unchanged(person, acts.HandOver())


def test_the_substitute_moves_for_whoever_has_handed_over() -> None:
    evening = playing()
    seat = evening.smile.turn
    evening.do(evening.turn, acts.HandOver())
    events = evening.do(None, acts.BotPlay(seat, evening.smile.default(seat).text), wait=1_600)
    assert any(isinstance(event, FireflyOffered) and event.seat == seat for event in events)


def test_a_lost_connection_is_a_seat_gone_after_a_minute() -> None:
    evening = playing()
    seat = (evening.smile.turn + 1) % 3
    person = evening.person(seat)
    assert evening.do(person, acts.Lose()) == []
    assert evening.table.due() == evening.at + MINUTE
    assert evening.do(None, acts.Pass(), wait=MINUTE) == [SeatGone(seat, "disconnected", "bot")]
    assert evening.do(person, acts.Find()) == [SeatBack(seat)]


def test_a_connection_that_is_found_again_in_time_was_never_lost() -> None:
    evening = playing()
    seat = (evening.smile.turn + 1) % 3
    evening.do(evening.person(seat), acts.Lose())
    assert evening.do(evening.person(seat), acts.Find(), wait=30 * SECOND) == []
    assert not any(isinstance(event, SeatGone) for event in evening.wait(49 * SECOND))


def test_somebody_without_a_seat_who_comes_and_goes_does_not_matter() -> None:
    evening = playing()
    assert evening.do("zoe", acts.Lose()) == evening.do("zoe", acts.Find()) == []
    assert evening.do(None, acts.Pass(), wait=70 * SECOND) == []


def test_before_the_game_a_lost_connection_does_not_matter() -> None:
    evening = lobby("ada", "bob")
    before = evening.state()
    assert evening.do("bob", acts.Lose()) == evening.do("bob", acts.Find()) == evening.do(None, acts.Pass()) == []
    assert evening.state() == before


def test_who_is_gone_keeps_the_takeover_that_the_table_chose() -> None:
    evening = playing(takeover="default")
    seat = evening.smile.turn
    assert evening.do(evening.turn, acts.Stand()) == [SeatGone(seat, "left", "default")]
    assert evening.do(None, acts.Pass(), wait=1_600)[0] == DefaultPlayed(seat, "gone")


@pytest.mark.parametrize("takeover", ["bot", "default"])
def test_a_game_that_everybody_has_left_waits_until_somebody_is_back(takeover: str) -> None:
    evening = playing(takeover=takeover)
    turn = evening.smile.turn
    for person in ("ada", "bob", "cleo"):
        evening.do(person, acts.Stand())
    assert evening.table.due() is None
    before = evening.paper()
    evening.do(evening.person((turn + 1) % 3), acts.Find(), wait=HOUR)
    assert evening.paper() == before, "the game went on while nobody was there"
    assert evening.table.due() is not None


def test_a_game_of_one_person_and_bots_waits_for_that_person() -> None:
    evening = bidding("ada", bots=2)
    assert evening.table.due() is not None
    evening.do("ada", acts.Stand(), wait=100)
    assert evening.table.due() is None
    evening.do("ada", acts.Find(), wait=100)
    assert evening.table.due() is not None


# --- The end


def test_the_seed_is_revealed_at_the_end() -> None:
    evening = playing(salts={"bob": "pepper"})
    evening.play_on()
    assert evening.table.state == "over"
    assert evening.events[-1] == SeedRevealed(SEED, ["", "pepper", ""])
    assert isinstance(evening.events[-2], GameEnded)
    assert evening.table.due() is None


def test_the_seed_is_in_no_frame_before_the_end() -> None:
    evening = playing("ada", "bob", "cleo", "dan", salts={"dan": "d"})
    evening.do("bob", acts.HandOver())
    evening.do("bob", acts.Find())
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(False))
    evening.play_on()
    *before, last = evening.frames
    secret = bytes.fromhex(SEED)
    for frames in before:
        for _, frame in frames.values():
            assert SEED.encode() not in frame.lower()
            assert secret not in frame
    for _, frame in last.values():
        assert SEED.encode() in frame


def test_whoever_comes_in_is_not_shown_the_seed_before_the_end() -> None:
    evening = playing()
    for eyes in (None, 0, 1, 2):
        assert SEED.encode() not in evening.teller.whole(eyes, eyes == 0)
    evening.play_on()
    assert SEED.encode() in evening.teller.whole(None, False)


def test_a_closed_table_never_shows_its_seed() -> None:
    evening = lobby("ada", "bob")
    assert evening.do("ada", acts.Close()) == [TableClosed()]
    assert evening.table.state == "closed"
    for frames in evening.frames:
        for _, frame in frames.values():
            assert SEED.encode() not in frame
    assert SEED.encode() not in evening.teller.whole(0, True)


def test_after_the_end_the_same_people_may_play_again() -> None:
    evening = playing()
    evening.play_on()
    assert evening.do("bob", acts.Rematch("table-2")) == [RematchOpened("table-2")]
    assert evening.table.rematch == "table-2"
    assert evening.refused("ada", acts.Rematch("table-3")) == "rematch_open"


def test_after_the_end_people_come_and_go_as_they_like() -> None:
    evening = playing()
    evening.play_on()
    before = evening.paper()
    assert evening.unchanged("ada", acts.Stand())
    assert evening.do("bob", acts.Lose()) == []
    assert evening.do(None, acts.Pass(), wait=HOUR) == []
    assert (evening.paper(), evening.table.state) == (before, "over")


# --- What a bot has heard


def test_a_substitute_is_told_all_that_its_seat_has_heard() -> None:
    evening = playing()
    for _ in range(5):
        evening.offer()
    begun = next(number for number, event in enumerate(evening.events) if isinstance(event, GameBegun))
    told = evening.events[begun + 1 :]
    for seat in range(3):
        assert evening.table.running.heard_by(seat) == [
            heard
            for event in told
            if isinstance(event, SMILE.remembered) and (heard := event.heard_by(seat)) is not None
        ]


def test_a_substitute_is_told_what_happens_after_it_was_first_asked() -> None:
    evening = playing()
    before = len(evening.table.running.heard_by(0))
    evening.offer()
    again = Evening(settings=Settings(3))
    for entry in evening.entries[1:]:
        again.table.apply(entry)
    assert len(evening.table.running.heard_by(0)) > before
    assert evening.table.running.heard_by(0) == again.table.running.heard_by(0)


def test_a_substitute_is_told_of_the_game_and_not_of_the_talk_around_it() -> None:
    """What bots are given is read as events of their game: nothing else may be among it."""
    evening = playing()
    evening.table.running.heard_by(0)
    evening.do("ada", acts.AskPause())
    evening.do("bob", acts.Answer(True))
    evening.do("cleo", acts.Answer(True))
    evening.do("ada", acts.Resume())
    evening.offer()
    for seat in range(3):
        strangers = {type(event) for event in evening.table.running.heard_by(seat)} - set(SMILE.events)
        assert strangers == set()
