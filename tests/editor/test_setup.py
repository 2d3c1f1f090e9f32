"""A machine without what real editors need says what to do, in words, and never passes tests over."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable

import pytest

from tests.editor import setup


def only(*names: str) -> Callable[[str], str | None]:
    """As if these were all programs that there are."""
    return lambda name: f"/usr/bin/{name}" if name in names else None


@pytest.mark.parametrize(
    ("programs", "user", "reason"),
    [
        (("npm", "apt-get"), 1000, "this user is neither root nor may use sudo without a password"),
        (("npm",), 0, "there is no apt-get"),
    ],
)
def test_what_cannot_be_installed_is_named_with_a_remedy(
    programs: tuple[str, ...], user: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", only(*programs))
    monkeypatch.setattr(os, "geteuid", lambda: user)
    with pytest.raises(setup.SetupError) as raised:
        setup.install_programs()
    text = str(raised.value)
    assert reason in text
    assert "need chromium, nvim, and" in text
    assert "Install the packages chromium fonts-dejavu-core neovim of Debian or Ubuntu" in text
    assert "`bash tests/run -- --ignore tests/editor` runs all other tests." in text


def test_where_all_programs_are_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", only("npm", "chromium", "nvim"))
    setup.install_programs()
