"""Globs of .editorconfig files: what they fit, and that none of them takes long."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fencepost.engine.shown.globs import Glob


@pytest.mark.parametrize(
    ("glob", "fits", "not_"),
    [
        ("*", ["a.cs", "src/a.cs"], []),
        ("*.cs", ["a.cs", "x/y/a.cs", ".cs"], ["a.csx", "a.cs/b"]),
        ("/*.cs", ["a.cs"], ["x/a.cs"]),
        ("src/*.cs", ["src/a.cs"], ["src/x/a.cs", "x/src/a.cs"]),
        ("src/**.cs", ["src/a.cs", "src/x/a.cs"], ["a.cs"]),
        ("src/**/a.cs", ["src/a.cs", "src/x/a.cs", "src/x/y/a.cs"], ["src/ba.cs"]),
        ("**/a.cs", ["x/a.cs", "x/y/a.cs"], ["b.cs"]),
        ("?.cs", ["a.cs"], ["ab.cs", ".cs"]),
        ("[a-c].cs", ["a.cs", "c.cs"], ["d.cs", "-.cs"]),
        ("[!a-c].cs", ["d.cs"], ["a.cs"]),
        ("x/[!a]b", ["x/cb"], ["x//b"]),
        ("*.{cs,vb}", ["a.cs", "a.vb"], ["a.fs", "a.cs,vb"]),
        ("{a,b{c,d}}.cs", ["a.cs", "bc.cs", "bd.cs"], ["b.cs", "ad.cs"]),
        ("a{,b}.cs", ["a.cs", "ab.cs"], ["a,b.cs"]),
        ("a{b.cs", ["a{b.cs"], ["ab.cs"]),
        ("a}{b", ["a}{b"], ["ab"]),
        ("f{1..12}.cs", ["f1.cs", "f12.cs"], ["f0.cs", "f13.cs", "f01.cs", "f.cs"]),
        ("f{-2..2}0", ["f-20", "f00", "f20"], ["f30", "f0"]),
        (r"\*.cs", ["*.cs"], ["a.cs"]),
        ("a,b", ["a,b"], ["a"]),
    ],
)
def test_what_a_glob_fits(glob: str, fits: list[str], not_: list[str]) -> None:
    assert [path for path in [*fits, *not_] if Glob(glob).fullmatch(path)] == fits


_PIECES = {
    "*": "[^/]*",
    "**": ".*",
    "?": "[^/]",
    "/": "/",
    "a": "a",
    "b": "b",
    "[ab]": "[ab]",
    "{a,b*}": "(?:a|b[^/]*)",
}


@given(st.lists(st.sampled_from(list(_PIECES)), max_size=6), st.text("ab/", max_size=10))
def test_a_glob_fits_what_its_regular_expression_does(pieces: list[str], path: str) -> None:
    glob = "/" + "b".join(pieces)  # so that no two pieces become another one
    expression = "b".join(_PIECES[piece] for piece in pieces)
    assert Glob(glob).fullmatch(path) == bool(re.fullmatch(expression, path, re.DOTALL))


@pytest.mark.parametrize("part", ["*a", "**a", "a/**/", "{a,", "{a,b}", "{1..999999999}", "[a-z]", "{*,", "?*", "[!"])
def test_no_glob_takes_long(part: str) -> None:
    path = "/".join(["a" * 200] * 20)
    begun = time.monotonic()
    for times in (10, 100, 1000, 100_000):
        Glob(part * times).fullmatch(path)
        Glob(part * times + "}" * times).fullmatch(path)
    assert time.monotonic() - begun < 10
