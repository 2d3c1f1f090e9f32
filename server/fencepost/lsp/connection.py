"""The streams between a client and the server, and everything that ends a session.

Reading and writing wait in threads of their own, so that a client which sends nothing, or does not read, keeps nothing
else waiting. A session ends with the client's `exit`, the end of its stream, a signal, or the end of its process.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue

from fencepost.lsp.server import FencepostServer

_CHUNK = 1 << 16
_MOST_PIECES = 64
_LARGEST_BACKLOG = 256 << 20
_FLUSH_SECONDS = 3
_CLOSE_SECONDS = 5
_LOOK_SECONDS = 2.0
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_FIRST_CODE = 128  # as shells do: this and the number of the signal


async def served(server: FencepostServer, asked: int, answers: int) -> int:
    """Serves one client on two file descriptors until the session ends; its exit code."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[int] = loop.create_future()

    def end(code: int) -> None:
        if not ended.done():
            ended.set_result(code)

    if sys.platform != "win32":
        for stream in (asked, answers):
            os.set_blocking(stream, True)  # the program that has opened them may have set other modes
    writer = Writer(answers, lambda: loop.call_soon_threadsafe(end, 0))
    server.protocol.set_writer(writer)
    server.protocol.leave = end
    server.watches_client = lambda process: watch_process(process, end)
    taken = [number for name in _SIGNALS if (number := getattr(signal, name, None)) is not None]
    with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C is a KeyboardInterrupt there
        for number in taken:
            if signal.getsignal(number) is not signal.SIG_IGN:
                loop.add_signal_handler(number, end, _FIRST_CODE + number)
    _read_in_a_thread(asked, loop, server.protocol.receive, ended, end)
    code = await ended
    await asyncio.wait([asyncio.ensure_future(server.close())], timeout=_CLOSE_SECONDS)
    writer.close()
    return code


def _read_in_a_thread(
    asked: int, loop: asyncio.AbstractEventLoop, receive: Callable[[bytes], None], ended: asyncio.Future[int],
    end: Callable[[int], None],
) -> None:  # fmt: skip
    """Hands on pieces as they come, but only a bounded number ahead of the reader."""
    free = threading.Semaphore(_MOST_PIECES)

    def take(piece: bytes) -> None:
        free.release()
        if not ended.done():
            receive(piece)

    def read() -> None:
        with contextlib.suppress(OSError, RuntimeError):  # a closed stream, a closed loop
            while piece := os.read(asked, _CHUNK):
                free.acquire()
                loop.call_soon_threadsafe(take, piece)
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(end, 0)

    threading.Thread(target=read, daemon=True, name="reader").start()


class Writer:
    """Writes in the order of `write`, which never waits. `lost` is called when the client no longer reads."""

    def __init__(self, answers: int, lost: Callable[[], object]) -> None:
        self._answers = answers
        self._lost = lost
        self._queue: SimpleQueue[bytes | None] = SimpleQueue()
        self._backlog = 0
        self._count = threading.Lock()
        self._thread = threading.Thread(target=self._run, daemon=True, name="writer")
        self._thread.start()

    def write(self, data: bytes) -> None:
        with self._count:
            self._backlog += len(data)
            is_too_much = self._backlog > _LARGEST_BACKLOG
        if is_too_much:
            self._lost()  # a client that has stopped reading, long ago
        else:
            self._queue.put(data)

    def close(self) -> None:
        """Waits, not for ever, until all is written."""
        self._queue.put(None)
        self._thread.join(_FLUSH_SECONDS)

    def _run(self) -> None:
        while (data := self._queue.get()) is not None:
            left = memoryview(data)
            try:
                while left:
                    left = left[os.write(self._answers, left) :]
            except OSError:
                with contextlib.suppress(RuntimeError):
                    self._lost()
                return
            with self._count:
                self._backlog -= len(data)


def watch_process(process: int, end: Callable[[int], None]) -> None:
    """Ends the session when the client's process is gone. On Windows the end of its stream has to do."""
    if sys.platform == "win32" or process <= 0:
        return
    loop = asyncio.get_running_loop()
    try:
        descriptor = os.pidfd_open(process) if hasattr(os, "pidfd_open") else None
    except ProcessLookupError:
        end(1)
        return
    except (OSError, OverflowError, ValueError):  # an old kernel, no number of a process
        descriptor = None
    if descriptor is not None:
        loop.add_reader(descriptor, _gone, loop, descriptor, end)
    else:
        _look_again(loop, process, end)


def _gone(loop: asyncio.AbstractEventLoop, descriptor: int, end: Callable[[int], None]) -> None:
    loop.remove_reader(descriptor)
    os.close(descriptor)
    end(1)


def _look_again(loop: asyncio.AbstractEventLoop, process: int, end: Callable[[int], None]) -> None:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        end(1)
    except (PermissionError, OverflowError):
        return  # the process belongs to another user, or has ended: its parent cannot be asked
    else:
        loop.call_later(_LOOK_SECONDS, _look_again, loop, process, end)
