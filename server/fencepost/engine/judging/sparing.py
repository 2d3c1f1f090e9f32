"""A judge to whom some wrong ends are good ones: those of other findings, while a repair of one is looked for."""

from __future__ import annotations

from collections.abc import Hashable

from fencepost.engine.judging.judge import Judge, Judgement
from fencepost.engine.judging.likeness import Spotted, in_source
from fencepost.model.waits import Standing
from fencepost.search.endless import Round
from fencepost.search.replay import Replayed
from fencepost.search.space import Space


class SparingJudge:
    """Judges like another one, but finds nothing wrong with the ends that are `spared` (`in_source`)."""

    def __init__(self, judge: Judge, spared: frozenset[Hashable], spot: Spotted) -> None:
        self._judge, self._spared, self._spot = judge, spared, spot

    def is_wrong(self, space: Space, state: int) -> bool:
        return self._judge.is_wrong(space, state) and in_source(space, state, self._spot) not in self._spared

    def has_circle(self, threads: tuple[Standing, ...]) -> bool:
        return self._judge.has_circle(threads)

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None:
        return self._judge.judge(run, known)
