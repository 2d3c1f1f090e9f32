"""The other memory models under which a trial goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fencepost.engine.generated.trials import Bench
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.memory.loading import load_model
from fencepost.memory.strength import allows_all_of
from fencepost.search.budget import Budget


def shown_under(
    trial: Trial, bench: Bench, world_of: Callable[[str], World], limits: Callable[[], Budget], own: str,
    others: Sequence[str],
) -> tuple[str, ...]:  # fmt: skip
    """Those of some models under which a trial goes wrong that goes wrong under its `own`, and not in order. What a
    model allows, those allow that are weaker."""
    shows: dict[str, bool] = {own: True}
    for name in others:
        model = load_model(name)
        if model.in_order or any(wrong and allows_all_of(model, load_model(one)) for one, wrong in shows.items()):
            shows[name] = not model.in_order
        else:
            shows[name] = bench.under(world_of(name)).check(trial, limits()).wrong
    return tuple([name for name in others if shows[name]])
