"""Opponents of one's own: files that cannot be read are said, a program is chosen only by its file."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.test_app import started


@pytest.mark.parametrize(("files", "says"), [(0, None), (1, "One of your opponents"), (2, "2 of your opponents")])
def test_files_that_cannot_be_read_are_counted_and_one_is_named(qtbot, tmp_path, files, says):
    folder = tmp_path / "opponents"
    folder.mkdir()
    for number in range(files):
        (folder / f"broken{number}.toml").write_text("name = ", encoding="utf-8")
    program = started(qtbot, tmp_path)
    problem = program.opponents.problem
    assert (problem is None) if says is None else (str(problem).startswith(says) and "broken0.toml" in str(problem))
    program.opponents.show_own()
    assert program.opponents.dialog.message.text().count("broken") == files
    program.window.close()


def test_a_folder_that_cannot_be_listed_is_said(qtbot, tmp_path):
    (tmp_path / "opponents").write_text("no folder", encoding="utf-8")
    program = started(qtbot, tmp_path)
    assert "opponents" in str(program.opponents.problem)
    program.window.close()


def test_without_a_file_the_seat_keeps_who_sat_there(qtbot, monkeypatch):
    program = started(qtbot)
    row = program.window.start.form.opponents.rows[1]
    before = program.window.start.choice().personas
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    program.window.start.program_wanted.emit(row)
    assert program.window.start.choice().personas == before and not program.window.bar.note
    program.window.close()
