"""Section 3.11: the neutral clan of the game for two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.grumpf import events
from tablee.games.grumpf.box import COLOURS
from tablee.games.grumpf.clans import ASIDE, ON_TRACK, Clan
from tablee.games.grumpf.moves import CLUB, face_text
from tablee.games.grumpf.sharing import Spot
from tablee.kernel.luck import Luck

if TYPE_CHECKING:
    from tablee.games.grumpf.rules import Grumpf


def neutral_clan(colours: list[int]) -> Clan:
    """GRU-220, 230. The first colour that nobody plays."""
    unused = [colour for colour in range(len(COLOURS)) if colour not in colours]
    return Clan(unused[0], False, False, 0)


def draw_neutral(position: Grumpf, luck: Luck) -> list[tuple[int, int]]:
    """GRU-222. The eight neutral pawns in the order dealt, each with the side that it shows."""
    if not position.for_two():
        return []
    pawns = [pawn.number for pawn in position.box.pawns]
    luck.shuffle(pawns)
    dealt: list[tuple[int, int]] = []
    for number in pawns:
        side: int = luck.below(2)
        dealt.append((number, side))
    return dealt


def deal_neutral(position: Grumpf, dealt: list[tuple[int, int]]) -> None:
    """GRU-222 to 224. In board order; values take the first spaces, clubs are set aside."""
    if not dealt:
        return
    neutral = position.clans[position.seats]
    told: list[events.Dealt] = []
    set_aside: list[int] = []
    next_pawn = 0
    for board in position.box.boards:
        for _ in range(board.neutral):
            number, side = dealt[next_pawn]
            next_pawn += 1
            face = position.box.pawns[number - 1].faces[side]
            told.append(events.Dealt(board.key, number, face_text(face)))
            neutral.states[number - 1] = ASIDE if face == CLUB else ON_TRACK
            if face == CLUB:
                set_aside.append(number)
            else:
                position.tracks[board.number].append(Spot(position.seats, number, face))
    if position.told is not None:
        position.told.append(events.NeutralDealt(position.t(), told, set_aside))
