"""Findings that the author of a program has silenced, and why.

The attribute is .NET's own: `[UnconditionalSuppressMessage("Fencepost", "FP1001", Justification = "because …")]` on a
method or a type. It silences what is found there, and whatever is found in a harness that has it. `[BenignRace("why")]`
on a field, a method or a type silences outcomes that are due to races for the field, or with what is done there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.shared.messages import Silence, SourcePlace
from fencepost.engine.shared.names import full_name
from fencepost.engine.shared.source_lines import with_statements
from fencepost.engine.shown.severities import ATTRIBUTE, BENIGN, CATEGORY, RACE
from fencepost.lowering.marks import simple_name
from fencepost.model.members import Attribute, Method, Type


def silences(own: OwnCode) -> tuple[Silence, ...]:
    """All silences of a program's own assemblies, in the order of their tables."""
    return tuple([silence for assembly in own.assemblies() for silence in _of_assembly(own, assembly)])


def _of_assembly(own: OwnCode, assembly: Assembly) -> list[Silence]:
    found: list[Silence] = []
    for type in assembly.types():
        found.extend(_benign_fields(type))
        members = [(type.attributes, type.methods), *((method.attributes, (method,)) for method in type.methods)]
        for attributes, methods in members:
            told = [silenced for attribute in attributes if (silenced := _silenced(attribute)) is not None]
            if told:
                places = tuple(_places(own, assembly, methods))
                found.extend(Silence(rule, reason, places) for rule, reason in told)
    return found


def _benign_fields(type: Type) -> Iterator[Silence]:
    for field in type.fields:
        for told in map(_silenced, field.attributes):
            if told is not None and told[0] == RACE:
                yield Silence(*told, (), (full_name(type.name, field.name),))


def _silenced(attribute: Attribute) -> tuple[str, str] | None:
    """The number of a rule and a reason. The rule's name may follow the number after a colon."""
    if simple_name(attribute.type) == BENIGN:
        return RACE, next((value for value in attribute.arguments or () if isinstance(value, str)), "")
    if simple_name(attribute.type) != ATTRIBUTE:
        return None
    arguments = [value for value in attribute.arguments or () if isinstance(value, str)]
    if len(arguments) != 2 or arguments[0] != CATEGORY:
        return None
    reason = dict(attribute.named).get("Justification")
    return arguments[1].partition(":")[0].strip(), reason if isinstance(reason, str) else ""


def _places(own: OwnCode, assembly: Assembly, methods: Iterable[Method]) -> Iterator[SourcePlace]:
    """The lines of each method, from its first statement to its last."""
    for method in methods:
        points = own.points(assembly, with_statements(assembly, method))
        known = [point for point in points if point.document >= 0]
        for document in dict.fromkeys(point.document for point in known):
            here = [point for point in known if point.document == document]
            start = min((point.line, point.column) for point in here)
            end = max((point.end_line, point.end_column) for point in here)
            yield SourcePlace(own.path(document), *start, *end)
