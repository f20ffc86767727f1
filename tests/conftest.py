"""What holds for every test: the form that was asked for, the marker of the rules, and repeatable Hypothesis."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tablee import kernel

FORMS = ("pure", "compiled")

settings.register_profile("tablee", derandomize=True, deadline=None, database=None)
settings.load_profile("tablee")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids): the rule ids a test proves")
    wrong = wrong_form(os.environ.get("TABLEE_FORM", ""), kernel.COMPILED)
    if wrong:
        raise pytest.UsageError(wrong)


def wrong_form(asked: str, compiled: bool) -> str:
    """What is wrong with the form that runs, if another was asked for; nothing if it is right."""
    if asked and asked not in FORMS:
        return f"TABLEE_FORM is {asked!r}; it may be pure or compiled, or not be set."
    running = "compiled" if compiled else "pure"
    if asked and asked != running:
        return f"TABLEE_FORM={asked} was asked for, but the {running} form of tablee runs: look at PYTHONPATH."
    return ""
