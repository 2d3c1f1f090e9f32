"""What makes two findings of one unit the same."""

from __future__ import annotations

from fencepost.model.verdict import Finding

FindingKey = tuple[str, str | None, int | None, int | None]
"""The property and the place: the file, the line and the column."""


def key_of(finding: Finding) -> FindingKey:
    return finding.property, finding.file, finding.line, finding.column
