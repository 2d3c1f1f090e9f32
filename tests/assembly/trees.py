"""Trees of builds, packages and frameworks, made up for tests of references."""

import json
import os
import shutil
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from tests.assembly.inputs import sample
from tests.assembly.made import Made, counted

FRAMEWORK = "Microsoft.NETCore.App"
NET8 = ".NETCoreApp,Version=v8.0"


def isolate(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Hides the .NET and the packages of the machine that runs the tests."""
    for name in ("DOTNET_ROOT", "NUGET_PACKAGES", "PROGRAMFILES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(folder / "home"))
    monkeypatch.setenv("PATH", str(folder / "programs"))
    monkeypatch.setattr("fencepost.assembly.installed_frameworks._USUAL_ROOTS", ("~/.dotnet",))


def put(path: Path, name: str = "Library") -> Path:
    """A committed assembly at another place, under the name that the place wants."""
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(sample(name), path)
    return path


def settings(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


def framework(root: Path, version: str, name: str = FRAMEWORK, assembly: str = "System.Runtime") -> Path:
    return put(root / "shared" / name / version / f"{assembly}.dll")


def write(
    path: Path, target: str = NET8, reference: bool = False, uses: tuple[str, ...] = (), seconds: int = 0
) -> Path:
    """An empty assembly of a file's name that says what it was compiled for, written so many seconds after 2001."""
    made = Made()
    made.guids = blake2b(repr((path.stem, target, reference, uses)).encode(), digest_size=16).digest()
    made.add("Assembly", 0, 1, 0, 0, 0, 0, 0, made.name(path.stem), 0)
    for name in ("System.Runtime", *uses):
        made.add("AssemblyRef", 8, 0, 0, 0, 0, 0, made.name(name), 0, 0)
    if target:
        content = b"\1\0" + counted(target.encode()) + b"\0\0"
        _attribute(made, "System.Runtime.Versioning", "TargetFrameworkAttribute", (0x20, 1, 1, 0x0E), content)
    if reference:
        name = "ReferenceAssemblyAttribute"
        _attribute(made, "System.Runtime.CompilerServices", name, (0x20, 0, 1), b"\1\0\0\0")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(made.image())
    os.utime(path, (1e9 + seconds, 1e9 + seconds))
    return path


def _attribute(made: Made, namespace: str, name: str, constructor: tuple[int, ...], content: bytes) -> None:
    """Puts an attribute on the assembly (II.22.10, II.23.3)."""
    type = made.add("TypeRef", 1 << 2 | 2, made.name(name), made.name(namespace))
    member = made.add("MemberRef", type << 3 | 1, made.name(".ctor"), made.blob(*constructor))
    made.add("CustomAttribute", 1 << 5 | 14, member << 3 | 3, made.blobs.add(counted(content)))
