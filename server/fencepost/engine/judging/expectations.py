"""The `[Outcome]` attributes of a harness, known by their simple name; the meaning is the name of an enum's member."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.marks import simple_name
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.model.members import ArgumentValue, ArrayArgument, Attribute, Method, Type
from fencepost.model.types import Named, TypeExpression
from fencepost.properties.outcome import Expectation, Meaning

_MEANINGS: tuple[tuple[str, Meaning], ...] = (
    ("interesting", "interesting"),
    ("forbid", "forbidden"),
    ("accept", "acceptable"),
)


def expectations(universe: Universe, assembly: Assembly, method: Method) -> tuple[tuple[Expectation, ...], list[str]]:
    """The expectations of a harness about its observations, in the order of the source, and those that could not be
    understood."""
    found: list[Expectation] = []
    unclear: list[str] = []
    for attribute in method.attributes:
        if simple_name(attribute.type) != "Outcome":
            continue
        meaning = next((m for name in _names(universe, assembly, attribute) if (m := _meaning(name))), None)
        texts = [text for value in _values(attribute) for text in _texts(value) if _meaning(text) is None]
        if meaning is None or not texts:
            unclear.append("an [Outcome] of the harness is not understood: it names no text, or no meaning")
        else:
            found.extend(Expectation(text, meaning) for text in texts)
    return tuple(found), unclear


def _meaning(name: str) -> Meaning | None:
    return next((meaning for part, meaning in _MEANINGS if part in name.lower()), None)


def _values(attribute: Attribute) -> list[ArgumentValue]:
    return [*(attribute.arguments or ()), *(value for _, value in attribute.named)]


def _texts(value: ArgumentValue) -> list[str]:
    if isinstance(value, ArrayArgument):
        return [text for part in value.values for text in _texts(part)]
    return [value] if isinstance(value, str) else []


def _names(universe: Universe, assembly: Assembly, attribute: Attribute) -> Iterator[str]:
    """Every name that an argument of the attribute may be: of a member of the enum that its parameter has, or text."""
    place = _definition(universe, assembly, attribute.type)
    if place is not None:
        owner, type = place
        for value, declared in _declared(type, attribute):
            if isinstance(value, int) and isinstance(declared, Named):
                yield from _members(universe, owner, declared, value)
    for value in _values(attribute):
        if isinstance(value, str):
            yield value


def _declared(type: Type, attribute: Attribute) -> Iterator[tuple[ArgumentValue, TypeExpression]]:
    """The arguments with the types of the parameters, fields and properties that they are for."""
    arguments = attribute.arguments or ()
    for method in type.methods:
        if method.name == ".ctor" and len(method.signature.parameters) == len(arguments):
            yield from zip(arguments, method.signature.parameters, strict=True)
    named = {field.name: field.type for field in type.fields}
    named |= {member.name: member.signature.returns for member in type.properties}
    for name, value in attribute.named:
        if name in named:
            yield value, named[name]


def _definition(universe: Universe, assembly: Assembly, name: str) -> tuple[Assembly, Type] | None:
    for scope in ("", *assembly.references()):
        try:
            return universe.place(assembly, scope, name)
        except UnsupportedError:
            continue
    return None


def _members(universe: Universe, assembly: Assembly, type: Named, value: int) -> Iterator[str]:
    try:
        _, enum = universe.place(assembly, type.scope, type.name)
    except UnsupportedError:
        return
    for field in enum.fields:
        if field.constant == value and not isinstance(field.constant, bool):
            yield field.name
