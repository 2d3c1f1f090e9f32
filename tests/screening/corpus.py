"""Applications, and fixed bugs of public libraries, and what their source says that a screening finds in them.

Each is one file, and nothing in it is written for a checker. `Name.cs` is wrong, `NameFixed.cs` is its
repaired twin, and `RightName.cs` is right and has no twin. The end of a line says what is found there: `// HERE rule…`,
where at least one of all these lines of a file has a finding of one of its rules, and `// MAY rule…`, where a finding
would be right too. A line may have both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

APPLICATIONS = Path(__file__).parent / "applications"
BUGS = Path(__file__).parent / "bugs"
"""Types of public libraries as they were before a bug was fixed, cut down, with their repaired twins. The first line
of a file names the library, the member, and where the bug was reported."""
CONFIGURATIONS = ("Debug", "Release")
RULES = (
    "lost-update", "unsafe-collection", "linearizability", "deadlock", "exception", "assertion", "stop-flag",
)  # fmt: skip

_MARK = re.compile(r"// (?P<how>HERE|MAY)\b(?P<rules>[^/]*)")
_FIXED = "Fixed"
_RIGHT = "Right"

Lines = dict[str, frozenset[int]]
"""Numbers of lines, from 1, by rule."""


class Application(NamedTuple):
    """A source file, which is one assembly. `twin` is the name of the repaired or of the wrong one, if there is one."""

    name: str
    twin: str | None
    here: Lines
    may: Lines
    folder: Path = APPLICATIONS

    @property
    def source(self) -> Path:
        return self.folder / f"{self.name}.cs"

    @property
    def is_wrong(self) -> bool:
        return not self.name.startswith(_RIGHT) and not self.name.endswith(_FIXED)

    @property
    def wanted(self) -> frozenset[tuple[str, int]]:
        """Rules and lines, of which a screening has to find at least one. None in right applications."""
        return frozenset((rule, line) for rule, lines in self.here.items() for line in lines)

    def allowed(self, rule: str) -> frozenset[int]:
        """The lines at which the rule may have a finding. A collection that two threads share may throw there."""
        rules = (rule, "unsafe-collection") if rule == "exception" else (rule,)
        return frozenset().union(*(marks.get(one, frozenset()) for one in rules for marks in (self.here, self.may)))

    def assembly(self, configuration: str) -> Path:
        return self.folder / "bin" / configuration / f"{self.name}.dll"


def applications(folder: Path) -> Iterator[Application]:
    names = {path.stem for path in folder.glob("*.cs")}
    for name in sorted(names):
        twin = name.removesuffix(_FIXED) if name.endswith(_FIXED) else name + _FIXED
        marks = marked_lines((folder / f"{name}.cs").read_text("utf-8"))
        yield Application(name, twin if twin in names else None, marks["HERE"], marks["MAY"], folder)


def marked_lines(source: str) -> dict[str, Lines]:
    """The lines of both kinds of marks, by rule."""
    found: dict[str, Lines] = {"HERE": {}, "MAY": {}}
    for number, text in enumerate(source.splitlines(), 1):
        for mark in _MARK.finditer(text):
            lines = found[mark["how"]]
            for rule in mark["rules"].split():
                lines[rule] = lines.get(rule, frozenset()) | {number}
    return found


ALL_APPLICATIONS = tuple(applications(APPLICATIONS))
ALL_BUGS = tuple(applications(BUGS))
