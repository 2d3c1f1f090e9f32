"""What a thread has written gets to be seen though it waits for good."""

from __future__ import annotations

import pytest

from tests.litmus.explored import opened


@pytest.mark.parametrize("model", ["sc", "x86-tso", "dotnet"])
@pytest.mark.parametrize("name", ["ForTask", "ForEvent", "Volatile"])
def test_what_is_written_before_a_wait_is_seen(name: str, model: str) -> None:
    assert set(opened("Waits", "Release").explore(f"Waits.{name}", model).outcomes) == {(0,), (1,)}
