"""The state of a workspace in one line, and all its units, for clients that show them."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.workspace.state import BuildState, State, UnitState, is_shown
from fencepost.lsp.lenses import declaration_line, is_silenced, title_of
from fencepost.lsp.messages import StatusKind, StatusMessage, UnitMessage, UnitsMessage
from fencepost.lsp.showing import printable
from fencepost.lsp.texts import Texts
from fencepost.lsp.unit_ids import id_of
from fencepost.report.skipped import skipped_text


def status_of(state: State, problems: list[str]) -> StatusMessage:
    """The message for the status bar."""
    units = [unit for build in state.builds for unit in build.units if is_shown(unit) or unit.status != "done"]
    notes = [*problems, *state.notes, *(note for build in state.builds for note in _notes(build))]
    kind, text = _kind(state, units)
    return StatusMessage(
        kind, f"Fencepost: {text}", tuple(map(printable, notes)), state.open, len(units), state.looks, state.checked
    )


def _notes(build: BuildState) -> Iterator[str]:
    """The notes about a build. That its sources have changed, the texts of the editor say better than the disk."""
    for note in build.plan.notes:
        if note.kind != "stale":
            yield note.text if build.path in note.text else f"{build.path}: {note.text}"
    if build.plan.skipped:
        yield f"{build.path}: {skipped_text(build.plan.skipped)}."
    if build.plan.serial and not build.units:
        count = len(build.plan.serial)
        yield f"{build.path}: nothing starts anything on another thread in {count} test{'s' if count != 1 else ''}."


def _kind(state: State, units: list[UnitState]) -> tuple[StatusKind, str]:
    """Bounded and unsupported units are never success."""
    candidates = [unit.verdict for build in state.builds for unit in build.units]
    if not units and candidates:
        undecided = sum(verdict is None or verdict.verdict != "HOLDS" for verdict in candidates)
        return ("none", f"nothing was found, {undecided} undecided") if undecided else ("holds", "nothing was found")
    if not units:
        return "none", "no build" if state.notes else "no harness"
    if state.unknown:
        return "checking", f"{len(units) - state.unknown} of {len(units)}"
    kind, text = _known(units)
    return ("checking", f"{text}, repairs are looked for") if state.open else (kind, text)


def _known(units: list[UnitState]) -> tuple[StatusKind, str]:
    """The summary of all verdicts."""
    known = [unit.verdict for unit in units if unit.verdict is not None]
    verdicts = [verdict.verdict for verdict in known if not is_silenced(verdict)]
    silenced = len(known) - len(verdicts)
    more = f", {silenced} silenced" if silenced else ""
    if violated := verdicts.count("VIOLATED"):
        return "violated", f"{violated} violated{more}"
    holding = verdicts.count("HOLDS")
    if unknown := len(units) - holding - silenced:
        return "unknown", f"{unknown} not proved{more}"
    return "holds", f"{holding} hold{more}"


def units_of(state: State, texts: Texts) -> UnitsMessage:
    return UnitsMessage(
        tuple([_unit(build, unit, texts) for build in state.builds for unit in filter(is_shown, build.units)])
    )


def _unit(build: BuildState, unit: UnitState, texts: Texts) -> UnitMessage:
    planned, verdict = unit.planned, unit.verdict
    shown = texts.shown(planned.place) if planned.place is not None else None
    line = declaration_line(texts.lines(shown.key), shown.range.start.line, planned) if shown else None
    found = [finding for finding in verdict.findings if finding.severity != "off"] if verdict is not None else []
    return UnitMessage(
        str(id_of(build, unit)), printable(planned.unit), planned.model, printable(planned.assembly), unit.status,
        verdict.verdict if verdict is not None else None, unit.stale or unit.edited, printable(title_of([unit])),
        tuple([printable(finding.message) for finding in found]),
        build.path, build.plan.build, shown.uri if shown else None, line,
    )  # fmt: skip
