"""How much memory this process uses, as each system tells it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path


def _of_linux() -> Callable[[], float]:
    """proc_pid_statm(5): the second number counts resident pages.

    Not getrusage(2): its peak survives execve(2), so a child of a large process would seem large from the start.
    """
    page = os.sysconf("SC_PAGESIZE")
    statm = Path("/proc/self/statm")
    return lambda: int(statm.read_bytes().split()[1]) * page / (1 << 20)


def _of_posix() -> Callable[[], float]:
    """The peak: the present size has no portable name."""
    import resource

    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # getrusage(2): bytes there, kilobytes elsewhere
    usage, this = resource.getrusage, resource.RUSAGE_SELF
    return lambda: usage(this).ru_maxrss / unit


def _of_windows() -> Callable[[], float]:
    """PROCESS_MEMORY_COUNTERS (psapi.h): `WorkingSetSize` is its fourth member."""
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = (
            ("size", ctypes.c_uint32),
            ("faults", ctypes.c_uint32),
            *((name, ctypes.c_size_t) for name in ("peak", "present", "b", "c", "d", "e", "f", "g")),
        )

    counters = Counters(size=ctypes.sizeof(Counters))
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009  # only there on Windows
    kernel.GetCurrentProcess.restype = ctypes.c_void_p

    def present() -> float:
        process = ctypes.c_void_p(kernel.GetCurrentProcess())
        kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.size)
        return float(counters.present) / (1 << 20)

    return present


def _here() -> Callable[[], float]:
    if sys.platform == "win32":
        return _of_windows()
    return _of_linux() if Path("/proc/self/statm").exists() else _of_posix()


resident_megabytes: Callable[[], float] = _here()
"""The memory that this process has, in megabytes; where a system does not tell that, the most that it has had."""
