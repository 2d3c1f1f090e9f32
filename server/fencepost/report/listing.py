"""The list of units and of what is none, as text and as JSON (`fencepost-list/1`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from fencepost.model.verdict import Skipped, UnitKind
from fencepost.report.look import Look
from fencepost.report.shown import json_bytes, printable

LIST_SCHEMA = "fencepost-list/1"

_KINDS: dict[UnitKind, str] = {
    "harness": "", "generated": "tests are generated", "hint": "tests are generated", "screened": "tests are generated",
    "static": "the code alone breaks a rule",
}  # fmt: skip
"""What is said of the units of each kind."""


class ListedUnit(Struct, frozen=True):
    """A unit that would be checked, and where it begins; of a candidate of the screening, its rank and what could be
    wrong."""

    unit: str
    assembly: str
    kind: UnitKind
    file: str | None = None
    line: int | None = None
    rank: int | None = None
    why: str | None = None


def list_document(units: Sequence[ListedUnit], skipped: Sequence[Skipped]) -> bytes:
    """The list in UTF-8, one line."""
    document = {"schema": LIST_SCHEMA, "units": msgspec.to_builtins(units), "skipped": msgspec.to_builtins(skipped)}
    return json_bytes(document) + b"\n"


def list_lines(units: Sequence[ListedUnit], skipped: Sequence[Skipped], look: Look) -> Iterator[str]:
    """Units by assembly, then what is none."""
    for assembly in dict.fromkeys(unit.assembly for unit in units):
        yield f"{printable(assembly)}:"
        for unit in units:
            if unit.assembly == assembly:
                where = f" ({printable(unit.file)}:{unit.line})" if unit.file else ""
                what = f", {said}" if (said := unit.why or _KINDS[unit.kind]) else ""
                yield f"   {look.paint('name', printable(unit.unit))}{look.paint('quiet', where)}{what}"
    if skipped:
        yield "not checked:"
        for one in skipped:
            yield from look.paragraph(f"{one.unit}: {one.reason}", 3, 5)
    candidates = sum(unit.rank is not None for unit in units)
    parts = [_counted(len(units) - candidates, "unit")] if len(units) > candidates or not candidates else []
    parts += [_counted(candidates, "candidate")] if candidates else []
    yield ", ".join([*parts, f"{len(skipped)} not checked"])


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'s' if count != 1 else ''}"
