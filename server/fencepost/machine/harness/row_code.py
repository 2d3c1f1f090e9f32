"""The operations that choose the row of a test, run the code of its source, and judge what the test returns."""

from __future__ import annotations

from fencepost.lowering.ir import NONE
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.harness.row_values import arguments_from, arguments_of, as_object
from fencepost.machine.harness.rows import Rows, RowSource
from fencepost.machine.objects.objects import box
from fencepost.machine.running import calls
from fencepost.machine.running.initialization import ensure
from fencepost.machine.running.late_calls import unboxed_arguments
from fencepost.machine.shared.blocks import named, read_items
from fencepost.machine.shared.pointers import load_static
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.values import Obj, Registers, Value

_SITE = -7
ROWS = "Fencepost.Rows"


class RowCode:
    """Registers, from the first on: the number of the row or source, and what the source has made."""

    REGISTERS = 2

    def __init__(self, universe: Universe, harness: MethodInstance, rows: Rows, first: int) -> None:
        self._universe = universe
        self._harness = harness
        self._rows = rows
        self._number, self._made = first, first + 1
        helper = universe.core(ROWS) if rows.sources or any(row.expected for row in rows.fixed) else None
        self._chosen = universe.named_method(helper, "Chosen", 2) if helper is not None else None
        self._expect = universe.named_method(helper, "Expect", 2) if helper is not None else None

    def begin(self, at: int) -> list[OperationFunction]:
        """The operations, from a number on, that make the row before the test."""
        run: list[OperationFunction] = [self._choose]
        for number, source in enumerate(self._rows.sources, len(self._rows.fixed)):
            run += [
                self._only(number, self._entering(source, at + len(run))),
                self._only(number, self._fetching(source, at + len(run) + 1)),
                self._only(number, self._choosing(at + len(run) + 2)),
            ]
        return run

    def _choose(self, t: Thread, r: Registers) -> None:
        r[self._number] = t.choose(self._rows.choices) if self._rows.choices > 1 else 0

    def _only(self, number: int, operation: OperationFunction) -> OperationFunction:
        def only(t: Thread, r: Registers) -> int | None:
            return operation(t, r) if r[self._number] == number else None

        return only

    def _entering(self, source: RowSource, at: int) -> OperationFunction:
        """Runs the static constructor of the type of a field, and makes the object of a source that is a type."""
        member = source.member

        def enter(t: Thread, r: Registers) -> int | None:
            if isinstance(member, MethodInstance):
                return None
            klass = member if isinstance(member, Klass) else member.owner
            if self._universe.initializer(klass) is not None:
                answer = ensure(t, klass, at - 1)
                if answer is not None:
                    return answer
            if isinstance(member, Klass):
                r[self._made] = Obj(
                    klass, [self._universe.default(f.type) for f in self._universe.fields(klass)], _SITE
                )
            return None

        return enter

    def _fetching(self, source: RowSource, at: int) -> OperationFunction:
        """Gets what enumerates the rows."""
        member = source.member
        constructor = self._universe.named_method(member, ".ctor", 0) if isinstance(member, Klass) else None

        def fetch(t: Thread, r: Registers) -> int | None:
            if isinstance(member, FieldSlot):
                done, r[self._made] = load_static(t, member.index, (), member.type)
                return None if done else STOP
            t.frames[-1].pc = at + 1
            if isinstance(member, MethodInstance):
                given = zip(source.arguments, member.parameters, strict=True)
                objects = [as_object(t, self._harness, argument, klass) for argument, klass in given]
                calls.call(t, member, unboxed_arguments(t, objects, member.parameters), self._made)
                return SWITCH
            if constructor is not None:
                calls.call(t, constructor, [r[self._made]], NONE)
                return SWITCH
            return None

        return fetch

    def _choosing(self, at: int) -> OperationFunction:
        assert self._chosen is not None
        chosen = self._chosen

        def choose(t: Thread, r: Registers) -> int:
            t.frames[-1].pc = at + 1
            calls.call(t, chosen, [r[self._made], len(self._harness.parameters)], self._made)
            return SWITCH

        return choose

    def arguments(self, t: Thread, r: Registers) -> list[Value]:
        """The arguments of the row that was chosen."""
        if r[self._number] < len(self._rows.fixed):
            return arguments_of(t, self._harness, self._rows.fixed[r[self._number]])
        return arguments_from(t, self._harness, r[self._made])

    def judged(self, at: int, result: int, returned: Klass | None) -> list[OperationFunction]:
        """The operation that compares what the test has returned with what the row says."""
        expect = self._expect
        if expect is None or returned is None or returned.name == "System.Void":
            return []

        def judge(t: Thread, r: Registers) -> int | None:
            expected = self._expected(t, r, returned)
            if expected is None:
                return None
            value = box(t.world, returned, r[result], _SITE) if returned.is_value else r[result]
            t.frames[-1].pc = at + 1
            calls.call(t, expect, [expected[0], value], NONE)
            return SWITCH

        return [judge]

    def _expected(self, t: Thread, r: Registers, returned: Klass) -> list[Value] | None:
        """What the row says that the test returns, as one object; None if it does not say."""
        if r[self._number] < len(self._rows.fixed):
            expected = self._rows.fixed[r[self._number]].expected
            return None if expected is None else [as_object(t, self._harness, expected, returned)]
        (said,) = read_items(t, named(r[self._made]), 0, 1)
        return None if said is None else read_items(t, named(said), 0, 1)
