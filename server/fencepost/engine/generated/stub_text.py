"""The class of a stub as C#."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.generated.csharp import type_text
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.trial import Function, Stub

_SPECIAL_NAME = 0x800
_INDENT = "    "
_COUNT = "Interlocked.Increment(ref Calls)"


def stub_lines(stub: Stub) -> Iterator[str]:
    """Explicit implementations: they need no accessibility, and interfaces may ask for one name twice."""
    yield f"sealed class {type_text(stub.klass)} : {type_text(stub.klass.resolved['stub'])}"
    yield "{"
    yield f"{_INDENT}public int Calls;"
    done: set[str] = set()
    for method, function in stub.answers:
        for line in _member(stub, method, function, done):
            yield f"{_INDENT}{line}"
    yield "}"


def _member(stub: Stub, method: MethodInstance, function: Function, done: set[str]) -> Iterator[str]:
    owner, name = type_text(method.owner), method.name
    prefix, _, rest = name.partition("_")
    if prefix not in ("get", "set", "add", "remove") or not method.definition.flags & _SPECIAL_NAME:
        parameters = ", ".join([f"{type_text(klass)} _{index}" for index, klass in enumerate(method.parameters)])
        yield f"{type_text(method.returns)} {owner}.{name}({parameters}) => {_body(method, function)};"
        return
    if f"{owner}.{rest}" in done:
        return
    done.add(f"{owner}.{rest}")
    pairs = [pair for pair in stub.answers if pair[0].owner is method.owner and pair[0].name.partition("_")[2] == rest]
    accessors = {accessor.name.partition("_")[0]: _body(accessor, does) for accessor, does in pairs}
    texts = " ".join([f"{kind} => {text};" for kind, text in accessors.items()])
    if prefix in ("add", "remove"):
        yield f"event {type_text(method.parameters[-1])} {owner}.{rest} {{ {texts} }}"
        return
    indices = method.parameters if prefix == "get" else method.parameters[:-1]
    klass = method.returns if prefix == "get" else method.parameters[-1]
    index = ", ".join([f"{type_text(parameter)} _{number}" for number, parameter in enumerate(indices)])
    yield f"{type_text(klass)} {owner}.{f'this[{index}]' if indices else rest} {{ {texts} }}"


def _body(method: MethodInstance, function: Function) -> str:
    if method.returns.kind is Kind.VOID:
        return _COUNT
    _, _, answer = function.name.partition(" => ")
    if function.follows:
        answer = answer.replace("x", f"_{len(method.parameters) - 1}", 1)
    return answer
