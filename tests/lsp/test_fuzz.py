"""A client that sends anything: whole messages, damaged ones and damaged frames, from a seed.

Every request has exactly one answer, the server never ends, and what it says of a build afterwards is right. Each run
sends a few; `pytest tests/lsp/test_fuzz.py --messages 100000` sends more.
"""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.lsp.wire import Wire, framed, wire
from tests.lsp.workspace import build

_SEED = 1
_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31 - 1, 2**31, 10**30, 1.5, "", "x", "\ud800", "\U0001f600", "a|b|c", "..", [], {}, [[]],
    {"uri": "file:///%00"}, {"jsonrpc": "2.0", "id": 1, "method": "exit"}, "file:///", "file://[::1", "x" * 5000,
)  # fmt: skip
_PLACE = {"start": {"line": 1, "character": 1}, "end": {"line": 3, "character": 0}}


def usual(uri: str) -> list[tuple[str, Any, bool]]:
    """Messages that a client may send: method, parameters, and whether it is a request."""
    document = {"uri": uri}
    point = {"textDocument": document, "position": {"line": 3, "character": 2}}
    return [
        ("textDocument/hover", point, True),
        ("textDocument/codeLens", {"textDocument": document}, True),
        ("textDocument/codeAction", {"textDocument": document, "range": _PLACE, "context": {"diagnostics": []}}, True),
        ("workspace/executeCommand", {"command": "fencepost.trace", "arguments": ["a|b|c", 0]}, True),
        ("workspace/executeCommand", {"command": "fencepost.explain", "arguments": ["FP1001"]}, True),
        ("workspace/executeCommand", {"command": "fencepost.checkAll"}, True),
        ("workspace/symbol", {"query": "x"}, True),
        (
            "textDocument/didOpen",
            {"textDocument": {**document, "languageId": "c", "version": 1, "text": "a\nb"}},
            False,
        ),
        (
            "textDocument/didChange",
            {"textDocument": {**document, "version": 2}, "contentChanges": [{"range": _PLACE, "text": "é\r\n"}]},
            False,
        ),
        ("textDocument/didClose", {"textDocument": document}, False),
        ("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": 2}]}, False),
        ("workspace/didChangeConfiguration", {"settings": {"fencepost": {"models": ["sc"], "jobs": 1}}}, False),
        ("window/workDoneProgress/cancel", {"token": "x"}, False),
        ("$/cancelRequest", {"id": 3}, False),
        ("$/setTrace", {"value": "off"}, False),
        ("nowhere", {}, True),
    ]


def damaged(value: Any, rng: random.Random) -> Any:
    """The value with one part of it replaced, left out or put in."""
    value = copy.deepcopy(value)
    while True:
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(sorted(value))
            match rng.randrange(6):
                case 0:
                    del value[key]
                case 1:
                    value[rng.choice(["x", "jsonrpc", "params", "type_name"])] = rng.choice(_VALUES)
                case _:
                    value[key] = damaged(value[key], rng)
            return value
        if isinstance(value, list) and value and rng.random() < 0.9:
            at = rng.randrange(len(value))
            value[at] = damaged(value[at], rng)
            return value
        return rng.choice(_VALUES)


def garbled(data: bytes, rng: random.Random) -> bytes:
    """A frame with a wrong length, bytes changed or left out, or something before it."""
    at = rng.randrange(len(data))
    match rng.randrange(4):
        case 0:
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        case 1:
            return data[:at] + data[at + rng.randrange(1, 20) :]
        case 2:
            return rng.randbytes(rng.randrange(1, 30)) + data
        case _:
            body = data.partition(b"\r\n\r\n")[2]
            return framed(body, rng.choice([0, 1, len(body) - 1, len(body) + 1, len(body) + 50, -1, "x", 10**12]))


class Client:
    """Sends messages, and knows which of them ask for an answer."""

    def __init__(self, server: Wire, uri: str) -> None:
        self.server = server
        self.usual = usual(uri)
        self.rng = random.Random(_SEED)
        self.open: set[str] = set()
        self.sent = 0

    def send(self) -> None:
        self.sent += 1
        method, params, is_request = self.rng.choice(self.usual)
        kind, id = self.rng.random(), f"asked{self.sent}"
        message: Any = {"jsonrpc": "2.0", "method": method, "params": params, **({"id": id} if is_request else {})}
        if kind < 0.1:
            message["id"] = f"garbled{self.sent}"  # which may be read, or not
            self.server.raw(garbled(framed(json.dumps(message).encode()), self.rng))
            self.synchronize()
            return
        if kind < 0.7:
            message["params"] = damaged(params, self.rng)
        elif kind < 0.8:
            message = damaged(message, self.rng)
        if isinstance(message, dict) and message.get("id") == id and "method" in message:
            self.open.add(id)
        self.server.send(message)
        if self.sent % 100 == 0:
            self.synchronize()

    def synchronize(self) -> None:
        """All that was asked has been answered, and what comes next is understood."""
        self.sent += 1
        assert self.server.code(f"sync{self.sent}", "nowhere") == -32601
        for id in self.open:
            self.server.answer(id)


@pytest.mark.slow
def test_whatever_a_client_sends_every_request_has_one_answer(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    source = build(tmp_path)
    with wire() as server:
        server.initialize(tmp_path)
        server.settled()
        before = server.found()
        client = Client(server, source.as_uri())
        for _ in range(pytestconfig.getoption("--messages")):
            client.send()
        client.synchronize()
        assert [id for id in client.open if len(server.answers(id)) != 1] == []
        text = source.read_text()
        document = {"uri": source.as_uri(), "languageId": "csharp", "version": 1, "text": text}
        server.notify("workspace/didChangeConfiguration", {"settings": {"models": ["sc"], "jobs": 1}})
        server.notify("textDocument/didOpen", {"textDocument": document})
        server.until(lambda: server.found().get(source.as_uri()) == before[source.as_uri()])
        assert server.ask("end", "shutdown")["result"] is None
        server.notify("exit")
        assert server.ended() == 0
