"""The repairs of the MMChecker programs, made in the file: compiled again, the invariants hold.

`pytest -n0 --refresh` writes the repaired sources, which have to be compiled then (tests/assemblies/build.py).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.bench.mmchecker import PAPER
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.repair.edited import edited

HERE = Path(__file__).parent
REPAIRED = HERE / "repaired"
MODEL = "ecma-table1"
BROKEN = sorted(name for name, paper in PAPER.items() if paper.barriers)


@cache
def program(path: Path) -> Program:
    return Program(path)


def check(path: Path, name: str, repair: bool) -> Unit:
    opened = program(path)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, Settings(model=MODEL, repair=repair))


@pytest.mark.share(2)
@pytest.mark.parametrize("name", BROKEN)
def test_repairs_are_edits_of_the_file(name: str, pytestconfig: pytest.Config) -> None:
    unit = check(HERE / "bin" / "Release" / "MMChecker.dll", name, repair=True)
    source = (HERE / "MMChecker.cs").read_text("utf-8")
    repairs = unit.findings[0].repairs
    texts = {f"{name}{number}": edited(source, repair.edits) for number, repair in enumerate(repairs, 1)}
    if pytestconfig.getoption("--refresh"):
        REPAIRED.mkdir(exist_ok=True)
        for stem, text in texts.items():
            (REPAIRED / f"{stem}.cs").write_text(text, "utf-8")
    assert texts == {path.stem: path.read_text("utf-8") for path in REPAIRED.glob(f"{name}[0-9].cs")}
    assert repairs[-1].kind == "barrier"


@pytest.mark.share(3)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("source", sorted(REPAIRED.glob("*.cs")), ids=lambda path: str(path.stem))
def test_the_invariants_hold_in_the_repaired_file(source: Path, configuration: str) -> None:
    path = REPAIRED / "bin" / configuration / f"{source.stem}.dll"
    unit = check(path, source.stem.rstrip("0123456789"), repair=False)
    # What the compiler may read once is no part of the paper's model.
    assert unit.verdict == "HOLDS" or {found.rule for found in unit.findings} == {"FP1014"}
