"""Anything at any time: random acts of random people, allowed or not, and what must hold after each of them."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tablee.games.smile import SMILE
from tablee.kernel import Eyes, Game, PrivateEvent, TableeError
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Settings
from tablee.tables.company import LOBBY, OVER, PLAYING, Unchanged
from tablee.tables.events import MoveTakenBack
from tablee.tables.table import Table
from tablee.tables.telling import Teller
from tests.kernel.bids import BIDS_GAME
from tests.tables.client import Client, channels_now, table_now, view_now
from tests.tables.evening import CLOCKED_BIDS, PEOPLE, SEED, Evening, from_bytes

STRANGER = "zoe"
WAITS = st.sampled_from([0, 1, 400, 1_000, 2_000, 15_000, 61_000, 90_000, 3_600_000])
PERSONS = st.sampled_from([*PEOPLE, STRANGER])
SEATS = st.integers(0, 6)


def all_settings(game: Game[Any]) -> st.SearchStrategy[Settings]:
    options = st.fixed_dictionaries(dict.fromkeys(("unseen_cards",), st.booleans())) if game is SMILE else st.just({})
    return st.builds(
        Settings,
        seats=st.integers(game.seats[0] - 1, game.seats[-1] + 1),
        pace=st.sampled_from([*game.paces, "never"]),
        options=options,
        takeover=st.sampled_from(["bot", "default"]),
        listed=st.booleans(),
        watchable=st.booleans(),
    )


def texts(game: Game[Any]) -> st.SearchStrategy[str]:
    some = ["offer C01", "collect C29", "borrow C06"] if game is SMILE else ["bid 101", "bid 105", "bid 112"]
    return st.sampled_from([*some, "", "nonsense", "offer C99"])


def lobby_acts(game: Game[Any]) -> st.SearchStrategy[AnyAct]:
    return st.one_of(
        st.builds(acts.Sit, seat=st.none() | SEATS, salt=st.sampled_from(["", "salt", "x" * 64])),
        st.just(acts.Stand()),
        st.builds(acts.Ready, ready=st.booleans()),
        st.builds(acts.Configure, settings=all_settings(game)),
        st.builds(acts.AddBot, seat=SEATS, level=st.sampled_from([*game.levels, "genius"])),
        st.builds(acts.Remove, seat=SEATS),
        st.builds(acts.Swap, one=SEATS, other=SEATS),
        st.builds(acts.Lock, yes=st.booleans()),
        st.just(acts.Start()),
    )


def game_acts(game: Game[Any]) -> st.SearchStrategy[AnyAct]:
    return st.one_of(
        st.just(acts.Stand()),
        st.just(acts.Sit()),
        st.builds(acts.Play, move=texts(game)),
        st.just(acts.HandOver()),
        st.just(acts.AskUndo()),
        st.just(acts.AskPause()),
        st.builds(acts.Answer, yes=st.sampled_from([True, True, True, False])),
        st.just(acts.Resume()),
        st.just(acts.Lose()),
        st.just(acts.Find()),
        st.just(acts.Rematch("another")),
        st.builds(acts.Mute, seat=SEATS, yes=st.booleans()),
        st.builds(acts.Bar, seat=SEATS),
        st.builds(acts.Unbar, name=st.sampled_from(["Ada", "Bob", "Cleo"])),
        st.just(acts.Close()),
    )


class AnyEvening(RuleBasedStateMachine):
    """A table of some game, everybody who looks at it, and time."""

    game: ClassVar[Game[Any]] = SMILE

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(self.game)
        self.clients: dict[Eyes, Client] = {}
        self.told = 0
        self.moves: list[tuple[str | None, bytes]] = []  # who made them, and the position before
        self.read_from_snapshot = False

    # --- What can happen

    @initialize(people=st.integers(1, 5), begun=st.booleans(), takeover=st.sampled_from(["bot", "default"]))
    def come_together(self, people: int, begun: bool, takeover: acts.Takeover) -> None:
        """Somebody is there already; often the game has begun, with bots in the seats that were left."""
        seats = max(self.game.seats[0], min(people, self.game.seats[-1]))
        persons = PEOPLE[: min(people, seats)]
        self.evening = Evening(self.game, Settings(seats, takeover=takeover))
        self.watch()
        if begun:
            self.evening.gather(*persons).ready(*persons)
            for seat in range(len(persons), seats):
                self.evening.do("ada", acts.AddBot(seat, self.game.levels[0]))
            self.evening.begin()

    def try_to(self, by: str | None, act: AnyAct, wait: int) -> None:
        """Do it if it is allowed; if it is not, nothing has changed."""
        before = self.evening.state()
        paper = self.paper()
        try:
            events = self.evening.do(by, act, wait)
        except (TableeError, Unchanged):
            assert self.evening.state() == before, f"{act} was refused and changed something"
            return
        if isinstance(act, acts.Play):
            self.moves.append((by, paper))
        for event in events:
            if isinstance(event, MoveTakenBack):
                self.check_what_was_taken_back(self.evening.person(event.seat))

    def paper(self) -> bytes:
        return b"" if self.evening.table.position() is None else self.evening.paper()

    def check_what_was_taken_back(self, person: str) -> None:
        """The position is the one before the last move of that person."""
        while self.moves:
            by, paper = self.moves.pop()
            if by == person:
                assert self.evening.paper() == paper
                return

    @precondition(lambda self: self.evening.table.state == LOBBY)
    @rule(by=PERSONS, act=st.data(), wait=WAITS)
    def before_the_game(self, by: str, act: st.DataObject, wait: int) -> None:
        self.try_to(by, act.draw(lobby_acts(self.game)), wait)

    @rule(by=PERSONS, act=st.data(), wait=WAITS)
    def at_any_time(self, by: str, act: st.DataObject, wait: int) -> None:
        self.try_to(by, act.draw(st.one_of(game_acts(self.game), lobby_acts(self.game))), wait)

    @precondition(lambda self: self.evening.table.state != LOBBY)
    @rule(by=PERSONS, act=st.data(), wait=WAITS)
    def in_the_game(self, by: str, act: st.DataObject, wait: int) -> None:
        self.try_to(by, act.draw(game_acts(self.game)), wait)

    @precondition(lambda self: self.evening.table.state == PLAYING)
    @rule(which=st.integers(0, 50), wait=st.sampled_from([0, 1, 400, 3_000, 30_000]))
    def a_legal_move(self, which: int, wait: int) -> None:
        position = self.evening.table.position()
        assert position is not None
        people = [seat for seat in position.awaited() if self.evening.table.places[seat].person is not None]
        if people:
            seat = people[which % len(people)]
            moves = position.moves(seat)
            self.try_to(self.evening.person(seat), acts.Play(moves[which % len(moves)].text), wait)

    @precondition(lambda self: self.evening.table.state == PLAYING and bool(self.moves))
    @rule(which=st.integers(0, 3), wait=WAITS)
    def a_move_is_taken_back_if_need_be_by_consent(self, which: int, wait: int) -> None:
        asker, _ = self.moves[-1 - which % len(self.moves)]
        self.try_to(asker, acts.AskUndo(), wait)
        for place in self.evening.table.places:
            if self.evening.table.question is not None and place.person not in (None, asker):
                self.try_to(place.person, acts.Answer(True), 1)

    @precondition(lambda self: self.evening.table.state == PLAYING)
    @rule(seat=st.integers(0, 4), act=st.sampled_from([acts.Stand(), acts.HandOver(), acts.Find(), acts.Lose()]))
    def somebody_comes_or_goes(self, seat: int, act: AnyAct) -> None:
        person = self.evening.table.places[seat % len(self.evening.table.places)].person
        if person is not None:
            self.try_to(person, act, 1)

    @precondition(lambda self: self.evening.table.due() is not None)
    @rule(late=st.sampled_from([0, 0, 1, 700]))
    def what_is_due(self, late: int) -> None:
        due = self.evening.table.due()
        assert due is not None
        wait = max(0, due - self.evening.at) + late
        self.try_to(None, self.evening.what_is_due(wait), wait)

    @rule(wait=WAITS)
    def time_passes(self, wait: int) -> None:
        self.try_to(None, acts.Pass(), wait)

    @rule(seat=SEATS, move=st.data(), wait=WAITS)
    def a_bot_that_was_perhaps_not_asked(self, seat: int, move: st.DataObject, wait: int) -> None:
        self.try_to(None, acts.BotPlay(seat, move.draw(texts(self.game))), wait)

    @rule()
    def somebody_comes_in_anew(self) -> None:
        self.watch()

    @precondition(lambda self: self.evening.table.state != LOBBY)
    @rule()
    def the_house_is_started_again(self) -> None:
        """From a snapshot, as after a crash: whoever was there stays, with the numbers they had."""
        numbers = self.evening.teller.numbers
        self.evening.table = from_bytes(self.evening, self.evening.state())
        self.evening.teller = Teller(self.evening.table)
        self.evening.teller.numbers = numbers
        self.read_from_snapshot = True
        self.moves.clear()
        self.watch()

    def watch(self) -> None:
        self.clients = {eyes: Client(self.evening.teller, eyes) for eyes in self.evening.teller.audiences()}
        self.told = len(self.evening.frames)

    # --- What must hold

    @invariant()
    def everybody_who_heard_every_frame_knows_what_there_is_to_know(self) -> None:
        for told in self.evening.frames[self.told :]:
            for eyes, frame in told.items():
                if eyes in self.clients:
                    self.clients[eyes].hear(frame)
        self.told = len(self.evening.frames)
        for eyes in self.evening.teller.audiences():
            client = self.clients.setdefault(eyes, Client(self.evening.teller, eyes))
            assert client.n == self.evening.teller.numbers.get(eyes, 0)
            self.check_what_is_known(client)

    def check_what_is_known(self, client: Client) -> None:
        assert client.table == table_now(self.evening.teller)
        assert client.view == view_now(self.evening.teller, client.eyes)
        assert client.channels == channels_now(self.evening.teller, client.eyes)

    @invariant()
    def nobody_hears_what_is_for_another_seat(self) -> None:
        private = {kind.__struct_config__.tag for kind in self.game.events if issubclass(kind, PrivateEvent)}
        for eyes, client in self.clients.items():
            for event in client.heard:
                if event[0] in private:
                    assert event[1] == eyes
            client.heard.clear()

    @invariant()
    def the_seed_is_a_secret_until_the_end(self) -> None:
        if self.evening.table.state != OVER:
            for told in self.evening.frames[-1:]:
                assert all(SEED.encode() not in sent for _, sent in told.values())

    @invariant()
    def the_table_on_paper_is_the_table(self) -> None:
        written = self.evening.state()
        again = from_bytes(self.evening, written)
        assert msgspec.json.encode(again.to_state()) == written
        assert again.due() == self.evening.table.due()

    @invariant()
    def a_table_that_plays_has_a_game(self) -> None:
        table = self.evening.table
        assert (table.sitting is None) == (table.state in (LOBBY, "closed"))
        if table.sitting is not None:
            assert table.sitting.position.over == (table.state == OVER)
            assert len(table.places) == table.sitting.position.seats
            assert [place.gone for place in table.places] == [chair.gone for chair in table.sitting.chairs]
            assert set(table.sitting.clocks) <= set(table.sitting.position.awaited())

    def teardown(self) -> None:
        """The log gives the same table again."""
        if self.read_from_snapshot:
            return  # most of what was played before a snapshot can no longer be taken back: another table from there on
        first, *rest = self.evening.entries
        again = Table(self.evening.table.id, self.game, first)
        for entry in rest:
            again.apply(entry)
        assert msgspec.json.encode(again.to_state()) == self.evening.state()


class AnyEveningOfBids(AnyEvening):
    game: ClassVar[Game[Any]] = BIDS_GAME


class AnyEveningOfClockedBids(AnyEvening):
    game: ClassVar[Game[Any]] = CLOCKED_BIDS


TestAnEveningOfSmile = AnyEvening.TestCase
TestAnEveningOfSmile.settings = hypothesis_settings(max_examples=30, stateful_step_count=30)
TestAnEveningOfBids = AnyEveningOfBids.TestCase
TestAnEveningOfBids.settings = hypothesis_settings(max_examples=30, stateful_step_count=30)
TestAnEveningOfClockedBids = AnyEveningOfClockedBids.TestCase
TestAnEveningOfClockedBids.settings = hypothesis_settings(max_examples=30, stateful_step_count=30)
