"""Which folders a user means by what is to be checked: repairs are offered for the files in these only."""

from __future__ import annotations

import os
from pathlib import Path

from fencepost.engine.programs.solutions import SOLUTIONS

_REPOSITORY = ".git"


def workspaces(paths: tuple[str, ...]) -> tuple[str, ...]:
    """The folders among the paths; of a file, the folder around it that has a solution or a repository. No folder at
    all if a file is in neither: repairs may then edit every source."""
    found: dict[str, None] = {}
    for text in paths:
        try:
            path = Path(os.path.abspath(text))  # noqa: PTH100  # a link is not followed: the folders above it count
        except OSError:  # the current folder is gone
            return ()
        if path.is_dir():
            found[str(path)] = None
            continue
        around = next((folder for folder in path.parents if _is_workspace(folder)), None)
        if around is None:
            return ()
        found[str(around)] = None
    return tuple(found)


def _is_workspace(folder: Path) -> bool:
    try:
        names = os.listdir(folder)  # noqa: PTH208  # names suffice
    except OSError:
        return False
    return any(name == _REPOSITORY or name.lower().endswith(tuple(SOLUTIONS)) for name in names)
