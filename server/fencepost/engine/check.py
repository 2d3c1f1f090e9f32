"""Checks one harness: explores it, judges the states, and adds other models, repairs and superfluous barriers."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from fencepost.engine.accesses.unit import AccessFindings, access_findings, rules_about_accesses, with_opinions
from fencepost.engine.answers.answer import ALL_FINDINGS, MOST_FINDINGS, HarnessAnswer
from fencepost.engine.answers.elsewhere import also_under
from fencepost.engine.answers.further import Further, further
from fencepost.engine.answers.mended import UnitRepairs
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.answers.robust import ROBUSTNESS, add_unordered
from fencepost.engine.atomicity.unit import Atomicity, atomicity
from fencepost.engine.judging.specified_outcomes import specified_outcomes
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.superfluous import superfluous
from fencepost.engine.shared.assumptions import RUNS_LEFT_OUT
from fencepost.engine.shared.decorations import Decorations, mistaken, still
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.specified.harness_judge import harness_judge
from fencepost.engine.telling.findings import Teller, placed
from fencepost.lowering.universe import UnsupportedError
from fencepost.memory.loading import model_names
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Bound, Finding, SpecifiedOutcomes, Superfluous, Unit, Unsupported, VerdictName
from fencepost.properties.assertion import RULE as ASSERTION
from fencepost.properties.rule import Rule
from fencepost.search.budget import Budget, Meter
from fencepost.search.exploration import Exploration
from fencepost.search.ordered import explore_in_order_first


def check_unit(
    program: Program, type: Type, method: Method, settings: Settings, outcomes: bool = False,
    meter: Meter | None = None,
) -> Unit:  # fmt: skip
    """Explores one harness. With `outcomes`, everything that it can return is collected; else the search ends early.
    With a `meter`, what it explores for the verdict counts there.

    A mistake of ours is a verdict of its own: it must neither stop the other units nor look like an answer.
    """
    known: list[Unit] = []
    besides = Decorations()
    tell = program.early

    def early(unit: Unit) -> None:
        known.append(unit)
        tell(unit)

    budget = Budget(settings.max_states, settings.max_memory, settings.time, program.listener, meter=meter)
    budget.start()
    program.early = early
    try:
        return HarnessCheck(program, type, method, settings, outcomes, besides, budget).unit()
    except UnsupportedError as problem:
        reason = Unsupported(str(problem))
        failed = replace(_unanswered(program, method, settings, "UNSUPPORTED", budget), unsupported=(reason,))
    except MemoryError:
        bound = Bound("memory", budget.seen)
        failed = replace(_unanswered(program, method, settings, "HOLDS_UP_TO", budget), bounds=(bound,))
    except RecursionError:
        text = f"{unit_name(method)} needs what is nested deeper than Fencepost follows"
        spot = program.start(type, method)
        reason = Unsupported(text, spot.file, spot.point.line) if spot is not None else Unsupported(text)
        failed = replace(_unanswered(program, method, settings, "UNSUPPORTED", budget), unsupported=(reason,))
    except Exception as mistake:
        failed = mistaken(_unanswered(program, method, settings, "INTERNAL_ERROR", budget), mistake)
    finally:
        program.early = tell
    # A finding that was confirmed stays, whatever has failed after that.
    return still(known[-1], failed) if known else failed


def _left_out(found: Exploration) -> tuple[str, ...]:
    """What is said of runs that do not count, if there are any."""
    if not found.left_out:
        return ()
    all_runs = not (found.finals or found.crashes or found.circles)
    return ("an assumption of the test holds in no run",) if all_runs else (RUNS_LEFT_OUT,)


def _unanswered(program: Program, method: Method, settings: Settings, verdict: VerdictName, budget: Budget) -> Unit:
    return Unit(
        unit_name(method), "harness", program.path.name, settings.model, verdict, budget.seen, budget.transitions,
        budget.elapsed(),
    )  # fmt: skip


_SMALL = 10_000
"""A search of so many states is made again and again, for all repairs of each of several findings."""


class HarnessCheck:
    """One harness under one model: the verdict first, then what comes besides."""

    def __init__(
        self, program: Program, type: Type, method: Method, settings: Settings, outcomes: bool, besides: Decorations,
        budget: Budget,
    ) -> None:  # fmt: skip
        self._program, self._type, self._method = program, type, method
        self._settings, self._outcomes = settings, outcomes
        self._besides, self._budget = besides, budget
        part = budget.part(budget.left(), Budget)
        self._judge, self._unclear, self._mined = harness_judge(program, type, method, settings, part, besides)
        if self._mined.universe is not None:
            program.others.append(self._mined.universe)
        self._answers: list[HarnessAnswer] = []
        self._about = Atomicity()
        self._rules = () if outcomes else rules_about_accesses(settings.properties, settings.asked)
        self._accesses = AccessFindings()
        self._broken: tuple[Rule, ...] = ()
        self._mended: UnitRepairs | None = None

    def unit(self) -> Unit:
        self._explore()
        self._judge_methods()
        if self._answers[0].findings:
            self._go_on()
        if self._findings():
            self._look_elsewhere()
        if self._about.findings and self._settings.repair:
            self._promise()
        known = self._unit()
        if self._settings.superfluous and known.verdict == "HOLDS" and self._reorders:
            needless = self._besides.attempt("superfluous", self._superfluous, known.superfluous)
            return replace(self._unit(), superfluous=needless)
        return known

    def _unit(self) -> Unit:
        """The unit as far as it is known."""
        findings = [self._at_test(finding) for finding in self._findings()]
        violated = bool(findings or self._about.findings)
        mined = self._mined
        verdict: VerdictName = "VIOLATED" if violated else self._verdict()
        notes, mistakes = self._besides.kept
        unsupported = [reason for answer in self._answers for reason in answer.unsupported]
        reasons = [Unsupported(one.error) for one in mistakes if verdict == "INTERNAL_ERROR"]
        found, assumed = self._last, (*self._about.assumed, *self._accesses.assumed, *_left_out(self._last))
        cut = [Bound("time", len(found.parents))] if self._accesses.is_cut else []
        alike = [one for answer in self._answers if self._settings.every_finding for one in answer.assumed]
        return Unit(
            unit_name(self._method), "harness", self._program.path.name, self._settings.model, verdict,
            len(found.parents), found.transitions, self._budget.elapsed(),
            bounds=tuple(
                dict.fromkeys([*mined.bounds, *(bound for answer in self._answers for bound in answer.bounds), *cut])
            ),
            assumed=tuple(dict.fromkeys([*self._world.assumed, *self._unclear, *mined.assumed, *assumed, *alike])),
            unsupported=tuple(dict.fromkeys([*mined.unsupported, *unsupported, *reasons])),
            outcomes=self._answers[0].outcomes if self._outcomes and self._answers else (),
            specification=self._specified() if self._outcomes and self._answers else None, spec=self._settings.spec,
            atomic=self._about.methods, findings=(*findings, *self._about.findings),
            threads=self._teller.threads.names, notes=notes, mistakes=mistakes, cut=self._about.cut,
            repairs=self._mended.of_all if self._mended is not None else (),
        )  # fmt: skip

    def _specified(self) -> SpecifiedOutcomes | None:
        """What the specification allows, and what was seen that it does not."""
        found = self._mined.specification
        return None if found is None else specified_outcomes(found, self._answers[0].outcomes)

    def _verdict(self) -> VerdictName:
        """The verdict without a finding. What is not known of the specification is not known of the harness."""
        known = self._answers[0].verdict
        if known == "INTERNAL_ERROR" or not (self._mined.bounds or self._mined.unsupported):
            return known
        return "UNSUPPORTED" if self._mined.unsupported or known == "UNSUPPORTED" else "HOLDS_UP_TO"

    def _findings(self) -> list[Finding]:
        """All findings but those about methods that are to be atomic; with their repairs, if those were looked for."""
        found = [finding for answer in self._answers for finding in answer.findings]
        left = len(self._accesses.findings) if self._settings.every_finding else MOST_FINDINGS - len(found)
        found += self._accesses.findings[: max(left, 0)]
        mended = self._mended
        return found if mended is None else [mended.added_to(finding) for finding in found]

    def _at_test(self, finding: Finding) -> Finding:
        """A result that is not that of a test's row has no place: it stands at the test's first statement."""
        if finding.file is not None or finding.property != ASSERTION.property:
            return finding
        start = partial(self._program.start, self._type, self._method)
        return self._besides.attempt("message", lambda: placed(finding, start()), finding)

    # ---- the verdict

    def _explore(self) -> None:
        """Explores up to the first finding, which is told at once; if more is asked for, everything."""
        program, settings, judge = self._program, self._settings, self._judge
        harness = program.instance(self._type, self._method)
        world = program.world(settings, harness)
        self._reorders = world.order is not None
        # The first wrong state may not be judged, so all of them are looked at.
        self._to_first = not (self._outcomes or settings.properties)
        stop_at = judge.is_wrong if self._to_first else None
        self._teller = Teller(program.own, world, self._besides)
        seen = self._seen_in_order if self._rules else None
        found = explore_in_order_first(
            world, harness, self._budget, stop_at, judge.must_end, program.is_try, seen
        )  # fmt: skip
        self._last = self._found = found
        self._world = found.space.world
        self._teller = self._teller.of(self._world)
        answer = HarnessAnswer(self._world, found, judge, self._teller, settings.properties)
        self._answers.append(answer)
        answer.look(ALL_FINDINGS if settings.every_finding else MOST_FINDINGS)
        if found.complete and not (answer.findings or found.crashes or found.circles or self._is_wrong_somewhere()):
            self._accesses = with_opinions(self._accesses, settings.model, world.order)
        if self._outcomes:
            self._besides.attempt("outcomes", answer.add_outcomes, None)
        if ROBUSTNESS in settings.properties:
            left = self._budget.left()
            work = partial(add_unordered, answer, program, self._type, self._method, settings, judge, left)
            self._besides.attempt("robustness", work, None)
        if answer.findings:
            program.early(self._unit())

    def _is_wrong_somewhere(self) -> bool:
        """True if an end of a run is wrong, by any rule, whether it is asked for or not."""
        return any(self._judge.is_wrong(self._found.space, state) for state in self._found.finals)

    def _judge_methods(self) -> None:
        """Judges the methods that are to be atomic."""
        answer = self._answers[0]
        judged = partial(
            atomicity, self._program, self._type, self._method, self._settings, self._found, self._budget, self._teller
        )
        self._about = self._besides.attempt("atomicity", judged, self._about)
        answer.bounds.extend(self._about.bounds)
        answer.note_limits()
        if self._about.findings and not answer.findings:
            self._program.early(self._unit())

    def _go_on(self) -> None:
        """Goes on after the first finding, if the search has stopped there."""
        if not self._to_first or self._found.complete:
            return
        work = partial(
            further, self._program, self._found.space.world.harness, self._settings, self._judge, self._answers[0],
            self._found, self._teller, self._budget.left(),
        )  # fmt: skip
        more: Further | None = self._besides.attempt("further", work, None)
        if more is not None:
            self._answers += more.answers
            self._last = more.found
            if any(answer.findings for answer in more.answers):
                self._program.early(self._unit())
            if more.in_order is not None:
                self._judge_accesses(more.in_order)

    def _seen_in_order(self, found: Exploration) -> None:
        """The search in order has found nothing wrong."""
        self._last, self._world = found, found.space.world
        self._judge_accesses(found)

    def _judge_accesses(self, found: Exploration) -> None:
        """Judges what threads do to variables, in the states of a search in order."""
        world = found.space.world
        if not self._rules or world.guesses.dirty:
            return  # of a search that a limit has stopped under refuted guesses no way leads to its states
        teller, late = self._teller.of(world), self._budget.is_late
        most = ALL_FINDINGS if self._settings.every_finding else MOST_FINDINGS
        work = partial(access_findings, found, self._program.own, self._rules, teller, late, most=most)
        self._accesses = self._besides.attempt("accesses", work, self._accesses)
        # They are findings in order: every model allows their runs.
        others = tuple([name for name in model_names() if name != self._settings.model])
        shown = [replace(finding, also_under=others) for finding in self._accesses.findings]
        self._accesses = self._accesses._replace(findings=tuple(shown))
        broken = {finding.rule for finding in self._accesses.findings}
        self._broken = tuple([rule for rule in self._rules if rule.id in broken])
        if self._accesses.findings:
            self._program.early(self._unit())

    # ---- besides

    def _look_elsewhere(self) -> None:
        """Adds other models, and repairs."""
        program, settings = self._program, self._settings
        rest = Remainder(settings, self._budget.elapsed(), program.listener)
        for answer in self._answers:
            states = len(self._found.parents)
            shown = also_under(program, answer.world, settings, self._judge, answer, states, rest, self._besides)
            answer.add_models(shown)
        if settings.repair:
            from fencepost.engine.repairs.several import repaired  # the parser of C# is loaded for this only

            ends = {key: end for answer in self._answers for key, end in answer.ends.items()}
            mend = partial(
                repaired, program, self._type, self._method, settings, self._judge, rest, self._besides,
                self._findings(), ends, self._broken, len(self._last.parents) <= _SMALL,
            )  # fmt: skip
            self._mended = self._besides.attempt("repairs", mend, UnitRepairs({}))
        self._answers[0].bounds.extend(rest.bounds)

    def _promise(self) -> None:
        """Adds locks to the findings about methods that are not atomic."""
        from fencepost.engine.repairs.repairer import Aim, Repairer  # as above

        rest = Remainder(self._settings, self._budget.elapsed(), self._program.listener)
        about = self._about

        def mended() -> Atomicity:
            aim = Aim(self._judge)
            repairer = Repairer(self._program, self._type, self._method, self._settings, aim, rest, self._besides)
            repairs, why_not = repairer.promised(about)
            findings = [replace(finding, repairs=repairs, unrepaired=why_not) for finding in about.findings]
            return about._replace(findings=tuple(findings))

        self._about = self._besides.attempt("repairs", mended, about)
        self._answers[0].bounds.extend(rest.bounds)

    def _superfluous(self) -> tuple[Superfluous, ...]:
        rest = Remainder(self._settings, self._budget.elapsed(), self._program.listener)
        return superfluous(self._program, self._world, self._type, self._method, self._settings, self._judge, rest)
