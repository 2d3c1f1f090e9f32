"""An editor on a whole solution: the product has the squiggle and the fix, and a build takes the squiggle away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types

from tests.lsp.session import SECONDS, Session
from tests.solutions.solution import FIXED, HERE, outputs, put, put_whole, rebuild

COUNTER, TESTS = "Shop.Core/Counter.cs", "Shop.Tests.Xunit/BankTests.cs"
VISITS, MESSAGE = "Shop.Tests.BankTests.Every_visit_counts", "Shop.Tests.BankTests.A_message_is_whole"


@asynccontextmanager
async def editor(folder: Path, repair: bool = True) -> AsyncIterator[Session]:
    """A workspace that has been checked."""
    session = Session(folder)
    # Repairs of what screening confirms are `tests/lsp`'s: they would take most of the time here.
    session.settings = {"models": ["dotnet"], "jobs": 2, "repair": repair, "screening": not repair}
    try:
        await session.start(trusted=True)
        await session.until(lambda: known(session, VISITS) and all(known(session, unit) for unit in session.units))
        yield session
    finally:
        async with asyncio.timeout(SECONDS):
            with suppress(RuntimeError):
                await session.client.shutdown_async(None)
                session.client.exit(None)
            await session.client.stop()


def known(session: Session, unit: str) -> bool:
    """True once a unit has its verdict with all repairs."""
    found = session.units.get(unit)
    return found is not None and found.verdict is not None and found.status == "done"


def squiggles(session: Session, name: str, code: str) -> list[types.Diagnostic]:
    return [shown for shown in session.diagnostics.get(session.uri(name), []) if shown.code == code]


def line_of(session: Session, name: str, text: str) -> int:
    lines = (session.folder / name).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines) if text in line)


async def fixes(session: Session, name: str, shown: types.Diagnostic) -> list[Any]:
    params = types.CodeActionParams(
        types.TextDocumentIdentifier(session.uri(name)), shown.range, types.CodeActionContext([shown])
    )
    found = await session.client.text_document_code_action_async(params)
    actions = [action for action in found or [] if isinstance(action, types.CodeAction)]
    return [action for action in actions if action.edit is not None and "Silence" not in action.title]


def build_fixed(session: Session) -> None:
    rebuild(session.folder, "Shop.Core", FIXED)
    changed = [
        types.FileEvent((output / "Shop.Core.dll").as_uri(), types.FileChangeType.Changed)
        for output in outputs(session.folder)
    ]
    session.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changed))


@pytest.mark.share(2)  # the tests of real editors look at the squiggle, the fix and the build, too
def test_the_product_has_the_squiggle_and_the_fix_and_a_build_takes_it_away(tmp_path: Path) -> None:
    """A change of the product makes the units stale that come by it, and no others."""
    asyncio.run(_squiggle_fix_and_build(tmp_path))


async def _squiggle_fix_and_build(folder: Path) -> None:
    async with editor(put(folder)) as session:
        await session.until(lambda: squiggles(session, COUNTER, "FP1001"))
        shown = next(one for one in squiggles(session, COUNTER, "FP1001") if "Every_visit" in one.message)
        assert shown.range.start.line == line_of(session, COUNTER, "count++;")
        assert shown.severity == types.DiagnosticSeverity.Warning
        assert "Shop.Core.Counter.count is read and written" in shown.message
        assertion = next(one for one in squiggles(session, TESTS, "FP1001") if "Every_visit" in one.message)
        assert (shown.related_information or [])[0].location.range == assertion.range
        assert session.uri(COUNTER) in {one.location.uri for one in assertion.related_information or []}

        at_product, at_test = await fixes(session, COUNTER, shown), await fixes(session, TESTS, assertion)
        assert [action.title for action in at_product] == [action.title for action in at_test]
        fix = next(action for action in at_product if "with Interlocked" in action.title)
        assert set(fix.edit.changes) == {session.uri(COUNTER)}
        text = apply((session.folder / COUNTER).read_text("utf-8"), fix.edit.changes[session.uri(COUNTER)])
        assert text == (HERE / "Fixed" / COUNTER).read_text("utf-8")

        assert not session.units[VISITS].stale
        before = session.open(COUNTER)
        session.edit(COUNTER, before.replace("count++;", "count += 1;"))
        await session.until(lambda: session.units[VISITS].stale)
        assert not session.units[MESSAGE].stale
        assert "build to check again" in session.units[VISITS].text
        session.edit(COUNTER, text, version=3)

        (session.folder / COUNTER).write_text(text, "utf-8")
        build_fixed(session)
        await session.until(
            lambda: not any("Every_visit" in one.message for one in squiggles(session, COUNTER, "FP1001"))
        )
        await session.until(lambda: session.units[VISITS].verdict == "HOLDS" and not session.units[VISITS].stale)


def apply(text: str, edits: list[types.TextEdit]) -> str:
    lines = text.splitlines(keepends=True)
    for edit in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = edit.range.start, edit.range.end
        before, after = lines[start.line][: start.character], lines[end.line][end.character :]
        lines[start.line : end.line + 1] = [before + edit.new_text + after]
    return "".join(lines)


def test_several_assemblies_show_what_one_shows(tmp_path: Path) -> None:
    asyncio.run(_compare(tmp_path))


async def _compare(folder: Path) -> None:
    shown, others = [], set[Squiggle]()
    for name, make in (("one", put_whole), ("several", put)):
        (folder / name).mkdir()
        async with editor(make(folder / name), repair=False) as session:
            shown.append(_squiggles(session))
            others |= {where for where, text in shown[-1] if "CounterTests" in text}
    one, several = ([(where, text) for where, text in all if where not in others] for all in shown)
    assert several == one
    assert {
        "/Shop.Core/Counter.cs",
        "/Shop.Core/Wallet.cs",
        "/Shop.Store/Shelf.cs",
    } <= {file for (file, _, _), _ in one}


Squiggle = tuple[str, str, str]
"""Its file, range and rule."""


def _squiggles(session: Session) -> list[tuple[Squiggle, str]]:
    """The squiggles of all documents, but those of the other test project, with their texts and steps."""
    return sorted(
        ((file, str(one.range), str(one.code)), f"{one.severity} {one.message} {steps}")
        for uri, known in session.diagnostics.items()
        if "Nunit" not in (file := uri.removeprefix(session.uri("")))
        for one in known
        for steps in [[(step.location.range, step.message) for step in one.related_information or []]]
    )
