"""The metadata root (ECMA-335 II.24.2.1): the streams of an assembly's metadata or of a portable PDB."""

from struct import error, unpack_from

from fencepost.assembly.damage import DamagedError

_SIGNATURE = 0x424A5342
_MOST_STREAMS = 64


def read_streams(root: memoryview) -> dict[str, memoryview]:
    """The streams by name, as views; of several with one name the last counts, as for the runtime."""
    try:
        signature, _, _, _, version = unpack_from("<IHHII", root)
        if signature != _SIGNATURE:
            raise DamagedError("the metadata does not begin with its signature")
        (count,) = unpack_from("<H", root, 18 + version)
        if count > _MOST_STREAMS:
            raise DamagedError(f"the metadata claims {count} streams")
        streams: dict[str, memoryview] = {}
        position = 20 + version
        for _ in range(count):
            offset, size = unpack_from("<II", root, position)
            name = bytes(root[position + 8 : position + 40]).split(b"\0", 1)[0]
            if offset > len(root) or size > len(root) - offset:
                raise DamagedError(f"the stream {name.decode('latin-1')} reaches beyond the end of the metadata")
            streams[name.decode("latin-1")] = root[offset : offset + size]
            position += 8 + (len(name) + 4) // 4 * 4
    except error:
        raise DamagedError("the metadata is cut off") from None
    return streams
