"""A village once more, independent of the first: what both may share, and what each has of its own."""

from __future__ import annotations

from typing import Final

from tablee.games.loupsgarous.rules import Village

KEPT: Final = (  # what a copy has in common with its village: numbers, names, and what is never changed
    "over",
    "now",
    "opened",
    "round",
    "phase",
    "begun",
    "known_cards",
    "wolves_declared",
    "cupid_seat",
    "heal",
    "poison",
    "fire",
    "fire_seen",
    "lives",
    "spared",
    "powers_lost",
    "guarded",
    "poster",
    "captain",
    "captain_ended",
    "election_from",
    "farms_dealt",
    "allowed_day",
    "designated",
    "pardoned",
    "pardon_lord",
    "pardon_ends",
    "shortened",
    "last_spoken",
    "beat",
    "caught",
    "victim",
    "cancelled",
    "guard",
    "healed",
    "poisoned",
    "bitten",
    "burning",
    "posted",
    "shown_victim",
    "was_shown",
    "hunter_due",
    "elder_fell",
    "elder_executed",
    "captain_fell",
    "last_farmer_fell",
    "scapegoat_fell",
    "quiet_rounds",
    "deaths_this_round",
    "first_out",
    "reason_over",
)
COPIED: Final = (  # lists, each of its own
    "agenda",
    "place",
    "cards",
    "dealt",
    "centre",
    "alive",
    "causes",
    "died_in",
    "shown",
    "lovers",
    "charmed",
    "told_charm",
    "eyes_open",
    "pool",
    "order",
    "banned",
    "allowed",
    "votes",
    "candidates",
    "tied",
    "asked_lords",
    "tavern_votes",
    "ready",
    "reason",
    "spoken",
    "last_said",
    "statements",
    "ballots",
    "requests",
    "taps",
    "designations",
    "lids",
    "prompts",
    "dots",
    "calls_due",
    "offered",
    "notes",
    "vacant_asked",
    "houses_done",
    "voters_draft",
    "missed",
    "gone",
    "gone_shown",
    "left",
    "leavers",
    "absentees",
    "bets",
    "interventions_made",
    "winners",
)


def copy_of(village: Village) -> Village:
    copy = Village(village.box, village.house, village.seats)
    for name in KEPT:
        setattr(copy, name, getattr(village, name))
    for name in COPIED:
        setattr(copy, name, getattr(village, name)[:])
    copy.buildings = [building.copy() for building in village.buildings]
    copy.draft = [words[:] for words in village.draft]
    copy.sights = [seen[:] for seen in village.sights]
    return copy
