"""Texts that only some may read, or not yet: they are in no client and in no file that everybody has, and are sent to
nobody but whoever may read them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.games import SHELF
from tablee.games.archibald import ARCHIBALD
from tablee.kernel import Event, Eyes, FastLuck, Game, Refused, Words
from tablee.server.pages import STATIC
from tablee.tables.commands import refused
from tablee.tables.company import OVER, Unchanged
from tablee.text.bundles import folder_of
from tests.conformance.play import Case, heard, wire
from tests.conformance.secret_words import secret_codes, secret_texts, standing_in, texts_in
from tests.conformance.specimens import CASES, SPECIMENS
from tests.conformance.watched import Doings, Watched, opened
from tests.kernel.riddles import BOX, RIDDLES_GAME, Riddles

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
BUILT = (".js", ".html", ".css", ".json", ".svg", ".webmanifest")
SECRETIVE = [case for case in CASES if secret_texts(case.game)]


# --- Files that everybody has


def files_of(game: Game[Any]) -> Iterator[Path]:
    """The words of a game, here and in the client; a small game of the tests has none."""
    if game.key in SHELF:
        yield from folder_of(game.key).glob("*.ftl")
    yield from (CLIENT / game.key).glob("*.ftl")


def test_no_secret_text_stands_in_the_words_of_its_game(game: Game[Any]) -> None:
    for file in files_of(game):
        assert standing_in(file.read_text("utf-8"), secrets_of(game)) == set(), file


def test_no_secret_text_stands_in_what_everybody_may_fetch_of_its_box(game: Game[Any]) -> None:
    """Nor as a part of another one."""
    assert standing_in(msgspec.json.encode(game.content()).decode(), secrets_of(game)) == set()


def secrets_of(game: Game[Any]) -> set[str]:
    return secret_texts(game) | secret_codes(game)


@pytest.mark.once
def test_no_secret_text_is_in_the_client_that_everybody_fetches() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built")
    texts = {text for specimen in SPECIMENS.values() for text in secrets_of(specimen.game)}
    files = [file for file in STATIC.rglob("*") if file.suffix in BUILT]
    assert files
    for file in files:
        assert standing_in(file.read_text("utf-8"), texts) == set(), file


def test_what_everybody_may_fetch_is_not_secret_and_all_else_is() -> None:
    questions = {text for riddle in BOX.values() for text in (riddle.question.fr, riddle.question.en)}
    behind = {text for riddle in BOX.values() for words in riddle.behind for text in (words.fr, words.en)}
    assert set(texts_in(RIDDLES_GAME.edition.written)) == questions | behind
    assert secret_texts(RIDDLES_GAME) == behind


def test_a_code_that_stands_beside_a_secret_text_is_as_secret_and_a_word_or_a_public_code_is_not() -> None:
    codes = secret_codes(ARCHIBALD)
    assert {"ROLL{1-2: LIFE(-1); 3-6: BONUS_MOVE}", "LIFE(+1), STUCK", "DRAW(1)"} <= codes
    assert not {"NONE", "STUCK", "LIFE(+1)", "DRAW(2)"} & codes


@pytest.mark.parametrize(
    "file",
    [
        "riddle = Derrière brille un jasper\N{NO-BREAK SPACE}: un point.\n",
        "riddle =\n    Derrière brille\n    un jasper : un point.\n",
        'const words = "riddle = Derrière brille un jasper\\u00a0: un point.\\nother = x"',
        'const words = "Derri\\u00e8re brille\\n    un jasper : un point."',
        '{"fr":"Derrière brille un jasper : un point."}',
    ],
)
def test_a_text_is_found_in_a_file_however_it_is_written_there(file: str) -> None:
    assert standing_in(file, secret_texts(RIDDLES_GAME)) == {"Derrière brille un jasper : un point."}


# --- What is sent


def leaked(sent: bytes, texts: set[str], lawful: object) -> set[str]:
    """Secret texts in what is sent that do not stand in what these eyes may hear and see."""
    found = standing_in(sent.decode(), texts)
    return found - set(texts_in(msgspec.to_builtins(lawful)))


class Reading:
    """A table at which everything that is sent is looked through."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.texts = secret_texts(case.game)
        self.watched: Watched = opened(case, seed)
        self.doings = Doings((self.watched,), 0, seed)
        self.read: dict[Eyes, set[str]] = {eyes: set() for eyes in self.all_eyes}
        self.heard: dict[Eyes, list[Event]] = {eyes: [] for eyes in self.all_eyes}  # a story tells it again
        self.refusals: list[bytes] = []

    @property
    def all_eyes(self) -> list[Eyes]:
        return [*range(self.case.seats), None]

    def play(self) -> None:
        for _ in range(400):
            if self.watched.table.state == OVER:
                return
            chosen = self.doings.next()
            assert chosen is not None
            at, act, by = chosen
            try:
                events, frames = self.watched.do(at, act, by)
            except Refused as refusal:
                self.refusals.append(refused("x", refusal.reason, refusal.rule))
                continue
            except Unchanged:
                continue
            self.doings.at = at
            self.look(events, {eyes: frame for eyes, (_, frame) in frames.items()})

    def look(self, events: list[Event], frames: dict[Eyes, bytes]) -> None:
        for eyes in self.all_eyes:
            view = self.watched.position.view(eyes)
            self.heard[eyes] += heard(events, eyes)
            lawful = [self.heard[eyes], view]
            for sent in (frames.get(eyes), self.watched.teller.whole(eyes, host=False)):
                if sent is not None:
                    assert leaked(sent, self.texts, lawful) == set(), f"eyes {eyes} were sent a text"
                    self.read[eyes] |= standing_in(sent.decode(), self.texts)


@pytest.mark.once
@pytest.mark.parametrize("case", SECRETIVE, ids=lambda case: case.name)
def test_nobody_is_sent_a_secret_text_that_no_event_and_no_view_gives_them(case: Case) -> None:
    read = refusals = 0
    for seed in range(4):
        reading = Reading(case, seed)
        reading.play()
        read += sum(map(len, reading.read.values()))
        refusals += len(reading.refusals)
        assert standing_in(b" ".join(reading.refusals).decode(), reading.texts) == set()
    assert read > 0, "nobody was sent any: little was proven"
    assert refusals > 0, "nothing was refused: little was proven"


def test_a_text_that_is_sent_to_eyes_that_may_not_read_it_is_noticed() -> None:
    position = RIDDLES_GAME.position(SPECIMENS["riddles"].marked(2))
    texts = secret_texts(RIDDLES_GAME)
    sent = wire(position.view(1))
    assert leaked(sent, texts, position.view(1)) == set()
    assert len(leaked(sent, texts, position.view(0))) == 4


# --- Riddles, for whoever wants to see how it is done


def the_riddle() -> tuple[Riddles, tuple[Words, Words]]:
    position = RIDDLES_GAME.position(SPECIMENS["riddles"].marked(3))
    return position, position.consequences(0)


def test_the_left_neighbour_reads_the_consequences_while_the_seat_answers() -> None:
    position, both = the_riddle()
    assert [position.view(eyes).read for eyes in (0, 1, 2, None)] == [None, both, None, None]
    assert [position.view(eyes).question for eyes in (0, None)] == [BOX["R1"].question] * 2


def test_when_the_answer_is_given_everybody_reads_them() -> None:
    position, both = the_riddle()
    while not position.answers:
        (seat,) = position.awaited()
        position.attempt(seat, position.moves(seat)[0], FastLuck(1))
    assert [position.view(eyes).texts for eyes in (0, 1, 2, None)] == [[both]] * 4
