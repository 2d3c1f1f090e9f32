"""Locks that the program says guard its fields: `[GuardedBy("gate")]`, an attribute of that simple name.

The member that it names is a field, a property that returns a field, or `this`; of the type that has the guarded field,
of its bases, or of the types around it. What guards is the object that this member leads to at the moment of a touch.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.seeing import SeenView, has_company, is_reached
from fencepost.engine.shared.names import source_name
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe
from fencepost.machine.shared.locks import lock_key
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import ItemPointer, Published, Ref, Value
from fencepost.model.members import Field, MemberKey

MARK = "GuardedBy"
"""The name of the attribute, in any namespace."""

_THREADING = "System.Threading."
_LOCK, _MUTEX, _SPIN, _READER_WRITER, _SEMAPHORE = (
    f"{_THREADING}{name}" for name in ("Lock", "Mutex", "SpinLock", "ReaderWriterLockSlim", "SemaphoreSlim")
)
_SPINS_UNTRACKED = -0x80000000
_LOAD_FIELDS, _LOAD_THIS, _RETURN, _NOTHING = frozenset({0x7B, 0x7E}), 0x02, 0x2A, 0x00
"""`ldfld` and `ldsfld`, `ldarg.0`, `ret`, `nop`."""


class Guard(NamedTuple):
    """The member that guards a field: the field that leads to it, None for `this`. `problem` says why it is no lock."""

    name: str
    field: FieldSlot | None = None
    problem: str = ""


class Lack(NamedTuple):
    """A lock that a thread does not have, in words; "" if it has it. If it `is_taken`, another thread has it: then that
    thread counts on being alone with the object, whether or not it will touch that again."""

    words: str = ""
    is_taken: bool = False


_known: WeakKeyDictionary[OwnCode, frozenset[MemberKey]] = WeakKeyDictionary()
"""The guarded fields of programs, each as long as it is in use: to read all attributes takes longer than a search."""


def guarded_fields(own: OwnCode) -> frozenset[MemberKey]:
    """The guarded fields of the own code."""
    found = _known.get(own)
    if found is None:
        found = _known[own] = frozenset(
            MemberKey(own.module(assembly), 0x04000000 | row)
            for assembly in own.assemblies()
            for row, attributes in assembly.field_attributes()
            if next(marks(attributes, MARK), None) is not None
        )
    return found


class Guards:
    """The guards of one world's program."""

    def __init__(self, world: World, guarded: frozenset[MemberKey]) -> None:
        self._world, self._guarded = world, guarded
        self._gates: dict[FieldSlot, Guard] = {}

    def missing(self, thread: Thread, view: SeenView, address: Address, writes: bool) -> str:
        """The lock without which a thread touches a variable, or a collection that a guarded field holds, while others
        can reach it; "" if there is no such lock."""
        if not self._guarded or not has_company(thread, view):
            return ""
        for slot, owner in self._fields(thread, view, address):
            gate = self._gate(slot)
            if _is_initialized(thread, slot):
                continue
            lack = Lack(gate.problem) if gate.problem else _lacked(thread, view, gate, owner, writes)
            if lack.words and (slot.static or lack.is_taken or is_reached(thread, view, _key(owner))):
                return lack.words
        return ""

    def concern(self, variable: Address, classes: Mapping[Hashable, Klass]) -> bool:
        """True if a variable may be a guarded field, or a collection in one."""
        if variable[0] == "static":
            return self._is_guarded(self._universe.static_fields[variable[1]])
        klass = classes.get(variable[0])
        return variable[0] == "object" or klass is None or self._are_in(klass)

    def _is_guarded(self, slot: FieldSlot) -> bool:
        return slot.member in self._guarded

    def _are_in(self, klass: Klass) -> bool:
        """True if objects of a class have guarded fields."""
        return any(self._is_guarded(slot) for slot in self._universe.fields(klass))

    @property
    def _universe(self) -> Universe:
        return self._world.universe

    # ---- which field

    def _fields(self, thread: Thread, view: SeenView, address: Address) -> Iterator[tuple[FieldSlot, Value]]:
        """The guarded fields that an access is to, each with its object."""
        if address[0] == "object":
            yield from self._holders(view, address[1])
        elif address[0] == "static":
            slot = self._universe.static_fields[address[1]]
            if self._is_guarded(slot):
                yield slot, None
        elif len(address) > 1 and isinstance(address[1], int):
            owner = _operand(thread, address[0])
            fields = self._universe.fields(owner.klass) if owner is not None and not owner.klass.is_box else ()
            if owner is not None and address[1] < len(fields) and self._is_guarded(fields[address[1]]):
                yield fields[address[1]], owner

    def _holders(self, view: SeenView, key: Hashable) -> Iterator[tuple[FieldSlot, Value]]:
        """The guarded fields that hold an object now."""
        for cell in list(view.space.cells.values()):
            if cell.address[0] == "static" and len(cell.address) == 2:
                slot = self._universe.static_fields[cell.address[1]]
                if self._is_guarded(slot) and _key(view.content(cell)) == key:
                    yield slot, None
        owners: dict[Hashable, Ref] = {}
        for ref in list(self._world.refs.values()):
            if self._are_in(ref.klass):
                owners.setdefault((ref.key, ref.values), ref)
        for ref in owners.values():
            for slot in self._universe.fields(ref.klass):
                if self._is_guarded(slot) and _key(view.item(ref, slot.index)) == key:
                    yield slot, ref

    # ---- which lock

    def _gate(self, slot: FieldSlot) -> Guard:
        found = self._gates.get(slot)
        if found is None:
            found = self._gates[slot] = self._named_gate(slot, _named(slot.definition) or "")
        return found

    def _named_gate(self, slot: FieldSlot, name: str) -> Guard:
        field = f"{source_name(slot.name)} is marked [{MARK}({_quoted(name)})]"
        if name == "this":
            return Guard(name, None, f"any lock: {field}, and a static field has no object" if slot.static else "")
        owner, found = self._found(slot.owner, name)
        if found is None:
            shown = slot.owner.name.rpartition("+")[2].rpartition(".")[2]
            return Guard(name, None, f"any lock: {field}, and {shown} has no field or property of that name")
        if not found.static and (slot.static or owner is not slot.owner):
            return Guard(name, found, f"any lock: {field}, and there is no object whose {name} that could be")
        if not _is_lock(found.type):
            return Guard(name, found, f"any lock: {field}, and {name} is none that Fencepost knows ({found.type.name})")
        return Guard(name, found)

    def _found(self, klass: Klass, name: str) -> tuple[Klass, FieldSlot | None]:
        """The field that a name means in a class, and the class around it that has the field or inherits it."""
        around: Klass | None = klass
        while around is not None:
            for each in around.chain():
                if (found := self._member(each, name)) is not None:
                    return around, found
            around = self._around(around)
        return klass, None

    def _around(self, klass: Klass) -> Klass | None:
        """The type that a type is nested in."""
        outer = klass.generic.rpartition("+")[0]
        if not outer or klass.assembly is None:
            return None
        definition = self._universe.type_definition(klass.assembly, outer)
        if definition is None:
            return None
        return self._universe.instantiate(klass.assembly, definition, klass.arguments[: len(definition.generic)])

    def _member(self, klass: Klass, name: str) -> FieldSlot | None:
        """The field of a class that a name leads to."""
        fields = self._universe.fields(klass)
        for wanted in (name, f"<{name}>k__BackingField", self._returned_by(klass, name)):
            self._universe.field_names.add(wanted)
            found = [slot for slot in fields if slot.name == wanted and slot.owner is klass]
            found += [slot for slot in klass.statics.values() if slot.name == wanted]
            if found:
                return found[-1]
        return None

    def _returned_by(self, klass: Klass, name: str) -> str:
        """The name of the field that a property returns, and does nothing else; "" if there is none."""
        definition, assembly = klass.definition, klass.assembly
        if definition is None or assembly is None:
            return ""
        getters = {known.getter for known in definition.properties if known.name == name}
        for method in definition.methods:
            if method.token not in getters or (body := assembly.body(method)) is None:
                continue
            self._universe.names.add(method.name)
            self._universe.bodies[assembly, method] = None
            # A Debug build keeps the value in a local, and jumps to the next instruction.
            loads = [one for one in body.instructions if one.opcode in _LOAD_FIELDS]
            calm = all(one.opcode in _CALM for one in body.instructions if one not in loads)
            if len(loads) == 1 and calm and isinstance(loads[0].operand, int):
                token = loads[0].operand
                return next((field.name for field in definition.fields if field.token == token), "")
        return ""


_CALM = frozenset({_NOTHING, _LOAD_THIS, _RETURN, 0x0A, 0x06, 0x2B})
"""`nop`, `ldarg.0`, `ret`; `stloc.0`, `ldloc.0` and `br.s`."""


def _named(field: Field) -> str | None:
    """The name in a field's mark; None if it has no mark."""
    for mark in marks(field.attributes, MARK):
        return next((value for value in mark.arguments or () if isinstance(value, str)), "")
    return None


def _quoted(name: str) -> str:
    return f'"{name}"'


def _is_lock(type: Klass) -> bool:
    """True if a thread can hold what is in a field of a type. Any object can be locked, but one whose own members are
    meant when it is taken, and that has no owner, guards nothing."""
    if type.is_value:
        return type.generic == _SPIN
    return not type.generic.startswith(_THREADING) or type.generic in (_LOCK, _MUTEX, _READER_WRITER, _SEMAPHORE)


def _is_initialized(thread: Thread, slot: FieldSlot) -> bool:
    """True if a thread runs the static constructor of the type that has a static field."""
    return slot.static and any(frame.initializes is slot.owner for frame in thread.frames)


def _key(value: Value) -> Hashable | None:
    if isinstance(value, Published):
        value = value.ref
    return value.key if isinstance(value, Ref) else None


def _operand(thread: Thread, key: Hashable) -> Ref | None:
    """The object of a name, among those that a thread's current operations are about."""
    for frame in reversed(thread.frames):
        op = frame.code.lowered.ops[min(frame.pc, len(frame.code.lowered.ops) - 1)]
        for value in [frame.regs[source] for source in op.srcs] + frame.regs[: frame.code.lowered.parameters]:
            value = value.target if isinstance(value, ItemPointer) else value
            value = value.ref if isinstance(value, Published) else value
            if isinstance(value, Ref) and value.key == key:
                return value
        if frame.code.method.owner.assembly is not thread.world.universe.library:
            break
    return None


# ---- held or not


def _lacked(thread: Thread, view: SeenView, gate: Guard, owner: Value, writes: bool) -> Lack:
    """The lock that a thread does not have at a touch."""
    field = gate.field
    plain = f"the lock {_quoted(gate.name)}"
    if field is None:
        return _unlocked(thread, view, owner, plain)
    if field.type.generic == _SPIN:
        base = ("static", field.index) if field.static else (_key(owner), field.index)
        return Lack("" if _spins(thread, view, base) else plain)
    lock = view.now(("static", field.index)) if field.static else view.item(owner, field.index)
    if lock is None:
        return Lack(f"{plain}, which is null")
    kind = field.type.generic
    if kind == _READER_WRITER:
        name = f"the {'write' if writes else 'read'} lock of {_quoted(gate.name)}"
        return Lack("" if _is_entered(thread, view, lock, writes) else name)
    if kind == _SEMAPHORE:
        # A semaphore has no owner. While it is free, at least, the thread is not between `Wait` and `Release`; and if
        # it can touch the variable without a `Wait`, it can do so while the semaphore is free.
        return Lack("" if view.field(lock, "count", 0) == 0 else plain)
    if kind == _MUTEX:
        holder = view.field(view.field(lock, "first") or lock, "owner", 0)
        return Lack() if holder == thread.slot + 1 else Lack(plain, holder != 0)
    return _unlocked(thread, view, view.field(lock, "own") if kind == _LOCK else lock, plain)


def _unlocked(thread: Thread, view: SeenView, target: Value, words: str) -> Lack:
    """What a thread lacks that should have locked an object."""
    key = lock_key(target)
    return Lack() if thread.held.get(key) else Lack(words, view.now((key, "lock")) is not None)


def _spins(thread: Thread, view: SeenView, base: Address) -> bool:
    owner: int = view.now((*base, 0), 0)
    return owner == thread.slot + 1 or (owner & _SPINS_UNTRACKED != 0 and owner != _SPINS_UNTRACKED)


def _is_entered(thread: Thread, view: SeenView, lock: Value, writes: bool) -> bool:
    """True if a thread has the read lock, or the write lock, of a `ReaderWriterLockSlim`."""
    if writes:
        return bool(thread.held.get(lock_key(view.field(lock, "own"))))
    found = [value for number, value in thread.own_statics.items() if _is_holding(thread, number)]
    holding = found[0] if found else None
    while holding is not None:
        if _key(view.field(holding, "of")) == _key(lock):
            return any(view.field(holding, name, 0) for name in ("reads", "upgrades", "writes"))
        holding = view.field(holding, "next")
    return False


def _is_holding(thread: Thread, number: int) -> bool:
    slot = thread.world.universe.static_fields[number]
    return slot.owner.generic == _READER_WRITER and slot.name == "mine"
