"""Clients spell the same folder in their own ways: all have the same answers, each in its own spelling."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from lsprotocol.converters import get_converter

from tests.lsp.session import Session, editor

REPAIRS = Path(__file__).parents[1] / "repair"
NAME = unicodedata.normalize("NFC", "Wörk (é) #1")


def composed(form: Any) -> Callable[[Path], str]:
    return lambda path: Path(unicodedata.normalize(form, str(path))).as_uri()


SPELLINGS: dict[str, Callable[[Path], str]] = {
    "as Python does": Path.as_uri,
    "with nothing encoded": lambda path: f"file://{path}",
    "with everything encoded": lambda path: "file://" + "".join(
        one if one == "/" else "".join(f"%{byte:02x}" for byte in one.encode()) for one in str(path)
    ),
    "with a host": lambda path: path.as_uri().replace("file://", "file://localhost"),
    "with one slash": lambda path: path.as_uri().replace("file://", "file:"),
    "with slashes at the end": lambda path: path.as_uri() + ("" if path.suffix else "/"),
    "with dots": lambda path: path.parent.as_uri() + "/./x/../" + path.as_uri().rsplit("/", 1)[1],
    "decomposed": composed("NFD"),
    "composed": composed("NFC"),
    "through a link": lambda path: Path(str(path).replace(f"/{NAME}", "/link")).as_uri(),
}  # fmt: skip


async def answers(session: Session, opens: bool) -> Any:
    """Everything that the client is told, with its own spelling of the folder as ROOT."""
    session.settings = {"models": ["dotnet"], "jobs": 1}
    await session.start()
    await session.settled()
    uri = session.uri("Flag.cs")
    if opens:
        text = session.open("Flag.cs")
        session.edit("Flag.cs", f"// one\n{text}")
        await session.until(lambda: session.found("Flag.cs") and session.found("Flag.cs")["FP1001"].tags)
        session.edit("Flag.cs", text, 3)
        await session.until(lambda: session.found("Flag.cs") and not session.found("Flag.cs")["FP1001"].tags)
    document = types.TextDocumentIdentifier(uri)
    (diagnostic,) = session.diagnostics[uri]
    context = types.CodeActionContext([diagnostic])
    client = session.client
    found = [
        {name: list for name, list in session.diagnostics.items() if list},
        await client.text_document_code_lens_async(types.CodeLensParams(document)),
        await client.text_document_hover_async(types.HoverParams(document, diagnostic.range.start)),
        await client.text_document_code_action_async(types.CodeActionParams(document, diagnostic.range, context)),
    ]
    plain = json.dumps([get_converter().unstructure(found), [[unit.uri, unit.line] for unit in session.units.values()]])
    assert json.dumps(uri)[1:-1] in plain
    plain = re.sub(r"\d+\.\d+ s\b", "SECONDS", plain)
    return json.loads(plain.replace(json.dumps(uri)[1:-1], "FLAG"))


def told(folder: Path, spell: Callable[[Path], str], opens: bool) -> Any:
    async def work() -> Any:
        (folder / NAME).mkdir(parents=True)
        (folder / "link").symlink_to(NAME)
        async with editor(folder / NAME, build=None) as session:
            session.spell = spell
            (folder / NAME / "Flag.cs").write_bytes((REPAIRS / "Flag.cs").read_bytes())
            for suffix in ("dll", "pdb"):
                content = (REPAIRS / "bin" / "Debug" / f"Flag.{suffix}").read_bytes()
                (folder / NAME / "bin" / f"Flag.{suffix}").write_bytes(content)
            return await answers(session, opens)

    paths = [str(folder / NAME), str(folder / "link")]
    plain = json.dumps(asyncio.run(work()))
    for path in paths:
        plain = plain.replace(json.dumps(path)[1:-1], "FOLDER")
    return json.loads(plain)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return told(tmp_path_factory.mktemp("usual"), Path.as_uri, True)


@pytest.mark.skipif(sys.platform == "win32", reason="these are spellings of POSIX; those of Windows are in test_uris")
@pytest.mark.share(2)
@pytest.mark.parametrize("name", SPELLINGS)
def test_every_spelling_has_the_same_answers(name: str, usual: Any, tmp_path: Path) -> None:
    assert told(tmp_path, SPELLINGS[name], True) == usual


@pytest.mark.skipif(sys.platform == "win32", reason="these are spellings of POSIX; those of Windows are in test_uris")
@pytest.mark.parametrize("name", ["with everything encoded", "through a link", "decomposed"])
def test_documents_that_were_never_opened_are_named_after_their_folder(name: str, usual: Any, tmp_path: Path) -> None:
    folder = tmp_path / NAME

    def spell(path: Path) -> str:
        return SPELLINGS[name](folder) + str(path).removeprefix(str(folder))

    assert told(tmp_path, spell, False) == usual
