"""The table of register operations has a row for each operation that there can be, and for no other."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import pytest

from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.kinds import Kind
from fencepost.lowering.operands import Item
from fencepost.lowering.operations import OPERATIONS
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.translate import Translator
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.running.codes import factories
from fencepost.model.code import Body, Instruction
from tests.mutants.translating import methods
from tests.repository.tree import PACKAGE

ENDS = ("_i4", "_i8", "_n", "_f", "_f4", "_f8", "_o")
"""The ends of names that are put together from the kinds of operands."""
STEMS = (
    *("add", "sub", "mul", "div", "rem", "and", "or", "xor", "sh", "neg", "not", "ce", "cg", "cl", "conv."),
    *("beq", "bge", "bgt", "ble", "blt", "bne", "ckfinite"),
)
"""How the instructions begin that become these operations."""
PROGRAMS = (
    "assemblies/bin/Debug/Bodies",
    *(f"conformance/bin/Debug/{name}" for name in ("Algorithms", "NarrowAccess", "UnsafeCode")),
)
OF_CHANGES = {"barrier", "update", "update_end"}
"""What `patching` inserts."""
OF_MEMBERS = {"intrinsic", "member", "outside"}
"""The bodies of members that Python implements, and of those whose code is not here."""


@pytest.fixture(scope="module")
def translator() -> Translator:
    """A translator of one method of the samples, with a body of one instruction."""
    program, found = methods("assemblies/bin/Debug/Samples")
    klass, method = found[0]
    universe, assembly = program.universe, program.assembly
    instance = universe.method_instance(klass, method, own_parameters(universe, assembly, method))
    body = Body(1, 8, False, (), (), (Instruction(0, 0, None),))
    return Translator(universe, instance, body, assembly, TRANSLATE)


def emitted(translator: Translator, name: str) -> set[str]:
    """The operations that an instruction becomes, whatever is on the stack."""
    found: set[str] = set()
    for kinds in product(Kind, repeat=2):
        translator.ops, translator.stack = [], [Item(number, kind) for number, kind in enumerate(kinds)]
        translator._entry.clear()
        try:
            TRANSLATE[name](translator, name, 0)
        except UnsupportedError:
            continue
        found.update(op.name for op in translator.ops)
    return found


def test_instructions_become_operations_of_the_table_whatever_they_are_given(translator: Translator) -> None:
    found = set().union(*(emitted(translator, name) for name in TRANSLATE if name.startswith(STEMS)))
    assert found <= OPERATIONS.keys()
    assert named_by_kinds() <= found, "a row for what no instruction becomes"


def test_compiled_programs_have_all_other_operations_of_the_table() -> None:
    found = set().union(*(operations_of(name) for name in PROGRAMS))
    others = {name for name, kind in OPERATIONS.items() if not kind.by_hand} - named_by_kinds()
    assert others - found == OF_CHANGES | OF_MEMBERS


def named_by_kinds() -> set[str]:
    return {name for name in OPERATIONS if name.endswith(ENDS) or name == "ckfinite"}


def operations_of(name: str) -> set[str]:
    """The operations that all methods of a program become."""
    program, members = methods(name)
    universe, assembly = program.universe, program.assembly
    found: set[str] = set()
    for klass, method in members:
        instance = universe.method_instance(klass, method, own_parameters(universe, assembly, method))
        body = assembly.body(method)
        if body is not None:
            lowered = Translator(universe, instance, body, assembly, TRANSLATE).translate()
            found.update(op.name for op in lowered.ops)
    return found


def test_each_operation_has_one_function_unless_the_machine_puts_its_code_together() -> None:
    by_hand = {name for name, kind in OPERATIONS.items() if kind.by_hand}
    assert OPERATIONS.keys() - by_hand == factories().keys()
    assert by_hand <= set().union(*(texts(module) for module in PACKAGE.glob("machine/**/*.py")))


def test_no_other_module_has_a_list_of_operations() -> None:
    """Modules that look at CIL name instructions, some of which are called like the operations that they become."""
    asking = [path for part in ("machine", "search", "repair") for path in PACKAGE.glob(f"{part}/**/*.py")]
    asking += [PACKAGE / "engine" / "repairs" / name for name in ("editing.py", "superfluous.py")]
    lists = [f"{path.name}: {listed}" for path in asking for listed in lists_of_operations(path)]
    assert not lists, "ask the table: `op.kind`"


def lists_of_operations(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Set | ast.Tuple | ast.List) and len(node.elts) > 1:
            values = [one.value if isinstance(one, ast.Constant) else None for one in node.elts]
            if all(value in OPERATIONS and not OPERATIONS[str(value)].by_hand for value in values):
                found.append(ast.unparse(node))
    return found


def texts(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
