"""The answer to whoever waits for something to be written."""

from __future__ import annotations

from asyncio import Future
from typing import TypeVar

from tablee.store.errors import StoreError

T = TypeVar("T")


def settle(answer: Future[T], result: T, error: StoreError | None) -> None:
    if answer.done():  # whoever waited for it has gone
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
