"""The document of `fencepost check --format json` and `fencepost outcomes --format json` (`fencepost-report/1`)."""

from typing import Any

import msgspec

from fencepost.model.verdict import BuildNote, Unit
from fencepost.report.document import Report
from fencepost.report.shown import json_bytes

IN_THE_LOG = ("mistakes", "files")
"""Keys of a unit that documents leave out: the log has them."""

SCHEMA = "fencepost-report/1"


def report_document(units: list[Unit], notes: tuple[BuildNote, ...] = ()) -> dict[str, Any]:
    document: list[Any] = [msgspec.to_builtins(unit) for unit in units]
    for unit in document:
        for key in IN_THE_LOG:
            del unit[key]
    return {"schema": SCHEMA, "units": document, "notes": [msgspec.to_builtins(note) for note in notes]}


def encode(report: Report) -> bytes:
    """The document in UTF-8, one line."""
    return json_bytes(report_document(report.units, report.notes)) + b"\n"
