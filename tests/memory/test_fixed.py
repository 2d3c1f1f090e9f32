"""A memory model more changes no expected document of tests that are not about it."""

from __future__ import annotations

import re
from pathlib import Path

from fencepost.memory import loading
from fencepost.memory.loading import load_model, model_names
from tests.models import FIXED, with_fixed_models, with_models
from tests.repository.tree import ROOT, tracked

EXPECTED = re.compile(r"^expected")
NAMES_MODELS = re.compile(r'"(?:proved_under|also_under|unknown_under)": ?\[(.*?)\]', re.DOTALL)


def one_more(tmp_path: Path) -> list[Path]:
    """The files of all models, and of one that is made here."""
    made = tmp_path / "made.toml"
    made.write_bytes((loading._FOLDER / "x86-tso.toml").read_bytes())
    return [*(loading._FOLDER / f"{name}.toml" for name in model_names()), made]


def test_a_model_more_is_one_of_the_product_and_none_of_those_that_documents_know(tmp_path: Path) -> None:
    before = model_names()
    with with_models(one_more(tmp_path)):
        assert set(model_names()) == {*before, "made"}
        assert load_model("made").table == load_model("x86-tso").table
        with with_fixed_models():
            assert model_names() == FIXED
        assert "made" in model_names()
    assert model_names() == before


def test_documents_name_no_model_that_they_do_not_know() -> None:
    files = [path for path in tracked() if path.suffix == ".json" and any(map(EXPECTED.match, path.parts))]
    named = {
        name
        for path in files
        for models in NAMES_MODELS.findall((ROOT / path).read_text("utf-8"))
        for name in re.findall(r'"([^"]+)"', models)
    }
    assert named
    assert named <= set(FIXED)
