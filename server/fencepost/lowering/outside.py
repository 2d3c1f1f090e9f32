"""Members whose code is not here: what a run takes them for, where it may take them for anything.

Such a member is named in the verdict, returns any of a few values, changes nothing and calls nothing back. One whose
name says that it makes threads wait for each other, or that it hands work to others, is never taken for that: without
what it does, right code would look wrong.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from fencepost.lowering.endpoints import takes_handler
from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.unsupported import UnsupportedError
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import MethodSignature

if TYPE_CHECKING:
    from fencepost.lowering.universe import Context, Universe

_STATIC, _VIRTUAL, _PUBLIC, _ABSTRACT, _NATIVE = 0x10, 0x40, 0x06, 0x80, 0x2000
FINAL = 0x20
_VECTOR = -1
_TASKS = "System.Threading.Tasks."
_OUTSIDE_WORLD = (
    "System.IO.File", "System.IO.Directory", "System.IO.DriveInfo", "System.IO.Pipes.", "System.IO.IsolatedStorage.",
    "System.IO.MemoryMappedFiles.", "System.Net.", "System.Data.", "System.Diagnostics.", "System.Security.",
    "System.Runtime.InteropServices.", "System.Runtime.Loader.", "System.Runtime.Serialization.", "System.Xml.",
    "System.Configuration.", "System.ComponentModel.", "System.Resources.", "System.Globalization.",
    "System.Reflection.", "System.ServiceModel.", "System.ServiceProcess.", "System.Web.", "System.Drawing.",
    "System.Transactions.", "System.Environment", "System.AppDomain", "System.GC", "System.Console", "Microsoft.Win32.",
    "System.Text.Json.", "System.Text.Encodings.", "System.Text.RegularExpressions.",
)  # fmt: skip
"""The beginnings of names of .NET's types that are about files, networks, processes, formats and the like. Members of
other types of .NET are not taken for anything: programs rest on what they do."""

_MAKES_CODE = "System.Reflection.Emit."
"""Types of .NET that make classes while a program runs, whose code is nowhere."""

_MEETS_OTHERS = re.compile(
    r"Lock|Monitor|Mutex|Semaphore|Interlocked|Atomic|Volatile|Synchron|Barrier|Latch|Acquire|Release|Enter|Signal"
    r"|Wait|Thread|Schedul|Enqueue|Timer|Concurrent|Dispatch|Actor"
)
_COMES_TO_AN_END = ("MoveNext", "Read", "Next")
"""Members that loops ask for more: there is nothing more."""

_HARMLESS = (".ctor", "get_", "set_")


class Outside(NamedTuple):
    """What an operation takes a call of `method` for: it returns one of the `values`, or an argument, or a new object
    of a class, or a delegate of that class with a `function`. `text` is what the verdict says of it."""

    method: MethodInstance
    text: str
    values: tuple[object, ...] = ()
    argument: int = NONE
    klass: Klass | None = None
    function: MethodInstance | None = None


def is_served(universe: Universe, owner: Klass, name: str) -> bool:
    """True for a member of a web framework that is handed what answers requests: it is not run, but requests are."""
    return universe.stands_in and takes_handler(owner.name, name)


def taken_for_anything(
    universe: Universe, reference: MethodReference, owner: Klass, arguments: tuple[Klass, ...], context: Context
) -> MethodInstance | None:
    """The member that a reference names, if it is one that no code is needed for."""
    if not is_served(universe, owner, reference.name) and not _may_be(universe, owner, reference.name):
        return None
    key = ("outside", reference.name, reference.signature, arguments)
    found: MethodInstance | None = owner.resolved.get(key)
    if found is None:
        inner = context._replace(of_type=owner.arguments, of_method=arguments)
        parameters = tuple([universe.close(parameter, inner) for parameter in reference.signature.parameters])
        returns = universe.close(reference.signature.returns, inner)
        flags = _PUBLIC if reference.signature.instance else _PUBLIC | _STATIC
        signature, named = reference.signature, owner.generic or owner.name
        definition = Method(named, reference.name, 0, flags, 0, 0, signature, (), (), ())
        found = owner.resolved[key] = _member(universe, owner, definition, arguments, parameters, returns)
    return found


def outside_field(universe: Universe, reference: FieldReference, context: Context) -> MethodInstance | None:
    """A static field of a type that is not here, as a member that returns its value."""
    owner = universe.close(reference.owner, context)
    if owner.assembly is not None:
        return None
    signature = MethodSignature(False, False, 0, 0, reference.type, (), 0)
    return taken_for_anything(universe, MethodReference(reference.owner, reference.name, signature), owner, (), context)


def _member(
    universe: Universe, owner: Klass, definition: Method, arguments: tuple[Klass, ...],
    parameters: tuple[Klass, ...], returns: Klass,
) -> MethodInstance:  # fmt: skip
    found = MethodInstance(owner, definition, arguments, parameters, returns, len(universe.method_list))
    found.key = f"{owner.name}::{definition.name}"
    found.outside = True
    universe.method_list.append(found)
    return found


def overriding(universe: Universe, klass: Klass, method: MethodInstance) -> MethodInstance | None:
    """The code that a class of the program, derived from one whose code is not here, has in the place of a member."""
    if method.static or method.owner.is_value or method.definition.flags & FINAL:
        return None
    for owner in klass.chain():
        for own in owner.definition.methods if owner.definition is not None and owner.assembly is not None else ():
            named = own.name == method.name or own.name.endswith(f".{method.name}")
            if named and own.flags & _VIRTUAL and len(own.signature.parameters) == len(method.parameters):
                if own.generic:
                    raise UnsupportedError(f"{method.key} has no model, and {owner.name} may have code for it")
                found = universe.method_instance(owner, own)
                if found.parameters == method.parameters:
                    return found
    return None


def of_this_class(universe: Universe, method: MethodInstance) -> MethodInstance:
    """The member as its own class has it, whatever the class of the object has in its place."""
    found: MethodInstance | None = method.owner.resolved.get(("of this class", method))
    if found is None:
        definition = replace(method.definition, flags=method.definition.flags | FINAL)
        found = _member(universe, method.owner, definition, method.arguments, method.parameters, method.returns)
        method.owner.resolved["of this class", method] = found
    return found


def answered(universe: Universe, klass: Klass, method: MethodInstance) -> MethodInstance:
    """What a method that its class only declares does for an object that came from outside."""
    key = ("outside", method)
    found: MethodInstance | None = klass.resolved.get(key)
    if found is None:
        signature, flags = method.definition.signature, _PUBLIC | FINAL
        plain = Method(method.owner.generic, method.name, 0, flags, 0, 0, signature, (), (), ())
        found = _member(universe, method.owner, plain, method.arguments, method.parameters, method.returns)
        klass.resolved[key] = found
    return found


def _may_be(universe: Universe, owner: Klass, name: str) -> bool:
    if not universe.stands_in or owner.name.startswith(_MAKES_CODE) or (owner.is_value and owner.assembly is not None):
        return False
    simple = owner.name.partition("<")[0].rpartition(".")[2]
    if not name.startswith(_HARMLESS) and _MEETS_OTHERS.search(f"{simple}.{name}"):
        return False
    if owner.assembly is None:
        return not owner.is_array
    return owner.assembly is universe.library and owner.name.startswith(_OUTSIDE_WORLD)


def is_native(universe: Universe, method: MethodInstance) -> bool:
    """True for a function of a native library, which may be taken for anything."""
    native = method.definition.flags & _NATIVE and method.owner.assembly is not universe.library
    return bool(native) and universe.stands_in and not _MEETS_OTHERS.search(method.name)


# ---- the code


def outside_body(universe: Universe, method: MethodInstance) -> Lowered:
    """The code of a member that is taken for anything."""
    this = [] if method.static else [method.owner]
    types = (*this, *method.parameters)
    maker = _Answer(universe, method, tuple(range(len(types))), len(types))
    void = method.returns.kind is Kind.VOID
    maker.make(method.returns, 0)
    served = _served(universe, method, types)
    ops = [*served, *maker.ops, Op("ret_void" if void else "ret", NONE, () if void else (len(types),), None, 0)]
    every = (1 << len(types)) - 1
    live = [every, *[every for _ in served], *[1 << len(types) for _ in ops[len(served) + 1 :]]]
    return Lowered(tuple(ops), (), len(types) + 1, (), len(types), (*types, _held(universe, method)), tuple(live))


def _served(universe: Universe, method: MethodInstance, types: tuple[Klass, ...]) -> list[Op]:
    """Requests to the handlers that a web framework is handed."""
    if not is_served(universe, method.owner, method.name):
        return []
    requests = universe.core("Fencepost.Requests")
    assert requests.definition is not None  # it stands in the library
    serve = next(one for one in requests.definition.methods if one.name == "Serve")
    call = (universe.method_instance(requests, serve), False)
    handlers = [index for index, type in enumerate(types) if type.is_delegate or type.name == "System.Delegate"]
    return [Op("call", NONE, (index,), call, 0) for index in handlers]


def _held(universe: Universe, method: MethodInstance) -> Klass:
    return universe.core("System.Object") if method.returns.kind is Kind.VOID else method.returns


class _Answer:
    """Operations that leave an answer in a register. The first of them asks for it."""

    def __init__(self, universe: Universe, method: MethodInstance, sources: tuple[int, ...], dst: int) -> None:
        self._universe, self._method, self._sources, self._dst = universe, method, sources, dst
        what = f"{method.owner.name.replace('+', '.')}.{method.name}"
        self._text = f"{what} was not run: it returns any of a few values, and does nothing else"
        if is_served(universe, method.owner, method.name):
            self._text = f"{what} was not run: two requests at once are taken for all that it leads to"
        self.ops: list[Op] = []

    def make(self, klass: Klass, depth: int) -> None:
        universe = self._universe
        argument = self._argument()
        if argument != NONE and not depth:
            self._ask(argument=argument)
        elif klass.kind is Kind.VOID:
            self._ask()
        elif klass.generic in (f"{_TASKS}Task`1", f"{_TASKS}ValueTask`1") and depth < 2:
            self.make(klass.arguments[0], depth + 1)
            holder = universe.core(klass.generic.removesuffix("`1"))
            self._call(holder, "FromResult", klass.arguments)
        elif klass.generic == f"{_TASKS}Task":
            self._ask()
            self._call(klass, "get_CompletedTask", ())
        elif klass.is_value or klass.name == "System.String":
            self._ask(values=self._values(klass))
        elif klass.assembly is None and not klass.is_array and klass.kind is Kind.OBJECT:
            self._ask(klass=klass)
        else:
            self._object(klass)

    def _argument(self) -> int:
        """The argument of the type parameter that the result is of, or the object itself where a chain of calls goes
        on with it."""
        signature = self._method.definition.signature
        for index, parameter in enumerate(signature.parameters):
            if parameter == signature.returns and not self._method.returns.is_value:
                return index + (not self._method.static)
        return 0 if not self._method.static and self._method.returns is self._method.owner else NONE

    def _values(self, klass: Klass) -> tuple[object, ...]:
        if klass.name == "System.String":
            return ("a",)
        by_reference = any(parameter.is_byref for parameter in self._method.parameters)
        if klass.kind is Kind.POINTER or klass.name == "System.TypedReference":
            raise UnsupportedError(f"{self._method.key} has no model")
        if klass.kind in (Kind.I4, Kind.I8) and not by_reference and not self._method.name.startswith(_COMES_TO_AN_END):
            return (1, 0) if klass.name == "System.Boolean" else (0, 1)
        return (1 if klass.kind is Kind.NATIVE else self._universe.default(klass),)

    def _object(self, klass: Klass) -> None:
        """An object of a class that is known: one that its constructor makes, or that only stands for its type."""
        definition = klass.definition
        if klass.is_delegate and definition is not None:
            invoke = next(method for method in definition.methods if method.name == "Invoke")
            self._ask(klass=klass, function=_function(self._universe, klass, invoke))
            return
        if klass.rank == _VECTOR:
            self._ask(klass=klass)
            return
        if definition is None:
            raise UnsupportedError(f"{self._method.key} has no model")
        constructor = self._universe.named_method(klass, ".ctor", 0)
        if klass.is_interface or definition.flags & _ABSTRACT:
            self._ask(klass=stranger(self._universe, klass))
        elif constructor is not None and constructor.owner is klass:
            self._ask()
            self.ops.append(Op("newobj", self._dst, (), constructor, 0))
        else:
            self._ask(values=(None,))

    def _call(self, owner: Klass, name: str, arguments: tuple[Klass, ...]) -> None:
        found = next((m for m in (owner.definition.methods if owner.definition else ()) if m.name == name), None)
        if found is None:
            raise UnsupportedError(f"{self._method.key} has no model")
        method = self._universe.method_instance(owner, found, arguments)
        sources = (self._dst,) if method.parameters else ()
        self.ops.append(Op("call", self._dst, sources, (method, False), 0))

    def _ask(
        self, values: tuple[object, ...] = (), argument: int = NONE, klass: Klass | None = None,
        function: MethodInstance | None = None,
    ) -> None:  # fmt: skip
        asked = Outside(self._method, self._text, values, argument, klass, function)
        dst = self._dst if values or argument != NONE or klass is not None else NONE
        self.ops.append(Op("outside", dst, self._sources, asked, 0))


def _function(universe: Universe, klass: Klass, invoke: Method) -> MethodInstance:
    """A function that is not here, for a delegate."""
    found: MethodInstance | None = klass.resolved.get("outside function")
    if found is None:
        called = universe.method_instance(klass, invoke)
        signature = replace(invoke.signature, instance=False)
        definition = Method(klass.generic, "Invoke", 0, _PUBLIC | _STATIC, 0, 0, signature, (), (), ())
        found = _member(universe, klass, definition, (), called.parameters, called.returns)
        klass.resolved["outside function"] = found
    return found


def stranger(universe: Universe, klass: Klass) -> Klass:
    """A class of which only the type is known that its objects are of: an interface, or an abstract class."""
    found = universe.made_up(("outside", klass), klass.name)
    if found.base is None:
        found.base = universe.core("System.Object") if klass.is_interface else klass
        found.resolved["outside"] = found.resolved["interfaces"] = True
        found.all_interfaces = (*((klass,) if klass.is_interface else ()), *universe.interfaces(klass))
        found.fields = () if klass.is_interface else universe.fields(klass)
    return found


def is_unknown(klass: Klass) -> bool:
    """True for a value type that was found nowhere: what its boxes say of themselves is not known."""
    return klass.is_value and klass.assembly is None and klass.element is None and not klass.is_enum


def completed(universe: Universe, klass: Klass) -> Klass:
    """A type that was found nowhere, as far as anything is known of it. A value type may be an enum, which code
    compares and computes with; of a struct, nothing but copies can be made without its members."""
    if klass.is_value:
        klass.kind, klass.default, klass.size = Kind.I4, 0, 4
    if universe.stands_in and klass.base is None:
        klass.base = universe.core("System.Enum" if klass.is_value else "System.Object")
        klass.is_enum, klass.underlying = klass.is_value, universe.core("System.Int32") if klass.is_value else None
    return klass
