"""URIs of files in all spellings, for this machine's paths and for those of the other kind."""

from __future__ import annotations

from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fencepost.lsp.uris import encoded, key_of, path_of, uri_of


def key(uri: str, flavour: type[PurePath]) -> str | None:
    path = path_of(uri, flavour)
    return key_of(path) if path is not None else None


@pytest.mark.parametrize(
    "uri",
    [
        "file:///c%3A/Work%20%28x%29/A.cs",  # Visual Studio Code
        "file:///c:/Work%20(x)/A.cs",
        "file:///C:/Work%20%28x%29/A.cs",  # .NET, Neovim
        "file:///C%3a/Work%20%28X%29/a.cs",
        "FILE:///c:/work (x)/A.cs",
        "file://localhost/c:/Work%20(x)/A.cs",
        "file:/c:/Work%20(x)/A.cs",
        "file://C:/Work%20(x)/A.cs",
        "file:///c|/Work%20(x)/A.cs",
        "file:///c:/Work%20(x)//./B/../A.cs/",
        "file:///c:%5CWork%20(x)%5CA.cs",
    ],
)
def test_a_file_of_windows_is_one_in_every_spelling(uri: str) -> None:
    assert key(uri, PureWindowsPath) == "c:/work (x)/a.cs"


@pytest.mark.parametrize(
    "uri", ["file://server/Share/A.cs", "file:////server/share/a.cs", "file://SERVER/share/%41.cs"]
)
def test_a_share_of_windows_has_a_host(uri: str) -> None:
    assert key(uri, PureWindowsPath) == "//server/share/a.cs"


@pytest.mark.parametrize(
    "uri",
    [
        "file:///code/C%23/%C3%A9%20%28x%29/A.cs",
        "file:///code/C#/é (x)/A.cs",
        "file:///code/C%23/e%CC%81%20(x)/A.cs",
        "file:///code/c%23/../C%23/%c3%a9%20%28x%29/./A.cs/",
        "file://localhost/code/C%23/%C3%A9%20%28x%29/A.cs",
        "file:/code/C%23/%C3%A9%20%28x%29/A.cs",
        "File://LOCALHOST//code//C%23/%C3%A9%20%28x%29/A.cs",
    ],
)
def test_a_file_of_other_systems_is_one_in_every_spelling(uri: str) -> None:
    assert key(uri, PurePosixPath) == "/code/C#/é (x)/A.cs"


def test_case_counts_where_it_means_something() -> None:
    assert key("file:///A.cs", PurePosixPath) != key("file:///a.cs", PurePosixPath)


@pytest.mark.parametrize(
    "uri",
    ["untitled:A", "git:/a.cs", "", "file", "file:", "file://", "file:///a%00b", "file://other/a.cs", "x"],
)
def test_what_is_no_file_here_has_no_path(uri: str) -> None:
    assert path_of(uri, PurePosixPath) is None


def test_bytes_that_are_no_utf_8_name_the_same_file_again() -> None:
    path = path_of("file:///a%FFb.cs", PurePosixPath)
    assert path == PurePosixPath("/a\udcffb.cs")
    assert path is not None
    assert uri_of(path) == "file:///a%FFb.cs"


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        (PureWindowsPath("C:/Work (x)/A.cs"), "file:///C:/Work%20%28x%29/A.cs"),
        (PureWindowsPath("//server/share/A.cs"), "file://server/share/A.cs"),
        (PurePosixPath("/C#/é?.cs"), "file:///C%23/%C3%A9%3F.cs"),
    ],
)
def test_a_path_has_a_uri_that_leads_back(path: PurePath, uri: str) -> None:
    assert uri_of(path) == uri
    assert path_of(uri, type(path)) == path


def test_paths_are_encoded_as_python_does() -> None:
    assert f"file://{encoded('/a b/(c)~é%.cs')}" == Path("/a b/(c)~é%.cs").as_uri()


@given(st.text())
def test_no_uri_raises_anything(text: str) -> None:
    for uri in (text, f"file://{text}", f"file:///{text}"):
        for flavour in (PurePosixPath, PureWindowsPath):
            path = path_of(uri, flavour)
            if path is not None:
                assert key_of(path) == key_of(path / "." / "x" / "..")
                uri_of(path)
