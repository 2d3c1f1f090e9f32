"""The heaps of ECMA-335 II.24.2.3 to II.24.2.5: strings, user strings, blobs and GUIDs."""

from collections.abc import Iterator
from itertools import accumulate
from uuid import UUID

from fencepost.assembly.damage import Allowance, DamagedError


def compressed(data: bytes | memoryview, position: int) -> tuple[int, int]:
    """An unsigned compressed integer (II.23.2) and the position after it."""
    try:
        first = data[position]
        if first < 0x80:
            return first, position + 1
        if first < 0xC0:
            return (first & 0x3F) << 8 | data[position + 1], position + 2
        if first < 0xE0:
            rest = data[position + 1] << 16 | data[position + 2] << 8 | data[position + 3]
            return (first & 0x1F) << 24 | rest, position + 4
    except IndexError:
        raise DamagedError("a number is cut off") from None
    raise DamagedError(f"0x{first:02x} does not begin a compressed number")


def compressed_signed(data: bytes | memoryview, position: int) -> tuple[int, int]:
    """A signed compressed integer (II.23.2) and the position after it."""
    value, end = compressed(data, position)
    return rotated(value, end - position), end


def rotated(value: int, width: int) -> int:
    """A compressed integer of so many bytes, read as signed: the sign is in the lowest bit."""
    return (value >> 1) - _SIGNS[width] if value & 1 else value >> 1


_SIGNS = {1: 0x40, 2: 0x2000, 4: 0x10000000}


class Strings(dict[int, str]):
    """The `#Strings` heap, decoded as it is asked. Bytes that are not valid UTF-8 are replaced, as .NET's own reader
    does."""

    def __init__(self, data: memoryview, allowance: Allowance | None = None) -> None:
        super().__init__({0: ""})
        self._data = bytes(data)
        self._allowance = allowance or Allowance(len(data))

    def decode_all(self, most: int) -> None:
        """Decodes all names at once, which is faster than one by one, if they are ASCII and not more than so many."""
        if self._data.isascii() and self._data.count(0) <= most:
            names = self._data.decode("ascii").split("\0")
            self.update(zip(accumulate([len(name) + 1 for name in names], initial=0), names, strict=False))
            self[0] = ""

    def __missing__(self, offset: int) -> str:
        if offset >= len(self._data):
            raise DamagedError("a name lies outside the string heap")
        end = self._data.find(0, offset)
        end = end if end >= 0 else len(self._data)
        self._allowance.spend(end - offset)
        data = self._data[offset:end]
        try:
            text = data.decode()
        except UnicodeDecodeError:
            text = data.decode("utf-8", "replace")
        self[offset] = text
        return text


class Blobs:
    """The `#Blob` heap."""

    def __init__(self, data: memoryview) -> None:
        self._data = bytes(data)

    def __getitem__(self, offset: int) -> bytes:
        if offset == 0:
            return b""
        data = self._data
        if offset < len(data) and data[offset] < 0x80:
            size, start = data[offset], offset + 1
        else:
            size, start = compressed(data, offset)
        blob = data[start : start + size]
        if len(blob) < size:
            raise DamagedError("a blob reaches beyond the end of its heap")
        return blob


class UserStrings:
    """The `#US` heap: UTF-16 and a byte of flags, which some writers forget. Unpaired surrogates are kept."""

    def __init__(self, data: memoryview) -> None:
        self._data = data
        self._blobs = Blobs(data)

    def __getitem__(self, offset: int) -> str:
        data = self._blobs[offset]
        return data[: len(data) & ~1].decode("utf-16-le", "surrogatepass")

    def __iter__(self) -> Iterator[str]:
        """All texts, up to what cannot be read."""
        offset = 1
        while offset < len(self._data):
            try:
                size, start = compressed(self._data, offset)
                text = self[offset]
            except DamagedError:
                return
            yield text
            offset = start + size


class Guids:
    """The `#GUID` heap. Indexes count from 1; index 0 means that there is no GUID."""

    def __init__(self, data: memoryview) -> None:
        self._data = bytes(data)

    def __getitem__(self, index: int) -> UUID | None:
        if index == 0:
            return None
        raw = self._data[16 * (index - 1) : 16 * index]
        if len(raw) < 16:
            raise DamagedError("a GUID lies outside its heap")
        return UUID(bytes_le=raw)
