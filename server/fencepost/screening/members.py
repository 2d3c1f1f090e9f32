"""The members of one type that others can call, and what its objects run besides: what each does to fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fencepost.assembly.references import DefinedType
from fencepost.lowering.marks import simple_name
from fencepost.model.members import Method
from fencepost.screening.calls import CalledMethod, ProgramTypes
from fencepost.screening.effects import CodeSpot, Touch
from fencepost.screening.paths import ELEMENT, THIS, AccessPath
from fencepost.screening.roots import ENDPOINT, MIDDLEWARE, RootKind, is_middleware, way_of_base, way_of_mark
from fencepost.screening.summaries import Acquired, Pause, Started, Summaries, Summary

_ACCESS, _REACHABLE = 7, (3, 5, 6)
"""The bits of a member's visibility; internal, protected or internal, public."""
_PRIVATE_VIRTUAL, _STATIC = 0x41, 0x10
_ENDINGS = frozenset({"Dispose", "DisposeAsync", "Close", "Finalize"})
"""Members that end the use of an object: whoever calls one beside another member has made the mistake, unless the
member expects it."""

_UNDER_LOCK = re.compile(
    r"(Without|No|Under|Inside)(Taking)?(A|The)?Lock(ing)?|Unlocked|Locked$|NotThreadSafe|Unsynchronized"
)
"""What members are called that whoever calls them has to hold a lock for: they do not meet others without it."""

_SPECIAL = (".ctor", ".cctor")


class Actor(NamedTuple):
    """A member that others call, or something that an object of the type runs by itself: `root` says how, `by` which
    member starts it, `at` where. `starts` is what a member lets run beside itself; it `waits` if it, or the member that
    starts it, waits for threads. `pauses` and `goes_on` are as in summaries."""

    called: CalledMethod
    touches: tuple[Touch, ...]
    acquired: tuple[Acquired, ...]
    root: RootKind | None = None
    by: Method | None = None
    at: CodeSpot | None = None
    starts: tuple[Started, ...] = ()
    waits: bool = False
    pauses: tuple[Pause, ...] = ()
    goes_on: tuple[CodeSpot, ...] = ()

    @property
    def method(self) -> Method:
        return self.called.method

    @property
    def is_program(self) -> bool:
        """True for a member that starts threads and waits for them, and needs nothing for that: it is a program of its
        own, and so is what it starts. Two programs do not run beside each other."""
        starter = self.by if self.by is not None else self.method
        return needs_nothing(starter) and self.waits and bool(self.starts or self.root is not None)


def needs_nothing(method: Method) -> bool:
    """True for a static method without parameters."""
    return bool(method.flags & _STATIC) and not method.signature.parameters


class ScreenedType(NamedTuple):
    """A type with its actors, and how a framework runs its members."""

    place: DefinedType
    actors: tuple[Actor, ...]
    way: RootKind | None


def screened(place: DefinedType, types: ProgramTypes, summaries: Summaries) -> ScreenedType:
    actors: list[Actor] = []
    for method in place.type.methods:
        if not method.rva or method.name == ".cctor":
            continue
        called = CalledMethod(place.assembly, place.type, method)
        summary = summaries.of(called)
        registers = method.token == place.assembly.entry_point and any(one.way is ENDPOINT for one in summary.starts)
        reachable = _is_reachable(method) or registers or (_is_ending(method) and _expects_others(summary))
        starts = tuple([one for one in summary.starts if _concerns(one, place)])
        if method.name not in _SPECIAL and reachable:
            all_starts = summary.starts if needs_nothing(method) else starts
            own = Actor(called, _of_fields(summary.touches), summary.acquired, starts=all_starts)
            actors.append(own._replace(waits=summary.waits, pauses=summary.pauses, goes_on=summary.goes_on))
        if method.name in _SPECIAL or reachable:
            actors.extend(
                _started(started, started.method, method, summaries, summary.waits)
                for started in starts
                if started.method is not None
            )
    return ScreenedType(place, tuple(actors), _way(place, types))


def _concerns(started: Started, place: DefinedType) -> bool:
    """True if code of a type starts something, or something that has an object of the type. Of what others start
    besides, deep in what a member calls, the type knows nothing."""
    reached = [*(path for _, path in started.captured), *([started.target] if started.target is not None else [])]
    if any(path.root == THIS.root for path in reached):
        return True
    return place.has_code(started.at.assembly, started.at.method)


def _is_reachable(method: Method) -> bool:
    """True if code of other types can call a method: by its name, or by an interface."""
    if _is_ending(method):
        return False
    if "<" in method.name.rpartition(".")[2] or method.name.startswith("<"):
        return False
    if _UNDER_LOCK.search(method.name) and not method.name.startswith(("get_", "set_", "Is")):
        return False
    return method.flags & _ACCESS in _REACHABLE or method.flags & _PRIVATE_VIRTUAL == _PRIVATE_VIRTUAL


def _is_ending(method: Method) -> bool:
    return method.name.rpartition(".")[2] in _ENDINGS


def _expects_others(summary: Summary) -> bool:
    """True if a method takes locks, or accesses fields by `volatile` or `Interlocked`."""
    accesses = [touch for touch in summary.touches if touch.kind in ("read", "write", "update")]
    return bool(summary.acquired) or any(touch.ordered for touch in accesses)


def _of_fields(touches: tuple[Touch, ...]) -> tuple[Touch, ...]:
    """The touches of the type's own fields, their elements, and static fields. What lies deeper belongs to others."""
    return tuple([_with_shared_locks(touch) for touch in touches if _is_of_field(touch.path)])


def _with_shared_locks(touch: Touch) -> Touch:
    """A touch without the locks of objects that only its thread has: they keep no other thread out."""
    locks = frozenset([lock for lock in touch.locks if lock.path.is_shared])
    return touch if locks == touch.locks else touch._replace(locks=locks, section=-1, locked=True)


def _is_of_field(path: AccessPath) -> bool:
    fields = path.fields[:-1] if path.fields[-1:] == (ELEMENT,) else path.fields
    return len(fields) == (0 if path.root.kind == "static" else 1) and path.root.kind in ("this", "static")


def _started(started: Started, method: CalledMethod, by: Method, summaries: Summaries, waited: bool) -> Actor:
    """What an object runs by itself; of its own fields, by the object that the delegate has."""
    summary = summaries.of(method)
    touches = []
    for touch in summary.touches:
        path = _of_object(touch.path, started)
        if path is not None and _is_of_field(path):
            locks = [(lock, _of_object(lock.path, started)) for lock in touch.locks]
            known = frozenset([lock._replace(path=path) for lock, path in locks if path is not None])
            touches.append(touch._replace(path=path, locks=known, locked=touch.locked or len(known) < len(locks)))
    acquired = []
    for one in summary.acquired:
        lock = _of_object(one.lock.path, started)
        if lock is not None:
            acquired.append(one._replace(lock=one.lock._replace(path=lock), held=frozenset()))
    return Actor(method, tuple(touches), tuple(acquired), started.way, by, started.at, waits=waited)


def _of_object(path: AccessPath, started: Started) -> AccessPath | None:
    """A path of what is started, if it leads from the object that starts it."""
    onto = started.of_starter(path)
    return onto if onto is not None and (onto.root.kind == "static" or onto.root == THIS.root) else None


def _way(place: DefinedType, types: ProgramTypes) -> RootKind | None:
    """How a framework runs the members of a type, if it does."""
    for mark in place.type.attributes:
        if (way := way_of_mark(simple_name(mark.type))) is not None:
            return way
    return next(_ways_of_bases(place, types), MIDDLEWARE if is_middleware(place.type) else None)


def _ways_of_bases(place: DefinedType, types: ProgramTypes) -> Iterator[RootKind]:
    for owner in types.bases(place):
        for base in (owner.type.base, *owner.type.interfaces):
            way = way_of_base(base)
            if way is not None:
                yield way
