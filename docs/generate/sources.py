"""Which file of the model library's C# sources a type lies in."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from fencepost.library.build import TEMPLATES, expand_templates, sources

_NAMESPACE = re.compile(r"^namespace ([\w.]+);", re.MULTILINE)
_TYPE = re.compile(
    r"^(?P<modifiers>[a-z][a-z ]*? )??"
    r"(?:(?P<kind>class|struct|interface|enum|record) (?P<name>\w+)(?P<of><[^<>]*>)?"
    r"|delegate .*?(?P<delegate>\w+)(?P<of_delegate><[^<>]*>)?\()",
    re.MULTILINE,
)


class Declaration(Struct, frozen=True):
    """A type, or a part of one, that a file declares outside of other types."""

    namespace: str
    name: str
    arity: int
    kind: str
    """`class`, `struct`, `interface`, `enum`, `record` or `delegate`; `exception` for a class that is one."""
    public: bool
    lines: int
    path: Path

    @property
    def key(self) -> str:
        """The type's name in metadata: `System.Tuple`2`."""
        return f"{self.namespace}.{self.name}" + (f"`{self.arity}" if self.arity else "")


def declarations(path: Path, text: str) -> Iterator[Declaration]:
    """What a file declares. The sources have one namespace a file, and types begin at the start of a line."""
    namespace = _NAMESPACE.search(text)
    for match in _TYPE.finditer(text) if namespace else ():
        name = match["name"] or match["delegate"]
        parameters = match["of"] or match["of_delegate"]
        kind = match["kind"] or "delegate"
        yield Declaration(
            namespace=namespace[1] if namespace else "",
            name=name,
            arity=parameters.count(",") + 1 if parameters else 0,
            kind="exception" if kind == "class" and name.endswith("Exception") else kind,
            public="public" in (match["modifiers"] or "").split(),
            lines=_lines(text[match.start() :]),
            path=path,
        )


def _lines(text: str) -> int:
    """How many lines a declaration at the beginning of a text has. A longer body has braces at the start of a line."""
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if line == "{":
            return lines.index("}") + 1
        if line.endswith((";", "}")):
            return number
    return len(lines)


@cache
def all_declarations() -> tuple[Declaration, ...]:
    """Those of all sources; the path of what a template makes is the template's."""
    found = [one for path in sources(()) for one in declarations(path, path.read_text("utf-8"))]
    with tempfile.TemporaryDirectory() as folder:
        for path in expand_templates(Path(folder)):
            template = TEMPLATES / f"{path.name.split('.')[0]}.cs"
            found += declarations(template, path.read_text("utf-8"))
    return tuple(found)


@cache
def files_of_types() -> dict[str, Path]:
    """The file of each type, by its name in metadata: of several, the one with its name, else the longest part."""
    best: dict[str, Declaration] = {}
    for found in all_declarations():
        former = best.get(found.key)
        if former is None or _rank(found) > _rank(former):
            best[found.key] = found
    return {key: found.path for key, found in best.items()}


def _rank(found: Declaration) -> tuple[bool, int]:
    return found.path.parent != TEMPLATES and found.path.stem == found.name, found.lines
