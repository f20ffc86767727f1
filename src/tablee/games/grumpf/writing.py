"""A position of Grumpf is put on paper (`paper` says how it looks there)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from tablee.games.grumpf.box import LETTERS, NEUTRAL_LETTER
from tablee.games.grumpf.clans import HELD, Clan
from tablee.games.grumpf.moves import BOARDS, CLUB, SPECIES
from tablee.games.grumpf.paper import (
    MILLISECONDS,
    Animals,
    Paper,
    PaperClan,
    PaperCommand,
    PaperHand,
)
from tablee.games.grumpf.sharing import Spot
from tablee.kernel.records import Json

if TYPE_CHECKING:
    from tablee.games.grumpf.hand import Command, Hand
    from tablee.games.grumpf.rules import Grumpf


def write(position: Grumpf) -> Json:
    two = position.seats < len(position.clans)
    paper = Paper(
        clans=[write_clan(position, clan) for clan in position.clans[: position.seats]],
        tracks={key: write_track(position, board) for board, key in enumerate(BOARDS) if position.tracks[board]},
        animals=write_animals(position.animals),
        pace=position.terms.pace,
        sides="".join(str(side + 1) for side in position.terms.sides),
        daily=position.terms.daily,
        hunt_max=write_hunt_max(position.terms.hunt_max),
        patience=position.terms.patience,
        round=position.round,
        phase=position.phase,
        now=position.now,
        until=position.until,
        bag=[SPECIES[species] for species in position.bag],
        discarded=write_animals(position.discarded),
        tiles=position.tiles,
        neutral=LETTERS[position.clans[-1].colour] if two else None,
        continued=position.continued[:],
        chooser=position.chooser if position.chooser >= 0 else None,
    )
    position.write_pace(paper)
    return msgspec.to_builtins(paper)


def write_hunt_max(time: int) -> int:
    """In seconds, like the option; a time between two seconds stays in milliseconds, as older papers have it."""
    return time if time % MILLISECONDS else time // MILLISECONDS


def write_clan(position: Grumpf, clan: Clan) -> PaperClan:
    shows: dict[str, int | Literal["club"]] = {}
    for index, side in enumerate(clan.sides):
        if clan.states[index] == HELD and side == 1:
            face = position.box.pawns[index].faces[side]
            shows[str(index + 1)] = "club" if face == CLUB else face
    return PaperClan(
        colour=LETTERS[clan.colour],
        animals=write_animals(clan.animals),
        tiles=clan.tiles,
        joker=clan.jokers > 0,
        hut=clan.hut,
        shows=shows,
        child=clan.child,
        bot=clan.bot,
        gone=clan.gone,
    )


def write_animals(counts: list[int]) -> Animals:
    return {SPECIES[species]: count for species, count in enumerate(counts) if count}


def write_track(position: Grumpf, board: int) -> list[str]:
    return [write_spot(position, spot) for spot in position.tracks[board]]


def write_spot(position: Grumpf, spot: Spot) -> str:
    text = f"{letter(position, spot.clan)}{spot.value}#{spot.pawn}"
    return text if spot.club_clan < 0 else f"{text}x{letter(position, spot.club_clan)}#{spot.club_pawn}"


def letter(position: Grumpf, clan: int) -> str:
    return LETTERS[position.clans[clan].colour] if clan < position.seats else NEUTRAL_LETTER


def write_hand(hand: Hand) -> PaperHand:
    return PaperHand(
        hand.busy_until,
        write_command(hand.coming),
        write_command(hand.waiting),
        write_command(hand.bed),
        hand.sent,
        hand.arrivals[:],
        hand.one_way,
    )


def write_command(command: Command | None) -> PaperCommand | None:
    if command is None:
        return None
    return PaperCommand(command.number, command.move.text, command.key, command.close)
