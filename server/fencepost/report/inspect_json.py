"""The document of `fencepost inspect --json` (`fencepost-inspect/1`): what Fencepost sees in an assembly."""

from collections.abc import Callable
from typing import Any

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.assembly.opcodes import OPCODES, OperandKind
from fencepost.assembly.text import method_text, signature_text, type_text
from fencepost.model.code import Body, Instruction, MethodDebug
from fencepost.model.members import (
    ArgumentValue,
    ArrayArgument,
    Attribute,
    Field,
    Float,
    GenericParameter,
    Halves,
    Method,
    Type,
)
from fencepost.model.problem import Problem
from fencepost.report.shown import json_bytes

SCHEMA = "fencepost-inspect/1"

MeansMethod = Callable[[Method], bool]


def inspect_document(assembly: Assembly, il: bool, wanted: MeansMethod | None) -> dict[str, Any]:
    """The whole document; with `wanted`, only the methods that it chooses and the types that declare them."""
    types = [_type(assembly, type, il, wanted) for type in assembly.types()]
    return {
        "schema": SCHEMA,
        "assembly": assembly.name,
        "module": assembly.module,
        "mvid": assembly.mvid,
        "debug": assembly.debug_kind,
        "references": assembly.references(),
        "forwarded": assembly.forwarded_types(),
        "attributes": _attributes(assembly.attributes),
        "documents": [{"path": document.path, "hash": document.hash} for document in assembly.documents()],
        "types": [type for type in types if wanted is None or type["methods"]],
        "problems": problems(assembly.problems),
    }


def problems(found: list[Problem]) -> list[dict[str, str]]:
    """Problems in the order in which they were met, each once."""
    return [{"message": problem.message, "where": problem.where} for problem in dict.fromkeys(found)]


def encode(document: dict[str, Any]) -> bytes:
    """The document as JSON in UTF-8, one line. Unpaired surrogates, which UTF-8 cannot hold, become U+FFFD."""
    try:
        return json_bytes(document) + b"\n"
    except UnicodeEncodeError:
        return json_bytes(_valid_text(document)) + b"\n"


def _valid_text(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, list | tuple):
        return [_valid_text(item) for item in value]
    if isinstance(value, dict):
        return {_valid_text(key): _valid_text(item) for key, item in value.items()}
    return value


def _type(assembly: Assembly, type: Type, il: bool, wanted: MeansMethod | None) -> dict[str, Any]:
    return {
        "name": type.name,
        "token": type.token,
        "flags": type.flags,
        "base": type_text(type.base) if type.base is not None else None,
        "interfaces": [type_text(interface) for interface in type.interfaces],
        "generic": _generic(type.generic),
        "attributes": _attributes(type.attributes),
        "layout": type.layout,
        "fields": [_field(field) for field in type.fields],
        "properties": [[p.name, signature_text(p.signature), p.getter, p.setter] for p in type.properties],
        "events": [[event.name, type_text(event.type), event.adder, event.remover] for event in type.events],
        "overrides": [[method_text(o.body), method_text(o.declaration)] for o in type.overrides],
        "methods": [_method(assembly, m, il) for m in type.methods if wanted is None or wanted(m)],
    }


def _generic(parameters: tuple[GenericParameter, ...]) -> list[list[Any]]:
    return [[p.name, p.flags, *map(type_text, p.constraints)] for p in parameters]


def _field(field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "token": field.token,
        "flags": field.flags,
        "type": type_text(field.type),
        "offset": field.offset,
        "rva": field.rva,
        "constant": _value(field.constant),
        "attributes": _attributes(field.attributes),
    }


def _method(assembly: Assembly, method: Method, il: bool) -> dict[str, Any]:
    body = assembly.body(method)
    return {
        "name": method.name,
        "token": method.token,
        "flags": method.flags,
        "impl_flags": method.impl_flags,
        "signature": signature_text(method.signature),
        "generic": _generic(method.generic),
        "parameters": [[p.sequence, p.name, p.flags, _value(p.default)] for p in method.parameters],
        "attributes": _attributes(method.attributes),
        "key": assembly.key(method),
        "body": _body(assembly, body, assembly.debug(method), il) if body is not None else None,
    }


def _body(assembly: Assembly, body: Body, debug: MethodDebug, il: bool) -> dict[str, Any]:
    document: dict[str, Any] = {
        "size": body.size,
        "max_stack": body.max_stack,
        "init_locals": body.init_locals,
        "locals": [type_text(local) for local in body.locals],
        "handlers": [
            [h.kind, h.try_start, h.try_end, h.start, h.end]
            + ([type_text(h.type)] if h.type is not None else [h.filter] if h.kind == "filter" else [])
            for h in body.handlers
        ],
    }
    if il:
        document["il"] = [_instruction(assembly, instruction) for instruction in body.instructions]
    document["lines"] = [
        [p.offset] if p.document < 0 else [p.offset, p.document, p.line, p.column, p.end_line, p.end_column]
        for p in debug.points
    ]
    document["kickoff"] = debug.kickoff
    document["names"] = [[name.slot, name.name, name.start, name.end] for name in debug.names]
    return document


def _instruction(assembly: Assembly, instruction: Instruction) -> list[Any]:
    opcode = OPCODES.get(instruction.opcode)
    if opcode is None:
        return [instruction.offset, "?"]
    operand = instruction.operand
    if is_token(instruction.opcode):
        operand = assembly.token_text(int(operand))  # type: ignore[arg-type]  # a token
    elif opcode.operand is OperandKind.FLOAT32:
        operand = f"0x{operand:08x}"
    elif opcode.operand is OperandKind.FLOAT64:
        operand = f"0x{operand:016x}"
    return [instruction.offset, opcode.name] if operand is None else [instruction.offset, opcode.name, operand]


def _attributes(attributes: tuple[Attribute, ...]) -> list[dict[str, Any]]:
    return [
        {"type": a.type, "arguments": None}
        if a.arguments is None
        else {
            "type": a.type,
            "arguments": [_value(v) for v in a.arguments],
            "named": {n: _value(v) for n, v in a.named},
        }
        for a in attributes
    ]


def _value(value: ArgumentValue) -> Any:
    if isinstance(value, Float):
        return f"0x{value.bits:0{2 * value.size}x}"
    if isinstance(value, Halves):
        return value.utf16.decode("utf-16-le", "surrogatepass")
    return [_value(item) for item in value.values] if isinstance(value, ArrayArgument) else value
