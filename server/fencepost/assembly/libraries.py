"""The libraries that a build has written down: in `*.deps.json` for the host, in `obj/project.assets.json` for itself.

Both have `targets`, with the files of each library for one framework, and `libraries`, with their kinds and folders.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Any, NamedTuple

from fencepost.assembly.files import UnreadableError, is_regular, read_regular
from fencepost.assembly.installed_frameworks import Framework, framework_named
from fencepost.assembly.local_paths import beside, inside, is_reference_folder, local_folder
from fencepost.model.problem import Problem
from fencepost.model.provenance import Provenance

_LARGEST_SETTINGS = 16 << 20
_MOST_PARENTS = 6
_SUFFIXES = (".dll", ".exe")
_PROVENANCE: dict[object, Provenance] = {"project": "project", "package": "package", "runtimepack": "framework"}


class Library(NamedTuple):
    """An assembly of a program: its simple name, what kind of library has it, and where it lies.

    `file` is its path below a folder of packages, "" if it is in none; `project` makes it, for `framework`.
    """

    name: str
    provenance: Provenance
    file: str = ""
    project: Path | None = None
    framework: Framework | None = None


def read_settings(path: Path, problems: list[Problem]) -> dict[str, Any]:
    """The object in a JSON file; nothing of a file that is not there, and a problem for one that cannot be used."""
    if not is_regular(path):
        return {}
    try:
        document = json.loads(read_regular(path, _LARGEST_SETTINGS).decode("utf-8-sig"))
        return document if isinstance(document, dict) else {}
    except (UnreadableError, ValueError, RecursionError) as problem:
        problems.append(Problem(f"This file cannot be used: {problem}.", path.name))
        return {}


def dictionary(value: object) -> dict[str, Any]:
    """A value that should be an object; an empty one if it is something else."""
    return value if isinstance(value, dict) else {}


def deployed(settings: dict[str, Any]) -> Iterator[Library]:
    """The libraries of a `*.deps.json`, for the target that it says is run."""
    targets = dictionary(settings.get("targets"))
    running = dictionary(settings.get("runtimeTarget")).get("name")
    chosen = [targets[running]] if isinstance(running, str) and running in targets else [*targets.values()]
    for target in chosen:
        yield from _libraries(dictionary(target), dictionary(settings.get("libraries")), None)


def assets_file(build: Path) -> Path | None:
    """The `project.assets.json` of the project that has made a build, found from the folders above it."""
    try:
        parents = list(build.absolute().parents)[:_MOST_PARENTS]
    except OSError:  # the current folder has been deleted
        return None
    for number, parent in enumerate(parents):
        own = parent / "obj" / "project.assets.json"
        if is_regular(own):
            return own
        if parent.name == "bin" and number:  # artifacts/bin/<project>/debug, artifacts/obj/<project>
            own = parent.parent / "obj" / parents[number - 1].name / "project.assets.json"
            if is_regular(own):
                return own
    return None


def restored(settings: dict[str, Any], framework: Framework | None, file: Path) -> Iterator[Library]:
    """The libraries of a `project.assets.json`, a `file`, for what a build of the project was compiled for."""
    project = dictionary(dictionary(settings.get("project")).get("restore")).get("projectPath")
    known = local_folder(project)
    folder = file.parent.parent
    if known is not None and not is_regular(folder / known.name):  # among the artifacts
        folder = known.parent
    target = _target(dictionary(settings.get("targets")), framework)
    yield from _libraries(target, dictionary(settings.get("libraries")), folder)


def package_folders(settings: dict[str, Any]) -> Iterator[object]:
    """The folders of packages that a `project.assets.json` names."""
    yield from dictionary(settings.get("packageFolders"))


def _target(targets: dict[str, Any], framework: Framework | None) -> dict[str, Any]:
    """The files for one framework. A target without a runtime identifier comes first."""
    fitting = [name for name in targets if framework is None or framework_named(name) == framework]
    return dictionary(targets[min(fitting, key=lambda name: "/" in name)]) if fitting else {}


def _libraries(target: dict[str, Any], libraries: dict[str, Any], folder: Path | None) -> Iterator[Library]:
    for key, content in target.items():
        entry, library = dictionary(content), dictionary(libraries.get(key))
        provenance = _PROVENANCE.get(_text(library.get("type")), "unknown")
        for asset in dictionary(entry.get("runtime")):
            path = PureWindowsPath(asset)
            if path.suffix.lower() not in _SUFFIXES or not path.stem or is_reference_asset(asset):
                continue
            if provenance == "project":
                project = library.get("msbuildProject") or library.get("path")
                made = beside(folder, project) if folder is not None else None
                yield Library(path.stem, provenance, "", made, framework_named(_text(entry.get("framework"))))
            else:
                yield Library(path.stem, provenance, inside(library.get("path"), asset) or "")


def is_reference_asset(asset: str) -> bool:
    """True for a file of a package that only compilers read."""
    path = PureWindowsPath(asset)
    return is_reference_folder(path) or path.parts[:1] == ("ref",)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
