"""Edits of a source, as an editor makes them."""

from __future__ import annotations

from fencepost.model.verdict import Edit


def edited(text: str, edits: tuple[Edit, ...]) -> str:
    """A source with its edits, the last one first."""
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda edit: (edit.line, edit.column), reverse=True):
        first, last = lines[edit.line - 1], lines[edit.end_line - 1]
        lines[edit.line - 1 : edit.end_line] = [first[: edit.column - 1] + edit.text + last[edit.end_column - 1 :]]
    return "\n".join(lines)
