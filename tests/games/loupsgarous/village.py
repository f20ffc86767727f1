"""Villages, nights and days of Les Loups-Garous in one line each, so that a test reads like the rule it proves.

A player is a few words, the card first: "werewolf farm1", "seer church lover", "villager dead". A village stands at a
moment: `village("werewolf", "seer", …, at="night 2")`. Then `night` plays a whole night, `until` lets time pass to a
step that has a name, `play` makes moves ("3 tap seer 0": the seat first), and what is told of it comes back as lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

import msgspec
from mypy_extensions import i64

from tablee.games.loupsgarous.game import LOUPSGAROUS, LoupsGarousOptions
from tablee.games.loupsgarous.moves import CALLS, CARDS, HOUSES
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.view import TapView, VillageView
from tablee.kernel import Event, Eyes, FastLuck, Json, Luck, Refusal

E = TypeVar("E", bound=Event)

BLOCK_OF = {  # LGT-345
    "thief": "b1",
    "cupid": "b2",
    "lovers": "b3",
    "protector": "b4",
    "seer": "b4",
    "wolves": "b4",
    "baker": "b5",
    "white_wolf": "b5",
    "pyromaniac": "b5",
    "witch": "b6",
    "piper": "b7",
    "raven": "b7",
    "charmed": "b8",
}
TOKENS = ("manor", "church", "barber", "hovel", "tavern")  # what lies on a building until it is spent (LGT-027, 223)
SECOND = 1_000


# --- Luck


class Lots(Luck):
    """Chance as a test tells it, by its label (LGT-364): {"glimpse 1 1 4": [0.2, 1, 0]}.

    Fractions are what `uniform` gives, whole numbers what `below` gives, in the order in which they are drawn. A label
    that is not told draws from a seed, always the same. `labels` has all labels that were asked for, in their order.
    """

    def __init__(self, told: dict[str, Sequence[float]] | None = None, seed: int = 1) -> None:
        self.told = {name: list(draws) for name, draws in (told or {}).items()}
        self.seed = seed
        self.labels: list[str] = []

    def stream(self, purpose: str, *parts: int) -> Luck:
        name = " ".join([purpose, *(str(part) for part in parts)])
        self.labels.append(name)
        if name in self.told:
            return Script(name, self.told[name])
        return FastLuck(self.seed).stream(purpose, *parts)

    def below(self, n: i64) -> i64:
        raise AssertionError("a draw without a label (LGT-364)")

    def all_drawn(self) -> bool:
        """Whether every number that was told has been drawn."""
        return not any(self.told.values())


class Script(Luck):
    """The draws of one label."""

    def __init__(self, name: str, draws: list[float]) -> None:
        self.name = name
        self.draws = draws

    def next(self) -> float:
        assert self.draws, f"{self.name}: one draw more than was told"
        return self.draws.pop(0)

    def below(self, n: i64) -> i64:
        drawn = self.next()
        assert isinstance(drawn, int), f"{self.name}: a fraction was told, a number below {n} is drawn"
        assert 0 <= drawn < n, f"{self.name}: {drawn} is not below {n}"
        return drawn

    def uniform(self) -> float:
        drawn = self.next()
        assert isinstance(drawn, float), f"{self.name}: a number was told, a fraction is drawn"
        return drawn


def lots(told: dict[str, Sequence[float]] | None = None, seed: int = 1) -> Lots:
    return Lots(told, seed)


PLAIN = Lots()  # for whatever draws nothing that matters


# --- Villages on paper


class Scene(TypedDict, total=False):
    """What of a village is not as in a new game; the keys of docs/loupsgarous.md, and:

    `at`: "night", "night 2" (nightfall; the night of this round), "debate 2", "vote 2" (the debate is just over),
    "morning 2" (the announcement is just over, before an election), "dusk 2" (the dusk window).
    `options`: words such as "grouped same_room factor=7 captain=no"; without any, an online night call by call.
    """

    at: str
    options: str
    centre: str
    cards: dict[str, int]
    wolves: int
    vacant: str  # "church@4 farm2@5": nobody lives there
    burnt: str  # "church@4"
    farms_dealt: bool
    election_from: int
    now: int
    heal: bool
    poison: bool
    fire: bool
    fire_seen: bool
    lives: int
    spared: bool
    powers_lost: bool
    guarded: int
    poster: int
    captain_ended: bool
    allowed: list[int]
    allowed_day: int
    quiet_rounds: int
    deaths_this_round: int
    first_out: int
    leavers: list[int]
    absentees: list[int]
    ballots: list[Any]
    requests: list[Any]
    notes: list[Any]
    statements: list[Any]
    bets: list[Any]
    phase: str
    round: int
    begun: int
    agenda: list[Json]
    more: dict[str, Json]  # any other key of a village on paper


def player(words: str, seat: int, written: dict[str, Any]) -> Json:
    """One player. After the card: a building or "bundle"; "spent" (its token), "lover", "captain", "dead", "shown",
    "charmed" (and told so), "gone", "left", "banned", "place=4", "dealt=thief", "vote=3".
    """
    card, *rest = words.split()
    assert card in CARDS, card
    sheet: dict[str, Any] = {"card": card}
    for word in rest:
        key, _, value = word.partition("=")
        if key == "place":
            sheet["place"] = int(value)
        elif key == "dealt":
            sheet["dealt"] = value
        elif key in ("vote", "designation", "missed", "spoken", "died_in", "last_said"):
            sheet[key] = int(value)
        elif word == "dead":
            sheet["alive"] = False
            sheet["cause"] = "night"
        elif word == "charmed":
            sheet["charmed"] = True
            sheet["told_charm"] = True
        elif word == "lover":
            written["lovers"].append(seat)
        elif word == "captain":
            written["captain"] = seat
        elif word == "bundle" or word in HOUSES:
            written["house"]["tokens"] = True
        elif word != "spent":
            assert word in ("shown", "gone", "gone_shown", "left", "banned", "ready", "candidates", "offered"), word
            sheet[word] = True
    place = sheet.get("place", seat)
    written["buildings"] += [
        {
            "id": word,
            "place": place,
            "owner": seat if "dead" not in rest else -1,
            "token": word in TOKENS and "spent" not in rest,
        }
        for word in rest
        if word in HOUSES
    ]
    return sheet


def paper(*players: str, **scene: Unpack[Scene]) -> dict[str, Any]:
    """A village on paper (docs/loupsgarous.md)."""
    written: dict[str, Any] = dict(scene)
    written["lovers"] = []
    written["buildings"] = []
    written["house"] = options_of(written.pop("options", ""))
    written["players"] = [player(words, seat, written) for seat, words in enumerate(players)]
    for key, standing in (("vacant", True), ("burnt", False)):
        for word in written.pop(key, "").split():
            name, _, place = word.partition("@")
            token = standing and name in TOKENS
            written["buildings"].append({"id": name, "place": int(place), "standing": standing, "token": token})
            written["house"]["tokens"] = True
    if "centre" in scene:
        written["centre"] = scene["centre"].split()
    cupids = [seat for seat, words in enumerate(players) if words.split()[0] == "cupid"]
    if written["lovers"] and cupids:
        written["cupid_seat"] = cupids[0]
    written |= written.pop("more", {})
    stand_at(written, written.pop("at", "night"))
    return written


def options_of(words: str) -> dict[str, Any]:
    house: dict[str, Any] = {"grouped": False}
    for word in words.split():
        key, _, value = word.partition("=")
        house[key] = int(value) if value.isdecimal() else value != "no" if value in ("", "yes", "no") else value
    return house


def stand_at(written: dict[str, Any], at: str) -> None:
    """The moment: its round, its phase and its agenda, unless they are told."""
    name, _, number = at.partition(" ")
    round = int(number or 1)
    now = written.get("now", 0)
    if "agenda" in written:
        return
    if name == "night":
        written |= {"round": round - 1, "phase": "day"}
        written["agenda"] = [{"step": "dusk_window", "ends": now}, {"step": "nightfall"}]
    else:
        written |= {"round": round, "phase": "day"}
        written["agenda"] = {
            "morning": [{"step": "breaking", "ends": now}, {"step": "election"}, {"step": "open_debate"}],
            "debate": [{"step": "debate", "ends": now + 120 * SECOND}],
            "vote": [{"step": "debate", "ends": now}],
            "dusk": [{"step": "dusk_window", "ends": now + 8 * SECOND}, {"step": "last_light"}],
        }[name]


def village(*players: str, luck: Luck | None = None, **scene: Unpack[Scene]) -> Village:
    """A village at its moment, with somebody listening; what was told up to then is forgotten."""
    position = LOUPSGAROUS.position(paper(*players, **scene))
    position.drain()
    if scene.get("at", "night").split()[0] in ("night", "vote", "morning") and "agenda" not in scene:
        position.advance(position.now, luck or PLAIN)
        position.drain()
    return position


def setup(seats: int, seed: int = 1, luck: Luck | None = None, **options: Any) -> Village:
    """A new game, from its options; what is told of it waits to be drained."""
    return LOUPSGAROUS.setup(seats, luck or Lots(seed=seed), LoupsGarousOptions(**options), listen=True)


# --- Moves and time


def split(turn: str) -> tuple[int, str]:
    seat, _, move = turn.partition(" ")
    return int(seat), move


def facts(position: Village, *turns: str, luck: Luck | None = None) -> list[Event]:
    """Make moves written as "3 tap seer 0": the seat first. What is told."""
    position.drain()
    for turn in turns:
        seat, move = split(turn)
        position.attempt(seat, LOUPSGAROUS.move(move), luck or PLAIN)
    return position.drain()


def play(position: Village, *turns: str, luck: Luck | None = None) -> list[str]:
    """The same; what is told, a line for each event."""
    return tale(facts(position, *turns, luck=luck))


def against(position: Village, turn: str) -> str:
    """Why a move is refused: its code; empty if it is allowed, and then it is one of the moves, and no other is."""
    seat, text = split(turn)
    move = LOUPSGAROUS.move(text)
    refused: Refusal | None = position.why_not(seat, move)
    assert (refused is None) == (move in position.moves(seat)), turn
    return "" if refused is None else refused.code


def wait(position: Village, seconds: float, luck: Luck | None = None) -> list[str]:
    """Let so much time pass."""
    position.drain()
    position.advance(position.now + round(seconds * SECOND), luck or PLAIN)
    return tale(position.drain())


def step(position: Village) -> str:
    """The name of the step that waits: "nightfall", "seer" or "b4", "dawn", "shot", "debate" …; empty at the end."""
    now = seen(position).step
    return "" if now is None else now.name


def step_of(position: Village, call: str) -> str:
    """The step of the night in which a call is made: itself, or its block."""
    return BLOCK_OF[call] if position.house.grouped and call in BLOCK_OF else call


def until(position: Village, name: str, luck: Luck | None = None) -> list[str]:
    """Let time pass to the step of this name (a call may lie in a block), not at all if it is now; what is told."""
    return tale(facts_until(position, name, luck))


def facts_until(position: Village, name: str, luck: Luck | None = None) -> list[Event]:
    position.drain()
    run_until(position, lambda: step(position) == step_of(position, name), luck, name)
    return position.drain()


def run_until(position: Village, there: Callable[[], bool], luck: Luck | None = None, what: str = "") -> None:
    """Let time pass from one moment at which something happens to the next."""
    for _ in range(1_000):
        if there():
            return
        due = position.due()
        assert due is not None, f"{what} does not come"
        position.advance(due, luck or PLAIN)
    raise AssertionError(f"{what} does not come")


def steps_of_night(position: Village) -> list[tuple[str, int]]:
    """From nightfall to the end of the announcement: the steps and how long each lasts, in seconds."""
    found: list[tuple[str, int]] = []
    while step(position) in ("nightfall", "dawn", *CALLS, *BLOCK_OF.values()):
        now = seen(position).step
        assert now is not None
        found.append((now.name, (now.ends - now.began) // SECOND))
        position.advance(now.ends, PLAIN)
    return found


def night(position: Village, luck: Luck | None = None, **choices: str | int) -> list[str]:
    """Play a night to its end: `wolves=3, seer=0, witch="3 -"`, by the names of the calls. What is told, all of it.

    Every living Werewolf designates the victim ("2:3" only seat 2, "1:3 2:4" both their own); the others choose by
    their card, or as "2:3" too. Whoever is not named stays silent.
    """
    return tale(night_facts(position, luck, **choices))


def night_facts(position: Village, luck: Luck | None = None, **choices: str | int) -> list[Event]:
    told = position.drain()
    for call in CALLS:
        if call in choices:
            told += facts_until(position, call, luck)
            for turn in turns_of(position, call, str(choices[call])):
                told += facts(position, turn, luck=luck)
    told += facts_until(position, "dawn", luck)
    return told


def turns_of(position: Village, call: str, cells: str) -> list[str]:
    """Who answers in a call, and what."""
    name = step_of(position, call)
    if ":" in cells:
        return [f"{word.partition(':')[0]} tap {name} {word.partition(':')[2]}" for word in cells.split()]
    if call == "wolves":
        return [f"{seat} tap {name} {cells}" for seat in wolves(position)]
    return [f"{holder(position, call)} tap {name} {cells}"]


def wolves(position: Village) -> list[int]:
    cards = [sheet["card"] for sheet in position.to_json()["players"]]
    alive = seen(position).alive
    return [seat for seat, card in enumerate(cards) if card in ("werewolf", "white_wolf") and alive[seat]]


def holder(position: Village, card: str) -> int:
    """The seat of a card of which there is one, living or not."""
    (seat,) = [seat for seat, sheet in enumerate(position.to_json()["players"]) if sheet["card"] == card]
    return seat


def dawn(position: Village, luck: Luck | None = None, **choices: str | int) -> list[str]:
    """The same night; what everybody is told from daybreak on: "day_broke 2 - - 3 …" first, without its time."""
    lines = tale(night_facts(position, luck, **choices), None)
    (at,) = [number for number, line in enumerate(lines) if line.startswith("day_broke ")]
    return [lines[at].rpartition(" ")[0], *lines[at + 1 :]]


def dead(position: Village, luck: Luck | None = None, **choices: str | int) -> list[int]:
    """The same night; whom the announcement of the dawn names."""
    lines = dawn(position, luck, **choices)
    named = lines[0].split()[4]
    return [] if named == "-" else [int(seat) for seat in named.split(",")]


def morning(position: Village, luck: Luck | None = None) -> list[str]:
    """The announcement ends: what everybody is told until somebody is asked, the debate begins, or the game ends."""
    assert step(position) == "dawn"
    position.drain()
    due = position.due()
    assert due is not None
    position.advance(due, luck or PLAIN)
    return tale(position.drain(), None)


# --- What is told


def tale(events: Sequence[Event], eyes: Eyes | str = "all") -> list[str]:
    """Events as lines: the name, then the fields; with eyes, what these hear of it."""
    heard = [event if isinstance(eyes, str) else event.heard_by(eyes) for event in events]
    return [line_of(event) for event in heard if event is not None]


def line_of(event: Event) -> str:
    name, *fields = msgspec.to_builtins(event)
    return " ".join([name, *[said(field) for field in fields]])


def said(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ",".join(f"{key}:{said(one)}" for key, one in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return ",".join(said(one) for one in value) or "-"
    return "-" if value is None or value == "" else str(value)


def kinds(lines: Sequence[str], *names: str) -> list[str]:
    """Of what was told, the lines about these."""
    return [line for line in lines if line.split()[0] in names]


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def ended(lines: Sequence[str]) -> str:
    """How the game ended: "villagers 0,2"; empty, if it goes on."""
    found = kinds(lines, "game_ended")
    return " ".join(found[0].split()[1:3]) if found else ""


# --- What is seen


def seen(position: Village, eyes: Eyes = None) -> VillageView:
    view = position.view(eyes)
    assert isinstance(view, VillageView)
    return view


def grid(position: Village, seat: int) -> TapView:
    """What this phone shows in the step of the night that goes on."""
    tap = seen(position, seat).tap
    assert tap is not None
    return tap


def choices(position: Village, seat: int) -> str:
    """What a seat may tap now, in the order of its grid: "0 3 -", or "0,3 0,- -,-" where it taps twice."""
    moves = [str(move).split()[2:] for move in position.moves(seat) if str(move).startswith("tap ")]
    return " ".join(",".join(cells) for cells in moves)


def options(position: Village, seat: int, verb: str) -> str:
    """What a seat may do with this verb, by day: "vote" gives "0 2 3"."""
    moves = [str(move).split() for move in position.moves(seat)]
    return " ".join(",".join(words[1:]) for words in moves if words[0] == verb)


def alive(position: Village) -> list[int]:
    return [seat for seat, lives in enumerate(seen(position).alive) if lives]


def card(position: Village, seat: int) -> str:
    """The card of a seat, whether or not anybody may see it."""
    return str(position.to_json()["players"][seat]["card"])


def building(position: Village, name: str) -> str:
    """ "place owner": "2 4", "2 -" if it is vacant, "burnt" if it does not stand."""
    (found,) = [one for one in seen(position).buildings if one.id == name]
    return f"{found.place} {'-' if found.owner is None else found.owner}" if found.standing else "burnt"


def lovers(position: Village) -> list[int]:
    """Who is in love, whether or not anybody may know."""
    return list(position.to_json().get("lovers", []))


def at_end(position: Village, kind: str) -> list[str]:
    """The notes of one kind that the village keeps for the end: "round seat target word"."""
    return [
        f"{note.round} {note.seat} {note.target} {note.word}".strip() for note in position.notes if note.kind == kind
    ]


def same(one: Village, other: Village, eyes: Eyes) -> bool:
    """Whether these eyes cannot tell one village from another."""
    return bool(msgspec.to_builtins(one.view(eyes)) == msgspec.to_builtins(other.view(eyes)))
