"""Text with an identity: which of two equal strings it is.

Text is a plain `str`, and equal texts are the same, until a program asks whether two equal ones are one object, or
locks one (`notice`). Then the search begins again with `World.texts`, and what is made at run time is an object of its
own: an `Obj` of the class String whose only value is the text. A `str` is then what the runtime has once for all:
literals, which are interned in every assembly, and the empty text. Members that take text are given its value.

Members that have nothing to change return what they were given, as .NET's do; numbers below 300 and names of types,
members and enumerations have one text for all who ask (`KeptText`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.shared.blocks import site_of_caller
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import STRING, Obj, Ref, Value, text_of

_CHANGE = {STRING, "System.Uri", "System.Net.WebUtility"}
"""The classes whose members change text, and return the very text when there is nothing to change."""
_OF_ANY_ARGUMENT = {"Concat", "Insert"}
_NUMBER, _MOST_KEPT = "System.Number", 300
_HANDLER = "System.Runtime.CompilerServices.DefaultInterpolatedStringHandler"
_POOL = "Pooled"
_MAKES = {"Ctor", "StringFromChars", "Fresh"}
_BY_IDENTITY = {
    "System.Object::ReferenceEquals",
    "System.Threading.Interlocked::CompareExchange",
    "System.Runtime.CompilerServices.ConditionalWeakTable`2::Find",
    "System.Collections.Generic.ReferenceEqualityComparer::Equals",
}
"""The library's comparisons of references whose answer goes to a program. Others ask for equality next, or compare the
library's own objects."""
_NO_SITE = -1


class KeptText(NamedTuple):
    """The key of a text that the runtime makes once, and that is no literal."""

    text: str


def notice(t: Thread, a: Value, b: Value) -> None:
    """A program compares two references."""
    if a.__class__ is str and not t.world.guesses.texts and a == b and is_asked(t):
        t.world.notice("texts")


def is_asked(t: Thread) -> bool:
    """True if a comparison that is about to be made answers a program."""
    method = t.frames[-1].code.method
    of_library = method.owner.assembly is t.world.universe.library
    return not of_library or f"{method.owner.generic}::{method.name}" in _BY_IDENTITY


def notice_lock(t: Thread, target: Value) -> None:
    """A text is locked."""
    if target.__class__ is str and not t.world.guesses.texts:
        t.world.notice("texts")


def is_literal(universe: Universe, text: str) -> bool:
    """True if a text is a literal anywhere in the program. The runtime interns only literals of code that it has
    compiled."""
    universe.all_literals = True
    return text in universe.program.literals()


def given(method: MethodInstance, arguments: Sequence[Value]) -> list[Value]:
    """The arguments of a member that the machine implements: of what it takes for text, the value."""
    if method.owner.name == STRING and len(arguments) > len(method.definition.signature.parameters):
        return [text_of(arguments[0]), *_given(method, arguments[1:])]
    extra = len(arguments) - len(method.definition.signature.parameters)
    return [*arguments[:extra], *_given(method, arguments[extra:])]


def _given(method: MethodInstance, arguments: Sequence[Value]) -> list[Value]:
    # What is declared as T or object may be text, and is handed on as it is.
    declared = method.definition.signature.parameters
    return [text_of(a) if _is_text(d) else a for a, d in zip(arguments, declared, strict=True)]


def _is_text(declared: object) -> bool:
    return getattr(declared, "name", "") == STRING


def returned(t: Thread, method: MethodInstance, value: str, arguments: Sequence[Value]) -> Value:
    """The text that a member returns, as the object that it is."""
    if not value:
        return value
    if method.name == "Concat" and _collects(t.frames[-2].code.method):
        return _made(t, value)
    if method.owner.name in _CHANGE and method.name not in _MAKES:
        for argument in arguments if method.name in _OF_ANY_ARGUMENT else arguments[:1]:
            if text_of(argument) == value:
                return argument
        return _made(t, value)
    if method.owner.name == _NUMBER and method.name in ("Text", "Format"):
        if not any(map(str.isdigit, value)):
            return kept(t, value)
        small = value.isdecimal() and int(value) < _MOST_KEPT and arguments[0].__class__ is int
        plain = method.name == "Text" or (text_of(arguments[1]) or "G")[0] in "dDgG"
        return kept(t, value) if small and plain else _made(t, value)
    return _made(t, value)


def _collects(caller: MethodInstance) -> bool:
    """True if a member of the library puts characters together, where .NET's has a buffer: the result is never a text
    that was there before."""
    return caller.owner.generic == _HANDLER or (caller.owner.name == STRING and caller.name == "Format")


def of_machine(t: Thread, method: MethodInstance, value: str) -> Value:
    """A text that the machine returns: if it is made of characters, a new object; any other text exists once."""
    if not value or method.name == _POOL or not _is_text(method.definition.signature.returns):
        return value
    return _made(t, value) if method.name in _MAKES else kept(t, value)


def _made(t: Thread, value: str) -> Obj:
    return Obj(t.world.universe.core(STRING), [value], site_of_caller(t))


def kept(t: Thread, value: str) -> Ref:
    ref: Ref = t.world.reference(KeptText(value), t.world.universe.core(STRING), (value,), (), _NO_SITE)
    return ref
