"""Which method a virtual call reaches, and which casts succeed (ECMA-335 II.12.2, I.8.7)."""

from __future__ import annotations

from msgspec.structs import replace

from fencepost.assembly.text import signature_text, type_text
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.outside import answered
from fencepost.lowering.universe import Context, Universe, UnsupportedError
from fencepost.model.members import Method, MethodReference
from fencepost.model.types import (
    Array,
    ByRef,
    Instance,
    Modified,
    Named,
    Parameter,
    PointerType,
    TypeExpression,
    Vector,
)

_VIRTUAL, _NEW_SLOT, _STATIC, _ABSTRACT, _ACCESS = 0x40, 0x100, 0x10, 0x400, 7
_PUBLIC = 6
_PRESERVE = "System.Runtime.CompilerServices.PreserveBaseOverridesAttribute"
_COVARIANT, _CONTRAVARIANT = 1, 2
_SAME_BITS = {
    "System.SByte": "System.Byte",
    "System.UInt16": "System.Int16",
    "System.Char": "System.Char",
    "System.UInt32": "System.Int32",
    "System.UInt64": "System.Int64",
    "System.UIntPtr": "System.IntPtr",
}


class Dispatch:
    """Virtual calls and casts over one universe. Every answer is remembered in the type that it is about."""

    def __init__(self, universe: Universe) -> None:
        self._universe = universe

    def resolve(self, klass: Klass, method: MethodInstance) -> MethodInstance:
        """The method that a virtual call of `method` runs on an object of exactly this type."""
        found: MethodInstance | None = klass.resolved.get(method)
        if found is None:
            if klass.resolved.get("outside"):
                found = self._of_stranger(klass, method)
            elif method.owner.is_interface:
                found = self._interface_method(klass, method)
            elif not method.is_virtual:
                found = method
            else:
                found = self._virtual_method(klass, method)
            klass.resolved[method] = found
        return found

    def _of_stranger(self, klass: Klass, method: MethodInstance) -> MethodInstance:
        """What an object does that came from outside: all that its type leaves open is taken for anything."""
        found = method
        if not method.owner.is_interface and method.is_virtual:
            found = self._virtual_method(klass, method)
        return answered(self._universe, klass, found) if found.is_abstract else found

    # ---- classes

    def _virtual_method(self, klass: Klass, method: MethodInstance) -> MethodInstance:
        self._build(klass)
        slot = method.owner.slots.get(method.definition.token)
        if slot is None or (klass.kind is not method.owner.kind and slot >= len(klass.vtable)):
            self._build(method.owner)
            slot = method.owner.slots[method.definition.token]
        owner, definition = klass.vtable[slot]
        return self._universe.method_instance(owner, definition, method.arguments)

    def _build(self, klass: Klass) -> None:
        """The table of virtual methods: the base's, with what the type overrides or adds."""
        if "vtable" in klass.resolved:
            return
        klass.resolved["vtable"] = True
        if klass.base is not None:
            self._build(klass.base)
            klass.vtable = list(klass.base.vtable)
        if klass.definition is None:
            return
        for method in klass.definition.methods:
            if not method.flags & _VIRTUAL or method.flags & _STATIC:
                continue
            slot = -1 if method.flags & _NEW_SLOT else self._overridden(klass, method)
            if slot < 0:
                slot = len(klass.vtable)
                klass.vtable.append((klass, method))
            else:
                klass.vtable[slot] = (klass, method)
            klass.slots[method.token] = slot
        self._explicit(klass)
        if klass.base is not None:
            _preserve(klass, klass.base)

    def _overridden(self, klass: Klass, method: Method) -> int:
        wanted = self.signature(method, klass)
        for slot in range(len(klass.vtable) - 1, -1, -1):
            owner, candidate = klass.vtable[slot]
            if candidate.name == method.name and self.signature(candidate, owner) == wanted:
                return slot
        return -1

    def _explicit(self, klass: Klass) -> None:
        """Explicit overrides of class methods, covariant returns among them."""
        for declaration, body in self._overrides(klass):
            if declaration.owner.is_interface or declaration.static:
                continue
            self._build(declaration.owner)
            slot = declaration.owner.slots.get(declaration.definition.token)
            if slot is not None and slot < len(klass.vtable):
                klass.vtable[slot] = (body.owner, body.definition)

    def _overrides(self, klass: Klass) -> list[tuple[MethodInstance, MethodInstance]]:
        found: list[tuple[MethodInstance, MethodInstance]] | None = klass.resolved.get("overrides")
        if found is None:
            found = klass.resolved["overrides"] = []
            if klass.definition is not None and klass.assembly is not None:
                context = Context(klass.assembly, klass.arguments)
                for override in klass.definition.overrides:
                    try:
                        pair = (
                            self._declared(override.declaration, context),
                            self._body(klass, override.body, context),
                        )
                    except UnsupportedError:  # an interface that nothing here defines
                        continue
                    found.append(pair)
        return found

    def _declared(self, reference: MethodReference, context: Context) -> MethodInstance:
        if reference.signature.generic and not reference.arguments:
            own = tuple([Parameter(index, True) for index in range(reference.signature.generic)])
            reference = replace(reference, arguments=own)
        return self._universe.method(reference, Context(*context[:2], _identity(reference, self._universe)))

    def _body(self, klass: Klass, reference: MethodReference, context: Context) -> MethodInstance:
        """The method that an override names. It is nearly always a method of the type itself, named without the type's
        arguments."""
        for method in klass.definition.methods if klass.definition is not None else ():
            if method.token == reference.definition:
                return self._universe.method_instance(klass, method, _identity(reference, self._universe))
        return self._declared(reference, context)

    # ---- interfaces

    def _interface_method(self, klass: Klass, method: MethodInstance) -> MethodInstance:
        found = self._implementation(klass, method.owner, method)
        if found is not None:
            return found
        for interface in self._universe.interfaces(klass):
            if interface is not method.owner and self.assignable(interface, method.owner):
                variant = self._universe.method_instance(interface, method.definition, method.arguments)
                found = self._implementation(klass, interface, variant)
                if found is not None:
                    return found
        if not method.is_abstract:
            return method
        if self._universe.stands_in and any(owner.assembly is None for owner in klass.chain()):
            return answered(self._universe, klass, method)
        raise UnsupportedError(f"{klass.name} does not implement {method}")

    def _implementation(self, klass: Klass, interface: Klass, method: MethodInstance) -> MethodInstance | None:
        wanted = self.signature(method.definition, interface)
        for owner in klass.chain():
            for declaration, body in self._overrides(owner):
                if declaration.owner is interface and declaration.definition.token == method.definition.token:
                    return self._universe.method_instance(body.owner, body.definition, method.arguments)
            if interface in self._implemented_by(owner):
                # A type that names again an interface of its base keeps the base's methods for it, except where it has
                # its own.
                again = owner.base is not None and interface in self._universe.interfaces(owner.base)
                for candidate in (owner,) if again else owner.chain():
                    public = self._public(candidate, method.name, wanted, method.static)
                    if public is not None:
                        instance = self._universe.method_instance(candidate, public, method.arguments)
                        # A class derived from the one that was found may override it in turn.
                        return self.resolve(klass, instance) if not method.static else instance
        return self._default(klass, interface, method)

    def _implemented_by(self, owner: Klass) -> set[Klass]:
        found: set[Klass] | None = owner.resolved.get("implemented")
        if found is None:
            found = owner.resolved["implemented"] = set()
            for declared in self._universe.declared_interfaces(owner):
                found.add(declared)
                found.update(self._universe.interfaces(declared))
        return found

    def _public(self, owner: Klass, name: str, wanted: str, static: bool) -> Method | None:
        if owner.definition is None:
            return None
        for method in owner.definition.methods:
            if method.name != name or method.flags & _ACCESS != _PUBLIC or bool(method.flags & _STATIC) != static:
                continue
            if (static or method.flags & _VIRTUAL) and self.signature(method, owner) == wanted:
                return method
        return None

    def _default(self, klass: Klass, interface: Klass, method: MethodInstance) -> MethodInstance | None:
        """The most specific default implementation (II.12.2, as extended by default interface methods)."""
        best: MethodInstance | None = None
        for candidate in self._universe.interfaces(klass):
            for declaration, body in self._overrides(candidate):
                if declaration.owner is not interface or declaration.definition.token != method.definition.token:
                    continue
                if best is None or best.owner in self._universe.interfaces(candidate):
                    best = self._universe.method_instance(body.owner, body.definition, method.arguments)
        if best is None and not method.is_abstract and interface in self._universe.interfaces(klass):
            best = method
        return best

    # ---- signatures

    def signature(self, method: Method, owner: Klass) -> str:
        """A method's signature with the owner's generic parameters replaced; its own stay as they are."""
        cache: dict[int, str] = owner.resolved.setdefault("signatures", {})
        found = cache.get(method.token)
        if found is None:
            if not owner.arguments:
                found = signature_text(method.signature)
            else:
                parts = [method.signature.returns, *method.signature.parameters]
                names = [type_text(_substitute(part, owner.arguments)) for part in parts]
                instance = "instance " if method.signature.instance else ""
                found = f"{instance}{names[0]}({','.join(names[1:])})"
            found = cache[method.token] = f"{method.signature.generic} {found}"
        return found

    # ---- casts

    def assignable(self, source: Klass, target: Klass) -> bool:
        """True if a reference to a `source` object may be kept where a `target` is expected (I.8.7.1)."""
        found = source.casts.get(target)
        if found is None:
            found = source.casts[target] = self._assignable(source, target)
        return found

    def _assignable(self, source: Klass, target: Klass) -> bool:
        if source is target:
            return True
        if target.is_array and target.element is not None:
            return self._array_assignable(source, target)
        if source.is_array and self._array_interface(source, target):
            return True
        if target in source.chain() or (target.is_interface and target in self._universe.interfaces(source)):
            return True
        if source.is_interface and target.name == "System.Object":
            return True
        if target.arguments and (target.is_interface or target.is_delegate):
            candidates = [source] if source.is_delegate else [source, *self._universe.interfaces(source)]
            return any(self._variant(candidate, target) for candidate in candidates)
        return False

    def _array_assignable(self, source: Klass, target: Klass) -> bool:
        if source.rank != target.rank or source.element is None or target.element is None:
            return False
        return self._element_assignable(source.element, target.element)

    def _element_assignable(self, source: Klass, target: Klass) -> bool:
        if not source.is_value and not target.is_value:
            return self.assignable(source, target)
        return _bits(source) == _bits(target)

    def _array_interface(self, source: Klass, target: Klass) -> bool:
        if target.generic in ARRAY_INTERFACES and source.rank == -1 and source.element is not None:
            return self._element_assignable(source.element, target.arguments[0])
        return False

    def _variant(self, source: Klass, target: Klass) -> bool:
        if source.generic != target.generic or source.definition is None or source.definition is not target.definition:
            return False
        for parameter, ours, theirs in zip(source.definition.generic, source.arguments, target.arguments, strict=True):
            if ours is theirs:
                continue
            if ours.is_value or theirs.is_value:
                return False
            if parameter.flags & 3 == _COVARIANT and self.assignable(ours, theirs):
                continue
            if parameter.flags & 3 == _CONTRAVARIANT and self.assignable(theirs, ours):
                continue
            return False
        return True


ARRAY_INTERFACES = tuple(
    f"System.Collections.Generic.{name}`1"
    for name in ("IList", "ICollection", "IEnumerable", "IReadOnlyList", "IReadOnlyCollection")
)


def _preserve(klass: Klass, base: Klass) -> None:
    """A method that overrides one with a covariant return also overrides what that one has overridden."""
    for slot, inherited in enumerate(base.vtable):
        if any(attribute.type == _PRESERVE for attribute in inherited[1].attributes):
            pairs = zip(klass.vtable, base.vtable, strict=False)
            latest = next((own for own, old in pairs if old == inherited != own), inherited)
            klass.vtable[slot] = latest


def _bits(klass: Klass) -> str:
    name = klass.underlying.name if klass.underlying is not None else klass.name
    return _SAME_BITS.get(name, name)


def _identity(reference: MethodReference, universe: Universe) -> tuple[Klass, ...]:
    """Stand-ins for a generic method's own parameters, for they are the same on both sides of an override."""
    return tuple([universe.opaque(f"!!{index}") for index in range(reference.signature.generic)])


def _substitute(type: TypeExpression, arguments: tuple[Klass, ...]) -> TypeExpression:
    match type:
        case Parameter() if not type.of_method and type.index < len(arguments):
            return Named(arguments[type.index].name)
        case Instance():
            return Instance(type.definition, tuple([_substitute(a, arguments) for a in type.arguments]))
        case Vector():
            return Vector(_substitute(type.element, arguments))
        case Array():
            return Array(_substitute(type.element, arguments), type.rank, type.sizes, type.lows)
        case ByRef():
            return ByRef(_substitute(type.element, arguments))
        case PointerType():
            return PointerType(_substitute(type.element, arguments))
        case Modified():
            return Modified(type.modifier, _substitute(type.element, arguments), type.required)
        case _:
            return type
