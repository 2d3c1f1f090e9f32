"""With hints, types that are not said to be thread-safe are tried too; what is found there is no failure."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.cli.main import main
from fencepost.engine.bench.types import measure
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.severities import judged
from fencepost.engine.workers.builds import Builds
from fencepost.report.check_text import unit_lines
from fencepost.report.document import Report
from fencepost.report.look import Look
from fencepost.report.sarif import encode

LIBRARY = Path(__file__).parent / "bin" / "Release" / "Library.dll"
LOOK = {
    "Account",
    "Counter",
    "Gate",
    "Inbox",
    "Limiter",
    "Loader",
    "Names",
    "Pool",
    "Progress",
    "Score",
    "Settings",
    "Throttle",
}
HINTS = Settings(hints=True)


def test_types_that_synchronise_are_found_among_ordinary_ones() -> None:
    program = Program(LIBRARY)
    public = [type for type in program.assembly.types() if type.flags & 7 == 1]
    assert sum(method.flags & 7 == 6 and method.name[0] != "." for type in public for method in type.methods) >= 200
    assert {type_name(type).removeprefix("Shop.Services.") for type in program.thread_safe(None, True)} == LOOK
    assert list(program.thread_safe(None)) == []


def test_without_the_option_they_are_no_units() -> None:
    assert not Builds(None).plan(PlanTask(str(LIBRARY), 0, Settings())).units
    assert len(Builds(None).plan(PlanTask(str(LIBRARY), 0, HINTS)).units) == len(LOOK)


def test_what_they_show_is_a_hint() -> None:
    program = Program(LIBRARY)
    type = next(type for type in program.thread_safe("Limiter", True))
    unit = check_type(program.renewed(), type, HINTS)
    assert (unit.kind, unit.verdict) == ("hint", "VIOLATED")
    assert "nobody says that this type is thread-safe" in " ".join(unit_lines(unit, Look()))
    shown = judged(unit, None, (), lambda _file, _rule: None, {"FP2001": "error"})
    assert [finding.severity for finding in shown.findings] == ["hint"]
    (result,) = json.loads(encode(Report([shown], 0)))["runs"][0]["results"]
    assert result["level"] == "note"
    asked = check_type(program.renewed(), type, Settings())
    assert (asked.kind, asked.verdict) == ("generated", "VIOLATED")


@pytest.mark.parametrize(("options", "code"), [(["--hints"], 0), ([], 1)])
def test_a_hint_is_no_failure(options: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", str(LIBRARY), "--harness", "Shop.Services.Limiter", "--no-cache", "--require", "holds"]
    assert main([*arguments, *options]) == code
    assert "VIOLATED" in capsys.readouterr().out


def test_their_tests_are_two_threads_with_a_call_each() -> None:
    program = Program(LIBRARY)
    type = next(type for type in program.thread_safe("Counter", True))
    unit = check_type(program.renewed(), type, HINTS)
    assert unit.verdict == "HOLDS"
    assert "the smallest 18 generated tests" in unit.assumed[0]


def test_the_benchmark_has_a_row_for_each_and_one_for_all(tmp_path: Path) -> None:
    table, problems = measure([LIBRARY.parents[1] / "Debug" / "Edited.dll"], 1)
    assert not problems
    assert table.rows[-1][0] == "all 3 public types"
    _, problems = measure([tmp_path / "None.dll"], 1)
    assert len(problems) == 1
