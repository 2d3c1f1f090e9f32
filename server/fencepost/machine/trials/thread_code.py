"""The code of a trial, from no assembly: that of its main thread, and that of each of its threads."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.late.window import fence
from fencepost.machine.running import calls, entering
from fencepost.machine.running.calls import virtual_target
from fencepost.machine.running.initialization import ensure
from fencepost.machine.running.starting import begin, begin_in
from fencepost.machine.shared import publication
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.joining import has_ended, may_put_off, put_off, settle
from fencepost.machine.state.local_state import LocalState, frames_of
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import (
    FINAL,
    SETUP,
    Constant,
    Earlier,
    Fetched,
    Function,
    Items,
    Itself,
    Made,
    Stub,
    Trial,
    TrialValue,
)
from fencepost.machine.state.world import World
from fencepost.machine.trials.calls import GATE, add_calls, add_new, new_target
from fencepost.machine.trials.delegates import delegate_of, synthetic
from fencepost.machine.trials.program import SITE, TARGET, ThreadCode, at, own_site
from fencepost.machine.trials.seen import known_as
from fencepost.machine.trials.stubs import stub_object
from fencepost.machine.values.answers import SWITCH
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.values import NO_TARGET, Delegate, Obj, Registers, VariablePointer
from fencepost.model.waits import Wait

REST = "rest"


def trial_code(world: World, trial: Trial) -> Code:
    """The code of the main thread: it makes all objects, sets up, starts threads, waits for them, and looks at the
    object."""
    first = (trial.constructor,) if trial.constructor is not None else ()
    program = ThreadCode(world, trial, (*first, *trial.setup, *trial.final), 0)
    program.add(lambda t, _r: _initialize(t, world, trial))
    late = [value for value in trial.objects() if isinstance(value, Function) and value.calls is not None]
    for value in trial.objects():
        if value not in late:
            _add_value(program, value, program.objects[value])
    if trial.constructor is not None:
        add_new(program, trial.constructor)
    elif trial.klass.is_value:
        program.add(new_target(program))
    for value in late:
        _add_value(program, value, program.objects[value])
    add_calls(program, SETUP, trial.setup)
    for number in range(len(trial.threads)):
        method = synthetic(world, f"thread {number + 1}", program.result)
        method.code = _thread_code(world, trial, number, method)
        program.add(_start(method, program.slots + number, program.result, number))
    if trial.threads:
        program.add(_join(program.slots, program.registers))
        add_calls(program, FINAL, trial.final)
        program.add(lambda t, _r: int(entering.finish(t, None)))
    else:
        program.add(_rest)
    return program.code(synthetic(world, "main", 0))


def _thread_code(world: World, trial: Trial, number: int, method: MethodInstance) -> Code:
    calls = trial.threads[number]
    program = ThreadCode(world, trial, calls, len(trial.objects()) + len(trial.kept()) + 1)
    add_calls(program, number, calls)
    program.add(lambda t, _r: int(entering.finish(t, None)))
    return program.code(method)


def _initialize(t: Thread, world: World, trial: Trial) -> int | None:
    """Runs the static constructor of the type where that has to come first. A trial without threads always does, so
    that its end does not depend on which call is the first to need it."""
    universe, klass = world.universe, trial.klass
    if (universe.is_precise(klass) or not trial.threads) and universe.initializer(klass) is not None:
        return ensure(t, klass, -1)
    return None


# ---- objects


def _add_value(program: ThreadCode, value: TrialValue, register: int) -> None:
    universe = program.world.universe
    site = own_site(register)

    match value:
        case Made():
            constructor = value.constructor

            def make(_t: Thread, r: Registers) -> None:
                if value.klass.is_value:
                    r[register] = universe.default(value.klass)
                    return
                r[register] = Obj(value.klass, [universe.default(f.type) for f in universe.fields(value.klass)], site)

            program.add(make)
            if constructor is not None:
                parts = value.arguments

                def construct(t: Thread, r: Registers, constructor: MethodInstance = constructor) -> int:
                    t.frames[-1].pc += 1
                    of_value = constructor.owner.is_value
                    made = VariablePointer(len(t.frames) - 1, register) if of_value else r[register]
                    calls.call(t, constructor, [made, *[program.content(part, r) for part in parts]], -1)
                    return SWITCH

                program.add(at(construct, program.next))
        case Items():

            def fill(_t: Thread, r: Registers) -> None:
                r[register] = Obj(value.klass, [program.content(part, r) for part in value.values], site)

            program.add(fill)
        case Function():

            def bind(_t: Thread, r: Registers) -> None:
                answer = program.content(value.answer, r) if value.answer is not None else None
                captured = r[TARGET] if value.calls is not None else answer
                r[register] = delegate_of(program.world, value, register, captured)

            program.add(bind)
        case Stub():

            def stand(_t: Thread, r: Registers) -> None:
                r[register] = stub_object(program.world, value, site)

            program.add(stand)
        case Fetched():
            method, given = value.method, value.arguments

            def fetch(t: Thread, r: Registers) -> int:
                t.frames[-1].pc += 1
                arguments = [program.content(part, r) for part in given]
                found = method if method.static or not method.is_virtual else virtual_target(t, arguments[0], method)
                calls.call(t, found, arguments, register)
                return SWITCH

            program.add(at(fetch, program.next))
        case Constant() | Earlier() | Itself():
            raise AssertionError(f"{value.text if isinstance(value, Constant) else value.name} is not made")


# ---- threads


def _start(method: MethodInstance, slot_register: int, count: int, number: int) -> OperationFunction:

    def operation(t: Thread, r: Registers) -> None:
        fence(t, "FB")
        settle(t)  # a step that has to wait ends here; in a region, all of it would be refused
        t.enter_region()
        slot = begin(t, None, [], f"thread {number + 1}", None)
        universe = t.world.universe
        this = Obj(universe.core("System.Threading.Thread"), [None, slot, None, 0], SITE)
        for register in range(count):
            r[register] = publication.publish_value(t, r[register])
            t.view.write(known_as(register), r[register], None)
        body = Delegate(universe.core("System.Action"), ((NO_TARGET, method),))
        begin_in(t, slot, body, r[:count], publication.publish_value(t, this))
        r[slot_register] = slot
        t.leave_region()

    return operation


def _join(first: int, end: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> None:
        fence(t, "FB")
        slots = r[first:end]
        if may_put_off(t):
            for slot in slots:
                put_off(t, slot)
            return
        settle(t)
        for slot in slots:
            if not has_ended(t, slot):
                raise BlockedError(Wait("end", t.world.slot_names[slot], whom=slot))
            t.joined.add(slot)

    return operation


def _rest(_t: Thread, _r: Registers) -> int:
    """The end of a trial without threads: it stays where it is, so that its objects can be looked at."""
    raise BlockedError(Wait("signal", REST, idle=True))


def is_calling(local: LocalState) -> bool | None:
    """True if a thread with this local state is inside one of its calls, False if it is about to begin one; None if it
    makes no calls, or is the main thread and does anything else."""
    frames = frames_of(local)
    if not frames:
        return None
    outermost = frames[-1]
    ops = outermost.code.lowered.ops
    if len(frames) == 1 and ops[outermost.pc].name == GATE:
        return False
    return True if ops[0].name == GATE else None
