"""How much of this machine there is to use."""

import os


def usable_cores() -> int:
    """The number of processes that can run at once for this user."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
