"""The settings that a user can make."""

from typing import NamedTuple

from fencepost.engine.shared.given_tests import GivenTests
from fencepost.memory.loading import DEFAULT
from fencepost.model.reductions import Reductions
from fencepost.search.reductions import all_without


class Settings(NamedTuple):
    max_states: int = 2_000_000
    max_memory: int = 2048
    time: float = 60.0
    without: tuple[str, ...] = ()
    """Which reductions of the search are switched off."""
    properties: tuple[str, ...] = ()
    """The properties that are judged; all if it is empty."""
    asked: tuple[str, ...] = ()
    """The rules that are judged besides the usual ones, because a severity is set for them."""
    threads: int = 2
    """How many threads a generated harness starts."""
    max_tests: int = 1000
    """How many tests are generated for one type."""
    hints: bool = False
    """True to try public types that synchronise, too, though nothing says that they are thread-safe."""
    screening: bool = False
    """True to screen all code, and to confirm what that proposes."""
    screening_states: int = 200_000
    """How many states the candidates of one assembly may explore together."""
    tests: GivenTests | None = None
    """Tests that a user gives, of the types that are named; then nothing else is checked."""
    spec: str = ""
    """What all harnesses are judged against: `serial` for their own serial runs, or the name of a reference."""
    repair: bool = False
    """True to look for repairs where a memory model is to blame."""
    graph_cut: bool = False
    """True to take barriers from a minimum cut of the state graph, in place of the cheapest repairs."""
    every_finding: bool = False
    """True to look for all findings of a harness that differ, not only for the first ones."""
    superfluous: bool = False
    """True to look for barriers and volatile accesses that a unit which holds does not need."""
    trusted: bool = True
    """True to look for packages in the folders that files of the build name, besides the user's own."""
    model: str = DEFAULT
    """A memory model: the name of one that is built in, or the path of a file."""

    @property
    def reductions(self) -> Reductions:
        """The reductions that are left on in every search."""
        return all_without(self.without)
