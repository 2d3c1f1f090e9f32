"""Every cell of every table equals what dnfile reads, and every instruction what dncil decodes."""

from pathlib import Path
from typing import Any

import dnfile
import pytest
from dncil.cil.body import CilMethodBody
from dncil.cil.body.reader import CilMethodBodyReaderBytes
from dncil.cil.enums import OperandType
from dncil.clr.token import Token

from fencepost.assembly.code import decode, read_body
from fencepost.assembly.image import open_image
from fencepost.assembly.metadata import Metadata
from fencepost.assembly.opcodes import OPCODES
from fencepost.assembly.schema import CODED, NUMBERS, TABLES
from fencepost.assembly.tables import coded
from tests.assembly.inputs import committed, label

# The high byte of a constant's type is padding, which dnfile reads as a column of its own.
PADDING = ("Constant", "Padding")


@pytest.fixture(params=committed(), ids=label)
def path(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


# -- tables: numbers, with the item of the heap or the table and row that they stand for ---------------------


def test_every_cell_is_what_dnfile_reads(path: Path) -> None:
    net = dnfile.dnPE(str(path), clr_lazy_load=False).net
    assert net is not None
    assert net.mdtables is not None
    metadata = Metadata(open_image(path.read_bytes()).metadata)
    theirs = {table.number: table for table in net.mdtables.tables_list}
    for number, (name, _) in TABLES.items():
        rows = theirs[number].rows if number in theirs else []
        assert our_rows(metadata, name) == [dnfile_row(row, name) for row in rows], name


def kinds(table: str) -> list[str]:
    return [column.split(":")[1] for column in TABLES[NUMBERS[table]][1].split()]


def our_rows(metadata: Metadata, table: str) -> list[list[Any]]:
    rows = metadata.tables[table].rows()
    return [[our_cell(metadata, kind, cell) for kind, cell in zip(kinds(table), row, strict=True)] for row in rows]


def our_cell(metadata: Metadata, kind: str, number: int) -> Any:
    match kind:
        case "string":
            return number, metadata.strings[number]
        case "blob":
            return number, metadata.blobs[number]
        case "guid":
            guid = metadata.guids[number]
            return number, guid.bytes_le if guid else None
        case _ if kind in CODED:
            table, row = coded(kind)(number)
            return number, (table, row) if row else None
    return number


def dnfile_row(row: Any, table: str) -> list[Any]:
    columns = [column.split(",")[1] for column in row._format[1]]
    columns = [column for column in columns if (table, column) != PADDING]
    return [dnfile_cell(row, column, kind) for column, kind in zip(columns, kinds(table), strict=True)]


def dnfile_cell(row: Any, column: str, kind: str) -> Any:
    number, name = getattr(row.struct, column), column.split("_")[0]
    if kind in ("string", "blob", "guid"):
        item = getattr(row, name)
        return number, item.value if item is not None else None
    if kind in CODED:
        index = getattr(row, name)
        return number, (index.table.name, index.row_index) if index is not None and index.row_index else None
    return number


# -- instructions ---------------------------------------------------------------------------------------------


def test_every_instruction_is_what_dncil_decodes(path: Path) -> None:
    image = open_image(path.read_bytes())
    for rva, impl_flags, *_ in Metadata(image.metadata).tables["MethodDef"].rows():
        data = image.at(rva)
        if rva and not impl_flags & 3 and not has_reserved_bytes(read_body(data).code):
            ours = [(i.offset, OPCODES[i.opcode].name, i.operand) for i in decode(read_body(data).code)]
            assert ours == dncil_instructions(bytes(data))


def has_reserved_bytes(code: bytes) -> bool:
    """dncil refuses what is no instruction."""
    return any(i.opcode not in OPCODES for i in decode(code))


def dncil_instructions(data: bytes) -> list[tuple[int, str, Any]]:
    body = CilMethodBody(CilMethodBodyReaderBytes(data))
    start = body.header_size
    return [(i.offset - start, str(i.opcode), dncil_operand(i, start)) for i in body.instructions]


def dncil_operand(instruction: Any, start: int) -> Any:
    operand, kind = instruction.operand, instruction.opcode.operand_type
    match kind:
        case OperandType.InlineBrTarget | OperandType.ShortInlineBrTarget:
            return operand - start
        case OperandType.InlineSwitch:
            return tuple(target - start for target in operand)
        case OperandType.InlineR | OperandType.ShortInlineR:
            return int.from_bytes(instruction.operand_bytes, "little")
        case OperandType.InlineVar | OperandType.ShortInlineVar:
            return operand if isinstance(operand, int) else operand.index
    return operand.value if isinstance(operand, Token) else operand
