"""The `#~` and `#-` streams (ECMA-335 II.24.2.6): tables of fixed-width rows, decoded a row or a whole table at a time.

One `struct` format reads a row of any table; `iter_unpack` reads them all, thirty times faster than one object a cell
would be. Rows count from 1, as everywhere in metadata.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from struct import Struct, calcsize, error, unpack_from

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.schema import CODED, NUMBERS, TABLES

_WIDE_STRINGS, _WIDE_GUIDS, _WIDE_BLOBS, _EXTRA_DATA = 1, 2, 4, 0x40
_LARGEST_TABLE = 1 << 24  # a token's row number has 24 bits


class MetadataTable:
    """The rows of one table. `damage` says that rows are missing which the header promises."""

    def __init__(self, name: str, count: int, layout: Struct, data: memoryview) -> None:
        self.name = name
        self.count = count
        self._layout = layout
        self._data = data
        self._rows: list[tuple[int, ...]] | None = None
        self._groups: dict[int, dict[int, list[int]]] = {}

    def row(self, number: int) -> tuple[int, ...]:
        """One row, without decoding the others."""
        if not 0 < number <= self.count:
            raise DamagedError(f"there is no row {number} in the table {self.name}")
        if self._rows:
            return self._rows[number - 1]
        return self._layout.unpack_from(self._data, (number - 1) * self._layout.size)

    def rows(self) -> list[tuple[int, ...]]:
        """All rows."""
        if self._rows is None:
            self._rows = list(self._layout.iter_unpack(self._data))
        return self._rows

    def column(self, position: int) -> list[int]:
        """One column of all rows, without decoding the others."""
        if self._rows is not None:
            return [row[position] for row in self._rows]
        kinds = self._layout.format[1:]
        skipped = [f"{calcsize(kind)}x" for kind in kinds]
        alone = Struct("<" + "".join([*skipped[:position], kinds[position], *skipped[position + 1 :]]))
        return [value for (value,) in alone.iter_unpack(self._data)]

    def groups(self, position: int) -> dict[int, list[int]]:
        """The numbers of the rows for each value in a column, in order; sorted or not, as files may lie about it."""
        groups = self._groups.get(position)
        if groups is None:
            groups = self._groups[position] = {}
            for number, value in enumerate(self.column(position), 1):
                groups.setdefault(value, []).append(number)
        return groups

    def where(self, position: int, value: int) -> Sequence[int]:
        """The numbers of the rows that have a value in a column, in order."""
        return self.groups(position).get(value, ())


class Bisected:
    """Like a dictionary of the rows that name each row of one table, found in a column that is in order."""

    def __init__(self, column: list[int], bits: int, tag: int) -> None:
        self._column, self._bits, self._tag = column, bits, tag

    def get(self, row: int, default: Sequence[int] = ()) -> Sequence[int]:
        value = row << self._bits | self._tag
        first = bisect_left(self._column, value)
        last = bisect_right(self._column, value, first)
        return range(first + 1, last + 1) if last > first else default

    def __contains__(self, row: int) -> bool:
        return bool(self.get(row))

    def __getitem__(self, row: int) -> Sequence[int]:
        return self.get(row)


class Referring(dict[str, dict[int, list[int]] | Bisected]):
    """Which rows of a table name each row of others, in a column that is a coded index: by table and row, in order.

    At first rows are searched for, if the file has them in order, as it should; after `group`, they are looked up,
    which is worth its while when all are wanted.
    """

    def __init__(self, table: MetadataTable, column: int, kind: str) -> None:
        super().__init__()
        self._table, self._column, self._targets = table, column, CODED[kind]
        self._bits = (len(self._targets) - 1).bit_length()

    def __missing__(self, target: str) -> dict[int, list[int]] | Bisected:
        column = self._table.column(self._column)
        if column != sorted(column):
            self.group()
        else:
            self.update((name, Bisected(column, self._bits, tag)) for tag, name in enumerate(self._targets))
        return self[target]

    def group(self) -> None:
        rows: list[dict[int, list[int]]] = [{} for _ in range(1 << self._bits)]
        for value, numbers in self._table.groups(self._column).items():
            rows[value & (1 << self._bits) - 1][value >> self._bits] = numbers
        self.update(zip(self._targets, rows, strict=False))


class Children:
    """Which rows of a table belong to each row of another: from its own first to the next row's first.

    A pointer table between the two, which uncompressed metadata may have, gives the rows another order.
    """

    def __init__(
        self, parents: MetadataTable, column: int, children: MetadataTable, pointers: MetadataTable | None = None
    ) -> None:
        self._parents, self._column = parents, column
        self._count = children.count
        self._pointers = pointers if pointers is not None and pointers.count else None
        self._end = (self._pointers or children).count + 1
        self._firsts: list[int] = []
        self._owners: list[int] | None = None

    def of(self, parent: int) -> Sequence[int]:
        """The rows that belong to a parent."""
        firsts = self._firsts or self._all_firsts()
        if not 0 < parent < len(firsts):
            raise DamagedError(f"there is no row {parent} in the table {self._parents.name}")
        rows = range(firsts[parent - 1], firsts[parent])
        return [self._pointers.row(row)[0] for row in rows] if self._pointers else rows

    def owner(self, child: int) -> int:
        """The parent of a row."""
        if self._owners is None:
            self._owners = self._all_owners()
        if not 0 < child < len(self._owners) or not self._owners[child]:
            raise DamagedError("a member belongs to no type")
        return self._owners[child]

    def _all_firsts(self) -> list[int]:
        """The first child of each parent, and where a next parent's would be."""
        firsts = self._parents.column(self._column)
        if firsts and (firsts != sorted(firsts) or firsts[0] < 1 or firsts[-1] > self._end):
            firsts = _in_order([min(max(first, 1), self._end) for first in firsts])
        self._firsts = [*firsts, self._end]
        return self._firsts

    def _all_owners(self) -> list[int]:
        owners = [0] * self._end
        for parent, (first, last) in enumerate(pairwise(self._firsts or self._all_firsts()), 1):
            owners[first:last] = [parent] * (last - first)
        if not self._pointers:
            return owners
        reordered = [0] * (self._count + 1)
        for at, child in enumerate(self._pointers.column(0), 1):
            if child < len(reordered) and owners[at]:
                reordered[child] = owners[at]
        return reordered


class Tables(dict[str, MetadataTable]):
    """All tables of a stream, by name; `external` has the row counts of others (those of the assembly, for a PDB)."""

    def __init__(self, stream: memoryview, minimal_delta: bool = False, external: dict[int, int] | None = None) -> None:
        self.problems: list[str] = []
        try:
            heap_sizes, valid = unpack_from("<xxxxxxBxQ", stream)
            present = [number for number in range(64) if valid >> number & 1]
            counts = dict(zip(present, unpack_from(f"<{len(present)}I", stream, 24), strict=True))
        except error:
            raise DamagedError("the header of the metadata tables is cut off") from None
        unknown = [number for number in present if number not in TABLES]
        if unknown:
            raise DamagedError(f"there is a metadata table 0x{unknown[0]:02x}, which no standard knows")
        self._width = _widths(heap_sizes, counts | (external or {}), minimal_delta)
        super().__init__()
        start = 24 + 4 * len(present) + (4 if heap_sizes & _EXTRA_DATA else 0)
        for number, (name, columns) in TABLES.items():
            start = self._add(name, columns, counts.get(number, 0), stream, start)

    def count(self, name: str) -> int:
        return self[name].count

    def decode_all(self) -> int:
        """Decodes every row of every table: how many there are."""
        return sum(len(table.rows()) for table in self.values())

    def referring(self, name: str, column: int, kind: str) -> Referring:
        """The rows of a table by the row of another table that a column names, with one kind of coded index."""
        return Referring(self[name], column, kind)

    def _add(self, name: str, columns: str, count: int, stream: memoryview, start: int) -> int:
        layout = Struct("<" + "".join(self._width(column.split(":")[1]) for column in columns.split()))
        fits = max(len(stream) - start, 0) // layout.size
        if count > min(fits, _LARGEST_TABLE):
            self.problems.append(f"the table {name} claims {count:,} rows, but only {fits:,} are there")
            count = min(fits, _LARGEST_TABLE)
        end = start + count * layout.size
        self[name] = MetadataTable(name, count, layout, stream[start:end])
        return end


def _in_order(numbers: list[int]) -> list[int]:
    """The numbers with those that are out of order replaced by the next that is not, as few of them as possible.

    No row belongs to two parents then, however the file lies, and one wrong number costs its own parent's rows only.
    """
    lasts: list[int] = []  # the smallest last number of a subsequence in order, for each length
    places: list[int] = []  # where it stands
    before = [-1] * len(numbers)
    for place, number in enumerate(numbers):
        length = bisect_right(lasts, number)
        lasts[length : length + 1] = [number]
        places[length : length + 1] = [place]
        before[place] = places[length - 1] if length else -1
    out = list(numbers)
    wanted = places[-1]
    kept = numbers[wanted]
    for place in range(len(numbers) - 1, -1, -1):
        if place == wanted:
            kept, wanted = numbers[place], before[place]
        else:
            out[place] = kept
    return out


def _widths(heap_sizes: int, counts: dict[int, int], minimal_delta: bool) -> Callable[[str], str]:
    """How wide each kind of column is (II.24.2.6): two bytes unless what it points into is too large."""
    heaps = {"string": _WIDE_STRINGS, "guid": _WIDE_GUIDS, "blob": _WIDE_BLOBS}

    def width(kind: str) -> str:
        if kind.isdigit():
            return {"2": "H", "4": "I"}[kind]
        if minimal_delta:
            return "I"
        if kind in heaps:
            return "I" if heap_sizes & heaps[kind] else "H"
        targets = CODED.get(kind, (kind,))
        tag_bits = (len(targets) - 1).bit_length()
        largest = max(counts.get(NUMBERS[target], 0) for target in targets if target)
        return "I" if largest >= 1 << (16 - tag_bits) else "H"

    return width


def coded(kind: str) -> Callable[[int], tuple[str, int]]:
    """A decoder of one kind of coded index: the table's name ("" for a tag that means nothing) and the row."""
    targets = CODED[kind]
    bits = (len(targets) - 1).bit_length()
    mask = (1 << bits) - 1
    padded = targets + ("",) * (mask + 1 - len(targets))
    return lambda value: (padded[value & mask], value >> bits)
