"""Members of which less is explored than they do. If a program uses one, a run that goes on for ever says nothing.
Clocks jump or stand, periodic timers fire twice, most random numbers are 0, and nothing is collected."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.world import World

_CLASSES = {
    "System.Diagnostics.Stopwatch", "System.Random", "System.WeakReference", "System.WeakReference`1",
    "System.TimeProvider",
}  # fmt: skip
_MEMBERS = {
    ("System.DateTime", "get_UtcNow"), ("System.DateTime", "get_Now"), ("System.Environment", "get_TickCount"),
    ("System.Environment", "get_TickCount64"), ("System.Threading.Timer+Schedule", "FireAgain"),
}  # fmt: skip


def uses_deviating(world: World) -> bool:
    """True if the runs of a world have come by such a member."""
    return any(_deviates(method) for method in world.codes)


def _deviates(method: MethodInstance) -> bool:
    return method.owner.generic in _CLASSES or (method.owner.generic, method.name) in _MEMBERS
