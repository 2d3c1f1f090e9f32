"""What all threads of one exploration share: code, names, and the guesses that make steps large."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Any, Literal

from fencepost.lowering.dispatch import Dispatch
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.guesses import Guesses
from fencepost.machine.values.addresses import Access, Address, Leaf, constancy, kind_of, leaves_in
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.exact import exact_items
from fencepost.machine.values.halves import halves_of
from fencepost.machine.values.values import Key, Name, Ref
from fencepost.model.reductions import NO_REDUCTIONS, Reductions
from fencepost.model.verdict import BoundKind

POOL = ("pool",)
"""A cell that says if a pool thread has been started that may have left nothing behind."""

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
    """What one search shares among all its threads and steps.

    Given: the `universe` of classes with its `dispatch`; the `harness`; `reductions`, those that the user has left on,
    which a world that is made from this one has, too; `order`, without which nothing is reordered. With `fuse` off,
    every access to shared memory is a step of its own; with `joins` off, so is every wait for the end of a thread; with
    `races` off, a program without a race in order is searched under the model, too. `settles` and `tears` follow from
    these.

    Believed: `guesses`; `twins` are the threads that stand for each other, by number; `accesses` what is known of who
    uses which cells. `dirty` guesses end the search at the end of its level, and `restarts` counts its new starts.

    Named: threads (`slots`, `slot_names`), those of the `pool`, those after which something is named (`names_given`),
    and their own objects (`own_threads`); references (`refs`), places of objects (`sites`), windows (`marks`).

    Made once: `codes`, `guards`, and the `leaves` and `halves` of classes.

    Told: `assumed`, what the library simplifies; `full`, the bounds that have been reached; `exits`: a thread has been
    seen to end the process; `awaits_ticks`: one has been seen to wait for a further tick of a timer; `reads_again`;
    `rounds`, how often steps have gone round in loops, or made accesses that were no steps of their own.

    Asked for: `later`, the model for which is noted, in order, what could be late; `notes_calls`, of methods that are
    to be atomic; `ticks_on`, timers fire for ever; `watch`, who is told of each operation, and `accesses_made`, how
    many there have been; `limit_reached`, who knows of limits. `settled`: the search is over. Its steps are only run
    again then, by other names perhaps, and what they do must not change what a step is.
    """

    def __init__(
        self, universe: Universe, reductions: Reductions, order: Order | None = None, followed: bool = False
    ) -> None:
        """`followed`: a schedule is followed in this world, operation by operation, so nothing is reduced in it."""
        on = NO_REDUCTIONS if followed else reductions
        # A local state does not say which view of memory its thread has.
        alike = not (order is not None and order.propagates)
        self.universe = universe
        self.dispatch = Dispatch(universe)
        self.harness: Any = None
        self.reductions = reductions
        self.order = order
        self.fuse = on.fusion
        self.joins = on.joins and alike
        self.races = on.races
        self.settles = on.fusion and alike
        self.tears = order is not None and order.tears

        self.guesses = Guesses.first(on, alike)
        self.twins: dict[int, int] = {}
        self.accesses: dict[Address, Access] = {}
        self.restarts = 0

        self.slots: dict[Any, int] = {("main",): 0}
        self.slot_names: list[str] = ["main"]
        self.pool: set[int] = set()
        self.names_given: set[int] = set()
        self.own_threads: dict[int, Ref] = {}
        self.refs: dict[Any, Ref] = {}
        self.sites: dict[Any, int] = {}
        self.marks: dict[Any, int] = {}

        self.codes: dict[MethodInstance, Any] = {}
        self.guards: dict[MethodInstance, Any] = {}
        self.leaves: dict[Klass, tuple[Leaf, ...]] = {}
        self.halves: dict[Klass, tuple[Leaf, ...]] = {}

        self.assumed: dict[str, None] = {}
        self.full: dict[BoundKind, int] = {}
        self.exits = self.awaits_ticks = self.reads_again = False
        self.rounds, self.most_rounds = 0, math.inf

        self.later: Order | None = None
        self.notes_calls = self.ticks_on = self.settled = False
        self.watch: Watch | None = None
        self.accesses_made = 0
        self.limit_reached: LimitReached | None = None

    def restart(self) -> None:
        """Forgets what was derived from a refuted guess. Code and the guesses that stand are kept."""
        self.accesses.clear()
        self.refs.clear()
        self.own_threads.clear()
        self.names_given.clear()
        self.pool.clear()
        self.twins = {}
        self.guesses.dirty = False
        self.slots, self.slot_names = {("main",): 0}, ["main"]
        self.restarts += 1

    def derived(self, order: Order | None, followed: bool = False) -> World:
        """A world for the same harness, in which runs do what they do in this one. It believes again what this one has
        given up, except for what changes what a run does."""
        world = World(self.universe, self.reductions, order, followed)
        world.harness, world.sites = self.harness, self.sites
        world.guesses.behave_like(self.guesses)
        world.guesses.turns = self.guesses.turns
        return world

    def unreduced(self, order: Order | None) -> World:
        """A world in which a schedule of this one is followed operation by operation; names are this one's."""
        fresh = self.derived(order, followed=True)
        fresh.guesses.interrupts, fresh.guesses.changing = True, set(self.guesses.changing)
        fresh.slots, fresh.slot_names = dict(self.slots), list(self.slot_names)
        return fresh

    def in_order(self) -> World:
        """A world for the same harness in which nothing is reordered."""
        ordered = self.derived(None)
        ordered.joins, ordered.races = self.joins, self.races
        ordered.guesses.probed = self.guesses.probed
        ordered.guesses.reduce_like(self.guesses)
        return ordered

    def keeping(self) -> World:
        """A world for the same harness in which nothing that has been read is read again."""
        order = copy(self.order)
        assert order is not None  # without one nothing is read again
        order.rereads = False
        kept = self.derived(order)
        kept.guesses.learn_from(self.guesses)
        kept.guesses.names = self.guesses.names
        kept.fuse, kept.joins, kept.races = self.fuse, self.joins, self.races
        kept.slots, kept.slot_names = dict(self.slots), list(self.slot_names)
        return kept

    def learn_from(self, other: World) -> None:
        """Gives up the guesses that another world of the same universe has given up."""
        self.sites = other.sites
        self.guesses.learn_from(other.guesses)

    @contextmanager
    def looked_further(self) -> Iterator[None]:
        """Wraps a look at states not reached by the search, or taken for others. A guess that it refutes stays,
        because the known states are numbered by the guesses."""
        kept = self.guesses.copied()
        try:
            yield
        finally:
            self.guesses = kept

    def give_name(self, slot: int) -> None:
        """A thread makes something that is named after it."""
        if slot in self.twins:
            self.tell_apart()
        self.names_given.add(slot)

    def tell_apart(self) -> None:
        """Gives up the guess that threads which start alike are interchangeable."""
        self.guesses.symmetry = False
        raise RestartError

    def notice(self, values: Literal["texts", "delegates"]) -> None:
        """Gives up the guess that no thread can tell whether two equal values of a kind are one object."""
        setattr(self.guesses, values, True)
        raise RestartError

    def forget_names(self) -> None:
        """Names of objects and pool threads are no part of states from now on."""
        self.guesses.renames, self.guesses.symmetry = True, False

    def keep_names(self) -> None:
        """Gives names back: a guess of what a read returns is made by name, perhaps before the object exists."""
        self.guesses.names = False
        raise RestartError

    @property
    def registers_ahead(self) -> bool:
        """True if awaits may be no steps (`awaiting`). If calls are recorded, they are recorded by thread."""
        return self.guesses.awaits and self.order is None and not self.notes_calls

    def ask_for_thread(self, slot: int) -> None:
        """A thread does what other threads would do with another result. Only pool threads run continuations."""
        if slot in self.pool:
            self.note_threads()

    def note_threads(self) -> None:
        """From now on it matters which thread runs what, or which context it has."""
        if self.guesses.awaits or not self.guesses.threads_matter:
            self.guesses.threads_matter, self.guesses.awaits = True, False
            raise RestartError

    def hear_of_contexts(self) -> None:
        """The program is told when a thread gets another context, and when a thread ends with one."""
        if not self.guesses.hears_of_contexts:
            self.guesses.hears_of_contexts = True
            self.guesses.awaits, self.guesses.threads_matter = False, True
            raise RestartError

    def run_waited(self) -> None:
        """A pool thread waits for work that it has queued: it takes the work back and runs it, under its locks."""
        if not self.guesses.runs_waited:
            self.guesses.runs_waited = True
            self.guesses.awaits, self.guesses.threads_matter = False, True
            raise RestartError

    def see_beginnings(self) -> None:
        """The program asks for the status of a task that has been queued: the beginning of the task is a step."""
        if not self.guesses.sees_beginnings:
            self.guesses.sees_beginnings = True
            raise RestartError

    def main_iterates(self) -> None:
        """An iterator notes that no pool thread has made it: a pool thread that goes on with it takes a copy."""
        if self.guesses.main_awaits:
            self.guesses.main_awaits = False
            if self.registers_ahead:
                raise RestartError

    def out_of_turn(self) -> None:
        """Gives up the guess that sources, iterators and asynchronous methods are used in turn (`turns`). A thread that
        follows a schedule refutes nothing: the schedule is one of a search in which the guess has held."""
        if self.guesses.turns and self.fuse:
            self.guesses.turns = self.guesses.awaits = False
            self.guesses.handed_over.clear()
            self.guesses.looked_at.clear()
            raise RestartError

    def keep_awaits(self, site: int) -> None:
        """Gives up the guess that it does not matter when awaits register with tasks that are made at a place."""
        if site not in self.guesses.busy_tasks and not self.settled:
            self.guesses.busy_tasks.add(site)
            self.guesses.dirty = True

    def identify(self, slot: int) -> None:
        """A thread asks which one it is, or tells others."""
        self.ask_for_thread(slot)
        if self.guesses.symmetry:
            self.tell_apart()
        if self.is_anonymous(slot):
            self.guesses.anonymous = False
            raise RestartError

    def is_anonymous(self, slot: int) -> bool:
        """True if a thread is a pool thread that the state does not tell from other pool threads."""
        return self.guesses.renames and self.guesses.anonymous and slot in self.pool

    def pool_slot(self, number: int, place: bool) -> int:
        """The number of a place in the pool; for a thread that has just been started, the number of the start."""
        slot = self.slot((_PLACE if place else _NEW, number), f"pool {number + 1}")
        self.pool.add(slot)
        return slot

    def has_stable_name(self, slot: int, site: int) -> bool:
        """True if an object keeps its name in all states: it is locked, and not made by one of many threads."""
        return not self.guesses.renames or (site in self.guesses.lock_sites and not self.is_anonymous(slot))

    def locks(self, held: dict[Any, int]) -> frozenset[Any]:
        """The locks of a thread that are the same objects in all states."""
        if not self.guesses.renames:
            if not self.settled:
                self.guesses.lock_sites.update([key.site for key in held if key.__class__ is Name])
            return frozenset(held)
        free = [key for key in held if key.__class__ is Name and key.maker < 0]
        fresh = {key.site for key in free} - self.guesses.lock_sites
        if fresh:
            self.guesses.lock_sites |= fresh
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
        if guess in self.guesses.changing:
            raise UnsupportedError("writing to the constant data of an assembly")
        if not (klass.is_array or klass.is_box) and number < len(klass.fields):
            self.guesses.changing.update(self._changing_with(klass.fields[number].owner))
        self.refute(self.guesses.changing, guess)

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
        self.guesses.pools = True
        raise RestartError

    def read_clock(self) -> None:
        """From now on threads note that they have slept."""
        if not self.guesses.clocks:
            self.guesses.clocks = True
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
        if self.is_anonymous(thread) and address[:2] != ("awaits", thread):
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
        return not self.fuse or kind_of(address) in self.guesses.shared

    def share(self, address: Address) -> None:
        """Gives up the guess that no two threads conflict on a cell."""
        self.guesses.shared.add(kind_of(address))
        self.guesses.dirty = True

    def note_handed_over(self, klass: Klass, site: int) -> None:
        """Looks whether objects made at a place are, or hold, state machines of asynchronous methods.

        One is run by one thread at a time: each runs it up to an `await`, and hands it over to the next through the
        awaited task, which orders all that the one has done before all that the other does. So its fields are never
        used by two threads at once, whatever locks those hold. Nor is what the library keeps beside one in its task,
        which only the method's builder uses. What an iterator promises to whoever awaits its turn is.
        """
        if site in self.guesses.looked_at or not self.guesses.turns:
            return
        self.guesses.looked_at.add(site)
        library = self.universe.library
        if any(self._has_own_builder(each) for each in (klass, *[slot.type for slot in klass.fields])):
            return
        keepers = {slot.owner for slot in klass.fields if self.is_state_machine(slot.type)}
        if klass.is_box:
            if self.is_state_machine(klass):
                self.guesses.handed_over.add((site, 0))
            return
        for slot in klass.fields:
            if slot.type.generic == SOURCE:
                continue
            beside = slot.owner in keepers and slot.owner.assembly is library
            beside = beside or any(attribute.type == _IN_TURN for attribute in slot.definition.attributes)
            if beside or self.is_state_machine(klass) or self.is_state_machine(slot.type):
                self.guesses.handed_over.add((site, slot.index))

    def _has_own_builder(self, klass: Klass) -> bool:
        """True if the program runs what is the compiler's class for an asynchronous method."""
        library = self.universe.library
        return any(slot.name == _BUILDER and slot.type.assembly is not library for slot in klass.fields)

    def is_state_machine(self, klass: Klass) -> bool:
        """True if a class is the compiler's for an asynchronous method."""
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
