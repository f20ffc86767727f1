"""Check the words: `python tools/check_text.py` names every fault, file and key, and exits with 1 if there is one.

With `--mend` it first sets the spaces of every French file.

- French and English have the same messages, with the same variables, and can be parsed;
- every event, refusal, reason of a bot, proposal, side, error and detail of an error, card, bot level, pace and option
  has one;
- every code that a table, the server or the store can answer has one that needs no variables: the code travels alone;
- no message is left that nobody says;
- French typography, in the client's files as well: one kind of space before : (a no-break space) and one before ; ! ? »
  and after « (a narrow one), and true quotes, apostrophes and minus signs;
- no name of a player stands after a French word that would have to be elided;
- no sentence for people is written in the Python code.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from tablee import games  # noqa: E402 (from this very tree)
from tablee.kernel import TABLE_EVENTS, Event, Game, Refused, TableeError  # noqa: E402
from tablee.kernel.errors import SHAPES  # noqa: E402
from tablee.tables.events import EVENTS  # noqa: E402
from tablee.text import LANGUAGES, MissingWords, speaker  # noqa: E402
from tablee.text.bundles import bundle, files  # noqa: E402
from tablee.text.speaker import kebab  # noqa: E402

Messages = dict[str, ftl.Message]
CLIENT = ROOT / "web" / "src"
WIDE, NARROW = "\u00a0", "\u202f"  # no-break spaces
TYPOGRAPHY = (
    (re.compile(r'"'), "straight double quotes"),
    (re.compile(r"\w'\w"), "a straight apostrophe"),
    (re.compile(r"(?<![\w-])-\d"), "a hyphen for a minus sign"),
)
FRENCH = (
    (re.compile(rf"(?<![{WIDE}(]):"), "no no-break space before :"),
    (re.compile(rf"(?<![{NARROW}(])[;!?»]"), "no narrow no-break space before ; ! ? or »"),
    (re.compile(rf"«(?!{NARROW})"), "no narrow no-break space after «"),
    (re.compile(r" %"), "a plain space before %"),
)
ELIDED = re.compile(r"\b(de|que|jusque|lorsque|puisque|quoique) $", re.IGNORECASE)
PEOPLE = {"name", "names", "player", "rival", "winners"}  # variables that hold a name: Ana, or Bo
CODE_AT = {  # which argument is a code: by the name of what is called, and whether it is a method
    ("refuse", False): 0,
    ("refuse", True): 2,
    ("refused", False): 1,
    ("Refused", False): 0,
    ("Problem", False): 1,
    ("give_up", True): 0,
}
PASSED_ON = {"code", "detail", "reason", "broken"}  # names of codes that come from somewhere else: there they are found
SPEAKING = {"print", "input", "write", "rule", "status", "Text", "Complaint", "print_sentence", "add_column", "add_row"}
SENTENCE = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")
MADE_BY_RULE = ("error-", "event-", "refusal-")  # all their ids are known from the code, one by one
SAID = re.compile(r"(?<!\.)\bsay\((.*)")  # in the client: the ids stand after it, on its line
ID = re.compile(r"'([a-z]+(?:-[a-z0-9]+)*)'|`([a-z]+-[^`]*)`")
FILLED_IN = re.compile(r"\$\{[^}]*\}")


MENDED = (
    (re.compile(rf"[ {WIDE}{NARROW}]:"), f"{WIDE}:"),
    (re.compile(rf"[ {WIDE}{NARROW}]([;!?»])"), rf"{NARROW}\1"),
    (re.compile(rf"«[ {WIDE}{NARROW}]"), f"«{NARROW}"),
)


def main() -> int:
    if "--mend" in sys.argv[1:]:
        mend()
    sources = list(read_sources())
    codes = error_codes(sources)
    raised = list(find_errors(sources, codes))
    refusals = [f"refusal-{kebab(code)}" for code in refusal_codes(sources, codes)]
    wanted = [f"error-{kebab(code)}" for code in codes.values()] + refusals
    wanted += [event_id(event) for event in (*TABLE_EVENTS, *EVENTS)]
    faults = [*check_files(), *check_client(), *check_needed(wanted, raised), *check_unused(wanted, raised, sources)]
    faults += check_alone(refusals)
    faults += check_code(sources, raised)
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


def check_client() -> Iterator[str]:
    """The client's own words are compared by its own tests; here how they are set, what bots say, what is proposed."""
    yield from (fault for game in games.SHELF.values() for fault in unsaid(game))
    for path in client_files("fr"):
        messages: Messages = {}
        yield from read(path, messages)
        for name, message in messages.items():
            yield from (f"{shown(path)}: {name}: {fault}" for fault in badly_set(message, TYPOGRAPHY + FRENCH))


def unsaid(game: Game[Any]) -> Iterator[str]:
    """What a game's bots may say, and what people may propose, has words where its box is opened in the client, too:
    its own, or the server's.
    """
    homes = [CLIENT / "games", *(Path(folder) for folder in os.environ.get("TABLEE_WEB_GAMES", "").split(os.pathsep))]
    for folder in (home / game.key for home in homes if (home / game.key / "index.ts").exists()):
        for language in LANGUAGES:
            words: Messages = {}
            list(read(folder / f"{language}.ftl", words))
            if f"text.{language}.ftl" in (folder / f"{language}.ts").read_text("utf-8"):
                list(read(files(language, game.key)[-1], words))
            place = shown(folder / f"{language}.ftl")
            yield from (f"{place}: {name}: missing, but bots say it" for name in reasons(game) if name not in words)
            yield from (f"{place}: {name}: missing, but people say it" for name in proposals(game) if name not in words)


def client_files(language: str) -> list[Path]:
    return sorted(CLIENT.rglob(f"*{language}.ftl"))


def mend() -> None:
    """Set the spaces of every French file."""
    for path in [*(files("fr", key)[-1] for key in (None, *games.SHELF)), *client_files("fr")]:
        text = path.read_text("utf-8")
        for pattern, right in MENDED:
            text = pattern.sub(right, text)
        path.write_text(text, "utf-8")


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
        self.elided: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for before, after in pairwise(node.elements):
            if isinstance(before, ftl.TextElement) and is_name(after) and (found := ELIDED.search(before.value)):
                self.elided.append(found[1])
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (fluent's name)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def is_name(node: ftl.TextElement | ftl.Placeable) -> bool:
    inside = node.expression if isinstance(node, ftl.Placeable) else None
    return isinstance(inside, ftl.VariableReference) and inside.id.name in PEOPLE


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
    found = gathered(message)
    for text in found.texts:
        yield from (f"{fault}: {text.strip()!r}" for pattern, fault in rules if pattern.search(text))
    if rules != TYPOGRAPHY:
        yield from (f"a name after {word!r}, which some names would elide" for word in found.elided)


# --- The code: its errors


class Source(NamedTuple):
    """A file of ours, and the game whose words it may use."""

    path: Path
    tree: ast.Module
    game: str | None


class Raised(NamedTuple):
    """A place where an error is made, with the ids of all messages that it may need."""

    source: Source
    call: ast.Call
    messages: tuple[str, ...]


def read_sources() -> Iterator[Source]:
    for path in sorted((SOURCE / "tablee").rglob("*.py")):
        folders = path.relative_to(SOURCE / "tablee").parts
        in_a_box = folders[0] == "games" and len(folders) > 2
        if in_a_box and folders[1] not in games.SHELF:  # it is being built
            continue
        game = folders[1] if in_a_box else None
        yield Source(path, ast.parse(path.read_text("utf-8")), game)
    for folder in games.__path__[1:]:  # of TABLEE_GAMES
        for path in sorted(Path(folder).resolve().glob("*/*.py")):
            yield Source(path, ast.parse(path.read_text("utf-8")), path.parent.name)


def find_errors(sources: list[Source], codes: dict[str, str]) -> Iterator[Raised]:
    for source in sources:
        maps = dict(code_maps(source.tree))
        handlers = [node for node in ast.walk(source.tree) if isinstance(node, ast.ExceptHandler)]
        validated = {id(inner): node.name for node in handlers if names_validation(node) for inner in ast.walk(node)}
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and called(node) in codes:
                message = f"error-{kebab(codes[called(node)])}"
                details = details_of(node, validated.get(id(node)), maps)
                yield Raised(source, node, tuple(f"{message}-{kebab(detail)}" for detail in details) or (message,))


def error_codes(sources: list[Source]) -> dict[str, str]:
    """The code of every class of errors in the tree, whether somebody imports it here or not."""
    codes = {TableeError.__name__: TableeError.code}
    classes = [node for source in sources for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)]
    while True:
        found = {
            node.name: own_code(node) or codes[base]
            for node in classes
            for base in (last_name(base) for base in node.bases)
            if base in codes and node.name not in codes
        }
        if not found:
            return codes
        codes |= found


def own_code(node: ast.ClassDef) -> str:
    for line in node.body:
        if (
            isinstance(line, ast.Assign)
            and last_name(line.targets[0]) == "code"
            and isinstance(line.value, ast.Constant)
        ):
            return str(line.value.value)
    return ""


def details_of(call: ast.Call, validation: str | None, maps: dict[str, list[str]]) -> list[str]:
    """The details that an error may have: written out, in a table of the module, or those of an error of msgspec."""
    for keyword in call.keywords:
        if keyword.arg == "detail":
            return codes_in(keyword.value, maps)
    of_msgspec = bool(call.args) and validation is not None and last_name(call.args[0]) == validation
    return list(SHAPES.values()) if of_msgspec else []


def names_validation(handler: ast.ExceptHandler) -> bool:
    return handler.type is not None and "ValidationError" in ast.unparse(handler.type)


def last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


# --- The code: its refusals


def refusal_codes(sources: list[Source], errors: dict[str, str]) -> list[str]:
    """Every code that may be sent instead of an answer: those that are written out, and those of errors."""
    maps = {name: codes for source in sources for name, codes in code_maps(source.tree)}
    found = {code for code in errors.values() if code not in (TableeError.code, Refused.code)}
    speaking = [source for source in sources if SOURCE / "tablee" / "store" not in source.path.parents]
    for source in speaking:  # the store answers the tables alone, which put their own codes for its errors
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call):
                found.update(code for argument in refusing(node) for code in codes_in(argument, maps))
    return sorted(found)


def refusing(call: ast.Call) -> list[ast.expr]:
    """The code in `refuse(code)`, `hall.refuse(ear, command, code)`, `Problem(status, code)` and their like."""
    place = CODE_AT.get((called(call), isinstance(call.func, ast.Attribute)))
    return [] if place is None or len(call.args) <= place else [call.args[place]]


def code_maps(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Codes in a table at the top of a module: `TROUBLE = {"full": "disk_full", ...}`."""
    for line in tree.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Dict):
            values = [value.value for value in line.value.values if isinstance(value, ast.Constant)]
            yield last_name(line.target), [value for value in values if isinstance(value, str)]


def codes_in(node: ast.expr, maps: dict[str, list[str]]) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return codes_in(node.body, maps) + codes_in(node.orelse, maps)
    if isinstance(node, ast.Subscript) and last_name(node.value) in maps:
        return maps[last_name(node.value)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and last_name(node.func.value) in maps:
        return maps[last_name(node.func.value)] + [code for other in node.args[1:] for code in codes_in(other, maps)]
    return [] if last_name(node) in PASSED_ON else ["(not written out)"]


def check_alone(refusals: list[str]) -> Iterator[str]:
    for language in LANGUAGES:
        path = files(language, None)[-1]
        messages: Messages = {}
        list(read(path, messages))
        for name in refusals:
            if name in messages and variables(name, messages):
                yield f"{shown(path)}: {name}: has variables, but its code travels alone"


# --- What needs a message


def check_needed(wanted: list[str], raised: list[Raised]) -> Iterator[str]:
    for language in LANGUAGES:
        yield from missing(language, None, wanted)
        for game in (None, *games.SHELF):
            details = {message for error in raised if error.source.game == game for message in error.messages}
            yield from missing(language, game, sorted(details.difference(wanted)))
        for key, box in games.SHELF.items():
            yield from missing(language, key, needed(box))
            yield from nameless(language, box)


def needed(game: Game[Any]) -> list[str]:
    levels = [f"level-{level}" for level in dict.fromkeys((*game.levels, *game.bot_makers()))]
    paces = [f"pace-{pace}" for pace in game.paces]
    options = [f"option-{kebab(name)}" for name in game.options.__struct_fields__]
    return [
        *(event_id(event) for event in game.events),
        *(f"refusal-{kebab(refusal.code)}" for refusal in game.refusals),
        *reasons(game),
        *proposals(game),
        *(f"side-{kebab(side)}" for side in game.sides),
        *levels,
        *paces,
        *options,
        *(f"{name}-about" for name in (*levels, *paces, *options)),
        *("game-name", "game-about", "rules-short", "rules-points"),
    ]


def reasons(game: Game[Any]) -> list[str]:
    return [f"reason-{key}" for key in game.reasons]


def proposals(game: Game[Any]) -> list[str]:
    return [f"proposal-{key}" for key in game.proposals]


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


# --- Messages that nobody says


def check_unused(wanted: list[str], raised: list[Raised], sources: list[Source]) -> Iterator[str]:
    used = set(wanted) | {message for error in raised for message in error.messages}
    used |= {message.replace("error-", "refusal-", 1) for message in used}  # the same in a browser
    used |= {message for game in games.SHELF.values() for message in needed(game)}
    said = {*ids_in_code(sources), *ids_in_client()}
    for key in (None, *games.SHELF):
        path = files(LANGUAGES[0], key)[-1]
        messages: Messages = {}
        list(read(path, messages))
        heard = {pattern for game, pattern in said if game in (key, None) or key is None}
        used |= {name for name in messages if name.startswith("ending-")}  # why games end is known to their rules alone
        used |= {other for message in messages.values() for other in gathered(message).messages}
        for name in messages:
            if name not in used and not any(pattern.fullmatch(name) for pattern in heard):
                yield f"{shown(path)}: {name}: nobody says it"


def ids_in_code(sources: list[Source]) -> Iterator[tuple[str | None, re.Pattern[str]]]:
    """Every text in the code that can be an id, `f"level-{level}"` among them, and the game whose code it is."""
    for source in sources:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield source.game, re.compile(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                start = parts[0] or ""
                if re.match(r"[a-z]+-", start) and not start.startswith(MADE_BY_RULE):
                    made = "".join("[^-]+" if part is None else re.escape(part) for part in parts)
                    yield source.game, re.compile(made)


def ids_in_client() -> Iterator[tuple[str | None, re.Pattern[str]]]:
    """What the client says, `say(`takeover-${takeover}`)` among it, and the game whose part of it does."""
    for path in sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")):
        folders = path.relative_to(CLIENT).parts
        game = folders[1] if folders[0] == "games" and folders[1] in games.SHELF else None
        for plain, made in (found for line in SAID.findall(path.read_text("utf-8")) for found in ID.findall(line)):
            if not made.startswith(MADE_BY_RULE):
                parts = FILLED_IN.split(plain or made)
                yield game, re.compile("[^-]+".join(re.escape(part) for part in parts))


# --- Sentences in the code


def check_code(sources: list[Source], raised: list[Raised]) -> Iterator[str]:
    calls = [(source, node) for source in sources for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    speaking = [(source, node) for source, node in calls if called(node) in SPEAKING]
    errors = [(error.source, error.call) for error in raised]
    for source, node in speaking + errors:
        for text in (text for argument in node.args for text in written(argument)):
            if SENTENCE.search(text):
                yield f"{shown(source.path)}:{node.lineno}: a sentence in the code: {text!r}"


def called(node: ast.Call) -> str:
    return last_name(node.func)


def written(node: ast.AST) -> Iterator[str]:
    """The strings in an argument. What is inside another call is that call's business."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            yield from written(child)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


if __name__ == "__main__":
    sys.exit(main())
