"""The unit of a test that a user gives: every combination of arguments is a trial, and all of them have to be right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import product

from msgspec.structs import replace

from fencepost.engine.generated.generics import generic_arguments
from fencepost.engine.generated.members import TypeMembers
from fencepost.engine.generated.notation import NotationError, TestSequences, first_letters, letters_text, read_notation
from fencepost.engine.generated.observing import Observations, observations_of
from fencepost.engine.generated.plans import Survey
from fencepost.engine.generated.probing import Prober
from fencepost.engine.generated.sizes import TrialPlan
from fencepost.engine.generated.trials import Bench, Checked
from fencepost.engine.generated.unit import Mend, TrialSubject, TypeCheck, answered
from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import parsed, trial_text
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.assumptions import RUNS_LEFT_OUT
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.given_tests import DomainValue, GivenTest, GivenTests
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.trial import Constant, Trial, TrialCall, TrialValue
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Unit
from fencepost.search.budget import Budget, Meter

_MOST_COMBINATIONS = 4096
"""Arguments of a test have so many combinations at most."""

_PUBLIC, _INTERNAL = 6, (3, 5)


class GivenDomains(Domains):
    """Numbers, truth values and texts of a domain that is given; of other types, the usual values."""

    def __init__(self, universe: Universe, klass: Klass, domain: tuple[DomainValue, ...]) -> None:
        super().__init__(universe, klass)
        self._domain = domain

    def argument(self, klass: Klass) -> list[TrialValue]:
        """The values of a parameter: those of the domain that its type has; if there are none, all usual ones."""
        found = [value for one in self._domain if (value := _constant(klass, one)) is not None]
        return [*found] or self.of(klass)


def _constant(klass: Klass, value: DomainValue) -> TrialValue | None:
    """A value of a domain as one of a type; None if it is of another type."""
    if klass.name == "System.Boolean":
        return Constant(str(value).lower(), klass, int(value)) if isinstance(value, bool) else None
    if klass.name == "System.String":
        return Constant(f'"{value}"', klass, value) if isinstance(value, str) else None
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if klass.kind in (Kind.F4, Kind.F8):
        return Constant(str(value), klass, float(value))
    least, largest = _RANGES.get(klass.name.removeprefix("System."), (0, -1))
    return Constant(str(value), klass, value) if least <= value <= largest else None


_RANGES = {
    f"{sign}Int{bits}": (0, 2**bits - 1) if sign else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    for bits in (16, 32, 64)
    for sign in ("", "U")
} | {"Byte": (0, 255), "SByte": (-128, 127)}
"""The least and the largest number of each type."""


class GivenMembers(TypeMembers):
    """The methods that letters stand for: whatever others may call, chosen for other tests or not."""

    def named_letters(self, given: GivenTests) -> dict[str, str]:
        """Each letter with the method that it stands for: as a table says, else by first letters of the usual ones."""
        usual = [method.name for _, method in self._chosen() if method.name in self._by_name()]
        named = dict(given.letters) or first_letters(usual)
        for letter, name in named.items():
            if name not in self._by_name():
                known = ", ".join(dict.fromkeys(usual)) or "none"
                raise NotationError(
                    f"{letter!r} stands for {name!r}, which is no method to be called; there are {known}"
                )
        return named

    def letters(self, given: GivenTests) -> dict[str, list[TrialCall]]:
        """Each letter with the calls that it stands for, one for each combination of arguments."""
        methods = self._by_name()
        return {letter: self._calls_of(*methods[name]) for letter, name in self.named_letters(given).items()}

    def every_call(self) -> list[TrialCall]:
        """All calls of all methods that can be called."""
        found: list[TrialCall] = []
        for owner, method in self._by_name().values():
            with suppress(NotationError, UnsupportedError):
                found += self._calls_of(owner, method)
        return found

    def _by_name(self) -> dict[str, tuple[Klass, Method]]:
        return {method.name: (owner, method) for owner, method in reversed(list(self._callable()))}

    def _callable(self) -> Iterator[tuple[Klass, Method]]:
        yield from self._visible((_PUBLIC,))
        yield from self._visible(_INTERNAL)

    def _calls_of(self, owner: Klass, method: Method) -> list[TrialCall]:
        domains = self._domains
        assert isinstance(domains, GivenDomains)
        arguments = self._generic_arguments(owner, method.generic) if method.generic else ()
        instance: MethodInstance = self._universe.method_instance(owner, method, arguments)
        operation = self._operation(instance)
        calls = [] if operation is None else self._variants(operation, domains.argument, _MOST_COMBINATIONS)
        if not calls:
            raise NotationError(f"{method.name} cannot be called: there are no values for its parameters")
        return calls


class GivenCheck(TypeCheck):
    """One test of one type under one model."""

    def __init__(
        self, program: Program, type: Type, settings: Settings, given: GivenTests, test: GivenTest, mend: Mend | None,
        outcomes: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(program, type, settings, f"{type_name(type)}: {test.name}", mend)
        self._name_of_test = ""
        self._given, self._test, self._outcomes = given, test, outcomes
        self._kind = "generated"
        self._observed: Observations | None = None

    def _limits_of(self, least: float, meter: Meter | None) -> Budget:
        settings = self._settings
        seconds = max(settings.time - self._budget.elapsed(), least)
        return Budget(settings.max_states, settings.max_memory, seconds, self._program.listener, meter=meter)

    def _run_all(self) -> None:
        try:
            self._run_test(next(self._closed()))
        except NotationError as problem:
            self._problems[str(problem)] = None

    def _run_test(self, klass: Klass) -> None:
        domains = GivenDomains(self._universe, klass, self._given.domain)
        members = GivenMembers(self._universe, klass, domains)
        letters = members.letters(self._given)
        sequences = read_notation(self._test.notation, self._given, letters)
        constructor = self._constructor(members)
        trials = list(self._trials_of(sequences, letters, klass, constructor))
        if self._problems:
            return
        survey = Survey(members, domains, self._universe, self._settings.reductions, self._budget)
        bench = Bench(self._universe, self._world(self._settings.model))
        subject = TrialSubject(survey, TrialPlan(survey, members, domains), bench, len(trials), len(trials))
        self._tested.append(subject)
        self._note_unfollowed(trials)
        if self._outcomes:
            self._observe(bench, trials)
        self._run(subject, iter(trials), False)

    def _constructor(self, members: TypeMembers) -> TrialCall | None:
        """The first way to make an object that works."""
        why = "no public constructor has arguments that can be made"
        prober = Prober(self._universe, self._settings.reductions)
        for constructor in members.constructors():
            probe = prober.probe(Trial(members.klass, constructor, (), ()), self._budget)
            if probe.ends and not probe.throws:
                return constructor
            why = probe.problem or (f"it throws: {probe.said}" if probe.said else "it throws, or never ends")
        self._problems[f"no object of {type_name(self._type)} can be made: {why}"] = None
        return None

    def _trials_of(
        self, sequences: TestSequences, letters: dict[str, list[TrialCall]], klass: Klass, constructor: TrialCall | None
    ) -> Iterator[Trial]:
        """A trial for each combination of arguments. Threads that do the same may be exchanged: of those combinations
        that differ only by that, there is one, unless all observations are to be seen."""
        every = [letters[letter] for part in (sequences.start, *sequences.threads) for letter in part]
        count = 1
        for calls in every:
            count *= len(calls)
        if count > _MOST_COMBINATIONS:
            self._problems[
                f"its arguments have {count:,} combinations, and at most {_MOST_COMBINATIONS:,} are tried; give a"
                " smaller domain"
            ] = None
            return
        for chosen in product(*every):
            start, rest = chosen[: len(sequences.start)], chosen[len(sequences.start) :]
            threads = []
            for part in sequences.threads:
                threads.append(rest[: len(part)])
                rest = rest[len(part) :]
            if self._outcomes or _is_first(sequences.threads, threads):
                yield Trial(klass, constructor, start, tuple(threads))

    def _note_unfollowed(self, trials: list[Trial]) -> None:
        """Says of iterators that nothing goes through them: a call only makes one."""
        for call in dict.fromkeys(call for trial in trials[:1] for call in trial.calls()):
            definition = call.operation.method.definition
            if any(attribute.type.endswith("IteratorStateMachineAttribute") for attribute in definition.attributes):
                self._assumed[f"{definition.name} is not one call: nothing goes through what it returns"] = None

    def _note(self, checked: Checked, done: bool, larger: bool) -> None:
        super()._note(checked, done, larger)
        if checked.fails:
            self._problems[f"{trial_text(checked.trial)}: its serial runs go wrong, and are no measure"] = None
        if checked.found is not None and checked.found.left_out:
            self._assumed[RUNS_LEFT_OUT] = None

    def _observe(self, bench: Bench, trials: list[Trial]) -> None:
        found = partial(observations_of, bench, trials, self._limits, self._budget.is_late)
        self._observed = self._besides.attempt("outcomes", found, None)
        if self._observed is not None:
            self._bounds.update(dict.fromkeys(self._observed.bounds))

    def _unit(self) -> Unit:
        unit = super()._unit()
        if self._observed is None:
            return unit
        return replace(unit, outcomes=self._observed.outcomes, specification=self._observed.specified)

    def _smallest(self, bench: Bench, checked: Checked, in_order: bool) -> Checked:
        """The test as it was given."""
        _ = bench, in_order
        return checked

    def judged(self, text: str) -> tuple[Trial, Checked] | None:
        """The trial that a text means, after its search: calls with arguments of the domain."""
        klass = next(self._closed())
        members = GivenMembers(self._universe, klass, GivenDomains(self._universe, klass, self._given.domain))
        bench = Bench(self._universe, self._world(self._settings.model))
        trial = parsed(text, Trial(klass, self._constructor(members), (), ()), members.every_call())
        return None if trial is None else (trial, self._checked(bench, trial))

    def _sum_up(self) -> None:
        """Nothing stands for anything else: the test is what was asked for."""


def _is_first(letters: tuple[tuple[str, ...], ...], threads: list[tuple[TrialCall, ...]]) -> bool:
    """True if, of threads that do the same, none has smaller arguments than the one before it."""
    ranked = [(own, tuple([call.text for call in calls])) for own, calls in zip(letters, threads, strict=True)]
    groups: dict[tuple[str, ...], tuple[str, ...]] = {}
    for own, texts in ranked:
        if own in groups and texts < groups[own]:
            return False
        groups[own] = texts
    return True


def given_unit(type: Type, test: GivenTest) -> str:
    """The name of the unit of a test."""
    return f"{type_name(type)}: {test.name}"


def letters_of(program: Program, type: Type, given: GivenTests) -> str:
    """What the letters of tests stand for, if no table says it. Tests that cannot be read are refused."""
    try:
        run = program.renewed()
        arguments = (
            generic_arguments(run.universe, Domains(run.universe), type.generic, 0, None) if type.generic else ()
        )
        klass = run.universe.instantiate(program.assembly, type, arguments)
        members = GivenMembers(run.universe, klass, GivenDomains(run.universe, klass, given.domain))
        named = members.named_letters(given)
        for test in given.tests:
            read_notation(test.notation, given, named)
    except (NotationError, UnsupportedError) as problem:
        raise InputError(f"{program.path}: A test of {type_name(type)} cannot be made: {problem}.") from None
    return "" if given.letters else letters_text(named)


_VALUE = re.compile(r"-?\d+|true|false|\"[^\"]*\"")


def judged_text(program: Program, type: Type, text: str, model: str) -> tuple[Trial, Checked] | None:
    """A trial of any calls with numbers, truth values and texts as arguments, after its search."""
    values: dict[DomainValue, None] = {}
    for found in _VALUE.findall(text):
        is_text, is_truth = found.startswith('"'), found in ("true", "false")
        values[found[1:-1] if is_text else found == "true" if is_truth else int(found)] = None
    given = GivenTests((), domain=tuple(values) or (0,))
    return GivenCheck(program, type, Settings(model=model), given, GivenTest(text, text), None).judged(text)


def check_given(
    program: Program, type: Type, settings: Settings, name: str, mend: Mend | None, outcomes: bool = False
) -> Unit | None:
    """The verdict of the test with this name; None if there is none."""
    given = settings.tests
    test = next((one for one in given.tests if given_unit(type, one) == name), None) if given is not None else None
    if given is None or test is None:
        return None
    return answered(GivenCheck(program, type, settings, given, test, mend, outcomes))
