"""A thread of a program as a method body, in instructions that the C# compiler could have chosen."""

from __future__ import annotations

from typing import Any, Literal

from fencepost.assembly.opcodes import OPCODES
from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.types import Named, TypeExpression
from tests.random import program as p

_CODES = {row.name: row.code for row in OPCODES.values()}
_OPERATORS = {"+": "add", "-": "sub", "*": "mul", "^": "xor", "&": "and", "==": "ceq", "<": "clt"}
_INTEGER, _BOOLEAN = Named("System.Int32"), Named("System.Boolean")
_OBJECT, _NODE = Named("System.Object"), Named("Carrier.Node", value=False)
_THREAD = Named("System.Threading.Thread", "System.Threading.Thread", value=False)
_EXCEPTION = Named("System.Exception", "System.Runtime")
_THREADING, _PROGRAM, _NODES = "System.Threading.", "Carrier.Program::", "Carrier.Node::"
_MOST_ITEMS = 7


class Label:
    """A place in a body, known once it is marked."""

    offset = -1


class Writer:
    """Writes the body of one thread. An instruction's offset is its number."""

    def __init__(self, tokens: dict[str, int]) -> None:
        self._tokens = tokens
        self._code: list[tuple[str, Any]] = []
        self._handlers: list[Handler] = []
        self._locals: list[TypeExpression] = []
        self._threads: dict[int, int] = {}
        self._integers = [self._local(_INTEGER) for _ in range(p.INTEGERS + len(p.FINALS))]
        self._references = [self._local(_NODE) for _ in range(p.REFERENCES)]

    def thread(self, block: p.Block) -> Body:
        """The body of a thread that is not the main one."""
        self._block(block)
        self._add("ret")
        return self._finish()

    def main(self, block: p.Block) -> Body:
        """The body of the main thread: it makes what the threads share, and returns a tuple."""
        self._add("ldc.i4", p.ELEMENTS)
        self._add("newarr", "System.Int32")
        self._add("stsfld", _PROGRAM + "a")
        for gate in p.GATES:
            self._add("newobj", "System.Object::.ctor")
            self._add("stsfld", _PROGRAM + gate)
        self._block(block)
        self._value(p.mix())
        for number in range(len(p.FINALS)):
            self._add("ldloc", self._integers[p.INTEGERS + number])
        rest = len(p.FINALS) + 1 - _MOST_ITEMS
        self._add("newobj", f"System.ValueTuple`{rest}::.ctor")
        self._add("newobj", "System.ValueTuple`8::.ctor")
        self._add("ret")
        return self._finish()

    # ---- parts of a body

    def _add(self, name: str, operand: int | str | Label | None = None) -> None:
        """Adds an instruction; a text as its operand is the name of a member."""
        self._code.append((name, self._tokens[operand] if isinstance(operand, str) else operand))

    def _call(self, name: str) -> None:
        self._add("call", _THREADING + name)

    def _local(self, type: TypeExpression) -> int:
        self._locals.append(type)
        return len(self._locals) - 1

    def _mark(self, label: Label) -> None:
        label.offset = len(self._code)

    def _handle(self, kind: Literal["catch", "finally"], start: int, middle: int) -> None:
        """A clause that ends here."""
        type = _EXCEPTION if kind == "catch" else None
        self._handlers.append(Handler(kind, start, middle, middle, len(self._code), type))

    def _finish(self) -> Body:
        """The body. A clause is closed after those inside of it, which is the order that II.25.4.6 wants."""
        code = [
            Instruction(offset, _CODES[name], operand.offset if isinstance(operand, Label) else operand)
            for offset, (name, operand) in enumerate(self._code)
        ]
        return Body(len(code), 8, True, tuple(self._locals), tuple(self._handlers), tuple(code))

    # ---- expressions and places

    def _value(self, expression: p.Expression) -> None:
        match expression:
            case p.Constant(value):
                self._add("ldc.i4", value)
            case p.Local(number):
                self._add("ldloc", self._integers[number])
            case p.Binary(operator, left, right):
                self._value(left)
                self._value(right)
                self._add(_OPERATORS[operator])

    def _owner(self, place: p.Place | p.Slot | p.Next) -> tuple[str, str]:
        """Puts what has the place on the stack; the kind of place as it is in names of instructions, and the member."""
        match place:
            case p.Static(name) | p.Slot(name):
                return "sfld", _PROGRAM + name
            case p.Field(reference, name):
                self._add("ldloc", self._references[reference])
                return "fld", _NODES + name
            case p.Next(reference):
                self._add("ldloc", self._references[reference])
                return "fld", _NODES + "next"
            case p.Element(index):
                self._add("ldsfld", _PROGRAM + "a")
                self._value(index)
                return "elem", "System.Int32"

    def _access(self, verb: Literal["ld", "st"], kind: str, member: str) -> None:
        if member in (_NODES + "g", *(_PROGRAM + name for name in p.VOLATILE)):
            self._add("volatile.")
        self._add(f"{verb}{kind}.i4") if kind == "elem" else self._add(verb + kind, member)

    def _address(self, place: p.Place | p.Slot | p.Next) -> None:
        kind, member = self._owner(place)
        self._add(f"ld{kind}a", member)

    # ---- statements

    def _block(self, block: p.Block) -> None:
        for statement in block:
            self._statement(statement)

    def _statement(self, statement: p.Statement) -> None:
        match statement:
            case p.Assign(local, value):
                self._value(value)
                self._add("stloc", self._integers[local])
            case p.Load(local, place, ordered):
                self._load(place, ordered)
                self._add("stloc", self._integers[local])
            case p.Store(place, value, ordered):
                self._store(place, value, ordered)
            case p.Update(operation, local, place, value, comparand):
                self._address(place)
                self._value(value)
                if operation == "CompareExchange":
                    self._value(comparand)
                self._call(f"Interlocked::{operation}")
                self._add("stloc", self._integers[local])
            case p.Barrier(name):
                self._call(name.replace(".", "::"))
            case p.Make(reference):
                self._add("newobj", _NODES + ".ctor")
                self._add("stloc", self._references[reference])
            case p.LoadReference(reference, source):
                self._access("ld", *self._owner(source))
                self._add("stloc", self._references[reference])
            case p.StoreReference(target, reference):
                access = self._owner(target)
                self._add("ldnull") if reference < 0 else self._add("ldloc", self._references[reference])
                self._access("st", *access)
            case p.UpdateReference(operation, into, target, reference):
                self._address(target)
                self._add("ldloc", self._references[reference])
                self._add("call", f"{_PROGRAM}{operation}")
                self._add("stloc", self._references[into])
            case p.Assert(condition):
                self._value(condition)
                self._add("ldstr", "taken")
                self._add("call", "System.Diagnostics.Debug::Assert")
            case p.Start(thread, like):
                self._start(thread, thread if like is None else like)
            case p.Join(thread):
                self._add("ldloc", self._threads[thread])
                self._call("Thread::Join")
            case p.Pulse(gate, everyone):
                self._add("ldsfld", _PROGRAM + gate)
                self._call("Monitor::PulseAll" if everyone else "Monitor::Pulse")
            case p.Wait(gate, local, timed):
                self._add("ldsfld", _PROGRAM + gate)
                self._add("ldc.i4", 1 if timed else -1)
                self._call("Monitor::Wait")
                self._add("stloc", self._integers[local])
            case _:
                self._control(statement)

    def _load(self, place: p.Place, ordered: bool) -> None:
        if ordered:
            self._address(place)
            self._call("Volatile::Read")
        else:
            self._access("ld", *self._owner(place))

    def _store(self, place: p.Place, value: p.Expression, ordered: bool) -> None:
        if ordered:
            self._address(place)
            self._value(value)
            self._call("Volatile::Write")
        else:
            access = self._owner(place)
            self._value(value)
            self._access("st", *access)

    def _start(self, thread: int, method: int) -> None:
        self._threads[thread] = self._local(_THREAD)
        self._add("ldnull")
        self._add("ldftn", f"{_PROGRAM}T{method + 1}")
        self._add("newobj", _THREADING + "ThreadStart::.ctor")
        self._add("newobj", _THREADING + "Thread::.ctor")
        self._add("stloc", self._threads[thread])
        self._add("ldloc", self._threads[thread])
        self._call("Thread::Start")

    # ---- statements with blocks

    def _control(self, statement: p.Statement) -> None:
        match statement:
            case p.If(condition, then, otherwise):
                self._value(condition)
                self._choice(then, otherwise)
            case p.Repeat(times, body):
                self._repeat(times, body)
            case p.Await(place, value):
                again = Label()
                self._mark(again)
                self._load(place, False)
                self._add("ldc.i4", value)
                self._add("bne.un", again)
            case p.Try(body, handler):
                start, end = len(self._code), Label()
                self._block(body)
                self._add("leave", end)
                middle = len(self._code)
                self._add("pop")
                self._block(handler)
                self._add("leave", end)
                self._handle("catch", start, middle)
                self._mark(end)
            case p.Lock(gate, body):
                self._lock(gate, body)
            case p.TryLock(gate, local, body):
                self._try_lock(gate, local, body)

    def _choice(self, then: p.Block, otherwise: p.Block) -> None:
        """Takes the condition from the stack."""
        other, end = Label(), Label()
        self._add("brfalse", other)
        self._block(then)
        self._add("br", end)
        self._mark(other)
        self._block(otherwise)
        self._mark(end)

    def _repeat(self, times: int, body: p.Block) -> None:
        counter, again, test = self._local(_INTEGER), Label(), Label()
        self._add("ldc.i4", 0)
        self._add("stloc", counter)
        self._add("br", test)
        self._mark(again)
        self._block(body)
        self._add("ldloc", counter)
        self._add("ldc.i4", 1)
        self._add("add")
        self._add("stloc", counter)
        self._mark(test)
        self._add("ldloc", counter)
        self._add("ldc.i4", times)
        self._add("blt", again)

    def _lock(self, gate: str, body: p.Block) -> None:
        target, taken = self._local(_OBJECT), self._local(_BOOLEAN)
        self._add("ldsfld", _PROGRAM + gate)
        self._add("stloc", target)
        self._add("ldc.i4", 0)
        self._add("stloc", taken)
        start, end, free = len(self._code), Label(), Label()
        self._add("ldloc", target)
        self._add("ldloca", taken)
        self._call("Monitor::Enter")
        self._block(body)
        self._add("leave", end)
        middle = len(self._code)
        self._add("ldloc", taken)
        self._add("brfalse", free)
        self._add("ldloc", target)
        self._call("Monitor::Exit")
        self._mark(free)
        self._add("endfinally")
        self._handle("finally", start, middle)
        self._mark(end)

    def _try_lock(self, gate: str, local: int, body: p.Block) -> None:
        missed, end = Label(), Label()
        self._add("ldsfld", _PROGRAM + gate)
        self._call("Monitor::TryEnter")
        self._add("stloc", self._integers[local])
        self._add("ldloc", self._integers[local])
        self._add("brfalse", missed)
        start = len(self._code)
        self._block(body)
        self._add("leave", end)
        middle = len(self._code)
        self._add("ldsfld", _PROGRAM + gate)
        self._call("Monitor::Exit")
        self._add("endfinally")
        self._handle("finally", start, middle)
        self._mark(missed)
        self._mark(end)
