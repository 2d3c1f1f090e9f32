"""From a solution or a project to builds: `.sln`, `.slnx`, `.slnf`, `.csproj`, `.fsproj`, `.vbproj`.

Nothing of MSBuild is evaluated. Of a project only a literal `AssemblyName` is read; a build is found by the name of the
assembly, below the project's folder or, with the artifacts layout of .NET 8, in `artifacts/bin/<project>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Any
from xml.etree import ElementTree as ET

import msgspec

from fencepost.assembly.files import SMALL, UnreadableError, is_regular, read_regular
from fencepost.engine.shared.errors import InputError

PROJECTS = (".csproj", ".fsproj", ".vbproj")
SOLUTIONS = (".sln", ".slnx", ".slnf")

_IN_SLN = re.compile(r'^\s*Project\("[^"]*"\)\s*=\s*"[^"]*"\s*,\s*"([^"]+)"', re.MULTILINE)
_DECLARES = re.compile(rb"<!(DOCTYPE|ENTITY)", re.IGNORECASE)
_ARTIFACTS = "artifacts"
_MOST_PARENTS = 6


def projects_of(solution: Path) -> list[Path]:
    """The projects that a solution names, each once, in its order."""
    named = {".sln": _of_sln, ".slnx": _of_slnx, ".slnf": _of_slnf}[solution.suffix.lower()]
    found = dict.fromkeys(path for path in named(solution) if path.suffix.lower() in PROJECTS)
    if not found:
        raise InputError(f"{solution}: This solution names no C#, F# or Visual Basic project.")
    return list(found)


def assembly_name(project: Path) -> str:
    """The name of the assembly that a project makes: that of the project, if it does not say another one."""
    try:
        root = _xml(project)
    except InputError:
        return project.stem
    names = [text for element in root.iter() if _tag(element) == "AssemblyName" and (text := _text(element))]
    name = names[-1].replace("$(MSBuildProjectName)", project.stem) if names else project.stem
    return project.stem if "$(" in name else name


def output_folders(project: Path) -> Iterator[Path]:
    """The folders that the builds of a project lie below: its own and, if there is one, that of the artifacts."""
    yield project.parent
    for parent in list(project.absolute().parents)[:_MOST_PARENTS]:
        artifacts = parent / _ARTIFACTS / "bin" / project.stem
        if artifacts.is_dir():
            yield artifacts
            return


def is_in_another_project(build: Path, folder: Path) -> bool:
    """True if a build in one of a project's output folders lies in a project below that folder, where it is a copy that
    the other project needs."""
    for parent in build.parents:
        if parent == folder:
            return False
        if any(path.suffix.lower() in PROJECTS for path in parent.glob("*.*proj")):
            return True
    return False


def _of_sln(path: Path) -> Iterator[Path]:
    for name in _IN_SLN.findall(_content(path).decode("utf-8-sig", "replace")):
        yield from _beside(path, name)


def _of_slnx(path: Path) -> Iterator[Path]:
    for element in _xml(path).iter():
        if _tag(element) == "Project" and (name := element.get("Path")):
            yield from _beside(path, name)


def _of_slnf(path: Path) -> Iterator[Path]:
    """A filter names a solution, and some of its projects by their paths from there."""
    try:
        document: Any = msgspec.json.decode(_content(path))
        solution, names = document["solution"]["path"], document["solution"]["projects"]
        yield from [found for base in _beside(path, solution) for name in names for found in _beside(base, name)]
    except (msgspec.MsgspecError, KeyError, TypeError, UnicodeError) as problem:
        raise InputError(f"{path}: This is no solution filter: it names no solution with projects.") from problem


def _beside(file: Path, name: str) -> Iterator[Path]:
    """A path from the folder of a file; Windows writes such files with `\\`. A network path is not followed: to open it
    would give the user's credentials to whoever has written the file."""
    path = PureWindowsPath(name)
    if not path.drive.startswith("\\\\") and "\0" not in name:
        yield file.parent / path.as_posix()


def _content(path: Path) -> bytes:
    try:
        return read_regular(path, SMALL)
    except UnreadableError as problem:
        raise InputError(f"{path}: {problem}") from problem


def _xml(path: Path) -> ET.Element:
    """The root of a file of XML. Declarations of entities, which can make a small file huge, are refused."""
    content = _content(path)
    try:
        if not _DECLARES.search(content):
            return ET.fromstring(content)
    except (ET.ParseError, ValueError, LookupError) as problem:
        raise InputError(f"{path}: This is no XML: {problem}.") from problem
    raise InputError(f"{path}: XML that declares entities is not read.")


def _tag(element: ET.Element) -> str:
    """The name of an element without its namespace, which old projects have."""
    return element.tag.rpartition("}")[2]


def _text(element: ET.Element) -> str:
    return (element.text or "").strip()


def is_project(path: Path) -> bool:
    return path.suffix.lower() in PROJECTS and is_regular(path)


def is_solution(path: Path) -> bool:
    return path.suffix.lower() in SOLUTIONS and is_regular(path)
