"""The source files that builds name, as they are on the disk: found, read and compared with what was compiled.

Everything here waits for the disk, and runs in a thread beside the server's (`lsp.aside`). What it makes stays as it
is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from fencepost.assembly.files import Stamp, UnreadableError, read_regular, stamp
from fencepost.engine.shared.messages import SourceFile
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.shown.roots import below
from fencepost.engine.shown.stale import digests_of
from fencepost.lsp.documents import Root, real
from fencepost.lsp.positions import Text
from fencepost.lsp.uris import UriKey, key_of
from fencepost.model.verdict import Severity

_LARGEST = 16 << 20
_WIDE_BOMS = (b"\xff\xfe", b"\xfe\xff")
EMPTY = Text("")


class WorkspaceSource(NamedTuple):
    """A source file below a folder of the workspace; `is_compiled` when its text is that of the build."""

    file: SourceFile
    key: UriKey
    path: Path
    root: Root
    relative: str
    text: Text
    is_compiled: bool
    severities: Mapping[str, Severity]


class Disk:
    """Remembers what it has read as long as the files do not change."""

    def __init__(self, roots: tuple[Root, ...]) -> None:
        self._roots = roots
        self._config = EditorConfig(())
        self._read: dict[Path, tuple[Stamp | None, Text, frozenset[str]]] = {}

    def look(self, files: Iterable[SourceFile]) -> dict[str, WorkspaceSource]:
        """The sources that there are now for these files, by their paths in the debug information."""
        folders = [(root, Path(real(root.path)), below(root.path)) for root in self._roots]
        found = {}
        for file in files:
            for root, folder, relative in folders:
                name = relative(file.path)
                if name is not None:
                    found[file.path] = self._source(file, root, folder / name, name)
                    break
        paths = {source.path for source in found.values()}
        self._read = {path: known for path, known in self._read.items() if path in paths}
        return found

    def _source(self, file: SourceFile, root: Root, path: Path, name: str) -> WorkspaceSource:
        now, known = stamp(path), self._read.get(path)
        if known is None or known[0] != now:
            known = self._read[path] = (now, *_read(path))
        _, text, digests = known
        key, is_compiled = key_of(real(path)), file.hash in digests
        return WorkspaceSource(file, key, path, root, name, text, is_compiled, self._config.severities(path))


def _read(path: Path) -> tuple[Text, frozenset[str]]:
    """A text, and what identifies it in debug information."""
    try:
        content = read_regular(path, _LARGEST)
    except UnreadableError:
        return EMPTY, frozenset()
    text = Text(content.decode("utf-16" if content[:2] in _WIDE_BOMS else "utf-8-sig", "replace"))
    _ = text.row_texts  # not in the server's thread
    return text, digests_of(content)
