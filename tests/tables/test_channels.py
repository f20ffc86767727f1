"""Channels at a table: who is told where they may talk, who is asked for consent, and what the rules notice."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games import SHELF
from tablee.games.smile import SMILE
from tablee.store.log import Row, TableRecord
from tablee.tables import acts, replay
from tablee.tables.acts import Entry
from tablee.tables.events import GamePaused, QuestionAnswered, QuestionAsked, QuestionDropped
from tablee.tables.table import Table
from tests.conformance.watched import PEOPLE, Watched
from tests.kernel.owls import BallotOpened, Line, NightFell, SpokeUp
from tests.tables.evening import playing
from tests.tables.village import BALLOT, DAY, NIGHT, SIX, VILLAGE_GAME, Village

ALL = ["village", "pack", "dead"]
ALOUD = (["village"], ["village"])


def by_day(victim: int = 5) -> Village:
    """The owls have taken somebody, and the village debates."""
    village = Village()
    village.do(100, acts.Play(f"mark {victim}"), 0)
    village.do(NIGHT, acts.Pass())
    return village


# --- What each pair of eyes is told


def test_whoever_comes_in_is_told_where_they_may_talk_and_which_channel_is_aloud() -> None:
    whole = msgspec.json.decode(Village().watched.teller.whole(0, host=False))
    assert whole["aloud"] == "village"
    assert whole["channels"] == {"speak": ["pack"], "hear": ["village", "pack"]}


def test_before_the_game_everybody_talks_in_the_channel_that_is_aloud() -> None:
    settings = acts.Settings(SIX)
    table = Table("t", VILLAGE_GAME, Entry(0, acts.Open("owls", "1", "CODE", settings, "5eed" * 16, "Ada"), "ada"))
    whole = msgspec.json.decode(Watched(table).teller.whole(None, host=False))
    assert whole["channels"] == {"speak": ["village"], "hear": ["village"]}


def test_each_is_told_of_their_own_channels_when_these_change_and_of_nobody_elses() -> None:
    village = by_day()

    assert village.told() == {0: ALOUD, 1: ALOUD, 2: ALOUD, 3: ALOUD, 4: ALOUD, 5: (["dead"], ALL)}
    assert set(village.frames) == {None, *range(SIX)}, "everybody sees who has died"
    village.do(NIGHT + 10, acts.Play("accuse 1"), 2)
    assert village.told() == {}
    village.do(DAY, acts.Pass())
    assert village.told() == {}, "one may talk while one votes"
    village.do(BALLOT, acts.Pass())
    owls = (["pack"], ["village", "pack"])
    silent: tuple[list[str], list[str]] = ([], ["village"])
    assert village.told() == {0: owls, 1: owls, 2: silent, 3: silent, 4: silent}


def test_who_has_still_to_shoot_is_not_yet_among_the_dead() -> None:
    village = by_day(victim=2)
    assert 2 not in village.told(), "as by night: nothing to say, and the village to listen to"
    village.do(NIGHT + 10, acts.Play("shoot 1"), 2)
    assert village.told() == {1: (["dead"], ALL), 2: (["dead"], ALL)}


# --- Consent


def test_by_night_nobody_asks_for_anything() -> None:
    village = Village()
    for seat in range(SIX):
        assert village.refusal(10, acts.AskPause(), seat) == "silence"


def test_by_night_whoever_is_alone_with_bots_may_read_in_peace() -> None:
    village = Village()
    for seat in range(1, SIX):
        village.do(10, acts.Stand(), seat)
    assert village.do(20, acts.AskPause(), 0)[0] == GamePaused()
    village.do(30, acts.Resume(), 0)
    assert village.watched.table.state == "playing"


def test_the_dead_are_not_asked_and_neither_ask_nor_answer() -> None:
    village = by_day()
    assert village.refusal(NIGHT + 1, acts.AskPause(), 5) == "silence"
    assert village.do(NIGHT + 1, acts.AskPause(), 0) == [QuestionAsked(0, "pause")]
    assert village.refusal(NIGHT + 2, acts.Answer(False), 5) == "silence"
    for seat in (1, 2, 3):
        village.do(NIGHT + 2, acts.Answer(True), seat)
    assert village.do(NIGHT + 3, acts.Answer(True), 4) == [QuestionAnswered(4, "pause", True), GamePaused()]
    assert village.refusal(NIGHT + 4, acts.Resume(), 5) == "silence"
    village.do(NIGHT + 4, acts.Resume(), 3)
    assert village.watched.table.state == "playing"


def test_if_nobody_who_has_a_voice_is_left_anybody_may_go_on_after_a_pause() -> None:
    village = by_day()
    village.do(NIGHT + 1, acts.AskPause(), 0)
    for seat in (1, 2, 3, 4):
        village.do(NIGHT + 2, acts.Answer(True), seat)
    for seat in (0, 1, 2, 3, 4):
        village.do(NIGHT + 3, acts.Stand(), seat)
    village.do(NIGHT + 4, acts.Resume(), 5)
    assert village.watched.table.state == "playing"


def test_who_dies_meanwhile_is_not_waited_for() -> None:
    village = by_day()
    village.do(NIGHT + 1, acts.AskPause(), 0)
    assert village.frames[None]["table"]["question"]["waits"] == [1, 2, 3, 4]
    for seat in (1, 3, 4):
        village.do(NIGHT + 2, acts.Answer(True), seat)
    assert village.frames[None]["table"]["question"]["waits"] == [2]
    events = village.do(NIGHT + 3, acts.Play("stone 2"), 1)
    assert GamePaused() in events, "the hunter has a shot, but no voice any more"


def test_everybody_is_told_for_whom_a_question_waits_also_when_the_game_changes_that() -> None:
    village = by_day()
    village.do(NIGHT + 1, acts.AskPause(), 0)
    village.do(NIGHT + 2, acts.Play("stone 1"), 2)
    assert village.frames[None]["table"]["question"]["waits"] == [2, 3, 4]


def test_a_question_that_is_open_when_night_falls_is_dropped() -> None:
    village = by_day()
    village.do(NIGHT + 1, acts.AskPause(), 0)
    assert BallotOpened in map(type, village.do(DAY, acts.Pass()))
    assert village.watched.table.question is not None
    events = village.do(BALLOT, acts.Pass())
    assert NightFell in map(type, events)
    assert events[-1] == QuestionDropped("pause")


# --- The rules notice who speaks


def test_the_rules_notice_who_speaks_aloud_and_everybody_sees_it_once_a_day() -> None:
    village = by_day()
    assert village.do(NIGHT + 1, acts.Speak("village"), 3) == [SpokeUp(3)]
    assert set(village.frames) == {None, *range(SIX)}
    assert village.position.history[-1] == Line(1, "speak", 3, 3)
    assert village.do(NIGHT + 2, acts.Speak("village"), 3) == []
    assert village.frames == {}


@pytest.mark.parametrize(("seat", "channel", "at"), [(0, "pack", 10), (5, "dead", NIGHT + 10)])
def test_that_somebody_speaks_elsewhere_leaves_no_trace_for_anybody(seat: int, channel: str, at: int) -> None:
    spoken, silent = (by_day() if at > NIGHT else Village() for _ in range(2))
    assert spoken.do(at, acts.Speak(channel), seat) == []
    assert spoken.frames == {}
    silent.do(at, acts.Pass())
    assert spoken.watched.on_paper() == silent.watched.on_paper()


def test_what_is_said_where_one_may_not_speak_is_not_noticed() -> None:
    village = Village()
    assert village.refusal(10, acts.Speak("village"), 0) == "silence"
    assert village.refusal(10, acts.Speak("pack"), 2) == "silence"
    assert village.refusal(10, acts.Speak("attic"), 0) == "silence"


def test_talk_in_a_pause_is_none_of_the_rules_business() -> None:
    village = by_day()
    village.do(NIGHT + 1, acts.AskPause(), 0)
    for seat in (1, 2, 3, 4):
        village.do(NIGHT + 2, acts.Answer(True), seat)
    assert village.refusal(NIGHT + 3, acts.Speak("village"), 1) == "paused"


def test_a_game_in_which_people_spoke_is_replayed_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "owls", VILLAGE_GAME)
    opened = acts.Open("owls", "1", "CODE", acts.Settings(SIX), "5eed" * 16, "Ada")
    entries = [Entry(0, opened, PEOPLE[0], "Ada")]
    for person in PEOPLE[:SIX]:
        entries += [Entry(1, acts.Sit(), person, person), Entry(1, acts.Ready(), person)]
    entries += [
        Entry(2, acts.Start(), PEOPLE[0]),
        Entry(5, acts.Speak("pack"), PEOPLE[1]),
        Entry(9, acts.Play("mark 5"), PEOPLE[0]),
        Entry(2 + NIGHT, acts.Pass()),
        Entry(4 + NIGHT, acts.Speak("village"), PEOPLE[0]),
        Entry(5 + NIGHT, acts.Play("stone 3"), PEOPLE[1]),
    ]
    table = Table("t", VILLAGE_GAME, entries[0])
    told = [b"[]", *(msgspec.json.encode(table.apply(entry)) for entry in entries[1:])]
    assert table.state == "over"
    rows = [
        Row("t", number, entry.at, None, msgspec.json.encode(entry), events, None)
        for number, (entry, events) in enumerate(zip(entries, told, strict=True), start=1)
    ]
    record = TableRecord("t", "CODE", "owls", 0, False, False, "over", "1", b"")
    for eyes in (0, 5, None, "open"):
        assert replay.verify(replay.export(record, rows, eyes, VILLAGE_GAME)).whole


def test_a_move_is_taken_back_at_once_whatever_was_said_since(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SMILE), "notices_talk", True)
    evening = playing()
    before, mover = evening.paper(), evening.turn
    evening.do(evening.person(2), acts.Speak("table"))
    evening.offer()
    evening.do(evening.person(1), acts.Speak("table"))
    evening.do(mover, acts.AskUndo())
    assert evening.paper() == before
