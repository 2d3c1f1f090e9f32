"""Closed types and methods: what the machine works with once every generic parameter has its argument."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fencepost.lowering.kinds import Kind
from fencepost.model.members import Field, MemberKey, Method, Type

if TYPE_CHECKING:
    from fencepost.assembly.assembly import Assembly

_VIRTUAL, _STATIC, _ABSTRACT = 0x40, 0x10, 0x400
_SYNCHRONIZED, _INTERNAL_CALL = 0x20, 0x1000
_CALL_SITE = "System.Runtime.CompilerServices.CallSite`1"


class FieldSlot:
    """A field of a closed type. `index` is its place among the values of an instance, or its own number if static.

    `keeps_call_site`: the compiler keeps there what it has made of a dynamic operation. A program cannot tell which
    thread has made it, so each thread may as well have its own.
    """

    __slots__ = ("definition", "index", "keeps_call_site", "name", "owner", "static", "thread_static", "type")

    def __init__(self, owner: Klass, definition: Field, type: Klass, index: int, static: bool, local: bool) -> None:
        self.owner = owner
        self.definition = definition
        self.name = definition.name
        self.type = type
        self.index = index
        self.static = static
        made = static and type.generic == _CALL_SITE and owner.generic.rpartition("+")[2][:1] == "<"
        self.keeps_call_site = made
        self.thread_static = local or made

    @property
    def member(self) -> MemberKey:
        """The field's definition, whatever the arguments of its type."""
        return MemberKey(self.owner.module, self.definition.token)

    def __repr__(self) -> str:
        return f"{self.owner.name}.{self.name}"


class Klass:
    """A closed type. There is one for each type, so identity is equality. Parts that need other types come later.
    `broken` says why the runtime does not load a type; `module` is the name of its assembly, "" for the program's."""

    __slots__ = (
        "alignment", "all_interfaces", "arguments", "assembly", "base", "broken", "casts", "declared", "default",
        "definition", "element", "fields", "function", "generic", "initializer", "inline_length", "interfaces",
        "is_delegate", "is_enum", "is_interface", "is_value", "kind", "module", "name", "nullable", "number",
        "overlapping", "places", "rank", "reference_places", "resolved", "size", "slots", "statics", "underlying",
        "vtable",
    )  # fmt: skip

    def __init__(self, name: str, number: int, kind: Kind) -> None:
        self.name = name
        self.number = number
        self.kind = kind
        self.assembly: Assembly | None = None
        self.module = ""
        self.definition: Type | None = None
        self.arguments: tuple[Klass, ...] = ()
        self.generic = ""
        self.base: Klass | None = None
        self.interfaces: tuple[Klass, ...] = ()
        self.all_interfaces: tuple[Klass, ...] = ()
        self.declared: tuple[Klass, ...] = ()
        self.broken = ""
        self.is_value = False
        self.is_interface = False
        self.is_enum = False
        self.is_delegate = False
        self.nullable: Klass | None = None
        self.underlying: Klass | None = None
        self.element: Klass | None = None
        self.rank = 0
        self.inline_length = 0
        self.overlapping = False
        self.places: tuple[int, ...] = ()
        self.alignment = 1
        self.reference_places: tuple[int, ...] = ()
        self.size = 0
        self.function: Any = None
        self.fields: tuple[FieldSlot, ...] = ()
        self.statics: dict[str, FieldSlot] = {}
        self.default: Any = None
        self.initializer: MethodInstance | None = None
        self.slots: dict[int, int] = {}
        self.vtable: list[tuple[Klass, Method]] = []
        self.casts: dict[Klass, bool] = {}
        self.resolved: dict[Any, Any] = {}

    def __repr__(self) -> str:
        return self.name

    @property
    def is_array(self) -> bool:
        return self.rank != 0

    @property
    def is_box(self) -> bool:
        """True if the objects of this class are boxes. A box has one item, the whole value, whatever its fields are."""
        return self.is_value and self.element is None

    def item(self, number: int) -> Klass | None:
        """The type of an item of the objects of this class: an array's element, a box's value, or a field. None for
        what the machine keeps in an object beside its fields."""
        if self.element is not None:
            return self.element
        if self.is_value:
            return self
        return self.fields[number].type if number < len(self.fields) else None

    @property
    def is_byref(self) -> bool:
        return self.kind is Kind.POINTER

    def chain(self) -> list[Klass]:
        """The type and its bases, the most derived first."""
        found: list[Klass] = []
        current: Klass | None = self
        while current is not None:
            found.append(current)
            current = current.base
        return found


class MethodInstance:
    """A method of a closed type with its own generic arguments. `code` belongs to the machine, which fills it once.

    `invariants` are the methods that must return true when the method, which is public then, begins and ends. A
    `claimed` method is to be atomic. Marks of the library's methods: `awaits` is an operation of an await, or asks for
    one; `runs_out` does nothing after it has called what runs continuations; `hands_on` only returns, or awaits, what
    it has called; `in_turn` may be one step, or even none (`alone`); other methods are `watched` for that
    (`machine.running.turns`). One from `outside` has no code here (`lowering.outside`). A harness is called on an
    object of the class `tested`: its owner, or one derived from it.
    """

    __slots__ = (
        "alone", "arguments", "awaits", "claimed", "code", "definition", "hands_on", "in_turn", "invariants", "key",
        "name", "number", "one_step", "outside", "owner", "parameters", "returns", "runs_out", "static", "tested",
        "watched",
    )  # fmt: skip

    def __init__(
        self, owner: Klass, definition: Method, arguments: tuple[Klass, ...], parameters: tuple[Klass, ...],
        returns: Klass, number: int,
    ) -> None:  # fmt: skip
        self.owner = owner
        self.definition = definition
        self.name = definition.name
        self.arguments = arguments
        self.parameters = parameters
        self.returns = returns
        self.number = number
        self.static = bool(definition.flags & _STATIC)
        self.key = ""
        self.one_step = 0
        self.tested = owner
        self.alone = self.claimed = self.awaits = self.runs_out = self.hands_on = False
        self.in_turn = self.watched = self.outside = False
        self.invariants: tuple[Method, ...] = ()
        self.code: Any = None

    @property
    def member(self) -> MemberKey:
        """The method's definition, whatever its arguments."""
        return MemberKey(self.owner.module, self.definition.token)

    @property
    def is_virtual(self) -> bool:
        return bool(self.definition.flags & _VIRTUAL)

    @property
    def is_abstract(self) -> bool:
        return bool(self.definition.flags & _ABSTRACT)

    @property
    def is_synchronized(self) -> bool:
        return bool(self.definition.impl_flags & _SYNCHRONIZED)

    def __repr__(self) -> str:
        arguments = f"<{','.join(a.name for a in self.arguments)}>" if self.arguments else ""
        return f"{self.owner.name}.{self.name}{arguments}"
