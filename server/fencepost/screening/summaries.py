"""What methods do with all that they call, by paths of their own: summaries, put together over the calls.

A call of a virtual method stands for all methods of the program that it can lead to. A recursive call adds nothing. A
delegate that is handed to a call may be called there and then, by the same thread, or by another one (`roots`): what it
does is part of the summary in the first case only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.model.members import Method
from fencepost.screening.calls import CalledMethod, CallTargets
from fencepost.screening.effects import Callback, CodeSpot, HeldLock, Invocation, Known, MethodEffects, Touch
from fencepost.screening.paths import THIS, AccessPath, parameter
from fencepost.screening.roots import RootKind, goes_on_elsewhere, waits_for_others, waits_for_signals, way_of_starting
from fencepost.screening.walking import effects_of

Stored = dict[AccessPath, Known]
"""What a method has put into fields of objects that it makes."""

_MOST_TOUCHES, _MOST_STARTS, _MOST_DEPTH = 80, 20, 8
_ENOUGH_DEPTH = 3
"""A summary that was put together no deeper than this, with the calls that it follows, serves all callers."""


class Started(NamedTuple):
    """Something that runs beside its caller: in which way, which method of which object, and where it is started. It
    has no method if it is a delegate that the starter was handed. `captured` is what the fields of its object have, as
    far as they are known: the object that the compiler makes for a lambda."""

    way: RootKind
    method: CalledMethod | None
    target: AccessPath | None
    at: CodeSpot
    captured: tuple[tuple[str, AccessPath], ...] = ()

    def of_starter(self, path: AccessPath) -> AccessPath | None:
        """A path of the method that is started, as a path of the one that starts it."""
        if path.root.kind == "static":
            return path
        if self.target is None or path.root != THIS.root:
            return None
        known = dict(self.captured).get(path.fields[0]) if path.fields else None
        if known is not None:
            return path._replace(fields=path.fields[1:]).onto(known)
        return path.onto(self.target)


class Acquired(NamedTuple):
    """A lock that is taken while others are held."""

    lock: HeldLock
    held: frozenset[HeldLock]
    at: CodeSpot


class Pause(NamedTuple):
    """A call that waits for other threads, and the locks that are held meanwhile."""

    locks: frozenset[HeldLock]
    at: CodeSpot


class Summary(NamedTuple):
    """What a method does, with all that it calls; it `waits` if it waits for threads or tasks; `pauses` says where, and
    under which locks. `goes_on` is where it may let its code go on on another thread."""

    touches: tuple[Touch, ...] = ()
    starts: tuple[Started, ...] = ()
    acquired: tuple[Acquired, ...] = ()
    waits: bool = False
    pauses: tuple[Pause, ...] = ()
    goes_on: tuple[CodeSpot, ...] = ()


class _Callee(NamedTuple):
    """The summary of a method that a call leads to, and its arguments; if it `has_object`, the first one is that."""

    summary: Summary
    arguments: tuple[Known, ...]
    has_object: bool


class Summaries:
    """The summaries of a program's methods, each worked out once."""

    def __init__(self, calls: CallTargets) -> None:
        self._calls = calls
        self._effects: dict[tuple[Assembly, int], MethodEffects] = {}
        self._known: dict[tuple[Assembly, int], tuple[int, Summary]] = {}
        """Summaries with the depth at which they were put together: from there calls are followed to a limit."""
        self._open: list[tuple[Assembly, int]] = []

    def effects(self, assembly: Assembly, method: Method) -> MethodEffects:
        key = (assembly, method.token)
        found = self._effects.get(key)
        if found is None:
            found = self._effects[key] = effects_of(assembly, method)
        return found

    def of(self, called: CalledMethod) -> Summary:
        key, depth = (called.assembly, called.method.token), len(self._open)
        known = self._known.get(key)
        if known is not None and known[0] <= max(depth, _ENOUGH_DEPTH):
            return known[1]
        if key in self._open or depth >= _MOST_DEPTH:
            return Summary()
        self._open.append(key)
        try:
            found = self._put_together(called)
        finally:
            self._open.pop()
        self._known[key] = (depth, found)
        return found

    def _put_together(self, called: CalledMethod) -> Summary:
        effects = self.effects(called.assembly, called.method)
        stored = dict(effects.stored)
        touches: dict[object, Touch] = {}
        for own in effects.touches:
            known = _resolved_touch(own, stored)
            if known is not None:
                key = _key(known)
                touches.setdefault((key, "again") if key in touches else key, known)
        starts: dict[Started, None] = {}
        acquired = dict.fromkeys(
            Acquired(lock, held, at) for lock, held, at in effects.acquired if lock.path.is_shared
        )  # fmt: skip
        waits, pauses, goes_on = False, dict[Pause, None](), dict[CodeSpot, None]()
        for call in effects.calls:
            waits = waits or waits_for_others(call.named)
            if goes_on_elsewhere(call.named):
                goes_on[call.at] = None
            if _is_pause(call):
                pauses[Pause(_resolved_locks(call.locks, stored), call.at)] = None
            for callee in self._of_call(call, stored, starts):
                inner = _renamed(callee, call, stored, len(touches) < _MOST_TOUCHES)
                waits = waits or inner.waits
                pauses |= dict.fromkeys(inner.pauses[:_MOST_STARTS])
                goes_on |= dict.fromkeys(inner.goes_on[:1])
                for touch in inner.touches:
                    if len(touches) < _MOST_TOUCHES:
                        touches.setdefault(_key(touch), touch)
                for one in inner.starts[: max(_MOST_STARTS - len(starts), 0)]:
                    starts[one] = None
                acquired |= dict.fromkeys(inner.acquired[:_MOST_STARTS])
        shared = tuple([touch for touch in touches.values() if touch.path.is_shared])
        return Summary(shared, tuple(starts), tuple(acquired), waits, tuple(pauses), tuple(goes_on)[:1])

    def _of_call(self, call: Invocation, stored: Stored, starts: dict[Started, None]) -> Iterator[_Callee]:
        """What a call leads to; what it starts is added to the starts."""
        callees = [self.of(method) for method in self._calls.of(call.at.assembly, call.named, call.virtual)]
        way = way_of_starting(call.named) or _way_of_handed(callees)
        known = False
        for argument in call.arguments:
            if isinstance(argument, Callback):
                for method in self._calls.of(argument.assembly, argument.named, False):
                    known = True
                    target = resolved(argument.target, stored)
                    if way is not None:
                        starts[Started(way, method, target, call.at, _captured(target, stored))] = None
                    else:
                        yield _Callee(self.of(method), (target,), True)
        if way is not None and not known and not callees:
            starts[Started(way, None, None, call.at)] = None
        for callee in callees:
            yield _Callee(callee, call.arguments, call.named.signature.instance)


def _captured(target: AccessPath | None, stored: Stored) -> tuple[tuple[str, AccessPath], ...]:
    """What the fields of an object have that the method has made."""
    if target is None or target.root.kind != "made":
        return ()
    fields = [(path.fields[0], path) for path in stored if path.root == target.root and len(path.fields) == 1]
    found = [(name, resolved(path, stored)) for name, path in fields]
    return tuple([(name, path) for name, path in found if path is not None and path.root.kind != "made"])


def _way_of_handed(callees: list[Summary]) -> RootKind | None:
    """How methods start the delegates that they are handed: one that starts something has been handed it."""
    return next((one.way for callee in callees for one in callee.starts), None)


def _key(touch: Touch) -> object:
    """What tells touches of one summary from each other. Of those that do the same, the first stands for all; but of a
    method's own the second one stays, too."""
    return touch.path, touch.kind, touch.locks, touch.ordered, touch.section, touch.stage, touch.member


def resolved(value: Known, stored: Stored) -> AccessPath | None:
    """A path without the objects that the method itself makes, as far as it has put known values into them."""
    for _ in range(4):
        if not isinstance(value, AccessPath):
            return None
        if value.root.kind != "made":
            return value
        for length in range(len(value.fields), 0, -1):
            known = stored.get(AccessPath(value.root, value.fields[:length]))
            if isinstance(known, AccessPath):
                value = AccessPath(known.root, (*known.fields, *value.fields[length:]))
                break
        else:
            return value
    return value if isinstance(value, AccessPath) else None


def _resolved_touch(touch: Touch, stored: Stored) -> Touch | None:
    path = resolved(touch.path, stored)
    if path is None or (not path.fields and path.root.kind != "static"):
        return None
    return touch._replace(path=path, locks=_resolved_locks(touch.locks, stored))


def _resolved_locks(locks: frozenset[HeldLock], stored: Stored) -> frozenset[HeldLock]:
    return frozenset([lock._replace(path=resolved(lock.path, stored) or lock.path) for lock in locks])


def _is_pause(call: Invocation) -> bool:
    """True if a thread waits in a call. At an `await` it does not: the method lets go of it."""
    if waits_for_signals(call.named):
        return True
    if not waits_for_others(call.named):
        return False
    code = call.at.assembly.find_method(call.at.method)
    return code is None or code.name != "MoveNext"


def _renamed(callee: _Callee, call: Invocation, stored: Stored, with_touches: bool) -> Summary:
    """The summary of what a call leads to, by the paths of the caller; without touches, if that has enough of them."""
    inner, has_object = callee.summary, callee.has_object
    if not with_touches:
        inner = inner._replace(touches=())
    if not (inner.touches or inner.starts or inner.acquired or inner.pauses):
        return inner
    roots: dict[object, AccessPath | None] = {}
    for number, argument in enumerate(callee.arguments):
        root = THIS.root if has_object and number == 0 else parameter(number + (0 if has_object else 1)).root
        roots[root] = resolved(argument, stored)

    def outer(path: AccessPath) -> AccessPath | None:
        if path.root.kind == "static":
            return path
        base = roots.get(path.root)
        return resolved(path.onto(base), stored) if base is not None else None

    def locks_of(locks: frozenset[HeldLock]) -> frozenset[HeldLock]:
        if not locks:
            return call.locks
        known = [lock._replace(path=path) for lock in locks if (path := outer(lock.path)) is not None]
        return frozenset([*known, *call.locks])

    touches = []
    for touch in inner.touches:
        path = outer(touch.path)
        if path is not None and (path.fields or path.root.kind == "static"):
            section = touch.section if touch.locks else call.section
            locks, stage = locks_of(touch.locks), touch.stage + call.stage
            if (path, locks, section, stage) != (touch.path, touch.locks, touch.section, touch.stage):
                touch = touch._replace(path=path, locks=locks, section=section, stage=stage)
            touches.append(touch)
    starts = []
    for one in inner.starts:
        captured = tuple([(name, path) for name, value in one.captured if (path := outer(value)) is not None])
        target = outer(one.target) if one.target is not None else None
        starts.append(one._replace(target=target or (one.target if captured else None), captured=captured))
    acquired = [
        Acquired(one.lock._replace(path=path), locks_of(one.held), one.at)
        for one in inner.acquired
        if (path := outer(one.lock.path)) is not None
    ]
    pauses = [one._replace(locks=locks_of(one.locks)) for one in inner.pauses]
    return inner._replace(touches=tuple(touches), starts=tuple(starts), acquired=tuple(acquired), pauses=tuple(pauses))
