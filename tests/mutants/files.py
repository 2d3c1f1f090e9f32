"""Good assemblies, opened so that a method's body or a row of metadata can be exchanged."""

from __future__ import annotations

from pathlib import Path
from random import Random
from struct import Struct, pack_into, unpack_from

from fencepost.assembly.code import read_body
from fencepost.assembly.image import open_image
from fencepost.assembly.opcodes import OperandKind
from fencepost.assembly.root import read_streams
from fencepost.assembly.schema import CODED, NUMBERS, TABLES
from fencepost.assembly.tables import Tables
from tests.mutants.bodies import Lines, Names, put_together, taken_apart

_METHOD, _SIGNATURES = "MethodDef", "StandAloneSig"
_SAFE = "Module", "Assembly", "AssemblyRef"
"""Tables whose damage only makes a file another one, or leaves it without the library."""


class Subject:
    """One good assembly. Every change gives the bytes of a new one."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self._image = open_image(content)
        root = bytes(self._image.metadata)
        streams = read_streams(memoryview(root))
        self._start = content.index(root)
        tables = streams["#~"]
        self._blobs = self._start + root.index(bytes(streams["#Blob"])), len(streams["#Blob"])
        self.tables = Tables(tables)
        at = content.index(bytes(tables), self._start)
        (valid,) = unpack_from("<Q", tables, 8)
        position = at + 24 + 4 * valid.bit_count()
        self._places: dict[str, int] = {}
        for table in self.tables.values():
            self._places[table.name] = position
            position += table._layout.size * table.count
        counts = ((NUMBERS[name], self.tables.count(name)) for name in self.tables)
        rows = tuple((number, count) for number, count in counts if count and number < 0x30)
        self.names = Names(self._tokens(), self.tables.count(_SIGNATURES), rows)

    def _tokens(self) -> tuple[int, ...]:
        found: dict[int, None] = {}
        for row in range(1, self.tables.count(_METHOD) + 1):
            for line in self.body(row).lines if self.has_body(row) else ():
                if line.kind in (OperandKind.TOKEN, OperandKind.STRING) and isinstance(line.operand, int):
                    found[line.operand] = None
        return tuple(found)

    def has_body(self, row: int) -> bool:
        return bool(self.tables[_METHOD].row(row)[0])

    def body(self, row: int) -> Lines:
        return taken_apart(read_body(self._image.at(self.tables[_METHOD].row(row)[0])))

    def with_body(self, row: int, body: Lines) -> bytes:
        """The file with another body for a method: at its end, in its last section."""
        content, address = self._grown(put_together(body))
        pack_into("<I", content, self._place(_METHOD, row), address)
        return bytes(content)

    def _grown(self, more: bytes) -> tuple[bytearray, int]:
        content = bytearray(self.content)
        (pe,) = unpack_from("<I", content, 0x3C)
        sections, optional_size = unpack_from("<H12xH", content, pe + 6)
        header = pe + 24 + optional_size + 40 * (sections - 1)
        _, start, raw_size, raw = unpack_from("<IIII", content, header + 8)
        content[raw + raw_size :] = more
        pack_into("<IIII", content, header + 8, raw_size + len(more), start, raw_size + len(more), raw)
        return content, start + raw_size

    def _place(self, table: str, row: int) -> int:
        return self._places[table] + (row - 1) * self.tables[table]._layout.size

    def with_damaged_row(self, random: Random) -> tuple[str, bytes]:
        """The file with another value in some rows of one table."""
        names = [name for name in self.tables if self.tables.count(name) and name not in _SAFE]
        name = random.choice(names)
        table, content = self.tables[name], bytearray(self.content)
        kinds = [column.split(":")[1] for column in TABLES[NUMBERS[name]][1].split()]
        column = random.randrange(len(kinds))
        layout = Struct(table._layout.format)
        value = number = 0
        for _ in range(random.choice((1, 1, 1, 3))):
            number = random.randint(1, table.count)
            row = list(table.row(number))
            wide = table._layout.format[1 + column] == "I"
            value = self._value(random, name, column, kinds[column]) & (0xFFFFFFFF if wide else 0xFFFF)
            row[column] = value
            layout.pack_into(content, self._place(name, number), *row)
        return f"{name} {number}, {TABLES[NUMBERS[name]][1].split()[column]}: {value:#x}", bytes(content)

    def _value(self, random: Random, name: str, column: int, kind: str) -> int:
        table = self.tables[name]
        known = table.row(random.randint(1, table.count))[column]
        pointed = {"string": 1 << 12, "guid": 4, "blob": self._blobs[1]}.get(kind)
        if pointed is None and kind in CODED:
            tag = random.randrange(len(CODED[kind]))
            target = CODED[kind][tag]
            count = self.tables.count(target) if target else 3
            bits = (len(CODED[kind]) - 1).bit_length()
            pointed_at = random.randint(0, count + 1) << bits | tag
        elif pointed is None and not kind.isdigit():
            pointed_at = random.randint(0, self.tables.count(kind) + 1)
        else:
            pointed_at = random.randrange(pointed or 1 << 16)
        bit = known ^ 1 << random.randrange(16)
        return random.choice((known, known, pointed_at, pointed_at, known + 1, known - 1, bit, 0, 0xFFFFFFFF))

    def with_damaged_signature(self, random: Random) -> tuple[str, bytes]:
        """The file with other bytes in a signature."""
        content = bytearray(self.content)
        columns = {"Field": 2, _METHOD: 4, "MemberRef": 2, _SIGNATURES: 0, "TypeSpec": 0, "MethodSpec": 1}
        name = random.choice([name for name in columns if self.tables.count(name)])
        number = random.randint(1, self.tables.count(name))
        blob = self._blobs[0] + self.tables[name].row(number)[columns[name]]
        size = content[blob]
        for _ in range(random.choice((1, 1, 2))):
            value = random.choice((*range(0x21), 0x41, 0x45, 0x51, 0x55, 0x7F, 0x80, 0xFF, random.randrange(256)))
            content[blob + random.randrange(size + 1)] = value
        return f"the signature of {name} {number}", bytes(content)


def subject(path: Path) -> Subject:
    return Subject(path.read_bytes())
