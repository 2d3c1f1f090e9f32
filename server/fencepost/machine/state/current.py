"""Facts about the operation that runs now, for the functions that it calls."""

from __future__ import annotations

from fencepost.machine.values.values import Key, Obj


class Current:
    """Arguments of the operation that runs now, which would go through many hands to the function that asks for them.

    `late_from`, while something is being published: the least `Obj.stamp` of objects whose fields are issued as writes
    of their own; None if all are part of the publication. `publishing` has the objects that are being published, with
    their names. `parts` counts the accesses of a member that touches its cells one by one (`blocks`); -1 for any other
    member. `rethrows`: the exception keeps the frames of its trace. `volatile`: a change that is tried makes the access
    volatile (`patching`)."""

    late_from: int | None = None
    parts: int = -1
    rethrows: bool = False
    volatile: bool = False

    def __init__(self) -> None:
        self.publishing: dict[Obj, Key] = {}
