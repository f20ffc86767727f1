"""Check the words: `python tools/check_text.py` names every fault, file and key, and exits with 1 if there is one.

- French and English have the same messages, with the same variables, and can be parsed;
- every event, refusal, error, card, bot level, pace and option has a message;
- French typography: no-break spaces before : ; ! ? » and after «, and true quotes, apostrophes and minus signs;
- no sentence for people is written in the Python code.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from tablee import games  # noqa: E402 (from this very tree)
from tablee.kernel import TABLE_EVENTS, Event, Game, TableeError  # noqa: E402
from tablee.text import LANGUAGES, MissingWords, speaker  # noqa: E402
from tablee.text.bundles import bundle, files  # noqa: E402
from tablee.text.speaker import kebab  # noqa: E402

Messages = dict[str, ftl.Message]
NO_BREAK = "\u00a0\u202f"
TYPOGRAPHY = (
    (re.compile(r'"'), "straight double quotes"),
    (re.compile(r"\w'\w"), "a straight apostrophe"),
    (re.compile(r"(?<![\w-])-\d"), "a hyphen for a minus sign"),
)
FRENCH = (
    (re.compile(rf"(?<![{NO_BREAK}(])[:;!?»]"), "no no-break space before : ; ! ? or »"),
    (re.compile(rf"«(?![{NO_BREAK}])"), "no no-break space after «"),
    (re.compile(r" %"), "a plain space before %"),
)
EXTRA_LEVELS = ("random", "default")  # yardsticks of the arena, in no game's `levels`
SPEAKING = {"print", "input", "write", "rule", "status", "Text", "Complaint", "print_sentence", "add_column", "add_row"}
SENTENCE = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")


def main() -> int:
    faults = [*check_files(), *check_needed(), *check_code()]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


# --- The files: same messages, same variables, good typography


def check_files() -> Iterator[str]:
    for key in (None, *games.SHELF):
        parsed: dict[str, Messages] = {}
        for language in LANGUAGES:
            path = files(language, key)[-1]
            parsed[language] = {}
            yield from read(path, parsed[language])
            rules = TYPOGRAPHY + FRENCH if language == "fr" else TYPOGRAPHY
            for name, message in parsed[language].items():
                yield from (f"{shown(path)}: {name}: {fault}" for fault in badly_set(message, rules))
        yield from compare(key, parsed)


def read(path: Path, messages: Messages) -> Iterator[str]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            yield f"{shown(path)}: cannot be parsed: {(entry.content or '').strip().splitlines()[0]}"
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                yield f"{shown(path)}: {entry.id.name}: written twice"
            messages[entry.id.name] = entry


def compare(key: str | None, parsed: dict[str, Messages]) -> Iterator[str]:
    first, *others = LANGUAGES
    for other in others:
        for one, two in ((first, other), (other, first)):
            path = shown(files(two, key)[-1])
            yield from (f"{path}: {name}: missing, but there in {one}" for name in parsed[one].keys() - parsed[two])
        for name in parsed[first].keys() & parsed[other]:
            here, there = (variables(name, parsed[language]) for language in (first, other))
            if here != there:
                path = shown(files(other, key)[-1])
                yield f"{path}: {name}: variables {sorted(there)}, but {sorted(here)} in {first}"


class Gatherer(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (fluent's name)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def gathered(message: ftl.Message) -> Gatherer:
    gatherer = Gatherer()
    gatherer.visit(message)
    return gatherer


def variables(name: str, messages: Messages) -> set[str]:
    """The variables of a message and of those that it refers to."""
    if name not in messages:
        return {f"(no message {name})"}
    found = gathered(messages[name])
    return found.variables.union(*(variables(other, messages) for other in found.messages))


def badly_set(message: ftl.Message, rules: tuple[tuple[re.Pattern[str], str], ...]) -> Iterator[str]:
    for text in gathered(message).texts:
        yield from (f"{fault}: {text.strip()!r}" for pattern, fault in rules if pattern.search(text))


# --- What needs a message


def check_needed() -> Iterator[str]:
    errors = [f"error-{kebab(error.code)}" for error in all_errors(TableeError)]
    for language in LANGUAGES:
        yield from missing(language, None, errors + [event_id(event) for event in TABLE_EVENTS])
        for key, game in games.SHELF.items():
            yield from missing(language, key, needed(game))
            yield from nameless(language, game)


def needed(game: Game[Any]) -> list[str]:
    levels = [f"level-{level}" for level in (*game.levels, *EXTRA_LEVELS)]
    paces = [f"pace-{pace}" for pace in game.paces]
    options = [f"option-{kebab(name)}" for name in game.options.__struct_fields__]
    return [
        *(event_id(event) for event in game.events),
        *(f"refusal-{kebab(refusal.code)}" for refusal in game.refusals),
        *levels,
        *paces,
        *options,
        *(f"{name}-about" for name in (*levels, *paces, *options)),
        *("game-name", "game-about", "rules-short"),
    ]


def missing(language: str, key: str | None, wanted: list[str]) -> Iterator[str]:
    words = bundle(language, key)
    path = shown(files(language, key)[-1])
    yield from (f"{path}: {name}: missing, but needed by the code" for name in wanted if not words.has_message(name))


def nameless(language: str, game: Game[Any]) -> Iterator[str]:
    say = speaker(language, game, strict=True)
    path = shown(files(language, game.key)[-1])
    for piece in say.words.pieces():
        try:
            say.card(piece)
            say.long_card(piece)
        except MissingWords as fault:
            yield f"{path}: {piece} has no name: {fault}"


def event_id(event: type[Event]) -> str:
    return f"event-{kebab(str(event.__struct_config__.tag))}"


def all_errors(error: type[TableeError]) -> Iterator[type[TableeError]]:
    yield error
    for kind in error.__subclasses__():
        yield from all_errors(kind)


# --- Sentences in the code


def check_code() -> Iterator[str]:
    for path in sorted((SOURCE / "tablee").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in SPEAKING:
                for text in (text for argument in node.args for text in written(argument)):
                    if SENTENCE.search(text):
                        yield f"{shown(path)}:{node.lineno}: a sentence in the code: {text!r}"


def called(node: ast.Call) -> str:
    function = node.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def written(node: ast.AST) -> Iterator[str]:
    """The strings in an argument. What is inside another call is that call's business."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from written(child)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
