"""The values that calls of a candidate are given."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.generated.values import Domains
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.machine.state.trial import Constant, Made, TrialValue

_NEGATIVE = -(1 << 31)
"""The flags of a negative decimal."""
_SIGNED = frozenset({"System.SByte", "System.Int16", "System.Int32", "System.Int64"})


class CandidateDomains(Domains):
    """Values that make code take either way: numbers of both signs, two stubs of which each has other answers, and two
    objects that can be told apart by what they were made of, as by a number that orders them."""

    answers_differ = True

    def _values(self, klass: Klass, opaque: bool, depth: int) -> list[TrialValue]:
        if opaque and klass.name == "System.Decimal":
            return [Constant("1m", klass, (0, 0, 1)), Constant("-1m", klass, (_NEGATIVE, 0, 1))]
        return super()._values(klass, opaque, depth)

    def _objects(self, klass: Klass, depth: int) -> list[TrialValue]:
        found = super()._objects(klass, depth)
        first, second = found if len(found) > 1 else (None, None)
        if isinstance(first, Made) and isinstance(second, Made):
            return [first, next(self._others(second, depth), second)]
        return found

    def _others(self, made: Made, depth: int) -> Iterator[Made]:
        """The object with one other argument that is a constant."""
        constructor, given = made.constructor, made.arguments
        for place, parameter in enumerate(constructor.parameters if constructor is not None else ()):
            for value in self.of(parameter, False, depth + 1):
                if isinstance(value, Constant) and value.content is not None and value != given[place]:
                    other = made._replace(arguments=(*given[:place], value, *given[place + 1 :]))
                    if self._works is None or self._works(other):
                        yield other

    def _plain(self, klass: Klass, opaque: bool) -> list[TrialValue]:
        found = super()._plain(klass, opaque)
        if opaque and klass.name in _SIGNED and klass.kind in (Kind.I4, Kind.I8):
            return [*found[:1], Constant("-1", klass, -1)]
        return found
