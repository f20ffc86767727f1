"""Compile the hot modules with mypyc, outside the source tree.

    python tools/compile.py

makes `build/compiled`: a copy of the package with the compiled modules in it, to be put first on PYTHONPATH.
Where no C compiler works it says so, and everything runs in pure Python. `hatch_build.py` uses the same functions
for the wheel.

TABLEE_MYPYC=auto   compile when possible (the default)
TABLEE_MYPYC=0      never compile
TABLEE_MYPYC=1      fail when it is not possible
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

PACKAGE = "tablee"

# What is compiled of the house; each game says in its folder what is compiled of it (`COMPILED`). All of it is one
# group, so calls from module to module are plain C calls.
BELOW = (
    "tablee/kernel/luck.py",
    "tablee/kernel/position.py",
    "tablee/kernel/agenda.py",
    "tablee/bots/search.py",
    "tablee/bots/rollouts.py",
)
ABOVE = (
    "tablee/store/seen.py",
    "tablee/store/tail.py",
    "tablee/store/fitting.py",
    "tablee/store/ledger.py",
    "tablee/store/sqlite_statements.py",
    "tablee/store/sqlite_orders.py",
    "tablee/tables/kinds.py",
    "tablee/tables/chairs.py",
    "tablee/tables/deeds.py",
    "tablee/tables/sitting.py",
    "tablee/tables/company.py",
    "tablee/tables/lobby.py",
    "tablee/tables/running.py",
    "tablee/tables/consent.py",
    "tablee/tables/table.py",
    "tablee/tables/telling.py",
    "tablee/tables/listeners.py",
    "tablee/tables/commands.py",
    "tablee/tables/decisions.py",
    "tablee/tables/room.py",
)

OPT_LEVEL = "3"
C_OPTIONS = ("-fvisibility=hidden",) if os.name == "posix" else ()  # or nothing could be inlined: a fifth of the speed
GROUP = f"{PACKAGE}.native"  # the shared library is tablee/native__mypyc.*.so
MYPY_OPTIONS = ("--config-file=", "--ignore-missing-imports")
KEPT = 4  # compiled versions kept in build/native, for going back and forth between branches

EVERY = 10.0  # seconds between two lines that say how far it is
C_FAILED = 5  # how the mypyc step says that it is not the source that is at fault
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class NoCompiler(Exception):
    """No C compiler works here: pure Python will do."""


class BadSource(Exception):
    """mypyc refuses our source: a mistake to correct, on every machine."""


def mode() -> str:
    asked = os.environ.get("TABLEE_MYPYC") or "auto"
    if asked not in ("auto", "0", "1"):
        raise SystemExit(f"TABLEE_MYPYC is {asked!r}; it may be auto, 0 or 1.")
    return asked


# --- Compiling -------------------------------------------------------------------------------


def modules(src: Path) -> tuple[str, ...]:
    """The files to compile, from the kernel up: nothing is imported, because nothing may be installed yet."""
    games = sorted(src.glob("tablee/games/*/__init__.py"))
    return (*BELOW, *(module for game in games for module in modules_of(src, game)), *ABOVE)


def modules_of(src: Path, game: Path) -> list[str]:
    """The modules that a game's `COMPILED` names; a game without one runs as it is."""
    for node in ast.parse(game.read_bytes(), str(game)).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["COMPILED"]:
            named = ast.literal_eval(node.value)
            return [(game.parent / f"{name}.py").relative_to(src).as_posix() for name in named]
    return []


def compile_modules(src: Path, out: Path) -> Path:
    """Compile the hot modules of `src` under `out`; give the folder of the shared libraries, laid out as packages."""
    missing = [module for module in modules(src) if not (src / module).is_file()]
    if missing:
        raise BadSource(f"these modules are to be compiled and are not in {src.name}/: {', '.join(missing)}")
    out.mkdir(parents=True, exist_ok=True)
    if step("probe", src, out).returncode:
        raise NoCompiler("no C compiler with the headers of Python works here")
    tell(f"Compiling {len(modules(src))} modules of the rules, once. It takes some minutes, and says how far it is.")
    done = step("mypyc", src, out)
    tell(f"  {at(done.seconds)}: {'done' if not done.returncode else 'not possible'}.")
    if done.returncode == C_FAILED:
        raise NoCompiler("the C compiler does not accept the generated code:\n" + tail(done.stdout))
    if done.returncode:
        raise BadSource("mypyc refuses the source:\n" + tail(done.stdout))
    return out / "lib"


class Done(NamedTuple):
    """A step that has come to its end."""

    returncode: int
    stdout: str
    seconds: float


def step(name: str, src: Path, out: Path) -> Done:
    """In a process of its own, in src/: setuptools and mypyc print, exit, and change global settings.

    What it prints goes to a file; how far it is can be seen from what lies in `out`, and is told now and then.
    """
    command = [sys.executable, str(Path(__file__).resolve()), name, str(out.resolve())]
    began = time.monotonic()
    with (out / "log.txt").open("wb") as log:
        process = subprocess.Popen(command, cwd=src, stdout=log, stderr=subprocess.STDOUT)
        try:
            while (code := ended(process)) is None:
                tell(f"  {at(time.monotonic() - began)}: {how_far(out)} ...")
        finally:
            process.kill()
    return Done(code, (out / "log.txt").read_text("utf-8", "replace"), time.monotonic() - began)


def ended(process: subprocess.Popen[bytes]) -> int | None:
    """How a process has ended; None if it goes on for some seconds more."""
    try:
        return process.wait(EVERY)
    except subprocess.TimeoutExpired:
        return None


def how_far(out: Path) -> str:
    """Which of the three parts of the work is being done."""
    written = [file.stat().st_size for file in out.glob("c/**/*.c")]
    if not written:
        return "1 of 3, mypyc reads the modules and writes C"
    if not any(out.glob("tmp/**/*.o")):
        return f"2 of 3, the C compiler works on {max(1, sum(written) >> 20)} MB of C"
    return "3 of 3, the last of the C, and putting it together"


def at(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    return f"{minutes} min {seconds:02} s" if minutes else f"{seconds} s"


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def probe(out: Path) -> None:
    from setuptools import Extension

    source = out / "probe.c"
    source.write_text(PROBE, encoding="ascii")
    build([Extension("probe", [str(source)])], out / "probe")


def mypyc(out: Path) -> None:
    from mypyc.build import mypycify

    options = [*MYPY_OPTIONS, f"--cache-dir={out / 'mypy'}"]
    extensions = mypycify(
        [*options, *modules(Path.cwd())],
        opt_level=OPT_LEVEL,
        debug_level="0",
        target_dir=str(out / "c"),
        group_name=GROUP,
    )
    for extension in extensions:
        extension.extra_compile_args.extend(C_OPTIONS)
    try:
        build(extensions, out)
    except (Exception, SystemExit) as error:
        print(error)
        sys.exit(C_FAILED)


def build(extensions: list[Any], out: Path) -> None:
    from setuptools import setup

    places = ["--build-lib", str(out / "lib"), "--build-temp", str(out / "tmp")]
    setup(name=PACKAGE, packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "-j2", *places])


def tail(log: str) -> str:
    return "\n".join(log.strip().splitlines()[-30:])


# --- When to compile again -------------------------------------------------------------------


def fingerprint(src: Path) -> str:
    """What the shared libraries depend on: the compiled modules, all that they import, Python, mypyc, the options."""
    digest = hashlib.sha256()
    settings = (modules(src), OPT_LEVEL, C_OPTIONS, GROUP, MYPY_OPTIONS, os.environ.get("CC"), os.environ.get("CFLAGS"))
    makers = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("setuptools"))
    for part in settings + makers:
        digest.update(repr(part).encode())
    for path in imported(src):
        digest.update(f"\0{path.relative_to(src).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def imported(src: Path) -> list[Path]:
    """The compiled modules and, through imports, every module of the package whose types or constants they see."""
    waiting = [src / module for module in modules(src) if (src / module).is_file()]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            waiting += [file for name in names if name.split(".")[0] == PACKAGE for file in files(src, name)]
    return sorted(seen)


def files(src: Path, name: str) -> list[Path]:
    """The file of a module, with the `__init__.py` of every package on the way to it."""
    steps = [src.joinpath(*name.split(".")[:n]) for n in range(1, name.count(".") + 2)]
    return [file for step in steps for file in (step / "__init__.py", step.with_suffix(".py")) if file.is_file()]


# --- build/compiled --------------------------------------------------------------------------


def make_form(root: Path) -> str:
    """Bring `build/compiled` up to date, or take it away; say in one line which form will run."""
    src, build = root / "src", root / "build"
    build.mkdir(exist_ok=True)
    asked = mode()
    with alone(build):
        began = time.time()
        for stamp in build.glob("form.*"):
            stamp.unlink()
        for left in build.glob(".[fno]*-*"):  # by a run that was killed
            shutil.rmtree(left, ignore_errors=True)
        try:
            if asked == "0":
                raise NoCompiler("compiling is turned off (TABLEE_MYPYC=0)")
            libraries = compiled_once(src, build)
        except NoCompiler as why:
            replace(build / "compiled", None)
            if asked == "1":
                raise
            said = f"Tablée runs in pure Python: {why}."
            if asked == "auto":
                said += " (`make compiled` looks again.)"
        except BadSource:
            replace(build / "compiled", None)
            raise
        else:
            with tempfile.TemporaryDirectory(prefix=".form-", dir=build) as scratch:
                form = Path(scratch) / "form"
                shutil.copytree(src, form, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
                shutil.copytree(libraries, form, dirs_exist_ok=True)
                replace(build / "compiled", form)
            said = f"Tablée runs compiled: {len(modules(src))} modules."
        stamp = build / f"form.{asked}"
        stamp.write_text(said + "\n", encoding="utf-8")
        os.utime(stamp, (began, began))  # a file saved meanwhile is newer: make will come back
    return said


def compiled_once(src: Path, build: Path) -> Path:
    """The shared libraries of this very source: from build/native, or compiled now."""
    store = build / "native"
    place = store / fingerprint(src)
    if not place.is_dir():
        store.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".native-", dir=build) as scratch:
            compile_modules(src, Path(scratch)).rename(place)
            shutil.copy(Path(scratch) / "log.txt", build / "compile.log")
    os.utime(place)
    for old in sorted(store.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old)
    return place


def replace(place: Path, new: Path | None) -> None:
    """Put a finished folder in place of another by renaming: nobody sees half of one."""
    old = place.with_name(f".old-{place.name}-{os.getpid()}")
    if place.exists():
        place.rename(old)
    if new is not None:
        new.rename(place)
    shutil.rmtree(old, ignore_errors=True)


@contextmanager
def alone(build: Path) -> Iterator[None]:
    """One at a time, when two makes run in one tree."""
    import fcntl

    with (build / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    if len(sys.argv) == 3:
        return {"probe": probe, "mypyc": mypyc}[sys.argv[1]](Path(sys.argv[2]))
    try:
        print(make_form(Path(__file__).resolve().parent.parent))
    except (NoCompiler, BadSource) as error:
        sys.exit(f"{error}\n(TABLEE_MYPYC=0 goes on in pure Python.)")


if __name__ == "__main__":
    main()
