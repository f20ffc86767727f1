"""Grumpf in real time under load: many hunts at once on one server process."""
