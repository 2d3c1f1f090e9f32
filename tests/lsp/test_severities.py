"""How an editor shows findings that were silenced, or have another severity."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from lsprotocol import types

from tests.engine.inputs import BUILDS
from tests.lsp.session import SOURCE, Session, editor, session_test

NAME = "Silenced.cs"
SAMPLES = Path(__file__).parents[1] / "assemblies"


def put(session: Session) -> None:
    shutil.copy(SOURCE / NAME, session.folder)
    for suffix in (".pdb", ".dll"):
        shutil.copy(BUILDS / f"Silenced{suffix}", session.folder / "bin")


def written(session: Session, name: str) -> None:
    """The client's file watcher has seen a change."""
    event = types.FileEvent(session.uri(name), types.FileChangeType.Changed)
    session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([event]))


async def actions(session: Session, diagnostic: types.Diagnostic) -> list[Any]:
    document = types.TextDocumentIdentifier(session.uri(NAME))
    context = types.CodeActionContext([diagnostic])
    found: list[Any] = await session.client.text_document_code_action_async(
        types.CodeActionParams(document, diagnostic.range, context)
    )
    return found


@session_test
async def test_what_is_silenced_has_no_squiggle_and_its_reason_above(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        put(session)
        await session.start()
        await session.settled()
        (shown,) = session.diagnostics[session.uri(NAME)]
        assert shown.message.endswith("(Tests.Shown; sc)")
        assert session.status.text == "Fencepost: 1 violated, 3 silenced"
        document = types.TextDocumentIdentifier(session.uri(NAME))
        lenses = await session.client.text_document_code_lens_async(types.CodeLensParams(document))
        titles = {lens.command.title.partition(" · ")[0] for lens in lenses}
        assert titles == {
            "VIOLATED", "VIOLATED, silenced: the harness is known to fail",
            "VIOLATED, silenced: all of the type is", "VIOLATED, silenced: no reason is given",
        }  # fmt: skip


@session_test
async def test_silence_is_written_above_the_member_with_a_reason(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        put(session)
        await session.start()
        await session.settled()
        (shown,) = session.diagnostics[session.uri(NAME)]
        silence = next(action for action in await actions(session, shown) if action.title == "Silence, because …")
        (edit,) = silence.edit.changes[session.uri(NAME)]
        lines = (tmp_path / NAME).read_text().splitlines()
        assert lines[edit.range.start.line] == "    private static void Elsewhere() => Debug.Assert(false);"
        told = '[UnconditionalSuppressMessage("Fencepost", "FP1001", Justification = "because …")]'
        assert edit.new_text == f"    {told}\n"
        text = session.open(NAME)
        session.edit(NAME, text.replace("using System.Diagnostics.CodeAnalysis;", "using System.IO;"))
        silence = next(action for action in await actions(session, shown) if action.title == "Silence, because …")
        (edit,) = silence.edit.changes[session.uri(NAME)]
        assert edit.new_text.startswith("    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage(")


@session_test
async def test_an_editorconfig_counts_at_once_and_settings_count_more(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        assert session.found()["FP1001"].severity == types.DiagnosticSeverity.Error
        (tmp_path / ".editorconfig").write_text(
            "root = true\n[*.cs]\ndotnet_diagnostic.FP1001.severity = suggestion\n"
            "dotnet_diagnostic.FP1002.severity = none\n"
        )
        written(session, ".editorconfig")
        await session.until(lambda: set(session.found()) == {"FP1001", "FP1010"})
        assert session.found()["FP1001"].severity == types.DiagnosticSeverity.Information
        await session.until(lambda: session.status.text == "Fencepost: 1 violated, 1 silenced")
        session.settings = {**session.settings, "severity": {"FP1002": "warning"}}
        session.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
        await session.until(lambda: set(session.found()) == {"FP1001", "FP1002", "FP1010"})
        assert session.found()["FP1002"].severity == types.DiagnosticSeverity.Warning


@session_test
async def test_a_release_build_says_that_it_has_no_assertions(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        for suffix in (".pdb", ".dll"):
            shutil.copy(SAMPLES / "bin" / "Release" / f"Samples{suffix}", tmp_path / "bin")
        await session.start()
        await session.settled()
        assert any(
            "is a Release build: what Debug.Assert says is compiled out" in note for note in session.status.notes
        )
