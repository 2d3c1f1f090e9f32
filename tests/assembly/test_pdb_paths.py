"""Where a PDB is looked for that does not lie beside its assembly."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.pdb_paths import pdb_paths

DRIVE = "C:"
STORE = Path(__file__).parents[1] / "solutions" / "bin" / "Debug"


def test_the_output_of_the_project_is_looked_at_too() -> None:
    found = list(pdb_paths("/src/Core/obj/Debug/net10.0/Core.pdb", Path("/src/Tests/bin/Debug/net10.0/Core.dll")))
    assert Path("/src/Core/obj/Debug/net10.0/Core.pdb") in found
    assert Path("/src/Core/bin/Debug/net10.0/Core.pdb") in found


def test_a_tree_that_was_built_elsewhere_is_found_around_the_assembly() -> None:
    found = list(pdb_paths(f"{DRIVE}\\a\\Core\\obj\\Debug\\Core.pdb", Path("/src/mine/Tests/bin/Debug/Core.dll")))
    assert Path("/src/mine/Core/obj/Debug/Core.pdb") in found
    assert Path("/src/mine/Core/bin/Debug/Core.pdb") in found


@pytest.mark.parametrize(
    "written",
    [
        "", "Core.pdb", "/src/mine/Core.pdb", "\\\\host\\share\\obj\\Core.pdb", "//host/share/obj/Core.pdb",
        "/src/obj/../../secret/Core.pdb", "/src/obj/Core.txt", "/src/obj/\0/Core.pdb", "file:///src/obj/Core.pdb",
    ],
)  # fmt: skip
def test_nothing_but_a_pdb_among_outputs_of_this_machine_is_looked_for(written: str) -> None:
    assert not list(pdb_paths(written, Path("/src/mine/Tests/bin/Core.dll")))


def test_a_pdb_of_another_build_is_not_taken(tmp_path: Path) -> None:
    shutil.copy(STORE / "Shop.Store.dll", tmp_path)
    assembly, _ = open_assembly(tmp_path / "Shop.Store.dll")
    assert assembly is not None
    assert assembly.debug_kind == "none"
    assert not assembly.use_pdb_at(STORE / "Shop.Text.pdb")
    assert not assembly.use_pdb_at(tmp_path / "nothing.pdb")
    assert assembly.debug_kind == "none"
    assert assembly.use_pdb_at(STORE / "Shop.Store.pdb")
    assert assembly.documents()
