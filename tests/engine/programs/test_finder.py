"""Builds are seen when they change, whatever else lies beside them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from fencepost.engine.programs.finder import find, stamp
from tests.engine.inputs import put_build


def test_a_dangling_link_hides_no_later_build(tmp_path: Path) -> None:
    (tmp_path / "Dead.dll").symlink_to("nowhere")
    (tmp_path / "Circle.pdb").symlink_to("Circle.pdb")
    app = put_build("Base", tmp_path / "App.dll")
    before = stamp(app)
    put_build("Callee", app)
    assert stamp(app) != before
    assert [build.path for build in find((str(tmp_path),)).builds] == [str(app)]


def test_a_build_of_the_same_size_and_time_is_seen(tmp_path: Path) -> None:
    app = put_build("Base", tmp_path / "App.dll")
    os.utime(app, ns=(10**18, 10**18))
    before = stamp(app)
    time.sleep(0.05)
    content = bytearray(app.read_bytes())
    content[-1] ^= 1
    app.write_bytes(content)
    os.utime(app, ns=(10**18, 10**18))
    assert stamp(app) != before


def test_a_folder_that_links_to_itself_is_searched_once(tmp_path: Path) -> None:
    app = put_build("Base", tmp_path / "App.dll")
    (tmp_path / "again").symlink_to(tmp_path)
    deep = tmp_path.joinpath(*["d"] * 300)
    deep.mkdir(parents=True)
    assert [build.path for build in find((str(tmp_path),)).builds] == [str(app)]
