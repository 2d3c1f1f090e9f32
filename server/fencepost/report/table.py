"""Tables of measurements, as aligned text for people and as JSON (`fencepost-bench/1`) for programs."""

import msgspec

from fencepost.report.shown import json_bytes

SCHEMA = "fencepost-bench/1"

TableCell = str | int | float


class Table(msgspec.Struct, frozen=True):
    """Columns, with their units, and rows with a cell for each of them."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[TableCell, ...], ...]


def table_lines(table: Table) -> list[str]:
    """A line of columns and a line for each row; names to the left, numbers to the right."""
    lines = [table.columns, *[tuple(map(_text, row)) for row in table.rows]]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    names = [any(isinstance(row[at], str) for row in table.rows) for at in range(len(table.columns))]
    return ["  ".join(map(_aligned, line, widths, names)).rstrip() for line in lines]


def table_document(table: Table) -> bytes:
    rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    return json_bytes({"schema": SCHEMA, "table": table.name, "rows": rows}) + b"\n"


def _text(cell: TableCell) -> str:
    if isinstance(cell, str):
        return cell
    return f"{cell:,}" if isinstance(cell, int) else f"{cell:,.1f}"


def _aligned(text: str, width: int, name: bool) -> str:
    return text.ljust(width) if name else text.rjust(width)
