"""What the rules answer to moves, for the guards of the client: `python -m tools.vectors` writes it into their folders.

Random games of the conformance suite, at some of its tables. A position is kept, as one seat sees it, if a kind of move
has an answer there that none of its table has shown before; with some moves, and what becomes of them: done, or
refused, and why. `python -m tools.vectors KEY` writes that game's only. `TABLEE_WEB_GAMES` is looked into as well.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.games import SHELF
from tablee.kernel import FastLuck, Game, Json, Position
from tests.conformance.play import Case, cases
from tests.conformance.specimens import SPECIMENS

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = "vectors.json"
SEEDS: Final = range(3)
TRIED: Final = 20  # moves of each kind, at each position that is looked at
SHOWN: Final = 2  # of those, for each answer

Answer = tuple[str, str | None, str | None]  # the move, then the code and the rule of its refusal
Answers = dict[tuple[str, str | None], list[Answer]]  # by the kind of the move and the code


def vectors(game: Game[Any]) -> Json:
    positions = [position for case in tables(game) for position in at_table(case)]
    return {"content": game.content(), "positions": positions}


def tables(game: Game[Any]) -> list[Case]:
    """The smallest and the largest that the conformance suite has with the same options."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in cases(game):
        found[str(case.options)].append(case)
    return [case for same in found.values() for case in {same[0].seats: same[0], same[-1].seats: same[-1]}.values()]


def at_table(case: Case) -> list[Json]:
    kept: list[Json] = []
    seen: set[tuple[str, str, str | None]] = set()
    specimen = SPECIMENS[case.game.key]
    for seed in SEEDS:
        luck = FastLuck(seed)
        for position in looks(case, seed):
            seat = luck.below(case.seats)
            if len(kept) == specimen.kept or not specimen.tells(position, seat):
                continue
            answers = answers_of(case.game, position, seat, luck)
            shown = {(specimen.situation(position, seat), *answer) for answer in answers}
            if not shown <= seen:
                seen |= shown
                kept.append(record(case, position, seat, answers))
    return kept


def looks(case: Case, seed: int) -> Iterator[Position]:
    """So many positions of a random game, spread over it, its last one among them."""
    moments = sum(1 for _ in case.begin(seed).moments())
    step = max(1, moments // SPECIMENS[case.game.key].looked_at)
    for number, position in enumerate(case.begin(seed).moments()):
        if number % step == 0 or position.over:
            yield position


def answers_of(game: Game[Any], position: Position, seat: int, luck: FastLuck) -> Answers:
    found: Answers = defaultdict(list)
    for kind, moves in kinds(game).items():
        for _ in range(min(TRIED, len(moves))):
            move = moves[luck.below(len(moves))]
            refusal = SPECIMENS[game.key].answered(position, seat, game.move(move))
            code, rule = (refusal.code, refusal.rule) if refusal else (None, None)
            same = found[kind, code]
            if len(same) < SHOWN and (move, code, rule) not in same:
                same.append((move, code, rule))
    return found


def kinds(game: Game[Any]) -> dict[str, list[str]]:
    """The moves of a game by their first word."""
    found: dict[str, list[str]] = defaultdict(list)
    for move in SPECIMENS[game.key].universe:
        found[move.split(" ")[0]].append(move)
    return found


def record(case: Case, position: Position, seat: int, answers: Answers) -> Json:
    view = msgspec.to_builtins(position.view(seat))
    told = [list(answer) for some in answers.values() for answer in some]
    return {"table": case.name, "seat": seat, "view": view, "answers": told}


# --- Files


def folder_of(game: Game[Any]) -> Path | None:
    """Where the client has this game; none if it is played in the terminal alone."""
    elsewhere = os.environ.get("TABLEE_WEB_GAMES")
    roots = [ROOT / "web/src/games", *([Path(elsewhere)] if elsewhere else [])]
    return next((root / game.key for root in roots if (root / game.key / "index.ts").exists()), None)


def written(game: Game[Any]) -> str:
    """One line for each position: a change is seen where it is."""
    found = vectors(game)
    lines = ",\n".join(json.dumps(position, separators=(",", ":")) for position in found["positions"])
    content = json.dumps(found["content"], separators=(",", ":"))
    return f'{{"content":{content},\n"positions":[\n{lines}\n]}}\n'


def main() -> None:
    asked = sys.argv[1:] or list(SHELF)
    for key in asked:
        folder = folder_of(SHELF[key])
        if folder is not None:
            (folder / FILE).write_text(written(SHELF[key]), "utf-8")
            print(f"Written: {folder / FILE}")


if __name__ == "__main__":
    main()
