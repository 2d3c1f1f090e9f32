"""A thread beside the server's, for what waits for a disk: one thing after the other, until the process ends."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class Aside:
    """A thread, and not an executor: Python waits at its end for threads of executors, and a disk may never answer."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        threading.Thread(target=self._run, daemon=True, name="aside").start()

    async def do(self, call: Callable[[], T]) -> T:
        """Runs a function in the thread, and gives what it returns or raises. It must not touch anything that the
        server's thread changes."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(value: Any, error: BaseException | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(value)
            else:
                answer.set_exception(error)

        def work() -> None:
            value, error = None, None
            try:
                value = call()
            except Exception as problem:
                error = problem
            with contextlib.suppress(RuntimeError):  # the loop is closed: no caller waits
                loop.call_soon_threadsafe(settle, value, error)

        self._calls.put(work)
        return await answer

    def _run(self) -> None:
        while True:
            self._calls.get()()
