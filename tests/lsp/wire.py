"""A client that says whatever it likes: bytes go to a server as they are, and what comes back is kept."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

SECONDS = 300


def framed(body: bytes, length: object = None) -> bytes:
    return b"Content-Length: %s\r\n\r\n%s" % (str(len(body) if length is None else length).encode(), body)


class Wire:
    """A server and everything that it has said. Waiting is patient: machines are busy."""

    def __init__(self, **options: Any) -> None:
        command = [sys.executable, "-P", "-m", "fencepost", "lsp", "--stdio"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self.messages: list[dict[str, Any]] = []
        self._news = threading.Condition(threading.RLock())
        self._is_over = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):
                stream.close()  # type: ignore[union-attr]

    def _read(self) -> None:
        stream: Any = self.process.stdout
        try:
            while line := stream.readline():
                length = int(line.split(b":")[1])
                while stream.readline().strip():
                    pass
                message = json.loads(stream.read(length).decode())
                with self._news:
                    self.messages.append(message)
                    self._news.notify_all()
        finally:
            with self._news:
                self._is_over = True
                self._news.notify_all()

    # ---- what is sent

    def raw(self, data: bytes) -> None:
        stream: Any = self.process.stdin
        stream.write(data)
        stream.flush()

    def body(self, body: bytes) -> None:
        self.raw(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def send(self, message: Any) -> None:
        self.body(json.dumps(message).encode())

    def notify(self, method: str, params: Any = None) -> None:
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, id: int | str, method: str, params: Any = None) -> dict[str, Any]:
        """The one answer to a request."""
        self.send({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        return self.answer(id)

    def code(self, id: int | str, method: str, params: Any = None) -> int:
        """The code of the error that answers a request."""
        return int(self.ask(id, method, params)["error"]["code"])

    def initialize(self, folder: Path | None = None, **more: Any) -> dict[str, Any]:
        """As a client of few words begins, whose settings are in its options."""
        uri = folder.as_uri() if folder is not None else None
        options = {"messages": True, "settings": {"models": ["sc"], "jobs": 1}}
        capabilities = more.pop("capabilities", {})
        answer = self.ask(
            "begin", "initialize",
            {"capabilities": capabilities, "processId": None, "rootUri": uri, "initializationOptions": options, **more},
        )  # fmt: skip
        self.notify("initialized", {})
        return answer

    # ---- what has come

    def answers(self, id: Any) -> list[dict[str, Any]]:
        with self._news:
            return [message for message in self.messages if "method" not in message and message.get("id") == id]

    def answer(self, id: Any, number: int = 0) -> dict[str, Any]:
        found: list[dict[str, Any]] = self.until(lambda: self.answers(id)[number:])
        return found[0]

    def last(self, method: str) -> Any:
        """The parameters of the last notification of this name."""
        with self._news:
            found = [message["params"] for message in self.messages if message.get("method") == method]
        return found[-1] if found else None

    def found(self) -> dict[str, list[dict[str, Any]]]:
        """The squiggles of all documents."""
        with self._news:
            shown = [
                one["params"] for one in self.messages if one.get("method") == "textDocument/publishDiagnostics"
            ]  # fmt: skip
        return {params["uri"]: params["diagnostics"] for params in shown}

    def settled(self) -> None:
        """Until every unit has its verdict."""
        self.until(lambda: (self.last("fencepost/status") or {}).get("kind") not in (None, "checking", "none"))

    def until(self, condition: Callable[[], Any]) -> Any:
        with self._news:
            assert self._news.wait_for(lambda: condition() or self._is_over, SECONDS), "nothing comes"
            found = condition()
            assert found, "the server has ended"
            return found

    def ended(self) -> int:
        """The exit code."""
        return self.process.wait(SECONDS)


@contextmanager
def wire(**options: Any) -> Iterator[Wire]:
    with Wire(**options) as client:
        yield client
