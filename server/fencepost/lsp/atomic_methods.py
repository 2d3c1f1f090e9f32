"""Methods that are to be atomic, at their places: a lens above each, and the text that a pointer shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lsprotocol.types import CodeLens, Command, Position, Range

from fencepost.engine.shared.messages import SourcePlace
from fencepost.engine.workspace.state import BuildState, State, UnitState
from fencepost.lsp.messages import CHECK, TRACE
from fencepost.lsp.showing import markdown, printable
from fencepost.lsp.texts import Texts
from fencepost.lsp.unit_ids import id_of
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import AtomicMethod
from fencepost.report.atomic import atomic_text, way

_WORST = ("VIOLATED", "HOLDS_UP_TO", "HOLDS")


class JudgedMethod(NamedTuple):
    """A method at a line, with a harness that has called it and what was found there."""

    line: int
    build: BuildState
    unit: UnitState
    entry: AtomicMethod


def judged_methods(state: State, texts: Texts, key: UriKey) -> Iterator[JudgedMethod]:
    """Every method of a document that some harness has called."""
    for build in state.builds:
        for unit in build.units:
            for entry in unit.verdict.atomic if unit.verdict is not None else ():
                if entry.file is None or entry.line is None or texts.key(entry.file) != key:
                    continue
                shown = texts.shown(SourcePlace(entry.file, entry.line, 1, entry.line, 1))
                if shown is not None:
                    line = declaration(texts.lines(key), shown.range.start.line, entry)
                    yield JudgedMethod(line, build, unit, entry)


def declaration(lines: list[str], line: int, entry: AtomicMethod) -> int:
    """The line that names the method whose first statement is at `line`."""
    name = entry.method.rsplit(".", 1)[-1].removeprefix("get_").removeprefix("set_")
    for above in range(min(line, len(lines) - 1), max(line - 12, -1), -1):
        if name in lines[above]:
            return above
    return line


def atomic_lenses(state: State, texts: Texts, key: UriKey) -> list[CodeLens]:
    """A lens for each method: the worst that any harness shows of it."""
    found: dict[tuple[int, str], list[JudgedMethod]] = {}
    for judged in judged_methods(state, texts, key):
        found.setdefault((judged.line, judged.entry.method), []).append(judged)
    return [_lens(judged) for judged in found.values()]


def _lens(judged: list[JudgedMethod]) -> CodeLens:
    worst = min(judged, key=lambda one: _WORST.index(one.entry.verdict) if one.entry.verdict in _WORST else 0)
    where = Range(Position(worst.line, 0), Position(worst.line, 0))
    finding, title = _finding(worst), printable(_title(worst))
    if finding is None:
        return CodeLens(where, Command(title, CHECK, arguments=[str(id_of(worst.build, worst.unit))]))
    return CodeLens(where, Command(title, TRACE, arguments=[str(id_of(worst.build, worst.unit)), finding]))


def _finding(judged: JudgedMethod) -> int | None:
    """Which finding of the harness is about the method."""
    findings = judged.unit.verdict.findings if judged.unit.verdict is not None else ()
    start = f"{judged.entry.method} is not atomic"
    return next((number for number, finding in enumerate(findings) if finding.message.startswith(start)), None)


def _title(judged: JudgedMethod) -> str:
    entry, model = judged.entry, judged.unit.planned.model
    stale = ", stale" if judged.unit.stale or judged.unit.edited else ""
    match entry.verdict:
        case "HOLDS":
            return f"atomic{stale} · {model} · by {way(entry)}"
        case "VIOLATED":
            return f"not atomic{stale} · {model} · in {judged.unit.planned.unit}"
        case _:
            return f"not known to be atomic{stale} · {model}"


def atomic_hover(judged: JudgedMethod) -> str:
    """The text that a pointer on the method shows."""
    entry, planned = judged.entry, judged.unit.planned
    where = f"{markdown(planned.unit)} under {markdown(planned.model)}"
    return f"**{markdown(entry.method)}** in {where}: {markdown(atomic_text(entry))}"
