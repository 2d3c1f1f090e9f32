"""From places of a build to places of the text in the editor, which may have been edited since."""

from __future__ import annotations

import hashlib
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from lsprotocol.types import Position, PositionEncodingKind, Range
from pygls.workspace import Workspace

from fencepost.engine.messages import Place, SourceFile
from fencepost.engine.roots import below

_BOM = b"\xef\xbb\xbf"
_MOST_COMPARED = 4000


class Shown(NamedTuple):
    """Where something is in the editor's text; `stale` when that is not the text that was compiled."""

    uri: str
    range: Range
    stale: bool


class Texts:
    """The documents that builds name. Only files below the workspace's folders are looked at."""

    def __init__(self, workspace: Workspace, roots: tuple[str, ...]) -> None:
        self._workspace = workspace
        self._roots = [(Path(root), below(Path(root))) for root in roots]
        self._compiled: dict[str, list[str]] = {}
        self._hashes: dict[str, SourceFile] = {}
        self._maps: dict[str, tuple[int | None, dict[int, int] | None]] = {}

    def built(self, sources: tuple[SourceFile, ...]) -> None:
        """Another build is there: these are its source files."""
        for source in sources:
            uri = self.uri(source.path)
            if uri is not None:
                if self._hashes.get(uri) != source:
                    self._compiled.pop(uri, None)
                self._hashes[uri] = source
                self.changed(uri)

    def changed(self, uri: str) -> None:
        """The editor's text is another one."""
        self._maps.pop(uri, None)
        if uri in self._hashes and uri not in self._compiled and self._is_compiled(uri):
            self._compiled[uri] = self.lines(uri)

    def uri(self, path: str) -> str | None:
        """A source file as the editor names it, None when it is not below the workspace."""
        for root, relative in self._roots:
            found = relative(path)
            if found is not None:
                return (root.resolve() / found).as_uri()
        return None

    def relative(self, path: str) -> str | None:
        """A source file as seen from the folder of the workspace that it lies in."""
        return next((found for _, relative in self._roots if (found := relative(path)) is not None), None)

    def is_foreign(self, uri: str) -> bool:
        """Whether a build's source was never seen as it was compiled: the build is from other sources."""
        return uri in self._hashes and uri not in self._compiled

    def lines(self, uri: str) -> list[str]:
        try:
            return self._workspace.get_text_document(uri).source.splitlines()
        except (OSError, UnicodeDecodeError):
            return []

    def shown(self, place: Place) -> Shown | None:
        """Where a place is now. A line that was changed or deleted leaves it where it would have been."""
        uri = self.uri(place.file)
        if uri is None:
            return None
        moved = self._moves(uri)
        if moved is None:
            return Shown(uri, self._range(uri, place, 0), self._hashes.get(uri) is not None)
        line = moved.get(place.line - 1)
        shift = (line if line is not None else _nearest(moved, place.line - 1)) - (place.line - 1)
        return Shown(uri, self._range(uri, place, shift), bool(moved) and not self._is_same(uri))

    def _range(self, uri: str, place: Place, shift: int) -> Range:
        lines = self.lines(uri)
        start = self._position(lines, place.line - 1 + shift, place.column - 1)
        end = self._position(lines, place.end_line - 1 + shift, place.end_column - 1)
        return Range(start, end)

    def _position(self, lines: list[str], line: int, column: int) -> Position:
        """PDBs count UTF-16 units, as most clients do."""
        encoding = self._workspace.position_encoding
        if encoding == PositionEncodingKind.Utf16 or not 0 <= line < len(lines) or lines[line].isascii():
            return Position(max(line, 0), max(column, 0))
        before = lines[line].encode("utf-16-le")[: 2 * column].decode("utf-16-le", "ignore")
        units = len(before.encode()) if encoding == PositionEncodingKind.Utf8 else len(before)
        return Position(line, units)

    def _is_same(self, uri: str) -> bool:
        return self._compiled.get(uri) == self.lines(uri)

    def _is_compiled(self, uri: str) -> bool:
        source = self._hashes[uri]
        if source.algorithm not in ("sha1", "sha256"):
            return False
        try:
            text = self._workspace.get_text_document(uri).source.encode()
        except (OSError, UnicodeError):
            return False
        return any(
            hashlib.new(source.algorithm, content, usedforsecurity=False).hexdigest() == source.hash
            for content in (text, _BOM + text)
        )

    def _moves(self, uri: str) -> dict[int, int] | None:
        """Compiled lines to lines of the editor's text; None while the compiled text is not known."""
        compiled = self._compiled.get(uri)
        if compiled is None:
            return None
        version = self._workspace.get_text_document(uri).version
        known = self._maps.get(uri)
        if known is None or known[0] != version or version is None:
            known = self._maps[uri] = (version, moves(compiled, self.lines(uri)))
        return known[1]


def moves(before: list[str], after: list[str]) -> dict[int, int]:
    """Which line became which: the same ones at both ends, and what is equal in between."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found = {line: line for line in range(start)}
    found.update({len(before) - 1 - line: len(after) - 1 - line for line in range(end)})
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    if len(old) <= _MOST_COMPARED and len(new) <= _MOST_COMPARED:
        for block in SequenceMatcher(None, old, new).get_matching_blocks():
            found.update({start + block.a + line: start + block.b + line for line in range(block.size)})
    return found


def _nearest(moved: dict[int, int], line: int) -> int:
    """Where a line would be that is there no more: below the nearest one above it that is."""
    for above in range(line - 1, -1, -1):
        if above in moved:
            return moved[above] + 1
    return 0
