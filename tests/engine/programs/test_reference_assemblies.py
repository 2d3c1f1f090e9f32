"""Assemblies without code are never checked: named directly they are one sentence, else they are passed over."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.programs.paths import assemblies
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.errors import InputError, NotAnAssemblyError
from tests.assembly.trees import write


def test_a_reference_assembly_that_is_named_is_one_sentence(tmp_path: Path) -> None:
    stub = write(tmp_path / "obj/Debug/net8.0/ref/App.dll", reference=True)
    with pytest.raises(NotAnAssemblyError) as problem:
        Program(stub)
    assert str(problem.value) == f"{stub} is a reference assembly: it has no code; name the one in bin."
    assert [found.path for found in assemblies([str(stub)])] == [stub]


def test_a_glob_passes_over_folders_of_reference_assemblies(tmp_path: Path) -> None:
    write(tmp_path / "obj/ref/App.dll", reference=True)
    write(tmp_path / "obj/refint/App.dll", reference=True)
    with pytest.raises(InputError):
        assemblies([str(tmp_path / "**/*.dll")])
    build = write(tmp_path / "bin/App.dll")
    assert [found.path for found in assemblies([str(tmp_path / "**/*.dll")])] == [build]
