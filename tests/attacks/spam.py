"""Noise at one's own table: questions, ready and not ready, chat, signals, names, undos."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tablee.server.limits import Rate
from tests.attacks.attack import Attack, Counts
from tests.attacks.ground import Chair, Ground, allowed
from tests.attacks.questions import begun, seated

ACTS = Rate(90, 3)  # of one person
SAID = Rate(10, 0.5)  # lines of chat of one person
SIGNALLED = Rate(6, 3)
NAMED = Rate(10, 0.1)
SHOUTING = 2  # people, of those at the table
MOST = 1_000  # messages of one of them, before they are refused as too fast
TOO_FAST = "too_fast"
UGLY = "a\u0000b\u0007c\u001b[2Jd\u202ee\u2066f\u200bg\u0085h\ufeffi"
FORBIDDEN = ("Cc", "Cf", "Cs")


class Spam(Attack):
    """Messages of some kinds, one after the other, through one socket, as fast as messages are allowed and faster."""

    wanted = "bounded; whoever is too fast is refused or shut, and the table goes on"

    def __init__(self, name: str, messages: Sequence[Callable[[int], dict[str, Any]]], *, playing: bool) -> None:
        super().__init__(name)
        self.messages = messages
        self.playing = playing

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await (begun(ground) if self.playing else seated(ground, 3))

    async def strike(self, ground: Ground) -> None:
        known = len(self.chairs[-1].numbered())
        listening = [asyncio.create_task(chair.listen()) for chair in self.chairs]
        pairs = zip(self.chairs[:SHOUTING], listening, strict=False)
        await asyncio.gather(*(self.shout(ground, *pair) for pair in pairs))
        ground.counts["ms"] = ground.milliseconds
        ground.counts["changes"] = len(self.chairs[-1].numbered()) - known
        for task in listening:
            task.cancel()
        for chair in self.chairs:
            self.count(ground, chair)

    async def shout(self, ground: Ground, chair: Chair, listening: asyncio.Task[None]) -> None:
        turn = 0
        while not listening.done() and (ground.goes_on or (TOO_FAST not in chair.refusals() and turn < MOST)):
            message = self.messages[turn % len(self.messages)](turn)
            await chair.say(**{"id": f"s{turn}"} | message)
            ground.counts["messages"] += 1
            turn += 1
            await asyncio.sleep(0.01 if turn < 100 else 0.045)

    def count(self, ground: Ground, chair: Chair) -> None:
        ground.counts["said"] = max(ground.counts["said"], len(chair.said))
        ground.counts["signalled"] = max(ground.counts["signalled"], chair.kinds().count("signalled"))
        ground.counts["questions"] = max(ground.counts["questions"], len(questions(chair)))
        ground.counts["refused"] += len(chair.refusals())
        ground.counts["too fast"] += chair.refusals().count(TOO_FAST)
        ground.counts["troubles"] += len(chair.troubles)
        ground.counts["faults"] += chair.refusals().count("try_again")

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["too fast"] < SHOUTING:
            yield f"after {counts['messages']} messages nobody was refused as too fast"
        for what, rate in (("said", SAID), ("signalled", SIGNALLED), ("questions", ACTS), ("changes", ACTS)):
            most = SHOUTING * allowed(rate, counts["ms"])
            if counts[what] > most:
                yield f"{counts[what]} times {what}, and {most} are allowed"
        if counts["troubles"] or counts["faults"]:
            yield f"the table was disturbed: {counts['troubles']} troubles, {counts['faults']} faults"


class Chat(Attack):
    """Chat with control characters in it, and one line under the same id twice, at once and through another socket."""

    wanted = "no control characters are told; the same id is one line"

    async def prepare(self, ground: Ground) -> None:
        self.chairs = await seated(ground, 3)
        self.other = await self.chairs[0].person.chair(self.chairs[0].table_id)

    async def strike(self, ground: Ground) -> None:
        first, hearer = self.chairs[0], self.chairs[1]
        await first.say(type="say", id="ugly", text=UGLY)
        for chair in (first, first, self.other):
            await chair.say(type="say", id="twice", text="once only")
        for chair in (first, self.other):
            await chair.until(lambda chair=chair: "twice" in chair.answers)  # type: ignore[misc]
        await hearer.until(lambda: len(hearer.said) >= 4, 1)
        lines = [str(frame["line"]["text"]) for frame in hearer.said]
        ground.counts["control characters"] = sum(unicodedata.category(one) in FORBIDDEN for one in "".join(lines))
        ground.counts["the same line"] = lines.count("once only")

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["control characters"]:
            yield f"{counts['control characters']} characters were told that nobody can see"
        if counts["the same line"] != 1:
            yield f"one line was told {counts['the same line']} times"


class Names(Attack):
    """One person changes their name without end; some of the names are none."""

    wanted = "bounded: ten at once, then one in ten seconds; bad ones refused"

    async def prepare(self, ground: Ground) -> None:
        self.person = await ground.person()

    async def strike(self, ground: Ground) -> None:
        for turn in range(ground.many(100)):
            name = (f"M{turn}", UGLY, "", " " * 30, "x" * 25)[turn % 5]
            method, path = ("PUT", "/api/me") if turn % 2 else ("POST", "/api/guest")
            taken = (await self.person.ask(method, path, {"name": name})).status in (200, 201)
            ground.counts["renamed"] += taken
            ground.counts["bad names taken"] += taken and turn % 5 != 0
        ground.counts["ms"] = ground.milliseconds

    def complaints(self, counts: Counts) -> Iterator[str]:
        if counts["bad names taken"]:
            yield f"{counts['bad names taken']} bad names were taken"
        if counts["renamed"] > allowed(NAMED, counts["ms"]):
            yield f"one person had {counts['renamed']} names, and {allowed(NAMED, counts['ms'])} are allowed"


def questions(chair: Chair) -> list[Any]:
    """Those that were opened, as somebody at the table was told them."""
    told = [frame["table"]["question"] for frame in chair.numbered() if "question" in frame.get("table", {})]
    return [question for question in told if question is not None]


def act(name: str, **fields: Any) -> Callable[[int], dict[str, Any]]:
    return lambda _: {"type": "do", "act": {"act": name} | fields}


QUESTION = (act("ask_pause"), act("answer", yes=False), act("ask_undo"), act("answer", yes=True), act("resume"))
SIGNALS = (
    lambda _: {"type": "signal", "signal": {"signal": "think"}},
    lambda turn: {"type": "signal", "signal": {"signal": "point", "spot": f"C{turn % 60:02}"}},
)
TALK = (lambda turn: {"type": "say", "text": f"line {turn} " + "x" * 400},)
READY = (act("ready"), act("ready", ready=False))
SEATS = (act("stand"), act("sit"), act("swap", one=0, other=1), act("configure", settings={"seats": 3}))

SPAM = (
    Spam("questions and undos", QUESTION, playing=True),
    Spam("signals", SIGNALS, playing=True),
    Spam("chat", TALK, playing=True),
    Spam("ready, not ready", READY, playing=False),
    Spam("seats and settings", SEATS, playing=False),
    Chat("ugly chat and the same chat"),
    Names("names"),
)
