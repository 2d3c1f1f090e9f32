"""The builds of folders, each with a stamp that changes whenever a file does that a check of it may read."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

from fencepost.assembly.files import stamp as stamp_of_file
from fencepost.engine.programs.paths import assemblies
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.messages import Found, FoundBuild

_SUFFIXES = (".dll", ".exe", ".pdb", ".json", ".xml")


def find(paths: tuple[str, ...]) -> Found:
    """The newest build of each project below the paths, in the order of their names."""
    builds: dict[str, FoundBuild] = {}
    notes = []
    for path in paths:
        try:
            found = assemblies([path])
        except InputError as problem:
            notes.append(str(problem))
            continue
        for build in found:
            name = str(build.path)
            builds.setdefault(name, FoundBuild(name, stamp(build.path), build.named))
    return Found(tuple([builds[name] for name in sorted(builds)]), tuple(notes))


def stamp(build: Path) -> str:
    """Stamps of the assemblies and PDBs beside a build, its own among them. A file that cannot be looked at, such as a
    link that leads nowhere, does not hide the others."""
    content = blake2b(digest_size=16)
    try:
        entries = sorted(os.scandir(build.parent), key=lambda entry: entry.name)
    except OSError as problem:  # a build is deleted and made again while we look
        return blake2b(str(problem.errno).encode(), digest_size=16).hexdigest()
    for entry in entries:
        if entry.name.endswith(_SUFFIXES):
            known = stamp_of_file(Path(entry.path))
            content.update(f"{entry.name} {known}\n".encode("utf-8", "surrogateescape"))
    return content.hexdigest()
