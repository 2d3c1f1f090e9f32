"""All closed types and methods that a program reaches, each made once and no earlier than it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.references import References
from fencepost.assembly.text import type_text
from fencepost.lowering.frameworks import is_framework
from fencepost.lowering.gates import with_gates
from fencepost.lowering.kinds import PRIMITIVE_KINDS, SIZES, Kind
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.method_keys import bare, method_keys
from fencepost.lowering.outside import completed, is_served, taken_for_anything
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.running_marks import is_invariant, mark
from fencepost.lowering.sizes import measure
from fencepost.lowering.unsupported import UnsupportedError
from fencepost.model.members import FieldReference, MemberKey, Method, MethodReference, Type
from fencepost.model.patch import Patch
from fencepost.model.types import (
    Array,
    ByRef,
    FunctionPointerType,
    Instance,
    Modified,
    Named,
    Parameter,
    Pinned,
    PointerType,
    TypeExpression,
    Vector,
)

_STATIC, _LITERAL = 0x10, 0x40
_ACCESS, _PUBLIC, _RUNTIME_NAME = 0x07, 0x06, 0x1000
_INTERFACE, _BEFORE_FIELD_INIT = 0x20, 0x100000

_TURNS = "MoveNext", ".MoveNextAsync", ".DisposeAsync", ".get_Current"
_OF_ENUMS = frozenset((Kind.I4, Kind.I8, Kind.NATIVE, Kind.F4, Kind.F8))
_MOST_NESTING = 40


__all__ = ["Context", "Universe", "UnsupportedError"]


class Context(NamedTuple):
    """Where a type expression stands: its module, and what generic parameters mean there."""

    assembly: Assembly
    of_type: tuple[Klass, ...] = ()
    of_method: tuple[Klass, ...] = ()


class Universe:
    """Resolves names for one program: in its own assemblies, for framework types in the library, then elsewhere."""

    def __init__(self, own: OwnCode, references: References, library: Assembly) -> None:
        self.own = own
        self.program = program = references.assembly
        self._references = {program: references}
        self.library = library
        self._definitions: dict[tuple[Assembly, str], Type | None] = {}
        self._places: dict[tuple[Assembly, str, str], tuple[Assembly, Type] | None] = {}
        self._klasses: dict[Any, Klass] = {}
        self._closed: dict[Any, Klass] = {}
        self._methods: dict[Any, MethodInstance] = {}
        self._nesting = 0
        self.static_fields: list[FieldSlot] = []
        self.method_list: list[MethodInstance] = []
        self.names: set[str] = set()
        self.patches: tuple[Patch, ...] = ()
        self.claimed, self.uninterrupted = frozenset[MemberKey](), frozenset[MemberKey]()
        self.field_names: set[str] = set()
        self.listed, self.reflected = dict[Klass, None](), dict[Klass, None]()
        self.all_types = self.all_literals = self.asks_for_tests = self.stands_in = False
        self.texts = dict[tuple[Assembly, str], dict[str, str | None] | None]()
        self.bodies: dict[tuple[Assembly, Method], None] = {}

    # ---- what was asked

    @property
    def places(self) -> Mapping[tuple[Assembly, str, str], tuple[Assembly, Type] | None]:
        """Every name that was looked up, by the module in which it stands, with where it led."""
        return self._places

    def definitions(self) -> Iterator[tuple[Assembly, Type]]:
        """The definitions of all types that were closed."""
        for klass in self._klasses.values():
            if klass.assembly is not None and klass.definition is not None:
                yield klass.assembly, klass.definition

    # ---- finding definitions

    def type_definition(self, assembly: Assembly, name: str) -> Type | None:
        key = (assembly, name)
        if key not in self._definitions:
            self._definitions[key] = assembly.find_type(name)
        return self._definitions[key]

    def place(self, assembly: Assembly, scope: str, name: str) -> tuple[Assembly, Type]:
        """The module and definition that a name means in `assembly`."""
        key = (assembly, scope, name)
        if key not in self._places:
            self._places[key] = self._find_place(assembly, scope, name)
        found = self._places[key]
        if found is None:
            raise UnsupportedError(f"the type {name} was not found{f' ({scope})' if scope else ''}")
        return found

    def _find_place(self, assembly: Assembly, scope: str, name: str) -> tuple[Assembly, Type] | None:
        if not scope and (own := self.type_definition(assembly, name)):
            # Inside a framework, too, a type is the library's where that has one.
            found = self.type_definition(self.library, name) if self._is_framework(assembly) else None
            return (self.library, found) if found is not None else (assembly, own)
        framework = not scope or is_framework(scope) or assembly is self.library
        if framework and (found := self.type_definition(self.library, name)):
            return self.library, found
        if scope:
            references = self._references.get(assembly)
            if references is None:
                references = self._references[assembly] = References(assembly, self._references[self.program])
            elsewhere = references.find_type(scope, name)
            if elsewhere is not None:
                return elsewhere
        found = self.type_definition(self.library, name)
        return (self.library, found) if found else None

    def _is_framework(self, assembly: Assembly) -> bool:
        return assembly not in (self.program, self.library) and is_framework(assembly.name or "")

    def referenced(self, name: str) -> Assembly | None:
        """The program, or an assembly that it refers to, by its simple name."""
        if name == self.program.name:
            return self.program
        return self._references[self.program].resolve(name) if name in self.program.references() else None

    # ---- closing types

    def core(self, name: str) -> Klass:
        """A non-generic type of the library."""
        return self.instantiate(*self.place(self.library, "", name), ())

    def close(self, type: TypeExpression, context: Context) -> Klass:
        """The closed type that an expression means."""
        key = (type, context)
        found = self._closed.get(key)
        if found is None:
            found = self._closed[key] = self._close(type, context)
        if found.broken:  # as it may have turned out after it was asked for inside of itself
            raise UnsupportedError(found.broken)
        return found

    def _close(self, type: TypeExpression, context: Context) -> Klass:
        match type:
            case Named():
                return self._named(type, context)
            case Instance():
                arguments = tuple([self.close(argument, context) for argument in type.arguments])
                definition = type.definition
                if not isinstance(definition, Named):
                    raise UnsupportedError("a generic type is instantiated that is none")
                try:
                    place = self.place(context.assembly, definition.scope, definition.name)
                except UnsupportedError:
                    return self.opaque(definition.name, bool(definition.value), arguments)
                return self.instantiate(*place, arguments)
            case Vector():
                return self.vector(self.close(type.element, context))
            case Array():
                return self.array(self.close(type.element, context), type.rank)
            case ByRef() | PointerType():
                return self.pointer(self.close(type.element, context), isinstance(type, ByRef))
            case Parameter():
                arguments = context.of_method if type.of_method else context.of_type
                if type.index >= len(arguments):
                    raise UnsupportedError(f"the generic parameter {type_text(type)} has no argument here")
                return arguments[type.index]
            case Modified() | Pinned():
                return self.close(type.element, context)
            case FunctionPointerType():
                return self.function_pointer()

    def _named(self, type: Named, context: Context) -> Klass:
        try:
            place = self.place(context.assembly, type.scope, type.name)
        except UnsupportedError:
            return self.opaque(type.name, bool(type.value))
        # A generic type without arguments is its own definition: `typeof(List<>)`.
        return self.instantiate(*place, own_parameters(self, *place))

    def opaque(self, name: str, is_value: bool = False, arguments: tuple[Klass, ...] = ()) -> Klass:
        """A type that is found nowhere: its values can be kept. One signature may say that it is a value for all."""
        key = ("opaque", name, arguments)
        is_value = is_value or (key not in self._klasses and (*key, "value") in self._klasses)
        text = f"{name}<{','.join([argument.name for argument in arguments])}>" if arguments else name
        found = self.made_up((*key, "value") if is_value else key, text)
        found.arguments, found.generic, found.is_value = arguments, name, is_value
        return completed(self, found)

    def made_up(self, key: tuple[object, ...], name: str) -> Klass:
        found = self._klasses.get(key)
        if found is None:
            found = self._klasses[key] = Klass(name, len(self._klasses), Kind.OBJECT)
            found.size = 8
        return found

    def function_pointer(self) -> Klass:
        return self._special("method*", "System.UIntPtr", Kind.POINTER)

    def vector(self, element: Klass) -> Klass:
        return self.array(element, 0)

    def array(self, element: Klass, rank: int) -> Klass:
        """An array type; rank 0 is the one-dimensional, zero-based kind."""
        key = ("array", element, rank)
        found = self._klasses.get(key)
        if found is None:
            shape = "[*]" if rank == 1 else f"[{',' * (rank - 1)}]"
            found = self._klasses[key] = Klass(element.name + shape, len(self._klasses), Kind.OBJECT)
            found.base = self.core("System.Array")
            found.element = element
            found.rank = rank or -1
        return found

    def pointer(self, element: Klass, managed: bool) -> Klass:
        key = ("pointer", element, managed)
        found = self._klasses.get(key)
        if found is None:
            found = Klass(element.name + ("&" if managed else "*"), len(self._klasses), Kind.POINTER)
            self._klasses[key] = found
            found.element = element
            found.size = 8
            found.is_value = not managed
        return found

    def _special(self, name: str, base: str, kind: Kind) -> Klass:
        found = self._klasses.get(name)
        if found is None:
            found = self._klasses[name] = Klass(name, len(self._klasses), kind)
            found.base = self.core(base).base
            found.size = 8
            found.default = 0
            found.is_value = True
        return found

    def instantiate(self, assembly: Assembly, type: Type, arguments: tuple[Klass, ...]) -> Klass:
        """The closed type of a definition."""
        key = (assembly, type.name, arguments)
        found = self._klasses.get(key)
        if found is None:
            if self._nesting > _MOST_NESTING * 10 or any(len(a.name) > 4000 for a in arguments):
                if not arguments:
                    raise UnsupportedError(f"the type {type.name} is built on more types than Fencepost follows")
                raise UnsupportedError(f"the generic type {type.name} is instantiated without end")
            if len(arguments) != len(type.generic):
                raise UnsupportedError(f"{type.name} has {len(type.generic)} type parameters, not {len(arguments)}")
            self._nesting += 1
            try:
                found = self._instantiate(key, assembly, type, arguments)
            finally:
                self._nesting -= 1
        if found.broken:
            raise UnsupportedError(found.broken)
        return found

    def _instantiate(self, key: Any, assembly: Assembly, type: Type, arguments: tuple[Klass, ...]) -> Klass:
        name = type.name + (f"<{','.join(a.name for a in arguments)}>" if arguments else "")
        core = assembly is self.library
        klass = Klass(name, len(self._klasses), PRIMITIVE_KINDS.get(name, Kind.OBJECT) if core else Kind.OBJECT)
        self._klasses[key] = klass
        try:
            self._fill(klass, assembly, type, arguments)
        except UnsupportedError as problem:
            klass.broken = str(problem)
        return klass

    def _fill(self, klass: Klass, assembly: Assembly, type: Type, arguments: tuple[Klass, ...]) -> None:
        klass.assembly, klass.module, klass.arguments = assembly, self.own.module(assembly), arguments
        klass.definition = with_gates(type, klass.module, self.patches)
        klass.generic, klass.is_interface = type.name, bool(type.flags & _INTERFACE)
        context = Context(assembly, arguments)
        base = type_text(type.base) if type.base is not None else ""
        if type.base is not None:
            found = self.close(type.base, context)
            if isinstance(type.base, Parameter):
                raise UnsupportedError(f"the type {klass.name} is derived from a type parameter")
            if klass in found.chain():
                raise UnsupportedError(f"the type {klass.name} is derived from itself")
            klass.base = found
        klass.is_delegate = base == "System.MulticastDelegate"
        klass.is_enum = base == "System.Enum"
        klass.is_value = klass.is_enum or (base == "System.ValueType" and type.name != "System.Enum")
        if klass.is_value:
            self._lay_out_value(klass, type, context)

    def _lay_out_value(self, klass: Klass, type: Type, context: Context) -> None:
        if klass.name in SIZES and klass.assembly is self.library:
            self._lay_out(klass, type)
            klass.size = SIZES[klass.name]
            klass.default = 0.0 if klass.kind in (Kind.F4, Kind.F8) else 0
        elif klass.is_enum:
            field = next((f for f in type.fields if not f.flags & _STATIC), None)
            if field is None:
                raise UnsupportedError(f"the enum {klass.name} has no underlying type")
            klass.underlying = self.close(field.type, context)
            if klass.underlying.kind not in _OF_ENUMS:
                raise UnsupportedError(f"the enum {klass.name} is of a type that is no number")
            klass.kind, klass.size, klass.default = klass.underlying.kind, klass.underlying.size, 0
        elif klass.kind is not Kind.VOID:
            klass.kind = Kind.STRUCT
            self.fields(klass)
        if klass.generic == "System.Nullable`1":
            klass.nullable = klass.arguments[0]

    def fields(self, klass: Klass) -> tuple[FieldSlot, ...]:
        """The instance fields of a type, those of its bases first; static ones are in `klass.statics` then."""
        if klass.size == 0 and klass.definition is not None:
            klass.size = -1
            self._lay_out(klass, klass.definition)
        return klass.fields

    def _lay_out(self, klass: Klass, type: Type) -> None:
        context = Context(self._assembly(klass), klass.arguments)
        inherited = self.fields(klass.base) if klass.base is not None and not klass.is_value else ()
        own = list(inherited)
        for field in type.fields:
            if field.flags & _LITERAL:
                continue
            attributes = {attribute.type for attribute in field.attributes}
            static = bool(field.flags & _STATIC)
            local = "System.ThreadStaticAttribute" in attributes
            closed = self.close(field.type, context)
            if not static and closed.kind is Kind.STRUCT and closed.size < 0:
                raise UnsupportedError(f"a {closed.name} contains itself")
            # Closing a type may lay out others, with static fields of their own.
            number = len(self.static_fields) if static else len(own)
            slot = FieldSlot(klass, field, closed, number, static, local)
            if static:
                klass.statics[field.name if field.name not in klass.statics else f"{field.name} {number}"] = slot
                self.static_fields.append(slot)
            else:
                own.append(slot)
        klass.fields = tuple(own)
        if klass.is_value and klass.kind is Kind.STRUCT:
            measure(klass, type)
        else:
            klass.size = 8

    def default(self, klass: Klass) -> Any:
        """The initial value of a variable of a type."""
        return klass.default if klass.is_value else None

    def _assembly(self, klass: Klass) -> Assembly:
        if klass.assembly is None:
            raise UnsupportedError(f"{klass.name} has no definition")
        return klass.assembly

    def interfaces(self, klass: Klass) -> tuple[Klass, ...]:
        """All interfaces of a type, inherited ones included, each once."""
        if not klass.resolved.get("interfaces"):
            klass.resolved["interfaces"] = True
            found: dict[Klass, None] = {}
            if klass.base is not None:
                found.update(dict.fromkeys(self.interfaces(klass.base)))
            for interface in self.declared_interfaces(klass):
                found[interface] = None
                found.update(dict.fromkeys(self.interfaces(interface)))
            klass.all_interfaces = tuple(found)
        return klass.all_interfaces

    def declared_interfaces(self, klass: Klass) -> tuple[Klass, ...]:
        """The interfaces that a type's own definition lists."""
        if klass.definition is None:
            return ()
        if "declared" not in klass.resolved:
            context = Context(self._assembly(klass), klass.arguments)
            klass.resolved["declared"] = True
            found = []
            for interface in klass.definition.interfaces:
                try:
                    found.append(self.close(interface, context))
                except UnsupportedError:  # an interface that nothing here defines: nothing can be called through it
                    continue
            klass.declared = tuple(found)
        return klass.declared

    # ---- members

    def method_instance(self, owner: Klass, definition: Method, arguments: tuple[Klass, ...] = ()) -> MethodInstance:
        key = (owner, definition.token, arguments)
        found = self._methods.get(key)
        if found is None:
            context = Context(self._assembly(owner), owner.arguments, arguments)
            parameters = tuple([self.close(parameter, context) for parameter in definition.signature.parameters])
            returns = self.close(definition.signature.returns, context)
            found = MethodInstance(owner, definition, arguments, parameters, returns, len(self.method_list))
            text = ",".join(map(type_text, map(bare, definition.signature.parameters)))
            found.key = f"{owner.generic}::{definition.name}({text})"
            found.watched = "<" in owner.generic and definition.name.endswith(_TURNS)
            mark(found, owner.assembly is self.library)
            if found.member in self.claimed:
                found.claimed = True
                found.one_step = found.one_step or int(found.member in self.uninterrupted)
            found.invariants = self._invariants(owner, definition)
            self._methods[key] = found
            self.method_list.append(found)
        return found

    def _invariants(self, owner: Klass, definition: Method) -> tuple[Method, ...]:
        """The methods of a type that are marked `[Invariant]`, for one of its public instance methods."""
        if owner.definition is None or owner.is_value or owner.assembly is self.library:
            return ()
        visible = definition.flags & _ACCESS == _PUBLIC and not definition.flags & (_STATIC | _RUNTIME_NAME)
        marked = [method for method in owner.definition.methods if method.attributes and is_invariant(method)]
        return tuple(marked) if visible and definition not in marked else ()

    def method(self, reference: MethodReference, context: Context) -> MethodInstance:
        """The method that a reference names in some context. Methods of arrays have no definition: `array_method`."""
        owner = self.close(reference.owner, context)
        arguments = tuple([self.close(argument, context) for argument in reference.arguments])
        for klass in owner.chain() if not is_served(self, owner, reference.name) else ():
            definition = self._find_method(klass, reference)
            if definition is not None:
                return self.method_instance(klass, definition, arguments)
        if owner.is_interface:
            for klass in self.interfaces(owner):
                definition = self._find_method(klass, reference)
                if definition is not None:
                    return self.method_instance(klass, definition, arguments)
        if outside := taken_for_anything(self, reference, owner, arguments, context):
            return outside
        raise UnsupportedError(f"{owner.name}.{reference.name}({_parameters(reference)}) has no model and no code here")

    def _find_method(self, klass: Klass, reference: MethodReference) -> Method | None:
        if klass.definition is None:
            return None
        self.names.add(reference.name)
        methods: dict[Any, Method] = klass.resolved.setdefault("methods", {})
        if not methods:
            for method in klass.definition.methods:
                for key in method_keys(method.name, method.signature):
                    methods.setdefault(key, method)
        exact, loose = method_keys(reference.name, reference.signature)
        # The model library need not repeat every custom modifier.
        return methods.get(exact) or (methods.get(loose) if klass.assembly is self.library else None)

    def named_method(self, klass: Klass, name: str, count: int) -> MethodInstance | None:
        """A method of a type or its bases by name and number of parameters."""
        self.names.add(name)
        for owner in klass.chain():
            for method in owner.definition.methods if owner.definition else ():
                if method.name == name and len(method.signature.parameters) == count:
                    return self.method_instance(owner, method)
        return None

    def field(self, reference: FieldReference, context: Context) -> FieldSlot:
        """The field that a reference names in some context."""
        owner = self.close(reference.owner, context)
        self.field_names.add(reference.name)
        for klass in owner.chain():
            self.fields(klass)
            found = _own_field(klass, reference)
            if found is not None:
                return found
        raise UnsupportedError(f"the field {owner.name}.{reference.name} was not found")

    def initializer(self, klass: Klass) -> MethodInstance | None:
        """The static constructor of a type."""
        if klass.definition is not None and "initializer" not in klass.resolved:
            klass.resolved["initializer"] = True
            for method in klass.definition.methods:
                if method.name == ".cctor":
                    klass.initializer = self.method_instance(klass, method)
        return klass.initializer

    def is_precise(self, klass: Klass) -> bool:
        """True if any first use of a member, not of a static field only, runs the static constructor (II.10.5.3)."""
        return klass.definition is not None and not klass.definition.flags & _BEFORE_FIELD_INIT


def _own_field(klass: Klass, reference: FieldReference) -> FieldSlot | None:
    """The field of a type that a reference means. Fields of one name differ in their types (II.10.4): compilers write
    such fields for parameters without names, and obfuscators for all."""
    static, name = klass.statics.get(reference.name), reference.name
    found = [slot for slot in klass.fields if slot.name == name and slot.owner is klass]
    if static is not None:
        found += [slot for slot in klass.statics.values() if slot.name == name]
    if len(found) > 1:
        exact = [slot for slot in found if slot.definition.token == reference.definition]
        found = exact or [slot for slot in found if slot.definition.type == reference.type] or found
    return found[-1] if found else None


def _parameters(reference: MethodReference) -> str:
    return ", ".join(map(type_text, reference.signature.parameters))
