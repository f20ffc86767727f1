"""What holds for every test: the form that was asked for, the markers, and repeatable Hypothesis."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tablee import kernel
from tests.postgres import NoServer, Server
from tools import compile as compiling

if TYPE_CHECKING:
    from tablee.kernel import Game
    from tests.server.socket.inside import Inside

FORMS = ("pure", "compiled")
TESTS = Path(__file__).parent
MARKERS = (
    "rules(*ids): the rule ids a test proves",
    "both_forms: also run against the compiled form; whatever tests a package with compiled modules has it by itself",
    "one_form: not run again compiled: it would show nothing new, or needs the source",
    "once: run in one form only, the quickest that there is here",
    "browser: needs a browser; whatever asks for one has it by itself",
    "evening: the one evening of a game in a browser that is played in every run (`make browser` plays the rest)",
)

settings.register_profile("tablee", derandomize=True, deadline=None, database=None)
settings.load_profile("tablee")


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    wrong = wrong_form(os.environ.get("TABLEE_FORM", ""), kernel.COMPILED)
    if wrong:
        raise pytest.UsageError(wrong)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Before `-m` chooses: what a test needs says more than a list that somebody keeps."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        if compiled_here(item.path.parent) and item.get_closest_marker("one_form") is None:
            item.add_marker("both_forms")


@cache
def compiled_here(folder: Path) -> bool:
    """Whether a folder of tests is about a package with compiled modules, as `tests/games/smile` is."""
    if folder == TESTS / "conformance":  # about every game
        return True
    about = Path(compiling.PACKAGE, *folder.relative_to(TESTS).parts) if folder.is_relative_to(TESTS) else None
    return about in {Path(module).parent for module in compiling.modules(TESTS.parent / "src")}


def wrong_form(asked: str, compiled: bool) -> str:
    """What is wrong with the form that runs, if another was asked for; nothing if it is right."""
    if asked and asked not in FORMS:
        return f"TABLEE_FORM is {asked!r}; it may be pure or compiled, or not be set."
    running = "compiled" if compiled else "pure"
    if asked and asked != running:
        return f"TABLEE_FORM={asked} was asked for, but the {running} form of tablee runs: look at PYTHONPATH."
    return ""


def nothing_is_skipped(variables: Mapping[str, str]) -> bool:
    """On machines that test what others are given: what is missing there is a failure."""
    return variables.get("CI", "").lower() in ("true", "1")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL for all tests of a process; where there can be none, they say why and are skipped, but not where
    everything is to be tested.
    """
    try:
        server = Server()
    except NoServer as error:
        (pytest.fail if nothing_is_skipped(os.environ) else pytest.skip)(f"not tested on PostgreSQL: {error}")
    yield server
    server.throw_away()


@pytest.fixture
def same_shelf() -> Iterator[None]:
    """Whatever a test does to the boxes of this program, the next one finds all of them, in their order."""
    from tablee.games import SHELF

    before = dict(SHELF)
    yield
    SHELF.clear()
    SHELF.update(before)


# --- A house without a network


@pytest.fixture
def shelf() -> Mapping[str, Game[Any]]:
    """The boxes of the house; a test with others has a shelf of its own."""
    from tablee.games import SHELF

    return SHELF


@pytest.fixture
async def inside(tmp_path: Path, anyio_backend: str, shelf: Mapping[str, Game[Any]]) -> AsyncIterator[Inside]:
    """Halls and rooms over a file."""
    from tests.server.socket.inside import Inside  # nothing else needs tables and a store

    inside = Inside(tmp_path)
    inside.shelf = shelf
    await inside.open()
    yield inside
    await inside.close()
