"""What a search remembers of the steps that it has made."""

from __future__ import annotations

import pytest

from fencepost.search.standing import number_in
from tests.search.test_shorten import explored


@pytest.mark.parametrize(
    "name", ["Outcomes Increments.X_Wrong", "LockFree TreiberStack.X_Right", "MonitorWait LostPulse.X_Right"]
)
def test_of_every_local_state_it_is_known_how_it_goes_on(name: str) -> None:
    """Also of those that come before a cell has grown: whether a thread can go round for ever depends on it."""
    found = explored(name, "sc")
    for field in found.space.threads:
        known = {number_in(field, key) for key, _ in field.seen()}
        wanted = {number_in(field, state) for state in found.parents if state not in found.crashes} - {0}
        assert wanted <= known
