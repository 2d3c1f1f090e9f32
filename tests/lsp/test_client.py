"""What the client for Visual Studio Code has from the server is what the server has now."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

import fencepost
from fencepost.lsp.server import make_server

CLIENT = Path(__file__).parents[2] / "client-vscode"
ADVICE = "run `python client-vscode/generate.py`"


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", CLIENT / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_message_types_are_those_of_the_server(generate: ModuleType) -> None:
    assert (CLIENT / "src" / "messages.ts").read_text("utf-8") == generate.typescript(), ADVICE


def test_settings_are_those_of_the_server(generate: ModuleType) -> None:
    assert (CLIENT / "package.json").read_text("utf-8") == generate.package(), ADVICE


def test_the_client_asks_for_the_server_of_its_own_version() -> None:
    assert json.loads((CLIENT / "package.json").read_text("utf-8"))["version"] == fencepost.__version__


def test_no_command_of_the_client_hides_one_of_the_server() -> None:
    """The language client registers the server's commands itself; a second one of the same name is an error."""
    package = json.loads((CLIENT / "package.json").read_text("utf-8"))
    own = {command["command"] for command in package["contributes"]["commands"]}
    assert own.isdisjoint(make_server().protocol.fm.commands)
