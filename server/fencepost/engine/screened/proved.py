"""What the code alone proves: rules that need no run, asked about every method of an assembly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct

from fencepost.assembly.assembly import Assembly
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import SourcePlace
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.shared.source_members import source_member
from fencepost.engine.telling.findings import placed
from fencepost.memory.loading import model_names
from fencepost.model.code import Body
from fencepost.model.members import Method
from fencepost.model.verdict import Finding, Unit
from fencepost.properties import rules, seen
from fencepost.properties.rule import FindingText, Rule

_CALLS = (0x28, 0x6F)


class ReadMethod(NamedTuple):
    """A method as rules about code see it."""

    assembly: Assembly
    lines: SourceLines
    method: Method
    body: Body

    def named(self, token: int) -> str:
        return self.assembly.token_text(token)

    def where(self, offset: int) -> SourceSpot | None:
        return self.lines.at(self.assembly, self.method.token, offset)


class Proved(Struct, frozen=True):
    """A unit with all that is found in one member of the source; the type that has the code, by its token; the first
    place that is known. What the compiler has made of a member, as state machines and closures, belongs to it."""

    type: int
    unit: Unit
    place: SourcePlace | None


def proved(program: Program, model: str, is_late: Callable[[], bool]) -> Iterator[Proved]:
    """The members in which a rule about code finds something, in the order of the assembly, as far as there is time."""
    assembly, lines = program.assembly, SourceLines(program.own)
    wanted = _Wanted(assembly)
    others = tuple([name for name in model_names() if name != model])
    found: dict[str, list[Finding]] = {}
    types: dict[str, int] = {}
    for type in assembly.types():
        for method in type.methods if not is_late() else ():
            body = assembly.body(method)
            if body is None or not wanted.has(body):
                continue
            member = source_member(type.name, method.name)
            for rule, text in seen(ReadMethod(assembly, lines, method, body)):
                found.setdefault(member, []).append(_finding(rule, text, others))
                types.setdefault(member, type.token)
    for member, findings in found.items():
        unit = Unit(member, "static", program.path.name, model, "VIOLATED", 0, 0, 0.0, findings=tuple(findings))
        yield Proved(types[member], unit, next((place for one in findings if (place := _place(one))), None))


def _finding(rule: Rule, text: FindingText, others: tuple[str, ...]) -> Finding:
    found = Finding(rule.id, rule.property, text.message, None, None, None, None, None, others, "", ())
    return placed(found, text.spot if isinstance(text.spot, SourceSpot) else None)


def _place(finding: Finding) -> SourcePlace | None:
    begin, end = (finding.line, finding.column), (finding.end_line, finding.end_column)
    if finding.file is None or None in (*begin, *end):
        return None
    return SourcePlace(finding.file, begin[0] or 0, begin[1] or 0, end[0] or 0, end[1] or 0)


class _Wanted:
    """Which methods call anything that a rule about code looks for; each token is looked at once."""

    def __init__(self, assembly: Assembly) -> None:
        self._assembly = assembly
        self._calls = tuple([name for rule in rules().values() if rule.look is not None for name in rule.calls])
        self._known: dict[int, bool] = {}

    def has(self, body: Body) -> bool:
        operands = (instruction.operand for instruction in body.instructions if instruction.opcode in _CALLS)
        return any(isinstance(token, int) and self._is_meant(token) for token in operands)

    def _is_meant(self, token: int) -> bool:
        if token not in self._known:
            self._known[token] = self._assembly.token_text(token).startswith(self._calls)
        return self._known[token]
