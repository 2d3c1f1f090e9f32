"""How much memory processes use, and how much there is, as each system tells it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

Resident = Callable[[int | None], float]
"""The resident memory of a process, in megabytes: of this one (None) or another one; 0.0 if the system does not say."""

_CGROUPS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))


def _of_linux() -> Resident:
    """proc_pid_statm(5): the second number counts resident pages.

    Not getrusage(2): its peak survives execve(2), so a child of a large process would seem large from the start.
    """
    page = os.sysconf("SC_PAGESIZE")
    here = Path("/proc/self/statm")

    def resident(process: int | None) -> float:
        statm = here if process is None else Path(f"/proc/{process}/statm")
        try:
            return int(statm.read_bytes().split()[1]) * page / (1 << 20)
        except (OSError, IndexError):
            return 0.0  # it has ended

    return resident


def _of_darwin() -> Resident:
    """proc_pidinfo (libproc.h) with PROC_PIDTASKINFO: the second number of `proc_taskinfo` is the resident size."""
    import ctypes

    libproc = ctypes.CDLL("/usr/lib/libproc.dylib")
    info = (ctypes.c_uint64 * 12)()

    def resident(process: int | None) -> float:
        told = libproc.proc_pidinfo(process or os.getpid(), 4, ctypes.c_uint64(0), info, ctypes.sizeof(info))
        return info[1] / (1 << 20) if told > 0 else 0.0

    return resident


def _of_posix() -> Resident:
    """The peak: the present size has no portable name."""
    import resource

    usage, this = resource.getrusage, resource.RUSAGE_SELF  # getrusage(2): kilobytes
    return lambda process: usage(this).ru_maxrss / (1 << 10) if process is None else 0.0


def _of_windows() -> Resident:
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
    kernel.GetCurrentProcess.restype = kernel.OpenProcess.restype = ctypes.c_void_p
    limited_information = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION

    def resident(process: int | None) -> float:
        handle = kernel.GetCurrentProcess() if process is None else kernel.OpenProcess(limited_information, 0, process)
        if not handle:
            return 0.0
        told = kernel.K32GetProcessMemoryInfo(ctypes.c_void_p(handle), ctypes.byref(counters), counters.size)
        if process is not None:
            kernel.CloseHandle(ctypes.c_void_p(handle))
        return float(counters.present) / (1 << 20) if told else 0.0

    return resident


def _here() -> Resident:
    if sys.platform == "win32":
        return _of_windows()
    if Path("/proc/self/statm").exists():
        return _of_linux()
    return _of_darwin() if sys.platform == "darwin" else _of_posix()


_RESIDENT = _here()


def resident_megabytes() -> float:
    """The memory that this process has, in megabytes; the most that it has had where a system says only that."""
    return _RESIDENT(None)


def resident_of(process: int) -> float:
    """The memory that another process has, in megabytes; 0.0 where the system does not say."""
    return _RESIDENT(process)


def address_megabytes() -> float:
    """How large the address space is that this process uses, on Linux: the first number of proc_pid_statm(5)."""
    return int(Path("/proc/self/statm").read_bytes().split()[0]) * os.sysconf("SC_PAGESIZE") / (1 << 20)


def machine_megabytes() -> float:
    """How much memory there is for all processes: that of the machine, or of the container that this process is in."""
    if sys.platform == "win32":
        return _windows_megabytes()
    limits = [os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGESIZE")]
    for path in _CGROUPS:
        try:
            limits.append(int(path.read_text()))
        except (OSError, ValueError):  # there is no such file, or no limit
            continue
    return min(limits) / (1 << 20)


def _windows_megabytes() -> float:
    """MEMORYSTATUSEX (sysinfoapi.h): `ullTotalPhys` is its third member."""
    import ctypes

    class MemoryStatus(ctypes.Structure):
        _fields_ = (
            ("size", ctypes.c_uint32),
            ("load", ctypes.c_uint32),
            *((name, ctypes.c_uint64) for name in ("physical", "b", "c", "d", "e", "f", "g")),
        )

    status = MemoryStatus(size=ctypes.sizeof(MemoryStatus))
    getattr(ctypes, "windll").kernel32.GlobalMemoryStatusEx(ctypes.byref(status))  # noqa: B009  # only there on Windows
    return float(status.physical) / (1 << 20)
