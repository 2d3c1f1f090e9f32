"""What a search knows already of variables that threads could misuse: if there are none, no run is made.

A variable on which two threads may conflict has a kind in `Guesses.shared`; one that is always used under one lock is
known by its accesses (`machine/shared/memory.py`), and may be read under the lock in one go and written in another. All
others are used by one thread, or never written. A collection is used by a member that has code.
"""

from __future__ import annotations

from fencepost.library.collections import collection_of
from fencepost.lowering.klass import Klass
from fencepost.machine.state.world import World
from fencepost.machine.values.addresses import Address, kind_of


def has_suspects(world: World) -> bool:
    """True if two threads may use a variable of the program's own that one of them writes, or use a collection."""
    if not world.fuse or any(collection_of(method.owner.generic) is not None for method in world.codes):
        return True
    made = {ref.site: ref.klass for ref in world.refs.values()}
    locked = [kind_of(address) for address, known in world.accesses.items() if known.written and len(known.held) > 1]
    return any(_is_of_program(world, made, kind) for kind in [*world.guesses.shared, *dict.fromkeys(locked)])


def _is_of_program(world: World, made: dict[int, Klass], kind: Address) -> bool:
    """True if a kind of variables belongs to the program, as far as that is known."""
    library = world.universe.library
    if kind[0] == "static":
        return world.universe.static_fields[kind[1]].owner.assembly is not library
    if isinstance(kind[0], str):
        return False  # a cell of the machine's
    klass = made.get(kind[0])
    return klass is None or klass.element is not None or klass.assembly is not library
