"""The memory models that tests of documents know: those of the product at one time, so that a model more changes none.

What is expected of a repair lists the models under which it is proved, and findings those under which they show.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from fencepost.memory import loading

FIXED = (
    "armv8", "dotnet", "ecma", "ecma-table1", "java", "power", "relaxed", "sc", "sparc-pso", "x86-tso",
)  # fmt: skip


@contextmanager
def with_models(files: Iterable[Path]) -> Iterator[None]:
    """These are the models that are built in, and no others."""
    with TemporaryDirectory() as folder:
        for file in files:
            shutil.copy(file, folder)
        with patch.object(loading, "_FOLDER", Path(folder)):
            loading.model_names.cache_clear()
            try:
                yield
            finally:
                loading.model_names.cache_clear()


@contextmanager
def with_fixed_models() -> Iterator[None]:
    """The models of `FIXED` are those that are built in, as the product has them now."""
    with with_models([loading._FOLDER / f"{name}.toml" for name in FIXED]):
        yield
