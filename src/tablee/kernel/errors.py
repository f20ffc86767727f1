"""What can go wrong before a rule is even asked. Each error names what was wrong and what would be right.

Errors carry codes and parameters, never sentences: `tablee.text` turns them into French or English.
"""

from __future__ import annotations


class TableeError(Exception):
    """Something a user gave us is not usable. Nothing has changed."""

    code = "error"

    def __init__(self, wrong: object, right: object = "") -> None:
        self.wrong = str(wrong)
        self.right = ", ".join(map(str, right)) if isinstance(right, (list, tuple)) else str(right)
        super().__init__(f"{self.code}: {self.wrong}" + (f" (right would be: {self.right})" if self.right else ""))


class UnknownGame(TableeError):
    """No box on the shelf has that key."""

    code = "unknown_game"


class BadSeats(TableeError):
    """This box is not played by so many."""

    code = "bad_seats"


class BadOption(TableeError):
    """An option that the game does not have, or a value that it does not take."""

    code = "bad_option"


class BadMove(TableeError):
    """A text that is no move of this game at all (a legal or illegal one has a meaning; this has none)."""

    code = "malformed"


class BadPosition(TableeError):
    """A written-down position that the game cannot stand in."""

    code = "bad_position"


class BadContent(TableeError):
    """A list of cards, tiles or boards that does not fit the counts of the rules."""

    code = "bad_content"


class BadLevel(TableeError):
    """No bot of this game has that level."""

    code = "bad_level"


class BrokenSeal(TableeError):
    """A revealed seed that does not match the commitment published before the deal."""

    code = "broken_seal"


class Refused(TableeError):
    """A move with a meaning that the rules do not allow now: the refusal's code and rule id."""

    code = "refused"

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(f"{reason} ({rule})")
