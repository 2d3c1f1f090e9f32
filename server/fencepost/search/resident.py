"""How much memory this process has used at most, as each system tells it."""

from __future__ import annotations

import sys
from collections.abc import Callable


def _of_posix() -> Callable[[], float]:
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # getrusage(2): bytes there, kilobytes elsewhere
    usage, this = resource.getrusage, resource.RUSAGE_SELF
    return lambda: usage(this).ru_maxrss / unit


def _of_windows() -> Callable[[], float]:
    """PROCESS_MEMORY_COUNTERS (psapi.h): `PeakWorkingSetSize` is its third member."""
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = (
            ("size", ctypes.c_uint32),
            ("faults", ctypes.c_uint32),
            *((name, ctypes.c_size_t) for name in ("peak", "a", "b", "c", "d", "e", "f", "g")),
        )

    counters = Counters(size=ctypes.sizeof(Counters))
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  # only there on Windows
    kernel.GetCurrentProcess.restype = ctypes.c_void_p

    def peak() -> float:
        process = ctypes.c_void_p(kernel.GetCurrentProcess())
        kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.size)
        return float(counters.peak) / (1 << 20)

    return peak


resident_megabytes: Callable[[], float] = _of_windows() if sys.platform == "win32" else _of_posix()
"""The most memory that this process has had so far, in megabytes."""
