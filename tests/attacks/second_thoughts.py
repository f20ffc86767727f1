"""Whether a bot has thought of a move, or was too late and played the harmless default: it is asked again.

A bot plays the same with the same luck. A move with a reason was thought of, and so was one that is no default; of the
others one has to ask, with what its seat had heard and saw then.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablee import games
from tablee.kernel import FastLuck
from tablee.store import Row
from tablee.tables.acts import BotPlay, Open
from tablee.tables.hall import decode_entry
from tablee.tables.table import Table


def thoughts(rows: list[Row]) -> Iterator[bool]:
    """For each move of a bot, whether it has thought of it."""
    opened = decode_entry(rows[0].act)
    assert isinstance(opened.act, Open)
    table = Table(rows[0].table, games.find(opened.act.game), opened)
    for row in rows[1:]:
        entry = decode_entry(row.act)
        if isinstance(entry.act, BotPlay):
            yield is_thought_of(table, entry.act)
        table.apply(entry)


def is_thought_of(table: Table, played: BotPlay) -> bool:
    position = table.position()
    assert position is not None
    if played.reason is not None or played.seat not in position.awaited():
        return True
    return played.move != position.default(played.seat).text or played.move == thought(table, played.seat)


def thought(table: Table, seat: int) -> str:
    """What the bot of a seat plays now, if it has the time."""
    running, position = table.running, table.position()
    assert position is not None
    bot = table.game.bot(running.level_of(seat), seat, FastLuck(running.temper_of_bot(seat)))
    for event in running.heard_by(seat):
        bot.hear(event)
    bot.draw_from(FastLuck(running.luck_of_bot(seat)))
    move = bot.choose(position.view(seat))
    return "" if move is None else move.text
