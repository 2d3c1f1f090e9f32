"""A trial that goes wrong with as few calls as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fencepost.engine.generated.trials import Checked
from fencepost.machine.state.trial import Trial, TrialCall


def smallest(checked: Checked, check: Callable[[Trial], Checked]) -> Checked:
    """One call is left out after the other, as long as it still goes wrong."""
    best, shrunk = checked, True
    while shrunk:
        shrunk = False
        for smaller in _smaller(best.trial):
            again = check(smaller)
            if again.wrong:
                best, shrunk = again, True
                break
    return best


def _smaller(trial: Trial) -> Iterator[Trial]:
    if len(trial.final) > 1:
        yield trial._replace(final=())
    for final in _shorter(trial.final):
        yield trial._replace(final=final)
    for setup in _shorter(trial.setup):
        yield trial._replace(setup=setup)
    for number, calls in enumerate(trial.threads):
        for rest in _shorter(calls):
            threads = (*trial.threads[:number], *([rest] if rest else []), *trial.threads[number + 1 :])
            if len(threads) > 1:
                yield trial._replace(threads=threads)


def _shorter(calls: tuple[TrialCall, ...]) -> Iterator[tuple[TrialCall, ...]]:
    for index in range(len(calls)):
        yield calls[:index] + calls[index + 1 :]
