"""All steps of a village on paper: their names, and the types of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from tablee.games.loupsgarous import (
    captain,
    dawn,
    deaths,
    debate,
    founding,
    housing,
    night,
    powers,
    scapegoat,
    victory,
    vote,
)
from tablee.games.loupsgarous import sentence as sentences
from tablee.games.loupsgarous.moves import HOUSES, MOST
from tablee.games.loupsgarous.moves import STEPS as NIGHT_STEPS
from tablee.kernel.step_book import StepBook

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Number = Literal[1, 2]
Cause = Literal["night", "grief", "shot", "razor", "razor_penalty", "vote", "tie", "idiot_fate", "left"]
Step = Literal[NIGHT_STEPS]  # type: ignore[valid-type]
House = Literal[HOUSES]  # type: ignore[valid-type]

BOOK: Final = StepBook(
    {
        founding.AskToken: {"number": Count},
        founding.Drafting: {"number": Count, "ends": Time},
        founding.Presenting: {"number": Count},
        founding.Presentation: {"number": Count, "ends": Time},
        founding.SetCaptainDay: {},
        night.Nightfall: {},
        night.Falling: {"ends": Time},
        night.OpenCall: {"call": Step},
        night.InCall: {"call": Step, "ends": Time},
        dawn.Dawn: {},
        dawn.Breaking: {"ends": Time},
        deaths.Deaths: {"victims": Sequence[Seat], "causes": Sequence[Cause]},
        deaths.Cascade: {},
        deaths.AskShot: {"seat": Seat},
        deaths.Shot: {"seat": Seat, "ends": Time},
        deaths.LossOfPowers: {},
        victory.Check: {},
        captain.Election: {},
        captain.Campaign: {"ends": Time},
        captain.OpenElection: {"number": Number, "among": Sequence[Seat]},
        captain.ElectionBallot: {"number": Number, "among": Sequence[Seat], "ends": Time},
        captain.Succession: {},
        captain.Successor: {"seat": Seat, "ends": Time},
        scapegoat.VotersList: {},
        scapegoat.Naming: {"seat": Seat, "ends": Time},
        housing.Housing: {},
        housing.NextHouse: {},
        housing.OfferHouse: {"building": House},
        housing.Offer: {"building": House, "ends": Time},
        housing.Accept: {"building": House, "seat": Seat, "ends": Time},
        powers.Requests: {},
        debate.OpenDebate: {},
        debate.GoOnTalking: {"left": Time},
        debate.Debate: {"ends": Time},
        vote.Ban: {},
        vote.Banning: {"ends": Time},
        vote.HoldVote: {},
        vote.TavernFirst: {"number": Number, "among": Sequence[Seat]},
        vote.TavernBallot: {"number": Number, "among": Sequence[Seat], "ends": Time},
        vote.OpenBallot: {"number": Number, "among": Sequence[Seat]},
        vote.Ballot: {"number": Number, "among": Sequence[Seat], "ends": Time},
        vote.TieBreak: {"among": Sequence[Seat], "ends": Time},
        sentences.Sentence: {"seat": Seat},
        sentences.OpenSentence: {"left": Time, "reply": Time},
        sentences.SentenceWindow: {"ends": Time},
        sentences.Execution: {},
        sentences.Dusk: {},
        sentences.AskDusk: {},
        sentences.OpenDusk: {"left": Time},
        sentences.DuskWindow: {"ends": Time},
        sentences.LastLight: {},
    }
)
