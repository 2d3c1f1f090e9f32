"""Method bodies that are written by hand, in place of those of a compiled assembly.

A body is text: an instruction in each line, or several with semicolons between them. A word with a colon before an
instruction is a label. The offset of an instruction is its number. Members are those that the carrier of random
programs names (`tests/random/Carrier.cs`), without their namespaces: `stsfld Program::x`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fencepost.assembly.assembly import is_token
from fencepost.assembly.opcodes import BY_NAME
from fencepost.engine.programs.program import Program
from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.ir import Lowered
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.translate import Translator
from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.members import Method
from fencepost.model.types import Named, TypeExpression

TESTS = Path(__file__).parent.parent
CARRIER = "random/bin/Debug/Carrier"

INT, LONG, NATIVE = (Named(f"System.{name}") for name in ("Int32", "Int64", "IntPtr"))
DOUBLE, OBJECT = Named("System.Double"), Named("System.Object")
NODE = Named("Carrier.Node", value=False)
EXCEPTION = Named("System.Exception", "System.Runtime")

Clause = tuple[str, str, str, str]
"""An exception clause: its kind, and labels: of the try block, of the handler, and of the first instruction after it. A
handler that catches catches everything."""


class Carrier:
    """An assembly whose methods `T1` to `T4`, static and without parameters, have the bodies that tests give them."""

    def __init__(self) -> None:
        self.program = Program(TESTS / f"{CARRIER}.dll")
        self.universe = self.program.universe
        self._types = {type.name: type for type in self.program.assembly.types()}
        self._methods = {method.name: method for method in self._types["Carrier.Program"].methods}
        self._tokens = dict(self._named(self._methods["Run"]))
        self._bodies: dict[int, Body] = {}
        compiled = self.program.assembly.body

        def body(method: Method) -> Body | None:
            return self._bodies.get(method.token) or compiled(method)

        self.program.assembly.body = body  # type: ignore[method-assign]  # made code takes the place of compiled code

    def _named(self, method: Method) -> Iterator[tuple[str, int]]:
        assembly = self.program.assembly
        body = assembly.body(method)
        for one in body.instructions if body else ():
            if is_token(one.opcode) and isinstance(one.operand, int):
                member = assembly.token_text(one.operand).split(" : ")[0]
                yield member.removeprefix("Carrier.").removeprefix("System.").removeprefix("Threading."), one.operand

    def body(self, text: str, locals: Sequence[TypeExpression] = (), clauses: Sequence[Clause] = ()) -> Body:
        lines, labels = _lines(text)
        code = []
        for offset, line in enumerate(lines):
            name, _, operand = line.partition(" ")
            code.append(Instruction(offset, BY_NAME[name], self._operand(operand, labels)))
        handlers = []
        for kind, begin, handler, end in clauses:
            type = EXCEPTION if kind == "catch" else None
            first = labels[handler]
            handlers.append(Handler(kind, labels[begin], first, first, labels[end], type))  # type: ignore[arg-type]  # a kind
        return Body(len(code), 8, True, tuple(locals), tuple(handlers), tuple(code))

    def _operand(self, text: str, labels: dict[str, int]) -> int | tuple[int, ...] | None:
        if not text:
            return None
        if text in labels:
            return labels[text]
        if text in self._tokens:
            return self._tokens[text]
        return tuple(labels[word] for word in text.split()) if text.split()[0] in labels else int(text)

    def method(self, name: str, body: Body) -> MethodInstance:
        """A method with this body."""
        definition = self._methods[name]
        instance = self.program.instance(self._types["Carrier.Program"], definition)
        if self._bodies.get(definition.token) != body:
            self._bodies[definition.token] = body
            instance.code = None
        return instance

    def lowered(
        self, text: str, locals: Sequence[TypeExpression] = (), clauses: Sequence[Clause] = (), name: str = "T1"
    ) -> Lowered:
        """What a body becomes, as that of a method of the carrier."""
        body = self.body(text, locals, clauses)
        instance = self.program.instance(self._types["Carrier.Program"], self._methods[name])
        return Translator(self.universe, instance, body, self.program.assembly, TRANSLATE).translate()

    def static(self, name: str) -> tuple[str, int]:
        """The address of a static field of `Program`."""
        klass = self.klass("Carrier.Program")
        self.universe.fields(klass)
        return "static", klass.statics[name].index

    def klass(self, name: str) -> Klass:
        """A type of the carrier or of the library."""
        if name in self._types:
            return self.universe.instantiate(self.program.assembly, self._types[name], ())
        return self.universe.core(name)


@cache
def carrier() -> Carrier:
    return Carrier()


def _lines(text: str) -> tuple[list[str], dict[str, int]]:
    lines: list[str] = []
    labels: dict[str, int] = {}
    for part in text.replace(";", "\n").splitlines():
        line = part.strip()
        while ": " in line or line.endswith(":"):
            label, _, line = line.partition(":")
            labels[label.strip()] = len(lines)
            line = line.strip()
        if line:
            lines.append(line)
    return lines, labels


@cache
def opened(name: str) -> Program:
    """A compiled assembly below the tests."""
    return Program(TESTS / f"{name}.dll")


def compiled(name: str, type: str, method: str) -> Lowered:
    """What the body of a compiled method becomes."""
    program = opened(name)
    assembly, universe = program.assembly, program.universe
    owner = next(each for each in assembly.types() if each.name == type)
    definition = next(each for each in owner.methods if each.name == method)
    klass = universe.instantiate(assembly, owner, own_parameters(universe, assembly, owner))
    instance = universe.method_instance(klass, definition, own_parameters(universe, assembly, definition))
    body = assembly.body(definition)
    assert body is not None
    return Translator(universe, instance, body, assembly, TRANSLATE).translate()


def names(lowered: Lowered) -> list[str]:
    return [op.name for op in lowered.ops]


def shown(lowered: Lowered) -> list[tuple[str, int, tuple[int, ...]]]:
    """Of each operation its name, the register of its result and those of its operands."""
    return [(op.name, op.dst, op.srcs) for op in lowered.ops]
