"""A sentence that a bot is about to say (5.10), and what it has said itself so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from tablee.games.loupsgarous.head import Head
    from tablee.games.loupsgarous.view import StatementView

AGAINST: Final = frozenset(("accuse", "intent", "propose"))
FOR: Final = frozenset(("trust", "defend"))
QUESTIONS: Final = frozenset(("ask_role", "ask_opinion", "ask_vote"))


class Sentence(NamedTuple):
    kind: str
    words: tuple[str, ...] = ()
    reason: str = ""
    urgent: bool = False  # it does not wait for its turn


class Past:
    """What it has said itself and has not taken back."""

    def __init__(self, head: Head) -> None:
        own = [said for said in head.view.statements if said.seat == head.seat]
        retracted = {int(said.words[0]) for said in own if said.kind == "retract"}
        self.own = [said for said in own if said.number not in retracted]
        today = [said for said in self.own if said.day == head.day]
        self.today = len(today)
        self.kinds_today = [said.kind for said in today]
        self.said_today = {(said.kind, tuple(said.words)) for said in today}
        self.claim = next((said.words[-1] for said in self.own if said.kind in ("claim", "counter")), None)
        if self.claim is None and any(said.kind == "vision" for said in self.own):
            self.claim = "seer"
        self.told = {found for said in self.own if (found := told_of(said)) is not None}
        self.stood_up_for = {int(said.words[0]): said for said in self.own if said.kind in FOR}
        self.captain = next((int(said.words[0]) for said in today if said.kind == "support"), -1)  # whom it wanted
        self.after = [int(said.words[0]) for said in today if said.kind in AGAINST]
        self.explained = {int(said.words[0]) for said in today if said.kind in AGAINST and said.reason}
        self.sure_of = {int(said.words[0]) for said in self.own if said.words[-1:] == ["strong"]}
        self.last_intent = next(
            (int(said.words[0]) for said in reversed(today) if said.kind in ("intent", "propose")), -1
        )


def told_of(said: StatementView) -> tuple[str, int] | None:
    """Whose card a statement speaks of, and how that was seen."""
    if said.kind == "vision":
        return "vision", int(said.words[1])
    if said.kind == "confession":
        return "confession", int(said.words[0])
    return ("vision", int(said.words[0])) if said.kind in FOR and said.reason == "vision" else None
