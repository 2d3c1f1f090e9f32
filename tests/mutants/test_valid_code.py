"""What compilers have written is valid: no method of it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.assembly.assembly import Assembly
from fencepost.engine.programs.program import Program
from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.klass import Klass
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.translate import Translator
from fencepost.lowering.universe import Context, Universe, UnsupportedError
from fencepost.model.members import FieldReference, Method
from tests.assembly.inputs import sample

TESTS = Path(__file__).parent.parent
PROGRAMS = sorted(TESTS.glob("**/bin/Debug/*.dll")) + sorted(TESTS.glob("**/bin/Release/*.dll"))


def refusals(universe: Universe, assembly: Assembly) -> tuple[int, list[str]]:
    """How many methods of an assembly there are, and what is said of those whose code is not valid."""
    count, found = 0, []
    for type in assembly.types():
        try:
            klass = universe.instantiate(assembly, type, own_parameters(universe, assembly, type))
        except UnsupportedError:
            continue
        for method in type.methods:
            reason = refusal(universe, assembly, klass, method)
            count += 1
            if reason:
                found.append(reason)
    return count, found


def refusal(universe: Universe, assembly: Assembly, klass: Klass, method: Method) -> str:
    body = assembly.body(method)
    if body is None:
        return ""
    try:
        instance = universe.method_instance(klass, method, own_parameters(universe, assembly, method))
        lowered = Translator(universe, instance, body, assembly, TRANSLATE).translate()
    except UnsupportedError:
        return ""
    reason = str(lowered.ops[0].arg) if lowered.ops[0].name == "unsupported" else ""
    return reason if "is not valid" in reason else ""


@pytest.mark.share(21)
@pytest.mark.slow
@pytest.mark.parametrize("path", PROGRAMS, ids=[path.relative_to(TESTS).as_posix() for path in PROGRAMS])
def test_no_method_of_a_program_of_the_tests_is_refused(path: Path) -> None:
    program = Program(path)
    assert refusals(program.universe, program.assembly)[1] == []


@pytest.mark.slow
def test_no_method_of_the_library_is_refused() -> None:
    universe = Program(sample("Samples")).universe
    count, found = refusals(universe, universe.library)
    assert count > 17_000
    assert found == []


def test_fields_of_one_name_are_told_apart_by_their_types() -> None:
    """The compiler has made two fields `_` of the parameters of `async (_, _) => …`."""
    program = Program(TESTS / "conformance" / "bin" / "Debug" / "ContextFlow.dll")
    universe, assembly = program.universe, program.assembly
    type = next(type for type in assembly.types() if [field.name for field in type.fields].count("_") == 2)
    tokens = {field.token for field in type.fields if field.name == "_"}
    klass = universe.instantiate(assembly, type, ())
    named = [assembly.named(token) for token in tokens]
    slots = [universe.field(one, Context(assembly)) for one in named if isinstance(one, FieldReference)]
    assert {slot.definition.token for slot in slots} == tokens
    assert all(slot.owner is klass for slot in slots)
