"""Every frame is what its type says: nothing is missing in it, and there is nothing else."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from tablee.games.smile import SMILE
from tablee.server.admin.orders import PutUp
from tablee.server.frames import NOTICES, Frames, Outgoing, changes
from tablee.server.messages import NOT_ALLOWED
from tablee.server.typescript import Writer, typescript, write_game, write_house
from tablee.tables.acts import ByPeople
from tablee.tables.views import TableView
from tests.kernel.riddles import RIDDLES_GAME
from tests.server.socket.people import Tab, each, play, sit_down, whose_turn
from tests.server.socket.serving import Serving
from tests.server.socket.test_faults import break_table
from tests.server.socket.told import Told
from tests.tables.evening import bidding

SMILE_FRAMES = Frames(SMILE)


def read(text: str, frames: Frames = SMILE_FRAMES) -> Any:
    """A frame by its type; and the type says all of it."""
    frame = frames.read(text)
    assert json.loads(msgspec.json.encode(frame)) == json.loads(text)
    return frame


def read_all(*heard: Told) -> list[Any]:
    return [read(text) for told in heard for text in told.raw]


def names(frames: list[Any]) -> set[str]:
    return {type(frame).__name__ for frame in frames}


@pytest.mark.anyio
async def test_every_frame_of_an_evening_is_what_its_type_says(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With everything in it that people can do: in the lobby, at play, in trouble, after the end."""
    monkeypatch.setattr(type(SMILE), "adviser", "solid")
    people = await serving.people("Ana", "Bo", "Cy")
    eve = await serving.guest("Eve")
    table = await people[0].open(seats=4, watchable=True, options={"unseen_cards": True})
    ana, bo, cy = tabs = await sit_down(table, people)
    watching = await eve.tab(table)
    await in_the_lobby(ana, cy)
    await each(tabs, ready)
    await ana.say("Bravo !")
    await serving.app.office.carry_out(PutUp("Pause à midi", 5))
    await ana.heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    await ana.send({"type": "signal", "id": "finger", "signal": {"signal": "point", "spot": "deck"}})
    await bo.send({"type": "signal", "id": "brow", "signal": {"signal": "think"}})
    await at_play(serving, tabs)
    await advised(tabs)
    back = await Tab.open(people[0], table)
    back.remember(ana)
    await play(tabs, 5)
    await back.hello(back.n)
    await in_trouble(serving, tabs)
    await play(tabs)
    await bo.heard("rematch")
    await ana.heard("bar", seat=2)
    assert await tabs[2].closed() == NOT_ALLOWED
    await ana.heard("unbar", name=people[2].name)
    everybody = [ana, bo, watching, back]
    await each(everybody, lambda tab: tab.settle())
    frames = read_all(*everybody, tabs[2])
    assert names(frames) == {"Whole", "Told"} | {kind.__name__ for kind in NOTICES}
    told = [frame for frame in frames if type(frame).__name__ == "Told"]
    parts = {part for frame in told for part in ("id", "events", "table", "public", "own") if getattr(frame, part)}
    assert parts == {"id", "events", "table", "public", "own"}
    done = set(await serving.acts(table))
    assert done >= {str(act.__struct_config__.tag) for act in get_args(ByPeople)} - {"close", "moderate"}


async def in_the_lobby(ana: Tab, cy: Tab) -> None:
    settings = {"seats": 3, "watchable": True, "adviser": True, "options": {"unseen_cards": True}}
    await ana.heard("add_bot", seat=3, level="beginner")
    await ana.heard("swap", one=2, other=3)
    await ana.heard("swap", one=2, other=3)
    await ana.heard("remove", seat=3)
    await ana.heard("configure", settings=settings)
    await cy.heard("stand")
    await cy.heard("sit", seat=2)
    await ana.heard("lock")
    await ana.heard("mute", seat=2)


async def ready(tab: Tab) -> None:
    await tab.heard("ready")


async def at_play(serving: Serving, tabs: list[Tab]) -> None:
    await play(tabs, 2)
    mover = await whose_turn(tabs)
    assert mover is not None
    await mover.heard("play", move=mover.view["options"][0])
    await mover.heard("ask_undo")
    for question in ("ask_undo", "ask_pause"):
        await play(tabs, 3)
        await tabs[0].ask(question)
        for tab in tabs[1:]:
            await tab.ask("answer", yes=True)
    await tabs[0].ask("resume")
    await tabs[1].heard("hand_over")
    await serving.pass_time(tabs[0])
    await tabs[1].ask("ready")
    await tabs[2].drop()
    await serving.lost(tabs[2])
    tabs[2] = await tabs[2].guest.tab(tabs[2].table_id)


async def advised(tabs: list[Tab]) -> None:
    mover = await whose_turn(tabs)
    assert mover is not None
    await mover.send({"type": "consult", "id": "what now"})
    assert (await mover.answer("what now"))["type"] == "advised"


async def in_trouble(serving: Serving, tabs: list[Tab]) -> None:
    mover = await whose_turn(tabs)
    assert mover is not None
    break_table(serving, mover, "play")
    assert await mover.refusal("play", move=mover.view["options"][0]) == "try_again"
    await each(tabs, lambda tab: tab.until(lambda: tab.troubles and tab.kinds()[-1] == "whole"))


def test_the_frames_of_a_game_of_secrets_and_of_many_at_once_have_types_too() -> None:
    evening = bidding(bots=1)
    evening.wait(60_000)
    frames = Frames(evening.table.game)
    told = [read(frame.decode(), frames) for heard in evening.frames for _, frame in heard.values()]
    assert len(told) > 20
    assert read(evening.teller.whole(0, host=True).decode(), frames).view.eyes == 0


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "heard"},
        {"type": "heard", "id": 5},
        {"type": "heard", "id": "x", "more": 1},
        {"type": "resumed", "n": "12"},
        {"type": "whisper", "id": "x"},
        {"type": "whole", "n": 1},
        {"n": "1"},
        {"n": 1, "hand": 5},
        {"n": 1, "events": ["turn_started", 1]},
        {"n": 1, "events": [["nothing_known", 1]]},
        {"n": 1, "events": [["turn_started"]]},
        {"n": 1, "table": {"placs": []}},
        {"n": 1, "table": {"places": {"0": {"kind": 5}}}},
        {"n": 1, "table": {"places": {"0": {"hand": 5}}}},
        {"n": 1, "public": {"row": {"0": {"card": "C01"}}}},
        {"n": 1, "own": {"hand": "5"}},
    ],
)
def test_what_is_no_frame_is_not_read(frame: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        SMILE_FRAMES.read(json.dumps(frame))


def test_every_frame_is_in_the_types_of_the_client() -> None:
    text = "".join(typescript().values())
    kinds = {kind.__struct_config__.tag for kind in Outgoing.__subclasses__()}
    assert kinds == {
        "whole",
        "resumed",
        "heard",
        "refused",
        "said",
        "signalled",
        "advised",
        "trouble",
        "notice",
        "pong",
    }
    for kind in kinds:
        assert f'  readonly type: "{kind}";' in text
    for part in (
        "export interface SmileTold {\n  readonly n: number;\n  readonly id?: string;\n",
        "  readonly events?: readonly (SmileEvent | TableEvent)[];\n",
        "  readonly table?: Changes<TableView>;\n",
        "  readonly own?: Changes<SmileView>;\n",
        "  readonly view: SmileView | null;\n",
        "export type SmileFrame =\n  | SmileWhole\n  | SmileTold\n  | Resumed\n",
    ):
        assert part in text
    assert changes(TableView) is changes(TableView)


def test_texts_of_a_box_have_one_type_for_all_games() -> None:
    house = Writer()
    write_house(house)
    riddles = Writer(house=house)
    write_game(riddles, RIDDLES_GAME)
    text = "".join(riddles.written.values())
    assert house.written["Words"].endswith(
        "export interface Words {\n  readonly fr: string;\n  readonly en: string;\n}\n"
    )
    assert "Words" not in riddles.written
    assert "Words" in riddles.borrowed()
    assert 'readonly [event: "riddle_read", seat: number, yes: Words, no: Words];' in text
    assert "  readonly read: readonly [Words, Words] | null;\n" in text
