"""A trace as a table: a column for each thread, time downwards, the source line where it changes."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.model.verdict import Finding, TraceRow, Unit

_WIDEST = 44


def trace_lines(unit: Unit, finding: Finding) -> Iterator[str]:
    """The lines of one finding's trace."""
    rows = finding.trace
    if not rows:
        return
    columns = sorted({row.thread for row in rows})
    names = {
        column: unit.threads[column - 1] if column <= len(unit.threads) else f"thread {column}" for column in columns
    }
    cells = _cells(rows)
    widths = {
        column: min(_WIDEST, max([len(names[column])] + [len(text) for who, text in cells if who == column]))
        for column in columns
    }
    yield "| " + " | ".join(names[column].ljust(widths[column]) for column in columns) + " |"
    yield "|-" + "-|-".join("-" * widths[column] for column in columns) + "-|"
    for who, text in cells:
        for piece in _pieces(text, widths[who]):
            yield "| " + " | ".join((piece if column == who else "").ljust(widths[column]) for column in columns) + " |"


def _cells(rows: tuple[TraceRow, ...]) -> list[tuple[int, str]]:
    cells: list[tuple[int, str]] = []
    place: dict[int, tuple[str | None, int | None]] = {}
    for row in rows:
        here = (row.file, row.line)
        if row.code and place.get(row.thread) != here:
            cells.append((row.thread, f"{row.line}: {row.code}"))
        place[row.thread] = here
        cells.append((row.thread, f"  {operation_text(row)}"))
    return cells


def operation_text(row: TraceRow) -> str:
    """One operation: what a read saw, what a write left."""
    match row.op:
        case "read":
            return f"{row.cell} -> {row.value}"
        case "write":
            return f"{row.cell} <- {row.value}"
        case "release":
            return f"unlock {row.cell}"
        case "lock":
            return f"lock {row.cell}"
        case _:
            return f"{row.op} {row.cell}"


def _pieces(text: str, width: int) -> list[str]:
    return [text[start : start + width] for start in range(0, len(text), width)] or [""]
