"""Remembers the code that attrs compiles when the protocol's types are imported.

`lsprotocol.types` makes more than 500 classes, and attrs writes and compiles the methods of each. Their sources are the
same at every start, and compiling them takes more than a third of it. Code is looked up by the whole source that attrs
asks to be compiled: what is remembered can be missing, and never be that of something else.
"""

from __future__ import annotations

import importlib
import importlib.util
import marshal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from types import CodeType

from fencepost.engine.cache.folder import Folder

# Code is that of one version of Python: others have entries of their own.
KEY = blake2b(b"attrs" + importlib.util.MAGIC_NUMBER + sys.version.encode(), digest_size=16).hexdigest()


class Compiled:
    """Code by its source and the name of its file; `is_changed` when some of it had to be compiled."""

    def __init__(self, data: bytes | None) -> None:
        self._codes: dict[bytes, CodeType] = _loaded(data) if data is not None else {}
        self.is_changed = False

    def compile(self, source: str, filename: str, mode: str) -> CodeType:
        """Answers as the built-in function of this name."""
        key = blake2b(f"{mode} {filename}\n{source}".encode(), digest_size=16).digest()
        code = self._codes.get(key)
        if code is None:
            code = self._codes[key] = compile(source, filename, mode)
            self.is_changed = True
        return code

    def data(self) -> bytes:
        return marshal.dumps(self._codes)


def _loaded(data: bytes) -> dict[bytes, CodeType]:
    try:
        codes = marshal.loads(data)
    except (EOFError, TypeError, ValueError):
        return {}
    return codes if isinstance(codes, dict) else {}


@contextmanager
def remembered(folder: Folder) -> Iterator[Compiled]:
    """Within this context, attrs does not compile code that an earlier process has compiled. The code in the folder is
    run: the folder must be private."""
    importlib.import_module("attr")
    compiled = Compiled(folder.read(KEY))
    # A global name shadows a built-in one. Where attrs has no such module any more, nothing is asked.
    maker = sys.modules.get("attr._make")
    names = vars(maker) if maker is not None else {}
    names["compile"] = compiled.compile
    try:
        yield compiled
    finally:
        del names["compile"]
    if compiled.is_changed:
        folder.write(KEY, compiled.data())
