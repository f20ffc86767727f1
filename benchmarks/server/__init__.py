"""Ours and boardgame.io's server under the same load, side by side in one run."""
