"""Where a PDB may be that does not lie beside its assembly.

A test project's output has copies of the assemblies that it uses, often without their PDBs. Each assembly says where
the compiler has written its PDB: `obj/Debug/net10.0/Core.pdb` below the project, whose own output has a copy as well.
The path is an assembly's word, so only a PDB among the outputs of a build is looked for, and never on another computer.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fencepost.assembly.local_paths import is_network

_INTERMEDIATE, _OUTPUT = "obj", "bin"


def pdb_paths(written: str) -> Iterator[Path]:
    """The path at which a compiler has written a PDB, and that of the copy in the project's output."""
    if "\0" in written or is_network(written) or not written.lower().endswith(".pdb"):
        return
    path = Path(written)
    folders = [part.lower() for part in path.parts[:-1]]
    if not path.is_absolute() or ".." in folders or not {_INTERMEDIATE, _OUTPUT} & set(folders):
        return
    yield path
    if _INTERMEDIATE in folders:
        at = len(folders) - 1 - folders[::-1].index(_INTERMEDIATE)
        yield Path(*path.parts[:at], _OUTPUT, *path.parts[at + 1 :])
