"""One running game: who sits where, its clock, its substitutes."""

from tablee.tables.acts import Takeover
from tablee.tables.chairs import Chair
from tablee.tables.sitting import Sitting

__all__ = ["Chair", "Sitting", "Takeover"]
