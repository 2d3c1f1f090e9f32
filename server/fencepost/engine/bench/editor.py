"""How long an editor waits: server, builds, typing.

A language server is started as an editor starts it, on a workspace with one assembly of about 400 KB that has 20 units.
It is built again with one unit changed, and again with none; then requests are sent while all workers are busy. Paths
are two builds of an assembly; without any, the packed ones of a checkout's tests.
"""

from __future__ import annotations

import asyncio
import lzma
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

import fencepost
from fencepost.model.problem import Problem
from fencepost.report.table import Table

COLUMNS = ("what", "value", "unit", "goal")
_SUFFIXES = (".dll", ".pdb")
_REQUESTS = 300
_SECONDS = 300
_BUSY = {"models": ["sc"], "maxStates": 1_000_000_000, "time": 1000, "jobs": 2}


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Each value is the least of some runs; the latency of requests is the 99th percentile of all."""
    builds = [_content(path) for path in paths] or _packed()
    if len(builds) != 2:
        return Table("editor", COLUMNS, ()), [Problem("Name two builds of one assembly.", "bench editor")]
    runs = [asyncio.run(_run(builds[0], builds[1])) for _ in range(min(repeat, 3))]
    rows = [
        ("server ready", _least(runs, "ready"), "ms", "400"),
        ("processor time of the server until then", _least(runs, "starting"), "ms", ""),
        ("first verdicts of a new workspace", _least(runs, "first"), "ms", ""),
        ("changed build to new verdict, 1 of 20 units", _least(runs, "changed"), "ms", "1000"),
        ("unchanged build", _least(runs, "unchanged"), "ms", "300"),
        ("units checked for an unchanged build", max(run["checked"] for run in runs), "units", "0"),
        ("memory of the idle server", _least(runs, "memory"), "MB", "120"),
        ("request while all workers are busy, 99th percentile", _least(runs, "typing"), "ms", "50"),
    ]
    return Table("editor", COLUMNS, tuple(rows)), []


def _least(runs: list[dict[str, float]], what: str) -> float:
    return min(run[what] for run in runs)


def _content(path: Path) -> dict[str, bytes]:
    return {suffix: path.with_suffix(suffix).read_bytes() for suffix in _SUFFIXES}


def _packed() -> list[dict[str, bytes]]:
    folder = Path(fencepost.__file__).parents[2] / "tests" / "bench" / "editor"
    names = ("Before", "After") if folder.is_dir() else ()
    return [
        {suffix: lzma.decompress((folder / f"{name}{suffix}.xz").read_bytes()) for suffix in _SUFFIXES}
        for name in names
    ]


async def _run(before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, float] = {}
        await _started_before(Path(folder))
        client = _Client(Path(folder))
        try:
            client.put(before)
            started = perf_counter()
            await client.start()
            found["ready"], found["starting"] = _since(started), client.processor_time()
            await client.until(lambda: client.settled(1))
            found["first"] = _since(started)
            await asyncio.sleep(0.5)
            found["memory"] = client.memory()
            found |= await _rebuilt(client, after)
            found["typing"] = await _typing(client)
        finally:
            await client.stop()
        return found


async def _started_before(folder: Path) -> None:
    """A first start leaves in the cache what later ones need not compile."""
    client = _Client(folder)
    await client.start()
    await client.until(lambda: client.status["looks"] > 0)
    await client.stop()


async def _rebuilt(client: _Client, after: dict[str, bytes]) -> dict[str, float]:
    found: dict[str, float] = {}
    for what in ("changed", "unchanged"):
        looks, checked = client.status["looks"], client.status["checked"]
        client.put(after)
        started = perf_counter()
        client.notify("workspace/didChangeWatchedFiles", {"changes": []})
        await client.until(lambda looks=looks: client.settled(looks + 1))  # type: ignore[misc]
        found[what] = _since(started)
        found["checked"] = client.status["checked"] - checked
    return found


async def _typing(client: _Client) -> float:
    """Requests such as typing causes, while every worker is busy with units that do not end soon."""
    client.notify("workspace/didChangeConfiguration", {"settings": {"fencepost": {**_BUSY, "cache": False}}})
    await client.until(lambda: client.status["open"] > 0)
    uri = (client.folder / "App.cs").as_uri()
    times = []
    for number in range(_REQUESTS):
        started = perf_counter()
        where = {"textDocument": {"uri": uri}, "position": {"line": number, "character": 1}}
        await client.request("textDocument/hover", where)
        times.append(_since(started))
        await asyncio.sleep(0.003)
    return statistics.quantiles(times, n=100)[98]


def _since(start: float) -> float:
    return (perf_counter() - start) * 1000


class _Client:
    """The least that an editor is: requests, answers, and the status that the server sends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.status: dict[str, Any] = {"looks": 0, "open": 0, "units": 0, "checked": 0}
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()
        self._process: asyncio.subprocess.Process
        self._reading: asyncio.Task[None]

    def put(self, build: dict[str, bytes]) -> None:
        (self.folder / "bin").mkdir(exist_ok=True)
        for suffix in (".pdb", ".dll"):
            (self.folder / "bin" / f"App{suffix}").write_bytes(build[suffix])

    def settled(self, looks: int) -> bool:
        done = self.status["looks"] >= looks and self.status["open"] == 0
        return done and bool(self.status["units"])

    def memory(self) -> float:
        """Resident megabytes of the server, its workers left out."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0.0
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")) / 1024

    def processor_time(self) -> float:
        """Milliseconds that the server has used, its workers left out."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0.0
        used = stat.read_text().rpartition(")")[2].split()[11:13]  # utime and stime, after the name in brackets
        return sum(map(int, used)) * 1000 / os.sysconf("SC_CLK_TCK")

    async def start(self) -> None:
        command = [sys.executable, "-P", "-m", "fencepost", "lsp"]
        environment = {**os.environ, "FENCEPOST_CACHE": str(self.folder / "cache")}
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=environment)
        self._reading = asyncio.create_task(self._read())
        watched = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}
        options = {"messages": True, "settings": {"models": ["sc"]}}
        folders = [{"uri": self.folder.as_uri(), "name": "work"}]
        await self.request(
            "initialize",
            {"capabilities": watched, "workspaceFolders": folders, "rootUri": None, "processId": None,
             "initializationOptions": options},
        )  # fmt: skip
        self.notify("initialized", {})

    async def stop(self) -> None:
        await self.request("shutdown", None)
        self.notify("exit", None)
        await self._process.wait()
        self._reading.cancel()

    async def request(self, method: str, params: Any) -> Any:
        number = len(self._answers)
        future = self._answers[number] = asyncio.get_running_loop().create_future()
        self._send({"id": number, "method": method, "params": params})
        async with asyncio.timeout(_SECONDS):
            return await future

    def notify(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(_SECONDS):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    def _send(self, message: dict[str, Any]) -> None:
        content = msgspec.json.encode({"jsonrpc": "2.0", **message})
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while head := await self._process.stdout.readuntil(b"\r\n\r\n"):
            length = next(int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length:"))
            message = msgspec.json.decode(await self._process.stdout.readexactly(length))
            if "method" not in message:
                self._answers[message["id"]].set_result(message.get("result"))
            elif "id" in message:
                self._send({"id": message["id"], "result": None})
            elif message["method"] == "fencepost/status":
                self.status = message["params"]
                self._changed.set()
