"""Which of the paths that files of a build name may be looked at.

Whoever writes such a file must not decide where we look: to open a network path gives the user's credentials to its
host, and a path with `..` leads out of the folder that was agreed on. Windows and Unix paths are both understood on
every system, as the file may come from either.
"""

from __future__ import annotations

import re
from pathlib import Path, PureWindowsPath

_SCHEME = re.compile(r"^[A-Za-z][A-Za-z0-9+.\-]+:")
_REFERENCE_FOLDERS = {"ref", "refint"}


def is_network(text: str) -> bool:
    r"""True for `\\host\share`, `//host/share`, `\\?\UNC\…`, devices, and anything with a scheme, as `file://…` has.
    Nothing is looked at."""
    return text.replace("\\", "/").startswith("//") or bool(_SCHEME.match(text))


def local_folder(text: object) -> Path | None:
    """An absolute path on this machine, None for what is none."""
    if not isinstance(text, str) or not text or "\0" in text or is_network(text):
        return None
    path = Path(text)
    return path if path.is_absolute() and ".." not in path.parts else None


def inside(*texts: object) -> str | None:
    """A relative path made of parts, each of which stays in its folder: no `..`, no drive, no root; else None."""
    for text in texts:
        if not isinstance(text, str) or not text or "\0" in text or ":" in text:
            return None
        path = PureWindowsPath(text)
        if path.drive or path.root or ".." in path.parts:
            return None
    return "/".join(str(text).replace("\\", "/") for text in texts)


def beside(folder: Path, text: object) -> Path | None:
    """A path that a file names from its folder, which may lead to another folder of this machine; else None."""
    if not isinstance(text, str) or not text or "\0" in text or is_network(text):
        return None
    return folder / PureWindowsPath(text).as_posix()


def is_reference_folder(path: Path | PureWindowsPath) -> bool:
    """True for a file in a folder where builds and packages keep assemblies without code."""
    return path.parent.name.lower() in _REFERENCE_FOLDERS
