"""What can go wrong before a rule is even asked. Each error names what was wrong and what would be right.

Errors carry codes and short data, never sentences: `tablee.text` turns them into French or English. A code that can
mean several things has a `detail`, and the message of each is `error-<code>-<detail>` in the Fluent files.
"""

from __future__ import annotations

from typing import Final

import msgspec

At = tuple[str | int, ...]  # a place in a content file: the colour of the 18th creature is ("creatures", 17, "colour")

SHAPES: Final = {  # how msgspec begins to say it, in English only: the detail that it is to us
    "Object missing required field `": "missing_field",
    "Object contains unknown field `": "unknown_field",
    "": "shape",
}


class TableeError(Exception):
    """Something a user gave us is not usable. Nothing has changed.

    `wrong` and `right` are values, or lists of them; `parts` holds both, and whatever else a sentence needs.

    An error of a library, which speaks English, may be handed in as `wrong`: its words are kept for developers only.
    From msgspec we learn one of `SHAPES` and a JSON path; of any other we know that something is `unreadable`.
    """

    code = "error"

    def __init__(self, wrong: object, right: object = "", *, detail: str = "", **parts: object) -> None:
        if isinstance(wrong, msgspec.ValidationError):
            said = str(wrong)
            detail, path, field = read_shape(said)
            wrong = f"{path}.{field}" if field else path
            parts = {**parts, "field": wrong.removeprefix("$."), "said": said}
        elif isinstance(wrong, Exception):
            detail = "unreadable"
            parts = {**parts, "said": str(wrong)}
            wrong = type(wrong).__name__
        self.detail = detail
        self.parts = {"wrong": wrong, "right": right, **parts}
        self.wrong = in_one_line(wrong)
        self.right = in_one_line(right)
        name = f"{self.code}.{detail}" if detail else self.code
        more = [f"right would be: {self.right}"] if self.right else []
        more += [f"{part} = {in_one_line(value)}" for part, value in parts.items()]
        super().__init__(f"{name}: {self.wrong}" + (f" ({'; '.join(more)})" if more else ""))


def in_one_line(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def read_shape(said: str) -> tuple[str, str, str]:
    """What is wrong with a JSON value, where, and which of its fields is missing or unknown.

    "Expected `int`, got `str` - at `$.turn`" is a shape at $.turn.
    """
    fault, _, place = said.rpartition(" - at `")
    path = place.removesuffix("`") if fault else "$"
    fault = fault or said
    start = next(start for start in SHAPES if fault.startswith(start))
    return SHAPES[start], path, fault.removeprefix(start).removesuffix("`") if start else ""


class UnknownGame(TableeError):
    """No box on the shelf has that key."""

    code = "unknown_game"


class BadSeats(TableeError):
    """This box is not played by so many."""

    code = "bad_seats"


class BadOption(TableeError):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad_option"

    @property
    def option(self) -> str:
        """Which one it is, if that is known."""
        return in_one_line(self.parts.get("option", self.parts.get("field", "")))


class BadMove(TableeError):
    """A text that is no move of this game at all (a legal or illegal one has a meaning; this has none)."""

    code = "malformed"


class BadPosition(TableeError):
    """A written-down position that the game cannot stand in."""

    code = "bad_position"


class BadContent(TableeError):
    """A list of cards, tiles or boards that does not fit the rules: what is wrong, and `at` which place."""

    code = "bad_content"

    def __init__(self, wrong: object, right: object = "", *, detail: str = "", at: At = (), **parts: object) -> None:
        self.at = at
        if at and "where" not in parts:
            parts["where"] = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in at)[1:]
        super().__init__(wrong, right, detail=detail, **parts)

    def in_file(self, file: str, line: int, where: str) -> BadContent:
        """The same, for whoever has the file before them: its name, the line, and how the place is called there."""
        parts = {**self.parts, "file": file, "line": line, "where": where}
        wrong, right = parts.pop("wrong"), parts.pop("right")
        return BadContent(wrong, right, detail=self.detail, at=self.at, **parts)


class BadLevel(TableeError):
    """No bot of this game has that level."""

    code = "bad_level"


class BadSides(TableeError):
    """Bots that are to play sides which the game does not have, or not all that it has."""

    code = "bad_sides"


class BrokenSeal(TableeError):
    """A revealed seed that does not match the commitment published before the deal; or what is no seed, or no salt."""

    code = "broken_seal"


class Refused(TableeError):
    """A move with a meaning that the rules do not allow now: the refusal's code and rule id."""

    code = "refused"

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(f"{reason} ({rule})")
