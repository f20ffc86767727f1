"""Steps on paper: the name of each kind, and its fields with their types, for positions that are written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

import msgspec

from tablee.kernel.agenda import Step, Stepwise
from tablee.kernel.errors import BadPosition
from tablee.kernel.records import Json, snake_case
from tablee.kernel.shapes import shaped


class StepBook:
    """The kinds of steps of a game: `{Shot: {"hunter": Seat}}` writes a shot as `{"step": "shot", "hunter": 3}`.

    A step is made from its fields by name. The types are those of its paper, each with its bounds, so that whatever is
    read is checked like the rest of a position. `on` says what each kind may lie on; None is the bottom, and a kind
    that is not in it lies on anything.
    """

    def __init__(
        self,
        kinds: Mapping[type[Step[Any]], Mapping[str, Any]],
        on: Mapping[type[Step[Any]], Sequence[type[Step[Any]] | None]] | None = None,
    ) -> None:
        self.on = on or {}
        self.records = {kind: record(kind, fields) for kind, fields in kinds.items()}
        self.kinds = {record: kind for kind, record in self.records.items()}
        agenda: Any = list[Union[tuple(self.kinds)]]  # type: ignore[misc]  # noqa: UP007 (made at run time)
        self.paper = msgspec.defstruct("Paper", [("agenda", agenda)])  # so that an error names the place in a position

    def write(self, agenda: Sequence[Step[Any]]) -> Json:
        """The next one first, as one reads."""
        return msgspec.to_builtins([self.written(step) for step in reversed(agenda)])

    def written(self, step: Step[Any]) -> msgspec.Struct:
        made = self.records[type(step)]
        paper: msgspec.Struct = made(**{name: plain(getattr(step, name)) for name in made.__struct_fields__})
        return paper

    def read(self, written: Json, explained: str = "") -> list[Step[Any]]:
        """The agenda of a position, the next one last; `BadPosition` names the step and the field that do not fit."""
        try:
            paper: Any = shaped({"agenda": written}, self.paper)
        except msgspec.ValidationError as error:
            raise BadPosition(error, explained) from None
        steps = [self.made(step) for step in paper.agenda]
        steps.reverse()
        return steps

    def made(self, paper: msgspec.Struct) -> Step[Any]:
        fields = msgspec.structs.asdict(paper)
        return self.kinds[type(paper)](**{name: fixed(value) for name, value in fields.items()})

    def check(self, position: Stepwise) -> None:
        """`BadPosition`, unless each step stands and lies where it may, and the one on top waits; at the end, none."""
        agenda = position.agenda
        if position.over:
            if agenda:
                raise BadPosition("agenda", "[]")
            return
        if not agenda:
            raise BadPosition("agenda", [snake_case(kind.__name__) for kind in self.records])
        for place, step in enumerate(agenda):
            below = type(agenda[place - 1]) if place > 0 else None
            where = f"agenda[{len(agenda) - 1 - place}]"
            if below not in self.on.get(type(step), (below,)):
                raise BadPosition(
                    where, [snake_case(kind.__name__) for kind in self.on[type(step)] if kind is not None]
                )
            if not step.stands(position):
                raise BadPosition(where, "")
        if not agenda[-1].asked(position) and agenda[-1].due(position) is None:
            raise BadPosition("agenda[0]", "")


def plain(value: object) -> object:
    """As JSON has it: a step is never changed, so its lists are tuples."""
    return list(value) if isinstance(value, tuple) else value


def fixed(value: object) -> object:
    """As a step has it."""
    return tuple(value) if isinstance(value, list) else value


def record(kind: type[Step[Any]], fields: Mapping[str, Any]) -> type[msgspec.Struct]:
    return msgspec.defstruct(
        kind.__name__,
        list(fields.items()),
        tag=snake_case(kind.__name__),
        tag_field="step",
        frozen=True,
        forbid_unknown_fields=True,
    )
