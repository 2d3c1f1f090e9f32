"""Edits of a source, as an editor makes them."""

from __future__ import annotations

from fencepost.model.verdict import Edit


def edited(text: str, edits: tuple[Edit, ...]) -> str:
    """A source with its edits, the last one first."""
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda edit: (edit.line, edit.column), reverse=True):
        first, last = lines[edit.line - 1].encode("utf-16-le"), lines[edit.end_line - 1].encode("utf-16-le")
        before, after = first[: 2 * (edit.column - 1)], last[2 * (edit.end_column - 1) :]
        lines[edit.line - 1 : edit.end_line] = [before.decode("utf-16-le") + edit.text + after.decode("utf-16-le")]
    return "\n".join(lines)
