"""A client says if its user trusts the workspace; without a word it is not trusted."""

from __future__ import annotations

from typing import Any

import pytest
from pygls.lsp.server import LanguageServer

from fencepost.engine.workers.limits import editor_jobs
from fencepost.engine.workspace.service import LOW_PRIORITY, Means, Service
from fencepost.lsp.documents import Documents
from fencepost.lsp.editor import Editor


@pytest.mark.parametrize(("wishes", "trusted"), [({}, False), ({"trusted": True}, True), ({"trusted": "true"}, False)])
def test_trust_is_one_of_the_wishes_of_a_client(wishes: dict[str, Any], trusted: bool) -> None:
    editor = Editor(LanguageServer("test", "0"), wishes, (), Documents("utf-16"))
    service = Service(Means(editor_jobs(1), 512, LOW_PRIORITY, None), lambda _before, _after: None)
    editor._apply(service)
    assert service.settings.trusted is trusted
