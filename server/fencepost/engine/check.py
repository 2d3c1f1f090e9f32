"""Checks one harness: explores it, judges the states, and adds other models, repairs and superfluous barriers."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.elsewhere import also_under
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.answers.robust import ROBUSTNESS, add_unordered
from fencepost.engine.atomicity.unit import Atomicity, atomicity
from fencepost.engine.judging.expectations import expectations
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.superfluous import superfluous
from fencepost.engine.shared.decorations import Decorations, mistaken, still
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller, placed
from fencepost.lowering.mains import is_main
from fencepost.lowering.universe import UnsupportedError
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Bound, Finding, Unit, Unsupported, VerdictName
from fencepost.properties.assertion import RULE as ASSERTION
from fencepost.search.budget import Budget
from fencepost.search.ordered import explore_in_order_first


def check_unit(program: Program, type: Type, method: Method, settings: Settings, outcomes: bool = False) -> Unit:
    """Explores one harness. With `outcomes`, everything that it can return is collected; else the search ends early.

    A mistake of ours is a verdict of its own: it must neither stop the other units nor look like an answer.
    """
    known: list[Unit] = []
    besides = Decorations()
    tell = program.early

    def early(unit: Unit) -> None:
        known.append(unit)
        tell(unit)

    budget = Budget(settings.max_states, settings.max_memory, settings.time, program.listener)
    budget.start()
    program.early = early
    try:
        return _check_unit(program, type, method, settings, outcomes, besides, budget)
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


def _unanswered(program: Program, method: Method, settings: Settings, verdict: VerdictName, budget: Budget) -> Unit:
    return Unit(
        unit_name(method), "harness", program.path.name, settings.model, verdict, budget.seen, budget.transitions,
        budget.elapsed(),
    )  # fmt: skip


def _check_unit(
    program: Program, type: Type, method: Method, settings: Settings, outcomes: bool, besides: Decorations,
    budget: Budget,
) -> Unit:  # fmt: skip
    name = unit_name(method)
    try:
        harness = program.instance(type, method)
        world = program.world(settings, harness)
        reorders = world.order is not None
        wanted, unclear = expectations(program.universe, program.assembly, method)
        judge = Judge(wanted, is_main(method))
        # The first wrong state may not be judged, so all of them are looked at.
        stop_at = None if outcomes or settings.properties else judge.is_wrong
        found = explore_in_order_first(world, harness, budget, stop_at, judge.must_end, program.is_try)
        world = found.space.world
    except UnsupportedError as problem:
        reason = Unsupported(str(problem))
        return Unit(
            name,
            "harness",
            program.path.name,
            settings.model,
            "UNSUPPORTED",
            0,
            0,
            budget.elapsed(),
            unsupported=(reason,),
        )
    teller = Teller(program.own, world, besides)
    answer = HarnessAnswer(world, found, judge, teller, settings.properties)
    answer.look()
    if outcomes:
        besides.attempt("outcomes", answer.add_outcomes, None)
    if ROBUSTNESS in settings.properties:
        work = partial(add_unordered, answer, program, type, method, settings, judge, budget.left())
        besides.attempt("robustness", work, None)
    about = Atomicity()

    def at_test(finding: Finding) -> Finding:
        """A result that is not that of a test's row has no place: it stands at the test's first statement."""
        if finding.file is not None or finding.property != ASSERTION.property:
            return finding
        return besides.attempt("message", lambda: placed(finding, program.start(type, method)), finding)

    def unit() -> Unit:
        verdict = "VIOLATED" if about.findings else answer.verdict
        findings = [at_test(finding) for finding in answer.findings]
        notes, mistakes = besides.kept
        reasons = [Unsupported(one.error) for one in mistakes if verdict == "INTERNAL_ERROR"]
        return Unit(
            name, "harness", program.path.name, settings.model, verdict, len(found.parents), found.transitions,
            budget.elapsed(), bounds=tuple(dict.fromkeys(answer.bounds)),
            assumed=(*world.assumed, *unclear, *about.assumed),
            unsupported=tuple(dict.fromkeys([*answer.unsupported, *reasons])),
            outcomes=answer.outcomes if outcomes else (),
            atomic=about.methods, findings=(*findings, *about.findings), threads=teller.threads.names,
            notes=notes, mistakes=mistakes, cut=about.cut,
        )  # fmt: skip

    if answer.findings:
        program.early(unit())
    judged = partial(atomicity, program, type, method, settings, found, budget, teller)
    about = besides.attempt("atomicity", judged, about)
    answer.bounds.extend(about.bounds)
    answer.note_limits()
    if about.findings and not answer.findings:
        program.early(unit())
    if answer.findings:
        rest = Remainder(settings, budget.elapsed(), program.listener)
        answer.add_models(also_under(program, world, settings, judge, answer, len(found.parents), rest, besides))
        if settings.repair:
            from fencepost.engine.repairs.repairer import (  # the parser of C# is loaded for this only
                FoundRepairs,
                Repairer,
            )

            def repairs() -> FoundRepairs:
                return Repairer(program, type, method, settings, judge, rest, besides).repairs()

            answer.add_repairs(*besides.attempt("repairs", repairs, FoundRepairs((), "the search for one failed")))
        answer.bounds.extend(rest.bounds)
    if about.findings and settings.repair:
        without: tuple[Atomicity, tuple[Bound, ...]] = about, ()
        mended = partial(_repaired, program, type, method, settings, judge, about, budget, besides)
        about, bounds = besides.attempt("repairs", mended, without)
        answer.bounds.extend(bounds)
    known = unit()
    if settings.superfluous and known.verdict == "HOLDS" and reorders:
        rest = Remainder(settings, budget.elapsed(), program.listener)
        needless = partial(superfluous, program, world, type, method, settings, judge, rest)
        found_needless = besides.attempt("superfluous", needless, known.superfluous)
        return replace(unit(), superfluous=found_needless)
    return known


def _repaired(
    program: Program,
    type: Type,
    method: Method,
    settings: Settings,
    judge: Judge,
    about: Atomicity,
    budget: Budget,
    besides: Decorations,
) -> tuple[Atomicity, tuple[Bound, ...]]:
    """The findings about methods that are not atomic, with the locks that make them so."""
    from fencepost.engine.repairs.repairer import Repairer  # as above

    rest = Remainder(settings, budget.elapsed(), program.listener)
    repairs, why_not = Repairer(program, type, method, settings, judge, rest, besides).promised(about)
    findings = [replace(finding, repairs=repairs, unrepaired=why_not) for finding in about.findings]
    return about._replace(findings=tuple(findings)), rest.bounds
