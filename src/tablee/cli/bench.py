"""The measurements, which come with the source tree."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import tablee
from tablee.cli.checkout import root
from tablee.cli.complaints import Complaint
from tablee.text import Speaker


def bench(say: Speaker, arguments: Sequence[str]) -> int:
    top = root()
    if top is None or not (top / "benchmarks").is_dir():
        raise Complaint(say.say("usage-no-bench"))
    here = str(Path(tablee.__file__).resolve().parent.parent)  # measure this very form, compiled or not
    path = os.pathsep.join([here, str(top), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(command, cwd=top, env={**os.environ, "PYTHONPATH": path}, check=False).returncode
