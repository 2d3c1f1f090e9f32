"""Random litmus tests: short threads that meet in few variables, where every value that is read counts."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.random import program as p

FEATURES = ("volatile", "ordered", "barrier", "update", "choice", "element", "lock", "reference", "await")
_OTHERS = {"barrier", "update", "choice", "lock", "reference", "await", "exchange"}


class _Writer:
    """Draws the statements of one thread. Each read has a variable of its own, as long as there are some."""

    def __init__(self, draw: st.DrawFn, features: frozenset[str], accesses: tuple[str, ...]) -> None:
        self._draw = draw
        self._features = features
        self._loaded: list[int] = []
        self._referred = False
        self._kinds = [*accesses, *sorted(features & _OTHERS)]

    def block(self, least: int, most: int, depth: int = 1) -> p.Block:
        return tuple(self._statement(depth) for _ in range(self._draw(st.integers(least, most))))

    def _local(self) -> int:
        local = len(self._loaded) % p.INTEGERS
        self._loaded.append(local)
        return local

    def _place(self) -> p.Place:
        if "element" in self._features and self._draw(st.booleans()):
            return p.Element(p.Binary("&", self._value(), p.Constant(1)))
        return p.Static(self._draw(st.sampled_from("xyv" if "volatile" in self._features else "xy")))

    def _value(self) -> p.Expression:
        """A constant mostly, or what depends on a read, whether its value does or not."""
        if not self._loaded or self._draw(st.booleans()):
            return p.Constant(self._draw(st.integers(1, 2)))
        local = p.Local(self._draw(st.sampled_from(self._loaded)))
        values: list[p.Expression] = [local, p.Binary("+", local, p.Constant(1)), p.Binary("^", local, local)]
        return self._draw(st.sampled_from(values))

    def _ordered(self) -> bool:
        return "ordered" in self._features and self._draw(st.booleans())

    def _statement(self, depth: int) -> p.Statement:
        draw, kind = self._draw, self._draw(st.sampled_from(self._kinds))
        match kind:
            case "load":
                place = self._place()
                return p.Load(self._local(), place, self._ordered())
            case "store":
                return p.Store(self._place(), self._value(), self._ordered())
            case "update":
                operation = draw(st.sampled_from(["Exchange", "Add", "CompareExchange"]))
                place, value = self._place(), self._value()
                return p.Update(operation, self._local(), place, value)
            case "await":
                return p.Await(p.Static(draw(st.sampled_from("xy"))), draw(st.integers(0, 1)))
            case "choice" if depth and self._loaded:
                condition = p.Binary(
                    "==", p.Local(draw(st.sampled_from(self._loaded))), p.Constant(draw(st.integers(0, 1)))
                )
                return p.If(condition, self.block(1, 2, 0), self.block(0, 1, 0))
            case "lock" if depth:
                return p.Lock(draw(st.sampled_from("kkkl")), self.block(1, 2, draw(st.integers(0, 1))))
            case "reference":
                return p.Try(self._reference(), ())
            case "exchange":
                return p.Try(self._exchange(), ())
            case _:
                return p.Barrier(draw(st.sampled_from(p.BARRIERS)))

    def _reference(self) -> p.Block:
        """A new node that is published, or the fields of one that has been found."""
        draw, number = self._draw, self._draw(st.integers(0, p.REFERENCES - 1))
        slot = p.Slot(draw(st.sampled_from("ppq")))
        field, link = p.Field(number, "f"), p.Next(number)
        value = self._value()
        match draw(st.integers(0, 4)):
            case 0:
                between = (p.Barrier(draw(st.sampled_from(p.BARRIERS))),) if draw(st.booleans()) else ()
                return (p.Make(number), p.Store(field, value), *between, p.StoreReference(slot, number))
            case 1:
                return (
                    p.Make(1),
                    p.Store(p.Field(1, "f"), value),
                    p.Make(0),
                    p.StoreReference(p.Next(0), 1),
                    p.StoreReference(slot, 0),
                )
            case 2:
                return (p.LoadReference(number, slot), p.Load(self._local(), field))
            case 3:
                return (p.LoadReference(number, slot), p.Store(field, value))
            case _:
                return (p.LoadReference(number, slot), p.LoadReference(number, link), p.Load(self._local(), field))

    def _exchange(self) -> p.Block:
        """A new node that a read-modify-write publishes, or the field of one that has been found."""
        draw, number = self._draw, self._draw(st.integers(0, p.REFERENCES - 1))
        slot, field = p.Slot(draw(st.sampled_from("pppq"))), p.Field(number, "f")
        between = (p.Barrier(draw(st.sampled_from(p.BARRIERS))),) if draw(st.integers(0, 3)) == 0 else ()
        if draw(st.booleans()):
            return (p.LoadReference(number, slot), *between, p.Load(self._local(), field))
        exchange = p.UpdateReference(draw(st.sampled_from(["Exchange", "CompareExchange"])), 1 - number, slot, number)
        return (p.Make(number), p.Store(field, self._value()), *between, exchange)


@st.composite
def exchanges(draw: st.DrawFn) -> p.Program:
    """Two threads that meet in nodes which read-modify-writes publish."""
    more = draw(st.frozensets(st.sampled_from(["barrier", "volatile", "update", "reference"]), max_size=1))
    threads = tuple(_Writer(draw, more | {"exchange"}, ("exchange", "exchange", "store")).block(1, 3) for _ in "12")
    return p.Program((*map(p.Start, range(2)), *map(p.Join, range(2))), threads)


@st.composite
def races(
    draw: st.DrawFn, features: tuple[str, ...] = FEATURES, accesses: tuple[str, ...] = ("load", "store")
) -> p.Program:
    """Two or three threads, which the main thread starts and joins."""
    chosen = draw(st.frozensets(st.sampled_from(features), max_size=3))
    count = draw(st.sampled_from([2, 2, 2, 3]))
    threads = tuple(_Writer(draw, chosen, accesses).block(1, 4 if count == 2 else 2) for _ in range(count))
    return p.Program((*map(p.Start, range(count)), *map(p.Join, range(count))), threads)
