"""The unit of a thread-safe type: its trials, the smallest first, up to the first that goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.mended import FoundRepairs
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.generated.elsewhere import shown_under
from fencepost.engine.generated.generics import generic_arguments
from fencepost.engine.generated.harness_text import harness_text
from fencepost.engine.generated.members import TypeMembers
from fencepost.engine.generated.plans import Survey
from fencepost.engine.generated.probing import Prober
from fencepost.engine.generated.shrinking import smallest
from fencepost.engine.generated.sizes import TrialPlan, TrialShape, larger_shapes, smallest_shape
from fencepost.engine.generated.trials import Bench, Checked, TrialJudge, first_method
from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import parsed, scope_text, trial_text
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations, mistaken, still
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.findings import Teller, placed
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.state.trial import Fetched, Made, TestedMethod, Trial, TrialCall
from fencepost.machine.state.world import World
from fencepost.machine.values.order import order_of
from fencepost.memory.loading import load_model, model_names
from fencepost.model.members import Type
from fencepost.model.verdict import Bound, Finding, Unit, UnitKind, Unsupported, VerdictName
from fencepost.properties.linearizability import RULE
from fencepost.properties.rule import Rule
from fencepost.search.budget import Budget, Meter

_TO_TELL = 2.0
"""How many seconds there are at the least to run a trial again that goes wrong."""
_LEAST_SECONDS = 0.01
_MOST_STATES = 20_000
"""How many states one trial may have, so that no one takes the time of all others."""

_PART_OF_STATES = 40
"""Larger trials of an object may have one part in so many of the states that the unit may have, in order and again
under the model."""

_SHARE, _SMALL_SHARE = 3, 1
"""Objects that are made in another way have their tests, too, but not so many."""

_MOST_OF_THE_SMALLEST = 0.6
"""The part of the tests that the smallest ones may be, so that some larger ones are tried, too."""

_HINT_TESTS, _HINT_STATES = 300, 10_000
"""A user has not asked for the tests of a hint: there are so many at most, and under the model they have so many states
for all of them."""

_MOST_SIZES = 3
_PART_OF_OBJECTS, _MOST_SECONDS = 0.2, 1.0
"""The part of the time in which objects are tried, and the seconds for one of them."""
_PART_OF_TIME = 0.4
"""The part of the time that may go into what is known of calls alone, of a type that is tried unasked."""


Mend = Callable[
    [Program, Type, Settings, Bench, Trial, TrialJudge, Remainder, Decorations, tuple[Rule, ...]], FoundRepairs
]  # fmt: skip
"""Looks for repairs of a type of which a trial goes wrong."""


class TrialSubject:
    """One closed type, made in one way, with what its trials need, and how much was spent on it."""

    def __init__(self, survey: Survey, plan: TrialPlan, bench: Bench, most_tests: int, enough_states: int) -> None:
        self.survey, self.plan, self.bench = survey, plan, bench
        self.tried = 0
        self.states = {True: 0, False: 0}
        self.most_tests, self.enough_states = max(most_tests, 1), enough_states
        self.has_all_smallest = True

    def has_had_enough(self, in_order: bool) -> bool:
        """True if the type is given no larger trials. Trials in order are counted apart from the others."""
        return self.states[in_order] > self.enough_states


class TypeCheck:
    """One type under one model; one trial of it, if the name of the unit says which."""

    def __init__(
        self, program: Program, type: Type, settings: Settings, name: str = "", mend: Mend | None = None
    ) -> None:  # fmt: skip
        self._program, self._type, self._settings, self._mend = program, type, settings, mend
        self._name = name or type_name(type)
        self._name_of_test = self._name.partition(": ")[2]
        self._universe = program.universe
        self._budget = Budget(settings.max_states, settings.max_memory, settings.time, program.listener)
        self._budget.start()
        self._is_hint = program.is_hint(type, settings)
        self._kind: UnitKind = "hint" if self._is_hint else "generated"
        self._universe.stands_in = not program.is_said(type)
        self._states = self._transitions = self.tried = self.ordered = self._failing = self._calls = 0
        self._all = True
        self._tested: list[TrialSubject] = []
        self._larger = self._too_large = 0
        self._bounds: dict[Bound, None] = {}
        self._problems: dict[str, None] = {}
        self._assumed: dict[str, None] = {}
        self._findings: tuple[Finding, ...] = ()
        self._threads: tuple[str, ...] = ()
        self._besides = Decorations()
        self._broken: tuple[Rule, ...] = ()
        self._working: dict[Made | Fetched, bool] = {}

    def unit(self) -> Unit:
        wanted = self._name_of_test
        if wanted:
            for subject in self._subjects():
                self._run(subject, self._one(subject, wanted), False)
                if self._findings:
                    break
        else:
            self._run_all()
        if wanted and not self.tried and not self._problems:
            self._problems[f"no test of {type_name(self._type)} is called {wanted!r}"] = None
        self._sum_up()
        return self._unit()

    def _unit(self) -> Unit:
        """The verdict as far as it is known."""
        return Unit(
            self._name, self._kind, self._program.path.name, self._settings.model,
            self._verdict(), self._states, self._transitions, self._budget.elapsed(), bounds=tuple(self._bounds),
            assumed=tuple(self._assumed), unsupported=tuple([Unsupported(text) for text in self._problems]),
            findings=self._findings, threads=self._threads,
            notes=self._besides.kept.notes, mistakes=self._besides.kept.mistakes,
        )  # fmt: skip

    @property
    def states(self) -> int:
        return self._states

    def known(self) -> Unit | None:
        """The verdict, if there is a finding: it stands whatever fails afterwards."""
        return self._unit() if self._findings else None

    def none(self, verdict: VerdictName, reason: str) -> Unit:
        """The unit without an answer."""
        return Unit(
            self._name, self._kind, self._program.path.name, self._settings.model, verdict, 0, 0, 0.0,
            unsupported=(Unsupported(reason),),
        )  # fmt: skip

    def judged(self, text: str) -> tuple[Trial, Checked] | None:
        """The trial that a text means, after its search."""
        for subject in self._subjects():
            for trial in self._one(subject, text):
                return trial, self._checked(subject.bench, trial)
        return None

    def _checked(self, bench: Bench, trial: Trial) -> Checked:
        checked = bench.check(trial, self._limits(), in_order=True)
        return checked if checked.wrong or not bench.reorders else bench.check(trial, self._limits())

    def _run_all(self) -> None:
        """The smallest trials of all subjects first."""
        for subject in self._subjects():
            self._tested.append(subject)
            self._run(subject, self._trials(subject, smallest_shape(), False), False)
            if self._findings:
                return
        for shape in larger_shapes(self._settings.threads) if not self._is_hint else ():
            for subject in self._tested:
                self._run(subject, self._trials(subject, shape, True), True)
                if self._findings:
                    return

    def _verdict(self) -> VerdictName:
        if self._findings:
            return "VIOLATED"
        if self._besides.is_undecided:
            return "INTERNAL_ERROR"
        return "UNSUPPORTED" if self._problems else "HOLDS_UP_TO" if self._bounds else "HOLDS"

    def _sum_up(self) -> None:
        if self._findings or self._problems or not self.tried:
            return
        which = "all" if self._all and not self._is_hint else "the smallest"
        self._assumed[f"{which} {self.tried} generated tests stand for every use: {self._scope()}"] = None
        if self._too_large:
            self._assumed[f"{self._too_large} larger tests were left out: they have too many states"] = None
        if self.ordered:
            self._assumed[f"{self.ordered} more tests were run in order only"] = None
        if self._failing:
            self._assumed[f"{self._failing} tests were left out: their calls fail one after the other, too"] = None

    def _scope(self) -> str:
        """What was tried, in words."""
        surveys = [subject.survey for subject in self._tested]
        methods = max([len({call.operation for call in survey.calls}) for survey in surveys], default=0)
        states = sum([sum(len(setup.calls) <= 2 for setup in survey.setups) for survey in surveys])
        every = "every " if all(subject.has_all_smallest for subject in self._tested) and not self._name_of_test else ""
        return scope_text(methods, states, every, self._larger, self._calls, self._settings.threads)

    def _closed(self) -> Iterator[Klass]:
        """The type itself; a generic one with numbers, and with objects where those are possible."""
        generic = self._type.generic
        seen: set[Klass] = set()
        for preference in (0, 1) if generic else (0,):
            arguments = generic_arguments(self._universe, Domains(self._universe), generic, preference, None)
            klass = self._universe.instantiate(self._program.assembly, self._type, arguments)
            if klass not in seen:
                seen.add(klass)
                yield klass

    # ---- one closed type

    def _subjects(self) -> Iterator[TrialSubject]:
        """Each closed type, made in the simplest way, and in one that says a size."""
        closed = list(self._closed())
        for klass in closed:
            domains = self._domains(klass)
            members = self._members(klass, domains)
            constructors = members.constructors()
            shares = len(closed) * (_SHARE + (_SMALL_SHARE if members.sized(constructors, None) else 0))
            survey = self._survey(members, domains, constructors)
            if survey.stopped_by:
                return
            if not survey.can_be_made:
                problem = next(iter(survey.problems.values()), "no public constructor has arguments that can be made")
                self._problems[f"no object of {type_name(self._type)} can be made: {problem}"] = None
                continue
            self._note_members(members, survey)
            if not survey.calls:
                said = [f": {call} throws: {text}" for call, text in survey.failing.items() if text]
                self._problems[f"no public method can be called{said[0] if said else ''}"] = None
                continue
            yield self._subject(survey, members, domains, _SHARE / shares)
            if self._is_hint:
                return
            sized = self._survey(members, domains, members.sized(constructors, survey.constructor)[:_MOST_SIZES])
            if sized.stopped_by:
                return
            if sized.can_be_made and sized.constructor is not None and sized.calls:
                yield self._subject(sized, members, domains, _SMALL_SHARE / shares)

    def _domains(self, klass: Klass) -> Domains:
        return Domains(self._universe, klass, self._works if self._universe.stands_in else None)

    def _works(self, value: Made | Fetched) -> bool:
        """True if one thread can make an object, with all that it is made of, without an exception."""
        maker = value.method if isinstance(value, Fetched) else value.constructor
        if maker is None or value in self._working:
            return self._working.get(value, True)
        if self._budget.elapsed() > self._settings.time * _PART_OF_OBJECTS:
            self._assumed["objects that there was no time to try can be made"] = None
            return True
        mentioned = (TrialCall(TestedMethod(maker, maker.name), target=value),)
        trial = Trial(self._universe.core("System.Object"), None, (), (), mentioned=mentioned)
        limits = self._budget.part(min(_MOST_SECONDS, self._budget.left()), Budget)
        probe = Prober(self._universe, self._settings.reductions).probe(trial, limits)
        return self._working.setdefault(value, not (probe.problem or probe.fails or probe.throws))

    def _members(self, klass: Klass, domains: Domains) -> TypeMembers:
        return TypeMembers(self._universe, klass, domains)

    def _survey(self, members: TypeMembers, domains: Domains, constructors: list[TrialCall | None]) -> Survey:
        reductions = self._settings.reductions
        budget = self._budget
        if self._universe.stands_in:  # There is time for some tests, whatever the probing takes.
            budget = self._budget.part(self._budget.left() * _PART_OF_TIME, Budget)
        survey = Survey(members, domains, self._universe, reductions, budget)
        survey.look(constructors)
        if survey.stopped_by and not survey.can_be_made and budget is not self._budget:
            budget = self._budget.part(self._budget.left() * (1 - _PART_OF_TIME), Budget)
            survey = Survey(members, domains, self._universe, reductions, budget)
            survey.look(constructors)
        if survey.stopped_by and survey.can_be_made and not self._budget.reached():
            self._bounds[Bound(survey.stopped_by, self._states)] = None  # type: ignore[arg-type]  # one of the kinds
            survey.go_on(self._budget)
        if survey.stopped_by:
            self._bounds[Bound(survey.stopped_by, self._states)] = None  # type: ignore[arg-type]  # one of the kinds
        return survey

    def _note_members(self, members: TypeMembers, survey: Survey) -> None:
        self._problems.update(dict.fromkeys([f"{name}: {problem}" for name, problem in survey.problems.items()]))
        for name in dict.fromkeys(members.left_out):
            self._assumed[f"{name} was not called: there are no values for its parameters"] = None
        for name in survey.failing:
            self._assumed[f"{name} was not called: it fails alone"] = None

    def _subject(self, survey: Survey, members: TypeMembers, domains: Domains, share: float) -> TrialSubject:
        bench = Bench(self._universe, self._world(self._settings.model), survey.creating, survey.naming)
        plan, settings = TrialPlan(survey, members, domains), self._settings
        if self._is_hint:
            return TrialSubject(survey, plan, bench, min(settings.max_tests, _HINT_TESTS), _HINT_STATES)
        states = int(settings.max_states / _PART_OF_STATES * share)
        return TrialSubject(survey, plan, bench, round(settings.max_tests * share), states)

    def _world(self, model: str) -> World:
        return World(self._universe, self._settings.reductions, order_of(load_model(model)))

    def _trials(self, subject: TrialSubject, shape: TrialShape, larger: bool) -> Iterator[Trial]:
        most = subject.most_tests if larger or self._is_hint else round(subject.most_tests * _MOST_OF_THE_SMALLEST)
        if larger and (subject.tried >= most or subject.has_had_enough(True)):
            self._all = False
            return
        for trial in subject.plan.trials(shape):
            if subject.tried >= most or (larger and subject.has_had_enough(True)):
                self._all = False
                subject.has_all_smallest = subject.has_all_smallest and larger
                return
            subject.tried += 1
            yield trial

    def _one(self, subject: TrialSubject, text: str) -> Iterator[Trial]:
        trial = parsed(text, subject.survey.trial(), subject.survey.calls)
        if trial is not None and len(trial.threads) > 1:
            yield trial

    def _run(self, subject: TrialSubject, trials: Iterator[Trial], larger: bool) -> None:
        """Checks trials in order first: a finding in order is found sooner, and is easier to follow."""
        bench = subject.bench
        timed = RULE.property in self._settings.properties
        left: list[Checked] = []
        for trial in trials:
            if self._stopped():
                return
            checked = bench.check(trial._replace(timed=timed), self._limits(), in_order=True)
            subject.states[True] += checked.states if larger else 0
            self._note(checked, not bench.reorders, larger)
            if self._report(bench, checked, True) if checked.wrong else self._looks_at(bench, checked):
                return
            left.append(checked)
        for number, first in enumerate(left if bench.reorders else ()):
            if self._stopped():
                return
            counts = larger or self._is_hint
            if counts and subject.has_had_enough(False):
                self._all = False
                self.ordered += len(left) - number
                break
            checked = first if first.judge is None else bench.check(first.trial, self._limits(), known=first.judge)
            subject.states[False] += checked.states if checked is not first and counts else 0
            self._note(checked if checked is not first else first._replace(states=0, transitions=0), True, larger)
            if checked.wrong and self._report(bench, checked, False):
                return
        self._assumed.update(bench.world.assumed)

    def _looks_at(self, bench: Bench, checked: Checked) -> bool:
        """True if a trial that is not wrong in order has a finding all the same."""
        _ = bench, checked
        return False

    def _stopped(self) -> bool:
        if limit := self._budget.between():
            self._bounds[Bound(limit, self._states)] = None  # type: ignore[arg-type]  # one of the kinds
        elif self._states > self._settings.max_states:
            self._bounds[Bound("states", self._states)] = None
        else:
            return False
        return True

    def _limits(self) -> Budget:
        """The limits of one more trial."""
        return self._limits_of(_LEAST_SECONDS, self._budget.meter)

    def _limits_to_tell(self) -> Budget:
        """The limits of a trial that is known to be wrong: it is told in any case."""
        return self._limits_of(_TO_TELL, None)

    def _limits_elsewhere(self) -> Budget:
        """The limits of a trial under another model."""
        return Budget(_MOST_STATES, self._settings.max_memory, self._budget.left())

    def _limits_of(self, least: float, meter: Meter | None) -> Budget:
        settings = self._settings
        seconds = max(settings.time - self._budget.elapsed(), least)
        most = min(_MOST_STATES, settings.max_states)
        return Budget(most, settings.max_memory, seconds, self._program.listener, meter=meter)

    def _note(self, checked: Checked, done: bool, larger: bool) -> None:
        """Adds up the states of a trial; the trial is `done` with its search under the model. A larger one that turns
        out to be too large was not tried."""
        trial = checked.trial
        self._states += checked.states
        self._transitions += checked.transitions
        if not done and not checked.wrong:
            return
        if larger and checked.stopped_by == "states" and not checked.wrong:
            self._too_large += 1
            return
        self.tried += 1
        self._larger += larger
        self._calls = max(self._calls, len(trial.setup) + sum(map(len, trial.threads)))
        self._failing += checked.fails
        if checked.stopped_by:
            self._bounds[Bound(checked.stopped_by, checked.states)] = None  # type: ignore[arg-type]  # one of the kinds
        if checked.problem and not checked.wrong:
            self._problems[f"{trial_text(trial)}: {checked.problem}"] = None

    # ---- what goes wrong

    def _smallest(self, bench: Bench, checked: Checked, in_order: bool) -> Checked:
        """A trial that goes wrong with as few calls as possible."""
        return smallest(checked, lambda trial: bench.check(trial, self._limits(), in_order))

    def _report(self, bench: Bench, checked: Checked, in_order: bool) -> bool:
        """Adds the finding of a trial that goes wrong, if findings of that kind are asked for."""
        least = self._smallest(bench, checked, in_order)
        # A limit that is reached by now may have kept the trial from getting smaller: this is not the last word.
        self._stopped()
        # Worlds have moved on: what an answer asks about is the last search. It has time, so that no limit takes away
        # what is known to be wrong.
        least = bench.check(least.trial, self._limits_to_tell(), in_order)
        if least.found is None or least.judge is None:
            return False
        world = least.found.space.world
        teller = Teller(self._program.own, world, self._besides)
        answer = HarnessAnswer(world, least.found, least.judge, teller, self._settings.properties)
        answer.look()
        self._threads = teller.threads.names
        findings = [self._worded(finding, least) for finding in answer.findings[:1]]
        if findings:
            self._findings = tuple(findings)
            self._program.early(self._unit())
            limits, own = self._limits_elsewhere, self._settings.model
            elsewhere = partial(shown_under, least.trial, bench, self._world, limits, own, self._others())
            models = self._others() if in_order else self._besides.attempt("models", elsewhere, None)
            shows, unknown = (models, ()) if models is not None else ((), self._others())
            self._findings = tuple([replace(one, also_under=shows, unknown_under=unknown) for one in findings])
            self._repair(bench, least)
        return bool(findings)

    def _repair(self, bench: Bench, checked: Checked) -> None:
        """Adds the changes that make the trial right."""
        if self._mend is None or not self._settings.repair or checked.judge is None:
            return
        rest = Remainder(self._settings, self._budget.elapsed(), self._program.listener)
        mend = partial(
            self._mend, self._program, self._type, self._settings, bench, checked.trial, checked.judge, rest,
            self._besides, self._broken,
        )  # fmt: skip
        found = self._besides.attempt("repairs", mend, FoundRepairs((), "the search for one failed"))
        self._bounds.update(dict.fromkeys(rest.bounds))
        mended = [replace(one, repairs=found.repairs, unrepaired=found.why_not) for one in self._findings]
        self._findings = tuple(mended)

    def _others(self) -> tuple[str, ...]:
        return tuple([name for name in model_names() if name != self._settings.model])

    def _worded(self, finding: Finding, checked: Checked) -> Finding:
        judge, text = checked.judge, trial_text(checked.trial)
        assert judge is not None
        message = finding.message
        if finding.property != RULE.property:
            first = message.split(" ", 1)[0]
            message = message if "." in first else f"{message[:1].lower()}{message[1:]}"
            message = f"{text}: {message} In order, {judge.orders()}."
        written = partial(harness_text, checked.trial, judge.right())
        harness = self._besides.attempt("harness", written, "")
        finding = replace(finding, message=message, test=text, harness=harness)
        if finding.file is not None:
            return finding
        # A finding without a place of its own is at the first method that is called.
        return placed(finding, SourceLines(self._program.own).first(first_method(checked.trial)))


def check_type(program: Program, type: Type, settings: Settings, name: str = "", mend: Mend | None = None) -> Unit:
    """The verdict of one type; of one of its trials, if the unit's name says which. With `mend`, findings get repairs
    if those are asked for."""
    return answered(TypeCheck(program, type, settings, name or type_name(type), mend))


def answered(check: TypeCheck) -> Unit:
    """The verdict of a check, whatever fails in it."""
    try:
        return check.unit()
    except UnsupportedError as problem:
        failed = check.none("UNSUPPORTED", str(problem))
    except MemoryError:
        bounds = (Bound("memory", check.states),)
        failed = replace(check.none("HOLDS_UP_TO", ""), states=check.states, unsupported=(), bounds=bounds)
    except RecursionError:
        failed = check.none("UNSUPPORTED", "its tests need what is nested deeper than Fencepost follows")
    except Exception as mistake:
        failed = mistaken(check.none("INTERNAL_ERROR", ""), mistake)
    known = check.known()
    return still(known, failed) if known is not None else failed
