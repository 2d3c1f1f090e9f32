"""Type expressions and members as text: the names that users see and that content keys are made of.

`Ns.Outer+Inner`1<System.Int32>`, `T[]`, `T[0...,0...]`, `T&`, `T*`, `!0`, `!!0`, `modreq(M) T`, `pinned T`,
`method R *(A,B)`; a method is `Type::Name : instance R(A,B)`, a field `Type::name : T`.
"""

from fencepost.model.members import FieldReference, MethodReference
from fencepost.model.types import (
    Array,
    ByRef,
    FunctionPointerType,
    Instance,
    MethodSignature,
    Modified,
    Named,
    Parameter,
    Pinned,
    PointerType,
    TypeExpression,
    Vector,
)

_VARARG = 5


def type_text(type: TypeExpression) -> str:
    match type:
        case Named():
            return type.name
        case Instance():
            return f"{type_text(type.definition)}<{','.join(map(type_text, type.arguments))}>"
        case Vector():
            return type_text(type.element) + "[]"
        case Parameter():
            return f"!!{type.index}" if type.of_method else f"!{type.index}"
        case ByRef():
            return type_text(type.element) + "&"
        case PointerType():
            return type_text(type.element) + "*"
        case Array():
            return type_text(type.element) + _shape_text(type)
        case Modified():
            kind = "modreq" if type.required else "modopt"
            return f"{kind}({type_text(type.modifier)}) {type_text(type.element)}"
        case Pinned():
            return "pinned " + type_text(type.element)
        case FunctionPointerType():
            called = type.signature
            return f"method {type_text(called.returns)} *({','.join(map(type_text, called.parameters))})"


def signature_text(signature: MethodSignature) -> str:
    parameters = [type_text(parameter) for parameter in signature.parameters]
    vararg = signature.convention == _VARARG
    if vararg and signature.required < len(parameters):
        parameters.insert(signature.required, "...")
    prefix = ("instance " if signature.instance else "") + ("vararg " if vararg else "")
    return f"{prefix}{type_text(signature.returns)}({','.join(parameters)})"


def member_text(owner: str, name: str, type: str) -> str:
    return f"{owner}::{name} : {type}"


def field_text(field: FieldReference) -> str:
    return member_text(type_text(field.owner), field.name, type_text(field.type))


def method_text(method: MethodReference) -> str:
    text = member_text(method.called or type_text(method.owner), method.name, signature_text(method.signature))
    if method.arguments:
        text += f" <{','.join(map(type_text, method.arguments))}>"
    return text


def _shape_text(array: Array) -> str:
    if array.rank == 1 and not array.sizes and not array.lows:
        return "[*]"
    dimensions = []
    for i in range(array.rank):
        low = f"{array.lows[i]}..." if i < len(array.lows) else ""
        dimensions.append(low + (str(array.sizes[i]) if i < len(array.sizes) else ""))
    return f"[{','.join(dimensions)}]"
