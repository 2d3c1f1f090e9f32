"""A trace as a table for a terminal: a column for each thread, time downwards."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.model.verdict import TraceRow
from fencepost.report.look import Look, columns_of, padded, pieces
from fencepost.report.shown import printable
from fencepost.report.trace import BAD, TraceCell, needed_cells, thread_names, trace_cells

_NARROWEST = 18


def trace_lines(threads: tuple[str, ...], rows: tuple[TraceRow, ...], look: Look) -> Iterator[str]:
    """One run's trace; `threads` are its unit's. With more threads than columns fit, each line names its thread."""
    cells = trace_cells(rows) if look.full_trace else needed_cells(rows)
    if not cells:
        return
    cells = [cell._replace(text=printable(cell.text)) for cell in cells]
    present = {cell.thread for cell in cells}
    names = {n: printable(name) for n, name in thread_names(threads, rows).items() if n in present}
    room = look.width - 1 - 3 * len(names)
    if room // len(names) < _NARROWEST and len(names) > 1:
        yield from _list(names, cells, look)
    else:
        yield from _table(names, cells, room, look)
    if hidden := 0 if look.full_trace else sum(not row.needed for row in rows):
        what = "1 step that does" if hidden == 1 else f"{hidden} steps that do"
        yield look.paint("quiet", f"({what} not matter: see --full-trace)")


def _table(names: dict[int, str], cells: list[TraceCell], room: int, look: Look) -> Iterator[str]:
    natural = {number: columns_of(name) for number, name in names.items()}
    for cell in cells:
        natural[cell.thread] = max(natural[cell.thread], columns_of(cell.text))
    widths = _shares(natural, max(room, _NARROWEST))
    yield "| " + " | ".join(look.paint("name", padded(name, widths[n])) for n, name in names.items()) + " |"
    yield "|-" + "-|-".join("-" * width for width in widths.values()) + "-|"
    for cell in cells:
        for piece in pieces(cell.text, widths[cell.thread]):
            shown = {n: padded(piece if n == cell.thread else "", width) for n, width in widths.items()}
            shown[cell.thread] = look.paint(_style(cell), shown[cell.thread])
            yield "| " + " | ".join(shown.values()) + " |"


def _list(names: dict[int, str], cells: list[TraceCell], look: Look) -> Iterator[str]:
    widest = max(map(columns_of, names.values()))
    for cell in cells:
        for piece in pieces(cell.text, max(look.width - widest - 3, _NARROWEST)):
            yield f"{look.paint('name', padded(names[cell.thread], widest))} | {look.paint(_style(cell), piece)}"


def _shares(natural: dict[int, int], room: int) -> dict[int, int]:
    """Every column its natural width if that fits, else the narrow ones theirs and the wide ones equal shares."""
    widths: dict[int, int] = {}
    for done, number in enumerate(sorted(natural, key=natural.__getitem__)):
        widths[number] = min(natural[number], max(room // (len(natural) - done), 1))
        room -= widths[number]
    return {number: widths[number] for number in natural}


def _style(cell: TraceCell) -> str:
    if cell.kind == "operation":
        if cell.row.op.startswith("pending"):
            return "unsure"
        return "bad" if cell.row.reordered or cell.row.op in BAD else ""
    return "code" if cell.kind == "code" else "quiet"
