"""What a synchronized method orders is what a lock around its body does: a read that follows may pass the release."""

from __future__ import annotations

import pytest

from fencepost.memory.loading import model_names
from tests.litmus.explored import opened

IN_ORDER = {(0,), (1,), (11,)}


@pytest.mark.parametrize("model", model_names())
@pytest.mark.parametrize("place", ["Between", "Inside", "Thrown", "Twice"])
def test_a_synchronized_method_orders_what_a_lock_does(place: str, model: str) -> None:
    assembly = opened("Locks", "Release")
    synchronized = assembly.explore(f"Locks.{place}Synchronized", model).outcomes
    assert synchronized.keys() == assembly.explore(f"Locks.{place}Locked", model).outcomes.keys()
    assert synchronized.keys() == (IN_ORDER | {(10,)} if model == "java" else IN_ORDER)
    for value, schedule in synchronized.items():
        assert assembly.replay(f"Locks.{place}Synchronized", model, schedule) == value
