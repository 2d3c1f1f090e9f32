"""Which Fencepost made a verdict: a digest of the whole package, because any of it may decide one."""

from __future__ import annotations

import os
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

import fencepost
from fencepost.assembly.files import stamp_of
from fencepost.engine.cache.folder import Folder

_NOT_PART = ("__pycache__", "cs", "bench", "lsp", "cli", "report")
_STAMPS = "version"
_LENGTH = 32


@cache
def package_digest(folder: Folder) -> str:
    """The digest of the installed package. It is kept by the files' stamps, which are read much faster."""
    stamps = blake2b(digest_size=16)
    files = list(_files(Path(fencepost.__file__).parent))
    for path, stat in files:
        stamps.update(f"{path} {stamp_of(stat)}\n".encode("utf-8", "surrogateescape"))
    stamps.update(sys.version.encode())
    key = blake2b((_STAMPS + stamps.hexdigest()).encode(), digest_size=16).hexdigest()
    known = folder.read(key)
    if known is not None and len(known) == _LENGTH and known.isalnum():
        return known.decode()
    content = blake2b(sys.version.encode(), digest_size=16)
    for path, _ in files:
        content.update(f"{Path(path).name}\n".encode())
        content.update(Path(path).read_bytes())
    folder.write(key, content.hexdigest().encode())
    return content.hexdigest()


def _files(root: Path) -> list[tuple[str, os.stat_result]]:
    """All files of the package that can decide a verdict, in one order."""
    found = []
    for entry in sorted(os.scandir(root), key=lambda entry: entry.name):
        if entry.is_dir():
            if entry.name not in _NOT_PART:
                found += _files(Path(entry.path))
        else:
            found.append((entry.path, entry.stat()))
    return found
