"""Sessions of an editor with the server: what it shows, and when."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from lsprotocol import types

from fencepost.lsp import messages
from tests.engine.inputs import put_build
from tests.lsp.session import Session, editor, session_test

APPLICATIONS = Path(__file__).parents[1] / "screening" / "applications"
REPAIRS, FINDINGS = (Path(__file__).parents[1] / name for name in ("repair", "findings"))
ATOMIC = Path(__file__).parents[1] / "atomicity"


@session_test
async def test_findings_are_squiggles_with_the_steps_that_lead_there(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        lines = (tmp_path / "Edited.cs").read_text().splitlines()
        assert set(session.diagnostics) == {session.uri("Edited.cs")}
        assert set(session.found()) == {"FP1001", "FP1002", "FP1010"}
        assertion = session.found()["FP1001"]
        assert lines[assertion.range.start.line].strip() == 'Debug.Assert(sum == 2, "both count");'
        assert assertion.severity == types.DiagnosticSeverity.Error
        assert assertion.message == "The assertion sum == 2 fails: both count. (Tests.Breaks; sc)"
        assert assertion.tags is None
        steps = assertion.related_information or []
        assert {item.location.uri for item in steps} == {session.uri("Edited.cs")}
        assert next(item.message for item in steps if item.message.startswith("thread 1")).endswith("sum -> 0")
        assert session.status.kind == "violated"


@session_test
async def test_a_rebuild_takes_back_what_it_has_cured(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        session.put("Fixed")
        await session.until(lambda: set(session.found()) == {"FP1002"})
        session.put("Base")
        await session.until(lambda: set(session.found()) == {"FP1001", "FP1002", "FP1010"})


@session_test
async def test_without_a_watching_client_builds_are_found_all_the_same(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start(watches=False)
        await session.settled()
        assert not session.registered
        put_build("Fixed", tmp_path / "bin" / "App.dll")
        await session.until(lambda: set(session.found()) == {"FP1002"})


@session_test
async def test_the_client_is_asked_to_watch_outputs(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        assert session.registered == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES]


@session_test
async def test_squiggles_move_with_edits_and_are_marked(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        text = session.open("Edited.cs")
        before = session.found()["FP1001"].range.start.line
        session.edit("Edited.cs", "// new\n// lines\n" + text)
        await session.until(lambda: session.found()["FP1001"].range.start.line == before + 2)
        assert session.found()["FP1001"].tags == (types.DiagnosticTag.Unnecessary,)
        assert session.found()["FP1001"].message.endswith("The source has changed since, or is being checked again.")
        session.edit("Edited.cs", text, 3)
        await session.until(lambda: session.found()["FP1001"].tags is None)
        assert session.found()["FP1001"].range.start.line == before


@session_test
async def test_sources_that_are_not_the_compiled_ones_are_named(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        source = tmp_path / "Edited.cs"
        source.write_text("// another\n" + source.read_text())
        await session.start()
        await session.settled()
        assert session.found()["FP1001"].tags == (types.DiagnosticTag.Unnecessary,)
        assert any("was built from other sources than these: Edited.cs" in note for note in session.status.notes)


@session_test
async def test_no_build_is_said_and_one_that_comes_is_seen(tmp_path: Path) -> None:
    async with editor(tmp_path, None) as session:
        await session.start()
        await session.until(lambda: session.status and session.status.notes)
        assert session.status.kind == "none"
        assert "No build was found in this folder; build the project" in session.status.notes[0]
        session.put("Base")
        await session.settled()
        assert not session.status.notes


@session_test
async def test_an_assembly_without_a_pdb_is_said(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        (tmp_path / "bin" / "App.pdb").unlink()
        (tmp_path / "App.csproj").write_text("<Project/>")
        await session.start()
        await session.settled()
        assert any("There is no PDB" in note for note in session.status.notes)


@session_test
async def test_methods_that_are_to_be_atomic_have_lenses(tmp_path: Path) -> None:
    async with editor(tmp_path, None) as session:
        for name in ("Counter.cs", "bin/Debug/Counter.dll", "bin/Debug/Counter.pdb"):
            shutil.copy(ATOMIC / name, tmp_path / ("bin" if "bin" in name else "") / Path(name).name)
        await session.start()
        await session.settled()
        text = session.open("Counter.cs")
        document = types.TextDocumentIdentifier(session.uri("Counter.cs"))
        lenses = await session.client.text_document_code_lens_async(types.CodeLensParams(document))
        lines = text.splitlines()
        titles = {lines[lens.range.start.line].strip(): lens.command.title for lens in lenses}
        assert (
            titles["public int Up() => Interlocked.Increment(ref value);"] == "atomic · sc · by independence and movers"
        )
        assert titles["public int UpInTwo()"] == "not atomic · sc · in Counting.Counts"
        place = types.Position(lines.index("    public int UpInTwo()"), 10)
        shown = await session.client.text_document_hover_async(types.HoverParams(document, place))
        assert "**Counter.UpInTwo** in Counting.Counts under sc: not atomic: " in shown.contents.value


@session_test
async def test_harnesses_have_lenses_with_their_verdicts(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        session.open("Edited.cs")
        document = types.TextDocumentIdentifier(session.uri("Edited.cs"))
        lenses = await session.client.text_document_code_lens_async(types.CodeLensParams(document))
        lines = (tmp_path / "Edited.cs").read_text().splitlines()
        by_method = {lines[lens.range.start.line].strip(): lens.command for lens in lenses}
        assert by_method["public static int Counts()"].title.startswith("HOLDS · sc · ")
        assert by_method["public static int Counts()"].command == messages.CHECK
        assert by_method["public static void Breaks()"].title.startswith("VIOLATED · sc · ")
        trace = by_method["public static void Breaks()"]
        page = await session.command(trace.command, *trace.arguments)
        assert page["title"] == "Tests.Breaks: FP1001"
        assert "<!doctype html>" in page["html"]
        assert "Edited.cs(" in page["text"]


@session_test
async def test_a_pointer_on_a_squiggle_shows_its_rule_and_on_a_harness_its_verdict(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        session.open("Edited.cs")
        document = types.TextDocumentIdentifier(session.uri("Edited.cs"))
        at = session.found()["FP1002"].range.start
        found = await session.client.text_document_hover_async(types.HoverParams(document, at))
        assert found.contents.value.startswith("### FP1002: ")
        line = (tmp_path / "Edited.cs").read_text().splitlines().index("    public static int Draws()")
        found = await session.client.text_document_hover_async(types.HoverParams(document, types.Position(line, 20)))
        assert found.contents.value.startswith("**Tests.Draws** under sc: HOLDS")
        at = types.Position(0, 0)
        assert await session.client.text_document_hover_async(types.HoverParams(document, at)) is None


@session_test
async def test_squiggles_can_be_explained_and_traced(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        document = types.TextDocumentIdentifier(session.uri("Edited.cs"))
        where = session.found()["FP1001"].range
        context = types.CodeActionContext([session.found()["FP1001"]])
        found = await session.client.text_document_code_action_async(types.CodeActionParams(document, where, context))
        titles = ["Silence, because …", "Fencepost: show the trace", "Fencepost: explain FP1001"]
        assert [action.title for action in found] == titles
        assert "**Wrong**" in await session.command(messages.EXPLAIN, "FP1001")
        page = await session.command(messages.TRACE, session.units["Tests.Breaks"].id, 0)
        assert page["title"] == "Tests.Breaks: FP1001"


async def fixes_of(session: Session, folder: Path, name: str, rule: str) -> dict[str, list[types.TextEdit]]:
    """The quick fixes of a rule's squiggle in a built file, which is put into the session's folder, by their titles."""
    (session.folder / f"{name}.cs").write_bytes((folder / f"{name}.cs").read_bytes())
    for built in (folder / "bin" / "Debug").glob(f"{name}.*"):
        (session.folder / "bin" / built.name).write_bytes(built.read_bytes())
    session.settings = {"models": ["dotnet"], "jobs": 1}
    await session.start()
    await session.settled()
    diagnostic = session.found(f"{name}.cs")[rule]
    document = types.TextDocumentIdentifier(session.uri(f"{name}.cs"))
    context = types.CodeActionContext([diagnostic])
    parameters = types.CodeActionParams(document, diagnostic.range, context)
    found = await session.client.text_document_code_action_async(parameters)
    return {fix.title: fix.edit.changes[document.uri] for fix in found if getattr(fix, "edit", None)}


@session_test
async def test_a_quick_fix_is_a_proved_repair(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        (title, (edit,)), *_ = (await fixes_of(session, REPAIRS, "Flag", "FP1001")).items()
        assert title.startswith("Write ready with Volatile.Write in line 18 (proved under dotnet, ")
        assert (edit.range.start.line, edit.new_text) == (17, "Volatile.Write(ref ready, true)")


@session_test
async def test_code_without_a_harness_has_squiggles_and_fixes(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        fixes = await fixes_of(session, APPLICATIONS, "HitCounters", "FP1010")
        shown = session.found("HitCounters.cs")["FP1010"]
        assert shown.severity == types.DiagnosticSeverity.Warning
        assert (shown.range.start.line, shown.related_information is not None) == (25, True)
        ((_, (edit,)), *_) = fixes.items()
        assert "Interlocked.Increment(ref total)" in edit.new_text
        document = types.TextDocumentIdentifier(session.uri("HitCounters.cs"))
        for place in (types.Position(25, 9), types.Position(16, 18)):  # `total++`, and where the field is declared
            found = await session.client.text_document_hover_async(types.HoverParams(document, place))
            table = found.contents.value.partition("**total**: what can interleave here")[2].splitlines()
            assert table[4:] == [
                "| Record | reads and writes | no lock | its callers | HitCounters.cs\\:26 |",
                "| Total.get | reads | gate | its callers | HitCounters.cs\\:43 |",
            ]


@session_test
async def test_one_fix_mends_all_findings_of_a_unit(tmp_path: Path) -> None:
    async with editor(tmp_path, build=None) as session:
        fixes = await fixes_of(session, FINDINGS, "TwoCounters", "FP1010")
        (edits,) = [fixes[title] for title in fixes if title.startswith("Fix all 4 findings of TwoCounters.Count: ")]
        assert {edit.range.start.line for edit in edits} == {12, 13}
        assert all("Interlocked.Increment(ref " in edit.new_text for edit in edits)
        assert len(edits) == 4


@session_test
async def test_settings_count_at_once(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        await session.start()
        await session.settled()
        session.settings = {**session.settings, "severity": {"FP1001": "hint", "FP1002": "off"}}
        session.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
        await session.until(lambda: set(session.found()) == {"FP1001", "FP1010"})
        assert session.found()["FP1001"].severity == types.DiagnosticSeverity.Hint
        session.settings = {"models": ["sc", "x86-tso"], "properties": ["deadlock"], "jobs": 2, "screening": False}
        session.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
        await session.until(lambda: set(session.found()) == {"FP1002"} and session.status.open == 0)
        assert session.found()["FP1002"].message.endswith("(Tests.Waits; sc, x86-tso)")
        session.settings = {"models": ["nowhere"], "time": -1, "jobs": 1}
        session.client.workspace_did_change_configuration(types.DidChangeConfigurationParams(None))
        await session.until(lambda: len(session.messages) == 2)
        assert session.messages[0].startswith("The setting fencepost.models is not used: ")
        assert session.messages[1] == "The setting fencepost.time is not used: it must be above 0"


@session_test
async def test_a_build_that_is_damaged_is_named(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        build = tmp_path / "bin" / "App.dll"
        build.write_bytes(build.read_bytes()[:3000])
        (tmp_path / "bin" / "Native.dll").write_bytes(b"\x7fELF" + bytes(500))
        (tmp_path / "bin" / "Native.pdb").write_bytes(b"")
        await session.start()
        await session.until(lambda: session.status and session.status.looks and session.status.notes)
        assert session.status.text == "Fencepost: no harness"
        (note,) = session.status.notes
        assert note == f"{build}: The file is cut off inside its metadata; if a build is writing it, wait for its end."


@session_test
async def test_checks_wait_for_a_command_where_that_is_set(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        session.settings["run"] = "manual"
        await session.start()
        await session.until(lambda: len(session.units) == 6)
        await asyncio.sleep(0.3)
        assert {unit.status for unit in session.units.values()} == {"stopped"}
        await session.command(messages.CHECK, session.units["Tests.Waits"].id)
        await session.until(lambda: session.units["Tests.Waits"].verdict == "VIOLATED")
        assert session.units["Tests.Counts"].verdict is None
        await session.command(messages.CHECK_ALL)
        await session.until(lambda: all(unit.verdict for unit in session.units.values()))
        assert await session.command(messages.COPY, session.units["Tests.Waits"].id) == "Tests.Waits"


@session_test
async def test_progress_is_shown_and_a_cancel_stops_at_once(tmp_path: Path) -> None:
    async with editor(tmp_path, "Long") as session:
        session.settings = {**session.settings, "maxStates": 100_000_000, "time": 600}
        await session.start()
        await session.until(lambda: len(session.progress) > 2 and session.units["Units.Wrong"].verdict)
        begin = session.progress[0]
        assert (begin.value["kind"], begin.value["title"], begin.value["cancellable"]) == ("begin", "Fencepost", True)
        session.client.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(begin.token))
        await session.until(lambda: session.units["Units.Endless"].status == "stopped")
        assert session.progress[-1].value["kind"] == "end"
        await session.command(messages.CHECK, session.units["Units.Endless"].id)
        await session.until(lambda: session.units["Units.Endless"].status == "running")
        await session.command(messages.CANCEL, session.units["Units.Endless"].id)
        await session.until(lambda: session.units["Units.Endless"].status == "stopped")


@session_test
async def test_progress_ends_though_the_client_was_slow_to_take_it(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        taken = asyncio.Event()

        async def create(_params: types.WorkDoneProgressCreateParams) -> None:
            await taken.wait()

        session.client.protocol.fm.features[types.WINDOW_WORK_DONE_PROGRESS_CREATE] = create
        await session.start()
        await session.settled()
        await session.until(lambda: not session.status.open)
        taken.set()
        await session.until(lambda: session.progress)
        await session.until(lambda: session.progress[-1].value["kind"] == "end")
        assert [params.value["kind"] for params in session.progress] == ["begin", "end"]


@session_test
async def test_a_client_that_prefers_to_pull_pulls(tmp_path: Path) -> None:
    async with editor(tmp_path) as session:
        result = await session.start(pull=True)
        assert result.capabilities.diagnostic_provider
        await session.settled()
        assert not session.diagnostics
        document = types.TextDocumentIdentifier(session.uri("Edited.cs"))
        report = await session.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        assert {item.code for item in report.items} == {"FP1001", "FP1002", "FP1010"}
        everything = await session.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
        assert [item.uri for item in everything.items] == [session.uri("Edited.cs")]


@session_test
async def test_a_workspace_may_have_several_folders(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    async with editor(first) as session:
        shutil.copytree(first, second)
        put_build("Long", second / "bin" / "Other.dll")
        await session.start(folders=(first, second))
        session.settings["maxStates"] = 1000
        await session.until(lambda: {"Units.Small", "Tests.Waits"} <= set(session.units))
        event = types.WorkspaceFoldersChangeEvent([], [types.WorkspaceFolder(second.as_uri(), "second")])
        session.client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
        await session.until(lambda: "Units.Small" not in session.units)
