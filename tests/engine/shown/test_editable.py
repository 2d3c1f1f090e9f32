"""Repairs are offered for files in the folders that are checked."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from fencepost.engine.shown.editable import editable
from fencepost.engine.shown.roots import below
from fencepost.model.verdict import Edit, Repair, Unit
from tests.cli.units import ASSERTION


def unit(*files: Path) -> Unit:
    """A finding with a repair of each of these files."""
    edits = [Edit(str(file), 1, 1, 1, 1, "x") for file in files]
    repairs = tuple([Repair("lock", f"change {edit.file}", ("sc",), (edit,)) for edit in edits])
    return replace(ASSERTION, findings=(replace(ASSERTION.findings[0], repairs=repairs),))


def test_only_what_lies_in_a_folder_is_offered(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in" / "A.cs", tmp_path / "out" / "B.cs"
    for file in (inside, outside):
        file.parent.mkdir()
        file.touch()
    folders = [below(tmp_path / "in")]
    (kept,) = editable(unit(inside, outside), folders).findings[0].repairs
    assert kept.edits[0].file == str(inside)
    (finding,) = editable(unit(outside), folders).findings
    assert not finding.repairs
    assert str(outside) in finding.unrepaired
    known = unit(inside)
    assert editable(known, folders) is known
    assert editable(unit(outside), []) == unit(outside)
