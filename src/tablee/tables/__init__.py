"""One running game: who sits where, its clock, its substitutes."""

from tablee.tables.sitting import Chair, Sitting, Takeover

__all__ = ["Chair", "Sitting", "Takeover"]
