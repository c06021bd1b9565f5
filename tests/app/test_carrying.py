"""The menu's two entries for a profile, and the buttons that reset a part of it."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from pokertable.app.pages import SETTINGS
from pokertable.session.history import carry
from pokertable.session.history.carry import take_in
from pokertable.session.profile.asked import SUFFIX, asked_resets
from pokertable.session.profile.settings import settings_file
from pokertable.session.profile.whole_file import short
from tests.everywhere import answer, asked
from tests.test_app import WAIT_MS, started


def test_a_profile_goes_out_and_comes_in_and_a_damaged_one_is_said(qtbot, tmp_path):
    program = started(qtbot, tmp_path / "mine", theme="light")
    bar, out = program.window.bar, tmp_path / f"me{SUFFIX}"
    assert bar.profile_out.isEnabled() and bar.profile_in.isEnabled()
    program.carrying.write(out)
    qtbot.waitUntil(lambda: "saved" in bar.note, timeout=WAIT_MS)
    program.carrying.offer(out)
    qtbot.waitUntil(lambda: "next start" in bar.note, timeout=WAIT_MS)
    out.write_bytes(out.read_bytes()[:99])
    program.carrying.offer(out)
    qtbot.waitUntil(lambda: "damaged" in bar.note, timeout=WAIT_MS)
    program.window.close()
    assert "imported" in str(take_in(tmp_path / "mine"))


@pytest.mark.parametrize("chosen", [True, False])
def test_the_menu_asks_where_to_and_writes_only_what_was_chosen(qtbot, tmp_path, monkeypatch, chosen):
    program, out = started(qtbot, tmp_path / "mine"), tmp_path / f"me{SUFFIX}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out) if chosen else "", ""))
    program.window.bar.profile_out.trigger()
    program.carrying.shut_down()
    assert out.is_file() == chosen
    program.window.close()


@pytest.mark.parametrize("chosen", [True, False])
def test_the_menu_asks_what_comes_in_and_offers_only_what_was_chosen(qtbot, tmp_path, monkeypatch, chosen):
    program, file = started(qtbot, tmp_path / "mine"), tmp_path / f"me{SUFFIX}"
    offered: list[Path] = []
    monkeypatch.setattr(program.carrying, "offer", offered.append)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file) if chosen else "", ""))
    program.window.bar.profile_in.trigger()
    assert offered == ([file] if chosen else [])
    program.window.close()


def test_a_place_where_nothing_can_be_written_is_said_and_is_no_fault(qtbot, tmp_path, monkeypatch):
    faults = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: faults.append(error))
    program = started(qtbot, tmp_path / "mine")
    program.carrying.write(tmp_path / "absent" / f"me{SUFFIX}")
    qtbot.waitUntil(
        lambda: "absent/me.pokertable: No such file or directory" in program.window.bar.note, timeout=WAIT_MS
    )
    assert not faults
    program.window.close()


@pytest.mark.parametrize("full", ["copy_to", "write_profile"])
def test_a_full_disk_names_the_file_that_was_chosen(qtbot, tmp_path, monkeypatch, full):
    program, out = started(qtbot, tmp_path / "mine"), tmp_path / f"me{SUFFIX}"

    def fail(*where):
        raise OSError(errno.ENOSPC, "No space left on device", str(where[-1]))

    of = (program.profile.store, full) if full == "copy_to" else (carry, full)
    monkeypatch.setattr(*of, fail)
    program.carrying.write(out)
    qtbot.waitUntil(lambda: bool(program.window.bar.note), timeout=WAIT_MS)
    assert program.window.bar.note == f"That didn't work: {short(out)}: No space left on device"
    program.window.close()


def test_a_part_of_the_profile_that_cannot_be_read_is_named(qtbot, tmp_path, monkeypatch):
    program = started(qtbot, tmp_path / "mine")
    program.profile.save()
    unreadable = settings_file(tmp_path / "mine")

    def fail(*_):
        raise OSError(errno.EACCES, "Permission denied", str(unreadable))

    monkeypatch.setattr(carry, "write_profile", fail)
    program.carrying.write(tmp_path / f"me{SUFFIX}")
    qtbot.waitUntil(lambda: bool(program.window.bar.note), timeout=WAIT_MS)
    assert program.window.bar.note == f"That didn't work: {short(unreadable)}: Permission denied"
    program.window.close()


def test_without_a_folder_there_is_nothing_to_carry(qtbot):
    program = started(qtbot)
    assert not program.window.bar.profile_out.isEnabled() and not program.window.bar.profile_in.isEnabled()
    program.window.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_hands_are_reset_only_by_the_dialogs_button_and_progress_apart(qtbot, tmp_path, key):
    program = started(qtbot, tmp_path)
    program.open_page(SETTINGS)
    button = program.pages.of(SETTINGS).page.forget_buttons["hands"]
    button.click()
    assert asked() == "Reset all hands?"
    answer(key)  # the key that pressed the button, pressed once more
    assert not asked() and asked_resets(tmp_path) == () and button.text() == "Reset…"
    button.click()
    answer("Reset")
    assert not button.isEnabled() and asked_resets(tmp_path) == ("hands",)
    program.window.close()
