"""Fencepost sees what .NET's own metadata reader sees: every committed assembly, every key of the document."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fencepost.report.inspect_json import encode, inspect_document
from tests.assembly.inputs import committed, label, must_open, recorded, recording
from tests.assembly.same import differences

RECORDED = [path for path in committed() if recording(path).exists()]


@pytest.mark.parametrize("path", RECORDED, ids=label)
def test_the_document_is_the_recorded_one(path: Path) -> None:
    document: dict[str, Any] = msgspec.json.decode(encode(inspect_document(must_open(path), True, None)))
    assert list(differences(document, recorded(path))) == []
    assert document["problems"] == []


def test_only_modules_have_no_recording() -> None:
    """The metadata reader that records wants an assembly."""
    assert {path.suffix for path in committed() if path not in RECORDED} == {".netmodule"}
    assert len(RECORDED) > 20
