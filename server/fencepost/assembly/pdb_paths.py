"""Where a PDB may be that does not lie beside its assembly.

A test project's output has copies of the assemblies that it uses, often without their PDBs. Each assembly says where
the compiler has written its PDB: `obj/Debug/net10.0/Core.pdb` below the project, whose own output has a copy as well.
The path is an assembly's word, so only a PDB among the outputs of a build is looked for, and never on another computer.
Whoever takes it compares its number with the one that the assembly states.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fencepost.assembly.local_paths import is_network

_INTERMEDIATE, _OUTPUT = "obj", "bin"
_NEAR = 6


def pdb_paths(written: str, assembly: Path) -> Iterator[Path]:
    """The path at which a compiler has written a PDB, and that of the copy in the project's output; if the whole tree
    was built elsewhere, the same below the folders around the assembly."""
    parts = written.replace("\\", "/").split("/")
    if "\0" in written or is_network(written) or ".." in parts or not parts[-1].lower().endswith(".pdb"):
        return
    for names in _copies(parts):
        path = Path("/".join(names))
        if path.is_absolute():
            yield path
        parents = assembly.parents[:_NEAR]
        first = max(place for place, name in enumerate(names) if name.lower() in (_INTERMEDIATE, _OUTPUT))
        for length in range(len(names) - first, min(len(names), len(names) - first + _NEAR)):
            yield from (parent.joinpath(*names[-length:]) for parent in parents)


def _copies(parts: list[str]) -> Iterator[list[str]]:
    folders = [part.lower() for part in parts[:-1]]
    if _INTERMEDIATE in folders:
        at = len(folders) - 1 - folders[::-1].index(_INTERMEDIATE)
        yield parts
        yield [*parts[:at], _OUTPUT, *parts[at + 1 :]]
    elif _OUTPUT in folders:
        yield parts
