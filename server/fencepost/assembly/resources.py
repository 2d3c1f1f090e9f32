"""Manifest resources of an assembly (ECMA-335 II.22.24, II.25.3.3), and the texts in a `.resources` file.

The format of the latter is that of .NET's `System.Resources.ResourceWriter`, version 2; it is in no standard.
"""

from struct import error, unpack_from

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.image import Image
from fencepost.assembly.metadata import Metadata

_MAGIC, _VERSION = 0xBEEFCACE, 2
_NULL, _STRING = 0, 1
_TYPE_NAMES = (
    "Null", "String", "Boolean", "Char", "Byte", "SByte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    "Single", "Double", "Decimal", "DateTime", "TimeSpan",
)  # fmt: skip


class NoText(str):
    """The name of the type of a resource that is no text."""

    __slots__ = ()


def resource_names(metadata: Metadata) -> list[str]:
    """The names of the resources of an assembly, in its order."""
    table = metadata.tables["ManifestResource"]
    return [metadata.strings[table.row(row)[2]] for row in range(1, table.count + 1)]


def resource(image: Image, metadata: Metadata, name: str) -> memoryview | None:
    """The bytes of a resource that the assembly's own file has; None without one."""
    table = metadata.tables["ManifestResource"]
    for row in range(1, table.count + 1):
        offset, _, own, implementation = table.row(row)
        if metadata.strings[own] != name or implementation:
            continue
        data = image.resources[offset:]
        size = int.from_bytes(data[:4], "little")
        if len(data) < 4 or size > len(data) - 4:
            raise DamagedError(f"the resource {name} is cut off")
        return data[4 : 4 + size]
    return None


def read_texts(content: memoryview) -> dict[str, str | None]:
    """The texts of a `.resources` file, by name; a null is None."""
    try:
        return _Reader(content).texts()
    except (error, IndexError, UnicodeDecodeError) as problem:
        raise DamagedError(f"a file of resources is damaged: {problem}") from None


class _Reader:
    def __init__(self, content: memoryview) -> None:
        self._content = content
        self._at = 0

    def texts(self) -> dict[str, str | None]:
        magic, _, skipped = (self._integer() for _ in range(3))
        self._at += skipped
        version, count, types = (self._integer() for _ in range(3))
        if magic != _MAGIC or version != _VERSION:
            raise DamagedError("a file of resources has another format")
        for _ in range(types):
            self._bytes()
        self._at = (self._at + 7) // 8 * 8 + 4 * count
        positions = [self._integer() for _ in range(count)]
        data = self._integer()
        names = self._at
        found = {}
        for position in positions:
            self._at = names + position
            name = self._bytes().decode("utf-16-le", "surrogatepass")
            self._at = data + self._integer()
            found[name] = self._value()
        return found

    def _value(self) -> str | None:
        kind = self._length()
        if kind == _STRING:
            # A text of the machine is one of UTF-16 code units.
            text = self._bytes().decode("utf-8").encode("utf-16-le")
            return "".join([chr(unit) for unit in memoryview(text).cast("H")])
        return None if kind == _NULL else NoText(_TYPE_NAMES[kind] if kind < len(_TYPE_NAMES) else "Object")

    def _integer(self) -> int:
        (value,) = unpack_from("<I", self._content, self._at)
        self._at += 4
        return int(value)

    def _length(self) -> int:
        value = shift = 0
        while True:
            byte = self._content[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 or shift > 28:
                return value

    def _bytes(self) -> bytes:
        size = self._length()
        found = bytes(self._content[self._at : self._at + size])
        self._at += size
        return found
