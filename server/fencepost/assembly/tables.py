"""The `#~` and `#-` streams (ECMA-335 II.24.2.6): tables of fixed-width rows, decoded a row or a whole table at a time.

One `struct` format reads a row of any table; `iter_unpack` reads them all, thirty times faster than one object a cell
would be. Rows count from 1, as everywhere in metadata.
"""

from collections.abc import Callable
from struct import Struct, error, unpack_from

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.schema import CODED, NUMBERS, TABLES

_WIDE_STRINGS, _WIDE_GUIDS, _WIDE_BLOBS, _EXTRA_DATA = 1, 2, 4, 0x40
_LARGEST_TABLE = 1 << 24  # a token's row number has 24 bits


class Table:
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
        if self._rows is not None:
            return self._rows[number - 1]
        return self._layout.unpack_from(self._data, (number - 1) * self._layout.size)

    def rows(self) -> list[tuple[int, ...]]:
        """All rows."""
        if self._rows is None:
            self._rows = list(self._layout.iter_unpack(self._data))
        return self._rows

    def column(self, position: int) -> list[int]:
        """One column of all rows."""
        return [row[position] for row in self.rows()]

    def where(self, position: int, value: int) -> list[int]:
        """The numbers of the rows that have a value in a column, in order; sorted or not, as files may lie about it."""
        groups = self._groups.get(position)
        if groups is None:
            if not self.count:
                return []
            groups = self._groups[position] = {}
            for number, row in enumerate(self.rows(), 1):
                groups.setdefault(row[position], []).append(number)
        return groups.get(value, [])


class Tables:
    """All tables of a stream. `external` has the row counts of tables elsewhere (a PDB's view of its assembly)."""

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
        self._tables: dict[str, Table] = {}
        start = 24 + 4 * len(present) + (4 if heap_sizes & _EXTRA_DATA else 0)
        for number, (name, columns) in TABLES.items():
            start = self._add(name, columns, counts.get(number, 0), stream, start)

    def __getitem__(self, name: str) -> Table:
        return self._tables[name]

    def count(self, name: str) -> int:
        return self._tables[name].count

    def _add(self, name: str, columns: str, count: int, stream: memoryview, start: int) -> int:
        layout = Struct("<" + "".join(self._width(column.split(":")[1]) for column in columns.split()))
        fits = max(len(stream) - start, 0) // layout.size
        if count > min(fits, _LARGEST_TABLE):
            self.problems.append(f"the table {name} claims {count:,} rows, but only {fits:,} are there")
            count = min(fits, _LARGEST_TABLE)
        end = start + count * layout.size
        self._tables[name] = Table(name, count, layout, stream[start:end])
        return end


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


def parent_index(kind: str, table: str, row: int) -> int:
    """The coded index of a row, as tables that refer to it store it."""
    bits, tag = _PARENT_TAGS[kind, table]
    return row << bits | tag


_PARENT_TAGS = {
    (kind, target): ((len(targets) - 1).bit_length(), tag)
    for kind, targets in CODED.items()
    for tag, target in enumerate(targets)
}


def coded(kind: str) -> Callable[[int], tuple[str, int]]:
    """A decoder of one kind of coded index: the table's name ("" for a tag that means nothing) and the row."""
    targets = CODED[kind]
    bits = (len(targets) - 1).bit_length()
    mask = (1 << bits) - 1
    padded = targets + ("",) * (mask + 1 - len(targets))
    return lambda value: (padded[value & mask], value >> bits)
