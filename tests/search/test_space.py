"""What a search remembers of the steps that it has made."""

from __future__ import annotations

import pytest

from fencepost.machine.state.local_state import Ended
from fencepost.search import space
from fencepost.search.standing import number_in
from tests.search.explored import explored


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


@pytest.mark.parametrize("name", ["Outcomes Increments.X_Wrong", "LockFree TreiberStack.X_Right"])
@pytest.mark.parametrize("model", ["sc", "dotnet"])
def test_threads_of_many_local_states_get_wider_fields(name: str, model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = explored(name, model)
    monkeypatch.setattr(space, "_NARROW", 2)
    wider = explored(name, model)
    assert (usual.space.width, wider.space.width) == (11, 20)
    assert (len(wider.parents), wider.transitions) == (len(usual.parents), usual.transitions)


def test_what_comes_after_a_search_has_room_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(space, "_NARROW", 6)
    found = explored("Outcomes Increments.X_Wrong", "sc")
    field = found.space.threads[0]
    while len(field.states) <= field.mask:
        found.space.local(field, Ended(("state", len(field.states))))
    with pytest.raises(OverflowError, match="more local states than fit"):
        found.space.local(field, Ended(("one more",)))
