"""The PE file around an assembly: its sections, its CLI header (ECMA-335 II.25) and its debug directory.

The file is read once, whole, and closed: a build that runs meanwhile can overwrite it, and a file that shrinks cannot
hurt the reader. dnfile reads the PE headers; the metadata is left to our own reader, because dnfile would copy a
stream for every header that names it, however many a hostile file holds.
"""

import zlib
from dataclasses import dataclass
from pathlib import Path
from struct import unpack_from
from typing import NamedTuple

import dnfile

from fencepost.assembly.damage import DamagedError, ForeignError
from fencepost.assembly.files import UnreadableError, read_regular

LARGEST_FILE = 256 << 20
_LARGEST_PDB = 128 << 20
_STEEPEST_DEFLATE = 1032  # zlib's own limit: no honest stream expands more than this
_CLI_HEADER, _DEBUG = 14, 6
_CODE_VIEW, _EMBEDDED_PDB = 2, 17
_IL_ONLY = 1
_CLI_HEADER_SIZE, _DEBUG_ENTRY_SIZE = 72, 28


class Section(NamedTuple):
    address: int
    size: int
    offset: int


@dataclass(frozen=True)
class DebugEntry:
    type: int
    stamp: int
    data: memoryview


@dataclass(frozen=True)
class Image:
    """An assembly's bytes and what is needed to find things in them."""

    data: memoryview
    sections: tuple[Section, ...]
    metadata: memoryview
    resources: memoryview
    entry_point: int
    mixed: bool
    debug: tuple[DebugEntry, ...]

    def at(self, rva: int) -> memoryview:
        """The bytes from a relative virtual address to the end of its section."""
        return _at(self.data, self.sections, rva)

    def pdb_id(self) -> bytes | None:
        """The id that a PDB must have to belong to this assembly (Portable PDB specification, "#Pdb stream")."""
        for entry in self.debug:
            if entry.type == _CODE_VIEW and bytes(entry.data[:4]) == b"RSDS" and len(entry.data) >= 24:
                return bytes(entry.data[4:20]) + entry.stamp.to_bytes(4, "little")
        return None

    def pdb_path(self) -> str:
        """Where the compiler has written the PDB, "" if the image does not say that. It is an entry of CodeView: a
        signature, a GUID, a number and a path (PE/COFF Specification, "Debug Type")."""
        for entry in self.debug:
            if entry.type == _CODE_VIEW and bytes(entry.data[:4]) == b"RSDS":
                return bytes(entry.data[24:]).partition(b"\0")[0].decode("utf-8", "replace")
        return ""

    def embedded_pdb(self) -> memoryview | None:
        """The portable PDB inside the assembly, unpacked."""
        for entry in self.debug:
            if entry.type == _EMBEDDED_PDB:
                return _unpack_pdb(entry.data)
        return None


def read_file(path: Path) -> bytes:
    """All bytes of a file that is small enough to be an assembly or a PDB."""
    try:
        data = read_regular(path, LARGEST_FILE)
    except UnreadableError as problem:
        raise DamagedError(str(problem)) from None
    if not data:
        raise DamagedError("the file is empty; if a build is writing it, wait for its end")
    return data


def open_image(content: bytes) -> Image:
    """Reads the headers of a PE file that holds an assembly."""
    if content[:2] != b"MZ":
        raise ForeignError("this is not a .NET assembly: it is no PE file (.dll or .exe)")
    pe = _parse_headers(content)
    data = memoryview(content)
    sections = tuple(
        Section(s.VirtualAddress, min(s.Misc_VirtualSize or s.SizeOfRawData, s.SizeOfRawData), s.PointerToRawData)
        for s in pe.sections
    )
    directories = pe.OPTIONAL_HEADER.DATA_DIRECTORY
    if len(directories) <= _CLI_HEADER or not directories[_CLI_HEADER].VirtualAddress:
        raise ForeignError("this is native code, not a .NET assembly: Fencepost cannot check it")
    header = _at(data, sections, directories[_CLI_HEADER].VirtualAddress)
    if len(header) < _CLI_HEADER_SIZE:
        raise _cut_off("its CLI header")
    rva, size, flags, entry_point = unpack_from("<IIII", header, 8)
    resources, resources_size = unpack_from("<II", header, 24)
    (native_header,) = unpack_from("<I", header, 64)
    metadata = _at(data, sections, rva)
    if size > len(metadata):
        raise _cut_off("its metadata")
    # Precompiled (ReadyToRun) images also lack the IL-only flag, but they keep the IL of every method.
    mixed = not flags & _IL_ONLY and not native_header
    debug = _debug_entries(data, sections, directories[_DEBUG].VirtualAddress, directories[_DEBUG].Size)
    embedded = _at(data, sections, resources)[:resources_size]
    return Image(data, sections, metadata[:size], embedded, entry_point, mixed, debug)


def _cut_off(place: str) -> DamagedError:
    return DamagedError(f"the file is cut off inside {place}; if a build is writing it, wait for its end")


def _parse_headers(content: bytes) -> dnfile.dnPE:
    try:
        return dnfile.dnPE(data=content, fast_load=True, clr_lazy_load=True)
    except Exception:  # whatever a third party's parser raises on hostile bytes
        raise DamagedError(
            "its PE headers are damaged or cut off; if a build is writing it, wait for its end"
        ) from None


def _at(data: memoryview, sections: tuple[Section, ...], rva: int) -> memoryview:
    for address, size, offset in sections:
        if 0 <= rva - address < size:
            return data[offset + rva - address : offset + size]
    return data[:0]


def _debug_entries(data: memoryview, sections: tuple[Section, ...], rva: int, size: int) -> tuple[DebugEntry, ...]:
    directory = _at(data, sections, rva)[:size]
    entries = []
    for start in range(0, len(directory) - _DEBUG_ENTRY_SIZE + 1, _DEBUG_ENTRY_SIZE):
        _, stamp, _, _, kind, length, _, offset = unpack_from("<IIHHIIII", directory, start)
        entries.append(DebugEntry(kind, stamp, data[offset : offset + length]))
    return tuple(entries)


def _unpack_pdb(entry: memoryview) -> memoryview:
    if len(entry) < 8 or bytes(entry[:4]) != b"MPDB":
        raise DamagedError("the embedded PDB does not begin with its signature")
    (size,) = unpack_from("<I", entry, 4)
    if size > min(_LARGEST_PDB, len(entry) * _STEEPEST_DEFLATE):
        raise DamagedError(f"the embedded PDB claims to unpack to {size:,} bytes, which cannot be true")
    try:
        unpacked = zlib.decompressobj(-zlib.MAX_WBITS).decompress(entry[8:], size + 1)
    except zlib.error:
        raise DamagedError("the embedded PDB cannot be unpacked") from None
    if len(unpacked) != size:
        raise DamagedError("the embedded PDB does not have the length that it claims")
    return memoryview(unpacked)
