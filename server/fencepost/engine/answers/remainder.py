"""The part of a unit's limits that is left when its verdict is known. All searches for other models and for repairs
share it."""

from __future__ import annotations

from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Bound
from fencepost.search.budget import Budget, ProgressListener
from fencepost.search.space import Space

_NO_TIME = 0.001


class _ProofBudget(Budget):
    """Limits of a search that is to be a proof. It ends as soon as an operation could not be left pending, because it
    proves nothing then."""

    def look(self, states: int, space: Space) -> str:
        return super().look(states, space) or min(space.world.full, default="")


class Remainder:
    """Limits of searches after the first one. What such a search is not to exceed by itself is a number of states, so
    that its answer does not depend on how fast it runs; `bounds` are those limits of the user that one has met."""

    def __init__(self, settings: Settings, spent: float, listener: ProgressListener | None) -> None:
        self._settings, self._listener = settings, listener
        self._whole = Budget(seconds=max(settings.time - spent, _NO_TIME))
        self._whole.start()
        self._met: dict[str, int] = {}

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return tuple([Bound(kind, states) for kind, states in self._met.items()])  # type: ignore[arg-type]  # its kinds

    @property
    def is_spent(self) -> bool:
        """True if a limit of the user was met: what remains to be looked for stays unknown."""
        return bool(self._met)

    def budget(self, states: int = 0, proof: bool = False, steps: int = 0) -> Budget:
        """The limits of one more search, of so many states and new steps of its own; one that is to be a `proof` ends
        where it can be none any more."""
        settings = self._settings
        left = max(self._whole.seconds - self._whole.elapsed(), _NO_TIME)
        kind = _ProofBudget if proof else Budget
        most = min(states or settings.max_states, settings.max_states)
        budget = kind(most, settings.max_memory, left, self._listener, steps)
        budget.start()
        return budget

    def note(self, stopped_by: str, states: int) -> None:
        """Notes why a search has ended early. The search's own limit is not one of the user's."""
        if (
            stopped_by
            and stopped_by not in ("window", "versions", "ticks")
            and (stopped_by != "states" or states >= self._settings.max_states)
        ):
            self._met.setdefault(stopped_by, states)
