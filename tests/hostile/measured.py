"""Runs a command and measures it with all processes that it starts."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

_LOOK_SECONDS = 0.02


class Measured(NamedTuple):
    """How a command ended, what it wrote, how long it took, and the most resident memory of the whole process tree."""

    code: int
    out: bytes
    err: str
    seconds: float
    megabytes: float


def measured(*arguments: object) -> Measured:
    """Runs `fencepost` with these arguments."""
    command = [sys.executable, "-m", "fencepost", *map(str, arguments)]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begin = time.monotonic()
        process = subprocess.Popen(command, stdout=out, stderr=err, stdin=subprocess.DEVNULL)
        most = 0.0
        while process.poll() is None:
            most = max(most, sum(map(_resident, _tree(process.pid))))
            time.sleep(_LOOK_SECONDS)
        seconds = time.monotonic() - begin
        out.seek(0)
        err.seek(0)
        return Measured(process.returncode, out.read(), err.read().decode(), seconds, most)


def _tree(pid: int) -> list[int]:
    """A process and all below it."""
    found = [pid]
    for parent in found:
        try:
            for task in Path(f"/proc/{parent}/task").iterdir():
                found.extend(map(int, (task / "children").read_text().split()))
        except OSError:  # it has ended
            continue
    return found


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGESIZE") / (1 << 20)
