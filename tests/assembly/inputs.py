"""The committed assemblies that tests of the reader read."""

import lzma
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.model.members import Field, Method, Type

ASSEMBLIES = Path(__file__).parent.parent / "assemblies"
ROOTS = (ASSEMBLIES, ASSEMBLIES / "il")


def committed() -> list[Path]:
    """Every assembly and module of the folder of assemblies, in a fixed order."""
    return [path for root in ROOTS for path in sorted(root.glob("bin/*/*")) if path.suffix != ".pdb"]


def label(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def recording(path: Path) -> Path:
    """Where the document of .NET's own reader for an assembly lies, if it was recorded."""
    return path.parents[2] / "recorded" / path.parent.name / f"{path.stem}.json.xz"


def recorded(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode(lzma.decompress(recording(path).read_bytes()))
    return document


def sample(name: str, configuration: str = "Debug") -> Path:
    """One committed assembly by its name."""
    (path,) = [p for root in ROOTS for p in root.glob(f"bin/{configuration}/{name}.*") if p.suffix != ".pdb"]
    return path


def must_open(path: Path) -> Assembly:
    assembly, problems = open_assembly(path)
    assert assembly is not None, problems
    return assembly


@cache
def opened(name: str, configuration: str = "Debug") -> Assembly:
    return must_open(sample(name, configuration))


def type_named(assembly: Assembly, name: str) -> Type:
    found = assembly.find_type(name)
    assert found is not None, name
    return found


def method_named(type: Type, name: str) -> Method:
    return next(method for method in type.methods if method.name == name)


def field_named(type: Type, name: str) -> Field:
    return next(field for field in type.fields if field.name == name)


def methods(assembly: Assembly) -> Iterator[Method]:
    for type in assembly.types():
        yield from type.methods
