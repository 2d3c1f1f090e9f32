"""Work-done progress with a way to stop, and refreshes that a client may or may not know."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable
from typing import Any

from lsprotocol.types import (
    LogMessageParams,
    MessageType,
    ShowMessageParams,
    WorkDoneProgressBegin,
    WorkDoneProgressEnd,
    WorkDoneProgressReport,
)
from pygls.lsp.server import LanguageServer

from fencepost.engine.workspace.state import State


class Reporter:
    """Begins when units are open, reports how many and how fast, ends when none is."""

    def __init__(self, server: LanguageServer, cancel: Callable[[], None]) -> None:
        self._server = server
        self._cancel = cancel
        self._token: str | None = None
        self._began = False
        self._state = State()
        self._tasks: set[asyncio.Task[Any]] = set()

    def show(self, state: State) -> None:
        window = self._server.client_capabilities.window
        if not (window and window.work_done_progress):
            return
        self._state = state
        if state.open and self._token is None:
            self._token = str(uuid.uuid4())
            self._keep(self._begin(self._token))
        elif self._token is not None and self._began:
            if state.open:
                self._server.work_done_progress.report(self._token, WorkDoneProgressReport(message=message_of(state)))
            else:
                self._server.work_done_progress.end(self._token, WorkDoneProgressEnd())
                self._token, self._began = None, False

    async def _begin(self, token: str) -> None:
        """Waits for the client, which may take longer than the checks do."""
        progress = self._server.work_done_progress
        _ = await progress.create_async(token)
        progress.tokens[token].add_done_callback(lambda future: future.cancelled() and self._cancel())
        progress.begin(token, WorkDoneProgressBegin("Fencepost", cancellable=True, message=message_of(self._state)))
        self._began = True
        if not self._state.open:
            self.show(self._state)

    def warn(self, text: str) -> None:
        self._server.window_show_message(ShowMessageParams(MessageType.Warning, text))

    def log(self, text: str) -> None:
        self._server.window_log_message(LogMessageParams(MessageType.Error, text))

    def refresh_diagnostics(self) -> None:
        capability = getattr(self._server.client_capabilities.workspace, "diagnostics", None)
        if capability and capability.refresh_support:
            self._keep(self._server.workspace_diagnostic_refresh_async(None))

    def refresh_lenses(self) -> None:
        capability = getattr(self._server.client_capabilities.workspace, "code_lens", None)
        if capability and capability.refresh_support:
            self._keep(self._server.workspace_code_lens_refresh_async(None))

    def _keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def message_of(state: State) -> str:
    """How many units of how many are known, the number that the status has, and states a second."""
    units = [unit for build in state.builds for unit in build.units]
    running = [unit.progress for unit in units if unit.status == "running" and unit.progress is not None]
    speed = sum(progress.states / progress.seconds for progress in running if progress.seconds)
    known = f"{len(units) - state.unknown} of {len(units)}" if state.unknown else "repairs are looked for"
    return known + (f", {speed:,.0f} states/s" if speed else "")
