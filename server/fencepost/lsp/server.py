"""The server: what the protocol asks is answered here from what the editor's workspace knows.

Handlers are quick or wait; nothing is computed in this process. `@server.thread()` is never used: it shares the pool
that reads the client's messages, and a cancel would wait behind the work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.protocol import default_converter

import fencepost
from fencepost.lsp import messages
from fencepost.lsp.actions import actions, finding_of
from fencepost.lsp.documents import Documents, root_uri
from fencepost.lsp.editor import Editor, to_plain
from fencepost.lsp.hover import explanation, hover
from fencepost.lsp.lenses import lenses
from fencepost.lsp.pages import trace_message
from fencepost.lsp.protocol import Protocol
from fencepost.lsp.unit_ids import read_id

_WATCHED = ("**/*.{dll,exe,pdb}", "**/.editorconfig")
_COMMANDS = (messages.CHECK, messages.CHECK_ALL, messages.CANCEL, messages.TRACE, messages.EXPLAIN, messages.COPY)


_ANSWER_SECONDS = 30
T = TypeVar("T")


class FencepostServer(LanguageServer):
    """`editor` exists from the client's `initialize` on; `watches_client` is told of the client's process."""

    protocol: Protocol
    watches_client: Callable[[int], None]

    def __init__(self) -> None:
        super().__init__("fencepost", fencepost.__version__, protocol_cls=Protocol, converter_factory=default_converter)
        self.editor: Editor

    def folders(self) -> tuple[str, ...]:
        """The folders of the workspace, as the client names them at its start."""
        initial = self.protocol.initial
        if initial.workspace_folders:
            return tuple([folder.uri for folder in initial.workspace_folders])
        if initial.root_uri:
            return (initial.root_uri,)
        return (root_uri(initial.root_path),) if initial.root_path else ()

    async def close(self) -> None:
        """Ends everything that runs for the client."""
        if hasattr(self, "editor"):
            await self.editor.close()


def make_server() -> FencepostServer:
    server = FencepostServer()
    _add_life(server)
    _add_documents(server)
    _add_requests(server)
    for name in _COMMANDS:
        _add_command(server, name)
    return server


def _add_life(server: FencepostServer) -> None:
    @server.feature(types.INITIALIZE)
    def initialize(params: types.InitializeParams) -> None:
        wishes = params.initialization_options
        documents = Documents(str(getattr(server.workspace.position_encoding, "value", "utf-16")))
        server.editor = Editor(server, wishes if isinstance(wishes, dict) else {}, server.folders(), documents)
        if server.editor.wishes.get("pull") and types.TEXT_DOCUMENT_DIAGNOSTIC not in server.protocol.fm.features:
            _add_pull(server)
        if params.process_id is not None:
            server.watches_client(params.process_id)

    @server.feature(types.INITIALIZED)
    async def initialized(_params: types.InitializedParams) -> None:
        workspace = server.client_capabilities.workspace
        watched = workspace.did_change_watched_files if workspace else None
        told = bool(watched and watched.dynamic_registration) and await _watches_outputs(server)
        if workspace and workspace.configuration:
            await _read_settings(server)
        else:
            await server.editor.configure(server.editor.wishes.get("settings"))
        await server.editor.start(polls=not told)

    @server.feature(types.SHUTDOWN)
    async def shutdown(_params: None) -> None:
        await server.close()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def configured(params: types.DidChangeConfigurationParams) -> None:
        workspace = server.client_capabilities.workspace
        if workspace and workspace.configuration:
            await _read_settings(server)
        else:
            values = params.settings
            await server.editor.configure(values.get("fencepost", values) if isinstance(values, dict) else None)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def written(_params: types.DidChangeWatchedFilesParams) -> None:
        server.editor.look_soon()

    @server.feature(types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS)
    def moved(params: types.DidChangeWorkspaceFoldersParams) -> None:
        added, removed = params.event.added, params.event.removed
        server.editor.change_folders([folder.uri for folder in added], [folder.uri for folder in removed])


async def _answer(asked: Awaitable[T]) -> T | None:
    """The client's answer; None if the client refuses to answer, or takes too long."""
    try:
        async with asyncio.timeout(_ANSWER_SECONDS):
            return await asked
    except (JsonRpcException, TimeoutError):
        return None


async def _watches_outputs(server: FencepostServer) -> bool:
    """Asks the client to report builds. True if it does."""
    options = types.DidChangeWatchedFilesRegistrationOptions([types.FileSystemWatcher(glob) for glob in _WATCHED])
    registration = types.Registration("outputs", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)

    async def ask() -> bool:
        await server.client_register_capability_async(types.RegistrationParams([registration]))
        return True

    return bool(await _answer(ask()))


async def _read_settings(server: FencepostServer) -> None:
    wanted = types.ConfigurationParams([types.ConfigurationItem(section="fencepost")])
    values = await _answer(server.workspace_configuration_async(wanted))
    await server.editor.configure(values[0] if values else server.editor.wishes.get("settings"))


def _add_documents(server: FencepostServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        editor, item = server.editor, params.text_document
        editor.edited(item.uri, editor.documents.opened(item))

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        editor, uri = server.editor, params.text_document.uri
        editor.edited(uri, editor.documents.change(uri, params.content_changes))

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        editor, uri = server.editor, params.text_document.uri
        editor.edited(uri, editor.documents.close(uri), closed=True)


def _add_requests(server: FencepostServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def code_lens(params: types.CodeLensParams) -> list[types.CodeLens]:
        editor = server.editor
        return lenses(editor.state, editor.texts, editor.texts.asked(params.text_document.uri))

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(params: types.HoverParams) -> types.Hover | None:
        editor = server.editor
        key = editor.texts.asked(params.text_document.uri)
        return hover(editor.state, editor.texts, editor.shown.get(key, []), key, params.position)

    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.Empty]

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(kinds))
    def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        editor = server.editor
        key = editor.texts.asked(params.text_document.uri)
        return actions(editor.state, editor.texts, editor.shown.get(key, []), key, params.range)


def _add_pull(server: FencepostServer) -> None:
    options = types.DiagnosticOptions(inter_file_dependencies=True, workspace_diagnostics=True)

    @server.feature(types.TEXT_DOCUMENT_DIAGNOSTIC, options)
    def pulled(params: types.DocumentDiagnosticParams) -> types.RelatedFullDocumentDiagnosticReport:
        editor = server.editor
        key = editor.texts.asked(params.text_document.uri)
        return types.RelatedFullDocumentDiagnosticReport(editor.shown.get(key, []))

    @server.feature(types.WORKSPACE_DIAGNOSTIC)
    def all_pulled(_params: types.WorkspaceDiagnosticParams) -> types.WorkspaceDiagnosticReport:
        return types.WorkspaceDiagnosticReport(
            [types.WorkspaceFullDocumentDiagnosticReport(uri, items) for uri, items in server.editor.by_uri().items()]
        )


def _add_command(server: FencepostServer, name: str) -> None:
    @server.command(name)
    def run(*arguments: Any) -> Any:
        return _run(server, name, list(arguments))


def _run(server: FencepostServer, name: str, arguments: list[Any]) -> Any:
    """The result of a command. Arguments are those of the lenses, actions and messages that name it."""
    editor = server.editor
    first, second = (*arguments, None, None)[:2]
    if not isinstance(first, str | None) or not isinstance(second, int | None):
        raise JsonRpcInvalidParams("the first argument is a text, the second one a whole number")
    id = read_id(first) if first is not None and name != messages.EXPLAIN else None
    if first is not None and name != messages.EXPLAIN and id is None:
        raise JsonRpcInvalidParams("the first argument is the id of a unit")
    match name:
        case messages.CHECK | messages.CHECK_ALL:
            editor.check(id if name == messages.CHECK else None)
        case messages.CANCEL:
            editor.cancel(id)
        case messages.EXPLAIN:
            return explanation(first or "")
        case messages.COPY:
            return id.unit if id is not None else None
        case messages.TRACE:
            found = finding_of(editor.state, id, second or 0) if id is not None else None
            linked = bool(editor.wishes.get("messages"))
            return to_plain(trace_message(*found, editor.texts, linked)) if found else None
    return None
