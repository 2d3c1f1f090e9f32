"""What a short body becomes: registers in place of the stack, and operations without loads and constants."""

from __future__ import annotations

import pytest

from fencepost.lowering.ir import NONE
from fencepost.lowering.universe import UnsupportedError
from tests.lowering.made import DOUBLE, INT, LONG, NATIVE, OBJECT, Clause, carrier, compiled, names, shown

SAMPLES, BODIES = "assemblies/bin/Release/Samples", "assemblies/bin/Release/Bodies"


def test_loads_and_constants_disappear() -> None:
    lowered = carrier().lowered("ldloc 0; ldc.i4 5; add; stloc 1; ldloc 1; stsfld Program::x; ret", (INT, INT))
    assert shown(lowered) == [("add_i4", 1, (0, 4)), ("stsfld", NONE, (1,)), ("ret_void", NONE, ())]
    assert lowered.initial == (5,)
    assert lowered.registers == 4, "two locals and two places of the stack"


def test_a_constant_has_one_register_however_often_it_is_pushed() -> None:
    lowered = carrier().lowered(
        "ldc.i4 5; stsfld Program::x; ldc.i4 5; stsfld Program::y; ldc.i4 6; stsfld Program::z; ret"
    )
    assert lowered.initial == (5, 6)
    assert [op.srcs for op in lowered.ops[:3]] == [(1,), (1,), (2,)]


def test_a_result_goes_straight_to_the_local_that_it_is_stored_in() -> None:
    lowered = carrier().lowered("ldsfld Program::x; stloc 0; ldloc 0; stsfld Program::y; ret", (INT,))
    assert shown(lowered)[:2] == [("ldsfld", 0, ()), ("stsfld", NONE, (0,))]


def test_a_value_on_the_stack_is_moved_out_of_the_way_of_a_store_to_its_local() -> None:
    lowered = carrier().lowered("ldloc 0; ldc.i4 7; stloc 0; stsfld Program::x; ret", (INT,))
    assert shown(lowered)[:3] == [("mov", 1, (0,)), ("mov", 0, (3,)), ("stsfld", NONE, (1,))]


def test_the_kinds_of_the_operands_choose_the_operation() -> None:
    def added(*types: str) -> list[str]:
        code = "; ".join(f"ldloc {'ild'.index(type)}" for type in types)
        return names(carrier().lowered(f"{code}; add; pop; ret", (INT, LONG, DOUBLE)))

    assert added("i", "i")[0] == "add_i4"
    assert added("l", "l")[0] == "add_i8"
    assert added("d", "d")[0] == "add_f8"


def test_a_branch_leads_to_the_number_of_an_operation_and_its_target_behind_is_a_loop() -> None:
    lowered = carrier().lowered("again: ldsfld Program::x; brtrue again; ret")
    assert shown(lowered) == [("ldsfld", 0, ()), ("b_true", NONE, (0,)), ("ret_void", NONE, ())]
    assert lowered.ops[1].arg == 0
    assert lowered.loop_heads == {0}


def test_a_branch_forward_makes_no_loop() -> None:
    lowered = carrier().lowered("ldsfld Program::x; brtrue end; ldc.i4 1; stsfld Program::y; end: ret")
    assert lowered.ops[1].arg == 3
    assert lowered.loop_heads == frozenset()


def test_a_jump_to_what_follows_is_left_out() -> None:
    assert names(carrier().lowered("br next; next: ldc.i4 1; stsfld Program::x; ret")) == ["stsfld", "ret_void"]


def test_a_switch_leads_to_all_that_it_names() -> None:
    lowered = carrier().lowered("nop; nop; ldsfld Program::x; switch a b; ret; a: ret; b: ret")
    assert names(lowered)[:2] == ["ldsfld", "switch"]
    assert lowered.ops[1].arg == (3, 4)


def test_values_that_meet_are_in_one_register_whichever_way_they_come() -> None:
    code = "ldsfld Program::x; brtrue other; ldloc 0; br end; other: ldloc 1; end: stsfld Program::y; ret"
    lowered = carrier().lowered(code, (INT, INT))
    stored = next(op for op in lowered.ops if op.name == "stsfld").srcs[0]
    assert [op.srcs for op in lowered.ops if op.name == "mov" and op.dst == stored] == [(0,), (1,)]


def test_a_clause_goes_by_the_numbers_of_operations() -> None:
    clause: Clause = ("catch", "begin", "handler", "end")
    code = "ldc.i4 1; stsfld Program::y; begin: ldsfld Program::x; pop; leave end; handler: pop; leave end; end: ret"
    lowered = carrier().lowered(code, (), [clause])
    (region,) = lowered.regions
    assert (region.kind, region.klass and region.klass.name) == ("catch", "System.Exception")
    assert [op.name for op in lowered.ops[region.try_start : region.try_end]] == ["ldsfld", "leave"]
    assert lowered.ops[region.start].name == "leave"
    assert lowered.ops[region.end].name == "ret_void"


def test_every_operation_keeps_the_offset_of_its_instruction() -> None:
    lowered = carrier().lowered("nop; ldc.i4 1; stsfld Program::x; nop; ret")
    assert [op.offset for op in lowered.ops] == [2, 4]


def test_what_is_stored_in_a_narrow_variable_is_narrowed() -> None:
    narrow = carrier().lowered("ldloc 0; stloc 1; ldloc 1; stsfld Program::x; ret", (LONG, INT))
    assert shown(narrow)[0] == ("narrow", 1, (0,))


def test_registers_are_live_only_while_they_may_be_read() -> None:
    lowered = carrier().lowered("ldsfld Program::x; stloc 0; ldloc 0; stsfld Program::y; ret", (INT,))
    assert lowered.live == (0, 1, 0)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("pop; ret", "IL_0000"),
        ("ldc.i4 1; ret", "IL_0001"),
        ("ldnull; ldc.i4 1; add; stsfld Program::x; ret", "IL_0002"),
        ("ldloc 3; pop; ret", "IL_0000"),
        ("ldc.i4 1", "IL_0000"),
    ],
)
def test_a_body_that_the_runtime_refuses_ends_every_run_that_calls_it(code: str, says: str) -> None:
    lowered = carrier().lowered(code)
    assert names(lowered) == ["unsupported"]
    assert "is not valid at" in lowered.ops[0].arg
    assert says in lowered.ops[0].arg


def test_stacks_of_different_height_do_not_meet() -> None:
    lowered = carrier().lowered("ldsfld Program::x; brtrue end; ldc.i4 1; end: ret")
    assert "stacks of different height meet there" in lowered.ops[0].arg


def test_numbers_of_different_width_that_meet_are_refused_by_name() -> None:
    code = "ldsfld Program::x; brtrue other; ldc.i4 1; br end; other: ldloc 0; end: pop; ret"
    with pytest.raises(UnsupportedError, match="numbers of different width meet"):
        carrier().lowered(code, (NATIVE,))


def test_a_compiled_property_reads_a_field_and_returns_it() -> None:
    lowered = compiled(SAMPLES, "Samples.Account", "get_Balance")
    assert shown(lowered) == [("ldfld", 1, (0,)), ("ret", NONE, (1,))]
    assert lowered.parameters == 1


def test_a_compiled_method_becomes_its_accesses_branches_and_calculations() -> None:
    assert names(compiled(SAMPLES, "Samples.Account", "Withdraw")) == [
        "ldfld", "b_ge_i4", "narrow", "ret", "ldfld", "sub_i4", "stfld", "narrow", "ret",
    ]  # fmt: skip


def test_a_compiled_method_without_code_only_returns() -> None:
    assert names(compiled(BODIES, "Bodies.Control", "Empty")) == ["ret_void"]
    assert shown(compiled(BODIES, "Bodies.Control", "Tiny")) == [("ret", NONE, (0,))]


def test_an_object_is_what_a_register_of_any_type_holds() -> None:
    lowered = carrier().lowered("ldsfld Program::k; stloc 0; ldloc 0; stsfld Program::l; ret", (OBJECT,))
    assert [klass.name for klass in lowered.register_types] == ["System.Object"]
