"""Where text and documents go: terminals get width and colour, files are replaced in one step."""

from __future__ import annotations

import contextlib
import errno
import os
import select
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TextIO

from fencepost.engine.shared.errors import InputError
from fencepost.engine.shown.roots import below
from fencepost.report.look import Look
from fencepost.report.shown import printable

_LONGEST_NAME = 255


def open_closed_streams() -> None:
    """Opens the null device for standard streams that the caller has closed: else the next file or pipe would get their
    numbers."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest number that is free: this one


def here() -> Path | None:
    """The current folder, None where it has been deleted."""
    try:
        return Path.cwd()
    except OSError:
        return None


def relative_to_here() -> Callable[[str], str | None]:
    """Names source files as they are seen from the current folder; None for files elsewhere."""
    folder = here()
    return below(folder) if folder is not None else lambda _: None


def look() -> Look:
    """The look of text on standard output: colours and the real width on a terminal only (https://no-color.org)."""
    terminal = sys.stdout is not None and sys.stdout.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = shutil.get_terminal_size((Look().width, 24)).columns if terminal else Look().width
    relative = relative_to_here()
    return Look(width, colour, lambda path: relative(path) or path)


def write_lines(lines: Iterable[str]) -> None:
    """Prints lines at once, whatever the encoding of the terminal."""
    write_bytes("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))


def write_bytes(content: bytes) -> None:
    if sys.stdout is None:
        raise InputError("Standard output is closed; open it, or name a file with -o.")
    try:
        _write_all(sys.stdout.buffer, content)
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as problem:
        silence(sys.stdout)
        raise InputError(_unwritable(problem)) from None


def _write_all(stream: BinaryIO, content: bytes) -> None:
    """Writes everything, also to a stream that takes only a part at once: one without a buffer (`python -u`), or a full
    pipe that does not block, as some programs give to those that they start."""
    rest = memoryview(content)
    while rest:
        try:
            taken = stream.write(rest)
        except BlockingIOError as full:
            taken = full.characters_written
        rest = rest[taken or 0 :]
        if not taken:
            select.select([], [stream], [])
    while True:
        try:
            return stream.flush()
        except BlockingIOError:
            select.select([], [stream], [])


def flush() -> None:
    """Writes now what is still in buffers, while a failure can still be reported."""
    if sys.stdout is None or sys.stdout.closed:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as problem:
        silence(sys.stdout)
        raise InputError(_unwritable(problem)) from None


def say(message: str) -> None:
    """Prints a message for the user in one line, apart from the output. If it cannot be written, it is lost."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.write(f"fencepost: {printable(message)}\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        silence(sys.stderr)


def silence(stream: TextIO | None) -> None:
    """Sends what is still to be written to a stream nowhere, also at exit."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]  # None has no number
        os.close(nowhere)


def _unwritable(problem: Exception) -> str:
    reason = getattr(problem, "strerror", None) or str(problem)
    return f"Standard output cannot be written: {reason}. Name a file with -o where there is room."


class OutputFile:
    """A file that is written as a whole or not at all. Whether it can be written is known before the work begins."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._target = path.resolve()
            # Other files, such as a pipe or a device, have no content to keep and must not be replaced.
            is_special = self._target.exists() and not self._target.is_file()
        except (OSError, RuntimeError, ValueError) as problem:  # a RuntimeError is a link that leads to itself
            raise self._complaint(problem) from None
        self._draft = self._target if is_special else self._target.with_name(f".fencepost-{os.getpid()}.part")

    def __enter__(self) -> OutputFile:
        if self._target.is_dir():
            raise InputError(f"{self._path}: This is a folder; name a file in it.")
        try:
            if len(os.fsencode(self._target.name)) > _LONGEST_NAME:
                raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG))
            self._draft.open("ab").close()
        except OSError as problem:
            raise self._complaint(problem) from None
        self._remove_draft()  # whatever ends the work, it leaves none
        return self

    def write(self, content: bytes) -> None:
        try:
            with self._draft.open("wb") as file:
                file.write(content)
            if self._draft != self._target:
                if self._target.exists():
                    shutil.copymode(self._target, self._draft)
                self._draft.replace(self._target)
        except OSError as problem:
            raise self._complaint(problem) from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._remove_draft()

    def _remove_draft(self) -> None:
        if self._draft != self._target:
            with contextlib.suppress(OSError):  # its folder may be gone
                self._draft.unlink(missing_ok=True)

    def _complaint(self, problem: Exception) -> InputError:
        circle = os.strerror(errno.ELOOP) if isinstance(problem, RuntimeError) else "its name means no file"
        reason = getattr(problem, "strerror", None) or circle
        return InputError(f"{self._path}: This file cannot be written: {reason}. Name another one.")
