"""Memory models for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fencepost.memory.loading import DEFAULT
from fencepost.memory.model import FLAGS, KINDS, MemoryModel

_MEANINGS = {
    "R": "plain read", "W": "plain write", "WP": "plain write of a reference", "VR": "volatile read",
    "VW": "volatile write", "RMW": "Interlocked", "FB": "full barrier", "RB": "read barrier", "WB": "write barrier",
    "LA": "lock taken", "LR": "lock released",
}  # fmt: skip


def models_lines(models: Sequence[MemoryModel]) -> Iterator[str]:
    width = max(len(model.name) for model in models)
    for model in models:
        default = " (default)" if model.name == DEFAULT else ""
        yield f"{model.name:{width}}  {model.title}{default}"


def model_lines(model: MemoryModel) -> Iterator[str]:
    yield f"{model.name}: {model.title}"
    yield ""
    yield "May the second operation, later in the program, take effect before the first?"
    yield ""
    cells = {first: [_cell(model, first, second) for second in KINDS] for first in KINDS}
    widths = [max(len(kind), *(len(row[column]) for row in cells.values())) for column, kind in enumerate(KINDS)]
    yield _row("1st \\ 2nd", KINDS, widths)
    for first in KINDS:
        yield _row(first, cells[first], widths)
    yield ""
    yield "  ".join(f"{kind} {meaning}" for kind, meaning in list(_MEANINGS.items())[:6])
    yield "  ".join(f"{kind} {meaning}" for kind, meaning in list(_MEANINGS.items())[6:])
    used = {flag for row in model.table.values() for flags in row.values() for flag in flags}
    for flag in FLAGS:
        if flag in used:
            yield f"  {flag}: {FLAGS[flag]}"
    yield ""
    for name in model.switches.__struct_fields__:
        value = getattr(model.switches, name)
        yield f"  {name.replace('_', ' ')}: {('no', 'yes')[value] if isinstance(value, bool) else value}"
    if model.sources:
        yield ""
        yield from (f"Source: {source}" for source in model.sources)


def _cell(model: MemoryModel, first: str, second: str) -> str:
    flags = model.may_pass(first, second)
    return "no" if flags is None else f"yes ({flags})" if flags else "yes"


def _row(head: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    return f"{head:9} " + " ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
