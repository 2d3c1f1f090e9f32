"""Which registers may still be read at each operation."""

from __future__ import annotations

from fencepost.lowering.ir import NONE, Op, Region
from fencepost.lowering.liveness import live_registers, successors


def op(name: str, dst: int = NONE, *srcs: int, to: object = None) -> Op:
    return Op(name, dst, srcs, to, 0)


def bits(*registers: int) -> int:
    return sum(1 << register for register in registers)


def region(kind: str, begin: int, end: int, handler: int, last: int, filter: int = NONE) -> Region:
    return Region(kind, begin, end, handler, last, None, filter, 3)


def test_a_register_is_live_from_its_write_to_its_last_read() -> None:
    ops = [op("mov", 1, 0), op("mov", 2, 0), op("mov", 0, 1), op("ret", NONE, 2)]
    assert live_registers(ops, [], 0) == (bits(0), bits(0, 1), bits(1, 2), bits(2))


def test_a_register_that_nothing_reads_is_never_live() -> None:
    ops = [op("mov", 5, 0), op("ret_void")]
    assert live_registers(ops, [], 0) == (bits(0), 0)


def test_a_register_that_a_loop_reads_again_is_live_all_around_it() -> None:
    ops = [op("mov", 1, 0), op("b_true", NONE, 2, to=0), op("ret_void")]
    assert live_registers(ops, [], 0) == (bits(0, 2), bits(0, 2), 0)


def test_on_both_ways_of_a_branch_what_either_reads_is_live() -> None:
    ops = [op("b_true", NONE, 0, to=2), op("ret", NONE, 1), op("ret", NONE, 2)]
    assert live_registers(ops, [], 0) == (bits(0, 1, 2), bits(1), bits(2))


def test_what_a_handler_reads_is_live_wherever_its_try_block_may_throw() -> None:
    ops = [op("mov", 0, 1), op("leave", to=3), op("leave", to=3), op("ret", NONE, 0)]
    handler = [op("mov", 0, 1), op("mov", 2, 1), op("leave", to=4), op("mov", 0, 0), op("ret_void")]
    assert live_registers(ops, [], 0)[0] == bits(1)
    assert live_registers(handler, [region("catch", 0, 1, 3, 4)], 0)[0] == bits(0, 1), "0 as it was before the write"


def test_what_a_filter_reads_is_live_in_the_try_block_too() -> None:
    ops = [
        op("mov", 1, 0),
        op("leave", to=5),
        op("mov", 2, 4),
        op("endfilter", NONE, 2),
        op("leave", to=5),
        op("ret_void"),
    ]
    assert live_registers(ops, [region("filter", 0, 2, 4, 5, 2)], 0)[0] == bits(0, 4)
    assert live_registers(ops, [region("filter", 0, 2, 4, 5)], 0)[0] == bits(0)


def test_what_is_always_needed_is_live_everywhere() -> None:
    ops = [op("mov", 0, 1), op("ret_void")]
    assert live_registers(ops, [], bits(0)) == (bits(0, 1), bits(0))


def test_control_goes_on_to_all_that_an_operation_names() -> None:
    ops = [
        op("switch", NONE, 0, to=(2, 3)), op("br", to=3), op("b_true", NONE, 0, to=0), op("throw", NONE, 0),
    ]  # fmt: skip
    assert successors(ops, []) == [[1, 2, 3], [3], [3, 0], []]


def test_a_finally_block_goes_on_wherever_a_leave_leads() -> None:
    ops = [op("leave", to=3), op("endfinally"), op("leave", to=4), op("ret_void"), op("ret_void")]
    assert successors(ops, [region("finally", 0, 1, 1, 2)]) == [[3, 1], [3, 4], [4], [], []]


def test_control_goes_from_a_try_block_to_its_handler_and_its_filter() -> None:
    ops = [op("mov", 1, 0), op("ret_void"), op("endfilter", NONE, 0), op("leave", to=1)]
    assert successors(ops, [region("filter", 0, 1, 3, 4, 2)])[0] == [1, 3, 2]
