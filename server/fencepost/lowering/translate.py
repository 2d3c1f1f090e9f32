"""CIL to register code (ECMA-335 III): the evaluation stack becomes registers, loads and constants disappear.

A value that a `ldloc` or a constant pushes stays where it is until something reads it; a result goes straight to the
local that the next instruction stores it in. What remains is about a third of the instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.metadata import Nameable
from fencepost.assembly.opcodes import ENDS
from fencepost.lowering.assembling import CONST_BASE, Pieces, always_live, assembled, mnemonic
from fencepost.lowering.clauses import Blocks
from fencepost.lowering.gates import TokenNames
from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.lowering.kinds import SMALL, Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.liveness import live_registers
from fencepost.lowering.operands import Item
from fencepost.lowering.shapes import alike
from fencepost.lowering.universe import Context, Universe, UnsupportedError
from fencepost.lowering.verification import LEAST_STACK, STORED, InvalidCodeError, in_words, may_follow, meet
from fencepost.model.code import Body, Instruction
from fencepost.model.members import MethodReference
from fencepost.model.types import Instance

_LOOK_AHEAD = 60

LoweringRule = Callable[["Translator", str, Any], None]
"""How one instruction is translated: its name and operand are given."""


class Translator:
    """One body of one closed method."""

    def __init__(
        self, universe: Universe, method: MethodInstance, body: Body, assembly: Assembly,
        rules: dict[str, LoweringRule], names: TokenNames | None = None,
    ) -> None:  # fmt: skip
        self.universe = universe
        self._rules = rules
        self.method = method
        self.assembly = assembly
        self._names = names or {}
        self.context = Context(assembly, method.owner.arguments, method.arguments)
        self.body = body
        self.ops: list[Op] = []
        self.stack: list[Item] = []
        self.offset = 0
        self.prefixes: dict[str, Any] = {}
        self._constants: dict[tuple[str, Any], int] = {}
        self._values: list[Any] = []
        this = [] if method.static else [self._this_type()]
        self.arguments = [*this, *method.parameters]
        self.locals = [universe.close(local, self.context) for local in body.locals]
        self.variables = [*self.arguments, *self.locals]
        self.first_slot = len(self.variables)
        self.depth = 0
        self._code = {instruction.offset: instruction for instruction in body.instructions}
        self._next = {a.offset: b.offset for a, b in zip(body.instructions, body.instructions[1:], strict=False)}
        self._entry: dict[int, tuple[Item, ...]] = {}
        self._index: dict[int, int] = {}
        self._addressed = self._addressed_variables()
        self._handler_variables: dict[int, int] = {}
        self._blocks: Blocks | None = None
        self._most = max(body.max_stack, LEAST_STACK)

    def _this_type(self) -> Klass:
        owner = self.method.owner
        return self.universe.pointer(owner, True) if owner.is_value else owner

    def _addressed_variables(self) -> set[int]:
        found = set()
        for instruction in self.body.instructions:
            name = mnemonic(instruction)
            if name.startswith("ldloca"):
                found.add(len(self.arguments) + int(instruction.operand))  # type: ignore[arg-type]  # a slot
            elif name.startswith("ldarga"):
                found.add(int(instruction.operand))  # type: ignore[arg-type]  # a slot
        return found

    # ---- the whole body

    def translate(self) -> Lowered:
        """The code of the body. A body that the runtime refuses ends every run that calls the method, and no other
        run."""
        try:
            return self._translated()
        except InvalidCodeError as invalid:
            return self._refused(invalid)

    def _refused(self, invalid: InvalidCodeError) -> Lowered:
        reason = f"the code of {self.method} is not valid at IL_{invalid.offset:04x}: {invalid.why}"
        ops = [Op("unsupported", NONE, (), reason, invalid.offset)]
        live = live_registers(ops, [], always_live(self.method))
        return Lowered(tuple(ops), (), self.first_slot, (), len(self.arguments), tuple(self.variables), live)

    def _translated(self) -> Lowered:
        if not self._code:
            raise self.invalid("it has no instructions")
        if self.body.handlers and not self._names:
            self._blocks = Blocks(self.body)
        self._enter_handlers()
        pending = [0, *sorted(self._entry, reverse=True)]
        self._entry.setdefault(0, ())
        targets = self._targets()
        blocks: dict[int, list[Op]] = {}
        while pending:
            start = pending.pop()
            if start in blocks:
                continue
            blocks[start] = self._block(start, targets)
            pending.extend(offset for offset in self._entry if offset not in blocks and offset not in pending)
        return assembled(
            Pieces(
                self.universe, self.method, self.body, self.context, blocks, self.first_slot + self.depth,
                tuple(self._values), len(self.arguments), tuple(self.variables), self._handler_variables,
            )
        )  # fmt: skip

    def _targets(self) -> set[int]:
        found = {0}
        for handler in self.body.handlers:
            found.update((handler.try_start, handler.try_end, handler.start, handler.end))
            if handler.filter >= 0:
                found.add(handler.filter)
        for instruction in self.body.instructions:
            if isinstance(instruction.operand, tuple):
                found.update(instruction.operand)
            elif _is_branch(instruction):
                found.add(int(instruction.operand))  # type: ignore[arg-type]  # a target
        return found

    def _enter_handlers(self) -> None:
        """The stack at the beginning of a handler: the exception, if the handler gets one."""
        for number, handler in enumerate(self.body.handlers):
            stack: tuple[Item, ...] = ()
            if handler.kind in ("catch", "filter"):
                klass = self.universe.core("System.Object")
                if handler.type is not None:
                    klass = self.universe.close(handler.type, self.context)
                stack = (Item(self.first_slot, Kind.OBJECT, klass),)
                self.depth = max(self.depth, 1)
            self._entry[handler.start] = stack
            self._handler_variables[number] = self.first_slot
            if handler.filter >= 0:
                self._entry[handler.filter] = stack

    def _block(self, start: int, targets: set[int]) -> list[Op]:
        self.ops = []
        self.stack = list(self._entry[start])
        offset: int | None = start
        while offset is not None:
            instruction = self._code[offset]
            self.offset = offset
            name = mnemonic(instruction)
            try:
                self._one(name, instruction)
            except StopBlockError:
                break
            if name in ENDS:
                break
            offset = self._next.get(offset)
            if offset is not None and offset in targets:
                self.flow_to(offset)
                self.emit("br", (), arg=offset)
                break
        if offset is None:
            raise self.invalid("it ends without a return")
        return self.ops

    def _one(self, name: str, instruction: Instruction) -> None:
        """Translates one instruction. If it cannot be translated, runs that get to it end as unsupported; other runs
        are not harmed."""
        rule = self._rules.get(name)
        if rule is None:
            raise self.invalid("this is no instruction")
        try:
            rule(self, name, instruction.operand)
        except InvalidCodeError:
            raise
        except UnsupportedError as problem:
            self.unsupported(str(problem))
        if self.prefixes and name[-1] != ".":
            self.prefixes.clear()

    def invalid(self, why: str) -> InvalidCodeError:
        """The error for what the runtime does not accept at this instruction."""
        return InvalidCodeError(self.offset, why)

    def check_prefix(self, name: str) -> None:
        following = self._next.get(self.offset)
        if following is None or not may_follow(name, mnemonic(self._code[following])):
            raise self.invalid(f"the prefix {name} stands before what it is not for")

    def check_end(self, name: str) -> None:
        """A method or a handler may end here."""
        if self._blocks is not None:
            self._blocks.check_end(self.offset, name)
        elif name not in ("ret", "jmp") and not self._names:
            raise self.invalid("it stands outside of all handlers")

    def rule(self, name: str) -> None:
        """Goes on as with another instruction, which has no operand."""
        self._rules[name](self, name, None)

    def unsupported(self, reason: str) -> None:
        self.emit("unsupported", (), arg=reason)
        raise StopBlockError

    def named(self, token: Any) -> Nameable | None:
        """The type, member or literal that a token of the body names."""
        return self._names.get(token) or self.assembly.named(token)

    # ---- emitting

    def emit(self, name: str, srcs: tuple[int, ...], dst: int = NONE, arg: Any = None) -> Op:
        op = Op(name, dst, srcs, arg, self.offset)
        self.ops.append(op)
        return op

    def push(self, item: Item) -> None:
        self.stack.append(item)
        depth = len(self.stack)
        if depth > self._most:
            raise self.invalid("more values are on the stack than the method asks for")
        if depth > self.depth:
            self.depth = depth

    def push_result(
        self, name: str, srcs: tuple[int, ...], kind: Kind, klass: Klass | None = None, arg: Any = None
    ) -> None:
        """Emits an operation whose result is the new top of the stack."""
        slot = self.first_slot + len(self.stack)
        self.emit(name, srcs, slot, arg)
        self.push(Item(slot, kind, klass))

    def pop(self) -> Item:
        item = self.pop_raw()
        return self.materialize(item, len(self.stack)) if item.variable >= 0 else item

    def pop_raw(self) -> Item:
        """The top of the stack, an address left as it is."""
        if not self.stack:
            raise self.invalid("the evaluation stack is empty")
        return self.stack.pop()

    def take(self, kinds: frozenset[Kind]) -> Item:
        """The top of the stack, which is to be of one of these kinds."""
        item = self.pop()
        if item.kind not in kinds:
            raise self.unfit(item)
        return item

    def unfit(self, item: Item) -> InvalidCodeError:
        """The error for a value on the stack that this instruction is not for."""
        return self.invalid(
            f"{in_words(item.kind)} is on the stack, for which {mnemonic(self._code[self.offset])} is not"
        )

    def check_stored(self, item: Item, klass: Klass) -> None:
        """True if a value may become that of a variable of a type."""
        if item.kind is not klass.kind and item.kind not in STORED[klass.kind]:
            raise self.unfit(item)
        if item.kind is not Kind.STRUCT or item.klass is None or item.klass is klass:
            return
        if not alike(self.universe, item.klass, klass):
            raise self.invalid(f"a {item.klass} is on the stack, where a {klass} is to be")

    def pop_address(self, klass: Klass, kinds: frozenset[Kind], stores: bool = False) -> Item:
        """The top of the stack: an address of one of the method's own variables only where that is one of this type."""
        item = self.pop_raw()
        if item.kind not in kinds:
            raise self.unfit(item)
        if item.variable < 0 or self.points_to(item, klass, stores):
            return item
        return self.materialize(item, len(self.stack))

    def materialize(self, item: Item, depth: int) -> Item:
        slot = self.first_slot + depth
        self.depth = max(self.depth, depth + 1)
        self.emit("local_address", (item.variable,), slot, item.path)
        return Item(slot, Kind.POINTER, item.klass)

    def constant(self, type: str, value: Any) -> int:
        """The register of a constant; floating-point ones are told apart by their text, as 0.0 equals -0.0."""
        key = (type, repr(value) if isinstance(value, float) else value)
        number = self._constants.get(key)
        if number is None:
            number = self._constants[key] = len(self._values)
            self._values.append(value)
        return CONST_BASE + number

    def load(self, variable: int) -> None:
        """Pushes an argument or a local."""
        klass = self.variables[variable]
        if variable in self._addressed:
            self.push_result("mov", (variable,), klass.kind, klass)
        else:
            self.push(Item(variable, klass.kind, klass))

    def store(self, variable: int) -> None:
        """Pops into an argument or a local."""
        klass = self.variables[variable]
        item = self.pop()
        self.check_stored(item, klass)
        item = self.as_pointer(item, klass)
        self.save(variable)
        conversion = self.conversion(item, klass)
        if conversion is not None:
            self.emit(conversion[0], (item.register,), variable, conversion[1])
            return
        last = self.ops[-1] if self.ops else None
        if (
            last is not None and last.dst == item.register and item.register >= self.first_slot
            and item.register < CONST_BASE and not last.kind.stays and last.offset >= 0
        ):  # fmt: skip
            last.dst = variable
            self.stack = [i._replace(register=variable) if i.register == item.register else i for i in self.stack]
            if variable in self._addressed:
                self.save(variable)
        else:
            self.emit("mov", (item.register,), variable)

    def conversion(self, item: Item, klass: Klass) -> tuple[str, Any] | None:
        """The operation and its argument that make a value what a variable of a type holds (III.1.1.1); None if it
        stays as it is."""
        if klass.kind is Kind.F4:
            return ("conv_r4_f8", None) if item.kind is Kind.F8 else None
        if klass.kind is not Kind.I4:
            return None
        narrow = SMALL.get((klass.underlying or klass).name)
        if narrow is None:
            return ("narrow", (32, True)) if item.kind in (Kind.I8, Kind.NATIVE) else None
        if item.register >= CONST_BASE:
            value = self._values[item.register - CONST_BASE]
            return None if _is_within(value, *narrow) else ("narrow", narrow)
        return None if _fits(item, klass) else ("narrow", narrow)

    def converted(self, item: Item, klass: Klass, above: int = 0) -> Item:
        """A value as a variable of a type holds it, in a register so many places `above` the stack."""
        conversion = self.conversion(item, klass)
        if conversion is None:
            return item
        slot = self._place_above(above)
        self.emit(conversion[0], (item.register,), slot, conversion[1])
        return Item(slot, klass.kind, klass)

    def pointed_value(self, item: Item, address: Item, klass: Klass, above: int) -> Item:
        """A value as the variable at an address holds it. Of that variable only the size is known: that of a type."""
        slot = self._place_above(above)
        self.emit("converted_to", (item.register, address.register), slot, klass)
        return Item(slot, klass.kind, klass)

    def _place_above(self, above: int) -> int:
        self.depth = max(self.depth, len(self.stack) + above + 1)
        return self.first_slot + len(self.stack) + above

    def points_to(self, item: Item, klass: Klass, stores: bool = False) -> bool:
        """True if an item is the address of a variable of the method itself, and that may be used as one of a type."""
        return item.variable >= 0 and item.klass is not None and alike(self.universe, item.klass, klass, stores)

    def as_pointer(self, item: Item, klass: Klass) -> Item:
        """A value for a variable of an unmanaged pointer's type: it points to a variable of that type, by a cast if
        need be."""
        if klass.kind is Kind.POINTER and klass.is_value and klass.element is not None:
            return self.pointing_to(item, klass.element)
        return item

    def pointing_to(self, item: Item, klass: Klass, stores: bool = False) -> Item:
        """An address, as the address of a variable of a type. CIL shows such a cast only in types that do not fit."""
        known = item.klass
        if known is not None and known.kind is Kind.POINTER:
            known = known.element
        elif item.kind is not Kind.POINTER:
            known = None
        if klass.kind is Kind.VOID or item.register >= CONST_BASE:
            return item
        if known is not None and known.kind is not Kind.VOID and alike(self.universe, known, klass, stores):
            return item
        self.push_result("retype", (item.register,), Kind.POINTER, klass, (klass, stores))
        return self.pop()

    def save(self, variable: int) -> None:
        """Moves stack values that still stand in a variable out of the way of a store to it."""
        for depth, item in enumerate(self.stack):
            if item.register == variable and item.variable < 0:
                slot = self.first_slot + depth
                self.emit("mov", (variable,), slot)
                self.stack[depth] = item._replace(register=slot)

    def settle(self) -> None:
        """Moves the whole stack to its canonical registers, so that blocks agree on the places of stack values."""
        for depth, item in enumerate(self.stack):
            slot = self.first_slot + depth
            if item.variable >= 0:
                self.stack[depth] = self.materialize(item, depth)
            elif item.register != slot:
                self.emit("mov", (item.register,), slot)
                self.stack[depth] = item._replace(register=slot)

    def flow_to(self, target: int) -> None:
        """Control may go on at `target` with the stack as it is now."""
        if self._blocks is not None:
            self._blocks.check_way(self.offset, target, not self.stack)
        self._meet(target)

    def leave_to(self, target: int) -> None:
        """Control may go on at `target`, outside of some blocks, with nothing on the stack."""
        self.stack.clear()
        if self._blocks is not None:
            self._blocks.check_leave(self.offset, target)
        self._meet(target)

    def _meet(self, target: int) -> None:
        if target not in self._code:
            raise self.invalid(f"it leads to offset {target}, where no instruction begins")
        self.settle()
        known = self._entry.get(target)
        if known is None:
            self._entry[target] = tuple(self.stack)
            return
        if len(known) != len(self.stack):
            raise InvalidCodeError(target, "stacks of different height meet there")
        if not known:
            return
        for old, new in zip(known, self.stack, strict=True):
            if old.kind is new.kind:
                continue
            if not meet(old.kind, new.kind):
                raise InvalidCodeError(target, f"{in_words(old.kind)} and {in_words(new.kind)} meet there on the stack")
            if old.kind is Kind.I4:
                raise UnsupportedError(f"numbers of different width meet on the stack at IL_{target:04x}")

    def stack_memory_type(self) -> Klass | None:
        """The type that a `localloc` holds, as its first use shows: in a variable of a pointer type, a span or a
        store."""
        offset = self._next.get(self.offset)
        for _ in range(_LOOK_AHEAD):
            if offset is None:
                return None
            instruction = self._code[offset]
            name = mnemonic(instruction)
            if name.startswith("stloc"):
                slot = int(instruction.operand) if instruction.operand is not None else int(name[-1])  # type: ignore[arg-type]
                is_pointer = slot < len(self.locals) and self.locals[slot].kind is Kind.POINTER
                element = self.locals[slot].element if is_pointer else None
                if element is not None:
                    return None if element.kind is Kind.VOID else element
            if name == "newobj":
                named = self.named(instruction.operand)
                if isinstance(named, MethodReference) and isinstance(named.owner, Instance):
                    return self.universe.close(named.owner.arguments[0], self.context)
            offset = self._next.get(offset)
        return None


class StopBlockError(Exception):
    """The rest of a block cannot be reached."""


def _is_within(value: Any, bits: int, signed: bool) -> bool:
    low = -(1 << bits - 1) if signed else 0
    return not isinstance(value, int) or low <= value < low + (1 << bits)


def _fits(item: Item, klass: Klass) -> bool:
    """True if a value is as narrow as the variable that it is stored in."""
    known = item.klass
    if known is None:
        return False
    return (known.underlying or known).name == (klass.underlying or klass).name


def _is_branch(instruction: Instruction) -> bool:
    name = mnemonic(instruction)
    return name.startswith(("br", "b", "leave")) and name not in ("box", "break") and instruction.operand is not None
