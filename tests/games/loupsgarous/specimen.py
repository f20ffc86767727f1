"""What the suite and the playthroughs are told about Les Loups-Garous."""

from __future__ import annotations

from tablee.games.loupsgarous import events
from tablee.games.loupsgarous.game import LOUPSGAROUS
from tablee.games.loupsgarous.moves import GRAMMAR, REASONS
from tablee.games.loupsgarous.refusals import TOO_FAST
from tablee.games.loupsgarous.rules import Village
from tablee.kernel import EVERYTHING, Eyes, FastLuck, Json, Move, Refusal
from tests.conformance.specimen import Specimen, imagined
from tests.games.loupsgarous.chosen import ALL_HOUSES
from tests.games.loupsgarous.compositions import by_lot
from tests.games.loupsgarous.endings import ended_as

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


def answered(position: Village, seat: int, move: Move) -> Refusal | None:
    """What was said too soon can be said in a moment: a view knows no time, and no guard can tell."""
    refusal = position.why_not(seat, move)
    return None if refusal is TOO_FAST else refusal


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
    answered=answered,
    marked=marked,
    reported=(events.ClockLengthened, events.ModeratorIntervened),
    seldom=(
        events.BetPlaced,
        events.BuildingBurnt,
        events.ExecutionVoid,
        events.IdiotSpared,
        events.PardonGranted,
        events.PosterVoid,
        events.PowerRestored,
        events.PowersLost,
        events.RazorUsed,
        events.TieBreakAsked,
        events.TokensDealt,
        events.VoteNotHeld,
    ),
    rare=(
        "already_asked",
        "already_named",
        "banned",
        "no_pardon",
        "nobody_named",
        "not_a_farmer",
        "not_a_vagabond",
        "not_eligible",
        "not_named",
        "power_spent",
        "silent",
        "spared",
        "token_taken",
        "too_fast",
        "too_many_statements",
    ),
    tables={
        5: {"preset": "P", "clocks": "fast"},
        8: {"preset": "T", "clocks": "fast", "mode": "same_room"},
        9: {"preset": "V2", "clocks": "fast", "token_mode": "draft", "tokens": ALL_HOUSES, "captain_day": "2"},
        10: {"preset": "custom", "cards": "W3 X G S E I O F", "clocks": "fast", "captain_day": "before_night_1"},
    },
    by_lot=by_lot,
    lots=(5, 8, 12, 18, 29),
    ended_as=ended_as,
    written=(5, 8, 9, 10),
    seeds={5: 101, 8: 5, 9: 71, 10: 100},
    digested=4,
    bot_moves=400,
    searched=10,
    situation=lambda position, seat: position.step_name(),
    looked_at=300,
    kept=40,
    unshown=("immune", "no_vote", "nothing_to_restore", "teacher", "vagabond"),
)
