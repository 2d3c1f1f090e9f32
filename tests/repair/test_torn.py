"""Variables that are wider than a word: volatile accesses are whole."""

from __future__ import annotations

from pathlib import Path

import pytest

import fencepost.memory
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.repair.edited import edited

HERE = Path(__file__).parent
BUILT_IN = Path(fencepost.memory.__path__[0]) / "models" / "dotnet.toml"


@pytest.fixture
def narrow(tmp_path: Path) -> Path:
    """The default model with words of 4 bytes."""
    model = tmp_path / "narrow.toml"
    model.write_text(BUILT_IN.read_text("utf-8").replace("[switches]", "[switches]\nword = 32"), "utf-8")
    return model


def check(configuration: str, name: str, model: Path) -> Unit:
    program = Program(HERE / "bin" / configuration / "Torn.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return check_unit(program, type, method, Settings(repair=True, model=str(model)))


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", ["Long", "Double"])
def test_torn_variables_get_volatile_accesses(name: str, configuration: str, narrow: Path) -> None:
    unit = check(configuration, name, narrow)
    assert unit.verdict == "VIOLATED"
    repair = unit.findings[0].repairs[0]
    lines = (HERE / "Torn.cs").read_text("utf-8").split("\n")
    repaired = edited("\n".join(lines), repair.edits).split("\n")
    (changed,) = [index for index, line in enumerate(lines) if repaired[index] != line]
    twin = next(index for index, line in enumerate(lines) if f" {name}Repaired()" in line) + 3
    assert repaired[changed] == lines[twin]
    assert check(configuration, f"{name}Repaired", narrow).verdict == "HOLDS"
