"""What the code alone proves: at the marked lines, and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.engine.programs.program import Program
from fencepost.engine.screened.proved import proved
from tests.cli.commands import Run
from tests.screening.corpus import CONFIGURATIONS, marked_lines

FOLDER = Path(__file__).parent / "proved"
BUILT = FOLDER / "bin" / "Debug" / "Proved.dll"


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_rules_about_code_find_what_is_marked(configuration: str) -> None:
    program = Program(FOLDER / "bin" / configuration / "Proved.dll")
    found: dict[str, set[int | None]] = {}
    for one in proved(program, "dotnet", lambda: False):
        for finding in one.unit.findings:
            found.setdefault(finding.property, set()).add(finding.line)
    assert found == marked_lines((FOLDER / "Proved.cs").read_text("utf-8"))["HERE"]


def test_when_it_is_late_no_more_code_is_read() -> None:
    assert list(proved(Program(BUILT), "dotnet", lambda: True)) == []


def test_they_are_warnings_without_a_run(fencepost: Run) -> None:
    done = fencepost("check", BUILT, "--screening-states", "1", "--no-cache")
    assert done.code == 1
    assert "!! Proved.NewLocks.InPlace: VIOLATED (the code alone)" in done.out
    assert "warning FP3002: This lock keeps no thread out" in done.out
    one = done.out.partition("Proved.NewLocks.InPlace")[2].partition("\n!!")[0]
    assert "replay" not in one
    assert "memory model" not in one
    assert fencepost("check", BUILT, "--no-screening").code == 0
    for kind in ("json", "sarif", "html"):
        document = fencepost("check", BUILT, "--screening-states", "1", "--no-cache", "--format", kind)
        assert "FP3002" in document.out


def test_two_models_find_them_once(fencepost: Run) -> None:
    options = ("--screening-states", "1", "--no-cache", "--format", "json", "--model", "dotnet", "--model", "sc")
    units = json.loads(fencepost("check", BUILT, *options).out)["units"]
    assert sum(unit["kind"] == "static" for unit in units) == 10
