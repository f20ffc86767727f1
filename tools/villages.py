"""How villages of bots end (5.7 of the law): many games of one set without waiting, and the shares of the sides.

    python -m tools.villages --preset C --seats 12 --games 1000 --villagers solid --wolves solid
    python -m tools.villages --all

Bots are asked as at a table, but at once: who has a decoy is left alone, a sentence is said in one breath, and a view
has no list of all words that could be said. The seed decides every game. Last stands which shares of the village
(and of the Piper) are within their targets, and of which not even the interval of 95 % touches them.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec

from tablee.games.loupsgarous import sight
from tablee.games.loupsgarous.bots import Player
from tablee.games.loupsgarous.box import PROTECTOR
from tablee.games.loupsgarous.debate import Debate
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import deed
from tablee.games.loupsgarous.night import InCall
from tablee.games.loupsgarous.requests import day_powers
from tablee.games.loupsgarous.rules import Village
from tablee.games.loupsgarous.speech import Speaking
from tablee.games.loupsgarous.view import StatementView, VillageView
from tablee.kernel import FastLuck, Options

THOUGHT: Final = 13_000  # of a bot in a debate, on average
UNNOTICED: Final = frozenset(("vote", "elect", "tap", "lids", "add", "say", "why", "let"))  # nobody else sees these
ROUNDS: Final = 400  # more than any village needs
SURE: Final = 1.96  # standard deviations
VERDICTS: Final = ("within", "may be within", "outside")  # the share; its interval; not even that
OTHERS: Final = ("lovers", "white", "piper", "draw", "stalemate")
CLOSELY: Final = frozenset((("S", 12), ("C", 12), ("V1", 14), ("V2", 18), ("V2", 26)))  # measured with 1 000 games
PIPER: Final = (10, 30)
TARGETS: Final = {"S": (35, 72), "F": (35, 55)}
USUAL: Final = (42, 62)
LARGE: Final = (35, 72)  # V2 from 22 players on
ROWS: Final = {
    "S": range(8, 19),
    "P": range(5, 8),
    "D": range(8, 19),
    "C": range(8, 19),
    "T": range(8, 19),
    "N": range(9, 19),
    "F": range(12, 19),
    "V1": range(8, 19),
    "V2": range(9, 30),
}


class Ending(NamedTuple):
    reason: str
    rounds: int


# --- One game


class Play:
    """A village and its bots, in virtual time."""

    def __init__(
        self, village: Village, bots: Mapping[int, Player], luck: FastLuck, deal: FastLuck, check: bool
    ) -> None:
        self.village = village
        self.bots = bots
        self.luck = luck
        self.deal = deal
        self.check = check
        self.public: VillageView | None = None

    def run(self) -> Ending:
        village = self.village
        for _ in range(ROUNDS * village.seats):
            if village.over:
                break
            top = village.agenda[-1]
            if isinstance(top, InCall):
                self.call(top)
            elif isinstance(top, Debate):
                self.debate(top)
            elif not self.ask(village.awaited()):
                self.others(top)
        return Ending(village.reason_over, village.round)

    def others(self, top: Any) -> None:
        """Nobody is awaited: whoever may act has one thought, then time passes."""
        if isinstance(top, Speaking):
            for seat in self.shuffled(top.acting(self.village)):
                self.think(seat)
                if self.village.over or self.village.agenda[-1] is not top or self.village.awaited():
                    return
        self.pass_time()

    def pass_time(self) -> None:
        due = self.village.due()
        assert due is not None
        self.village.advance(due, self.deal)
        self.public = None

    def shuffled(self, seats: Sequence[int]) -> list[int]:
        found = list(seats)
        self.luck.shuffle(found)
        return found

    def ask(self, seats: Sequence[int]) -> bool:
        """Those who are awaited, each once."""
        top = self.village.agenda[-1] if seats else None
        asked = False
        for seat in self.shuffled(seats):
            if self.village.over or self.village.agenda[-1] is not top:
                break
            asked = self.think(seat) or asked
        return asked

    def call(self, top: InCall) -> None:
        """Actors choose; in the Werewolves' step they look again at every beat."""
        village = self.village
        acting = [seat for seat in village.living() if top.call_of(village, seat) is not None]
        wolves = top.has_wolves()
        if wolves:
            acting += [seat for seat in village.living() if seat not in acting and village.cards[seat] == 8]
        again = [seat for seat in acting if wolves and village.cards[seat] in (1, 2, 8)]
        for seat in self.shuffled(acting):
            self.think(seat)
        while wolves and village.beat < village.box.beats - 1:
            for seat in self.shuffled(again):
                self.think(seat)
            self.pass_time()
        self.pass_time()

    def debate(self, top: Debate) -> None:
        """So many thoughts as fit into the time, in any order."""
        village = self.village
        living = village.living()
        step = THOUGHT // max(1, len(living))
        while not village.over and village.agenda[-1] is top and village.now + step < top.ends:
            village.reach(village.now + step, self.deal)
            if village.agenda[-1] is not top:
                return
            self.think(living[self.luck.below(len(living))])
        if not village.over and village.agenda[-1] is top:
            village.advance(top.ends, self.deal)
            self.public = None

    # --- One thought

    def think(self, seat: int) -> bool:
        if not self.village.alive[seat] and seat not in self.village.awaited():
            return False
        bot = self.bots[seat]
        move = bot.choose(self.view(seat))
        if move is None:
            return False
        if bot.plan is None:
            self.play(seat, move)
            return True
        plan = bot.plan
        self.play(seat, deed("say", plan.kind))
        for word in plan.words:
            self.play(seat, deed("add", word))
        if plan.reason:
            self.play(seat, deed("why", plan.reason))
        if self.village.now - self.village.last_said[seat] >= self.village.box.statement_gap:
            self.play(seat, deed("send"))
        return True

    def play(self, seat: int, move: Any) -> None:
        top = self.village.agenda[-1]
        if self.check:
            self.village.attempt(seat, move, self.deal)
        else:
            self.village.play(seat, move, self.deal)
        if move.verb in ("send", "ready", "wait") and self.public is not None:
            self.note(move.verb)
            return
        waits_on = not self.village.over and self.village.agenda[-1] is top
        if not waits_on or move.verb not in UNNOTICED:
            self.public = None

    def note(self, verb: str) -> None:
        """Of what everybody sees only this has changed."""
        assert self.public is not None
        if verb != "send":
            self.public = (
                msgspec.structs.replace(self.public, ready=sum(self.village.ready))
                if not self.village.shortened
                else None
            )
            return
        said = self.village.statements[-1]
        number = len(self.village.statements)
        new = StatementView(number, said.day, said.seat, said.kind, said.words[:], said.reason or None, said.at)
        self.public.statements.append(new)

    def view(self, seat: int) -> VillageView:
        if self.public is None:
            self.public = sight.public_view(self.village)
        return msgspec.structs.replace(self.public, **private(self.village, seat))


def private(village: Village, seat: int) -> dict[str, object]:
    """`sight.private_view` without the words that could be said, and without what the dead see."""
    from tablee.games.loupsgarous.moves import CARDS

    card = village.cards[seat]
    top = village.agenda[-1]
    found: dict[str, object] = {
        "eyes": seat,
        "card": CARDS[card],
        "dealt": CARDS[village.dealt[seat]],
        "lover": sight.lover(village, seat),
        "couple": village.lovers[:] if village.cupid_seat == seat else (),
        "pack": sight.pack(village, seat),
        "charmed": sight.charmed(village, seat),
        "sights": [sight.sight_view(seen) for seen in village.sights[seat]],
        "guarded": sight.somebody(village.guarded) if card == PROTECTOR else None,
    }
    if village.by_night():
        found["designations"] = sight.designations(village, seat)
        found["caught"] = village.holder(8) if village.caught and sight.wakes_with_pack(village, seat) else None
        found["offered"] = sight.offered(village, seat)
        found["victim"] = sight.somebody(village.shown_victim) if village.was_shown == seat else None
        found["tap"] = sight.tap_view(village, seat)
        return found
    if isinstance(top, Speaking):
        found["options"] = lean_options(village, top, seat)
        found["ready_self"] = village.ready[seat]
    else:
        found["options"] = [move.text for move in village.moves(seat)]
        found["vote"] = sight.somebody(village.votes[seat])
        found["draft_voters"] = village.voters_draft[:] if sight.is_naming(village, seat) else ()
    return found


def lean_options(village: Village, top: Speaking, seat: int) -> list[str]:
    found = [move.text for move in day_powers(village, seat)]
    if isinstance(top, Debate):
        found.append("wait" if village.ready[seat] else "ready")
    elif top.name() == "campaign":
        if not village.candidates[seat] and top.why_not(village, seat, deed("stand")) is None:
            found.append("stand")
        if top.may_speak(village, seat):
            found.append("say support")
    elif seat in top.asked(village):
        found.extend(("refuse", "pardon") if seat == village.pardon_lord else ("ask", "decline"))
    return found


def play_one(options: Options, seats: int, levels: Mapping[str, str], seed: int, check: bool = False) -> Ending:
    luck = FastLuck(seed)
    deal = luck.spawn()
    village = LOUPSGAROUS.setup(seats, deal, options)
    bots: dict[int, Player] = {}
    for seat in range(seats):
        bot = LOUPSGAROUS.bot(levels[village.side(seat)], seat, luck.spawn())
        assert isinstance(bot, Player)
        bots[seat] = bot
    return Play(village, bots, luck.spawn(), deal, check).run()


# --- Many games


def settled(preset: str, given: Mapping[str, Any] | None = None) -> Options:
    return LOUPSGAROUS.settled(LOUPSGAROUS.read_options({"preset": preset, **(given or {})}))


def play_many(preset: str, seats: int, levels: Mapping[str, str], check: bool, seeds: Sequence[int]) -> list[Ending]:
    options = settled(preset)
    return [play_one(options, seats, levels, seed, check) for seed in seeds]


class Row(NamedTuple):
    preset: str
    seats: int
    games: int
    reasons: Counter[str]
    rounds: float
    seconds: float

    def share(self, reason: str) -> float:
        return 100.0 * self.reasons[reason] / self.games

    def interval(self, reason: str) -> tuple[float, float]:
        """Where the true share lies, with 95 % (Wilson)."""
        held, spread = self.reasons[reason] / self.games, SURE * SURE / self.games
        middle = held + spread / 2.0
        width = sqrt(held * (1.0 - held) * spread + spread * spread / 4.0)
        return 100.0 * (middle - width) / (1.0 + spread), 100.0 * (middle + width) / (1.0 + spread)

    def verdict(self) -> str:
        """Worst of what the law has a target for: `within`, `may be within`, `outside` (provably)."""
        found = [self.fit("villagers", target(self.preset, self.seats))]
        if self.preset == "F":
            found.append(self.fit("piper", PIPER))
        return max(found, key=VERDICTS.index)

    def fit(self, reason: str, wanted: tuple[int, int]) -> str:
        low, high = wanted
        least, most = self.interval(reason)
        if low <= self.share(reason) <= high:
            return VERDICTS[0]
        return VERDICTS[1] if least <= high and most >= low else VERDICTS[2]

    def line(self) -> str:
        low, high = target(self.preset, self.seats)
        rest = [f"{reason} {self.share(reason):.1f}" for reason in OTHERS if self.reasons[reason]]
        return (
            f"{self.preset:3}{self.seats:3} {self.games:5} {self.with_interval('villagers')}  {low}-{high}  "
            f"{self.with_interval('werewolves')}  {self.rounds:4.1f} rounds  {self.games / self.seconds:5.1f}/s  "
            f"{self.verdict():13} {', '.join(rest)}"
        ).rstrip()

    def with_interval(self, reason: str) -> str:
        least, most = self.interval(reason)
        return f"{self.share(reason):5.1f} [{least:4.1f} {most:4.1f}]"


def target(preset: str, seats: int) -> tuple[int, int]:
    return LARGE if preset == "V2" and seats >= 22 else TARGETS.get(preset, USUAL)


def measured(
    preset: str, seats: int, games: int, levels: Mapping[str, str], seed: int, workers: int, check: bool
) -> Row:
    begun = time.perf_counter()
    seeds = [seed << 32 | number for number in range(games)]
    play = partial(play_many, preset, seats, dict(levels), check)
    endings: list[Ending] = []
    if workers <= 1:
        endings = play(seeds)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for batch in pool.map(play, parts(seeds, 10)):
                endings += batch
    reasons = Counter(ending.reason for ending in endings)
    rounds = sum(ending.rounds for ending in endings) / games
    return Row(preset, seats, games, reasons, rounds, time.perf_counter() - begun)


def parts(seeds: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for first in range(0, len(seeds), size):
        yield seeds[first : first + size]


def asked_for(arguments: Sequence[str]) -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--preset", default="C", choices=sorted(ROWS))
    asked.add_argument("--seats", default="12", help="one number, or several with commas")
    asked.add_argument(
        "--games", type=int, help="of each row; 200, with --all 1 000 of some rows and 100 of the others"
    )
    asked.add_argument("--villagers", default="solid")
    asked.add_argument("--wolves", default="solid")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--all", action="store_true", help="every row of 5.7")
    asked.add_argument("--check", action="store_true", help="every move is checked against the rules")
    return asked.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    chosen = asked_for(arguments)
    levels = {"villagers": chosen.villagers, "werewolves": chosen.wolves}
    rows = [(chosen.preset, int(seats)) for seats in chosen.seats.split(",")]
    if chosen.all:
        rows = [(preset, seats) for preset, numbers in ROWS.items() for seats in numbers]
    print("set  n games village [95 %]      target wolves [95 %]")
    found: list[Row] = []
    for preset, seats in rows:
        usual = (1000 if (preset, seats) in CLOSELY else 100) if chosen.all else 200
        games = chosen.games or usual
        row = measured(preset, seats, games, levels, chosen.seed, chosen.workers, chosen.check)
        found.append(row)
        print(row.line(), flush=True)
    conclude(found)
    return 0


def conclude(rows: Sequence[Row]) -> None:
    """How many rows keep to the law's targets, and which do not."""
    for verdict in VERDICTS:
        named = [f"{row.preset} {row.seats}" for row in rows if row.verdict() == verdict]
        print(f"{verdict}: {len(named)}" + (f" ({', '.join(named)})" if named and verdict != VERDICTS[0] else ""))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
