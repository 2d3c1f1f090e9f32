"""The repairs of a unit with several findings: each has its own, so that none asks for more edits than it needs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from fencepost.engine.answers.mended import FoundRepairs, UnitRepairs
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.judging.judge import Judge
from fencepost.engine.judging.sparing import SparingJudge
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.repairer import Aim, Repairer
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.finding_keys import FindingKey, key_of
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding
from fencepost.properties.rule import Rule
from fencepost.repair.proving import Repaired

_MOST_STATES = 20_000
"""The limit of each search for a repair of one of several findings: what is wrong besides makes many states."""

EndsOfFindings = dict[FindingKey, set[Hashable]]
"""The ends of runs, as the source has them, by the finding that each of them is."""


def repaired(
    program: Program, type: Type, method: Method, settings: Settings, judge: Judge, rest: Remainder,
    besides: Decorations, findings: Sequence[Finding], ends: EndsOfFindings, rules: tuple[Rule, ...],
    is_small: bool,
) -> UnitRepairs:  # fmt: skip
    """The repairs of each finding, and of all together.

    A repair of one is proved by a complete search that finds nothing but the other findings: not this one, and none
    that was not there before. Of a unit that `is_small` there are alternatives, too.
    """
    keys = [key_of(finding) for finding in findings]
    whole = Repairer(program, type, method, settings, Aim(judge, rules=rules), rest, besides)
    if len(keys) == 1:
        return UnitRepairs({keys[0]: whole.repairs()})
    spot = SourceLines(program.own).spot
    failed = FoundRepairs((), "the search for one failed")
    each: dict[FindingKey, FoundRepairs] = {}
    cheapest: list[Repaired] = []
    for key in keys:
        others = frozenset(keys) - {key}
        spared = frozenset(end for other in others for end in ends.get(other, ())) - ends.get(key, set())
        aim = Aim(SparingJudge(judge, spared, spot), others, _MOST_STATES, is_small, rules)
        one = whole.aimed(aim)
        each[key] = besides.attempt("repairs", one.repairs, failed)
        cheapest += [] if one.cheapest is None else [one.cheapest]
    return UnitRepairs(each, besides.attempt("repairs", lambda: whole.of_all(cheapest), ()))
