"""In real time most of what arrives concerns its sender alone; still nobody may miss anything that they can see."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tablee.kernel import Eyes, Refused
from tablee.tables import acts
from tablee.tables.acts import AnyAct, Entry
from tablee.tables.company import Unchanged
from tablee.tables.telling import Frame
from tests.tables.client import Client, view_now
from tests.tables.evening import PEOPLE
from tests.tables.hunting import Hunting, hunters

LONG_ENOUGH = 12_000  # milliseconds
ANSWERS = {"ready": "ready", "shout": "shout", "review": "continue"}


class Watched:
    """A hunt with somebody behind every pair of eyes, who compares what they were told with what there is to see."""

    def __init__(self, evening: Hunting) -> None:
        self.evening = evening
        self.clients = [Client(evening.teller, eyes) for eyes in evening.teller.audiences()]
        self.told = 0  # frames for everybody
        self.asides = 0  # frames for one alone

    def happens(self, by: str | None, act: AnyAct, at: int) -> dict[Eyes, Frame]:
        table, teller = self.evening.table, self.evening.teller
        events = table.apply(Entry(at, act, by, "" if by is None else by.title()))
        self.evening.at = at
        sender = table.seat_of(by)
        frames = teller.tell(events, None if by is None else "c1", sender)
        self.told += len(frames) == len(self.clients)
        self.asides += len(frames) == 1
        for client in self.clients:
            if client.eyes in frames:
                client.hear(frames[client.eyes])
            assert client.view == view_now(teller, client.eyes)
        return frames

    def until(self, at: int, luck: Random | None = None) -> None:
        """Everything that falls due; with some luck, bots do anything."""
        while (due := self.evening.table.due()) is not None and due <= at:
            wait = max(0, due - self.evening.at)
            act = self.evening.what_is_due(wait)
            if isinstance(act, acts.BotPlay) and not act.move and luck is not None:
                act = acts.BotPlay(act.seat, anything(luck, self.evening))
            self.happens(None, act, self.evening.at + wait)


def anything(luck: Random, evening: Hunting) -> str:
    """What a player of this phase might send."""
    hunt = evening.hunt
    if hunt.phase != "hunt":
        return ANSWERS.get(hunt.phase, "flip 3")
    moves = hunt.box.hunt_moves[hunt.seats]
    return moves[luck.randrange(len(moves))].text if luck.random() < 0.7 else f"flip {luck.randint(2, 8)}"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_arrives_in_a_hunt_everybody_knows_what_there_is_to_see(seed: int) -> None:
    luck = Random(seed)
    watched = Watched(hunters(*PEOPLE[:3], bots=["solid"], seed=f"{seed:064x}"))
    evening = watched.evening
    at, end = evening.at, evening.at + LONG_ENOUGH
    while at < end:
        at += luck.randint(1, 60)
        watched.until(at, luck)
        person = luck.choice(PEOPLE[:3])
        act: AnyAct = acts.Play(anything(luck, evening))
        drawn = luck.random()
        if drawn < 0.02:
            act = acts.Lose()
        elif drawn < 0.04:
            act = acts.HandOver()
        try:
            watched.happens(person, act, at)
        except (Refused, Unchanged):
            continue
    assert watched.told > 30
    assert watched.asides > 30


def test_a_command_that_waits_for_its_window_is_a_frame_for_its_sender_and_for_nobody_else() -> None:
    evening = hunters().go()
    watched = Watched(evening)
    frames = watched.happens("bob", acts.Play("flip 3"), evening.go_time + 30)
    assert list(frames) == [1]
    told = msgspec.json.decode(frames[1][1])
    assert set(told) == {"n", "id", "own"}
    assert told["own"] == {"hands": {"1": {"coming": "flip 3", "sent": 1}}}


def test_the_close_of_a_window_is_a_frame_for_everybody() -> None:
    evening = hunters().go()
    watched = Watched(evening)
    watched.happens("bob", acts.Play("flip 3"), evening.go_time + 30)
    frames = watched.happens(None, acts.Pass(), evening.go_time + 100)
    assert list(frames) == [None, 0, 1, 2]
    assert all(msgspec.json.decode(frame)["events"][0][0] == "flipped" for _, frame in frames.values())


def test_who_has_seen_the_count_is_seen_by_everybody_although_no_event_says_so() -> None:
    evening = hunters().go()
    watched = Watched(evening)
    for seat, person in enumerate(PEOPLE[:2]):
        watched.happens(person, acts.Play("bed"), evening.go_time + 10 * seat + 10)
    watched.until(evening.go_time + 100)
    assert evening.hunt.phase == "review"
    frames = watched.happens("cleo", acts.Play("continue"), evening.at + 500)
    assert set(frames) == {None, 0, 1, 2}
    assert msgspec.json.decode(frames[None][1])["public"] == {"clans": {"2": {"ready": True}}}
