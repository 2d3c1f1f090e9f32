"""Repairs for a harness that goes wrong because of a memory model: found, proved, described as edits of the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from fencepost.engine.accesses.unit import offending_run
from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.mended import FoundRepairs
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.atomicity.unit import Atomicity, atomicity
from fencepost.engine.judging.judge import Judges
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.editing import Editing
from fencepost.engine.repairs.locks import Locking
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.finding_keys import FindingKey, key_of
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.findings import Teller
from fencepost.machine.state.world import World
from fencepost.machine.values.order import Order, order_of
from fencepost.memory.loading import IN_ORDER, load_model, model_names
from fencepost.memory.strength import allows_all_of
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch, PatchKind
from fencepost.model.verdict import Edit, Repair
from fencepost.properties.rule import Rule
from fencepost.repair.graph_cut import barriers_before, cut
from fencepost.repair.locking import Locks
from fencepost.repair.proving import ALL, BARRIERS, Repaired, Repairs, Subject, holds, patches_of, run_to_wrong
from fencepost.repair.source import Change
from fencepost.search.explore import Exploration, explore
from fencepost.search.schedule import Turn, from_text
from fencepost.search.state_graph import state_graph

_MOST_ELSEWHERE = 2000
"""The states of a search that is to show that a repair holds under yet another model."""

_STATES_A_STEP = 10
"""In a search that has its own limit of states, one new step may be run for so many of them."""

MOST_CUT = 50_000
"""The states of the largest graph that is cut: to cut it takes far longer than to explore it."""

_MERGING_STATES = ("symmetry", "names")
"""The reductions with which a state of a search stands for others, so that its steps do not make a graph."""

_FULL: frozenset[PatchKind] = frozenset({"FB", "exchange"})
_ATOMIC: frozenset[PatchKind] = frozenset({"atomic", "lock"})

_ALL_BUT_FULL = ALL - BARRIERS
_WITHOUT: tuple[frozenset[PatchKind], ...] = (
    frozenset({"volatile"}), frozenset({"field", "exchange"}), frozenset({"volatile", "field", "exchange"}),
    _ALL_BUT_FULL,
)  # fmt: skip
"""The kinds of patches that an alternative repair avoids. It changes fields instead of accesses, adds barriers instead
of volatile accesses, and full barriers instead of half ones."""

_KINDS: tuple[tuple[PatchKind, str], ...] = (
    ("lock", "lock"), ("FB", "barrier"), ("RB", "barrier"), ("WB", "barrier"), ("exchange", "interlocked"),
    ("atomic", "interlocked"), ("field", "volatile-field"),
)  # fmt: skip


AnyResult = TypeVar("AnyResult")


class Aim(NamedTuple):
    """What a repair is to bring about: the judge finds nothing wrong, and no rule about accesses is broken, other than
    by findings that may stay. A search that is to prove that has at most so many states, if that is not 0; and
    alternatives to the cheapest repair are looked for only if that is wished."""

    judge: Judges
    may_stay: frozenset[FindingKey] = frozenset()
    most_states: int = 0
    alternatives: bool = True
    rules: tuple[Rule, ...] = ()


class Repairer:
    """Repairs one harness under one model."""

    def __init__(
        self, program: Program, type: Type, method: Method, settings: Settings, aim: Aim,
        rest: Remainder | None = None, besides: Decorations | None = None,
    ) -> None:  # fmt: skip
        self._program, self._type, self._method = program, type, method
        self._settings, self._aim = settings, aim
        self._besides = besides or Decorations()
        self._editing = editing = Editing(program, self._home())
        self._locking = Locking(program.own, editing.source, editing.points_of, editing.line)
        self._rest = rest or Remainder(settings, 0.0, program.listener)
        self.cheapest: Repaired | None = None
        """The cheapest repair, once repairs have been looked for."""
        self._subject = self._made_subject()

    def _made_subject(self) -> Subject:
        polls = any(rule.meets == "loops" for rule in self._aim.rules)
        return Subject(self._world, self._editing, self._search, self._wrong_run, polls)

    def _home(self) -> str:
        """The file that changes are named from."""
        start = self._program.start(self._type, self._method)
        return start.file if start is not None else ""

    def aimed(self, aim: Aim) -> Repairer:
        """A repairer of the same unit for something else."""
        other = copy(self)
        other._aim, other.cheapest = aim, None
        other._subject = other._made_subject()
        return other

    def repairs(self) -> FoundRepairs:
        """The cheapest changes first, and others that do without some of their kinds; or, if that is asked for, the
        barriers of a cut."""
        if self._settings.graph_cut:
            return self._by_cut()
        # A program that is right in order is not made right by hiding what goes wrong under the model.
        in_order = self._wrong_run(self._search(self._world((), None), 0)) == ()
        search = Repairs(self._subject, self._order(), in_order_first=not in_order)
        helpful = ALL - _ATOMIC if in_order else ALL
        found: list[Repaired] = []
        for others in (frozenset(), *(_WITHOUT if self._aim.alternatives else ())):
            kinds = helpful - others
            if self._rest.is_spent or any(_uses(repaired) <= kinds for repaired in found if others != _ALL_BUT_FULL):
                continue
            repaired = self._attempt(partial(search.cheapest, kinds))
            if repaired is not None and repaired.options and all(repaired.options != one.options for one in found):
                found.append(repaired)
            elif not found:
                break
        locks = None if in_order or self._rest.is_spent else self._attempt(self.fewest_locks)
        found += [] if locks is None else [locks]
        if not found:
            return FoundRepairs((), self._why_not(in_order))
        found.sort(key=lambda repaired: repaired.cost)
        self.cheapest = found[0]
        tell = [partial(self._rendered, one, self._proved_under(one), search.past_volatile) for one in found]
        told = [repair for work in tell if (repair := self._attempt(work)) and not _overlap(repair.edits)]
        return FoundRepairs(tuple(told), "" if told else "the changes that make it right are changes of one place")

    def of_all(self, of_each: Sequence[Repaired]) -> tuple[Repair, ...]:
        """One way to mend everything: the repairs `of_each` finding together, or the cheapest changes, or locks."""
        by_cut = self._settings.graph_cut
        together = Repaired(tuple(sorted({option for one in of_each for option in one.options})), 1, by_cut=by_cut)
        if together.options:
            patches = patches_of(together.options)
            tell = partial(self._rendered, together, (self._settings.model,))
            proved = self._attempt(lambda: holds(self._subject, patches, self._order()))
            told = self._attempt(tell) if proved else None
            if told is not None and not _overlap(told.edits):
                return (replace(told, proved_under=self._proved_under(together)),)
        if by_cut:
            return self._by_cut().repairs
        in_order = self._wrong_run(self._search(self._world((), None), 0)) == ()
        search = Repairs(self._subject, self._order(), in_order_first=not in_order)
        found = self._attempt(partial(search.cheapest, ALL - _ATOMIC if in_order else ALL))
        if (found is None or not found.options) and not in_order and not self._rest.is_spent:
            found = self._attempt(self.fewest_locks)
        if found is None or not found.options:
            return ()
        told = self._rendered(found, self._proved_under(found), search.past_volatile)
        return () if _overlap(told.edits) else (told,)

    def _by_cut(self) -> FoundRepairs:
        """The barriers of a minimum cut of the whole state graph, if a search proves them."""
        order = order_of(load_model(self._settings.model))
        if order is None:
            return FoundRepairs((), f"nothing is reordered under {self._settings.model}, so there is nothing to cut")
        whole = copy(self)
        whole._settings = self._settings._replace(without=(*self._settings.without, *_MERGING_STATES))
        world = whole._world((), order)
        budget = self._rest.budget(min(self._aim.most_states or MOST_CUT, MOST_CUT))
        found = explore(world, world.harness, budget)
        self._rest.note(found.stopped_by, len(found.parents))
        if not found.complete:
            limit = f"{budget.states:,} states" if found.stopped_by == "states" else found.stopped_by
            return FoundRepairs((), f"its state graph is too large to cut: the limit of {limit} was reached")
        is_wrong = whole._judge_of(world).is_wrong
        wrong = (*found.crashes, *(state for state in found.finals if is_wrong(found.space, state)))
        if not wrong:
            return FoundRepairs((), "no end of a run is wrong, and a cut rules out nothing else")
        graph = state_graph(found)
        if not graph.in_order.isdisjoint(wrong):
            return FoundRepairs((), "it goes wrong without a reordering, and a cut rules out reorderings only")
        cuts = (barriers_before(cut(graph, wrong, by_barrier) or (), self._editing) for by_barrier in (True, False))
        return self._first_proved([Repaired(options, 1, by_cut=True) for options in cuts if options])

    def _first_proved(self, cuts: Sequence[Repaired]) -> FoundRepairs:
        """The first cut whose barriers a search proves."""
        for one in cuts:
            if self._attempt(partial(holds, self._subject, patches_of(one.options), self._order())):
                self.cheapest = one
                rendered = self._rendered(one, self._proved_under(one))
                if not _overlap(rendered.edits):
                    return FoundRepairs((rendered,))
        return FoundRepairs((), self._limits() or "the barriers of the cut do not make it right")

    def _attempt(self, work: Callable[[], AnyResult]) -> AnyResult | None:
        """Makes one of several searches for repairs; if it fails, the findings of the others stay."""

        def noting() -> AnyResult:
            try:
                return work()
            except MemoryError:
                self._rest.note("memory", 0)
                raise

        return self._besides.attempt("repairs", noting, None)

    def fewest_barriers(self) -> Repaired | None:
        """The fewest full barriers that make it right, proved."""
        return Repairs(self._subject, self._order()).cheapest(BARRIERS)

    def fewest_locks(self) -> Repaired | None:
        """The fewest locks that make it right, proved."""
        return Locks(self._subject, self._order(), self._locking).fewest()

    def promised(self, about: Atomicity) -> FoundRepairs:
        """The fewest locks that make those methods atomic that are found not to be."""
        broken = {entry.method for entry in about.methods if entry.verdict == "VIOLATED"}

        def promises(patches: tuple[Patch, ...]) -> tuple[Turn, ...] | None:
            return self._promises(patches, broken)

        locks = Locks(self._subject, self._order(), self._locking, promises).fewest()
        if locks is not None:
            return FoundRepairs((self._rendered(locks, (self._settings.model,)),))
        return FoundRepairs((), self._limits() or "no lock that Fencepost can put anywhere makes it atomic")

    def _promises(self, patches: tuple[Patch, ...], broken: set[str]) -> tuple[Turn, ...] | None:
        """True if methods are atomic in a changed program."""
        run = copy(self._program)
        run.patches = patches
        found = self._search(self._world(patches, self._order()), 0)
        teller = Teller(run.own, found.space.world)
        about = atomicity(run, self._type, self._method, self._settings, found, self._rest.budget(), teller)
        if about.findings:
            return from_text(about.findings[0].schedule)
        proved = {entry.method for entry in about.methods if entry.verdict == "HOLDS"}
        return () if broken <= proved and not about.bounds else None

    def explored(self, repaired: Repaired | None) -> Exploration:
        """A search with a repair, or without any."""
        patches = () if repaired is None else patches_of(repaired.options)
        return self._search(self._world(patches, self._order()), 0)

    def _order(self) -> Order:
        return order_of(load_model(self._settings.model)) or Order(load_model(IN_ORDER))

    def _limits(self) -> str:
        limits = " and ".join(bound.kind for bound in self._rest.bounds)
        return f"the limit of {limits} was reached before one was proved" if limits else ""

    def _why_not(self, in_order: bool) -> str:
        """Why there is no repair of a program that is right, or is not, in order."""
        if self._rest.is_spent:
            return self._limits()
        if not in_order and self._subject.polls:
            return "no access of the loop can be made volatile by an edit that Fencepost knows"
        if not in_order:
            return "it goes wrong without a reordering, and neither an update of a variable nor a lock makes it right"
        return "no change that Fencepost knows makes it right"

    # ---- what is searched

    def _world(self, patches: tuple[Patch, ...], order: Order | None) -> World:
        run = self._program.renewed()
        run.universe.patches = patches
        world = World(run.universe, self._settings.reductions, order)
        world.harness = run.instance(self._type, self._method)
        return world

    def _search(self, world: World, states: int) -> Exploration:
        """Explores up to the first wrong state. All searches for repairs share the rest of the unit's limits."""
        steps = 0 if states else self._aim.most_states // _STATES_A_STEP
        budget = self._rest.budget(states or self._aim.most_states, proof=states > 0, steps=steps)
        found = explore(world, world.harness, budget, self._judge_of(world).is_wrong)
        self._rest.note(found.stopped_by, len(found.parents))
        return found

    def _judge_of(self, world: World) -> Judges:
        """The judge of the runs of a world."""
        _ = world
        return self._aim.judge

    def _wrong_run(self, found: Exploration) -> tuple[Turn, ...] | None:
        """A run in which a repair is missing still; () if a check would find nothing but what may stay, so that no
        thread waits for ever either; None if that is not known."""
        world = found.space.world
        judge = self._judge_of(world)
        turns = run_to_wrong(found, judge.is_wrong)
        if turns or not found.complete:
            return turns or None
        answer = HarnessAnswer(world, found, judge, Teller(self._program.own, world))
        answer.look()
        is_known = not (answer.bounds or answer.unsupported or answer.is_undecided)
        if not is_known or not {key_of(one) for one in answer.findings} <= self._aim.may_stay:
            return None
        if world.order is not None or not self._aim.rules:
            return ()  # what threads do to variables is judged in order
        spot = SourceLines(self._program.own).spot
        offending = offending_run(found, self._program.own, self._aim.rules, spot, self._aim.may_stay)
        if offending is None and found.is_late():
            self._rest.note("time", len(found.parents))
        return offending

    # ---- words and edits

    def _rendered(self, repaired: Repaired, models: tuple[str, ...], past_volatile: bool = False) -> Repair:
        kinds, options = _uses(repaired), repaired.options
        locks = tuple([option for option in options if option.patch.kind == "lock"])
        edits = [self._editing.edit(option) for option in options if option not in locks]
        titles = [part.title for part in edits]
        changes = [(part.document, change) for part in edits for change in part.changes]
        if locks:
            titles.append(self._locking.title(locks))
            changes += self._locking.changes(locks)
        title = "; ".join(titles)
        accesses = "volatile-write" if options[0].writes else "volatile-read"
        return Repair(
            next((name for kind, name in _KINDS if kind in kinds), accesses),
            f"{title[:1].upper()}{title[1:]}{_remark(repaired, past_volatile)}",
            models,
            tuple([self._edit(document, change) for document, change in changes]),
        )

    def _edit(self, document: int, change: Change) -> Edit:
        own = self._program.own
        (row, column), (end_row, end_column) = change.start, change.end
        source = self._editing.source(document)
        if source is not None:
            column, end_column = source.unit(row, column), source.unit(end_row, end_column)
        text = change.text.replace("\n", own.newline(document))
        return Edit(own.path(document), row + 1, column + 1, end_row + 1, end_column + 1, text)

    def _proved_under(self, repaired: Repaired) -> tuple[str, ...]:
        """The models under which the changed program is known to hold: this one, those that allow less, and others that
        a search has shown."""
        patches = patches_of(repaired.options)
        if repaired.in_order:
            return tuple([name for name in model_names() if load_model(name).in_order])
        held: set[str] = {self._settings.model}
        failed: set[str] = set()
        for name in sorted(model_names(), key=_weakness):
            model = load_model(name)
            if any(allows_all_of(load_model(other), model) for other in held):
                held.add(name)
            elif not self._rest.is_spent and not any(allows_all_of(model, load_model(other)) for other in failed):
                work = partial(holds, self._subject, patches, order_of(model), _MOST_ELSEWHERE)
                proved = self._attempt(work) or False
                (held if proved else failed).add(name)
        return (self._settings.model, *[name for name in model_names() if name in held - {self._settings.model}])


def _overlap(edits: tuple[Edit, ...]) -> bool:
    """True if two edits change the same text."""
    spans = sorted((edit.file, (edit.line, edit.column), (edit.end_line, edit.end_column)) for edit in edits)
    return any(one[0] == other[0] and other[1] < one[2] for one, other in pairwise(spans))


def _uses(repaired: Repaired) -> frozenset[PatchKind]:
    return frozenset(option.patch.kind for option in repaired.options)


def _remark(repaired: Repaired, past_volatile: bool) -> str:
    kinds, count = _uses(repaired), len(repaired.options)
    parts = []
    if repaired.by_cut:
        parts.append("by a minimum cut of the state graph; fewer may do")
    elif kinds == BARRIERS and count > 1:
        parts.append(f"{count} barriers; {count - 1} cannot suffice")
    if past_volatile and kinds & _FULL:
        parts.append("volatile does not help: a volatile write may still be passed by a later read")
    return f" ({'; '.join(parts)})" if parts else ""


def _weakness(name: str) -> int:
    """A key that sorts models by how many others allow less: a repair under the weakest model says most about
    others."""
    return -sum(allows_all_of(load_model(name), load_model(other)) for other in model_names())
