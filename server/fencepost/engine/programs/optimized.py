"""Tells if an assembly is a Release build. Such a build lacks what `[Conditional("DEBUG")]` marks, such as
Debug.Assert."""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly

_ATTRIBUTE = "System.Diagnostics.DebuggableAttribute"
_NOT_OPTIMIZED = 0x100  # DebuggableAttribute.DebuggingModes.DisableOptimizations


def is_optimized(assembly: Assembly) -> bool:
    """True if the assembly says that the compiler optimized it. An attribute with tracking and no mode has the old
    form."""
    for attribute in assembly.attributes:
        if attribute.type == _ATTRIBUTE and attribute.arguments:
            modes = attribute.arguments[-1]
            return not (modes if isinstance(modes, bool) else isinstance(modes, int) and modes & _NOT_OPTIMIZED)
    return False
