"""What is counted of many together: tables and new people of the addresses around one, and tables of everybody.

A network of one provider has more addresses than anybody could count one by one. When the tables of everybody are used
up, each network still has a few to spare: whoever has opened none is not to blame.
"""

from __future__ import annotations

from tablee.server.limits import Limits, neighbourhood
from tablee.server.problems import Problem
from tablee.server.request_filter import waiting


def open_one_more(limits: Limits, address: str) -> None:
    """A table of somebody there, or a problem; whoever is refused one has used up nothing that others need."""
    around = neighbourhood(address)
    if not limits.has("tables_around", around):
        raise Problem(429, "too_many_tables_around", *waiting(limits, "tables_around", around))
    if not (limits.take("tables_all", "") or limits.take("tables_spare", around)):
        raise Problem(429, "too_many_tables_in_all", *waiting(limits, "tables_all", ""))
    limits.take("tables_around", around)


def welcome_one_more(limits: Limits, address: str) -> None:
    """Somebody who was never here."""
    around = neighbourhood(address)
    if not limits.take("guest_around", around):
        raise Problem(429, "too_many_guests_around", *waiting(limits, "guest_around", around))
