"""Exception clauses, and the ways that may lead into and out of their blocks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fencepost.lowering.clauses import Blocks
from fencepost.lowering.verification import InvalidCodeError
from fencepost.model.code import Body, Handler, Instruction

SIZE = 20


def blocks(*handlers: Handler) -> Blocks:
    """The blocks of a body that has an instruction at every offset."""
    code = tuple(Instruction(offset, 0, None) for offset in range(SIZE))
    return Blocks(Body(SIZE, 8, True, (), handlers, code))


CATCH = Handler("catch", 2, 6, 6, 10)
FINALLY = Handler("finally", 2, 6, 6, 10)
FILTER = Handler("filter", 2, 6, 9, 12, None, 6)
LOOSE = Handler("fault", 2, 6, 12, 15)


def refused(way: Callable[[], object]) -> str:
    with pytest.raises(InvalidCodeError) as invalid:
        way()
    return invalid.value.why


def test_an_instruction_is_in_the_blocks_around_it() -> None:
    inner = Handler("finally", 3, 4, 4, 5)
    found = blocks(inner, CATCH)
    assert [part.role for part in found.around(4)] == ["try", "finally"]
    assert [part.role for part in found.around(3)] == ["try", "try"]
    assert found.around(10) == []


def test_an_instruction_belongs_to_the_handler_that_it_is_directly_in() -> None:
    inner = Handler("catch", 7, 8, 8, 9)
    found = blocks(inner, FINALLY)
    assert [found.handler_at(offset) for offset in (2, 6, 7, 8, 9, 10)] == ["", "finally", "", "catch", "finally", ""]
    assert [found.catches(offset) for offset in (6, 7, 8)] == [False, False, True]


def test_the_code_of_a_filter_is_none_of_its_handler() -> None:
    found = blocks(FILTER)
    assert [found.handler_at(offset) for offset in (6, 8, 9)] == ["filtering", "filtering", "catch"]


@pytest.mark.parametrize(
    ("handler", "says"),
    [
        (Handler("catch", 6, 6, 6, 10), "no instruction begins"),
        (Handler("catch", 2, 6, 6, SIZE + 1), "no instruction begins"),
        (Handler("catch", 2, 6, 2, 6), "both protected and a handler"),
    ],
)
def test_a_clause_with_impossible_borders_is_refused(handler: Handler, says: str) -> None:
    assert says in refused(lambda: blocks(handler))


def test_clauses_that_overlap_are_refused() -> None:
    says = refused(lambda: blocks(Handler("catch", 2, 6, 6, 10), Handler("finally", 4, 8, 12, 14)))
    assert "begins inside of another one and ends outside" in says


def test_one_try_block_may_have_several_handlers() -> None:
    found = blocks(CATCH, Handler("catch", 2, 6, 10, 12))
    assert [part.clause for part in found.around(3)] == [0, 1]


def test_a_try_block_is_entered_only_at_its_beginning_and_with_nothing_on_the_stack() -> None:
    found = blocks(CATCH)
    found.check_way(0, 2, True)
    assert "into the midst of a block" in refused(lambda: found.check_way(0, 3, True))
    assert "something on the stack" in refused(lambda: found.check_way(0, 2, False))


def test_a_block_is_not_left_by_a_jump() -> None:
    found = blocks(CATCH)
    found.check_way(3, 5, False)
    assert "without a leave" in refused(lambda: found.check_way(3, 10, True))


def test_nothing_goes_on_into_a_handler() -> None:
    found = blocks(CATCH)
    assert "goes on into the handler" in refused(lambda: found.check_way(5, 6, True))
    assert "goes on into the handler" in refused(lambda: blocks(FILTER).check_way(5, 6, True))


def test_a_leave_leads_out_of_try_blocks_and_of_handlers_that_catch() -> None:
    found = blocks(CATCH)
    for source in (3, 7):
        found.check_leave(source, 10)
    assert "into the handler" in refused(lambda: found.check_leave(0, 6))


def test_a_leave_leads_from_a_handler_back_into_its_own_try_block() -> None:
    found = blocks(CATCH)
    found.check_leave(7, 4)
    assert "into the midst" in refused(lambda: found.check_leave(0, 4))


def test_a_try_block_that_handlers_share_is_their_own_for_each_of_them() -> None:
    found = blocks(CATCH, Handler("catch", 2, 6, 10, 14))
    found.check_leave(7, 4)
    found.check_leave(11, 4)
    assert "into the midst" in refused(lambda: found.check_leave(0, 4))


def test_no_leave_leads_out_of_what_runs_in_any_case() -> None:
    assert "runs in any case" in refused(lambda: blocks(FINALLY).check_leave(7, 10))
    assert "runs in any case" in refused(lambda: blocks(LOOSE).check_leave(13, 15))
    assert "runs in any case" in refused(lambda: blocks(FILTER).check_leave(7, 12))


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [("ret", 0, 3), ("jmp", 10, 7), ("endfinally", 7, 3), ("rethrow", -1, 7)],
)
def test_what_ends_a_method_or_a_handler_stands_where_it_may(name: str, right: int, wrong: int) -> None:
    found = blocks(FINALLY)
    if right >= 0:
        found.check_end(right, name)
    assert f"{name} " in refused(lambda: found.check_end(wrong, name))


def test_a_rethrow_stands_in_a_handler_that_catches_and_an_endfilter_in_a_filter() -> None:
    blocks(CATCH).check_end(7, "rethrow")
    blocks(FILTER).check_end(7, "endfilter")
    assert "outside of a filter" in refused(lambda: blocks(FILTER).check_end(9, "endfilter"))
