"""From what a user names to assemblies: a file, a folder's newest builds, a glob."""

from __future__ import annotations

import glob
from pathlib import Path

from fencepost.engine.errors import InputError

_NOT_BUILDS = {"obj", "ref", "refint", "node_modules", ".git"}


def assemblies(paths: list[str]) -> list[Path]:
    """The assemblies that the arguments mean, each once."""
    found: dict[Path, None] = {}
    for text in paths:
        path = Path(text)
        if path.is_dir():
            found.update(dict.fromkeys(newest_builds(path)))
        elif path.exists() or not glob.has_magic(text):
            found[path] = None
        else:
            matches = sorted(map(Path, glob.glob(text, recursive=True)))  # noqa: PTH207  # it may be absolute
            if not matches:
                raise InputError(f"{text}: no file matches")
            found.update(dict.fromkeys(matches))
    return list(found)


def newest_builds(folder: Path) -> list[Path]:
    """Of each project the assembly that was built last: those that have debug information beside them, or one alone."""
    newest: dict[str, Path] = {}
    for candidate in sorted(folder.rglob("*.dll")):
        if _NOT_BUILDS & set(candidate.relative_to(folder).parts):
            continue
        if not candidate.with_suffix(".pdb").is_file() and not _is_project(candidate):
            continue
        known = newest.get(candidate.name)
        if known is None or candidate.stat().st_mtime > known.stat().st_mtime:
            newest[candidate.name] = candidate
    if not newest:
        raise InputError(f"{folder}: no build was found in this folder; build the project, or name an assembly")
    return list(newest.values())


def _is_project(candidate: Path) -> bool:
    return any((parent / f"{candidate.stem}.csproj").is_file() for parent in list(candidate.parents)[:5])
