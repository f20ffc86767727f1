"""One turn of one server: start it, seat the tables, load it, end it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benchmarks.server.figures import Sample
from benchmarks.server.load import Load, Measured
from benchmarks.server.peer import Peer
from benchmarks.server.storm import storm


@dataclass(frozen=True)
class Plan:
    """How much of what."""

    few: int = 50
    many: int = 500
    warm_up: float = 3.0  # until node has compiled what is hot
    seconds: float = 4.0
    pace: float = 500
    hard_pace: float = 1500


def named(stretch: str, measured: Measured) -> Sample:
    return {f"{stretch}.{name}": value for name, value in measured.summary().items()}


def few(peer: Peer, plan: Plan) -> Sample:
    """Some tables, as many moves as the server can do."""
    with peer.start() as server, Load(peer, server) as load:
        grown = load.connect(plan.few)
        sample = named("few", load.closed(plan.warm_up, plan.seconds))
        return {**sample, "few.kB_per_table": grown / plan.few / 1000, "start.seconds": server.seconds}


def many(peer: Peer, plan: Plan) -> Sample:
    """Many tables: as many moves as the server can do, then at two paces; then a storm."""
    with peer.start() as server, Load(peer, server) as load:
        grown = load.connect(plan.many)
        sample = named("many", load.closed(plan.warm_up, plan.seconds))
        sample |= named("paced", load.paced(plan.pace, plan.warm_up / 3, plan.seconds))
        sample |= named("hard", load.paced(plan.hard_pace, plan.warm_up / 3, plan.seconds))
        gone = storm(load)
        return {
            **sample,
            "many.kB_per_table": grown / plan.many / 1000,
            "storm.seconds": gone.seconds,
            "storm.underway": gone.underway,
            "storm.lost": gone.lost,
            "start.seconds": server.seconds,
        }


CROWDS: Final = {"few": few, "many": many}
