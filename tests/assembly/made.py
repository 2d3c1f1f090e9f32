"""Assemblies made by hand, row by row: for what no compiler writes."""

from struct import pack

from fencepost.assembly.schema import CODED, NUMBERS, TABLES

ADDRESS = 0x2000  # of the only section
CODE = ADDRESS + 72  # of what follows the CLI header: bodies first, then the metadata
_FILE_ALIGNMENT = 0x200


def compressed(number: int) -> bytes:
    if number < 0x80:
        return bytes([number])
    return pack(">H", number | 0x8000) if number < 0x4000 else pack(">I", number | 0xC0000000)


def counted(data: bytes) -> bytes:
    """A blob as its heap holds it."""
    return compressed(len(data)) + data


class Heap:
    """A heap that grows; `add` gives the index of what was added."""

    def __init__(self) -> None:
        self.data = bytearray(1)

    def add(self, piece: bytes) -> int:
        self.data += piece
        return len(self.data) - len(piece)


class Made:
    """A module with an empty `<Module>` type; tests add rows, in the columns of the schema, and take the bytes."""

    def __init__(self) -> None:
        self.names, self.blobs, self.texts = Heap(), Heap(), Heap()
        self.guids = bytes(range(16))
        self.rows: dict[str, list[tuple[int, ...]]] = {}
        self.claimed: dict[str, int] = {}
        self.stream = "#~"
        self.more_streams: dict[str, bytes] = {}
        self.extra_data = False
        self.code = b""
        self.add("Module", 0, self.name("Made.dll"), 1, 0, 0)
        self.add("TypeDef", 0, self.name("<Module>"), 0, 0, 1, 1)

    def name(self, text: str) -> int:
        return self.names.add(text.encode() + b"\0")

    def blob(self, *data: int) -> int:
        return self.blobs.add(counted(bytes(data)))

    def add(self, table: str, *row: int) -> int:
        """Adds a row and gives its number."""
        self.rows.setdefault(table, []).append(row)
        return len(self.rows[table])

    def type(self, name: str, fields: int = 1, methods: int = 1, flags: int = 1) -> int:
        return self.add("TypeDef", flags, self.name(name), 0, 0, fields, methods)

    def method(self, name: str, signature: tuple[int, ...] = (0, 0, 1), rva: int = 0, parameters: int = 1) -> int:
        return self.add("MethodDef", rva, 0, 0x16, self.name(name), self.blob(*signature), parameters)

    def root(self) -> bytes:
        """The metadata."""
        streams = {
            self.stream: self._tables(),
            "#Strings": bytes(self.names.data),
            "#US": bytes(self.texts.data),
            "#Blob": bytes(self.blobs.data),
            "#GUID": self.guids,
        } | self.more_streams
        return root(streams)

    def image(self) -> bytes:
        """The whole PE file."""
        return image(self.root(), self.code)

    def _tables(self) -> bytes:
        numbers = sorted(NUMBERS[name] for name in self.rows | self.claimed)
        valid = sum(1 << number for number in numbers)
        heap_sizes = 7 | (0x40 if self.extra_data else 0)  # all heaps have wide indexes
        counts = [self.claimed.get(TABLES[n][0], len(self.rows.get(TABLES[n][0], ()))) for n in numbers]
        out = pack("<IBBBBQQ", 0, 2, 0, heap_sizes, 1, valid, 0) + pack(f"<{len(counts)}I", *counts)
        out += pack("<I", 0xDDDDDDDD) if self.extra_data else b""
        for number in numbers:
            name, columns = TABLES[number]
            layout = "<" + "".join(self._format(column.split(":")[1]) for column in columns.split())
            out += b"".join(pack(layout, *row) for row in self.rows.get(name, ()))
        return out

    def _format(self, kind: str) -> str:
        if kind in ("2", "4"):
            return {"2": "H", "4": "I"}[kind]
        if kind in ("string", "guid", "blob") or "#JTD" in self.more_streams:
            return "I"
        targets = CODED.get(kind, (kind,))
        counts = [self.claimed.get(target, len(self.rows.get(target, ()))) for target in targets]
        return "I" if max(counts) >= 1 << (16 - (len(targets) - 1).bit_length()) else "H"


def root(streams: dict[str, bytes]) -> bytes:
    """A metadata root with these streams."""
    names = {name: (name.encode() + b"\0" * 4)[: (len(name) + 4) // 4 * 4] for name in streams}
    out = pack("<IHHII12sHH", 0x424A5342, 1, 1, 0, 12, b"v4.0.30319", 0, len(streams))
    offset = len(out) + sum(8 + len(name) for name in names.values())
    content = b""
    for name, data in streams.items():
        out += pack("<II", offset + len(content), len(data)) + names[name]
        content += data + b"\0" * (-len(data) % 4)
    return out + content


def image(metadata: bytes, code: bytes = b"", flags: int = 1) -> bytes:
    """A PE32 file with one section: CLI header, code, metadata."""
    start = CODE + len(code)
    cli = pack("<IHHIIII", 72, 2, 5, start, len(metadata), flags, 0) + bytes(48)
    section = cli + code + metadata
    padded = section + bytes(-len(section) % _FILE_ALIGNMENT)
    directories = bytearray(16 * 8)
    directories[14 * 8 : 15 * 8] = pack("<II", ADDRESS, 72)
    optional = pack("<HBBIIIIII", 0x10B, 48, 0, len(padded), 0, 0, 0, ADDRESS, 0)
    optional += pack(
        "<IIIHHHHHHIIIIHH", 0x400000, 0x2000, _FILE_ALIGNMENT, 4, 0, 0, 0, 4, 0, 0, 0x8000000, 0x200, 0, 3, 0
    )
    optional += pack("<IIIIII", 0x100000, 0x1000, 0x100000, 0x1000, 0, 16) + directories
    coff = pack("<HHIIIHH", 0x14C, 1, 0, 0, 0, len(optional), 0x2102)
    table = pack("<8sIIIIIIHHI", b".text", len(section), ADDRESS, len(padded), 0x200, 0, 0, 0, 0, 0x60000020)
    dos = b"MZ" + bytes(58) + pack("<I", 64)
    head = dos + b"PE\0\0" + coff + optional + table
    return head + bytes(0x200 - len(head)) + padded
