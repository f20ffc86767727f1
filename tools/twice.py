"""Find what stands in the folders of two games: runs of six or more lines, the same to the letter or but for names.

    python -m tools.twice src/tablee/games
    python -m tools.twice web/src/games [--lines 6] [--brief]

Each folder in the folder is a game. Names are taken as the same where one run can be had from the other by giving every
name another one; strings and numbers do not matter, and neither do blank lines, comments, imports and declarations: the
fields of a class, a method that only says which function does it, the interface of a component, a table of plain
values, a drawing. What a tool has written is left out. In a style sheet the selectors' names are names, and values are
compared to the letter. Messages of a Fluent file count as one line each, and are compared to the letter. Exit code 1:
something was found.

Only the standard library is needed, so that it also runs by itself: python twice.py web/src/games.
"""

from __future__ import annotations

import argparse
import ast
import io
import keyword
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

LINES = 6
NAME, TEXT, NUMBER = "name", "text", "number"
ENTRY = re.compile(r"((name|text|number) : )?(-? ?number|name|text|null|undefined|true|false) ,")


@dataclass(frozen=True)
class Line:
    """A line that counts: its shape, in which every name and literal is only that, and the names."""

    number: int
    shape: tuple[str, ...]
    names: tuple[str, ...]


@dataclass
class Source:
    path: Path
    text: list[str]
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Run:
    """Lines of one file that stand in another, too: from where, and how many."""

    one: Source
    other: Source
    at: int
    other_at: int
    count: int

    def __str__(self) -> str:
        one, other = place(self.one, self.at, self.count), place(self.other, self.other_at, self.count)
        return f"{one} = {other}: {self.count} lines"


def place(source: Source, at: int, count: int) -> str:
    return f"{source.path}:{source.lines[at].number}-{source.lines[at + count - 1].number}"


# --- Python ----------------------------------------------------------------------------------


def read_python(text: str) -> Iterator[Line]:
    dropped = declared_in_python(ast.parse(text))
    words: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        kind = python_kind(token)
        if kind is not None and token.start[0] not in dropped:
            words[token.start[0]].append((kind, token.string))
    for number in sorted(words):
        yield line_of(number, words[number])


def python_kind(token: tokenize.TokenInfo) -> str | None:
    """What stands for a token in the shape of its line."""
    if token.type == tokenize.NAME:
        return token.string if keyword.iskeyword(token.string) or token.string == "self" else NAME
    if token.type == tokenize.NUMBER:
        return NUMBER
    if token.type == tokenize.STRING:
        return TEXT
    if tokenize.tok_name[token.type].startswith("FSTRING"):
        return TEXT if token.type == getattr(tokenize, "FSTRING_START", None) else None
    return token.string if token.type == tokenize.OP else None


def declared_in_python(tree: ast.Module) -> set[int]:
    """The lines that only declare: imports, docstrings, fields, constants, heads of classes."""
    dropped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) or is_text(node):
            dropped |= lines_of(node)
        if isinstance(node, ast.Module | ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.Assign | ast.AnnAssign):
                    dropped |= lines_of(part)
        if isinstance(node, ast.ClassDef):
            dropped |= set(range(first_line(node), node.body[0].lineno))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            dropped |= {decorator.lineno for decorator in node.decorator_list}
            if node.name == "__init__" or is_stub(node):
                dropped |= declared_in_function(node)
            elif only_hands_on(node):
                dropped |= lines_of(node)
    return dropped


def declared_in_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[int]:
    """What a maker only keeps (`self.seat = seat`), with its head; or all of a function without a body."""
    dropped = set(range(first_line(node), node.body[0].lineno))
    for part in node.body:
        if is_stub(node) or is_kept(part):
            dropped |= lines_of(part)
    return dropped


def only_hands_on(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A method that fills in an interface: `return sight.view_of(self, eyes)`, with nothing but names in it."""
    parts = [part for part in node.body if not is_text(part) and not isinstance(part, ast.Import | ast.ImportFrom)]
    if len(parts) != 1 or not isinstance(parts[0], ast.Return) or not node.args.args or node.args.args[0].arg != "self":
        return False
    value = parts[0].value
    if isinstance(value, ast.Call) and is_name(value.func) and not value.keywords:
        return all(is_name(argument) for argument in value.args)
    return value is not None and is_name(value)


def is_name(node: ast.AST) -> bool:
    """Or an attribute of one."""
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and is_name(node.value))


def is_kept(part: ast.stmt) -> bool:
    """`self.x = y`, where y is a name, a literal or an empty container."""
    if not isinstance(part, ast.Assign | ast.AnnAssign):
        return False
    target = part.targets[0] if isinstance(part, ast.Assign) else part.target
    value = part.value
    of_self = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    empty = isinstance(value, ast.List | ast.Dict) and not ast.unparse(value).strip("[]{}")
    return of_self and (empty or isinstance(value, ast.Name | ast.Constant))


def is_stub(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return all(is_text(part) or isinstance(part, ast.Pass) or is_ellipsis(part) for part in node.body)


def is_ellipsis(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and node.value.value is Ellipsis


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def first_line(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def lines_of(node: ast.AST) -> set[int]:
    start, end = getattr(node, "lineno", 0), getattr(node, "end_lineno", None)
    return set(range(start, (end or start) + 1))


# --- TypeScript, Svelte, style sheets and words -------------------------------------------

SCRIPT_WORD = re.compile(
    r"as|async|await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|"
    r"finally|for|from|function|if|import|in|instanceof|interface|is|keyof|let|new|null|of|private|public|"
    r"readonly|return|satisfies|static|super|switch|this|throw|true|false|try|type|typeof|undefined|var|"
    r"void|while|with|yield|each|then|html|key|snippet|render"
)
TOKEN = re.compile(
    r"""(?P<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)"""
    r"""|(?P<number>\d[\w.]*)|(?P<tag></?[A-Za-z][\w.:-]*)|(?P<name>[$\w][$\w]*)|(?P<sign>=>|\S)"""
)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`\\])//[^\n]*", re.DOTALL)
STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PART = re.compile(r"^<(script|style)\b[^>]*>\n(.*?)^</\1>$", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(r"^\s*(?:import\b(?!\()|export\s*(?:type\s*)?[{*])[^;\n{]*(?:\{[^}]*\})?[^\n]*$", re.MULTILINE)
TYPE = re.compile(
    r"^(?P<indent> *)(?:export )?(?:declare )?(?:interface|type)\b[^\n]*?"
    r"(?:[{([|=]$.*?^(?P=indent)[})\]]+[^\n]*$|$)",
    re.DOTALL | re.MULTILINE,
)
PROPS = re.compile(r"^ *(?:let|const) \{[^=]*?\}(?::[^=]*?)? = \$props\(\)[^\n]*$", re.DOTALL | re.MULTILINE)
TABLE = re.compile(
    r"^(?:export )?const [^\n]*= (?:Object\.freeze\()?(?:new (?:Map|Set)\()?[\[{]+$.*?^[\]})]+[^\n]*$",
    re.DOTALL | re.MULTILINE,
)
ACTS = re.compile(r"=>|\bfunction\b|\w\(|\bif\b|\?")
CONSTANT = re.compile(r"^(?:export )?const \w+(?:: [^=]+)? = [^(\n]*$", re.MULTILINE)
DRAWN = re.compile(
    r"^\s*<(?:path|circle|ellipse|rect|line|polygon|polyline|use|stop|linearGradient|g)\b[^{}\n]*/?>$", re.MULTILINE
)


def blanked(found: re.Match[str]) -> str:
    """Nothing, on as many lines: the numbers of the others stay what they are."""
    return "\n" * found[0].count("\n")


def read_svelte(text: str) -> Iterator[Line]:
    """Its script, its style, and the rest, which is markup."""
    lines: list[Line] = []
    for part in PART.finditer(text):
        before = "\n" * text.count("\n", 0, part.start(2))
        lines += (read_script if part[1] == "script" else read_style)(before + part[2])
    return iter(sorted([*lines, *read_markup(PART.sub(blanked, text))], key=lambda line: line.number))


def read_script(text: str) -> Iterator[Line]:
    text = COMMENT.sub(blanked, text)
    for declaration in (IMPORT, TYPE, PROPS, CONSTANT):
        text = declaration.sub(blanked, text)
    text = TABLE.sub(lambda found: found[0] if ACTS.search(found[0]) else blanked(found), text)
    return tokens(text)


def read_markup(text: str) -> Iterator[Line]:
    return tokens(DRAWN.sub(blanked, COMMENT.sub(blanked, text)))


def tokens(text: str) -> Iterator[Line]:
    words: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for found in TOKEN.finditer(text):
        kind = found.lastgroup or ""
        if kind in ("sign", "tag") or SCRIPT_WORD.fullmatch(found[0]):
            kind = found[0]
        words[text.count("\n", 0, found.start()) + 1].append((kind, found[0]))
    lines = (line_of(number, words[number]) for number in sorted(words))
    return (line for line in lines if not is_entry(line))


def read_style(text: str) -> Iterator[Line]:
    """The names of classes may differ; properties and their values may not."""
    for number, line in enumerate(STYLE_COMMENT.sub(blanked, text).splitlines(), 1):
        stripped = line.strip()
        if stripped.endswith((":", ";")):
            yield Line(number, (stripped,), ())
        elif stripped:
            names = tuple(re.findall(r"[.#][A-Za-z][\w-]*", stripped))
            yield Line(number, (re.sub(r"[.#][A-Za-z][\w-]*", NAME, stripped),), names)


MESSAGE = re.compile(r"^-?[a-zA-Z][\w-]* *=.*(?:\n(?:[ \t]+.*|\}.*|(?=\n)))*", re.MULTILINE)


def read_fluent(text: str) -> Iterator[Line]:
    """One line for each message, with all that belongs to it."""
    for found in MESSAGE.finditer(text):
        yield Line(text.count("\n", 0, found.start()) + 1, tuple(found[0].split()), ())


def line_of(number: int, words: list[tuple[str, str]]) -> Line:
    return Line(number, tuple(kind for kind, _ in words), tuple(word for kind, word in words if kind == NAME))


def is_entry(line: Line) -> bool:
    """One plain value in a table, with its key or without."""
    return ENTRY.fullmatch(" ".join(line.shape)) is not None


# --- What stands twice -----------------------------------------------------------------------

READERS = {".py": read_python, ".ts": read_script, ".svelte": read_svelte, ".css": read_style, ".ftl": read_fluent}


MADE = "Do not edit."  # how the first line of a file ends that a tool has written: nobody fills it in


def read(path: Path) -> Source:
    text = path.read_text("utf-8")
    made = text.partition("\n")[0].endswith(MADE)
    return Source(path, text.splitlines(), [] if made else list(READERS[path.suffix](text)))


def games_in(folder: Path) -> dict[str, list[Source]]:
    """The sources of each game: every folder is one."""
    return {
        game.name: [read(path) for path in sorted(game.rglob("*")) if path.suffix in READERS and path.is_file()]
        for game in sorted(folder.iterdir())
        if game.is_dir() and game.name != "__pycache__"
    }


def runs(one: list[Source], other: list[Source], least: int = LINES) -> Iterator[Run]:
    """Every longest run of at least so many lines that stands in both."""
    windows: dict[tuple[tuple[str, ...], ...], list[tuple[Source, int]]] = defaultdict(list)
    for source in other:
        for at in range(len(source.lines) - least + 1):
            windows[shapes(source, at, least)].append((source, at))
    done: dict[tuple[Path, Path, int], int] = {}  # how far a pair of files has been compared, at each distance
    for source in one:
        for at in range(len(source.lines) - least + 1):
            for match, match_at in windows.get(shapes(source, at, least), ()):
                diagonal = (source.path, match.path, match_at - at)
                if at < done.get(diagonal, 0):
                    continue
                count = same(source.lines[at:], match.lines[match_at:])
                if count >= least:
                    done[diagonal] = at + count
                    yield Run(source, match, at, match_at, count)


def shapes(source: Source, at: int, count: int) -> tuple[tuple[str, ...], ...]:
    return tuple(line.shape for line in source.lines[at : at + count])


def same(lines: list[Line], others: list[Line]) -> int:
    """How many lines from here on are the same but for names, each name always standing for the same one."""
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    count = 0
    for line, other in zip(lines, others, strict=False):
        if line.shape != other.shape:
            break
        pairs = list(zip(line.names, other.names, strict=True))
        if not all(there.setdefault(a, b) == b and back.setdefault(b, a) == a for a, b in pairs):
            break
        count += 1
    return count


def twice(folder: Path, least: int = LINES) -> list[Run]:
    """All that stands in two games of a folder, the longest first."""
    games = games_in(folder)
    found = [run for one, other in combinations(games.values(), 2) for run in runs(one, other, least)]
    return sorted(found, key=lambda run: (-run.count, str(run)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Find runs of lines that stand in two games' folders.")
    parser.add_argument("folder", type=Path, help="the folder with a folder for each game")
    parser.add_argument("--lines", type=int, default=LINES, help="the shortest run that counts")
    parser.add_argument("--brief", action="store_true", help="only say where")
    asked = parser.parse_args()
    found = twice(asked.folder, asked.lines)
    for run in found:
        print(run)
        if not asked.brief:
            first, last = run.one.lines[run.at].number, run.one.lines[run.at + run.count - 1].number
            print("".join(f"    {line}\n" for line in run.one.text[first - 1 : last]))
    pairs = len({(run.one.path, run.other.path) for run in found})
    print(f"{len(found)} runs in {pairs} pairs of files.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
