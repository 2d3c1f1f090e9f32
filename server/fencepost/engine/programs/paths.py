"""From the path that a user names to assemblies: a file, a solution, a project, a folder's newest builds, a glob."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from fencepost.assembly.files import is_regular, stamp
from fencepost.assembly.local_paths import is_reference_folder
from fencepost.engine.programs.solutions import (
    PROJECTS,
    assembly_name,
    is_in_another_project,
    is_project,
    is_solution,
    output_folders,
    projects_of,
)
from fencepost.engine.shared.errors import InputError

_NOT_BUILDS = {"obj", "ref", "refint", "node_modules", ".git"}
_MOST_NAMED = 2
_ASSEMBLIES = (".dll", ".exe")


class FoundFile(NamedTuple):
    """A file that may be an assembly. One that the user names must be; one that a folder or a glob has need not be."""

    path: Path
    named: bool


Unbuilt = Callable[[Path], None]
"""Is notified of each project of a solution that has no build."""


def _ignore(_project: Path) -> None:
    pass


def assemblies(paths: list[str], unbuilt: Unbuilt = _ignore) -> list[FoundFile]:
    """The assemblies that the arguments mean, each once."""
    found: dict[Path, bool] = {}
    for text in paths:
        path = Path(text)
        if _is_folder(path):
            for build in newest_builds(path):
                found.setdefault(build, False)
        elif is_project(path):
            found.setdefault(_build_of_project(path), True)
        elif is_solution(path):
            for build in _builds_of_solution(path, unbuilt):
                found.setdefault(build, True)
        elif is_regular(path) or not glob.has_magic(text):
            found[path] = True
        else:
            for match in _matches(text):
                found.setdefault(match, False)
    return [FoundFile(path, named) for path, named in found.items()]


def _matches(pattern: str) -> list[Path]:
    """The files that a glob means; `**` is any number of folders."""
    matches = [Path(match) for match in sorted(glob.glob(pattern, recursive=True))]  # noqa: PTH207  # may be absolute
    files = [match for match in matches if is_regular(match) and not is_reference_folder(match)]
    if not files:
        raise InputError(f"{pattern}: No file matches; check the pattern, or build the project first.")
    return files


def _build_of_project(project: Path) -> Path:
    build = _newest_of(project)
    if build is None:
        raise InputError(f"{project}: This project has no build; build it first.")
    return build


def _builds_of_solution(solution: Path, unbuilt: Unbuilt) -> list[Path]:
    """The newest build of each project of a solution."""
    builds = []
    for project in projects_of(solution):
        build = _newest_of(project)
        if build is None:
            unbuilt(project)
        else:
            builds.append(build)
    if not builds:
        raise InputError(f"{solution}: No project of this solution has a build; build the solution first.")
    return builds


def _newest_of(project: Path) -> Path | None:
    """The newest assembly that a project has made, whatever its configuration or target framework."""
    name = assembly_name(project)
    builds = [
        build
        for folder in output_folders(project)
        for build in _builds(folder)
        if build.stem == name and not is_in_another_project(build, folder)
    ]
    return max(builds, key=_time, default=None)


def newest_builds(folder: Path) -> list[Path]:
    """For each project, the assembly that was built last, whatever its configuration or target framework.

    An assembly belongs to the project of its name in a folder above it. A copy in another project's output is left
    out. Without a project file in sight, an assembly counts when it has debug information, once for each `bin`.
    """
    builds = list(_builds(folder))
    owners = {build: _owner(build) for build in builds}
    owned = {build.stem for build, owner in owners.items() if owner}
    newest: dict[tuple[str, Path], Path] = {}
    for build in builds:
        owner = owners[build]
        if owner is None and (build.stem in owned or not is_regular(build.with_suffix(".pdb"))):
            continue
        key = (build.stem, owner or _output(build, folder))
        known = newest.get(key)
        if known is None or _time(build) > _time(known):
            newest[key] = build
    if not newest:
        raise InputError(f"{folder}: No build was found in this folder; {_advice(builds)}, or name an assembly.")
    return list(newest.values())


def _advice(builds: list[Path]) -> str:
    """Advice for a user if none of the files is certain to be a project's build."""
    if not builds:
        return "build the project"
    names = ", ".join(path.name for path in builds[:_MOST_NAMED])
    more = f" and {len(builds) - _MOST_NAMED} more" if len(builds) > _MOST_NAMED else ""
    return f"{names}{more} has neither a project of its name nor a .pdb file: build with debug information"


def _builds(folder: Path) -> list[Path]:
    """Every candidate; an .exe beside a .dll of its name is only its starter."""
    files = sorted(_files(folder))
    candidates = [path for suffix in _ASSEMBLIES for path in files if path.suffix == suffix]
    libraries = {path.with_suffix("") for path in candidates if path.suffix == ".dll"}
    return [
        path for path in candidates
        if is_regular(path) and (path.suffix == ".dll" or path.with_suffix("") not in libraries)
    ]  # fmt: skip


def _files(folder: Path) -> Iterator[Path]:
    """The files that may be assemblies. Folders that cannot be opened are passed over; links to others not followed."""
    for name, folders, files in os.walk(folder):
        folders[:] = [below for below in folders if below not in _NOT_BUILDS]
        yield from (Path(name, file) for file in files if file.endswith(_ASSEMBLIES))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _time(path: Path) -> int:
    """The time at which a file was written. A file that was deleted since counts as older than all others."""
    known = stamp(path)
    return known[1] if known is not None else 0


def _owner(build: Path) -> Path | None:
    for parent in list(_absolute(build).parents)[:6]:
        if any(is_regular(parent / f"{build.stem}{suffix}") for suffix in PROJECTS):
            return parent
    return None


def _absolute(path: Path) -> Path:
    try:
        return path.absolute()
    except OSError:  # the current folder has been deleted
        return path


def _output(build: Path, folder: Path) -> Path:
    """The folder above the outermost `bin`, or the folder itself."""
    for parent in reversed(build.parents):
        if parent.name == "bin" and parent.is_relative_to(folder):
            return parent.parent
    return folder
