"""Damaged bodies, translated where the good ones stand: thousands in the time in which one program is checked."""

from __future__ import annotations

import traceback
from functools import cache
from random import Random

from fencepost.assembly.code import RawBody, decode, read_body
from fencepost.assembly.damage import DamagedError
from fencepost.engine.programs.program import Program
from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.klass import Klass
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.translate import Translator
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.running.codes import factories
from fencepost.model.code import Body
from fencepost.model.members import Method
from tests.mutants.bodies import damaged, put_together
from tests.mutants.checking import SUBJECTS, TESTS, subject


@cache
def methods(name: str) -> tuple[Program, list[tuple[Klass, Method]]]:
    """A program and its methods that have code."""
    program = Program(TESTS / f"{name}.dll")
    universe, assembly, found = program.universe, program.assembly, []
    for type in assembly.types():
        try:
            klass = universe.instantiate(assembly, type, own_parameters(universe, assembly, type))
        except UnsupportedError:
            continue
        found += [(klass, method) for method in type.methods if method.rva]
    return program, found


def translated(seed: str, number: int) -> tuple[str, str]:
    """What becomes of the damaged body with a number: "valid", "refused", "unreadable" or "failed", and why."""
    random = Random(f"{seed} {number}")
    name = random.choice(SUBJECTS)
    program, found = methods(name)
    klass, method = random.choice(found)
    good, _ = subject(name)
    what, lines = damaged(random, good.body(method.token & 0xFFFFFF), good.names)
    label = f"{seed} {number}: {name}, {klass.name}.{method.name}: {what}"
    try:
        return _translated(program, klass, method, put_together(lines))
    except UnsupportedError as problem:
        return "refused", str(problem)
    except Exception:
        return "failed", f"{label}\n{traceback.format_exc(-4)}"


def _translated(program: Program, klass: Klass, method: Method, content: bytes) -> tuple[str, str]:
    universe, assembly = program.universe, program.assembly
    try:
        body = _body(program, read_body(memoryview(content)))
    except DamagedError as damage:
        return "unreadable", str(damage)
    instance = universe.method_instance(klass, method, own_parameters(universe, assembly, method))
    lowered = Translator(universe, instance, body, assembly, TRANSLATE).translate()
    known = factories()
    assert all(op.name in known for op in lowered.ops), [op for op in lowered.ops if op.name not in known]
    first = lowered.ops[0]
    if first.name == "unsupported" and "is not valid at IL_" in str(first.arg):
        return "refused", str(first.arg)
    return "valid", ""


def _body(program: Program, raw: RawBody) -> Body:
    """As `Assembly.body` makes it of the bytes."""
    assembly = program.assembly
    locals = assembly._metadata.locals(raw.locals_token) if raw.locals_token else ()
    handlers = assembly._handlers(raw) if raw.clauses else ()
    return Body(len(raw.code), raw.max_stack, raw.init_locals, locals, handlers, decode(raw.code))
