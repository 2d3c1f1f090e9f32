"""Reading side by side with others: `python tests/bench/read_peers.py PATH...`, times in milliseconds.

Opening an assembly and reading all rows, its PDB's included, and then all types with their members, is compared with a
full parse by dnfile, which resolves indexes but no signatures; reading all bodies with dncil's decoding of the same
bytes. Everything is done `REPEAT`
times, in turns, in one process, and the least times count.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import dnfile
from dncil.cil.body import CilMethodBody
from dncil.cil.body.reader import CilMethodBodyReaderBytes

from fencepost.assembly.image import open_image
from fencepost.assembly.metadata import Metadata
from fencepost.engine.bench.read import STAGES, read_all
from fencepost.report.table import Table, table_lines

REPEAT = 7
COLUMNS = ("assembly", "KB", "rows ms", "and types ms", "dnfile ms", "ratio", "ratio", "bodies ms", "dncil ms", "ratio")


def compare(path: Path) -> tuple[str | int | float, ...]:
    bodies = bytes_of_bodies(path)
    ours, parses, decodes = [], [], []
    for _ in range(REPEAT):
        ours.append(dict(zip(STAGES, read_all(path)[1], strict=True)))
        parses.append(seconds(lambda: dnfile.dnPE(str(path), clr_lazy_load=False)))
        decodes.append(seconds(lambda: [CilMethodBody(CilMethodBodyReaderBytes(body)) for body in bodies]))
    rows = 1000 * min(stages["open"] + stages["rows"] for stages in ours)
    types = 1000 * min(stages["open"] + stages["rows"] + stages["types"] for stages in ours)
    code = 1000 * min(stages["bodies"] for stages in ours)
    parse, decode = 1000 * min(parses), 1000 * min(decodes)
    tables = (rows, types, parse, parse / rows, parse / types)
    return path.name, path.stat().st_size // 1024, *tables, code, decode, decode / code


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def bytes_of_bodies(path: Path) -> list[bytes]:
    """The file from each body on, which is how dncil takes one; 64 KB are more than the longest body has."""
    image = open_image(path.read_bytes())
    rows = Metadata(image.metadata).tables["MethodDef"].rows()
    return [bytes(image.at(rva)[: 1 << 16]) for rva, impl_flags, *_ in rows if rva and not impl_flags & 3]


if __name__ == "__main__":
    print("\n".join(table_lines(Table("peers", COLUMNS, tuple(compare(Path(name)) for name in sys.argv[1:])))))
