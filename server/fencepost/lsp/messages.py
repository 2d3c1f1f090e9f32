"""Messages of the server to clients of its own kind, beyond the protocol. TypeScript has these types from here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fencepost.engine.workspace.state import UnitStatus
from fencepost.model.verdict import VerdictName

STATUS = "fencepost/status"
UNITS = "fencepost/units"

CHECK, CHECK_ALL, CANCEL = "fencepost.check", "fencepost.checkAll", "fencepost.cancel"
TRACE, EXPLAIN, COPY = "fencepost.trace", "fencepost.explain", "fencepost.copyHarness"
GO_TO = "fencepost.goTo"
"""A command of the client: shows a line (from 0) of a document. Pages lead there."""

StatusKind = Literal["none", "checking", "violated", "unknown", "holds"]


class StatusMessage(Struct, frozen=True, rename="camel"):
    """The state of the whole workspace: no other message has it. `notes` say what is missing and what to do.

    `looks` counts how often builds were looked for, `checked` how many units had to be checked since the start.
    """

    kind: StatusKind
    text: str
    notes: tuple[str, ...]
    open: int
    units: int
    looks: int
    checked: int


class UnitMessage(Struct, frozen=True, rename="camel"):
    """One unit under one model. `id` names it in commands; `path` is that of its assembly, which `build` tells apart
    from earlier ones; `uri` and `line` (from 0) are where its code begins."""

    id: str
    unit: str
    model: str
    assembly: str
    status: UnitStatus
    verdict: VerdictName | None
    stale: bool
    text: str
    findings: tuple[str, ...]
    path: str
    build: str
    uri: str | None = None
    line: int | None = None


class UnitsMessage(Struct, frozen=True, rename="camel"):
    """All units of the workspace."""

    units: tuple[UnitMessage, ...]


class TraceMessage(Struct, frozen=True, rename="camel"):
    """A trace as a page, the same as that of the HTML report with links to lines, and as text."""

    title: str
    html: str
    text: str


SERVER_MESSAGES = (StatusMessage, UnitMessage, UnitsMessage, TraceMessage)
