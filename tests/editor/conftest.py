"""What the tests in editors share: the programs, once for all of them, and a workspace with a program and its build."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.editor.setup import SetupError, Tools, packed_client, tools

BUILDS = Path(__file__).parent / "builds"


class Project:
    """A folder as a user has it: a project, its source, and what the compiler leaves below `bin`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "Mailbox.cs"
        (folder / "bin" / "Debug").mkdir(parents=True)
        (folder / "Mailbox.csproj").write_text('<Project Sdk="Microsoft.NET.Sdk" />\n')
        shutil.copy(BUILDS / "before" / "Mailbox.cs", self.source)
        self.build("Before")

    def build(self, name: str) -> None:
        """Does what a compiler does: the PDB first, then the assembly."""
        for suffix in (".pdb", ".dll"):
            new = self.folder / "bin" / "Debug" / f"Mailbox{suffix}"
            shutil.copy(BUILDS / "bin" / "Debug" / f"{name}{suffix}", new)

    def repaired(self) -> str:
        """The source as the quick fix leaves it."""
        return (BUILDS / "after" / "Mailbox.cs").read_text()


@pytest.fixture(scope="session")
def installed() -> Tools:
    try:
        return tools()
    except SetupError as problem:
        pytest.fail(str(problem), pytrace=False)


@pytest.fixture(scope="session")
def extension(installed: Tools) -> Iterator[Path]:
    with packed_client(installed) as packed:
        yield packed


@pytest.fixture
def project(tmp_path: Path) -> Project:
    folder = tmp_path / "Mailbox"
    folder.mkdir()
    return Project(folder)
