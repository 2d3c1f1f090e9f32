"""Screens a whole program: the types of its own assemblies, one after the other, and the candidates of all, ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.references import DefinedType
from fencepost.model.members import MethodReference, Type
from fencepost.model.types import Instance, Modified, Named, TypeExpression
from fencepost.screening.calls import CallTargets, ProgramTypes
from fencepost.screening.candidates import (
    COLLECTION,
    STARTS,
    Candidate,
    MeetingReason,
    candidates_of,
    evidence_of,
    programs_of,
)
from fencepost.screening.effects import CodeSpot
from fencepost.screening.locking import owner_name
from fencepost.screening.members import ScreenedType, screened
from fencepost.screening.paths import THIS
from fencepost.screening.roots import RootKind, registers_one_object
from fencepost.screening.summaries import Summaries
from fencepost.screening.wiring import shared_uses

_MOST_TYPES = 2
_SINGLETON, _STATIC_OBJECT = RootKind("singleton"), RootKind("static object")
_COLLECTED = RootKind("object in a collection that any threads use")
_STATIC_STATE = MeetingReason("static state, which all threads share")
_STATIC, _INTERFACE, _ENUM = 0x10, 0x20, "System.Enum"
_ABSTRACT, _ABSTRACT_OR_SEALED = 0x80, 0x180


class Screening(NamedTuple):
    """What the fast pass has found: how many methods it has looked at, and the candidates, the likeliest first."""

    methods: int
    candidates: tuple[Candidate, ...]


def screen(assemblies: Iterable[Assembly], types: ProgramTypes, is_late: Callable[[], bool]) -> Screening:
    """The candidates of some assemblies, of as many types as there is time for."""
    assemblies = tuple(assemblies)
    calls = CallTargets(types)
    summaries = Summaries(calls)
    places = [DefinedType(assembly, type) for assembly in assemblies for type in assembly.types() if _has_code(type)]
    shared, used = _shared(places), shared_uses(places, summaries, calls, is_late)
    methods, found, of_statics, runs_beside = 0, list[Candidate](), list[Candidate](), False
    for place in places:
        if is_late():
            break
        methods += len(place.type.methods)
        if _is_of_compiler(place.type):
            continue
        known = screened(place, types, summaries)
        found.extend(programs_of(known))
        evidence = evidence_of(known, shared.get(place.type.name))
        uses, pairs = used.get(place.type.name, []), None
        if not evidence and uses:
            evidence, pairs = [use.reason for use in uses[:1]], frozenset([use.members for use in uses])
        found.extend(_wanted(known, candidates_of(known, evidence, pairs)))
        if not evidence or pairs is not None:
            of_statics.extend(_of_static_state(known))
        runs_beside = runs_beside or known.way is not None or any(actor.root is not None for actor in known.actors)
    if runs_beside or not any(assembly.entry_point for assembly in assemblies):
        found.extend(of_statics)  # a program that starts nothing has one thread
    found.sort(key=lambda one: (one.kind.rank, one.place.type.name, one.name))
    return Screening(methods, tuple(_once(found)))


def _once(found: list[Candidate]) -> Iterator[Candidate]:
    """Without most of those at the same accesses as candidates of other types: all who call a method, or derive from a
    class, lead to the code of it. Two types stand for all of them, that which has the code before others."""
    groups: dict[tuple[CodeSpot, ...], dict[str, bool]] = {}
    for one in found:
        is_base = one.place.type.flags & _ABSTRACT_OR_SEALED == _ABSTRACT
        owns = not is_base and any(one.place.has_code(touch.at.assembly, touch.at.method) for touch in one.touches)
        group = groups.setdefault(_spots(one), {})
        group[one.place.type.name] = group.get(one.place.type.name, False) or owns
    for one in found:
        group = groups[_spots(one)]
        kept = sorted(group, key=lambda name: not group[name])[:_MOST_TYPES]
        if one.kind == STARTS or one.place.type.name in kept:
            yield one


def _spots(candidate: Candidate) -> tuple[CodeSpot, ...]:
    return tuple([touch.at for touch in candidate.touches])


def _of_static_state(known: ScreenedType) -> Iterator[Candidate]:
    """The candidates at static collections of a type that says nothing of threads: all threads have the same ones, and
    the guidelines for class libraries of .NET ask for static members that are thread-safe. Other static fields are left
    out: they may be settings, or mere statistics."""
    for candidate in candidates_of(known, [_STATIC_STATE]):
        if candidate.path.root.kind == "static" and candidate.kind == COLLECTION:
            yield candidate


def _wanted(known: ScreenedType, candidates: Iterator[Candidate]) -> Iterator[Candidate]:
    """Without those at fields of objects of which each run has one of its own."""
    own = known.way is not None and known.way.own_object
    for candidate in candidates:
        if not (own and candidate.path.root == THIS.root):
            yield candidate


def _has_code(type: Type) -> bool:
    return not type.flags & _INTERFACE and not (isinstance(type.base, Named) and type.base.name == _ENUM)


def _is_of_compiler(type: Type) -> bool:
    return "<" in type.name


def _shared(places: list[DefinedType]) -> dict[str, RootKind]:
    """The types of which all threads get one object: a static field holds it, it is registered as the only one, or a
    collection holds it that any threads may use."""
    found: dict[str, RootKind] = {}
    for place in places:
        for field in place.type.fields:
            if field.flags & _STATIC and not _is_of_compiler(place.type):
                for name in _held(field.type):
                    found.setdefault(name, _STATIC_OBJECT)
            for name in _collected(field.type):
                found.setdefault(name, _COLLECTED)
        for method in place.type.methods:
            for named in _called(place.assembly, method.token):
                if registers_one_object(named):
                    for argument in named.arguments:
                        for name in _held(argument):
                            found[name] = _SINGLETON
    return found


def _called(assembly: Assembly, token: int) -> Iterator[MethodReference]:
    method = assembly.find_method(token)
    body = assembly.body(method) if method is not None else None
    for instruction in body.instructions if body is not None else ():
        if instruction.opcode in (0x28, 0x6F) and isinstance(instruction.operand, int):
            named = assembly.named(instruction.operand)
            if isinstance(named, MethodReference) and named.arguments:
                yield named


def _held(type: TypeExpression) -> Iterator[str]:
    """The name of a type; of a `Lazy<T>`, that of the object that it makes."""
    while isinstance(type, Modified):
        type = type.element
    if isinstance(type, Instance):
        if owner_name(type) == _LAZY:
            for argument in type.arguments:
                yield from _held(argument)
        type = type.definition
    if isinstance(type, Named):
        yield type.name


def _collected(type: TypeExpression) -> Iterator[str]:
    """The types of the objects in a collection that any threads may use."""
    while isinstance(type, Modified):
        type = type.element
    if isinstance(type, Instance) and owner_name(type).startswith(_CONCURRENT):
        for argument in type.arguments:
            yield from _held(argument)


_LAZY, _CONCURRENT = "System.Lazy`1", "System.Collections.Concurrent."
