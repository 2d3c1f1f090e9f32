"""The history of one run: a schedule is replayed, and all that its threads do to variables is written down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.clocks import Clocks, Moment, is_before
from fencepost.engine.accesses.dataflow import Activity, Flow, Tokens
from fencepost.engine.accesses.sameness import are_alike
from fencepost.engine.accesses.ways import CollectionCall, is_on, key_of_object, own_call, way_of
from fencepost.library.collections import Collection
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.running.starting import STARTS
from fencepost.machine.state.code_places import CodePlace, places
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import Published, Ref, Value
from fencepost.model.history import Act, ActKind
from fencepost.search.space import Space, StateView


class Done(NamedTuple):
    """An act with what reports need of it: the thread, where it was, and when; the value that it wrote or read, and
    the operations that have made that value and done the act; the member of a collection that was called."""

    act: Act
    slot: int
    places: tuple[CodePlace, ...]
    moment: Moment
    value: Value = None
    made: int = -1
    at: int = 0
    member: str = ""


class RecordedHistory:
    """The history of one run, as rules ask about it (`model.history.History`)."""

    def __init__(self, done: list[Done], flow: Flow, doings: list[tuple[Hashable, int, Tokens]]) -> None:
        self.done = done
        self._flow, self._doings = flow, doings
        self.collections: dict[Hashable, Collection] = {}
        self.locked: set[Hashable] = set()
        self.compared: set[Hashable] = set()

    @property
    def acts(self) -> list[Act]:
        return [done.act for done in self.done]

    def ordered(self, first: Act, second: Act) -> bool:
        one, other = self.done[first.number].moment, self.done[second.number].moment
        return is_before(one, other) or is_before(other, one)

    def alike(self, first: Act, second: Act) -> bool:
        told_apart = self.locked | self.compared
        return are_alike(self.done[first.number].value, self.done[second.number].value, told_apart)

    def goes_on_with(self, write: Act) -> bool:
        done = self.done[write.number]
        if any(number > done.at for number in self._flow.used.get(done.made, ())):
            return True
        condition = write.turns_on
        if any(who == write.who and number > done.at and condition & tokens for who, number, tokens in self._doings):
            return True
        for later in self.done[write.number + 1 :]:
            act = later.act
            if act.variable == write.variable and act.writes:
                break
            if act.variable == write.variable and act.who == write.who and self._flow.used.get(later.made):
                return True
        return any(
            later.act.who == write.who and later.act.writes and condition & later.act.turns_on
            for later in self.done[write.number + 1 :]
        )

    def one_writer_is_fine(self, collection: Hashable) -> bool:
        known = self.collections.get(collection)
        return known is not None and known.one_writer


class RunRecorder:
    """Hears a replayed run (`search.replay.Recorder`; `watch` is called before every operation)."""

    def __init__(self, own: OwnCode) -> None:
        self._own = own
        self._space: Space | None = None
        self._clear()

    def _clear(self) -> None:
        self._flow, self._clocks = Flow(), Clocks()
        self._done: list[Done] = []
        self._doings: list[tuple[Hashable, int, Tokens]] = []
        self._touched: tuple[str, int, Address] | None = None
        self._read: dict[int, Done] = {}
        self._calls: dict[int, list[tuple[int, Hashable]]] = {}
        self._collections: dict[Hashable, Collection] = {}
        self._locked: set[Hashable] = set()
        self._compared: set[Hashable] = set()

    def history(self) -> RecordedHistory:
        found = RecordedHistory(self._done, self._flow, self._doings)
        found.collections, found.locked, found.compared = self._collections, self._locked, self._compared
        return found

    # ---- what a replay tells

    def begin(self, space: Space) -> None:
        self._clear()
        self._space = space

    def view(self, space: Space, slot: int, state: int) -> StateView:
        return _HeardView(self, space, slot, state)

    def touches(self, kind: str, slot: int, address: Address) -> None:
        """A thread reads or writes a cell, for whatever reason: if no access of the program turns out to be the reason,
        it learns of others by that, or lets them know."""
        self._settle()
        self._touched = (kind, slot, address)

    def watch(self, thread: Thread, frame: Frame, _accesses: int) -> None:
        self._settle()
        world, method = thread.world, frame.code.method
        is_asynchronous = method.name == "MoveNext" and world.is_state_machine(method.owner)
        self._flow.before(thread, frame, is_asynchronous)
        op = frame.code.lowered.ops[frame.pc]
        if op.name in _IDENTITY:
            sides = [key_of_object(frame.regs[source]) for source in op.srcs]
            if all(side is not None for side in sides):
                self._compared.update(sides)

    def heard(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        if kind == STARTS:
            self._settle()
            self._flow.hands_out(thread)
            self._clocks.starts(thread.slot, int(value))
        elif kind == ENTERS:
            self._settle()
            self._enters(thread, address, value)
        elif kind in ("read", "write"):
            self._touched = None
            self._accesses(thread, kind, address, value)
        elif kind in ("lock", "wait", "woken", "timeout"):
            self._locked.add(address[0])

    def _settle(self) -> None:
        """What was touched without an access of the program orders threads."""
        if self._touched is not None:
            (kind, slot, address), self._touched = self._touched, None
            if kind == "read":
                self._clocks.acquires(slot, address)
            else:
                self._clocks.releases(slot, address)

    # ---- accesses

    def _accesses(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        slot, way = thread.slot, way_of(thread)
        if way == "own":
            self._inside(thread, kind, address)
        elif way != "plain":
            self._orders(slot, kind, address)
        if kind == "read":
            number = len(self._done)
            made = self._flow.loads(thread, address, number)
            if way == "plain":
                self._clocks.gets(slot, address, _reach(value))
            if way not in ("library", "own"):
                self._note(thread, "read", address, value, way == "plain", made=made)
                self._read[slot] = self._done[-1]
            return
        stored = self._flow.stores(thread, address)
        contents = self._flow.hands_out(thread)
        if way == "plain" and key_of_object(value) is not None:
            self._clocks.publishes(slot, address)
        if way in ("library", "own"):
            return
        tokens = stored.tokens | contents
        tokens |= self._flow.chosen(slot, tokens)
        done = self._read.pop(slot, None)
        is_update = way == "atomic" and done is not None and done.act.variable == address
        if is_update and self._drops_old(thread):
            is_update = False
        self._note(
            thread, "update" if is_update else "write", address, value, way == "plain", tokens, stored.made
        )  # fmt: skip

    def _inside(self, thread: Thread, kind: str, address: Address) -> None:
        """The library uses what is inside of a collection, and no call of a member says so: an enumerator does, or what
        LINQ has made of it."""
        variable, slot = ("object", address[0]), thread.slot
        if address[0] not in self._collections or any(is_on(frame, address[0]) for frame in thread.frames):
            return
        act: ActKind = "look" if kind == "read" else "change"
        last = next((done for done in reversed(self._done) if done.slot == slot), None)
        if last is None or (last.act.kind, last.act.variable) != (act, variable):
            self._note(thread, act, variable, None, False)

    def _note(
        self, thread: Thread, kind: ActKind, variable: Hashable, value: Value, plain: bool,
        tokens: Tokens = frozenset(), made: int = -1, member: str = "",
    ) -> None:  # fmt: skip
        slot, number = thread.slot, len(self._done)
        turns = self._flow.turns(slot)
        named = isinstance(variable, tuple) and variable[0] in ("object", "entry")
        owner = variable[1 if named else 0] if isinstance(variable, tuple) else variable
        act = Act(number, self._who(slot), kind, variable, _numbers(tokens), _numbers(turns), plain)
        moment = self._clocks.moment(slot, owner)
        self._done.append(Done(act, slot, places(thread), moment, value, made, self._flow.now, member))

    def _who(self, slot: int) -> Hashable:
        activity: Activity | None = self._flow.activity(slot)
        return slot if activity is None else activity

    def _orders(self, slot: int, kind: str, address: Address) -> None:
        if kind == "read":
            self._clocks.acquires(slot, address)
        else:
            self._clocks.releases(slot, address)

    def _drops_old(self, thread: Thread) -> bool:
        """True if an exchange gives back what was there, and the program drops it."""
        if thread.frames[-1].code.method.name != "Exchange" or len(thread.frames) < 2:
            return False
        caller, result = thread.frames[-2], thread.frames[-1].dst
        return result < 0 or result not in caller.code.live_at(caller.pc)

    # ---- calls

    def _enters(self, thread: Thread, target: Value, method: MethodInstance) -> None:
        caller = thread.frames[-1].code.method if thread.frames else None
        library = thread.world.universe.library
        if method.owner.assembly is not library:
            return
        if caller is not None and caller.owner.assembly is not library:
            self._doings.append((self._who(thread.slot), self._flow.now, self._flow.turns(thread.slot)))
        call = own_call(thread, target, method)
        if call is None:
            return
        self._entry(thread, call)
        if call.matters:
            self._collections[call.key] = call.collection
            kind: ActKind = "change" if call.changes else "look"
            self._note(thread, kind, ("object", call.key), None, False, member=call.member)

    def _entry(self, thread: Thread, call: CollectionCall) -> None:
        """An entry of a dictionary, or an element of a list, is a variable, too."""
        kind: ActKind
        known, key, name = call.collection, call.key, call.member
        if name in known.entry_reads:
            kind = "read"
        elif name in known.entry_writes:
            kind = "write"
        elif name in known.entry_updates:
            kind = "update"
        else:
            return
        values = self._flow.arguments(thread)
        if len(values) < 2:
            return
        item, _ = values[1]
        variable = ("entry", key, exact(item) if not isinstance(item, Ref) else item.key)
        number = len(self._done)
        written = values[-1][1] if kind == "write" and len(values) > 2 else None
        tokens = written.tokens if written is not None else frozenset()
        tokens |= self._flow.chosen(thread.slot, tokens) if tokens else tokens
        value = values[-1][0] if kind == "write" else None
        self._note(thread, kind, variable, value, False, tokens, written.made if written is not None else -1)
        if kind == "read":
            self._flow.returns_from(thread, number)


class _HeardView(StateView):
    """Memory as a thread sees it in a replay; it says what the thread looks at and writes."""

    __slots__ = ("_recorder",)

    def __init__(self, recorder: RunRecorder, space: Space, slot: int, state: int) -> None:
        super().__init__(space, slot, state)
        self._recorder = recorder

    def read(self, address: Address, default: Value) -> Value:
        self._recorder.touches("read", self._slot, address)
        return super().read(address, default)

    def write(self, address: Address, value: Value, default: Value) -> None:
        self._recorder.touches("write", self._slot, address)
        super().write(address, value, default)

    def create(self, address: Address, value: Value, default: Value) -> None:
        StateView.write(self, address, value, default)


_IDENTITY = {"ceq_o", "b_eq_o", "b_ne_un_o"}


def _reach(value: Value) -> set[Hashable]:
    """The objects to which a value leads, by fields that never change."""
    found: set[Hashable] = set()
    open = [value]
    while open:
        one = open.pop()
        if isinstance(one, Published):
            one = one.ref
        if isinstance(one, Ref) and one.key not in found:
            found.add(one.key)
            open.extend(one.values)
        elif one.__class__ is tuple:
            open.extend(one)
    return found


def _numbers(tokens: Tokens) -> frozenset[int]:
    """The reads among tokens."""
    return frozenset([token for token in tokens if isinstance(token, int)])
