"""Source files that are not what a build was made from: by their hashes, bounded, on this machine only."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from fencepost.engine.shared.messages import SourceFile
from fencepost.engine.shown import stale
from fencepost.engine.shown.stale import is_made_by_a_build, stale_note, stale_sources

TEXT = b"class A { }\n"


def document(path: Path | str, content: bytes = TEXT, algorithm: str = "sha256") -> SourceFile:
    digest = hashlib.new(algorithm if algorithm in ("sha1", "sha256") else "sha256", content).hexdigest()
    return SourceFile(str(path), algorithm, digest)


def written(path: Path, content: bytes = TEXT) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("algorithm", ["sha1", "sha256"])
def test_a_source_that_was_changed_since_is_stale(tmp_path: Path, algorithm: str) -> None:
    same, other = written(tmp_path / "Same.cs"), written(tmp_path / "Other.cs", b"class B { }\n")
    documents = [document(same, algorithm=algorithm), document(other, algorithm=algorithm)]
    assert stale_sources(documents) == [str(other)]


def test_a_mark_of_the_encoding_makes_no_difference(tmp_path: Path) -> None:
    path = written(tmp_path / "A.cs")
    assert stale_sources([document(path, b"\xef\xbb\xbf" + TEXT)]) == []


def test_nothing_is_said_of_what_is_not_known(tmp_path: Path) -> None:
    changed = written(tmp_path / "A.cs", b"another")
    generated = written(tmp_path / "obj/Debug/net8.0/App.AssemblyInfo.cs", b"another")
    documents = [
        document(tmp_path / "Missing.cs"), document(changed, algorithm="unknown"), document(generated),
        document(tmp_path), document("A.cs"), document("\0"),
    ]  # fmt: skip
    assert stale_sources(documents) == []
    assert is_made_by_a_build("C:\\App\\obj\\A.g.cs")
    assert not is_made_by_a_build("/src/obj")


def test_a_network_path_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, *_: object) -> bytes:
        raise AssertionError(path)

    monkeypatch.setattr(stale, "read_regular", fail)
    monkeypatch.setattr(stale, "is_regular", fail)
    monkeypatch.setattr("fencepost.engine.shown.roots.is_regular", fail)
    paths = [r"\\server\share\A.cs", "//server/share/A.cs", "file://server/A.cs", r"\\?\UNC\server\share\A.cs"]
    assert stale_sources([document(path) for path in paths], ("/",)) == []


def test_a_mapped_path_is_found_below_a_root_by_more_than_its_name(tmp_path: Path) -> None:
    written(tmp_path / "src/A.cs", b"another")
    written(tmp_path / "B.cs", b"another")
    documents = [document("/_/src/A.cs"), document("/_/elsewhere/B.cs")]
    assert stale_sources(documents, (str(tmp_path),)) == ["/_/src/A.cs"]
    assert stale_sources(documents) == []


def test_so_many_files_and_bytes_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    documents = [document(written(tmp_path / f"{number}.cs", b"another")) for number in range(4)]
    assert len(stale_sources(documents)) == 4
    monkeypatch.setattr(stale, "_MOST_BYTES", 2 * len(b"another"))
    assert len(stale_sources(documents)) == 2
    monkeypatch.setattr(stale, "_MOST_FILES", 1)
    assert len(stale_sources(documents)) == 1


def test_the_sentence_names_a_few_files() -> None:
    few = stale_note("bin/App.dll", ["/src/B.cs", "C:\\src\\A.cs", "/other/A.cs"])
    assert few.text == "bin/App.dll was built from other sources than these: A.cs, B.cs. Build again."
    assert (few.kind, few.assembly) == ("stale", "App.dll")
    many = stale_note("App.dll", [f"/src/{number}.cs" for number in range(8)])
    assert many.text.endswith("0.cs, 1.cs, 2.cs, 3.cs, 4.cs and 3 more. Build again.")
