"""Calls that the compiler adds for an await or an asynchronous method, in the words of a reader of the source."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.awaiting import HARNESS
from fencepost.machine.state.code_places import CodePlace

_COMPILERS = "System.Runtime.CompilerServices."
_OF_BUILDERS = {
    "AwaitUnsafeOnCompleted": "suspends", "AwaitOnCompleted": "suspends", "SetResult": "completes",
    "SetException": "completes", "Complete": "completes",
}  # fmt: skip
_OF_AWAITERS = {"get_IsCompleted": "", "GetResult": "resumes"}
_TURNS = "System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore`1"
"""The type by which the compiler announces the turns of an asynchronous iterator."""


def plumbing(place: CodePlace, called: MethodInstance) -> str | None:
    """The operation of a trace that a call is shown as: "" for none at all, None if the source has written the call."""
    owner = called.owner.generic
    if owner == HARNESS:
        return ""
    if owner.startswith(_COMPILERS) and owner.partition("`")[0].endswith("MethodBuilder"):
        return _OF_BUILDERS.get(called.name, "")
    if place.method.owner.generic.rpartition("+")[2][:1] != "<":
        return None
    if owner == _TURNS:
        return ""
    return _OF_AWAITERS.get(called.name) if place.method.name == "MoveNext" and "Await" in owner else None
