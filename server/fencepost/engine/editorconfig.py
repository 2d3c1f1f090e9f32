"""How findings are shown, as `.editorconfig` files say it beside the sources: `dotnet_diagnostic.FP1001.severity`.

The names of severities are those of .NET's analyzers; files, sections and globs are those of the EditorConfig
specification 0.17: files in the source's folder and above it, up to one with `root = true`; the nearest counts most.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.roots import below
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
_KEY = re.compile(r"dotnet_diagnostic\.(fp\d+)\.severity")


class _File(NamedTuple):
    """`sections` are in their order; a rule's number is in capitals."""

    is_root: bool
    sections: tuple[tuple[re.Pattern[str], dict[str, Severity]], ...]


class EditorConfig:
    """The files of some folders of sources. They are read again when they change."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        self._roots: list[tuple[Path, Callable[[str], str | None]]] = [
            (Path(root).resolve(), below(Path(root))) for root in roots
        ]
        self._read: dict[Path, tuple[int, _File]] = {}

    def severity(self, source: str, rule: str) -> Severity | None:
        """What the files say of a rule in a source file, None if they say nothing."""
        place = self._place(source)
        if place is None:
            return None
        for folder in place.parents:
            file = self._file(folder / NAME)
            if file is None:
                continue
            name = place.relative_to(folder).as_posix()
            found = [rules[rule] for glob, rules in file.sections if rule in rules and glob.fullmatch(name)]
            if found:
                return found[-1]
            if file.is_root:
                break
        return None

    def _place(self, source: str) -> Path | None:
        return next((root / name for root, relative in self._roots if (name := relative(source)) is not None), None)

    def _file(self, path: Path) -> _File | None:
        try:
            changed = path.stat().st_mtime_ns
            known = self._read.get(path)
            if known is None or known[0] != changed:
                known = self._read[path] = (changed, parsed(path.read_text("utf-8", "replace")))
        except OSError:
            return None
        return known[1]


def parsed(text: str) -> _File:
    """What a file says of our rules. Lines that say nothing are passed over, as the specification wants it."""
    is_root = False
    sections: list[tuple[re.Pattern[str], dict[str, Severity]]] = []
    for line in text.splitlines():
        line = line.strip().removeprefix("\ufeff")
        if not line or line[0] in "#;":
            continue
        if line.startswith("[") and line.endswith("]"):
            sections.append((_pattern(line[1:-1]), {}))
            continue
        key, _, value = (part.strip().lower() for part in line.partition("="))
        value = re.split(r"\s[#;]", value)[0].strip()
        if not sections:
            is_root = is_root or (key, value) == ("root", "true")
        elif (rule := _KEY.fullmatch(key)) and value in SEVERITIES:
            sections[-1][1][rule[1].upper()] = SEVERITIES[value]
    return _File(is_root, tuple(sections))


def _pattern(glob: str) -> re.Pattern[str]:
    """A glob without a slash is for files of all folders below."""
    anywhere = "" if "/" in glob else "(?:.*/)?"
    try:
        return re.compile(anywhere + "".join(_parts(glob.removeprefix("/"))), re.DOTALL)
    except re.error:
        return re.compile(re.escape(glob))


_PART = re.compile(
    r"(?P<any>/?\*\*/?)|(?P<star>\*)|(?P<one>\?)|\[(?P<negated>!?)(?P<set>[^\]/]+)\]"
    r"|\{(?P<first>-?\d+)\.\.(?P<last>-?\d+)\}|(?P<open>\{)|(?P<close>\})|(?P<comma>,)|\\(?P<escaped>.)|(?P<other>.)",
    re.DOTALL,
)


def _parts(glob: str) -> Iterator[str]:
    depth = 0
    balanced = glob.count("{") == glob.count("}")
    for part in _PART.finditer(glob):
        if part["any"]:
            yield "(?:/|/.*/)" if part["any"] == "/**/" else part["any"].replace("**", ".*")
        elif part["star"] or part["one"]:
            yield "[^/]*" if part["star"] else "[^/]"
        elif part["set"]:
            yield f"[{'^' if part['negated'] else ''}{re.escape(part['set']).replace(re.escape('-'), '-')}]"
        elif part["first"]:
            low, high = sorted((int(part["first"]), int(part["last"])))
            yield f"(?:{'|'.join(map(str, range(low, min(high, low + 1000) + 1)))})"
        elif balanced and part["open"]:
            depth += 1
            yield "(?:"
        elif balanced and part["close"]:
            depth -= 1
            yield ")"
        elif depth and part["comma"]:
            yield "|"
        else:
            yield re.escape(part["escaped"] or part[0])
