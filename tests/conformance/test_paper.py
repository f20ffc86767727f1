"""A position can be written down, and read again, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel import BadPosition, Game, Json
from tests.conformance.play import Case, paper, wire
from tests.conformance.specimens import GAMES, specimen_of

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("seed", range(3))
def test_a_position_on_paper_is_plain_json_and_reads_back_as_itself(case: Case, seed: int) -> None:
    for position in case.begin(seed).glimpses():
        written = json.loads(json.dumps(position.to_json()))
        again = case.game.position(written)
        assert paper(again) == paper(position)
        assert (again.seats, again.over, again.awaited()) == (position.seats, position.over, position.awaited())
        assert again.told is None
        for eyes in case.all_eyes:
            assert wire(again.view(eyes)) == wire(position.view(eyes))


def test_reading_does_not_change_the_paper(case: Case) -> None:
    position = case.begin(1).finish().position
    written = position.to_json()
    before = json.dumps(written)
    case.game.position(written)
    assert json.dumps(written) == before


def test_paper_and_position_do_not_share_anything(case: Case) -> None:
    run = case.begin(2)
    written = run.position.to_json()
    before = json.dumps(written)
    again = case.game.position(written)
    run.finish()
    assert json.dumps(written) == before
    assert json.dumps(again.to_json()) == before


def test_the_marked_positions_of_the_suite_can_be_read(case: Case) -> None:
    assert case.game.position(specimen_of(case).marked(case.seats)).seats == case.seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@given(written=JSON)
def test_any_other_json_is_a_bad_position(game: Game[Any], written: Json) -> None:
    with pytest.raises(BadPosition):
        game.position(written)


WRONG: list[Json] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    4,
    7,
    11,
    10**6,
    10**30,
    0.5,
    "",
    "C01",
    "C50",
    "é",
    "\ud800",
    [],
    {},
    {"\udfff": 1},
    [0],
    ["C02"],
]


def damaged(value: Json) -> Iterator[Json]:
    """The same JSON with one value, anywhere in it, replaced, taken away or written twice."""
    yield from WRONG
    if isinstance(value, dict):
        for key in value:
            yield {other: value[other] for other in value if other != key}
            yield value | {key + "x": value[key]}
            for inner in damaged(value[key]):
                yield value | {key: inner}
    elif isinstance(value, list):
        for place in range(len(value)):
            yield value[:place] + value[place + 1 :]
            yield [*value[:place], value[place], *value[place:]]
            for inner in damaged(value[place]):
                yield [*value[:place], inner, *value[place + 1 :]]


def test_a_damaged_paper_is_refused_or_is_another_position(game: Game[Any]) -> None:
    """Whatever is written in the place of one value, nothing but `BadPosition` comes of it."""
    run = Case(game, game.seats[0], game.read_options({})).begin(3)
    papers = [position.to_json() for position in run.glimpses()]
    refused = 0
    for written in papers[:: max(1, len(papers) // 6)]:
        for paper_with_a_stain in damaged(written):
            try:
                position = game.position(paper_with_a_stain)
            except BadPosition:
                refused += 1
                continue
            assert paper(game.position(position.to_json())) == paper(position)
            for seat in position.awaited():
                assert position.moves(seat)
                assert position.why_not(seat, position.default(seat)) is None
    assert refused > 50 * len(papers[:: max(1, len(papers) // 6)])
