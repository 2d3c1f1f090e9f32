"""The members of a type that trials call: constructors and public methods, with accessors and inherited ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fencepost.engine.generated import known
from fencepost.engine.generated.callbacks import calling_back
from fencepost.engine.generated.crosswise import crosswise, is_aside
from fencepost.engine.generated.generics import generic_arguments
from fencepost.engine.generated.handles import Handles
from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import call_text
from fencepost.engine.programs.candidates import is_static
from fencepost.engine.programs.synchronizing import synchronizes
from fencepost.engine.shared.operation_marks import operation_mark
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.marks import simple_name
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.harness.entry import awaiter_of
from fencepost.machine.state.trial import Constant, Earlier, Fetched, TestedMethod, TrialCall, TrialValue
from fencepost.model.members import GenericParameter, Method
from fencepost.model.types import ByRef, Modified, Parameter, TypeExpression

_ACCESS = 7
_VISIBLE = ((6,), (3, 5))
"""Public; internal, and protected internal."""

_IN, _OUT = 0x1, 0x2
_LEFT_OUT = {
    "ToString", "Equals", "GetHashCode", "GetType", "Finalize", "Deconstruct", "PrintMembers", "GetEnumerator",
    "GetAsyncEnumerator", "MemberwiseClone", "ReferenceEquals", "CompareTo", "Main", "GetObjectData",
}  # fmt: skip
"""Methods that are not meant to be called by many threads, or that show nothing but names and addresses."""

_ENDINGS = {"Dispose", "DisposeAsync", "Close"}
"""Members that end the use of an object. They are called only if they synchronise: else they are meant for objects
that no thread uses any more."""

_MOST_VARIANTS, _MOST_WAYS = 6, 24
_MOST_COMBINATIONS = 2000
_AWAITERS = {f"System.Runtime.CompilerServices.{name}" for name in (
    "TaskAwaiter", "TaskAwaiter`1", "ValueTaskAwaiter", "ValueTaskAwaiter`1",
)}  # fmt: skip
"""The awaiters of .NET whose `GetResult` waits for the task."""


class TypeMembers:
    """One closed type. It `keeps_failing` calls if what makes a call fail alone may be a thread of the object's own."""

    keeps_failing = False

    def __init__(self, universe: Universe, klass: Klass, domains: Domains) -> None:
        self._universe = universe
        self._domains = domains
        self.klass = klass
        self.left_out: list[str] = []
        self._handles = Handles(universe, klass)
        self.returned: dict[Klass, Earlier] = {}

    def constructors(self) -> list[TrialCall | None]:
        """Ways to make an object: constructors, those with the fewest parameters first, and static methods that do."""
        definition = self.klass.definition
        if definition is None or is_static(definition):
            return [None]
        found: list[TrialCall | None] = [None] if self.klass.is_value else []
        domains = self._domains
        ways = (domains.constructors, domains.factories, domains.hidden_constructors)
        for method in [method for way in ways for method in way(self.klass)]:
            operation = self._operation(method)
            if operation is not None:
                found.extend(self._variants(operation, self._domains.numbers, _MOST_WAYS))
        return found

    def sized(self, constructors: list[TrialCall | None], other: TrialCall | None) -> list[TrialCall | None]:
        """Constructors that are given the number 2, which is the size of something small more often than not."""
        found: list[TrialCall | None] = []
        for call in constructors:
            texts = [value.text for value in call.arguments if isinstance(value, Constant)] if call is not None else []
            if call != other and "2" in texts:
                found.append(call)
        return found

    def calls(self) -> list[list[TrialCall]]:
        """The calls of each operation, those with the first values first; then the calls that use their results."""
        operations = list(self._operations())
        self.returned = self._handles.of(operations)
        found = []
        for operation in operations:
            try:
                variants = self._variants(operation)
            except UnsupportedError:
                variants = []
            if variants:
                found.append(variants)
            else:
                self.left_out.append(operation.name)
        endings = [ending for earlier in self.returned.values() if (ending := self._handles.ending(earlier))]
        others = [*crosswise(self.klass, self._domains, found), *calling_back(self._domains, found)]
        return [*found, *[[call] for call in (*others, *endings)], *self._cancelling(found)]

    def _cancelling(self, found: list[list[TrialCall]]) -> list[list[TrialCall]]:
        """The calls that cancel a token which other calls have, if any has one."""
        cancelling = known.cancelling(self._universe)
        if cancelling is None:
            return []
        source, cancel = cancelling
        tokens = [value for calls in found for call in calls for value in call.uses() if isinstance(value, Fetched)]
        if not any(source in token.arguments for token in tokens):
            return []
        call = TrialCall(TestedMethod(cancel, cancel.name), target=source)
        return [[call._replace(text=call_text(call))]]

    def _operations(self) -> Iterator[TestedMethod]:
        for method in self._methods():
            try:
                operation = self._operation(method)
            except UnsupportedError:
                operation = None
            if operation is not None:
                yield operation
            else:
                self.left_out.append(method.name)

    # ---- methods

    def _methods(self) -> Iterator[MethodInstance]:
        for owner, definition in self._chosen():
            try:
                arguments = self._generic_arguments(owner, definition.generic) if definition.generic else ()
                yield self._universe.method_instance(owner, definition, arguments)
            except UnsupportedError:
                self.left_out.append(definition.name)

    def _chosen(self) -> list[tuple[Klass, Method]]:
        """The methods that the user has chosen; else the usual ones. None that is left out by hand."""
        public = [(owner, method, operation_mark(owner.definition, method)) for owner, method in self._public()]
        by_hand = any(said.chosen for _, _, said in public)
        return [
            (owner, method)
            for owner, method, said in public
            if not said.excluded and (said.chosen or said.may_fail or (not by_hand and self._is_usual(method)))
        ]

    def _public(self) -> list[tuple[Klass, Method]]:
        """The public methods of the type; if it has none, those for the rest of its assembly."""
        for visible in _VISIBLE:
            found = list(self._visible(visible))
            if any(self._is_usual(method) for _, method in found):
                return found
        return []

    def _visible(self, visible: tuple[int, ...]) -> Iterator[tuple[Klass, Method]]:
        """The methods of the type, and of its bases outside the framework, with some accessibility, each once."""
        seen: set[tuple[str, str]] = set()
        for owner in self.klass.chain():
            if owner.definition is None or owner.assembly is self._universe.library:
                return
            self._universe.listed[owner] = None
            for method in owner.definition.methods:
                if method.flags & _ACCESS not in visible or method.name.startswith((".", "op_", "<")):
                    continue
                key = (method.name, repr(method.signature.parameters))
                if key not in seen:
                    seen.add(key)
                    yield owner, method

    def _generic_arguments(self, owner: Klass, parameters: tuple[GenericParameter, ...]) -> tuple[Klass, ...]:
        return generic_arguments(self._universe, self._domains, parameters, 0, owner)

    def _operation(self, method: MethodInstance) -> TestedMethod | None:
        definition = method.definition
        flags = {parameter.sequence: parameter.flags for parameter in definition.parameters}
        by_reference = tuple([parameter.is_byref for parameter in method.parameters])
        outs = tuple([ref and bool(flags.get(i + 1, 0) & _OUT) for i, ref in enumerate(by_reference)])
        if any(
            _is_ref_struct(p.element if ref and p.element else p)
            for p, ref in zip(method.parameters, by_reference, strict=True)
        ):
            return None
        if _is_ref_struct(method.returns) or method.returns.is_byref:
            return None
        reads = tuple([ref and bool(flags.get(i + 1, 0) & _IN) for i, ref in enumerate(by_reference)])
        said = operation_mark(method.owner.definition, definition)
        awaiters = self._awaiters(method.returns)
        return TestedMethod(method, definition.name, by_reference, outs, reads, said.group, awaiters, said.may_fail)

    def _awaiters(self, returns: Klass) -> tuple[MethodInstance, ...]:
        """The methods that wait for a task. For another type that can be awaited: the one that returns its awaiter, and
        those that ask the awaiter."""
        waiter = awaiter_of(self._universe, returns)
        if waiter is not None:
            return (waiter,)
        getter = None if returns.definition is None else self._universe.named_method(returns, "GetAwaiter", 0)
        if getter is None or getter.static or getter.returns.generic not in _AWAITERS:
            return ()
        result = self._universe.named_method(getter.returns, "GetResult", 0)
        return (getter, result) if result is not None else ()

    def _variants(
        self,
        operation: TestedMethod,
        values_of: Callable[[Klass], list[TrialValue]] | None = None,
        most: int = _MOST_VARIANTS,
    ) -> list[TrialCall]:
        """Calls with all combinations of values, as far as they are few, those with the first values first."""
        domains: list[list[TrialValue | None]] = []
        method = operation.method
        signature = method.definition.signature.parameters
        for index, parameter in enumerate(method.parameters):
            if operation.outs[index]:
                domains.append([None])
                continue
            klass = parameter.element if operation.by_reference[index] and parameter.element else parameter
            opaque = _is_opaque(signature[index])
            values: list[TrialValue | None] = [
                *(self._domains.of(klass, opaque) if values_of is None else values_of(klass))
            ]
            if klass in self.returned and klass is parameter and self._handles.is_own(klass):
                values.insert(0, self.returned[klass])
            domains.append(values)
        found = sorted([TrialCall(operation, arguments) for arguments in _combinations(domains)], key=self.rank)
        return [call._replace(text=call_text(call)) for call in found[:most]]

    def rank(self, call: TrialCall) -> int:
        """How far a call's arguments are from the first values of their types."""
        ranks = [self._domains.ranks.get(argument, 0) for argument in call.arguments if argument is not None]
        return sum(ranks) + is_aside(self.klass, call)

    def _is_usual(self, method: Method) -> bool:
        """True if a method is called when the user has not chosen the methods."""
        if method.name in _ENDINGS:
            return synchronizes(self._universe, self.klass, method)
        return method.name not in _LEFT_OUT and not _is_invariant(method)


def _combinations(domains: list[list[TrialValue | None]]) -> list[tuple[TrialValue | None, ...]]:
    """All combinations of values. If those are too many, only the first values of the last domains count."""
    found: list[tuple[TrialValue | None, ...]] = [()]
    for domain in domains:
        if len(found) * len(domain) > _MOST_COMBINATIONS:
            domain = domain[:1]
        found = [(*head, value) for head in found for value in domain]
    return found


def _is_opaque(type: TypeExpression) -> bool:
    while isinstance(type, ByRef | Modified):
        type = type.element
    return isinstance(type, Parameter)


def _is_ref_struct(klass: Klass) -> bool:
    if klass.kind is Kind.POINTER:
        return True
    attributes = klass.definition.attributes if klass.definition is not None and klass.is_value else ()
    return any(attribute.type.endswith("IsByRefLikeAttribute") for attribute in attributes)


def _is_invariant(method: Method) -> bool:
    return any(simple_name(attribute.type) == "Invariant" for attribute in method.attributes)
