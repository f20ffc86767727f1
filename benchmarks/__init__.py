"""Tablée and its peers play the same games side by side, and are timed in one run."""
