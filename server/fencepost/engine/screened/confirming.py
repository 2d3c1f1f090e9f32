"""The unit of one candidate: tests of the two members concerned, the smallest first, up to one that goes wrong.

Whatever is explored for it counts: what calls do alone, serial runs, all runs. So its limit of states bounds its work.

Each test is searched in order, with all its states, so that what its threads do to variables can be judged, too; then
under the model. A wrong access is the finding if there is one: it stands where the mistake is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice, zip_longest

from msgspec.structs import replace

from fencepost.engine.accesses.meant import every_variable, of_field
from fencepost.engine.accesses.unit import access_findings, rules_about_accesses
from fencepost.engine.generated.harness_text import harness_text
from fencepost.engine.generated.members import TypeMembers
from fencepost.engine.generated.plans import Survey
from fencepost.engine.generated.sizes import TrialShape
from fencepost.engine.generated.trials import Bench, Checked, waits
from fencepost.engine.generated.unit import Mend, TrialSubject, TypeCheck, answered
from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import trial_text
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.domains import CandidateDomains
from fencepost.engine.screened.metered import metered
from fencepost.engine.screened.starting import check_program, program_of
from fencepost.engine.shared.proposal import Proposal, ProposedPair
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.state.trial import Trial, TrialCall, calls_of
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Bound, Finding, Unit
from fencepost.properties.linearizability import RULE
from fencepost.screening.candidates import INCONSISTENT, READ_TWICE, STARTS
from fencepost.screening.paths import ELEMENT
from fencepost.search.budget import Meter

_MOST_TESTS, _MOST_OF_THE_SMALLEST, _MOST_LOOKED_AT = 60, 40, 5_000
_AT_THE_FIRST = (INCONSISTENT.name, READ_TWICE.name)
"""The kinds of candidates whose first access is where the mistake is."""
_MOST_VARIANTS, _MOST_OTHERS = 6, 6
_ACCESS, _INNER = 7, (1, 2, 3)
_PAIRS = (TrialShape((1, 1), (0, 1, 2), 2), TrialShape((2, 1), (0, 1), 1, 3, 4))
_ALONE = (TrialShape((1,), (0, 1), 2), TrialShape((2,), (0,), 1, 2, 3))


class CandidateMembers(TypeMembers):
    """The members that a candidate is about, and a few others with few parameters, to set up and to look."""

    def __init__(self, universe: Universe, klass: Klass, domains: Domains, wanted: frozenset[int]) -> None:
        super().__init__(universe, klass, domains)
        self._wanted = wanted

    def _public(self) -> list[tuple[Klass, Method]]:
        """The usual methods, and those that the candidate is about, whoever else may call them."""
        found = super()._public()
        known = {method.token for owner, method in found if owner is self.klass}
        own = self.klass.definition.methods if self.klass.definition is not None else ()
        return [*found, *[(self.klass, one) for one in own if one.token in self._wanted and one.token not in known]]

    def _is_usual(self, method: Method) -> bool:
        return method.token in self._wanted or super()._is_usual(method)

    def calls(self) -> list[list[TrialCall]]:
        every = super().calls()
        meant = [calls for calls in every if calls[0].operation.method.definition.token in self._wanted]
        if self._wanted and not meant:
            return []
        others = sorted((calls for calls in every if calls not in meant), key=lambda calls: len(calls[0].arguments))
        return [*(calls[:_MOST_VARIANTS] for calls in meant), *(calls[:1] for calls in others[:_MOST_OTHERS])]


class CandidateCheck(TypeCheck):
    """One candidate under one model."""

    def __init__(self, program: Program, type: Type, settings: Settings, proposal: Proposal, mend: Mend | None) -> None:
        super().__init__(program, type, settings._replace(max_tests=_MOST_TESTS), proposal.unit, mend)
        self._budget.meter = self._meter = Meter(settings.max_states)
        self._kind, self._name_of_test = "screened", ""
        self._universe.stands_in = True
        self._proposal = proposal
        self._field = proposal.field.removesuffix(f".{ELEMENT}").rpartition(".")[2]
        self._is_program = any(pair.kind == STARTS.name for pair in proposal.pairs)
        self._rules = rules_about_accesses(settings.properties, settings.asked)

    def _domains(self, klass: Klass) -> Domains:
        return CandidateDomains(self._universe, klass, self._works)

    def _members(self, klass: Klass, domains: Domains) -> TypeMembers:
        wanted = frozenset(token for pair in self._proposal.pairs for token in pair.members if token)
        members = CandidateMembers(self._universe, klass, domains, wanted)
        members.keeps_failing = any(0 in pair.members for pair in self._proposal.pairs)
        return members

    def _subject(self, survey: Survey, members: TypeMembers, domains: Domains, share: float) -> TrialSubject:
        """Only where a type says that threads share it, objects that are made anew may be told apart, and it matters
        how often handlers and stubs are called: an effect that is had twice is not wrong for that."""
        subject = super()._subject(survey, members, domains, share)
        bench = subject.bench
        bench.by_identity, bench.counts_calls, bench.blames_locks = False, False, True
        return subject

    def _unit(self) -> Unit:
        return metered(replace(super()._unit(), evidence=self._proposal.evidence), self._meter)

    def _run_all(self) -> None:
        for subject in self._subjects():
            self._tested.append(subject)
            self._run(subject, islice(self._chosen(subject), _MOST_TESTS), False)
            if self._findings:
                return
        if not self.tried and not self._problems and not self._bounds:
            self._problems["the two members cannot be called together"] = None

    def _chosen(self, subject: TrialSubject) -> Iterator[Trial]:
        """The tests in which threads call both members of a pair, and nothing else; the smallest of all pairs first,
        which leave some tests to the larger ones."""
        for alone, together, most in zip(_ALONE, _PAIRS, (_MOST_OF_THE_SMALLEST, _MOST_TESTS), strict=True):
            yield from islice(self._of_shapes(subject, alone, together), most)

    def _of_shapes(self, subject: TrialSubject, alone: TrialShape, together: TrialShape) -> Iterator[Trial]:
        """The tests of all pairs, which take turns, so that none has all tests."""
        every = [
            self._of_pair(subject, pair, alone if 0 in pair.members else together) for pair in self._proposal.pairs
        ]
        for turn in zip_longest(*every):
            yield from [trial for trial in turn if trial is not None]

    @staticmethod
    def _of_pair(subject: TrialSubject, pair: ProposedPair, shape: TrialShape) -> Iterator[Trial]:
        wanted = {token for token in pair.members if token}
        for trial in islice(subject.plan.trials(shape), _MOST_LOOKED_AT):
            tokens = [{call.operation.method.definition.token for call in thread} for thread in trial.threads]
            if pair.apart and sum(map(len, tokens)) > len(wanted):
                continue
            if not wanted or set().union(*tokens) == wanted:
                yield trial

    def _looks_at(self, bench: Bench, checked: Checked) -> bool:
        """Judges the accesses of a test of which all states in order are known."""
        found = checked.found
        if found is None or not found.complete or not self._rules:
            return False
        return self._tell_accesses(bench, checked)

    def _report(self, bench: Bench, checked: Checked, in_order: bool) -> bool:
        if in_order and self._rules:
            whole = bench.every_state(checked, self._limits())
            if whole.found is not None and whole.found.complete and self._tell_accesses(bench, whole):
                return True
        if not self._is_own(checked) or self._is_inner(checked):
            return False
        if self._is_program and not self._fails(bench, checked):
            return False  # what a method does with its own threads has no serial runs to be compared with
        if checked.judge is not None and all(map(waits, checked.judge.serial)) and not _is_locked(checked):
            return False  # calls that wait for ever alone are no measure for others
        return super()._report(bench, checked, in_order)

    @staticmethod
    def _is_inner(checked: Checked) -> bool:
        """True if a test calls what is only for the rest of its assembly, which may keep to rules that no test knows:
        only its accesses are judged."""
        return any(call.operation.method.definition.flags & _ACCESS in _INNER for _, _, call in calls_of(checked.trial))

    @staticmethod
    def _fails(bench: Bench, checked: Checked) -> bool:
        """True if a test goes wrong by an exception, or because a call waits for ever."""
        found = checked.found
        if found is None or found.crashes or not found.finals:
            return True
        return waits(bench.observe(checked.trial, found.space, found.finals[-1]))

    def _is_own(self, checked: Checked) -> bool:
        """True if no likelier candidate of the type is about the same members."""
        called = {call.operation.method.definition.token for thread in checked.trial.threads for call in thread}
        return any(
            pair.is_first for pair in self._proposal.pairs if {*pair.members} - {0} == called or 0 in pair.members
        )

    def _tell_accesses(self, bench: Bench, checked: Checked) -> bool:
        found = checked.found
        assert found is not None  # it was searched
        world = found.space.world
        teller = Teller(self._program.own, world, self._besides)
        meant = of_field(world, self._field) if self._field else every_variable
        judged = access_findings(found, self._program.own, self._rules, teller, self._budget.is_late, meant)
        self._meter.states += judged.steps
        self._assumed.update(dict.fromkeys(judged.assumed))
        if judged.is_cut:
            self._bounds[Bound("time", self._states)] = None
        findings = [self._of_test(finding, checked) for finding in judged.findings if self._is_meant(finding)]
        if not findings:
            return False
        self._threads = teller.threads.names
        self._findings = tuple([replace(one, also_under=self._others()) for one in findings])
        self._program.early(self._unit())
        broken = {finding.rule for finding in findings}
        self._broken = tuple([rule for rule in self._rules if rule.id in broken])
        self._repair(bench, checked)
        return True

    def _is_meant(self, finding: Finding) -> bool:
        """True if a finding is about what the candidate is about: another one has its own unit."""
        name = self._field
        return not name or any(race.variable.rpartition(".")[2].partition("[")[0] == name for race in finding.races)

    def _of_test(self, finding: Finding, checked: Checked) -> Finding:
        text = trial_text(checked.trial)
        right = checked.judge.right() if checked.judge is not None else []
        harness = self._besides.attempt("harness", partial(harness_text, checked.trial, right), "")
        return replace(finding, test=text, harness=harness)

    def _worded(self, finding: Finding, checked: Checked) -> Finding:
        """A result that no serial run has stands at the access that the candidate names."""
        told = super()._worded(finding, checked)
        if finding.property != RULE.property:
            return told
        called = {call.operation.method.definition.token for thread in checked.trial.threads for call in thread}
        pair = next((one for one in self._proposal.pairs if {*one.members} - {0} == called), self._proposal.pairs[0])
        if not pair.places:
            return told
        file, line, column = pair.places[0 if pair.kind in _AT_THE_FIRST else -1]
        return replace(told, file=file, line=line, column=column, end_line=None, end_column=None)


def _is_locked(checked: Checked) -> bool:
    """True if what is wrong is that threads wait for each other."""
    found, judge = checked.found, checked.judge
    if found is None or judge is None or not found.finals:
        return False
    return judge.is_locked(found.space, found.finals[-1])


def check_candidate(program: Program, type: Type, settings: Settings, proposal: Proposal, mend: Mend | None) -> Unit:
    """The verdict of one candidate."""
    method = program_of(program, type, proposal)
    if method is not None:
        return check_program(program, type, method, settings, proposal)
    return answered(CandidateCheck(program, type, settings, proposal, mend))
