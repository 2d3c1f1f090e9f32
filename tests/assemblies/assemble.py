#!/usr/bin/env python3
"""Assembles CIL text with Mono's `ilasm`, so that equal sources give equal bytes.

assemble.py OUTPUT [OPTION or SOURCE]…      options are those of ilasm; build.py calls this
"""

import hashlib
import struct
import subprocess
import sys
from pathlib import Path


def without_chance(image: bytes) -> bytes:
    """A PE file whose time is 0 and whose module's GUID is a hash of the rest."""
    pe = struct.unpack_from("<I", image, 0x3C)[0]
    sections, optional_size = struct.unpack_from("<H12xH", image, pe + 6)
    optional = pe + 24
    directories = optional + (112 if struct.unpack_from("<H", image, optional)[0] == 0x20B else 96)

    def offset(rva: int) -> int:
        for i in range(sections):
            size, start, raw_size, raw = struct.unpack_from("<4I", image, optional + optional_size + 40 * i + 8)
            if start <= rva < start + max(size, raw_size):
                return int(rva - start + raw)
        raise ValueError(f"an address outside the sections: {rva:#x}")

    cli = offset(struct.unpack_from("<I", image, directories + 14 * 8)[0])
    metadata = offset(struct.unpack_from("<I", image, cli + 8)[0])
    at = metadata + 16 + struct.unpack_from("<I", image, metadata + 12)[0]
    streams: dict[bytes, int] = {}
    for _ in range(struct.unpack_from("<H", image, at + 2)[0]):
        name = image[at + 12 : image.index(b"\0", at + 12)]
        streams[name] = metadata + struct.unpack_from("<I", image, at + 4)[0]
        at += 8 + len(name) // 4 * 4 + 4
    fixed = bytearray(image)
    fixed[pe + 8 : pe + 12] = bytes(4)
    fixed[streams[b"#GUID"] : streams[b"#GUID"] + 16] = bytes(16)
    fixed[streams[b"#GUID"] : streams[b"#GUID"] + 16] = hashlib.sha256(fixed).digest()[:16]
    return bytes(fixed)


def main(output: str, *arguments: str) -> int:
    done = subprocess.run(["ilasm", f"/output:{output}", *arguments], capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        return 1
    Path(output).write_bytes(without_chance(Path(output).read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
