"""What a client may say wrong, when it leaves and how: every request has one answer, and nothing is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fencepost.lsp.framing import LARGEST_BODY, LARGEST_HEADER, Frames
from tests.lsp.wire import Wire, framed, wire
from tests.lsp.workspace import build
from tests.processes import is_running, wait_until

PARSE, REQUEST, METHOD, PARAMETERS, INITIALIZED = -32700, -32600, -32601, -32602, -32002
POINT = {"textDocument": {"uri": "file:///a.cs"}, "position": {"line": 0, "character": 0}}
HOVER = "textDocument/hover"


def request(id: object, method: str = HOVER, **more: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": POINT, **more}).encode()


def test_what_comes_too_early_twice_or_too_late_has_its_error() -> None:
    with wire() as client:
        assert client.code(1, HOVER, POINT) == INITIALIZED
        assert client.code(2, "nowhere") == INITIALIZED
        assert client.code(3, "shutdown") == INITIALIZED
        assert client.code(4, "initialize", {"processId": "x"}) == PARAMETERS
        assert "capabilities" in client.initialize()["result"]
        assert client.code(5, "initialize", {"capabilities": {}, "processId": None, "rootUri": None}) == REQUEST
        assert client.ask(6, HOVER, POINT)["result"] is None
        assert client.ask(7, "shutdown")["result"] is None
        assert client.code(8, HOVER, POINT) == REQUEST
        assert client.code(9, "shutdown") == REQUEST
        client.notify("exit")
        assert client.ended() == 0


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("nowhere", POINT, METHOD),
        ("$/nowhere", None, METHOD),
        ("completionItem/resolve", {"label": "x"}, METHOD),
        ("client/registerCapability", {"registrations": []}, METHOD),
        ("textDocument/didOpen", {"textDocument": {"uri": "x", "languageId": "c", "version": 1, "text": ""}}, REQUEST),
        ("exit", None, REQUEST),
        (HOVER, None, PARAMETERS),
        (HOVER, [], PARAMETERS),
        (HOVER, [1, 2], PARAMETERS),
        (HOVER, "x", PARAMETERS),
        (HOVER, {"textDocument": {}}, PARAMETERS),
        (HOVER, {**POINT, "position": {"line": -1, "character": 0}}, PARAMETERS),
        (HOVER, {**POINT, "position": {"line": 10**40, "character": 0}}, PARAMETERS),
        (HOVER, {**POINT, "position": {"line": "x", "character": None}}, PARAMETERS),
        ("textDocument/codeAction", POINT, PARAMETERS),
        ("workspace/executeCommand", {"command": "nowhere"}, PARAMETERS),
        ("workspace/executeCommand", {"command": "fencepost.check", "arguments": [{}]}, PARAMETERS),
        ("workspace/executeCommand", {"command": "fencepost.check", "arguments": ["x"]}, PARAMETERS),
        ("workspace/executeCommand", {"command": "fencepost.trace", "arguments": ["a|b|c", "x"]}, PARAMETERS),
    ],
)
def test_a_request_that_makes_no_sense_has_its_error_and_the_next_one_its_answer(
    shared: Wire, method: str, params: Any, code: int
) -> None:
    number = len(shared.messages)
    assert shared.code(f"wrong{number}", method, params) == code
    assert shared.ask(f"right{number}", HOVER, POINT)["result"] is None


@pytest.fixture(scope="module")
def shared() -> Any:
    with wire() as client:
        client.initialize()
        yield client


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(b"{"), PARSE),
        (framed(b""), PARSE),
        (framed(b"\xff\xfe\x00"), PARSE),
        (framed("\ufeff{}".encode()), PARSE),
        (framed(b'{"jsonrpc": "2.0", "id": NaN, "method": "x"}'), PARSE),
        (framed(b"[" * 200_000), PARSE),
        (framed(b'{"jsonrpc": "2.0", "id": 1' + b"1" * 5000 + b', "method": "x"}'), PARSE),
        (framed(b"[" + request(1) + b"]"), REQUEST),
        (framed(b"[]"), REQUEST),
        (framed(b"null"), REQUEST),
        (framed(b"{}"), REQUEST),
        (framed(request({})), REQUEST),
        (framed(request(1.5)), REQUEST),
        (framed(request(True)), REQUEST),
        (framed(request(None)), REQUEST),
        (framed(request(1, "x"), "abc"), PARSE),
        (framed(request(1, "x"), -5), PARSE),
        (framed(request(1, "x"), 3), PARSE),
        (framed(request(1, "x"), 10_000), PARSE),
        (framed(request(1, "x"), len(request(1, "x")) + 7), PARSE),
        (framed(request(1, "x"), 10**11), PARSE),
        (framed(request(1, "x"), 10**30), PARSE),
        (b"\r\n\r\n" + framed(b"{"), PARSE),
        (b"X" * 3 * LARGEST_HEADER, PARSE),
        (b"Content-Length:\r\n\r\n", PARSE),
        (b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", PARSE),
    ],
)
def test_after_a_message_that_is_none_the_next_one_is_answered(shared: Wire, data: bytes, code: int) -> None:
    before = len(shared.answers(None))
    number = len(shared.messages)
    shared.raw(data)
    assert shared.ask(f"next{number}", HOVER, POINT)["result"] is None
    assert shared.answer(None, before)["error"]["code"] == code
    assert shared.answers(1) == []


def test_a_wrong_version_is_refused_and_named(shared: Wire) -> None:
    shared.body(request("version", jsonrpc="1.0"))
    assert shared.answer("version")["error"]["code"] == REQUEST


def test_other_headers_cases_and_pieces_of_any_size_are_understood() -> None:
    body = request(1)
    whole = b"content-length:%d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n%s" % (
        len(body),
        body,
    )
    for size in (1, 2, 7, len(whole)):
        frames, found = Frames(), []
        for at in range(0, 3 * len(whole), size):
            frames.feed((whole * 3)[at : at + size])
            found += list(frames.messages())
        assert found == [body] * 3


def test_a_text_about_headers_is_a_text() -> None:
    body = json.dumps({"text": "Content-Length: 5\r\n\r\nhello"}).encode()
    frames = Frames()
    frames.feed(framed(body) + framed(b"{}"))
    assert list(frames.messages()) == [body, b"{}"]


def test_a_length_that_nobody_has_is_not_waited_for() -> None:
    frames = Frames()
    frames.feed(framed(b"{}", LARGEST_BODY + 1) + framed(b"[]"))
    assert list(frames.messages()) == [None, b"[]"]


def test_an_answer_that_nobody_has_asked_for_means_nothing(shared: Wire) -> None:
    shared.send({"jsonrpc": "2.0", "id": "x", "result": {}})
    shared.send({"jsonrpc": "2.0", "id": "x", "error": {"code": "x"}})
    shared.notify("$/cancelRequest", {"id": "nobody"})
    shared.notify("$/cancelRequest", {})
    shared.notify("$/setTrace", {"value": "x"})
    assert shared.ask("after", HOVER, POINT)["result"] is None


def test_a_client_that_refuses_everything_sees_what_is_found(tmp_path: Path) -> None:
    build(tmp_path)
    watched = {"didChangeWatchedFiles": {"dynamicRegistration": True}, "configuration": True}
    with wire() as client:
        client.initialize(tmp_path, capabilities={"workspace": watched, "window": {"workDoneProgress": True}})
        refused = set()
        while not client.found():
            asked = client.until(
                lambda: client.found() or [one["id"] for one in open_requests(client) if one["id"] not in refused]
            )
            for id in asked if isinstance(asked, list) else ():
                refused.add(id)
                client.send({"jsonrpc": "2.0", "id": id, "error": {"code": METHOD, "message": "never"}})
        assert len(refused) >= 2


def open_requests(client: Wire) -> list[dict[str, Any]]:
    return [message for message in [*client.messages] if "method" in message and "id" in message]


# ---- how a session ends


def test_exit_without_shutdown_is_an_error() -> None:
    with wire() as client:
        client.initialize()
        client.notify("exit")
        assert client.ended() == 1
    with wire() as client:
        client.notify("exit")
        assert client.ended() == 1


def test_the_end_of_the_stream_ends_the_server_and_a_message_that_is_cut_off_does_no_harm() -> None:
    with wire() as client:
        client.initialize()
        client.raw(framed(request(1))[:-5])
        stream: Any = client.process.stdin
        stream.close()
        assert client.ended() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_server_and_its_workers(number: signal.Signals, tmp_path: Path) -> None:
    build(tmp_path, "Long")
    with wire() as client:
        client.initialize(tmp_path)
        client.until(lambda: any(unit["status"] == "running" for unit in units(client)))
        workers = children(client.process.pid)
        assert workers
        client.process.send_signal(number)
        assert client.ended() == 128 + number
        assert wait_until(lambda: not any(map(is_running, workers)))


@pytest.mark.skipif(sys.platform == "win32", reason="the end of the stream has to do there")
def test_the_end_of_the_clients_process_ends_the_server_even_if_the_stream_stays_open(tmp_path: Path) -> None:
    build(tmp_path, "Long")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other, wire() as client:
        client.initialize(tmp_path, processId=other.pid)
        client.until(lambda: any(unit["status"] == "running" for unit in units(client)))
        workers = children(client.process.pid)
        assert client.process.poll() is None
        other.kill()
        other.wait()
        assert client.ended() == 1
        assert wait_until(lambda: not any(map(is_running, workers)))


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
def test_a_client_that_reads_nothing_keeps_the_server_from_nothing() -> None:
    answers, other = os.pipe()
    command = [sys.executable, "-P", "-m", "fencepost", "lsp"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=other) as process:
        os.close(other)
        stream: Any = process.stdin
        stream.write(framed(request(1)))
        stream.flush()
        assert os.read(answers, 1)  # it has begun; from now on nobody reads
        stream.write(framed(request(2)) * 20_000)
        stream.flush()
        process.send_signal(signal.SIGTERM)
        assert process.wait(300) == 128 + signal.SIGTERM
    os.close(answers)


def units(client: Wire) -> list[dict[str, Any]]:
    return list((client.last("fencepost/units") or {"units": []})["units"])


def children(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]
