"""The values that calls of a candidate are given."""

from __future__ import annotations

from fencepost.engine.generated.values import Domains
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.machine.state.trial import Constant, TrialValue

_NEGATIVE = -(1 << 31)
"""The flags of a negative decimal."""
_SIGNED = frozenset({"System.SByte", "System.Int16", "System.Int32", "System.Int64"})


class CandidateDomains(Domains):
    """Values that make code take either way: numbers of both signs, and two stubs of which each has other answers."""

    answers_differ = True

    def _values(self, klass: Klass, opaque: bool, depth: int) -> list[TrialValue]:
        if opaque and klass.name == "System.Decimal":
            return [Constant("1m", klass, (0, 0, 1)), Constant("-1m", klass, (_NEGATIVE, 0, 1))]
        return super()._values(klass, opaque, depth)

    def _plain(self, klass: Klass, opaque: bool) -> list[TrialValue]:
        found = super()._plain(klass, opaque)
        if opaque and klass.name in _SIGNED and klass.kind in (Kind.I4, Kind.I8):
            return [*found[:1], Constant("-1", klass, -1)]
        return found
