"""What the house has answered, for people: tables with a line for each thing, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from tablee.cli.terminal import NARROWEST, print_sentence, stacked, terminal
from tablee.server.admin import orders
from tablee.server.admin.orders import TableLine
from tablee.text import Speaker, speaker

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
GAP: Final = 2
NUMBERS: Final = frozenset({"age", "moved", "seats", "people", "bots"})
STATES: Final = ("lobby", "playing", "over", "closed")


class Pages:
    """In one language, on one terminal."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.console: Console = terminal()

    def show(self, order: orders.Order, answer: bytes) -> None:
        kind, page = self.page_of(order)
        page(msgspec.json.decode(answer, type=kind))

    def page_of(self, order: orders.Order) -> tuple[Any, Callable[[Any], None]]:
        pages: Mapping[type[orders.Order], tuple[Any, Callable[[Any], None]]] = {
            orders.Tables: (orders.Listing, self.listing),
            orders.ShowTable: (orders.TableSheet, self.table),
            orders.Close: (orders.Ended, lambda ended: self.sentence("admin-closed", id=ended.id)),
            orders.Delete: (orders.Ended, lambda ended: self.sentence("admin-deleted", id=ended.id)),
            orders.People: (orders.PeopleFound, self.people),
            orders.Forget: (orders.Forgotten, self.forgotten),
            orders.Health: (orders.HealthSheet, self.health),
            orders.PutUp: (orders.Notices, self.notice),
            orders.TakeDown: (orders.Notices, self.notice),
        }
        return pages[type(order)]

    # --- Tables

    def listing(self, listing: orders.Listing) -> None:
        self.sentence("admin-tables", count=sum(listing.counts.values()), states=self.states(listing.counts))
        self.tables(listing.tables, listing.now)

    def tables(self, tables: Sequence[TableLine], now: int) -> None:
        self.lay_out(
            ("id", "game", "state", "age", "people", "bots", "seats"), [self.cells(line, now) for line in tables]
        )

    def cells(self, line: TableLine, now: int) -> dict[str, str]:
        return {
            "id": line.id,
            "game": self.game(line.game),
            "state": self.state(line.state),
            "age": self.age(now - line.created),
            "people": self.say.number(line.people),
            "bots": self.say.number(line.bots),
            "seats": self.say.number(line.seats),
        }

    def table(self, sheet: orders.TableSheet) -> None:
        line, say = sheet.table, self.say
        self.facts(
            ("id", line.id),
            ("game", self.game(line.game)),
            ("rules", sheet.rules_version),
            ("state", self.state(line.state)),
            ("age", self.age(sheet.now - line.created)),
            ("entries", say.number(sheet.entries)),
            ("moved", "" if sheet.moved is None else self.age(sheet.now - sheet.moved)),
            ("here", say.number(sheet.here)),
            ("keeper", sheet.keeper or ""),
            ("pace", sheet.settings.pace),
            ("options", ", ".join(f"{name}={value}" for name, value in sheet.settings.options.items())),
        )
        for seat, place in enumerate(sheet.places):
            self.fact(say.say("admin-seat", seat=seat), self.whoever(place))
        if sheet.unknown:
            print_sentence(self.console, say.say("refusal-other-rules"))

    def whoever(self, place: orders.SeatLine) -> str:
        if place.kind == "bot":
            return self.say.say("admin-bot", level=self.say.level(place.level or ""))
        return place.name or self.say.say("admin-free")

    # --- People

    def people(self, found: orders.PeopleFound) -> None:
        for sheet in found.people:
            self.facts(
                ("id", sheet.id),
                ("name", sheet.name),
                ("age", self.age(found.now - sheet.created)),
                ("seen", self.age(found.now - sheet.seen)),
            )
            self.tables(sheet.tables, found.now)

    def forgotten(self, done: orders.Forgotten) -> None:
        self.sentence("admin-forgotten", id=done.id, deleted=done.deleted, left=done.left)

    # --- The house

    def health(self, sheet: orders.HealthSheet) -> None:
        say = self.say
        self.facts(
            ("version", sheet.version),
            ("since", self.age(sheet.now - sheet.since)),
            ("store", say.say(f"admin-store-{sheet.store}")),
            ("nodes", ", ".join(node for node in sheet.nodes if node)),
            ("count", self.states(sheet.tables)),
            ("rooms", say.number(sheet.rooms)),
            ("sockets", say.number(sheet.sockets)),
            ("thoughts", say.number(sheet.thoughts)),
            ("faults", say.number(sheet.faults)),
        )
        if sheet.notice is not None:
            self.notice(orders.Notices(sheet.now, sheet.notice))

    def notice(self, shown: orders.Notices) -> None:
        if shown.notice is None:
            self.sentence("admin-no-notice")
        else:
            minutes = -((shown.now - shown.notice.until) // MINUTE)  # rounded up: what was asked for
            self.sentence("admin-notice", text=shown.notice.text, left=self.age(minutes * MINUTE))

    # --- Parts

    def game(self, key: str) -> str:
        """As its box is called; a game that this program does not know by its key."""
        from tablee.games import SHELF

        return speaker(self.say.language, SHELF[key]).say("game-name") if key in SHELF else key

    def state(self, state: str) -> str:
        return self.say.say("admin-state-is", state=state)

    def states(self, counts: Mapping[str, int]) -> str:
        parts = [
            self.say.say("admin-in-state", state=self.state(state), count=counts[state])
            for state in STATES
            if counts.get(state)
        ]
        return ", ".join(parts)

    def age(self, ms: int) -> str:
        """In one unit, rounded down."""
        for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
            if ms >= 2 * length or (unit == "minutes" and ms >= length):
                return self.say.say("admin-time", unit=unit, count=ms // length)
        return self.say.say("admin-time", unit="seconds", count=max(0, ms) // 1000)

    def sentence(self, words: str, **parts: Any) -> None:
        print_sentence(self.console, self.say.say(words, **parts))

    def facts(self, *facts: tuple[str, str]) -> None:
        """What is empty is left out."""
        for name, value in facts:
            if value:
                self.fact(self.say.say(f"admin-{name}"), value)

    def fact(self, name: str, value: str) -> None:
        print_sentence(self.console, self.say.say("fact", name=name, value=value), indent="  ")

    def lay_out(self, columns: Sequence[str], rows: Sequence[Mapping[str, str]]) -> None:
        """A table, or, where there is no room for one, each row below the other."""
        if not rows:
            return
        titles = [self.say.say(f"admin-{column}") for column in columns]
        if self.console.width < NARROWEST:
            for row in rows:
                facts = [(title, row[column]) for title, column in zip(titles[1:], columns[1:], strict=True)]
                self.console.print(*stacked(self.say, row[columns[0]], facts, self.console.width), sep="\n")
            return
        table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
        for column, title in zip(columns, titles, strict=True):
            table.add_column(title, justify="right" if column in NUMBERS else "left", no_wrap=True)
        for row in rows:
            table.add_row(*(row[column] for column in columns))
        self.console.print(table)
