"""A bot may say why it moves so: everybody is told, the log keeps it, and it goes when the move is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from tablee import games
from tablee.games.smile.bots import LEVELS, Solid
from tablee.games.smile.events import CreatureCollected, FireflyBorrowed, FireflyOffered
from tablee.games.smile.game import SmileGame
from tablee.kernel import BotMaker, Event, Reason
from tablee.tables import acts
from tablee.tables.acts import Entry
from tablee.tables.events import MoveExplained, MoveTakenBack
from tablee.tables.replay import events_of
from tablee.tables.telling import encode
from tests.tables.evening import Evening, replayed
from tests.tables.minds import Company, Direct, fewest
from tests.tables.paper import replay_of

pytestmark = pytest.mark.anyio


class Talking(Solid):
    """Says something about every move; its words are given by a test."""

    says: ClassVar[Reason | None] = Reason("generous", {"left_seat": 1, "count": 3})

    def reason(self) -> Reason | None:
        return self.says


class TalkingSmile(SmileGame):
    reasons: ClassVar[tuple[str, ...]] = ("generous", "other")

    def bot_makers(self) -> Mapping[str, BotMaker]:
        return {**LEVELS, "solid": Talking}


TALKING = TalkingSmile()
SAID = MoveExplained(1, "generous", {"left_seat": 1, "count": 3})


@pytest.fixture
def company(monkeypatch: pytest.MonkeyPatch) -> Company:
    monkeypatch.setitem(games.SHELF, "smile", TALKING)
    return Company(TALKING, ["solid", "solid"], [Direct()])


async def up_to_a_reason(company: Company) -> list[Event]:
    """What everybody was told when a bot gave one."""
    while not (told := [event for event in company.evening.events if isinstance(event, MoveExplained)]):
        await company.step()
    return company.evening.events[company.evening.events.index(told[0]) :]


async def test_a_reason_is_told_to_everybody_right_before_the_move(company: Company) -> None:
    explained, played, *_ = await up_to_a_reason(company)
    seat = company.chosen[-1][0]
    assert explained == msgspec.structs.replace(SAID, seat=seat)
    assert isinstance(played, (FireflyOffered, FireflyBorrowed, CreatureCollected))
    assert played.seat == seat
    for _, frame in company.evening.frames[-1].values():
        events = msgspec.json.decode(frame)["events"]
        assert events[0] == ["move_explained", seat, "generous", {"left_seat": 1, "count": 3}]


async def test_the_log_keeps_a_reason_and_gives_it_again(company: Company) -> None:
    await up_to_a_reason(company)
    entry = company.evening.entries[-1]
    assert b'"reason":{"key":"generous","params":{"left_seat":1,"count":3}}' in encode(entry)
    assert msgspec.json.decode(encode(entry), type=Entry) == entry
    again = replayed(company.evening, len(company.evening.entries) - 1)
    assert isinstance(again.apply(entry)[0], MoveExplained)


def test_a_move_without_a_reason_is_written_as_ever() -> None:
    assert encode(acts.BotPlay(1, "offer C01")) == b'{"act":"bot_play","seat":1,"move":"offer C01"}'


async def test_a_replay_says_it_to_all_eyes(company: Company) -> None:
    await company.play(1_000)
    eyes: tuple[Any, ...] = (None, 0, "open")
    said = [
        [event for line in shown.lines for event in events_of(shown, line) if isinstance(event, MoveExplained)]
        for shown in (replay_of(company.evening, which) for which in eyes)
    ]
    assert said[0] == said[1] == said[2] == [event for event in company.evening.events if type(event) is MoveExplained]
    assert len(said[0]) > 2


async def test_a_reason_goes_with_the_move_that_is_taken_back(company: Company) -> None:
    evening = company.evening
    while 0 not in evening.smile.awaited():
        await company.step()
    before = evening.paper()
    offered = next(move for move in evening.smile.moves(0) if not move.text.startswith("collect"))
    evening.do("ada", acts.Play(offered.text))
    await company.step()
    assert any(isinstance(event, MoveExplained) for event in last_told(evening))
    assert MoveTakenBack(0) in evening.do("ada", acts.AskUndo())
    assert evening.paper() == before
    assert b"generous" not in evening.teller.whole(0, True)
    assert b"generous" not in evening.state()


def last_told(evening: Evening) -> list[Event]:
    return replayed(evening, len(evening.entries) - 1).apply(evening.entries[-1])


@pytest.mark.parametrize(
    "said",
    [
        Reason("unheard-of"),
        Reason("not a key at all"),
        Reason("generous", {"words": "too long" * 20}),
        Reason("generous", {"left_seat": 9}),
        Reason("generous", {"list": [1, 2]}),  # type: ignore[dict-item]
    ],
)
async def test_a_reason_that_its_game_does_not_have_is_dropped_and_reported_and_the_move_is_made(
    company: Company, said: Reason, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Talking, "says", said)
    moves = await company.play(3)
    assert len(moves) == 3
    assert not any(isinstance(event, MoveExplained) for event in company.evening.events)
    assert company.hall.faults == len(caplog.messages) == 3
    assert "reason" in caplog.messages[0]


async def test_a_choice_that_may_be_a_secret_is_not_explained(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TalkingSmile, "traits", msgspec.structs.replace(TalkingSmile.traits, simultaneous=True))
    await company.play(3)
    assert not any(isinstance(event, MoveExplained) for event in company.evening.events)


async def test_bots_of_the_boxes_on_the_shelf_give_only_reasons_that_their_game_has() -> None:
    for game in games.SHELF.values():
        for level in game.levels[:2]:
            company = Company(game, [level] * fewest(game), [Direct()])
            await company.play(6)
            assert company.hall.faults == 0
