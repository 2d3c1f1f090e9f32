"""The text that `fencepost inspect` prints for a person: types, methods with their source lines, IL on demand,
problems."""

import json
from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.assembly.opcodes import OPCODES, OperandKind
from fencepost.assembly.text import signature_text, type_text
from fencepost.model.code import Body, Document, Instruction, MethodDebug, SequencePoint
from fencepost.model.members import Method, Type
from fencepost.model.problem import Problem
from fencepost.report.inspect_json import MeansMethod
from fencepost.report.shown import printable

_ABSTRACT, _PINVOKE, _SPECIAL_NAME = 0x400, 0x2000, 0x800
_CODE_TYPE, _INTERNAL_CALL, _SYNCHRONIZED, _RUNTIME_ASYNC = 3, 0x1000, 0x20, 0x2000
_INTERFACE = 0x20
_DEBUG_KINDS = {
    "portable": "portable PDB",
    "embedded": "embedded PDB",
    "windows": "Windows PDB, which is not read",
    "none": "no PDB, so no source lines",
}


def inspect_lines(assembly: Assembly, il: bool, wanted: MeansMethod | None) -> Iterator[str]:
    """The whole text, line by line. What a name could do to a terminal is written out instead."""
    for line in _lines(assembly, il, wanted):
        yield printable(line)


def _lines(assembly: Assembly, il: bool, wanted: MeansMethod | None) -> Iterator[str]:
    documents = assembly.documents()
    yield f"{assembly.path.name}: {assembly.name or 'module ' + assembly.module}, {_DEBUG_KINDS[assembly.debug_kind]}"
    if wanted is None and assembly.references():
        yield f"references {', '.join(assembly.references())}"
    shown = 0
    for type in assembly.types():
        methods = [method for method in type.methods if wanted is None or wanted(method)]
        if not methods and (wanted is not None or type.name == "<Module>"):
            continue
        yield ""
        yield _type_line(type)
        if wanted is None:
            yield from (f"    {type_text(field.type)} {field.name}" for field in type.fields)
        for method in methods:
            yield from _method_lines(assembly, method, documents, il)
        shown += len(methods)
    yield ""
    yield f"{shown} method{'s' if shown != 1 else ''}"
    yield from problem_lines(assembly.problems)


def problem_lines(problems: list[Problem]) -> Iterator[str]:
    """Problems, each once, after a heading; nothing when there is none."""
    found = list(dict.fromkeys(problems))
    if found:
        yield f"{len(found)} problem{'s' if len(found) != 1 else ''}"
    for problem in found:
        yield f"  {problem.where}: {problem.message}"


def _type_line(type: Type) -> str:
    kind = "interface" if type.flags & _INTERFACE else "class"
    base = type_text(type.base) if type.base is not None else ""
    if base in ("System.ValueType", "System.Enum"):
        kind = "enum" if base == "System.Enum" else "struct"
    elif base == "System.MulticastDelegate":
        kind = "delegate"
    bases = [base] if kind == "class" and base not in ("", "System.Object") else []
    bases += [type_text(interface) for interface in type.interfaces]
    attributes = "".join(f"[{_simple(attribute.type)}] " for attribute in type.attributes)
    return f"{attributes}{kind} {type.name}" + (f" : {', '.join(bases)}" if bases else "")


def _method_lines(assembly: Assembly, method: Method, documents: tuple[Document, ...], il: bool) -> Iterator[str]:
    body, debug = assembly.body(method), assembly.debug(method)
    attributes = "".join(f"[{_simple(attribute.type)}] " for attribute in method.attributes)
    remarks = [*_remarks(assembly, method, body, debug), *_place(debug, documents)]
    yield f"  {attributes}{method.name} : {signature_text(method.signature)}"
    yield f"      {', '.join(remarks)}"
    if il and body is not None:
        yield from _code_lines(assembly, body, debug, documents)


def _remarks(assembly: Assembly, method: Method, body: Body | None, debug: MethodDebug) -> Iterator[str]:
    """Remarks for a user who asks why a method was or was not checked."""
    if body is not None:
        yield f"{len(body.instructions)} instruction{'s' if len(body.instructions) != 1 else ''}"
    elif method.flags & _ABSTRACT:
        yield "abstract: no code"
    elif method.flags & _PINVOKE:
        yield "native code of another library: not seen"
    elif method.impl_flags & (_CODE_TYPE | _INTERNAL_CALL):
        yield "implemented by the runtime: not seen"
    else:
        yield "no code that can be read"
    if method.impl_flags & _SYNCHRONIZED:
        yield "synchronized"
    if method.impl_flags & _RUNTIME_ASYNC:
        yield "asynchronous in the runtime, without a state machine"
    if debug.kickoff:
        kickoff = assembly.find_method(debug.kickoff)
        yield f"state machine of {kickoff.owner + '.' + kickoff.name if kickoff else '?'}"


def _place(debug: MethodDebug, documents: tuple[Document, ...]) -> Iterator[str]:
    points = [point for point in debug.points if point.document >= 0]
    if points:
        last = max(point.end_line for point in points)
        first = min(point.line for point in points)
        yield f"{_file(points[0], documents)}:{first}" + (f"-{last}" if last != first else "")


def _code_lines(assembly: Assembly, body: Body, debug: MethodDebug, documents: tuple[Document, ...]) -> Iterator[str]:
    points = {point.offset: point for point in debug.points}
    for slot, type in enumerate(body.locals):
        names = sorted({name.name for name in debug.names if name.slot == slot})
        yield f"      local {slot}: {type_text(type)}" + (f" {', '.join(names)}" if names else "")
    for handler in body.handlers:
        what = f" {type_text(handler.type)}" if handler.type is not None else ""
        ranges = f"try IL_{handler.try_start:04x}-IL_{handler.try_end:04x}"
        yield f"      {ranges} {handler.kind}{what} IL_{handler.start:04x}-IL_{handler.end:04x}"
    for instruction in body.instructions:
        point = points.get(instruction.offset)
        if point is not None:
            place = "compiler-generated" if point.document < 0 else f"{_file(point, documents)}:{point.line}"
            yield f"      // {place}"
        yield f"      IL_{instruction.offset:04x}  {instruction_text(assembly, instruction)}"


def instruction_text(assembly: Assembly, instruction: Instruction) -> str:
    """One instruction as an IL disassembler writes it."""
    opcode = OPCODES.get(instruction.opcode)
    if opcode is None:
        return "?"
    return f"{opcode.name:<12} {_operand_text(assembly, instruction, opcode.operand)}".rstrip()


def _operand_text(assembly: Assembly, instruction: Instruction, kind: OperandKind) -> str:
    operand = instruction.operand
    if operand is None:
        return ""
    if kind is OperandKind.STRING:
        return json.dumps(assembly.token_text(int(operand)), ensure_ascii=False)  # type: ignore[arg-type]  # a token
    if is_token(instruction.opcode):
        return assembly.token_text(int(operand))  # type: ignore[arg-type]  # a token
    if isinstance(operand, tuple):
        return f"({', '.join(f'IL_{target:04x}' for target in operand)})"
    if kind in (OperandKind.TARGET, OperandKind.TARGET8):
        return f"IL_{operand:04x}"
    return f"0x{operand:x}" if kind in (OperandKind.FLOAT32, OperandKind.FLOAT64) else str(operand)


def _file(point: SequencePoint, documents: tuple[Document, ...]) -> str:
    if point.document >= len(documents):
        return "?"
    return documents[point.document].path.replace("\\", "/").rsplit("/", 1)[-1]


def _simple(name: str) -> str:
    return name.rsplit(".", 1)[-1].removesuffix("Attribute")
