"""The file of `fencepost check --write-baseline` (`fencepost-baseline/1`): findings that are known and accepted.

It is read and merged by people and by version control: sorted, each finding on one line, and nothing in it that changes
with the time, the machine or the place of a line.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from fencepost.report.shown import json_bytes

T = TypeVar("T")

SCHEMA = "fencepost-baseline/1"
_FAMILY = "fencepost-baseline/"


class BaselineEntry(Struct, frozen=True, order=True):
    """A finding of a unit. `count` says how many there are of which all else is equal, under one memory model; `models`
    are those under which it shows."""

    assembly: str
    unit: str
    rule: str
    members: tuple[str, ...]
    fields: tuple[str, ...]
    models: tuple[str, ...]
    count: Annotated[int, Meta(ge=1)]


class Judged(Struct, frozen=True):
    """The options that decide what is looked for: with others, a finding may not show that is still there."""

    properties: tuple[str, ...]
    threads: int
    max_tests: int


class WrittenBaseline(Struct, frozen=True):
    judged: Judged
    findings: tuple[BaselineEntry, ...]


class NoBaselineError(Exception):
    """A file that is no baseline; the text says why and is the rest of a sentence: "it has no schema"."""


class _Head(Struct, frozen=True):
    schema: str


def encode_baseline(baseline: WrittenBaseline) -> bytes:
    """The file in UTF-8."""
    judged = msgspec.json.format(json_bytes(baseline.judged), indent=0)
    lines = [b"    " + msgspec.json.format(json_bytes(entry), indent=0) for entry in sorted(baseline.findings)]
    findings = b"[\n" + b",\n".join(lines) + b"\n  ]" if lines else b"[]"
    parts = (b'"schema": "' + SCHEMA.encode() + b'"', b'"judged": ' + judged, b'"findings": ' + findings)
    return b"{\n  " + b",\n  ".join(parts) + b"\n}\n"


def decode_baseline(content: bytes) -> WrittenBaseline:
    """The content of a file; `NoBaselineError` if it is no baseline."""
    schema = _read(content, _Head).schema
    if schema != SCHEMA:
        of_ours = schema.startswith(_FAMILY)
        raise NoBaselineError(f"another version of Fencepost has written it, as {schema}" if of_ours else _OTHER)
    return _read(content, WrittenBaseline)


_OTHER = "it is another kind of file"


def _read(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as problem:
        why = _OTHER if kind is _Head else f"it is damaged: {problem}"
    except (msgspec.DecodeError, UnicodeDecodeError):
        why = "it is damaged, or no JSON"
    except RecursionError:
        why = _OTHER
    raise NoBaselineError(why)
