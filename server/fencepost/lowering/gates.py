"""The objects that `lock` statements on trial name: fields of the program's types, and new ones as a compiler would add
them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.metadata import Nameable
from fencepost.model.code import Body, Instruction
from fencepost.model.members import Field, FieldReference, Method, MethodReference, Type
from fencepost.model.patch import Gate, Patch
from fencepost.model.types import ByRef, Instance, MethodSignature, Named, Parameter, TypeExpression

TokenNames = Mapping[int, Nameable]
"""The names of tokens that no assembly has."""

_OBJECT, _VOID, _TYPE = Named("System.Object"), Named("System.Void"), Named("System.Type")
_LOCK = Named("System.Threading.Lock")
_SCOPE, _MONITOR = Named("System.Threading.Lock+Scope", value=True), Named("System.Threading.Monitor")
_PRIVATE, _STATIC, _INIT_ONLY, _INITIALIZER = 0x01, 0x10, 0x20, 0x1891
_NEW_FIELD, _NEW_METHOD, _MADE_UP = 0x04F00000, 0x06F00000, 0x7F000000
_CALL, _RETURN = 0x28, 0x2A


def type_expression(type: Type) -> TypeExpression:
    """A type as its own members, and those of types inside it, name it."""
    if not type.generic:
        return Named(type.name)
    return Instance(Named(type.name), tuple([Parameter(index, False) for index in range(len(type.generic))]))


# ---- new fields


def with_gates(type: Type, module: str, patches: Sequence[Patch]) -> Type:
    """A type of a module with the fields that patches add, and a static constructor if it has none and they need it."""
    gates = _gates_of(type, module, patches)
    if not gates:
        return type
    fields = list(type.fields)
    for number, gate in enumerate(gates):
        flags = _PRIVATE | _INIT_ONLY | (_STATIC if gate.static else 0)
        fields.append(Field(type.name, gate.field, _NEW_FIELD + number, flags, _OBJECT, -1, 0, None, ()))
    methods = type.methods
    if any(gate.static for gate in gates) and all(method.name != ".cctor" for method in methods):
        signature = MethodSignature(False, False, 0, 0, _VOID, (), 0)
        methods = (*methods, Method(type.name, ".cctor", _NEW_METHOD, _INITIALIZER, 0, 0, signature, (), (), ()))
    return msgspec.structs.replace(type, fields=tuple(fields), methods=methods)


def new_body(method: Method) -> Body | None:
    """The code of a static constructor that was added, without the code that makes the objects of fields."""
    return Body(1, 8, True, (), (), (Instruction(0, _RETURN, None),)) if method.token == _NEW_METHOD else None


def made_by(
    method: Method, owner: Type, body: Body, assembly: Assembly, module: str, patches: Sequence[Patch]
) -> tuple[Gate, ...]:
    """The new fields whose objects a method makes. Such a method is a constructor that calls no other constructor of
    its type, or the static one."""
    if method.name not in (".ctor", ".cctor"):
        return ()
    gates = [gate for gate in _gates_of(owner, module, patches) if gate.static == (method.name == ".cctor")]
    return () if gates and _calls_another(method, body, assembly) else tuple(gates)


def _calls_another(method: Method, body: Body, assembly: Assembly) -> bool:
    for one in body.instructions:
        named = assembly.named(one.operand) if one.opcode == _CALL and isinstance(one.operand, int) else None
        if isinstance(named, MethodReference) and named.name == ".ctor":
            owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
            return isinstance(owner, Named) and not owner.scope and owner.name == method.owner
    return False


def _gates_of(type: Type, module: str, patches: Sequence[Patch]) -> tuple[Gate, ...]:
    gates = dict.fromkeys(patch.gate for patch in patches if patch.gate.new)
    return tuple([gate for gate in gates if (gate.owner, gate.assembly) == (type.name, module)])


# ---- names


class GateTokens:
    """Tokens for what the code of locks names, as the members of a type name it."""

    def __init__(self, owner: Type, assembly: Assembly, module: str) -> None:
        self._owner, self._assembly, self._module = owner, assembly, module
        self.names: dict[int, Nameable] = {}

    def _token(self, named: Nameable) -> int:
        token = next((token for token, known in self.names.items() if known == named), _MADE_UP + len(self.names))
        self.names[token] = named
        return token

    def type(self, gate: Gate) -> int:
        return self._token(self._type(gate))

    def _type(self, gate: Gate) -> TypeExpression:
        if gate.assembly != self._module:
            return Named(gate.owner, gate.assembly)
        known = self._assembly.find_type(gate.owner)
        return type_expression(known) if known is not None else Named(gate.owner)

    def field(self, gate: Gate) -> int:
        type = _LOCK if gate.scoped else _OBJECT
        return self._token(FieldReference(self._type(gate), gate.field, type))

    def path(self, path: Sequence[str]) -> list[int]:
        """The fields of a chain that begins at the owner."""
        return [self._token(field) for field in chain(self._owner, path, self._assembly)]

    def enter(self) -> int:
        return self._call(_MONITOR, "Enter", (_OBJECT, ByRef(Named("System.Boolean"))))

    def exit(self) -> int:
        return self._call(_MONITOR, "Exit", (_OBJECT,))

    def enter_scope(self) -> int:
        return self._call(_LOCK, "EnterScope", (), _SCOPE, True)

    def dispose(self) -> int:
        return self._call(_SCOPE, "Dispose", (), _VOID, True)

    def new_object(self) -> int:
        return self._call(_OBJECT, ".ctor", (), _VOID, True)

    def type_of_handle(self) -> int:
        handle = Named("System.RuntimeTypeHandle", value=True)
        return self._call(_TYPE, "GetTypeFromHandle", (handle,), _TYPE)

    def _call(
        self, owner: Named, name: str, parameters: tuple[TypeExpression, ...], returns: Named = _VOID,
        instance: bool = False,
    ) -> int:  # fmt: skip
        signature = MethodSignature(instance, False, 0, 0, returns, parameters, len(parameters))
        return self._token(MethodReference(owner, name, signature))


def chain(owner: Type, path: Sequence[str], assembly: Assembly) -> list[FieldReference]:
    """Fields, each of the type of the one before it, the first one of a type. Generic parameters stay as they are,
    because all types in between are the compiler's and repeat them."""
    found: list[FieldReference] = []
    known: Type | None = owner
    expression = type_expression(owner)
    for name in path:
        field = next((field for field in known.fields if field.name == name), None) if known is not None else None
        if field is None:
            raise AssertionError(f"{owner.name} has no field {name}")
        found.append(FieldReference(expression, name, field.type))
        expression = field.type
        known = named_type(expression, assembly)
    return found


def named_type(expression: TypeExpression, assembly: Assembly) -> Type | None:
    """The definition of a type of the assembly itself."""
    named = expression.definition if isinstance(expression, Instance) else expression
    return assembly.find_type(named.name) if isinstance(named, Named) and not named.scope else None
