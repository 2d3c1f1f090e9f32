"""Messages of a client, each looked at before it is believed: every request gets exactly one answer.

pygls knows the protocol's types and runs handlers. What it leaves to chance is here: which messages are requests, what
is answered before `initialize` and after `shutdown`, what is wrong with parameters, and text that UTF-8 cannot have.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Generator
from typing import Any

import attrs
from cattrs import ClassValidationError, transform_error
from lsprotocol import types
from pygls.exceptions import (
    FeatureNotificationError,
    JsonRpcException,
    JsonRpcInternalError,
    JsonRpcInvalidParams,
    JsonRpcInvalidRequest,
    JsonRpcMethodNotFound,
    JsonRpcParseError,
    JsonRpcServerNotInitialized,
)
from pygls.protocol import LanguageServerProtocol, lsp_method

from fencepost.lsp.framing import Frames

_MOST_PROBLEMS = 5
_MOST_DIGITS = 50
# What pygls would do itself: the texts of documents and the folders of the workspace are those of `lsp.documents`.
_OURS = (
    types.TEXT_DOCUMENT_DID_OPEN, types.TEXT_DOCUMENT_DID_CHANGE, types.TEXT_DOCUMENT_DID_CLOSE,
    types.NOTEBOOK_DOCUMENT_DID_OPEN, types.NOTEBOOK_DOCUMENT_DID_CHANGE, types.NOTEBOOK_DOCUMENT_DID_CLOSE,
    types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS,
)  # fmt: skip
# What pygls writes to standard error is told to the client, too; a client that reads only one of them stays in step.
logging.getLogger("pygls").addHandler(logging.NullHandler())
logging.getLogger("pygls").propagate = False


class Protocol(LanguageServerProtocol):
    """`leave` is called once, with the exit code, when the client says `exit`."""

    leave: Callable[[int], None]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.initial: types.InitializeParams
        self._frames = Frames()
        self._was_initialized = False
        self._is_closing = False
        self._asked: set[str | int] = set()
        self._is_quiet = asyncio.Event()
        for method in _OURS:
            self.fm.builtin_features.pop(method)

    def receive(self, piece: bytes) -> None:
        """Handles what is complete of all that the client has sent."""
        self._frames.feed(piece)
        for body in self._frames.messages():
            if body is None:
                self._refuse(None, JsonRpcParseError("a header is damaged: no message was read"))
                continue
            try:
                message = json.loads(body.decode(), parse_constant=_no_json, parse_int=_whole)
            except (ValueError, RecursionError) as problem:
                self._frames.give_back(body)
                self._refuse(None, JsonRpcParseError(f"this is no JSON: {problem}"))
                continue
            try:
                self._take(message)
            except Exception as mistake:  # our mistake, which is reported: the rest is still read
                self._server.report_server_error(mistake, FeatureNotificationError)

    # ---- what a message is

    def _take(self, message: Any) -> None:
        if not isinstance(message, dict):
            self._refuse(None, JsonRpcInvalidRequest("a message is one object"))
            return
        id = message.get("id")
        if id is not None and (not isinstance(id, str | int) or isinstance(id, bool)):
            self._refuse(None, JsonRpcInvalidRequest("an id is a text or a whole number"))
        elif "method" not in message and ("result" in message or "error" in message):
            self._answered(id, message)
        elif message.get("jsonrpc") != self.VERSION or not isinstance(message.get("method"), str):
            self._refuse(id, JsonRpcInvalidRequest(f"a message has a method and jsonrpc {self.VERSION!r}"))
        elif "id" not in message:
            self._notified(message)
        elif id is None:
            self._refuse(None, JsonRpcInvalidRequest("an id is a text or a whole number"))
        else:
            self._requested(id, message)

    def _requested(self, id: str | int, message: dict[str, Any]) -> None:
        method = message["method"]
        try:
            if self._is_closing:
                raise JsonRpcInvalidRequest("the server was shut down")
            if not self._was_initialized and method != types.INITIALIZE:
                raise JsonRpcServerNotInitialized("the server was not initialized")
            if self._was_initialized and method == types.INITIALIZE:
                raise JsonRpcInvalidRequest("the server was initialized already")
            if id in self._asked:
                raise JsonRpcInvalidRequest("a request with this id is not answered yet")
            self._get_handler(method)
            request: Any = self._structured(message)
            if not hasattr(request, "id"):
                raise JsonRpcInvalidRequest(f"{method} is a notification, which has no id")
        except JsonRpcException as problem:
            self._refuse(id, problem)
            return
        self._is_closing = method == types.SHUTDOWN
        self._asked.add(id)
        self._is_quiet.clear()
        self.handle_message(request)

    def _notified(self, message: dict[str, Any]) -> None:
        method = message["method"]
        if method != types.EXIT and (self._is_closing or not self._was_initialized):
            return
        try:
            self._get_handler(method) if method != types.CANCEL_REQUEST else None
            notification: Any = self._structured(message)
        except JsonRpcException:
            return  # the client waits for no answer
        if not hasattr(notification, "id"):
            self.handle_message(notification)

    def _structured(self, message: dict[str, Any]) -> Any:
        """A message as a value of the protocol's types."""
        type = self.get_message_type(message["method"])
        if type is None:
            raise JsonRpcMethodNotFound.of(message["method"])
        try:
            return self._converter.structure(message, type)
        except ClassValidationError as problem:
            raise JsonRpcInvalidParams("; ".join(transform_error(problem)[:_MOST_PROBLEMS])) from None
        except Exception as problem:  # whatever a converter makes of what a client invents
            raise JsonRpcInvalidParams(f"{problem.__class__.__name__}: {problem}") from None

    def _answered(self, id: str | int | None, message: dict[str, Any]) -> None:
        """Takes the client's answer to a request of ours. An answer that makes no sense is an error, because a request
        waits for it."""
        if id is None or id not in self._request_futures or id in self._asked:
            return
        type = self._result_types.pop(id, None) if "result" in message else types.ResponseErrorMessage
        try:
            answer: Any = self._converter.structure(message, type)
            result, error = getattr(answer, "result", None), getattr(answer, "error", None)
        except Exception as problem:
            result, error = None, types.ResponseError(JsonRpcInternalError.CODE, f"no valid answer: {problem}")
        future = self._request_futures.get(id)
        if future is not None and future.done():
            self._request_futures.pop(id)
            return
        self._handle_response(id, result, error)

    # ---- what is sent

    def _refuse(self, id: str | int | None, problem: JsonRpcException) -> None:
        error = {"code": problem.code, "message": problem.message}
        self._send_data({"jsonrpc": self.VERSION, "id": id, "error": error})

    def _send_response(
        self, msg_id: str | int, result: Any | None = None, error: types.ResponseError | None = None
    ) -> None:
        super()._send_response(msg_id, result, error)
        self._asked.discard(msg_id)
        if not self._asked:
            self._is_quiet.set()

    def _send_data(self, data: Any) -> None:
        """One message, as UTF-8. Halves of characters, which it cannot have, are replaced."""
        if self.writer is None:
            return
        text = json.dumps(data, default=self._serialize_message, ensure_ascii=False)
        body = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode()
        self.writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    # ---- what pygls does in another way

    def _handle_cancel_notification(self, msg_id: Any) -> None:
        """A client cancels its own requests only."""
        if isinstance(msg_id, str | int) and msg_id in self._asked:
            super()._handle_cancel_notification(msg_id)

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, types.InitializeResult]:
        """pygls gets no folders: it would look at their URIs in its own way."""
        self.initial = params
        unplaced = attrs.evolve(params, root_path=None, root_uri=None, workspace_folders=None)
        result = yield from super().lsp_initialize(unplaced)
        self._was_initialized = True
        return result

    @lsp_method(types.SHUTDOWN)
    def lsp_shutdown(self, *arguments: Any) -> Generator[Any, Any, None]:
        current = self.msg_id
        yield self.fm.features[types.SHUTDOWN], arguments, None
        for id in self._asked - {current}:
            future = self._request_futures.get(id)
            if future is not None:
                future.cancel()

    @lsp_method(types.EXIT)
    def lsp_exit(self, *_arguments: Any) -> Generator[Any, Any, None]:
        """A client may say this right behind `shutdown`, which is answered first."""
        yield self._all_answered, (), None
        self.leave(0 if self._is_closing else 1)

    async def _all_answered(self) -> None:
        if self._is_closing:
            await self._is_quiet.wait()


def _whole(digits: str) -> int:
    """Python would read any number, in a time that grows with the square of its length."""
    if len(digits) > _MOST_DIGITS:
        raise ValueError("a whole number has too many digits")
    return int(digits)


def _no_json(name: str) -> None:
    raise ValueError(f"{name} is no JSON")
