"""What the suite and the playthroughs are told about Les Loups-Garous."""

from __future__ import annotations

from tablee.games.loupsgarous import events
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import GRAMMAR, REASONS
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import EVERYTHING, Eyes, FastLuck, Json
from tests.conformance.specimen import Specimen, imagined

CANARY = "a canary in the dark"


def some_of_each() -> tuple[str, ...]:
    """A notation of every verb, and of every kind of statement."""
    taps = [f"tap {step} {cell}" for step in ("b1", "b4", "b5", "seer", "wolves") for cell in ("0", "3", "-")]
    pairs = [f"tap {step} {cells}" for step in ("b2", "b6", "witch", "cupid") for cells in ("0 1", "2 -", "- -")]
    day = [
        f"{verb} {seat}"
        for verb in ("elect", "vote", "break", "shoot", "name", "let", "house", "confess", "restore", "shave", "ban")
        for seat in (0, 2, 4)
    ]
    plain = ["done", "skip", "stand", "ready", "wait", "back", "send", "ban", "ask", "decline", "pardon", "refuse"]
    others = [
        "close",
        "leave",
        "accept",
        "ban 1 3",
        "lids b4 open",
        "lids wolves closed",
        "bet seat 1",
        "bet side piper",
    ]
    takes = ["take farm1", "take church", "take bundle"]
    spoken = [f"say {kind}" for kind in GRAMMAR] + [f"why {reason}" for reason in REASONS]
    words = [f"add {word}" for word in ("0", "1", "weak", "strong", "seer", "heal", "none", "church")]
    return (*taps, *pairs, *day, *plain, *others, *takes, *spoken, *words, "tap thief left", "tap pyromaniac church")


def secrets(position: Village, eyes: Eyes) -> set[str]:
    """Who holds which card is a secret, but no card has a name of its own: a note of a night stands for all of them."""
    if eyes == EVERYTHING or position.over or (eyes is not None and position.eyes_open[eyes]):
        return set()
    return {note.word for note in position.notes if note.word == CANARY}


def marked(seats: int) -> Json:
    written = LOUPSGAROUS.setup(seats, FastLuck(1)).to_json()
    written["notes"] = [[1, "vision", 0, 1, CANARY]]
    return written


SPECIMEN = Specimen(
    game=LOUPSGAROUS,
    universe=some_of_each(),
    reveals=(
        events.DayBroke,
        events.Eliminated,
        events.BallotClosed,
        events.ElectionClosed,
        events.IdiotSpared,
        events.GameEnded,
        events.TavernVoted,
        events.ThiefOffered,
        events.ThiefChose,
        events.LoversChosen,
        events.LoverTold,
        events.PackTold,
        events.DesignationChanged,
        events.GirlCaught,
        events.Glimpsed,
        events.NothingGlimpsed,
        events.CardSeen,
        events.VictimShown,
        events.CharmedTold,
        events.CharmSet,
        events.EyesOpened,
        events.PardonGranted,  # by default, to his Lover (D27)
        events.PardonRefused,
    ),
    twins=(imagined,),
    secrets=secrets,
    marked=marked,
    reported=(events.ModeratorIntervened,),
    tables={5: {"preset": "P", "clocks": "fast"}, 12: {"preset": "C"}},
)
