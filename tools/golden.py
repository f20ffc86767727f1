"""Write the golden playthroughs, and the digests that hold the compiled and the interpreted form together.

    python -m tools.golden

A playthrough is a whole game as text: read it with the rules beside it before you commit a new one. A digest is the
fingerprint of many games, far too many to read. The tests compare both with what the code does now.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots import Search
from tablee.games import SHELF
from tablee.kernel import Event, Eyes, FastLuck, Game, Json, View, to_json
from tests.conformance.play import Case, Run, wire
from tests.conformance.specimens import SPECIMENS

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
DIGESTS = GOLDEN / "digests.json"
SEED = 2017
SEARCH_EVERY = 9  # moments of one game
ITERATIONS = 100


def tables() -> list[tuple[Game[Any], int]]:
    """Whatever is written down: every number of seats of every box, unless its specimen names some."""
    return [(game, seats) for game in SHELF.values() for seats in SPECIMENS[game.key].written or game.seats]


def case_of(game: Game[Any], seats: int) -> Case:
    return Case(game, seats, game.read_options(SPECIMENS[game.key].tables.get(seats, {})))


# --- Playthroughs ----------------------------------------------------------------------------


def playthrough(game: Game[Any], seats: int) -> str:
    """A random game, as a text that can be reviewed."""
    seed = SPECIMENS[game.key].seeds.get(seats, SEED)
    run = case_of(game, seats).begin(seed)
    lines = [f"{game.key}, {seats} seats, rules {game.rules_version}, seed {seed}", ""]
    lines += ["   # seat: move", "          who  hears what (all, or one seat alone)", "     | what spectators see", ""]
    lines += SPECIMENS[game.key].legend()
    lines += told(run.events, run)
    while not run.position.over:
        events = run.step()
        seat, move = run.steps[-1]
        lines += [f"{len(run.steps):4} {'time' if seat < 0 else seat}: {move}", *told(events, run)]
    lines += ["", "outcome  " + compact(to_json(run.position.outcome()))]
    return "\n".join(lines) + "\n"


def told(events: list[Event], run: Run) -> list[str]:
    lines = [line for event in events for line in written(event, audience(event, run))]
    if any(tag(event) in SPECIMENS[run.case.game.key].shown_after for event in events):
        lines += ["", *public_view(run.position.view(None)), ""]
    return lines


def audience(event: Event, run: Run) -> str:
    seats: list[Eyes] = [*range(run.case.seats)]
    hearing = [eyes for eyes in seats if event.heard_by(eyes) is not None]
    if hearing == seats and event.heard_by(None) is not None:
        return "all"
    return ",".join(map(str, hearing)) or "nobody"


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def named(record: Any) -> Any:
    """A record as plain values, every field with its name, also where its JSON is a bare list."""
    if isinstance(record, msgspec.Struct):
        return {field: named(getattr(record, field)) for field in record.__struct_fields__}
    return [named(item) for item in record] if isinstance(record, (list, tuple)) else record


def written(event: Event, hearing: str) -> Iterator[str]:
    """An event in one line: its name and what it says. A list of records has a line for each."""
    said = named(event)
    yield f"{hearing:>13}  {tag(event)}  {single_values(said)}".rstrip()
    yield from rows(said, " " * 15)


def public_view(view: View) -> Iterator[str]:
    """What spectators see: single values in one line, then a line for each item of each list."""
    seen = named(view)
    yield "     | " + single_values(seen)
    yield from rows(seen, "     | ")


def single_values(record: Json) -> str:
    return compact({key: value for key, value in record.items() if not is_table(value)})


def rows(record: Json, margin: str) -> Iterator[str]:
    for key, value in record.items():
        if is_table(value):
            for number, item in enumerate(value):
                yield f"{margin}{key} {number}: {compact(item)}"


def is_table(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def compact(value: Json) -> str:
    """JSON values, short: key=value, lists with commas, - for nothing."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}={compact(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return ",".join(compact(inner) for inner in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


# --- Digests ---------------------------------------------------------------------------------


def digest_moves(game: Game[Any], seats: int) -> str:
    """Of every move and every event of many random games."""
    digest = sha256()
    for seed in range(SPECIMENS[game.key].digested):
        run = case_of(game, seats).begin(seed).finish()
        digest.update(wire(run.steps) + wire(run.events) + wire(run.position.outcome()))
    return digest.hexdigest()


def digest_bots(game: Game[Any], seats: int) -> str:
    """Of a game that the bots of all levels play; of its first moves, where they think long."""
    digest = sha256()
    run = case_of(game, seats).begin(SEED)
    bots = [game.bot(game.levels[seat % len(game.levels)], seat, FastLuck(seat)) for seat in range(seats)]
    for step in islice(run.by_bots(bots), SPECIMENS[game.key].bot_moves):
        digest.update(wire(step))
    return digest.hexdigest()


def digest_search(game: Game[Any], seats: int) -> str:
    """Of the trees of some searches: how often each move of the seat was tried."""
    digest = sha256()
    run = case_of(game, seats).begin(SEED)
    for position in islice(run.moments(), 0, SPECIMENS[game.key].searched, SEARCH_EVERY):
        if not position.awaited():
            continue
        seat = position.awaited()[0]
        belief = game.believe(seat)
        belief.see(position.view(seat))
        search = Search(belief, FastLuck(SEED))
        search.run(ITERATIONS)
        tried = sorted((node.move.text, node.visits) for node in search.root.children.values() if node.move is not None)
        digest.update(wire(tried))
    return digest.hexdigest()


def digests() -> dict[str, dict[str, str]]:
    return {
        f"{game.key}-{seats}": {
            "moves": digest_moves(game, seats),
            "bots": digest_bots(game, seats),
            "search": digest_search(game, seats),
        }
        for game, seats in tables()
    }


# --- Files -----------------------------------------------------------------------------------


def playthrough_file(game: Game[Any], seats: int) -> Path:
    return GOLDEN / f"{game.key}-{seats}.txt"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game, seats in tables():
        playthrough_file(game, seats).write_text(playthrough(game, seats), "utf-8")
    DIGESTS.write_text(json.dumps(digests(), indent=2) + "\n", "utf-8")
    names = ", ".join(sorted(path.name for path in GOLDEN.iterdir()))
    print(f"Written: {names}. Read the difference before you commit.")


if __name__ == "__main__":
    main()
