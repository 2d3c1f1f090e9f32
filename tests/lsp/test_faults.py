"""What may go wrong around the server: it recovers, loses nothing, and leaves no process behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.lsp.session import Session, editor, session_test
from tests.processes import is_running, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")

LONG = {"models": ["sc"], "maxStates": 100_000_000, "time": 600, "jobs": 1}


def children(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def cut_off(cache: Path) -> None:
    """Shortens every file of a cache."""
    for number, path in enumerate(sorted(cache.rglob("*.entry"))):
        path.write_bytes(path.read_bytes()[: 7 * number])


async def is_busy(session: Session) -> None:
    await session.until(lambda: session.units and session.units["Units.Endless"].status == "running")


@session_test
async def test_killed_workers_are_replaced(tmp_path: Path) -> None:
    async with editor(tmp_path, "Long") as session:
        session.settings = LONG
        await session.start()
        await is_busy(session)
        for child in children(session.pid):
            os.kill(child, signal.SIGKILL)
        await session.until(lambda: session.units["Units.Endless"].verdict == "HOLDS_UP_TO")
        session.put("Base")
        await session.until(lambda: set(session.found()) == {"FP1001", "FP1002", "FP1010"})


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_server_leaves_no_worker(end: signal.Signals, tmp_path: Path) -> None:
    @session_test
    async def work(folder: Path) -> None:
        async with editor(folder, "Long") as session:
            session.settings = LONG
            await session.start()
            await is_busy(session)
            workers = children(session.pid)
            assert workers
            os.kill(session.pid, end)
            assert await asyncio.to_thread(wait_until, lambda: not any(map(is_running, workers)))

    work(tmp_path)


@session_test
async def test_a_client_that_is_gone_leaves_no_server_and_no_worker(tmp_path: Path) -> None:
    async with editor(tmp_path, "Long") as session:
        session.settings = LONG
        await session.start()
        await is_busy(session)
        left = [session.pid, *children(session.pid)]
        session.client._server.stdin.close()  # as when its process ends
        assert await asyncio.to_thread(wait_until, lambda: not any(map(is_running, left)))


@session_test
async def test_a_damaged_cache_is_made_again(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        cut_off(Path(os.environ["FENCEPOST_CACHE"]))
        session.put("Callee")
        await session.until(lambda: session.units["Tests.Counts"].status == "done" and session.status.open == 0)
        assert set(session.found()) == {"FP1001", "FP1002", "FP1010"}


@session_test
async def test_a_hundred_builds_while_checks_run_end_with_the_last(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        for number in range(100):
            session.put(("Long", "Base", "Other", "Callee")[number % 4])
            if number % 9 == 4:
                (tmp_path / "bin" / "App.dll").write_bytes(b"MZ half of it")
            await asyncio.sleep(0.01)
        session.put("Fixed")
        await session.until(lambda: len(session.units) == 6 and set(session.found()) == {"FP1002"})
        assert len(children(session.pid)) <= 2
