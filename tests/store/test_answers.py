"""Whoever waits for something to be written is answered once, and in one way, whatever the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tablee.store.answers import settle
from tablee.store.errors import Unavailable


@pytest.fixture
def answer() -> Iterator[asyncio.Future[int | None]]:
    loop = asyncio.new_event_loop()
    yield loop.create_future()
    loop.close()


@pytest.mark.parametrize("result", [7, 0, None])
def test_what_was_done_is_given(answer: asyncio.Future[int | None], result: int | None) -> None:
    settle(answer, result, None)
    assert answer.result() == result


def test_what_went_wrong_is_raised(answer: asyncio.Future[int | None]) -> None:
    settle(answer, None, Unavailable("full"))
    assert isinstance(answer.exception(), Unavailable)


@pytest.mark.parametrize("error", [None, Unavailable("full")])
def test_whoever_has_gone_is_not_answered(answer: asyncio.Future[int | None], error: Unavailable | None) -> None:
    answer.cancel()
    settle(answer, 7, error)
    assert answer.cancelled()
