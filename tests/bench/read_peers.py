"""Reading side by side with others: `python tests/bench/read_peers.py PATH...`, times in milliseconds.

What is compared is what both sides do: all rows of an assembly's tables, against a full parse by dnfile, and all
instructions of its bodies, against dncil. dnfile resolves every index while it parses; Fencepost resolves types and
members as well, in "types ms". Everything is done `REPEAT` times, in turns, in one process, and the least times count.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import dnfile
from dncil.cil.body import CilMethodBody
from dncil.cil.body.reader import CilMethodBodyReaderBytes

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.image import open_image
from fencepost.assembly.metadata import Metadata
from fencepost.report.table import Table, table_lines

REPEAT = 5
COLUMNS = (
    "assembly", "KB", "open, rows ms", "types ms", "dnfile ms", "ratio", "bodies ms", "dncil ms", "ratio",
)  # fmt: skip


def least(*works: Callable[[], object]) -> list[float]:
    """The least milliseconds of several pieces of work that are done in turns."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(REPEAT):
        for work, taken in zip(works, times, strict=True):
            start = perf_counter()
            work()
            taken.append(1000 * (perf_counter() - start))
    return [min(taken) for taken in times]


def open_and_decode_tables(path: Path) -> int:
    assembly, problems = open_assembly(path)
    assert assembly is not None, problems
    return assembly.decode_tables()


def compare(path: Path) -> tuple[str | int | float, ...]:
    assembly, problems = open_assembly(path)
    assert assembly is not None, problems
    methods = [method for type in assembly.types() for method in type.methods]
    codes = bodies_of(path)
    rows, types, dnfile_time, bodies, dncil_time = least(
        lambda: open_and_decode_tables(path),
        lambda: list(assembly.types()),
        lambda: dnfile.dnPE(str(path), clr_lazy_load=False),
        lambda: [assembly.body(method) for method in methods],
        lambda: [CilMethodBody(CilMethodBodyReaderBytes(code)) for code in codes],
    )
    size = path.stat().st_size // 1024
    return (
        path.name,
        size,
        rows,
        types,
        dnfile_time,
        dnfile_time / (rows + types),
        bodies,
        dncil_time,
        dncil_time / bodies,
    )


def bodies_of(path: Path) -> list[bytes]:
    """The bytes from each body on, which is how dncil takes them: as many as the longest body needs."""
    image = open_image(path.read_bytes())
    rows = Metadata(image.metadata).tables["MethodDef"].rows()
    return [bytes(image.at(rva)[:65536]) for rva, impl_flags, *_ in rows if rva and not impl_flags & 3]


if __name__ == "__main__":
    print("\n".join(table_lines(Table("peers", COLUMNS, tuple(compare(Path(name)) for name in sys.argv[1:])))))
