"""A trace as cells: the actions of each thread, one below the other, with the source line where it changes.

An action that a thread repeats without another one in between, as in a spin loop, is shown once and counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from fencepost.model.verdict import TraceRow

_LONGEST_FOLD = 8


class TraceCell(NamedTuple):
    """`thread` is a number of `thread_names`; `row` is the operation, or the first one of a line of code, and `number`
    its place in the trace, from 1."""

    thread: int
    kind: Literal["code", "operation", "times"]
    text: str
    row: TraceRow
    number: int


def thread_names(threads: tuple[str, ...], rows: tuple[TraceRow, ...]) -> dict[int, str]:
    """The names of the threads that a trace shows, in the order of their numbers, no two alike."""
    names: dict[int, str] = {}
    for number in sorted({row.thread for row in rows}):
        name = threads[number - 1] if number <= len(threads) else f"thread {number}"
        names[number] = f"{name} (#{number})" if name in names.values() else name
    return names


def trace_cells(rows: tuple[TraceRow, ...]) -> list[TraceCell]:
    """All cells, in the order of time. A line of code is shown again at the first of its rows that is needed."""
    cells: list[TraceCell] = []
    places: dict[int, TraceCell] = {}
    several = len({row.file for row in rows if row.file}) > 1
    for number, repeated in _folded(rows):
        row = rows[number - 1]
        if repeated:
            text = f"  ({repeated} more time{'s' if repeated > 1 else ''})"
            cells.append(TraceCell(row.thread, "times", text, row, number))
            continue
        before = places.get(row.thread)
        if before is None or not _covers(before.row, row):
            places[row.thread] = TraceCell(row.thread, "code", f"{_where(row, several)}: {row.code}", row, number)
            if row.code:
                cells.append(places[row.thread])
        cells.append(TraceCell(row.thread, "operation", f"  {operation_text(row)}", row, number))
    return cells


def needed_cells(rows: tuple[TraceRow, ...]) -> list[TraceCell]:
    """The cells that matter to how the run ends."""
    return [cell for cell in trace_cells(rows) if cell.row.needed]


def _where(row: TraceRow, several: bool) -> str:
    """The line of a row; with the name of its file, if the trace is one of several files."""
    if not several or not row.file:
        return str(row.line)
    return f"{row.file.replace(chr(92), '/').rsplit('/', 1)[-1]}:{row.line}"


def _covers(before: TraceRow, row: TraceRow) -> bool:
    return (before.file, before.line) == (row.file, row.line) and before.needed >= row.needed


def operation_text(row: TraceRow) -> str:
    """One operation: the value that a read saw, or that a write left."""
    text = _PATTERNS.get(row.op, "{op} {cell}").format(op=row.op, cell=row.cell, value=row.value)
    text = text.removesuffix(" ()").rstrip()
    return f"{text} (reordered)" if row.reordered else text


_PATTERNS = {
    "read": "{cell} -> {value}",
    "reread": "{cell} -> {value} (read again)",
    "write": "{cell} <- {value}",
    "pending-read": "{cell} -> {value} (pending)",
    "pending-write": "{cell} <- {value} (pending)",
    "release": "unlock {cell}",
    "wait": "waits for {value}",
    "spin": "goes round for ever reading {value}",
    "runs": "runs on for ever",
    "call": "{cell}  {value}",
    "pulse": "pulse {cell} ({value})",
    "suspends": "suspends",
    "resumes": "goes on",
    "completes": "completes its task",
    "throw": "throws {cell}",
    "fails": "fails",
}


BAD = ("fails", "throw", "wait", "spin", "runs")
"""Operations at which a run goes wrong."""


def _folded(rows: tuple[TraceRow, ...]) -> Iterator[tuple[int, int]]:
    """Numbers of rows with 0; where some rows repeat, the first of them, then the last one with how often they do."""
    at = 0
    while at < len(rows):
        period, times = _repetition(rows, at)
        yield from ((number, 0) for number in range(at + 1, at + period + 1))
        if times:
            yield at + period, times
        at += period * (times + 1)


def _repetition(rows: tuple[TraceRow, ...], at: int) -> tuple[int, int]:
    """The shortest block of one thread's rows from here on that repeats at once, and how often; (1, 0) without one."""
    for period in range(1, _LONGEST_FOLD + 1):
        block = rows[at : at + period]
        if block[-1].thread != block[0].thread:
            break
        times = 0
        while rows[at + period * (times + 1) : at + period * (times + 2)] == block:
            times += 1
        if times:
            return period, times
    return 1, 0
