"""The newest assembly that a project has made, below its `bin` folder or in the artifacts layout of .NET 8."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.files import stamp
from fencepost.assembly.installed_frameworks import Framework, framework_named
from fencepost.assembly.local_paths import is_reference_folder

_MOST_FOLDERS = 2_000
_MOST_PARENTS = 6
_CONFIGURATIONS = {"debug", "release"}
_TARGET = "System.Runtime.Versioning.TargetFrameworkAttribute"
_REFERENCE = "System.Runtime.CompilerServices.ReferenceAssemblyAttribute"


def target_of(assembly: Assembly) -> str:
    """What an assembly says that it was compiled for, "" if it says nothing."""
    for attribute in assembly.attributes:
        if attribute.type == _TARGET and attribute.arguments:
            return str(attribute.arguments[0])
    return ""


def is_reference_assembly(assembly: Assembly) -> bool:
    """True if an assembly has signatures only, for a compiler to read."""
    return any(attribute.type == _REFERENCE for attribute in assembly.attributes)


def newest_output(project: Path, name: str, framework: Framework | None, beside: Path) -> Path | None:
    """The newest build of a project that makes an assembly `name`: of the framework, if that is known, and of the same
    configuration as the build `beside`, if there is one."""
    outputs = [(path, known[1]) for path in _outputs(project, name) if (known := stamp(path)) is not None]
    wanted = configuration_of(beside)
    outputs.sort(key=lambda output: (configuration_of(output[0]) == wanted, output[1]), reverse=True)
    return next((path for path, _ in outputs if _fits(path, framework)), None)


def configuration_of(build: Path) -> str:
    """`debug` or `release`, if a folder above a build has such a name (`debug_net8.0` in the artifacts), else ""."""
    for parent in islice(build.parents, _MOST_PARENTS):
        name = parent.name.lower().partition("_")[0]
        if name in _CONFIGURATIONS:
            return name
    return ""


def _outputs(project: Path, name: str) -> Iterator[Path]:
    wanted = {f"{name}.dll", f"{name}.exe"}
    for folder in _folders(project):
        for above, below, files in islice(os.walk(folder), _MOST_FOLDERS):
            below.sort()
            found = sorted(wanted & set(files))[:1]  # an .exe beside a .dll is only its starter
            yield from (path for file in found if not is_reference_folder(path := Path(above, file)))


def _folders(project: Path) -> Iterator[Path]:
    yield project.parent / "bin"
    for parent in islice(project.parent.parents, _MOST_PARENTS):
        yield parent / "artifacts" / "bin" / project.stem


def _fits(path: Path, framework: Framework | None) -> bool:
    assembly, _ = open_assembly(path)
    if assembly is None or is_reference_assembly(assembly):
        return False
    said = framework_named(target_of(assembly))
    return framework is None or said is None or said == framework
