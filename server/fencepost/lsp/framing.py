"""From the bytes that a client sends to its messages (LSP 3.17, base protocol).

A message begins with a header, `Content-Length: N`, and an empty line. A header that cannot be believed, or a length
that is not that of its message, costs that message: the next header is looked for, and reading goes on there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LARGEST_HEADER = 8 << 10
LARGEST_BODY = 256 << 20

_LENGTH = re.compile(rb"content-length:[ \t]*(\d{1,12})[ \t]*\Z", re.IGNORECASE)
_NAME = b"content-length:"
# JSON has no line ends within texts: this cannot stand inside of a whole message.
_NEXT = re.compile(rb"content-length:[ \t]*\d{1,12}[ \t]*\r\n", re.IGNORECASE)
_LONGEST_NEXT = 40
_ENDS = (b"\r\n\r\n", b"\n\n")


class Frames:
    """Takes pieces as they come. `messages` gives the bodies that are complete, and None for damaged bytes."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._length: int | None = None
        self._searched = 0
        self._is_lost = False

    def feed(self, piece: bytes) -> None:
        self._buffer += piece

    def messages(self) -> Iterator[bytes | None]:
        """Each complete message, once for each stretch of damage None."""
        while True:
            if self._length is None:
                found = self._header()
                if found is None:
                    return
                if not found:
                    yield None
            elif self._is_broken():
                self._length = None
                self._is_lost = True
                yield None
            elif len(self._buffer) < self._length:
                return
            else:
                body = bytes(self._buffer[: self._length])
                del self._buffer[: self._length]
                self._length = None
                self._is_lost = False
                yield body

    def give_back(self, body: bytes) -> None:
        """The last message made no sense. If its length was wrong, the next message may begin within it."""
        lowered = body.lower()
        at = lowered.find(_NAME)
        if at < 0:
            at = next((len(body) - size for size in range(len(_NAME) - 1, 0, -1) if lowered.endswith(_NAME[:size])), -1)
        if at >= 0:
            self._buffer[:0] = body[at:]
            self._is_lost = True

    def _header(self) -> bool | None:
        """Reads one header: False where it begins a stretch of damage, None while there is no whole one."""
        ends = [(at, len(end)) for end in _ENDS if (at := self._buffer.find(end, 0, LARGEST_HEADER)) >= 0]
        if not ends:
            if len(self._buffer) < LARGEST_HEADER:
                return None
            del self._buffer[: LARGEST_HEADER - max(map(len, _ENDS)) - _LONGEST_NEXT]
            return self._damaged()
        at, size = min(ends)
        lines = bytes(self._buffer[:at]).splitlines()
        del self._buffer[: at + size]
        found = next((match for line in reversed(lines) if (match := _LENGTH.search(line))), None)
        if found is None or int(found[1]) > LARGEST_BODY:
            return self._damaged()
        self._length, self._searched = int(found[1]), 0
        is_clean = found.start() == 0
        return True if is_clean else self._damaged()

    def _damaged(self) -> bool:
        """False once for each stretch of damage: what follows belongs to it until a message is whole again."""
        is_known, self._is_lost = self._is_lost, True
        return is_known

    def _is_broken(self) -> bool:
        """True if the next message's header stands where this message should still go on; drops the bytes before it."""
        end = min(self._length or 0, len(self._buffer))
        found = _NEXT.search(self._buffer, self._searched, end)
        if found is None:
            self._searched = max(end - _LONGEST_NEXT, 0)
            return False
        del self._buffer[: found.start()]
        return True
