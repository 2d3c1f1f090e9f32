"""How the instructions that name types, fields and methods are translated."""

# long file: one short rule for each instruction

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.lowering.ir import NONE
from fencepost.lowering.kinds import SMALL, Kind
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.operands import Item
from fencepost.lowering.outside import is_unknown, of_this_class, outside_field
from fencepost.lowering.shapes import alike
from fencepost.lowering.translate import LoweringRule, Translator
from fencepost.lowering.universe import UnsupportedError
from fencepost.lowering.verification import ADDRESSES, OBJECTS, OWNERS, PARTS, STRUCTS, WHOLE
from fencepost.model.members import FieldReference, MethodReference
from fencepost.model.types import Array, MethodSignature, TypeExpression, Vector

MEMBER_RULES: dict[str, LoweringRule] = {}


def _rule(*names: str) -> Callable[[LoweringRule], LoweringRule]:
    def add(function: LoweringRule) -> LoweringRule:
        for name in names:
            MEMBER_RULES[name] = function
        return function

    return add


def _type(t: Translator, token: Any) -> Klass:
    named = t.named(token)
    if named is None or isinstance(named, str | FieldReference | MethodReference | MethodSignature):
        raise t.invalid("it names something that is no type")
    return t.universe.close(named, t.context)


def _field(t: Translator, token: Any) -> FieldSlot:
    named = t.named(token)
    if not isinstance(named, FieldReference):
        raise t.invalid("it names something that is no field")
    slot = t.universe.field(named, t.context)
    t.universe.fields(slot.owner)
    return slot


def _volatile(t: Translator) -> bool:
    return bool(t.prefixes.pop("volatile.", False))


# ---- fields


@_rule("ldfld")
def _ldfld(t: Translator, _name: str, token: Any) -> None:
    slot, volatile = _field(t, token), _volatile(t)
    item = t.pop_address(slot.owner, PARTS)
    if item.kind is Kind.STRUCT:
        t.check_stored(item, slot.owner)
    if slot.static:
        _load_static(t, slot, volatile)
    elif slot.owner.overlapping:
        _load_overlapping(t, slot, item)
    elif item.variable >= 0:
        t.push_result("struct_get", (item.variable,), slot.type.kind, slot.type, (*item.path, slot.index))
    elif item.kind is Kind.STRUCT:
        t.push_result("struct_get", (item.register,), slot.type.kind, slot.type, (slot.index,))
    elif item.kind in _ADDRESSES:
        item = t.pointing_to(item, slot.owner)
        t.push_result("ptr_ldfld", (item.register,), slot.type.kind, slot.type, (slot, volatile))
    else:
        t.push_result("ldfld", (item.register,), slot.type.kind, slot.type, (slot, volatile))


_ADDRESSES = (Kind.POINTER, Kind.NATIVE, Kind.I8)
"""The kinds besides objects through which a field may be reached. `ldelem.i` loads a pointer as a number."""


@_rule("ldflda")
def _ldflda(t: Translator, _name: str, token: Any) -> None:
    slot = _field(t, token)
    _volatile(t)
    item = t.pop_address(slot.owner, OWNERS)
    if slot.static:
        _static_address(t, slot)
    elif slot.owner.overlapping:
        item = t.materialize(item, len(t.stack)) if item.variable >= 0 else item
        t.push_result("ptr_ldflda", (item.register,), Kind.POINTER, slot.type, slot)
    elif item.variable >= 0:
        t.push(Item(-1, Kind.POINTER, slot.type, item.variable, (*item.path, slot.index)))
    elif item.kind in _ADDRESSES:
        item = t.pointing_to(item, slot.owner)
        t.push_result("ptr_ldflda", (item.register,), Kind.POINTER, slot.type, slot)
    else:
        t.push_result("ldflda", (item.register,), Kind.POINTER, slot.type, slot)


@_rule("stfld")
def _stfld(t: Translator, _name: str, token: Any) -> None:
    slot, volatile = _field(t, token), _volatile(t)
    value = _stored(t, slot.type, above=1)
    item = t.pop_address(slot.owner, OWNERS)
    if slot.static:
        _initialize(t, slot.owner)
        t.emit("stsfld", (value.register,), arg=(slot, volatile))
    elif slot.owner.overlapping:
        _store_overlapping(t, slot, item, value)
    elif item.variable >= 0:
        t.save(item.variable)
        t.emit("struct_set", (item.variable, value.register), item.variable, (*item.path, slot.index))
    elif item.kind in _ADDRESSES:
        item = t.pointing_to(item, slot.owner)
        t.emit("ptr_stfld", (item.register, value.register), arg=(slot, volatile))
    else:
        t.emit("stfld", (item.register, value.register), arg=(slot, volatile))


def _stored(t: Translator, klass: Klass, above: int = 0) -> Item:
    """The top of the stack as what a field of a type holds."""
    item = t.pop()
    t.check_stored(item, klass)
    return t.converted(t.as_pointer(item, klass), klass, above)


def _load_overlapping(t: Translator, slot: FieldSlot, item: Item) -> None:
    if item.variable >= 0 or item.kind is Kind.STRUCT:
        source, path = (item.variable, item.path) if item.variable >= 0 else (item.register, ())
        t.push_result("overlapping_get", (source,), slot.type.kind, slot.type, (path, slot))
    else:
        t.push_result("ptr_ldfld", (item.register,), slot.type.kind, slot.type, (slot, False))


def _store_overlapping(t: Translator, slot: FieldSlot, item: Item, value: Item) -> None:
    if item.variable >= 0:
        t.save(item.variable)
        t.emit("overlapping_set", (item.variable, value.register), item.variable, (item.path, slot))
    else:
        t.emit("ptr_stfld", (item.register, value.register), arg=(slot, False))


def _initialize(t: Translator, klass: Klass) -> None:
    """Before a static field is used, its type's static constructor has run (II.10.5.3)."""
    if t.universe.initializer(klass) is not None and not (t.method.owner is klass and t.method.name == ".cctor"):
        t.emit("initialize", (), arg=klass)


def _load_static(t: Translator, slot: FieldSlot, volatile: bool) -> None:
    _initialize(t, slot.owner)
    t.push_result("ldsfld", (), slot.type.kind, slot.type, (slot, volatile))


def _static_address(t: Translator, slot: FieldSlot) -> None:
    _initialize(t, slot.owner)
    t.push_result("ldsflda", (), Kind.POINTER, slot.type, slot)


@_rule("ldsfld")
def _ldsfld(t: Translator, _name: str, token: Any) -> None:
    volatile = _volatile(t)
    named = t.named(token)
    if isinstance(named, FieldReference) and (outside := outside_field(t.universe, named, t.context)):
        t.push_result("call", (), outside.returns.kind, outside.returns, (outside, False))
        return
    _load_static(t, _field(t, token), volatile)


@_rule("ldsflda")
def _ldsflda(t: Translator, _name: str, token: Any) -> None:
    _volatile(t)
    _static_address(t, _field(t, token))


@_rule("stsfld")
def _stsfld(t: Translator, _name: str, token: Any) -> None:
    slot, volatile = _field(t, token), _volatile(t)
    value = _stored(t, slot.type)
    _initialize(t, slot.owner)
    t.emit("stsfld", (value.register,), arg=(slot, volatile))


# ---- indirect access

_INDIRECT = {
    "i1": "System.SByte", "u1": "System.Byte", "i2": "System.Int16", "u2": "System.UInt16", "i4": "System.Int32",
    "u4": "System.UInt32", "i8": "System.Int64", "i": "System.IntPtr", "r4": "System.Single", "r8": "System.Double",
    "ref": "System.Object",
}  # fmt: skip


def _pointed(t: Translator, name: str, token: Any) -> Klass:
    suffix = name.split(".", 1)[1] if "." in name else ""
    return t.universe.core(_INDIRECT[suffix]) if suffix in _INDIRECT else _type(t, token)


@_rule("ldobj", *(f"ldind.{suffix}" for suffix in _INDIRECT))
def _ldobj(t: Translator, name: str, token: Any) -> None:
    klass, volatile = _pointed(t, name, token), _volatile(t)
    _load_through(t, t.pop_address(klass, ADDRESSES), klass, volatile)


def _load_through(t: Translator, item: Item, klass: Klass, volatile: bool) -> None:
    if item.variable >= 0 and not item.path:
        t.push_result("mov", (item.variable,), klass.kind, klass)
    elif item.variable >= 0:
        t.push_result("struct_get", (item.variable,), klass.kind, klass, item.path)
    else:
        item = t.pointing_to(item, klass)
        t.push_result("ldobj", (item.register,), klass.kind, klass, (klass, volatile))


@_rule("stobj", *(f"stind.{suffix}" for suffix in _INDIRECT))
def _stobj(t: Translator, name: str, token: Any) -> None:
    klass, volatile = _pointed(t, name, token), _volatile(t)
    value = t.pop()
    t.check_stored(value, klass)
    _store_through(t, t.pop_address(klass, ADDRESSES, stores=True), value, klass, volatile)


def _store_through(t: Translator, item: Item, value: Item, klass: Klass, volatile: bool) -> None:
    """Instructions that store small numbers name no sign: the variable's type says what the bits mean."""
    if item.variable >= 0 and item.klass is not None:
        value = t.converted(value, item.klass, above=2)
        t.save(item.variable)
        if item.path:
            t.emit("struct_set", (item.variable, value.register), item.variable, item.path)
        else:
            t.emit("mov", (value.register,), item.variable)
        return
    known = item.klass.element if item.klass is not None and item.klass.kind is Kind.POINTER else item.klass
    item = t.pointing_to(item, klass, stores=True)
    if known is not None and alike(t.universe, known, klass, stores=True):
        value = t.converted(value, known, above=2)
    elif t.conversion(value, klass) is not None:
        value = t.pointed_value(value, item, klass, above=2)
    t.emit("stobj", (item.register, value.register), arg=(klass, volatile))


@_rule("initobj")
def _initobj(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    default = t.constant(f"default {klass.name}", t.universe.default(klass))
    _store_through(t, t.pop_address(klass, ADDRESSES), Item(default, klass.kind, klass), klass, False)


@_rule("cpobj")
def _cpobj(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    source = t.pop_address(klass, ADDRESSES)
    target = t.pop_address(klass, ADDRESSES, stores=True)
    t.push(target)
    _load_through(t, source, klass, False)
    value = t.pop()
    _store_through(t, t.pop_raw(), value, klass, False)


# ---- arrays


@_rule("newarr")
def _newarr(t: Translator, _name: str, token: Any) -> None:
    klass = t.universe.vector(_type(t, token))
    length = t.take(WHOLE)
    t.push_result("newarr", (length.register,), Kind.OBJECT, klass, klass)


@_rule("ldlen")
def _ldlen(t: Translator, _name: str, _token: Any) -> None:
    array = t.take(OBJECTS)
    t.push_result("ldlen", (array.register,), Kind.NATIVE)


@_rule("ldelem", *(f"ldelem.{suffix}" for suffix in _INDIRECT))
def _ldelem(t: Translator, name: str, token: Any) -> None:
    index, array = t.take(WHOLE), t.take(OBJECTS)
    klass = _pointed(t, name, token)
    known = array.klass.element if array.klass is not None and name == "ldelem.ref" else None
    t.push_result("ldelem", (array.register, index.register), klass.kind, known or klass, klass)


@_rule("stelem", *(f"stelem.{suffix}" for suffix in _INDIRECT))
def _stelem(t: Translator, name: str, token: Any) -> None:
    value, index, array = t.pop(), t.take(WHOLE), t.take(OBJECTS)
    klass = _pointed(t, name, token)
    t.check_stored(value, klass)
    if (klass.underlying or klass).name not in SMALL:
        # What is smaller is cut off by the array's own type.
        value = t.converted(value, klass, above=3)
    t.emit("stelem", (array.register, index.register, value.register), arg=klass)


@_rule("ldelema")
def _ldelema(t: Translator, _name: str, token: Any) -> None:
    index, array = t.take(WHOLE), t.take(OBJECTS)
    readonly = bool(t.prefixes.pop("readonly.", False))
    klass = _type(t, token)
    t.push_result("ldelema", (array.register, index.register), Kind.POINTER, klass, (klass, readonly))


# ---- objects and types


@_rule("box")
def _box(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    item = t.pop()
    t.check_stored(item, klass)
    if is_unknown(klass):
        raise UnsupportedError(f"the type {klass} was not found")
    if klass.is_value:
        item = t.converted(item, klass)
    if not klass.is_value:
        t.push(Item(item.register, Kind.OBJECT, klass))
    else:
        t.push_result("box", (item.register,), Kind.OBJECT, None, klass)


@_rule("unbox")
def _unbox(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    if not klass.is_value:
        raise t.invalid(f"{klass} is no value type, so that nothing can be unboxed")
    t.push_result("unbox", (t.take(OBJECTS).register,), Kind.POINTER, klass, klass)


@_rule("unbox.any")
def _unbox_any(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    name = "unbox_any" if klass.is_value else "castclass"
    t.push_result(name, (t.take(OBJECTS).register,), klass.kind, klass, klass)


@_rule("castclass", "isinst")
def _cast(t: Translator, name: str, token: Any) -> None:
    klass = _type(t, token)
    t.push_result(name, (t.take(OBJECTS).register,), Kind.OBJECT, klass if not klass.is_value else None, klass)


@_rule("sizeof")
def _sizeof(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    if klass.is_value:
        t.universe.fields(klass)
    t.push(Item(t.constant("i4", klass.size if klass.is_value else 8), Kind.I4))


@_rule("ldtoken")
def _ldtoken(t: Translator, _name: str, token: Any) -> None:
    named = t.named(token)
    if isinstance(named, FieldReference):
        slot = t.universe.field(named, t.context)
        t.push_result("ldtoken", (), Kind.STRUCT, t.universe.core("System.RuntimeFieldHandle"), slot)
    elif isinstance(named, MethodReference):
        method = t.universe.method(named, t.context)
        t.push_result("ldtoken", (), Kind.STRUCT, t.universe.core("System.RuntimeMethodHandle"), method)
    else:
        klass = _type(t, token)
        t.push_result("ldtoken", (), Kind.STRUCT, t.universe.core("System.RuntimeTypeHandle"), klass)


# ---- typed references


@_rule("mkrefany")
def _mkrefany(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    t.push_result(
        "mkrefany", (t.take(ADDRESSES).register,), Kind.STRUCT, t.universe.core("System.TypedReference"), klass
    )


def _typed_reference(t: Translator) -> Item:
    item = t.take(STRUCTS)
    t.check_stored(item, t.universe.core("System.TypedReference"))
    return item


@_rule("refanyval")
def _refanyval(t: Translator, _name: str, token: Any) -> None:
    klass = _type(t, token)
    t.push_result("refanyval", (_typed_reference(t).register,), Kind.POINTER, klass, klass)


@_rule("refanytype")
def _refanytype(t: Translator, _name: str, _token: Any) -> None:
    handle = t.universe.core("System.RuntimeTypeHandle")
    t.push_result("refanytype", (_typed_reference(t).register,), Kind.STRUCT, handle)


# ---- calls


def _called(t: Translator, token: Any) -> MethodReference:
    named = t.named(token)
    if not isinstance(named, MethodReference):
        raise t.invalid("it names something that is no method")
    if named.called:
        raise UnsupportedError("a call with variable arguments")
    return named


def _arguments(t: Translator, count: int, types: tuple[Klass, ...] = (), owner: Klass | None = None) -> tuple[int, ...]:
    """The registers of a call's arguments, the last `types` of which are known; `this` may point to a value."""
    items = []
    for place in range(1, count + 1):
        item = t.pop()
        if place <= len(types):
            t.check_stored(item, types[-place])
            # Above all arguments: two of them may stand in one register.
            item = t.converted(t.as_pointer(item, types[-place]), types[-place], above=count + 1)
        elif item.kind not in OWNERS:
            raise t.unfit(item)
        elif owner is not None and owner.is_value and item.kind is Kind.POINTER:
            item = t.pointing_to(item, owner)
        items.append(item)
    return tuple([item.register for item in reversed(items)])


def _result(t: Translator, name: str, sources: tuple[int, ...], returns: Klass, arg: Any) -> None:
    if returns.kind is Kind.VOID:
        t.emit(name, sources, NONE, arg)
    elif returns.kind is Kind.POINTER:
        t.push_result(name, sources, Kind.POINTER, returns.element, arg)
    else:
        t.push_result(name, sources, returns.kind, returns, arg)


def _is_array(type: TypeExpression) -> bool:
    return isinstance(type, Array | Vector)


def _array_call(t: Translator, reference: MethodReference, readonly: bool) -> None:
    """The methods that the runtime gives every array of a rank: Get, Set, Address (II.14.2)."""
    klass = t.universe.close(reference.owner, t.context)
    element = klass.element
    if element is None:
        raise UnsupportedError("a method of an array without elements")
    count = len(reference.signature.parameters)
    if count != abs(klass.rank) + (reference.name == "Set"):
        raise UnsupportedError(f"the method {reference.name} of {klass} with {count} parameters")
    types = (t.universe.core("System.Int32"),) * abs(klass.rank)
    sources = _arguments(t, count + 1, (*types, element) if reference.name == "Set" else types)
    if reference.name == "Get":
        t.push_result("array_get", sources, element.kind, element, klass)
    elif reference.name == "Set":
        t.emit("array_set", sources, arg=klass)
    elif reference.name == "Address":
        t.push_result("array_address", sources, Kind.POINTER, element, (element, readonly))
    else:
        raise UnsupportedError(f"the method {reference.name} of an array")


@_rule("call", "callvirt")
def _call(t: Translator, name: str, token: Any) -> None:
    reference = _called(t, token)
    constrained = t.prefixes.pop("constrained.", None)
    readonly = "readonly." in t.prefixes
    t.prefixes.clear()
    if _is_array(reference.owner):
        _array_call(t, reference, readonly)
        return
    method = t.universe.method(reference, t.context)
    if constrained is not None:
        _constrained_call(t, _type(t, constrained), method)
        return
    if method.static and name == "callvirt":
        raise t.invalid(f"{method} is static, so that no object can be asked for it")
    sources = _arguments(t, len(method.parameters) + (not method.static), method.parameters, method.owner)
    virtual = name == "callvirt" and method.is_virtual
    if method.outside and name == "call" and not method.static:
        method = of_this_class(t.universe, method)
    check = name == "callvirt" and not method.is_virtual
    _result(t, "callvirt" if virtual else "call", sources, method.returns, (method, check))


def _constrained_call(t: Translator, klass: Klass, method: MethodInstance) -> None:
    """A call through a pointer to a value whose type is a generic parameter (III.2.1)."""
    count = len(method.parameters)
    if method.static:
        sources = _arguments(t, count, method.parameters)
        _result(t, "call_static_virtual", sources, method.returns, (klass, method))
        return
    if is_unknown(klass) or (klass.is_value and method.outside):
        raise UnsupportedError(f"{method} of {klass} has no model and no code here")
    arguments = _arguments(t, count, method.parameters)
    this = t.take(ADDRESSES)
    if klass.is_value:
        _result(t, "call_constrained", (this.register, *arguments), method.returns, (klass, method))
        return
    t.push_result("ldobj", (this.register,), Kind.OBJECT, klass, (klass, False))
    target = t.pop()
    # The object goes above the arguments, which may still stand in the slots that follow the pointer's.
    slot = t.first_slot + len(t.stack) + count + 1
    t.depth = max(t.depth, len(t.stack) + count + 2)
    t.ops[-1].dst = slot
    del target
    name = "callvirt" if method.is_virtual else "call"
    _result(t, name, (slot, *arguments), method.returns, (method, not method.is_virtual))


@_rule("jmp")
def _jmp(t: Translator, _name: str, token: Any) -> None:
    """A call with the arguments as they are now, and the return of its result (III.3.37)."""
    method = t.universe.method(_called(t, token), t.context)
    t.check_end("jmp")
    _check_jump(t, method)
    sources = tuple(range(len(t.arguments)))
    _result(t, "call", sources, method.returns, (method, False))
    t.rule("ret")


def _check_jump(t: Translator, method: MethodInstance) -> None:
    """A method may jump to one that has the same parameters and returns the same."""
    if t.stack:
        raise t.invalid("something is on the stack when another method is jumped to")
    ours, theirs = (t.method.static, t.method.parameters), (method.static, method.parameters)
    if ours != theirs or method.returns is not t.method.returns:
        raise t.invalid(f"{method} has other parameters or another result than the method that jumps to it")


@_rule("newobj")
def _newobj(t: Translator, _name: str, token: Any) -> None:
    reference = _called(t, token)
    if _is_array(reference.owner):
        klass = t.universe.close(reference.owner, t.context)
        count = len(reference.signature.parameters)
        if count not in (abs(klass.rank), 2 * abs(klass.rank)) or klass.element is None:
            raise UnsupportedError(f"a constructor of {klass} with {count} parameters")
        sources = _arguments(t, count, (t.universe.core("System.Int32"),) * count)
        t.push_result("new_array", sources, Kind.OBJECT, klass, klass)
        return
    method = t.universe.method(reference, t.context)
    method = of_this_class(t.universe, method) if method.outside else method
    klass = method.owner
    if method.name != ".ctor" or method.static:
        raise t.invalid(f"{method} is no constructor")
    if klass.is_delegate:
        sources = _arguments(t, 2, (t.universe.core("System.Object"), t.universe.core("System.IntPtr")))
        t.push_result("new_delegate", sources, Kind.OBJECT, klass, klass)
        return
    sources = _arguments(t, len(method.parameters), method.parameters)
    t.universe.fields(klass)
    kind = klass.kind if klass.is_value else Kind.OBJECT
    t.push_result("new_value" if klass.is_value else "newobj", sources, kind, klass, method)


@_rule("ldftn")
def _ldftn(t: Translator, _name: str, token: Any) -> None:
    method = t.universe.method(_called(t, token), t.context)
    constrained = t.prefixes.pop("constrained.", None)
    klass = _type(t, constrained) if constrained is not None else None
    t.push_result("ldftn", (), Kind.NATIVE, None, (method, klass))


@_rule("ldvirtftn")
def _ldvirtftn(t: Translator, _name: str, token: Any) -> None:
    method = t.universe.method(_called(t, token), t.context)
    t.push_result("ldvirtftn", (t.take(OBJECTS).register,), Kind.NATIVE, None, method)


@_rule("calli")
def _calli(t: Translator, _name: str, token: Any) -> None:
    signature = t.named(token)
    if not isinstance(signature, MethodSignature):
        raise t.invalid("it names something that is no signature")
    function = t.take(ADDRESSES)
    types = tuple([t.universe.close(parameter, t.context) for parameter in signature.parameters])
    sources = _arguments(t, len(types) + signature.instance, types)
    returns = t.universe.close(signature.returns, t.context)
    _result(t, "calli", (function.register, *sources), returns, None)
