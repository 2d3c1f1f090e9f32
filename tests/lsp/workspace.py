"""A folder that a client opens: a source, and what was built from it."""

from __future__ import annotations

from pathlib import Path

from tests.engine.inputs import put_build


def build(folder: Path, name: str = "Base") -> Path:
    (folder / "bin").mkdir(exist_ok=True)
    (folder / "Edited.cs").write_bytes((Path(__file__).parents[1] / "engine/builds/Edited.cs").read_bytes())
    put_build(name, folder / "bin" / "App.dll")
    return folder / "Edited.cs"
