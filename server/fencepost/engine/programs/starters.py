"""The members of .NET that start something on another thread, or let code go on there: threads, tasks, timers, parallel
loops, work and callbacks of the pool.

An `await` alone starts nothing. What it waits for does, if that is made by a member of this table: a timer behind
Task.Delay, or a queue or semaphore, whose waiters go on in the pool when another thread serves them.
"""

from __future__ import annotations

from fencepost.assembly.text import type_text
from fencepost.model.members import MethodReference
from fencepost.model.types import Instance, Named

_ALL = {"*"}
_THREADING = {
    "Thread": {"Start", "UnsafeStart"},
    "ThreadPool": {
        "QueueUserWorkItem", "UnsafeQueueUserWorkItem", "RegisterWaitForSingleObject",
        "UnsafeRegisterWaitForSingleObject", "UnsafeQueueNativeOverlapped",
    },
    "Timer": {".ctor"},
    "PeriodicTimer": {".ctor"},
    "CancellationTokenSource": {"CancelAfter"},
    "SynchronizationContext": {"Post"},
    "SemaphoreSlim": {"WaitAsync"},
}  # fmt: skip
_TASKS = {
    "Task": {"Run", "Start", "ContinueWith", "Delay", "Yield", "WaitAsync"},
    "Task`1": {"ContinueWith", "WaitAsync"},
    "TaskFactory": _ALL,
    "TaskFactory`1": _ALL,
    "Parallel": _ALL,
    "TaskScheduler": {"QueueTask"},
    "TimeProviderTaskExtensions": _ALL,
}
_CHANNELS = {
    "ChannelReader`1": {"ReadAsync", "WaitToReadAsync", "ReadAllAsync", "get_Completion"},
    "ChannelWriter`1": {"WriteAsync", "WaitToWriteAsync"},
}
_FLOWS = {
    f"{name}Block{arity}": _ALL
    for name in ("Action", "Transform", "TransformMany", "Batch", "Join", "BatchedJoin", "Broadcast", "Buffer")
    for arity in ("`1", "`2", "`3")
}
_OTHERS = {
    "System.Linq.ParallelEnumerable": _ALL,
    "System.Timers.Timer": {".ctor", "Start", "set_Enabled"},
    "System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore`1": {"set_RunContinuationsAsynchronously"},
    "System.TimeProvider": {"CreateTimer"},
    "System.Progress`1": {".ctor"},
    "System.ComponentModel.BackgroundWorker": {"RunWorkerAsync"},
    "System.ComponentModel.AsyncOperation": {"Post", "PostOperationCompleted"},
    "System.IO.FileSystemWatcher": {"set_EnableRaisingEvents"},
}
_STARTS: dict[str, set[str]] = {
    **{f"System.Threading.{name}": members for name, members in _THREADING.items()},
    **{f"System.Threading.Tasks.{name}": members for name, members in _TASKS.items()},
    **{f"System.Threading.Channels.{name}": members for name, members in _CHANNELS.items()},
    **{f"System.Threading.Tasks.Dataflow.{name}": members for name, members in _FLOWS.items()},
    **_OTHERS,
}
_WITH_PARAMETER = {
    ("System.Threading.CancellationTokenSource", ".ctor"): ("System.Int32", "System.TimeSpan"),
    ("System.Threading.Tasks.TaskCompletionSource", ".ctor"): ("System.Threading.Tasks.TaskCreationOptions",),
    ("System.Threading.Tasks.TaskCompletionSource`1", ".ctor"): ("System.Threading.Tasks.TaskCreationOptions",),
}
"""Members that start something if they have a parameter of one of these types."""
_CALLBACK = "System.AsyncCallback"


def starts(member: MethodReference) -> bool:
    """True if a call of a member of .NET may start something on another thread, or let it go on there."""
    owner = member.owner.definition if isinstance(member.owner, Instance) else member.owner
    if not isinstance(owner, Named):
        return False
    known = _STARTS.get(owner.name)
    if known is not None and (member.name in known or "*" in known):
        return True
    parameters = [type_text(parameter) for parameter in member.signature.parameters]
    if member.name == "BeginInvoke":
        return _CALLBACK in parameters
    return any(type in parameters for type in _WITH_PARAMETER.get((owner.name, member.name), ()))
