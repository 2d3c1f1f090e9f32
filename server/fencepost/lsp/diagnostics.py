"""Findings as squiggles: the place that goes wrong, with every step of the other threads that leads there; and the
statements by which threads got into each other's way, where those are elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lsprotocol.types import (
    Diagnostic,
    DiagnosticRelatedInformation,
    DiagnosticSeverity,
    DiagnosticTag,
    Location,
    Range,
)

from fencepost.engine.shared.messages import SourcePlace
from fencepost.engine.workspace.state import BuildState, State, UnitState
from fencepost.lsp.showing import printable
from fencepost.lsp.texts import Shown, Texts
from fencepost.lsp.unit_ids import UnitId, id_of, read_id
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Finding, TraceRow, Unit
from fencepost.report.trace import operation_text

SOURCE = "fencepost"
_SEVERITIES = {
    "error": DiagnosticSeverity.Error,
    "warning": DiagnosticSeverity.Warning,
    "information": DiagnosticSeverity.Information,
    "hint": DiagnosticSeverity.Hint,
}
_MOST_RELATED, _MOST_CONFLICTS = 60, 12
_OF_CONFLICTS = {"error": DiagnosticSeverity.Warning}
"""A statement that is no mistake for itself is never an error."""
_PARTICIPLES = {"read": "read", "write": "written"}


def diagnostics(state: State, texts: Texts) -> dict[UriKey, list[Diagnostic]]:
    """All squiggles by document. If several units or models find the same, that is one squiggle, which names them
    all."""
    found: dict[UriKey, dict[Any, Diagnostic]] = {}
    for build in state.builds:
        for unit in build.units:
            for where, diagnostic in _of_unit(build, unit, texts):
                key = (diagnostic.code, str(diagnostic.range), diagnostic.message)
                known = found.setdefault(where, {}).setdefault(key, diagnostic)
                if known is not diagnostic:
                    findings = [[str(id), index] for id, index in origins(known) + origins(diagnostic)]
                    known.data = {"findings": findings, "models": models_of(known)}
    return {where: [_summed_up(diagnostic) for diagnostic in by_key.values()] for where, by_key in found.items()}


def origins(diagnostic: Diagnostic) -> list[tuple[UnitId, int]]:
    """The findings that a squiggle shows: their units, and the finding's place in each."""
    data: Any = diagnostic.data
    return [(id, index) for text, index in data["findings"] if (id := read_id(text)) is not None]


def models_of(diagnostic: Diagnostic) -> list[str]:
    data: Any = diagnostic.data
    return list(data["models"])


def _of_unit(build: BuildState, state: UnitState, texts: Texts) -> Iterator[tuple[UriKey, Diagnostic]]:
    unit = state.verdict
    if unit is None:
        return
    for index, finding in enumerate(unit.findings):
        shown = _finding_place(finding, state, texts)
        if finding.severity == "off" or shown is None:
            continue
        yield (
            shown.key,
            Diagnostic(
                shown.range,
                printable(finding.message),
                _SEVERITIES[finding.severity],
                finding.rule,
                source=SOURCE,
                tags=_tags(state, shown),
                related_information=list(_related(unit, finding, texts)),
                data={"findings": [[str(id_of(build, state)), index]], "models": [unit.model]},
            ),
        )
        yield from _conflicts(build, state, unit, index, shown, texts)
    yield from _remarks(state, unit, texts)


def _conflicts(
    build: BuildState, state: UnitState, unit: Unit, index: int, finding_at: Shown, texts: Texts
) -> Iterator[tuple[UriKey, Diagnostic]]:  # fmt: skip
    """A squiggle for each statement by which threads got into each other's way, if it is in another file than the
    finding, or the finding stands at none of them: an assertion is where it fails, and not what makes it fail. They
    have the trace and the fixes of the finding, and lead to it as it leads to them."""
    finding = unit.findings[index]
    statements = _statements(finding, texts)
    if any(shown.key == finding_at.key and _meets(shown.range, finding_at.range) for shown, _ in statements):
        statements = [(shown, used) for shown, used in statements if shown.key != finding_at.key]
    for shown, used in statements[:_MOST_CONFLICTS]:
        others = [(other, f"here {what}") for other, what in statements if other is not shown]
        related = [(finding_at, finding.message), *others][:_MOST_RELATED]
        yield (
            shown.key,
            Diagnostic(
                shown.range,
                printable(f"{_capital(used)} while other threads use it; a run ends with: {finding.message}"),
                _OF_CONFLICTS.get(finding.severity, _SEVERITIES[finding.severity]),
                finding.rule,
                source=SOURCE,
                tags=_tags(state, shown),
                related_information=[
                    DiagnosticRelatedInformation(Location(at.uri, at.range), printable(text)) for at, text in related
                ],
                data={"findings": [[str(id_of(build, state)), index]], "models": [unit.model]},
            ),
        )


def _statements(finding: Finding, texts: Texts) -> list[tuple[Shown, str]]:
    """The statements of conflicting accesses, with what they do in words: "x is read and written"."""
    places: dict[SourcePlace, dict[str, set[str]]] = {}
    for conflict in finding.conflicts:
        for access in conflict.accesses:
            at = SourcePlace(access.file, access.line, access.column, access.end_line, access.end_column)
            places.setdefault(at, {}).setdefault(conflict.variable, set()).add(_PARTICIPLES.get(access.op, access.op))
    found = []
    for place, uses in places.items():
        shown = texts.shown(place)
        if shown is not None:
            words = [f"{variable} is {' and '.join(sorted(ways))}" for variable, ways in uses.items()]
            found.append((shown, ", ".join(words)))
    return found


def _meets(one: Range, other: Range) -> bool:
    return one.start.line <= other.end.line and other.start.line <= one.end.line


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _remarks(state: UnitState, unit: Unit, texts: Texts) -> Iterator[tuple[UriKey, Diagnostic]]:
    """Remarks about code that was not checked, and why: silence would look like success."""
    usual = DiagnosticSeverity.Hint if unit.kind == "screened" else DiagnosticSeverity.Information
    for reason in unit.unsupported:
        place = state.planned.place
        if reason.file and reason.line:
            place = SourcePlace(reason.file, reason.line, 1, reason.line, 1 << 10)
        shown = texts.shown(place) if place is not None else None
        if shown is None:
            continue
        mistake = unit.verdict == "INTERNAL_ERROR"
        text = "A mistake in Fencepost" if mistake else "Not checked, because it is not supported"
        yield (
            shown.key,
            Diagnostic(
                shown.range,
                printable(f"{unit.unit}: {text}: {reason.reason}"),
                DiagnosticSeverity.Warning if mistake else usual,
                unit.verdict,
                source=SOURCE,
                tags=_tags(state, shown),
                data={"findings": [], "models": [unit.model]},
            ),
        )


def _finding_place(finding: Finding, state: UnitState, texts: Texts) -> Shown | None:
    """Where a finding is shown: at its own place, else at its harness."""
    own = None
    if finding.file and finding.line and finding.column:
        end = (finding.end_line or finding.line, finding.end_column or finding.column)
        own = texts.shown(SourcePlace(finding.file, finding.line, finding.column, *end))
    if own is None and state.planned.place is not None:
        return texts.shown(state.planned.place)
    return own


def _tags(state: UnitState, shown: Shown) -> list[DiagnosticTag] | None:
    return [DiagnosticTag.Unnecessary] if state.stale or state.edited or shown.stale else None


def _related(unit: Unit, finding: Finding, texts: Texts) -> Iterator[DiagnosticRelatedInformation]:
    """The steps of the run, in its order; a step that is repeated several times in a row is shown once. If there are
    too many, reads are left out first, and then the steps farthest from the end: what a write has overwritten is never
    missing."""
    for row, shown in _nearest(list(_placed(finding, texts))):
        name = unit.threads[row.thread - 1] if row.thread <= len(unit.threads) else f"thread {row.thread}"
        yield DiagnosticRelatedInformation(
            Location(shown.uri, shown.range), printable(f"{name}: {operation_text(row)}")
        )


def _placed(finding: Finding, texts: Texts) -> Iterator[tuple[TraceRow, Shown]]:
    """The steps that matter and have a place."""
    last: Any = None
    for row in finding.trace:
        if not row.needed or not row.file or not row.line:
            continue
        step = row.thread, row.file, row.line, row.op, row.cell, row.value
        shown = texts.shown(SourcePlace(row.file, row.line, 1, row.line, 1 + len(row.code))) if step != last else None
        last = step
        if shown is not None:
            yield row, shown


def _nearest(steps: list[tuple[TraceRow, Shown]]) -> list[tuple[TraceRow, Shown]]:
    """The last steps, as many as are shown."""
    surplus = len(steps) - _MOST_RELATED
    reads = [index for index, (row, _) in enumerate(steps) if row.op == "read"][: max(surplus, 0)]
    left_out = set(reads)
    return [step for index, step in enumerate(steps) if index not in left_out][-_MOST_RELATED:]


def _summed_up(diagnostic: Diagnostic) -> Diagnostic:
    """The message with the models and the units that it holds for."""
    ids = [id for id, _ in origins(diagnostic)]
    models = ", ".join(dict.fromkeys(id.model for id in ids)) or ", ".join(models_of(diagnostic))
    units = list(dict.fromkeys(id.unit for id in ids))
    more = f" and {len(units) - 1} more" if len(units) > 1 else ""
    stale = " The source has changed since, or is being checked again." if diagnostic.tags else ""
    where = printable(f" ({units[0]}{more}; {models})" if units else f" ({models})")
    diagnostic.message += where + stale
    return diagnostic
