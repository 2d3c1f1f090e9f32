"""What tests of repairs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.models import with_fixed_models


@pytest.fixture
def fixed_models() -> Iterator[None]:
    """A repair is tried under these models, whatever models are built in."""
    with with_fixed_models():
        yield
