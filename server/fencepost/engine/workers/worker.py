"""A worker process: reads tasks from one pipe, writes progress and answers to another, and ends with its parent.

    python -P -m fencepost.engine.workers.worker LIMIT NICENESS PARENT [CACHE]

It may be killed at any instant: what it has in hand is lost, nothing else.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import NoReturn

import msgspec
from msgspec.structs import replace

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.graphs import graph_of
from fencepost.engine.programs.finder import find
from fencepost.engine.replaying import rerun
from fencepost.engine.shared.decorations import full_mistake
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.messages import (
    HEAD,
    LARGEST_ANSWER,
    Answer,
    CheckTask,
    Done,
    Drawn,
    Early,
    Exhausted,
    FindTask,
    GraphTask,
    MistakeAnswer,
    PlanTask,
    Progress,
    Refused,
    ReplayTask,
    Task,
    frame,
)
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.depth import allow_long_chains
from fencepost.engine.workers.limits import MEMORY_SHARE
from fencepost.model.verdict import Unit
from fencepost.search.resident import address_megabytes, resident_megabytes

_STDIN, _STDOUT, _STDERR = 0, 1, 2
_PR_SET_PDEATHSIG = 1
_SPARE_MEGABYTES = 32
_WORN_MEGABYTES, _WORN_SHARE, _FRESH_MEGABYTES = 384, 0.5, 128
_NOT_FOR_US = ("SIGINT", "SIGTERM", "SIGHUP")
"""Signals that are sent to whole groups of processes: the parent decides what becomes of them."""


def main(arguments: list[str]) -> None:
    limit, niceness, parent, *cache = arguments
    if sys.platform != "win32":
        os.nice(int(niceness))
    answers = os.dup(_STDOUT)
    os.dup2(_STDERR, _STDOUT)
    serve(_STDIN, answers, int(limit), int(parent), Path(cache[0]) if cache else None)


def serve(asked: int, answers: int, megabytes: int, parent: int, folder: Path | None) -> NoReturn:
    """Answers tasks from one file descriptor on another, within so much memory, as long as the parent is there."""
    _die_with(parent)
    allow_long_chains()
    tasks: SimpleQueue[Task] = SimpleQueue()
    threading.Thread(target=_read, args=(asked, tasks), daemon=True).start()
    _limit_memory(megabytes)
    builds = Builds(Cache(Folder(folder)) if folder else None)
    while True:
        _write(answers, _framed(builds, tasks.get(), answers, megabytes))


def _die_with(parent: int) -> None:
    """Asks Linux to end this process when its parent ends; elsewhere, and besides, the end of the pipe does."""
    for name in _NOT_FOR_US:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(0)


def _limit_memory(megabytes: int) -> None:
    """Limits memory that grows faster than the process looks. Of the address space, much is not resident now, and may
    stay so."""
    if sys.platform != "linux":
        return
    import resource

    more = max(megabytes * MEMORY_SHARE - resident_megabytes(), 0) + _SPARE_MEGABYTES
    size = int(address_megabytes() + more) << 20
    with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _framed(builds: Builds, task: Task, answers: int, megabytes: int) -> bytes:
    """An answer as bytes, or that there is no memory for it."""
    with contextlib.suppress(MemoryError):
        content = frame(_answer(builds, task, answers, megabytes))
        if len(content) <= LARGEST_ANSWER:
            return content
    return frame(Exhausted())


def _answer(builds: Builds, task: Task, answers: int, megabytes: int) -> Answer:
    def listener(states: int, depth: int, seconds: float, transitions: int) -> None:
        _write(answers, frame(Progress(states, depth, seconds, transitions)))

    def early(unit: Unit) -> None:
        content = frame(Early(unit))
        if len(content) <= LARGEST_ANSWER:
            _write(answers, content)

    try:
        match task:
            case FindTask():
                return find(task.paths)
            case PlanTask():
                return builds.plan(task)
            case GraphTask():
                return Drawn(graph_of(list(task.paths), task.pattern, task.settings))
            case ReplayTask():
                return rerun(task)
            case CheckTask():
                answer = builds.check(task, listener, early)
                return replace(answer, worn=_is_worn(megabytes)) if isinstance(answer, Done) else answer
    except InputError as problem:
        return Refused(str(problem))
    except MemoryError:
        return Exhausted()
    except Exception as mistake:
        return MistakeAnswer(f"{mistake.__class__.__name__}: {mistake}", full_mistake("checking", mistake).traceback)


def _is_worn(megabytes: int) -> bool:
    return resident_megabytes() > min(_WORN_MEGABYTES, max(megabytes * _WORN_SHARE, _FRESH_MEGABYTES))


def _read(asked: int, tasks: SimpleQueue[Task]) -> None:
    """Tasks until the parent closes the pipe or ends."""
    decoder = msgspec.msgpack.Decoder(Task)
    while True:
        (length,) = HEAD.unpack(_exactly(asked, HEAD.size))
        tasks.put(decoder.decode(_exactly(asked, length)))


def _exactly(asked: int, count: int) -> bytes:
    content = b""
    while len(content) < count:
        piece = os.read(asked, count - len(content))
        if not piece:
            os._exit(0)
        content += piece
    return content


def _write(answers: int, content: bytes) -> None:
    try:
        while content:
            content = content[os.write(answers, content) :]
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
