"""Where text and documents go: terminals get width and colour, files are replaced in one step."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from fencepost.engine.errors import InputError
from fencepost.engine.roots import below
from fencepost.report.look import Look


def look() -> Look:
    """How text on standard output looks: colours and the real width on a terminal only (https://no-color.org)."""
    terminal = sys.stdout.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = shutil.get_terminal_size((Look().width, 24)).columns if terminal else Look().width
    relative = below(Path.cwd())
    return Look(width, colour, lambda path: relative(path) or path)


def write_lines(lines: Iterable[str]) -> None:
    """Prints lines at once, whatever the encoding of the terminal."""
    write_bytes("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))


def write_bytes(content: bytes) -> None:
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


class OutputFile:
    """A file that is written as a whole or not at all; whether it can be is known before the work begins."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._target = path.resolve()
        # What is no plain file, as a pipe or a device, has no content to keep and must not be replaced.
        self._draft = (
            self._target
            if self._target.exists() and not self._target.is_file()
            else self._target.with_name(f".{self._target.name}.{os.getpid()}.part")
        )

    def __enter__(self) -> OutputFile:
        if self._target.is_dir():
            raise InputError(f"{self._path}: This is a folder; name a file in it.")
        try:
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
            self._draft.unlink(missing_ok=True)

    def _complaint(self, problem: OSError) -> InputError:
        return InputError(f"{self._path}: This file cannot be written: {problem.strerror}. Name another with -o.")
