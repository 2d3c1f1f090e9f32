"""How findings are shown, as `.editorconfig` files say it beside the sources: `dotnet_diagnostic.FP1001.severity`.

The names of severities are those of .NET's analyzers; files, sections and globs are those of the EditorConfig
specification 0.17: files in the source's folder and above it, up to one with `root = true`; the nearest counts most.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from os.path import realpath
from pathlib import Path
from typing import NamedTuple

from fencepost.assembly.files import Stamp, UnreadableError, read_regular, stamp
from fencepost.engine.shown.globs import Glob
from fencepost.engine.shown.roots import below
from fencepost.model.verdict import Severity

SEVERITIES: dict[str, Severity] = {
    "error": "error",
    "warning": "warning",
    "suggestion": "information",
    "silent": "hint",
    "refactoring": "hint",
    "none": "off",
}
NAME = ".editorconfig"
LARGEST = 1 << 18
"""Bytes of a file: many times what people write. A larger one is passed over."""
_COMMENT = re.compile(r"\s[#;]")
_KEY = re.compile(r"dotnet_diagnostic\.(fp\d+)\.severity")


class _File(NamedTuple):
    """`sections` are in their order; a rule's number is in capitals."""

    is_root: bool
    sections: tuple[tuple[Glob, dict[str, Severity]], ...]


class EditorConfig:
    """The files of some folders of sources. They are read again when they change."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        self._roots: list[tuple[Path, Callable[[str], str | None]]] = [
            (Path(realpath(root)), below(Path(root))) for root in roots
        ]
        self._read: dict[Path, tuple[Stamp, _File]] = {}

    def severity(self, source: str, rule: str) -> Severity | None:
        """The severity that the files set for a rule in a source file; None if they set none."""
        place = self._place(source)
        return self.severities(place).get(rule) if place is not None else None

    def severities(self, place: Path) -> Mapping[str, Severity]:
        """The severities that the files set for the source files at a place, by rules."""
        found: dict[str, Severity] = {}
        for folder in place.parents:
            file = self._file(folder / NAME)
            if file is None:
                continue
            name = place.relative_to(folder).as_posix()
            fitting = [rules for glob, rules in file.sections if glob.fullmatch(name)]
            found = {rule: severity for rules in [*fitting, found] for rule, severity in rules.items()}
            if file.is_root:
                break
        return found

    def _place(self, source: str) -> Path | None:
        return next((root / name for root, relative in self._roots if (name := relative(source)) is not None), None)

    def _file(self, path: Path) -> _File | None:
        changed = stamp(path)
        if changed is None:
            return None
        known = self._read.get(path)
        if known is None or known[0] != changed:
            try:
                text = read_regular(path, LARGEST).decode("utf-8", "replace")
            except UnreadableError:
                text = ""
            known = self._read[path] = (changed, parsed(text))
        return known[1]


def parsed(text: str) -> _File:
    """The lines of a file about our rules. Lines without a meaning are skipped, as the specification demands."""
    is_root = False
    sections: list[tuple[Glob, dict[str, Severity]]] = []
    for line in text.splitlines():
        line = line.strip().removeprefix("\ufeff")
        if not line or line[0] in "#;":
            continue
        if line.startswith("[") and line.endswith("]"):
            sections.append((Glob(line[1:-1]), {}))
            continue
        key, _, value = (part.strip().lower() for part in line.partition("="))
        value = _COMMENT.split(value, maxsplit=1)[0].strip()
        if not sections:
            is_root = is_root or (key, value) == ("root", "true")
        elif (rule := _KEY.fullmatch(key)) and value in SEVERITIES:
            sections[-1][1][rule[1].upper()] = SEVERITIES[value]
    return _File(is_root, tuple(sections))
