"""Days of a village in a few words: who lives where, what is done, and what is told of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tablee.games.loupsgarous.events import EyesOpened
from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousOptions
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.view import BuildingView
from tablee.kernel import Event, FastLuck, Luck
from tablee.kernel.agenda import Step
from tests.games.loupsgarous.village import Lots, Script, paper, said, seen, told

E = TypeVar("E", bound=Event)
Draws = dict[str, Sequence[float]] | None

SECOND = 1_000
BEGUN = 100 * SECOND  # the time at which a written day stands
# What is drawn in every night and says nothing about a day, and the relaunch of a silent debate.
IDLE = ("decoy", "dots", "relaunch", "prompt")


class Fixed(Lots):
    """Chance by its label, and no other draw is right, those of idle eyes apart."""

    def stream(self, purpose: str, *parts: int) -> Luck:
        name = " ".join([purpose, *(str(part) for part in parts)])
        if name in self.told or purpose in IDLE:
            return super().stream(purpose, *parts)
        return Script(name, [])


# --- Positions


def town(*people: str, **scene: Any) -> Village:
    """A debate on Day 2, ten seconds before its end, unless another agenda is told; players as in `village`."""
    moment: dict[str, Any] = {"round": 2, "phase": "day", "now": BEGUN, "begun": BEGUN, "last_spoken": BEGUN}
    moment["agenda"] = [{"step": "debate", "ends": BEGUN + 10 * SECOND}]
    written = paper(*people, **(moment | scene))
    for sheet in written["players"]:
        if not sheet.get("alive", True):
            sheet["eyes_open"] = written["house"].get("dead_see", True)  # long ago
    position = LOUPSGAROUS.position(written)
    position.drain()
    return position


def plain(villagers: int = 6, wolves: int = 1) -> list[str]:
    """Werewolves first, then Simple Villagers; nobody has a power."""
    return ["werewolf"] * wolves + ["villager"] * villagers


def setup(seats: int, seed: int = 1, **options: Any) -> Village:
    return LOUPSGAROUS.setup(seats, FastLuck(seed), chosen(**options), listen=True)


def chosen(**options: Any) -> LoupsGarousOptions:
    made = msgspec.convert(options, LoupsGarousOptions)
    settled = LOUPSGAROUS.settled(made)
    assert isinstance(settled, LoupsGarousOptions)
    return settled


# --- What is done


def facts(village: Village, *turns: str, lots: Draws = None) -> list[Event]:
    """Make moves written as "1 vote 3", or let "… 5" seconds pass; all that was to be drawn must be drawn."""
    village.drain()
    luck = Fixed(lots)
    for turn in turns:
        if turn.startswith("…"):
            village.advance(village.now + round(float(turn[1:]) * SECOND), luck)
        else:
            seat, _, move = turn.partition(" ")
            village.attempt(int(seat), LOUPSGAROUS.move(move), luck)
    assert luck.all_drawn(), f"not drawn: {luck.told}"
    return [event for event in village.drain() if not isinstance(event, EyesOpened)]  # LGT-331: in test_channels


def play(village: Village, *turns: str, lots: Draws = None) -> list[str]:
    """The same; what is told of it, a line for each event."""
    return tale(facts(village, *turns, lots=lots))


def after(village: Village, *steps: str, lots: Draws = None) -> list[str]:
    """Let time pass, and nothing but time, until the village stands at one of these steps."""
    return tale(later(village, *steps, lots=lots))


def by_chance(village: Village, *steps: str, seed: int = 5) -> list[Event]:
    """The same, whatever is drawn on the way."""
    return wait(village, FastLuck(seed), *steps)


def later(village: Village, *steps: str, lots: Draws = None) -> list[Event]:
    luck = Fixed(lots)
    events = wait(village, luck, *steps)
    assert luck.all_drawn(), f"not drawn: {luck.told}"
    return events


def wait(village: Village, luck: Luck, *steps: str) -> list[Event]:
    village.drain()
    for _ in range(400):
        due = village.due()
        assert due is not None, f"{steps} never came; {stands(village)}"
        village.advance(due, luck)
        if stands(village) in steps:
            return village.drain()
    raise AssertionError(f"{steps} never came")


def run(village: Village, step: Step[Village], lots: Draws = None) -> tuple[list[str], list[str]]:
    """A step that waits for nobody, and it alone: what is told, and the names of the steps that come of it."""
    village.drain()
    luck = Fixed(lots)
    then = step.run(village, luck)
    assert luck.all_drawn(), f"not drawn: {luck.told}"
    return tale(village.drain()), [type(one).__name__ for one in then]


def vote(village: Village, ballots: str, lots: Draws = None) -> list[str]:
    """Ballots as "0>3 1>3": what is told of them."""
    return play(village, *[as_move(ballot) for ballot in ballots.split()], lots=lots)


def as_move(ballot: str) -> str:
    seat, _, target = ballot.partition(">")
    return f"{seat} vote {target}"


def at_ballot(*people: str, **scene: Any) -> Village:
    """The same village when its first ballot opens (or the keeper's, or the Teacher's turn: what comes first)."""
    village = town(*people, **scene)
    after(village, "ban", "tavern", "ballot", "dusk")
    return village


def executed(*people: str, target: int, **scene: Any) -> tuple[Village, list[str]]:
    """A village whose every voter who may has voted against this one; what was told from the count on."""
    village = at_ballot(*people, **scene)
    lines = play(village, *[f"{seat} vote {target}" for seat in voters(village) if not against(village, seat, target)])
    if stands(village) == "ballot":
        lines = after(village, "sentence", "dusk", "night", "shot", "successor", "voters", "house", "over")
    return village, lines


# --- What is told


def tale(events: Sequence[Event]) -> list[str]:
    """Events as lines, as in `village`; a tally by seats, and the eyes of the dead left out."""
    return [line_of(event) for event in events if not isinstance(event, EyesOpened)]


def line_of(event: Event) -> str:
    name, *fields = msgspec.to_builtins(event)
    sorted_fields = [dict(sorted(field.items())) if isinstance(field, dict) else field for field in fields]
    return " ".join([name, *[said(field) for field in sorted_fields]])


def only(events: Sequence[Event], kind: type[E]) -> E:
    (event,) = told(events, kind)
    return event


def hearers(village: Village, event: Event) -> list[int]:
    return [seat for seat in range(village.seats) if event.heard_by(seat) is not None]


# --- What may be done


def why_not(village: Village, turn: str) -> str:
    """Why a move is refused: its code and its rule; empty if it is allowed."""
    seat, _, move = turn.partition(" ")
    refused = village.why_not(int(seat), LOUPSGAROUS.move(move))
    return "" if refused is None else f"{refused.code} {refused.rule}"


def against(village: Village, seat: int, target: int) -> str:
    return why_not(village, f"{seat} vote {target}")


def choices(village: Village, seat: int, verb: str) -> list[str]:
    """Of what a seat may do, all of one kind: "vote" gives ["1", "2"]."""
    moves = [str(move) for move in village.moves(seat)]
    return [move.removeprefix(verb).strip() for move in moves if move.split()[0] == verb]


def verbs(village: Village, seat: int) -> set[str]:
    return {str(move).split()[0] for move in village.moves(seat)}


# --- What is seen


def stands(village: Village) -> str:
    """The step that the village is in; "night" for all of a night, "over" at the end."""
    if village.over:
        return "over"
    view = seen(village)
    assert view.step is not None
    return "night" if view.phase == "night" else view.step.name


def seconds(village: Village) -> float:
    """How long the step still lasts."""
    step = seen(village).step
    assert step is not None
    return (step.ends - village.now) / SECOND


def voters(village: Village) -> list[int]:
    return list(seen(village).voters)


def house(village: Village, name: str) -> BuildingView:
    (found,) = [building for building in seen(village).buildings if building.id == name]
    return found


# --- The law


LAW = Path(__file__).parents[3] / "docs" / "rules" / "loupsgarous.md"
SECTION = re.compile(r"^#{2,3} (\d[\d.]*)", re.MULTILINE)


@cache
def law() -> str:
    return LAW.read_text("utf-8")


def section(number: str) -> str:
    """The text of a section such as "5.4"."""
    heads = list(SECTION.finditer(law()))
    (start,) = [place for place, head in enumerate(heads) if head[1].rstrip(".") == number]
    end = heads[start + 1].start() if start + 1 < len(heads) else len(law())
    return law()[heads[start].start() : end]


@cache
def rows(number: str) -> list[list[str]]:
    """The rows of all tables of a section, heads included, dashes not."""
    lines = [line for line in section(number).splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
