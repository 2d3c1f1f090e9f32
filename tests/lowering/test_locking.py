"""Code as a compiler makes it of `lock` statements around what a method has."""

from __future__ import annotations

import pytest

from fencepost.assembly.opcodes import OPCODES
from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.ir import Lowered
from fencepost.lowering.locking import Extent, Spread, extent, with_locks
from fencepost.lowering.translate import Translator
from fencepost.model.code import Body
from fencepost.model.members import MethodReference
from fencepost.model.patch import Gate, Patch
from tests.lowering.made import EXCEPTION, INT, Clause, carrier, names, opened

SAMPLES = opened("assemblies/bin/Release/Samples")
ACCOUNT = "Samples.Account"
FIELD, OWN = Gate(ACCOUNT, "gate"), Gate(ACCOUNT)
ENTER = "System.Threading.Monitor::Enter"


def body(text: str, *clauses: Clause) -> Body:
    return carrier().body(text, (INT, EXCEPTION), clauses)


STATEMENTS = """
    ldc.i4 1; stsfld Program::x
    ldc.i4 2; stsfld Program::y
    ldc.i4 3; stsfld Program::z
    ret
"""


# ---- what can be locked


def test_statements_in_a_row_can_be_locked() -> None:
    assert extent(body(STATEMENTS), 2, 4, False) == Extent(2, 4)


def test_a_lock_begins_with_an_instruction_and_is_not_empty() -> None:
    assert extent(body(STATEMENTS), 4, 4, False) is None
    assert extent(body(STATEMENTS), 20, 30, False) is None


def test_what_something_jumps_into_the_middle_of_cannot_be_locked() -> None:
    code = body(
        "ldsfld Program::r1; brtrue middle; ldc.i4 1; stsfld Program::x; middle: ldc.i4 2; stsfld Program::y; ret"
    )
    assert extent(code, 2, 6, False) is None
    assert extent(code, 4, 6, False) == Extent(4, 6)
    assert extent(code, 0, 6, False) == Extent(0, 6), "a jump inside of it does no harm"


def test_an_end_that_other_statements_share_is_no_part_of_it() -> None:
    code = body("ldsfld Program::r1; brtrue end; ldc.i4 1; stsfld Program::x; end: ret")
    assert extent(code, 2, 5, False) == Extent(2, 4)


def test_the_jump_back_of_a_loop_is_no_part_of_its_body() -> None:
    code = body("again: ldc.i4 1; stsfld Program::x; br again; ret")
    assert extent(code, 0, 3, False) == Extent(0, 2)
    assert extent(code, 0, 3, True) == Extent(0, 3)


def test_a_loop_that_begins_with_a_jump_to_its_condition_is_entered_there() -> None:
    code = body("br test; again: ldc.i4 1; stsfld Program::x; test: ldsfld Program::r1; brtrue again; ret")
    assert extent(code, 0, 5, True) == Extent(0, 5, 3)


CATCH: Clause = ("catch", "begin", "handler", "end")
GUARDED = (
    "begin: ldc.i4 1; stsfld Program::x; leave end; handler: pop; ldc.i4 2; stsfld Program::y; leave end; end: ret"
)


def test_a_clause_is_locked_as_a_whole_or_not_at_all() -> None:
    code = body(GUARDED, CATCH)
    assert extent(code, 0, 7, False) == Extent(0, 7)
    assert extent(code, 0, 5, False) is None
    assert extent(code, 0, 2, False) == Extent(0, 2), "inside of its try block"
    assert extent(code, 4, 6, False) == Extent(4, 6), "inside of its handler"


def test_the_exception_on_the_stack_is_not_locked() -> None:
    assert extent(body(GUARDED, CATCH), 3, 6, False) is None


# ---- the code


def locked(method: str, start: int, until: int, gate: Gate) -> tuple[Spread | None, Lowered | None]:
    assembly, universe = SAMPLES.assembly, SAMPLES.universe
    owner = assembly.find_type(ACCOUNT)
    assert owner is not None
    definition = next(each for each in owner.methods if each.name == method)
    compiled = assembly.body(definition)
    assert compiled is not None
    patch = Patch(definition.token, start, "lock", until=until, gate=gate)
    spread = with_locks(compiled, owner, definition, assembly, "", [patch])
    if spread is None:
        return None, None
    instance = SAMPLES.instance(owner, definition)
    return spread, Translator(universe, instance, spread.body, assembly, TRANSLATE, spread.names).translate()


def instructions(spread: Spread) -> list[str]:
    return [OPCODES[one.opcode].name for one in spread.body.instructions]


def test_a_method_that_no_patch_is_about_stays_as_it_is() -> None:
    owner = SAMPLES.assembly.find_type(ACCOUNT)
    assert owner is not None
    deposit = next(each for each in owner.methods if each.name == "Deposit")
    compiled = SAMPLES.assembly.body(deposit)
    assert compiled is not None
    assert with_locks(compiled, owner, deposit, SAMPLES.assembly, "", []) is None
    assert with_locks(compiled, owner, deposit, SAMPLES.assembly, "", [Patch(1, 0, "lock", until=14, gate=OWN)]) is None


def test_statements_are_entered_after_the_lock_and_left_through_a_finally_block() -> None:
    spread, lowered = locked("Deposit", 0, 14, OWN)
    assert spread is not None
    assert lowered is not None
    assert instructions(spread) == [
        "ldarg.0", "stloc", "ldc.i4.0", "stloc", "ldloc", "ldloca", "call",
        "ldarg.0", "ldarg.0", "ldfld", "ldarg.1", "add", "stfld", "leave",
        "ldloc", "brfalse", "ldloc", "call", "endfinally", "ret",
    ]  # fmt: skip
    (handler,) = spread.body.handlers
    assert handler.kind == "finally"
    assert names(lowered)[-1] == "ret_void"
    (region,) = lowered.regions
    inside = names(lowered)[region.try_start : region.try_end]
    assert {"call", "ldfld", "stfld"} <= set(inside)
    assert inside[-1] == "leave"
    called = [named.name for named in spread.names.values() if isinstance(named, MethodReference)]
    assert sorted(called) == ["Enter", "Exit"]


def test_what_is_locked_keeps_its_offsets() -> None:
    spread, _ = locked("Deposit", 0, 14, OWN)
    assert spread is not None
    compiled = [0, 1, 2, 7, 8, 9, 14]
    kept = [one for one in spread.body.instructions if one.offset % 1024 == 512]
    assert [spread.original(one.offset) for one in kept] == compiled


def test_a_field_is_loaded_where_the_lock_names_one() -> None:
    spread, _ = locked("Deposit", 0, 14, Gate(ACCOUNT, "balance"))
    assert spread is not None
    assert instructions(spread)[:3] == ["ldarg.0", "ldfld", "stloc"]


def test_a_lock_of_a_type_names_the_type() -> None:
    spread, _ = locked("Deposit", 0, 14, Gate(ACCOUNT, static=True))
    assert spread is not None
    assert instructions(spread)[:3] == ["ldtoken", "call", "stloc"]


def test_a_return_from_what_is_locked_leaves_it_first() -> None:
    spread, lowered = locked("Withdraw", 0, 27, OWN)
    assert spread is not None
    assert lowered is not None
    assert instructions(spread).count("ret") == 1
    assert instructions(spread)[-2:] == ["ldloc", "ret"]
    assert names(lowered).count("leave") == 2
    assert "unsupported" not in names(lowered)


def test_a_jump_out_of_what_is_locked_leaves_it() -> None:
    made, assembly = carrier(), carrier().program.assembly
    owner = assembly.find_type("Carrier.Program")
    assert owner is not None
    code = made.body(
        "ldsfld Program::r1; brtrue other; ldc.i4 1; stsfld Program::x; br end; other: ldc.i4 2; stsfld Program::y"
        "; end: ret"
    )
    method = next(each for each in owner.methods if each.name == "T1")
    gate = Gate("Carrier.Program", static=True)
    spread = with_locks(code, owner, method, assembly, "", [Patch(method.token, 2, "lock", until=5, gate=gate)])
    assert spread is not None
    assert "br" not in instructions(spread)
    assert instructions(spread).count("leave") == 1
    body = spread.body
    lowered = Translator(made.universe, made.method("T1", code), body, assembly, TRANSLATE, spread.names).translate()
    assert "unsupported" not in names(lowered)


def test_a_new_field_gets_its_object_before_all_else() -> None:
    assembly = SAMPLES.assembly
    owner = assembly.find_type(ACCOUNT)
    assert owner is not None
    constructor, deposit = (next(each for each in owner.methods if each.name == name) for name in (".ctor", "Deposit"))
    compiled = assembly.body(constructor)
    assert compiled is not None
    patch = Patch(deposit.token, 0, "lock", until=14, gate=Gate(ACCOUNT, "gate", new=True))
    spread = with_locks(compiled, owner, constructor, assembly, "", [patch])
    assert spread is not None
    before = [OPCODES[one.opcode].name for one in compiled.instructions]
    assert instructions(spread) == ["nop", "ldarg.0", "newobj", "stfld", *before]


def test_a_scoped_lock_is_left_by_its_scope() -> None:
    spread, _ = locked("Deposit", 0, 14, Gate(ACCOUNT, "gate", scoped=True))
    assert spread is not None
    called = {named.name for named in spread.names.values() if isinstance(named, MethodReference)}
    assert called == {"EnterScope", "Dispose"}


def test_what_cannot_be_locked_is_a_mistake_of_whoever_asks() -> None:
    with pytest.raises(AssertionError, match="cannot be locked"):
        locked("Deposit", 3, 14, OWN)
