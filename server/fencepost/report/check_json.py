"""The document of `fencepost check --format json` and `fencepost outcomes --format json` (`fencepost-report/1`)."""

from typing import Any

import msgspec

from fencepost.model.verdict import BuildNote, Skipped, Unit
from fencepost.report.document import Report
from fencepost.report.shown import json_bytes

IN_THE_LOG = ("mistakes", "files", "cut")
"""Keys of a unit that documents leave out: the log has them."""

SCHEMA = "fencepost-report/1"


def report_document(
    units: list[Unit], skipped: tuple[Skipped, ...] = (), notes: tuple[BuildNote, ...] = ()
) -> dict[str, Any]:
    document: list[Any] = [msgspec.to_builtins(unit) for unit in units]
    for unit in document:
        for key in IN_THE_LOG:
            del unit[key]
    return {
        "schema": SCHEMA, "units": document, "skipped": msgspec.to_builtins(skipped),
        "notes": msgspec.to_builtins(notes),
    }  # fmt: skip


def encode(report: Report) -> bytes:
    """The document in UTF-8, one line."""
    return json_bytes(report_document(report.units, report.skipped, report.notes)) + b"\n"
