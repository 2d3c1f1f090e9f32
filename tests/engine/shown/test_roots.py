"""Names of sources as seen from a folder; the paths are a build's word, and lead to no other computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.shown import roots
from fencepost.engine.shown.roots import below


def test_a_source_is_named_from_the_folder(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/A.cs").write_text("", "utf-8")
    relative = below(tmp_path)
    assert relative(str(tmp_path / "src/A.cs")) == "src/A.cs"
    assert relative("/_/src/A.cs") == "src/A.cs"
    assert relative("C:\\build\\src\\A.cs") == "src/A.cs"
    assert relative("/_/src/B.cs") is None
    assert relative("/_/../src/A.cs") is None


@pytest.mark.parametrize("path", [r"\\server\share\A.cs", "//server/share/A.cs", "file://server/A.cs"])
def test_a_network_path_is_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    (tmp_path / "A.cs").write_text("", "utf-8")
    relative = below(tmp_path)

    def fail(file: Path) -> bool:
        raise AssertionError(file)

    monkeypatch.setattr(roots, "is_regular", fail)
    assert relative(path) is None
