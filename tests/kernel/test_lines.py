"""The lines of a TOML file: every number in these files is the line that it stands on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.errors import At
from tablee.kernel.lines import line_of

FILES = {
    "a list of rows": "cards = [\n  { id = @, value = @ },\n\n  # a card\n  { id = @, value = @ }, # } ]\n]\nmore = @",
    "a list on many lines": "spaces = [ @,\n  @, [ @,\n @ ],\n]\nlast = @",
    "tables": "first = @\n\n[box]\nrounds = @\n[box.times] # of a turn\nturn = @\n[other]\nx = @\n[box.more]\ny = @",
    "lists of tables": "[[cards]]\nid = @\nlist = [@, @]\n\n[[cards]]\nid = @\n[cards.name]\nfr = @\n"
    "[[cards.sides]]\nk = @\n[[cards.sides]]\nk = @\n[[cards]]\nid = @",
    "dotted keys": 'a.b.c = @\na."b c".\'d.e\' = @\n"a".b.f = [\n@]\n[x . "y"]\nz.w = @',
    "nested rows": "a = { b = { c = @, d = [{ e = @ }, { f.g = @ }] } }\nh = @",
    "empty things": "a = []\nb = {}\n[c]\n[[d]]\n[[d]]\ne = @",
    "texts that look like more": 'a = "# \\" ] = \\\\"\nb = \'{ [ "\'\nc = """x = [\n"quoted" \\"\n\\\n"""""\n'
    "d = '''\n[no]\n'quoted'''''\ne = @",
    "texts that end in quotation marks": 'a = """x""""\nb = "]"\nc = @\n'
    "d = '''y''''\ne = '}'\nf = @\ng = ''''''\nh = @",
    "dates and numbers": "a = 1979-05-27 07:32:00\nb = +1_000.5e-3\nc = [1e3, true, -inf]\nd = @",
    "nothing": "# only this",
}


def numbered(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(line.replace("@", str(number)) for number, line in enumerate(lines, start=1))


def numbers(inside: Any, at: At = ()) -> Iterator[tuple[At, int]]:
    steps = inside.items() if isinstance(inside, dict) else enumerate(inside) if isinstance(inside, list) else ()
    for step, value in steps:
        if type(value) is int:
            yield (*at, step), value
        yield from numbers(value, (*at, step))


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_every_value_is_found_on_its_line(text: str) -> None:
    found = list(numbers(tomllib.loads(numbered(text))))
    assert len(found) == text.count("@")
    assert [(at, line_of(numbered(text), at)) for at, _ in found] == found


values = st.recursive(
    st.sampled_from(["@", "@", '"#]"', "'='", '"""\n[x]\n"""']),
    lambda inner: st.one_of(
        st.tuples(st.lists(inner, max_size=3), st.sampled_from([", ", ",\n", " # ]\n,"])).map(
            lambda drawn: f"[{drawn[1].join(drawn[0])}]"
        ),
        st.lists(inner.filter(lambda value: "\n" not in value), max_size=3).map(
            lambda drawn: "{ " + ", ".join(f"k{number} = {value}" for number, value in enumerate(drawn)) + " }"
        ),
    ),
    max_leaves=8,
)
statements = st.lists(
    st.one_of(
        values.map(lambda value: f"N = {value}"),
        values.map(lambda value: f'N."x y".z = {value} # = 1'),
        st.sampled_from(["", "# [x]", "[N]", "[t.N]", "[[rows]]", "[[rows]] # ]\n[[rows.N]]"]),
    ),
    max_size=8,
)


@given(statements)
def test_every_value_of_any_file_is_found_on_its_line(lines: list[str]) -> None:
    text = numbered("\n".join(line.replace("N", f"n{number}") for number, line in enumerate(lines)))
    for at, value in numbers(tomllib.loads(text)):
        assert line_of(text, at) == value, at


PARTS = """rounds = 4
cards = [
    { id = "A" },
    { id = "B",
      text.fr = "x" },
]
[[rows]]
id = 1

[[rows]]
[rows.name]
fr = "y"
"""


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ((), 1),
        (("cards",), 2),
        (("cards", 0), 3),
        (("cards", 1), 4),
        (("cards", 1, "text"), 5),
        (("rows",), 7),
        (("rows", 0), 7),
        (("rows", 1), 10),
        (("rows", 1, "name"), 11),
        (("rows", 1, "name", "en"), 11),
        (("cards", 0, "value"), 3),
        (("cards", 7, "value"), 2),
        (("boards",), 1),
    ],
)
def test_a_part_begins_on_its_first_line_and_what_is_missing_on_that_of_what_it_would_be_in(at: At, line: int) -> None:
    assert line_of(PARTS, at) == line


def test_what_is_deeper_than_anybody_writes_is_said_to_be_on_the_first_line() -> None:
    assert line_of("\na = " + "{ a = " * 5000 + "1" + " }" * 5000, ("a",)) == 1
