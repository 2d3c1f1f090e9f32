"""A worker that its caller waits for: it plans builds and has a first look at their units.

The caller runs nothing of a program itself, and can end this process at any instant. Where a system can fork, it is a
copy of the caller, which takes far less time than to start a process anew.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NoReturn

import msgspec

from fencepost.engine.shared.errors import StoppedError
from fencepost.engine.shared.messages import HEAD, Answer, Early, Exhausted, Message, Progress, Task, frame
from fencepost.engine.workers.limits import LOOK_SECONDS, ExceededError, has_too_much
from fencepost.engine.workers.processes import (
    ENDING_SECONDS,
    KILLED,
    KilledWorkerError,
    LostWorkerError,
    signals_held,
    worker_command,
    worker_environment,
)
from fencepost.engine.workers.stop import Stop
from fencepost.search.budget import Budget


class Scout:
    """`ask` it one thing after the other, `close` it in the end; it has no more memory than `megabytes` allow."""

    def __init__(self, megabytes: int, cache: Path | None, stop: Stop) -> None:
        self._megabytes = megabytes
        self._stop = stop
        self._process = (_Fork if hasattr(os, "fork") else _Child)(megabytes, cache)
        self._heard: SimpleQueue[Message | None] = SimpleQueue()
        threading.Thread(target=self._hear, daemon=True).start()

    def ask(self, task: Task, seconds: float) -> Answer:
        """Its answer. It is ended, and there is an error, where that takes too long or too much memory."""
        limit = Budget(seconds=seconds)
        limit.start()
        try:
            self._process.write(frame(task))
            while True:
                message = self._next(limit)
                if isinstance(message, Exhausted):
                    raise ExceededError("memory")
                if not isinstance(message, Progress | Early):
                    return message
        except BaseException:
            self.close()
            raise

    def _next(self, limit: Budget) -> Message:
        while True:
            with contextlib.suppress(Empty):
                message = self._heard.get(timeout=LOOK_SECONDS)
                if message is None:
                    raise KilledWorkerError if self._process.was_killed() else LostWorkerError("its process ended")
                return message
            if self._stop.asked:
                raise StoppedError
            if limit.is_late():
                raise ExceededError("time")
            if has_too_much(self._process.pid, self._megabytes):
                raise ExceededError("memory")

    def close(self) -> None:
        """Ends the process and waits until it is gone."""
        self._process.end()

    def _hear(self) -> None:
        """Answers until the process ends, as None."""
        decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)
        with contextlib.suppress(OSError, EOFError, msgspec.MsgspecError):
            while True:
                (length,) = HEAD.unpack(self._process.read(HEAD.size))
                self._heard.put(decoder.decode(self._process.read(length)))
        self._heard.put(None)


class _Fork:
    """A copy of this process that does nothing but a worker's work."""

    def __init__(self, megabytes: int, cache: Path | None) -> None:
        from fencepost.engine.workers.worker import serve  # here: a copy has what has been loaded

        asked, self._tasks = os.pipe()
        self._answers, answers = os.pipe()
        parent = os.getpid()
        with signals_held():
            self.pid = os.fork()
            if not self.pid:
                self._work(lambda: serve(asked, answers, megabytes, parent, cache))
        os.close(asked)
        os.close(answers)
        self._has_ended = False
        self._stop_waiting = threading.Event()

    def _work(self, serve: Callable[[], NoReturn]) -> NoReturn:
        """Whatever happens, the copy does not go on with what its parent was about to do."""
        try:
            os.close(self._tasks)
            os.close(self._answers)
            serve()
        finally:
            os._exit(1)

    def write(self, content: bytes) -> None:
        try:
            while content:
                content = content[os.write(self._tasks, content) :]
        except BrokenPipeError:
            raise LostWorkerError("its process ended") from None

    def read(self, count: int) -> bytes:
        content = b""
        while len(content) < count:
            piece = os.read(self._answers, count - len(content))
            if not piece:
                raise EOFError
            content += piece
        return content

    def was_killed(self) -> bool:
        """True if the process, which answers no more, was killed, and not by this one. It is gone then."""
        limit = Budget(seconds=ENDING_SECONDS)
        limit.start()
        while not limit.is_late():
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._has_ended = True
                os.close(self._tasks)
                return os.waitstatus_to_exitcode(status) == KILLED
            self._stop_waiting.wait(LOOK_SECONDS)
        return False

    def end(self) -> None:
        if self._has_ended:
            return
        self._has_ended = True
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._tasks)


class _Child:
    """A worker as a `Pool` has it."""

    def __init__(self, megabytes: int, cache: Path | None) -> None:
        from subprocess import PIPE, Popen  # it is not loaded where it is not needed

        command = worker_command(megabytes, 0, cache)
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, env=worker_environment(), bufsize=0)
        self.pid = self._process.pid

    def write(self, content: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(content)
        except OSError:
            raise LostWorkerError("its process ended") from None

    def read(self, count: int) -> bytes:
        assert self._process.stdout is not None
        content = b""
        while len(content) < count:
            piece = self._process.stdout.read(count - len(content))
            if not piece:
                raise EOFError
            content += piece
        return content

    def was_killed(self) -> bool:
        """True if the process, which answers no more, was killed, and not by this one."""
        from subprocess import TimeoutExpired

        try:
            return self._process.wait(ENDING_SECONDS) == KILLED
        except TimeoutExpired:
            return False

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
