"""What only the source tree has: the measurements."""

from __future__ import annotations

from pathlib import Path

import tablee


def root() -> Path | None:
    """The source tree that we run from, if there is one."""
    for folder in Path(tablee.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "docs" / "rules").is_dir():
            return folder
    return None
