"""Tablée: five French board games, with rules written once for the table, the bots, the terminal and research."""

__version__ = "0.1.0"
