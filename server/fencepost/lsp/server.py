"""The server: what the protocol asks is answered here from what the editor's workspace knows.

Handlers are quick or wait; nothing is computed in this process. `@server.thread()` is never used: it shares the pool
that reads the client's messages, and a cancel would wait behind the work.
"""

from __future__ import annotations

from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

import fencepost
from fencepost.lsp import messages
from fencepost.lsp.actions import actions, finding_of
from fencepost.lsp.editor import Editor, to_plain
from fencepost.lsp.hover import explanation, hover
from fencepost.lsp.lenses import lenses
from fencepost.lsp.pages import trace_message

_WATCHED = ("**/*.{dll,exe,pdb}", "**/.editorconfig")
_COMMANDS = (messages.CHECK, messages.CHECK_ALL, messages.CANCEL, messages.TRACE, messages.EXPLAIN, messages.COPY)


class FencepostServer(LanguageServer):
    """`editor` is there from the client's `initialize` on."""

    def __init__(self) -> None:
        super().__init__("fencepost", fencepost.__version__)
        self.editor: Editor

    def roots(self) -> tuple[str, ...]:
        """The folders of the workspace on this machine's disk."""
        uris = [folder.uri for folder in self.workspace.folders.values()] or [self.workspace.root_uri]
        paths = [to_fs_path(uri) for uri in uris if uri]
        return tuple([path for path in paths if path])


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
        server.editor = Editor(server, wishes if isinstance(wishes, dict) else {}, server.roots())
        if server.editor.wishes.get("pull"):
            _add_pull(server)

    @server.feature(types.INITIALIZED)
    async def initialized(_params: types.InitializedParams) -> None:
        workspace = server.client_capabilities.workspace
        watched = workspace.did_change_watched_files if workspace else None
        told = bool(watched and watched.dynamic_registration)
        if told:
            await _watch_outputs(server)
        if workspace and workspace.configuration:
            await _read_settings(server)
        server.editor.start(polls=not told)

    @server.feature(types.SHUTDOWN)
    async def shutdown(_params: None) -> None:
        await server.editor.close()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def configured(params: types.DidChangeConfigurationParams) -> None:
        workspace = server.client_capabilities.workspace
        if workspace and workspace.configuration:
            await _read_settings(server)
        else:
            values = params.settings
            server.editor.configure(values.get("fencepost", values) if isinstance(values, dict) else None)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def written(_params: types.DidChangeWatchedFilesParams) -> None:
        server.editor.look_soon()

    @server.feature(types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS)
    def moved(_params: types.DidChangeWorkspaceFoldersParams) -> None:
        server.editor.set_roots(server.roots())


async def _watch_outputs(server: FencepostServer) -> None:
    options = types.DidChangeWatchedFilesRegistrationOptions([types.FileSystemWatcher(glob) for glob in _WATCHED])
    registration = types.Registration("outputs", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
    await server.client_register_capability_async(types.RegistrationParams([registration]))


async def _read_settings(server: FencepostServer) -> None:
    wanted = types.ConfigurationParams([types.ConfigurationItem(section="fencepost")])
    values = await server.workspace_configuration_async(wanted)
    server.editor.configure(values[0] if values else None)


def _add_documents(server: FencepostServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        server.editor.edited(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        server.editor.edited(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: types.DidCloseTextDocumentParams) -> None:
        server.editor.edited(params.text_document.uri)


def _add_requests(server: FencepostServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def code_lens(params: types.CodeLensParams) -> list[types.CodeLens]:
        return lenses(server.editor.state, server.editor.texts, params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(params: types.HoverParams) -> types.Hover | None:
        editor, uri = server.editor, params.text_document.uri
        return hover(editor.state, editor.texts, editor.shown.get(uri, []), uri, params.position)

    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.Empty]

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(kinds))
    def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        editor, uri = server.editor, params.text_document.uri
        return actions(editor.state, editor.texts, editor.shown.get(uri, []), uri, params.range)


def _add_pull(server: FencepostServer) -> None:
    options = types.DiagnosticOptions(inter_file_dependencies=True, workspace_diagnostics=True)

    @server.feature(types.TEXT_DOCUMENT_DIAGNOSTIC, options)
    def pulled(params: types.DocumentDiagnosticParams) -> types.RelatedFullDocumentDiagnosticReport:
        return types.RelatedFullDocumentDiagnosticReport(server.editor.shown.get(params.text_document.uri, []))

    @server.feature(types.WORKSPACE_DIAGNOSTIC)
    def all_pulled(_params: types.WorkspaceDiagnosticParams) -> types.WorkspaceDiagnosticReport:
        return types.WorkspaceDiagnosticReport(
            [types.WorkspaceFullDocumentDiagnosticReport(uri, items) for uri, items in server.editor.shown.items()]
        )


def _add_command(server: FencepostServer, name: str) -> None:
    @server.command(name)
    def run(*arguments: Any) -> Any:
        return _run(server, name, list(arguments))


def _run(server: FencepostServer, name: str, arguments: list[Any]) -> Any:
    """What a command answers. Arguments are those of the lenses, actions and messages that name it."""
    editor = server.editor
    first = str(arguments[0]) if arguments else None
    match name:
        case messages.CHECK | messages.CHECK_ALL:
            editor.check(first if name == messages.CHECK else None)
        case messages.CANCEL:
            editor.cancel(first)
        case messages.EXPLAIN:
            return explanation(first or "")
        case messages.COPY:
            return first.split("|")[1] if first else None
        case messages.TRACE:
            found = finding_of(editor.state, first or "", int(arguments[1]) if len(arguments) > 1 else 0)
            linked = bool(editor.wishes.get("messages"))
            return to_plain(trace_message(*found, editor.texts, linked)) if found else None
    return None
