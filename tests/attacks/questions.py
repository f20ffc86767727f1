"""An open question, and acts that change nothing: how long does a log get, and who has to read it again?"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.attacks.attack import Attack, Counts, Log
from tests.attacks.ground import Chair, Ground

MOST_ENTRIES = 120  # between two snapshots, where no move could be taken back
FEW_ROWS = 40  # of a table at which nothing has changed
AT_ONCE = 8  # acts before somebody hears the answers


async def seated(ground: Ground, seats: int, game: str = "smile") -> list[Chair]:
    """So many people in the lobby of one table of theirs."""
    people = await ground.people(seats)
    table = await people[0].open(game, seats=seats)
    chairs = [await person.chair(table) for person in people]
    for seat, chair in enumerate(chairs):
        await chair.heard("sit", seat=seat)
    return chairs


async def begun(ground: Ground, seats: int = 3) -> list[Chair]:
    """The same, and the game of Smile has begun."""
    chairs = await seated(ground, seats)
    for chair in chairs:
        await chair.heard("ready")
    await chairs[0].heard("start")
    for chair in chairs:
        await chair.until(lambda chair=chair: chair.view is not None)  # type: ignore[misc]
    return chairs


class OpenQuestion(Attack):
    """One asks for a pause, one does not answer, and the others hand their seats over and take them back."""

    wanted = "snapshots hold the question: a log that is read again is short"

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await begun(ground, 5)

    async def strike(self, ground: Ground) -> None:
        await self.chairs[0].heard("ask_pause")
        listening = [asyncio.create_task(chair.listen()) for chair in self.chairs[:2]]
        await asyncio.gather(*(self.toggle(ground, chair) for chair in self.chairs[2:]))
        for task in listening:
            task.cancel()
        ground.counts["questions open at the end"] += self.chairs[2].table["question"] is not None
        ground.counts["last snapshot"] = last_snapshot(ground, self.chairs[0].table_id)

    async def toggle(self, ground: Ground, chair: Chair) -> None:
        while ground.goes_on:
            for act in ("hand_over", "sit"):
                command = await chair.do(act)
                if not await chair.until(lambda command=command: command in chair.answers):  # type: ignore[misc]
                    return
                refused = chair.answers[command].get("type") == "refused"
                ground.counts["acts refused" if refused else "acts"] += 1
                await asyncio.sleep(0.1 * refused)

    def complaints(self, counts: Counts) -> Iterator[str]:
        if not counts.get("questions open at the end"):
            yield "the question was not open to the end"
        since = counts["acts"] - counts["last snapshot"]
        if since > MOST_ENTRIES:
            yield f"the last {since} acts are in no snapshot"


def last_snapshot(ground: Ground, table: str) -> int:
    """The number of the last one of a table, in the file of the house while it is served."""
    file = Path(ground.orders.folder).parent / "tables.db"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        found = db.execute("SELECT number FROM snapshot WHERE table_id = ?", (table,)).fetchone()
    return int(found[0]) if found else 0


class SameAgain(Attack):
    """In three lobbies: ready, who is ready; the same settings; the same seat. Nothing of it changes anything."""

    wanted = "nothing is written that changes nothing"
    alone = True

    async def prepare(self, ground: Ground) -> None:
        self.chairs = [chair for _ in range(3) for chair in (await seated(ground, 3))[:1]]
        self.tables = [chair.table_id for chair in self.chairs]
        await self.chairs[0].heard("ready")

    async def strike(self, ground: Ground) -> None:
        settings = self.chairs[1].table["settings"]
        await asyncio.gather(
            self.repeat(ground, self.chairs[0], act="ready"),
            self.repeat(ground, self.chairs[1], act="configure", settings=settings),
            self.repeat(ground, self.chairs[2], act="sit", seat=0),
        )

    async def repeat(self, ground: Ground, chair: Chair, **act: object) -> None:
        while ground.goes_on:
            sent = [await chair.do(**act) for _ in range(AT_ONCE)]  # type: ignore[arg-type]
            if not await chair.until(lambda: all(one in chair.answers for one in sent)):  # noqa: B023
                return
            ground.counts["acts"] += AT_ONCE
            await asyncio.sleep(AT_ONCE / 20)

    def log_complaints(self, counts: Counts, log: Log) -> Iterator[str]:
        for table in log.tables:
            rows = log.rows[table]
            if len(rows) > FEW_ROWS:
                acts = Counter(json.loads(row.act)["act"]["act"] for row in rows)
                yield f"{len(rows)} rows at a table where nothing has changed: {acts.most_common(1)}"


class OldCommands(Attack):
    """Commands that are older than anything that a table remembers are sent again, by everybody who sent one."""

    wanted = "answered; the table is not read again, and nobody at it is told of trouble"
    people = 15
    each = 80  # acts: 1 200 in all, and a table remembers 1 024

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, self.people, "loupsgarous")
        for turn in range(self.each):
            sent = [(chair, await chair.do("ready", ready=turn % 2 == 0, as_id=f"old{turn}")) for chair in self.chairs]
            for chair, command in sent:
                await chair.until(lambda chair=chair, command=command: command in chair.answers)  # type: ignore[misc]

    async def strike(self, ground: Ground) -> None:
        await asyncio.gather(*(self.again(ground, chair) for chair in self.chairs))
        ground.counts["troubles"] = sum(len(chair.troubles) for chair in self.chairs)

    async def again(self, ground: Ground, chair: Chair) -> None:
        """Some of the oldest, one after the other, as fast as messages are allowed."""
        wholes = chair.kinds().count("whole")
        for turn in range(ground.many(100)):
            if not ground.goes_on:
                break
            command = f"old{turn % 4}"
            chair.answers.pop(command, None)
            await chair.do("ready", ready=turn % 2 == 0, as_id=command)
            if not await chair.until(lambda command=command: command in chair.answers):  # type: ignore[misc]
                ground.counts["not answered"] += 1
                break
            answer = chair.answers[command]
            ground.counts[str(answer.get("code", "answered"))] += 1
            await asyncio.sleep(0.05)
        ground.counts["told the whole again"] += chair.kinds().count("whole") - wholes

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts.get("troubles") or counts.get("told the whole again"):
            yield f"the table was read again: {counts['troubles']} were told of trouble"
        if not counts.get("answered"):
            yield "an old command is not answered"


QUESTIONS = (
    OpenQuestion("an open question"),
    SameAgain("the same again"),
    OldCommands("old commands"),
)
