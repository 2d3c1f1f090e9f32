"""Portable PDBs (the Portable PDB specification): source lines of instructions, names of locals."""

import json
import zlib
from struct import error, unpack_from
from uuid import UUID

from fencepost.assembly.damage import Allowance, DamagedError
from fencepost.assembly.heaps import Blobs, Guids, Strings, compressed, rotated
from fencepost.assembly.metadata import METHOD
from fencepost.assembly.root import read_streams
from fencepost.assembly.tables import Children, Tables
from fencepost.model.code import AsyncSteps, Await, Document, LocalName, MethodDebug, SequencePoint

_HASHES = {
    UUID("ff1816ec-aa5e-4d10-87f7-6f4963833460"): "sha1",
    UUID("8829d00f-11b8-4213-878b-770e8597ac16"): "sha256",
}
_STEPS = 0x37  # the table that has them
_ASYNC_STEPS = UUID("54fd2ac5-e925-401a-9c2a-f94f171072f8")
_SOURCE_LINK = UUID("cc110556-a091-4d38-9fec-25ab9a351a6a")
_EMBEDDED_SOURCE = UUID("0e8a571b-6926-466e-b4ad-8ab04611f5fe")
_LARGEST_SOURCE = 64 << 20
_LARGEST_COLUMN = 0x10000


class Pdb:
    """One PDB. Methods are rows of the assembly's MethodDef table. What is broken raises `DamagedError`."""

    def __init__(self, root: memoryview) -> None:
        streams = read_streams(root)
        header, tables = streams.get("#Pdb"), streams.get("#~")
        if header is None or tables is None:
            raise DamagedError("the PDB is not a portable PDB")
        empty = root[:0]
        try:
            self.id = bytes(header[:20])
            (referenced,) = unpack_from("<Q", header, 24)
            present = [number for number in range(64) if referenced >> number & 1]
            external = dict(zip(present, unpack_from(f"<{len(present)}I", header, 32), strict=True))
        except error:
            raise DamagedError("the PDB's header is cut off") from None
        self._allowance = Allowance(len(root))
        self._strings = Strings(streams.get("#Strings", empty), self._allowance)
        self._blobs = Blobs(streams.get("#Blob", empty))
        self._guids = Guids(streams.get("#GUID", empty))
        self._tables = Tables(tables, external=external)
        self._described = self._tables.referring("CustomDebugInformation", 0, "HasCustomDebugInformation")
        self._debug_information = self._tables["MethodDebugInformation"]
        self._variables = Children(self._tables["LocalScope"], 2, self._tables["LocalVariable"])
        self._documents: tuple[Document, ...] | None = None
        self.problems = self._tables.problems

    def decode_tables(self) -> int:
        """Decodes every row of every table: how many there are."""
        return self._tables.decode_all()

    def documents(self) -> tuple[Document, ...]:
        """All source files, in the order in which sequence points number them."""
        if self._documents is None:
            self._documents = tuple([self._document(*row) for row in self._tables["Document"].rows()])
        return self._documents

    def method(self, row: int) -> MethodDebug:
        """Everything that is known of one method."""
        kickoffs = self._tables["StateMachineMethod"].where(0, row)
        kickoff = self._tables["StateMachineMethod"].row(kickoffs[0])[1] if kickoffs else 0
        return MethodDebug(
            self.points(row), self._names(row), METHOD << 24 | kickoff if kickoff else 0, self._steps(row)
        )

    def points(self, row: int) -> tuple[SequencePoint, ...]:
        """The statements of one method."""
        information = self._debug_information
        if not 0 < row <= information.count:
            return ()
        document, blob = information.row(row)
        if not blob:
            return ()
        data = self._blobs[blob]
        self._allowance.spend_once(METHOD << 24 | row, 8 * len(data))
        return _sequence_points(data, document - 1)

    def source_link(self) -> dict[str, str]:
        """Path patterns to addresses, as the build recorded them (Source Link); empty without any."""
        blob = self._information("Module", 1, _SOURCE_LINK)
        if blob is None:
            return {}
        try:
            documents = json.loads(blob.decode("utf-8-sig"))["documents"]
            return {str(pattern): str(address) for pattern, address in documents.items()}
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            raise DamagedError("the PDB's source link is no JSON document of the expected shape") from None

    def embedded_source(self, document: int) -> bytes | None:
        """The text of a document, by its index, where the PDB carries it."""
        blob = self._information("Document", document + 1, _EMBEDDED_SOURCE)
        if blob is None:
            return None
        size = int.from_bytes(blob[:4], "little", signed=True)
        if size == 0:
            return blob[4:]
        if not 0 < size <= _LARGEST_SOURCE:
            raise DamagedError(f"an embedded source claims to have {size:,} bytes")
        try:
            return zlib.decompressobj(-zlib.MAX_WBITS).decompress(blob[4:], size)
        except zlib.error:
            raise DamagedError("an embedded source cannot be unpacked") from None

    def _document(self, name: int, algorithm: int, hash: int, _language: int) -> Document:
        kind = self._guids[algorithm]
        label = "" if kind is None else _HASHES.get(kind, str(kind))
        return Document(self._document_name(name), self._blobs[hash].hex(), label)

    def _document_name(self, blob: int) -> str:
        """A document's path: a separator and parts that stand in the blob heap themselves."""
        data = self._blobs[blob]
        if not data:
            return ""
        separator = "" if data[0] == 0 else chr(data[0])
        parts, position = [], 1
        while position < len(data):
            part, position = compressed(data, position)
            text = self._blobs[part]
            self._allowance.spend(len(text) + 1)
            parts.append(text.decode("utf-8", "replace"))
        return separator.join(parts)

    def _names(self, method: int) -> tuple[LocalName, ...]:
        scopes, variables = self._tables["LocalScope"], self._tables["LocalVariable"]
        names = []
        for number in scopes.where(0, method):
            *_, start, length = scopes.row(number)
            for row in self._variables.of(number):
                _, slot, name = variables.row(row)
                names.append(LocalName(slot, self._strings[name], start, start + length))
        return tuple(names)

    def _steps(self, method: int) -> AsyncSteps | None:
        blob = self._information("MethodDef", method, _ASYNC_STEPS)
        if blob is None:
            return None
        self._allowance.spend_once(_STEPS << 24 | method, 8 * len(blob))
        awaits, position = [], 4
        while position < len(blob):
            if position + 8 > len(blob):
                raise DamagedError("the steps of an asynchronous method are cut off")
            leaves, resumes = unpack_from("<II", blob, position)
            row, position = compressed(blob, position + 8)
            awaits.append(Await(leaves, resumes, METHOD << 24 | row))
        return AsyncSteps(int.from_bytes(blob[:4], "little") - 1, tuple(awaits))

    def _information(self, table: str, row: int, kind: UUID) -> bytes | None:
        information = self._tables["CustomDebugInformation"]
        for number in self._described[table].get(row, ()):
            _, guid, blob = information.row(number)
            if self._guids[guid] == kind:
                return self._blobs[blob]
        return None


_ONE_BYTE = bytes(range(0x80))
_SIGNED = [rotated(byte, 1) for byte in _ONE_BYTE]


def _sequence_points(blob: bytes, document: int) -> tuple[SequencePoint, ...]:
    """The points of one method: differences to the point before ("Sequence Points Blob").

    `plain` and `signed` are the numbers read without and with a sign. Most blobs end in numbers of one byte, which are
    given a sign where they need one.
    """
    plain: list[int] = []
    signed: list[int] = []
    position, last_wide = 0, len(blob.rstrip(_ONE_BYTE))
    sign = _SIGNED
    while position < last_wide:
        value = blob[position]
        if value < 0x80:
            plain.append(value)
            signed.append(sign[value])
            position += 1
        else:
            value, end = compressed(blob, position)
            plain.append(value)
            signed.append(rotated(value, end - position))
            position = end
    plain += blob[position:]
    wide, count = len(signed), len(plain)
    at = 1  # after the signature of the locals
    if document < 0:
        document, at = (plain[1] - 1, 2) if len(plain) > 1 else (-1, 2)
    points: list[SequencePoint] = []
    offset, line, column = 0, -1, 0
    try:
        while at < count:
            delta = plain[at]
            if delta == 0 and points:
                document = plain[at + 1] - 1
                at += 2
                continue
            offset += delta
            at += 1
            lines = plain[at]
            at += 1
            columns = plain[at]
            if lines:
                columns = sign[columns] if at >= wide else signed[at]
            elif not columns:
                points.append(SequencePoint(offset, -1))
                at += 1
                continue
            at += 1
            if line < 0:
                line, column = plain[at], plain[at + 1]
            elif at >= wide:
                line += sign[plain[at]]
                column += sign[plain[at + 1]]
            else:
                line += signed[at]
                column += signed[at + 1] if at + 1 < wide else sign[plain[at + 1]]
            at += 2
            points.append(SequencePoint(offset, document, line, column, line + lines, column + columns))
    except IndexError:
        raise DamagedError("its sequence points are cut off") from None
    return tuple(points)
