"""The wheel carries the client, and the compiled modules where a C compiler works; it is pure Python elsewhere.

Editable installs are left alone: `make` keeps the compiled form in build/compiled. TABLEE_MYPYC=1 makes a wheel that
could not be compiled an error, for releases.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/tablee/server/static"


def tool(root: Path, name: str) -> Any:
    """A module of tools/, by its place: the build runs with no path to the source tree."""
    spec = importlib.util.spec_from_file_location(f"tablee_{name}", root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        self.add_client(root, build_data)
        compiler = tool(root, "compile")
        asked = compiler.mode()
        if asked == "0":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="tablee-")
        try:
            libraries = compiler.compile_modules(root / "src", Path(self.scratch.name))
        except compiler.NoCompiler as why:
            if asked == "1":
                raise
            print(f"A pure Python wheel: {why}.", file=sys.stderr)
            return
        found = [path for path in libraries.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(libraries).as_posix() for path in found})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, root: Path, build_data: dict[str, Any]) -> None:
        """Built now if this is a checkout; in a source archive it lies there already."""
        if (root / "web" / "package.json").exists():
            client = tool(root, "web")
            client.work(None)
        if not (root / CLIENT / "index.html").exists():
            raise RuntimeError("there is no client to pack, and nothing to build it from")
        build_data["artifacts"].append(f"{CLIENT}/**")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
