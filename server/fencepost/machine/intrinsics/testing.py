"""What tests assume of their runs; and counts and numbers that test frameworks keep for their reports only, because of
which no assertion ends otherwise.

Counting orders as the real one does, and changes no variable. A test without a runner has the number of the first.
"""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.intrinsics.interlocked import full_barrier
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import Value

_FIRST = "1000"

intrinsic("NUnit.Framework.Internal.TestExecutionContext::IncrementAssertCount()")(full_barrier)


@intrinsic("Fencepost::Assume(System.Boolean)")
def assume(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Leaves a run out in which an assumption does not hold (CheckFence's `assume`)."""
    if not arguments[0]:
        raise FailedError("assumption", "an assumption of the test does not hold")
    return None


@intrinsic("NUnit.Framework.Internal.Test::GetNextId()")
def number_of_test(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return _FIRST


@intrinsic("Microsoft.VisualStudio.TestTools.UnitTesting.TelemetryCollector::TrackAssertionCall(System.String)")
def count_for_telemetry(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None
