"""How a house is set up: every setting is written here once, and can be said in three places.

An option of the command (`--bot-workers`) counts more than a variable (`TABLEE_BOT_WORKERS`), that more than a key of
the file (`bot_workers`), and that more than the default. Options, variables, keys and the table of docs/operating.md
all follow from the fields of `Wishes`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tablee.cli.complaints import Complaint
from tablee.cli.kinds import (
    Choice,
    Database,
    Duration,
    File,
    Kind,
    Many,
    Number,
    Origin,
    Proxy,
    Secret,
    Switch,
    Text,
    Unusable,
)
from tablee.text import Speaker
from tablee.text.quotes import LONGEST_PATH, quoted

if TYPE_CHECKING:
    from tablee.store.log import Durability

PREFIX: Final = "TABLEE_"
CONFIG: Final = "TABLEE_CONFIG"  # the file, if no option names one
DATABASE_URL: Final = "DATABASE_URL"  # what others call TABLEE_STORE
DAY: Final = 86_400
LAST_PORT: Final = 65_535
SITE: Final = "https://games.example"
NODE: Final = "http://10.0.0.5:8000"
OTHERS: Final = frozenset(  # variables of the program that are no settings of a house
    {"TABLEE_CONFIG", "TABLEE_DEBUG", "TABLEE_FORM", "TABLEE_GAMES", "TABLEE_MYPYC", "TABLEE_STRICT_TEXT"}
)
PLACE_IN_TOML: Final = re.compile(r"at line (\d+), column (\d+)")


def setting(default: Any, kind: Kind, about: str, *, option: bool = True, example: str = "") -> Any:
    said = {"kind": kind, "about": about, "option": option, "example": example}
    return field(default=default, metadata=said)


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What was asked for. The defaults suit a laptop."""

    host: str = setting("127.0.0.1", Text(), "help-address")
    port: int = setting(8000, Number(0, LAST_PORT), "help-port")
    data: Path = setting(Path("tablee.db"), File(), "help-data")  # noqa: RUF009  (a field)
    store: str = setting("", Database(), "help-store", example=Database.example)
    durability: Durability = setting("full", Choice(("full", "normal")), "help-durability")  # noqa: RUF009
    origin: tuple[str, ...] = setting((), Many(Origin(SITE)), "help-origin", example=SITE)
    proxy: tuple[str, ...] = setting((), Many(Proxy()), "help-proxy")
    node: str = setting("", Origin(NODE), "help-node", example=NODE)
    bot_workers: int | None = setting(None, Number(1), "help-bot-workers")
    keep_tables: int | None = setting(365 * DAY, Duration(), "help-keep-tables")
    keep_guests: int | None = setting(400 * DAY, Duration(), "help-keep-guests")
    log: str = setting("auto", Choice(("auto", "plain", "json")), "help-log")
    metrics_token: str = setting("", Secret(), "help-metrics-token", option=False)  # everybody could read it there
    content: tuple[str, ...] = setting((), Many(Text()), "help-content")
    unlimited: bool = setting(False, Switch(), "help-unlimited")


class Setting(NamedTuple):
    """One line of the above, and what it is called in each place."""

    name: str
    kind: Kind
    about: str
    has_option: bool
    example: str

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}" if self.has_option else ""

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"


SETTINGS: Final[Mapping[str, Setting]] = {
    one.name: Setting(one.name, *(one.metadata[key] for key in ("kind", "about", "option", "example")))
    for one in fields(Wishes)
}
WHERE: Final = ("store", "data")  # two places for the same tables


# --- Where something was said


class Source(NamedTuple):
    """What was said in one place, by the names of the settings; what a setting is called there; whether it is typed."""

    said: Mapping[str, object]
    called: Callable[[str], str]
    typed: bool = True

    def read(self, say: Speaker, name: str) -> Any:
        kind, value = SETTINGS[name].kind, self.said[name]
        try:
            return kind.check(as_typed(kind, value) if self.typed else value)
        except Unusable as error:
            raise Complaint(say.say(error.message, option=self.called(name), **error.parts)) from None


def as_typed(kind: Kind, value: object) -> object:
    """What is said several times is a list; what stands alone is true."""
    if isinstance(value, tuple):
        return kind.from_text(",".join(value))
    return kind.from_text(value) if isinstance(value, str) else value


def wishes(
    say: Speaker,
    options: Mapping[str, object],
    config: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Wishes:
    """Everything that was said, each thing by whoever counts most."""
    variables = os.environ if environment is None else environment
    sources = [
        Source(options, lambda name: SETTINGS[name].option),
        Source(said_in(variables), lambda name: SETTINGS[name].variable),
        Source(address_in(variables), lambda _: DATABASE_URL),
    ]
    file = config or (Path(variables[CONFIG]) if variables.get(CONFIG) else None)
    if file is not None:
        sources.append(Source(read_file(say, file), lambda name: f"{file.name}: {name}", typed=False))
    return Wishes(**{name: source.read(say, name) for name, source in first_said(say, sources).items()})


def first_said(say: Speaker, sources: Iterable[Source]) -> dict[str, Source]:
    """Who says each thing. Whoever names one place for the tables has said that no other place counts."""
    found: dict[str, Source] = {}
    for source in sources:
        fresh = [name for name in source.said if name not in found]
        if all(place in source.said for place in WHERE):
            one, other = (source.called(place) for place in WHERE)
            raise Complaint(say.say("serve-two-stores", one=one, other=other))
        if any(place in found for place in WHERE):
            fresh = [name for name in fresh if name not in WHERE]
        found.update(dict.fromkeys(fresh, source))
    return found


def said_in(variables: Mapping[str, str]) -> dict[str, object]:
    """One that is empty says nothing."""
    return {name: variables[one.variable] for name, one in SETTINGS.items() if variables.get(one.variable)}


def address_in(variables: Mapping[str, str]) -> dict[str, object]:
    return {"store": variables[DATABASE_URL]} if variables.get(DATABASE_URL) else {}


def unknown_variables(variables: Mapping[str, str]) -> list[str]:
    """What looks like a setting and is none. It may be somebody else's, so it is no reason to stay closed."""
    known = OTHERS | {one.variable for one in SETTINGS.values()}
    return sorted(name for name in variables if name.startswith(PREFIX) and name not in known)


# --- The file


def read_file(say: Speaker, path: Path) -> dict[str, object]:
    shown = quoted(str(path), LONGEST_PATH)
    try:
        said = tomllib.loads(path.read_bytes().decode())
    except (OSError, ValueError) as error:
        raise Complaint(unreadable(say, shown, error)) from None
    for key in said:
        if key not in SETTINGS:
            raise Complaint(say.say("setting-unknown", file=shown, wrong=quoted(key), right=", ".join(SETTINGS)))
    return said


def unreadable(say: Speaker, file: str, error: Exception) -> str:
    if isinstance(error, tomllib.TOMLDecodeError):
        found = PLACE_IN_TOML.search(str(error))
        if found is not None:
            return say.say("setting-not-toml", file=file, line=found[1], column=found[2])
        return say.say("setting-no-file", file=file, why="end")
    return say.say("setting-no-file", file=file, why="missing" if isinstance(error, OSError) else "other")
