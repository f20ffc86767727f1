"""What a setting may be. Each kind reads a word that somebody typed, and checks a value that a file has.

A value that does not do raises `Unusable`: the sentence for it, to which whoever asked adds the place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Protocol

from tablee.text.quotes import quoted

YES: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
SECONDS: Final = {"d": 86_400, "h": 3_600, "m": 60, "s": 1}
NEVER: Final = "never"
DURATION: Final = re.compile(r"(\d{1,9})([dhms])")
WEB: Final = ("http", "https")


class Unusable(Exception):
    """The message that says why, and its parts; `option` is filled in by whoever knows it."""

    def __init__(self, message: str, wrong: object = "", **parts: str) -> None:
        self.message = message
        self.parts = {"wrong": quoted(str(wrong)), **parts}
        super().__init__(message)


class Kind(Protocol):
    def from_text(self, text: str) -> object:
        """The value that was meant, as a file would have it."""

    def check(self, value: object) -> Any:
        """The value as the program uses it."""


@dataclass(frozen=True)
class Text:
    """Anything but nothing."""

    def from_text(self, text: str) -> object:
        return text

    def check(self, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise Unusable("setting-text", value)
        return value


@dataclass(frozen=True)
class File(Text):
    def check(self, value: object) -> Any:
        return Path(super().check(value))


@dataclass(frozen=True)
class Secret(Text):
    """What is wrong with it is not repeated."""

    def check(self, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise Unusable("setting-secret")
        return value


@dataclass(frozen=True)
class Database(Text):
    """The address of one, in which there may be a password."""

    example: str = "postgresql://tablee@localhost/tablee"

    def check(self, value: object) -> str:
        from tablee.cli.database import is_address

        if not isinstance(value, str) or not is_address(value):
            raise Unusable("serve-store", example=self.example)
        return value


@dataclass(frozen=True)
class Number:
    least: int
    most: int | None = None

    def from_text(self, text: str) -> object:
        try:
            return int(text) if text.isascii() else text
        except ValueError:
            return text

    def check(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise Unusable("usage-not-a-number", value)
        if self.most is not None and not self.least <= value <= self.most:
            raise Unusable("setting-from-to", shown(value), least=str(self.least), most=str(self.most))
        if value < self.least:
            raise Unusable("setting-at-least", shown(value), least=str(self.least))
        return value


@dataclass(frozen=True)
class Choice:
    of: tuple[str, ...]

    def from_text(self, text: str) -> object:
        return text

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.of:
            raise Unusable("usage-not-a-choice", value, right=", ".join(self.of))
        return value


@dataclass(frozen=True)
class Switch:
    def from_text(self, text: str) -> object:
        return YES.get(text.lower(), text)

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise Unusable("setting-yes-or-no", value)
        return value


@dataclass(frozen=True)
class Duration:
    """`365d`, `12h`, `30m`, `90s` in seconds; `never` is none."""

    def from_text(self, text: str) -> object:
        return text

    def check(self, value: object) -> int | None:
        if value == NEVER:
            return None
        found = DURATION.fullmatch(value) if isinstance(value, str) else None
        if found is None or int(found[1]) == 0:
            raise Unusable("setting-duration", value)
        return int(found[1]) * SECONDS[found[2]]


@dataclass(frozen=True)
class Origin:
    """The address of a site, as browsers say it: without a path."""

    example: str

    def from_text(self, text: str) -> object:
        return text

    def check(self, value: object) -> str:
        from tablee.server.headers import parted

        found = parted(value) if isinstance(value, str) else None
        if found is None or found.scheme not in WEB or not found.netloc or f"{found.scheme}://{found.netloc}" != value:
            raise Unusable("serve-origin", value, example=self.example)
        return str(value)


@dataclass(frozen=True)
class Proxy:
    """The address of a machine or of a network, in numbers: a name could be anybody's tomorrow."""

    def from_text(self, text: str) -> object:
        return text

    def check(self, value: object) -> str:
        try:
            ip_network(value if isinstance(value, str) else "")
        except ValueError:
            raise Unusable("setting-proxy", value) from None
        return str(value)


@dataclass(frozen=True)
class Many:
    """Several of a kind: a list in a file; with commas, or said several times, elsewhere."""

    of: Kind

    def from_text(self, text: str) -> object:
        return [self.of.from_text(part.strip()) for part in text.split(",")]

    def check(self, value: object) -> tuple[Any, ...]:
        values = value if isinstance(value, list) else [value]
        return tuple(self.of.check(one) for one in values)


def shown(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")
