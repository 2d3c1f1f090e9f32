"""Damages good assemblies and PDBs in every way that breaks readers; the same seed gives the same damage everywhere.

python -m tests.assembly.mutate --count 1000000 --seed 7    more than the tests do
python -m tests.assembly.mutate --only 123 --keep FOLDER    one damaged file, to look at
"""

import argparse
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from struct import pack, unpack_from
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fencepost.assembly.image import open_image
from fencepost.assembly.root import read_streams
from fencepost.assembly.tables import Tables
from tests.assembly.inputs import sample

BASES = (
    *("Debug/Samples", "Debug/SymbolsEmbeddedWithSources", "Debug/SymbolsWithSources", "Debug/Library", "Debug/Whole"),
    *("Debug/Part", "Debug/Program", "Release/Symbols", "Release/SymbolsEmbedded", "Release/Consumer"),
    *("Release/Contract", "Release/Names", "Release/Signatures", "Release/Opcodes", "Release/Keys1"),
)
INTERESTING = (
    *range(9),
    *(1 << bit for bit in range(4, 64)),
    *((1 << bit) - 1 for bit in (5, 6, 7, 8, 14, 15, 16, 24, 29, 31, 32, 63, 64)),
    *(0xC0, 0xFE, 0xFFFE, 0xFFFFFFFE),
)
# What signatures and attributes are made of: arrays, pointers, instantiations, modifiers, functions, boxed values.
NESTING = tuple(map(bytes.fromhex, ("1d", "0f", "10", "15120501", "1f05", "1b0001", "14", "51", "45", "1206", "120a")))


class Part(NamedTuple):
    """A piece of a file that has a meaning; `width` is the size of its rows or fields."""

    start: int
    end: int
    width: int = 1


class Base(NamedTuple):
    """A good file, its parts, and the place of the embedded PDB's debug entry, 0 without one."""

    content: bytes
    parts: tuple[Part, ...]
    embedded: int = 0


class Mutant(NamedTuple):
    name: str
    assembly: bytes
    pdb: bytes | None


# -- the parts of a good file ---------------------------------------------------------------------------------------


def metadata_parts(root: bytes, at: int) -> Iterator[Part]:
    """The header, each stream, and each table of metadata that lies at an offset of its file."""
    first = min(unpack_from("<I", root, position)[0] for position in stream_headers(root).values())
    yield Part(at, at + first, 4)
    streams = read_streams(memoryview(root))
    places = {name: unpack_from("<II", root, position) for name, position in stream_headers(root).items()}
    for offset, size in places.values():
        yield Part(at + offset, at + offset + size)
    external = dict.fromkeys(range(0x2D), 1) if "#Pdb" in streams else None
    start = at + places["#~"][0]
    yield Part(start, start + 24)
    (valid,) = unpack_from("<Q", streams["#~"], 8)
    position = start + 24 + 4 * valid.bit_count()
    yield Part(start + 24, position, 4)
    tables = Tables(streams["#~"], external=external)
    for table in filter(lambda table: table.count, tables.values()):
        size = table._layout.size
        yield Part(position, position + size * table.count, size)
        position += size * table.count


def not_empty(parts: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(part for part in parts if part.start < part.end)


def stream_headers(root: bytes) -> dict[str, int]:
    (version,) = unpack_from("<I", root, 12)
    (count,) = unpack_from("<H", root, 18 + version)
    position, found = 20 + version, {}
    for _ in range(count):
        name = root[position + 8 : root.index(b"\0", position + 8)]
        found[name.decode()] = position
        position += 8 + (len(name) + 4) // 4 * 4
    return found


def read_base(content: bytes) -> Base:
    """A good assembly with its parts."""
    image = open_image(content)
    (pe,) = unpack_from("<I", content, 0x3C)
    sections, optional_size = unpack_from("<H12xH", content, pe + 6)
    optional = pe + 24
    directories = optional + (112 if unpack_from("<H", content, optional)[0] == 0x20B else 96)
    table = optional + optional_size
    parts = [Part(0, 64, 4), Part(pe, optional, 2), Part(optional, directories, 4), Part(directories, table, 4)]
    parts.append(Part(table, table + 40 * sections, 4))
    parts += [Part(section.offset, section.offset + section.size) for section in image.sections]
    metadata = bytes(image.metadata)
    start = content.index(metadata)
    text = image.sections[0]
    parts += [Part(text.offset, text.offset + 8 + 72, 4), Part(text.offset, start)]  # CLI header; bodies
    parts += metadata_parts(metadata, start)
    embedded = content.find(pack("<I", 17), start + len(metadata)) if image.embedded_pdb() is not None else 0
    if embedded:
        parts.append(Part(embedded - 12 - 28 * 3, embedded + 16, 4))
    return Base(content, not_empty(parts), embedded)


@cache
def bases() -> tuple[tuple[str, Base, Base | None], ...]:
    """Good assemblies with their PDBs, beside or inside them."""
    found = []
    for place in BASES:
        configuration, name = place.split("/")
        path = sample(name, configuration)
        assembly, pdb = read_base(path.read_bytes()), path.with_suffix(".pdb")
        content = pdb.read_bytes() if pdb.exists() else bytes(open_image(assembly.content).embedded_pdb() or b"")
        found.append((name, assembly, Base(content, not_empty(metadata_parts(content, 0))) if content else None))
    return tuple(found)


# -- ways to damage -------------------------------------------------------------------------------------------------

Damage = Callable[[Random, bytearray, Part], None]


def flip_bits(random: Random, data: bytearray, part: Part) -> None:
    for _ in range(random.choice((1, 1, 2, 8, 64))):
        data[random.randrange(part.start, part.end)] ^= 1 << random.randrange(8)


def set_bytes(random: Random, data: bytearray, part: Part) -> None:
    for _ in range(random.choice((1, 2, 4))):
        data[random.randrange(part.start, part.end)] = random.choice(INTERESTING) & 0xFF


def set_number(random: Random, data: bytearray, part: Part) -> None:
    size = random.choice((2, 4, 4, 8))
    at = random.randrange(part.start, part.end) // part.width * part.width
    value = random.choice((*INTERESTING, len(data), len(data) - 1, part.end, random.randrange(part.end)))
    put(data, at, (value & (1 << 8 * size) - 1).to_bytes(size, "little"))


def copy_row(random: Random, data: bytearray, part: Part) -> None:
    rows = range(part.start, max(part.start + 1, part.end - part.width + 1), part.width)
    source = random.choice(rows)
    put(data, random.choice(rows), data[source : source + part.width])


def same_rows(_random: Random, data: bytearray, part: Part) -> None:
    row = data[part.start : part.start + part.width]
    for at in range(part.start, part.end - part.width + 1, part.width):
        put(data, at, row)


def zero(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    put(data, start, bytes(end - start))


def fill(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    put(data, start, bytes([random.choice((0xFF, 0x7F, 0x01, 0x1D, 0x80))]) * (end - start))


def noise(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    put(data, start, random.randbytes(min(end - start, 4096)))


def nest(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    put(data, start, (random.choice(NESTING) * (end - start))[: end - start])


def swap(random: Random, data: bytearray, part: Part) -> None:
    size = random.choice((part.width, 4, 16, 64))
    a, b = (random.randrange(part.start, part.end) for _ in range(2))
    first, second = data[a : a + size], data[b : b + size]
    put(data, a, second)
    put(data, b, first)


def cut(random: Random, data: bytearray, part: Part) -> None:
    del data[
        random.choice(
            (part.start, part.end, part.start + part.width, part.end - 1, random.randrange(part.start, part.end))
        ) :
    ]


def remove(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    del data[start:end]


def repeat(random: Random, data: bytearray, part: Part) -> None:
    start, end = some(random, part)
    data[start:start] = data[start:end] * random.choice((1, 1, 3, 20))


DAMAGES: tuple[Damage, ...] = (
    *(flip_bits, set_bytes, copy_row, nest, swap) * 2,
    *(set_number,) * 4,
    *(same_rows, zero, fill, noise, cut, remove, repeat),
)


def some(random: Random, part: Part) -> tuple[int, int]:
    """A stretch of a part, rarely all of it."""
    start = random.randrange(part.start, part.end)
    return start, min(part.end, start + random.choice((1, 2, 4, 16, 64, 256, part.end)))


def put(data: bytearray, at: int, piece: bytes | bytearray) -> None:
    """Overwrites, without growing the data."""
    data[at : at + len(piece)] = piece[: max(len(data) - at, 0)]


def damaged(random: Random, base: Base) -> tuple[str, bytes]:
    """One to three damages to a good file, and what they are."""
    data, names = bytearray(base.content), []
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        damage = random.choice(DAMAGES)
        part = random.choice(base.parts)
        part = Part(min(part.start, len(data) - 1), min(part.end, len(data)), part.width)
        if 0 <= part.start < part.end:
            damage(random, data, part)
            names.append(f"{damage.__name__} {part.start:#x}-{part.end:#x}")
    return ", ".join(names), bytes(data)


def embed(base: Base, pdb: bytes, claimed: int) -> bytes:
    """The assembly with another embedded PDB, packed again and put at the end of the file."""
    compressor = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    entry = b"MPDB" + pack("<I", claimed) + compressor.compress(pdb) + compressor.flush()
    data = bytearray(base.content)
    data[base.embedded + 4 : base.embedded + 16] = pack("<III", len(entry), 0, len(data))
    return bytes(data) + entry


def mutant(seed: str, index: int) -> Mutant:
    """The damaged file with a number; in one of three, the PDB is damaged instead."""
    random = Random(f"{seed} {index}")
    name, base, pdb = random.choice(bases())
    if pdb is None or random.random() < 0.67:
        what, content = damaged(random, base)
        return Mutant(f"{seed} {index}: {name}, {what}", content, pdb.content if pdb and not base.embedded else None)
    what, content = damaged(random, pdb)
    if not base.embedded:
        return Mutant(f"{seed} {index}: PDB of {name}, {what}", base.content, content)
    claimed = random.choice([len(content)] * 30 + [number for number in INTERESTING if number >> 32 == 0])
    return Mutant(f"{seed} {index}: PDB in {name}, {what}", embed(base, content, claimed), None)


# -- the command ----------------------------------------------------------------------------------------------------


def run(seed: str, numbers: range) -> list[str]:
    """What is wrong with the reader, for these damaged files."""
    from tests.assembly.examine import examine_mutant

    with TemporaryDirectory() as folder:
        return [failure for number in numbers if (failure := examine_mutant(mutant(seed, number), Path(folder)))]


def main() -> int:
    parser = argparse.ArgumentParser(description="Reads damaged assemblies and tells which ones the reader fails on.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", default="fencepost")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="the number of a damaged file: read just this one")
    parser.add_argument("--keep", type=Path, help="a folder for that file")
    options = parser.parse_args()
    if options.only is not None:
        found = mutant(options.seed, options.only)
        if options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / "Mutant.dll").write_bytes(found.assembly)
            if found.pdb is not None:
                (options.keep / "Mutant.pdb").write_bytes(found.pdb)
        print(found.name, *run(options.seed, range(options.only, options.only + 1)), sep="\n")
        return 0
    failures = 0
    chunks = [range(start, min(start + 500, options.count)) for start in range(0, options.count, 500)]
    with ProcessPoolExecutor(options.jobs) as pool:
        for chunk, failed in zip(chunks, pool.map(run, [options.seed] * len(chunks), chunks), strict=True):
            failures += len(failed)
            for failure in failed:
                print(failure, flush=True)
            if chunk.stop % 50_000 == 0:
                print(f"{chunk.stop:,} files, {failures} failures", file=sys.stderr, flush=True)
    print(f"{options.count:,} files, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
