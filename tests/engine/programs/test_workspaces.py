"""The folders that a user means by what is to be checked."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.programs.workspaces import workspaces


def test_a_folder_means_itself(tmp_path: Path) -> None:
    (tmp_path / "Shop.sln").touch()
    (tmp_path / "Tests").mkdir()
    assert workspaces((str(tmp_path / "Tests"),)) == (str(tmp_path / "Tests"),)


def test_a_file_means_the_folder_of_its_solution(tmp_path: Path) -> None:
    (tmp_path / "Shop.slnx").touch()
    output = tmp_path / "Tests" / "bin" / "Debug"
    output.mkdir(parents=True)
    assert workspaces((str(output / "Tests.dll"), str(tmp_path / "Shop.slnx"))) == (str(tmp_path),)


def test_a_repository_is_a_workspace(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert workspaces((str(tmp_path / "Tests" / "Tests.dll"),)) == (str(tmp_path),)
