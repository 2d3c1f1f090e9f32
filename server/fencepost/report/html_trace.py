"""A trace as a table of a page: a column for each thread, time downwards, arrows from what is issued to its effect."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from fencepost.model.verdict import Finding, Unit
from fencepost.report.document import Report
from fencepost.report.shown import printable
from fencepost.report.trace import BAD, TraceCell, thread_names, trace_cells

_MOST_LANES = 4


class Arrow(NamedTuple):
    """An arrow from the step that issues an operation to the one in which it takes effect, or past the last one."""

    thread: int
    start: int
    end: int
    lane: int


def trace_table(report: Report, unit: Unit, finding: Finding, labelled_by: str) -> Iterator[str]:
    """The table of a trace. Rows that do not matter are in it, and a box shows them when it is ticked, without
    scripts."""
    names = thread_names(unit.threads, finding.trace)
    cells = trace_cells(finding.trace)
    arrows = _arrows(cells)
    if any(not row.needed for row in finding.trace):
        yield from _box(cells, labelled_by, report.full_traces)
    yield f'<div class="wide" role="region" aria-labelledby="{labelled_by}" tabindex="0">'
    yield f'<table class="trace{" late" if arrows else ""}">'
    yield "<caption>What the threads did, one after the other, a column for each</caption>"
    heads = '<th scope="col">Step</th>' + "".join(f'<th scope="col">{_text(name)}</th>' for name in names.values())
    yield f"<thead><tr>{heads}</tr></thead>"
    yield "<tbody>"
    for step, cell in enumerate(cells, start=1):
        columns = []
        for number in names:
            lanes = "".join(_lane(arrow, step) for arrow in arrows if arrow.thread == number)
            columns.append(f"<td>{lanes}{_cell(report, cell, cells) if number == cell.thread else ''}</td>")
        yield f'<tr class="{_cell_class(cell)}"><th scope="row">{step}</th>{"".join(columns)}</tr>'
    yield "</tbody>"
    yield "</table>"
    yield "</div>"


def _box(cells: list[TraceCell], key: str, full: bool) -> Iterator[str]:
    hidden = sum(not cell.row.needed for cell in cells)
    which = "the one that does" if hidden == 1 else f"the {hidden} that do"
    what = f"Show all {len(cells)} steps, also {which} not matter"
    yield f'<input type="checkbox" class="all" id="all-{key}"{" checked" if full else ""}>'
    yield f'<label for="all-{key}">{what}</label>'


def linked(content: str, target: str | None) -> str:
    """HTML that leads somewhere, if there is somewhere to go."""
    return f'<a href="{escape(target)}">{content}</a>' if target is not None else content


def _cell(report: Report, cell: TraceCell, cells: list[TraceCell]) -> str:
    text, row = _text(cell.text.strip()), cell.row
    if cell.kind == "times":
        return text
    target = report.link(row.file, row.line) if row.file and row.line else None
    shown = linked(f"<code>{text}</code>", target)
    if cell.kind == "operation" and row.op.startswith("pending"):
        step = _step(cells, row.effect)
        shown += f" <small>{f'takes effect in step {step}' if step else 'has no effect before the end'}</small>"
    return shown


def _cell_class(cell: TraceCell) -> str:
    return _kind(cell) if cell.row.needed else f"{_kind(cell)} aside"


def _kind(cell: TraceCell) -> str:
    if cell.kind == "operation" and (cell.row.reordered or cell.row.op in BAD):
        return "operation danger"
    if cell.kind == "operation" and cell.row.op.startswith("pending"):
        return "operation pending"
    return cell.kind


def _step(cells: list[TraceCell], number: int | None) -> int | None:
    """The step that shows an operation; None if it is folded away."""
    steps = (step for step, cell in enumerate(cells, start=1) if (cell.kind, cell.number) == ("operation", number))
    return next(steps, None)


def _arrows(cells: list[TraceCell]) -> list[Arrow]:
    """An arrow for each late operation, in the first lane of its column that is free; few lanes, to stay readable."""
    found: list[Arrow] = []
    for start, cell in enumerate(cells, start=1):
        if cell.kind != "operation" or not cell.row.op.startswith("pending"):
            continue
        end = _step(cells, cell.row.effect) or len(cells) + 1
        taken = {arrow.lane for arrow in found if arrow.thread == cell.thread and arrow.end >= start}
        lane = next((lane for lane in range(_MOST_LANES) if lane not in taken), None)
        if lane is not None:
            found.append(Arrow(cell.thread, start, end, lane))
    return found


def _lane(arrow: Arrow, step: int) -> str:
    """The part of an arrow that crosses a step. The text beside it says the same."""
    if not arrow.start <= step <= arrow.end:
        return ""
    part = "tail" if step == arrow.start else "head" if step == arrow.end else "shaft"
    return f'<span class="arrow {part} lane-{arrow.lane}" aria-hidden="true"></span>'


def _text(text: str) -> str:
    return escape(printable(text))
