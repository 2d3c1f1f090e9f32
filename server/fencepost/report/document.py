"""The contents of a document, and the kinds of documents."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from fencepost.model.verdict import BuildNote, Skipped, Unit


def _not_below(_path: str) -> str | None:
    return None


def _not_linked(_path: str, _line: int) -> str | None:
    return None


class Report(NamedTuple):
    """The result of a run. `below_root` names a source file relative to the root of the sources, None if it is not
    there; documents that travel name files in this way. `link` gives the target of a link from a line of a source file.
    With `full_traces` all rows are shown at once, else only those that matter. `skipped` are tests that are no units,
    `notes` are about the builds."""

    units: list[Unit]
    exit_code: int
    below_root: Callable[[str], str | None] = _not_below
    link: Callable[[str, int], str | None] = _not_linked
    full_traces: bool = False
    notes: tuple[BuildNote, ...] = ()
    skipped: tuple[Skipped, ...] = ()

    def source(self, path: str) -> str:
        """A source file's name for a reader."""
        return self.below_root(path) or path


DOCUMENTS = {"json": "check_json", "sarif": "sarif", "html": "html"}
"""Every format besides text, and the module of this package that has its `encode`."""


def encode(format: str, report: Report) -> bytes:
    """The document of a run."""
    content: bytes = import_module(f"fencepost.report.{DOCUMENTS[format]}").encode(report)
    return content
