"""Values of types of the framework, as a user would pass them. Constructors would make them of zeros."""

from __future__ import annotations

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.state.trial import Constant, Fetched, Made, TrialValue
from fencepost.machine.values.values import TypeValue

_SECOND, _DAY = 10_000_000, 864_000_000_000
_EPOCH = 621355968000000000 | 1 << 62
"""The epoch of Unix in ticks, with the mark of universal time."""
_SHARED = {
    "System.StringComparer": ("System.StringComparer", "Ordinal", "comparer"),
    "System.TimeProvider": ("System.TimeProvider", "System", "clock"),
    "System.Threading.Tasks.TaskScheduler": ("System.Threading.Tasks.TaskScheduler", "Default", "scheduler"),
    "System.Globalization.CultureInfo": ("System.Globalization.CultureInfo", "InvariantCulture", "culture"),
    "System.IFormatProvider": ("System.Globalization.CultureInfo", "InvariantCulture", "culture"),
    "System.Collections.Generic.IEqualityComparer`1": (
        "System.Collections.Generic.EqualityComparer`1", "Default", "equality",
    ),
    "System.Collections.Generic.IComparer`1": ("System.Collections.Generic.Comparer`1", "Default", "order"),
    "System.Buffers.ArrayPool`1": ("System.Buffers.ArrayPool`1", "Shared", "arrays"),
    "System.Text.Encoding": ("System.Text.Encoding", "UTF8", "encoding"),
}  # fmt: skip
"""For each type the static property that returns an object of it, and that object's name in traces."""

_COLLECTIONS, _OLD = "System.Collections.Generic.", "System.Collections."
_MADE = {
    f"{_COLLECTIONS}IDictionary`2": f"{_COLLECTIONS}Dictionary`2",
    f"{_COLLECTIONS}IReadOnlyDictionary`2": f"{_COLLECTIONS}Dictionary`2",
    f"{_COLLECTIONS}ISet`1": f"{_COLLECTIONS}HashSet`1",
    f"{_COLLECTIONS}IReadOnlySet`1": f"{_COLLECTIONS}HashSet`1",
    f"{_OLD}IDictionary": f"{_OLD}Hashtable",
    f"{_OLD}IList": f"{_OLD}ArrayList",
    f"{_OLD}ICollection": f"{_OLD}ArrayList",
    f"{_OLD}IEnumerable": f"{_OLD}ArrayList",
    "System.IO.Stream": "System.IO.MemoryStream",
    "System.IO.TextWriter": "System.IO.StringWriter",
}
"""For an interface or an abstract class the class of which a user would make an empty object."""

_TOKEN, SOURCE = "System.Threading.CancellationToken", "System.Threading.CancellationTokenSource"
_TICKS = {"System.Int64": "get_TickCount64", "System.Int32": "get_TickCount"}
_TIMES = {"System.DateTime", "System.DateTimeOffset"}
_PUBLIC, _ACCESS = 6, 7


def known_values(universe: Universe, klass: Klass) -> list[TrialValue]:
    """The values of a type, if it is one of those."""
    if klass.name == "System.TimeSpan":
        return [
            Constant("TimeSpan.FromSeconds(1)", klass, (_SECOND,)),
            Constant("TimeSpan.Zero", klass, (0,)),
        ]
    if klass.name == "System.DateTime":
        return [
            Constant("DateTime.UnixEpoch", klass, (_EPOCH,)),
            Constant("DateTime.UnixEpoch.AddDays(1)", klass, (_EPOCH + _DAY,)),
            Constant("default(DateTime)", klass, universe.default(klass)),
        ]
    if klass.name == "System.Decimal":
        return [Constant(f"{number}m", klass, (0, 0, number)) for number in (1, 0, 2)]
    if klass.name == _TOKEN:
        source = _source(universe)
        getter = universe.named_method(source.klass, "get_Token", 0) if source is not None else None
        none = Constant("CancellationToken.None", klass, universe.default(klass))
        return (
            [none, Fetched("token", klass, getter, (source,))] if source is not None and getter is not None else [none]
        )
    if klass.name == "System.Type":
        named = [("int", "System.Int32"), ("string", "System.String")]
        return [Constant(f"typeof({text})", klass, TypeValue(universe.core(name))) for text, name in named]
    if klass.name == "System.Uri":
        return _addresses(universe, klass)
    if klass.generic in _MADE:
        made = universe.instantiate(*universe.place(universe.library, "", _MADE[klass.generic]), klass.arguments)
        constructor = universe.named_method(made, ".ctor", 0)
        name = _MADE[klass.generic].rpartition(".")[2].partition("`")[0]
        return [Made(f"{name[:1].lower()}{name[1:]}{number}", made, constructor) for number in (1, 2)]
    if klass.generic in _SHARED:
        owner, name, variable = _SHARED[klass.generic]
        holder = universe.instantiate(*universe.place(universe.library, "", owner), klass.arguments)
        getter = universe.named_method(holder, f"get_{name}", 0)
        return [Fetched(variable, klass, getter)] if getter is not None else []
    return []


def _addresses(universe: Universe, klass: Klass) -> list[TrialValue]:
    text = universe.core("System.String")
    for method in klass.definition.methods if klass.definition is not None else ():
        if method.name == ".ctor" and len(method.signature.parameters) == 1:
            constructor = universe.method_instance(klass, method)
            if constructor.parameters == (text,):
                addresses = [f"http://{name}/" for name in ("a", "b")]
                given = [(Constant(f'"{address}"', text, address),) for address in addresses]
                return [Made(f"uri{number}", klass, constructor, one) for number, one in enumerate(given, 1)]
    return []


def cancelling(universe: Universe) -> tuple[Made, MethodInstance] | None:
    """The source of the token that is among the values, and the method that cancels it."""
    source = _source(universe)
    cancel = universe.named_method(source.klass, "Cancel", 0) if source is not None else None
    return (source, cancel) if source is not None and cancel is not None else None


def _source(universe: Universe) -> Made | None:
    klass = universe.core(SOURCE)
    constructor = universe.named_method(klass, ".ctor", 0)
    return Made("cancellation", klass, constructor) if constructor is not None else None


def tick_count(universe: Universe, klass: Klass) -> MethodInstance | None:
    """The member that tells the time in milliseconds, as a number of this type."""
    name = _TICKS.get(klass.name)
    return universe.named_method(universe.core("System.Environment"), name, 0) if name is not None else None


def clock(universe: Universe, klass: Klass) -> MethodInstance | None:
    """The member of a type of times that tells the time."""
    return universe.named_method(klass, "get_UtcNow", 0) if klass.name in _TIMES else None
