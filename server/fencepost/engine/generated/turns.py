"""Where the threads of a trial are: what the search for serial runs asks about local states."""

from __future__ import annotations

from fencepost.lowering.ir import Op
from fencepost.machine.state.local_state import LocalState, Running
from fencepost.machine.state.world import World
from fencepost.machine.trials.thread_code import is_calling
from fencepost.search.serial import CallPosition
from fencepost.search.space import Space

_WAITING, _INIT_ONLY = "waiting", 0x20
_LOOKS = {("System.Threading.Volatile", "Read"), ("System.Threading.Interlocked", "Read")}


class TrialTurns:
    """The threads of the trials of one program."""

    def __init__(self, world: World) -> None:
        self._library = world.universe.library

    def position(self, local: LocalState) -> CallPosition:
        calling = is_calling(local)
        return CallPosition.OTHER if calling is None else CallPosition.INSIDE if calling else CallPosition.BEFORE

    def is_between(self, earlier: LocalState, here: LocalState) -> bool:
        """True if a step between two local states ends a piece of work: the thread has no lock, and the program's code
        has just done something else than read a variable. Behind a read it may be about to act on what it has seen."""
        if not isinstance(earlier, Running) or not isinstance(here, Running) or here.held:
            return False
        return self._acts(earlier) or self._has_acted(here)

    def _acts(self, local: Running) -> bool:
        """True if the step from a local state begins with an operation of the program's code that does not only read,
        or with the beginning of a member of the library which that calls."""
        found = self._own(local)
        if found is None:
            return False
        ops, at = found
        return at < len(ops) and not _looks(ops[at])

    def _has_acted(self, local: Running) -> bool:
        found = self._own(local)
        if found is None:
            return False
        ops, at = found
        last = next((op for op in reversed(ops[:at]) if _touches(op)), None)
        return last is None or not _looks(last)

    def _own(self, local: Running) -> tuple[tuple[Op, ...], int] | None:
        """Where the program's code stands, if no code of the library that it has called has begun."""
        for depth, frame in enumerate(local.frames):
            if frame.code.method.owner.assembly is not self._library:
                return frame.code.lowered.ops, frame.pc - 1 if depth else frame.pc
            if frame.pc:
                return None
        return None

    def is_timed(self, space: Space, state: int, slot: int) -> bool:
        """True if a thread waits for a pulse, and some time may end its wait."""
        entry = (slot, True)
        lists = [space.value(address, state) for address in space.cells if address[-1] == _WAITING]
        return any(entry in waiting for waiting in lists if waiting)


def _touches(op: Op) -> bool:
    """True if an operation reads or writes a variable that may change, or calls a method."""
    if op.kind.is_of_field:
        field = op.arg[0] if op.arg.__class__ is tuple else op.arg
        return not (field.definition.flags & _INIT_ONLY or field.name.startswith("<"))
    return op.kind.accesses or bool(op.kind.calls)


def _looks(op: Op) -> bool:
    """True if an operation only reads."""
    if op.kind.calls != "method" or op.arg is None:
        return op.kind.loads and not op.kind.calls
    method = op.arg[0]
    return (method.owner.generic or method.owner.name, method.name) in _LOOKS
