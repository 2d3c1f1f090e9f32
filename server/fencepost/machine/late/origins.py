"""Origins of values: the registers that hold the value of a plain read that may be made again (`rereading`), and the
shared variable of that read.

A register loses its origin when the thread does something that the memory model does not let a plain read pass: a
barrier, the release of a lock, a volatile write, a write of the variable by the thread itself. So a value is read again
only where the first read could have been that late, and only another thread can have changed the variable.
"""

from __future__ import annotations

from fencepost.lowering.klass import Klass
from fencepost.machine.state.origin import Origin, ReadSource, RegisterKey
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.addresses import Address, Leaf, kind_of
from fencepost.machine.values.order import MemoryOperation


def source(t: Thread, base: Address, klass: Klass, volatile: bool) -> ReadSource | None:
    """The source of a load that may be made again; None if the load is volatile, or a part of a larger operation."""
    late = late_of(t)
    return None if volatile or t.current.volatile or t.region else ReadSource(base, klass, late.uses)


def uses_key(register: int) -> int:
    """The key, in taints of registers, for the reads on which the address depends that the value of a register comes
    from. -2 is taken."""
    return -3 - 2 * register


def again_key(position: int) -> int:
    """The key for an operand of the next operation that has been read again (`rereading`)."""
    return -4 - 2 * position


def is_kept(key: RegisterKey, alive: set[RegisterKey]) -> bool:
    """True if a taint is kept, because its register is alive or because it belongs to no register."""
    depth, register = key
    if register < 0 and register % 2:
        register = (-3 - register) // 2
    return register < 0 or (depth, register) in alive


def address_of(origin: Origin, leaf: Leaf) -> Address:
    """The address of a part."""
    path = (*origin.base, *leaf.path)
    return path if leaf.half is None else (*path, leaf.half)


def keep(t: Thread, key: RegisterKey, origin: Origin, uses: int) -> None:
    """Notes where the value of a register comes from; its address depends on those pending reads."""
    late = late_of(t)
    late.origins[key] = origin
    late.taints.put(late.taints.registers, (key[0], uses_key(key[1])), uses)


def uses_of(t: Thread, key: RegisterKey) -> int:
    """The pending reads on which the address depends that a register's value comes from."""
    late = late_of(t)
    return late.taints.registers.get((key[0], uses_key(key[1])), 0)


def forget(t: Thread, key: RegisterKey) -> None:
    """A register has another value now."""
    late = late_of(t)
    if late.origins.pop(key, None) is not None:
        late.taints.registers.pop((key[0], uses_key(key[1])), None)


def forget_frame(t: Thread, depth: int) -> None:
    """A frame has been left."""
    late = late_of(t)
    for key in [key for key in late.origins if key[0] >= depth]:
        forget(t, key)


def passed(t: Thread, operation: MemoryOperation) -> None:
    """The thread comes to an operation: a value is not read again any more if its read must take effect before that."""
    late = late_of(t)
    order = late.order
    for key, origin in list(late.origins.items()):
        left = tuple([leaf for leaf in origin.leaves if not order.keeps_from(address_of(origin, leaf), operation)])
        if not left:
            forget(t, key)
        elif len(left) < len(origin.leaves):
            late.origins[key] = origin._replace(leaves=left)


def freeze_origins(t: Thread, alive: set[RegisterKey]) -> tuple[tuple[RegisterKey, Origin], ...]:
    """The origins that matter for the rest of a run, as part of a local state: those of registers that are used again,
    and of variables that other threads may have written since."""
    late = late_of(t)
    if not late.origins:
        return ()
    every, shared = t.free or not t.world.fuse, t.world.guesses.shared
    return tuple(
        [
            (key, origin)
            for key, origin in sorted(late.origins.items(), key=_by_register)
            if key in alive and (every or any(kind_of((*origin.base, *leaf.path)) in shared for leaf in origin.leaves))
        ]
    )


def _by_register(entry: tuple[RegisterKey, Origin]) -> RegisterKey:
    return entry[0]
