"""Repairs that a user can make: those whose edits lie in the folders that were asked about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fencepost.engine.shown.roots import Relative
from fencepost.model.verdict import Finding, Repair, Unit


def editable(unit: Unit, folders: Sequence[Relative]) -> Unit:
    """A unit without repairs that edit files outside of the folders. Without folders, all repairs stay."""
    if not folders or not any(finding.repairs for finding in unit.findings):
        return unit
    findings = tuple([_of_finding(finding, folders) for finding in unit.findings])
    of_all = tuple([repair for repair in unit.repairs if not _outside(repair, folders)])
    same = findings == unit.findings and of_all == unit.repairs
    return unit if same else replace(unit, findings=findings, repairs=of_all)


def _of_finding(finding: Finding, folders: Sequence[Relative]) -> Finding:
    outside = {repair: file for repair in finding.repairs if (file := _outside(repair, folders))}
    kept = tuple([repair for repair in finding.repairs if repair not in outside])
    if kept or not outside:
        return replace(finding, repairs=kept) if outside else finding
    file = next(iter(outside.values()))
    return replace(
        finding,
        repairs=(),
        unrepaired=f"the change would be in {file}, outside of what is checked; check a folder that has both",
    )


def _outside(repair: Repair, folders: Sequence[Relative]) -> str:
    """A file that a repair edits outside of the folders; "" if there is none."""
    files = dict.fromkeys(edit.file for edit in repair.edits)
    return next((file for file in files if all(relative(file) is None for relative in folders)), "")
