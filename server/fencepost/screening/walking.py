"""Follows the instructions of one method, once, from the first to the last, with what is known of each value.

It is no analysis of flow: where ways meet, what the last one has put into a local stays. So it may miss what a method
does, and may say what it never does. Candidates are ranked by it, and judged by exploration only.
"""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import OPCODES
from fencepost.lowering.marks import marks
from fencepost.model.code import Body, Instruction
from fencepost.model.history import ActKind
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import Modified, Named, TypeExpression
from fencepost.screening.collections import collection_use
from fencepost.screening.effects import Callback, CodeSpot, HeldLock, Invocation, Known, MethodEffects, Touch
from fencepost.screening.locking import TakenPart, gives_back, offsets_of, owner_name, part_taken, takes
from fencepost.screening.paths import ELEMENT, MACHINE, THIS, AccessPath, made, parameter, static
from fencepost.screening.stack import EFFECTS

_STATIC = 0x10
_SYNCHRONIZED = 0x20
_INTERLOCKED, _VOLATILE = "System.Threading.Interlocked", "System.Threading.Volatile"
_AWAITS = frozenset({"AwaitUnsafeOnCompleted", "AwaitOnCompleted"})
_MACHINES = ("AsyncStateMachine", "IteratorStateMachine", "AsyncIteratorStateMachine")
_ENDS = frozenset({"ret", "throw", "rethrow", "endfinally", "endfilter", "jmp", "br", "br.s", "leave", "leave.s"})
_OBJECT_OF_METHOD = "<>4__this"


def effects_of(assembly: Assembly, method: Method) -> MethodEffects:
    """What a method's own code does; of an asynchronous method or an iterator, what its state machine does."""
    for mark in marks(method.attributes, *_MACHINES):
        machine = assembly.find_type(str(mark.arguments[0])) if mark.arguments else None
        moving = next((one for one in machine.methods if one.name == "MoveNext"), None) if machine is not None else None
        if moving is not None:
            names = {one.name: one.sequence for one in method.parameters if one.sequence}
            return MethodWalk(assembly, method, moving, names).effects()
    return MethodWalk(assembly, method, method).effects()


_OF_THREAD = "System.ThreadStaticAttribute"


class MethodWalk:
    """One method; `code` is the one whose instructions are followed, `hoisted` says which parameters its object has as
    fields of these names."""

    def __init__(self, assembly: Assembly, method: Method, code: Method, hoisted: dict[str, int] | None = None) -> None:
        self._assembly, self._code, self._hoisted = assembly, code, hoisted
        self._is_static = bool(method.flags & _STATIC)
        self._first = 0 if code.flags & _STATIC else 1
        self._body: Body | None = assembly.body(code)
        self._stack: list[Known] = []
        self._locals: dict[int, Known] = {}
        self._at_targets: dict[int, list[Known]] = {}
        self._taken: list[tuple[TakenPart, HeldLock]] = []
        self._locks: frozenset[HeldLock] = frozenset()
        self._offset = self._stage = 0
        self._section = -1
        self._volatile = False
        self._touches: list[Touch] = []
        self._calls: list[Invocation] = []
        self._stored: list[tuple[AccessPath, Known]] = []
        self._listed: dict[AccessPath, list[Callback]] = {}
        self._acquired: list[tuple[HeldLock, frozenset[HeldLock], CodeSpot]] = []
        if method.impl_flags & _SYNCHRONIZED and self._body is not None:
            whole = TakenPart(0, self._body.size)
            self._taken.append((whole, HeldLock(static(f"{method.owner}.") if self._is_static else THIS, False)))

    def effects(self) -> MethodEffects:
        body = self._body
        if body is None:
            return MethodEffects()
        self._given_back = offsets_of(body.instructions, self._assembly.named, gives_back)
        starts = {handler.start: 0 if handler.kind in ("finally", "fault") else 1 for handler in body.handlers}
        starts |= {handler.filter: 1 for handler in body.handlers if handler.filter >= 0}
        for instruction in body.instructions:
            self._offset = instruction.offset
            if instruction.offset in starts:
                self._stack = [None] * starts[instruction.offset]
            elif instruction.offset in self._at_targets:
                self._stack = _joined(self._stack, self._at_targets[instruction.offset])
            self._hold()
            self._step(instruction)
        return MethodEffects(tuple(self._touches), tuple(self._calls), tuple(self._stored), tuple(self._acquired))

    def _hold(self) -> None:
        """Which locks are held now."""
        if self._taken:
            held = [(part, lock) for part, lock in self._taken if part.start <= self._offset < part.end]
            self._locks = frozenset([lock for _, lock in held])
            self._section = held[-1][0].start if held else -1

    # ---- instructions

    def _step(self, instruction: Instruction) -> None:
        name = OPCODES[instruction.opcode].name
        act = _ACTS.get(name)
        if act is not None:
            act(self, instruction)
        else:
            pops, pushes = EFFECTS[instruction.opcode]
            self._pop(pops)
            self._stack += [None] * pushes
        if name != "volatile.":
            self._volatile = False
        self._branch(name, instruction)

    def _branch(self, name: str, instruction: Instruction) -> None:
        operand = instruction.operand
        kind = OPCODES[instruction.opcode].operand.name
        targets = operand if isinstance(operand, tuple) else (operand,) if kind.startswith("TARGET") else ()
        for target in targets:
            if isinstance(target, int) and target > self._offset and self._stack and not name.startswith("leave"):
                self._at_targets.setdefault(target, list(self._stack))
        if name in _ENDS:
            self._stack = []

    def _pop(self, count: int) -> list[Known]:
        if not count:
            return []
        found = self._stack[-count:]
        del self._stack[-count:]
        return [None] * (count - len(found)) + found

    def _push(self, value: Known) -> None:
        self._stack.append(value)

    def _number(self, instruction: Instruction) -> int:
        """The number of a local or parameter that an instruction names."""
        if isinstance(instruction.operand, int):
            return instruction.operand
        return int(OPCODES[instruction.opcode].name.rpartition(".")[2])

    def load_argument(self, instruction: Instruction) -> None:
        number = self._number(instruction)
        if number < self._first:
            self._push(THIS if self._hoisted is None else MACHINE)
        else:
            self._push(parameter(number - self._first + 1))

    def load_local(self, instruction: Instruction) -> None:
        self._push(self._locals.get(self._number(instruction)))

    def store_local(self, instruction: Instruction) -> None:
        (value,) = self._pop(1)
        self._locals[self._number(instruction)] = value

    def duplicate(self, _: Instruction) -> None:
        (value,) = self._pop(1)
        self._stack += [value, value]

    def keep(self, _: Instruction) -> None:
        """The value stays what it is: a cast, a copy through an address."""

    def set_volatile(self, _: Instruction) -> None:
        self._volatile = True

    # ---- fields

    def _field(self, base: Known, instruction: Instruction) -> tuple[AccessPath | None, bool]:
        """The path of a field of an object, and whether it is volatile."""
        named = self._assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
        if not isinstance(named, FieldReference) or not isinstance(base, AccessPath):
            return None, False
        path = self._of_machine(named.name) if base == MACHINE else base.then(named.name)
        return path, _is_volatile(named.type)

    def _of_machine(self, name: str) -> AccessPath | None:
        """What a field of a state machine stands for: the method's object, a parameter, or a local."""
        if name == _OBJECT_OF_METHOD:
            return THIS
        if self._hoisted and name in self._hoisted:
            return parameter(self._hoisted[name])
        return MACHINE.then(name) if not name.startswith("<>") else None

    def _touch(self, path: AccessPath | None, kind: ActKind, ordered: bool, member: str = "") -> None:
        if path is not None and (path.root.kind == "static" or (path.fields and not _is_of_compiler(path))):
            at = CodeSpot(self._assembly, self._code.token, self._offset)
            self._touches.append(Touch(path, kind, self._locks, ordered, at, self._section, self._stage, member))

    def load_field(self, instruction: Instruction) -> None:
        (base,) = self._pop(1)
        path, volatile = self._field(base, instruction)
        if path is not None and path.fields:
            self._touch(path, "read", volatile or self._volatile)
        self._push(path)

    def load_address(self, instruction: Instruction) -> None:
        (base,) = self._pop(1)
        path, _ = self._field(base, instruction)
        self._push(path)

    def store_field(self, instruction: Instruction) -> None:
        base, value = self._pop(2)
        path, volatile = self._field(base, instruction)
        if path is None:
            return
        if path.root.kind == "made" or path.root == THIS.root:
            self._stored.append((path, value))
        self._touch(path, "write", volatile or self._volatile)

    def _static(self, instruction: Instruction) -> tuple[AccessPath | None, bool]:
        named = self._assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
        if not isinstance(named, FieldReference):
            return None, False
        owner = owner_name(named.owner)
        if "<" in owner or named.name.startswith("<>"):
            return None, False  # a cache of the compiler's
        if self._is_of_thread(owner, named.name):
            return None, False
        return static(f"{owner}.{named.name}"), _is_volatile(named.type)

    def _is_of_thread(self, owner: str, name: str) -> bool:
        """True for a static field of which each thread has its own."""
        type = self._assembly.find_type(owner)
        fields = type.fields if type is not None else ()
        return any(field.name == name and _OF_THREAD in [one.type for one in field.attributes] for field in fields)

    def load_static(self, instruction: Instruction) -> None:
        path, volatile = self._static(instruction)
        self._touch(path, "read", volatile or self._volatile)
        self._push(path)

    def load_static_address(self, instruction: Instruction) -> None:
        self._push(self._static(instruction)[0])

    def store_static(self, instruction: Instruction) -> None:
        self._pop(1)
        path, volatile = self._static(instruction)
        self._touch(path, "write", volatile or self._volatile)

    def load_element(self, _: Instruction) -> None:
        base, _index = self._pop(2)
        path = base.then(ELEMENT) if isinstance(base, AccessPath) else None
        self._touch(path, "read", False)
        self._push(path)

    def load_element_address(self, _: Instruction) -> None:
        base, _index = self._pop(2)
        self._push(base.then(ELEMENT) if isinstance(base, AccessPath) else None)

    def store_element(self, _: Instruction) -> None:
        base, _index, value = self._pop(3)
        if isinstance(base, AccessPath) and isinstance(value, Callback):
            self._listed.setdefault(base, []).append(value)
        self._touch(base.then(ELEMENT) if isinstance(base, AccessPath) else None, "write", False)

    def load_through(self, _: Instruction) -> None:
        """Reads what an address leads to."""
        (address,) = self._pop(1)
        if isinstance(address, AccessPath):
            self._touch(address, "read", self._volatile)
        self._push(address if isinstance(address, AccessPath) else None)

    def store_through(self, _: Instruction) -> None:
        address, _value = self._pop(2)
        if isinstance(address, AccessPath):
            self._touch(address, "write", self._volatile)

    def make_array(self, _: Instruction) -> None:
        self._pop(1)
        self._push(made(self._offset, ELEMENT))

    # ---- calls

    def load_method(self, instruction: Instruction) -> None:
        if OPCODES[instruction.opcode].name == "ldvirtftn":
            self._pop(1)
        named = self._assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
        self._push(Callback(self._assembly, named, None) if isinstance(named, MethodReference) else None)

    def make(self, instruction: Instruction) -> None:
        named = self._assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
        if not isinstance(named, MethodReference):
            self._push(None)
            return
        arguments = self._pop(len(named.signature.parameters))
        if len(arguments) == 2 and isinstance(arguments[1], Callback):
            target = arguments[0] if isinstance(arguments[0], AccessPath) else None
            self._push(arguments[1]._replace(target=target))
            return
        object = made(self._offset, owner_name(named.owner))
        self._call(named, [object, *arguments], False)
        self._push(object)

    def call(self, instruction: Instruction) -> None:
        named = self._assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
        if not isinstance(named, MethodReference):
            return
        arguments = self._pop(len(named.signature.parameters) + named.signature.instance)
        virtual = OPCODES[instruction.opcode].name == "callvirt"
        result = self._special(named, arguments)
        if result is _NO_RESULT:
            self._call(named, arguments, virtual)
            result = self._property(named, arguments)
        if not _is_void(named.signature.returns):
            self._push(result if isinstance(result, AccessPath) else None)

    def _property(self, named: MethodReference, arguments: list[Known]) -> AccessPath | None:
        """What a property of the same assembly has that does nothing but return a field."""
        base = arguments[0] if named.signature.instance and len(arguments) == 1 else None
        method = self._assembly.find_method(named.definition) if named.definition else None
        if method is None or not isinstance(base, AccessPath) or not named.name.startswith("get_"):
            return None
        field = _returned_field(self._assembly, method)
        return base.then(field) if field is not None else None

    def _call(self, named: MethodReference, arguments: list[Known], virtual: bool) -> None:
        at = CodeSpot(self._assembly, self._code.token, self._offset)
        listed = [one for value in arguments if isinstance(value, AccessPath) for one in self._listed.get(value, ())]
        every = (*arguments, *listed)
        self._calls.append(Invocation(named, every, self._locks, at, self._section, self._stage, virtual))

    def _special(self, named: MethodReference, arguments: list[Known]) -> object:
        """What members of .NET do that are known here."""
        owner = owner_name(named.owner)
        first = arguments[0] if arguments and isinstance(arguments[0], AccessPath) else None
        shared = takes(named)
        if shared is not None:
            self._take(first, shared)
            return None
        if owner in (_INTERLOCKED, _VOLATILE):
            kind: ActKind = "read" if named.name == "Read" else "write" if named.name == "Write" else "update"
            self._touch(first, kind, True)
            return first
        if named.name in _AWAITS:
            self._stage += 1
        used = collection_use(owner, named.name) if named.signature.instance else None
        if used is not None:
            if used.kind is not None:
                self._touch(first, used.kind, used.safe, named.name)
            self._call(named, arguments, True)  # delegates among the arguments
            return None
        return _NO_RESULT

    def _take(self, path: AccessPath | None, shared: bool) -> None:
        if self._body is None:
            return
        path = path or made(self._offset, "?")  # another object each time, for all that is known
        lock = HeldLock(path, shared)
        self._acquired.append((lock, self._locks, CodeSpot(self._assembly, self._code.token, self._offset)))
        self._taken.append((part_taken(self._body, self._offset, self._given_back), lock))


_NO_RESULT = object()

_ARGUMENTS = ("ldarg.0", "ldarg.1", "ldarg.2", "ldarg.3", "ldarg.s", "ldarg", "ldarga.s", "ldarga")
_LOCALS = ("ldloc.0", "ldloc.1", "ldloc.2", "ldloc.3", "ldloc.s", "ldloc", "ldloca.s", "ldloca")
_STORED = ("stloc.0", "stloc.1", "stloc.2", "stloc.3", "stloc.s", "stloc")
_ACTS = {
    **dict.fromkeys(_ARGUMENTS, MethodWalk.load_argument),
    **dict.fromkeys(_LOCALS, MethodWalk.load_local),
    **dict.fromkeys(_STORED, MethodWalk.store_local),
    "dup": MethodWalk.duplicate, "castclass": MethodWalk.keep, "isinst": MethodWalk.keep, "unbox.any": MethodWalk.keep,
    "volatile.": MethodWalk.set_volatile,
    "ldfld": MethodWalk.load_field, "ldflda": MethodWalk.load_address, "stfld": MethodWalk.store_field,
    "ldsfld": MethodWalk.load_static, "ldsflda": MethodWalk.load_static_address, "stsfld": MethodWalk.store_static,
    "ldelema": MethodWalk.load_element_address, "ldftn": MethodWalk.load_method, "ldvirtftn": MethodWalk.load_method,
    "newobj": MethodWalk.make, "newarr": MethodWalk.make_array, "call": MethodWalk.call, "callvirt": MethodWalk.call,
    **{row.name: MethodWalk.load_element for row in OPCODES.values()
       if row.name.startswith("ldelem") and row.name != "ldelema"},
    **{row.name: MethodWalk.store_element for row in OPCODES.values() if row.name.startswith("stelem")},
    **{row.name: MethodWalk.load_through for row in OPCODES.values() if row.name.startswith("ldind")},
    **{row.name: MethodWalk.store_through for row in OPCODES.values() if row.name.startswith("stind")},
    "ldobj": MethodWalk.load_through, "stobj": MethodWalk.store_through,
}  # fmt: skip


def _returned_field(assembly: Assembly, method: Method) -> str | None:
    """The field that a method returns, if that is all that it does."""
    body = assembly.body(method)
    names = [OPCODES[one.opcode].name for one in body.instructions if one.opcode] if body is not None else []
    if body is None or names != ["ldarg.0", "ldfld", "ret"]:
        return None
    operand = next(one.operand for one in body.instructions if OPCODES[one.opcode].name == "ldfld")
    named = assembly.named(operand) if isinstance(operand, int) else None
    return named.name if isinstance(named, FieldReference) else None


def _joined(through: list[Known], jumped: list[Known]) -> list[Known]:
    """The values where two ways meet: what one of them does not know, the other one may. So a lambda is known whether
    the compiler's cache has it or not."""
    if len(through) != len(jumped):
        return jumped
    return [one if one is not None else other for one, other in zip(through, jumped, strict=True)]


def _is_volatile(type: TypeExpression) -> bool:
    while isinstance(type, Modified):
        if owner_name(type.modifier).endswith(".IsVolatile"):
            return True
        type = type.element
    return False


def _is_void(type: TypeExpression) -> bool:
    while isinstance(type, Modified):
        type = type.element
    return isinstance(type, Named) and type.name == "System.Void"


def _is_of_compiler(path: AccessPath) -> bool:
    return path.fields[-1].startswith("<>") and not path.fields[-1].startswith("<>8__")
