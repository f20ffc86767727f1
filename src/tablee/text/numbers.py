"""Numbers as people write them: a true minus sign, and a plus where the sign matters."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def plain(number: float) -> str:
    """-2 as `−2`, 3 as `3`."""
    return str(number).replace("-", MINUS)


def signed(number: float) -> str:
    """-2 as `−2`, 3 as `+3`, 0 as `0`."""
    return f"+{number}" if number > 0 else plain(number)
