"""The builds of folders, each with a stamp that changes whenever a file does that a check of it may read."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

from fencepost.engine.errors import InputError
from fencepost.engine.messages import Found, FoundBuild
from fencepost.engine.paths import assemblies

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
    """Sizes and times of the assemblies and PDBs beside a build, its own among them."""
    content = blake2b(digest_size=16)
    try:
        for entry in sorted(os.scandir(build.parent), key=lambda entry: entry.name):
            if entry.name.endswith(_SUFFIXES):
                stat = entry.stat()
                content.update(f"{entry.name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    except OSError as problem:  # a build is deleted and made again while we look
        content.update(str(problem).encode())
    return content.hexdigest()
