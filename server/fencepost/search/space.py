"""Global states as integers: a field for each thread's local state, chunks of bits for each cell of memory.

A thread's moves are remembered under those bits of the state that its step has looked at, so that nearly all of a
search is one mask and one look-up a thread. A cell is a chain of chunks that grows when its values outgrow it: old
states read 0 in the new chunk, so no state is ever rewritten. 0 stands for a cell's initial value and for a thread that
has not started.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.late.window import completions, has_guesses, pending
from fencepost.machine.state.local_state import Ended, FailedThread, window_of
from fencepost.machine.state.request import Request
from fencepost.machine.state.world import POOL, World
from fencepost.machine.step import Step, initial_thread, take_step
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import Value
from fencepost.search.races import Races
from fencepost.search.read_guesses import ReadGuesses, Written
from fencepost.search.renaming import Renaming
from fencepost.search.symmetry import Symmetry

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.machine.state.request import OnAccess
    from fencepost.machine.state.view import Mark
    from fencepost.machine.step import HarnessOrTrial

_NARROW, _WIDE = 11, 20
"""Bits of a thread's field. Most threads have a few hundred local states at most."""
CRASHED, LEFT, LEFT_OUT = 1, 2, 4
"""The bits of states without a next state: the program has failed, the machine cannot go on, or an assumption of the
program does not hold, so that the run does not count."""
OVER = CRASHED | LEFT | LEFT_OUT
_FLAGS = 3
"""How many bits these are."""

_SPARE = 4
"""One part in so many of the numbers of narrow fields is kept for states that are looked at after the search."""


def is_over(state: int) -> bool:
    """True if nothing follows a state, whatever its threads would do."""
    return bool(state & OVER)


_OVER_BY = {"assertion": CRASHED, "exception": CRASHED, "invariant": CRASHED, "assumption": LEFT_OUT}
"""The bit for each kind of failure; others are those of the machine."""
_DONE = (Ended, FailedThread)
"""The local states of threads that make no step any more."""


Numbered = list[Any]
"""Local states (`LocalState`) by their numbers; None at 0, which stands for a thread that has not started."""

ReadPlace = tuple[MethodInstance, int]
"""A read in the code: its method, and its operation there."""

MakeView = Callable[["Space", int, int], "StateView"]
"""Memory as a step of a thread sees it in a state."""


class Cell:
    """One variable of shared memory: the values that it has had, the values that are written to it, and where its bits
    are."""

    __slots__ = ("address", "chunks", "indexes", "mask", "readers", "values", "written")

    def __init__(self, address: Address, default: Value, written: Written) -> None:
        self.address = address
        self.written = written
        self.values = [default]
        self.indexes: dict[Value, int] = {exact(default): 0}
        self.chunks: list[tuple[int, int, int]] = []
        self.mask = 0
        self.readers: set[tuple[ThreadField, int]] = set()


class ThreadField:
    """A thread's part of the state: its local states, numbered from 1, and the moves that are remembered of them.

    A footprint is the set of bits that a step looks at from a local state, with the thread's own part; 0 if there will
    be no step. If another thread is the reason for that, `waits` says which. `unguessed` has the local states in which
    the thread may wait for a read that was not to be guessed, with the place of that read.
    """

    __slots__ = ("footprints", "mask", "memo", "numbers", "past", "shift", "slot", "states", "unguessed", "waits")

    def __init__(self, slot: int, shift: int, width: int) -> None:
        self.slot = slot
        self.shift = shift
        self.mask = (1 << width) - 1
        self.states: Numbered = [None]
        self.numbers: dict[LocalState, int] = {}
        self.footprints: list[int] = [0]
        self.memo: dict[int, tuple[int, ...]] = {}
        self.past: dict[int, tuple[int, ...]] = {}
        self.waits: dict[int, int] = {}
        self.unguessed: dict[int, ReadPlace] = {}

    def forget(self) -> None:
        """Stops using the remembered moves, because steps turn out to look at more of the state than was known."""
        self.past.update(self.memo)
        self.memo.clear()

    def seen(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """All moves that have been made: the bits of the states in which they were made, and the differences."""
        yield from self.past.items()
        yield from self.memo.items()

    def never_left(self) -> set[ReadPlace]:
        """The places of reads that threads wait for in local states from which they have never moved."""
        if not self.unguessed:
            return set()
        left = {key >> self.shift & self.mask for key, moves in self.seen() if moves}
        return {place for local, place in self.unguessed.items() if local not in left}


class Space:
    """States, and the moves from them."""

    def __init__(
        self,
        world: World,
        harness: HarnessOrTrial,
        renames: bool | None = None,
        wide: bool = False,
        guesses: ReadGuesses | None = None,
    ) -> None:
        self.world = world
        self.renames = world.guesses.renames if renames is None else renames
        self.pool = world.pool if renames is None else set()
        self.guesses = guesses or ReadGuesses(self.renames)
        self.harness = harness
        self.bits = _FLAGS
        self.cells: dict[Address, Cell] = {}
        self.threads: list[ThreadField] = []
        self.misses = 0
        self.races = Races() if world.later is not None else None
        self.symmetry = Symmetry(self)
        self.renaming = Renaming(self) if self.renames else None
        self._lonely: list[ThreadField] = []
        self.stale: dict[Written, None] = {}
        self.width = _WIDE if wide or world.guesses.wide else _NARROW
        self.is_searched = False
        self.undecided: set[int] = set()

    # ---- layout

    def cell(self, address: Address, default: Value) -> Cell:
        found = self.cells.get(address)
        if found is None:
            found = self.cells[address] = Cell(address, default, self.guesses.written(address))
            if self.renaming is not None:
                self.renaming.add(found)
        return found

    def get(self, cell: Cell, state: int) -> int:
        """The number of a cell's value."""
        number = 0
        for shift, mask, position in cell.chunks:
            number |= (state >> shift & mask) << position
        return number

    def put(self, cell: Cell, number: int) -> int:
        """The bits of a value's number."""
        bits = 0
        for shift, mask, position in cell.chunks:
            bits |= (number >> position & mask) << shift
        return bits

    def number(self, cell: Cell, value: Value) -> int:
        """The number of a value, which may be new; the cell grows if its bits do not suffice."""
        key = exact(value)
        found = cell.indexes.get(key)
        if found is None:
            found = cell.indexes[key] = len(cell.values)
            cell.values.append(value)
            if self.symmetry.groups:
                self.symmetry.look(cell, value)
            if self.renaming is not None:
                self.renaming.note(cell, value)
            width = cell.chunks[-1][2] + cell.chunks[-1][1].bit_length() if cell.chunks else 0
            if found >> width:
                self._grow(cell, width)
        return found

    def _note_writer(self, cell: Cell, value: Value, slot: int) -> None:
        """Notes a value that a thread has written: other threads may guess it from now on."""
        if cell.written.note(exact(value), value, slot):
            self.stale[cell.written] = None

    def _grow(self, cell: Cell, width: int) -> None:
        more = 2 if not width else 3
        mask = (1 << more) - 1
        cell.chunks.append((self.bits, mask, width))
        grown = mask << self.bits
        self.bits += more
        cell.mask |= grown
        if self.renaming is not None:
            self.renaming.grow(cell)
        # Every local state that has looked at the cell must look at its new bits, too. What was remembered under fewer
        # bits is found only where the new ones are 0: where it holds.
        for field, local in cell.readers:
            field.footprints[local] |= grown

    def thread(self, slot: int) -> ThreadField:
        while len(self.threads) <= slot:
            self.threads.append(ThreadField(len(self.threads), self.bits, self.width))
            self.bits += self.width
            # A thread that seemed to be alone did not know of this one.
            for field in self._lonely:
                field.forget()
        return self.threads[slot]

    def local(self, field: ThreadField, state: LocalState) -> int:
        """The number of a local state."""
        found = field.numbers.get(state)
        if found is None:
            found = field.numbers[state] = len(field.states)
            if found > field.mask - field.mask // _SPARE:
                self._look_for_room(field, found)
            field.states.append(state)
            field.footprints.append(field.mask << field.shift)
        return found

    def _look_for_room(self, field: ThreadField, number: int) -> None:
        """Widens the fields of threads: narrow fields are a guess of the search."""
        if self.width < _WIDE and not self.is_searched:
            self.world.guesses.wide = True
            raise RestartError
        if number > field.mask:
            raise OverflowError("a thread has more local states than fit")

    def local_of(self, state: int, slot: int) -> LocalState | None:
        """A thread's local state in a global one, None before its start."""
        field = self.threads[slot]
        found: LocalState | None = field.states[state >> field.shift & field.mask]
        return found

    def started(self, state: int, slot: int) -> LocalState:
        """The local state of a thread that has been started."""
        local = self.local_of(state, slot)
        assert local is not None
        return local

    def learn(self) -> None:
        """Forgets the moves that rest on guesses for which new values have turned up since."""
        stale = {(field.slot, local) for written in self.stale for field, local in written.guessers}
        self.stale.clear()
        for field in self.threads:
            shift, mask, slot = field.shift, field.mask, field.slot
            for key in [key for key in field.memo if (slot, key >> shift & mask) in stale]:
                del field.memo[key]

    def guess_more(self) -> None:
        """After a complete search: from now on guesses a read that waits for pending ones, if these never take effect.

        Soundness: a run needs such a guess only if a later operation passes both. From the local state in which the
        thread waits there are two cases. Either something in its window takes effect in some state, and so on, until
        the thread goes on with a ghost, which the later operation finds. Or the thread stays, for example because other
        threads write what the pending read returns only after that operation. Then the read that waits is guessed, and
        the search begins again.
        """
        places = {place for field in self.threads for place in field.never_left()}
        if places:
            self.world.guesses.guessed |= places
            raise RestartError

    def is_guessing(self, state: int, but: int = -1) -> bool:
        """True if a thread has reads whose guesses have not come true: the state may be no state of the program."""
        for field in self.threads:
            local = state >> field.shift & field.mask
            if local and field.slot != but and has_guesses(field.states[local]):
                return True
        return False

    def canonical(self, state: int) -> int:
        """The state that is explored in place of this one and all that are like it."""
        if self.renaming is not None:
            return self.renaming.canonical(state)
        return self.symmetry.canonical(state) if self.symmetry.groups else state

    # ---- moves

    def _take_over(self) -> None:
        """Tells the world whether names matter here, and which threads are of the pool: a space that keeps all names
        numbers threads in another way than a space that does not."""
        self.world.guesses.renames, self.world.pool = self.renames, self.pool

    def initial(self) -> int:
        """The state in which the main thread is about to begin."""
        view = StateView(self, 0, 0)
        self._take_over()
        frozen = initial_thread(self.world, self.harness, view)
        field = self.thread(0)
        return self.local(field, frozen) << field.shift

    def moves(self, slot: int, state: int) -> tuple[int, ...]:
        """The moves of a thread, as differences between states."""
        field = self.threads[slot]
        local = state >> field.shift & field.mask
        if not local:
            return ()
        found = field.memo.get(state & field.footprints[local])
        return self.miss(field, local, state) if found is None else found

    def miss(self, field: ThreadField, local: int, state: int) -> tuple[int, ...]:
        """Runs a thread's step under all its choices, and remembers the result under the bits that the step looked
        at."""
        self.misses += 1
        deltas = []
        mask = field.footprints[local]
        steps = self.steps(field.slot, state)
        for step, view in steps:
            if step.state is not None:
                deltas.append(self.delta(field, local, state, step, view))
            for cell in view.touched:
                cell.readers.add((field, local))
            for cell in view.guessed:
                cell.written.guessers.add((field, local))
            mask |= view.looked_at()
        mask |= field.footprints[local]
        if not deltas and field.states[local].__class__ is Ended and mask == field.mask << field.shift:
            field.past[local << field.shift] = ()
            mask = 0
        field.footprints[local] = mask
        answer = field.memo[state & mask] = tuple(deltas)
        if not deltas:
            for step, _ in steps:
                if step.wait is not None and step.wait.whom >= 0:
                    field.waits[state & mask] = step.wait.whom
                if step.unguessed is not None:
                    field.unguessed[local] = step.unguessed
        if self.races is not None:
            self.races.note(field, state & mask, steps)
        return answer

    def steps(
        self, slot: int, state: int, trace: OnAccess | None = None, look: MakeView | None = None
    ) -> list[tuple[Step, StateView]]:
        """Every step of a thread, one for each combination of its choices; `look` is how each sees memory."""
        look = look or StateView
        found: list[tuple[Step, StateView]] = []
        self._take_over()
        local = self.local_of(state, slot)
        if local is not None and local.__class__ not in _DONE:
            found.extend(self._steps(slot, state, trace, look))
        if self.world.order is not None:
            for position in completions(self.world, local):
                found.extend(self._steps(slot, state, trace, look, position))
        return found

    def _steps(
        self, slot: int, state: int, trace: OnAccess | None, look: MakeView, completes: int = -1
    ) -> Iterator[tuple[Step, StateView]]:
        """The steps of a thread in which one operation of the window takes effect (`completes`), or none."""
        local = self.started(state, slot)
        pending: list[tuple[int, ...]] = [()]
        while pending:
            choices = pending.pop()
            view = look(self, slot, state)
            step = take_step(self.world, slot, local, view, Request(choices, trace, completes=completes))
            for position in range(len(choices), len(step.choices)):
                values = range(1, step.alternatives[position])
                pending.extend((*step.choices[:position], value) for value in values)
            yield step if completes < 0 else step._replace(completes=completes), view

    def delta(self, field: ThreadField, local: int, state: int, step: Step, view: StateView) -> int:
        """The difference that a step makes."""
        change = 0
        if step.failure is not None:
            change = _OVER_BY.get(step.failure.kind, LEFT)
        assert step.state is not None  # the step is enabled
        change += (self.local(field, step.state) - local) << field.shift
        for slot, frozen in step.started:
            child = self.thread(slot)
            if self.world.guesses.symmetry:
                self.symmetry.start(child, frozen)
            change += (self.local(child, frozen) - (state >> child.shift & child.mask)) << child.shift
        for cell, value in view.older:
            self._note_writer(cell, value, field.slot)
        for cell, value in view.written.items():
            number = self.number(cell, value)
            self._note_writer(cell, value, field.slot)
            change += self.put(cell, number) - self.put(cell, self.get(cell, state))
        return change

    def enabled(self, state: int) -> list[tuple[int, tuple[int, ...]]]:
        """The threads that can move, with their moves."""
        found = []
        for slot in range(len(self.threads)):
            moves = self.moves(slot, state)
            if moves:
                found.append((slot, moves))
        return found

    def value(self, address: Address, state: int, default: Value = None) -> Value:
        """The value of a cell."""
        cell = self.cells.get(address)
        return default if cell is None else cell.values[self.get(cell, state)]


class StateView:
    """Memory in one state, as a step sees it; notes what the step looks at."""

    __slots__ = ("_others", "_slot", "_space", "_state", "guessed", "older", "touched", "written")

    def __init__(self, space: Space, slot: int, state: int) -> None:
        self._space = space
        self._slot = slot
        self._state = state
        self.touched: dict[Cell, None] = {}
        self.written: dict[Cell, Value] = {}
        self.guessed: dict[Cell, None] = {}
        self.older: list[tuple[Cell, Value]] = []
        self._others = 0

    def read(self, address: Address, default: Value) -> Value:
        cell = self._space.cell(address, default)
        self.touched[cell] = None
        if cell in self.written:
            return self.written[cell]
        return cell.values[self._space.get(cell, self._state)]

    def write(self, address: Address, value: Value, default: Value) -> None:
        cell = self._space.cell(address, default)
        self.touched[cell] = None
        self.written[cell] = value

    def create(self, address: Address, value: Value, default: Value) -> None:
        self.write(address, value, default)

    def note_older(self, address: Address, value: Value, default: Value) -> None:
        self.older.append((self._space.cell(address, default), value))

    def known(self, address: Address, default: Value) -> tuple[Value, ...]:
        cell = self._space.cell(address, default)
        self.guessed[cell] = None
        world, guesses = self._space.world, self._space.guesses
        anybody = self._slot in world.twins or (guesses.by_kind and self._slot in self._space.pool)
        return tuple(cell.written.by_others(None if anybody else self._slot))

    def cell(self, address: Address) -> Cell | None:
        """A variable that the step has used; None if no step has, because the step was cut before it."""
        return self._space.cells.get(address)

    def mark(self) -> Mark:
        return dict(self.written)

    def cut(self, mark: Mark) -> None:
        self.written = mark

    def alone(self, joined: set[int]) -> bool:
        space = self._space
        if space.renames and space.world.guesses.anonymous and self.read(POOL, 0):
            return False
        others = 0
        for field in space.threads:
            if field.slot != self._slot and field.slot not in joined:
                if self._state >> field.shift & field.mask:
                    return False
                others |= field.mask << field.shift
        self._others |= others
        self._note_lonely()
        return True

    def quiet(self) -> bool:
        space = self._space
        answer = True
        for field in space.threads:
            if field.slot != self._slot:
                local = self._state >> field.shift & field.mask
                self._others |= field.mask << field.shift
                answer = answer and not (local and pending(window_of(field.states[local])))
        self._note_lonely()
        return answer

    def _note_lonely(self) -> None:
        """Notes that the answer depends on which threads there are."""
        space = self._space
        mine = space.threads[self._slot] if self._slot < len(space.threads) else None
        if mine is not None and mine not in space._lonely:
            space._lonely.append(mine)

    def looked_at(self) -> int:
        """The bits on which the step depends."""
        mask = self._others
        for cell in self.touched:
            mask |= cell.mask
        return mask
