"""Objects that the code of another type lets several threads use: where, and by which members.

A method starts threads, or begins asynchronous calls, and what they do is known as far as it is done to objects that
the method knows, too. Two parts of it use one object at once if one of them begins before the method waits again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from fencepost.assembly.references import DefinedType
from fencepost.lowering.marks import marks
from fencepost.screening.calls import CalledMethod, CallTargets
from fencepost.screening.candidates import MeetingReason
from fencepost.screening.effects import Callback, CodeSpot, Invocation, Known
from fencepost.screening.paths import THIS, AccessPath
from fencepost.screening.roots import runs_again, waits_for_others, way_of_starting
from fencepost.screening.summaries import Stored, Summaries, resolved

_ASYNCHRONOUS = "AsyncStateMachine"
_AWAITING = frozenset({"GetAwaiter", "ConfigureAwait", "Wait", "get_Result"})
_WORDS = "threads that share the object"


class ObjectUse(NamedTuple):
    """A call of a member of an object."""

    object: AccessPath
    member: CalledMethod


class BesidePart(NamedTuple):
    """What goes on beside the method from one of its calls on, counted from 0; `again`: it may run several times at
    once. Each time it may be for another part of the data: only calls without arguments are certain to be the same."""

    begins: int
    again: bool
    uses: tuple[ObjectUse, ...]
    at: CodeSpot


class SharedUse(NamedTuple):
    """Why threads meet in objects of a type, and the members by which they use them."""

    reason: MeetingReason
    members: frozenset[int]


def shared_uses(
    places: Iterable[DefinedType], summaries: Summaries, calls: CallTargets, is_late: Callable[[], bool]
) -> dict[str, list[SharedUse]]:  # fmt: skip
    """By the name of a type, how its objects are shared by the code of other types; as far as there is time."""
    found: dict[str, list[SharedUse]] = {}
    for place in places:
        for method in place.type.methods if not is_late() else ():
            if method.rva:
                known = _Wiring(CalledMethod(place.assembly, place.type, method), summaries, calls)
                for type, use in known.shared():
                    found.setdefault(type, []).append(use)
    return found


class _Wiring:
    """One method: its calls, what it starts, and where it waits."""

    def __init__(self, called: CalledMethod, summaries: Summaries, calls: CallTargets) -> None:
        effects = summaries.effects(called.assembly, called.method)
        self._own, self._summaries, self._targets = called, summaries, calls
        self._calls = effects.calls
        self._stored = {**dict(effects.stored), **dict(self._handed())}
        self._waits = [number for number, call in enumerate(self._calls) if waits_for_others(call.named)]

    def _handed(self) -> Iterator[tuple[AccessPath, Known]]:
        """What constructors put into the fields of the objects that the method makes, of what they are given."""
        for call in self._calls:
            made = call.arguments[0] if call.named.name == ".ctor" and call.arguments else None
            for member in self._targets.of(call.at.assembly, call.named, False) if made is not None else ():
                for path, value in self._summaries.effects(member.assembly, member.method).stored:
                    field = path.onto(made) if isinstance(made, AccessPath) and path.root == THIS.root else None
                    given = _argument(call, value)
                    if field is not None and given is not None:
                        yield field, given

    def shared(self) -> Iterator[tuple[str, SharedUse]]:
        beside = [part for number, call in enumerate(self._calls) for part in self._beside(number, call)]
        if not beside:
            return
        for first, second in combinations(beside, 2):
            if self._meet(first.begins, second.begins):
                yield from _of_both(first, second.uses)
        for part in beside:
            if part.again:
                yield from _of_both(part, [use for use in part.uses if not use.member.method.signature.parameters])
            later = [(number, call) for number, call in enumerate(self._calls) if number > part.begins]
            direct = [use for number, call in later if self._meet(part.begins, number) for use in self._direct(call)]
            yield from _of_both(part, direct)

    def _meet(self, first: int, second: int) -> bool:
        """True if the method does not wait in the first of two of its calls, nor between them."""
        low, high = sorted((first, second))
        return not any(low <= wait < high for wait in self._waits)

    def _beside(self, number: int, call: Invocation) -> Iterator[BesidePart]:
        """What goes on beside the method from a call on."""
        way = way_of_starting(call.named)
        callbacks = [argument for argument in call.arguments if isinstance(argument, Callback)]
        if way is not None and callbacks:
            again = runs_again(way) and call.named.name != "Invoke"
            for one in callbacks:
                yield BesidePart(self._begins(number, call), again, tuple(self._of_callback(one)), call.at)
        elif not self._is_awaited(number):
            uses = [use for use in self._direct(call) if _is_asynchronous(use.member)]
            if uses:
                yield BesidePart(number, False, tuple(uses), call.at)

    def _begins(self, number: int, call: Invocation) -> int:
        """A thread does not begin when it is made."""
        if call.named.name != ".ctor":
            return number
        starts = [later for later in range(number, len(self._calls)) if self._calls[later].named.name == "Start"]
        return starts[0] if starts else number

    def _is_awaited(self, number: int) -> bool:
        """True if the method waits for the result of a call before it does anything else."""
        return number + 1 < len(self._calls) and self._calls[number + 1].named.name in _AWAITING

    def _direct(self, call: Invocation) -> Iterator[ObjectUse]:
        yield from self._used(call, call.arguments[:1], self._stored)

    def _used(self, call: Invocation, target: tuple[Known, ...], stored: Stored) -> Iterator[ObjectUse]:
        path = resolved(target[0], stored) if target and call.named.signature.instance else None
        if path is None or path == THIS or call.named.name == ".ctor":
            return
        for member in self._targets.of(call.at.assembly, call.named, call.virtual):
            if "<" not in member.type.name:
                yield ObjectUse(path, member)

    def _of_callback(self, callback: Callback) -> Iterator[ObjectUse]:
        """What a delegate does to objects that the method knows: it is a member of one, or it calls members of some."""
        target = resolved(callback.target, self._stored)
        for method in self._targets.of(callback.assembly, callback.named, False):
            if "<" not in method.method.name:
                if target is None or target == THIS:
                    continue
                yield ObjectUse(target, method)
            for call in self._summaries.effects(method.assembly, method.method).calls:
                first = call.arguments[0] if call.arguments else None
                if isinstance(first, AccessPath) and (path := _of_starter(first, target)) is not None:
                    yield from self._used(call, (path,), self._stored)


def _argument(call: Invocation, value: Known) -> Known:
    """The argument of a call that the method which is called knows as a parameter."""
    if isinstance(value, AccessPath) and value.root.kind == "parameter" and not value.fields:
        number = int(value.root.key)
        return call.arguments[number] if number < len(call.arguments) else None
    return None


def _is_asynchronous(member: CalledMethod) -> bool:
    return next(marks(member.method.attributes, _ASYNCHRONOUS), None) is not None


def _of_starter(path: AccessPath, target: AccessPath | None) -> AccessPath | None:
    """A path of a lambda as one of the method that has the lambda."""
    if path.root.kind == "static":
        return path
    return path.onto(target) if path.root == THIS.root and target is not None else None


def _of_both(part: BesidePart, others: Iterable[ObjectUse]) -> Iterator[tuple[str, SharedUse]]:
    """The uses of objects that something beside the method has, and another part of it, too."""
    for use in part.uses:
        for other in others:
            if use.object == other.object and use.member.type is other.member.type:
                members = frozenset({use.member.method.token, other.member.method.token})
                yield use.member.type.name, SharedUse(MeetingReason(_WORDS, part.at), members)
