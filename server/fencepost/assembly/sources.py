"""The text of source files, where it is at hand and is what was compiled."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.damage import DamagedError
from fencepost.assembly.image import read_file
from fencepost.assembly.local_paths import is_network
from fencepost.model.code import Document, SequencePoint

_NEWLINE = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
"""The ends of lines in C# (C# 6.3.2)."""

_NEAR = 6
_SHORT = 50


class Sources:
    """Lines of one assembly's documents: from the PDB, else from the file that it names or one of that name nearby."""

    def __init__(self, assembly: Assembly) -> None:
        self._assembly = assembly
        self.documents = assembly.documents()
        self._lines: dict[int, list[str]] = {}
        self._newlines: dict[int, str] = {}

    def line(self, document: int, number: int) -> str:
        """A line without its indentation, "" when the text is not at hand."""
        return self._line(document, number).strip()

    def statement(self, point: SequencePoint) -> str:
        """The text of a statement: its line if that is short, else the statement alone, or its first line."""
        line = self._line(point.document, point.line)
        if len(line.strip()) <= _SHORT or not line:
            return line.strip()
        if point.end_line != point.line:
            return f"{line[max(point.column - 1, 0) :].strip()} ..."
        return line[max(point.column - 1, 0) : point.end_column - 1].strip() or line.strip()

    def excerpt(self, point: SequencePoint) -> str:
        """The text of a statement without what stands beside it, or its first line."""
        line = self._line(point.document, point.line)
        end = point.end_column - 1 if point.end_line == point.line else len(line)
        return line[max(point.column - 1, 0) : end].strip()

    def whole(self, point: SequencePoint) -> str:
        """The text of a statement with all of its lines, "" when it is not at hand."""
        if point.end_line == point.line:
            return self.excerpt(point)
        first = self._line(point.document, point.line)
        between = self._lines[point.document][point.line : point.end_line - 1]
        last = self._line(point.document, point.end_line)
        return "\n".join([first[max(point.column - 1, 0) :], *between, last[: max(point.end_column - 1, 0)]]).strip()

    def text(self, document: int) -> str:
        """The whole text, "" when it is not at hand."""
        self._line(document, 1)
        return "\n".join(self._lines[document])

    def newline(self, document: int) -> str:
        """The text that ends the lines of a document."""
        self._line(document, 1)
        return self._newlines[document]

    def _line(self, document: int, number: int) -> str:
        if document not in self._lines:
            text = self._read(document)
            self._lines[document] = _NEWLINE.split(text) if text else []
            found = _NEWLINE.search(text)
            self._newlines[document] = found[0] if found is not None else "\n"
        lines = self._lines[document]
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def _read(self, index: int) -> str:
        if not 0 <= index < len(self.documents):
            return ""
        content = self._assembly.embedded_source(index)
        if content is None:
            content = self._from_disk(index)
        return content.decode("utf-8-sig", "replace") if content is not None else ""

    def is_unchanged(self, document: int) -> bool:
        """True if a file is there that has the text of a document."""
        return self._from_disk(document) is not None

    def _from_disk(self, document: int) -> bytes | None:
        for candidate in self.candidates(document):
            try:
                found = read_file(candidate)
            except DamagedError:
                continue
            if _is_compiled(self.documents[document], found):
                return found
        return None

    def candidates(self, document: int) -> list[Path]:
        """Where a document may be: the path itself; then, if another machine built it, its last parts below the folders
        around the assembly."""
        path = self.documents[document].path
        if is_network(path):
            return []
        parts = path.replace("\\", "/").split("/")
        parents = list(self._assembly.path.resolve().parents)[:_NEAR]
        endings = [Path(*parts[-count:]) for count in range(1, min(len(parts), _NEAR) + 1)]
        return [Path(path), *(parent / ending for parent in parents for ending in endings)]


def _is_compiled(document: Document, content: bytes) -> bool:
    if document.algorithm not in ("sha1", "sha256"):
        return False
    return hashlib.new(document.algorithm, content, usedforsecurity=False).hexdigest() == document.hash
