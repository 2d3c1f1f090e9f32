"""Files that other programs may have written: only regular files are read, and never more than is asked for.

Opening a named pipe waits for a writer, reading a device may never end, and opening some devices has an effect. So the
kind of a file is asked before the file is opened, and again afterwards: another program can exchange the file at a
path, but not the one that is open.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

SMALL, LARGE = 1 << 20, 64 << 20
"""Usual limits for the sizes of files: of those that a person writes (settings, models), and of those that a tool
writes (documentation, sources)."""

_CHUNK = 1 << 16
# A pipe that has replaced the file since then is not waited for. Windows has neither flag, and needs the third.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)

Stamp = tuple[int, int, int, int]


class UnreadableError(Exception):
    """A file that is not read; the text says why and is the rest of a sentence: "this is not a file"."""


def read_regular(path: Path, largest: int) -> bytes:
    """All bytes of a regular file, which has at most `largest` of them; else `UnreadableError`, never another one."""
    try:
        _must_be_regular(path.stat().st_mode)
        descriptor = os.open(path, _FLAGS)
        try:
            opened = os.fstat(descriptor)
            _must_be_regular(opened.st_mode)
            content = _read(descriptor, min(opened.st_size, largest), largest)
        finally:
            os.close(descriptor)
    except FileNotFoundError:
        raise UnreadableError("there is no such file") from None
    except (OSError, ValueError) as problem:  # a ValueError is a name that the system cannot have
        raise UnreadableError(f"the file cannot be read: {getattr(problem, 'strerror', None) or problem}") from None
    if len(content) > largest:
        raise UnreadableError(f"the file is larger than {largest >> 20} MB, which none of its kind is")
    return content


def is_regular(path: Path) -> bool:
    """True if a path leads to a regular file. Raises nothing, whatever the name and the system."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def stamp_of(known: os.stat_result) -> Stamp:
    """A value that changes whenever the content of a file does. Size and time of change are not enough, as programs can
    set that time. No program can set the time at which a file's entry changes, and a new file has a new number."""
    return known.st_size, known.st_mtime_ns, known.st_ctime_ns, known.st_ino


def stamp(path: Path) -> Stamp | None:
    """The stamp of a path's regular file, None where there is none."""
    try:
        known = path.stat()
    except (OSError, ValueError):
        return None
    return stamp_of(known) if stat.S_ISREG(known.st_mode) else None


def _must_be_regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise UnreadableError("this is not a file")


def _read(descriptor: int, expected: int, largest: int) -> bytes:
    """The content of a file, with one byte more than is allowed if the file is larger. Some files do not tell their
    size."""
    chunks = []
    left = largest + 1
    while left > 0:
        chunk = os.read(descriptor, min(left, max(expected + 1, _CHUNK)))
        if not chunk:
            break
        chunks.append(chunk)
        left -= len(chunk)
        expected = max(expected - len(chunk), 0)
    return b"".join(chunks)
