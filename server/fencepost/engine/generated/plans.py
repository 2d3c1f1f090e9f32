"""What is known of the calls of a type before its trials are put together (`sizes`).

The effect of a call alone says much about its effect beside others: setups lead to each state of the object by one of
the shortest ways, and several calls that change nothing in a state are no trial there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fencepost.engine.generated.creating import class_made
from fencepost.engine.generated.members import TypeMembers
from fencepost.engine.generated.naming import are_names, can_name, twin
from fencepost.engine.generated.order import is_canonical, is_supplied
from fencepost.engine.generated.probing import Probe, Prober
from fencepost.engine.generated.trials import Bench
from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import call_text
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.trial import Earlier, Made, TestedMethod, Trial, TrialCall
from fencepost.machine.state.world import World
from fencepost.machine.trials.seen import Seen
from fencepost.model.reductions import Reductions
from fencepost.search.budget import Budget

_MOST_SETUPS = (1, 4, 8, 8)
"""How many states are set up by so many calls."""

_FIRST_SETUPS = 2
"""Up to so many calls they are looked for at once; the others when they are asked for."""

_MOST_FINAL = 6
_DRAINS = 2


class Setup(NamedTuple):
    """A way to a state of the object; `silent` calls change nothing in it."""

    calls: tuple[TrialCall, ...]
    key: Any
    silent: frozenset[TrialCall]


class Survey:
    """The calls of one type, with the results of making each alone."""

    def __init__(
        self, members: TypeMembers, domains: Domains, universe: Universe, reductions: Reductions, budget: Budget
    ) -> None:  # fmt: skip
        self._members, self._domains, self._budget = members, domains, budget
        self._prober = Prober(universe, reductions)
        self._universe, self._reductions = universe, reductions
        self._every: tuple[TrialCall, ...] = ()
        self._effects: dict[TrialCall, list[Probe]] = {}
        self._changing: set[TrialCall] = set()
        self._sounding: dict[TrialCall, None] = {}
        self._open: list[tuple[tuple[TrialCall, ...], Any]] = []
        self._seen: set[Any] = set()
        self._reached = 0
        self.problems: dict[str, str] = {}
        self.failing: dict[str, str] = {}
        self.creating: dict[TestedMethod, str] = {}
        self.naming: set[TestedMethod] = set()
        self.setups: list[Setup] = []
        self.calls: list[TrialCall] = []
        self.final: tuple[TrialCall, ...] = ()
        self.constructor: TrialCall | None = None
        self.can_be_made = False
        self.stopped_by = ""

    def trial(self, *threads: tuple[TrialCall, ...], setup: tuple[TrialCall, ...] = ()) -> Trial:
        return Trial(self._members.klass, self.constructor, setup, threads, self.final)

    def look(self, constructors: list[TrialCall | None]) -> None:
        """Finds a constructor that works, the calls that can be made, and where they lead."""
        for constructor in constructors:
            self.constructor = constructor
            probe = self._probe(())
            if probe.ends and not probe.throws:
                self.can_be_made = True
                break
            if self._is_spent():
                return
            never = f"it throws: {probe.said}" if probe.said else "it throws, or never ends"
            self.problems["the constructor"] = probe.problem or never
        self._every = tuple([call for calls in self._members.calls() for call in calls])
        if not self.can_be_made:
            self._every = tuple([call for call in self._every if call.operation.method.static])
            self.constructor, self.can_be_made = None, bool(self._every)
        if not self.can_be_made:
            return
        self.problems.clear()
        self._find_creating()
        self._find_naming()
        if self._is_spent():
            return
        self._find_setups()
        self.final = tuple(self._observers())

    def go_on(self, budget: Budget) -> None:
        """Goes on with what is known, where the limit that ended the probing is one of the probing only."""
        self._budget, self.stopped_by, self._reached = budget, "", len(_MOST_SETUPS)
        self.calls = self.calls or [call for call in self._every if not self._is_foreign(call)]
        self.setups = self.setups or [Setup((), None, frozenset())]
        self.final = tuple(self._observers())

    def _is_spent(self) -> bool:
        """True if a limit ends the probing. What is not known by then is not tried either."""
        self.stopped_by = self.stopped_by or self._budget.between()
        return bool(self.stopped_by)

    def _probe(self, calls: tuple[TrialCall, ...]) -> Probe:
        return self._prober.probe(self.trial(setup=calls)._replace(mentioned=self._every), self._budget)

    def _find_setups(self) -> None:
        self.calls = [call for call in self._every if not self._is_foreign(call)]
        key = self._probe(()).key
        self._open, self._seen = [((), key)], {key}
        self.reach(_FIRST_SETUPS)

    def reach(self, length: int) -> None:
        """Breadth first: the states of the object that up to so many calls lead to, each once."""
        for most in _MOST_SETUPS[self._reached : length + 1]:
            following: list[tuple[tuple[TrialCall, ...], Any]] = []
            for calls, key in self._open[:most]:
                silent, ways = self._next(calls, key)
                self.setups.append(Setup(calls, key, silent))
                for way, reached in ways:
                    if reached is None or reached not in self._seen:
                        self._seen.add(reached)
                        following.append((way, reached))
            self._open = sorted(following, key=lambda one: self.weight(one[0]))
            self._reached += 1

    def _next(
        self, calls: tuple[TrialCall, ...], key: Any
    ) -> tuple[frozenset[TrialCall], list[tuple[tuple[TrialCall, ...], Any]]]:
        """Which calls change nothing after others, and where the rest of them lead."""
        silent, ways = set(), []
        before = self._probe(calls).heard
        for call in list(self.calls):
            probe = self._probe((*calls, call))
            if self._is_spent():
                break
            if probe.problem or probe.fails:
                if not calls and not (probe.fails and self._members.keeps_failing):
                    self._leave_out(call, probe)
                continue
            self._effects.setdefault(call, []).append(probe)
            if probe.heard > before and probe.key == key:
                self._sounding[call] = None
            if probe.key is not None and probe.key == key:
                silent.add(call)
                continue
            self._changing.add(call)
            if probe.ends and not probe.throws and self._may_come_after(calls, call):
                ways.append(((*calls, call), probe.key))
        return frozenset(silent), ways

    def weight(self, calls: tuple[TrialCall, ...]) -> int:
        """How long a way is, and how far the values in it are from the first ones."""
        return sum([self._members.rank(call) + 1 for call in calls])

    def _may_come_after(self, calls: tuple[TrialCall, ...], call: TrialCall) -> bool:
        return is_canonical((*calls, call), (), self._domains) and is_supplied((*calls, call), ())

    def _is_foreign(self, call: TrialCall) -> bool:
        """True if a call gives the object an argument of a type that the object creates itself, but one that it has not
        created."""
        made = {operation.returns for operation in self.creating}
        for parameter, argument in zip(call.operation.method.parameters, call.arguments, strict=True):
            if parameter in made and isinstance(argument, Made) and parameter in self._members.returned:
                return True
        return False

    def _leave_out(self, call: TrialCall, probe: Probe) -> None:
        self.calls.remove(call)
        if probe.fails:
            self.failing[call_text(call)] = probe.said
        else:
            self.problems[call_text(call)] = probe.problem

    def _find_creating(self) -> None:
        """The operations of which every call gives out a new object."""
        bench = Bench(self._universe, World(self._universe, self._reductions))
        for call in self._every:
            if self._is_spent():
                return
            if call.operation.returns.is_value or call.operation in self.creating or call.target is not None:
                continue
            shown = self._shown_alone(bench, call, call)
            if shown and all(class_made(seen) for seen in shown):
                self.creating[call.operation] = class_made(shown[0])

    def _find_naming(self) -> None:
        """The operations whose results are names."""
        bench = Bench(self._universe, World(self._universe, self._reductions))
        other = twin(self.constructor)
        for call in self._every if other is not None else ():
            if self._is_spent():
                return
            if can_name(call) and are_names(self._shown_alone(bench, call, call._replace(target=other))):
                self.naming.add(call.operation)

    def _shown_alone(self, bench: Bench, *calls: TrialCall) -> list[Seen]:
        """The results of calls that one thread makes; none if they cannot be made."""
        limits = Budget(1000, self._budget.megabytes, self._budget.left(), meter=self._budget.meter)
        try:
            return bench.shown_alone(self.trial(calls)._replace(final=()), limits)
        except UnsupportedError:
            return []

    def _observers(self) -> Iterator[TrialCall]:
        """Calls for the end: those that never change anything, one that is heard, those that take something out."""
        shown = [call for call in self.calls if self._shows(call) and not _takes(call)]
        silent = [call for call in shown if call not in self._changing]
        silent.sort(key=lambda call: (len(call.arguments), not call.operation.name.startswith("get_")))
        yield from silent[:_MOST_FINAL]
        yield from [call for call in self._sounding if call not in silent and not _takes(call)][:1]
        takers = [call for call in shown if call not in silent and all(call.operation.outs)]
        for call in takers[:_DRAINS]:
            yield from [call] * _DRAINS

    def _shows(self, call: TrialCall) -> bool:
        returns = call.operation.returns.name != "System.Void" or any(call.operation.outs)
        return returns and not any(probe.blocks for probe in self._effects.get(call, []))


def _takes(call: TrialCall) -> bool:
    return any(isinstance(value, Earlier) for value in call.uses())
