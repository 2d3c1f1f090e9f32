"""Where source files lie for a reader: debug information names them as the machine saw them that built the assembly."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from os.path import realpath
from pathlib import Path, PureWindowsPath

from fencepost.assembly.files import is_regular
from fencepost.assembly.local_paths import is_network

Relative = Callable[[str], str | None]
"""A source file's name from a folder; None if it does not lie there."""


def below(root: Path) -> Relative:
    """Names source files relative to a folder, with forward slashes; None for a file that does not lie there.

    A build on another machine, or with mapped paths, leaves a path whose last parts are the same here. A network path
    is not looked at, unless the folder is on the same share.
    """
    root = Path(realpath(root))
    share = PureWindowsPath(root).drive.lower()

    @cache
    def relative(path: str) -> str | None:
        if is_network(path) and not (share and PureWindowsPath(path).drive.lower() == share):
            return None
        known = Path(path)
        if is_regular(known):
            found = Path(realpath(known))
            return found.relative_to(root).as_posix() if found.is_relative_to(root) else None
        parts = [part for part in path.replace("\\", "/").split("/") if part]
        if ".." in parts:
            return None
        endings = ("/".join(parts[at:]) for at in range(len(parts)))
        return next((ending for ending in endings if is_regular(root / ending)), None)

    return relative
