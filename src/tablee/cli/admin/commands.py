"""The commands below `tablee admin`, explained in the language of the speaker."""

# No `from __future__ import annotations` here: cyclopts reads the annotations, and they hold translated help texts.

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Group, Parameter

from tablee.cli.complaints import Complaint
from tablee.text import Speaker

if TYPE_CHECKING:
    from tablee.cli.admin.way import House
    from tablee.server.admin.orders import Order

State = Literal["lobby", "playing", "over", "closed"]
MOST_LISTED: Final = 1000


@dataclass(frozen=True)
class Which:
    """Which house is meant, and how its answer is shown."""

    config: Path | None = None
    data: Path | None = None
    store: str | None = None
    at: str | None = None
    json: bool = False


OURS: Final = Which()  # in this folder, on this machine


class Commands:
    """The app below `tablee admin`, while it is put together. `described` gives a command its help, as everywhere."""

    def __init__(self, say: Speaker, described: Callable[..., dict[str, Any]]) -> None:
        self.say = say
        self.described = described
        self.app = App(
            name="admin",
            group_commands=Group(say.say("help-commands")),
            group_arguments=Group(say.say("help-options")),
            group_parameters=Group(say.say("help-options")),
            **described(say, "admin", "tablee admin tables"),
        )
        self.which = Annotated[self.told(), Parameter(name="*")]
        self.table = self.option("help-table")
        self.person = self.option("help-person")

    def option(self, text: str, **params: str) -> Parameter:
        return Parameter(help=self.say.say(text, **params))

    def told(self) -> type[Which]:
        """The options that every command has, with their help."""

        @dataclass(frozen=True)
        class Told(Which):
            config: Annotated[Path | None, self.option("help-config")] = None
            data: Annotated[Path | None, self.option("help-data")] = None
            store: Annotated[str | None, self.option("help-store", example="postgresql://tablee@localhost/tablee")] = (
                None
            )
            at: Annotated[str | None, self.option("help-at", example="http://127.0.0.1:8000")] = None
            json: Annotated[bool, self.option("help-admin-json")] = False

        return Told

    def add(self, name: str, function: Callable[..., int], line: str) -> None:
        """A command, for whichever house: the options for that are the same everywhere."""
        function.__annotations__["house"] = self.which
        words = f"help-admin-{name}"
        told = self.described(self.say, words.removeprefix("help-"), f"tablee admin {line}")
        self.app.command(function, name=name, **told)


def add_admin(app: App, say: Speaker, described: Callable[..., dict[str, Any]]) -> None:
    commands = Commands(say, described)
    add_looking(commands, say)
    add_ending(commands, say)
    add_people(commands, say)
    add_notice(commands, say)
    app.command(commands.app)


def add_looking(commands: Commands, say: Speaker) -> None:
    option, named = commands.option, commands.table

    def tables(
        *,
        state: Annotated[State | None, option("help-state")] = None,
        limit: Annotated[int, option("help-limit")] = 50,
        house: Which = OURS,
    ) -> int:
        from tablee.server.admin.orders import Tables

        return obey(say, house, Tables(state, between(say, "--limit", limit, 1, MOST_LISTED)))

    def table(table: Annotated[str, named] = "", /, *, house: Which = OURS) -> int:
        from tablee.server.admin.orders import ShowTable

        return obey(say, house, ShowTable(given(say, "TABLE", table, "table")))

    def health(*, house: Which = OURS) -> int:
        from tablee.server.admin.orders import Health

        return obey(say, house, Health())

    commands.add("tables", tables, "tables --state playing")
    commands.add("table", table, "table MOUSE")
    commands.add("health", health, "health")


def add_ending(commands: Commands, say: Speaker) -> None:
    named = commands.table

    def close(table: Annotated[str, named] = "", /, *, house: Which = OURS) -> int:
        from tablee.server.admin.orders import Close

        return obey(say, house, Close(given(say, "TABLE", table, "close")))

    def export(*tables: Annotated[str, named], house: Which = OURS) -> int:
        return export_all(say, house, tables)

    def delete(table: Annotated[str, named] = "", /, *, house: Which = OURS) -> int:
        from tablee.server.admin.orders import Delete

        return obey(say, house, Delete(given(say, "TABLE", table, "delete")))

    commands.add("close", close, "close 3f0645c0")
    commands.add("export", export, "export 3f0645c0 > game.json")
    commands.add("delete", delete, "delete 3f0645c0")


def add_people(commands: Commands, say: Speaker) -> None:
    option, identity = commands.option, commands.person

    def person(
        person: Annotated[str, identity] = "",
        /,
        *,
        name: Annotated[str, option("help-person-name")] = "",
        house: Which = OURS,
    ) -> int:
        from tablee.server.admin.orders import People

        if bool(person) == bool(name):
            raise Complaint(say.say("admin-who"))
        return obey(say, house, People(person or None, name or None))

    def forget(
        person: Annotated[str, identity] = "",
        /,
        *,
        tables: Annotated[bool, option("help-forget-tables")] = False,
        house: Which = OURS,
    ) -> int:
        from tablee.server.admin.orders import Forget

        return obey(say, house, Forget(given(say, "PERSON", person, "forget"), tables))

    commands.add("person", person, "person --name Ana")
    commands.add("forget", forget, "forget IzbIWg9mJTgj --tables")


def add_notice(commands: Commands, say: Speaker) -> None:
    option = commands.option

    def notice(
        text: Annotated[str, option("help-notice-text")] = "",
        /,
        *,
        minutes: Annotated[int, option("help-notice-minutes")] = 15,
        withdraw: Annotated[bool, option("help-notice-withdraw")] = False,
        house: Which = OURS,
    ) -> int:
        return obey(say, house, notice_order(say, text, minutes, withdraw))

    commands.add("notice", notice, f'notice "{say.say("example-notice")}" --minutes 10')


# --- What is asked for


def notice_order(say: Speaker, text: str, minutes: int, withdraw: bool) -> "Order":
    from tablee.server.admin.orders import LONGEST_NOTICE, LONGEST_TEXT, PutUp, TakeDown

    if withdraw == bool(text):
        raise Complaint(say.say("admin-notice-or-not"))
    if withdraw:
        return TakeDown()
    if len(text) > LONGEST_TEXT:
        raise Complaint(say.say("admin-notice-length", longest=LONGEST_TEXT))
    return PutUp(text, between(say, "--minutes", minutes, 1, LONGEST_NOTICE))


def given(say: Speaker, what: str, text: str, command: str) -> str:
    if not text:
        raise Complaint(say.say("usage-missing-argument", option=what, command=f"tablee admin {command}"))
    return text


def between(say: Speaker, name: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise Complaint(say.say("admin-between", option=name, least=least, most=most, wrong=say.number(number)))
    return number


def house_of(say: Speaker, which: Which) -> "House":
    from tablee.cli.admin.way import House
    from tablee.cli.database import reached_at
    from tablee.cli.settings import wishes

    said = {"store": which.store, "data": None if which.data is None else str(which.data)}
    wished = wishes(say, {name: word for name, word in said.items() if word is not None}, which.config)
    return House(wished.data, wished.store, which.at or "", reached_at(wished.host, wished.port))


# --- What is done


def obey(say: Speaker, which: Which, order: "Order") -> int:
    from tablee.cli.admin.pages import Pages
    from tablee.cli.admin.way import ask

    answer = ask(say, house_of(say, which), order)
    if which.json:
        sys.stdout.write(answer.decode() + "\n")
    else:
        Pages(say).show(order, answer)
    return 0


def export_all(say: Speaker, which: Which, tables: tuple[str, ...]) -> int:
    """One line of JSON for each table: a file with one of them is a replay."""
    from tablee.cli.admin.way import ask
    from tablee.server.admin.orders import Export

    given(say, "TABLE", "".join(tables), "export")
    house = house_of(say, which)
    for table in tables:
        sys.stdout.write(ask(say, house, Export(table)).decode() + "\n")
    return 0
