"""The right of a step to one visible operation, which lasts through a region."""

from __future__ import annotations

import pytest

from fencepost.machine.state.grant import Ahead
from fencepost.machine.values.errors import AheadError
from tests.machine.made import Made


def test_an_operation_that_moves_left_only_ends_the_grant() -> None:
    thread = Made().empty()
    thread.commit()
    assert (thread.grant.left, thread.grant.spent) == (False, True)


def test_in_a_region_the_grant_lasts_until_the_outermost_region_is_left() -> None:
    thread = Made().empty()
    thread.enter_region()
    thread.enter_region()
    left = []
    for go_on in (thread.commit, thread.leave_region, thread.leave_region):
        go_on()
        left.append(thread.grant.left)
    assert left == [True, True, False]
    assert thread.region == 0


def test_a_region_that_has_done_no_visible_operation_leaves_the_grant() -> None:
    thread = Made().empty()
    thread.enter_region()
    thread.leave_region()
    assert (thread.grant.left, thread.grant.spent) == (True, False)


def test_what_never_changes_again_is_known_in_its_region_only() -> None:
    thread = Made().empty()
    thread.grant.lasting = "an object"
    thread.enter_region()
    assert thread.grant.lasting is None


def test_a_step_that_has_gone_on_without_a_grant_takes_none() -> None:
    thread = Made().empty()
    thread.grant.ahead = Ahead(1, 0, 0)
    with pytest.raises(AheadError):
        thread.commit()
    assert (thread.grant.left, thread.grant.spent) == (True, False)


def test_two_threads_have_grants_of_their_own() -> None:
    made = Made()
    one, other = made.empty(1), made.empty(2)
    one.commit()
    assert other.grant.left
