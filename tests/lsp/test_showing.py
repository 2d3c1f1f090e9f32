"""What a program names says what it is, and does nothing: no link, no image, no HTML, no change of direction."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from fencepost.engine.shared.messages import Planned
from fencepost.engine.workspace.state import UnitState
from fencepost.lsp.hover import _verdict
from fencepost.lsp.showing import markdown, printable
from fencepost.model.verdict import Finding, Unit

EVIL = [
    "![x](http://evil/p.png)", "[x](command:evil)", "<img src=x onerror=y>", "<http://evil>", "http://evil.com/x",
    "www.evil.com", "a@evil.com", "`code`", "**bold**", "_it_", "~~x~~", "a | b", "&lt;b&gt;", "\\[x](y)", "[x]: http://e",
    "line\n# title\n\n---\n1. x", "mailto:a@b.c", "a\\", "$(zap)", "Queue<T>.get_Item[int]",
]  # fmt: skip


def rendered(text: str) -> str:
    return str(MarkdownIt("js-default", {"linkify": False, "html": True}).render(text))


@pytest.mark.parametrize("text", EVIL)
def test_a_text_is_shown_as_it_is(text: str) -> None:
    shown = rendered(f"- note: {markdown(text)}")
    assert set(re.findall(r"</?([a-z0-9]+)", shown)) <= {"ul", "li"}
    assert html.unescape(re.sub("</?[a-z]+>", "", shown)).strip() == f"note: {printable(text)}".strip()


@given(st.text())
def test_any_text_is_shown_as_it_is(text: str) -> None:
    shown = rendered(f"x {markdown(text)} x").strip().removeprefix("<p>").removesuffix("</p>")
    assert html.unescape(shown).split() == f"x {printable(text)} x".split()


@pytest.mark.parametrize("text", ["http://evil.com", "HTTPS://evil.com", "www.evil.com", "Www.evil.com", "a@evil.com"])
def test_no_client_finds_a_link_without_brackets(text: str) -> None:
    """Extensions look for these in the source of a page (GFM 6.9)."""
    assert not re.search(r"https?://|www\.[a-z]|[a-z]@[a-z]", markdown(text), re.IGNORECASE)


def test_a_hover_escapes_names_messages_and_reasons() -> None:
    evil = "![x](http://evil/\u202e)"
    finding = Finding("FP1001", "assertion", evil, None, None, None, None, None, (), "", ())
    unit = Unit(evil, "harness", "A.dll", "sc", "VIOLATED", 1, 1, 0.0, findings=(finding,), assumed=(evil,))
    shown = _verdict(UnitState(Planned(evil, "A.dll", "sc", 1, 1), "done", unit))
    assert "](" not in shown
    assert "\u202e" not in shown
    assert "<img" not in rendered(shown)
    assert "<a" not in rendered(shown)
