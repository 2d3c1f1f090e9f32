"""Worker processes: started when they are needed, at most so many at once, killed when their work is not wanted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from pathlib import Path

import msgspec

from fencepost.engine.shared.messages import (
    HEAD,
    LARGEST_ANSWER,
    Answer,
    Done,
    Early,
    Exhausted,
    Interim,
    Message,
    MistakeAnswer,
    Progress,
    Task,
    frame,
)
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


class Worker:
    """One process and its two pipes; it does one task at a time."""

    def __init__(self, process: Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise AssertionError("a worker is started with two pipes")
        self._process = process
        self._tasks: asyncio.StreamWriter = process.stdin
        self._answers: asyncio.StreamReader = process.stdout
        self._ended = False
        self._decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def do(self, task: Task, listener: Callable[[Interim], None] | None) -> Answer:
        try:
            self._tasks.write(frame(task))
            await self._tasks.drain()
            while True:
                (length,) = HEAD.unpack(await self._answers.readexactly(HEAD.size))
                message = self._decoder.decode(await self._answers.readexactly(min(length, LARGEST_ANSWER)))
                if isinstance(message, Exhausted):
                    raise ExceededError("memory")
                if not isinstance(message, Progress | Early):
                    return message
                if listener is not None:
                    listener(message)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise await self._lost() from None
        except msgspec.MsgspecError:
            await self.end()
            raise LostWorkerError("its answer cannot be read") from None

    async def _lost(self) -> LostWorkerError:
        """How a process has ended that answers no more; one that has not is killed."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING_SECONDS):
                await self._process.wait()
        was_killed = self._process.returncode == KILLED and not self._ended
        await self.end()
        return KilledWorkerError() if was_killed else LostWorkerError(_how(self._process.returncode))

    async def end(self) -> None:
        """Kills the process and waits until it is gone."""
        self._ended = True
        with contextlib.suppress(ProcessLookupError):
            if hasattr(signal, "SIGKILL") and self.is_alive:
                os.kill(self.pid, signal.SIGKILL)  # `Process.kill` may reap it, and then the exit code is lost
            else:
                self._process.kill()
        self._tasks.close()
        await self._process.wait()


def _how(code: int | None) -> str:
    if code is not None and code < 0:
        return f"its process was ended by signal {-code}"
    return f"its process ended with exit code {code}"


class Pool:
    """`megabytes` limits the memory of each worker, `niceness` lowers its priority, `cache` is its folder."""

    def __init__(self, jobs: int, megabytes: int, niceness: int = 0, cache: Path | None = None) -> None:
        self.jobs = jobs
        self._megabytes = megabytes
        self._command = worker_command(megabytes, niceness, cache)
        self._places = asyncio.Semaphore(jobs)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = asyncio.Event()

    @property
    def workers(self) -> list[Worker]:
        return [*self._idle, *self._busy]

    async def do(
        self, task: Task, listener: Callable[[Interim], None] | None = None, seconds: float | None = None
    ) -> Answer:
        """The answer to a task, once a worker is free; the listener hears when that is.

        Cancelled, or when it takes longer than so many seconds or too much memory, it kills the worker; a lost one is
        an error.
        """
        async with self._places:
            worker = await self._worker()
            self._busy.add(worker)
            try:
                if listener is not None:
                    listener(Progress(0, 0, 0.0))
                answer = await self._watched(worker, worker.do(task, listener), seconds)
            except BaseException:
                self._busy.discard(worker)
                await worker.end()
                raise
            self._busy.discard(worker)
            if self._closed.is_set() or isinstance(answer, MistakeAnswer) or (isinstance(answer, Done) and answer.worn):
                await worker.end()
            else:
                self._idle.append(worker)
            return answer

    async def _watched(self, worker: Worker, work: Coroutine[None, None, Answer], seconds: float | None) -> Answer:
        """The answer of a worker that stays within its limits."""
        answering = asyncio.ensure_future(work)
        try:
            async with asyncio.timeout(seconds):
                while not (await asyncio.wait([answering], timeout=LOOK_SECONDS))[0]:
                    if has_too_much(worker.pid, self._megabytes):
                        raise ExceededError("memory")
        except TimeoutError:
            raise ExceededError("time") from None
        finally:
            if not answering.done():
                answering.cancel()
                await asyncio.wait([answering])
        return answering.result()

    async def close(self) -> None:
        """Ends all workers. Whoever waits for one gets an error that says that it is lost."""
        self._closed.set()
        idle, self._idle = self._idle, []
        await asyncio.gather(*(worker.end() for worker in [*idle, *self._busy]))

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            await worker.end()
        return await self._start()

    async def _start(self) -> Worker:
        if self._closed.is_set():
            raise LostWorkerError("no process is started any more")
        with signals_held():
            started = asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, env=worker_environment())
            worker = Worker(await started)
        if self._closed.is_set():
            await worker.end()
            raise LostWorkerError("its process was ended, because nobody waits for it any more")
        return worker
