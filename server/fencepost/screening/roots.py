"""What may run beside what, and why: tables, one line for each member or type. Names are enough; no framework has to be
present."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.endpoints import takes_handler
from fencepost.model.members import MethodReference, Type
from fencepost.model.types import Instance, Named, TypeExpression
from fencepost.screening.locking import owner_name


class RootKind(NamedTuple):
    """How code comes to run beside other code, in words. If it does not `meet` other code of its kind, it is no reason
    that threads meet; if each run has an `own_object`, they meet in static fields only."""

    words: str
    meets: bool = True
    own_object: bool = False


_THREAD, _TASK, _POOL = RootKind("thread"), RootKind("task"), RootKind("work of the pool")
_TIMER, _PARALLEL, _QUERY = RootKind("timer"), RootKind("parallel loop"), RootKind("parallel query")
_NEXT, _EVENT = RootKind("continuation"), RootKind("event of another thread")
ENDPOINT = RootKind("requests to an endpoint")

_STARTING: dict[str, dict[str, RootKind]] = {
    "System.Threading.Thread": {".ctor": _THREAD},
    "System.Threading.ThreadPool": {
        "QueueUserWorkItem": _POOL, "UnsafeQueueUserWorkItem": _POOL, "RegisterWaitForSingleObject": _POOL,
    },
    "System.Threading.Timer": {".ctor": _TIMER},
    "System.Timers.Timer": {"add_Elapsed": _TIMER},
    "System.Threading.Tasks.Task": {"Run": _TASK, ".ctor": _TASK, "ContinueWith": _NEXT},
    "System.Threading.Tasks.Task`1": {"Run": _TASK, ".ctor": _TASK, "ContinueWith": _NEXT},
    "System.Threading.Tasks.TaskFactory": {"StartNew": _TASK, "ContinueWhenAll": _NEXT, "ContinueWhenAny": _NEXT},
    "System.Threading.Tasks.TaskFactory`1": {"StartNew": _TASK},
    "System.Threading.Tasks.Parallel": {
        "For": _PARALLEL, "ForEach": _PARALLEL, "ForEachAsync": _PARALLEL, "Invoke": _PARALLEL,
    },
    "System.Linq.ParallelEnumerable": {"ForAll": _QUERY, "Select": _QUERY, "Where": _QUERY},
    "System.Threading.CancellationToken": {"Register": _EVENT, "UnsafeRegister": _EVENT},
    "System.IO.FileSystemWatcher": {
        "add_Changed": _EVENT, "add_Created": _EVENT, "add_Deleted": _EVENT, "add_Renamed": _EVENT,
    },
    "System.ComponentModel.BackgroundWorker": {"add_DoWork": _THREAD},
    "System.AppDomain": {"add_ProcessExit": _EVENT, "add_UnhandledException": _EVENT},
    "System.Console": {"add_CancelKeyPress": _EVENT},
}  # fmt: skip


def way_of_starting(named: MethodReference) -> RootKind | None:
    """How a member of .NET runs the delegates that it is given, if not on the caller's thread."""
    owner = owner_name(named.owner)
    return ENDPOINT if takes_handler(owner, named.name) else _STARTING.get(owner, {}).get(named.name)


_REPEATING = frozenset({_TIMER, _PARALLEL, _QUERY})


def runs_again(way: RootKind) -> bool:
    """True if one delegate that is started so may run several times at once."""
    return way in _REPEATING


_GOING_ON: dict[str, frozenset[str]] = {
    "System.Threading.Tasks.Task": frozenset({"Delay", "Yield", "WaitAsync"}),
    "System.Threading.Tasks.Task`1": frozenset({"WaitAsync"}),
    "System.Threading.SemaphoreSlim": frozenset({"WaitAsync"}),
    "System.Threading.PeriodicTimer": frozenset({"WaitForNextTickAsync"}),
    "System.Threading.CancellationTokenSource": frozenset({"CancelAfter"}),
    "System.Threading.Channels.ChannelReader`1": frozenset({"ReadAsync", "WaitToReadAsync", "ReadAllAsync"}),
    "System.Threading.Channels.ChannelWriter`1": frozenset({"WriteAsync", "WaitToWriteAsync"}),
}


def goes_on_elsewhere(named: MethodReference) -> bool:
    """True if what awaits the result of a member of .NET may go on on another thread."""
    return named.name in _GOING_ON.get(owner_name(named.owner), ())


_WAITING: dict[str, frozenset[str]] = {
    "System.Threading.Thread": frozenset({"Join"}),
    "System.Threading.Tasks.Task": frozenset({"Wait", "WaitAll", "WaitAny"}),
    "System.Threading.Tasks.Task`1": frozenset({"Wait", "get_Result"}),
    "System.Threading.Tasks.Parallel": frozenset({"For", "ForEach", "Invoke"}),
    "System.Threading.CountdownEvent": frozenset({"Wait"}),
    "System.Runtime.CompilerServices.TaskAwaiter": frozenset({"GetResult"}),
    "System.Runtime.CompilerServices.TaskAwaiter`1": frozenset({"GetResult"}),
}


def waits_for_others(named: MethodReference) -> bool:
    """True if a member of .NET waits until threads or tasks have ended."""
    return named.name in _WAITING.get(owner_name(named.owner), ())


_SIGNALS: dict[str, frozenset[str]] = {
    "System.Threading.ManualResetEventSlim": frozenset({"Wait"}),
    "System.Threading.Barrier": frozenset({"SignalAndWait"}),
    "System.Collections.Concurrent.BlockingCollection`1": frozenset({"Take", "Add"}),
}


def waits_for_signals(named: MethodReference) -> bool:
    """True if a member of .NET waits until another thread gives it something. Locks are not meant."""
    return named.name in _SIGNALS.get(owner_name(named.owner), ())


_REQUESTS = RootKind("requests", own_object=True)
_HOSTED = RootKind("hosted service")
_UI = RootKind("user interface", meets=False)

_BASES: dict[str, RootKind] = {
    "Microsoft.AspNetCore.Mvc.ControllerBase": _REQUESTS,
    "Microsoft.AspNetCore.Mvc.Controller": _REQUESTS,
    "Microsoft.AspNetCore.Mvc.RazorPages.PageModel": _REQUESTS,
    "Microsoft.AspNetCore.SignalR.Hub": _REQUESTS,
    "Microsoft.AspNetCore.SignalR.Hub`1": _REQUESTS,
    "Microsoft.AspNetCore.Http.IMiddleware": _REQUESTS,
    "Microsoft.AspNetCore.Components.ComponentBase": _UI,
    "System.Web.Http.ApiController": _REQUESTS,
    "System.Web.Mvc.Controller": _REQUESTS,
    "Microsoft.Extensions.Hosting.BackgroundService": _HOSTED,
    "Microsoft.Extensions.Hosting.IHostedService": _HOSTED,
    "System.Windows.Window": _UI,
    "System.Windows.Controls.UserControl": _UI,
    "System.Windows.Forms.Form": _UI,
    "System.Windows.Forms.Control": _UI,
}
MIDDLEWARE = RootKind("requests")
"""A middleware is one object for all requests."""

_MARKS: dict[str, RootKind] = {"ApiController": _REQUESTS, "Controller": _REQUESTS}
_INVOKES = frozenset({"Invoke", "InvokeAsync"})
_CONTEXT = "Microsoft.AspNetCore.Http.HttpContext"

_REGISTERING = frozenset({"AddSingleton", "TryAddSingleton", "AddHostedService", "AddKeyedSingleton"})


def registers_one_object(named: MethodReference) -> bool:
    """True if a call registers a type of which all requests get one object."""
    return named.name in _REGISTERING


def way_of_base(type: TypeExpression | None) -> RootKind | None:
    """How the members of types run that are derived from a type, or implement it."""
    if isinstance(type, Instance):
        type = type.definition
    return _BASES.get(type.name) if isinstance(type, Named) else None


def way_of_mark(mark: str) -> RootKind | None:
    return _MARKS.get(mark)


def is_middleware(type: Type) -> bool:
    """True for a class that .NET's web servers call by convention, one object for all requests."""
    return any(
        method.name in _INVOKES
        and method.signature.parameters
        and owner_name(method.signature.parameters[0]) == _CONTEXT
        for method in type.methods
    )
