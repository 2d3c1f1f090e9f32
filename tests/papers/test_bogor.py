"""The four programs of the paper on atomicity by model checking: as many methods proved, in each of its four ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.bench.atomicity import PAPER, WAYS, counted, opinions_of
from fencepost.engine.programs.program import Program

HERE = Path(__file__).parent


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", PAPER)
def test_methods_are_classified_as_in_the_paper(name: str, configuration: str) -> None:
    program = Program(HERE / "bin" / configuration / "Bogor.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    opinions = opinions_of(program, type, method)
    assert tuple(counted(opinions, ways) for ways in WAYS.values()) == PAPER[name].counts
