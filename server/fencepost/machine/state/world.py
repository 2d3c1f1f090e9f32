"""What all threads of one exploration share: code, names, and the guesses that make steps large.

A guess ("this field never changes once it is shared", "no two threads conflict on this cell") is made for everything,
and unmade when a run refutes it; the exploration then starts again. What remains at the end held in every run.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Any, Literal

from fencepost.lowering.dispatch import Dispatch
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.values.addresses import Access, Address, Leaf, constancy, kind_of, leaves_in
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.exact import exact_items
from fencepost.machine.values.halves import halves_of
from fencepost.machine.values.values import Key, Name, Ref
from fencepost.model.reductions import NO_REDUCTIONS, Reductions
from fencepost.model.verdict import BoundKind

FEWEST_TICKS, MOST_TICKS = 2, 6
"""How often a periodic timer fires at first, and at the most."""

POOL = ("pool",)
"""A cell that says if a pool thread has been started that may have left nothing behind."""

_NOTICED = (
    "texts", "delegates", "pools", "clocks", "sees_beginnings", "hears_of_contexts", "runs_waited", "threads_matter",
    "threads_told_apart", "ticks",
)  # fmt: skip
"""Facts that no run has noticed at first. Once one has, library and machine behave differently in every run."""

_GUESSES = (
    *_NOTICED, "turns", "handed_over", "_looked_at", "changing", "shared", "guessed", "lock_sites", "busy_tasks",
    "symmetry", "names", "renames", "awaits", "main_awaits", "anonymous", "probed", "interrupts", "early", "dirty",
)  # fmt: skip
"""The guesses of a world, which it believes until a run refutes them."""

if TYPE_CHECKING:
    from fencepost.machine.state.listeners import LimitReached, Watch
    from fencepost.machine.values.addresses import Guess
    from fencepost.machine.values.order import Order

_INIT_ONLY = 0x20

_PLACE, _NEW = "pool", "new"
_ONE, _ANOTHER = -1, -2

_FROM_CALLER = ("<>3__", "<>4__")
"""What state machines call parameters that enumerators start from, and the object of their method."""
SOURCE = "System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore`1"
"""The member by which an asynchronous iterator tells of its turns."""
_BUILDER, _IN_TURN = "<>t__builder", "Fencepost.InTurnAttribute"
_STATE_MACHINE = "System.Runtime.CompilerServices.IAsyncStateMachine"


class World:
    """`reductions` are those that the user has left on; a world that is made from this one has no others. Without an
    `order` nothing is reordered.

    `fuse` off makes every access to shared memory a step of its own. `early`: fields are read through references that
    have not been read for sure yet. So when an object is published, and by whom, others may notice before they have the
    reference. `wide`: threads have many local states. `later`: the model for which is noted, in order, what could be
    late. `exits`: a thread has been seen to end the process. `settled`: the search is over. Its steps are only run
    again then, by other names perhaps, and what they do must not change what a step is. `texts`, `delegates`: which of
    several equal ones one is, others may notice. `pools`: others may notice which arrays an `ArrayPool` gives out
    (`pooled`). `clocks`: a clock has been read. `ticks`: how often a periodic timer fires; `ticks_on`: for ever;
    `awaits_ticks`: a thread has been seen to wait for a further tick.
    """

    def __init__(self, universe: Universe, reductions: Reductions, order: Order | None = None) -> None:
        self.universe = universe
        self.dispatch = Dispatch(universe)
        self.reductions = reductions
        self.fuse = fuse = reductions.fusion
        self.order = order
        self.full: dict[BoundKind, int] = {}
        self.accesses_made = 0
        self.watch: Watch | None = None
        self.limit_reached: LimitReached | None = None
        self.handed_over: set[Address] = set()
        self._looked_at: set[int] = set()
        self.guessed: set[Any] = set()
        self.early = False
        self.marks: dict[Any, int] = {}
        self.changing: set[Any] = set()
        self.shared: set[Address] = set()
        self.probed = not fuse
        self.interrupts = False
        # A local state does not say which view of memory its thread has.
        alike = not (order is not None and order.propagates)
        self.joins, self.symmetry = reductions.joins and alike, reductions.symmetry and alike
        self.twins: dict[int, int] = {}
        self.own_threads: dict[int, Ref] = {}
        self.names_given: set[int] = set()
        self.settles = fuse and alike
        self.later: Order | None = None
        self.races = reductions.races
        self.names = reductions.names
        self.awaits = reductions.awaits
        self.turns = fuse
        self.main_awaits = True
        self.sees_beginnings = False
        self.hears_of_contexts = self.runs_waited = self.threads_matter = self.threads_told_apart = False
        self.busy_tasks: set[int] = set()
        self.renames = False
        self.anonymous = True
        self.pool: set[int] = set()
        self.lock_sites: set[int] = set()
        self.accesses: dict[Address, Access] = {}
        self.refs: dict[Any, Ref] = {}
        self.slots: dict[Any, int] = {("main",): 0}
        self.slot_names: list[str] = ["main"]
        self.codes: dict[MethodInstance, Any] = {}
        self.assumed: dict[str, None] = {}
        self.sites: dict[Any, int] = {}
        self.guards: dict[MethodInstance, Any] = {}
        self.leaves: dict[Klass, tuple[Leaf, ...]] = {}
        self.halves: dict[Klass, tuple[Leaf, ...]] = {}
        self.tears = order is not None and order.tears
        self.notes_calls = False
        self.restarts = 0
        self.wide = False
        self.reads_again = False
        self.dirty = False
        self.exits = False
        self.settled = False
        self.texts = self.delegates = self.clocks = self.ticks_on = self.awaits_ticks = False
        self.ticks = FEWEST_TICKS
        self.pools = not fuse
        self.harness: Any = None

    def restart(self) -> None:
        """Forgets what was derived from a refuted guess. Code and the guesses that stand are kept."""
        self.accesses.clear()
        self.refs.clear()
        self.own_threads.clear()
        self.names_given.clear()
        self.pool.clear()
        self.twins = {}
        self.dirty = False
        self.slots, self.slot_names = {("main",): 0}, ["main"]
        self.restarts += 1

    def learn_from(self, other: World) -> None:
        """Gives up the guesses that another world of the same universe has given up."""
        self.sites = other.sites
        self.changing, self.shared, self.guessed = set(other.changing), set(other.shared), set(other.guessed)
        self.early, self.wide = other.early, other.wide
        self.probed, self.interrupts = other.probed, other.interrupts
        self.anonymous, self.lock_sites = other.anonymous, set(other.lock_sites)
        self.symmetry = self.symmetry and other.symmetry
        self.turns = self.turns and other.turns
        self._behave_like(other)

    def _behave_like(self, other: World) -> None:
        """Takes over what runs of the other world have noticed, so that a run does the same in both."""
        for name in _NOTICED:
            setattr(self, name, getattr(other, name))

    def learn(self, threads_matter: bool, runs_waited: bool, sees_beginnings: bool) -> None:
        """Takes over what the text of a schedule says of the world that made the schedule."""
        self.sees_beginnings = self.sees_beginnings or sees_beginnings
        self.runs_waited = self.runs_waited or runs_waited
        self.threads_matter = self.threads_told_apart = self.threads_matter or threads_matter or runs_waited
        self.awaits = self.awaits and not self.threads_matter

    def unreduced(self, order: Order | None) -> World:
        """A world in which a schedule of this one is followed operation by operation; names are this one's. What is
        searched from there on has this one's reductions again."""
        fresh = World(self.universe, NO_REDUCTIONS, order)
        fresh.reductions, fresh.interrupts = self.reductions, True
        fresh.harness, fresh.sites, fresh.changing = self.harness, self.sites, set(self.changing)
        fresh.slots, fresh.slot_names, fresh.turns = dict(self.slots), list(self.slot_names), self.turns
        fresh._behave_like(self)
        return fresh

    def in_order(self) -> World:
        """A world for the same harness in which nothing is reordered."""
        ordered = World(self.universe, self.reductions)
        ordered.probed, ordered.joins, ordered.symmetry = self.probed, self.joins, self.symmetry
        ordered.names, ordered.races, ordered.awaits = self.names, self.races, self.awaits
        ordered.harness, ordered.sites, ordered.turns = self.harness, self.sites, self.turns
        ordered._behave_like(self)
        return ordered

    def keeping(self) -> World:
        """A world for the same harness in which nothing that has been read is read again."""
        order = copy(self.order)
        assert order is not None  # without one nothing is read again
        order.rereads = False
        kept = World(self.universe, self.reductions, order)
        kept.learn_from(self)
        kept.fuse, kept.joins, kept.names, kept.races = self.fuse, self.joins, self.names, self.races
        kept.harness, kept.slots, kept.slot_names = self.harness, dict(self.slots), list(self.slot_names)
        return kept

    @contextmanager
    def looked_further(self) -> Iterator[None]:
        """Wraps a look at states not reached by the search, or taken for others. A guess that it refutes stays,
        because the known states are numbered by the guesses."""
        kept = {name: copy(getattr(self, name)) for name in _GUESSES}
        try:
            yield
        finally:
            for name, value in kept.items():
                setattr(self, name, value)

    def learn_changes(self, other: World) -> bool:
        """Gives up the guesses that a run of the same program has refuted; True if any of them was still made."""
        before = self._given_up()
        self.changing |= other.changing
        self.guessed |= other.guessed
        self.shared |= other.shared
        for name in ("early", *_NOTICED):
            setattr(self, name, max(getattr(self, name), getattr(other, name)))
        self.turns = self.turns and other.turns
        return before != self._given_up()

    def _given_up(self) -> tuple[Any, ...]:
        noticed = [getattr(self, name) for name in ("early", "turns", *_NOTICED)]
        return len(self.changing), len(self.guessed), len(self.shared), *noticed

    def give_name(self, slot: int) -> None:
        """A thread makes something that is named after it."""
        if slot in self.twins:
            self.tell_apart()
        self.names_given.add(slot)

    def tell_apart(self) -> None:
        """Gives up the guess that threads which start alike are interchangeable."""
        self.symmetry = False
        raise RestartError

    def notice(self, values: Literal["texts", "delegates"]) -> None:
        """Gives up the guess that no thread can tell whether two equal values of a kind are one object."""
        setattr(self, values, True)
        raise RestartError

    def forget_names(self) -> None:
        """Names of objects and pool threads are no part of states from now on."""
        self.renames, self.symmetry = True, False

    def keep_names(self) -> None:
        """Gives names back: a guess of what a read returns is made by name, perhaps before the object exists."""
        self.names = False
        raise RestartError

    @property
    def registers_ahead(self) -> bool:
        """True if awaits may be no steps (`awaiting`). If calls are recorded, they are recorded by thread."""
        return self.awaits and self.order is None and not self.notes_calls

    def ask_for_thread(self, slot: int) -> None:
        """A thread does what other threads would do with another result. Only pool threads run continuations."""
        if slot in self.pool:
            self.note_threads()

    def note_threads(self) -> None:
        """From now on it matters which thread runs what, or which context it has."""
        if self.awaits or not self.threads_matter:
            self.threads_matter, self.awaits = True, False
            raise RestartError

    def hear_of_contexts(self) -> None:
        """The program is told when a thread gets another context, and when a thread ends with one."""
        if not self.hears_of_contexts:
            self.hears_of_contexts = True
            self.awaits, self.threads_matter = False, True
            raise RestartError

    def run_waited(self) -> None:
        """A pool thread waits for work that it has queued: it takes the work back and runs it, under its locks."""
        if not self.runs_waited:
            self.runs_waited = True
            self.awaits, self.threads_matter = False, True
            raise RestartError

    def see_beginnings(self) -> None:
        """The program asks for the status of a task that has been queued: the beginning of the task is a step."""
        if not self.sees_beginnings:
            self.sees_beginnings = True
            raise RestartError

    def main_iterates(self) -> None:
        """An iterator notes that no pool thread has made it: a pool thread that goes on with it takes a copy."""
        if self.main_awaits:
            self.main_awaits = False
            if self.registers_ahead:
                raise RestartError

    def out_of_turn(self) -> None:
        """Gives up the guess that sources, iterators and asynchronous methods are used in turn (`turns`). A thread that
        follows a schedule refutes nothing: the schedule is one of a search in which the guess has held."""
        if self.turns and self.fuse:
            self.turns = self.awaits = False
            self.handed_over.clear()
            self._looked_at.clear()
            raise RestartError

    def keep_awaits(self, site: int) -> None:
        """Gives up the guess that it does not matter when awaits register with tasks that are made at a place."""
        if site not in self.busy_tasks and not self.settled:
            self.busy_tasks.add(site)
            self.dirty = True

    def identify(self, slot: int) -> None:
        """A thread asks which one it is, or tells others."""
        self.ask_for_thread(slot)
        if self.symmetry:
            self.tell_apart()
        if self.is_nobody(slot):
            self.anonymous = False
            raise RestartError

    def is_nobody(self, slot: int) -> bool:
        """True if a thread is a pool thread that the state does not tell from other pool threads."""
        return self.renames and self.anonymous and slot in self.pool

    def pool_slot(self, number: int, place: bool) -> int:
        """The number of a place in the pool; for a thread that has just been started, the number of the start."""
        slot = self.slot((_PLACE if place else _NEW, number), f"pool {number + 1}")
        self.pool.add(slot)
        return slot

    def has_stable_name(self, slot: int, site: int) -> bool:
        """Whether an object keeps its name in all states: it is locked, and not made by one of many threads."""
        return not self.renames or (site in self.lock_sites and not self.is_nobody(slot))

    def locks(self, held: dict[Any, int]) -> frozenset[Any]:
        """The locks of a thread that are the same objects in all states."""
        if not self.renames:
            if not self.settled:
                self.lock_sites.update([key.site for key in held if key.__class__ is Name])
            return frozenset(held)
        free = [key for key in held if key.__class__ is Name and key.maker < 0]
        fresh = {key.site for key in free} - self.lock_sites
        if fresh:
            self.lock_sites |= fresh
            raise RestartError
        return frozenset(held).difference(free)

    def refute(self, guesses: set[Any], guess: Guess) -> None:
        """Gives up a guess and asks for a new start."""
        guesses.add(guess)
        raise RestartError

    def give_up_constancy(self, ref: Ref, number: int) -> None:
        """Gives up the guess that an item of a shared object never changes, and asks for a new start."""
        klass = ref.klass
        guess = constancy(klass, ref.site, number)
        if guess in self.changing:
            raise UnsupportedError("writing to the constant data of an assembly")
        if not (klass.is_array or klass.is_box) and number < len(klass.fields):
            self.changing.update(self._changing_with(klass.fields[number].owner))
        self.refute(self.changing, guess)

    def _changing_with(self, klass: Klass) -> list[Guess]:
        """The library's fields that never change are readonly; where one changes, the others of its class soon will.
        So will those that the compiler has given names in the state machine of an asynchronous method."""
        ours = klass.assembly is self.universe.library
        if not ours and not self.is_state_machine(klass):
            return []
        return [
            constancy(klass, 0, slot.index)
            for slot in klass.fields
            if slot.owner is klass
            and not slot.definition.flags & _INIT_ONLY
            and (ours or (slot.name.startswith("<") and not slot.name.startswith(_FROM_CALLER)))
        ]

    def refute_no_pool(self) -> None:
        """Gives up the guess that no thread notices which arrays a pool gives out."""
        self.pools = True
        raise RestartError

    def read_clock(self) -> None:
        """From now on threads note that they have slept."""
        if not self.clocks:
            self.clocks = True
            raise RestartError

    def slot(self, key: Hashable, name: str) -> int:
        """The number of a thread, by its starter and by how many the starter has started before it."""
        found = self.slots.get(key)
        if found is None:
            found = self.slots[key] = len(self.slots)
            self.slot_names.append(name)
        return found

    def reference(self, key: Key, klass: Klass, values: tuple[Any, ...], shape: tuple[int, ...], site: int) -> Ref:
        """The one reference with this key and these unchanging values."""
        name = (key, klass, exact_items(values), shape)
        found = self.refs.get(name)
        if found is None:
            found = self.refs[name] = Ref(key, klass, values, shape, site)
        return found

    def account(self, address: Address, thread: int, writes: bool, held: frozenset[Any]) -> None:
        """Notes an access that was no step of its own; a conflict without a common lock refutes that guess.

        The search goes on to the end of its level, to learn of more conflicts at once, and then starts again. What goes
        wrong until then is real: fused steps are some of the program's runs, only not all.
        """
        if self.settled:
            return
        if address[0].__class__ is Name and address[0].maker < 0:
            address = kind_of(address)
        if self.is_nobody(thread) and address[:2] != ("awaits", thread):
            # The address may be that of any two such threads.
            self._account(address, _ONE, writes, held)
            self._account(address, _ANOTHER, writes, held)
            return
        twin = self.twins.get(thread)
        if twin is not None:
            held -= {ref.key for ref in self.own_threads.values()}
            self._account(address, twin, writes, held)
        self._account(address, thread, writes, held)

    def _account(self, address: Address, thread: int, writes: bool, held: frozenset[Any]) -> None:
        access = self.accesses.get(address)
        if access is None:
            access = self.accesses[address] = Access()
        known = access.held.get(thread)
        access.held[thread] = held if known is None else known & held
        access.written = access.written or writes
        if access.written and len(access.held) > 1 and not frozenset.intersection(*access.held.values()):
            self.share(address)

    def is_contended(self, address: Address) -> bool:
        """True if two threads may conflict on a cell; always if nothing is fused."""
        return not self.fuse or kind_of(address) in self.shared

    def share(self, address: Address) -> None:
        """Gives up the guess that no two threads conflict on a cell."""
        self.shared.add(kind_of(address))
        self.dirty = True

    def note_handed_over(self, klass: Klass, site: int) -> None:
        """Looks whether objects made at a place are, or hold, state machines of asynchronous methods.

        One is run by one thread at a time: each runs it up to an `await`, and hands it over to the next through the
        awaited task, which orders all that the one has done before all that the other does. So its fields are never
        used by two threads at once, whatever locks those hold. Nor is what the library keeps beside one in its task,
        which only the method's builder uses. What an iterator promises to whoever awaits its turn is.
        """
        if site in self._looked_at or not self.turns:
            return
        self._looked_at.add(site)
        library = self.universe.library
        if any(self._has_own_builder(each) for each in (klass, *[slot.type for slot in klass.fields])):
            return
        keepers = {slot.owner for slot in klass.fields if self.is_state_machine(slot.type)}
        if klass.is_box:
            if self.is_state_machine(klass):
                self.handed_over.add((site, 0))
            return
        for slot in klass.fields:
            if slot.type.generic == SOURCE:
                continue
            beside = slot.owner in keepers and slot.owner.assembly is library
            beside = beside or any(attribute.type == _IN_TURN for attribute in slot.definition.attributes)
            if beside or self.is_state_machine(klass) or self.is_state_machine(slot.type):
                self.handed_over.add((site, slot.index))

    def _has_own_builder(self, klass: Klass) -> bool:
        """Whether the program runs what is the compiler's class for an asynchronous method."""
        library = self.universe.library
        return any(slot.name == _BUILDER and slot.type.assembly is not library for slot in klass.fields)

    def is_state_machine(self, klass: Klass) -> bool:
        """Whether a class is the compiler's for an asynchronous method."""
        if klass.assembly is None or klass.is_array or "<" not in klass.generic:
            return False
        return self.dispatch.assignable(klass, self.universe.core(_STATE_MACHINE))

    def leaves_of(self, klass: Klass) -> tuple[Leaf, ...]:
        """The primitive parts of a value. A value that is no struct is its own only part."""
        found = self.leaves.get(klass)
        if found is None:
            found = self.leaves[klass] = tuple(leaves_in(self.universe.default(klass), ()))
        return found

    def halves_of(self, klass: Klass) -> tuple[Leaf, ...]:
        """The primitive parts of a value, with the two halves in place of each part of 8 bytes."""
        found = self.halves.get(klass)
        if found is None:
            parts: list[Leaf] = []
            for leaf in self.leaves_of(klass):
                halves = halves_of(self.universe, klass, leaf.path)
                parts += [leaf._replace(half=half) for half in halves] or [leaf]
            found = self.halves[klass] = tuple(parts)
        return found
