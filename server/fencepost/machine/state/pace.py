"""How far a step has got, and when it next looks whether it gets anywhere."""

from __future__ import annotations

from fencepost.machine.state.frames import Frame

MOST_OPERATIONS = 4_000_000
FIRST_LOOK = 256
"""After this many iterations a step first looks if it goes round."""


BETWEEN_LIMITS = 1 << 14
"""After so many iterations, or calls, a step looks whether a limit of the search has been reached."""

USUAL_CALLS = 16
"""A step that makes more calls is longer than others: each of these counts as a round of a loop."""


class Pace:
    """How far a step has got. `fuel` is what is left of the most loop iterations of a step; `calls` counts the calls
    since the last look at limits, `fused` the accesses since the last visible operation that were no operations of
    their own. The step began at `start`, a frame and an operation. At `next_look` of fuel it looks whether it goes
    round, which `looked_like` helps to see; at `next_limit` it looks whether a limit of the search is reached."""

    calls: int = 0
    fuel: int = MOST_OPERATIONS
    fused: int = 0
    looked_like: object = None
    next_limit: int = MOST_OPERATIONS - BETWEEN_LIMITS
    next_look: int = MOST_OPERATIONS - FIRST_LOOK
    start: tuple[Frame | None, int] = (None, 0)
