"""Canaries: games with secrets that can be recognised, and every frame, page, line and figure searched for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from tablee.games.smile import SMILE, Smile
from tablee.kernel import Eyes
from tests.games.smile.specimen import marked
from tests.games.smile.specimen import secrets as secrets_of
from tests.server.socket.people import Tab, browser, each, first_option, play, sit_down, whose_turn
from tests.server.socket.serving import Serving

pytestmark = pytest.mark.anyio

SALTS = ["canary-salt-of-ana", "canary-salt-of-bo", "canary-salt-of-cy", "canary-salt-of-di"]
PAGES = ("/metrics", "/api/tables", "/api/shelf", "/openapi.json", "/healthz", "/readyz")


def found(secrets: Iterable[str], text: str) -> list[str]:
    """Which secrets are in a text, as words of their own."""
    return [secret for secret in secrets if re.search(rf"(?<![0-9A-Za-z]){re.escape(secret)}(?![0-9A-Za-z])", text)]


class Canary:
    """A table with marked hands, and everything that leaves the server while it is played at."""

    def __init__(self, serving: Serving, tabs: list[Tab], watcher: Tab) -> None:
        self.serving = serving
        self.tabs = tabs
        self.watcher = watcher
        self.seen = dict.fromkeys([*tabs, watcher], 0)

    @classmethod
    async def begin(cls, serving: Serving) -> Canary:
        people = await serving.people()
        table = await people[0].open(seats=4, watchable=True, listed=True)
        tabs = [await guest.tab(table) for guest in people]
        for tab, salt in zip(tabs, SALTS, strict=True):
            await tab.heard("sit", salt=salt)
            await tab.heard("ready")
        watcher = await (await serving.guest("Eve")).tab(table)
        await each([*tabs, watcher], lambda tab: tab.settle())
        for tab, salt in zip(tabs, SALTS, strict=True):
            others = [other for other in SALTS if other != salt]
            assert found(others, "\n".join(tab.raw)) == [], "salts are secret until the game begins"
        assert found(SALTS, "\n".join(watcher.raw)) == []
        await tabs[0].heard("start")
        canary = cls(serving, tabs, watcher)
        await canary.plant()
        return canary

    async def plant(self) -> None:
        """Hands of more than a thousand fireflies, each of its own."""
        room = self.serving.room(self.tabs[0])
        assert room.table.sitting is not None
        room.table.sitting.position = SMILE.position(marked(4))
        room.table.sitting.position.drain()
        room.table.running.story.clear()  # of the game that was dealt: its cards are in another deck now
        room.table.running.forget_before(len(room.table.running.driven))  # nothing leads back to the deal
        room.teller.look()
        for tab in (*self.tabs, self.watcher):
            await tab.hello()
            await tab.settle()
        self.seen = {tab: len(tab.raw) - 2 for tab in (*self.tabs, self.watcher)}

    def hidden_from(self, eyes: Eyes) -> set[str]:
        return secrets_of(position_of(self.serving, self.tabs[0]), eyes) | self.always()

    def always(self) -> set[str]:
        """What nobody may ever hear while the game lasts."""
        room = self.serving.room(self.tabs[0])
        secrets = {room.table.opened.seed} if room.table.state != "over" else set()
        for guest in self.serving.guests:
            cookie = guest.cookie.partition("=")[2]
            secrets |= {cookie, *cookie.split(".")[1:], guest.id}
        return secrets

    async def look(self) -> int:
        """Search what everybody was sent since the last time."""
        searched = 0
        for tab in (*self.tabs, self.watcher):
            await tab.settle()
            new = tab.raw[self.seen[tab] :]
            self.seen[tab] = len(tab.raw)
            for text in new:
                assert found(self.hidden_from(tab.seat), text) == [], f"eyes {tab.seat} were told {text}"
                searched += 1
        return searched


async def test_no_frame_holds_what_its_eyes_may_not_know(serving: Serving) -> None:
    canary = await Canary.begin(serving)
    searched = await canary.look()
    turns = 0
    while (mover := await whose_turn(canary.tabs)) is not None and turns < 120:
        await mover.heard("play", move=choice(mover, turns))
        searched += await canary.look()
        turns += 1
        if turns % 10 == 0:
            await canary.tabs[turns % 4].ask("ask_undo")
            for tab in canary.tabs:
                await tab.ask("answer", yes=turns % 20 == 0)
            searched += await canary.look()
    assert searched > 300


def choice(tab: Tab, turn: int) -> str:
    """Something of everything."""
    options = tab.view["options"]
    return str(options[turn % len(options)])


async def test_no_returner_and_no_newcomer_is_told_what_they_may_not_know(serving: Serving) -> None:
    canary = await Canary.begin(serving)
    for turn in range(12):
        mover = await whose_turn(canary.tabs)
        assert mover is not None
        await mover.heard("play", move=first_option(mover))
        for tab in (*canary.tabs, canary.watcher):
            await tab.settle()
            for after in (None, tab.n - 2):
                back = await Tab.open(tab.guest, tab.table_id)
                back.remember(tab)
                back.n = after or 0
                await back.hello(after)
                await back.until(lambda back=back: back.answered_hello)  # type: ignore[misc]
                assert found(canary.hidden_from(tab.seat), "\n".join(back.raw)) == [], f"turn {turn}"
                await back.close()


async def test_no_page_no_line_and_no_figure_holds_a_secret(serving: Serving) -> None:
    canary = await Canary.begin(serving)
    table = canary.tabs[0].table_id
    secrets = canary.always() | set(SALTS)
    pages = [*PAGES, f"/api/tables/{table}", f"/api/tables/{table}/replay", f"/api/tables/{table}/qr.svg"]
    read = ""
    for _ in range(3):
        await play(canary.tabs, 5)
        async with browser(serving.base) as visitor:
            for page in pages:
                answer = await visitor.get(page)
                read += answer.text + str(answer.headers)
        hands = secrets_of(position_of(serving, table), None) - deck_of(serving, table)
        assert found(hands, read) == []
    assert found(secrets, read) == []
    noted = serving.lines.getvalue()
    assert found(secrets | {table, *moves_of(canary.tabs)}, noted) == []
    assert "request" in noted


def position_of(serving: Serving, table: Tab | str) -> Smile:
    position = serving.room(table).table.position()
    assert isinstance(position, Smile)
    return position


def deck_of(serving: Serving, table: str) -> set[str]:
    return {creature.id for creature in position_of(serving, table).deck}


def moves_of(tabs: list[Tab]) -> set[str]:
    return {str(event[2]) for tab in tabs for event in tab.events("firefly_offered", "creature_collected")}


@pytest.mark.parametrize("verb", ["play", "public", "private", "awaited", "default", "due"])
async def test_no_fault_tells_a_secret(serving: Serving, verb: str) -> None:
    """An error whose message holds everything is neither told nor logged."""
    canary = await Canary.begin(serving)
    table = canary.tabs[0].table_id
    mover = await whose_turn(canary.tabs)
    assert mover is not None
    sitting = serving.room(table).table.sitting
    assert sitting is not None
    seed = serving.room(table).table.opened.seed
    sitting.position = Chatty(sitting.position, verb, f"{seed} {SALTS} {sitting.position.to_json()}")  # type: ignore[assignment]
    await mover.ask("play", move=first_option(mover))
    if verb == "default":
        await serving.pass_time(table)
    await each([*canary.tabs, canary.watcher], lambda tab: tab.until(lambda: tab.troubles))
    sent = "\n".join(
        text for tab in (*canary.tabs, canary.watcher) for text in tab.raw if "refused" in text or "trouble" in text
    )
    said = serving.lines.getvalue() + sent
    assert found({seed, *SALTS, table, *canary.always()}, said) == []
    assert found(["1103", "1203", "1303"], said) == []
    assert "SecretError" in said


class SecretError(Exception):
    pass


class Chatty:
    """A position that fails and says everything in its error."""

    def __init__(self, position: Any, verb: str, secrets: str) -> None:
        self.position = position
        self.verb = verb
        self.secrets = secrets

    def __getattr__(self, name: str) -> Any:
        if name == self.verb:
            raise SecretError(self.secrets)
        return getattr(self.position, name)


async def test_the_seed_is_told_when_the_game_is_over_and_not_before(serving: Serving) -> None:
    people = await serving.people("Ana", "Bo", "Cy")
    table = await people[0].open(seats=3)
    tabs = await sit_down(table, people)
    seed = serving.room(table).table.opened.seed
    await tabs[0].heard("start")
    await each(tabs, lambda tab: tab.until(lambda: tab.view is not None))
    await play(tabs, 30)
    assert all(seed not in text for tab in tabs for text in tab.raw)
    await play(tabs)
    for tab in tabs:
        assert tab.events("seed_revealed")[0][1] == seed
        assert tab.table["seed"] == seed


async def test_what_is_on_disk_of_a_person_is_a_hash(serving: Serving) -> None:
    """Whoever steals the file cannot become anybody."""
    people = await serving.people("Ana", "Bo")
    await serving.stop()
    stored = serving.file.read_bytes()
    for guest in people:
        cookie = guest.cookie.partition("=")[2]
        assert guest.id.encode() in stored
        assert cookie.split(".")[1].encode() not in stored
        assert cookie.encode() not in stored
