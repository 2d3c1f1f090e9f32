"""A line above each harness: its verdict, the cost of that, and its progress."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lsprotocol.types import CodeLens, Command, Position, Range

from fencepost.engine.shared.messages import Planned
from fencepost.engine.workspace.state import BuildState, State, UnitState, is_shown
from fencepost.lsp.atomic_methods import atomic_lenses
from fencepost.lsp.messages import CHECK, TRACE
from fencepost.lsp.showing import printable
from fencepost.lsp.texts import Texts
from fencepost.lsp.unit_ids import id_of
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Bound, Unit

_MOST_LINES_ABOVE = 12


def lenses(state: State, texts: Texts, key: UriKey) -> list[CodeLens]:
    """One for each unit of a document; the same verdict under several models is one."""
    found: dict[tuple[int, str], CodeLens] = {}
    for build in state.builds:
        for line, unit in _units_in(build, texts, key):
            by_model = [other for other in build.units if other.planned.unit == unit.planned.unit]
            found.setdefault((line, unit.planned.unit), _lens(build, by_model, line))
    return [*found.values(), *atomic_lenses(state, texts, key)]


def _units_in(build: BuildState, texts: Texts, key: UriKey) -> Iterator[tuple[int, UnitState]]:
    for unit in filter(is_shown, build.units):
        place = unit.planned.place
        if place is None or texts.key(place.file) != key:
            continue
        shown = texts.shown(place)
        if shown is not None:
            yield declaration_line(texts.lines(key), shown.range.start.line, unit.planned), unit


def declaration_line(lines: list[str], line: int, planned: Planned) -> int:
    """The line that names a method whose first statement is at `line`, or a class with it; or that line."""
    own = re.escape(planned.unit.partition(":")[0].partition("<")[0].rsplit(".", 1)[-1])
    generated = planned.kind == "generated"
    name = re.compile(rf"\b(?:class|record)\s+{own}\b" if generated else rf"\b{own}\s*\(")
    last = -1 if generated else max(line - _MOST_LINES_ABOVE, -1)
    for above in range(min(line, len(lines) - 1), last, -1):
        if name.search(lines[above]):
            return above
    return line


def _lens(build: BuildState, units: list[UnitState], line: int) -> CodeLens:
    where = Range(Position(line, 0), Position(line, 0))
    violated = next((unit for unit in units if unit.verdict is not None and unit.verdict.findings), None)
    title = printable(title_of(units))
    if violated is not None:
        return CodeLens(where, Command(title, TRACE, arguments=[str(id_of(build, violated)), 0]))
    return CodeLens(where, Command(title, CHECK, arguments=[str(id_of(build, units[0]))]))


def title_of(units: list[UnitState]) -> str:
    """All models of one unit in one line, those with the same verdict together."""
    texts: dict[str, list[UnitState]] = {}
    for unit in units:
        texts.setdefault(_status_text(unit), []).append(unit)
    parts = []
    for text, same in texts.items():
        models = ", ".join(unit.planned.model for unit in same)
        verdict = same[0].verdict
        cost = f" · {verdict.states:,} states · {verdict.seconds:.1f} s" if verdict and len(same) == 1 else ""
        parts.append(f"{text} · {models}{cost}")
    return " | ".join(parts)


def _status_text(unit: UnitState) -> str:
    if unit.status in ("queued", "running") and unit.verdict is not None and not unit.stale:
        return f"{verdict_text(unit.verdict)}, repairs are looked for"
    if unit.status == "running":
        states = f" {unit.progress.states:,} states" if unit.progress else ""
        return ("re-checking…" if unit.verdict else "checking…") + states
    if unit.status == "queued":
        return "waiting to be re-checked" if unit.verdict else "waiting to be checked"
    if unit.verdict is None:
        return "not checked: click to check"
    if unit.status == "stopped" or unit.stale:
        return f"{verdict_text(unit.verdict)}, stale: click to check again"
    if unit.edited:
        return f"{verdict_text(unit.verdict)}, stale: build to check again"
    return verdict_text(unit.verdict)


def verdict_text(unit: Unit) -> str:
    """A verdict in a few words; a limit that was reached never looks like success."""
    if unit.verdict == "HOLDS_UP_TO":
        return "; ".join(bound_text(bound) for bound in unit.bounds) or "HOLDS_UP_TO a limit"
    if unit.verdict == "UNSUPPORTED":
        return f"UNSUPPORTED: {unit.unsupported[0].reason}" if unit.unsupported else "UNSUPPORTED"
    if is_silenced(unit):
        reasons = dict.fromkeys(finding.silenced for finding in unit.findings if finding.silenced)
        return f"VIOLATED, silenced: {'; '.join(reasons)}" if reasons else "VIOLATED, but its rule is off"
    return unit.verdict.replace("_", " ")


def is_silenced(unit: Unit) -> bool:
    """True if the user does not want to see what was found."""
    return bool(unit.findings) and all(finding.severity == "off" for finding in unit.findings)


def bound_text(bound: Bound) -> str:
    if bound.kind == "loop":
        return "stopped in a loop without end"
    if bound.kind == "window":
        return f"at most {bound.value} operations of a thread pending"
    if bound.kind == "versions":
        return f"at most {bound.value} values of a variable on their way"
    if bound.kind == "ticks":
        return f"at most {bound.value} ticks of a periodic timer"
    if bound.kind == "stopped":
        return f"stopped at {bound.value:,} states"
    return f"stopped by the limit of {bound.kind} at {bound.value:,} states"
