"""How much of this machine there is to use."""

import os


def usable_cores() -> int:
    """How many processes can run at once for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
