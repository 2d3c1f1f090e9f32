"""The code that calls a harness: from no assembly, so that every harness, static or not, starts in the same way."""

from __future__ import annotations

from fencepost.lowering.initializers import module_type
from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.mains import is_main
from fencepost.lowering.universe import Universe
from fencepost.machine.harness.contexts import context_maker, expected_exception, no_failures
from fencepost.machine.harness.observation import _referred, observed_type
from fencepost.machine.harness.preparing import surroundings
from fencepost.machine.harness.row_code import ROWS, RowCode
from fencepost.machine.harness.row_values import arguments_of, called_text
from fencepost.machine.harness.rows import rows_of
from fencepost.machine.harness.stand_ins import stand_in
from fencepost.machine.harness.surroundings import NOTHING, Call, Create
from fencepost.machine.running import calls, entering
from fencepost.machine.running.awaiting import HARNESS
from fencepost.machine.running.initialization import ensure
from fencepost.machine.running.unwinding import uncaught
from fencepost.machine.shared.pointers import load_through
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.values import Obj, Registers, Value, VariablePointer

_HARNESS, _ARGUMENTS = -3, -4
"""Where the harness's object and the arguments of a program are made."""

TASKS = {f"System.Threading.Tasks.{name}" for name in ("Task", "Task`1", "ValueTask", "ValueTask`1")}
"""The tasks that are awaited when a harness, or a call of a trial, returns one."""

_OBJECT, _RESULT, _PLACES, _OTHERS = 0, 1, 2, 3
"""Registers: the object, the result or the exception, the places at which that was thrown, and those of a test that has
more around it: the result of what is called, the row, what a source of rows has made, and further things."""


def entry_code(world: World, method: MethodInstance, awaits: bool) -> Code:
    """Makes the object and what else the test needs, calls the methods before the test, the method, and those after it;
    awaits their tasks; returns the result. A program gets arguments, and there are none."""
    return _Entry(world, method, awaits).code()


class _Entry:
    def __init__(self, world: World, method: MethodInstance, awaits: bool) -> None:
        self._world = world
        self._universe = world.universe
        self._method = method
        self._awaits = awaits
        self._around = surroundings(world.universe, method)
        rows = None if is_main(method.definition) else rows_of(world.universe, method)
        self._rows = RowCode(world.universe, method, rows, _OTHERS + 1) if rows is not None else None
        self._run: list[OperationFunction] = []

    def code(self) -> Code:
        method, universe = self._method, self._universe
        run = self._run
        if self._rows is not None:
            run += self._rows.begin(len(run))
        self._prepare()
        run += [self._calling_test(len(run)), _awaiting(universe, method, len(run) + 1, self._awaits, _RESULT)]
        if self._rows is not None:
            run += self._rows.judged(len(run), _RESULT, observed_type(method))
        expected = expected_exception(universe, method)
        if expected is not None:
            run.append(self._missing(expected))
        for call in self._around.after:
            self._add_call(call)
        run.append(self._end)
        returns = observed_type(method)
        skips = no_failures(universe, method) if returns is None or returns.name == "System.Void" else []
        skips += [expected] if expected is not None else []
        at = len(run)
        regions = tuple([Region("catch", 0, at - 1, at, at + 1, klass, NONE, _RESULT) for klass in skips])
        run += [_end_without_result] if regions else []
        count = self._registers()
        kept = (1 << count) - 1 - (1 << _PLACES)
        live = [kept] * len(run)
        if not is_main(method.definition):
            regions += (Region("runner", 0, at - 1, len(run), len(run) + 1, None, _PLACES, _RESULT),)
            run.append(_fail)
            live.append(1 << _RESULT | 1 << _PLACES)
        ops = tuple([Op("entry", NONE, (), None, 0) for _ in run])
        types = (universe.core("System.Object"),) * count
        code = Code(method, Lowered(ops, regions, count, (), 0, types, tuple(live)), [None] * count)
        code.run = run
        return code

    def _registers(self) -> int:
        """How many registers there are: no more than the harness needs, as each is part of states."""
        things = max(self._around.things - 1, 0)
        if self._rows is None and not things and not self._around.after:
            return _OTHERS
        return _OTHERS + 1 + RowCode.REGISTERS + things

    def _register(self, thing: int) -> int:
        """Where a thing is. The test's own object is the first register."""
        if thing == self._around.test:
            return _OBJECT
        number = thing if self._around.test == NOTHING or thing < self._around.test else thing - 1
        return _OTHERS + 1 + RowCode.REGISTERS + number

    # ---- before

    def _prepare(self) -> None:
        """What is done before the test. The context of the test is made with its object."""
        universe, method, run = self._universe, self._method, self._run
        first = context_maker(universe, method)
        thing, is_made = 0, False
        if self._around.test == NOTHING:
            run += [self._making_value(len(run)), _nothing]
            is_made = True
        for action in self._around.before:
            if isinstance(action, Call):
                self._add_call(action)
                continue
            if isinstance(action, Create):
                run += [self._making(action, thing, len(run)), self._constructing(action, thing, len(run) + 2)]
            else:
                run.append(self._standing(action.klass, thing))
            if thing == self._around.test and first is not None:
                self._add_call(Call(first))
                first = None
            thing += 1
        if is_made and first is not None:
            self._add_call(Call(first))

    def _making_value(self, at: int) -> OperationFunction:
        """Begins a static harness, or one of a value."""
        method, universe = self._method, self._universe

        def make(t: Thread, r: Registers) -> int | None:
            answer = self._begun(t, method.owner, at)
            if answer is None and not method.static:
                r[_OBJECT] = tuple([universe.default(field.type) for field in universe.fields(method.owner)])
            return answer

        return make

    def _begun(self, t: Thread, klass: Klass, at: int) -> int | None:
        """Runs the initializers that come before anything of a type, before the operation of a number."""
        universe = self._universe
        module = module_type(universe, universe.program)
        if module is not None and (answer := ensure(t, module, at - 1)) is not None:
            return answer
        if universe.is_precise(klass) and universe.initializer(klass) is not None:
            return ensure(t, klass, at - 1)
        return None

    def _making(self, action: Create, thing: int, at: int) -> OperationFunction:
        register, klass = self._register(thing), action.klass

        def make(t: Thread, r: Registers) -> int | None:
            answer = self._begun(t, klass, at)
            if answer is None:
                values = [self._universe.default(field.type) for field in self._universe.fields(klass)]
                r[register] = Obj(klass, values, _HARNESS - thing if thing != self._around.test else _HARNESS)
            return answer

        return make

    def _constructing(self, action: Create, thing: int, after: int) -> OperationFunction:
        register = self._register(thing)
        given = [self._register(argument) for argument in action.arguments]

        def construct(t: Thread, r: Registers) -> int | None:
            if action.constructor is None:
                return None
            arguments = [r[argument] for argument in given]
            if action.rows:
                chosen = t.choose(len(action.rows)) if len(action.rows) > 1 else 0
                arguments = arguments_of(t, action.constructor, action.rows[chosen])
            t.frames[-1].pc = after
            calls.call(t, action.constructor, [r[register], *arguments], -1)
            return SWITCH

        return construct

    def _standing(self, klass: Klass, thing: int) -> OperationFunction:
        register = self._register(thing)

        def stand(t: Thread, r: Registers) -> None:
            r[register] = stand_in(t.world, klass)

        return stand

    # ---- calls

    def _add_call(self, call: Call) -> None:
        """A call whose result is awaited, and forgotten."""
        run, is_task = self._run, call.method.returns.generic in TASKS
        own = self._registers() > _OTHERS
        result = _OTHERS if own else _RESULT
        target = self._register(call.target) if call.target != NOTHING else NONE
        given = [self._register(argument) if argument != NOTHING else NONE for argument in call.arguments]
        at = len(run) + 1

        def enter(t: Thread, r: Registers) -> int:
            t.frames[-1].pc = at
            this = [r[target]] if not call.method.static else []
            types = call.method.parameters
            arguments = [
                r[one] if one != NONE else self._universe.default(klass)
                for one, klass in zip(given, types, strict=True)
            ]
            calls.call(t, call.method, this + arguments, result if is_task else NONE)
            return SWITCH

        run += [enter, _awaiting(self._universe, call.method, at, is_task, result)]

    def _calling_test(self, at: int) -> OperationFunction:
        """The operation of a number calls the test with the arguments of its row."""
        method, rows = self._method, self._rows

        def call(t: Thread, r: Registers) -> int:
            this: list[Value] = []
            if not method.static:
                this = [VariablePointer(0, _OBJECT) if method.owner.is_value else r[_OBJECT]]
            if rows is None:
                arguments: list[Value] = [Obj(parameter, [], _ARGUMENTS) for parameter in method.parameters]
            else:
                arguments = rows.arguments(t, r)
                if t.trace is not None and arguments:
                    t.trace("begins", None, called_text(t, method, arguments))
            t.frames[-1].pc = at + 1
            calls.call(t, method, this + arguments, _RESULT if method.returns.name != "System.Void" else NONE)
            return SWITCH

        return call

    def _missing(self, expected: Klass) -> OperationFunction:
        """Fails a test that has not thrown what it is to throw. Nothing is called after a test that does."""
        expect = self._universe.named_method(self._universe.core(ROWS), "ExpectException", 1)
        assert expect is not None  # the library has it

        def miss(t: Thread, _r: Registers) -> int:
            calls.call(t, expect, [expected.name], NONE)
            return SWITCH

        return miss

    def _end(self, t: Thread, r: Registers) -> int:
        referred = _referred(self._method)
        if referred is not None:
            done, r[_RESULT] = load_through(t, r[_RESULT], referred)
            if not done:
                return STOP
        return int(entering.finish(t, r[_RESULT]))


def _nothing(_t: Thread, _r: Registers) -> None:
    """A static harness, or one of a value, has no constructor."""


def _fail(t: Thread, r: Registers) -> None:
    """An exception has reached the runner of the test, and finally blocks have been run."""
    uncaught(t, r[_RESULT], r[_PLACES])


def _end_without_result(t: Thread, _r: Registers) -> int:
    return int(entering.finish(t, None))


def _awaiting(universe: Universe, method: MethodInstance, at: int, awaits: bool, register: int) -> OperationFunction:
    """The operation of a number awaits what the call before has left in a register."""

    def await_(t: Thread, r: Registers) -> int | None:
        if not awaits:
            return None
        waiter = awaiter_of(universe, method.returns)
        if waiter is None:
            raise AssertionError(f"no way to await {method.returns}")
        t.frames[-1].pc = at + 1
        void = waiter.returns.name == "System.Void"
        calls.call(t, waiter, [r[register]], NONE if void else register)
        if void:
            r[register] = None
        return SWITCH

    return await_


def awaiter_of(universe: Universe, task: Klass) -> MethodInstance | None:
    """`Fencepost.Harness.Await` for a kind of task; None for what is no task."""
    if task.generic not in TASKS:
        return None
    helper = universe.core(HARNESS)
    for definition in helper.definition.methods if helper.definition else ():
        if definition.name != "Await" or bool(definition.generic) != bool(task.arguments):
            continue
        instance = universe.method_instance(helper, definition, task.arguments)
        if instance.parameters[0].generic == task.generic:
            return instance
    return None
