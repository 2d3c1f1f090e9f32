"""`System.Type`: types are values, and a handle of a type is the type itself."""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.library.registry import Throw
from fencepost.lowering.dispatch import ARRAY_INTERFACES
from fencepost.lowering.kinds import SIZES
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.parameters import own_parameter, own_parameters
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.objects.objects import class_of, is_instance
from fencepost.machine.shared.blocks import named, one_by_one, read_items, site_of_caller
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values import names
from fencepost.machine.values.values import Obj, TypeValue, Value
from fencepost.model.members import Type

_BY_REFERENCE_ONLY = "System.Runtime.CompilerServices.IsByRefLikeAttribute"
_TYPE = "System.Type::"
_ABSTRACT, _SEALED, _VISIBILITY, _VIRTUAL = 0x80, 0x100, 7, 0x40

_CODES = {
    "System.DBNull": 2, "System.Boolean": 3, "System.Char": 4, "System.SByte": 5, "System.Byte": 6, "System.Int16": 7,
    "System.UInt16": 8, "System.Int32": 9, "System.UInt32": 10, "System.Int64": 11, "System.UInt64": 12,
    "System.Single": 13, "System.Double": 14, "System.Decimal": 15, "System.DateTime": 16, "System.String": 18,
}  # fmt: skip


def _type(klass: Klass | None) -> TypeValue | None:
    return None if klass is None else TypeValue(klass)


@intrinsic(_TYPE + "GetTypeFromHandle", _TYPE + "get_TypeHandle()")
def from_handle(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return arguments[0]


@intrinsic("System.Object::GetType()")
def get_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(class_of(t.world, arguments[0]))


# ---- names


@intrinsic(_TYPE + "get_Name()")
def name(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.simple_name(arguments[0].klass)


@intrinsic(_TYPE + "get_FullName()")
def full_name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.full_name(t.world.universe, arguments[0].klass)


@intrinsic(_TYPE + "get_Namespace()")
def namespace(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.namespace(arguments[0].klass)


@intrinsic(_TYPE + "ToString()")
def to_string(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.display_name(arguments[0].klass)


# ---- what kind of type


@intrinsic(_TYPE + "get_IsValueType()")
def is_value_type(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = arguments[0].klass
    return int(klass.is_value and klass.element is None)


@intrinsic(_TYPE + "get_IsEnum()")
def is_enum(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(arguments[0].klass.is_enum)


@intrinsic(_TYPE + "get_IsInterface()")
def is_interface(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(arguments[0].klass.is_interface)


@intrinsic(_TYPE + "get_IsArray()")
def is_array(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(arguments[0].klass.is_array)


@intrinsic(_TYPE + "get_IsPrimitive()")
def is_primitive(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(arguments[0].klass.name in SIZES)


@intrinsic(_TYPE + "get_IsGenericType()")
def is_generic_type(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(names.is_generic(arguments[0].klass))


@intrinsic(_TYPE + "get_IsAbstract()", _TYPE + "get_IsSealed()")
def has_flag(_t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    klass, flag = arguments[0].klass, _ABSTRACT if method.name == "get_IsAbstract" else _SEALED
    if klass.definition is None:
        return int(klass.is_array and flag == _SEALED)
    return int(bool(klass.definition.flags & flag))


@intrinsic(_TYPE + "GetTypeCode(System.Type)")
def type_code(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if arguments[0] is None:
        return 0
    klass = arguments[0].klass
    return _CODES.get((klass.underlying or klass).name, 1)


@intrinsic(_TYPE + "get_IsGenericTypeDefinition()")
def is_definition(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = arguments[0].klass
    return int(names.is_generic(klass) and (names.is_open(klass) or not klass.arguments))


@intrinsic(_TYPE + "get_IsByRef()", _TYPE + "get_IsPointer()")
def is_pointer(_t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return int(arguments[0].klass.name.endswith("&" if method.name == "get_IsByRef" else "*"))


@intrinsic(_TYPE + "get_IsByRefLike()")
def is_by_reference_only(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    definition = arguments[0].klass.definition
    attributes = definition.attributes if definition is not None and not arguments[0].klass.is_array else ()
    return int(any(attribute.type == _BY_REFERENCE_ONLY for attribute in attributes))


@intrinsic(_TYPE + "get_IsGenericParameter()")
def is_parameter(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(own_parameter(arguments[0].klass) is not None)


@intrinsic(_TYPE + "Access()")
def access(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    definition = arguments[0].klass.definition
    return definition.flags & _VISIBILITY if definition is not None else 1


@intrinsic(_TYPE + "OwnAssembly()")
def own_assembly(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.assembly_name(t.world.universe, arguments[0].klass)


@intrinsic(_TYPE + "GetArrayRank()")
def array_rank(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not arguments[0].klass.is_array:
        raise Throw("System.ArgumentException", "Must be an array type.")
    return max(arguments[0].klass.rank, 1)


# ---- related types


@intrinsic(_TYPE + "get_DeclaringType()")
def declaring_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass, universe = arguments[0].klass, t.world.universe
    own = own_parameter(klass)
    if own is not None:
        return TypeValue(universe.instantiate(*_definition(universe, own.assembly, own.type)))
    outer = klass.generic.rpartition("+")[0] if klass.assembly is not None else ""
    return TypeValue(universe.instantiate(*_definition(universe, klass.assembly, outer))) if outer else None


def _definition(universe: Universe, assembly: Assembly, name: str) -> tuple[Assembly, Type, tuple[Klass, ...]]:
    place = universe.place(assembly, "", name)
    return *place, own_parameters(universe, *place)


@intrinsic(_TYPE + "MakeArrayType")
def make_array_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe = t.world.universe
    if len(arguments) == 1:
        return TypeValue(universe.vector(arguments[0].klass))
    if arguments[1] < 1:
        raise Throw("System.IndexOutOfRangeException")
    return TypeValue(universe.array(arguments[0].klass, arguments[1]))


@intrinsic(_TYPE + "MakeGenericType")
@one_by_one
def make_generic_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass, given = arguments[0].klass, named(arguments[1])
    wanted = names.parameter_names(klass)
    types = read_items(t, given, 0, len(given.values))
    if not names.is_generic(klass) or not (names.is_open(klass) or not klass.arguments):
        message = f"{names.display_name(klass)} is not a GenericTypeDefinition. MakeGenericType may only be called on a"
        raise Throw(
            "System.InvalidOperationException", message + " type for which Type.IsGenericTypeDefinition is true."
        )
    if len(types) != len(wanted):
        message = "The number of generic arguments provided doesn't equal the arity of the generic type definition."
        raise Throw("System.ArgumentException", message, "instantiation")
    if None in types:
        raise Throw("System.ArgumentNullException")
    return TypeValue(t.world.universe.instantiate(klass.assembly, klass.definition, tuple([a.klass for a in types])))


@intrinsic(_TYPE + "GetInterfaces()")
def interfaces(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe, klass = t.world.universe, arguments[0].klass
    found = [TypeValue(interface) for interface in universe.interfaces(klass)]
    if klass.rank == -1:
        places = [universe.place(universe.library, "", name) for name in ARRAY_INTERFACES]
        found += [TypeValue(universe.instantiate(*place, (klass.element,))) for place in places]
    return Obj(universe.vector(universe.core("System.Type")), found, site_of_caller(t))


@intrinsic(_TYPE + "get_BaseType()")
def base_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    own = own_parameter(arguments[0].klass)
    if own is not None and own.definition.constraints:
        raise UnsupportedError(f"the base type of the parameter {own.definition.name}, which has constraints")
    return _type(arguments[0].klass.base if own is None else t.world.universe.core("System.Object"))


@intrinsic(_TYPE + "GetElementType()")
def element_type(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return _type(arguments[0].klass.element)


@intrinsic(_TYPE + "GetEnumUnderlyingType()")
def enum_type(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not arguments[0].klass.is_enum:
        raise Throw("System.ArgumentException", "Type provided must be an Enum.")
    return _type(arguments[0].klass.underlying)


@intrinsic(_TYPE + "GetGenericArguments()")
def generic_arguments(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe, klass = t.world.universe, arguments[0].klass
    found = [TypeValue(argument) for argument in klass.arguments or _open(t, klass).arguments]
    return Obj(universe.vector(universe.core("System.Type")), found, site_of_caller(t))


def _open(t: Thread, klass: Klass) -> Klass:
    """A generic type with stand-ins for its arguments."""
    assembly, definition, universe = klass.assembly, klass.definition, t.world.universe
    if assembly is None or definition is None or not names.is_generic(klass):
        return klass
    return universe.instantiate(assembly, definition, own_parameters(universe, assembly, definition))


@intrinsic(_TYPE + "GetGenericTypeDefinition()")
def generic_definition(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not names.is_generic(arguments[0].klass):
        raise Throw("System.InvalidOperationException", "This operation is only valid on generic types.")
    return TypeValue(_open(t, arguments[0].klass))


@intrinsic(_TYPE + "IsAssignableFrom(System.Type)")
def is_assignable_from(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    this, other = arguments
    if other is None:
        return 0
    return int(t.world.dispatch.assignable(other.klass, this.klass) or this.klass.nullable is other.klass)


@intrinsic(_TYPE + "IsInstanceOfType(System.Object)")
def is_instance_of_type(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(arguments[1] is not None and is_instance(t.world, arguments[1], arguments[0].klass))


def _equal(a: Value, b: Value) -> bool:
    return a is b or (a is not None and b is not None and a.klass is b.klass)


@intrinsic(_TYPE + "op_Equality")
def equal(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(_equal(*arguments))


@intrinsic(_TYPE + "op_Inequality")
def unequal(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(not _equal(*arguments))


@intrinsic("Fencepost.Machine::Overrides(System.Object,System.String)")
def overrides(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """1 if a virtual call of the method that a class of the library declares first runs an override of it."""
    declared, run = _declared_and_run(t, *arguments)
    return int(run is not declared)


@intrinsic("Fencepost.Machine::RunsOwn(System.Object,System.String)")
def runs_own(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """1 if a virtual call of the method that a class of the library declares first runs a method of the program."""
    _, run = _declared_and_run(t, *arguments)
    return int(run.owner.assembly is not t.world.universe.library)


def _declared_and_run(t: Thread, target: Value, name: str) -> tuple[MethodInstance, MethodInstance]:
    klass = class_of(t.world, target)
    declared = None
    base: Klass | None = klass
    while base is not None:
        found = [m for m in base.definition.methods if m.name == name and m.flags & _VIRTUAL] if base.definition else []
        if found and base.assembly is t.world.universe.library:
            declared = t.world.universe.method_instance(base, found[0])
        base = base.base
    assert declared is not None  # the library asks for methods of its own
    return declared, t.world.dispatch.resolve(klass, declared)
