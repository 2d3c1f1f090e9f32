"""From places of a build to places of the text in the editor, which may have been edited since.

Nothing here looks at a disk: what there is comes from `lsp.sources`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from lsprotocol.types import Position, Range

from fencepost.engine.shared.messages import SourceFile, SourcePlace
from fencepost.engine.shown.stale import digests_of
from fencepost.lsp.documents import Documents
from fencepost.lsp.positions import Text, characters
from fencepost.lsp.sources import EMPTY, WorkspaceSource
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Severity

_WORD = re.compile(r"\w+")


class Shown(NamedTuple):
    """Where something is in the editor's text; `stale` when that is not the text that was compiled."""

    key: UriKey
    uri: str
    range: Range
    stale: bool


class _Map(NamedTuple):
    """A map from the rows of a compiled text to those of the text in the editor."""

    compiled: Text
    now: Text
    moves: dict[int, int]
    is_same: bool


class Texts:
    """The documents that builds name. Only files below the workspace's folders are known."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._sources: Mapping[str, WorkspaceSource] = {}
        self._by_key: dict[UriKey, WorkspaceSource] = {}
        self._compiled: dict[UriKey, tuple[SourceFile, Text]] = {}
        self._maps: dict[UriKey, _Map] = {}

    # ---- what there is

    def take(self, sources: Mapping[str, WorkspaceSource]) -> None:
        """Replaces the known contents of the disk by those that were found now."""
        self._sources = sources
        self._by_key = {source.key: source for source in sources.values()}
        self._compiled = {
            key: known for key, known in self._compiled.items()
            if (source := self._by_key.get(key)) is not None and source.file == known[0]
        }  # fmt: skip
        self._maps = {key: known for key, known in self._maps.items() if key in self._by_key}
        for key, source in self._by_key.items():
            if source.is_compiled:
                self._compiled.setdefault(key, (source.file, source.text))
            self.changed(key)

    def changed(self, key: UriKey) -> None:
        """The editor's text has changed: it may now be the one that was compiled."""
        source, text = self._by_key.get(key), self._documents.text(key)
        if source is not None and text is not None and key not in self._compiled:
            try:
                content = text.content.encode()
            except UnicodeEncodeError:  # half a character, which no file has
                return
            if source.file.hash in digests_of(content):
                self._compiled[key] = (source.file, text)

    def asked(self, uri: str) -> UriKey:
        """The key of a document that the client asks about; answers name it in the same way."""
        key = self._documents.key(uri)
        if key in self._by_key:
            self._documents.spell(key, uri)
        return key

    # ---- names

    def key(self, path: str) -> UriKey | None:
        """A source file, None when it is not below the workspace."""
        source = self._sources.get(path)
        return source.key if source is not None else None

    def uri(self, key: UriKey) -> str:
        """A document as the client names it."""
        source = self._by_key.get(key)
        return self._documents.uri(key, source.root, source.relative) if source is not None else str(key)

    def relative(self, path: str) -> str | None:
        """A source file as seen from the folder of the workspace that it lies in."""
        source = self._sources.get(path)
        return source.relative if source is not None else None

    def severity(self, path: str, rule: str) -> Severity | None:
        """The severity that `.editorconfig` files set for a rule in a source file."""
        source = self._sources.get(path)
        return source.severities.get(rule) if source is not None else None

    def is_foreign(self, path: str) -> bool:
        """True if no document has ever had the text from which a source of a build was compiled: the build is from
        other sources."""
        source = self._sources.get(path)
        return source is not None and source.key not in self._compiled

    def is_edited(self, path: str) -> bool:
        """True if a document of the workspace has another text now than the one that was compiled."""
        key = self.key(path)
        if key is None:
            return False
        compiled = self._compiled.get(key)
        return compiled is None or not self._map(key, compiled[1], self._text(key)).is_same

    def knows(self, key: UriKey) -> bool:
        """True if a document is a source of a build."""
        return key in self._by_key

    # ---- texts

    def lines(self, key: UriKey) -> list[str]:
        """The lines of a document as the client counts them."""
        return self._text(key).lines

    def word(self, key: UriKey, at: Position) -> str:
        """The word at a position, "" if there is none."""
        lines = self.lines(key)
        line = lines[at.line] if at.line < len(lines) else ""
        column = characters(line, at.character, self._documents.encoding)
        return next((found[0] for found in _WORD.finditer(line) if found.start() <= column <= found.end()), "")

    def shown(self, place: SourcePlace) -> Shown | None:
        """Where a place is now. If its line was changed or deleted, the place where the line would have been."""
        key = self.key(place.file)
        if key is None:
            return None
        now, compiled = self._text(key), self._compiled.get(key)
        if compiled is None:
            return Shown(key, self.uri(key), self._range(now, place, 0), True)
        known = self._map(key, compiled[1], now)
        line = known.moves.get(place.line - 1)
        shift = (line if line is not None else _nearest(known.moves, place.line - 1)) - (place.line - 1)
        return Shown(key, self.uri(key), self._range(now, place, shift), not known.is_same)

    def _text(self, key: UriKey) -> Text:
        source = self._by_key.get(key)
        return self._documents.text(key) or (source.text if source is not None else EMPTY)

    def _range(self, text: Text, place: SourcePlace, shift: int) -> Range:
        return Range(
            self._position(text, place.line - 1 + shift, place.column - 1),
            self._position(text, place.end_line - 1 + shift, place.end_column - 1),
        )

    def _position(self, text: Text, row: int, column: int) -> Position:
        return text.position(row, column, self._documents.encoding)

    def _map(self, key: UriKey, compiled: Text, now: Text) -> _Map:
        known = self._maps.get(key)
        if known is None or known.compiled is not compiled or known.now is not now:
            before, after = compiled.row_texts, now.row_texts
            known = self._maps[key] = _Map(compiled, now, moves(before, after), before == after)
        return known


def moves(before: list[str], after: list[str]) -> dict[int, int]:
    """Which line became which: equal lines at both ends, and in between the lines that occur once, with their equal
    neighbours. That takes no longer than sorting does, whatever the texts are."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    found = {line: line for line in range(start)}
    for line, other in _anchors(before, after, start, end):
        while line < len(before) - end and other < len(after) - end and before[line] == after[other]:
            if line in found:
                break
            found[line] = other
            line, other = line + 1, other + 1
    taken = set(found.values())
    for line in sorted(found, reverse=True):
        other = found[line]
        while line > start and other > start and line - 1 not in found and other - 1 not in taken:
            if before[line - 1] != after[other - 1]:
                break
            line, other = line - 1, other - 1
            found[line] = other
            taken.add(other)
    found.update({len(before) - 1 - line: len(after) - 1 - line for line in range(end)})
    return found


def _anchors(before: list[str], after: list[str], start: int, end: int) -> list[tuple[int, int]]:
    """Lines that each text has once between its ends, as many as are in the same order in both (patience sorting)."""
    old = range(start, len(before) - end)
    counts = Counter(before[line] for line in old)
    others = Counter(after[line] for line in range(start, len(after) - end))
    places = {after[line]: line for line in range(start, len(after) - end)}
    pairs = [(line, places[before[line]]) for line in old if counts[before[line]] == 1 == others[before[line]]]
    tops: list[int] = []
    chains: list[tuple[tuple[int, int], int]] = []
    last: list[int] = []
    for pair in pairs:
        at = bisect_left(tops, pair[1])
        chains.append((pair, last[at - 1] if at else -1))
        tops[at : at + 1] = [pair[1]]
        last[at : at + 1] = [len(chains) - 1]
    found, index = [], last[-1] if last else -1
    while index >= 0:
        pair, index = chains[index]
        found.append(pair)
    return found[::-1]


def _nearest(moved: dict[int, int], line: int) -> int:
    """The line where a missing one would be: below the nearest line above it that still exists."""
    for above in range(line - 1, -1, -1):
        if above in moved:
            return moved[above] + 1
    return 0
