"""How many random programs a test tries, and which."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis.strategies import SearchStrategy

from tests.conftest import PROGRAMS
from tests.random import csharp
from tests.random.program import Program


def for_all(count: int, strategy: SearchStrategy[Program], check: Callable[[Program], None]) -> None:
    """Checks so many programs: always the same, unless more are asked for than usual."""

    @settings(
        max_examples=count,
        derandomize=count <= PROGRAMS,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def run(program: Program) -> None:
        note(csharp.text(program))
        check(program)

    run()
